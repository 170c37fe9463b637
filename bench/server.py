"""How long a move takes from its frame to its ack, with many tables at once, real rules and a real disk."""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import platform
import signal
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

import httpx
import uvloop

import mizban
from player import Player

SEATS = 4
TOGETHER = 16  # tables that are opened at the same time


async def entered(http: httpx.AsyncClient) -> str:
    """The cookie of a new guest."""
    reply = await http.post("/api/session", json={"name": "A"})
    http.cookies.clear()
    return reply.headers["set-cookie"].split("=", 1)[1].split(";")[0]


async def seated(http: httpx.AsyncClient, n: int, pause: float, times: list[float], staged: bool) -> list[Player]:
    """A table with all its sockets open."""
    games = mizban.games.ids()
    cookies = [await entered(http) for _ in range(SEATS)]
    wish = {"game": games[n % len(games)], "seats": SEATS}
    opened = await http.post("/api/tables", json=wish, headers={"cookie": f"mizban={cookies[0]}"})
    path = f"/api/tables/{opened.json()['table']}/socket{'?staged=1' if staged else ''}"
    players = []
    for seat, cookie in enumerate(cookies):
        player = Player(path, cookie, n * SEATS + seat, pause, times)
        await player.connect(http.base_url.host, http.base_url.port or 80)
        if seat:
            await player.ask({"type": "sit", "id": f"sit{seat}", "seat": seat})
        players.append(player)
    return players


def cpu_of(pid: int) -> float:
    """The seconds that a process has computed for; nothing where the system does not tell."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def measure(
    address: str, server: int, tables: int, seconds: float, pause: float, staged: bool
) -> dict[str, object]:
    """All tables at once."""
    times: list[float] = []
    players: list[Player] = []
    async with httpx.AsyncClient(base_url=address, timeout=60, trust_env=False) as http:
        for first in range(0, tables, TOGETHER):
            numbers = range(first, min(first + TOGETHER, tables))
            for table in await asyncio.gather(*(seated(http, n, pause, times, staged) for n in numbers)):
                players += table
    gc.disable()  # a pause of the players would count as one of the server
    for player in players:
        player.begin()
    await asyncio.sleep(pause)  # until all have begun
    times.clear()
    before, sent = cpu_of(server), sum(player.bytes for player in players)
    await asyncio.sleep(seconds)
    figures = summary(times, tables, seconds, pause)
    figures["staged"] = staged
    figures["bytes_per_move_and_socket"] = (sum(player.bytes for player in players) - sent) // len(times) // SEATS
    figures["server_cpu_ms_per_move"] = round((cpu_of(server) - before) / len(times) * 1000, 2)
    for player in players:
        player.playing = False
        player.transport.close()
    return figures


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
        "load": round(os.getloadavg()[0], 1),
    }


def wide() -> list[str]:
    """Settings under which all players may come from one address."""
    of_address = ("rate", "burst", "sockets", "guests", "tables")
    names = ["rate", "burst", "tables-per-person", *(f"{name}-per-address" for name in of_address)]
    return [part for name in names for part in (f"--{name}", "100000")]


def main() -> None:
    """Start a server as a process, load it, print the figures as JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument("--pause", type=float, default=1.0, help="seconds that a player thinks before each move")
    parser.add_argument("--database", default="")
    parser.add_argument("--staged", action="store_true", help="all sockets want to see every step")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as data:
        flags = ["--port", "0", "--data", data, *wide()]
        flags += ["--database", args.database] if args.database else []
        command = [sys.executable, "-m", "mizban.cli", "serve", *flags]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
            assert server.stdout is not None
            address = server.stdout.readline().split()[3]
            try:
                figures = uvloop.run(measure(address, server.pid, args.tables, args.seconds, args.pause, args.staged))
            finally:
                server.send_signal(signal.SIGTERM)
    print(json.dumps(figures, indent=1))


if __name__ == "__main__":
    main()
