"""The command line: play, replay, verify, fuzz, bench, serve, and the shelf of games and rules."""

from __future__ import annotations

import io
import sys
from collections.abc import Sequence
from typing import Final, Optional

from mizban.cli import bench, fuzz, play, replay, serve, shelf, verify
from mizban.cli.parser import INTERRUPTED, Parser, top
from mizban.cli.words import one_line
from mizban.core.errors import MizbanError

MISTAKE: Final = 2  # the exit code when the user got something wrong


def main(argv: Optional[Sequence[str]] = None) -> int:
    """Run one command, and give its exit code."""
    be_lenient()
    try:
        args = all_commands().parse_args(argv)
        return int(args.run(args))
    except (MizbanError, OSError) as error:
        print(f"mizban: {one_line(str(error))}", file=sys.stderr)
        return MISTAKE
    except KeyboardInterrupt:
        return INTERRUPTED
    except SystemExit as done:
        return int(done.code or 0)


def all_commands() -> Parser:
    """The parser of all commands."""
    whole, commands = top()
    for noun in (play, replay, verify, shelf, fuzz, bench, serve):
        noun.add_to(commands)
    return whole


def be_lenient() -> None:
    """Let a terminal that cannot show or type a character get a question mark, not a crash."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
