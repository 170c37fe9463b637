"""The timeline: nothing is told to nobody, and who listens late hears the same."""

from __future__ import annotations

import pytest

import mizban
from mizban.core.log import packed, unpacked
from mizban.core.source import Fast
from mizban.match import Match
from mizban.registry import find, ids


def step(match: Match, source: Fast) -> None:
    """One random answer."""
    seats = match.waiting
    seat = seats[source.below(len(seats))]
    options = match.legal(seat)
    match.play(options[source.below(len(options))], seat)


def test_a_match_nobody_listens_to_tells_nothing() -> None:
    match, source = mizban.new("kilt-castle", seed=1), Fast(1)
    for _ in range(4):
        step(match, source)
    assert match.timeline.told is None
    assert match.timeline.opening == []
    heard = len(match.events(0))
    for _ in range(4):
        step(match, source)
    assert sum(len(events) for events in match.timeline.listen()) > heard > 0


@pytest.mark.parametrize("id", ids())
def test_who_listens_late_hears_the_same(id: str) -> None:
    seats = max(find(id).seats)
    early, late = mizban.new(id, seats, seed=5), mizban.new(id, seats, seed=5)
    one, other = Fast(5), Fast(5)
    early.events()
    while not early.over and early.timeline.length < 150:
        step(early, one)
        step(late, other)
    assert late.timeline.told is None
    for seat in [None, *range(seats)]:
        assert late.events(seat) == early.events(seat)
        assert late.last_events(seat) == early.last_events(seat)
    assert late.timeline.frozen() == early.timeline.frozen()


def test_a_copy_listens_for_itself() -> None:
    match = mizban.new("stone-age", 2, seed=1)
    twin = match.copy()
    assert twin.events(0) == match.copy().events(0)
    assert match.timeline.told is None
    step(twin, Fast(1))
    assert twin.timeline.length > match.timeline.length


@pytest.mark.parametrize("entry", [(-1, 0, 0, False), (5, 7, 3, True), (0, (1 << 36) - 1, 0, False), (29, 1, 90, True)])
def test_an_answer_is_one_number(entry: tuple[int, int, int, bool]) -> None:
    assert unpacked(packed(*entry)) == entry


@pytest.mark.parametrize("answer", [1 << 40, -(1 << 70), 1 << 70])
def test_a_number_of_any_size_is_no_answer(answer: int) -> None:
    match = mizban.new("kilt-castle", seed=1)
    with pytest.raises(mizban.MizbanError, match="is no answer to this question"):
        match.play(answer)
    record = mizban.new("kilt-castle", seed=1).record()
    for entry in (answer, [answer, 0]):
        with pytest.raises(mizban.MizbanError):
            mizban.replay({**record, "answers": [*record["answers"], entry]})
