"""Sections 13 and 15 of the rules: everything that scores, and the best allocation against trying out everything."""

from __future__ import annotations

import random
from typing import Any

import pytest

import mizban
from keyflower_search import COLOURS, GOODS, SKILLS, best_total, best_total_bound, longest_walk
from keyflower_table import EXAMPLE, numbers, options, play, table
from mizban import Match
from mizban.games.keyflower.data import NAMES
from mizban.games.keyflower.routes import longest_walk as our_longest_walk
from mizban.games.keyflower.routes import river_line, road_links, walk_over
from mizban.games.keyflower.scoring import category_of, fixed_points, shares_of, total_of, wealth_of

WINTER = (
    "apothecary",
    "craftsmans_guild",
    "jeweller",
    "key_guild",
    "key_market",
    "scholar",
    "mercers_guild",
    "scribes",
    "village_hall",
    "watermill",
    "windmill",
)


def scored(*loose: str, screen: str = "", home: str = "", start: int = 1, **rest: Any) -> Match:
    """A finished game in which seat 0 owns a home and these tiles; "barn+: 2 wood" shows its back, with wood on it."""
    tiles: list[dict[str, Any]] = [{"tile": "home_1", "goods": numbers(home)}]
    for text in loose:
        name, _, goods = text.partition(":")
        tile: dict[str, Any] = {"tile": name.rstrip("+"), "goods": numbers(goods)}
        if name.endswith("+"):
            tile["side"] = "back"
        elif name[-1] in "ab" and "summer" in name:
            tile = {**tile, "tile": name[:-1], "side": name[-1]}
        tiles.append(tile)
    others: list[dict[str, Any]] = [{}] * (5 if any(text.startswith("boat_") for text in loose) else 1)
    players = [{"village": tiles, "screen": numbers(screen)}, *others]
    return mizban.position("keyflower", {"season": "over", "players": players, "start": start, **rest})


def points(*loose: str, **rest: Any) -> int:
    return scored(*loose, **rest).scores()[0]


# Stock tiles: E19


def test_the_timber_yard_of_the_example() -> None:
    assert points("timber_yard+: 2 wood 1 gold 1 iron") == 9
    assert points("timber_yard: 2 wood 1 gold 1 iron") == 6
    assert points("timber_yard: 2 wood 1 gold 1 iron", "jeweller") == 6
    assert points("barn: 3 stone 1 gold") == 4
    assert points("barn+: 3 stone 1 gold") == 8


def test_resources_on_a_stock_tile_may_be_used_elsewhere() -> None:
    assert points("barn: 1 iron 1 stone 1 wood", "mercers_guild") == 5
    assert points("timber_yard+: 5 wood", "windmill") == 15
    assert points("stone_yard: 1 stone 2 iron", "blacksmith: 2 iron") == 2 + 4


def test_where_the_table_plays_so_resources_on_a_stock_tile_score_there() -> None:  # R16, the other reading
    bound = {"stock_elsewhere": "no"}
    assert points("barn: 1 iron 1 stone 1 wood", "mercers_guild", options=bound) == 3
    assert points("timber_yard: 1 wood 4 iron", "windmill", options=bound, home="1 stone") == 2 + 5
    assert points("barn: 2 gold", "jeweller", options=bound) == 2
    assert points("blacksmith: 1 iron 1 wood", "summer_boat_3b", "jeweller", options=bound) == 4
    assert points("barn+: 2 iron", "mercers_guild", home="1 wood 1 stone", start=0, options=bound) == 4 + 5


# Winter tiles


@pytest.mark.parametrize(
    ("tile", "screen", "home", "expected"),
    [
        ("apothecary", "4 red 6 green", "", 6),
        ("apothecary", "4 red", "", 0),
        ("craftsmans_guild", "2 red 3 blue 2 yellow 5 green", "", 6),
        ("jeweller", "", "3 gold", 6),
        ("key_guild", "4 anvil 7 saw", "", 20),
        ("keythedral", "", "", 12),
        ("key_market", "3 green 2 red", "", 6),
        ("scholar", "2 anvil 3 saw", "", 9),
        ("mercers_guild", "", "2 iron 1 stone 3 wood", 5),
        ("mercers_guild", "", "2 iron 1 stone 1 wood 2 gold", 10),
        ("scribes", "2 anvil 1 pickaxe 4 saw", "", 10),
        ("village_hall", "2 red 3 blue", "", 3),
        ("watermill", "", "2 iron 3 wood 1 gold", 4),
        ("windmill", "", "2 iron 3 wood 1 gold", 6),
        ("boat_white_wind", "2 red 3 blue", "", 5),
        ("boat_ianvincible", "", "", 5),
        ("boat_flipper", "", "", 2),
    ],
)
def test_a_tile_alone(tile: str, screen: str, home: str, expected: int) -> None:
    assert points(tile, screen=screen, home=home) == expected


def test_gold_that_is_used_nowhere_gives_one_point() -> None:
    match = scored(home="3 gold 2 wood")
    assert match.breakdown(0) == {"tiles": 0, "stock": 0, "winter": 0, "boat": 0, "turn_order": 0, "gold": 3}


def test_every_item_scores_at_most_once() -> None:
    assert points("apothecary", "craftsmans_guild", screen="2 red 2 blue 2 yellow") == 6
    assert points("apothecary", "craftsmans_guild", screen="6 red 1 blue 1 yellow") == 6


def test_groups_take_only_what_is_worth_less_alone() -> None:
    assert points("apothecary", "key_market", screen="5 green") == 10
    assert points("key_guild", "scholar", screen="5 saw") == 15
    assert points("key_guild", "scholar", screen="3 saw 2 anvil") == 10


def test_printed_points_by_the_side_that_is_up() -> None:
    assert points("sawmill") == 3
    assert points("sawmill+") == 10
    assert points("sawmill+", "keythedral", "well") == 25


# The purple worker


def test_the_purple_worker_is_any_one_item() -> None:
    assert points(start=0) == 1  # as gold
    assert points("jeweller", start=0) == 2
    assert points("barn+", start=0) == 2
    assert points("blacksmith+", start=0) == 3
    assert points("scribes", screen="1 anvil 1 saw", start=0) == 10
    assert points("craftsmans_guild", screen="1 red 1 blue", start=0) == 3
    assert points("mercers_guild", home="1 iron 1 stone", start=0) == 5
    assert points("boat_white_wind", start=0) == 1


# Summer boats


def test_boat_3b_lets_every_resource_stand_for_every_other() -> None:
    assert points("summer_boat_3b", home="3 wood") == 3
    assert points("summer_boat_3b", home="3 wood", options={"boat_3b_gold": "no"}) == 0
    assert points("summer_boat_3b", "jeweller", home="3 wood") == 6
    assert points("summer_boat_3b", "mercers_guild", home="3 wood") == 5
    assert points("summer_boat_3b", "blacksmith+: 2 wood") == 6
    assert points("summer_boat_3b", "watermill", home="3 wood 2 iron", options={"boat_3b_gold": "no"}) == 5


def test_the_keyflower_counts_printed_transport_points() -> None:
    assert points("boat_keyflower", "stable", "wainwright+") == 1 + 2 + 6 + 5
    assert points("boat_keyflower", "stable", "summer_boat_2b") == 2 * 3


# Boats along roads and rivers


def test_the_sea_bastion_scores_the_tiles_of_a_closed_walk() -> None:
    match = table("", "", season="over", villages=[EXAMPLE])
    assert our_longest_walk(match.state, 0) == 3  # home, stable, gold mine


def test_boat_2a_makes_no_roads_for_the_sea_bastion_and_no_river() -> None:
    drawing = "summer_boat_2a\n.\nhome_1\n.\nkeywood"  # the keywood's road meets the home's river
    state = table("", "", season="over", villages=[drawing]).state
    assert road_links(state, 0) == []
    assert river_line(state, 0) == 0


RIVER = """
    keywood          .          .
    .                stable     .
    home_1           .          .
    .                gold_mine  .
    summer_boat_2b   .          .
    .                .          .
    summer_boat_4b   .          .
    .                .          .
    boat_sea_breese  .          .
"""
APART = """
    keywood          .          boat_sea_breese
    .                stable     .
    home_1           .          .
    .                gold_mine  .
    summer_boat_2b   .          .
    .                .          .
    summer_boat_4b   .          .
"""


def test_the_sea_breese_counts_the_boats_in_line() -> None:
    for drawing, boats, expected in ((RIVER, 3, 8), (APART, 2, 4)):
        state = table("", "", "", season="over", villages=[drawing]).state
        assert river_line(state, 0) == boats
        assert fixed_points(state, 0, NAMES.index("boat_sea_breese")) == expected


def test_a_turn_order_tile_scores_its_neighbours() -> None:
    drawing = """
        keywood  .          .
        .        stable     .
        home_1   .          turn_order_1@5
        .        gold_mine  .
    """
    match = table("", "", season="over", villages=[drawing])
    assert match.breakdown(0)["turn_order"] == 2


# The end


def test_the_flippers_owner_may_flip_a_tile() -> None:
    position = table(*[""] * 4, season="winter").position()
    position.pop("boats")
    position["players"][0]["village"] += [{"tile": "boat_flipper"}, {"tile": "forge"}]
    position["pending"] = [{"flip_free": {"seat": 0}}, {"final_scoring": {}}]
    match = mizban.position("keyflower", position)
    assert options(match) == ["Forge", "Home 1", "none"]
    play(match, "flip forge")
    assert match.over
    assert match.scores()[0] == 10 + 2 + 1  # and the purple worker as gold


def test_equal_points_are_a_shared_victory() -> None:
    match = scored("sawmill", start=1)
    position = match.position()
    position["players"][1]["village"].append({"tile": "sculptor"})
    position["players"][0]["village"][0]["goods"] = {"gold": 1}
    match = mizban.position("keyflower", position)
    assert match.scores() == [4, 4]
    assert match.ranking() == [1, 1]


def test_nobody_has_points_before_the_end() -> None:
    match = table("3 red", "", season="winter", villages=[EXAMPLE])
    assert match.scores() == [0, 0]


def test_the_allocation_is_shown() -> None:
    match = scored("scribes", "scholar", "keythedral", screen="2 anvil 1 pickaxe 1 saw", home="1 gold")
    shown = match.view(1)["players"][0]["scoring"]
    assert shown == [
        {"tile": "keythedral", "points": 12, "items": {}},
        {"tile": "scribes", "points": 10, "items": {"anvil": 1, "pickaxe": 1, "saw": 1}},
        {"tile": "scholar", "points": 3, "items": {"anvil": 1}},
        {"tile": None, "points": 1, "items": {"gold": 1}},
    ]


# Against trying out everything


def random_case(source: random.Random) -> tuple[list[str], str, Any]:
    """A few tiles and items."""
    loose = source.sample(WINTER, source.randint(1, 6))
    stock = source.sample(["timber_yard", "stone_yard", "blacksmith", "barn"], source.randint(0, 2))
    on: dict[str, list[str]] = {tile: [] for tile in stock}
    home: list[str] = []
    for _ in range(source.randint(0, 8)):
        good = source.choice(GOODS)
        place = source.choice([*stock, ""])
        (on[place] if place else home).append(good)
    pieces = [source.choice(COLOURS) for _ in range(source.randint(0, 8))]
    pieces += [source.choice(SKILLS) for _ in range(source.randint(0, 7))]
    if source.random() < 0.2:
        loose.append("boat_white_wind")
    if source.random() < 0.25:
        loose.append("summer_boat_3b")
    backs = {tile for tile in stock if source.random() < 0.5}
    return loose, " ".join(pieces), (on, home, backs)


def told(items: list[str]) -> str:
    return " ".join(f"{items.count(kind)} {kind}" for kind in sorted(set(items)))


@pytest.mark.conformance
@pytest.mark.parametrize("block", range(8))
def test_the_allocation_equals_trying_out_everything(block: int) -> None:
    source = random.Random(block)
    for _ in range(250):
        loose, pieces, (on, home, backs) = random_case(source)
        purple, gold = source.random() < 0.3, source.random() < 0.7
        bound = source.random() < 0.3
        stock = [f"{tile}{'+' if tile in backs else ''}: {told(goods)}" for tile, goods in on.items()]
        match = scored(
            *loose,
            *stock,
            screen=told(pieces.split()),
            home=told(home),
            start=0 if purple else 1,
            options={"boat_3b_gold": "yes" if gold else "no", "stock_elsewhere": "no" if bound else "yes"},
        )
        items = [(kind, "") for kind in [*pieces.split(), *home]]
        items += [(kind, tile) for tile, goods in on.items() for kind in goods]
        tiles = frozenset([*loose, *on])
        jokers = "summer_boat_3b" in tiles
        case = (tiles, frozenset(backs), tuple(items), purple, jokers, gold)
        assert match.scores()[0] == (best_total_bound(*case) if bound else best_total(*case))
        check_shares(match)


def check_shares(match: Match) -> None:
    """No item is used twice, and the shares add up to the total and to the categories."""
    state = match.state
    shares = shares_of(state, 0)
    wealth = wealth_of(state, 0, list(state.villages[0].tiles))
    used = [sum(share.items[item] for share in shares if share.items) for item in range(12)]
    have = [*wealth.pieces, *([0] * 4), 1 if wealth.purple else 0]
    for kind, _, _, count in wealth.goods:
        have[7 + kind] += count
    assert all(number <= most for number, most in zip(used, have, strict=True))
    assert sum(share.points for share in shares) == total_of(state, 0) == sum(match.breakdown(0).values())
    assert {category_of(share.tile) for share in shares} <= set(match.breakdown(0))


@pytest.mark.conformance
def test_the_closed_walk_equals_walking_every_way() -> None:
    compared = 0
    for seed in range(120):
        source = random.Random(seed)
        match = mizban.new("keyflower", seats=2, seed=seed)
        while not match.over:
            seat = match.waiting[0]
            answers = match.legal(seat)
            match.play(source.choice(answers), seat)
        for seat in range(2):
            links = frozenset(both_ends(link) for link in road_links(match.state, seat))
            if 0 < len(links) <= 13:
                compared += 1
                assert our_longest_walk(match.state, seat) == longest_walk(links)
    assert compared > 50


def both_ends(link: int) -> tuple[int, int]:
    low = (link & -link).bit_length() - 1
    return low, link.bit_length() - 1


def test_a_walk_may_cross_a_tile_but_not_repeat_a_road() -> None:
    links = [(0, 1), (1, 2), (0, 2), (2, 3), (3, 4), (2, 4)]  # two triangles that meet in one tile
    assert walk_over([1 << one | 1 << other for one, other in links]) == longest_walk(frozenset(links)) == 5
    bridged = [(0, 1), (1, 2), (0, 2), (2, 3), (3, 4), (4, 5), (3, 5)]  # two triangles with one road between
    assert walk_over([1 << one | 1 << other for one, other in bridged]) == longest_walk(frozenset(bridged)) == 3
