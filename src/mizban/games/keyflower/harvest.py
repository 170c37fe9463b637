"""What items would score, quickly: exactly, and in parts where sets are still to be filled."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mizban.core.packed import bit
from mizban.games.keyflower.allocation import best_goods
from mizban.games.keyflower.data import (
    APOTHECARY,
    BARN,
    CRAFTSMANS_GUILD,
    EACH,
    FIRST_WINTER,
    GOLD,
    GREEN,
    JEWELLER,
    KEY_GUILD,
    KEY_MARKET,
    MERCERS_GUILD,
    SCHOLAR,
    SCRIBES,
    STOCK_GOOD,
    TIMBER_YARD,
    VILLAGE_HALL,
    WATERMILL,
    WHITE_WIND,
    WINDMILL,
)
from mizban.games.keyflower.pools import GROUP, MOST_WORTH
from mizban.games.keyflower.scoring import wealth_of
from mizban.games.keyflower.state import RESOURCES, WORKERS, Keyflower
from mizban.games.keyflower.village import side_of

FIVE: Final[i64] = GROUP
SET_SIZE: Final[i64] = 3
WORTHS: Final[i64] = MOST_WORTH + 1
EACH_OF: Final = vec[i64](list(EACH))  # by tile
STOCK_GOODS: Final = vec[i64](list(STOCK_GOOD))  # by stock tile, but for the barn


def among(tile: i64) -> i64:
    """The set of one tile; empty for tiles before winter's."""
    return bit(tile - FIRST_WINTER) if tile >= FIRST_WINTER else i64(0)


FOR_WORKERS: Final[i64] = (
    among(APOTHECARY) | among(CRAFTSMANS_GUILD) | among(KEY_MARKET) | among(VILLAGE_HALL) | among(WHITE_WIND)
)
FOR_SKILLS: Final[i64] = among(KEY_GUILD) | among(SCHOLAR) | among(SCRIBES)
FOR_GOODS: Final[i64] = among(JEWELLER) | among(MERCERS_GUILD) | among(WATERMILL) | among(WINDMILL)


def has(tiles: i64, tile: i64) -> bool:
    """Whether a tile is in a set."""
    return tiles >> (tile - FIRST_WINTER) & 1 == 1


# Exactly


def cost_of(numbers: vec[i64], count: i64) -> i64:
    """What so many items score alone, those that are worth least."""
    cost: i64 = 0
    for worth in range(WORTHS):
        taken = min(numbers[worth], count)
        cost += taken * worth
        count -= taken
    return cost


def with_groups(numbers: vec[i64], points: i64) -> i64:
    """What items, counted by their worth alone, score alone and in groups of any five for so many points."""
    total: i64 = 0
    alone: i64 = 0
    for worth in range(WORTHS):
        total += numbers[worth]
        alone += numbers[worth] * worth
    best = alone
    groups: i64 = 1
    while points > 0 and groups * FIVE <= total:
        best = max(best, alone + groups * points - cost_of(numbers, groups * FIVE))
        groups += 1
    return best


def worker_points(tiles: i64, workers: vec[i64]) -> i64:
    """What workers score on these tiles when they are used as well as possible."""
    if not tiles & FOR_WORKERS:
        return 0
    most = min(workers[0], workers[1], workers[2]) if has(tiles, CRAFTSMANS_GUILD) else i64(0)
    halls = WORKERS if has(tiles, VILLAGE_HALL) else i64(1)
    groups = EACH_OF[APOTHECARY] if has(tiles, APOTHECARY) else i64(0)
    best: i64 = 0
    for sets in range(most + 1):
        for hall in range(halls):
            numbers = vec[i64]([0] * WORTHS)
            for colour in range(WORKERS):
                left = workers[colour] - sets if colour < GREEN else workers[colour]
                numbers[worker_worth(tiles, colour, hall)] += left
            best = max(best, EACH_OF[CRAFTSMANS_GUILD] * sets + with_groups(numbers, groups))
    return best


def worker_worth(tiles: i64, colour: i64, hall: i64) -> i64:
    """The best that a worker of a colour scores alone."""
    if colour == GREEN and has(tiles, KEY_MARKET):
        return EACH_OF[KEY_MARKET]
    if colour == hall and has(tiles, VILLAGE_HALL):
        return EACH_OF[VILLAGE_HALL]
    return EACH_OF[WHITE_WIND] if has(tiles, WHITE_WIND) else i64(0)


def skill_points(tiles: i64, skills: vec[i64]) -> i64:
    """What skill tokens score on these tiles when they are used as well as possible."""
    if not tiles & FOR_SKILLS:
        return 0
    most = min(skills[0], skills[1], skills[2]) if has(tiles, SCRIBES) else i64(0)
    types = SET_SIZE if has(tiles, SCHOLAR) else i64(1)
    groups = EACH_OF[KEY_GUILD] if has(tiles, KEY_GUILD) else i64(0)
    best: i64 = 0
    for sets in range(most + 1):
        for type in range(types):
            numbers = vec[i64]([0] * WORTHS)
            for skill in range(SET_SIZE):
                chosen = skill == type and has(tiles, SCHOLAR)
                numbers[EACH_OF[SCHOLAR] if chosen else i64(0)] += skills[skill] - sets
            best = max(best, EACH_OF[SCRIBES] * sets + with_groups(numbers, groups))
    return best


def with_one_more(pieces: vec[i64], kind: i64) -> vec[i64]:
    """Pieces, and one more of a kind."""
    more = pieces[:]
    more[kind] += 1
    return more


def purple_gain(tiles: i64, workers: vec[i64], skills: vec[i64]) -> i64:
    """What the purple worker adds, as a worker, as a skill token or as gold."""
    gain = EACH_OF[JEWELLER] if has(tiles, JEWELLER) else i64(1)
    before = worker_points(tiles, workers)
    for colour in range(WORKERS):
        gain = max(gain, worker_points(tiles, with_one_more(workers, colour)) - before)
    before = skill_points(tiles, skills)
    for skill in range(SET_SIZE):
        gain = max(gain, skill_points(tiles, with_one_more(skills, skill)) - before)
    return gain


def goods_points(state: Keyflower, seat: i64, own: vec[i64], tiles: i64) -> i64:
    """What the resources of a seat score with its tiles and these of winter."""
    if tiles & FOR_GOODS:
        owned = [int(tile) for tile in own]
        for tile in range(FIRST_WINTER, FIRST_WINTER + 12):
            if has(tiles, tile) and state.where[tile] != seat:
                owned.append(int(tile))
        return best_goods(wealth_of(state, seat, owned), False).points
    points: i64 = 0
    for tile in own:
        points += points_lying_on(state, tile)
    return points


def points_lying_on(state: Keyflower, tile: i64) -> i64:
    """What resources score by lying on a tile: on a stock tile those that it is for, elsewhere gold."""
    goods, at = state.goods, tile * RESOURCES
    side = side_of(state, tile)
    if not TIMBER_YARD <= tile <= BARN:
        return goods[at + GOLD]
    if tile == BARN:
        return (1 + side) * (goods[at] + goods[at + 1] + goods[at + 2] + goods[at + GOLD])
    return (2 + side) * (goods[at + STOCK_GOODS[tile - TIMBER_YARD]] + goods[at + GOLD])


# Smoothly: so far as sets are filled


def promise(tile: i64, workers: vec[i64], skills: vec[i64], goods: vec[i64]) -> float:
    """What a winter tile would score with these items if a part of a set gave a part of its points."""
    each = float(EACH_OF[tile])
    if tile == APOTHECARY:
        return each * float(workers[0] + workers[1] + workers[2] + workers[GREEN]) / float(FIVE)
    if tile == CRAFTSMANS_GUILD:
        return each * nearly(workers[0], workers[1], workers[2])
    if tile == KEY_MARKET:
        return each * float(workers[GREEN])
    if tile == VILLAGE_HALL:
        return each * float(max(workers[0], workers[1], workers[2], workers[GREEN]))
    if tile == KEY_GUILD:
        return each * float(skills[0] + skills[1] + skills[2]) / float(FIVE)
    if tile == SCHOLAR:
        return each * float(max(skills[0], skills[1], skills[2]))
    if tile == SCRIBES:
        return each * nearly(skills[0], skills[1], skills[2])
    if tile == JEWELLER:
        return (each - 1.0) * float(goods[GOLD])
    if tile == MERCERS_GUILD:
        return each * nearly(goods[0], goods[1], goods[2])
    if tile == WATERMILL:
        return each * float(max(goods[0], goods[1], goods[2]))
    if tile == WINDMILL:
        return each * float(goods[0] + goods[1] + goods[2]) / float(FIVE)
    return 0.0


def nearly(a: i64, b: i64, c: i64) -> float:
    """How many sets of three kinds there are, a third of a set for each piece that the next one has already."""
    least = min(a, b, c)
    begun = i64(a > least) + i64(b > least) + i64(c > least)
    return float(least) + float(begun) / 3.0
