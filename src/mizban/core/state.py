"""What is still to be done is a stack of small immutable steps inside the state."""

from __future__ import annotations

from typing import Any, ClassVar, Final, Optional, TypeVar

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from mizban.core.values import Value, parts_of, reduced
from mizban.core.words import Word

SPECTATOR: Final = 30  # the bit of those who hold no seat
EVERYONE: Final = (1 << 31) - 1
CHANCE: Final[i64] = -1  # the "seat" that answers a question to chance

# Whom a step asks
NOBODY: Final[i64] = 0
A_SEAT: Final[i64] = 1
FATE: Final[i64] = 2

NONE: Final[i64] = -(1 << 60)  # a number that an event does not have


def only(seat: int) -> int:
    """The audience that is this one seat."""
    return 1 << seat


@mypyc_attr(acyclic=True)
class Event(Value):
    """Something that happened, who hears of it, and who may see which of its numbers."""

    def __init__(
        self, kind: str, args: list[int], who: Optional[list[int]], to: i64, reveals: bool, fades: i64 = 0
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


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class State:
    """What lies on the table, and what is still to be done."""

    def __init__(self, seats: i64, like: Optional[State] = None) -> None:
        self.seats: Final = seats
        self.lane: i64 = -1  # the lane that runs now
        self.events: Optional[list[Event]] = None  # None: nobody listens
        if like is None:
            self.todo: list[Step] = []  # the next step is the last
            self.lanes = NO_LANES  # one stack a seat while players choose at the same time
            self.sealed = False
        else:  # a copy: steps are shared, for they never change
            self.todo = like.todo[:]
            self.lanes = [lane[:] for lane in like.lanes] if like.lanes else NO_LANES
            self.sealed = like.sealed

    def copy(self) -> State:
        """An independent state; pass it on as the one that the twin is like."""
        raise NotImplementedError

    def __copy__(self) -> State:
        return self.copy()

    def __deepcopy__(self, memo: object) -> State:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return reduced(self)

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and on_table(self) == on_table(other)

    def __repr__(self) -> str:
        tops = [lane[-1] for lane in self.lanes if lane] or self.todo[-1:]
        return f"<{type(self).__name__}, {self.seats} seats: {', '.join([repr(top) for top in tops]) or 'over'}>"

    def then(self, step: Step) -> None:
        """Do this next."""
        if self.lane < 0:
            self.todo.append(step)
        else:
            self.lanes[self.lane].append(step)

    def plan(self, steps: list[Step]) -> None:
        """Do these next, in this order."""
        stack = self.todo if self.lane < 0 else self.lanes[self.lane]
        i = i64(len(steps)) - 1
        while i >= 0:
            stack.append(steps[i])
            i -= 1

    def together(self, firsts: list[Optional[Step]], sealed: bool = False) -> None:
        """Give each seat a stack of its own (None: nothing to do); the main stack waits for all of them."""
        assert not self.lanes, "groups do not nest"
        assert len(firsts) == self.seats, "a group has one entry for each seat"
        self.lanes = [[] if first is None else [first] for first in firsts]
        self.sealed = sealed

    def drop_to(self, kind: type[Step]) -> None:
        """End at once: forget all that was planned before the next step of this kind."""
        while self.todo and type(self.todo[-1]) is not kind:
            self.todo.pop()
        assert self.todo, "the step to drop to is planned"

    def say(
        self, kind: str, a: i64 = NONE, b: i64 = NONE, c: i64 = NONE, d: i64 = NONE, e: i64 = NONE, f: i64 = NONE
    ) -> None:
        """Report an event that all may see, if anybody listens."""
        if self.events is not None:
            self.events.append(Event(kind, those(a, b, c, d, e, f), None, EVERYONE, False))

    def reveal(
        self, kind: str, a: i64 = NONE, b: i64 = NONE, c: i64 = NONE, d: i64 = NONE, e: i64 = NONE, f: i64 = NONE
    ) -> None:
        """Report an event by which all learn something that was hidden."""
        if self.events is not None:
            self.events.append(Event(kind, those(a, b, c, d, e, f), None, EVERYONE, True))

    def tell(
        self,
        kind: str,
        args: list[int],
        who: Optional[list[int]] = None,
        to: int = EVERYONE,
        reveals: bool = False,
        fades: int = 0,
    ) -> None:
        """Report an event of which not all may see everything, or with a row of numbers, if anybody listens."""
        if self.events is not None:
            self.events.append(Event(kind, args, who, to, reveals, fades))


def on_table(state: Any) -> dict[str, Any]:
    """All that a state holds, but for what is being done and told at this moment."""
    return {name: part for name, part in parts_of(state).items() if name not in ("lane", "events")}


def those(a: i64, b: i64, c: i64, d: i64, e: i64, f: i64) -> list[int]:
    """The numbers that an event has."""
    return [number for number in (a, b, c, d, e, f) if number != NONE]


NO_LANES: Final[list[list[Step]]] = []  # never changed, only replaced

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Step(Value):
    """Something still to be done; runs by itself. Holds places and public numbers only, and never changes."""

    def asks(self) -> i64:
        """Whom it asks: nobody, a seat or fate."""
        return NOBODY

    def run(self, state: Any, answer: i64) -> None:
        """Do it; plan at most once, last."""
        raise NotImplementedError

    def fault(self, state: Any) -> Optional[Word]:
        """What of the table it does not fit, in a position that somebody has written; nothing if it fits."""
        return None

    def options(self, state: Any) -> vec[i64]:
        """The answers that a seat may give now: sorted, without doubles, never empty, none a dead end."""
        raise NotImplementedError

    def weights(self, state: Any) -> vec[i64]:
        """How likely each outcome of fate is, in whole numbers; at least one is positive."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Ask(Step):
    """A question to one seat; it has options."""

    answers: ClassVar[int] = 0  # how many answers it can ever have
    public: ClassVar[bool] = False  # its options follow from public facts: a driver may give a forced answer
    free: ClassVar[Optional[type[Any]]] = None  # the free action whose answers follow after its own

    def __init__(self, seat: i64) -> None:
        self.seat: Final = seat

    def asks(self) -> i64:
        return A_SEAT

    def opens(self) -> bool:
        """Whether a turn of its seat begins with it; another question of a turn that has begun does not."""
        return False

    def whole(self) -> Ask:
        """The question that this one narrows; others see a half-made choice as not yet begun."""
        return self

    def so_far(self, state: Any) -> list[int]:
        """The answers that lead here from the whole question; none where a choice begins."""
        return []

    def unbegun(self, stack: list[Step]) -> list[Step]:
        """The stack with this question on top as it was before the choice was begun."""
        return [*stack[:-1], self.whole()]


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Chance(Step):
    """A question to chance; it has weights, and its outcome is its answer."""

    def asks(self) -> i64:
        return FATE
