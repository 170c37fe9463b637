"""How redesigning, and placing the tiles of a turn, are put into words."""

from __future__ import annotations

from typing import Any, Final, Optional

from mizban.core.notation.wording import NONE, Alone, ByVerb, Sign, Wording, is_cell, name_of
from mizban.core.packed import members
from mizban.core.words import Args, Word
from mizban.games.alhambra.data import FOUNTAIN, TILES
from mizban.games.alhambra.ground import (
    ALLOWED,
    Ground,
    Walk,
    anchored,
    build_fault,
    remove_fault,
    swap_fault,
)
from mizban.games.alhambra.places import FURTHEST, bearing, column_of, row_of, spot_at
from mizban.games.alhambra.rules import tiles_at
from mizban.games.alhambra.state import BUILT, HELD, RESERVE, Alhambra
from mizban.games.alhambra.steps.placing import GIVE_AWAY, TO_RESERVE, ChooseTile, PlaceTile
from mizban.games.alhambra.steps.turn import REDESIGN, SWAP, Act, Redesign
from mizban.games.alhambra.words.money import ONE_AT_A_TIME

SOME_CELLS: Final = ("0,0", "1,0", "-1,0", "0,1", "0,-1", "1,1", "2,0", "9,-9")
Placing = Redesign | PlaceTile


def is_built(state: Alhambra, seat: int, tile: int) -> bool:
    """Whether a tile lies in the Alhambra of a seat; the start tile always does."""
    return tile == FOUNTAIN or state.where[tile] == BUILT + seat


def in_reserve(state: Alhambra, seat: int, tile: int) -> bool:
    return tile != FOUNTAIN and state.where[tile] == RESERVE + seat


def refused(fault: str, args: Args) -> Word:
    """A rule of building as a message; without one, it is more than one choice."""
    return Word(ONE_AT_A_TIME if fault == ALLOWED else f"why-{fault}", args)


# Actions


class BuiltTile(Wording[Alhambra, Act]):
    """A built tile, to be removed."""

    def sign(self, state: Alhambra, ask: Act, answer: int) -> Sign:
        return Sign("remove", f"tile:{TILES[answer - REDESIGN]}")

    def option(self, state: Alhambra, ask: Act, answer: int) -> Word:
        return Word("answer-remove", {"tile": TILES[answer - REDESIGN]})

    def refusal(self, state: Alhambra, ask: Act, words: list[str]) -> Optional[Word]:
        if not words:
            return Word("why-cannot-remove")
        tile = self.number(words[0])
        args: Args = {"tile": TILES[tile]}
        if not is_built(state, ask.seat, tile):
            return Word("why-not-built", args)
        ground = Ground(state, ask.seat)
        return refused(remove_fault(ground, Walk(ground), ground.square_of(tile)), args)


class ReservedTile(Wording[Alhambra, Act]):
    """A tile of the reserve; where it goes then decides the verb."""

    def __init__(self, verb: str, then: Wording[Alhambra, Any]) -> None:
        super().__init__(verb, "tile", TILES)
        self.then: Final = then  # the words for where it goes

    def sign(self, state: Alhambra, ask: Act, answer: int) -> Sign:
        return Sign("", f"tile:{TILES[answer - REDESIGN]}")

    def option(self, state: Alhambra, ask: Act, answer: int) -> Word:
        return Word("answer-redesign", {"tile": TILES[answer - REDESIGN]})

    def refusal(self, state: Alhambra, ask: Act, words: list[str]) -> Optional[Word]:
        reserve = members(tiles_at(state, RESERVE + ask.seat))
        tile = self.number(words[0]) if words else NONE
        if tile == NONE and len(reserve) == 0:
            return Word("why-reserve-empty")
        if tile != NONE and not in_reserve(state, ask.seat, tile):
            return Word("why-not-in-reserve", {"tile": TILES[tile]})
        if tile == NONE:
            return self.then.refusal(state, Redesign(ask.seat, ask.again, reserve[0]), words)
        return self.then.refusal(state, Redesign(ask.seat, ask.again, tile), words[1:])


# Where a tile goes


class Site(Wording[Alhambra, Placing]):
    """An empty place."""

    def examples(self, verb: str) -> tuple[str, ...]:
        return SOME_CELLS

    def has(self, word: str) -> bool:
        return is_cell(word)

    def sign(self, state: Alhambra, ask: Placing, answer: int) -> Sign:
        spot = spot_of(state, ask.seat, answer)
        return Sign("build", f"cell:{column_of(spot)},{row_of(spot)}")

    def option(self, state: Alhambra, ask: Placing, answer: int) -> Word:
        return Word("answer-build", bearing(spot_of(state, ask.seat, answer)))

    def refusal(self, state: Alhambra, ask: Placing, words: list[str]) -> Optional[Word]:
        if not words:
            return Word("why-fits-nowhere", {"tile": TILES[ask.tile]})
        if not is_cell(words[0]):
            return Word(ONE_AT_A_TIME)
        x, y = (int(number) for number in name_of(words[0]).split(","))
        return refused(site_fault(state, ask.seat, ask.tile, x, y), {"tile": TILES[ask.tile], "x": x, "y": y})


def spot_of(state: Alhambra, seat: int, anchor: int) -> int:
    """The place that an anchor names."""
    ground = Ground(state, seat)
    return ground.spot_of(anchored(ground, anchor))


def site_fault(state: Alhambra, seat: int, tile: int, x: int, y: int) -> str:
    """The first rule that forbids a tile on a place, if any."""
    if max(abs(x), abs(y)) > FURTHEST:
        return "does-not-touch"
    ground = Ground(state, seat)
    return build_fault(ground, tile, ground.find(spot_at(x, y)))


class OldTile(Wording[Alhambra, Redesign]):
    """A built tile, whose place is taken."""

    def sign(self, state: Alhambra, ask: Redesign, answer: int) -> Sign:
        return Sign("swap", f"tile:{TILES[answer - SWAP]}")

    def option(self, state: Alhambra, ask: Redesign, answer: int) -> Word:
        return Word("answer-swap", {"tile": TILES[answer - SWAP]})

    def refusal(self, state: Alhambra, ask: Redesign, words: list[str]) -> Optional[Word]:
        if not words:
            return Word("why-no-swap", {"tile": TILES[ask.tile]})
        old = self.number(words[0])
        if not is_built(state, ask.seat, old):
            return Word("why-not-built", {"tile": TILES[old]})
        ground = Ground(state, ask.seat)
        return refused(swap_fault(ground, ask.tile, ground.square_of(old)), {"tile": TILES[ask.tile]})


class Destination(ByVerb[Alhambra, Redesign]):
    """Where a tile of the reserve goes."""

    def about(self, state: Alhambra, ask: Redesign) -> Args:
        return {"tile": TILES[ask.tile]}

    def verb_of(self, state: Alhambra, ask: Redesign, answer: int) -> str:
        return "swap" if answer >= SWAP else "build"

    def meant(self, state: Alhambra, ask: Redesign, words: list[str]) -> str:
        return "build" if is_cell(words[0]) else "swap"


# The end of a turn


class BoughtTile(Wording[Alhambra, ChooseTile]):
    """A tile set aside; where it goes then decides the verb."""

    def verbs(self) -> tuple[str, ...]:
        return ("build", "reserve", "give")

    def sign(self, state: Alhambra, ask: ChooseTile, answer: int) -> Sign:
        return Sign("", f"tile:{TILES[answer]}")

    def option(self, state: Alhambra, ask: ChooseTile, answer: int) -> Word:
        return Word("answer-choose", {"tile": TILES[answer]})

    def refusal(self, state: Alhambra, ask: ChooseTile, words: list[str]) -> Optional[Word]:
        tile = self.number(words[0]) if words else NONE
        if tile == NONE or (tile != FOUNTAIN and state.where[tile] == HELD):
            return Word(ONE_AT_A_TIME)
        return Word("why-not-bought", {"tile": TILES[tile]})


class Aside(Alone[Alhambra, PlaceTile]):
    """Into the reserve, where a tile may always go."""

    def refusal(self, state: Alhambra, ask: PlaceTile, words: list[str]) -> Optional[Word]:
        return Word(ONE_AT_A_TIME)


class Gift(Alone[Alhambra, PlaceTile]):
    """To the imaginary player."""

    def refusal(self, state: Alhambra, ask: PlaceTile, words: list[str]) -> Optional[Word]:
        return Word(ONE_AT_A_TIME if ask.give else "why-no-gift")


class Goal(ByVerb[Alhambra, PlaceTile]):
    """Where a bought tile goes."""

    def about(self, state: Alhambra, ask: PlaceTile) -> Args:
        return {"tile": TILES[ask.tile]}

    def verb_of(self, state: Alhambra, ask: PlaceTile, answer: int) -> str:
        if answer == TO_RESERVE:
            return "reserve"
        return "give" if answer == GIVE_AWAY else "build"
