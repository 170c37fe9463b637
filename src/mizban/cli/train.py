"""Weights for bots, learnt by self-play."""

from __future__ import annotations

import json
from argparse import ArgumentTypeError, Namespace
from collections.abc import Iterable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from rich.console import Console
from rich.progress import track

from mizban import language
from mizban.cli import parser
from mizban.cli.arena_tables import spoken
from mizban.cli.parser import Mistake
from mizban.cli.screen import aside
from mizban.cli.words import decimal, say
from mizban.core.game import Word
from mizban.registry import find

if TYPE_CHECKING:
    from mizban.cli.parser import Commands

LONGEST: Final = 1000.0  # hours
SECONDS: Final = 3600.0  # of an hour
SHARES: Final = ("won", "first")


def add_to(commands: Commands) -> None:
    """The command train."""
    about = "let bots learn a game by playing against themselves"
    uses = ("stone-age --seats 4 --hours 1", "kilt-castle --seats 2 --hours 0.2 --folder training/kilt-castle-2")
    train_parser = parser.command(commands, train, "train", about, *uses)
    train_parser.add_argument("game", metavar="GAME", help="the id of a game, see mizban games")
    train_parser.add_argument(
        "--seats", type=parser.count, metavar="N", help="how many players (default: the best number)"
    )
    train_parser.add_argument("--hours", type=hours, default=1.0, metavar="H", help="how long (default: 1)")
    train_parser.add_argument(
        "--folder", metavar="FOLDER", help="where everything is kept, and gone on with (default: training/GAME-N)"
    )
    train_parser.add_argument(
        "--workers", type=parser.count, default=0, metavar="N", help="how many processes (default: one for each core)"
    )
    train_parser.add_argument(
        "--method",
        choices=("td", "es"),
        default="td",
        help="td: foretell what is still to come; es: try what brings points (default: td)",
    )
    train_parser.add_argument("--ray", metavar="ADDRESS", help="play the games on the Ray cluster at this address")
    train_parser.add_argument(
        "--seed",
        type=parser.whole_number,
        default=1,
        metavar="N",
        help="the same seed plays the same games (default: 1)",
    )


def hours(text: str) -> float:
    """A time in hours."""
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if not 0.0 < number <= LONGEST:
        raise ArgumentTypeError(f"must be a number of hours above 0, not {text!r}")
    return number


def train(args: Namespace) -> int:
    """Learn for so long, and say where the weights are."""
    try:
        from mizban.training.plot import plot
        from mizban.training.training import Training
    except ImportError:
        raise Mistake("training needs numpy: pip install 'mizban[train]'") from None
    lang = language.check(args.lang)
    game = find(args.game)
    seats: int = game.best if args.seats is None else args.seats
    folder = Path(args.folder or f"training/{game.id}-{seats}")
    training = Training(game.id, seats, folder, args.workers, args.ray, args.seed, args.method, with_bar)
    learnt = training.run(args.hours * SECONDS, partial(report, aside(), lang))
    file = folder / f"{game.id}-{seats}.json"
    file.write_text(json.dumps(learnt, separators=(",", ":")) + "\n", encoding="utf-8")
    plot(training.curve, language.say(game, Word("name"), lang), partial(spoken, lang)).write(folder / "curve.svg")
    print(file)
    return 0


def report(out: Console, lang: str, id: str, facts: dict[str, Any]) -> None:
    """What has come of an iteration."""
    told = {name: shares(fact, lang) if name in SHARES else told_as(fact, lang) for name, fact in facts.items()}
    out.print(say(id, lang, **told), soft_wrap=True)


def shares(share: float, lang: str) -> str:
    """A share as whole percents."""
    return decimal(round(100.0 * share), lang)


def told_as(fact: Any, lang: str) -> Any:
    """A number as the language writes it; anything else as it is."""
    return decimal(fact, lang) if isinstance(fact, float) else fact


def with_bar(things: Iterable[Any], count: int, label: str) -> Iterable[Any]:
    """The things, with a bar of progress on a terminal."""
    bar = aside()
    return track(things, label, total=count, console=bar, disable=not bar.is_terminal, transient=True)
