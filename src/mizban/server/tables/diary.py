"""What a seat has seen happen, answer by answer."""

from __future__ import annotations

from typing import Final, Optional

from mizban.core.game import Plain
from mizban.match import Match


class Diary:
    """The events that a seat knows.

    The diaries of a seat share their lists: a later one adds to them, and each knows how much of them is its own. A
    long game has thousands of events, so that a copy for each seat and move would cost more than the move.
    """

    def __init__(self, heard: list[Plain], ends: list[int], old: int) -> None:
        self.heard: Final = heard
        self.ends: Final = ends  # how many events there are after the opening, after answer 0, 1, ...
        self.steps: Final = len(ends)
        self.count: Final = len(heard)
        self.old: Final = old  # of how many answers the events were acknowledged

    @property
    def events(self) -> list[Plain]:
        return self.heard[: self.count]

    def same(self, other: Diary) -> bool:
        """Whether both tell the same."""
        return self.count == other.count == self.common(other)

    def common(self, other: Diary) -> int:
        """How many events are the same at the beginning of both."""
        most = min(self.count, other.count)
        if self.heard is other.heard or self.heard[:most] == other.heard[:most]:
            return most
        return next(i for i in range(most) if self.heard[i] != other.heard[i])

    def after(self, start: int) -> list[Plain]:
        """The events but for the first so many."""
        return self.heard[start : self.count]

    def events_at(self, step: int) -> list[Plain]:
        """The events of the opening, of answer 0, 1, ..."""
        return self.heard[self.ends[step - 1] if step else 0 : self.ends[step]]

    def lists(self, kept: int) -> tuple[list[Plain], list[int]]:
        """Lists with the first so many steps, to be added to; its own ones, as long as nobody else has done that."""
        if kept and kept == len(self.ends):
            return self.heard, self.ends
        return self.heard[: self.ends[kept - 1]] if kept else [], self.ends[:kept]


EMPTY: Final = Diary([], [], 0)


def diary_of(match: Match, seat: Optional[int], before: Diary) -> Diary:
    """The diary of a seat now, from what it was before further answers or acknowledgements."""
    old = match.timeline.acknowledged(seat)
    heard, ends = before.lists(unchanged(match, seat, before, old))
    for i in range(len(ends) - 1, match.timeline.length):
        heard += match.timeline.events_of(i, seat)
        ends.append(len(heard))
    return Diary(heard, ends, old)


def unchanged(match: Match, seat: Optional[int], before: Diary, old: int) -> int:
    """How many steps at the beginning are told as before: what was acknowledged since may have faded."""
    if old == before.old:
        return before.steps
    least = min(old, before.old)
    kept = min(before.steps, least + 1 if least else 0)  # the opening fades with the first answer
    while kept < before.steps and match.timeline.events_of(kept - 1, seat) == before.events_at(kept):
        kept += 1
    return kept
