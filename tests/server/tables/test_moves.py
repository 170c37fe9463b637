"""A seat's requests at a running table: each gets exactly one reply, and nothing happens twice."""

from __future__ import annotations

import random
from pathlib import Path

import msgspec
import pytest

import mizban
from mizban.games.kilt_castle.data import COLOURS
from mizban.server.messages import (
    Ack,
    AskRecall,
    Because,
    Consent,
    Duplicate,
    Illegal,
    Move,
    Seen,
    Stale,
    Tried,
    Try,
    Undo,
    Why,
)
from mizban.server.net.service import Service
from mizban.server.refusals import Refusal
from mizban.server.store.rows import load
from mizban.server.tables import rehearsal
from mizban.server.tables.table import Table
from server.at_table import PEOPLE, house, move, play_some, run, send, sight, sqlite, table_of, turn


async def refused(table: Table, seat: int, request: object) -> str:
    """The code with which a request is refused."""
    with pytest.raises(Refusal) as caught:
        await send(table, seat, request)  # type: ignore[arg-type]
    return caught.value.code


def test_a_move_is_acknowledged_with_the_number_of_the_new_sight(folder: Path) -> None:
    async def test(found: Service) -> None:
        table = await table_of(found, "kilt-castle")
        me, _ = turn(table)
        before = sight(table, me)
        reply = await send(table, me, move(table, me))
        assert reply == Ack("m", before.at + 1)
        assert sight(table, me).at == before.at + 1

    run(sqlite(folder), test)


def test_the_same_id_is_applied_once_also_after_a_restart(database: str) -> None:
    async def first(found: Service) -> None:
        table = await table_of(found, "kilt-castle")
        me, _ = turn(table)
        request = move(table, me)
        reply = await send(table, me, request)
        assert isinstance(reply, Ack)
        assert await send(table, me, request) == Duplicate("m", reply.at)
        kept.append((table.id, me, request, reply.at, sight(table, me)))

    async def second(found: Service) -> None:
        id, me, request, at, seen = kept[0]
        table = await found.tables.table(id)
        assert await send(table, me, request) == Duplicate("m", at)
        assert sight(table, me) == seen

    kept: list[tuple[str, int, Move, int, object]] = []
    run(database, first)
    run(database, second)


def test_an_old_decision_gets_the_new_view_and_another_seat_is_not_asked(folder: Path) -> None:
    async def test(found: Service) -> None:
        table = await table_of(found, "kilt-castle")
        me, you = turn(table)
        old = move(table, me, id="old")
        await send(table, me, move(table, me, id="new"))
        reply = await send(table, me, old)
        assert isinstance(reply, Stale)
        assert await refused(table, you, Move("x", 0, 0, [0])) == "not-your-turn"
        ahead = move(table, me, id="ahead")
        assert isinstance(await send(table, me, Move("ahead", ahead.decision, ahead.at + 5, [0])), Stale)

    run(sqlite(folder), test)


def test_those_who_choose_at_the_same_time_never_collide(folder: Path) -> None:
    async def test(found: Service) -> None:
        table = await table_of(found, "silver", 3)
        moves = [move(table, seat) for seat in range(3)]
        for seat in (2, 0, 1):
            assert isinstance(await send(table, seat, moves[seat]), Ack)

    run(sqlite(folder), test)


def test_an_illegal_answer_changes_nothing(folder: Path) -> None:
    async def test(found: Service) -> None:
        table = await table_of(found, "kilt-castle")
        me, _ = turn(table)
        before = sight(table, me)
        assert await refused(table, me, move(table, me, 99)) == "not-legal"
        assert await refused(table, me, move(table, me, 1 << 31)) == "not-legal"
        assert sight(table, me) is before

    run(sqlite(folder), test)


def test_several_answers_count_all_or_none(folder: Path) -> None:
    async def test(found: Service) -> None:
        table = await table_of(found, "kilt-castle")
        me, _ = turn(table)
        card = sight(table, me).ask.options[0].answer  # type: ignore[union-attr]
        tried = await send(table, me, Try("t", [card]))
        assert isinstance(tried, Tried)
        assert (tried.played, tried.ask is not None) == (1, True)
        assert tried.ask is not None
        place = tried.ask.options[0].answer
        before = table.seq
        assert await refused(table, me, move(table, me, card, 99)) == "not-legal"
        assert await refused(table, me, move(table, me, card, place, 0, 0, 0, 0, 0, 0)) in ("crosses", "not-legal")
        assert table.seq == before
        assert isinstance(await send(table, me, move(table, me, card, place)), Ack)
        assert table.seq == before + 1

    run(sqlite(folder), test)


def test_a_preview_stops_before_anything_hidden_comes_out(folder: Path) -> None:
    async def test(found: Service) -> None:
        table = await table_of(found, "silver")
        before = sight(table, 0)
        reply = await send(table, 0, Try("t", [0]))
        assert isinstance(reply, Tried)
        assert reply.played == 0, "the first look reveals a card"
        assert sight(table, 0) is before

    run(sqlite(folder), test)


def test_a_preview_shows_ones_own_answer_also_when_another_has_no_choice_after_it() -> None:
    match = mizban.new("kilt-castle", seed=1)
    assert match.seat is not None
    other = match.view(match.seat)["players"][1 - match.seat]
    match.play(COLOURS.index(next(iter(other["colours"]))), match.seat)  # the single-colour card of the other
    then, played = rehearsal.look_ahead(match, match.seat, [match.legal()[0]])
    assert played == 1
    assert then.view(match.seat)["cards"] != match.view(match.seat)["cards"]


def test_a_preview_shows_ones_own_answer_also_when_chance_comes_after_it() -> None:
    """The last tile of a turn in Alhambra is built before the market and the display are filled up."""
    match, seat, tile, answers = placing()
    then, played = rehearsal.look_ahead(match, seat, answers)
    built = [each["tile"] for each in then.view(seat)["players"][seat]["alhambra"]]
    assert (played, tile in built, then.waiting) == (len(answers), True, [])
    assert then.view(seat)["market"] == match.view(seat)["market"], "what comes to the market is not known"


@pytest.mark.parametrize("game", mizban.games.ids())
def test_a_preview_shows_nothing_that_is_only_guessed(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is guessed about what a seat does not know, its previews look the same."""
    match, chance = mizban.new(game, 3, seed=3), random.Random(3)
    for _ in range(80):
        if match.over:
            return
        seat = chance.choice(match.waiting)
        answer = chance.choice(match.legal(seat))
        looks = []
        for guess in (1, 2, 3):
            monkeypatch.setattr(rehearsal, "SEED", guess)
            then, played = rehearsal.look_ahead(match, seat, [answer])
            looks.append((played, then.view(seat)))
        assert looks[0] == looks[1] == looks[2], match.prompt(seat)
        match.play(answer, seat)


def placing() -> tuple[mizban.Match, int, str, list[int]]:
    """A match of Alhambra in which a seat can build its only tile; that tile, and how."""
    match = mizban.new("alhambra", 3, seed=1)
    chance = random.Random(1)
    while True:
        seat = match.waiting[0]
        held = match.view(seat)["held"]
        if len(held) == 1 and match.things() == [f"tile:{held[0]['tile']}"]:
            builds = [choice for choice in match.choices() if choice.startswith("build")]
            if builds:
                return match, seat, held[0]["tile"], match.read(builds[0])
        match.play(chance.choice(match.legal(seat)), seat)


def test_a_list_that_meets_something_hidden_keeps_what_was_played() -> None:
    match = mizban.new("kilt-castle", seed=1)
    assert match.seat is not None
    played = rehearsal.play_rehearsed(match, match.seat, [match.legal()[0], 99])
    assert (played, match.timeline.length > 0) == (1, True)


def test_undo_goes_back_to_the_last_choice_or_to_the_start_of_the_turn(folder: Path) -> None:
    async def test(found: Service) -> None:
        table = await table_of(found, "kilt-castle")
        me, _ = turn(table)
        assert await refused(table, me, Undo("u0", sight(table, me).at)) == "not-undoable"
        view = sight(table, me).hash
        old = move(table, me)
        await send(table, me, old)
        assert sight(table, me).undo == 1
        assert isinstance(await send(table, me, Undo("u1", 0)), Stale)
        assert isinstance(await send(table, me, Undo("u2", sight(table, me).at)), Ack)
        assert sight(table, me).hash == view
        again = Move("late", old.decision, old.at, old.answers)
        assert isinstance(await send(table, me, again), Stale), "a tab from before the undo"
        await send(table, me, move(table, me, id="m2"))
        assert isinstance(await send(table, me, Undo("u3", sight(table, me).at, "turn")), Ack)
        assert sight(table, me).hash == view

    run(sqlite(folder), test)


def test_beyond_the_barrier_all_must_agree(folder: Path) -> None:
    async def test(found: Service) -> None:
        table = await table_of(found, "kilt-castle")
        me, you = turn(table)
        assert table.now.match is not None
        while table.now.match.seat == me:
            await play_some(table, 1)
        await play_some(table, 1)
        count, length = table.now.match.timeline.recallable(me), table.now.match.timeline.length
        assert sight(table, me).recallable is (count > 0)
        if not count:
            assert await refused(table, me, AskRecall("r", sight(table, me).at)) == "not-recallable"
            return
        assert isinstance(await send(table, me, AskRecall("r1", sight(table, me).at)), Ack)
        assert sight(table, you).recall is not None
        assert isinstance(await send(table, you, Consent("c1", sight(table, you).at, False)), Ack)
        assert sight(table, me).recall is None
        await send(table, me, AskRecall("r2", sight(table, me).at))
        assert isinstance(await send(table, you, Consent("c2", sight(table, you).at, True)), Ack)
        assert (table.now.match.timeline.length, table.now.match.seat) == (length - count, me)

    run(sqlite(folder), test)


def test_what_was_looked_at_is_gone_once_it_is_acknowledged(folder: Path) -> None:
    async def first(found: Service) -> None:
        table = await table_of(found, "silver")
        await send(table, 0, move(table, 0))
        cards = [event.get("card") for event in table.now.sights[0].diary.events if event["kind"] == "looked"]
        assert None not in cards
        assert isinstance(await send(table, 0, Seen("s0", 0)), Stale)
        ask = sight(table, 0).decision
        assert isinstance(await send(table, 0, Seen("s", sight(table, 0).at)), Ack)
        assert sight(table, 0).decision == ask, "the question is still the same"
        assert looked(table) == [None]
        seq = table.seq
        assert isinstance(await send(table, 0, Seen("s2", sight(table, 0).at)), Ack)
        assert table.seq == seq, "nothing new to write down"
        kept.append(table.id)

    async def second(found: Service) -> None:
        assert looked(await found.tables.table(kept[0])) == [None]

    kept: list[str] = []
    run(sqlite(folder), first)
    run(sqlite(folder), second)


def looked(table: Table) -> list[object]:
    return [event["card"] for event in table.now.sights[0].diary.events if event["kind"] == "looked"]


def test_why_names_the_rule_and_nonsense_is_refused(folder: Path) -> None:
    async def test(found: Service) -> None:
        table = await table_of(found, "silver")
        reply = await send(table, 0, Why("w", "call"))
        assert isinstance(reply, Because)
        assert reply.words is not None
        assert await refused(table, 0, Why("w2", "fly 3")) == "bad-move"

    run(sqlite(folder), test)


def test_a_number_counts_only_what_its_seat_sees_change(folder: Path) -> None:
    async def test(found: Service) -> None:
        table = await table_of(found, "kilt-castle")
        me, you = turn(table)
        other, spectator = sight(table, you).at, table.now.sights[-1].sight.at
        await send(table, me, move(table, me))
        assert (sight(table, you).at, table.now.sights[-1].sight.at) == (other, spectator), (
            "half of a choice is nobody's"
        )

    run(sqlite(folder), test)


def test_another_process_was_faster(database: str) -> None:
    async def test(found: Service) -> None:
        table = await table_of(found, "kilt-castle")
        me, _ = turn(table)
        async with house(database) as elsewhere:
            twin = await elsewhere.tables.table(table.id)
            mine, same = move(table, me, id="mine"), move(twin, me, id="mine")
            theirs = move(twin, me, id="theirs")
            assert isinstance(await send(table, me, mine), Ack)
            assert isinstance(await send(twin, me, same), Duplicate)
            assert isinstance(await send(twin, me, theirs), Stale)
            assert sight(twin, me) == sight(table, me)

    run(database, test)


def test_a_long_game_opens_from_its_snapshot_as_it_was(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mizban.server.tables.table.SNAPSHOT_EVERY", 40)

    async def first(found: Service) -> None:
        table = await table_of(found, "stone-age")
        await play_some(table, 60)
        assert table.frozen_at
        kept.append((table.id, [look.encoded() for look in table.now.sights]))
        record.append(table.now.match.record() if table.now.match else {})

    async def second(found: Service) -> None:
        table = await found.tables.table(kept[0][0])
        assert [look.encoded() for look in table.now.sights] == kept[0][1]
        assert table.now.match is not None
        assert table.now.match.record() == record[0]
        await play_some(table, 20)

    kept: list[tuple[str, list[bytes]]] = []
    record: list[object] = []
    run(sqlite(folder), first)
    run(sqlite(folder), second)


def test_a_game_over_which_the_rules_stumble_is_set_aside(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(found: Service) -> None:
        table = await table_of(found, "kilt-castle")
        me, _ = turn(table)

        def stumble(*_: object) -> None:
            raise KeyError("walls")

        monkeypatch.setattr("mizban.server.tables.table.restore", stumble)
        await table.reload()
        assert sight(table, me).status == "aside"

    run(sqlite(folder), test)


def test_a_game_that_no_longer_replays_is_set_aside(folder: Path) -> None:
    async def first(found: Service) -> None:
        table = await table_of(found, "kilt-castle")
        me, _ = turn(table)
        stored = await found.store.read(lambda connection: load(connection, table.id))
        assert stored is not None
        table.load(msgspec.structs.replace(stored, setup=msgspec.structs.replace(stored.setup, version=999)))
        assert sight(table, me).status == "aside"
        assert await refused(table, me, move(table, me)) == "set-aside"

    run(sqlite(folder), first)


def test_nobody_moves_for_another(folder: Path) -> None:
    async def test(found: Service) -> None:
        table = await table_of(found, "kilt-castle")
        me, _ = turn(table)
        assert await refused(table, 3, move(table, me)) == "not-seated"
        reply = Illegal("m", Refusal("not-legal", reason="x").problem("fa"))
        assert "قوانین" in reply.why.text
        assert PEOPLE[3].id not in [each.person for each in table.now.info.seated]

    run(sqlite(folder), test)
