"""What a person may type when asked, and what it does."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Final

from rich.text import Text

from mizban import language
from mizban.cli.boards import named
from mizban.cli.files import reason_of, write_json
from mizban.cli.keyboard import command_in, number_in, tidy
from mizban.cli.shelf import show_section
from mizban.cli.sitting import Sitting
from mizban.cli.words import has, say, told
from mizban.core.errors import NotAnAnswer, NotLegal, NotUndoable
from mizban.core.game import Word
from mizban.core.notation.writing import examples
from mizban.phrases import HALF_SPACE, in_notation, said

HELP: Final = ("answer", "show", "undo", "why", "rules", "log", "save", "quit")
EXAMPLES: Final = 4  # choices that show how they are said
SHOWN: Final = 40  # letters of what was not understood


class Leave(Exception):
    """Somebody leaves the game before its end."""


def obey(sitting: Sitting, seat: int, typed: str) -> bool:
    """Do what a person types, and say whether the question is now another one."""
    name, rest = command_in(typed)
    if name is not None:
        return INPUTS[name](sitting, seat, rest)
    options = sitting.match.legal(seat)
    number = number_in(tidy(typed))
    if number is None:
        return choose(sitting, seat, typed)
    if not 1 <= number <= len(options):
        return not_understood(sitting, seat, typed)
    sitting.match.play(options[number - 1], seat)
    return True


def choose(sitting: Sitting, seat: int, typed: str) -> bool:
    """Do what is said in the words of the game, or say which rule forbids it."""
    try:
        sitting.match.play(in_words(sitting, typed), seat)
    except NotLegal as error:
        if error.reason is not None:
            say_reason(sitting, error.reason)
        return False
    except NotAnAnswer:
        not_understood(sitting, seat, typed)
        return say_how(sitting, seat)
    return True


def in_words(sitting: Sitting, typed: str) -> str:
    """What is typed, in the words of the notation."""
    game = sitting.match.game
    return in_notation(game, named(game.id, typed), sitting.lang)


def not_understood(sitting: Sitting, seat: int, typed: str) -> bool:
    sitting.say("not-understood", text=printable(typed), most=len(sitting.match.legal(seat)))
    return False


def printable(typed: str) -> str:
    """What was typed, fit for a sentence."""
    return "".join(c if c.isprintable() or c == HALF_SPACE else "?" for c in typed.strip()[:SHOWN])


def undo(sitting: Sitting, seat: int, rest: str) -> bool:
    """Take back one's last choice; at one keyboard without bots, the last choice of anybody."""
    try:
        count = sitting.match.undo(seat if sitting.bots else None)
    except NotUndoable:
        sitting.say("not-undoable")
        return False
    sitting.unhear()
    sitting.say("undone", count=count)
    return True


def why(sitting: Sitting, seat: int, rest: str) -> bool:
    """Say which rule forbids a choice."""
    try:
        reason = sitting.match.why(in_words(sitting, rest), seat)
    except NotAnAnswer:
        return say_how(sitting, seat)
    if reason is None:
        sitting.say("why-possible")
    else:
        say_reason(sitting, reason)
    return False


def say_how(sitting: Sitting, seat: int) -> bool:
    """How choices are said, by those that are possible now."""
    game, lang = sitting.match.game, sitting.lang
    signs = examples(game.wordings, sitting.match.state, seat)
    some = [said(game, each, lang) for each in signs[:: max(1, len(signs) // EXAMPLES)]]
    sitting.say("choice-how", examples=say("comma", lang).join(some[:EXAMPLES]))
    return False


def say_reason(sitting: Sitting, reason: Word) -> None:
    """A refusal in words, and the section of the rules that it rests on."""
    game = sitting.match.game
    sitting.out.print(language.say(game, reason, sitting.lang))
    rule = language.rule_of(game, reason, sitting.lang)
    if rule is not None:
        title = next(section.title for section in language.rules(game, sitting.lang) if section.id == rule)
        sitting.say("why-rests-on", title=title, section=rule)


def rules(sitting: Sitting, seat: int, rest: str) -> bool:
    """List the sections of the rules, or show one."""
    sections = language.rules(sitting.match.game, sitting.lang)
    for section in sections:
        if section.id == rest.lower():
            show_section(sitting.out, section)
            return False
    if rest:
        sitting.say("no-section", section=printable(rest))
    sitting.say("rules-list")
    for section in sections:
        sitting.out.print(f"  r {section.id:<10} {section.title}")
    return False


def log(sitting: Sitting, seat: int, rest: str) -> bool:
    """Tell all that this person has seen happen."""
    for sentence in told(sitting.match, sitting.match.events(seat), sitting.lang):
        sitting.out.print(f"  {sentence}")
    return False


def save(sitting: Sitting, seat: int, rest: str) -> bool:
    """Write the record to a new file."""
    if not rest:
        sitting.say("save-where")
        return False
    try:
        write_json(os.path.expanduser(rest), sitting.match.record())
    except FileExistsError:
        refuse_to_save(sitting, rest, say("already-there", sitting.lang))
    except (OSError, ValueError) as error:
        refuse_to_save(sitting, rest, reason_of(error))
    else:
        sitting.out.print(f"{say('saved', sitting.lang)} {rest}", soft_wrap=True)
    return False


def refuse_to_save(sitting: Sitting, path: str, reason: str) -> None:
    sitting.out.print(f"{say('not-saved', sitting.lang)} {printable(path)} ({reason})", soft_wrap=True)


def help_out(sitting: Sitting, seat: int, rest: str) -> bool:
    """List what can be typed, and explain the board."""
    for id in HELP:
        sitting.out.print(f"  {say(f'help-{id}', sitting.lang)}")
    legend = f"{sitting.match.game.id}-legend"
    if has(legend, sitting.lang):
        sitting.out.print(Text(say(legend, sitting.lang), "dim"))
    return False


def show(sitting: Sitting, seat: int, rest: str) -> bool:
    """Show the table and the question again."""
    sitting.show(seat)
    return False


def leave(sitting: Sitting, seat: int, rest: str) -> bool:
    """Leave the game."""
    raise Leave


INPUTS: Final[dict[str, Callable[[Sitting, int, str], bool]]] = {
    "undo": undo,
    "why": why,
    "rules": rules,
    "log": log,
    "save": save,
    "help": help_out,
    "show": show,
    "quit": leave,
}
