"""Several answers in one message, and previews: rehearsed on what the seat knows, so that no refusal tells a secret."""

from __future__ import annotations

from typing import Final, Optional

from mizban.core.errors import MizbanError
from mizban.core.source import Fast
from mizban.core.timeline import Timeline
from mizban.match import Match
from mizban.server.refusals import Refusal

KEY: Final = bytes(32)  # the rehearsal never gets as far as chance
SEED: Final = 1


def rehearsal(match: Match, seat: int) -> Match:
    """A match that looks the same to a seat; what it does not know is guessed, equal knowledge always alike."""
    return Match(Timeline(match.game, match.guess(seat, Fast(SEED)), KEY), match.setup)


def check(match: Match, seat: int, answers: list[int], whole: bool = False) -> None:
    """Several answers may not cross chance, a revelation or another's question."""
    if len(answers) == 1:
        return
    played = play(rehearsal(match, seat), seat, answers, whole)
    if played < len(answers):
        raise Refusal("crosses", count=played)


def play(match: Match, seat: int, answers: list[int], whole: bool = False) -> int:
    """Answer one question after the other, up to the first barrier; say how many answers were given.

    After each answer the table gives those that are forced by public facts, as it does between two messages; a whole
    choice, which was said in words, contains them.
    """
    for played, answer in enumerate(answers):
        if played and seat not in match.waiting:
            return played
        before = match.timeline.length
        match.play(answer, seat)
        if not whole or played == len(answers) - 1:
            match.play_forced()
        if match.timeline.crosses(before, seat):
            return played + 1
    return len(answers)


def play_rehearsed(match: Match, seat: int, answers: list[int], whole: bool = False) -> int:
    """The same for answers that were rehearsed; say how many were given.

    If a later one is not legal after all, something hidden was in its way: what was played stays, for a refusal would
    tell it.
    """
    played = 0
    while played < len(answers):
        before = match.timeline.length
        try:
            if whole and played < len(answers) - 1:
                match.play(answers[played], seat)
            else:
                play(match, seat, [answers[played]])
        except MizbanError:
            if not played:
                raise
            return played
        played += 1
        if match.timeline.crosses(before, seat):
            return played
    return played


def look_ahead(match: Match, seat: int, answers: list[int], whole: bool = False) -> tuple[Match, int]:
    """How it looks to a seat after the answers, up to the first barrier, and how many of them that were."""
    now = rehearsal(match, seat)
    for played, answer in enumerate(answers):
        if seat not in now.waiting:
            return now, played
        then = now.copy()
        then.play(answer, seat)
        if then.timeline.crosses(now.timeline.length, seat):
            half = before_chance(now, seat, answer)
            return (now, played) if half is None else (half, played + 1)
        now = then if whole and played < len(answers) - 1 else without_asking(then, seat)
    return now, len(answers)


def before_chance(match: Match, seat: int, answer: int) -> Optional[Match]:
    """The match after an answer, with chance still to come; nothing if the answer itself reveals something."""
    then = match.copy()
    then.timeline.take(seat, answer)
    return None if then.timeline.crosses(match.timeline.length, seat) else then


def without_asking(match: Match, seat: int) -> Match:
    """The match after the answers that are forced, unless one of them is another's: that comes after the preview."""
    then = match.copy()
    then.play_forced()
    return match if then.timeline.crosses(match.timeline.length, seat) else then
