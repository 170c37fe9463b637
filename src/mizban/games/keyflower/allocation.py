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
    EACH,
    FIRST_SKILL,
    GOLD,
    GREEN,
    JEWELLER,
    KEY_GUILD,
    KEY_MARKET,
    MERCERS_GUILD,
    SCHOLAR,
    SCRIBES,
    TIMBER_YARD,
    VILLAGE_HALL,
    WATERMILL,
    WHITE_WIND,
    WINDMILL,
)
from mizban.games.keyflower.pools import (
    GROUP,
    ITEMS,
    LOOSE_GOLD,
    NO_GROUPS,
    PURPLE,
    UNUSED,
    Plan,
    Pool,
    Share,
    Wealth,
    points_of,
    score_alone,
    take_groups,
    worth_of,
)

FIRST_GOOD: Final = 7  # the place of the resources among the items
NO_CHOICE: Final = -1
TOO_FEW: Final = -1


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


def with_purple(pieces: list[int], purple: int) -> list[int]:
    """The pieces, with the purple worker as one of them."""
    if purple == NO_CHOICE:
        return pieces
    joined = pieces[:]
    joined[purple] += 1
    return joined


def group_points(wealth: Wealth, tile: int) -> int:
    """What a tile scores for each group of any five items, if it is owned."""
    return EACH[tile] if wealth.has(tile) else NO_GROUPS


def marked(plan: Plan, purple: int) -> Plan:
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
    best, best_sets, best_colour = 0, 0, NO_CHOICE
    for sets in range(most + 1):
        for colour in range(FIRST_SKILL) if wealth.has(VILLAGE_HALL) else [NO_CHOICE]:
            pools = worker_pools(wealth, workers, sets, colour)
            points = EACH[CRAFTSMANS_GUILD] * sets + points_of(pools, group_points(wealth, APOTHECARY))
            if points > best:
                best, best_sets, best_colour = points, sets, colour
    return marked(worker_plan(wealth, workers, best_sets, best_colour), purple)


def worker_plan(wealth: Wealth, workers: list[int], sets: int, hall: int) -> Plan:
    """So many sets for the craftsman's guild, this colour for the village hall, and the best rest."""
    plan = Plan()
    plan.add(CRAFTSMANS_GUILD, EACH[CRAFTSMANS_GUILD] * sets, [sets] * GREEN + [0] * (ITEMS - GREEN))
    pools = worker_pools(wealth, workers, sets, hall)
    if wealth.has(APOTHECARY):
        take_groups(plan, pools, APOTHECARY, EACH[APOTHECARY])
    score_alone(plan, pools)
    return plan


def worker_pools(wealth: Wealth, workers: list[int], sets: int, hall: int) -> list[Pool]:
    """The workers that are in no set of the craftsman's guild."""
    pools: list[Pool] = []
    for colour in range(FIRST_SKILL):
        count = workers[colour] - sets if colour < GREEN else workers[colour]
        pools.append(worker_pool(wealth, colour, colour == hall, count))
    return pools


def worker_pool(wealth: Wealth, colour: int, is_chosen: bool, count: int) -> Pool:
    """Workers of a colour, with the best that one of them scores alone."""
    if colour == GREEN and wealth.has(KEY_MARKET):
        return Pool(colour, EACH[KEY_MARKET], KEY_MARKET, count)
    if is_chosen:
        return Pool(colour, EACH[VILLAGE_HALL], VILLAGE_HALL, count)
    if wealth.has(WHITE_WIND):
        return Pool(colour, EACH[WHITE_WIND], WHITE_WIND, count)
    return Pool(colour, 0, UNUSED, count)


# Skill tokens


def best_skills(wealth: Wealth, purple: int) -> Plan:
    """Key guild, scholar and scribes; a purple worker has a type."""
    pieces = with_purple(wealth.pieces, purple)
    most = min(pieces[FIRST_SKILL:]) if wealth.has(SCRIBES) else 0
    best, best_sets, best_skill = 0, 0, NO_CHOICE
    for sets in range(most + 1):
        for skill in range(FIRST_SKILL, FIRST_GOOD) if wealth.has(SCHOLAR) else [NO_CHOICE]:
            pools = skill_pools(pieces, sets, skill)
            points = EACH[SCRIBES] * sets + points_of(pools, group_points(wealth, KEY_GUILD))
            if points > best:
                best, best_sets, best_skill = points, sets, skill
    return marked(skill_plan(wealth, pieces, best_sets, best_skill), purple)


def skill_plan(wealth: Wealth, pieces: list[int], sets: int, scholar: int) -> Plan:
    """So many sets for the scribes, this type for the scholar, and the best rest."""
    plan = Plan()
    items = [0] * FIRST_SKILL + [sets] * (FIRST_GOOD - FIRST_SKILL) + [0] * (ITEMS - FIRST_GOOD)
    plan.add(SCRIBES, EACH[SCRIBES] * sets, items)
    pools = skill_pools(pieces, sets, scholar)
    if wealth.has(KEY_GUILD):
        take_groups(plan, pools, KEY_GUILD, EACH[KEY_GUILD])
    score_alone(plan, pools)
    return plan


def skill_pools(pieces: list[int], sets: int, scholar: int) -> list[Pool]:
    """The skill tokens that are in no set of the scribes."""
    pools: list[Pool] = []
    for skill in range(FIRST_SKILL, FIRST_GOOD):
        if skill == scholar:
            pools.append(Pool(skill, EACH[SCHOLAR], SCHOLAR, pieces[skill] - sets))
        else:
            pools.append(Pool(skill, 0, UNUSED, pieces[skill] - sets))
    return pools


# Resources


def best_goods(wealth: Wealth, purple: bool) -> Plan:
    """Stock tiles, mercer's guild, watermill, windmill, jeweller, and gold.

    A purple worker is gold on the best tile there is: gold stands for everything, and lying there takes nothing away.
    """
    best = Division([], 0, 0, 0)
    for good in range(GOLD) if wealth.has(WATERMILL) else [NO_CHOICE]:
        pools = goods_pools(wealth, good, purple)
        for sets in range(most_sets(wealth, pools) + 1):
            division = best_division(wealth, pools, sets)
            if division.points > best.points:
                best = division
    return divided(wealth, best)


class Division:
    """Resources, so many sets for the mercer's guild and groups for the windmill, and all that scores then."""

    def __init__(self, pools: list[Pool], sets: int, groups: int, points: int) -> None:
        self.pools: Final = pools
        self.sets: Final = sets
        self.groups: Final = groups
        self.points: Final = points


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
    if is_bound(wealth, item, tile):
        return Pool(item, worth, tile, count)
    if is_gold and wealth.has(JEWELLER) and worth < EACH[JEWELLER]:
        return Pool(item, EACH[JEWELLER], JEWELLER, count)
    if worth:
        return Pool(item, worth, tile, count)
    if item in (FIRST_GOOD + GOLD, PURPLE) or (is_gold and wealth.joker_gold):
        return Pool(item, 1, LOOSE_GOLD, count)
    if mill != NO_CHOICE and (wealth.jokers or item == FIRST_GOOD + mill):
        return Pool(item, EACH[WATERMILL], WATERMILL, count)
    return Pool(item, 0, UNUSED, count)


def is_bound(wealth: Wealth, item: int, tile: int) -> bool:
    """Whether a resource must score on the stock tile where it lies: by an option; the purple worker lies nowhere."""
    return not wealth.stock_elsewhere and item != PURPLE and is_stock_tile(tile)


def is_joker(wealth: Wealth, item: int) -> bool:
    """Whether a resource may stand for any other."""
    return wealth.jokers or item >= FIRST_GOOD + GOLD


def most_sets(wealth: Wealth, pools: list[Pool]) -> int:
    """More sets for the mercer's guild cannot be made."""
    if not wealth.has(MERCERS_GUILD):
        return 0
    return number_of(pools) // 3


def number_of(pools: list[Pool]) -> int:
    """How many items there are in all."""
    return sum([pool.count for pool in pools])


def best_division(wealth: Wealth, pools: list[Pool], sets: int) -> Division:
    """So many sets for the mercer's guild, and the best number of groups for the windmill; nothing with too few items.

    The items worth least go, as long as those taken can be divided between the sets and the groups. Sets of items that
    can be divided so form a matroid, for which taking the cheapest that fits is exact.
    """
    most = (number_of(pools) - 3 * sets) // GROUP if wealth.has(WINDMILL) else 0
    best = Division([], 0, 0, 0)
    for groups in range(most + 1):
        alone = worth_left(wealth, pools, sets, groups)
        points = EACH[MERCERS_GUILD] * sets + EACH[WINDMILL] * groups + alone
        if alone == TOO_FEW or (points <= best.points and groups):
            break  # each further group costs no less than the one before
        best = Division(pools, sets, groups, points)
    return best


class Places:
    """The places in so many sets of the mercer's guild, one in each for every kind, and groups of the windmill."""

    def __init__(self, sets: int, groups: int) -> None:
        self.of_kind: Final = [sets] * GOLD
        self.in_sets = 3 * sets
        self.in_groups = GROUP * groups

    def fill_sets(self, kind: int, count: int) -> int:
        """Items of a kind go into sets, gold into any place; how many."""
        filled = min(count, self.in_sets)
        if kind != GOLD:
            filled = min(filled, self.of_kind[kind])
            self.of_kind[kind] -= filled
        self.in_sets -= filled
        return filled

    def fill_groups(self, count: int) -> int:
        """Items go into groups; how many."""
        filled = min(count, self.in_groups)
        self.in_groups -= filled
        return filled


def worth_left(wealth: Wealth, pools: list[Pool], sets: int, groups: int) -> int:
    """What is scored alone by the items outside these sets and groups; there may be too few for them."""
    places = Places(sets, groups)
    worth = 0
    for pool in pools:
        left = pool.count
        if not is_bound(wealth, pool.item, pool.tile):
            left -= places.fill_sets(kind_in_sets(wealth, pool.item), left)
            left -= places.fill_groups(left)
        worth += left * pool.worth
    return TOO_FEW if places.in_sets or places.in_groups else worth


def kind_in_sets(wealth: Wealth, item: int) -> int:
    """What a resource is in a set; what may stand for any other is as good as gold."""
    return GOLD if is_joker(wealth, item) else item - FIRST_GOOD


def divided(wealth: Wealth, division: Division) -> Plan:
    """The items worth least are divided between mercer's guild and windmill; the others score alone."""
    plan = Plan()
    guild, mill = [0] * ITEMS, [0] * ITEMS
    places = Places(division.sets, division.groups)
    for pool in division.pools:
        if is_bound(wealth, pool.item, pool.tile):
            continue
        in_sets = places.fill_sets(kind_in_sets(wealth, pool.item), pool.count)
        in_groups = places.fill_groups(pool.count - in_sets)
        guild[pool.item] += in_sets
        mill[pool.item] += in_groups
        pool.count -= in_sets + in_groups
    plan.add(MERCERS_GUILD, EACH[MERCERS_GUILD] * division.sets, guild)
    plan.add(WINDMILL, EACH[WINDMILL] * division.groups, mill)
    score_alone(plan, division.pools)
    return plan


def is_stock_tile(tile: int) -> bool:
    """Barn, blacksmith, stone yard and timber yard."""
    return TIMBER_YARD <= tile <= BARN
