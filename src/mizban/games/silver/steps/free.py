"""Free actions: possible at any moment of one's turn, before the answer to whatever is asked."""

from __future__ import annotations

from typing import Any, ClassVar, Final, Optional

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from mizban.core.state import Ask, Step
from mizban.core.words import Word
from mizban.games.silver.cards import USED, guarding, is_bodyguard, seen_by
from mizban.games.silver.data import GUARD_MOVES, SLOTS
from mizban.games.silver.rules import (
    ALLOWED,
    amulet_fault,
    free_answers,
    guard_targets,
    has_slot,
    hidden_fault,
    idle_empath,
    put,
)
from mizban.games.silver.state import NOTHING, Silver
from mizban.games.silver.steps.telling import tell_looked

LIFT: Final[i64] = SLOTS  # the answer by which a Bodyguard is lifted off


class Free(Ask):
    """An Empath looks at a place (0 to 51), a Bodyguard moves (52 to 103), the amulet is placed (104 to 155)."""

    answers: ClassVar[int] = 3 * SLOTS

    def fault(self, state: Silver) -> Optional[Word]:
        return Word("fault-free")  # it only numbers the free actions


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
        empath = idle_empath(state, self.seat)
        put(state, self.seat, empath, state.villages[self.seat][empath] | USED)
        look(state, self.seat, self.seat, self.slot)

    def fault(self, state: Silver) -> Optional[Word]:
        if idle_empath(state, self.seat) == NOTHING:
            return Word("fault-no-empath")
        return None if hidden_fault(state, self.seat, self.slot) == ALLOWED else not_hidden(self.slot)


def not_hidden(slot: i64) -> Word:
    """What is wrong when there is no face-down card in a place that may be looked at."""
    return Word("fault-not-hidden", {"place": slot})


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
        card = state.villages[self.seat][self.slot]
        state.guard_moves += 1
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

    def fault(self, state: Silver) -> Optional[Word]:
        village = state.villages[self.seat]
        if not has_slot(state, self.seat, self.slot) or not is_bodyguard(village[self.slot]):
            return Word("fault-no-bodyguard", {"place": self.slot})
        return Word("fault-tired", {"most": GUARD_MOVES}) if state.guard_moves >= GUARD_MOVES else None


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
        state.amulet = self.slot
        state.say("amulet_placed", self.seat, self.slot)

    def fault(self, state: Silver) -> Optional[Word]:
        below = state.todo[-2]
        owed = isinstance(below, Question) and not below.amulet_allowed()
        if owed or amulet_fault(state, self.seat) != ALLOWED:
            return Word("fault-amulet-now")
        return None if has_slot(state, self.seat, self.slot) else Word("fault-no-card", {"place": self.slot})
