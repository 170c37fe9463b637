"""Where one commit holds several answers, whoever asks for it gets the views between them, in order."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

import mizban
from mizban.server.messages import Between, Patch, Sight, Undo
from mizban.server.net.mailbox import Mailbox
from mizban.server.net.service import Service
from mizban.server.tables.frames import frames_of
from mizban.server.tables.table import Table
from server.at_table import move, run, send, sight, sqlite, table_of
from server.tables.test_patches import applied

MOVES = 80


class Watcher:
    """A staged socket: keeps what it has seen, and puts all views together from the patches."""

    def __init__(self, table: Table, person: str) -> None:
        self.mailbox = Mailbox(person, staged=True)
        self.table = table
        table.listeners.add(self.mailbox)
        self.mailbox.show(table.sight_of(person))
        self.view: Any = None
        self.log: list[Any] = []
        self.by: list[int] = []
        self.sights: list[Sight] = []

    async def look(self) -> list[tuple[int, Any]]:
        """How many events there were, and the view, after each step of all that has come."""
        steps = []
        while self.mailbox.looks:
            seen = msgspec.json.decode(await self.mailbox.take(), type=Sight)
            self.sights.append(seen)
            self.log = self.log[: seen.log.start] + seen.log.events
            self.by = self.by[: seen.log.start] + seen.log.by
            for step in seen.between:
                self.view = applied(self.view, step.view)
                steps.append((step.log, self.view))
            self.view = seen.view
            steps.append((len(self.log), self.view))
        return steps


def steps_of(before: Any, after: Any, seat: Any) -> list[tuple[int, Any]]:
    """What a seat would have seen had each answer been a commit of its own; what looks the same is left out."""
    one = before.copy()
    steps = [(len(one.events(seat)), plain(one.view(seat)))]
    for who, answer in after.timeline.answers(before.timeline.length):
        one.timeline.take(who, answer)
        steps.append((len(one.events(seat)), plain(one.view(seat))))
    return [step for i, step in enumerate(steps) if i and step != steps[i - 1]]


def plain(view: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(view))


async def play_along(table: Table, watchers: list[Watcher], seed: int) -> list[int]:
    """Play random answers, compare each time what everybody was sent; say how many frames came of each move."""
    chance, counts = random.Random(seed), []
    for n in range(MOVES):
        before = table.now.match
        assert before is not None
        if before.over:
            break
        seat = before.waiting[0]
        await send(table, seat, move(table, seat, chance.choice(before.legal(seat)), id=f"{seed}-{n}"))
        for number, watcher in enumerate(watchers):
            who = None if number == table.now.header.seats else number
            found, wanted = await watcher.look(), steps_of(before, table.now.match, who)
            assert (found if wanted else found[1:]) == wanted, "a sight may show nothing new but who is asked"
            counts.append(len(found))
    return counts


@pytest.mark.parametrize("game", mizban.games.ids())
def test_every_step_is_shown_to_every_seat_and_to_spectators(game: str, tmp_path: Path) -> None:
    async def test(found: Service) -> None:
        table = await table_of(found, game)
        watchers = [Watcher(table, person) for person in ("person0", "person1", "")]
        for watcher in watchers:
            assert [step.between for step in watcher.sights] == []
            await watcher.look()
        counts = await play_along(table, watchers, 5)
        assert game in ("kilt-castle", "pocket") or max(counts) > 1
        for number, watcher in enumerate(watchers[:2]):
            check_log(table, watcher, number)
        for watcher in watchers:
            table.listeners.discard(watcher.mailbox)

    run(sqlite(tmp_path), test)


def check_log(table: Table, watcher: Watcher, seat: int) -> None:
    """Whose answers the events came of, and from where on it is news to a seat."""
    match = table.now.match
    assert match is not None
    timeline = match.timeline
    ends = [sum(len(timeline.events_of(i, seat)) for i in range(-1, n)) for n in range(timeline.length + 1)]
    by = [-1] * ends[0]
    for i, (who, _) in enumerate(timeline.answers()):
        by += [who] * (ends[i + 1] - ends[i])
    assert watcher.by == by
    chosen = timeline.own_choice(seat)
    assert watcher.sights[-1].log.since == ends[chosen + 1] > 0


def test_a_step_that_is_only_told_of_is_a_step() -> None:
    views = [b'{"a":1}', b'{"a":1}', b'{"a":1}', b'{"a":2}', b'{"a":3}', b'{"a":3}']
    found = frames_of([(0, 4), (-1, 0), (-1, 2), (1, 0), (1, 1)], views, [7, 8, 8, 8, 8, 8])
    assert found == [Between(8, 0, Patch([])), Between(8, -1, Patch([(["a"], 2)]))]


def test_whoever_does_not_ask_gets_none(tmp_path: Path) -> None:
    async def test(found: Service) -> None:
        table = await table_of(found, "stone-age")
        mailbox = Mailbox("person0")
        table.listeners.add(mailbox)
        await play_along(table, [], 5)
        assert len(mailbox.looks) == 1
        assert msgspec.json.decode(await mailbox.take(), type=Sight).between == []
        table.listeners.discard(mailbox)

    run(sqlite(tmp_path), test)


def test_what_was_left_out_or_taken_back_has_no_steps(tmp_path: Path) -> None:
    async def test(found: Service) -> None:
        table = await table_of(found, "stone-age")
        watcher = Watcher(table, "")
        await watcher.look()
        before = table.now.sights[-1]
        while len(watcher.mailbox.looks) < 2 or not table.now.sights[-1].between(before):
            before = table.now.sights[-1]
            seat = table.now.match.waiting[0] if table.now.match is not None else 0
            await send(table, seat, move(table, seat, id=f"a{table.seq}"))
        watcher.mailbox.hurry()
        await watcher.look()
        assert watcher.sights[-1].between == [], "it does not go on from the sight that was sent before"

    run(sqlite(tmp_path), test)


def test_an_undo_has_no_steps(tmp_path: Path) -> None:
    async def test(found: Service) -> None:
        table = await table_of(found, "kilt-castle")
        me = table.now.match.waiting[0] if table.now.match is not None else 0
        watcher = Watcher(table, f"person{me}")
        await send(table, me, move(table, me, id="a"))
        await send(table, me, Undo("b", sight(table, me).at))
        await watcher.look()
        assert [step for seen in watcher.sights for step in seen.between] == []
        assert table.now.sights[me].frames is None

    run(sqlite(tmp_path), test)
