"""What a seat has seen happen, answer by answer."""

from __future__ import annotations

from typing import Final, NamedTuple, Optional

from mizban.core.game import Plain
from mizban.core.state import CHANCE
from mizban.match import Match


class Told(NamedTuple):
    """Events in their order, and the answers that they came of."""

    heard: list[Plain]
    by: list[int]  # who has answered what each event came of
    ends: list[int]  # how many events there are after the opening, after answer 0, 1, ...

    def add(self, events: list[Plain], by: int) -> None:
        """What came of one more answer."""
        self.heard.extend(events)
        self.by.extend([by] * len(events))
        self.ends.append(len(self.heard))

    def first(self, steps: int) -> Told:
        """A copy with so many steps."""
        count = self.ends[steps - 1] if steps else 0
        return Told(self.heard[:count], self.by[:count], self.ends[:steps])


class Diary:
    """The events that a seat knows.

    The diaries of a seat share their lists: a later one adds to them, and each knows how much of them is its own. A
    long game has thousands of events, so that a copy for each seat and move would cost more than the move.
    """

    def __init__(self, told: Told, old: int, chosen: int = -1) -> None:
        self.told: Final = told
        self.steps: Final = len(told.ends)
        self.count: Final = len(told.heard)
        self.old: Final = old  # of how many answers the events were acknowledged
        self.since: Final = 0 if chosen < 0 else told.ends[chosen + 1]  # so many there were after its own last choice

    @property
    def events(self) -> list[Plain]:
        return self.told.heard[: self.count]

    def same(self, other: Diary) -> bool:
        """Whether both tell the same."""
        return self.count == other.count == self.common(other)

    def common(self, other: Diary) -> int:
        """How many events are the same at the beginning of both, and came of the same seats' answers."""
        most = min(self.count, other.count)
        mine, yours = self.told, other.told
        if mine is yours or (mine.heard[:most] == yours.heard[:most] and mine.by[:most] == yours.by[:most]):
            return most
        return next(i for i in range(most) if (mine.heard[i], mine.by[i]) != (yours.heard[i], yours.by[i]))

    def after(self, start: int) -> list[Plain]:
        """The events but for the first so many."""
        return self.told.heard[start : self.count]

    def by_after(self, start: int) -> list[int]:
        """Whose answers these events came of."""
        return self.told.by[start : self.count]

    def events_at(self, step: int) -> list[Plain]:
        """The events of the opening, of answer 0, 1, ..."""
        ends = self.told.ends
        return self.told.heard[ends[step - 1] if step else 0 : ends[step]]

    def count_after(self, answers: int) -> int:
        """How many events there were after so many answers; what was taken back does not count."""
        return self.told.ends[min(answers, self.steps - 1)]

    def last_ends(self, steps: int) -> list[int]:
        """How many events there were before the last so many answers, and after each of them."""
        return self.told.ends[self.steps - steps - 1 : self.steps]

    def kept(self, steps: int) -> Told:
        """What the first so many steps told, to be added to; its own lists, as long as nobody else has done that."""
        return self.told if steps and steps == len(self.told.ends) else self.told.first(steps)


EMPTY: Final = Diary(Told([], [], []), 0)


def diary_of(match: Match, seat: Optional[int], before: Diary) -> Diary:
    """The diary of a seat now, from what it was before further answers or acknowledgements."""
    timeline = match.timeline
    old = timeline.acknowledged(seat)
    told = before.kept(unchanged(match, seat, before, old))
    if not told.ends:
        told.add(timeline.events_of(-1, seat), CHANCE)
    first = len(told.ends) - 1
    for i, (by, _) in enumerate(timeline.answers(first), first):
        told.add(timeline.events_of(i, seat), by)
    return Diary(told, old, -1 if seat is None else timeline.own_choice(seat))


def unchanged(match: Match, seat: Optional[int], before: Diary, old: int) -> int:
    """How many steps at the beginning are told as before: what was acknowledged since may have faded."""
    if old == before.old:
        return before.steps
    least = min(old, before.old)
    kept = min(before.steps, least + 1 if least else 0)  # the opening fades with the first answer
    while kept < before.steps and match.timeline.events_of(kept - 1, seat) == before.events_at(kept):
        kept += 1
    return kept
