"""The table server: serve, and back up its store."""

from __future__ import annotations

from argparse import Namespace
from typing import TYPE_CHECKING, Any, Final

from mizban import language
from mizban.cli.parser import Mistake, Parser, command
from mizban.cli.words import say

if TYPE_CHECKING:
    from mizban.cli.parser import Commands

MISSING: Final = "the server needs more libraries; install them with: pip install 'mizban[server]'"


def add_to(commands: Commands) -> None:
    """The commands serve and backup."""
    uses = ("", "--port 9000 --data games", "--database postgresql://localhost/mizban --origins https://mizban.example")
    add_settings(command(commands, serve, "serve", "run the table server", *uses))
    parser = command(commands, backup, "backup", "copy the server's store into a new file", "copy.db")
    parser.add_argument("file", metavar="FILE", help="a file that is not there yet")
    add_settings(parser, "data", "database")


def add_settings(parser: Parser, *only: str) -> None:
    """A flag for each setting, or for some; none where the server is not installed."""
    try:
        from mizban.server.settings import NAMES, described
    except ImportError:
        return
    parser.add_argument("--config", metavar="FILE", help="a TOML file with settings")
    for name in only or NAMES:
        parser.add_argument(f"--{name.replace('_', '-')}", dest=name, metavar=name.upper(), help=described(name))


def flags(args: Namespace) -> dict[str, Any]:
    """The settings among the arguments."""
    return {name: value for name, value in vars(args).items() if name not in ("run", "lang", "file")}


def serve(args: Namespace) -> int:
    """Serve until Ctrl-C or a signal."""
    language.check(args.lang)
    try:
        from mizban.server.serve import serve as run
        from mizban.server.settings import gathered
    except ImportError:
        raise Mistake(MISSING) from None
    return run(gathered(flags(args)))


def backup(args: Namespace) -> int:
    """Copy the store."""
    lang = language.check(args.lang)
    try:
        from mizban.server.settings import gathered
        from mizban.server.store.backup import backup as copy
    except ImportError:
        raise Mistake(MISSING) from None
    copy(gathered(flags(args)), args.file)
    print(say("backed-up", lang), args.file)
    return 0
