"""How commands are read; what is wrong with them is one sentence."""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Final, NoReturn

import mizban
from mizban.core.errors import MizbanError
from mizban.language import LANGUAGES
from mizban.sentences import in_language

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction["Parser"]

INTERRUPTED: Final = 130  # the exit code after Ctrl-C
ENVIRONMENT: Final = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set tells the language of a terminal
EXAMPLES: Final = (
    "games",
    "play kilt-castle --lang fa",
    "rules kilt-castle --section moving",
    "replay game.json",
)


class Mistake(MizbanError):
    """What the user got wrong on the command line."""


class Parser(argparse.ArgumentParser):
    """Reads arguments; a mistake becomes a sentence instead of a usage message."""

    def __init__(self, lang: str, **settings: Any) -> None:
        self.lang: Final = lang
        self.told: Final = partial(in_language, lang=lang)
        super().__init__(allow_abbrev=False, add_help=False, formatter_class=partial(Help, lang), **settings)
        self._positionals.title, self._optionals.title = self.told("positional arguments"), self.told("options")
        self.add_argument("-h", "--help", action="help", help="show this help message and exit")

    def add_argument(self, *names: Any, **settings: Any) -> argparse.Action:
        """An argument, its help in the language."""
        return super().add_argument(*names, **{**settings, "help": self.told(settings["help"])})

    def error(self, message: str) -> NoReturn:
        raise Mistake(f"{message} (see {self.prog} --help)")


class Help(argparse.RawDescriptionHelpFormatter):
    """Help whose own words are in the language too."""

    def __init__(self, lang: str, prog: str) -> None:
        super().__init__(prog)
        self.lang: Final = lang

    def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: Any = None) -> None:
        super().add_usage(usage, actions, groups, prefix or in_language("usage: ", self.lang))


def language_of(words: Sequence[str], environment: Mapping[str, str] = os.environ) -> str:
    """The language that a command asks for, or else that of the terminal."""
    asked = [words[i + 1] for i, word in enumerate(words[:-1]) if word == "--lang"]
    asked += [word.removeprefix("--lang=") for word in words if word.startswith("--lang=")]
    terminal = next((environment[name] for name in ENVIRONMENT if environment.get(name)), "")
    return next((lang for lang in (*asked, terminal[:2]) if lang in LANGUAGES), "en")


def top(lang: str) -> tuple[Parser, Commands]:
    """The parser of the program, still without commands, and where they go."""
    told = partial(in_language, lang=lang)
    about, examples = told("Modern board games with exact rules."), with_examples(told, EXAMPLES)
    whole = Parser(lang, prog="mizban", description=about, epilog=examples)
    version = f"mizban {mizban.__version__}"
    whole.add_argument("--version", action="version", version=version, help="show program's version number and exit")
    parsers: Any = partial(Parser, lang)
    return whole, whole.add_subparsers(
        metavar="COMMAND", title=told("commands"), required=True, parser_class=parsers, prog="mizban"
    )


def with_examples(told: Callable[[str], str], uses: Sequence[str]) -> str:
    return "\n".join([told("examples:"), *(f"  mizban {use}".rstrip() for use in uses)])


def command(commands: Commands, run: Callable[[argparse.Namespace], int], name: str, about: str, *uses: str) -> Parser:
    """A new command with its examples; every command speaks both languages."""
    parsers: Any = commands
    lang = parsers._parser_class.args[0]
    told = partial(in_language, lang=lang)
    title, examples = told(about), with_examples(told, [f"{name} {use}" for use in uses])
    parser = commands.add_parser(name, help=title, description=f"{title[0].upper()}{title[1:]}.", epilog=examples)
    help = f"{' or '.join(LANGUAGES)} (default: that of the terminal)"
    parser.add_argument("--lang", default=lang, metavar="LANGUAGE", help=help)
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
