"""A contest among bots: who wins how often, by how much, and how long they think."""

from __future__ import annotations

import json
from argparse import Namespace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from rich.progress import track

from mizban import language
from mizban.arena import drawing, statistics
from mizban.arena.contest import EVALUATIONS, Contest, Ledger
from mizban.arena.plot import plot
from mizban.arena.report import report
from mizban.bots import LEVELS
from mizban.cli import parser
from mizban.cli.arena_tables import spoken, tables
from mizban.cli.parser import Mistake
from mizban.cli.play import chosen
from mizban.cli.screen import aside, screen, tell
from mizban.cli.shelf import title
from mizban.cli.words import say
from mizban.core.game import Plain
from mizban.core.reading import quoted
from mizban.registry import find

if TYPE_CHECKING:
    from mizban.cli.parser import Commands

GAMES: Final = 100


def add_to(commands: Commands) -> None:
    """The command arena."""
    uses = (
        "stone-age --bots expert,regular,newcomer --games 400 --seats 3",
        "kilt-castle --bots expert,regular --seats 4 --json arena.json --plot arena.svg",
        "silver --bots expert,regular --seats 2 --seconds 1 --games 20",
        "kilt-castle --bots mine.py:Mason,greedy --seats 2",
    )
    arena_parser = parser.command(commands, arena, "arena", "let bots play against each other and compare them", *uses)
    add = arena_parser.add_argument
    add("game", metavar="GAME", help="the id of a game, see mizban games")
    add(
        "--bots",
        default=",".join(reversed(LEVELS)),
        metavar="NAMES",
        help="bots with commas between them; the last takes the seats that are left (default: expert,regular,newcomer)",
    )
    add("--games", type=parser.count, default=GAMES, metavar="N", help="how many (default: 100)")
    add("--seats", type=parser.whole_number, metavar="N", help="how many players (default: the best number)")
    add(
        "--seed",
        type=parser.whole_number,
        default=1,
        metavar="N",
        help="the same seed plays the same games (default: 1)",
    )
    add("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    add(
        "--evaluations",
        type=parser.count,
        metavar="N",
        help=f"positions that an expert weighs for a turn (default: {EVALUATIONS})",
    )
    add("--seconds", type=parser.seconds, metavar="S", help="instead: how long a bot may think about a turn")
    add(
        "--workers",
        type=parser.count,
        default=0,
        metavar="N",
        help="how many processes (default: one for each core)",
    )
    add("--ray", metavar="ADDRESS", help="play the games on the Ray cluster at this address")
    add("--json", metavar="FILE", help="write everything into a file, too")
    add("--plot", metavar="FILE", help="draw shares and points into a file that ends in .svg or .png")
    add("--folder", metavar="FOLDER", help="where finished games are kept, and gone on with (default: in arena)")


def arena(args: Namespace) -> int:
    """Play what is left of a contest, and say what it shows."""
    lang = language.check(args.lang)
    contest = contest_of(args)
    check_files(args)
    statistics.rating_model()
    folder = Path(args.folder) if args.folder is not None else contest.default_folder()
    ledger = Ledger(folder, contest)
    play(ledger, args, lang)
    made = report(contest, ledger.finished(args.games), args.games)
    write(made, args, lang)
    show(made, folder, lang)
    return 0


def contest_of(args: Namespace) -> Contest:
    """The contest that a command asks for."""
    if args.seconds is not None and args.evaluations is not None:
        raise Mistake("--evaluations and --seconds do not go together: bots think by the one or by the other")
    names = [name.strip() for name in args.bots.split(",")]
    evaluations = EVALUATIONS if args.evaluations is None else args.evaluations
    return Contest(find(args.game), names, args.seats, args.seed, chosen(args.option), evaluations, args.seconds)


def check_files(args: Namespace) -> None:
    """Refuse files that cannot be written, before anything is played."""
    if args.plot is not None:
        drawing.check(Path(args.plot))
    for file in (args.json, args.plot):
        if file is not None and (Path(file).is_dir() or not Path(file).resolve().parent.is_dir()):
            raise Mistake(f"{quoted(file)} cannot be written: it is a folder, or in none")


def play(ledger: Ledger, args: Namespace, lang: str) -> None:
    """Play what is left, with a bar of progress on a terminal."""
    bar = aside()
    done = args.games - len(ledger.left(args.games))
    rows = track(
        ledger.play(args.games, args.workers, args.ray),
        say("arena-playing", lang, game=title(ledger.contest.game, lang)),
        total=args.games,
        completed=done,
        console=bar,
        disable=not bar.is_terminal,
        transient=True,
    )
    for _ in rows:
        pass


def write(made: Plain, args: Namespace, lang: str) -> None:
    """Write the files that were asked for; a PNG has letters for English only."""
    if args.json is not None:
        Path(args.json).write_text(json.dumps(made, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    if args.plot is not None:
        path = Path(args.plot)
        words = "en" if path.suffix.lower() == ".png" else lang
        name = title(find(args.game), words)
        plot(made, name, partial(spoken, words)).write(path)


def show(made: Plain, folder: Path, lang: str) -> None:
    """Print all that a contest shows."""
    out = screen()
    for table in tables(made, title(find(made["contest"]["game"]), lang), lang):
        out.print(table)
    for id, args in remarks(made):
        tell(out, spoken(lang, id, **args), lang)
    for id, typed in (
        ("arena-same" if made["reproducible"] else "arena-clock", made["command"]),
        ("arena-kept", folder),
    ):
        tell(out, say(id, lang), lang)
        out.print(f"  {typed}", soft_wrap=True)


def remarks(made: Plain) -> list[tuple[str, Plain]]:
    """What is said below the tables."""
    turns, ups = made["turns"], made["line_ups"]
    quartiles = dict(zip(("first", "middle", "third"), turns["quartiles"], strict=True))
    told: list[tuple[str, Plain]] = [
        ("arena-turns", {"mean": turns["mean"], "sd": turns["sd"], **quartiles}),
        ("arena-winner", {"mean": made["winner"]["mean"], "sd": made["winner"]["sd"]}),
        ("arena-line-ups-even" if ups["least"] == ups["most"] else "arena-line-ups", ups),
    ]
    if made["memory"] is not None:
        told.append(("arena-memory", {"most": made["memory"]}))
    return told
