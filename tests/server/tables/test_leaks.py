"""No secret leaves: tables that differ only in what a seat may not know send it the same bytes, over real sockets."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import itertools
import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Optional

import msgspec
import pytest

import mizban
import texts
from conformance import Spec
from games.keyflower.test_keyflower_conformance import KeyflowerSpec
from games.silver.test_silver_conformance import SilverSpec
from leaks import dump
from mizban.client import Client, Seat
from mizban.core.errors import MizbanError
from mizban.core.flow import chance_of
from mizban.core.source import Fast
from mizban.core.state import State
from mizban.match import Match
from mizban.records import restore
from mizban.server.messages import Move, Seen, Sit, Try, Undo, Why
from mizban.server.store.rows import Setup
from mizban.server.store.table_info import TableInfo, opened
from mizban.server.tables import table as tables
from mizban.server.tables.frames import Steps
from mizban.server.tables.sight import Header, SeatSight, sight_for
from mizban.server.tables.table import Table
from mizban.server.world import World
from server.running import Running, running

SPECS: list[type[Spec]] = [KeyflowerSpec, SilverSpec]  # the games with the most secrets
SEATS = 3
PAIRS = 12
STEPS = 3
SALT = "5a" * 16
KEYS = 60
Step = tuple[int, int]


class Scripted(World):
    """A world in which nothing differs from one server to the next."""

    def __init__(self, secret: bytes) -> None:
        self.numbers = itertools.count(1)
        self.fixed = secret

    def now(self) -> float:
        return 1000.0

    def token(self) -> str:
        return f"token{next(self.numbers):0>38}"

    def id(self) -> str:
        return f"id{next(self.numbers):0>20}"

    def secret(self) -> bytes:
        return self.fixed

    def salt(self) -> str:
        return SALT

    def seed(self) -> int:
        return 1


@dataclass
class Pair:
    """Two positions, a seat that may not tell them apart, and what is answered next in both."""

    spec: Spec
    seat: Optional[int]
    positions: list[dict[str, Any]]
    secret: bytes
    steps: list[Step]


def match_from(spec: Spec, position: dict[str, Any], secret: bytes) -> Match:
    """The match as a server would begin it."""
    key = hmac.digest(secret, ",".join([SALT] * SEATS).encode(), "sha256")
    return restore({**setup_of(spec, position), "key": key.hex()}, [])


def setup_of(spec: Spec, position: dict[str, Any]) -> dict[str, Any]:
    game = spec.game
    return {"game": game.id, "version": game.version, "seats": SEATS, "options": {}, "start": position}


def pairs(spec: Spec, seed: int) -> Iterator[Pair]:
    """Pairs from random games, for every seat and the spectator."""
    source = Fast(seed)
    for seat in itertools.cycle((*range(SEATS), None)):
        state = somewhere(spec, source)
        pair = pair_from(spec, state, seat, source)
        if pair is not None:
            yield pair


def somewhere(spec: Spec, source: Fast) -> State:
    """A state in the middle of a random game."""
    match = mizban.new(spec.game.id, SEATS, seed=source.below(1 << 30))
    for _ in range(20 + source.below(120)):
        if match.over:
            break
        seat = match.waiting[source.below(len(match.waiting))]
        options = match.legal(seat)
        before = match.copy()
        match.play(options[source.below(len(options))], seat)
        if match.over:
            match = before
            break
    state: State = match.state
    return state


def pair_from(spec: Spec, state: State, seat: Optional[int], source: Fast) -> Optional[Pair]:
    """A state, a twin of it, and answers after which the seat still cannot tell them apart."""
    position = through_json(spec.game.write(state))
    for _ in range(KEYS):
        secret = hashlib.sha256(str(source.below(1 << 30)).encode()).digest()
        one = match_from(spec, position, secret)
        steps: list[Step] = []
        while len(steps) < STEPS and not one.over:
            who = one.waiting[source.below(len(one.waiting))]
            options = one.legal(who)
            steps.append((who, options[source.below(len(options))]))
            one.play(steps[-1][1], who)
            one.play_forced()
        twin = spec.twin("a", state, one.state, seat, source).state
        if chance_of(twin) is None and dump(twin) != dump(state) and is_twin(spec, position, twin, seat, secret, steps):
            return Pair(spec, seat, [position, through_json(spec.game.write(twin))], secret, steps)
    return None


def is_twin(
    spec: Spec, position: dict[str, Any], twin: State, seat: Optional[int], secret: bytes, steps: list[Step]
) -> bool:
    """Whether the same answers can be given in both, and the seat knows the same throughout."""
    try:
        one, two = match_from(spec, position, secret), match_from(spec, through_json(spec.game.write(twin)), secret)
    except MizbanError:
        return False  # a choice that cannot have been begun like that
    for who, answer in [(-1, 0), *steps]:
        if who >= 0:
            if who not in one.waiting or who not in two.waiting or one.legal(who) != two.legal(who):
                return False
            for match in (one, two):
                match.play(answer, who)
                match.play_forced()
        if knows(one, seat) != knows(two, seat) or one.waiting != two.waiting:
            return False
    return True


def knows(match: Match, seat: Optional[int]) -> object:
    """All that a seat could know; a spectator knows what is shown and told."""
    seen = [match.view(None), match.events(None)] if seat is None else [match.known(seat), match.events(seat)]
    return through_json(seen)


def through_json(data: Any) -> Any:
    return json.loads(json.dumps(data))


# What a seat receives


async def received(server: Running, pair: Pair, position: dict[str, Any]) -> list[bytes]:
    """Every byte that the seat gets while the answers are given, in frames and by HTTP."""
    async with server.people(*"ABC", "watcher") as clients:
        setup = msgspec.convert(setup_of(pair.spec, position), Setup)
        table = await server.service.tables.add(setup, opened("", SEATS))
        places = [client.seat(table.id) for client in clients]
        mine = places[3 if pair.seat is None else pair.seat]
        mine.keep = mine.staged = True
        for i, place in enumerate(places):
            await place.connect()
            if i < SEATS:
                await place.send(Sit(f"sit{i}", i, SALT))
            await settled(table, mine, pair)
        await probe(table, mine, pair, 0)
        for n, (who, answer) in enumerate(pair.steps):
            mark = table.now.info.marks[who]
            await places[who].send(Move(f"step{n}", mark.decision, mark.at, [answer]))
            await settled(table, mine, pair)
            await probe(table, mine, pair, n + 1)
        by_http = await over_http(clients[3 if pair.seat is None else pair.seat], table.id)
        for place in places:
            await place.close()
        return [*mine.raw, *by_http]


async def settled(table: Table, mine: Seat, pair: Pair) -> None:
    """The seat has all that was sent to it."""
    if mine.socket is None:
        return
    seat = -1 if mine.table and pair.seat is None else pair.seat
    person_sits = seat is not None and seat >= 0 and bool(table.now.info.seated[seat].person)
    await mine.until(table.now.info.marks[seat if person_sits and seat is not None else -1].at)


async def probe(table: Table, mine: Seat, pair: Pair, n: int) -> None:
    """Everything that a curious seat could ask for."""
    if pair.seat is None or mine.sight is None or mine.sight.status != "playing" or table.now.match is None:
        return
    for k, text in enumerate(texts.every_text(pair.spec.game.wordings)[n % 40 :: 40]):
        await mine.send(Why(f"why{n}-{k}", say=text))
        await mine.send(Try(f"said{n}-{k}", say=text))
    options = [] if mine.sight.ask is None else mine.sight.ask.options
    for option in options:
        await mine.send(Try(f"try{n}-{option.answer}", [option.answer]))
        await mine.send(
            Move(f"cross{n}-{option.answer}", mine.sight.decision or 0, mine.sight.at, [option.answer, 999])
        )
    await mine.send(Undo(f"undo{n}", 0))
    await mine.send(Move(f"wrong{n}", mine.sight.decision or 0, mine.sight.at, [999]))
    await mine.send(Seen(f"seen{n}", mine.sight.at))
    await mine.until(table.now.info.marks[pair.seat].at)


async def over_http(client: Client, table: str) -> list[bytes]:
    """The same table by HTTP, headers included."""
    found = []
    for path in ("", "/diary", "/record"):
        reply = await client.http.get(f"/api/tables/{table}{path}")
        headers = {name: value for name, value in reply.headers.items() if name != "date"}
        found.append(msgspec.json.encode([reply.status_code, headers]) + reply.content)
    return found


def streams(pair: Pair, folder: Path) -> list[list[bytes]]:
    """What the seat receives at both tables."""

    async def run(position: dict[str, Any], n: int) -> list[bytes]:
        data = folder / f"{n}"
        data.mkdir(parents=True, exist_ok=True)
        async with running(data, Scripted(pair.secret)) as server:
            return await received(server, pair, position)

    return [asyncio.run(run(position, n)) for n, position in enumerate(pair.positions)]


@pytest.mark.parametrize("spec", SPECS, ids=lambda spec: spec.game.id)
def test_a_seat_receives_the_same_bytes_whatever_it_may_not_know(spec: type[Spec], folder: Path) -> None:
    steps = 0
    for n, pair in enumerate(itertools.islice(pairs(spec(), 11), PAIRS)):
        one, two = streams(pair, folder / f"pair{n}")
        steps += sum(b'"between":[{' in message for message in one)
        assert len(one) > (3 if pair.seat is None else 10)
        assert one == two, f"seat {pair.seat} can tell them apart"
    assert steps, "steps in between are compared, too"


def test_a_leak_is_found(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A hash of the true state instead of the view, and a number that counts every change."""

    def leaky(header: Header, info: TableInfo, match: Any, seat: Optional[int], before: Any) -> SeatSight:
        honest = sight_for(header, info, match, seat, before)
        text = "" if match is None else json.dumps(match.position())
        sight = msgspec.structs.replace(honest.sight, hash=hashlib.sha256(text.encode()).hexdigest())
        return SeatSight(sight, honest.diary)

    monkeypatch.setattr(tables, "sight_for", leaky)
    one, two = streams(next(pairs(SilverSpec(), 11)), folder)
    assert one != two


def test_a_leak_in_a_step_between_two_sights_is_found(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The true state instead of the view."""

    def leaky(steps: Steps, seat: Optional[int]) -> list[bytes]:
        return [json.dumps(dump(state)).encode() for state in steps.states]

    monkeypatch.setattr(Steps, "views", leaky)
    found = (streams(pair, folder / str(n)) for n, pair in enumerate(itertools.islice(pairs(SilverSpec(), 11), PAIRS)))
    assert any(one != two for one, two in found)
