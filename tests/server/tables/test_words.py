"""Choices in words over the wire: played, tried and asked about; sets thing by thing, in any order."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from mizban.server.messages import Ack, Because, Move, Tried, Try, Why
from mizban.server.net.service import Service
from mizban.server.refusals import Refusal
from mizban.server.tables.table import Table
from server.at_table import run, send, sight, sqlite, table_of, turn


def said(table: Table, seat: int, text: str, id: str = "s") -> Move:
    seen = sight(table, seat)
    return Move(id, seen.decision or 0, seen.at, say=text)


def test_what_is_said_is_played_and_what_is_refused_names_its_rule(folder: Path) -> None:
    async def test(found: Service) -> None:
        table = await table_of(found, "kilt-castle", 3)
        me, _ = turn(table)
        ask = sight(table, me).ask
        assert ask is not None
        assert ask.options[0].thing.startswith("card:")
        because = await send(table, me, Why("w", say="place:P9"))
        assert isinstance(because, Because)
        assert because.words is not None
        assert because.words.id == "why-too-far"
        with pytest.raises(Refusal, match="not-legal"):
            await send(table, me, said(table, me, "move S-R P9"))
        tried = await send(table, me, Try("t", say="move S-R"))
        assert isinstance(tried, Tried)
        assert tried.ask is not None
        assert tried.ask.begun == ["card:S-R"]
        assert isinstance(await send(table, me, said(table, me, "move S-R P4")), Ack)
        log = json.loads(table.now.sights[me].encoded())["log"]["events"]
        moved = next(event for event in log if event["kind"] == "moved")
        assert moved["things"] == ["card:S-R", "place:P1", "place:P4"]

    run(sqlite(folder), test)
