"""Every refusal has its moment, and rests on a section of the rules."""

from __future__ import annotations

from typing import Any

import pytest

import mizban
from keyflower_table import EXAMPLE, all_pass, refused, say, table, use
from mizban import Match, Word, language

STACKS = {"peddler": {}, "miner": {"colour": "yellow", "stacks": [3, 4]}, "keywood": {}}


def paying() -> Match:
    """Seat 0 has to pay the peddler's yellow worker; a losing stack could do it."""
    return use(table("1 red 1 blue", "", middle=STACKS), "Peddler", "red", 1)


def transporting(steps: int, upgrades: int, extra: str = "") -> Match:
    step = {"transport": {"seat": 0, "steps": steps, "upgrades": upgrades}}
    goods = {"keywood": "1 wood", "gold_mine": "1 iron 1 stone", "home_1": "1 iron"}
    return table(extra, "", season="summer", villages=[EXAMPLE], on=goods, pending=[step])


def offering() -> Match:
    lanes = [[{"offer": {"seat": 0}}], [{"offer": {"seat": 1}}]]
    rest = [{"reveal": {}}, {"act": {"seat": 0}}, {"next_turn": {"seat": 0}}, {"end_of_season": {}}, {"expansion": {}}]
    pending = [{"together": {"sealed": True, "lanes": lanes}}, *rest, {"next_season": {}}]
    players = [{"winter": ["scholar", "windmill", "scribes"]}, {"winter": ["jeweller", "key_guild", "apothecary"]}]
    return mizban.position("keyflower", {"season": "winter", "players": players, "pending": pending})


def choosing() -> Match:
    return all_pass(table("", ""))


def joining() -> Match:
    middle = {"alehouse": {"colour": "yellow", "stacks": [0, 2]}, "miner": {"colour": "yellow", "stacks": [3, 4]}}
    match = table("1 yellow", "", middle=middle)
    return say(match, "bid for Alehouse", "yellow", "1 yellow")


MOMENTS: list[tuple[Any, dict[str, Any], str]] = [
    (paying(), {"pay_worker": {"colour": "blue"}}, "price-colour"),
    (paying(), {"pay_worker": {"colour": "yellow"}}, "no-worker"),
    (paying(), {"pay_stack": {"tile": "keywood"}}, "no-stack"),
    (paying(), {"pass": {}}, "asked-else"),
    (paying(), {"pay_skill": {"skill": "saw"}}, "asked-else"),
    (transporting(0, 1), {"carry": {"good": "wood", "from": "keywood", "to": "home_1"}}, "no-steps"),
    (transporting(1, 0), {"upgrade": {"tile": "gold_mine"}}, "no-upgrades"),
    (transporting(1, 1), {"upgrade": {"tile": "keywood"}}, "cost-skill"),
    (transporting(1, 1), {"upgrade": {"tile": "stable"}}, "cost-goods"),
    (transporting(1, 1), {"take": {"good": "wood"}}, "asked-else"),
    (offering(), {"offer": {"tiles": []}}, "offer-one"),
    (offering(), {"offer": {"tiles": ["scholar", "scholar"]}}, "offer-one"),
    (offering(), {"offer": {"tiles": ["jeweller"]}}, "not-dealt"),
    (choosing(), {"boat": {"tile": "boat_flipper"}}, "boat-taken"),
    (choosing(), {"boat": {"tile": "keywood"}}, "boat-taken"),
    (joining(), {"enough": {}}, "not-yet"),
    (joining(), {"pass": {}}, "begun"),
    (joining(), {"bid": {"tile": "miner"}}, "begun"),
    (joining(), {"bid": {"tile": "alehouse", "number": 1}}, "begun"),
]


@pytest.mark.parametrize(("match", "wish", "reason"), MOMENTS)
def test_a_refusal_in_its_moment(match: Match, wish: dict[str, Any], reason: str) -> None:
    assert refused(match, wish) == reason


@pytest.mark.parametrize(
    ("match", "wish"),
    [
        (paying(), {"pay_stack": {"tile": "miner"}}),
        (transporting(1, 1), {"upgrade": {"tile": "gold_mine"}}),
        (transporting(1, 1), {"enough": {}}),
        (transporting(1, 1, "1 saw"), {"upgrade": {"tile": "keywood"}}),
        (offering(), {"offer": {"tiles": ["windmill", "scholar"]}}),
        (choosing(), {"boat": {"tile": "boat_sea_bastion"}}),
        (joining(), {"bid": {"tile": "alehouse", "colour": "yellow", "number": 4}}),
    ],
)
def test_what_is_possible_is_not_refused(match: Match, wish: dict[str, Any]) -> None:
    assert refused(match, wish) is None


def test_others_are_told_whose_turn_it_is() -> None:
    match = table("1 red", "1 red", middle=STACKS | {"miner": {}})
    assert match.why(1, {"pass": {}}) == Word("why-not-your-turn", {"other": 0})


def test_nothing_is_possible_after_the_end() -> None:
    match = mizban.position("keyflower", {"season": "over"})
    assert match.why(0, {"pass": {}}) == Word("why-over")


NONSENSE: list[Any] = [
    {},
    {"fly": {}},
    {"bid": {}},
    {"bid": {"tile": "castle"}},
    {"bid": {"tile": "keywood", "colour": "pink"}},
    {"bid": {"tile": "keywood", "number": 0}},
    {"bid": {"tile": "keywood", "extra": 1}},
    {"place": {"tile": "keywood", "at": [1], "turned": 0}},
    {"place": {"tile": "keywood", "at": [1, 1], "turned": 6}},
    {"offer": {"tiles": ["castle"]}},
    {"pass": 3},
]


@pytest.mark.parametrize("wish", NONSENSE)
def test_nonsense_is_no_wish(wish: Any) -> None:
    with pytest.raises(mizban.NotAnAnswer):
        table("1 red", "").why(0, wish)


def test_a_refusal_names_its_rule() -> None:
    match = table("1 red", "", middle={"keywood": {"colour": "blue", "stacks": [0, 1]}})
    word = match.why(0, {"bid": {"tile": "keywood", "colour": "red", "number": 1}})
    assert word is not None
    assert language.rule_of(match.game, word) == "bidding"
    word = match.why(0, {"bid": {"tile": "keywood", "colour": "red", "number": 2}})
    assert word is not None
    assert language.rule_of(match.game, word) == "colour"
    assert language.say(match.game, word, "fa") == "رنگ کی‌وود در این فصل آبی است."
