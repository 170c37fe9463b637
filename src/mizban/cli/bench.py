"""The speed of this build, as a table or as JSON."""

from __future__ import annotations

import json
import platform
from argparse import Namespace
from statistics import median
from typing import TYPE_CHECKING, Any, Final

from rich.console import Group
from rich.progress import track
from rich.table import Table

import mizban
from mizban import language
from mizban.cli import parser
from mizban.cli.measure import (
    Measure,
    measure_copy,
    measure_guess,
    measure_inside,
    measure_match,
    measure_match_copy,
)
from mizban.cli.screen import aside, screen
from mizban.cli.shelf import title
from mizban.cli.words import decimal, say
from mizban.core.game import Game, Plain
from mizban.registry import find, ids

if TYPE_CHECKING:
    from mizban.cli.parser import Commands

MEASURES: Final = {
    "inside": measure_inside,
    "match": measure_match,
    "copy": measure_copy,
    "guess": measure_guess,
    "match-copy": measure_match_copy,
}
RATES: Final = {  # of which measure, and what is counted
    "inside-choices": ("inside", "choices"),
    "inside-forced": ("inside", "forced"),
    "inside-games": ("inside", "games"),
    "match-choices": ("match", "choices"),
    "match-forced": ("match", "forced"),
    "match-games": ("match", "games"),
    "copies": ("copy", "calls"),
    "guesses": ("guess", "calls"),
    "match-copies": ("match-copy", "calls"),
}
Runs = dict[str, list[Measure]]


def add_to(commands: Commands) -> None:
    """The command bench."""
    about = "measure how fast this build plays at random"
    bench_parser = parser.command(commands, bench, "bench", about, "", "kilt-castle --seconds 1 --json")
    bench_parser.add_argument("game", nargs="?", metavar="GAME", help="the id of a game (default: all games)")
    bench_parser.add_argument(
        "--seats", type=parser.whole_number, metavar="N", help="how many players (default: the most)"
    )
    bench_parser.add_argument(
        "--seconds", type=parser.seconds, default=2.0, metavar="S", help="of each run (default: 2)"
    )
    bench_parser.add_argument("--repeat", type=parser.count, default=5, metavar="N", help="runs (default: 5)")
    bench_parser.add_argument("--seed", type=parser.whole_number, default=1, metavar="N", help="of the random games")
    bench_parser.add_argument("--json", action="store_true", help="JSON instead of a table")


def bench(args: Namespace) -> int:
    """Measure one game, or all."""
    lang = language.check(args.lang)
    games = [find(id) for id in ([args.game] if args.game is not None else ids())]
    reports = [report(game, seats_of(game, args.seats), args, lang) for game in games]
    if args.json:
        print(json.dumps(reports, indent=2))
    else:
        out = screen()
        for game, made in zip(games, reports, strict=True):
            out.print(table(game, made, lang))
    return 0


def seats_of(game: Game[Any], wanted: int | None) -> int:
    """The seats to measure with."""
    return max(game.seats) if wanted is None else game.checked_seats(wanted)


def report(game: Game[Any], seats: int, args: Namespace, lang: str) -> Plain:
    """All rates of a game, with what they were measured on."""
    runs: Runs = {name: [] for name in MEASURES}
    steps = [(name, i) for i in range(args.repeat) for name in MEASURES]
    bar = aside()
    label = say("benching", lang, game=title(game, lang))
    for name, i in track(steps, label, console=bar, disable=not bar.is_terminal, transient=True):
        runs[name].append(MEASURES[name](game, seats, args.seconds, args.seed + i))
    return {
        "game": game.id,
        "seats": seats,
        "compiled": mizban.compiled,
        "version": mizban.__version__,
        "python": platform.python_version(),
        "seconds": args.seconds,
        "repeat": args.repeat,
        "rates": {id: spread([run.rate(what) for run in runs[name]]) for id, (name, what) in RATES.items()},
    }


def spread(rates: list[float]) -> Plain:
    """The middle of several rates, and how far apart they are."""
    return {"median": round(median(rates), 1), "min": round(min(rates), 1), "max": round(max(rates), 1)}


def table(game: Game[Any], made: Plain, lang: str) -> Group:
    """The rates of a game for people."""
    heading = say("bench-title", lang, game=title(game, lang), seats=made["seats"])
    grid = Table(title=heading, title_justify="left", title_style="bold", header_style="bold")
    grid.add_column(say("bench-measure", lang))
    for id in ("median", "spread"):
        grid.add_column(say(f"bench-{id}", lang), justify="right")
    for id, rate in made["rates"].items():
        low, middle, high = (language.number(round(rate[end]), lang) for end in ("min", "median", "max"))
        grid.add_row(say(f"bench-{id}", lang), middle, f"{low} … {high}")
    return Group(grid, build_of(made, lang))


def build_of(made: Plain, lang: str) -> str:
    """What was measured: the version, compiled or plain."""
    kind = "compiled" if made["compiled"] else "plain"
    facts = {"version": made["version"], "python": made["python"], "repeat": made["repeat"]}
    return say(f"bench-{kind}", lang, seconds=decimal(made["seconds"], lang), **facts)
