"""What a seat knows and what it is shown.

Money is dealt, taken and paid openly, so whoever writes it down knows every hand; shown is only the own one.
"""

from __future__ import annotations

from typing import Optional

from mizban.core.flow import first_waiting
from mizban.core.game import Plain
from mizban.core.packed import size
from mizban.games.alhambra.card_sets import exact_payments, least_excess, paid_sum, values_of
from mizban.games.alhambra.data import (
    CARDS,
    CURRENCIES,
    FOUNTAIN,
    MONEY,
    POINTS,
    PRICE,
    ROUNDS,
    SCORING_CARDS,
    SIDES,
    SLOTS,
    TILES,
    TYPE,
    TYPES,
    WALLS,
    Building,
    Currency,
)
from mizban.games.alhambra.ground import Ground
from mizban.games.alhambra.pending import SCRIPT
from mizban.games.alhambra.places import column_of, row_of
from mizban.games.alhambra.position import describe, names_at, points_of, purse_of
from mizban.games.alhambra.rules import NO_TILE, in_hand, tile_on, tiles_at, total_of
from mizban.games.alhambra.scoring import building_points, counts_of
from mizban.games.alhambra.shapes import (
    BuiltView,
    EdgeView,
    ImaginaryView,
    OutlookView,
    PaymentsView,
    PlayerView,
    SlotView,
    TileView,
    View,
)
from mizban.games.alhambra.state import BAG, HELD, IMAGINARY, RESERVE, Alhambra, scorers
from mizban.games.alhambra.steps.ending import FinalScore
from mizban.games.alhambra.walls import longest_course, longest_wall


def known(state: Alhambra, seat: Optional[int]) -> Plain:
    """All that a seat or a spectator could have written down: everything but a choice that another has not finished."""
    return {**describe(state), "pending": SCRIPT.known(state, seat), "seat": seat}


def view(state: Alhambra, seat: Optional[int]) -> View:
    """What is shown now: the table to all, a hand to its owner, all hands when the left-over tiles are given out."""
    turn = first_waiting(state)
    return {
        "turn": None if turn < 0 else turn,
        "start": state.start,
        "market": [slot_view(state, slot) for slot in range(SLOTS)],
        "display": [CARDS[card] for card in state.display],
        "discard": purse_of(state.discard),
        "deck": sum(state.deck) + SCORING_CARDS - state.turned,
        "bag": size(tiles_at(state, BAG)),
        "scoring_cards": state.turned,
        "held": [tile_view(TILES.index(name)) for name in names_at(state, HELD)],
        "players": [player_view(state, each) for each in range(state.seats)],
        "imaginary": imaginary_view(state) if state.seats == 2 else None,
        "outlook": outlook_view(state),
        "hand": None if seat is None else hand_of(state, seat),
        "payments": None if seat is None else [payments_view(state, seat, slot) for slot in range(SLOTS)],
        "hands": [hand_of(state, each) for each in range(state.seats)] if are_hands_open(state) else None,
    }


def are_hands_open(state: Alhambra) -> bool:
    """Whether the game has come to its end, where all hands are shown."""
    return not state.todo or isinstance(state.todo[0], FinalScore)


def tile_view(tile: int) -> TileView:
    """A tile: its building, its price, and the sides that have a wall."""
    fountain = tile == FOUNTAIN
    return {
        "tile": TILES[tile],
        "building": None if fountain else TYPES[TYPE[tile]],
        "price": 0 if fountain else PRICE[tile],
        "walls": [side for i, side in enumerate(SIDES) if WALLS[tile] >> i & 1],
    }


def slot_view(state: Alhambra, slot: int) -> SlotView:
    """A slot of the market: its currency and its tile, if there is one."""
    tile = tile_on(state, slot)
    return {"currency": CURRENCIES[slot], "tile": None if tile == NO_TILE else tile_view(tile)}


def player_view(state: Alhambra, seat: int) -> PlayerView:
    """What lies before a player, with what it is worth."""
    ground = Ground(state, seat)
    return {
        "alhambra": [built_view(ground, i) for i in range(len(ground.tiles))],
        "reserve": [tile_view(TILES.index(name)) for name in names_at(state, RESERVE + seat)],
        "cards": in_hand(state, seat),
        "buildings": buildings_of(state, seat),
        "wall": longest_wall(ground),
        "course": course_view(ground),
        "points": points_of(state, seat),
        "total": total_of(state, seat),
    }


def built_view(ground: Ground, i: int) -> BuiltView:
    """A built tile and its place, counted from the start tile to the east and to the south."""
    spot = ground.spot_of(ground.places[i])
    return {**tile_view(ground.tiles[i]), "x": column_of(spot), "y": row_of(spot)}


def course_view(ground: Ground) -> list[EdgeView]:
    """The longest wall, edge by edge: the place of the tile, and the side."""
    return [edge_view(ground, *divmod(edge, len(SIDES))) for edge in longest_course(ground)]


def edge_view(ground: Ground, cell: int, side: int) -> EdgeView:
    spot = ground.spot_of(cell)
    return {"x": column_of(spot), "y": row_of(spot), "side": SIDES[side]}


def buildings_of(state: Alhambra, who: int) -> dict[Building, int]:
    """How many buildings of each type a player has built."""
    counts = counts_of(state)
    return {name: counts[kind * scorers(state.seats) + who] for kind, name in enumerate(TYPES)}


def imaginary_view(state: Alhambra) -> ImaginaryView:
    """The tiles and the points of the imaginary player."""
    return {
        "tiles": [tile_view(TILES.index(name)) for name in names_at(state, IMAGINARY)],
        "buildings": buildings_of(state, 2),
        "points": points_of(state, 2),
        "total": total_of(state, 2),
    }


def hand_of(state: Alhambra, seat: int) -> dict[Currency, list[int]]:
    return purse_of(state.hands[seat * MONEY : seat * MONEY + MONEY])


def payments_view(state: Alhambra, seat: int, slot: int) -> Optional[PaymentsView]:
    """Which sets of the own cards pay a tile exactly, and which pay the least too much; none for an empty slot."""
    if tile_on(state, slot) == NO_TILE:
        return None
    over = least_excess(state, seat, slot)
    return {
        "exact": [values_of(paid) for paid in exact_payments(state, seat, slot)],
        "over": [values_of(paid) for paid in over],
        "excess": paid_sum(over[0]) - PRICE[tile_on(state, slot)] if over else None,
    }


# The next scoring round


def next_round(state: Alhambra) -> int:
    """The scoring round to come; none after the last."""
    if not state.todo:
        return 0
    return ROUNDS if are_hands_open(state) else state.turned + 1


def outlook_view(state: Alhambra) -> Optional[OutlookView]:
    """What the next scoring round pays for each type by place, and whom, as things stand; the imaginary player last."""
    number = next_round(state)
    if not number:
        return None
    who = scorers(state.seats)
    points = building_points(state, number)
    return {
        "round": number,
        "pays": {name: list(POINTS[number - 1][kind]) for kind, name in enumerate(TYPES)},
        "places": [{name: place_of(state, kind, each) for kind, name in enumerate(TYPES)} for each in range(who)],
        "points": [{name: points[kind * who + each] for kind, name in enumerate(TYPES)} for each in range(who)],
    }


def place_of(state: Alhambra, kind: int, player: int) -> Optional[int]:
    """The place of a player for a type; equal ones share it, and without a building there is none."""
    who = scorers(state.seats)
    counts = counts_of(state)[kind * who : kind * who + who]
    mine = counts[player]
    return 1 + sum([count > mine for count in counts]) if mine else None
