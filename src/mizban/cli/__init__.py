"""The command line: play, replay, verify, fuzz, bench, arena, train, serve, and the shelf of games and rules."""

from __future__ import annotations

import io
import sys
from collections.abc import Sequence
from typing import Final, Optional

from mizban.cli import arena, bench, fuzz, play, replay, serve, shelf, train, verify
from mizban.cli.parser import INTERRUPTED, Parser, language_of, top
from mizban.cli.words import one_line
from mizban.core.errors import MizbanError
from mizban.registry import find, ids
from mizban.sentences import error_text

MISTAKE: Final = 2  # the exit code when the user got something wrong


def main(argv: Optional[Sequence[str]] = None) -> int:
    """Run one command, and give its exit code."""
    be_lenient()
    words = sys.argv[1:] if argv is None else list(argv)
    lang = language_of(words)
    try:
        args = all_commands(lang).parse_args(words)
        return int(args.run(args))
    except (MizbanError, OSError) as error:
        print(f"mizban: {complaint(error, lang, words)}", file=sys.stderr)
        return MISTAKE
    except KeyboardInterrupt:
        return INTERRUPTED
    except SystemExit as done:
        return int(done.code or 0)


def complaint(error: Exception, lang: str, words: Sequence[str]) -> str:
    """What the user got wrong, in one line; a fault of a position is one of the game that was asked for."""
    named = next((word for word in words if word in ids()), None)
    text = error_text(error, lang, None if named is None else find(named))
    return one_line(text) if lang == "en" else f"\u2067{one_line(text)}\u2069"


def all_commands(lang: str = "en") -> Parser:
    """The parser of all commands, whose help is in a language."""
    whole, commands = top(lang)
    for noun in (play, replay, verify, shelf, fuzz, bench, arena, train, serve):
        noun.add_to(commands)
    return whole


def be_lenient() -> None:
    """Let a terminal that cannot show or type a character get a question mark, not a crash."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
