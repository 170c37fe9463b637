"""A record, checked against the rules and told in words."""

from __future__ import annotations

from argparse import Namespace
from typing import TYPE_CHECKING

from rich.console import Console

import mizban
from mizban import language
from mizban.boards import draw
from mizban.cli.files import read_json
from mizban.cli.parser import Mistake, command, whole_number
from mizban.cli.result import result
from mizban.cli.screen import screen
from mizban.cli.screen import tell as tell_sentence
from mizban.cli.shelf import title
from mizban.cli.words import say, seat_name, sentences
from mizban.core.reading import quoted
from mizban.match import Match
from mizban.records import opened, who_and_what

if TYPE_CHECKING:
    from mizban.cli.parser import Commands


def add_to(commands: Commands) -> None:
    """The command replay."""
    parser = command(
        commands,
        replay,
        "replay",
        "check a record and tell the game",
        "game.json",
        "game.json --to 40 --lang fa",
        "game.json --moves",
    )
    parser.add_argument("record", metavar="RECORD", help="a file that save has written")
    parser.add_argument("--moves", action="store_true", help="write the choices in words, chance included")
    parser.add_argument("--to", type=whole_number, metavar="N", help="show the table after N answers, chance included")


def replay(args: Namespace) -> int:
    """Check a record; tell it, or show the table at one point of it."""
    lang = language.check(args.lang)
    record = read_json(args.record)
    match = mizban.replay(record)
    out = screen()
    if args.moves:
        write_moves(out, match, lang)
    elif args.to is None:
        tell(out, match, len(record.get("answers", [])), lang)
    else:
        show_at(out, record, args.to, lang)
    return 0


def tell(out: Console, match: Match, answers: int, lang: str) -> None:
    """The whole game in words, and how it ended."""
    out.print(say("replayed", lang, game=title(match.game, lang), answers=answers))
    for sentence in sentences(match, match.timeline.story(), lang):
        tell_sentence(out, sentence, lang, indent="  ")
    out.print()
    if match.over:
        out.print(result(match, lang))
        return
    out.print(draw(match.game.id, match.view(), lang))
    out.print(say("unfinished", lang))


def write_moves(out: Console, match: Match, lang: str) -> None:
    """All choices in the notation, each with its player."""
    for seat, text in match.transcript():
        out.print(f"{say('chance', lang) if seat is None else seat_name(seat, lang)}: {text}", markup=False)


def show_at(out: Console, record: object, to: int, lang: str) -> None:
    """The table after some answers of a record."""
    match, answers, _ = opened(record)
    if not 0 <= to <= len(answers):
        raise Mistake(f"the record has {len(answers)} answers; it cannot be shown after {quoted(to)}")
    for entry in answers[:to]:
        match.timeline.take(*who_and_what(match, entry))
    out.print(say("after-answers", lang, answers=to, all=len(answers)))
    out.print(draw(match.game.id, match.view(), lang))
