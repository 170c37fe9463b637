"""A bot is asked for its whole turn, which is played until something new comes; and all bots take their time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs

import mizban
from mizban.bots import LEVELS, make
from mizban.core.source import Fast
from mizban.core.state import CHANCE
from mizban.match import Match
from mizban.server.bots import worker
from mizban.server.messages import NewTable
from mizban.server.net.service import Service
from mizban.server.tables import moves
from mizban.server.tables.table import Table
from server.at_table import PEOPLE, run, sight, sqlite, table_of


async def until(ready: Callable[[], bool]) -> None:
    async with asyncio.timeout(60):
        while not ready():
            await asyncio.sleep(0.01)


def match_of(table: Table) -> Match:
    assert table.now.match is not None
    return table.now.match


def own(match: Match, seat: int, first: int = 0) -> list[int]:
    """The answers of a seat, but for the first so many of all."""
    return [answer for who, answer in match.timeline.answers(first) if who == seat]


async def against(found: Service, bot: str) -> Table:
    """A table at which a bot is to move, and has not been woken."""
    wake, found.bots.wake = found.bots.wake, lambda table: None  # type: ignore[method-assign]
    table = await found.tables.open(PEOPLE[0], NewTable("kilt-castle", 2, bots={"1": bot}, seating="as_seated"))
    while 0 in match_of(table).waiting:
        await table.commit(moves.played(table.now, 0, match_of(table).legal(0)[:1]))
    found.bots.wake = wake  # type: ignore[method-assign]
    return table


def test_a_whole_turn_is_one_question_and_one_line_of_the_log(folder: Path) -> None:
    async def test(found: Service) -> None:
        turns: list[list[int]] = []
        think = found.bots.thought

        async def thought(question: dict[str, Any]) -> list[int]:
            turns.append(await think(question))
            return turns[-1]

        found.bots.thought = thought  # type: ignore[method-assign]
        table = await against(found, "regular")
        written, length = table.seq, match_of(table).timeline.length
        found.bots.wake(table)
        await until(lambda: 0 in sight(table, 0).waiting)
        assert len(turns) == 1
        assert len(turns[0]) > 1
        assert own(match_of(table), 1, length) == turns[0]
        assert table.seq == written + 1

    run(sqlite(folder), test)


def test_a_bot_is_asked_again_when_its_turn_could_not_be_played_to_the_end(folder: Path) -> None:
    async def test(found: Service) -> None:
        think = found.bots.thought
        questions: list[dict[str, Any]] = []

        async def thought(question: dict[str, Any]) -> list[int]:
            questions.append(question)
            answers = await think(question)
            return [answers[0], 10**6]

        found.bots.thought = thought  # type: ignore[method-assign]
        table = await against(found, "regular")
        found.bots.wake(table)
        await until(lambda: 0 in sight(table, 0).waiting)
        assert len(questions) > 1
        assert 10**6 not in own(match_of(table), 1)
        assert sight(table, 0).notices == []

    run(sqlite(folder), test)


def before_dice() -> tuple[Match, int, int]:
    """A game of Stone Age, a seat, and an answer of it after which dice are thrown and it is asked again."""
    match, source = mizban.new("stone-age", 2, seed=1), Fast(1)
    while True:
        seat = match.waiting[0]
        for option in match.legal(seat):
            then = match.copy()
            then.play(option, seat)
            came = then.timeline.answers(match.timeline.length)
            if any(who == CHANCE for who, _ in came) and seat in then.waiting and len(then.legal(seat)) > 1:
                return match, seat, option
        options = match.legal(seat)
        match.play(options[source.below(len(options))], seat)


def test_what_was_planned_beyond_chance_is_not_played(folder: Path) -> None:
    async def test(found: Service) -> None:
        match, seat, option = before_dice()
        now = structs.replace((await table_of(found, "stone-age", 2)).now, match=match)
        alone = moves.turn_played(now, seat, [option]).match
        assert alone is not None
        planned = moves.turn_played(now, seat, [option, alone.legal(seat)[0]]).match
        assert planned is not None
        assert planned.timeline.answers() == alone.timeline.answers()

    run(sqlite(folder), test)


@pytest.mark.parametrize("level", LEVELS)
def test_a_process_makes_a_bot_for_as_many_as_play(level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    match = mizban.new("kilt-castle", 3, seed=1)
    seat, made = match.waiting[0], []

    def noted(name: str, game: Any, seed: int, seats: int) -> Any:
        made.append((name, seed, seats))
        return make(name, game, seed, seats)

    monkeypatch.setattr(worker, "make", noted)
    question = {"game": "kilt-castle", "bot": level, "seed": 3, "seat": seat, "seconds": 0.05}
    said = worker.answered({**question, "state": worker.packed(match.guess(seat))})
    assert said["answers"][0] in match.legal()
    assert made == [(level, 3, 3)]


@pytest.mark.parametrize(("level", "seconds"), [("newcomer", 0.4), ("regular", 0.4), ("expert", 0.9)])
def test_a_bot_answers_after_a_time_that_tells_nothing(folder: Path, level: str, seconds: float) -> None:
    async def test(found: Service) -> None:
        async def thought(question: dict[str, Any]) -> list[int]:
            return match_of(table).legal(1)[:1]

        found.bots.thought = thought  # type: ignore[method-assign]
        table = await against(found, level)
        begun = found.world.tick()
        await found.bots.move(table, 1)
        assert seconds <= found.world.tick() - begun < seconds + 0.3

    run(sqlite(folder), test, bot_pause=0.4, bot_seconds=0.5)
