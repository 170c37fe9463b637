"""Plays the contests of docs/ladder.md and writes the page: make ladder.

All of it takes hours; it can be stopped at any time and goes on where it was. A part at a time:

    python docs/ladder/make.py --games silver,alhambra --seats 2 --kinds fast
    python docs/ladder/make.py --page  # only writes the page, from what is played
"""

from __future__ import annotations

import argparse
import json
from functools import partial
from pathlib import Path
from typing import Any

from rich.progress import track

from mizban import language
from mizban.arena.contest import Contest, Ledger
from mizban.arena.plot import plot
from mizban.arena.report import report
from mizban.cli.arena_tables import spoken
from mizban.cli.screen import aside
from mizban.core.game import Word
from mizban.registry import find, own

HERE = Path(__file__).parent
PAGE = HERE.parent / "ladder.md"
KEPT = HERE.parents[1] / "build" / "ladder"  # every game, so that a run goes on where it was
SEED = 2026
EVALUATIONS = 5000
KINDS: dict[str, tuple[list[str], int, dict[str, Any]]] = {  # bots, games, and how they think
    "fast": (["regular", "newcomer"], 1000, {}),
    "greedy": (["newcomer", "greedy"], 1000, {}),
    "expert": (["expert", "regular"], 200, {"evaluations": EVALUATIONS}),
    "clock": (["expert", "regular"], 20, {"seconds": 1.0}),
    "self": (["expert"], 60, {"evaluations": EVALUATIONS}),
}
MORE = {"keyflower": (3, 6)}  # numbers of seats that people's results are known for
PEOPLE = {  # points of people: what is known, and of whom
    ("stone-age", 4): "winner 167 (mean of a tournament)",
    ("stone-age", 2): "winner 248 to 265 (the best of a site)",
    ("alhambra", 4): "winner 101 to 155",
    ("keyflower", 3): "85, 73, 48",
    ("keyflower", 6): "64, 59, 49, 46, 43, 38",
    ("silver", 4): "an untouched village costs 32.5 a round",
}
HEADINGS = {
    "fast": "A regular against newcomers",
    "greedy": "A newcomer against greedy bots",
    "expert": "An expert that weighs {evaluations} positions a turn, against regulars",
    "clock": "An expert that thinks 1 second a turn, against regulars",
    "self": "Experts among themselves",
}

ABOUT = (
    "How strong the bots are, game by game: made by `make ladder`, with the command of each contest. Shares are of",
    "wins, shared wins are split; the interval of 95 % is Wilson's; fair is what equal bots would have. With two bots",
    "at a larger table one seat is the first bot's, all others are the second's, and seats go round. See",
    "[the arena](commands.md#mizban-arena).",
)

Run = tuple[str, int, str]  # game, seats, kind
Plain = dict[str, Any]


def runs(games: list[str], seats: list[int], kinds: list[str]) -> list[Run]:
    """All contests that are asked for; no numbers of seats mean 2, the best, and those with people's results."""
    found: list[Run] = []
    for game in games:
        counts = seats or sorted({2, find(game).best, *MORE.get(game, ())})
        found += [(game, count, kind) for kind in kinds for count in counts if count in find(game).seats]
    return found


def play(run: Run, share: float, workers: int) -> None:
    """Play a contest to its end, and keep what it shows beside the page."""
    game, seats, kind = run
    bots, games, settings = KINDS[kind]
    games = max(2, round(games * share))
    contest = Contest(find(game), bots, seats, SEED, **settings)
    ledger = Ledger(KEPT / name_of(run), contest)
    bar = aside()
    done = games - len(ledger.left(games))
    rows = ledger.play(games, workers)
    for _ in track(rows, name_of(run), games, done, console=bar, disable=not bar.is_terminal):
        pass
    made = report(contest, ledger.finished(games), games)
    (HERE / f"{name_of(run)}.json").write_text(json.dumps(made) + "\n", encoding="utf-8")
    if kind in ("fast", "expert"):
        plot(made, title(game), partial(spoken, "en")).write(HERE / f"{name_of(run)}.svg")


def name_of(run: Run) -> str:
    game, seats, kind = run
    return f"{game}-{seats}-{kind}"


def title(game: str) -> str:
    return language.say(find(game), Word("name"))


# The page


def page(folder: Path = HERE) -> str:
    """The page, from all that is played so far."""
    parts = ["# The ladder", "", *ABOUT]
    for game in own():
        found = [(run, read(folder, run)) for run in runs([game], list(find(game).seats), list(KINDS))]
        played = [(run, made) for run, made in found if made is not None]
        if played:
            parts += ["", f"## {title(game)}", "", *summary(played)]
            for run, made in played:
                parts += ["", *section(folder, run, made)]
    return "\n".join(parts) + "\n"


def read(folder: Path, run: Run) -> Plain | None:
    """What a contest has shown, if it is played."""
    path = folder / f"{name_of(run)}.json"
    return json.loads(path.read_text(encoding="utf-8")) if path.exists() else None


def summary(played: list[tuple[Run, Plain]]) -> list[str]:
    """One line for each contest."""
    lines = ["| Seats | Bot | Against | Games | Wins | 95 % | Fair |", "| --- | --- | --- | --- | --- | --- | --- |"]
    for (_, seats, kind), made in sorted(played, key=lambda each: each[0][1]):
        if kind != "self":
            first, second = list(made["bots"])
            bot = made["bots"][first]
            name = f"{first}, 1 s a turn" if kind == "clock" else first
            shares = f"{percent(bot['share'])} | {between(bot)} | {percent(bot['fair'])}"
            lines.append(f"| {seats} | {name} | {second} | {made['games']:,} | {shares} |")
    return lines


def section(folder: Path, run: Run, made: Plain) -> list[str]:
    """All that one contest has shown."""
    game, seats, kind = run
    heading = HEADINGS[kind].format(evaluations=f"{made['contest']['evaluations']:,}")
    lines = [f"### {heading}, {seats} seats", "", f"    {made['command']}", "", *bots_table(made), ""]
    if kind == "self":
        lines.append(f"Points by place: {', '.join(f'{points:.1f}' for points in made['points_by_place'])}.")
        if (game, seats) in PEOPLE:
            lines.append(f"People: {PEOPLE[game, seats]}.")
    lines.append(f"By seat: {', '.join(percent(seat['share']) for seat in made['seats'])}. {told(made)}")
    if (folder / f"{name_of(run)}.svg").exists():
        lines += ["", f"![{title(game)} with {seats}: {heading}](ladder/{name_of(run)}.svg)"]
    return lines


def bots_table(made: Plain) -> list[str]:
    columns = (
        "Bot",
        "Wins",
        "95 %",
        "Fair",
        "Mean place",
        "Rating",
        "Points",
        "Quartiles",
        "When it won",
        "ms",
        "99 %",
        "Late",
    )
    lines = [f"| {' | '.join(columns)} |", f"|{' --- |' * len(columns)}"]
    for name, bot in made["bots"].items():
        points, ms, rating = bot["points"], bot["ms"], bot["rating"]
        won = "" if bot["points_when_won"] is None else f"{bot['points_when_won']:.1f}"
        cells = [
            name, percent(bot["share"]), between(bot), percent(bot["fair"]), f"{bot['rank']:.2f}",
            f"{rating['mu']:.1f} ± {(rating['high'] - rating['low']) / 2:.1f}",
            f"{points['mean']:.1f} ± {points['sd']:.1f}", " · ".join(f"{each:g}" for each in points["quartiles"]), won,
            f"{ms['median']:.2f}", f"{ms['p99']:.1f}", percent(ms["over"]),
        ]  # fmt: skip
        lines.append(f"| {' | '.join(cells)} |")
    return lines


def told(made: Plain) -> str:
    """In how many turns, with what, and on what."""
    turns, machine, versions = made["turns"], made["machine"], made["versions"]
    build = "compiled" if versions["compiled"] else "plain Python"
    memory = "" if made["memory"] is None else f"; {made['memory']:.0f} MB at most"
    where = f"{machine['system']} {machine['processor']}, {machine['cores']} cores{memory}"
    quartiles = " · ".join(f"{each:g}" for each in turns["quartiles"])
    return (
        f"Turns: {turns['mean']:.1f} ± {turns['sd']:.1f} ({quartiles}). "
        f"{made['date'][:10]}, Mizban {versions['mizban']} ({build}), Python {versions['python']}, {where}."
    )


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def between(part: Plain) -> str:
    return f"{100 * part['low']:.1f} to {100 * part['high']:.1f} %"


def main() -> None:
    """Play what is asked for, and write the page anew after each contest."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", default=",".join(own()), metavar="IDS", help="games with commas between them")
    parser.add_argument("--seats", default="", metavar="N,N", help="numbers of seats (default: 2 and the best)")
    parser.add_argument("--kinds", default=",".join(KINDS), metavar="KINDS", help=f"of {', '.join(KINDS)}")
    parser.add_argument("--share", type=float, default=1.0, help="of the games of each contest (default: 1)")
    parser.add_argument("--workers", type=int, default=0, metavar="N", help="processes (default: one for each core)")
    parser.add_argument("--page", action="store_true", help="write the page only")
    args = parser.parse_args()
    seats = [int(each) for each in args.seats.split(",") if each]
    if not args.page:
        for run in runs(args.games.split(","), seats, args.kinds.split(",")):
            play(run, args.share, args.workers)
            PAGE.write_text(page(), encoding="utf-8")
    PAGE.write_text(page(), encoding="utf-8")


if __name__ == "__main__":
    main()
