"""The browser draws the tiles that are in the box."""

from __future__ import annotations

import json
import re
from pathlib import Path

from mizban.games.keyflower.data import TABLE

FACES = Path(__file__).parents[3] / "web" / "src" / "games" / "keyflower" / "faces.ts"


def test_the_browser_has_the_same_table_of_tiles() -> None:
    rows = re.findall(r"^  (\[\".*\]),$", FACES.read_text(encoding="utf-8"), re.MULTILINE)
    assert [tuple(json.loads(row)) for row in rows] == list(TABLE)
