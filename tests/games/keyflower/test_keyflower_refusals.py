"""Every refusal has its moment, and rests on a section of the rules."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

import mizban
from games.keyflower.test_keyflower_expansion import placing
from keyflower_table import EXAMPLE, all_pass, play, table
from mizban import Match, NotAnAnswer, Word, language

STACKS: dict[str, dict[str, Any]] = {"peddler": {}, "miner": {"colour": "yellow", "stacks": [3, 4]}, "keywood": {}}
USED = {"colour": "red", "workers": {"red": 3}, "last": 2}


def auction() -> Match:
    """Red leads at the stable with two; seat 0 has one red there, and a losing yellow stack beside the miner."""
    stable = {"colour": "red", "stacks": [1, 2]}
    full = {"colour": "red", "workers": {"red": 6}, "last": 3}
    middle = {**STACKS, "stable": stable, "alehouse": USED, "workshop": full}
    return table("2 red 1 blue", "9 red", middle=middle)


def paying() -> Match:
    """Seat 0 has to pay the peddler's yellow worker; a losing stack could do it."""
    return play(table("1 red 1 blue", "", middle=STACKS), "use peddler red")


def paying_a_token() -> Match:
    return play(table("1 red 1 saw", "", season="summer", middle={"brewer": {}}), "use brewer red")


def gaining() -> Match:
    match = table("1 red", "", middle={"workshop": {}}, on={"home_2": "24 iron"})
    return play(match, "use workshop red")


def transporting(steps: int, upgrades: int, extra: str = "", village: str = EXAMPLE, **on: str) -> Match:
    step = {"transport": {"seat": 0, "steps": steps, "upgrades": upgrades}}
    goods = on or {"keywood": "1 wood", "gold_mine": "1 iron 1 stone", "home_1": "1 iron"}
    return table(extra, "", season="winter", villages=[village], on=goods, pending=[step])


def inn(extra: str = "1 saw") -> Match:
    """An upgrade that leaves a choice of resource and of token."""
    return transporting(1, 1, extra, "inn@0\n.\nhome_1", inn="1 wood 2 stone")


def offering() -> Match:
    lanes = [[{"offer": {"seat": 0}}], [{"offer": {"seat": 1}}]]
    rest = [{"reveal": {}}, {"act": {"seat": 0}}, {"next_turn": {"seat": 0}}, {"end_of_season": {}}, {"expansion": {}}]
    pending = [{"together": {"sealed": True, "lanes": lanes}}, *rest, {"next_season": {}}]
    players = [{"winter": ["scholar", "windmill", "scribes"]}, {"winter": ["jeweller", "key_guild", "apothecary"]}]
    return mizban.position("keyflower", {"season": "winter", "players": players, "pending": pending})


def choosing() -> Match:
    return all_pass(table("", ""))


def flipping() -> Match:
    position = table(*[""] * 4, season="winter").position()
    position.pop("boats")
    position["players"][0]["village"] += [{"tile": "boat_flipper"}, {"tile": "forge"}, {"tile": "well", "side": "back"}]
    position["pending"] = [{"flip_free": {"seat": 0}}, {"final_scoring": {}}]
    return mizban.position("keyflower", position)


def joining() -> Match:
    """One yellow worker is chosen for the alehouse, where three are needed; the stack of the miner could join."""
    middle = {"alehouse": {"colour": "yellow", "stacks": [0, 2]}, "miner": {"colour": "yellow", "stacks": [3, 4]}}
    return play(table("1 yellow 1 blue", "", middle={**middle, "keywood": {}}), "bid alehouse", 2, 1)


def stacks_joined() -> Match:
    """A stack is chosen, nothing from behind the screen."""
    middle = {
        "alehouse": {},
        "miner": {"colour": "yellow", "stacks": [3, 4]},
        "peddler": {"colour": "yellow", "stacks": [1, 2]},
    }
    return play(table("", "", middle=middle), "bid alehouse", 2, 0, 5)


def village_of_two(won: str = "stable") -> Match:
    return placing("keywood\n.\nhome_1", won)


def blocked_river() -> Match:
    """No boat fits anywhere, but the stable does."""
    position = placing("home_1 .\n. keywood@1\n. .\n. workshop@2", "stable").position()
    position["players"][0]["village"].append({"tile": "summer_boat_1", "at": None})
    return mizban.position("keyflower", position)


def laid() -> Match:
    return play(village_of_two(), "place stable", "place 1,-1", seat=0)


REFUSALS: list[tuple[str, Callable[[], Match], str, dict[str, int | str]]] = [
    # Another question, or another choice
    ("asked-else", paying, "pass", {}),
    ("asked-else", paying, "pay saw", {}),
    ("asked-else", paying_a_token, "pay red", {}),
    ("asked-else", lambda: transporting(1, 1), "gain wood", {}),
    ("asked-else", auction, "enough", {}),
    ("begun", joining, "pass", {}),
    ("begun", joining, "use miner", {}),
    ("begun", joining, "use", {}),
    ("begun", joining, "bid 2 yellow", {}),
    ("begun", joining, "bid blue", {}),
    ("begun", lambda: play(auction(), "bid keywood", 0), "bid 2 blue", {}),
    ("begun", lambda: play(auction(), "bid keywood", 0), "enough", {}),
    ("begun", lambda: play(inn(), "upgrade inn", 2), "carry inn", {}),
    ("other-tile", joining, "bid keywood", {"tile": "alehouse"}),
    ("other-tile", joining, "bid keywood yellow miner", {"tile": "alehouse"}),
    ("other-tile", lambda: play(inn(), "upgrade inn", 2), "upgrade home_1", {"tile": "inn"}),
    ("other-cell", laid, "place stable 1,0", {"cell": "1,-1"}),
    ("other-cell", laid, "place 1,0", {"cell": "1,-1"}),
    ("other-tile", laid, "place keywood", {"tile": "stable"}),
    ("too-much", choosing, "boat boat_keyflower boat_sea_bastion", {}),
    ("too-much", laid, "place 0 4", {}),
    ("too-much", gaining, "gain wood stone", {}),
    ("too-much", lambda: transporting(1, 1), "carry keywood wood home_1 wood", {}),
    ("not-yet", joining, "enough", {}),
    # Bids
    ("not-on-offer", auction, "bid stone_yard red", {"tile": "stone_yard"}),
    ("not-on-offer", auction, "bid home_1", {"tile": "home_1"}),
    ("outbid", auction, "bid stable red", {"count": 2, "needed": 2}),
    ("outbid", joining, "bid alehouse yellow", {"count": 2, "needed": 3}),
    ("outbid", lambda: table("1 red", "", middle={"miner": {"colour": "red", "stacks": [0, 2]}}), "bid miner", {}),
    ("colour", auction, "bid alehouse blue", {"tile": "alehouse", "colour": "red"}),
    ("colour", lambda: table("1 blue", "", middle={"miner": {"colour": "red", "stacks": [0, 2]}}), "bid miner", {}),
    ("stack-colour", auction, "bid stable 2 blue", {"colour": "red"}),
    ("stack-colour", auction, "bid stable red miner", {"colour": "red"}),
    ("not-together", auction, "bid keywood 9 red", {"colour": "red", "count": 2}),
    ("not-together", auction, "bid 9 red", {"colour": "red", "count": 2}),
    ("one-colour", auction, "bid keywood red blue", {}),
    ("one-colour", auction, "bid keywood red miner", {}),
    ("one-tile", auction, "bid keywood red tile:peddler", {}),
    ("no-losing-stack", joining, "bid alehouse keywood", {"tile": "keywood"}),
    ("one-tile", joining, "bid alehouse tile:miner", {}),
    ("too-much", lambda: play(inn(), "upgrade inn", 2), "upgrade inn tile:inn", {}),
    ("no-losing-stack", stacks_joined, "bid alehouse keywood", {"tile": "keywood"}),
    ("begun", stacks_joined, "bid blue", {}),
    ("no-losing-stack", auction, "bid keywood red peddler", {"tile": "peddler"}),
    ("no-losing-stack", auction, "bid keywood red stack:tavern", {"tile": "tavern"}),
    ("stack-twice", auction, "bid keywood 2 miner", {}),
    ("stack-there", auction, "bid stable stable red", {"tile": "stable"}),
    ("no-bid", lambda: table("", "", middle={"keywood": {}}), "bid", {}),
    ("no-bid", lambda: table("", "", middle={"keywood": {}}), "bid 2 red", {}),
    # Uses
    ("not-in-play", auction, "use tavern", {"tile": "tavern"}),
    ("no-effect", auction, "use turn_order_1 red", {"tile": "turn_order_1"}),
    ("full", auction, "use workshop red", {"tile": "workshop", "most": 6}),
    ("colour", auction, "use stable blue", {"tile": "stable", "colour": "red"}),
    ("one-colour", auction, "use keywood red blue", {}),
    ("too-few", auction, "use alehouse 2 red", {"count": 2}),
    ("too-many", auction, "use keywood 7 red", {"most": 6}),
    ("not-together", auction, "use keywood 3 red", {"colour": "red", "count": 2}),
    ("no-workers", lambda: table("2 red", "", middle={"alehouse": USED}), "use alehouse", {"tile": "alehouse"}),
    ("no-use", lambda: table("", "", middle={"keywood": {}}), "use", {}),
    ("price", auction, "use peddler miner", {"tile": "peddler"}),
    ("price", lambda: table("2 red", "", season="summer", middle={"mason": {}}), "use mason red", {"tile": "mason"}),
    ("price-colour", paying, "pay blue", {"colour": "yellow"}),
    ("no-worker", paying, "pay yellow", {"colour": "yellow"}),
    ("no-stack", paying, "pay keywood", {"tile": "keywood"}),
    ("no-skill", paying_a_token, "pay anvil", {"skill": "anvil"}),
    ("supply-empty", gaining, "gain iron", {"good": "iron"}),
    ("no-choice", gaining, "gain gold", {}),
    # Transport
    ("no-steps", lambda: transporting(0, 1), "carry keywood wood home_1", {}),
    ("nothing-moves", lambda: transporting(1, 1, "1 saw", "home_1", home_1="1 wood 1 stone"), "carry", {}),
    ("not-yours", lambda: transporting(1, 1), "carry home_2 wood", {"tile": "home_2"}),
    ("not-yours", lambda: transporting(1, 1), "carry keywood wood home_2", {"tile": "home_2"}),
    ("no-good", lambda: transporting(1, 1), "carry keywood gold home_1", {"good": "gold", "tile": "keywood"}),
    ("no-road", lambda: transporting(1, 1), "carry keywood wood stable", {"tile": "keywood", "target": "stable"}),
    ("nothing-there", lambda: transporting(1, 1), "carry stable", {"tile": "stable"}),
    ("no-way", lambda: transporting(1, 1, "1 saw", "home_1", home_1="1 wood 1 stone"), "carry home_1", {}),
    # Upgrades
    ("no-upgrades", lambda: transporting(1, 0), "upgrade gold_mine", {}),
    ("nothing-ripe", lambda: transporting(1, 1, "", EXAMPLE, keywood="1 wood"), "upgrade", {}),
    ("not-yours", lambda: transporting(1, 1), "upgrade home_2", {"tile": "home_2"}),
    ("cost-skill", lambda: transporting(1, 1), "upgrade keywood", {"tile": "keywood"}),
    ("cost-goods", lambda: transporting(1, 1), "upgrade stable", {"tile": "stable"}),
    ("cost-fixed", lambda: transporting(1, 1), "upgrade gold_mine iron stone", {"tile": "gold_mine"}),
    ("cost-fixed", lambda: transporting(1, 1, "1 saw"), "upgrade keywood saw", {"tile": "keywood"}),
    ("cost-number", inn, "upgrade inn wood stone saw", {"count": 1}),
    ("cost-number", inn, "upgrade inn saw", {"count": 1}),
    ("few-goods", inn, "upgrade inn gold saw", {"good": "gold", "count": 0}),
    ("few-goods", inn, "upgrade inn 2 wood saw", {"good": "wood", "count": 1}),
    ("one-token", inn, "upgrade inn wood", {}),
    ("one-token", inn, "upgrade inn wood 2 saw", {}),
    ("no-skill", inn, "upgrade inn wood anvil", {"skill": "anvil"}),
    ("not-yours", flipping, "flip keywood", {"tile": "keywood"}),
    ("not-upgradable", flipping, "flip boat_flipper", {"tile": "boat_flipper"}),
    ("upgraded", flipping, "flip well", {"tile": "well"}),
    # Boats and winter tiles
    ("boat-taken", choosing, "boat boat_flipper", {"tile": "boat_flipper"}),
    ("offer-one", offering, "offer 2 scholar", {}),
    ("not-dealt", offering, "offer scholar jeweller", {"tile": "jeweller"}),
    # Placing
    ("placed", village_of_two, "place keywood 1,-1 0", {"tile": "keywood"}),
    ("not-yours", village_of_two, "place miner 1,-1 0", {"tile": "miner"}),
    ("cell-taken", village_of_two, "place stable 0,0 0", {"column": 0, "row": 0}),
    ("not-beside", village_of_two, "place stable 9,-9 0", {"column": 9, "row": -9}),
    ("edges", village_of_two, "place stable 1,-1 1", {"tile": "stable", "column": 1, "row": -1}),
    ("edges", laid, "place 1", {"tile": "stable", "column": 1, "row": -1}),
    ("fits-nowhere", blocked_river, "place summer_boat_1", {"tile": "summer_boat_1"}),
    ("no-turn", blocked_river, "place summer_boat_1 0,1", {"tile": "summer_boat_1", "column": 0, "row": 1}),
    ("no-turn", village_of_two, "place stable 0,1", {"tile": "stable", "column": 0, "row": 1}),
]


def word_of(begin: Callable[[], Match], text: str) -> Word:
    match = begin()
    word = match.why(text, match.waiting[0])
    assert word is not None
    return word


@pytest.mark.parametrize(("id", "begin", "text", "args"), REFUSALS)
def test_a_refusal_in_its_moment(id: str, begin: Callable[[], Match], text: str, args: dict[str, int | str]) -> None:
    word = word_of(begin, text)
    assert (word.id, {name: word.args.get(name) for name in args}) == (f"why-{id}", args)


def messages() -> dict[str, str]:
    """The refusals in keyflower.ftl, each with its text."""
    text = (language.LOCALES / "en" / "keyflower.ftl").read_text(encoding="utf-8")
    found = re.split(r"^why-([a-z-]+) =", text.split("## Refusals")[1].split("\n## ")[0], flags=re.MULTILINE)
    return dict(zip(found[1::2], found[2::2], strict=True))


def test_every_refusal_that_has_a_text_is_provoked_here() -> None:
    assert {id for id, *_ in REFUSALS} == set(messages())


@pytest.mark.parametrize(("id", "begin", "text", "args"), REFUSALS)
def test_a_refusal_has_all_that_its_text_asks_for(
    id: str, begin: Callable[[], Match], text: str, args: dict[str, int | str]
) -> None:
    assert set(re.findall(r"\$(\w+)", messages()[id])) <= set(word_of(begin, text).args)


@pytest.mark.parametrize(
    ("begin", "text"),
    [
        (paying, "pay stack:miner"),
        (lambda: transporting(1, 1), "upgrade gold_mine"),
        (lambda: transporting(1, 1), "enough"),
        (lambda: transporting(1, 1, "1 saw"), "upgrade keywood"),
        (inn, "upgrade inn saw stone"),
        (offering, "offer windmill scholar"),
        (choosing, "boat boat_sea_bastion"),
        (joining, "bid alehouse yellow miner"),
        (joining, "bid alehouse miner"),
        (joining, "miner"),
        (flipping, "keep"),
        (flipping, "flip forge"),
        (laid, "place stable 1,-1 4"),
        (laid, "4"),
    ],
)
def test_what_is_possible_is_played(begin: Callable[[], Match], text: str) -> None:
    match = begin()
    assert match.why(text) is None
    before = match.position()
    match.play(text)
    assert match.position() != before


def test_others_are_told_whose_turn_it_is() -> None:
    match = table("1 red", "1 red", middle={"keywood": {}})
    assert match.why("pass", 1) == Word("why-not-your-turn", {"other": 0})


def test_nothing_is_possible_after_the_end() -> None:
    match = mizban.position("keyflower", {"season": "over"})
    assert match.why("pass", 0) == Word("why-over")


@pytest.mark.parametrize(
    "text",
    [
        *("", "fly", "bid castle", "bid keywood pink", "bid keywood 0 red", "bid keywood red 2", "bid keywood 2 3 red"),
        *("place keywood 1,1 6", "place keywood 1;1", "offer castle", "offer keywood", "pass red"),
        *("boat keywood", "keep forge", "enough red", "gain red", "carry pink", "upgrade red", "x" * 400),
    ],
)
def test_nonsense_is_no_choice(text: str) -> None:
    with pytest.raises(NotAnAnswer):
        table("1 red", "").why(text)


def test_a_refusal_names_its_rule() -> None:
    match = table("1 red", "", middle={"keywood": {"colour": "blue", "stacks": [0, 1]}})
    word = match.why("bid keywood red")
    assert word is not None
    assert language.rule_of(match.game, word) == "bidding"
    word = match.why("bid keywood 2 red")
    assert word is not None
    assert language.rule_of(match.game, word) == "colour"
    assert language.say(match.game, word, "fa") == "رنگ کی‌وود در این فصل آبی است."


@pytest.mark.parametrize("lang", language.LANGUAGES)
def test_every_refusal_can_be_said(lang: str) -> None:
    for _, begin, text, _ in REFUSALS:
        match = begin()
        word = match.why(text, match.waiting[0])
        assert word is not None
        assert language.say(match.game, word, lang)
        rule = language.rule_of(match.game, word, lang)
        assert rule in [section.id for section in language.rules(match.game, lang)]
