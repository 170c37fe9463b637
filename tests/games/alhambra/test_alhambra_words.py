"""Choices in words: refusals, sets thing by thing, what was begun, transcripts, the things of events."""

from __future__ import annotations

import itertools
import re
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

import mizban
from alhambra_table import FOUR, answer, asked, hand, play, player, poor_table, table
from mizban import Match, NotAnAnswer, NotLegal, Word
from mizban.core.notation.sets import Addable
from mizban.core.notation.wording import grammar
from mizban.core.source import Fast
from mizban.games.alhambra.words import WORDINGS

FULL = "pavilion-8 garden-12 garden-10c tower-13"
OPEN = ("blue-4", "green-1", "yellow-3", "orange-7")
LINE = "fountain pavilion-8 seraglio-9"
WORDS_OF_CHANCE = ("deal", "give", "lay", "offer")


def test_the_grammar_of_the_game() -> None:
    assert grammar(WORDINGS) == {
        "take": ["take CARD…"],
        "buy": ["buy TILE CARD…"],
        "remove": ["remove TILE"],
        "build": ["build TILE CELL"],
        "swap": ["swap TILE TILE"],
        "reserve": ["reserve TILE"],
        "give": ["give TILE"],
        "finish": ["finish"],
    }


# Refusals


def turn() -> Match:
    """Seat 0 can take, buy the garden, remove the seraglio, and swap or add the arcades."""
    start = player(LINE, reserve="arcades-8b", hand="blue 4 5 6 7 9, green 5")
    return table(start, market="pavilion-7 garden-12 garden-10c tower-13", display=OPEN)


def placing(seats: int = 3) -> Match:
    """Seat 0 places two tiles it has bought."""
    pending = [{"choose_tile": {"seat": 0, "give": False}}]
    return table(player(), held=["tower-12", "garden-11"], pending=pending, seats=seats)


def paying(*cards: str) -> Match:
    return answer(turn(), "buy garden-10c", *(f"buy {card}" for card in cards))


def narrow() -> Match:
    """The pavilion of price 2 fits nowhere."""
    return table(player("pavilion-6 garden-10a \n fountain .", reserve="pavilion-2"))


REFUSALS: list[tuple[str, Callable[[], Match], str, dict[str, int | str]]] = [
    ("why-asked-else", turn, "reserve arcades-8b", {}),
    ("why-asked-else", paying, "take blue-4", {}),
    ("why-asked-else", placing, "remove pavilion-8", {}),
    ("why-must-act", turn, "finish", {}),
    ("why-one-at-a-time", turn, "remove seraglio-9 pavilion-8", {}),
    ("why-one-at-a-time", turn, "buy garden-10c tower-13", {}),
    ("why-one-at-a-time", placing, "reserve tower-12 garden-11", {}),
    ("why-other-card", lambda: answer(turn(), "take green-1"), "take blue-4 green-1", {"card": "green-1"}),
    ("why-other-card", lambda: paying("blue-7"), "buy garden-10c blue-7 blue-4", {"card": "blue-7"}),
    ("why-other-tile", paying, "buy tower-13", {"tile": "garden-10c"}),
    ("why-other-tile", lambda: play(placing(), "tower-12"), "reserve garden-11", {"tile": "tower-12"}),
    ("why-display-empty", poor_table, "take", {}),
    ("why-not-in-display", turn, "take blue-4 blue-4", {"currency": "blue", "value": 4}),
    ("why-take-too-much", turn, "take yellow-3 blue-4", {"total": 7, "limit": 5}),
    ("why-take-too-much", lambda: answer(turn(), "take green-1"), "take green-1 orange-7", {"total": 8}),
    ("why-not-on-market", turn, "buy seraglio-9 blue-9", {"tile": "seraglio-9"}),
    ("why-cannot-buy", lambda: table(market=FULL), "buy", {}),
    ("why-too-little", turn, "buy garden-10c blue-9", {"total": 9, "price": 10, "currency": "blue"}),
    ("why-too-little", turn, "buy garden-12", {"total": 5, "price": 12, "currency": "green"}),
    ("why-too-little", lambda: paying("blue-4"), "buy garden-10c blue-4", {"total": 4, "price": 10}),
    ("why-wrong-currency", turn, "buy garden-10c blue-9 green-5", {"currency": "green", "value": 5, "slot": 3}),
    ("why-not-in-hand", turn, "buy garden-10c blue-9 blue-8", {"currency": "blue", "value": 8}),
    ("why-not-in-hand", lambda: paying("blue-4"), "buy 2 blue-4", {"currency": "blue", "value": 4}),
    ("why-not-in-reserve", turn, "build tower-13 1,1", {"tile": "tower-13"}),
    ("why-reserve-empty", table, "build 1,0", {}),
    ("why-cannot-remove", table, "remove", {}),
    ("why-no-swap", narrow, "swap pavilion-2", {"tile": "pavilion-2"}),
    ("why-fits-nowhere", narrow, "build pavilion-2", {"tile": "pavilion-2"}),
    ("why-not-built", turn, "swap arcades-8b tower-13", {"tile": "tower-13"}),
    ("why-fountain", turn, "remove fountain", {}),
    ("why-not-bought", placing, "build tower-13 0,1", {"tile": "tower-13"}),
    ("why-no-gift", placing, "give tower-12", {}),
    ("why-occupied", turn, "build arcades-8b 1,0", {"x": 1, "y": 0}),
    ("why-does-not-touch", turn, "build 5,5", {}),
    ("why-walls-differ", turn, "build -1,0", {}),
    ("why-not-on-foot", lambda: table(player("fountain pavilion-7", reserve="chambers-9b")), "build 2,0", {}),
    ("why-cut-off", turn, "remove pavilion-8", {}),
    (
        "why-hole",
        lambda: table(player(f"{LINE} \n . . arcades-9 \n . chambers-10 arcades-10", reserve="tower-12")),
        "build tower-12 0,1",
        {},
    ),
]


def reason(match: Match, text: str) -> Word:
    word = match.why(text, 0)
    assert word is not None, f"{text} is possible"
    return word


@pytest.mark.parametrize(("id", "begin", "text", "args"), REFUSALS)
def test_a_refusal_names_its_rule_with_all_that_its_text_asks_for(
    id: str, begin: Callable[[], Match], text: str, args: dict[str, int | str]
) -> None:
    word = reason(begin(), text)
    assert (word.id, {name: word.args.get(name) for name in args}) == (id, args)
    assert set(re.findall(r"\$(\w+)", messages()[id])) <= set(word.args)
    with pytest.raises(NotLegal) as caught:
        begin().play(text, 0)
    assert caught.value.reason == word


def messages() -> dict[str, str]:
    """The refusals in alhambra.ftl, each with its text."""
    text = (Path(mizban.__file__).parent / "locales" / "en" / "alhambra.ftl").read_text(encoding="utf-8")
    found = re.split(r"^(why-[a-z-]+) =", text.split("## Refusals")[1].split("\n## ")[0], flags=re.MULTILINE)
    return dict(zip(found[1::2], found[2::2], strict=True))


def test_every_refusal_that_has_a_text_is_provoked_here() -> None:
    assert {id for id, *_ in REFUSALS} == set(messages())


NONSENSE = [
    "",
    "dance",
    "take",
    "take garden-10c",
    "buy 1,0",
    "remove blue-4",
    "finish blue-4",
    "take 0 blue-4",
    "take blue-4 2",
    "build arcades-8b",
    "build 1;0",
    "x" * 400,
]


@pytest.mark.parametrize("text", NONSENSE)
def test_what_says_nothing_or_too_little_is_not_played(text: str) -> None:
    with pytest.raises(NotAnAnswer):
        turn().play(text)


def test_a_choice_may_be_begun_in_words() -> None:
    match = play(turn(), "buy garden-10c")
    assert (asked(match), match.begun()) == (("pay", 0), ["tile:garden-10c"])
    match = play(turn(), "arcades-8b")
    assert (asked(match), match.begun()) == (("redesign", 0), ["tile:arcades-8b"])


# Sets, thing by thing


def sets(match: Match, verb: str, named: list[str]) -> set[tuple[str, ...]]:
    """All sets of cards that a verb can take, each sorted, by the list of all choices."""
    first = " ".join([verb, *named])
    texts = [text.removeprefix(first).split() for text in match.choices() if text.startswith(f"{first} ")]
    return {tuple(sorted(counted(words))) for words in texts}


def counted(words: list[str]) -> list[str]:
    """Words with their numbers written out."""
    found: list[str] = []
    for i, word in enumerate(words):
        if not word.isdecimal():
            found += [word] * (int(words[i - 1]) if i and words[i - 1].isdecimal() else 1)
    return found


def addable(match: Match, verb: str, chosen: list[str]) -> tuple[list[str], bool]:
    found = match.addable(verb, chosen)
    assert isinstance(found, Addable)
    return found.more, found.whole


def brute(all_sets: set[tuple[str, ...]], chosen: tuple[str, ...]) -> tuple[list[str], bool]:
    """What may join some cards, and whether they are a set."""
    have = Counter(chosen)
    fitting = [Counter(each) for each in all_sets if not have - Counter(each)]
    more = sorted({f"card:{card}" for each in fitting for card in each - have})
    return more, bool(chosen) and have in fitting


HANDS = ["blue 4 5 6 7 9, green 5", "blue 1 1 1 2 2 9", "blue 3 3 3 7 7", "blue 8 9", "green 9"]


@pytest.mark.parametrize("cards", HANDS)
def test_what_may_join_a_payment_is_what_some_payment_has(cards: str) -> None:
    match = table(player(hand=cards), market="- - garden-10c -")
    every = sets(match, "buy", ["garden-10c"])
    names = sorted({card for each in every for card in each} | {"blue-1", "green-5"})
    for n in range(5):
        for chosen in itertools.combinations_with_replacement(names, n):
            if every:
                assert addable(match, "buy", ["tile:garden-10c", *chosen]) == brute(every, chosen), chosen
            else:
                assert match.addable("buy", ["tile:garden-10c", *chosen]) is None


def test_what_may_join_the_cards_taken_is_what_some_taking_has() -> None:
    for display in (OPEN, ("green-1", "green-1", "blue-2", "green-1"), FOUR):
        match = table(display=display)
        every = sets(match, "take", [])
        for n in range(5):
            for chosen in itertools.combinations_with_replacement(sorted(set(display)), n):
                assert addable(match, "take", list(chosen)) == brute(every, chosen), chosen


def test_the_largest_card_may_be_chosen_first() -> None:
    match = answer(turn(), "buy garden-10c")
    assert addable(match, "buy", ["card:blue-9"])[0] == [f"card:blue-{value}" for value in (4, 5, 6, 7)]
    assert addable(match, "buy", ["tile:garden-10c", "card:blue-9", "card:blue-4"])[1]


def test_of_a_payment_that_is_begun_only_what_goes_on_with_it_may_join() -> None:
    match = paying("blue-6")
    assert match.begun() == ["tile:garden-10c", "card:blue-6"]
    assert addable(match, "buy", match.begun()) == (["card:blue-7", "card:blue-9"], False)
    assert addable(match, "buy", ["card:blue-6", "card:blue-9"]) == (["card:blue-7"], True)


def test_any_order_of_a_set_is_played_alike() -> None:
    cards = ["blue-4", "blue-5", "blue-7"]
    for order in itertools.permutations(cards):
        for tile_first in (True, False):
            words = ["garden-10c", *order] if tile_first else [*order, "garden-10c"]
            match = play(turn(), " ".join(["buy", *words]))
            assert hand(match) == {"green": [5], "blue": [6, 9]}
            assert asked(match) == ("choose_tile", 0)


def test_equal_cards_of_the_display_are_alike() -> None:
    match = table(display=("green-1", "blue-4", "green-1", "orange-9"))
    takes = [text for text in match.choices() if "green" in text]
    assert takes == ["take green-1 blue-4", "take 2 green-1", "take green-1"]
    play(match, "take green-1")
    assert match.view()["display"][:3] == ["blue-4", "green-1", "orange-9"]


# What is begun


def test_what_is_begun_is_named() -> None:
    assert turn().begun() == []
    assert answer(turn(), "take green-1").begun() == ["card:green-1"]
    assert paying("blue-4", "blue-6").begun() == ["tile:garden-10c", "card:blue-4", "card:blue-6"]
    assert answer(turn(), "arcades-8b").begun() == ["tile:arcades-8b"]
    assert answer(placing(), "tower-12").begun() == ["tile:tower-12"]


def test_every_answer_points_at_its_thing() -> None:
    assert turn().things() == [
        *(f"card:{card}" for card in OPEN),
        "tile:garden-10c",
        "tile:seraglio-9",
        "tile:arcades-8b",
    ]
    assert paying("blue-4", "blue-6").things() == ["card:blue-7", "card:blue-9", ""]
    pending = [{"place_tile": {"seat": 0, "give": True, "tile": "tower-13"}}]
    match = table(player(), held=["tower-13"], pending=pending, seats=2)
    assert match.things() == ["cell:0,-1", "cell:1,0", "cell:0,1", "reserve", "imaginary"]


# Transcripts


def test_a_game_is_told_in_choices_and_can_be_played_from_them() -> None:
    match, source = mizban.new("alhambra", seats=2, seed=7), Fast(7)
    while not match.over:
        choices = match.legal()
        match.play(choices[source.below(len(choices))])
    again = mizban.new("alhambra", seats=2, seed=7)
    verbs = set()
    for seat, text in match.transcript():
        verbs.add(text.split()[0])
        if seat is not None:
            again.play(text, seat)
    assert again.position() == match.position()
    assert again.transcript() == match.transcript()
    assert verbs | {"finish"} == {*WORDS_OF_CHANCE, *grammar(WORDINGS)}


def test_chance_tells_what_it_brings() -> None:
    match = mizban.new("alhambra", seats=2, seed=1)
    told = [text for _, text in match.transcript()]
    assert [text.split()[0] for text in told[:10]] == ["offer"] * 4 + ["give"] * 6
    market = [slot["tile"]["tile"] for slot in match.view()["market"]]
    assert told[:4] == [f"offer {tile}" for tile in market]
    assert told[-4:] == [f"lay {card}" for card in match.view()["display"]]


# Events


def test_events_point_at_their_things() -> None:
    bought = play(turn(), "buy garden-10c blue-6 blue-4").events(0)
    assert bought[-3]["things"] == ["hand:blue-6", "alhambra:0"]
    match = play(turn(), "buy garden-10c blue-6 blue-4", "swap arcades-8b seraglio-9", "build garden-10c 0,1")
    things = {event["kind"]: event["things"] for event in match.events(0)}
    assert things["paid"] == ["alhambra:0"]  # faded
    assert things["bought"] == ["tile:garden-10c", "alhambra:0"]
    assert things["exact"] == []
    assert things["removed"] == ["tile:seraglio-9", "alhambra:0"]
    assert things["swapped"] == ["tile:arcades-8b", "alhambra:0"]
    assert things["built"] == ["tile:garden-10c", "alhambra:0"]
    offered = next(event for event in match.events() if event["kind"] == "offered")
    assert offered["things"] == [f"tile:{offered['tile']}", "slot:3"]
    taken = play(turn(), "take green-1 blue-4").events(0)
    assert [event["things"] for event in taken if event["kind"] == "took"] == [
        ["hand:blue-4", "alhambra:0"],
        ["hand:green-1", "alhambra:0"],
    ]


def test_a_card_in_a_hand_is_named_to_its_owner_only() -> None:
    for hearer in (1, None):
        taken = play(turn(), "take green-1").events(hearer)
        assert [event["things"] for event in taken if event["kind"] == "took"] == [["alhambra:0"]]
    laid = next(event for event in mizban.new("alhambra", seats=2, seed=1).events(1) if event["kind"] == "laid")
    assert laid["things"] == [f"open:{laid['card']}"]
