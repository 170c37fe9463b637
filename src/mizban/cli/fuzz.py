"""Random games with checks on the way, over all seats and options; or positions that nobody would write."""

from __future__ import annotations

import json
import os
from argparse import ArgumentTypeError, Namespace
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final, Optional

from rich.progress import track

from mizban import language
from mizban.cli import parser
from mizban.cli.checks import Trial
from mizban.cli.mutations import Mutant, Stock
from mizban.cli.screen import aside
from mizban.cli.shelf import title
from mizban.cli.words import decimal, one_line, say
from mizban.core.game import Game
from mizban.core.reading import quoted
from mizban.registry import find

if TYPE_CHECKING:
    from mizban.cli.parser import Commands

ENOUGH: Final = 10  # failing games
FAILED: Final = 1


def add_to(commands: Commands) -> None:
    """The command fuzz."""
    about = "play random games with checks on the way"
    fuzz_parser = parser.command(
        commands, fuzz, "fuzz", about, "kilt-castle", "kilt-castle --games 3000 --seats 2,4 --seed 1"
    )
    fuzz_parser.add_argument("game", metavar="GAME", help="the id of a game, see mizban games")
    fuzz_parser.add_argument("--games", type=parser.count, default=100, metavar="N", help="how many (default: 100)")
    fuzz_parser.add_argument(
        "--positions",
        type=parser.count,
        metavar="N",
        help="instead of games: read so many changed positions, and play what is accepted",
    )
    fuzz_parser.add_argument("--seats", type=numbers, metavar="N,N", help="seats to go through (default: all)")
    fuzz_parser.add_argument(
        "--seed", type=parser.whole_number, default=0, metavar="N", help="of the first game (default: 0)"
    )
    fuzz_parser.add_argument(
        "--out", default=".", metavar="FOLDER", help="where failing games are saved (default: here)"
    )


def numbers(text: str) -> list[int]:
    """Numbers with commas between them."""
    try:
        return [int(part) for part in text.split(",")]
    except ValueError:
        raise ArgumentTypeError(f"must be numbers such as 2,3,4, not {text!r}") from None


def fuzz(args: Namespace) -> int:
    """Play the games; a failing one is saved and named, and ten of them are enough."""
    lang = language.check(args.lang)
    game = find(args.game)
    seats = seats_of(game, args.seats)
    if os.path.lexists(args.out) and not os.path.isdir(args.out):
        raise parser.Mistake(f"{quoted(args.out)} is not a folder")
    count = Count()
    stock = None if args.positions is None else Stock(game, seats)
    seeds = range(args.seed, args.seed + (args.positions or args.games))
    for seed in with_bar(seeds, say("fuzzing", lang, game=title(game, lang))):
        trial = Trial(game, seats, seed) if stock is None else Mutant(stock, seed)
        trial.run()
        count.add(trial)
        if trial.fault is not None:
            report(trial, args.out, lang)
        if count.failed == ENOUGH:
            break
    print(count.summary(game, lang, "fuzzed" if stock is None else "fuzzed-positions"))
    return FAILED if count.failed else 0


def seats_of(game: Game[Any], wanted: Optional[list[int]]) -> list[int]:
    """The seats to go through."""
    return [game.checked_seats(seats) for seats in wanted or game.seats]


def with_bar(seeds: range, label: str) -> Iterable[int]:
    """The seeds, with a bar of progress on a terminal."""
    bar = aside()
    return track(seeds, label, console=bar, disable=not bar.is_terminal, transient=True)


class Count:
    """How many games were played, with how many answers, and how many failed."""

    def __init__(self) -> None:
        self.games = 0
        self.answers = 0
        self.failed = 0
        self.accepted = 0

    def add(self, trial: Trial | Mutant) -> None:
        """One more game."""
        self.games += 1
        self.accepted += trial.accepted
        self.answers += trial.answers
        self.failed += trial.fault is not None

    def summary(self, game: Game[Any], lang: str, id: str) -> str:
        """All games in one line."""
        facts = {"games": self.games, "accepted": self.accepted, "answers": self.answers, "failed": self.failed}
        return say(
            id, lang, game=title(game, lang), average=decimal(self.answers / max(self.accepted, 1), lang), **facts
        )


def report(trial: Trial | Mutant, folder: str, lang: str) -> None:
    """Save a failing game, and name it in one line."""
    path = os.path.join(folder, f"fuzz-{trial.game.id}-{trial.seed}.json")
    try:
        os.makedirs(folder, exist_ok=True)
        with open(path, "w", encoding="utf-8") as file:
            json.dump(trial.record(), file)
    except OSError:
        path = say("fuzz-unsaved", lang)
    fault = one_line(str(trial.fault))
    print(say("fuzz-failed", lang, game=title(trial.game, lang), seed=str(trial.seed)), f"{fault} ({path})")
