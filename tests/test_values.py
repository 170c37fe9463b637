"""States, steps, timelines and matches are what they hold: they can be pickled, copied, compared and shown."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from inspect import signature
from multiprocessing import get_context
from operator import methodcaller
from typing import Any

import pytest

import mizban
from conformance import play_at_random
from leaks import dump, parts_of
from mizban import Match, bots, registry
from mizban.core.playout import playout
from mizban.core.source import Fast
from mizban.core.state import Event, State
from mizban.core.timeline import Timeline
from mizban.records import fresh
from pocket.steps import Bid, Look

GAMES = (*registry.own(), "pocket")
MOMENTS = 6  # of a game that are looked at


def pickled(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


WAYS = [pickled, copy.copy, copy.deepcopy]


def moments(game: str, listening: bool = True) -> Iterator[Match]:
    """Matches in the middle of random games, with all that a match can have."""
    for seats in registry.find(game).seats[:2]:
        match, source = mizban.new(game, seats, seed=seats), Fast(seats)
        if listening:
            match.events(0)
        for i in range(MOMENTS):
            for _ in range(source.below(9) + 4 * i + 1):
                if not match.over:
                    play_at_random(match, source)
            if i == 2:
                match.timeline.takeover(0, "random")
                for seat in range(seats):
                    if match.undoable(seat):
                        match.undo(seat)
            if i == 3:
                match.acknowledge(1)
            yield match


def inside(timeline: Timeline) -> dict[str, Any]:
    """Everything in a timeline."""
    told = timeline.told
    return {
        "game": timeline.game.id,
        "key": timeline.key,
        "states": [dump(timeline.start), dump(timeline.state)],
        "lane": timeline.state.lane,
        "log": timeline.entries(),
        "numbers": [list(row) for row in (timeline.log, timeline.line, timeline.heard)],
        "times": timeline.source.times,
        "groups": [timeline.group, timeline.groups],
        "told": None if told is None else [[event.plain() for event in events] for events in told],
        "opening": [event.plain() for event in timeline.opening],
    }


@pytest.mark.parametrize("listening", [True, False])
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("game", GAMES)
def test_a_match_comes_back_with_everything(game: str, way: Callable[[Any], Any], listening: bool) -> None:
    for match in moments(game, listening):
        twin = way(match)
        assert type(twin) is Match
        assert twin.game is match.game
        assert twin.setup == match.setup
        assert inside(twin.timeline) == inside(match.timeline)
        assert inside(way(match.timeline)) == inside(match.timeline)


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("game", GAMES)
def test_what_comes_back_goes_its_own_way(game: str, way: Callable[[Any], Any]) -> None:
    for match in moments(game):
        before = inside(match.timeline)
        twin, again = way(match), way(match)
        for each in (twin, again):
            source = Fast(1)
            for _ in range(20):
                if not each.over:
                    play_at_random(each, source)
        assert inside(match.timeline) == before
        assert inside(twin.timeline) == inside(again.timeline)
        assert twin.events(0) == again.events(0)


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("game", GAMES)
def test_a_state_and_its_steps_come_back(game: str, way: Callable[[Any], Any]) -> None:
    for match in moments(game):
        state = match.state
        twin = way(state)
        assert type(twin) is type(state)
        assert dump(twin) == dump(state)
        for step in [*state.todo, *(step for lane in state.lanes for step in lane)]:
            assert type(way(step)) is type(step)
            assert repr(way(step)) == repr(step)
        before = dump(state)
        playout(twin, Fast(1), 200)
        assert dump(state) == before


def test_what_a_state_is_about_to_tell_is_pickled_too() -> None:
    state = mizban.new("silver", seed=1).state
    state.events = []
    state.tell("looked", [1, 2, 3], [1, 2, 4], to=7, reveals=True, fades=4)
    assert [event.plain() for event in pickled(state).events] == [event.plain() for event in state.events]


@pytest.mark.parametrize("way", WAYS)
def test_sources_words_and_refusals_come_back(way: Callable[[Any], Any]) -> None:
    source = Fast(3)
    source.below(9)
    assert [way(source).below(1000) for _ in range(3)] == [source.below(1000)] * 3
    match = mizban.new("kilt-castle", seed=1)
    assert way(match.game) is match.game
    assert way(match.why("roof a1")) == match.why("roof a1")
    with pytest.raises(mizban.NotLegal) as refused:
        match.play("roof a1")
    assert way(refused.value).reason == refused.value.reason
    assert str(way(refused.value)) == str(refused.value)


@pytest.mark.parametrize("name", bots.BOTS)
def test_a_bot_comes_back(name: str) -> None:
    match = mizban.new("kilt-castle", seed=1)
    seat, options = match.waiting[0], match.legal()
    guessed = match.guess(seat)
    bot = bots.make(name, match.game, 5)
    for twin in (pickled(bot), copy.deepcopy(bot)):
        assert twin.choose(guessed, seat, options) == copy.deepcopy(bot).choose(guessed, seat, options)


def test_a_game_that_nobody_could_find_is_not_pickled() -> None:
    game = mizban.Game(**{**parts_of(registry.find("pocket")), "id": "nowhere"})
    with pytest.raises(mizban.BadSetup, match="nowhere is not registered"):
        pickle.dumps(game)


def test_slots_of_a_state_are_pickled_too() -> None:
    state = Slotted(2)
    state.more = [4]
    assert pickled(state).more == [4]
    assert pickled(state).seats == 2


class Slotted(State):
    """The state of a game that keeps some of it in a slot."""

    __slots__ = ("more",)

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.more = [0]


@pytest.mark.parametrize(("game", "text"), [("kilt-castle", "roof a1"), ("silver", "finish")])
def test_a_pool_of_processes_takes_a_match_and_gives_one_back(game: str, text: str) -> None:
    match = mizban.new(game, seed=1)
    match.events(0)
    play_at_random(match, Fast(1))
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        there = pool.submit(methodcaller("copy"), match).result(timeout=60)
        with pytest.raises(mizban.NotLegal) as refused:
            pool.submit(methodcaller("play", text), match).result(timeout=60)
    assert inside(there.timeline) == inside(match.timeline)
    assert refused.value.reason == match.why(text)


# Equal, and shown


@pytest.mark.parametrize("game", GAMES)
def test_states_and_steps_are_equal_when_they_hold_the_same(game: str) -> None:
    before = None
    for match in moments(game):
        state, twin = match.state, match.state.copy()
        twin.events = []  # what is being told lies not on the table
        assert state == twin
        assert state != before or match.over
        before = twin
        for step, same in zip(state.todo, pickled(state.todo), strict=True):
            assert step == same
            assert hash(step) == hash(same)
            assert step is not same
        for stack in (twin.todo, *twin.lanes):
            if stack:
                stack.pop()
                assert state != twin
                break
    assert before != mizban.new("pocket", seed=1).state or game == "pocket"
    assert before != "a state"
    assert before is not None
    with pytest.raises(TypeError, match="unhashable"):
        hash(before)


@pytest.mark.parametrize("game", GAMES)
def test_every_number_of_a_state_counts(game: str) -> None:
    state = mizban.new(game, seed=1).state
    for name, part in parts_in(state).items():
        twin = state.copy()
        if type(part) is int and name != "lane":
            setattr(twin, name, part + 1)
            assert twin != state, name
        elif hasattr(part, "__len__") and len(part) and type(part[0]) is int:
            other = part[:]
            other[0] += 1
            setattr(twin, name, other)
            assert twin != state, name


def parts_in(state: State) -> dict[str, Any]:
    """What may be set in a state."""
    parts = {name: getattr(state, name) for name in dir(state) if not name.startswith("_")}
    given = signature(type(state)).parameters
    return {name: part for name, part in parts.items() if not callable(part) and name not in given}


def test_a_step_is_not_another_one_with_the_same_numbers() -> None:
    assert Bid(1) == Bid(1)
    assert Bid(1) != Bid(0)
    assert Bid(1) != Look(1)
    assert len({Bid(1), Bid(1), Look(1)}) == 2


def test_matches_are_equal_when_the_same_has_happened_in_them() -> None:
    match = mizban.new("silver", seed=1)
    twin = mizban.new("silver", seed=1)
    source = Fast(4)
    for _ in range(12):
        seat, answer = play_at_random(match, source)
        assert match != twin
        twin.play(answer, seat)
        assert match == twin
    match.events(0)
    match.acknowledge(0)
    assert match == twin == match.copy() == mizban.replay(match.record())
    assert match.timeline == twin.timeline
    assert match.timeline != match
    setup = {**match.setup, "key": match.timeline.key.hex()}
    assert mizban.restore(setup, match.timeline.entries()) == match
    twin.timeline.takeover(0, "random")
    assert match != twin
    assert match != "a match"
    with pytest.raises(TypeError, match="unhashable"):
        hash(match)


def test_matches_with_other_chance_set_ups_or_beginnings_are_not_equal() -> None:
    match = mizban.position("kilt-castle", {"turn": 3}, seed=1)
    assert match == mizban.position("kilt-castle", {"turn": 3}, seed=1)
    assert match != mizban.position("kilt-castle", {"turn": 3}, seed=2)
    assert match != mizban.position("kilt-castle", {"turn": 4}, seed=1)
    assert mizban.new("silver", seed=1) != mizban.new("silver", seed=1, options={"memory_aid": "on"})
    assert mizban.new("silver", seed=1) != mizban.new("pocket", seed=1)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_shown_is_one_line(game: str) -> None:
    for match in moments(game):
        for thing in (match, match.state, match.timeline, *match.state.todo, *match.timeline.opening):
            assert "\n" not in repr(thing)
            assert " at 0x" not in repr(thing)
            assert type(thing).__name__ in repr(thing)


def test_a_match_says_what_it_is() -> None:
    match = mizban.new("kilt-castle", seats=3, seed=1)
    assert (
        repr(match) == f"<Match of kilt-castle, 3 seats, {match.timeline.length} answers: seat {match.seat} is asked>"
    )
    assert repr(match.timeline) == f"<Timeline of kilt-castle, {match.timeline.length} answers>"
    assert repr(match.state) == f"<KiltCastle, 3 seats: MoveCard(seat={match.seat})>"
    assert repr(match.game) == "<Game kilt-castle>"
    match = mizban.new("pocket", seed=1)
    assert repr(match) == f"<Match of pocket, 2 seats, {match.timeline.length} answers: seats 0 and 1 are asked>"
    assert repr(match.state) == "<Pocket, 2 seats: Look(seat=0), Look(seat=1)>"
    while not match.over:
        match.play(match.legal()[0])
    assert repr(match) == f"<Match of pocket, 2 seats, {match.timeline.length} answers: the match is over>"
    assert repr(match.state) == "<Pocket, 2 seats: over>"
    assert repr(fresh(match.game, 2, {}, bytes(32))) == "<Match of pocket, 2 seats, 0 answers: chance is asked>"
    event = Event("bid", [1, 2], None, 3, False)
    assert repr(event) == "Event(kind='bid', args=[1, 2], who=None, to=3, reveals=False, fades=0)"
    assert event == pickled(event)
    assert hash(event) == hash(pickled(event))
