"""Keyflower's final scoring by trying out everything, for small cases: slow, plain, and written apart from the rules.

Every item is given one place after the other; sets are counted at the end.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations, product
from typing import Final

COLOURS: Final = ("red", "blue", "yellow", "green")
SKILLS: Final = ("anvil", "pickaxe", "saw")
GOODS: Final = ("iron", "stone", "wood", "gold")
YARDS: Final = {"timber_yard": "wood", "stone_yard": "stone", "blacksmith": "iron"}
Items = tuple[tuple[str, str], ...]  # what each is, and the tile on which it lies


def best_total(
    tiles: frozenset[str], backs: frozenset[str], items: Items, purple: bool, jokers: bool, gold: bool
) -> int:
    """The most points that these items can give; the purple worker is tried as every item in every place."""
    if not purple:
        return sum(best_of(tiles, backs, part, jokers, gold) for part in parts(items))
    stock = [tile for tile in (*YARDS, "barn") if tile in tiles]
    forms = [(kind, "") for kind in (*COLOURS, *SKILLS)] + list(product(GOODS, ["", *stock]))
    return max(best_total(tiles, backs, (*items, form), False, jokers, gold) for form in forms)


def best_total_bound(
    tiles: frozenset[str], backs: frozenset[str], items: Items, purple: bool, jokers: bool, gold: bool
) -> int:
    """The same when what scores by lying on a stock tile must score there."""
    bound = [on_stock(item, backs, jokers) for item in items]
    free = tuple(item for item, points in zip(items, bound, strict=True) if not points)
    return sum(bound) + best_total(tiles, backs, free, purple, jokers, gold)


def parts(items: Items) -> list[Items]:
    """Workers, skill tokens and resources apart: no tile takes two of these."""
    return [tuple(sorted(item for item in items if item[0] in kinds)) for kinds in (COLOURS, SKILLS, GOODS)]


@lru_cache(maxsize=100_000)
def best_of(tiles: frozenset[str], backs: frozenset[str], items: Items, jokers: bool, gold: bool) -> int:
    """The best over all choices for scholar, village hall and watermill, and all ways to place each item."""
    choices = [
        SKILLS if "scholar" in tiles else ("",),
        COLOURS if "village_hall" in tiles else ("",),
        GOODS if "watermill" in tiles else ("",),
    ]
    return max(search(tiles, backs, items, jokers, gold, *choice) for choice in product(*choices))


def search(
    tiles: frozenset[str],
    backs: frozenset[str],
    items: Items,
    jokers: bool,
    gold: bool,
    type: str,
    hall: str,
    mill: str,
) -> int:
    """Give each item to the groups and sets in every way; what is left scores alone."""
    alone = [worth(tiles, backs, item, jokers, gold, type, hall, mill) for item in items]
    best = 0
    for groups in range(len(items) // 5 + 1):
        for taken in subsets(items, alone, 5 * groups):
            points = group_points(tiles, items) * groups
            rest = [i for i in range(len(items)) if i not in taken]
            if groups and not points:
                continue
            best = max(best, points + best_sets(tiles, items, alone, rest, jokers))
    return best


def subsets(items: Items, alone: list[int], size: int) -> list[tuple[int, ...]]:
    """All choices of so many items; items that are alike count once."""
    seen: dict[tuple[tuple[tuple[str, str], int], ...], tuple[int, ...]] = {}
    for chosen in combinations(range(len(items)), size):
        seen.setdefault(tuple(sorted((items[i], alone[i]) for i in chosen)), chosen)
    return list(seen.values())


def group_points(tiles: frozenset[str], items: Items) -> int:
    """Points for five items of any kinds."""
    kind = items[0][0] if items else ""
    if kind in COLOURS:
        return 3 if "apothecary" in tiles else 0
    if kind in SKILLS:
        return 10 if "key_guild" in tiles else 0
    return 5 if "windmill" in tiles else 0


def best_sets(tiles: frozenset[str], items: Items, alone: list[int], rest: list[int], jokers: bool) -> int:
    """The best number of sets of three, each made in every way."""
    best = sum(alone[i] for i in rest)
    made = set()
    for three in combinations(rest, 3):
        kinds = tuple(sorted((items[i], alone[i]) for i in three))
        points = set_points(tiles, [items[i][0] for i in three], jokers)
        if points and kinds not in made:
            made.add(kinds)
            left = [i for i in rest if i not in three]
            best = max(best, points + best_sets(tiles, items, alone, left, jokers))
    return best


def set_points(tiles: frozenset[str], kinds: list[str], jokers: bool) -> int:
    """Points for a set of three items."""
    if "craftsmans_guild" in tiles and set(kinds) == {"red", "blue", "yellow"}:
        return 3
    if "scribes" in tiles and set(kinds) == set(SKILLS):
        return 10
    if "mercers_guild" in tiles and set(kinds) <= set(GOODS):
        plain = [kind for kind in kinds if kind != "gold"]
        return 5 if jokers or len(set(plain)) == len(plain) else 0
    return 0


def worth(
    tiles: frozenset[str],
    backs: frozenset[str],
    item: tuple[str, str],
    jokers: bool,
    gold: bool,
    type: str,
    hall: str,
    mill: str,
) -> int:
    """The most that an item scores alone."""
    kind = item[0]
    found = [0]
    if kind in COLOURS:
        found += [2] if kind == "green" and "key_market" in tiles else []
        found += [1] if kind == hall or "boat_white_wind" in tiles else []
    elif kind in SKILLS:
        found += [3] if kind == type else []
    else:
        found.append(on_stock(item, backs, jokers))
        found += [2] if "jeweller" in tiles and (jokers or kind == "gold") else []
        found += [1] if kind == "gold" or (jokers and gold) else []
        found += [1] if mill and (jokers or kind in (mill, "gold")) else []
    return max(found)


def on_stock(item: tuple[str, str], backs: frozenset[str], jokers: bool) -> int:
    """What an item scores by lying on a stock tile."""
    kind, tile = item
    if tile == "barn":
        return 2 if tile in backs else 1
    if tile in YARDS and (jokers or kind in (YARDS[tile], "gold")):
        return 3 if tile in backs else 2
    return 0


# Sea Bastion


def longest_walk(links: frozenset[tuple[int, int]]) -> int:
    """The most tiles on a closed walk, by walking every way; each link is used at most once."""
    best = 0
    for start in {tile for link in links for tile in link}:
        stack = [(start, frozenset[tuple[int, int]](), frozenset([start]))]
        while stack:
            here, used, seen = stack.pop()
            if here == start and used:
                best = max(best, len(seen))
            for link in links - used:
                if here in link:
                    there = link[0] if link[1] == here else link[1]
                    stack.append((there, used | {link}, seen | {there}))
    return best
