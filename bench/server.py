"""How long a move takes from its frame to its ack, with many tables at once, real rules and a real disk."""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable

import mizban
from mizban.client import Client, Seat
from mizban.client.seat import new_id
from mizban.core.source import Fast
from mizban.server.messages import Ack, Move, Sight, Sit

SEATS = 4


def chooser(seed: int) -> Callable[[Sight], int]:
    """A player who takes any option."""
    source = Fast(seed)

    def choose(sight: Sight) -> int:
        assert sight.ask is not None
        return sight.ask.options[source.below(len(sight.ask.options))].answer

    return choose


async def seated(address: str, game: str, stack: list[Client]) -> list[Seat]:
    """A table with all its sockets open."""
    clients = [Client(address) for _ in range(SEATS)]
    stack += clients
    for client in clients:
        await client.enter("A")
    table = await clients[0].open(game, SEATS)
    seats = [client.seat(table) for client in clients]
    for i, seat in enumerate(seats):
        await seat.connect()
        if i:
            await seat.send(Sit(new_id(), i))
    return seats


async def play(seat: Seat, seed: int, end: float, pause: float, times: list[float]) -> None:
    """Move at the pace of a person until the time is over; note how long each ack takes."""
    choose = chooser(seed)
    await asyncio.sleep(Fast(seed).below(1000) / 1000 * pause)  # people do not begin in step
    while time.perf_counter() < end:
        try:
            sight = await asyncio.wait_for(seat.turn(), max(0.01, end - time.perf_counter()))
        except TimeoutError:
            return
        if sight.status != "playing" or sight.decision is None:
            return
        await asyncio.sleep(pause)
        move = Move(new_id(), sight.decision, sight.at, [choose(sight)])
        begin = time.perf_counter()
        reply = await seat.send(move)
        times.append(time.perf_counter() - begin)
        if isinstance(reply, Ack):
            await seat.until(reply.at)


async def measure(address: str, tables: int, seconds: float, pause: float) -> dict[str, object]:
    """All tables at once."""
    games = mizban.games()
    clients: list[Client] = []
    seats: list[list[Seat]] = []
    for n in range(tables):
        seats.append(await seated(address, games[n % len(games)], clients))
    times: list[float] = []
    end = time.perf_counter() + seconds
    players = [seat for table in seats for seat in table]
    await asyncio.gather(*(play(seat, n, end, pause, times) for n, seat in enumerate(players)))
    for seat in players:
        await seat.close()
    for client in clients:
        await client.http.aclose()
    return summary(times, tables, seconds, pause)


def summary(times: list[float], tables: int, seconds: float, pause: float) -> dict[str, object]:
    """The figures in milliseconds."""
    cuts = statistics.quantiles(times, n=1000)
    return {
        "tables": tables,
        "sockets": tables * SEATS,
        "pause_s": pause,
        "moves": len(times),
        "moves_per_s": round(len(times) / seconds, 1),
        "p50_ms": round(cuts[499] * 1000, 2),
        "p90_ms": round(cuts[899] * 1000, 2),
        "p99_ms": round(cuts[989] * 1000, 2),
        "max_ms": round(max(times) * 1000, 2),
        "python": platform.python_version(),
        "compiled": mizban.compiled,
        "cores": os.cpu_count(),
    }


def main() -> None:
    """Start a server as a process, load it, print the figures as JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument("--pause", type=float, default=1.0, help="seconds that a player thinks before each move")
    parser.add_argument("--database", default="")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as data:
        flags = ["--port", "0", "--data", data, "--rate", "100000", "--burst", "100000"]
        flags += ["--sockets-per-address", "100000", *(["--database", args.database] if args.database else [])]
        command = [sys.executable, "-m", "mizban.cli", "serve", *flags]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
            assert server.stdout is not None
            address = server.stdout.readline().split()[3]
            figures = asyncio.run(measure(address, args.tables, args.seconds, args.pause))
            server.send_signal(signal.SIGTERM)
    print(json.dumps(figures, indent=1))


if __name__ == "__main__":
    main()
