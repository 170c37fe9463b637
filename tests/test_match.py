"""The public API: a match is checked, taken back, copied and told in words."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

import pytest

import mizban
from mizban import Match
from mizban.core.source import Fast
from pocket.state import Pocket
from pocket.steps import Deal


class Index:
    """A number as numpy has them."""

    def __init__(self, value: int) -> None:
        self.value = value

    def __index__(self) -> int:
        return self.value


def pocket_at(phase: str, seed: int = 1, seats: int = 2) -> Match:
    """A match of the test game at its first question of a kind."""
    match = mizban.new("pocket", seats=seats, seed=seed)
    while type(match.question()).__name__ != phase:
        match.play(match.legal()[0])
    return match


def finished(game: str, seed: int = 1, **setup: Any) -> Match:
    match = mizban.new(game, seed=seed, **setup)
    source = Fast(seed)
    while not match.over:
        options = match.legal()
        match.play(options[source.below(len(options))])
    return match


def test_a_first_game_takes_five_lines() -> None:
    match = mizban.new("kilt-castle", seats=3, seed=7)
    while not match.over:
        match.play(match.legal()[0])
    assert len(match.scores()) == 3
    assert sorted(match.ranking())[0] == 1


def test_the_games_are_found_in_their_package() -> None:
    assert mizban.games.find("silver").id == "silver"
    assert mizban.new("silver", seed=1).game is mizban.games.find("silver")
    with pytest.raises(mizban.BadSetup, match="there is no game 'chess'"):
        mizban.games.find("chess")


def test_the_games_are_listed_in_order() -> None:
    assert mizban.games.ids() == sorted(mizban.games.ids())
    assert "kilt-castle" in mizban.games.ids()


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"game": "kilt-castle", "seats": 5}, "kilt-castle is for 2, 3, 4 seats, not 5"),
        ({"game": "kilt-castle", "seats": "x"}, "kilt-castle is for 2, 3, 4 seats, not 'x'"),
        ({"game": "kilt-castle", "options": {"wind": "no"}}, "kilt-castle has no option 'wind'"),
        ({"game": "kilt-castle", "options": {"water": "north"}}, "option water must be one of bottom-right"),
        ({"game": "kilt-castle", "options": {"water": ["x"]}}, "option water must be one of bottom-right"),
    ],
)
def test_a_set_up_that_there_is_not_is_refused(arguments: dict[str, Any], sentence: str) -> None:
    with pytest.raises(mizban.BadSetup, match=sentence):
        mizban.new(**arguments)


@pytest.mark.parametrize("answer", ["3", None, 1.5, [], 99, -1, 10**40])
def test_nonsense_is_not_an_answer(answer: Any) -> None:
    match = mizban.new("kilt-castle", seed=1)
    before = match.position()
    with pytest.raises(mizban.NotAnAnswer):
        match.play(answer)
    assert match.position() == before
    assert match.timeline.entries() == mizban.new("kilt-castle", seed=1).timeline.entries()


def test_an_answer_that_is_not_an_option_is_not_legal() -> None:
    match = mizban.position("kilt-castle", {})
    lone = ({*range(10)} - {*match.legal()}).pop()
    with pytest.raises(mizban.NotLegal, match=f"{lone} is not among 0, 1"):
        match.play(lone)
    with pytest.raises(mizban.NotLegal):
        match.text(lone)


def test_a_free_action_counts_as_an_answer_of_its_question() -> None:
    match = pocket_at("Act")
    assert match.legal() == [0, 1, 2]
    with pytest.raises(mizban.NotAnAnswer, match="answers are 0 to 2"):
        match.play(3)


def test_a_seat_that_is_not_asked_is_told_who_is() -> None:
    match = mizban.new("kilt-castle", seats=2, seed=1)
    assert match.seat is not None
    other = 1 - match.seat
    for refused in (lambda: match.play(0, other), lambda: match.legal(other), lambda: match.prompt(other)):
        with pytest.raises(mizban.NotYourTurn, match=f"seat {other} is not asked now; seat {match.seat} is"):
            refused()


def test_in_a_group_all_who_wait_are_named() -> None:
    match = mizban.new("pocket", seats=3, seed=1)
    assert match.waiting == [0, 1, 2]
    match.play(0, seat=1)
    with pytest.raises(mizban.NotYourTurn, match="seats 0 and 2 are"):
        match.play(0, seat=1)


@pytest.mark.parametrize("seat", [5, -1, "0", 10**30])
def test_a_seat_that_does_not_exist_is_refused(seat: Any) -> None:
    with pytest.raises(mizban.NotAnAnswer):
        mizban.new("kilt-castle", seed=1).view(seat)


def test_when_the_match_is_over_nobody_is_asked() -> None:
    match = finished("kilt-castle")
    assert (match.seat, match.waiting) == (None, [])
    with pytest.raises(mizban.NotYourTurn, match="over"):
        match.play(0)
    with pytest.raises(mizban.NotYourTurn, match="seat 1 is not asked now; the match is over"):
        match.legal(1)


def test_numbers_as_numpy_has_them_are_answers() -> None:
    match = mizban.new("kilt-castle", seed=1)
    match.play(Index(match.legal()[0]), Index(match.waiting[0]))
    assert len(match.legal()) >= 1


def test_the_list_of_options_is_the_callers_own() -> None:
    match = mizban.new("kilt-castle", seed=1)
    match.legal().clear()
    assert match.legal()


def test_a_copy_goes_its_own_way() -> None:
    match = mizban.new("kilt-castle", seats=3, seed=1)
    match.play(match.legal()[0])
    twin = match.copy()
    before = (match.position(), match.record(), match.timeline.entries())
    while not twin.over:
        twin.play(twin.legal()[-1])
    assert (match.position(), match.record(), match.timeline.entries()) == before


def test_a_copy_keeps_the_names_of_chance() -> None:
    match = pocket_at("Act", seats=3)
    twin = match.copy()
    for each in (match, twin):
        each.play(2)
    assert match.record() == twin.record()


# Undo


def test_undo_takes_back_the_last_choice_and_the_forced_answers_after_it() -> None:
    line = {"a1": "R", "a2": "O", "a3": "R", "a4": "O", "a5": "R"}
    match = mizban.position("kilt-castle", {"towers": line, "pending": [{"build_on": BUILD}]})
    before = match.position()
    match.play(match.legal()[0])
    match.undo(0)
    assert match.position() == before


BUILD = {"seat": 0, "card": "S-R", "half": 0, "first": None}


def test_forced_answers_are_taken_back_with_the_choice_before_them() -> None:
    towers = {"a1": "R R1 R1 R1 R2 R2", "b1": "O"}
    match = mizban.position("kilt-castle", {"towers": towers, "pending": [{"build_on": BUILD}]})
    before = match.position()
    match.play(match.legal()[-1])
    assert match.legal() == [0]
    assert match.play_forced() == 1
    assert match.undoable(0) == 2
    assert match.undo(0) == 2
    assert match.position() == before


def test_another_seats_answer_is_a_barrier() -> None:
    match = mizban.new("kilt-castle", seats=2, seed=3)
    seat = match.seat
    while match.seat == seat:
        match.play(match.legal()[0])
    other = match.seat
    assert other is not None
    match.play(match.legal()[0])
    with pytest.raises(mizban.NotUndoable, match="nothing to take back"):
        match.undo(1 - other)
    assert match.undo(other) == 1


def test_chance_is_a_barrier_even_where_it_shows_nothing() -> None:
    match = pocket_at("Act")
    seat = match.seat
    match.play(1)
    assert match.undoable(0) == 1
    match.play(0)
    assert seat is not None
    with pytest.raises(mizban.NotUndoable):
        match.undo(seat)


def test_a_look_is_a_barrier() -> None:
    match = mizban.new("pocket", seats=3, seed=1)
    match.play(0, seat=2)
    with pytest.raises(mizban.NotUndoable):
        match.undo(2)


def test_in_a_group_a_seat_takes_back_its_own_lane_only() -> None:
    match = pocket_at("Bid", seats=3)
    match.play(1, seat=2)
    match.play(2, seat=0)
    assert match.undo(2) == 1
    assert match.waiting == [1, 2]
    assert match.state.bids == [2, -1, -1]
    match.play(0, seat=2)
    assert match.record()["answers"][-2:] == [[0, 2], [2, 0]]
    with pytest.raises(mizban.NotUndoable):
        match.undo(1)


def test_undo_without_a_seat_is_that_of_the_one_who_answered_last() -> None:
    match = mizban.new("kilt-castle", seed=1)
    before = match.position()
    match.play(match.legal()[0])
    match.undo()
    assert match.position() == before
    with pytest.raises(mizban.NotUndoable, match="nobody has answered yet"):
        match.undo()


@pytest.mark.parametrize("n", [0, -1, 2, 99])
def test_more_cannot_be_taken_back_than_there_is(n: int) -> None:
    match = mizban.new("kilt-castle", seed=1)
    seat = match.seat
    match.play(match.legal()[0])
    with pytest.raises(mizban.NotUndoable):
        match.undo(seat, n)


def test_undo_and_the_same_answers_again_give_the_same_chance() -> None:
    plain, wavering = pocket_at("Act"), pocket_at("Act")
    plain.play(1)
    wavering.play(1)
    wavering.undo(0)
    wavering.play(1)
    for match in (plain, wavering):
        match.play(0)
    assert plain.record() == wavering.record()
    assert plain.timeline.entries() != wavering.timeline.entries()


# The log


def test_the_log_tells_all_that_happened() -> None:
    match = mizban.new("kilt-castle", seats=2, seed=1)
    seat = match.seat
    first = match.legal()[0]
    match.play(first)
    match.undo(seat)
    match.timeline.takeover(1, "regular")
    assert match.timeline.entries()[-3:] == [["answer", seat, first], ["undo", seat, 1], ["takeover", 1, "regular"]]
    assert all(entry[0] == "chance" for entry in match.timeline.entries()[:-3])


def test_a_log_leads_to_the_same_match() -> None:
    match = pocket_at("Act", seats=3)
    match.play(1)
    match.undo(0)
    match.timeline.takeover(0, "random")
    match.play(1)
    again = mizban.restore({**match.setup, "key": match.record()["key"]}, match.timeline.entries())
    assert (again.position(), again.record()) == (match.position(), match.record())
    assert again.timeline.entries() == match.timeline.entries()


# Events, forced answers, words


def test_last_events_are_those_of_the_last_answer_and_of_chance_after_it() -> None:
    match = pocket_at("Act", seats=3)
    match.play(2)
    assert [event["kind"] for event in match.last_events(0)] == ["peeked"]
    assert match.last_events(0)[0]["face"] is not None
    assert match.last_events(1)[0]["face"] is None
    assert match.last_events()[0]["face"] is None


def test_a_diary_is_what_its_seat_has_seen_and_no_more() -> None:
    match = pocket_at("Act", seats=3)
    diary = match.diary(1)
    assert set(diary) == {"game", "version", "seats", "options", "seat", "events"}
    assert diary["events"] == match.events(1)


def test_only_answers_that_follow_from_public_facts_are_forced() -> None:
    match = pocket_at("Show", seed=3)
    while match.legal() != [0] or type(match.question()).__name__ != "Show":
        match.play(match.legal()[-1])
    assert match.forced() is None
    assert match.play_forced() == 0


def test_prompts_and_answers_are_said_in_both_languages() -> None:
    match = mizban.position("kilt-castle", {"seal": {"seat": 1}})
    assert match.prompt() == "Player 2: Which card do you move? Where it stops, its colours build."
    assert match.prompt(lang="fa") == "بازیکن ۲: کدام کارت را جابه‌جا می‌کنید؟ هر جا بایستد، رنگ‌هایش می‌سازند."
    assert match.text(0) == "the red card at P0"
    assert match.text(0, lang="fa") == "کارت تک‌رنگ قرمز در P0"
    with pytest.raises(mizban.BadSetup, match="no language 'de'"):
        match.prompt(lang="de")


def test_the_breakdown_adds_up_to_the_score() -> None:
    match = finished("kilt-castle", seats=4)
    assert [sum(match.breakdown(seat).values()) for seat in range(4)] == match.scores()


def test_importing_the_library_starts_nothing_and_reads_no_terminal_library() -> None:
    code = "import sys, mizban; sys.exit('rich' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


# For servers


@pytest.mark.parametrize("game", mizban.games.ids())
def test_what_is_frozen_goes_on_as_if_it_had_been_played(game: str) -> None:
    match = mizban.new(game, seed=8)
    for _ in range(12):
        match.play(match.legal()[-1])
    twin = mizban.new(game, seed=8)
    twin.timeline.thaw(json.loads(json.dumps(match.timeline.frozen())))
    for seat in range(2):
        twin.acknowledge(seat, match.timeline.acknowledged(seat))
    assert [twin.events(seat) for seat in (0, 1, None)] == [match.events(seat) for seat in (0, 1, None)]
    for each in (match, twin):
        for _ in range(12):
            each.play(each.legal()[0])
    assert twin.record() == match.record()


def test_a_recall_takes_back_others_answers_too_but_never_chance() -> None:
    found = 0
    for seed in range(20):
        match = mizban.new("kilt-castle", seed=seed)
        me = match.seat
        assert me is not None
        while match.seat == me:
            match.play(match.legal()[0])
        match.play(match.legal()[0])
        count, length = match.timeline.recallable(me), match.timeline.length
        if not count:
            with pytest.raises(mizban.NotUndoable):
                match.recall(me)
            continue
        found += 1
        assert match.timeline.crosses(length - count, me)
        assert match.recall(me) == count
        assert (match.timeline.length, match.seat) == (length - count, me)
        log = [match.setup | {"key": match.record()["key"]}, match.timeline.entries()]
        assert mizban.restore(*log).record() == match.record()
        assert match.timeline.entries(len(match.timeline.entries()) - 1) == match.timeline.entries()[-1:]
    assert found


def test_what_is_told_answer_by_answer_is_all_that_is_told() -> None:
    match = mizban.new("silver", seed=8)
    for _ in range(20):
        match.play(match.legal()[0])
    for seat in (0, 1, None):
        told = [event for i in range(-1, match.timeline.length) for event in match.timeline.events_of(i, seat)]
        assert told == match.events(seat)


@pytest.mark.parametrize("game", mizban.games.ids())
def test_what_a_spectator_knows_is_in_what_every_seat_knows(game: str) -> None:
    match, source = mizban.new(game, seed=3), Fast(3)
    for _ in range(60):
        if match.over:
            break
        known = match.known(None)
        assert known == match.known()
        assert known["seat"] is None
        assert match.game.known(match.guess(), None) == known
        for seat in range(2):
            other = match.known(seat)
            assert known.keys() == other.keys()
            assert match.game.known(match.guess(seat), None) == known
        options = match.legal()
        match.play(options[source.below(len(options))])


def test_a_copy_plays_nothing_again(monkeypatch: pytest.MonkeyPatch) -> None:
    match = pocket_at("Bid")
    source = match.timeline.source
    done: list[str] = []

    def copied(state: Pocket) -> Pocket:
        done.append("copy")
        return honest(state)

    honest = Pocket.copy
    monkeypatch.setattr(Pocket, "copy", copied)
    monkeypatch.setattr(Deal, "run", lambda step, state, answer: done.append("deal"))
    twin = match.copy()
    assert done == ["copy"]
    assert twin.timeline.source.times == source.times
    assert twin.timeline.source.times is not source.times
    assert twin.timeline.source.inner is source.inner


@pytest.mark.parametrize(("game", "secret"), [("silver", "village"), ("keyflower", "screen")])
def test_a_spectator_has_no_secrets(game: str, secret: str) -> None:
    match = mizban.new(game, seed=3)
    for _ in range(9):
        match.play(match.legal()[0])
    own = [match.known(seat)["players"][seat][secret] for seat in range(2)]
    seen = [match.known(None)["players"][seat][secret] for seat in range(2)]
    assert all(one != other for one, other in zip(own, seen, strict=True))


def test_a_guess_is_another_one_each_time_unless_its_chance_is_given() -> None:
    match = mizban.new("silver", seed=3)
    assert any(match.guess(0) != match.guess(0) for _ in range(20))
    assert match.guess(0, Fast(1)) == match.guess(0, Fast(1))
    source = Fast(1)
    assert any(match.guess(0, source) != match.guess(0, source) for _ in range(20))


def test_a_guess_tells_nothing_and_changes_nothing() -> None:
    match = mizban.new("silver", seed=3)
    before = match.copy()
    guesses = [match.guess(0, Fast(n)) for n in range(200)]
    assert match == before
    assert all(match.game.view(guess, 0) == match.view(0) for guess in guesses)
    assert sum(guess == match.state for guess in guesses) < 5
    with pytest.raises(mizban.NotAnAnswer, match="there is no seat 2; seats are 0 to 1"):
        match.guess(2)
