"""Why a choice is refused: each reason with its arguments, in both languages."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

import mizban
from mizban import Match, NotAnAnswer, NotLegal, Word, language
from mizban.games.stone_age import GAME
from mizban.records import fresh
from stone_age_table import acting, begin, building, buying, feeding, placing, play, scored, tribe

LOCALES = Path(mizban.__file__).parent / "locales"
CARD = "medicine-any2"
GATHERING = ("forest", "clay_pit", "quarry", "river")


def after(match: Match, *texts: str, half: Sequence[str] = ()) -> Match:
    """The match after some choices, and perhaps in the middle of one more."""
    play(match, *texts)
    begin(match, *half)
    return match


def rolled(tools: str = "", kept: str = "", half: Sequence[str] = ()) -> Match:
    """Seat 0 has rolled a three in the forest, and may have begun to add tools."""
    match = acting(tribe(tools=tools, kept=kept), placed={"forest": [1], "field": [1]})
    return after(match, "forest", "dice 3", half=half)


def place(name: str, seats: int = 2, limit: int = 1) -> dict[str, int | str]:
    """The arguments of a refusal to place figures."""
    return {"place": name, "limit": limit, "players": seats}


# The reason with its arguments, the match, and what seat 0 says.
REFUSALS: dict[str, tuple[Word, Callable[[], Match], str]] = {
    "the game is over": (Word("why-over"), scored, "place hut"),
    "another is asked": (
        Word("why-not-your-turn", {"other": 1}),
        lambda: placing(turn=1),
        "place hut",
    ),
    "chance is asked": (
        Word("why-not-now"),
        lambda: fresh(GAME, 2, {}, bytes(32)),
        "place hut",
    ),
    "no place to resolve while placing": (Word("why-asked-else"), placing, "resolve hut"),
    "no placing while acting": (
        Word("why-asked-else"),
        lambda: acting(placed={"field": [1]}),
        "place hut",
    ),
    "nothing to buy": (Word("why-asked-else"), placing, "buy"),
    "nothing to feed": (Word("why-asked-else"), placing, "feed"),
    "nothing to starve": (Word("why-asked-else"), placing, "starve"),
    "no roll to end": (Word("why-asked-else"), placing, "enough"),
    "no dice to take": (Word("why-asked-else"), placing, "die 1"),
    "no two resources to take": (Word("why-asked-else"), placing, "take 2 wood"),
    "a payment cannot be declined": (
        Word("why-asked-else"),
        lambda: after(buying("art-tool", tribe("1 wood")), "card_1", "buy"),
        "decline",
    ),
    "been there": (
        Word("why-been-there", place("forest")),
        lambda: placing(placed={"forest": [4]}),
        "place forest 1",
    ),
    "occupied": (
        Word("why-occupied", place("card_2")),
        lambda: placing(placed={"card_2": [0, 1]}),
        "place card_2",
    ),
    "full": (
        Word("why-full", place("forest", 4, 4)),
        lambda: placing(tribe(), tribe(figures=7), seats=4, placed={"forest": [0, 7]}),
        "place forest",
    ),
    "too many of two players": (
        Word("why-too-many-players", place("river")),
        lambda: placing(placed={"river": [0, 1]}),
        "place river",
    ),
    "too many of three players": (
        Word("why-too-many-players", place("quarry", 3, 2)),
        lambda: placing(seats=3, placed={"quarry": [0, 2, 1]}),
        "place quarry 1",
    ),
    "the village is closed": (
        Word("why-village-closed", place("hut", 3, 2)),
        lambda: placing(seats=3, placed={"tool_maker": [0, 1], "field": [0, 0, 1]}),
        "place hut 2",
    ),
    "one figure for the hut": (
        Word("why-needs-two", place("hut")),
        lambda: placing(placed={"hunting_ground": [4]}),
        "place hut",
    ),
    "no card": (
        Word("why-not-open", place("card_3")),
        lambda: placing(display=["art-tool"]),
        "place card_3",
    ),
    "an empty stack": (
        Word("why-not-open", place("building_2")),
        lambda: placing(stacks=[{}, {"top": None, "below": 0}]),
        "place building_2",
    ),
    "no such stack": (
        Word("why-no-stack", place("building_3")),
        placing,
        "place building_3",
    ),
    "no fourth stack": (
        Word("why-no-stack", place("building_4", 3, 2)),
        lambda: placing(seats=3),
        "place building_4 1",
    ),
    "another place is chosen": (
        Word("why-other-place", {"place": "forest"}),
        lambda: after(placing(), "forest"),
        "place river 1",
    ),
    "too few figures": (
        Word("why-not-enough-figures", {"count": 3}),
        lambda: placing(placed={"river": [2]}),
        "place hunting_ground 4",
    ),
    "two tool makers": (
        Word("why-exact-number", {"place": "tool_maker", "count": 1}),
        placing,
        "place tool_maker 2",
    ),
    "one in the hut": (
        Word("why-exact-number", {"place": "hut", "count": 2}),
        placing,
        "place hut 1",
    ),
    "no room": (
        Word("why-no-room", {"place": "forest", "count": 3}),
        lambda: placing(seats=4, placed={"forest": [0, 4]}),
        "place forest 4",
    ),
    "no room after the choice of the place": (
        Word("why-no-room", {"place": "forest", "count": 3}),
        lambda: after(placing(seats=4, placed={"forest": [0, 4]}), "forest"),
        "place forest 5",
    ),
    "nobody there": (
        Word("why-not-there", {"place": "river"}),
        lambda: acting(placed={"field": [1], "river": [0, 1]}),
        "resolve river",
    ),
    "no roll": (Word("why-no-roll"), lambda: placing(tribe(tools="1")), "add 1"),
    "no roll for a one-use tool": (
        Word("why-no-roll"),
        lambda: acting(tribe(kept="toolmaker1-once4"), placed={"field": [1]}),
        "add once:4",
    ),
    "a smaller tool too late": (
        Word("why-tool-order"),
        lambda: rolled("2 2 1", "", ["2"]),
        "add 1",
    ),
    "a smaller one-use tool too late": (
        Word("why-tool-order"),
        lambda: rolled("", "toolmaker1-once4 toolmaker1-once3 toolmaker2-once2", ["once:3"]),
        "add once:2",
    ),
    "a used tool": (
        Word("why-tool-used", {"value": 2}),
        lambda: rolled("2! 1 1"),
        "add 2",
    ),
    "no such tool": (Word("why-no-such-tool", {"value": 3}), lambda: rolled("1"), "add 3"),
    "no one-use tool": (Word("why-no-once", {"value": 4}), lambda: rolled("1"), "add once:4"),
    "a one-use tool twice": (
        Word("why-no-once", {"value": 2}),
        lambda: rolled("1", "toolmaker2-once2"),
        "add once:2 once:2",
    ),
    "a one-use tool is no tool": (
        Word("why-no-such-tool", {"value": 2}),
        lambda: rolled("1", "toolmaker2-once2"),
        "add 2",
    ),
    "more tools than there are": (
        Word("why-too-few-tools", {"value": 2, "count": 1}),
        lambda: rolled("2 1 1"),
        "add 2 1 2",
    ),
    "more tools than are fresh": (
        Word("why-too-few-tools", {"value": 2, "count": 2}),
        lambda: rolled("2 2 2!", "", ["2"]),
        "add 2 2 2",
    ),
    "two places": (Word("why-too-much"), placing, "place hut field"),
    "two places to resolve": (Word("why-too-much"), lambda: acting(placed={"field": [1]}), "resolve field field"),
    "two numbers": (Word("why-too-much"), placing, "place forest 1 2"),
    "a place and another": (Word("why-other-place", {"place": "forest"}), placing, "place forest 1 hut"),
    "so many nowhere": (Word("why-not-enough-figures", {"count": 5}), placing, "place 6"),
    "so many where one goes": (
        Word("why-exact-number", {"place": "tool_maker", "count": 1}),
        lambda: placing(placed={"hunting_ground": [1], **{place: [0, 1] for place in GATHERING}}),
        "place 3",
    ),
    "two dice": (
        Word("why-too-much"),
        lambda: after(buying("pottery-dice", tribe("1 wood")), "card_1", "buy wood", "dice 1 2"),
        "die 1 2",
    ),
    "a card too dear": (
        Word("why-cannot-pay", {"count": 3}),
        lambda: after(buying("art-tool", tribe("1 wood", kept=CARD), space=3), "card_3"),
        "buy",
    ),
    "food too dear": (
        Word("why-cannot-pay", {"count": 2}),
        lambda: feeding(tribe(kept=CARD, food=3)),
        "feed",
    ),
    "too few pieces": (
        Word("why-wrong-number", {"count": 3}),
        lambda: after(buying("art-tool", tribe("4 wood"), space=3), "card_3"),
        "buy 2 wood",
    ),
    "too many pieces": (
        Word("why-wrong-number", {"count": 3}),
        lambda: after(buying("art-tool", tribe("4 wood"), space=3), "card_3"),
        "buy 4 wood",
    ),
    "a part of the food": (
        Word("why-wrong-number", {"count": 2}),
        lambda: feeding(tribe("4 wood", food=3)),
        "feed wood",
    ),
    "pieces one has not": (
        Word("why-lacks", {"what": "gold", "count": 1}),
        lambda: after(buying("art-tool", tribe("4 wood 1 gold"), space=3), "card_3"),
        "buy wood 2 gold",
    ),
    "a building too dear": (
        Word("why-cannot-pay-tile", {"tile": "wwb"}),
        lambda: after(building("wwb", tribe("1 wood", kept=CARD)), "building_1"),
        "buy",
    ),
    "another price": (
        Word("why-exact-cost", {"tile": "wwb"}),
        lambda: after(building("wwb", tribe("3 wood 3 brick")), "building_1"),
        "buy wood 2 brick",
    ),
    "the price that is fixed": (
        Word("why-exact-cost", {"tile": "wwb"}),
        lambda: after(building("wwb", tribe("3 wood 3 brick")), "building_1"),
        "buy 2 wood brick",
    ),
    "a fixed price that one has not": (
        Word("why-lacks", {"what": "wood", "count": 1}),
        lambda: after(building("wwb", tribe("1 wood", kept=CARD)), "building_1"),
        "buy 2 wood brick",
    ),
    "not yet enough": (
        Word("why-tile-number", {"tile": "any"}),
        lambda: after(building("any", tribe("2 gold")), "building_1", "buy"),
        "enough",
    ),
    "five of four": (
        Word("why-tile-number", {"tile": "4of2"}),
        lambda: after(building("4of2", tribe("2 wood 3 stone")), "building_1"),
        "buy 2 wood 3 stone",
    ),
    "eight of seven": (
        Word("why-tile-number", {"tile": "any"}),
        lambda: after(building("any", tribe("8 gold")), "building_1"),
        "buy 8 gold",
    ),
    "one kind of two": (
        Word("why-tile-kinds", {"tile": "4of2"}),
        lambda: after(building("4of2", tribe("2 wood 4 stone")), "building_1"),
        "buy 4 stone",
    ),
    "three kinds of two": (
        Word("why-tile-kinds", {"tile": "4of2"}),
        lambda: after(building("4of2", tribe("2 wood 4 stone 1 gold")), "building_1"),
        "buy wood 2 stone gold",
    ),
    "another piece is chosen": (
        Word("why-paid-already"),
        lambda: after(buying("art-tool", tribe("2 wood 2 gold"), space=2), "card_2", "buy", half=["wood"]),
        "buy 2 gold",
    ),
    "a piece that comes before those chosen": (
        Word("why-paid-already"),
        lambda: after(buying("art-tool", tribe("2 wood 2 brick"), space=2), "card_2", "buy", half=["brick"]),
        "buy wood brick",
    ),
    "only what is chosen already": (
        Word("why-wrong-number", {"count": 2}),
        lambda: after(buying("art-tool", tribe("2 wood 2 gold"), space=2), "card_2", "buy", half=["wood"]),
        "buy wood",
    ),
    "another of the two is chosen": (
        Word("why-paid-already"),
        lambda: after(placing(tribe(kept=CARD)), "two", half=["brick"]),
        "take 2 wood",
    ),
    "no such die": (
        Word("why-no-such-die", {"face": 6}),
        lambda: after(buying("pottery-dice", tribe("1 wood")), "card_1", "buy wood", "dice 1 2"),
        "die 6",
    ),
    "three of two resources": (
        Word("why-two-exactly"),
        lambda: after(placing(tribe(kept=CARD)), "two"),
        "take 2 wood gold",
    ),
    "no two-resources card": (Word("why-no-two-resources"), placing, "two"),
    "a used two-resources card": (Word("why-no-two-resources"), lambda: placing(tribe(cards=CARD)), "two"),
    "in the middle of a payment": (
        Word("why-two-too-late"),
        lambda: after(buying("art-tool", tribe("2 wood", kept=CARD), space=2), "card_2", "buy", half=["wood"]),
        "two",
    ),
    "in the middle of a placement": (
        Word("why-two-too-late"),
        lambda: after(placing(tribe(kept=CARD)), "forest"),
        "two",
    ),
    "in the middle of tools": (
        Word("why-two-too-late"),
        lambda: rolled("1 1 1", CARD, ["1"]),
        "two",
    ),
}


@pytest.mark.parametrize("name", REFUSALS)
def test_a_choice_is_refused_because(name: str) -> None:
    word, begun, text = REFUSALS[name]
    match = begun()
    assert match.why(text, 0) == word
    if match.seat == 0:
        with pytest.raises(NotLegal) as caught:
            match.play(text)
        assert caught.value.reason == word


@pytest.mark.parametrize("lang", ["en", "fa"])
@pytest.mark.parametrize("name", REFUSALS)
def test_each_reason_has_a_text_with_its_arguments(name: str, lang: str) -> None:
    word, _, _ = REFUSALS[name]
    text = language.say(GAME, word, lang)
    assert text
    assert "{" not in text
    assert "$" not in text


def ids_in(lang: str) -> set[str]:
    """The reasons in the texts of the game."""
    lines = (LOCALES / lang / "stone-age.ftl").read_text(encoding="utf-8").splitlines()
    return {line.split(" =")[0] for line in lines if line.startswith("why-")}


@pytest.mark.parametrize("lang", ["en", "fa"])
def test_every_reason_in_the_texts_is_provoked(lang: str) -> None:
    assert ids_in(lang) <= {word.id for word, _, _ in REFUSALS.values()}


@pytest.mark.parametrize("lang", ["en", "fa"])
def test_every_reason_of_the_game_rests_on_a_section_of_its_rules(lang: str) -> None:
    sections = {section.id for section in language.rules(GAME, lang)}
    for id in ids_in(lang):
        assert language.rule_of(GAME, Word(id), lang) in sections


@pytest.mark.parametrize(
    ("name", "parts"),
    [
        ("too many of three players", ["3", "2", "the quarry"]),
        ("one in the hut", ["the hut", "2"]),
        ("no room", ["the forest", "3"]),
        ("pieces one has not", ["1", "gold"]),
        ("another price", ["2 wood + 1 brick"]),
        ("another is asked", ["Player 2"]),
    ],
)
def test_a_reason_is_a_sentence_that_names_the_offender(name: str, parts: list[str]) -> None:
    text = language.say(GAME, REFUSALS[name][0], "en")
    assert text.endswith(".")
    assert [part for part in parts if part.lower() not in text.lower()] == []


def test_a_reason_is_said_in_persian_with_persian_digits() -> None:
    text = language.say(GAME, REFUSALS["too many of three players"][0], "fa")
    assert [part for part in ("۳", "۲", "کوه") if part not in text] == []


# What is allowed is not refused
ALLOWED: dict[str, tuple[Callable[[], Match], str]] = {
    "a place": (placing, "place hut"),
    "a place with a number": (placing, "place forest 5"),
    "the number after the place": (lambda: after(placing(), "forest"), "place forest 2"),
    "a place to resolve": (lambda: acting(placed={"field": [1]}), "resolve field"),
    "a tool": (lambda: rolled("2 1 1"), "add 2"),
    "a one-use tool": (lambda: rolled("", "toolmaker1-once4"), "add once:4"),
    "the smallest one-use tool": (lambda: rolled("", "toolmaker2-once2"), "add once:2"),
    "no tool": (lambda: rolled("1"), "enough"),
    "a card": (lambda: after(buying("art-tool", tribe("1 wood")), "card_1"), "buy"),
    "a card for this": (lambda: after(buying("art-tool", tribe("1 wood")), "card_1"), "buy wood"),
    "a payment that goes on": (
        lambda: after(buying("art-tool", tribe("1 wood 1 gold"), space=2), "card_2", "buy", half=["wood"]),
        "buy wood gold",
    ),
    "no card": (lambda: after(buying("art-tool", tribe("1 wood")), "card_1"), "decline"),
    "a building": (lambda: after(building("wwb", tribe("2 wood 1 brick")), "building_1"), "buy"),
    "a die": (
        lambda: after(buying("pottery-dice", tribe("1 wood")), "card_1", "buy wood", "dice 1 2"),
        "die 2",
    ),
    "food": (lambda: feeding(tribe("1 wood", food=4)), "feed wood"),
    "hunger": (lambda: feeding(tribe("1 wood", food=4)), "starve"),
    "the two-resources card": (lambda: placing(tribe(kept=CARD)), "two"),
    "its resources": (lambda: after(placing(tribe(kept=CARD)), "two"), "take wood gold"),
}


@pytest.mark.parametrize("name", ALLOWED)
def test_what_is_allowed_is_not_refused(name: str) -> None:
    match, text = ALLOWED[name]
    assert match().why(text, 0) is None


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "a choice begins with one of add, buy, decline"),
        ("fly", "'fly' is no word of this game; verbs are add, buy"),
        ("buy decline", "'decline' is no word of buy"),
        ("place moon", "'moon' is no word of place"),
        ("place hut 0", "'0' is no word of place"),
        ("place hut 11", "11 counts nothing"),
        ("place forest -1", "'-1' is no word of place"),
        ("add 5", "5 counts nothing"),
        ("add once:1", "'once:1' is no word of add"),
        ("die 7", "7 counts nothing"),
        ("buy 2 wood food", "'food' is no word of buy"),
        ("buy 2 3 wood", "'3' counts nothing"),
        ("buy wood 2", "2 counts nothing"),
        ("starve now", "'now' is no word of starve"),
        ({"buy": {}}, "a choice must be a text"),
        (None, "a choice must be a text"),
        ("buy " + 100 * "wood ", "a choice has at most 300 letters"),
    ],
)
def test_what_is_no_choice_is_no_answer(text: object, sentence: str) -> None:
    for match in (placing(), feeding(tribe("3 wood", food=3))):
        with pytest.raises(NotAnAnswer, match=sentence):
            match.why(text, 0)
