"""What the wordings of this game share: the names of its things, tiles with what they do, words that must wait."""

from __future__ import annotations

from typing import Any, Final, Optional

from mizban.core.notation.wording import A, Alone, ByVerb, Wording, numbers_by_name
from mizban.core.state import Ask
from mizban.core.words import Word
from mizban.games.keyflower.data import COLOURS, FIRST_HOME, GOODS, NAMES, SKILLS
from mizban.games.keyflower.description import side_name
from mizban.games.keyflower.rules import stack_colour, tile_at
from mizban.games.keyflower.state import Keyflower
from mizban.games.keyflower.steps.season_end import is_purple

STACKS: Final = NAMES[:FIRST_HOME]  # tiles that can be bid for

# By word: which of the things of a kind it names.
TILE_IN: Final = numbers_by_name("tile", NAMES)
WORKER_IN: Final = numbers_by_name("worker", COLOURS)
STACK_IN: Final = numbers_by_name("stack", STACKS)
GOOD_IN: Final = numbers_by_name("good", GOODS)
SKILL_IN: Final = numbers_by_name("skill", SKILLS)


def asked_else(state: Keyflower, ask: Ask) -> Word:
    """Something else is asked; a choice that is begun can be taken back."""
    return Word("why-begun" if ask.so_far(state) else "why-asked-else")


class Asked(Wording[Keyflower, A]):
    """A question of this game."""

    def asked_else(self, state: Keyflower, ask: A) -> Word:
        return asked_else(state, ask)


class AskedByVerb(ByVerb[Keyflower, A]):
    """A question of this game whose answers have different verbs."""

    def asked_else(self, state: Keyflower, ask: A) -> Word:
        return asked_else(state, ask)


class Only(Alone[Keyflower, Any]):
    """A verb after which nothing may be said: pass, enough, keep."""

    def refusal(self, state: Keyflower, ask: Any, words: list[str]) -> Optional[Word]:
        return too_much(words)


def too_much(words: list[str]) -> Optional[Word]:
    """Words that are left when a choice is whole already."""
    return Word("why-too-much") if words else None


def about(id: str, tile: int) -> Word:
    """A message about a tile."""
    return Word(id, {"tile": NAMES[tile]})


def tile_word(state: Keyflower, id: str, tile: int) -> Word:
    """A tile to choose, and what the side does that is up."""
    return Word(id, {"tile": NAMES[tile], "does": f"{NAMES[tile]}-{side_up(state, tile)}"})


def side_up(state: Keyflower, tile: int) -> str:
    """The side of a tile; that of a turn order tile may show the purple worker."""
    return "purple" if is_purple(state, tile) else side_name(state, tile)


def stack_thing(state: Keyflower, lot: int) -> str:
    """A seat's stack, called by the tile beside which it stands."""
    return f"stack:{NAMES[tile_at(state, lot)]}"


def stack_word(state: Keyflower, seat: int, lot: int) -> Word:
    """A losing stack: where it stands, and what it is."""
    size = state.stacks[lot * state.seats + seat]
    colour = COLOURS[stack_colour(state, seat, lot)]
    return Word("answer-stack", {"tile": NAMES[tile_at(state, lot)], "count": size, "colour": colour})
