"""Whole games over real sockets, with reconnects, doubled and reordered messages, on both kinds of store."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

import mizban
from mizban.client import Client, Seat
from mizban.client.seat import Gone, new_id
from mizban.core.log import answer_of, is_forced, seat_of
from mizban.core.source import Fast
from mizban.registry import find, own
from mizban.server.messages import Ack, Duplicate, Move, NotYourTurn, Reply, Seen, Sight, Sit, Stale, Why
from server.running import chooser, running

GAMES = own()
COUNTS = [(id, seats) for id in GAMES for seats in (find(id).seats[0], find(id).seats[-1])]


class Clumsy:
    """A player with a bad connection: sends twice, sends late, breaks off and comes back."""

    def __init__(self, client: Client, seat: Seat, seed: int) -> None:
        self.client = client
        self.seat = seat
        self.source = Fast(seed)
        self.choose = chooser(seed)
        self.acknowledged: list[int] = []
        self.before: Move | None = None

    async def play(self) -> Sight:
        while True:
            sight = await self.seat.turn()
            if sight.status != "playing":
                return sight
            assert sight.decision is not None
            move = Move(new_id(), sight.decision, sight.at, [self.choose(sight)])
            reply = await self.trouble(move)
            assert isinstance(reply, (Ack, Duplicate)), reply
            self.acknowledged += move.answers or []
            self.before = move
            await self.seat.until(reply.at)

    async def trouble(self, move: Move) -> Reply:
        """Send a move in one of several clumsy ways; the last reply counts."""
        way = self.source.below(12)
        if way == 0:
            return await self.break_off(move)
        if way == 1:
            first, second = await asyncio.gather(self.seat.send(move), self.again(move))
            assert isinstance(second, (Ack, Duplicate))
            assert first == second or first.at == second.at  # type: ignore[union-attr]
            return first
        if way == 2 and self.before is not None:
            late = Move(new_id(), self.before.decision, self.before.at, self.before.answers)
            assert isinstance(await self.seat.send(late), (Stale, NotYourTurn))
            assert isinstance(await self.seat.send(self.before), Duplicate)
        if way == 3:
            asked, reply = await asyncio.gather(self.seat.send(Why(new_id(), "fly")), self.seat.send(move))
            assert asked is not None
            return reply
        if way == 4:
            seen = await self.seat.send(Seen(new_id(), move.at))
            assert isinstance(seen, (Ack, Stale))
        return await self.seat.send(move)

    async def again(self, move: Move) -> Reply:
        """The same request by HTTP, at the same time."""
        return await self.client.request(self.seat.table, move)

    async def break_off(self, move: Move) -> Reply:
        """The connection ends before the reply comes; the same request is sent again."""
        task = asyncio.ensure_future(self.seat.send(move))
        await asyncio.sleep(self.source.below(4) / 1000)
        await self.seat.close()
        try:
            return await task
        except Gone:
            await self.seat.connect()
            return await self.seat.send(move)
        finally:
            if self.seat.is_closed():
                await self.seat.connect()


@pytest.mark.parametrize(("game", "seats"), COUNTS)
def test_a_game_is_played_to_the_end_by_clumsy_players(game: str, seats: int, database: str, folder: Path) -> None:
    async def play() -> None:
        async with running(folder, database=database) as server, server.people(*"ABCDEF"[:seats]) as clients:
            table = await clients[0].open(game, seats)
            places = [client.seat(table) for client in clients]
            for i, place in enumerate(places):
                await place.connect()
                if i:
                    assert isinstance(await place.send(Sit(new_id(), i)), Ack)
            players = [Clumsy(clients[i], place, seats * 100 + i) for i, place in enumerate(places)]
            sights = await asyncio.gather(*(player.play() for player in players))
            for place in places:
                await place.close()
            record = await clients[0].record(table)
            check(record, sights, players)

    asyncio.run(play())


def check(record: dict[str, object], sights: list[Sight], players: list[Clumsy]) -> None:
    """The record has exactly what was acknowledged, and all have seen the same end."""
    match = mizban.replay(record)
    assert match.over
    for sight in sights:
        assert sight.result is not None
        assert (sight.result.scores, sight.result.ranking) == (match.scores(), match.ranking())
    log = match.timeline.log
    for sight, player in zip(sights, players, strict=True):
        mine = [entry for entry in log if seat_of(entry) == sight.seat]
        played = [int(answer_of(entry)) for entry in mine]
        chosen = [int(answer_of(entry)) for entry in mine if not is_forced(entry)]
        assert is_within(chosen, player.acknowledged), "something was played that was not acknowledged once"
        assert is_within(player.acknowledged, played), "something acknowledged is not there"


def is_within(some: list[int], all_: list[int]) -> bool:
    """Whether the first list is the second with some left out."""
    rest = iter(all_)
    return all(any(entry == other for other in rest) for entry in some)
