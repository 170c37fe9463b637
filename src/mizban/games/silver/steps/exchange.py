"""Exchanging a new card with one or more of one's own."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final, Optional

from librt.vecs import append, pop, vec
from mypy_extensions import i64, mypyc_attr

from mizban.core.packed import bit, index_of, span
from mizban.core.state import Ask, Chance, Step
from mizban.core.words import Word
from mizban.games.silver.cards import ALL, NUMBER, SEEN, face_down, is_up, public, who_saw
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
    amulet_in,
    close_up,
    end_links,
    is_match,
    open_to,
    own_free,
    put,
    slots_in,
    take_undrawn,
    without_amulet,
)
from mizban.games.silver.state import Silver
from mizban.games.silver.steps.ending import CHECK_VILLAGERS
from mizban.games.silver.steps.free import Question
from mizban.games.silver.steps.telling import show, tell_placed

DISCARD_IT: Final[i64] = 0
ENOUGH: Final[i64] = SLOTS
OWN: Final[i64] = 4 * SLOTS

# By number: what the power of a discarded card asks first, nothing when it has no legal target; powers.py fills it in.
DISCARDED: Final[dict[int, Callable[[Silver, i64], Optional[Step]]]] = {}


# The deck


class DrawCard(Chance):
    """The top card of the deck gets a place of its own; nobody has seen it yet."""

    def weights(self, state: Silver) -> vec[i64]:
        return state.left

    def run(self, state: Silver, answer: i64) -> None:
        take_undrawn(state, answer)
        state.top = append(state.top, answer)

    def fault(self, state: Silver) -> Optional[Word]:
        if not state.deck:
            return Word("fault-empty-deck")
        return Word("fault-drawn-before") if len(state.top) > 0 else None


DRAW_CARD: Final = DrawCard()


def draw_for(state: Silver, step: Step) -> None:
    """Do what takes the top card of the deck; if nobody has drawn that card yet, it is drawn before."""
    state.then(step)
    if len(state.top) == 0:
        state.then(DRAW_CARD)


def take_top(state: Silver) -> i64:
    """Take the top card off the deck."""
    state.deck -= 1
    state.top, card = pop(state.top)
    return card


def no_top(state: Silver, step: Step) -> Optional[Word]:
    """What is wrong when a step takes the top card of the deck next, and nobody has drawn it."""
    return Word("fault-undrawn") if state.todo[-1] is step and len(state.top) == 0 else None


# The new card in hand


@mypyc_attr(acyclic=True, free_list_len=1)
class Hold(Question):
    """Discard the new card and use its power, or exchange it with your own, beginning with this one?"""

    answers: ClassVar[int] = 1 + SLOTS

    def __init__(self, seat: i64, source: i64) -> None:
        super().__init__(seat)
        self.source: Final = source

    def size(self) -> i64:
        return 1 + SLOTS

    def own_options(self, state: Silver) -> vec[i64]:
        options = span(DISCARD_IT if self.may_discard() else i64(1), 1 + len(state.villages[self.seat]))
        return without_amulet(state, self.seat, options, 1)

    def choose(self, state: Silver, answer: i64) -> None:
        if answer == DISCARD_IT:
            state.then(Discard(self.seat))
        else:
            state.then(Exchange(self.seat, self.source, bit(answer - 1)))

    def fault(self, state: Silver) -> Optional[Word]:
        return Word("fault-witch") if self.source == FROM_WITCH else None

    def amulet_allowed(self) -> bool:
        return self.may_discard()

    def may_discard(self) -> bool:
        """A card that was not drawn must be exchanged."""
        return self.source in (FROM_DECK, FROM_DISPLAY)


@mypyc_attr(acyclic=True, free_list_len=1)
class Discard(Step):
    """The new card goes on the discard pile; if it has a power when discarded, that may be used."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final = seat

    def run(self, state: Silver, answer: i64) -> None:
        number = take_hand(state) & NUMBER
        state.discard = append(state.discard, number)
        show(state, "discarded", 2, self.seat, number)
        if number in DISCARDED:
            power = DISCARDED[number](state, self.seat)
            if power is not None:
                state.then(power)


# Choosing cards


@mypyc_attr(acyclic=True, free_list_len=1)
class Exchange(Ask):
    """Which further card, to the right of those chosen, or enough?"""

    answers: ClassVar[int] = SLOTS + 1
    public: ClassVar[bool] = True

    def __init__(self, seat: i64, source: i64, picked: i64) -> None:
        super().__init__(seat)
        self.source: Final = source
        self.picked: Final = picked  # a bit for each place

    def options(self, state: Silver) -> vec[i64]:
        size = len(state.villages[self.seat])
        amulet = amulet_in(state, self.seat)
        options = vec[i64](capacity=size)
        for slot in range(size):
            if not self.picked >> slot and slot != amulet:
                options = append(options, slot)
        return append(options, ENOUGH)

    def run(self, state: Silver, answer: i64) -> None:
        if answer != ENOUGH:
            state.then(Exchange(self.seat, self.source, self.picked | bit(answer)))
            return
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

    def fault(self, state: Silver) -> Optional[Word]:
        return not_free(state, self.seat, self.picked)


def not_free(state: Silver, seat: i64, picked: i64) -> Optional[Word]:
    """What is wrong when one of the places chosen has no card that may be exchanged."""
    for slot in slots_in(picked):
        if slot not in own_free(state, seat):
            return Word("fault-not-free", {"place": slot})
    return None


def slide(state: Silver, seat: i64, source: i64, picked: i64, slots: vec[i64]) -> None:
    """Several cards are slid forward and shown to all."""
    village = state.villages[seat][:]
    for slot in slots:
        village[slot] |= ALL * SEEN
        show(state, "slid", 4, seat, slot, village[slot] & NUMBER)
    state.villages[seat] = village
    if is_match(vec[i64]([village[slot] & NUMBER for slot in slots])):
        state.then(PlaceAt(seat, source, picked))
    else:
        fail(state, seat, source, slots)


@mypyc_attr(acyclic=True, free_list_len=1)
class PlaceAt(Ask):
    """The cards match: into which of the places does the new card go?"""

    answers: ClassVar[int] = SLOTS
    public: ClassVar[bool] = True

    def __init__(self, seat: i64, source: i64, picked: i64) -> None:
        super().__init__(seat)
        self.source: Final = source
        self.picked: Final = picked

    def options(self, state: Silver) -> vec[i64]:
        return slots_in(self.picked)

    def run(self, state: Silver, answer: i64) -> None:
        succeed(state, self.seat, self.source, slots_in(self.picked), answer)

    def fault(self, state: Silver) -> Optional[Word]:
        fault = not_free(state, self.seat, self.picked)
        return fault if fault is not None else not_slid(state, self.seat, slots_in(self.picked))


def not_slid(state: Silver, seat: i64, slots: vec[i64]) -> Optional[Word]:
    """What is wrong when cards were not slid forward before the eyes of all, or do not match."""
    cards = [state.villages[seat][slot] for slot in slots]
    if len(cards) < 2:
        return Word("fault-one-place")
    if any(who_saw(card) != ALL for card in cards):
        return Word("fault-not-slid")
    return None if is_match(vec[i64]([card & NUMBER for card in cards])) else Word("fault-no-match")


def succeed(state: Silver, seat: i64, source: i64, slots: vec[i64], place: i64) -> None:
    """The old cards are discarded, Doppelgangers lowest; the new one takes a place, the others close up."""
    village = state.villages[seat]
    for slot in slots:
        end_links(state, seat, slot)
    for slot in doppelgangers_first(village, slots):
        number = village[slot] & NUMBER
        state.discard = append(state.discard, number)
        show(state, "exchanged", 4, seat, slot, number)
    put(state, seat, place, new_card(state, lies_up(state, source, state.villages[seat][place])))
    if len(slots) > 1:
        kept = vec[i64]([slot for slot in range(len(state.villages[seat])) if slot == place or slot not in slots])
        close_up(state, seat, kept)
        place = index_of(kept, place)
    tell_placed(state, seat, seat, place)
    state.then(CHECK_VILLAGERS)


def doppelgangers_first(village: vec[i64], slots: vec[i64]) -> vec[i64]:
    """The places of a village, those of Doppelgangers before the others."""
    ordered = vec[i64](capacity=len(slots))
    for slot in slots:
        if village[slot] & NUMBER == DOPPELGANGER:
            ordered = append(ordered, slot)
    for slot in slots:
        if village[slot] & NUMBER != DOPPELGANGER:
            ordered = append(ordered, slot)
    return ordered


def take_hand(state: Silver) -> i64:
    """Take the card out of the hand."""
    state.hand, card = pop(state.hand)
    return card


def new_card(state: Silver, up: bool) -> i64:
    """The card in hand as it enters a village, face-up or face-down."""
    card = take_hand(state)
    return public(card & NUMBER) if up else face_down(card & NUMBER, who_saw(card))


def comes_up(source: i64) -> bool:
    """Whether a new card comes face-up: not from the deck."""
    return source not in (FROM_DECK, FROM_WITCH)


def lies_up(state: Silver, source: i64, old: i64) -> bool:
    """Whether a new card lies face-up in another's place: as its source says, or, by an option, as the other lay."""
    return is_up(old) if state.same_direction else comes_up(source)


def fail(state: Silver, seat: i64, source: i64, slots: vec[i64]) -> None:
    """The cards do not match: back they go, face-down; the new card joins them, and after three an extra one."""
    village = state.villages[seat][:]
    for slot in slots:
        village[slot] = face_down(village[slot] & NUMBER, ALL)
    state.villages[seat] = village
    state.say("failed", seat, len(slots))
    add_card(state, seat, new_card(state, comes_up(source)))
    tell_placed(state, seat, seat, len(village))
    state.then(CHECK_VILLAGERS)  # after the extra card
    if len(slots) >= EXTRA_FROM and state.deck:
        draw_for(state, ExtraCard(seat))


class ExtraCard(Step):
    """The top card of the deck joins a village, face-down and looked at by nobody."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final = seat

    def run(self, state: Silver, answer: i64) -> None:
        add_card(state, self.seat, take_top(state))
        state.say("extra", self.seat)

    def fault(self, state: Silver) -> Optional[Word]:
        return no_top(state, self)


# The Witch's card


class Bewitch(Question):
    """The Witch's card: onto an opponent's card (seat times 52 plus place), or with your own (208 plus place)?"""

    answers: ClassVar[int] = 5 * SLOTS

    def size(self) -> i64:
        return 5 * SLOTS

    def own_options(self, state: Silver) -> vec[i64]:
        options = open_to(state, self.seat, False)
        for slot in own_free(state, self.seat):
            options = append(options, OWN + slot)
        return options

    def choose(self, state: Silver, answer: i64) -> None:
        if answer >= OWN:
            state.then(Exchange(self.seat, FROM_WITCH, bit(answer - OWN)))
        else:
            state.then(Replace(self.seat, answer // SLOTS, answer % SLOTS))

    def amulet_allowed(self) -> bool:
        return False


class Replace(Step):
    """The Witch's card takes the place of an opponent's, which is discarded."""

    def __init__(self, seat: i64, other: i64, slot: i64) -> None:
        self.seat: Final = seat
        self.other: Final = other
        self.slot: Final = slot

    def run(self, state: Silver, answer: i64) -> None:
        old = state.villages[self.other][self.slot]
        end_links(state, self.other, self.slot)
        state.discard = append(state.discard, old & NUMBER)
        show(state, "replaced", 8, self.seat, self.other, self.slot, old & NUMBER)
        put(state, self.other, self.slot, new_card(state, lies_up(state, FROM_WITCH, old)))
        tell_placed(state, self.seat, self.other, self.slot)
        state.then(CHECK_VILLAGERS)

    def fault(self, state: Silver) -> Optional[Word]:
        return not_open(state, self.seat, self.other, self.slot)


def not_open(state: Silver, seat: i64, other: i64, slot: i64) -> Optional[Word]:
    """What is wrong when an opponent has no card in a place that a seat may touch."""
    touched = other * SLOTS + slot in open_to(state, seat, False)
    return None if touched else Word("fault-not-open", {"other": other, "place": slot})
