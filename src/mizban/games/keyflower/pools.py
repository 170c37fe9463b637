"""Items in pools, what they score alone and in groups, and plans of what is done with them."""

from __future__ import annotations

from typing import Final

from mizban.games.keyflower.data import GOODS, PIECES, TILES

UNUSED: Final = -1
LOOSE_GOLD: Final = 64  # in the place of a tile: gold that is used nowhere
PURPLE: Final = 11  # the purple worker's place among the items, after four colours, three skills and four resources
ITEM_NAMES: Final = (*PIECES, *GOODS, "purple")
ITEMS: Final = 12
GROUP: Final = 5  # items for apothecary, key guild and windmill
MOST_WORTH: Final = 3  # of a piece alone
NO_GROUPS: Final = 0


class Share:
    """What one tile scores, and with which items."""

    def __init__(self, tile: int, points: int, items: list[int]) -> None:
        self.tile: Final = tile
        self.points: Final = points
        self.items: Final = items


class Pool:
    """Items of one class that are alike: their kind, their worth alone, the tile that gives it, and their number."""

    def __init__(self, item: int, worth: int, tile: int, count: int) -> None:
        self.item: Final = item
        self.worth: Final = worth
        self.tile: Final = tile
        self.count = count


class Plan:
    """How one class of items is used, and what that scores."""

    def __init__(self) -> None:
        self.points = 0
        self.shares: list[Share] = []

    def add(self, tile: int, points: int, items: list[int]) -> None:
        """One more tile scores."""
        if points:
            self.points += points
            self.shares.append(Share(tile, points, items))


class Wealth:
    """All that a player can score with."""

    def __init__(self, tiles: list[int], pieces: list[int], purple: bool) -> None:
        self.owned: Final = [False] * TILES
        for tile in tiles:
            self.owned[tile] = True
        self.pieces: Final = pieces  # four colours, three skill types
        self.purple: Final = purple
        self.goods: Final[list[list[int]]] = []  # pools of resources: kind, worth where they lie, that tile, number
        self.best_place = [0, UNUSED]  # the most that a resource can score by lying on a tile, and that tile
        self.jokers = False  # every resource may stand for every other: boat 3b
        self.joker_gold = True  # also as gold that is used nowhere
        self.stock_elsewhere = True  # what scores by lying on a tile may serve another instead

    def has(self, tile: int) -> bool:
        return self.owned[tile]


# Groups of any items


def by_worth(pools: list[Pool]) -> list[int]:
    """How many items there are of each worth."""
    numbers = [0] * (MOST_WORTH + 1)
    for pool in pools:
        numbers[pool.worth] += pool.count
    return numbers


def cost_of(numbers: list[int], count: int) -> int:
    """What so many items score alone, those that are worth least."""
    cost = 0
    for worth in range(MOST_WORTH + 1):
        taken = min(numbers[worth], count)
        cost += taken * worth
        count -= taken
    return cost


def groups_among(numbers: list[int], points: int) -> int:
    """How many groups of any five items are worth their points: each next one costs no less than the one before."""
    groups = numbers[0] // GROUP
    total = sum(numbers)
    while (groups + 1) * GROUP <= total:
        if cost_of(numbers, (groups + 1) * GROUP) - cost_of(numbers, groups * GROUP) >= points:
            break
        groups += 1
    return groups


def points_of(pools: list[Pool], points: int) -> int:
    """What items score in groups for so many points each, where there are any, and alone."""
    numbers = by_worth(pools)
    alone = cost_of(numbers, sum(numbers))
    if points == NO_GROUPS:
        return alone
    groups = groups_among(numbers, points)
    return alone + groups * points - cost_of(numbers, groups * GROUP)


# Plans


def take_groups(plan: Plan, pools: list[Pool], tile: int, points: int) -> None:
    """A tile scores for every five items of any kinds."""
    groups = groups_among(by_worth(pools), points)
    if groups:
        plan.add(tile, groups * points, take_cheapest(pools, groups * GROUP))


def take_cheapest(pools: list[Pool], number: int) -> list[int]:
    """Take the items worth least out of their pools; how many of each kind."""
    items = [0] * ITEMS
    pools.sort(key=worth_of)
    for pool in pools:
        taken = min(pool.count, number)
        pool.count -= taken
        number -= taken
        items[pool.item] += taken
    return items


def worth_of(pool: Pool) -> int:
    return pool.worth


def score_alone(plan: Plan, pools: list[Pool]) -> None:
    """What is left scores its own worth, tile by tile."""
    for tile in sorted({pool.tile for pool in pools if pool.worth and pool.count}):
        items = [0] * ITEMS
        points = 0
        for pool in pools:
            if pool.tile == tile and pool.worth:
                items[pool.item] += pool.count
                points += pool.count * pool.worth
        plan.add(tile, points, items)
