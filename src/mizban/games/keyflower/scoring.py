"""The final scoring: what each tile gives, the ranking, and how well a seat stands before the end."""

from __future__ import annotations

from typing import Final

from mizban.games.keyflower.allocation import best_allocation, is_stock_tile
from mizban.games.keyflower.data import (
    BARN,
    BARN_POINTS,
    CATEGORIES,
    COST,
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
    STEPS_OF,
    STOCK_GOOD,
    STOCK_POINTS,
    SUMMER_BOAT_2,
    SUMMER_BOAT_3,
    TIMBER_YARD,
    WINTER,
)
from mizban.games.keyflower.knowledge import skills_of, workers_of
from mizban.games.keyflower.pools import LOOSE_GOLD, Share, Wealth
from mizban.games.keyflower.routes import longest_walk, river_line
from mizban.games.keyflower.rules import auction_tiles, leader_at, losing_lots, lot_of, workers_on
from mizban.games.keyflower.state import NOWHERE, RESOURCES, Keyflower
from mizban.games.keyflower.village import HEX, has_boat, is_on_front

NO_ITEMS: Final[list[int]] = []

# What something is worth to a simple bot, in tenths of a point.
LED: Final = 30
WORTH_WORKER: Final = 6
WORTH_SKILL: Final = 8
WORTH_GOOD: Final = 7
WORTH_GOLD: Final = 10
WORTH_IN_PLACE: Final = 8


def shares_of(state: Keyflower, seat: int) -> list[Share]:
    """All that a player scores, tile by tile."""
    shares = [Share(tile, fixed_points(state, seat, tile), NO_ITEMS) for tile in state.tiles[seat]]
    shares = [share for share in shares if share.points]
    return shares + best_allocation(wealth_of(state, seat, state.tiles[seat]))


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
    return POINTS[2 * tile + state.side[tile]]


def transport_points(state: Keyflower, seat: int) -> int:
    """The steps printed on the visible sides of a village; twice with boat 2b."""
    steps = 0
    for tile in state.tiles[seat]:
        steps += STEPS_OF[2 * tile + state.side[tile]]
    return 2 * steps if has_boat(state, seat, SUMMER_BOAT_2, 1) else steps


def neighbours_of(state: Keyflower, seat: int, tile: int) -> int:
    """How many positions around a tile are occupied."""
    first = state.tiles[seat].index(tile) * HEX
    return HEX - state.near[seat][first : first + HEX].count(NOWHERE)


def wealth_of(state: Keyflower, seat: int, tiles: list[int]) -> Wealth:
    """All that a player can score with who owns these tiles."""
    wealth = Wealth(tiles, state.held[seat * KINDS : (seat + 1) * KINDS], state.start == seat)
    wealth.jokers = has_boat(state, seat, SUMMER_BOAT_3, 1)
    wealth.joker_gold = state.boat_3b_gold
    free = [0] * RESOURCES
    for tile in tiles:
        for good in range(RESOURCES):
            worth = stock_points(tile, good, state.side[tile], wealth.jokers)
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


# How well a seat stands


def evaluate(state: Keyflower, seat: int) -> int:
    """Points in tenths, as far as the seat can know: what stands, what is led in the auction, what may become of it."""
    leads = [tile for tile in auction_tiles(state) if leader_at(state, lot_of(tile)) == seat]
    value = 0
    for tile in state.tiles[seat]:
        value += 10 * POINTS[2 * tile + state.side[tile]] + promise_of(state, tile)
    for tile in leads:
        value += LED + 10 * POINTS[2 * tile] + WORTH_WORKER * workers_on(state, tile)
    value += WORTH_WORKER * (workers_of(state, seat) + waiting_workers(state, seat)) + WORTH_SKILL * skills_of(
        state, seat
    )
    if state.season >= WINTER:
        for share in best_allocation(wealth_of(state, seat, state.tiles[seat] + leads)):
            value += 10 * share.points
    return value


def promise_of(state: Keyflower, tile: int) -> int:
    """What the resources on a tile of the own village are worth, more where they help to upgrade it."""
    value = 0
    missing = is_on_front(state, tile)
    for good in range(RESOURCES):
        here = state.goods[tile * RESOURCES + good]
        value += here * (WORTH_GOLD if good == GOLD else WORTH_GOOD)
        if missing:
            value += WORTH_IN_PLACE * min(here, COST[tile * RESOURCES + good])
    return value


def waiting_workers(state: Keyflower, seat: int) -> int:
    """Workers that will come back: losing stacks, and all that stand in the own village."""
    workers = 0
    for lot in losing_lots(state, seat):
        workers += state.stacks[lot * state.seats + seat]
    for tile in state.tiles[seat]:
        workers += workers_on(state, tile)
    return workers
