"""What a person may type when asked, and what it does."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Final

from mizban import language
from mizban.boards import named
from mizban.cli.files import reason_of, write_json
from mizban.cli.keyboard import command_in, number_in, tidy
from mizban.cli.screen import tell
from mizban.cli.shelf import show_section
from mizban.cli.terminal_table import TerminalTable
from mizban.cli.words import has, say, sentences
from mizban.core.errors import NotAnAnswer, NotLegal, NotUndoable
from mizban.core.game import Word
from mizban.core.notation.writing import examples
from mizban.phrases import HALF_SPACE, in_notation, said

HELP: Final = ("answer", "show", "undo", "why", "rules", "log", "save", "quit")
EXAMPLES: Final = 4  # choices that show how they are said
SHOWN: Final = 40  # letters of what was not understood


class Leave(Exception):
    """Somebody leaves the game before its end."""


def obey(table: TerminalTable, seat: int, typed: str) -> bool:
    """Do what a person types, and say whether the question is now another one."""
    name, rest = command_in(typed)
    if name is not None:
        return INPUTS[name](table, seat, rest)
    options = table.match.legal(seat)
    number = number_in(tidy(typed))
    if number is None:
        return choose(table, seat, typed)
    if not 1 <= number <= len(options):
        return not_understood(table, seat, typed)
    table.match.play(options[number - 1], seat)
    return True


def choose(table: TerminalTable, seat: int, typed: str) -> bool:
    """Do what is said in the words of the game, or say which rule forbids it."""
    try:
        table.match.play(in_words(table, typed), seat)
    except NotLegal as error:
        if error.reason is not None:
            say_reason(table, error.reason)
        return False
    except NotAnAnswer:
        not_understood(table, seat, typed)
        return say_how(table, seat)
    return True


def in_words(table: TerminalTable, typed: str) -> str:
    """What is typed, in the words of the notation."""
    game = table.match.game
    return in_notation(game, named(game.id, typed), table.lang)


def not_understood(table: TerminalTable, seat: int, typed: str) -> bool:
    table.say("not-understood", text=printable(typed), most=len(table.match.legal(seat)))
    return False


def printable(typed: str) -> str:
    """What was typed, fit for a sentence."""
    return "".join(c if c.isprintable() or c == HALF_SPACE else "?" for c in typed.strip()[:SHOWN])


def undo(table: TerminalTable, seat: int, rest: str) -> bool:
    """Take back one's last choice; at one keyboard without bots, the last choice of anybody."""
    try:
        count = table.match.undo(seat if table.opponents else None)
    except NotUndoable:
        table.say("not-undoable")
        return False
    table.unhear()
    table.say("undone", count=count)
    return True


def why(table: TerminalTable, seat: int, rest: str) -> bool:
    """Say which rule forbids a choice."""
    try:
        reason = table.match.why(in_words(table, rest), seat)
    except NotAnAnswer:
        return say_how(table, seat)
    if reason is None:
        table.say("why-possible")
    else:
        say_reason(table, reason)
    return False


def say_how(table: TerminalTable, seat: int) -> bool:
    """How choices are said, by those that are possible now."""
    game, lang = table.match.game, table.lang
    signs = examples(game.wordings, table.match.state, seat)
    some = [said(game, each, lang) for each in signs[:: max(1, len(signs) // EXAMPLES)]]
    table.say("choice-how", examples=say("comma", lang).join(some[:EXAMPLES]))
    return False


def say_reason(table: TerminalTable, reason: Word) -> None:
    """A refusal in words, and the section of the rules that it rests on."""
    game = table.match.game
    tell(table.out, language.say(game, reason, table.lang), table.lang)
    rule = language.rule_of(game, reason, table.lang)
    if rule is not None:
        title = next(section.title for section in language.rules(game, table.lang) if section.id == rule)
        table.say("why-rests-on", title=title, section=rule)


def rules(table: TerminalTable, seat: int, rest: str) -> bool:
    """List the sections of the rules, or show one."""
    sections = language.rules(table.match.game, table.lang)
    for section in sections:
        if section.id == rest.lower():
            show_section(table.out, section)
            return False
    if rest:
        table.say("no-section", section=printable(rest))
    table.say("rules-list")
    for section in sections:
        table.out.print(f"  r {section.id:<10} {section.title}")
    return False


def log(table: TerminalTable, seat: int, rest: str) -> bool:
    """Tell all that this person has seen happen."""
    for sentence in sentences(table.match, table.match.events(seat), table.lang):
        tell(table.out, sentence, table.lang, indent="  ")
    return False


def save(table: TerminalTable, seat: int, rest: str) -> bool:
    """Write the record to a new file."""
    if not rest:
        table.say("save-where")
        return False
    try:
        write_json(os.path.expanduser(rest), table.match.record())
    except FileExistsError:
        refuse_to_save(table, rest, say("already-there", table.lang))
    except (OSError, ValueError) as error:
        refuse_to_save(table, rest, reason_of(error))
    else:
        table.out.print(f"{say('saved', table.lang)} {rest}", soft_wrap=True)
    return False


def refuse_to_save(table: TerminalTable, path: str, reason: str) -> None:
    table.out.print(f"{say('not-saved', table.lang)} {printable(path)} ({reason})", soft_wrap=True)


def help_out(table: TerminalTable, seat: int, rest: str) -> bool:
    """List what can be typed, and explain the board."""
    for id in HELP:
        tell(table.out, say(f"help-{id}", table.lang), table.lang, indent="  ")
    legend = f"{table.match.game.id}-legend"
    if has(legend, table.lang):
        tell(table.out, say(legend, table.lang), table.lang, style="dim")
    return False


def show(table: TerminalTable, seat: int, rest: str) -> bool:
    """Show the table and the question again."""
    table.show(seat)
    return False


def leave(table: TerminalTable, seat: int, rest: str) -> bool:
    """Leave the game."""
    raise Leave


INPUTS: Final[dict[str, Callable[[TerminalTable, int, str], bool]]] = {
    "undo": undo,
    "why": why,
    "rules": rules,
    "log": log,
    "save": save,
    "help": help_out,
    "show": show,
    "quit": leave,
}
AFTER_THE_END: Final = ("log", "save", "rules")
