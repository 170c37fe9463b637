"""Questions about a state, and small changes of it, that several steps use."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, remove, vec
from mypy_extensions import i64

from mizban.core.packed import and_more, bit, index_of, span, with_number
from mizban.games.silver.cards import GUARDS, NUMBER, UP, USED, guarded_by, guarding, is_bodyguard, is_up
from mizban.games.silver.data import DOPPELGANGER, EMPATH, ENTRIES, GUARD_MOVES, SLOTS, SQUIRE, VILLAGER
from mizban.games.silver.state import NOBODY, NOTHING, Silver

ALLOWED: Final = ""  # no fault


# Cards


def has_slot(state: Silver, seat: i64, slot: i64) -> bool:
    return slot < len(state.villages[seat])


def put(state: Silver, seat: i64, slot: i64, card: i64) -> None:
    """A card in a place of a village is replaced, and the village with it, for copies of the state share it."""
    state.villages[seat] = with_number(state.villages[seat], slot, card)


def add_card(state: Silver, seat: i64, card: i64) -> None:
    """A card joins a village at its right end."""
    state.villages[seat] = and_more(state.villages[seat], card)


def take_undrawn(state: Silver, number: i64) -> None:
    """A card leaves those that nobody has drawn."""
    state.left = with_number(state.left, number, state.left[number] - 1)


def up_in(state: Silver, seat: i64, number: i64) -> i64:
    """How many cards of a number lie face-up in a village."""
    count: i64 = 0
    for card in state.villages[seat]:
        if card & (NUMBER | UP) == number | UP:
            count += 1
    return count


def up_everywhere(state: Silver, number: i64) -> i64:
    """How many cards of a number lie face-up in all villages."""
    count: i64 = 0
    for seat in range(state.seats):
        count += up_in(state, seat, number)
    return count


def squires(state: Silver) -> i64:
    return up_everywhere(state, SQUIRE)


def villagers_meet(state: Silver) -> bool:
    """Whether both Villagers are face-up in villages."""
    return up_everywhere(state, VILLAGER) == 2


# Protection


def guarded_in(village: vec[i64]) -> i64:
    """A bit for each place with a face-up Bodyguard, or a card that one guards."""
    places: i64 = 0
    for slot in range(len(village)):
        card = village[slot]
        if is_bodyguard(card):
            places |= bit(slot)
            if guarded_by(card) != NOTHING:
                places |= bit(guarded_by(card))
    return places


def is_guarded(state: Silver, seat: i64, slot: i64) -> bool:
    """A face-up Bodyguard, or a card that one guards."""
    return guarded_in(state.villages[seat]) >> slot & 1 != 0


def amulet_in(state: Silver, seat: i64) -> i64:
    """The place of the amulet in this village, or nothing."""
    return state.amulet if state.holder == seat else NOTHING


def is_under_amulet(state: Silver, seat: i64, slot: i64) -> bool:
    return slot == amulet_in(state, seat)


def can_exchange(state: Silver, seat: i64) -> bool:
    """Whether any of one's own cards may be exchanged or given away."""
    return len(state.villages[seat]) > (i64(0) if amulet_in(state, seat) == NOTHING else i64(1))


def own_free(state: Silver, seat: i64) -> vec[i64]:
    """The places of one's own cards that may be exchanged or given away."""
    return without_amulet(state, seat, span(0, len(state.villages[seat])), 0)


def without_amulet(state: Silver, seat: i64, options: vec[i64], first: i64) -> vec[i64]:
    """Options of which the card under the amulet is none; that for the first place of the village is given."""
    amulet = amulet_in(state, seat)
    return options if amulet == NOTHING else remove(options, first + amulet)


def own_hidden(state: Silver, seat: i64) -> vec[i64]:
    """The places of one's own face-down cards that may be looked at or turned."""
    village = state.villages[seat]
    amulet = amulet_in(state, seat)
    hidden = vec[i64](capacity=len(village))
    for slot in range(len(village)):
        if slot != amulet and not is_up(village[slot]):
            hidden = append(hidden, slot)
    return hidden


def open_to(state: Silver, seat: i64, hidden: bool) -> vec[i64]:
    """The opponents' cards that a seat may touch, as seat times 52 plus place; only face-down ones if so asked."""
    targets = vec[i64](capacity=16)
    for other in range(state.seats):
        if other != seat:
            village = state.villages[other]
            guarded = guarded_in(village)
            amulet = amulet_in(state, other)
            for slot in range(len(village)):
                touchable = slot != amulet and not guarded >> slot & 1
                if touchable and not (hidden and is_up(village[slot])):
                    targets = append(targets, other * SLOTS + slot)
    return targets


def own_fault(state: Silver, seat: i64, slot: i64) -> str:
    """Why one's own card cannot be exchanged or given away."""
    if not has_slot(state, seat, slot):
        return "no-card"
    return "amulet" if is_under_amulet(state, seat, slot) else ALLOWED


def hidden_fault(state: Silver, seat: i64, slot: i64) -> str:
    """Why one's own card cannot be looked at or turned."""
    fault = own_fault(state, seat, slot)
    return "face-up" if fault == ALLOWED and is_up(state.villages[seat][slot]) else fault


def target_fault(state: Silver, owner: i64, slot: i64, hidden: bool) -> str:
    """Why an opponent's card cannot be touched; only face-down ones can if so asked."""
    fault = own_fault(state, owner, slot)
    if fault != ALLOWED:
        return fault
    if is_guarded(state, owner, slot):
        return "guarded"
    return "face-up" if hidden and is_up(state.villages[owner][slot]) else ALLOWED


# Free actions


def idle_empath(state: Silver, seat: i64) -> i64:
    """The place of a face-up Empath that has not looked this turn, or nothing."""
    village = state.villages[seat]
    for slot in range(len(village)):
        if village[slot] & (NUMBER | UP | USED) == EMPATH | UP:
            return slot
    return NOTHING


def guard_targets(state: Silver, seat: i64, slot: i64) -> vec[i64]:
    """Where a Bodyguard may go; one who has a card to guard may also be lifted off."""
    village = state.villages[seat]
    now = guarded_by(village[slot])
    targets = vec[i64](capacity=len(village))
    for other in range(len(village)):
        if other != slot and other != now and not is_bodyguard(village[other]):
            targets = append(targets, other)
    return targets if now == NOTHING else append(targets, SLOTS)


def movable_guards(state: Silver, seat: i64) -> vec[i64]:
    """The places of one's face-up Bodyguards that may move now."""
    village = state.villages[seat]
    movable = vec[i64]()
    if state.guard_moves < GUARD_MOVES:
        for slot in range(len(village)):
            if is_bodyguard(village[slot]) and len(guard_targets(state, seat, slot)) > 0:
                movable = append(movable, slot)
    return movable


def may_place_amulet(state: Silver, seat: i64) -> bool:
    """Once a round, by a holder who won it by a call, or by any holder where the table plays so."""
    return state.holder == seat and state.amulet == NOTHING and (state.active or state.any_holder)


def guard_fault(state: Silver, seat: i64, slot: i64) -> str:
    """Why a card is no Bodyguard that may move now."""
    if not is_bodyguard(state.villages[seat][slot]):
        return "no-bodyguard"
    if state.guard_moves >= GUARD_MOVES:
        return "guards-tired"
    return ALLOWED if len(guard_targets(state, seat, slot)) > 0 else "nothing-to-guard"


def guard_target_fault(state: Silver, seat: i64, slot: i64, target: i64) -> str:
    """Why a Bodyguard cannot go to a card."""
    if not has_slot(state, seat, target):
        return "no-card"
    if target in guard_targets(state, seat, slot):
        return ALLOWED
    return "guards-already" if target == guarded_by(state.villages[seat][slot]) else "guards-guard"


def amulet_fault(state: Silver, seat: i64) -> str:
    """Why a seat cannot place the amulet at all."""
    if state.holder != seat or not (state.active or state.any_holder):
        return "not-entitled"
    return ALLOWED if state.amulet == NOTHING else "amulet-placed"


def free_answers(state: Silver, seat: i64, amulet: bool) -> vec[i64]:
    """The free actions possible now: Empath looks, then Bodyguards, then the amulet, by place."""
    answers = vec[i64]()
    if idle_empath(state, seat) != NOTHING:
        answers = own_hidden(state, seat)
    for slot in movable_guards(state, seat):
        answers = append(answers, SLOTS + slot)
    if amulet and may_place_amulet(state, seat):
        for slot in range(len(state.villages[seat])):
            answers = append(answers, 2 * SLOTS + slot)
    return answers


def has_done(state: Silver, seat: i64) -> bool:
    """Whether Empaths or Bodyguards of the seat whose turn it is have done something in it."""
    return state.guard_moves > 0 or any(card & USED for card in state.villages[seat])


def rest_all(state: Silver, seat: i64) -> None:
    """At the end of a turn Empaths and Bodyguards are fresh again."""
    state.guard_moves = 0
    village = state.villages[seat]
    for slot in range(len(village)):
        if village[slot] & USED:
            put(state, seat, slot, village[slot] & ~USED)


# Exchanges


def slots_in(picked: i64) -> vec[i64]:
    """The places of a choice of several, a bit for each."""
    slots = vec[i64](capacity=8)
    slot: i64 = 0
    while picked >> slot:
        if picked >> slot & 1:
            slots = append(slots, slot)
        slot += 1
    return slots


def is_match(numbers: vec[i64]) -> bool:
    """Doppelgangers match anything; all others must be the same."""
    first: i64 = DOPPELGANGER
    for number in numbers:
        if first == DOPPELGANGER:
            first = number
        elif number not in (first, DOPPELGANGER):
            return False
    return True


def end_links(state: Silver, seat: i64, slot: i64) -> None:
    """The card in a place neither guards nor is guarded any longer."""
    village = state.villages[seat]
    for other in range(len(village)):
        card = village[other]
        if card >= GUARDS and (other == slot or guarded_by(card) == slot):
            put(state, seat, other, guarding(card, NOTHING))


def close_up(state: Silver, seat: i64, kept: vec[i64]) -> None:
    """Keep only these places of a village, in their order; links and the amulet follow their cards."""
    village = state.villages[seat]
    state.villages[seat] = vec[i64]([moved(village[slot], kept) for slot in kept])
    if state.holder == seat and state.amulet != NOTHING:
        state.amulet = index_of(kept, state.amulet)


def moved(card: i64, kept: vec[i64]) -> i64:
    """A card whose link follows the card that it guards, when only these places are kept."""
    return card if card < GUARDS else guarding(card, index_of(kept, guarded_by(card)))


# Points


def total_of(state: Silver, seat: i64) -> i64:
    total: i64 = 0
    for entry in range(seat * ENTRIES, seat * ENTRIES + ENTRIES):
        total += state.ledger[entry]
    return total


def sum_of(state: Silver, seat: i64) -> i64:
    """The plain sum of the numbers in a village."""
    total: i64 = 0
    for card in state.villages[seat]:
        total += card & NUMBER
    return total


def may_call(state: Silver, seat: i64, most: i64) -> bool:
    return state.caller == NOBODY and len(state.villages[seat]) <= most


def call_fault(state: Silver, seat: i64, most: i64) -> str:
    """Why a seat cannot call in this round, or not with so many cards."""
    if state.caller != NOBODY:
        return "called-already"
    return ALLOWED if len(state.villages[seat]) <= most else "too-many-cards"
