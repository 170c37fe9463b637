"""Instructions per decision, copy and guess, counted by callgrind: a figure without noise, beside the last one kept.

A count is the difference of two runs that differ only in the number of games, so that the start of Python and the
reading of all modules fall out of it. It depends a little on the compiler and the C library: compare on one machine.
"""

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import mizban
from mizban.cli.measure import play_match
from mizban.core.playout import playout
from mizban.core.source import Fast, key_of
from mizban.records import begin
from mizban.registry import find, ids

KEPT = Path(__file__).parent / "exact.json"
FEW, MORE = 1, 4  # games of the two runs
COPIES = 500
MIDDLE = 100  # answers after which a state is copied
WAYS = ("inside", "match", "copies", "guesses")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", default="", help="this game only")
    parser.add_argument("--write", action="store_true", help="keep these figures to compare later ones with")
    parser.add_argument("--run", nargs=4, metavar=("WAY", "GAME", "SEATS", "GAMES"), help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.run:
        way, game, seats, games = chosen.run
        print(run(way, game, int(seats), int(games)))
        return
    if shutil.which("valgrind") is None:
        sys.exit("valgrind is needed to count instructions; most systems have it as a package of that name")
    if not mizban.compiled:
        sys.exit("the compiled build is needed: make wheel")
    kept = json.loads(KEPT.read_text()) if KEPT.exists() else {}
    found = {}
    for id in ids():
        if chosen.only in ("", id):
            for way in WAYS:
                name = f"{id} {way}"
                found[name] = cost(way, id, max(find(id).seats))
                change = f"{found[name] / kept[name] - 1:+.1%}" if name in kept else ""
                print(f"{name:24}{found[name]:>10,}  {change}", flush=True)
    if chosen.write:
        KEPT.write_text(json.dumps({**kept, **found}, indent=1) + "\n")


def run(way: str, id: str, seats: int, games: int) -> int:
    """Play so many random games (or copy, or guess, so many times), and say how many decisions that were."""
    game, source = find(id), Fast(0)
    if way in ("copies", "guesses"):
        state = game.start(seats, {})
        playout(state, Fast(0), MIDDLE)
        for i in range(COPIES * games):
            state.copy() if way == "copies" else game.guess(state, i % seats, source)
        return COPIES * games
    if way == "inside":
        return sum(playout(game.start(seats, {}), source, game.longest).choices for _ in range(games))
    return sum(play_match(begin(game, seats, {}, key_of(i)), source).choices for i in range(games))


def cost(way: str, id: str, seats: int) -> int:
    """Instructions for each decision, copy or guess."""
    few, more = (counted(way, id, seats, games) for games in (FEW, MORE))
    return round((more[0] - few[0]) / (more[1] - few[1]))


def counted(way: str, id: str, seats: int, games: int) -> tuple[int, int]:
    """The instructions of a run, and its decisions."""
    command = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", sys.executable, __file__]
    arguments = ["--run", way, id, str(seats), str(games)]
    environment = {**os.environ, "PYTHONHASHSEED": "0"}
    done = subprocess.run([*command, *arguments], env=environment, capture_output=True, text=True, check=True)
    collected = re.search(r"Collected : (\d+)", done.stderr)
    assert collected is not None, done.stderr
    return int(collected.group(1)), int(done.stdout)


if __name__ == "__main__":
    main()
