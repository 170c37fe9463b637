"""How commands are read; what is wrong with them is one sentence."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, NoReturn

import mizban
from mizban.core.errors import MizbanError
from mizban.language import LANGUAGES

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction["Parser"]

INTERRUPTED: Final = 130  # the exit code after Ctrl-C
EXAMPLES = """\
examples:
  mizban games
  mizban play kilt-castle --lang fa
  mizban rules kilt-castle --section moving
  mizban replay game.json
"""


class Mistake(MizbanError):
    """What the user got wrong on the command line."""


class Parser(argparse.ArgumentParser):
    """Reads arguments; a mistake becomes a sentence instead of a usage message."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(allow_abbrev=False, formatter_class=argparse.RawDescriptionHelpFormatter, **settings)

    def error(self, message: str) -> NoReturn:
        raise Mistake(f"{message} (see {self.prog} --help)")


def top() -> tuple[Parser, Commands]:
    """The parser of the program, still without commands, and where they go."""
    whole = Parser(prog="mizban", description="Modern board games with exact rules.", epilog=EXAMPLES)
    whole.add_argument("--version", action="version", version=f"mizban {mizban.__version__}")
    return whole, whole.add_subparsers(metavar="COMMAND", title="commands", required=True)


def command(commands: Commands, run: Callable[[argparse.Namespace], int], name: str, about: str, *uses: str) -> Parser:
    """A new command with its examples; every command speaks both languages."""
    examples = "\n".join(["examples:", *(f"  mizban {name} {use}".rstrip() for use in uses)])
    parser = commands.add_parser(name, help=about, description=f"{about[0].upper()}{about[1:]}.", epilog=examples)
    parser.add_argument("--lang", default="en", metavar="LANGUAGE", help=f"{' or '.join(LANGUAGES)} (default: en)")
    parser.set_defaults(run=run)
    return parser


def whole_number(text: str) -> int:
    """A whole number, in any digits."""
    try:
        return int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"must be a whole number, not {text!r}") from None


def count(text: str) -> int:
    """How many: one or more."""
    number = whole_number(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"must be at least 1, not {number}")
    return number


def seconds(text: str) -> float:
    """A stretch of time, at most an hour."""
    try:
        time = float(text)
    except ValueError:
        time = -1.0
    if not 0 < time <= 3600:
        raise argparse.ArgumentTypeError(f"must be a number of seconds up to 3600, not {text!r}")
    return time
