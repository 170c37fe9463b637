"""Exchanging a new card with one or more of one's own."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from mizban.core.state import EVERYONE, Ask, Chance, Step, only
from mizban.games.silver.cards import ALL, NUMBER, SEEN, UP, face_down, public, who_saw
from mizban.games.silver.data import (
    DOPPELGANGER,
    EXTRA_FROM,
    FROM_DECK,
    FROM_DISPLAY,
    FROM_WITCH,
    SLOTS,
)
from mizban.games.silver.rules import (
    add_card,
    close_up,
    end_links,
    has_slot,
    is_match,
    open_to,
    own_free,
    rest_guards,
    slots_in,
)
from mizban.games.silver.state import NOTHING, Silver
from mizban.games.silver.steps.ending import CheckVillagers, memory
from mizban.games.silver.steps.free import Question

DISCARD_IT: Final = 0
ENOUGH: Final = SLOTS
OWN: Final = 4 * SLOTS

# By number: what the power of a discarded card asks first, nothing when it has no legal target; powers.py fills it in.
DISCARDED: Final[dict[int, Callable[[Silver, int], list[Step]]]] = {}


# The deck


class DrawCard(Chance):
    """The top card of the deck gets a place of its own; nobody has seen it yet."""

    def weights(self, state: Silver) -> vec[i64]:
        return vec[i64](state.left[:])

    def run(self, state: Silver, answer: i64) -> None:
        state.left[answer] -= 1
        state.top.append(answer)


def drawing(state: Silver) -> list[Step]:
    """What must come before the top card can be taken."""
    return [] if state.top else [DrawCard()]


def take_top(state: Silver) -> int:
    """Take the top card off the deck."""
    state.deck -= 1
    return state.top.pop()


# The new card in hand


class Hold(Question):
    """Discard the new card and use its power, or exchange it with your own, beginning with this one?"""

    answers: ClassVar[int] = 1 + SLOTS

    def __init__(self, seat: i64, source: i64) -> None:
        super().__init__(seat)
        self.source: Final = source

    def size(self) -> int:
        return 1 + SLOTS

    def own_options(self, state: Silver) -> vec[i64]:
        options = [DISCARD_IT] if self.source in (FROM_DECK, FROM_DISPLAY) else []
        for slot in own_free(state, self.seat):
            options.append(1 + slot)
        return vec[i64](options)

    def choose(self, state: Silver, answer: i64) -> None:
        if answer == DISCARD_IT:
            state.plan([Discard(self.seat)])
        else:
            state.plan([Exchange(self.seat, self.source, 1 << (answer - 1))])

    def is_half(self, answer: int) -> bool:
        return answer != DISCARD_IT

    def fits(self, state: Silver) -> bool:
        return len(state.hand) == 1

    def amulet_allowed(self) -> bool:
        return self.source in (FROM_DECK, FROM_DISPLAY)


class Discard(Step):
    """The new card goes on the discard pile; if it has a power when discarded, that may be used."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final = seat

    def run(self, state: Silver, answer: i64) -> None:
        number = state.hand.pop() & NUMBER
        state.discard.append(number)
        state.tell("discarded", [self.seat, number], reveals=True, fades=memory(state, 2))
        if number in DISCARDED:
            state.plan(DISCARDED[number](state, self.seat))

    def fits(self, state: Silver) -> bool:
        return len(state.hand) == 1


# Choosing cards


class Exchange(Ask):
    """Which further card, to the right of those chosen, or enough?"""

    answers: ClassVar[int] = SLOTS + 1
    public: ClassVar[bool] = True

    def __init__(self, seat: i64, source: i64, picked: i64) -> None:
        super().__init__(seat)
        self.source: Final = source
        self.picked: Final = picked  # a bit for each place

    def options(self, state: Silver) -> vec[i64]:
        options = [slot for slot in own_free(state, self.seat) if 1 << slot > self.picked]
        options.append(ENOUGH)
        return vec[i64](options)

    def run(self, state: Silver, answer: i64) -> None:
        if answer != ENOUGH:
            state.plan([Exchange(self.seat, self.source, self.picked | 1 << answer)])
            return
        rest_guards(state, self.seat)
        slots = slots_in(self.picked)
        if len(slots) == 1:
            succeed(state, self.seat, self.source, slots, slots[0])
        else:
            slide(state, self.seat, self.source, self.picked, slots)

    def whole(self) -> Ask:
        return Bewitch(self.seat) if self.source == FROM_WITCH else Hold(self.seat, self.source)

    def so_far(self, state: Silver) -> list[int]:
        first, *more = slots_in(self.picked)
        return [(OWN if self.source == FROM_WITCH else 1) + first, *more]

    def fits(self, state: Silver) -> bool:
        return may_exchange(state, self.seat, self.picked)


def may_exchange(state: Silver, seat: int, picked: int) -> bool:
    """Whether there is a card in hand, and all the places chosen for it may be exchanged."""
    return len(state.hand) == 1 and set(slots_in(picked)) <= set(own_free(state, seat))


def slide(state: Silver, seat: int, source: int, picked: int, slots: list[int]) -> None:
    """Several cards are slid forward and shown to all."""
    village = state.villages[seat]
    for slot in slots:
        village[slot] |= ALL * SEEN
        state.tell("slid", [seat, slot, village[slot] & NUMBER], reveals=True, fades=memory(state, 4))
    if is_match([village[slot] & NUMBER for slot in slots]):
        state.plan([PlaceAt(seat, source, picked)])
    else:
        fail(state, seat, source, slots)


class PlaceAt(Ask):
    """The cards match: into which of the places does the new card go?"""

    answers: ClassVar[int] = SLOTS
    public: ClassVar[bool] = True

    def __init__(self, seat: i64, source: i64, picked: i64) -> None:
        super().__init__(seat)
        self.source: Final = source
        self.picked: Final = picked

    def options(self, state: Silver) -> vec[i64]:
        return vec[i64](slots_in(self.picked))

    def run(self, state: Silver, answer: i64) -> None:
        succeed(state, self.seat, self.source, slots_in(self.picked), answer)

    def fits(self, state: Silver) -> bool:
        return may_exchange(state, self.seat, self.picked)


def succeed(state: Silver, seat: int, source: int, slots: list[int], place: int) -> None:
    """The old cards are discarded, Doppelgangers lowest; the new one takes a place, the others close up."""
    village = state.villages[seat]
    numbers = [village[slot] & NUMBER for slot in slots]
    for slot in slots:
        end_links(state, seat, slot)
    for number in doppelgangers_first(numbers):
        state.discard.append(number)
        state.tell("exchanged", [seat, number], reveals=True, fades=memory(state, 2))
    village[place] = new_card(state, source)
    kept = [slot for slot in range(len(village)) if slot == place or slot not in slots]
    close_up(state, seat, kept)
    tell_placed(state, seat, seat, kept.index(place))
    state.plan([CheckVillagers()])


def doppelgangers_first(numbers: list[int]) -> list[int]:
    lowest = [number for number in numbers if number == DOPPELGANGER]
    return lowest + [number for number in numbers if number != DOPPELGANGER]


def new_card(state: Silver, source: int) -> int:
    """The card in hand as it enters a village: face-down from the deck, else face-up."""
    card = state.hand.pop()
    return face_down(card & NUMBER, who_saw(card)) if source in (FROM_DECK, FROM_WITCH) else public(card & NUMBER)


def tell_placed(state: Silver, seat: int, owner: int, slot: int) -> None:
    """All see where the new card goes; its face only if it is face-up."""
    card = state.villages[owner][slot]
    face = EVERYONE if card & UP else only(seat)
    who = [EVERYONE, EVERYONE, EVERYONE, face]
    state.tell("placed", [seat, owner, slot, card & NUMBER], who, fades=memory(state, 8))


def fail(state: Silver, seat: int, source: int, slots: list[int]) -> None:
    """The cards do not match: back they go, face-down; the new card joins them, and after three an extra one."""
    village = state.villages[seat]
    for slot in slots:
        village[slot] = face_down(village[slot] & NUMBER, ALL)
        state.guards[seat][slot] = NOTHING
    state.tell("failed", [seat, len(slots)])
    add_card(state, seat, new_card(state, source))
    tell_placed(state, seat, seat, len(village) - 1)
    extra: list[Step] = []
    if len(slots) >= EXTRA_FROM and state.deck:
        extra = [*drawing(state), ExtraCard(seat)]
    state.plan([*extra, CheckVillagers()])


class ExtraCard(Step):
    """The top card of the deck joins a village, face-down and looked at by nobody."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final = seat

    def run(self, state: Silver, answer: i64) -> None:
        add_card(state, self.seat, take_top(state))
        state.tell("extra", [self.seat])


# The Witch's card


class Bewitch(Question):
    """The Witch's card: onto an opponent's card (seat times 52 plus place), or with your own (208 plus place)?"""

    answers: ClassVar[int] = 5 * SLOTS

    def size(self) -> int:
        return 5 * SLOTS

    def own_options(self, state: Silver) -> vec[i64]:
        options = open_to(state, self.seat, False)
        for slot in own_free(state, self.seat):
            options.append(OWN + slot)
        return vec[i64](options)

    def choose(self, state: Silver, answer: i64) -> None:
        if answer >= OWN:
            state.plan([Exchange(self.seat, FROM_WITCH, 1 << (answer - OWN))])
        else:
            state.plan([Replace(self.seat, answer // SLOTS, answer % SLOTS)])

    def is_half(self, answer: int) -> bool:
        return answer >= OWN

    def fits(self, state: Silver) -> bool:
        return len(state.hand) == 1 or state.todo[-1] is not self  # the card is still to be drawn

    def amulet_allowed(self) -> bool:
        return False


class Replace(Step):
    """The Witch's card takes the place of an opponent's, face-down; the old one is discarded."""

    def __init__(self, seat: i64, other: i64, slot: i64) -> None:
        self.seat: Final = seat
        self.other: Final = other
        self.slot: Final = slot

    def run(self, state: Silver, answer: i64) -> None:
        number = state.villages[self.other][self.slot] & NUMBER
        end_links(state, self.other, self.slot)
        state.discard.append(number)
        state.tell("replaced", [self.seat, self.other, number], reveals=True, fades=memory(state, 4))
        state.villages[self.other][self.slot] = new_card(state, FROM_WITCH)
        tell_placed(state, self.seat, self.other, self.slot)

    def fits(self, state: Silver) -> bool:
        return len(state.hand) == 1 and has_slot(state, self.other, self.slot)
