"""What a seat sees between two sights, where one commit holds several answers: worked out when it is first sent."""

from __future__ import annotations

from functools import cached_property
from typing import Any, Final, Optional

import msgspec

from mizban.core.flow import play
from mizban.core.game import Game
from mizban.core.state import State
from mizban.match import Match
from mizban.server.messages import Between, Sight
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
        """After each answer but the last."""
        found: list[State] = []
        for seat, answer in self.answers[:-1]:
            found.append((found[-1] if found else self.start).copy())
            play(found[-1], seat, answer)
        return found

    def views(self, seat: Optional[int]) -> list[bytes]:
        """What a seat has seen in each of them, names sorted: their order may not tell a secret."""
        return [CANONICAL.encode(self.game.view(state, seat)) for state in self.states]


def steps_between(before: Optional[Match], after: Optional[Match]) -> Optional[Steps]:
    """The answers by which a match goes on from another; None where there is nothing in between."""
    if before is None or after is None:
        return None
    answers = after.timeline.answers(before.timeline.length)
    return Steps(before.game, before.state, answers) if len(answers) > 1 else None


class Frames:
    """The steps of one commit as a seat sees them."""

    def __init__(self, steps: Steps, before: Sight) -> None:
        self.steps: Final = steps
        self.before: Final = before
        self.found: Optional[list[Between]] = None

    def between(self, after: Sight, diary: Diary) -> list[Between]:
        """All that they have shown on the way to a sight with that diary; found once for all sockets."""
        if self.found is None:
            steps, seat = self.steps, self.before.seat
            views = [encoded_view(self.before), *steps.views(seat), encoded_view(after)]
            self.found = frames_of(steps.answers, views, diary.last_ends(len(steps.answers)))
        return self.found


def encoded_view(sight: Sight) -> bytes:
    """The view of a sight of a running game, as it is sent."""
    view: Any = sight.view
    return bytes(view)


def frames_of(answers: list[tuple[int, int]], views: list[bytes], ends: list[int]) -> list[Between]:
    """A frame for each answer after which a seat sees or hears something new, but for the last such answer.

    Views and ends say what it saw and how much it had heard, before the first answer and after each.
    """
    found: list[Between] = []
    shown = msgspec.json.decode(views[0])
    for i, (by, _) in enumerate(answers):
        if views[i] != views[i + 1] or ends[i] != ends[i + 1]:
            before, shown = shown, msgspec.json.decode(views[i + 1])
            found.append(Between(ends[i + 1], by, difference(before, shown)))
    return found[:-1]
