"""Our speed beside that of public libraries, measured in turns in one run: a table, and JSON in build/bench.json."""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any

from rich.console import Console
from rich.table import Table

import mizban
from mizban.cli.measure import measure_copy, measure_guess, measure_inside, measure_match, measure_match_copy
from mizban.core.game import Game
from mizban.registry import find, ids
from peers import Peer, missing, peers

ROOT = Path(__file__).parent.parent
YARDSTICK = "OpenSpiel hearts"
COPIES = 20_000
Rates = dict[str, float]  # by what was counted: decisions, forced, games, copies, guesses


def ours(game: Game[Any], seats: int) -> dict[str, Callable[[float, int], Rates]]:
    """What is measured of one of our games."""

    def inside(seconds: float, seed: int) -> Rates:
        measure = measure_inside(game, seats, seconds, seed)
        copies = measure_copy(game, seats, seconds / 4, seed).rate("calls")
        guesses = measure_guess(game, seats, seconds / 4, seed).rate("calls")
        return {**answers(measure), "copies": copies, "guesses": guesses}

    def through_match(seconds: float, seed: int) -> Rates:
        copies = measure_match_copy(game, seats, seconds / 4, seed).rate("calls")
        return {**answers(measure_match(game, seats, seconds, seed)), "copies": copies}

    name = f"Mizban {game.id}, {seats} seats"
    return {f"{name}, inside": inside, f"{name}, through Match": through_match}


def answers(measure: Any) -> Rates:
    return {"decisions": measure.rate("choices"), "forced": measure.rate("forced"), "games": measure.rate("games")}


def theirs(peer: Peer) -> Callable[[float, int], Rates]:
    """What is measured of a public library."""

    def rates(seconds: float, seed: int) -> Rates:
        tally = peer.play(seconds, seed)
        found = {
            "decisions": tally.decisions / tally.seconds,
            "forced": tally.forced / tally.seconds,
            "games": tally.games / tally.seconds,
        }
        return found if peer.copy is None else {**found, "copies": 1 / peer.copy(COPIES)}

    return rates


def everything(plain: bool) -> dict[str, Callable[[float, int], Rates]]:
    """All that is measured, ours first; the plain build measures only itself."""
    runs: dict[str, Callable[[float, int], Rates]] = {}
    for id in ids():
        game = find(id)
        for seats in (min(game.seats), max(game.seats)):
            runs |= ours(game, seats)
    if plain:
        return {f"{name} (plain Python)": run for name, run in runs.items()}
    return runs | {peer.name: theirs(peer) for peer in peers()}


def measure(runs: dict[str, Callable[[float, int], Rates]], seconds: float, repeat: int) -> dict[str, list[Rates]]:
    """Each in turn, again and again, so that a noisy moment hits all alike."""
    found: dict[str, list[Rates]] = {name: [] for name in runs}
    for i in range(repeat):
        for name, run in runs.items():
            found[name].append(run(seconds, i + 1))
            print(".", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return found


def plain_build(seconds: float, repeat: int) -> dict[str, list[Rates]]:
    """The same measures of the plain build, from the source tree."""
    command = [sys.executable, __file__, "--plain", "--seconds", str(seconds), "--repeat", str(repeat)]
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, check=True, text=True)
    found: dict[str, list[Rates]] = json.loads(done.stdout)
    return found


def shown(rates: list[Rates], what: str) -> str:
    """The median with the spread."""
    values = sorted(rate[what] for rate in rates if what in rate)
    return f"{median(values):,.0f} ({values[0]:,.0f} … {values[-1]:,.0f})" if values else "–"


def ratio(found: dict[str, list[Rates]], name: str) -> str:
    """How many times as fast as the yardstick, run by run."""
    if YARDSTICK not in found:
        return "–"
    pairs = zip(found[name], found[YARDSTICK], strict=True)
    return f"{median(mine['decisions'] / other['decisions'] for mine, other in pairs):.2f}"


def table(found: dict[str, list[Rates]]) -> Table:
    """All measures for people."""
    grid = Table(title="Random play, per second: median (spread)", title_justify="left")
    for head in ("", "decisions", f"times {YARDSTICK}", "one-option answers", "games", "copies", "guesses"):
        grid.add_column(head, justify="left" if not head else "right")
    for name, rates in found.items():
        cells = [shown(rates, what) for what in ("decisions", "forced", "games", "copies", "guesses")]
        grid.add_row(name, cells[0], ratio(found, name), *cells[1:])
    return grid


def main() -> None:
    """Measure, print the table, write the JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0, help="of each measure (default: 1)")
    parser.add_argument("--repeat", type=int, default=5, help="how often each is measured (default: 5)")
    parser.add_argument("--plain", action="store_true", help=argparse.SUPPRESS)
    args = parser.parse_args()
    found = measure(everything(args.plain), args.seconds, args.repeat)
    if args.plain:
        print(json.dumps(found))
        return
    found |= plain_build(args.seconds, args.repeat)
    Console(width=None if sys.stdout.isatty() else 180).print(table(found))
    print(f"compiled: {mizban.compiled}; Python {platform.python_version()} on {platform.machine()}")
    print(*[f"not installed, left out: {name}" for name in missing()], sep="\n")
    target = ROOT / "build" / "bench.json"
    target.parent.mkdir(exist_ok=True)
    target.write_text(json.dumps(found, indent=1))


if __name__ == "__main__":
    main()
