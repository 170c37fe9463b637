"""The powers of cards that are drawn and discarded at once, five to twelve. All of them may be declined."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from mizban.core.state import EVERYONE, Ask, Step, only
from mizban.games.silver.cards import ALL, MOVED, NUMBER, USED, face_down, is_up, public, seen_by
from mizban.games.silver.data import (
    APPRENTICE,
    BEHOLDER,
    BODYGUARD,
    EXPOSER,
    FROM_MASTER,
    MASTER,
    REVEALER,
    ROBBER,
    SEER,
    SLOTS,
    WITCH,
)
from mizban.games.silver.rules import end_links, has_slot, is_under_amulet, open_to, own_free, own_hidden, rest_guards
from mizban.games.silver.state import NOTHING, Silver
from mizban.games.silver.steps.ending import end_if_villagers_meet, memory
from mizban.games.silver.steps.exchange import DISCARDED, Bewitch, Hold, drawing, take_top
from mizban.games.silver.steps.free import Question, look

DECLINE: Final = 0
TARGETS: Final = 1 + 4 * SLOTS  # declining, or a seat times 52 plus a place plus one


def with_decline(targets: list[int]) -> list[int]:
    """Declining, and each target plus one."""
    return [DECLINE, *[1 + target for target in targets]]


def turn_up(state: Silver, owner: int, slot: int) -> None:
    """A card becomes face-up; nobody need guard a Bodyguard."""
    number = state.villages[owner][slot] & NUMBER
    state.villages[owner][slot] = public(number)
    if number == BODYGUARD:
        guards = state.guards[owner]
        for other in range(len(guards)):
            if guards[other] == slot:
                guards[other] = NOTHING


class AtOpponent(Question):
    """A power over one face-down card of an opponent that nothing protects."""

    answers: ClassVar[int] = TARGETS

    def size(self) -> int:
        return TARGETS

    def own_options(self, state: Silver) -> vec[i64]:
        return vec[i64](with_decline(open_to(state, self.seat, True)))


# Turning cards up


class Expose(Question):
    """Exposer: which of your own face-down cards is turned up?"""

    answers: ClassVar[int] = 1 + SLOTS

    def size(self) -> int:
        return 1 + SLOTS

    def own_options(self, state: Silver) -> vec[i64]:
        return vec[i64](with_decline(own_hidden(state, self.seat)))

    def choose(self, state: Silver, answer: i64) -> None:
        if answer != DECLINE:
            expose(state, self.seat, self.seat, answer - 1)


class Reveal(AtOpponent):
    """Revealer: which face-down card of an opponent is turned up?"""

    def choose(self, state: Silver, answer: i64) -> None:
        if answer != DECLINE:
            expose(state, self.seat, (answer - 1) // SLOTS, (answer - 1) % SLOTS)


def expose(state: Silver, seat: int, owner: int, slot: int) -> None:
    """A card is turned up for all to see."""
    turn_up(state, owner, slot)
    number = state.villages[owner][slot] & NUMBER
    state.tell("exposed", [seat, owner, slot, number], reveals=True, fades=memory(state, 8))
    end_if_villagers_meet(state)


# Looking


class Behold(Question):
    """Beholder: which of your own face-down cards do you look at? Two at the most."""

    answers: ClassVar[int] = 1 + SLOTS

    def __init__(self, seat: i64, first: i64) -> None:
        super().__init__(seat)
        self.first: Final = first  # the place already looked at, or nothing

    def size(self) -> int:
        return 1 + SLOTS

    def own_options(self, state: Silver) -> vec[i64]:
        return vec[i64](with_decline([slot for slot in own_hidden(state, self.seat) if slot != self.first]))

    def choose(self, state: Silver, answer: i64) -> None:
        if answer == DECLINE:
            return
        look(state, self.seat, self.seat, answer - 1)
        if self.first == NOTHING and len(own_hidden(state, self.seat)) > 1:
            state.plan([Behold(self.seat, answer - 1)])


class Spy(AtOpponent):
    """Apprentice Seer: which face-down card of an opponent do you look at?"""

    def choose(self, state: Silver, answer: i64) -> None:
        if answer != DECLINE:
            look(state, self.seat, (answer - 1) // SLOTS, (answer - 1) % SLOTS)


class Foresee(Spy):
    """Seer: which face-down card, your own or an opponent's, do you look at?"""

    def own_options(self, state: Silver) -> vec[i64]:
        return vec[i64](with_decline(sorted(open_to(state, self.seat, True) + own_places(state, self.seat))))


def own_places(state: Silver, seat: int) -> list[int]:
    """One's own face-down cards, as seat times 52 plus place."""
    return [seat * SLOTS + slot for slot in own_hidden(state, seat)]


# Exchanging


class Search(Question):
    """Master: which card of the discard pile, counted from the bottom, do you take?"""

    answers: ClassVar[int] = 1 + SLOTS

    def size(self) -> int:
        return 1 + SLOTS

    def own_options(self, state: Silver) -> vec[i64]:
        return vec[i64](with_decline(list(range(len(state.discard) - 1)) if own_free(state, self.seat) else []))

    def choose(self, state: Silver, answer: i64) -> None:
        if answer != DECLINE:
            number = state.discard.pop(answer - 1)
            state.hand = [face_down(number, ALL)]
            state.tell("searched", [self.seat, number], reveals=True, fades=memory(state, 2))
            state.plan([Hold(self.seat, FROM_MASTER)])


class Conjure(Question):
    """Witch: do you look at the top card of the deck? It must then be exchanged."""

    answers: ClassVar[int] = 2

    def size(self) -> int:
        return 2

    def own_options(self, state: Silver) -> vec[i64]:
        can_exchange = own_free(state, self.seat) or open_to(state, self.seat, False)
        return vec[i64]([DECLINE, 1] if can_exchange else [DECLINE])

    def choose(self, state: Silver, answer: i64) -> None:
        if answer != DECLINE:
            state.plan([*drawing(state), IntoHand(self.seat), Bewitch(self.seat)])


class IntoHand(Step):
    """The player takes the top card of the deck and sees it."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final = seat

    def run(self, state: Silver, answer: i64) -> None:
        card = seen_by(take_top(state), self.seat)
        state.hand.append(card)
        state.tell(
            "drew", [self.seat, card & NUMBER], [EVERYONE, only(self.seat)], reveals=True, fades=memory(state, 2)
        )


# Robbing


class Rob(Question):
    """Robber: which card of an opponent do you take?"""

    answers: ClassVar[int] = TARGETS

    def size(self) -> int:
        return TARGETS

    def own_options(self, state: Silver) -> vec[i64]:
        return vec[i64](with_decline(open_to(state, self.seat, False) if own_free(state, self.seat) else []))

    def choose(self, state: Silver, answer: i64) -> None:
        if answer != DECLINE:
            state.plan([Give(self.seat, (answer - 1) // SLOTS, (answer - 1) % SLOTS)])

    def is_half(self, answer: int) -> bool:
        return answer != DECLINE


class Give(Ask):
    """Which of your own cards do you give for it?"""

    answers: ClassVar[int] = SLOTS
    public: ClassVar[bool] = True

    def __init__(self, seat: i64, other: i64, slot: i64) -> None:
        super().__init__(seat)
        self.other: Final = other
        self.slot: Final = slot

    def options(self, state: Silver) -> vec[i64]:
        return vec[i64](own_free(state, self.seat))

    def run(self, state: Silver, answer: i64) -> None:
        rest_guards(state, self.seat)
        end_links(state, self.seat, answer)
        end_links(state, self.other, self.slot)
        mine, theirs = state.villages[self.seat], state.villages[self.other]
        mine[answer], theirs[self.slot] = theirs[self.slot], mine[answer] & ~(USED | MOVED)
        state.tell("robbed", [self.seat, answer, self.other, self.slot])
        if not is_up(mine[answer]):
            state.plan([Inspect(self.seat, answer)])

    def whole(self) -> Rob:
        return Rob(self.seat)

    def so_far(self, state: Silver) -> list[int]:
        return [1 + self.other * SLOTS + self.slot]

    def fits(self, state: Silver) -> bool:
        return self.other * SLOTS + self.slot in open_to(state, self.seat, False)


class Inspect(Question):
    """Do you look at the card you took?"""

    answers: ClassVar[int] = 2

    def __init__(self, seat: i64, slot: i64) -> None:
        super().__init__(seat)
        self.slot: Final = slot

    def size(self) -> int:
        return 2

    def own_options(self, state: Silver) -> vec[i64]:
        return vec[i64]([DECLINE] if is_under_amulet(state, self.seat, self.slot) else [DECLINE, 1])

    def choose(self, state: Silver, answer: i64) -> None:
        if answer != DECLINE:
            look(state, self.seat, self.seat, self.slot)

    def fits(self, state: Silver) -> bool:
        return has_slot(state, self.seat, self.slot)


# How each power begins


def exposer(state: Silver, seat: int) -> list[Step]:
    return [Expose(seat)] if own_hidden(state, seat) else []


def revealer(state: Silver, seat: int) -> list[Step]:
    return [Reveal(seat)] if open_to(state, seat, True) else []


def beholder(state: Silver, seat: int) -> list[Step]:
    return [Behold(seat, NOTHING)] if own_hidden(state, seat) else []


def apprentice(state: Silver, seat: int) -> list[Step]:
    return [Spy(seat)] if open_to(state, seat, True) else []


def seer(state: Silver, seat: int) -> list[Step]:
    return [Foresee(seat)] if open_to(state, seat, True) or own_hidden(state, seat) else []


def master(state: Silver, seat: int) -> list[Step]:
    return [Search(seat)] if len(state.discard) > 1 and own_free(state, seat) else []


def witch(state: Silver, seat: int) -> list[Step]:
    return [Conjure(seat)] if state.deck and (own_free(state, seat) or open_to(state, seat, False)) else []


def robber(state: Silver, seat: int) -> list[Step]:
    return [Rob(seat)] if own_free(state, seat) and open_to(state, seat, False) else []


DISCARDED.update(
    {
        EXPOSER: exposer,
        REVEALER: revealer,
        BEHOLDER: beholder,
        APPRENTICE: apprentice,
        SEER: seer,
        MASTER: master,
        WITCH: witch,
        ROBBER: robber,
    }
)
