"""Whatever comes from outside, only a MizbanError in one sentence comes back: records, logs, choices, options."""

from __future__ import annotations

import copy
import random
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import mizban
from mizban.registry import find

GAMES = mizban.games.ids()
FEW = settings(max_examples=60, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))

PLAIN = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=10), inner, max_size=4),
    max_leaves=12,
)


def refused_or_fine(call: Callable[[], object]) -> None:
    """Nothing but a MizbanError, in one line that is not too long."""
    sentence = ""
    try:
        call()
    except mizban.MizbanError as error:
        sentence = str(error)
    assert "\n" not in sentence
    assert len(sentence) < 2000


def played(id: str, answers: int = 30) -> mizban.Match:
    """A match in its middle."""
    match = mizban.new(id, find(id).seats[0], seed=3)
    chance = random.Random(id)
    while not match.over and match.timeline.length < answers:
        seat = match.waiting[0]
        match.play(chance.choice(match.legal(seat)), seat)
    return match


def changed(data: Any, draw: Callable[[st.SearchStrategy[Any]], Any]) -> Any:
    """Plain data with something else in one place, or without it."""
    data = copy.deepcopy(data)
    holder, key = data, None
    while isinstance(holder, (dict, list)) and holder:
        keys = sorted(holder) if isinstance(holder, dict) else list(range(len(holder)))
        key = draw(st.sampled_from(keys))
        if not isinstance(holder[key], (dict, list)) or not holder[key] or draw(st.integers(0, 3)) == 0:
            break
        holder = holder[key]
    if key is not None:
        if draw(st.booleans()):
            holder[key] = draw(PLAIN)
        else:
            del holder[key]
    return data


@pytest.mark.parametrize("id", GAMES)
def test_a_changed_record_is_refused_or_played(id: str) -> None:
    record = played(id).record()

    @FEW
    @given(st.data())
    def check(data: st.DataObject) -> None:
        refused_or_fine(lambda: mizban.replay(changed(record, data.draw)))

    check()


@pytest.mark.parametrize("id", GAMES)
def test_a_changed_log_is_refused_or_played(id: str) -> None:
    match = played(id)
    setup, log = {**match.setup, "key": match.timeline.key.hex()}, match.timeline.entries()

    @FEW
    @given(st.data())
    def check(data: st.DataObject) -> None:
        refused_or_fine(lambda: mizban.restore(changed(setup, data.draw), changed(log, data.draw)))

    check()


@pytest.mark.parametrize("id", GAMES)
def test_any_words_are_refused_or_a_choice(id: str) -> None:
    match = played(id)
    seat = match.waiting[0]
    said = [word for choice in match.choices(seat)[:200] for word in choice.split()] or ["pass"]
    words = st.lists(st.sampled_from(sorted(set(said))) | st.text(max_size=12), max_size=8).map(" ".join)

    @FEW
    @given(words, st.integers() | st.none())
    def check(text: str, who: int | None) -> None:
        refused_or_fine(lambda: match.copy().play(text, who))
        refused_or_fine(lambda: match.why(text, who))
        refused_or_fine(lambda: match.addable(text.partition(" ")[0], text.split()[1:], who))

    check()


@pytest.mark.parametrize("id", GAMES)
def test_any_options_are_refused_or_a_game(id: str) -> None:
    game = find(id)
    names = st.sampled_from(sorted(game.options)) if game.options else st.text(max_size=5)
    values = st.sampled_from(sorted({value for each in game.options.values() for value in each}) or ["x"])

    @FEW
    @given(PLAIN | st.dictionaries(names | st.text(max_size=8), values | PLAIN, max_size=4), PLAIN | st.integers(0, 7))
    def check(options: Any, seats: Any) -> None:
        refused_or_fine(lambda: mizban.new(id, seats, 1, options))

    check()


@pytest.mark.parametrize("id", GAMES)
def test_any_position_is_refused_or_a_game(id: str) -> None:
    position = played(id).position()

    @FEW
    @given(st.data())
    def check(data: st.DataObject) -> None:
        refused_or_fine(lambda: mizban.position(id, changed(position, data.draw)))
        anything: Any = data.draw(PLAIN)
        refused_or_fine(lambda: mizban.position(id, anything))

    check()
