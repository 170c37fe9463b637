"""Choices in words: one's own cards by their places, sets, free actions, where one points, transcripts."""

from __future__ import annotations

import itertools
import time

import pytest

import mizban
from mizban import Match, NotAnAnswer
from mizban.core.notation.sets import Sets, all_sets
from mizban.core.state import CHANCE
from mizban.core.words import Word
from mizban.games.silver.words import OUTCOMES, WORDINGS
from silver_table import asked, begin, dealt, drawn, look_around, options, play, power, table, village
from texts import bare


def after(match: Match, *said: str) -> Match:
    play(match, *said)
    return match


# The grammar at a glance: what can be chosen, as it is written.
CHOICES: dict[str, tuple[Match, list[str]]] = {
    "first looks": (dealt(2), ["look 1", "look 2", "look 3", "look 4", "look 5"]),
    "main actions": (table("d5", discard="9", display="4 6"), ["draw", "take", "call", "shown 1", "shown 2"]),
    "rascals": (after(table("u4 d5", top="7 8"), "draw"), ["stop", "more"]),
    "drawn cards": (after(table("u4 d5", top="7 8"), "draw", "more"), ["pick 1", "pick 2"]),
    "a card in hand": (drawn(2, "d5 d6"), ["discard", "exchange 1 2", "exchange 1", "exchange 2"]),
    "a vacated place": (after(drawn(2, "d6 d5 d6"), "exchange 1 3"), ["put 1", "put 3"]),
    "exposer": (power(5, "d5 d6"), ["decline", "show 1", "show 2"]),
    "revealer": (power(6, "d5", "d6", "d7"), ["decline", "reveal b1", "reveal c1"]),
    "beholder": (power(7, "d5 d6"), ["decline", "behold 1", "behold 2"]),
    "apprentice seer": (power(8, "d5", "d6"), ["decline", "spy b1"]),
    "seer": (power(9, "d5", "d6"), ["decline", "spy 1", "spy b1"]),
    "master": (power(10, "d5", discard="9 8"), ["decline", "search 1", "search 2"]),
    "witch": (power(11, "d5"), ["decline", "conjure"]),
    "a witch's card": (after(power(11, "d5", "d6"), "conjure"), ["bewitch b1", "exchange 1"]),
    "robber": (power(12, "d5 d6", "d7"), ["decline", "rob b1 1", "rob b1 2"]),
    "a stolen card": (after(power(12, "d5", "d7"), "rob b1 1"), ["decline", "inspect"]),
    "free actions": (
        after(table("u2 u3>0 d9", top="1", holder=0, active=True), "draw", "discard"),
        ["finish", "empath 3", "guard 2 3", "lift 2", "amulet 1", "amulet 2", "amulet 3"],
    ),
}


@pytest.mark.parametrize("name", CHOICES)
def test_what_can_be_chosen_is_written(name: str) -> None:
    match, choices = CHOICES[name]
    assert match.choices() == choices
    assert all(match.read(choice) for choice in choices)


# One's own cards


def test_one_s_own_card_goes_by_its_place_and_by_its_letter() -> None:
    match = table("d5", "d6 d7", turn=1, top="9")
    play(match, "draw", "discard")
    for text in ("spy 2", "spy b2", "spy card:b2", "Spy B2"):
        assert match.read(text) == match.read("spy card:b2")
    assert match.read("spy a1") != match.read("spy b1") == match.read("spy 1")
    assert "card:b2" in match.things()


def test_a_number_is_never_a_count() -> None:
    match = drawn(2, "d6 d6 d7")
    play(match, "exchange 2 1")
    assert asked(match) == ("place_at", 0)


def test_a_robber_may_name_the_two_cards_in_any_order() -> None:
    match = power(12, "d5 d6", "d7 d8")
    assert match.read("rob b2 1") == match.read("rob 1 b2") == match.read("b2 1")
    with pytest.raises(NotAnAnswer, match="leaves it open: rob b1 1, rob b2 1"):
        match.read("rob 1")
    play(match, "rob b2")
    assert (asked(match), match.begun()) == (("give", 0), ["card:b2"])
    play(match, "rob b2 1")
    assert (village(match), village(match, 1)) == ("d8 d6", "d7 d5")


# Sets


def test_an_exchange_may_be_said_in_any_order() -> None:
    for order in itertools.permutations(["1", "a3", "card:a4"]):
        match = drawn(2, "d6 d5 d6 d6 d7")
        play(match, " ".join(["exchange", *order]))
        assert options(match) == ["put 1", "put 3", "put 4"]


def test_a_half_made_exchange_is_said_whole() -> None:
    match = begin(drawn(2, "d6 d5 d6"), "exchange 1")
    assert match.begun() == ["card:a1"]
    assert match.choices() == ["exchange 1 2 3", "exchange 1 2", "exchange 1 3", "exchange 1"]
    assert match.read("exchange 3 1") == [2, 52]
    assert match.read("exchange 1") == [52]


@pytest.mark.parametrize("cards", ["d5 d6 u7 d8*", "d5*", "d5"])
def test_what_may_join_an_exchange_is_what_brute_force_finds(cards: str) -> None:
    match = drawn(2, cards, holder=0)
    slow = Sets([], all_sets(WORDINGS, match.state, match.question(), "exchange"))
    things = [f"card:a{place}" for place in range(1, 6)] + ["card:b1"]
    for count in range(5):
        for chosen in itertools.product(things, repeat=count):
            fast, found = match.addable("exchange", list(chosen)), slow.addable(list(chosen))
            assert fast is not None
            assert (fast.more, fast.whole) == (found.more, found.whole)


def test_what_may_join_a_half_made_exchange() -> None:
    match = begin(drawn(2, "d5 d6 d7"), "exchange 2")
    found = match.addable("exchange", match.begun())
    assert found is not None
    assert (found.more, found.whole) == (["card:a3"], True)


def test_no_other_verb_takes_a_set() -> None:
    assert table("u3 d5").addable("guard", []) is None
    assert drawn(2, "d5").addable("discard", []) is None


def test_exchanges_in_a_large_village_are_read_at_once() -> None:
    match = drawn(2, " ".join(f"d{number}" for number in (3, 4, 5, 6, 7, 8, 9, 10, 11, 12) * 2))
    many = " ".join(str(place) for place in range(20, 0, -1))
    began = time.perf_counter()
    assert len(match.read(f"exchange {many}")) == 21
    assert match.why(f"exchange {many} 52") is not None
    found = match.addable("exchange", ["card:a1"])
    assert time.perf_counter() - began < 1
    assert found is not None
    assert len(found.more) == 19


# Free actions


def test_a_move_of_a_bodyguard_is_one_choice() -> None:
    match = table("u3 d5 d6")
    assert match.read("guard 1 3") == match.read("guard card:a1 card:a3")
    with pytest.raises(NotAnAnswer, match="leaves it open: guard 1 2, guard 1 3"):
        match.read("guard 1")
    play(match, "guard 1 3")
    assert (village(match), asked(match)) == ("u3>2 d5 d6", ("act", 0))
    play(match, "draw", "lift 1")
    assert (village(match), asked(match)[0]) == ("u3 d5 d6", "hold")


def test_a_half_made_move_of_a_bodyguard_goes_on_by_either_verb() -> None:
    match = begin(table("u3>1 d5 d6"), "guard 1")
    assert match.begun() == ["card:a1"]
    assert match.choices() == ["guard 1 3", "lift 1"]
    for text in ("guard 1 3", "guard 3", "3"):
        assert match.read(text) == [2]
    assert match.read("lift 1") == match.read("lift") == [52]


def test_free_actions_may_be_said_whatever_is_asked() -> None:
    match = power(9, "u2 d9 d5", "d8")
    assert match.read("empath 2") == match.read("empath a2")
    assert match.choices()[:2] == ["decline", "spy 2"]


# Pointing


def test_what_names_nothing_can_be_pointed_at() -> None:
    match = table("u3 d5", discard="9", display="4", holder=0, active=True)
    assert match.things()[:4] == ["deck", "pile", "bell", "shown:1"]
    assert [match.read(thing) for thing in match.things()[:4]] == [[0], [1], [2], [3]]
    play(match, "draw")
    assert match.things()[0] == "pile"
    assert match.read("pile") == match.read("discard")


def test_pointing_at_what_cannot_be_chosen_names_the_rule() -> None:
    assert table("u9", display="4").why("pile") == Word("why-discard-empty")
    match = table("u9 d5 d6 d7 d8", deck=0, display="4")
    reasons = {"deck": "deck-empty", "bell": "too-many-cards", "shown:2": "no-card"}
    reasons |= {"card:a2": "no-empath", "card:a1": "asked-else", "card:b1": "asked-else", "amulet": "not-entitled"}
    found = {thing: match.why(thing) for thing in reasons}
    assert {thing: word and word.id for thing, word in found.items()} == {
        thing: f"why-{reason}" for thing, reason in reasons.items()
    }


def test_a_stolen_card_is_pointed_at_to_look_at_it() -> None:
    match = after(power(12, "d5 d6", "d7"), "rob b1 2")
    assert match.things() == ["", "card:a2"]
    assert match.read("card:a2") == match.read("inspect")


# Transcripts


def test_a_transcript_tells_choices_and_chance() -> None:
    match = look_around(dealt(2, first=9))
    match.timeline.take(0, 0)
    match.timeline.take(CHANCE, 7)
    play(match, "discard", "behold 3", "behold 1")
    told = match.transcript()
    assert told[:3] == [(None, "start a"), (None, "deal exposer"), (None, "deal robber")]
    assert told[11] == (None, "turn seer")
    assert told[12:] == [
        *[(0, "look 1"), (0, "look 2"), (1, "look 1"), (1, "look 2")],
        *[(0, "draw"), (None, "turn beholder"), (0, "discard"), (0, "behold 3"), (0, "behold 1")],
    ]


def test_a_whole_game_can_be_read_back_from_its_transcript() -> None:
    match = mizban.new("silver", 3, seed=5)
    while not match.over:
        match.play(match.legal()[len(match.timeline.entries()) % len(match.legal())])
    again = mizban.new("silver", 3, seed=5)
    for seat, text in match.transcript():
        if seat is not None:
            again.play(text, seat)
    assert again.record() == match.record()
    assert {kind.__name__ for kind in OUTCOMES} == {"ChooseStart", "Deal", "DrawCard"}


# Things of events


def things(match: Match, seat: int = 1) -> list[tuple[str, list[str]]]:
    return [(event["kind"], event["things"]) for event in match.events(seat)]


def test_events_name_their_things() -> None:
    match = after(power(12, "u3 d5", "d7 d8"), "rob b2 2", "inspect", "guard 1 2")
    assert things(match) == [
        ("drew", ["deck"]),
        ("discarded", ["pile"]),
        ("robbed", ["card:a2", "card:b2"]),
        ("looked", ["card:a2"]),
        ("guarded", ["card:a1", "card:a2"]),
    ]
    assert bare(match.events(1))[2] == {"kind": "robbed", "seat": 0, "place": 2, "other": 1, "other_place": 2}


def test_the_things_of_a_look_are_the_same_for_all() -> None:
    match = after(power(8, "d5", "d7 d8"), "spy b2")
    assert things(match, 0)[-1] == things(match, 1)[-1] == ("looked", ["card:b2"])
    assert match.events(0)[-1]["card"] == "apprentice_seer"
    assert match.events(1)[-1]["card"] is None


@pytest.mark.parametrize("answers", [("exchange 1",), ("exchange 2",), ("exchange 1", "exchange 3")])
def test_a_half_made_exchange_goes_on_as_if_all_its_sets_were_tried(answers: tuple[str, ...]) -> None:
    match = begin(drawn(9, "d7 d7 u3 d12*", "d8", holder=0), *answers)
    begun = [(thing, thing.removeprefix("card:a")) for thing in match.begun(0)]
    slow = Sets([], [begun + each for each in all_sets(WORDINGS, match.state, match.question(), "exchange")])
    for count in range(4):
        for chosen in itertools.product(["card:a1", "2", "card:a3", "4", "card:b1"], repeat=count):
            fast, found = match.addable("exchange", list(chosen)), slow.addable(list(chosen))
            assert fast is not None
            assert (fast.more, fast.whole) == (found.more, found.whole), chosen


def test_a_half_made_exchange_of_a_large_village_is_told_at_once() -> None:
    row = " ".join(f"d{number}" for number in (2, 7, 8, 9, 6, 5) * 4)
    match = begin(drawn(10, row, "d11"), "exchange 1")
    found = match.addable("exchange", ["card:a1"])  # of eight million sets
    assert found is not None
    assert (len(found.more), found.whole) == (23, True)
