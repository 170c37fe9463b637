"""Whether every fault of a game's positions is shown by an example."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

from mizban.core.game import Game
from mizban.language import text_of
from mizban.records import faults_of


def unshown(game: Game[Any], descriptions: Iterable[dict[str, Any]]) -> list[str]:
    """The faults that a game has a sentence for, and that none of these descriptions has."""
    shown = {fault.word.id for description in descriptions for fault in faults_of(game, description)}
    ids = re.findall(r"^(fault-[a-z-]+) =", text_of(game, "en"), re.MULTILINE)
    return [id for id in ids if id not in shown]
