"""The table in words, as far as a seat knows it: what positions, knowledge and views are made of."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mizban.core.game import Plain
from mizban.games.keyflower.data import (
    BOAT_SIDES,
    COLOURS,
    FIRST_BOAT,
    FIRST_SUMMER_BOAT,
    FIRST_WINTER,
    GOODS,
    KINDS,
    NAMES,
    PER_SEASON,
    PIECES,
    SEASONS,
    SIDES,
    UPGRADABLE,
)
from mizban.games.keyflower.knowledge import aside_of, skills_of, stock_of, workers_of
from mizban.games.keyflower.rules import last_use, lot_of, middle_tiles, turn_tiles_left
from mizban.games.keyflower.shapes import BoatView, LotText, PlacedView, TileView
from mizban.games.keyflower.state import CREW, LYING, NOBODY, NONE, NOWHERE, RESOURCES, WORKERS, Keyflower
from mizban.games.keyflower.village import place_of, side_of, tiles_of

TIMES: Final = (*SEASONS, "over")
EVERYTHING: Final = -1  # the eyes that see all
WATCHER: Final = -2  # the eyes of one who holds no seat


def describe(state: Keyflower, seat: int) -> Plain:
    """What lies on the table, and what this seat knows of the rest."""
    return {
        "options": {
            "boat_3b_gold": "yes" if state.boat_3b_gold else "no",
            "boat_4a_turn_order": "yes" if state.boat_4a_turn_order else "no",
            "stock_elsewhere": "yes" if state.stock_elsewhere else "no",
        },
        "season": TIMES[state.season],
        "start": state.start,
        "passes": state.passes,
        "players": [player_of(state, each, seat) for each in range(state.seats)],
        "middle": [lot_text(state, tile) for tile in middle_tiles(state)],
        "turn_order": [lot_text(state, tile) for tile in turn_tiles_left(state)],
        "boats": [boat_of(state, boat) for boat in range(state.seats)],
        "greens": state.greens,
        "stock": bounds_of(state, stock_of(state)),
        "aside": {**held_by(state, aside_of(state), seat), **bounds_of(state, aside_of(state))},
    }


def counts(names: Sequence[str], numbers: vec[i64]) -> dict[str, int]:
    """Numbers by name, without those that are nothing."""
    return {names[i]: number for i, number in enumerate(numbers) if number}


def pieces_at(numbers: vec[i64], holder: int) -> dict[str, int]:
    """The pieces of a holder in a row by holder and kind."""
    return counts(PIECES, numbers[holder * KINDS : (holder + 1) * KINDS])


def bounds_of(state: Keyflower, holder: int) -> Plain:
    """What everybody can have noted down about a holder."""
    return {"at_least": pieces_at(state.least, holder), "at_most": pieces_at(state.most, holder)}


def held_by(state: Keyflower, holder: int, seat: int) -> Plain:
    """What a holder has, or for other eyes how much, and what is certain of it."""
    pieces = pieces_at(state.held, holder)
    if seat in (EVERYTHING, holder):
        return {"screen": pieces}
    least, most = pieces_at(state.least, holder), pieces_at(state.most, holder)
    certain = {name: number for name, number in pieces.items() if least.get(name) == most.get(name)}
    return {"screen": {**certain, "workers": workers_of(state, holder), "skills": skills_of(state, holder)}}


def player_of(state: Keyflower, seat: int, eyes: int) -> Plain:
    """A village, and what is behind the screen."""
    village = [village_tile(state, seat, index) for index in range(len(tiles_of(state, seat)))]
    known = {**held_by(state, seat, eyes), **bounds_of(state, seat)}
    return {"village": village, **known, **winter_of(state, seat, eyes)}


def winter_of(state: Keyflower, seat: int, eyes: int) -> Plain:
    """A player's winter tiles, and which of them are offered; others know how many there are."""
    dealt, offered = names_in(state.dealt[seat]), names_in(state.offered[seat])
    if eyes in (EVERYTHING, seat):
        return {"winter": dealt, "offered": offered}
    return {"winter": [None] * len(dealt), "offered": None if offered else []}


def names_in(tiles: int) -> list[str]:
    """The names of a set of winter tiles."""
    return [NAMES[FIRST_WINTER + i] for i in range(PER_SEASON) if tiles >> i & 1]


def village_tile(state: Keyflower, seat: int, index: int) -> PlacedView:
    """A tile of a village: where and how it lies, what lies on it, and its season."""
    village = state.villages[seat]
    tile, cell = village.tiles[index], village.cells[index]
    return {
        "at": None if cell == NOWHERE else place_of(cell),
        "turned": village.spins[index],
        "goods": counts(GOODS, state.goods[tile * RESOURCES : (tile + 1) * RESOURCES]),
        **season_of(state, tile),
    }


def season_of(state: Keyflower, tile: int) -> TileView:
    """What has become of a tile in this season."""
    return {
        "tile": NAMES[tile],
        "side": side_name(state, tile),
        "colour": None if state.colour[tile] == NONE else COLOURS[state.colour[tile]],
        "last": last_use(state, tile),
        "workers": counts(COLOURS, state.on[tile * CREW : tile * CREW + WORKERS]),
    }


def side_name(state: Keyflower, tile: int) -> str:
    return sides_of(tile)[side_of(state, tile)]


def sides_of(tile: int) -> tuple[str, ...]:
    """The sides that a tile can show."""
    if FIRST_SUMMER_BOAT <= tile < FIRST_SUMMER_BOAT + 4:
        return BOAT_SIDES
    return SIDES if UPGRADABLE[tile] else SIDES[:1]


def lot_text(state: Keyflower, tile: int) -> LotText:
    """A tile of the auction with the stacks beside it."""
    lot = lot_of(tile)
    stacks, lying = list(state.stacks[lot * state.seats : (lot + 1) * state.seats]), state.colour[LYING + lot]
    return {"stacks": stacks, "lying": None if lying == NONE else COLOURS[lying], **season_of(state, tile)}


def boat_of(state: Keyflower, boat: int) -> BoatView:
    """A boat: what is on it, and who has chosen it."""
    taken = state.emptied[boat]
    return {
        "boat": NAMES[FIRST_BOAT + boat],
        "cargo": pieces_at(state.cargo, boat),
        "taken_by": None if taken == NOBODY else taken,
    }
