"""What is still to be done is a stack of small immutable steps inside the state."""

from __future__ import annotations

from typing import Any, ClassVar, Final, Generic, Optional, TypeVar

from mypy_extensions import mypyc_attr

SPECTATOR: Final = 30  # the bit of those who hold no seat
EVERYONE: Final = (1 << 31) - 1
CHANCE: Final = -1  # the "seat" that answers a question to chance


def only(seat: int) -> int:
    """The audience that is this one seat."""
    return 1 << seat


@mypyc_attr(acyclic=True)
class Event:
    """Something that happened, who hears of it, and who may see which of its numbers."""

    def __init__(
        self, kind: str, args: list[int], who: Optional[list[int]], to: int, reveals: bool, fades: int = 0
    ) -> None:
        self.kind: Final = kind
        self.args: Final = args
        self.who: Final = who  # an audience for each number; None: all see all
        self.to: Final = to
        self.reveals: Final = reveals
        self.fades: Final = fades  # a bit for each number that is to be remembered, not read again

    def numbers_for(self, seat: Optional[int], faded: bool = False) -> Optional[list[Optional[int]]]:
        """The numbers as this seat sees them, None for a hidden one; None when it hears nothing."""
        bit = 1 << (SPECTATOR if seat is None else seat)
        if not self.to & bit:
            return None
        gone = self.fades if faded else 0
        return [arg if self.shows(i, bit) and not gone >> i & 1 else None for i, arg in enumerate(self.args)]

    def shows(self, i: int, bit: int) -> bool:
        """Whether this audience may see a number."""
        return self.who is None or self.who[i] & bit != 0

    def plain(self) -> list[Any]:
        """The event as plain data."""
        return [self.kind, self.args, self.who, self.to, self.reveals, self.fades]


def event_of(data: list[Any]) -> Event:
    """An event that was written down."""
    kind, args, who, to, reveals, fades = data
    return Event(kind, args, who, to, reveals, fades)


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What lies on the table, and what is still to be done."""

    def __init__(self, seats: int) -> None:
        self.seats: Final = seats
        self.todo: list[Step[Any]] = []  # the next step is the last
        self.lanes: list[list[Step[Any]]] = []  # one stack a seat while players choose at the same time
        self.lane = -1  # the lane that runs now
        self.sealed = False
        self.events: Optional[list[Event]] = None  # None: nobody listens

    def copy(self) -> State:
        """An independent state; steps are shared, for they never change."""
        raise NotImplementedError

    def copy_plans(self, other: State) -> None:
        """Take over what the other state still has to do."""
        self.todo = other.todo[:]
        if other.lanes:
            self.lanes = [lane[:] for lane in other.lanes]
            self.sealed = other.sealed

    def plan(self, steps: list[Step[Any]]) -> None:
        """Do these next, in this order."""
        stack = self.todo if self.lane < 0 else self.lanes[self.lane]
        i = len(steps) - 1
        while i >= 0:
            stack.append(steps[i])
            i -= 1

    def together(self, firsts: list[Optional[Step[Any]]], sealed: bool = False) -> None:
        """Give each seat a stack of its own (None: nothing to do); the main stack waits for all of them."""
        assert not self.lanes, "groups do not nest"
        assert len(firsts) == self.seats, "a group has one entry for each seat"
        self.lanes = [[] if first is None else [first] for first in firsts]
        self.sealed = sealed

    def drop_to(self, kind: type[Step[Any]]) -> None:
        """End at once: forget all that was planned before the next step of this kind."""
        while self.todo and type(self.todo[-1]) is not kind:
            self.todo.pop()
        assert self.todo, "the step to drop to is planned"

    def tell(
        self,
        kind: str,
        args: list[int],
        who: Optional[list[int]] = None,
        to: int = EVERYONE,
        reveals: bool = False,
        fades: int = 0,
    ) -> None:
        """Report an event, if anybody listens."""
        if self.events is not None:
            self.events.append(Event(kind, args, who, to, reveals, fades))


S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """Something still to be done; runs by itself. Holds places and public numbers only, and never changes."""

    def run(self, state: S, answer: int) -> None:
        """Do it; plan at most once, last."""
        raise NotImplementedError

    def fits(self, state: S) -> bool:
        """Whether its numbers fit what lies on the table, in a position that somebody has written."""
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class Ask(Step[S]):
    """A question to one seat."""

    answers: ClassVar[int] = 0  # how many answers it can ever have
    public: ClassVar[bool] = False  # its options follow from public facts: a driver may give a forced answer
    free: ClassVar[Optional[type[Any]]] = None  # the free action whose answers follow after its own

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def options(self, state: S) -> list[int]:
        """The answers allowed now: sorted, without doubles, never empty, none a dead end."""
        raise NotImplementedError

    def whole(self) -> Ask[S]:
        """The question that this one narrows; others see a half-made choice as not yet begun."""
        return self

    def so_far(self, state: S) -> list[int]:
        """The answers that lead here from the whole question; none where a choice begins."""
        return []

    def unbegun(self, stack: list[Step[Any]]) -> list[Step[Any]]:
        """The stack with this question on top as it was before the choice was begun."""
        return [*stack[:-1], self.whole()]


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(Step[S]):
    """A question to chance; its outcome is its answer."""

    def weights(self, state: S) -> list[int]:
        """How likely each outcome is, in whole numbers; at least one is positive."""
        raise NotImplementedError
