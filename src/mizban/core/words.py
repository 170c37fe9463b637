"""Messages as ids and arguments; the texts stand in the .ftl files."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Optional

from mizban.core.flow import is_over, waiting
from mizban.core.state import State

Plain = dict[str, Any]  # JSON-able data
Args = dict[str, int | str]  # of a message


class Word:
    """The id of a message and its arguments; the texts stand in the .ftl files."""

    def __init__(self, id: str, args: Optional[Mapping[str, int | str]] = None) -> None:
        self.id: Final = id
        self.args: Final[dict[str, int | str]] = dict(args or {})

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Word) and self.id == other.id and self.args == other.args

    def __hash__(self) -> int:
        return hash((self.id, tuple(self.args.items())))

    def __repr__(self) -> str:
        return f"Word({self.id!r}, {self.args!r})"

    def plain(self) -> Plain:
        """The message as JSON-able data."""
        return {"id": self.id, **self.args}


def why_not_now(state: State) -> Word:
    """Why a seat that is not asked can do nothing: it is another's turn, or the game is over."""
    if is_over(state):
        return Word("why-over")
    others = waiting(state)
    return Word("why-not-your-turn", {"other": others[0]}) if others else Word("why-not-now")
