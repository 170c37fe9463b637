"""Who plays: sitting down, starting, leaving, coming back, giving up, playing again."""

from __future__ import annotations

import hmac
import itertools
from pathlib import Path

import pytest
from msgspec import structs

from mizban.server.messages import Ack, ComeBack, Duplicate, Leave, NewTable, Next, Rematch, Resign, Sit, StandIn, Start
from mizban.server.net.service import Service
from mizban.server.refusals import Refusal
from mizban.server.tables.sight import places
from mizban.server.tables.table import Table
from mizban.server.world import World
from server.at_table import PEOPLE, move, play_some, run, send, sight, sqlite, table_of, turn


async def refused(table: Table, seat: int, request: object) -> str:
    with pytest.raises(Refusal) as caught:
        await send(table, seat, request)  # type: ignore[arg-type]
    return caught.value.code


def test_the_game_begins_when_the_last_seat_is_taken(folder: Path) -> None:
    async def test(found: Service) -> None:
        table = await found.tables.open(PEOPLE[0], NewTable("kilt-castle", 3, seating="as_seated"))
        assert (sight(table, 0).status, sight(table, 0).host, sight(table, 0).view) == ("open", 0, None)
        assert await refused(table, 0, move(table, 0)) == "not-started"
        assert isinstance(await send(table, 1, Sit("s", 2)), Ack)
        assert await refused(table, 2, Sit("t", 2)) == "seat-taken"
        assert await refused(table, 1, Start("b", "random")) == "not-host"
        assert isinstance(await send(table, 2, Sit("t")), Ack)
        assert [chair.name for chair in sight(table, 0).chairs] == ["A", "C", "B"]
        assert sight(table, 0).status == "playing"
        assert await refused(table, 3, Sit("u")) == "started"
        assert isinstance(await send(table, 2, Sit("again")), Ack), "who sits may say so twice"

    run(sqlite(folder), test)


def test_who_has_a_new_name_and_sits_down_again_is_called_so_until_the_game_begins(folder: Path) -> None:
    async def test(found: Service) -> None:
        table = await found.tables.open(PEOPLE[0], NewTable("kilt-castle", 3, seating="as_seated"))
        await send(table, 1, Sit("s"))
        await table.handle(structs.replace(PEOPLE[1], name="Sara"), Sit("t"))
        assert [chair.name for chair in sight(table, 0).chairs] == ["A", "Sara", ""]
        await table.handle(structs.replace(PEOPLE[1], name="A"), Sit("u"))
        assert [chair.name for chair in sight(table, 0).chairs] == ["A", "A (2)", ""], "nobody passes for another"
        await send(table, 2, Sit("v"))
        await table.handle(structs.replace(PEOPLE[1], name="Sara"), Sit("w"))
        assert [chair.name for chair in sight(table, 0).chairs] == ["A", "A (2)", "C"]

    run(sqlite(folder), test)


def test_bots_fill_the_free_seats(folder: Path) -> None:
    async def test(found: Service) -> None:
        table = await found.tables.open(PEOPLE[0], NewTable("kilt-castle", 4, seating="as_seated"))
        assert await refused(table, 0, Start("b", "clever")) == "bad-setup"
        assert isinstance(await send(table, 0, Start("c", "random")), Ack)
        assert [chair.bot for chair in sight(table, 0).chairs] == ["", "random", "random", "random"]

    run(sqlite(folder), test)


@pytest.mark.parametrize(
    "wish",
    [
        NewTable("chess", 2),
        NewTable("silver", 9),
        NewTable("silver", 2, {"colour": "red"}),
        NewTable("silver", 2, {}, {"5": "random"}),
        NewTable("silver", 2, {}, {"0": "random", "1": "random"}),
        NewTable("silver", 2, {}, {"1": "clever"}),
    ],
)
def test_a_table_that_cannot_be_is_refused(folder: Path, wish: NewTable) -> None:
    async def test(found: Service) -> None:
        with pytest.raises(Refusal, match="bad-setup"):
            await found.tables.open(PEOPLE[0], wish)

    run(sqlite(folder), test)


def test_before_the_game_a_seat_is_free_again_and_another_is_the_host(folder: Path) -> None:
    async def test(found: Service) -> None:
        table = await found.tables.open(PEOPLE[0], NewTable("kilt-castle", 3, seating="as_seated"))
        await send(table, 1, Sit("s", 1))
        await send(table, 0, Leave("l"))
        assert isinstance(await send(table, 0, Leave("l")), Duplicate)
        assert sight(table, 1).host == 1
        assert table.now.info.free() == [0, 2]

    run(sqlite(folder), test)


def test_who_leaves_may_come_back_and_who_resigns_may_not(folder: Path) -> None:
    async def test(found: Service) -> None:
        table = await table_of(found, "kilt-castle", 3)
        found.bots.wake = lambda table: None  # type: ignore[method-assign]
        me, you = turn(table)
        assert isinstance(await send(table, me, Leave("l")), Ack)
        assert await refused(table, me, move(table, me, id="x")) == "away"
        assert isinstance(await send(table, me, ComeBack("c")), Ack)
        assert isinstance(await send(table, me, move(table, me, id="y")), Ack)
        assert isinstance(await send(table, you, Resign("r")), Ack)
        assert await refused(table, you, ComeBack("d")) == "resigned"
        assert sight(table, me).status == "playing"
        last = 3 - me - you
        await send(table, last, Resign("r2"))
        result = sight(table, me).result
        assert result is not None
        assert (result.ended, result.ranking[me]) == ("resigned", 1)
        assert await refused(table, me, move(table, me, id="z")) == "over"

    run(sqlite(folder), test)


def test_places_leave_those_behind_who_gave_up() -> None:
    assert places([1, 2, 3, 3], [True, False, False, False]) == [4, 1, 2, 2]
    assert places([1, 1, 3], [False, False, False]) == [1, 1, 3]


def test_a_rematch_is_played_by_the_same_people(folder: Path) -> None:
    async def test(found: Service) -> None:
        table = await table_of(found, "kilt-castle")
        assert await refused(table, 0, Rematch("a")) == "not-over"
        await send(table, 0, Resign("r"))
        first = await found.tables.handle(table, PEOPLE[0], Rematch("b"))
        assert isinstance(first, Next)
        assert sight(table, 1).next == first.table
        assert await found.tables.handle(table, PEOPLE[1], Rematch("c")) == Next("c", first.table)
        again = await found.tables.table(first.table)
        assert [chair.name for chair in sight(again, 0).chairs] == ["A", "B"]
        assert sight(again, 0).status == "playing"

    run(sqlite(folder), test)


def test_a_finished_game_shows_the_secret_of_its_shuffles(folder: Path) -> None:
    import hashlib
    import hmac

    async def test(found: Service) -> None:
        table = await table_of(found, "kilt-castle")
        assert table.now.header.secret not in str(sight(table, 0))
        while sight(table, 0).status == "playing":
            await play_some(table, 1)
        seen = sight(table, 0)
        assert seen.result is not None
        secret = bytes.fromhex(seen.result.secret)
        assert hashlib.sha256(secret).hexdigest() == seen.commitment
        salts = ",".join(chair.salt for chair in seen.chairs)
        assert table.now.match is not None
        assert table.now.match.record()["key"] == hmac.digest(secret, salts.encode(), "sha256").hex()

    run(sqlite(folder), test)


def test_idle_tables_are_put_away_and_opened_again(folder: Path) -> None:
    async def test(found: Service) -> None:
        tables = [await table_of(found, "kilt-castle") for _ in range(3)]
        assert list(found.tables.kept) == [tables[2].id]
        again = await found.tables.table(tables[0].id)
        assert again is not tables[0]
        assert [sight.encoded() for sight in again.now.sights] == [sight.encoded() for sight in tables[0].now.sights]

    run(sqlite(folder), test, tables_in_memory=2)


def test_the_ids_of_requests_belong_to_people_not_to_seats(database: str) -> None:
    async def first(found: Service) -> None:
        table = await found.tables.open(PEOPLE[0], NewTable("kilt-castle", 3, seating="as_seated"))
        await send(table, 1, Sit("c1", 1))
        await send(table, 1, Leave("c2"))
        assert isinstance(await send(table, 2, Sit("c1", 1)), Ack)
        assert isinstance(await send(table, 3, Sit("c1", 2)), Ack)
        for seat, person in ((0, 0), (1, 2)):
            while sight(table, seat).ask is None:
                await play_by(table, {0: 0, 1: 2, 2: 3})
            reply = await send(table, person, move(table, seat, id="same"))
            assert isinstance(reply, Ack), "the other's request with this id was another one"
            assert isinstance(await send(table, person, move(table, seat, id="same")), Duplicate)
        kept.append(table.id)

    async def second(found: Service) -> None:
        table = await found.tables.table(kept[0])
        for person in (0, 2):
            assert isinstance(await send(table, person, Leave("same")), Duplicate)
        assert not isinstance(await send(table, 3, Leave("same")), Duplicate)

    kept: list[str] = []
    run(database, first)
    run(database, second)


numbers = itertools.count()


async def play_by(table: Table, people: dict[int, int]) -> None:
    """The first option of who is asked, by the person on that seat."""
    seat = turn(table)[0]
    await send(table, people[seat], move(table, seat, id=f"n{next(numbers)}"))


class Clock(World):
    """A clock that is set by hand."""

    time = 0.0

    def tick(self) -> float:
        return self.time


class Tab:
    """An open page of somebody."""

    def __init__(self, person: str) -> None:
        self.person = person

    def show(self, look: object) -> None:
        pass


def test_those_present_let_a_bot_play_for_who_has_been_gone_for_a_while(folder: Path) -> None:
    async def test(found: Service) -> None:
        found.bots.wake = lambda table: None  # type: ignore[method-assign]
        table = await table_of(found, "kilt-castle")
        clock = Clock()
        table.presence.world = clock  # type: ignore[misc]
        me, gone = turn(table)[1], turn(table)[0]
        ask = StandIn("s1", gone)
        with table.listening(Tab(PEOPLE[gone].id)):
            clock.time += 1000
            assert await refused(table, me, ask) == "not-absent"
        clock.time += 59
        with pytest.raises(Refusal) as early:
            await send(table, me, ask)
        assert early.value.args_of == {"seat": gone + 1, "seconds": 1}
        assert await refused(table, 3, ask) == "not-seated"
        clock.time += 2
        assert isinstance(await send(table, me, ask), Ack)
        chair = sight(table, me).chairs[gone]
        assert (chair.away, chair.bot, chair.name) == (True, "regular", PEOPLE[gone].name)
        assert table.due() == [gone]
        assert isinstance(await send(table, me, StandIn("s2", gone)), Ack), "it is so already"
        assert isinstance(await send(table, gone, ComeBack("c")), Ack)
        assert isinstance(await send(table, gone, move(table, gone, id="mine")), Ack)
        assert await refused(table, me, StandIn("s3", gone)) == "not-absent", "who sends requests is there"
        assert await refused(table, me, StandIn("s4", 9)) == "not-absent"

    run(sqlite(folder), test, absent_seconds=60.0)


# Seats by lot


async def seated_by_lot(found: Service, seats: int = 3) -> Table:
    """A table at which people have sat down in the order of the alphabet, and the game has begun."""
    table = await found.tables.open(PEOPLE[0], NewTable("kilt-castle", seats))
    for i in range(1, seats):
        await send(table, i, Sit(f"sit{i}", i))
    return table


def names(table: Table) -> str:
    return "".join(seated.chair.name for seated in table.now.info.seated)


def test_whoever_opens_a_table_does_not_always_sit_first(folder: Path) -> None:
    async def test(found: Service) -> None:
        orders = {names(await seated_by_lot(found)) for _ in range(40)}
        assert {order.index("A") for order in orders} == {0, 1, 2}
        assert all(sorted(order) == ["A", "B", "C"] for order in orders)

    run(sqlite(folder), test)


def test_anybody_can_check_the_lots(folder: Path) -> None:
    async def test(found: Service) -> None:
        table = await seated_by_lot(found, 4)
        secret = bytes.fromhex(table.now.header.secret)
        salts = [chair.salt for chair in sight(table, 0).chairs]
        assert sorted(salts, key=lambda salt: hmac.digest(secret, f"seat {salt}".encode(), "sha256")) == salts

    run(sqlite(folder), test)


def test_everybody_is_told_their_seat_and_plays_on_it(folder: Path) -> None:
    async def test(found: Service) -> None:
        for _ in range(10):
            table = await found.tables.open(PEOPLE[0], NewTable("kilt-castle", 3))
            await send(table, 1, Sit("sit1", 1))
            before = {person.id: table.sight_of(person.id).sight.at for person in PEOPLE[:2]}
            started = await send(table, 2, Sit("sit2", 2))
            for person in PEOPLE[:3]:
                seen = table.sight_of(person.id).sight
                assert seen.seat is not None
                assert seen.chairs[seen.seat].name == person.name
                assert (seen.host == seen.seat) == (person is PEOPLE[0])
                assert seen.at > before.get(person.id, 0), "numbers only grow, whichever seat it is"
            assert started == Ack("sit2", table.sight_of(PEOPLE[2].id).sight.at)
            me = table.now.info.seated[turn(table)[0]].person
            asked = next(person for person in PEOPLE if person.id == me)
            assert isinstance(await table.handle(asked, move(table, turn(table)[0])), Ack)

    run(sqlite(folder), test)


def test_the_lots_stay_when_the_table_is_read_again(folder: Path) -> None:
    async def test(found: Service) -> None:
        table = await seated_by_lot(found)
        before, seen = names(table), [each.sight for each in table.now.sights]
        await table.reload()
        assert names(table) == before
        assert [each.sight for each in table.now.sights] == seen

    run(sqlite(folder), test)


def test_a_table_may_keep_the_seats_that_were_taken(folder: Path) -> None:
    async def test(found: Service) -> None:
        assert {names(await table_of(found, "kilt-castle", 3)) for _ in range(10)} == {"ABC"}

    run(sqlite(folder), test)


def test_a_rematch_draws_lots_if_the_table_did(folder: Path) -> None:
    async def test(found: Service) -> None:
        for table in (await seated_by_lot(found), await table_of(found, "kilt-castle")):
            for person in PEOPLE[: table.now.header.seats - 1]:
                await table.handle(person, Resign(f"r{person.id}"))
            first = await found.tables.handle(table, PEOPLE[0], Rematch("b"))
            assert isinstance(first, Next)
            assert (await found.tables.table(first.table)).now.info.shuffled == table.now.info.shuffled

    run(sqlite(folder), test)


def test_bots_are_drawn_too(folder: Path) -> None:
    async def test(found: Service) -> None:
        found.bots.wake = lambda table: None  # type: ignore[method-assign]
        seats = set()
        for _ in range(30):
            table = await found.tables.open(PEOPLE[0], NewTable("silver", 2, bots={"1": "random"}))
            seats.add(table.now.info.seat_of(PEOPLE[0].id))
        assert seats == {0, 1}

    run(sqlite(folder), test)
