"""What a seat sees between two sights, where one commit holds several answers: worked out when it is first sent."""

from __future__ import annotations

from functools import cached_property
from typing import Any, Final, Optional

import msgspec

from mizban.core.flow import play
from mizban.core.game import Game
from mizban.core.state import State
from mizban.match import Match
from mizban.server.messages import Between
from mizban.server.tables.diary import Diary
from mizban.server.tables.patches import difference

CANONICAL: Final = msgspec.json.Encoder(order="deterministic")


class Steps:
    """The answers of one commit, those of chance included, and the states that they have led through."""

    def __init__(self, game: Game[Any], start: State, answers: list[tuple[int, int]]) -> None:
        self.game: Final = game
        self.start: Final = start
        self.answers: Final = answers

    @cached_property
    def states(self) -> list[State]:
        """From before the first answer to after the last."""
        found = [self.start]
        for seat, answer in self.answers:
            found.append(found[-1].copy())
            play(found[-1], seat, answer)
        return found

    def views(self, seat: Optional[int]) -> list[bytes]:
        """What a seat sees in each of them, names sorted: their order may not tell a secret."""
        return [CANONICAL.encode(self.game.view(state, seat)) for state in self.states]


def steps_between(before: Optional[Match], after: Optional[Match]) -> Optional[Steps]:
    """The answers by which a match goes on from another; None where there is nothing in between."""
    if before is None or after is None:
        return None
    answers = after.timeline.answers(before.timeline.length)
    return Steps(before.game, before.state, answers) if len(answers) > 1 else None


class Frames:
    """The steps of one commit as a seat sees them."""

    def __init__(self, steps: Steps, seat: Optional[int], base: str) -> None:
        self.steps: Final = steps
        self.seat: Final = seat
        self.base: Final = base  # the hash of the view from which they start
        self.found: Optional[list[Between]] = None

    def between(self, diary: Diary) -> list[Between]:
        """All steps that show something but the last, whose sight has that diary; found once for all sockets."""
        if self.found is None:
            self.found = frames_of(self.steps, self.seat, diary.last_ends(len(self.steps.answers)))
        return self.found


def frames_of(steps: Steps, seat: Optional[int], ends: list[int]) -> list[Between]:
    """A frame for each answer after which a seat sees or hears something new, but for the last such answer.

    The ends say how much a seat had heard before the first answer, and after each.
    """
    found: list[Between] = []
    views = steps.views(seat)
    shown = msgspec.json.decode(views[0])
    for i, (by, _) in enumerate(steps.answers):
        if views[i] != views[i + 1] or ends[i] != ends[i + 1]:
            before, shown = shown, msgspec.json.decode(views[i + 1])
            found.append(Between(ends[i + 1], by, difference(before, shown)))
    return found[:-1]
