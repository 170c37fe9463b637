"""Games that are packages of their own, installed and played at a real server: the test game, and that of the docs."""

from __future__ import annotations

import asyncio
from pathlib import Path

from mizban.client import Client
from mizban.client.seat import new_id
from mizban.server.messages import Ack, Move, Sight
from server.processes import served
from server.running import chooser

WORDS = {"ask-look": "look 2", "ask-bid": "bid 1", "ask-act": "swap 1", "ask-show": "pass", "ask-take": "take 1"}


def test_installed_games_are_played_against_bots_by_numbers_and_in_words(
    tmp_path: Path, pocket_package: Path, guide_package: Path
) -> None:
    async def play(address: str) -> None:
        async with Client(address) as client:
            await client.enter("A")
            assert {"pocket", "sticks"} <= {game.id for game in (await client.shelf()).games}
            for game in ("pocket", "sticks"):
                for say in (False, True):
                    table = await client.open(game, 3, bots={1: "newcomer", 2: "random"})
                    result = await played(client, table, say)
                    assert (await client.record(table))["result"]["scores"] == result

    with served(tmp_path, packages=[pocket_package, guide_package]) as address:
        asyncio.run(play(address))


async def played(client: Client, table: str, say: bool) -> list[int]:
    """Play one's seat to the end, and give everybody's points."""
    choose = chooser(1)
    async with client.seat(table) as seat:
        while (sight := await seat.turn()).status == "playing":
            reply = await seat.send(in_words(sight) if say else by_number(sight, choose(sight)))
            assert isinstance(reply, Ack), reply
            await seat.until(reply.at)
        assert sight.result is not None
        return sight.result.scores


def by_number(sight: Sight, answer: int) -> Move:
    assert sight.decision is not None
    return Move(new_id(), sight.decision, sight.at, [answer])


def in_words(sight: Sight) -> Move:
    assert sight.ask is not None
    assert sight.decision is not None
    return Move(new_id(), sight.decision, sight.at, say=WORDS[sight.ask.prompt.id])
