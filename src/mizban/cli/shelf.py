"""The shelf: which games there are, and their rules."""

from __future__ import annotations

from argparse import Namespace
from typing import TYPE_CHECKING, Any, Final

from rich.console import Console
from rich.markdown import Markdown
from rich.table import Table
from rich.text import Text

from mizban import language
from mizban.cli.parser import Mistake, command
from mizban.cli.screen import aside, screen
from mizban.cli.words import one_line, say
from mizban.core.game import Game, Word
from mizban.core.reading import quoted
from mizban.registry import faults, find, ids

if TYPE_CHECKING:
    from mizban.cli.parser import Commands

MANY: Final = 6  # more values of an option are not listed one by one


def add_to(commands: Commands) -> None:
    """The commands games and rules."""
    command(commands, games, "games", "list the games, their seats and options", "", "--lang fa")
    parser = command(commands, rules, "rules", "show the rules of a game", "kilt-castle", "kilt-castle --section roofs")
    parser.add_argument("game", metavar="GAME", help="the id of a game, see mizban games")
    parser.add_argument("--section", metavar="ID", help="one section only")


# Games


def games(args: Namespace) -> int:
    """List the games, and the options of each."""
    lang = language.check(args.lang)
    out = screen()
    out.print(shelf(lang))
    for id in ids():
        if find(id).options:
            out.print(options(find(id), lang))
    for fault in faults():
        aside().print(one_line(f"mizban: {fault}"))
    return 0


def shelf(lang: str) -> Table:
    """All games with a line about each."""
    table = Table(*(say(f"games-{head}", lang) for head in ("id", "name", "seats", "about")), header_style="bold")
    for id in ids():
        game = find(id)
        seats = f"{language.number(min(game.seats), lang)}–{language.number(max(game.seats), lang)}"
        table.add_row(Text(id, no_wrap=True), title(game, lang), seats, language.say(game, Word("about"), lang))
    return table


def title(game: Game[Any], lang: str) -> str:
    return language.say(game, Word("name"), lang)


def options(game: Game[Any], lang: str) -> Table:
    """The options of a game, as they are typed, and what they mean."""
    table = Table(header_style="bold")
    table.add_column(say("games-option", lang, game=title(game, lang)), no_wrap=True)
    table.add_column(say("games-meaning", lang))
    table.add_column(say("games-values", lang))
    for name, values in game.options.items():
        table.add_row(name, language.say(game, Word(f"option-{name}"), lang), listed_values(values, lang))
    return table


def listed_values(values: tuple[str, ...], lang: str) -> str:
    """The values of an option, or the first of many."""
    if len(values) <= MANY:
        return ", ".join(values)
    return f"{', '.join(values[: MANY // 2])}, {say('games-more', lang, count=len(values))}"


# Rules


def rules(args: Namespace) -> int:
    """Show the rules of a game, or one section of them."""
    lang = language.check(args.lang)
    sections = language.rules(find(args.game), lang)
    wanted = [section for section in sections if args.section in (None, section.id)]
    if not wanted:
        known = ", ".join(section.id for section in sections)
        raise Mistake(f"the rules of {args.game} have no section {quoted(args.section)}; they have {known}")
    out = screen()
    for section in wanted:
        show_section(out, section)
    return 0


def show_section(out: Console, section: language.Section) -> None:
    """One section under its title."""
    out.print(Text(f"\n{section.title}", "bold underline"), Markdown(section.text))
