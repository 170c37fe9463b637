"""What every bot is."""

from __future__ import annotations

from typing import Any, Final, Optional

from mypy_extensions import mypyc_attr

from mizban.core.flow import legal
from mizban.core.game import Game
from mizban.core.source import Fast
from mizban.core.state import State

SECONDS: Final = 1.0  # what a bot may think about a turn, unless somebody says otherwise


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Plays for a seat; it is given a guess of what that seat cannot know, never the truth."""

    def __init__(self, game: Game[Any], seed: int = 1) -> None:
        self.game: Final = game
        self.source: Final = Fast(seed)
        self.origin: Optional[tuple[str, int]] = None  # the name by which it was made, and for how many seats

    def __reduce__(self) -> tuple[Any, ...]:
        return made_again, (type(self), self.origin, self.game, self.source, learnt_since(self))

    def turn(self, state: State, seat: int, budget: float = SECONDS) -> list[int]:
        """The answers of a seat from now on, until chance or another seat comes: the whole turn, or its next answer."""
        return [self.choose(state, seat, legal(state, seat), budget)]

    def choose(self, state: State, seat: int, options: list[int], budget: float = SECONDS) -> int:
        """One of a seat's options in a state that was guessed for it, within a budget of seconds."""
        return self.turn(state, seat, budget)[0]


def learnt_since(bot: Bot) -> dict[str, Any]:
    """What a bot of somebody else keeps for itself; ours keep nothing but their source."""
    if type(bot).__module__.startswith("mizban."):
        return {}
    own: dict[str, Any] = getattr(bot, "__dict__", {})
    return {name: value for name, value in own.items() if name not in ("game", "source", "origin")}


def made_again(
    kind: type[Any], origin: Optional[tuple[str, int]], game: Game[Any], source: Fast, more: dict[str, Any]
) -> Bot:
    """A bot that was pickled: made as it was made, and as far in its chances as it was."""
    from mizban.bots import make

    bot: Bot = kind(game) if origin is None else make(origin[0], game, 1, origin[1])
    for name, value in more.items():
        setattr(bot, name, value)
    bot.source.go_on_like(source)
    return bot
