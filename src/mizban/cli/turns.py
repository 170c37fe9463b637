"""How a sitting goes on: forced answers, bots, people."""

from __future__ import annotations

from mizban.cli import keyboard
from mizban.cli.inputs import Leave, obey
from mizban.cli.sitting import Sitting
from mizban.cli.words import seat_name


def play_on(sitting: Sitting) -> None:
    """Play to the end."""
    while not sitting.match.over:
        forced = sitting.match.forced()
        if forced is None:
            answer_one(sitting)
        else:
            give(sitting, *forced)
    sitting.finish()


def answer_one(sitting: Sitting) -> None:
    """Let a bot answer if one is asked, and else a person."""
    match, bots = sitting.match, sitting.bots
    for seat in match.waiting:
        if seat in bots:
            match.play(bots[seat].choose(match.known(seat), match.legal(seat)), seat)
            return
    ask(sitting, match.waiting[0])


def give(sitting: Sitting, seat: int, answer: int) -> None:
    """Give a forced answer; a person is told."""
    if seat not in sitting.bots:
        text = sitting.match.text(answer, sitting.lang, seat)
        sitting.say("forced", seat=seat_name(seat, sitting.lang), answer=text)
    sitting.match.play(answer, seat)


def ask(sitting: Sitting, seat: int) -> None:
    """Show a person the table and the question, and obey until the question is another one."""
    sitting.show(seat)
    while not obey(sitting, seat, typed()):
        pass


def typed() -> str:
    """The next line from the keyboard."""
    line = keyboard.line()
    if line is None:
        raise Leave
    return line
