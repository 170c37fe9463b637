"""The best use of workers, skill tokens and resources in the final scoring, exactly.

The three classes of items do not touch each other, so each is worked out alone; the purple worker joins the class in
which it gains most. In each class a few numbers are tried (sets of the guilds, the type chosen for a tile); for each of
them the best rest is plain: every item has a worth of its own, and groups of any items take the ones worth least.
"""

from __future__ import annotations

from typing import Final

from mizban.games.keyflower.data import (
    APOTHECARY,
    BARN,
    CRAFTSMANS_GUILD,
    FIRST_SKILL,
    GOLD,
    GOODS,
    GREEN,
    JEWELLER,
    KEY_GUILD,
    KEY_MARKET,
    MERCERS_GUILD,
    PIECES,
    SCHOLAR,
    SCRIBES,
    TIMBER_YARD,
    VILLAGE_HALL,
    WATERMILL,
    WHITE_WIND,
    WINDMILL,
)

UNUSED: Final = -1
LOOSE_GOLD: Final = 64  # in the place of a tile: gold that is used nowhere
PURPLE: Final = (
    11  # the place of the purple worker among the items; before it four colours, three skills, four resources
)
ITEM_NAMES: Final = (*PIECES, *GOODS, "purple")
ITEMS: Final = 12
FIRST_GOOD: Final = 7
GROUP: Final = 5  # items for apothecary, key guild and windmill
NO_CHOICE: Final = -1


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
        self.tiles: Final = tiles
        self.pieces: Final = pieces  # four colours, three skill types
        self.purple: Final = purple
        self.goods: Final[list[list[int]]] = []  # pools of resources: kind, worth where they lie, that tile, number
        self.best_place = [0, UNUSED]  # the most that a resource can score by lying on a tile, and that tile
        self.jokers = False  # every resource may stand for every other: boat 3b
        self.joker_gold = True  # also as gold that is used nowhere

    def has(self, tile: int) -> bool:
        return tile in self.tiles


def best_allocation(wealth: Wealth) -> list[Share]:
    """What each tile scores when everything is used as well as possible."""
    classes = [best_workers(wealth, NO_CHOICE), best_skills(wealth, NO_CHOICE), best_goods(wealth, False)]
    if wealth.purple:
        others = [with_purple_worker(wealth), with_purple_skill(wealth), best_goods(wealth, True)]
        gains = [others[i].points - classes[i].points for i in range(len(classes))]
        joined = gains.index(max(gains))
        classes[joined] = others[joined]
    return [share for plan in classes for share in plan.shares]


def with_purple_worker(wealth: Wealth) -> Plan:
    """The purple worker counts as the colour that gains most."""
    best = best_workers(wealth, 0)
    for colour in range(1, FIRST_SKILL):
        plan = best_workers(wealth, colour)
        if plan.points > best.points:
            best = plan
    return best


def with_purple_skill(wealth: Wealth) -> Plan:
    """The purple worker counts as the skill token that gains most."""
    best = best_skills(wealth, FIRST_SKILL)
    for skill in range(FIRST_SKILL + 1, FIRST_GOOD):
        plan = best_skills(wealth, skill)
        if plan.points > best.points:
            best = plan
    return best


# Taking from pools


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


def groups_of(pools: list[Pool], points: int) -> int:
    """How many groups of any five items are worth their points: each next one costs no less than the one before."""
    pools.sort(key=worth_of)
    worths: list[int] = []
    for pool in pools:
        worths += [pool.worth] * pool.count
    groups = 0
    while len(worths) >= (groups + 1) * GROUP and sum(worths[groups * GROUP : (groups + 1) * GROUP]) < points:
        groups += 1
    return groups


def take_groups(plan: Plan, pools: list[Pool], tile: int, points: int) -> None:
    """A tile scores for every five items of any kinds."""
    groups = groups_of(pools, points)
    if groups:
        plan.add(tile, groups * points, take_cheapest(pools, groups * GROUP))


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


def with_purple(pieces: list[int], purple: int) -> list[int]:
    """The pieces, with the purple worker as one of them."""
    if purple == NO_CHOICE:
        return pieces
    joined = pieces[:]
    joined[purple] += 1
    return joined


def marked(plan: Plan, pieces: list[int], purple: int) -> Plan:
    """The plan with the purple worker shown as itself, in the first place that uses such a piece."""
    if purple != NO_CHOICE:
        for share in plan.shares:
            if share.items[purple]:
                share.items[purple] -= 1
                share.items[PURPLE] += 1
                break
    return plan


# Workers


def best_workers(wealth: Wealth, purple: int) -> Plan:
    """Apothecary, craftsman's guild, key market, village hall and White Wind; a purple worker has a colour."""
    workers = with_purple(wealth.pieces, purple)
    most = min(workers[:GREEN]) if wealth.has(CRAFTSMANS_GUILD) else 0
    best = Plan()
    for sets in range(most + 1):
        for colour in range(FIRST_SKILL) if wealth.has(VILLAGE_HALL) else [NO_CHOICE]:
            plan = worker_plan(wealth, workers, sets, colour)
            if plan.points > best.points:
                best = plan
    return marked(best, workers, purple)


def worker_plan(wealth: Wealth, workers: list[int], sets: int, hall: int) -> Plan:
    """So many sets for the craftsman's guild, this colour for the village hall, and the best rest."""
    plan = Plan()
    plan.add(CRAFTSMANS_GUILD, 3 * sets, [sets] * GREEN + [0] * (ITEMS - GREEN))
    pools: list[Pool] = []
    for colour in range(FIRST_SKILL):
        count = workers[colour] - sets if colour < GREEN else workers[colour]
        pools.append(worker_pool(wealth, colour, colour == hall, count))
    if wealth.has(APOTHECARY):
        take_groups(plan, pools, APOTHECARY, 3)
    score_alone(plan, pools)
    return plan


def worker_pool(wealth: Wealth, colour: int, is_chosen: bool, count: int) -> Pool:
    """Workers of a colour, with the best that one of them scores alone."""
    if colour == GREEN and wealth.has(KEY_MARKET):
        return Pool(colour, 2, KEY_MARKET, count)
    if is_chosen:
        return Pool(colour, 1, VILLAGE_HALL, count)
    if wealth.has(WHITE_WIND):
        return Pool(colour, 1, WHITE_WIND, count)
    return Pool(colour, 0, UNUSED, count)


# Skill tokens


def best_skills(wealth: Wealth, purple: int) -> Plan:
    """Key guild, scholar and scribes; a purple worker has a type."""
    pieces = with_purple(wealth.pieces, purple)
    most = min(pieces[FIRST_SKILL:]) if wealth.has(SCRIBES) else 0
    best = Plan()
    for sets in range(most + 1):
        for skill in range(FIRST_SKILL, FIRST_GOOD) if wealth.has(SCHOLAR) else [NO_CHOICE]:
            plan = skill_plan(wealth, pieces, sets, skill)
            if plan.points > best.points:
                best = plan
    return marked(best, pieces, purple)


def skill_plan(wealth: Wealth, pieces: list[int], sets: int, scholar: int) -> Plan:
    """So many sets for the scribes, this type for the scholar, and the best rest."""
    plan = Plan()
    plan.add(SCRIBES, 10 * sets, [0] * FIRST_SKILL + [sets] * (FIRST_GOOD - FIRST_SKILL) + [0] * (ITEMS - FIRST_GOOD))
    pools: list[Pool] = []
    for skill in range(FIRST_SKILL, FIRST_GOOD):
        if skill == scholar:
            pools.append(Pool(skill, 3, SCHOLAR, pieces[skill] - sets))
        else:
            pools.append(Pool(skill, 0, UNUSED, pieces[skill] - sets))
    if wealth.has(KEY_GUILD):
        take_groups(plan, pools, KEY_GUILD, 10)
    score_alone(plan, pools)
    return plan


# Resources


def best_goods(wealth: Wealth, purple: bool) -> Plan:
    """Stock tiles, mercer's guild, watermill, windmill, jeweller, and gold.

    A purple worker is gold on the best tile there is: gold stands for everything, and lying there takes nothing away.
    """
    best = Plan()
    for good in range(GOLD) if wealth.has(WATERMILL) else [NO_CHOICE]:
        pools = goods_pools(wealth, good, purple)
        for sets in range(most_sets(wealth, pools) + 1):
            plan = goods_plan(wealth, copied(pools), sets)
            if plan.points > best.points:
                best = plan
    return best


def copied(pools: list[Pool]) -> list[Pool]:
    return [Pool(pool.item, pool.worth, pool.tile, pool.count) for pool in pools]


def goods_pools(wealth: Wealth, mill: int, purple: bool) -> list[Pool]:
    """All resources, each with the best that it scores alone when this type is chosen for the watermill."""
    pools = [goods_pool(wealth, FIRST_GOOD + kind, worth, tile, mill, n) for kind, worth, tile, n in wealth.goods if n]
    if purple:
        pools.append(goods_pool(wealth, PURPLE, wealth.best_place[0], wealth.best_place[1], mill, 1))
    pools.sort(key=worth_of)
    return pools


def goods_pool(wealth: Wealth, item: int, worth: int, tile: int, mill: int, count: int) -> Pool:
    """Resources of a kind, with the best that one of them scores alone: where it lies, as gold, or in the watermill."""
    is_gold = is_joker(wealth, item)
    if is_gold and wealth.has(JEWELLER) and worth < 2:
        return Pool(item, 2, JEWELLER, count)
    if worth:
        return Pool(item, worth, tile, count)
    if item in (FIRST_GOOD + GOLD, PURPLE) or (is_gold and wealth.joker_gold):
        return Pool(item, 1, LOOSE_GOLD, count)
    if mill != NO_CHOICE and (wealth.jokers or item == FIRST_GOOD + mill):
        return Pool(item, 1, WATERMILL, count)
    return Pool(item, 0, UNUSED, count)


def is_joker(wealth: Wealth, item: int) -> bool:
    """Whether a resource may stand for any other."""
    return wealth.jokers or item >= FIRST_GOOD + GOLD


def most_sets(wealth: Wealth, pools: list[Pool]) -> int:
    """More sets for the mercer's guild cannot be made."""
    if not wealth.has(MERCERS_GUILD):
        return 0
    return sum([pool.count for pool in pools]) // 3


def goods_plan(wealth: Wealth, pools: list[Pool], sets: int) -> Plan:
    """So many sets for the mercer's guild, and the best number of groups for the windmill; nothing with too few items.

    The items worth least go, as long as those taken can be divided between the sets and the groups. Sets of items that
    can be divided so form a matroid, for which taking the cheapest that fits is exact.
    """
    most = (sum([pool.count for pool in pools]) - 3 * sets) // GROUP if wealth.has(WINDMILL) else 0
    best = Plan()
    for groups in range(most + 1):
        taken = cheapest_for(wealth, pools, sets, groups)
        if not taken:
            return best
        plan = divided(wealth, pools, taken, sets, groups)
        if plan.points <= best.points and groups:
            return best  # each further group costs no less than the one before
        best = plan
    return best


def cheapest_for(wealth: Wealth, pools: list[Pool], sets: int, groups: int) -> list[int]:
    """How many items are taken from each pool; an empty list if there are too few."""
    taken = [0] * (len(pools) + 1)
    by_kind = [0] * (GOLD + 1)
    total = 0
    for i, pool in enumerate(pools):
        kind = GOLD if is_joker(wealth, pool.item) else pool.item - FIRST_GOOD
        while taken[i] < pool.count and total < 3 * sets + GROUP * groups:
            by_kind[kind] += 1
            if total + 1 - in_sets(by_kind, sets) > GROUP * groups:
                by_kind[kind] -= 1
                break
            taken[i] += 1
            total += 1
    return taken if total == 3 * sets + GROUP * groups else []


def in_sets(by_kind: list[int], sets: int) -> int:
    """How many of these items can stand in so many sets of iron, stone and wood."""
    total = by_kind[GOLD]
    for kind in range(GOLD):
        total += min(by_kind[kind], sets)
    return min(total, 3 * sets)


def divided(wealth: Wealth, pools: list[Pool], taken: list[int], sets: int, groups: int) -> Plan:
    """The items taken are divided between mercer's guild and windmill; the others score alone."""
    plan = Plan()
    guild, mill = [0] * ITEMS, [0] * ITEMS
    by_kind = [0] * (GOLD + 1)
    left = 3 * sets
    for i, pool in enumerate(pools):
        kind = GOLD if is_joker(wealth, pool.item) else pool.item - FIRST_GOOD
        room = left if kind == GOLD else min(left, sets - by_kind[kind])
        used = min(taken[i], room)
        by_kind[kind] += used
        left -= used
        guild[pool.item] += used
        mill[pool.item] += taken[i] - used
    plan.add(MERCERS_GUILD, 5 * sets, guild)
    plan.add(WINDMILL, 5 * groups, mill)
    rest = [Pool(pool.item, pool.worth, pool.tile, pool.count - taken[i]) for i, pool in enumerate(pools)]
    score_alone(plan, rest)
    return plan


def is_stock_tile(tile: int) -> bool:
    """Barn, blacksmith, stone yard and timber yard."""
    return TIMBER_YARD <= tile <= BARN
