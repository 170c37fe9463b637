"""Free actions: possible at any moment of one's turn, before the answer to whatever is asked."""

from __future__ import annotations

from typing import Any, ClassVar, Final, Optional

from mizban.core.state import EVERYONE, Ask, Step, only
from mizban.games.silver.data import SLOTS
from mizban.games.silver.rules import free_answers, guard_targets, idle_empath, rest_guards, seen_by
from mizban.games.silver.state import MOVED, NOTHING, NUMBER, USED, Silver
from mizban.games.silver.steps.ending import memory

LIFT: Final = SLOTS  # the answer by which a Bodyguard is lifted off


class Free(Ask[Silver]):
    """An Empath looks at a place (0 to 51), a Bodyguard moves (52 to 103), the amulet is placed (104 to 155)."""

    answers: ClassVar[int] = 3 * SLOTS


def free_step(seat: int, answer: int) -> Step[Silver]:
    """The free action of that number."""
    if answer < SLOTS:
        return EmpathLook(seat, answer)
    if answer < 2 * SLOTS:
        return MoveGuard(seat, answer - SLOTS)
    return PlaceAmulet(seat, answer - 2 * SLOTS)


class Question(Ask[Silver]):
    """A question of a turn: its own answers, and free actions before it."""

    public: ClassVar[bool] = True
    free: ClassVar[Optional[type[Any]]] = Free

    def options(self, state: Silver) -> list[int]:
        options = self.own_options(state)
        size = self.size()
        for answer in free_answers(state, self.seat, self.amulet_allowed()):
            options.append(size + answer)
        return options

    def run(self, state: Silver, answer: int) -> None:
        if answer >= self.size():
            state.plan([free_step(self.seat, answer - self.size()), self.again()])
        else:
            if not self.is_half(answer):
                rest_guards(state, self.seat)
            self.choose(state, answer)

    def size(self) -> int:
        """How many answers of its own it can ever have."""
        raise NotImplementedError

    def own_options(self, state: Silver) -> list[int]:
        """The options without free actions."""
        raise NotImplementedError

    def choose(self, state: Silver, answer: int) -> None:
        """Do what one of its own answers says."""
        raise NotImplementedError

    def is_half(self, answer: int) -> bool:
        """Whether an answer only begins a choice; nobody else may notice it yet."""
        return False

    def again(self) -> Step[Silver]:
        """What comes after a free action: the same question."""
        return self

    def amulet_allowed(self) -> bool:
        """The amulet may not be placed while an exchange is owed."""
        return True


class EmpathLook(Step[Silver]):
    """An Empath shows its owner one of the owner's face-down cards."""

    def __init__(self, seat: int, slot: int) -> None:
        self.seat: Final = seat
        self.slot: Final = slot

    def run(self, state: Silver, answer: int) -> None:
        rest_guards(state, self.seat)
        state.villages[self.seat][idle_empath(state, self.seat)] |= USED
        look(state, self.seat, self.seat, self.slot)


def look(state: Silver, seat: int, owner: int, slot: int) -> None:
    """A seat secretly sees a card; the others see at which place it looks."""
    card = seen_by(state.villages[owner][slot], seat)
    state.villages[owner][slot] = card
    who = [EVERYONE, EVERYONE, EVERYONE, only(seat)]
    args = [seat, owner, slot, card & NUMBER]
    state.tell("looked", args, who, reveals=True, fades=memory(state, 8))


class MoveGuard(Ask[Silver]):
    """Which card does the Bodyguard guard now? He may also be lifted off."""

    answers: ClassVar[int] = SLOTS + 1
    public: ClassVar[bool] = True

    def __init__(self, seat: int, slot: int) -> None:
        super().__init__(seat)
        self.slot: Final = slot

    def options(self, state: Silver) -> list[int]:
        return guard_targets(state, self.seat, self.slot)

    def run(self, state: Silver, answer: int) -> None:
        state.villages[self.seat][self.slot] |= MOVED
        state.guards[self.seat][self.slot] = NOTHING if answer == LIFT else answer
        if answer == LIFT:
            state.tell("guard_lifted", [self.seat, self.slot])
        else:
            state.tell("guarded", [self.seat, self.slot, answer])


class PlaceAmulet(Step[Silver]):
    """The amulet is laid on a card, for this round and for good."""

    def __init__(self, seat: int, slot: int) -> None:
        self.seat: Final = seat
        self.slot: Final = slot

    def run(self, state: Silver, answer: int) -> None:
        rest_guards(state, self.seat)
        state.amulet = self.slot
        state.tell("amulet_placed", [self.seat, self.slot])
