"""A game in the terminal, against bots or with several people at one keyboard."""

from __future__ import annotations

import secrets
from argparse import Namespace
from typing import TYPE_CHECKING, Final, Optional

from rich.text import Text

import mizban
from mizban import language
from mizban.bots import BOTS, USUAL, maker
from mizban.cli.files import read_json
from mizban.cli.inputs import Leave
from mizban.cli.parser import INTERRUPTED, Mistake, command, whole_number
from mizban.cli.screen import at_terminal, screen
from mizban.cli.shelf import title
from mizban.cli.terminal_table import Opponent, TerminalTable
from mizban.cli.turns import play_on
from mizban.cli.words import level_name, listed, say, seat_name
from mizban.core.game import Word
from mizban.core.reading import quoted
from mizban.match import Match
from mizban.registry import find

if TYPE_CHECKING:
    from mizban.cli.parser import Commands

SEATS: Final = 3
NONE: Final = "none"  # no bots: all seats are people


def add_to(commands: Commands) -> None:
    """The command play."""
    uses = (
        "kilt-castle",
        "kilt-castle --seats 4 --lang fa",
        "kilt-castle --bots newcomer,expert",
        "kilt-castle --seats 2 --bots none",
        "kilt-castle --option water=top-left --seed 7",
        "kilt-castle --from game.json",
    )
    parser = command(commands, play, "play", "play a game in the terminal", *uses)
    parser.add_argument("game", metavar="GAME", help="the id of a game, see mizban games")
    parser.add_argument("--seats", type=whole_number, metavar="N", help="how many players (default: 3)")
    parser.add_argument("--bots", default=USUAL, metavar="BOTS", help=help_on_bots())
    parser.add_argument(
        "--me", type=whole_number, default=0, metavar="SEAT", help="your seat, counted from 0 (default: 0)"
    )
    parser.add_argument("--seed", type=whole_number, metavar="N", help="the same seed gives the same chance and bots")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    parser.add_argument(
        "--from", dest="start", metavar="FILE", help="go on from a saved game, or start from a position"
    )


def help_on_bots() -> str:
    """Which bots there are, and how several are named."""
    which = f"one for all seats, or one for each, with commas: {', '.join(BOTS)}, path.py:Class"
    return f"{which} (default: {USUAL}); none: all are people"


def play(args: Namespace) -> int:
    """Play one game to its end, or until somebody leaves."""
    lang = language.check(args.lang)
    match = new_match(args) if args.start is None else match_in(args)
    bots = opponents(match, args)
    table = TerminalTable(match, bots, lang, screen(plain=not at_terminal()))
    greet(table, args.me if bots else None)
    try:
        play_on(table)
    except Leave:
        table.say("goodbye")
    except KeyboardInterrupt:
        table.out.print()
        table.say("goodbye")
        return INTERRUPTED
    return 0


def new_match(args: Namespace) -> Match:
    """A match from the beginning."""
    seats = SEATS if args.seats is None else args.seats
    return mizban.new(args.game, seats, args.seed, chosen(args.option))


def match_in(args: Namespace) -> Match:
    """The match of a file: a record is gone on with, a position is started from."""
    if args.seats is not None or args.option:
        raise Mistake("--seats and --option do not go with --from: the file says them")
    game, data = find(args.game), read_json(args.start)
    if not isinstance(data, dict):
        raise Mistake(f"{quoted(args.start)} must hold a record or a position, not {quoted(data)}")
    if "mizban" not in data:
        return mizban.position(game.id, data, args.seed)
    if data.get("game") != game.id:
        raise Mistake(f"{quoted(args.start)} is a game of {quoted(data.get('game'))}, not of {game.id}")
    return mizban.replay(data)


def chosen(pairs: list[str]) -> dict[str, str]:
    """Options of the game, from name=value."""
    options: dict[str, str] = {}
    for pair in pairs:
        name, found, value = pair.partition("=")
        if not found:
            raise Mistake(f"an option is written name=value, not {quoted(pair)}")
        options[name] = value
    return options


def opponents(match: Match, args: Namespace) -> dict[int, Opponent]:
    """A bot for every seat but the person's, the named ones in turn; none when all are people."""
    seats = match.setup["seats"]
    if not 0 <= args.me < seats:
        raise Mistake(f"there is no seat {quoted(args.me)}; seats are 0 to {seats - 1}")
    if args.bots == NONE:
        return {}
    names, others = args.bots.split(","), [seat for seat in range(seats) if seat != args.me]
    if len(names) > len(others):
        raise Mistake(f"{len(names)} bots are too many for {len(others)} seats")
    makers, seed = {name: maker(name) for name in names}, bot_seed(args.seed)
    called = [(seat, names[i % len(names)]) for i, seat in enumerate(others)]
    return {seat: Opponent(name, makers[name](match.game, seed + seat, seats)) for seat, name in called}


def bot_seed(seed: Optional[int]) -> int:
    return secrets.randbelow(1 << 32) if seed is None else seed


def greet(table: TerminalTable, seat: Optional[int]) -> None:
    """Which game it is, who the person is, and what can be typed."""
    game, lang = table.match.game, table.lang
    table.out.print(Text(title(game, lang), "bold"), language.say(game, Word("about"), lang), sep="\n")
    if seat is not None:
        table.say("you-are", seat=seat_name(seat, lang))
    for name in dict.fromkeys(each.name for each in table.opponents.values()):
        introduce(table, name)
    table.say("hint")


def introduce(table: TerminalTable, name: str) -> None:
    """What it is like to play against a bot, and where it sits."""
    lang = table.lang
    seats = [seat_name(seat, lang) for seat, each in table.opponents.items() if each.name == name]
    said = {"level": level_name(name, lang), "seats": listed(seats, lang)}
    if name in BOTS:
        table.say("against", about=say(f"about-level-{name}", lang), **said)
    else:
        table.say("against-own", **said)
