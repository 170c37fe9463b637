"""A diary goes on from the one before, shares its lists with it, and tells nothing that has faded or was dropped."""

from __future__ import annotations

import random

import pytest

import mizban
from mizban import Match
from mizban.server.tables.diary import EMPTY, diary_of

SEATS = (0, 1, None)


def anew(match: Match) -> list[list[object]]:
    """What everybody knows, worked out from the beginning."""
    return [list(diary_of(match, seat, EMPTY).events) for seat in SEATS]


def moved(match: Match, chance: random.Random) -> None:
    seat = match.seat
    match.play(chance.choice(match.legal(seat)), seat)


@pytest.mark.parametrize("game", mizban.games.ids())
def test_it_is_the_same_as_one_from_the_beginning(game: str) -> None:
    chance = random.Random(1)
    match = mizban.new(game, 2, seed=7)
    diaries = [EMPTY] * 3
    for _ in range(60):
        if match.over:
            break
        idea = match.copy()  # thought of, written into diaries, and dropped
        moved(idea, chance)
        for seat, diary in zip(SEATS, diaries, strict=True):
            diary_of(idea, seat, diary)
        known = [list(diary.events) for diary in diaries]
        moved(match, chance)
        if chance.random() < 0.2:
            match.acknowledge(0)
        before, diaries = diaries, [diary_of(match, seat, old) for seat, old in zip(SEATS, diaries, strict=True)]
        assert [diary.events for diary in diaries] == anew(match)
        assert [diary.events for diary in before] == known, "what was known before stays as it was"
        for old, new in zip(before, diaries, strict=True):
            start = new.common(old)
            assert old.events[:start] + new.after(start) == new.events
            assert new.same(old) == (new.events == old.events)


def test_a_longer_one_shares_its_lists_with_the_one_before() -> None:
    match = mizban.new("stone-age", 2, seed=7)
    chance = random.Random(1)
    first = [diary_of(match, seat, EMPTY) for seat in SEATS]
    diaries = first
    for _ in range(30):
        moved(match, chance)
        diaries = [diary_of(match, seat, old) for seat, old in zip(SEATS, diaries, strict=True)]
    assert all(new.told is old.told for new, old in zip(diaries, first, strict=True))
    assert all(new.count > old.count for new, old in zip(diaries, first, strict=True))


def test_two_that_go_on_from_the_same_one_do_not_mix() -> None:
    match = mizban.new("kilt-castle", 2, seed=1)
    one, other = match.copy(), match.copy()
    moved(one, random.Random(1))
    moved(other, random.Random(2))
    begun = diary_of(match, 0, EMPTY)
    first, second = diary_of(one, 0, begun), diary_of(other, 0, begun)
    assert first.events == diary_of(one, 0, EMPTY).events
    assert second.events == diary_of(other, 0, EMPTY).events
    assert first.told is not second.told


@pytest.mark.parametrize("game", mizban.games.ids())
def test_what_is_new_to_a_seat_begins_after_its_last_choice(game: str) -> None:
    match, chance, chosen, forced = mizban.new(game, 2, seed=3), random.Random(3), {0: 0, 1: 0}, 0
    for _ in range(150):
        if match.over:
            break
        seat = match.waiting[0]
        options, before = match.legal(seat), match.timeline.length
        match.play(chance.choice(options), seat)
        forced += len(options) == 1
        chosen[seat] = chosen[seat] if len(options) == 1 else before + 1
        for each in (0, 1):
            heard = [event for i in range(-1, chosen[each]) for event in match.timeline.events_of(i, each)]
            assert diary_of(match, each, EMPTY).since == (len(heard) if chosen[each] else 0)
    assert diary_of(match, None, EMPTY).since == 0
    assert forced or game in ("kilt-castle", "pocket")
