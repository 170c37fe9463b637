"""Placing tiles in words: place stable 1,-1 4."""

from __future__ import annotations

from typing import Final, Optional

from mizban.core.notation.wording import NONE, Sign, is_cell, name_of
from mizban.core.words import Args, Word
from mizban.games.keyflower.data import NAMES
from mizban.games.keyflower.position import MOST_AWAY
from mizban.games.keyflower.state import NOWHERE, Keyflower
from mizban.games.keyflower.steps.expansion import LayAt, LayTile, LayTurned, placeable
from mizban.games.keyflower.village import (
    HEX,
    NOTHING,
    Frontier,
    cell_at,
    cell_of_anchor,
    fits,
    fits_turned,
    is_free_of_edges,
    loose_tiles,
    place_of,
)
from mizban.games.keyflower.words.common import Asked, about, tile_word, too_much


class LooseTile(Asked[LayTile]):
    """The tile that is placed next."""

    def option(self, state: Keyflower, ask: LayTile, answer: int) -> Word:
        return tile_word(state, "answer-lay", answer)

    def refusal(self, state: Keyflower, ask: LayTile, words: list[str]) -> Optional[Word]:
        tile = self.number(words[0])
        if tile == NONE:
            return None
        if state.where[tile] != ask.seat:
            return about("why-not-yours", tile)
        if tile not in loose_tiles(state.villages[ask.seat]):
            return about("why-placed", tile)
        if tile not in placeable(state, ask.seat) and len(words) == 1:
            return about("why-fits-nowhere", tile)
        return place_fault(state, ask.seat, tile, words[1:])


class Cell(Asked[LayAt]):
    """The cell of the village, by column and row from the home tile."""

    def examples(self, verb: str) -> tuple[str, ...]:
        return "0,0", "0,-1", "1,-1", "1,0", "0,1", "-1,1", "-1,0", "9,9"

    def has(self, word: str) -> bool:
        return is_cell(word)

    def about(self, state: Keyflower, ask: LayAt) -> Args:
        return {"tile": NAMES[ask.tile]}

    def sign(self, state: Keyflower, ask: LayAt, answer: int) -> Sign:
        column, row = place_of(cell_of_anchor(state.villages[ask.seat], answer))
        return Sign("place", f"cell:{column},{row}")

    def option(self, state: Keyflower, ask: LayAt, answer: int) -> Word:
        column, row = place_of(cell_of_anchor(state.villages[ask.seat], answer))
        return Word(f"answer-beside-{answer % HEX}", {"tile": NAMES[answer // HEX], "column": column, "row": row})

    def refusal(self, state: Keyflower, ask: LayAt, words: list[str]) -> Optional[Word]:
        return place_fault(state, ask.seat, ask.tile, words)


class Turned(Asked[LayTurned]):
    """By how many sixths it is turned clockwise."""

    def about(self, state: Keyflower, ask: LayTurned) -> Args:
        return {"tile": NAMES[ask.tile]}

    def option(self, state: Keyflower, ask: LayTurned, answer: int) -> Word:
        return Word("answer-turned", {"turned": answer})

    def refusal(self, state: Keyflower, ask: LayTurned, words: list[str]) -> Optional[Word]:
        column, row = place_of(cell_of_anchor(state.villages[ask.seat], ask.anchor))
        return place_fault(state, ask.seat, ask.tile, [f"{column},{row}", *words])


TURNS: Final = tuple([str(spin) for spin in range(HEX)])
TURNED: Final = Turned("place", "turn", TURNS)


def place_fault(state: Keyflower, seat: int, tile: int, words: list[str]) -> Optional[Word]:
    """The first rule against placing a tile where it is said, turned as it is said."""
    for word in words:
        if is_cell(word):
            return cell_fault(state, seat, tile, word, words)
    return too_much(words)


def cell_fault(state: Keyflower, seat: int, tile: int, place: str, words: list[str]) -> Word:
    """The first rule against placing a tile on a cell."""
    column, row = [int(number) for number in name_of(place).split(",")]
    args: Args = {"tile": NAMES[tile], "column": column, "row": row}
    village = state.villages[seat]
    cell = cell_at(column, row) if max(abs(column), abs(row)) <= MOST_AWAY else NOWHERE
    if cell != NOWHERE and cell in village.cells:
        return Word("why-cell-taken", args)
    asks, free = Frontier(village).asks_at(cell), is_free_of_edges(state, seat)
    if asks == NOTHING:
        return Word("why-not-beside", args)
    if not fits_turned(tile, asks, free):
        return Word("why-no-turn", args)
    spins = [TURNED.number(word) for word in words if TURNED.has(word)]
    if spins and not fits(tile, spins[0], asks, free):
        return Word("why-edges", args)
    return Word("why-too-much")
