"""The final scoring: what each tile gives, and the ranking."""

from __future__ import annotations

from typing import Final

from mizban.core.packed import index_of
from mizban.games.keyflower.allocation import best_allocation, is_stock_tile
from mizban.games.keyflower.data import (
    BARN,
    BARN_POINTS,
    CATEGORIES,
    FIRST_BOAT,
    FIRST_HOME,
    FIRST_TURN_TILE,
    FIRST_WINTER,
    GOLD,
    KEYFLOWER,
    KINDS,
    OVER,
    POINTS,
    RIVER_LINE,
    SEA_BASTION,
    SEA_BREESE,
    SIDE_B,
    STEPS_OF,
    STOCK_GOOD,
    STOCK_POINTS,
    SUMMER_BOAT_2,
    SUMMER_BOAT_3,
    TIMBER_YARD,
)
from mizban.games.keyflower.pools import LOOSE_GOLD, Share, Wealth
from mizban.games.keyflower.routes import longest_walk, river_line
from mizban.games.keyflower.state import NOWHERE, RESOURCES, Keyflower
from mizban.games.keyflower.village import HEX, has_boat, side_of, tiles_of

NO_ITEMS: Final[list[int]] = []


def shares_of(state: Keyflower, seat: int) -> list[Share]:
    """All that a player scores, tile by tile."""
    shares = [Share(tile, fixed_points(state, seat, tile), NO_ITEMS) for tile in tiles_of(state, seat)]
    shares = [share for share in shares if share.points]
    return shares + best_allocation(wealth_of(state, seat, list(tiles_of(state, seat))))


def total_of(state: Keyflower, seat: int) -> int:
    """All points of a player."""
    total = 0
    for share in shares_of(state, seat):
        total += share.points
    return total


def fixed_points(state: Keyflower, seat: int, tile: int) -> int:
    """What a tile gives without any items: printed points, the way of a boat, neighbours of a turn order tile."""
    if tile == KEYFLOWER:
        return transport_points(state, seat)
    if tile == SEA_BASTION:
        return longest_walk(state, seat)
    if tile == SEA_BREESE:
        return RIVER_LINE[river_line(state, seat)]
    if FIRST_TURN_TILE <= tile < FIRST_HOME:
        return neighbours_of(state, seat, tile)
    return POINTS[2 * tile + side_of(state, tile)]


def transport_points(state: Keyflower, seat: int) -> int:
    """The steps printed on the visible sides of a village; twice with boat 2b."""
    steps = 0
    for tile in tiles_of(state, seat):
        steps += STEPS_OF[2 * tile + side_of(state, tile)]
    return 2 * steps if has_boat(state, seat, SUMMER_BOAT_2, SIDE_B) else steps


def neighbours_of(state: Keyflower, seat: int, tile: int) -> int:
    """How many positions around a tile are occupied."""
    village = state.villages[seat]
    first = index_of(village.tiles, tile) * HEX
    return sum([other != NOWHERE for other in village.near[first : first + HEX]])


def wealth_of(state: Keyflower, seat: int, tiles: list[int]) -> Wealth:
    """All that a player can score with who owns these tiles."""
    wealth = Wealth(tiles, list(state.held[seat * KINDS : (seat + 1) * KINDS]), state.start == seat)
    wealth.jokers = has_boat(state, seat, SUMMER_BOAT_3, SIDE_B)
    wealth.joker_gold = state.boat_3b_gold
    wealth.stock_elsewhere = state.stock_elsewhere
    free = [0] * RESOURCES
    for tile in tiles:
        for good in range(RESOURCES):
            worth = stock_points(tile, good, side_of(state, tile), wealth.jokers)
            if worth:
                wealth.goods.append([good, worth, tile, state.goods[tile * RESOURCES + good]])
                if good == GOLD and worth > wealth.best_place[0]:
                    wealth.best_place = [worth, tile]
            else:
                free[good] += state.goods[tile * RESOURCES + good]
    for good in range(RESOURCES):
        wealth.goods.append([good, 0, NOWHERE, free[good]])
    return wealth


def stock_points(tile: int, good: int, side: int, jokers: bool) -> int:
    """What a resource scores by lying on a tile; gold counts as any kind."""
    if not is_stock_tile(tile):
        return 0
    if tile == BARN:
        return BARN_POINTS[side]
    return STOCK_POINTS[side] if jokers or good in (GOLD, STOCK_GOOD[tile - TIMBER_YARD]) else 0


# Results


def scores(state: Keyflower) -> list[int]:
    """Everybody's points; nobody has any before the screens are lifted."""
    if state.season != OVER:
        return [0] * state.seats
    return [total_of(state, seat) for seat in range(state.seats)]


def ranking(state: Keyflower) -> list[int]:
    """Most points win; equal points are a shared place."""
    points = scores(state)
    return [1 + sum([other > own for other in points]) for own in points]


def breakdown(state: Keyflower, seat: int) -> dict[str, int]:
    """A player's points by what they came from."""
    found = dict.fromkeys(CATEGORIES, 0)
    if state.season == OVER:
        for share in shares_of(state, seat):
            found[category_of(share.tile)] += share.points
    return found


def category_of(tile: int) -> str:
    """What the points of a tile are counted as."""
    if tile == LOOSE_GOLD:
        return "gold"
    if is_stock_tile(tile):
        return "stock"
    if tile >= FIRST_BOAT:
        return "boat"
    if FIRST_TURN_TILE <= tile < FIRST_HOME:
        return "turn_order"
    return "winter" if FIRST_WINTER <= tile < FIRST_TURN_TILE and not POINTS[2 * tile] else "tiles"
