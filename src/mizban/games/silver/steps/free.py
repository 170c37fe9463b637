"""Free actions: possible at any moment of one's turn, before the answer to whatever is asked."""

from __future__ import annotations

from typing import Any, ClassVar, Final, Optional

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from mizban.core.state import Ask, Step
from mizban.games.silver.cards import MOVED, USED, guarding, is_bodyguard, seen_by
from mizban.games.silver.data import SLOTS
from mizban.games.silver.rules import free_answers, guard_targets, has_slot, idle_empath, put, rest_guards
from mizban.games.silver.state import NOTHING, Silver
from mizban.games.silver.steps.telling import tell_looked

LIFT: Final[i64] = SLOTS  # the answer by which a Bodyguard is lifted off


class Free(Ask):
    """An Empath looks at a place (0 to 51), a Bodyguard moves (52 to 103), the amulet is placed (104 to 155)."""

    answers: ClassVar[int] = 3 * SLOTS

    def fits(self, state: Silver) -> bool:
        return False  # it only numbers the free actions


@mypyc_attr(acyclic=True)
class Question(Ask):
    """A question of a turn: its own answers, and free actions before it."""

    public: ClassVar[bool] = True
    free: ClassVar[Optional[type[Any]]] = Free

    def options(self, state: Silver) -> vec[i64]:
        options = self.own_options(state)
        size = self.size()
        for answer in free_answers(state, self.seat, self.amulet_allowed()):
            options = append(options, size + answer)
        return options

    def run(self, state: Silver, answer: i64) -> None:
        free = answer - self.size()
        if free >= 2 * SLOTS:
            state.plan([PlaceAmulet(self.seat, free - 2 * SLOTS), self.again()])
        elif free >= SLOTS:
            state.plan([MoveGuard(self.seat, free - SLOTS), self])  # half made: nobody else may notice it yet
        elif free >= 0:
            state.plan([EmpathLook(self.seat, free), self.again()])
        else:
            if not self.is_half(answer):
                rest_guards(state, self.seat)
            self.choose(state, answer)

    def size(self) -> i64:
        """How many answers of its own it can ever have."""
        raise NotImplementedError

    def own_options(self, state: Silver) -> vec[i64]:
        """The options without free actions."""
        raise NotImplementedError

    def choose(self, state: Silver, answer: i64) -> None:
        """Do what one of its own answers says."""
        raise NotImplementedError

    def is_half(self, answer: i64) -> bool:
        """Whether an answer only begins a choice; nobody else may notice it yet."""
        return False

    def again(self) -> Step:
        """What comes after a free action: the same question."""
        return self

    def amulet_allowed(self) -> bool:
        """The amulet may not be placed while an exchange is owed."""
        return True


class EmpathLook(Step):
    """An Empath shows its owner one of the owner's face-down cards."""

    def __init__(self, seat: i64, slot: i64) -> None:
        self.seat: Final = seat
        self.slot: Final = slot

    def run(self, state: Silver, answer: i64) -> None:
        rest_guards(state, self.seat)
        empath = idle_empath(state, self.seat)
        put(state, self.seat, empath, state.villages[self.seat][empath] | USED)
        look(state, self.seat, self.seat, self.slot)

    def fits(self, state: Silver) -> bool:
        return has_slot(state, self.seat, self.slot)


def look(state: Silver, seat: i64, owner: i64, slot: i64) -> None:
    """A seat secretly sees a card; the others see at which place it looks."""
    card = seen_by(state.villages[owner][slot], seat)
    put(state, owner, slot, card)
    tell_looked(state, seat, owner, slot, card)


class MoveGuard(Ask):
    """Which card does the Bodyguard guard now? He may also be lifted off."""

    answers: ClassVar[int] = SLOTS + 1
    public: ClassVar[bool] = True

    def __init__(self, seat: i64, slot: i64) -> None:
        super().__init__(seat)
        self.slot: Final = slot

    def options(self, state: Silver) -> vec[i64]:
        return guard_targets(state, self.seat, self.slot)

    def run(self, state: Silver, answer: i64) -> None:
        card = state.villages[self.seat][self.slot] | MOVED
        put(state, self.seat, self.slot, guarding(card, NOTHING if answer == LIFT else answer))
        if answer == LIFT:
            state.say("guard_lifted", self.seat, self.slot)
        else:
            state.say("guarded", self.seat, self.slot, answer)
        interrupted = question_at(state.todo, -1)
        state.todo.pop()
        state.then(interrupted.again())

    def so_far(self, state: Silver) -> list[int]:
        return [question_at(state.todo, -2).size() + SLOTS + self.slot]

    def unbegun(self, stack: list[Step]) -> list[Step]:
        return stack[:-1]

    def fits(self, state: Silver) -> bool:
        below = state.todo[-2] if len(state.todo) > 1 and state.todo[-1] is self else None
        if not isinstance(below, Question) or below.seat != self.seat or not has_slot(state, self.seat, self.slot):
            return False
        return is_bodyguard(state.villages[self.seat][self.slot])


def question_at(stack: list[Step], i: int) -> Question:
    """The question that a free action interrupts."""
    found = stack[i]
    assert isinstance(found, Question), "free actions interrupt questions only"
    return found


class PlaceAmulet(Step):
    """The amulet is laid on a card, for this round and for good."""

    def __init__(self, seat: i64, slot: i64) -> None:
        self.seat: Final = seat
        self.slot: Final = slot

    def run(self, state: Silver, answer: i64) -> None:
        rest_guards(state, self.seat)
        state.amulet = self.slot
        state.say("amulet_placed", self.seat, self.slot)

    def fits(self, state: Silver) -> bool:
        return has_slot(state, self.seat, self.slot)
