"""How well a seat stands, for simple bots."""

from __future__ import annotations

from typing import Final

from mizban.games.keyflower.allocation import best_allocation
from mizban.games.keyflower.data import COST, GOLD, POINTS, WINTER
from mizban.games.keyflower.knowledge import skills_of, workers_of
from mizban.games.keyflower.rules import auction_tiles, leader_at, losing_lots, lot_of, workers_on
from mizban.games.keyflower.scoring import wealth_of
from mizban.games.keyflower.state import RESOURCES, Keyflower
from mizban.games.keyflower.village import is_on_front, side_of, tiles_of

# What something is worth to a simple bot, in tenths of a point.
LED: Final = 30
WORTH_WORKER: Final = 6
WORTH_SKILL: Final = 8
WORTH_GOOD: Final = 7
WORTH_GOLD: Final = 10
WORTH_IN_PLACE: Final = 8


def evaluate(state: Keyflower, seat: int) -> int:
    """Points in tenths, as far as the seat can know: what stands, what is led in the auction, what may become of it."""
    leads = [tile for tile in auction_tiles(state) if leader_at(state, lot_of(tile)) == seat]
    value = 0
    for tile in tiles_of(state, seat):
        value += 10 * POINTS[2 * tile + side_of(state, tile)] + promise_of(state, tile)
    for tile in leads:
        value += LED + 10 * POINTS[2 * tile] + WORTH_WORKER * workers_on(state, tile)
    value += WORTH_WORKER * (workers_of(state, seat) + waiting_workers(state, seat)) + WORTH_SKILL * skills_of(
        state, seat
    )
    if state.season >= WINTER:
        for share in best_allocation(wealth_of(state, seat, [*tiles_of(state, seat), *leads])):
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
    for tile in tiles_of(state, seat):
        workers += workers_on(state, tile)
    return workers
