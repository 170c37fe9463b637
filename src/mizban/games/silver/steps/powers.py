"""The powers of cards that are drawn and discarded at once, five to twelve. All of them may be declined."""

from __future__ import annotations

from typing import ClassVar, Final, Optional

from librt.vecs import append, extend, pop, vec
from mypy_extensions import i64, mypyc_attr

from mizban.core.packed import sort, span
from mizban.core.state import Ask, Step
from mizban.core.words import Word
from mizban.games.silver.cards import ALL, NUMBER, USED, face_down, is_up, public, seen_by, who_saw
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
from mizban.games.silver.rules import (
    can_exchange,
    end_links,
    has_slot,
    is_under_amulet,
    open_to,
    own_free,
    own_hidden,
    put,
)
from mizban.games.silver.state import NOTHING, Silver
from mizban.games.silver.steps.ending import end_if_villagers_meet
from mizban.games.silver.steps.exchange import DISCARDED, Bewitch, Hold, draw_for, no_top, not_open, take_top
from mizban.games.silver.steps.free import Question, look, not_hidden
from mizban.games.silver.steps.telling import show, tell_drawn

DECLINE: Final[i64] = 0
TARGETS: Final[i64] = 1 + 4 * SLOTS  # declining, or a seat times 52 plus a place plus one


def with_decline(targets: vec[i64]) -> vec[i64]:
    """Declining, and each target plus one."""
    options = append(vec[i64](capacity=1 + len(targets)), DECLINE)
    for target in targets:
        options = append(options, 1 + target)
    return options


def turn_up(state: Silver, owner: i64, slot: i64) -> None:
    """A card becomes face-up; nobody need guard a Bodyguard."""
    number = state.villages[owner][slot] & NUMBER
    if number == BODYGUARD:
        end_links(state, owner, slot)
    put(state, owner, slot, public(number))


class AtOpponent(Question):
    """A power over one face-down card of an opponent that nothing protects."""

    answers: ClassVar[int] = TARGETS

    def size(self) -> i64:
        return TARGETS

    def own_options(self, state: Silver) -> vec[i64]:
        return with_decline(open_to(state, self.seat, True))


# Turning cards up


class Expose(Question):
    """Exposer: which of your own face-down cards is turned up?"""

    answers: ClassVar[int] = 1 + SLOTS

    def size(self) -> i64:
        return 1 + SLOTS

    def own_options(self, state: Silver) -> vec[i64]:
        return with_decline(own_hidden(state, self.seat))

    def choose(self, state: Silver, answer: i64) -> None:
        if answer != DECLINE:
            expose(state, self.seat, self.seat, answer - 1)


class Reveal(AtOpponent):
    """Revealer: which face-down card of an opponent is turned up?"""

    def choose(self, state: Silver, answer: i64) -> None:
        if answer != DECLINE:
            expose(state, self.seat, (answer - 1) // SLOTS, (answer - 1) % SLOTS)


def expose(state: Silver, seat: i64, owner: i64, slot: i64) -> None:
    """A card is turned up for all to see."""
    turn_up(state, owner, slot)
    number = state.villages[owner][slot] & NUMBER
    show(state, "exposed", 8, seat, owner, slot, number)
    end_if_villagers_meet(state)


# Looking


class Behold(Question):
    """Beholder: which of your own face-down cards do you look at? Two at the most."""

    answers: ClassVar[int] = 1 + SLOTS

    def __init__(self, seat: i64, first: i64) -> None:
        super().__init__(seat)
        self.first: Final = first  # the place already looked at, or nothing

    def size(self) -> i64:
        return 1 + SLOTS

    def own_options(self, state: Silver) -> vec[i64]:
        hidden = own_hidden(state, self.seat)
        return with_decline(vec[i64]([slot for slot in hidden if slot != self.first]))

    def choose(self, state: Silver, answer: i64) -> None:
        if answer == DECLINE:
            return
        look(state, self.seat, self.seat, answer - 1)
        if self.first == NOTHING and len(own_hidden(state, self.seat)) > 1:
            state.then(Behold(self.seat, answer - 1))

    def fault(self, state: Silver) -> Optional[Word]:
        return None if self.first == NOTHING else not_seen(state, self.seat, self.first)


def not_seen(state: Silver, seat: i64, slot: i64) -> Optional[Word]:
    """What is wrong when a seat cannot just have looked at one of its cards."""
    if has_slot(state, seat, slot):
        card = state.villages[seat][slot]
        if not is_up(card) and who_saw(card) >> seat & 1:
            return None
    return Word("fault-not-seen", {"place": slot})


class Spy(AtOpponent):
    """Apprentice Seer: which face-down card of an opponent do you look at?"""

    def choose(self, state: Silver, answer: i64) -> None:
        if answer != DECLINE:
            look(state, self.seat, (answer - 1) // SLOTS, (answer - 1) % SLOTS)


class Foresee(Spy):
    """Seer: which face-down card, your own or an opponent's, do you look at?"""

    def own_options(self, state: Silver) -> vec[i64]:
        targets = extend(open_to(state, self.seat, True), own_places(state, self.seat))
        return with_decline(sort(targets))


def own_places(state: Silver, seat: i64) -> vec[i64]:
    """One's own face-down cards, as seat times 52 plus place."""
    return vec[i64]([seat * SLOTS + slot for slot in own_hidden(state, seat)])


# Exchanging


class Search(Question):
    """Master: which card of the discard pile, counted from the bottom, do you take?"""

    answers: ClassVar[int] = 1 + SLOTS

    def size(self) -> i64:
        return 1 + SLOTS

    def own_options(self, state: Silver) -> vec[i64]:
        below = len(state.discard) - 1 if can_exchange(state, self.seat) else i64(0)
        return with_decline(span(0, below))

    def choose(self, state: Silver, answer: i64) -> None:
        if answer != DECLINE:
            state.discard, number = pop(state.discard, answer - 1)
            state.hand = vec[i64]([face_down(number, ALL)])
            show(state, "searched", 2, self.seat, number)
            state.then(Hold(self.seat, FROM_MASTER))


class Conjure(Question):
    """Witch: do you look at the top card of the deck? It must then be exchanged."""

    answers: ClassVar[int] = 2

    def size(self) -> i64:
        return 2

    def own_options(self, state: Silver) -> vec[i64]:
        return vec[i64]([DECLINE, 1]) if can_use_witch(state, self.seat) else vec[i64]([DECLINE])

    def choose(self, state: Silver, answer: i64) -> None:
        if answer != DECLINE:
            state.then(Bewitch(self.seat))  # after the draw
            draw_for(state, IntoHand(self.seat))


@mypyc_attr(acyclic=True, free_list_len=1)
class IntoHand(Step):
    """The player takes the top card of the deck and sees it."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final = seat

    def run(self, state: Silver, answer: i64) -> None:
        card = seen_by(take_top(state), self.seat)
        state.hand = append(state.hand, card)
        tell_drawn(state, self.seat, card)

    def fault(self, state: Silver) -> Optional[Word]:
        return no_top(state, self)


# Robbing


class Rob(Question):
    """Robber: which card of an opponent do you take?"""

    answers: ClassVar[int] = TARGETS

    def size(self) -> i64:
        return TARGETS

    def own_options(self, state: Silver) -> vec[i64]:
        return with_decline(open_to(state, self.seat, False) if can_exchange(state, self.seat) else vec[i64]())

    def choose(self, state: Silver, answer: i64) -> None:
        if answer != DECLINE:
            state.then(Give(self.seat, (answer - 1) // SLOTS, (answer - 1) % SLOTS))


class Give(Ask):
    """Which of your own cards do you give for it?"""

    answers: ClassVar[int] = SLOTS
    public: ClassVar[bool] = True

    def __init__(self, seat: i64, other: i64, slot: i64) -> None:
        super().__init__(seat)
        self.other: Final = other
        self.slot: Final = slot

    def options(self, state: Silver) -> vec[i64]:
        return own_free(state, self.seat)

    def run(self, state: Silver, answer: i64) -> None:
        end_links(state, self.seat, answer)
        end_links(state, self.other, self.slot)
        given = state.villages[self.seat][answer] & ~USED
        taken = state.villages[self.other][self.slot]
        put(state, self.seat, answer, taken)
        put(state, self.other, self.slot, given)
        state.say("robbed", self.seat, answer, self.other, self.slot)
        if not is_up(taken):
            state.then(Inspect(self.seat, answer))

    def whole(self) -> Rob:
        return Rob(self.seat)

    def so_far(self, state: Silver) -> list[int]:
        return [1 + self.other * SLOTS + self.slot]

    def fault(self, state: Silver) -> Optional[Word]:
        return not_open(state, self.seat, self.other, self.slot)


class Inspect(Question):
    """Do you look at the card you took?"""

    answers: ClassVar[int] = 2

    def __init__(self, seat: i64, slot: i64) -> None:
        super().__init__(seat)
        self.slot: Final = slot

    def size(self) -> i64:
        return 2

    def own_options(self, state: Silver) -> vec[i64]:
        return vec[i64]([DECLINE]) if is_under_amulet(state, self.seat, self.slot) else vec[i64]([DECLINE, 1])

    def choose(self, state: Silver, answer: i64) -> None:
        if answer != DECLINE:
            look(state, self.seat, self.seat, self.slot)

    def fault(self, state: Silver) -> Optional[Word]:
        village = state.villages[self.seat]
        hidden = has_slot(state, self.seat, self.slot) and not is_up(village[self.slot])
        return None if hidden else not_hidden(self.slot)


# How each power begins


def exposer(state: Silver, seat: i64) -> Optional[Step]:
    return Expose(seat) if has_hidden(state, seat) else None


def revealer(state: Silver, seat: i64) -> Optional[Step]:
    return Reveal(seat) if can_touch(state, seat, True) else None


def beholder(state: Silver, seat: i64) -> Optional[Step]:
    return Behold(seat, NOTHING) if has_hidden(state, seat) else None


def apprentice(state: Silver, seat: i64) -> Optional[Step]:
    return Spy(seat) if can_touch(state, seat, True) else None


def seer(state: Silver, seat: i64) -> Optional[Step]:
    return Foresee(seat) if can_touch(state, seat, True) or has_hidden(state, seat) else None


def master(state: Silver, seat: i64) -> Optional[Step]:
    return Search(seat) if len(state.discard) > 1 and can_exchange(state, seat) else None


def witch(state: Silver, seat: i64) -> Optional[Step]:
    return Conjure(seat) if state.deck and can_use_witch(state, seat) else None


def can_use_witch(state: Silver, seat: i64) -> bool:
    """Whether there is any card for which the Witch's could be exchanged."""
    return can_exchange(state, seat) or can_touch(state, seat, False)


def robber(state: Silver, seat: i64) -> Optional[Step]:
    return Rob(seat) if can_exchange(state, seat) and can_touch(state, seat, False) else None


def has_hidden(state: Silver, seat: i64) -> bool:
    return len(own_hidden(state, seat)) > 0


def can_touch(state: Silver, seat: i64, hidden: bool) -> bool:
    return len(open_to(state, seat, hidden)) > 0


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
