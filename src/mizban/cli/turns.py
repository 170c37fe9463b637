"""How a table goes on: forced answers, bots, people."""

from __future__ import annotations

from mizban.bots import LAST
from mizban.cli import keyboard
from mizban.cli.inputs import AFTER_THE_END, INPUTS, Leave, obey
from mizban.cli.keyboard import command_in
from mizban.cli.terminal_table import TerminalTable
from mizban.cli.words import seat_name


def play_on(table: TerminalTable) -> None:
    """Play to the end."""
    while not table.match.over:
        forced = table.match.forced()
        if forced is None:
            answer_one(table)
        else:
            give(table, *forced)
    table.finish()
    keep(table)


def keep(table: TerminalTable) -> None:
    """After the end: save the game or read it again, as long as somebody types that."""
    seat = table.people()[0]
    table.say("after-the-end")
    while True:
        name, rest = command_in(keyboard.line() or "")
        if name not in AFTER_THE_END:
            return
        INPUTS[name](table, seat, rest)


def answer_one(table: TerminalTable) -> None:
    """Let a bot answer if one is asked, and else a person."""
    for seat in table.match.waiting:
        if seat in table.opponents:
            move(table, seat)
            return
    ask(table, table.match.waiting[0])


def move(table: TerminalTable, seat: int) -> None:
    """Let a bot play its turn; one that fails is replaced."""
    match, (name, bot) = table.match, table.opponents[seat]
    try:
        match.play_turn(bot.turn(match.guess(seat, bot.source), seat), seat)
    except Exception:
        if name == LAST:
            raise
        table.replace(seat)


def give(table: TerminalTable, seat: int, answer: int) -> None:
    """Give a forced answer; a person is told."""
    if seat not in table.opponents:
        text = table.match.text(answer, table.lang, seat)
        table.say("forced", seat=seat_name(seat, table.lang), answer=text)
    table.match.play(answer, seat)


def ask(table: TerminalTable, seat: int) -> None:
    """Show a person the table and the question, and obey until the question is another one."""
    table.show(seat)
    while not obey(table, seat, typed()):
        pass


def typed() -> str:
    """The next line from the keyboard."""
    line = keyboard.line()
    if line is None:
        raise Leave
    return line
