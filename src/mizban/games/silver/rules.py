"""Questions about a state, and small changes of it, that several steps use."""

from __future__ import annotations

from typing import Final

from mizban.games.silver.cards import MOVED, NUMBER, UP, USED, is_bodyguard, is_up
from mizban.games.silver.data import BODYGUARD, DOPPELGANGER, EMPATH, LEDGER, SLOTS, SQUIRE, VILLAGER
from mizban.games.silver.state import NOBODY, NOTHING, Silver

ENTRIES: Final = len(LEDGER)
ALLOWED: Final = ""  # no fault


# Cards


def has_slot(state: Silver, seat: int, slot: int) -> bool:
    return slot < len(state.villages[seat])


def up_in(state: Silver, seat: int, number: int) -> int:
    """How many cards of a number lie face-up in a village."""
    count = 0
    for card in state.villages[seat]:
        if card & (NUMBER | UP) == number | UP:
            count += 1
    return count


def up_everywhere(state: Silver, number: int) -> int:
    """How many cards of a number lie face-up in all villages."""
    count = 0
    for seat in range(state.seats):
        count += up_in(state, seat, number)
    return count


def squires(state: Silver) -> int:
    return up_everywhere(state, SQUIRE)


def villagers_meet(state: Silver) -> bool:
    """Whether both Villagers are face-up in villages."""
    return up_everywhere(state, VILLAGER) == 2


# Protection


def is_under_amulet(state: Silver, seat: int, slot: int) -> bool:
    return state.amulet == slot and state.holder == seat


def is_guarded(state: Silver, seat: int, slot: int) -> bool:
    """A face-up Bodyguard, or a card that one guards."""
    return is_bodyguard(state.villages[seat][slot]) or slot in state.guards[seat]


def own_free(state: Silver, seat: int) -> list[int]:
    """The places of one's own cards that may be exchanged or given away."""
    return [slot for slot in range(len(state.villages[seat])) if not is_under_amulet(state, seat, slot)]


def own_hidden(state: Silver, seat: int) -> list[int]:
    """The places of one's own face-down cards that may be looked at or turned."""
    return [slot for slot in own_free(state, seat) if not is_up(state.villages[seat][slot])]


def open_to(state: Silver, seat: int, hidden: bool) -> list[int]:
    """The opponents' cards that a seat may touch, as seat times 52 plus place; only face-down ones if so asked."""
    targets: list[int] = []
    for other in range(state.seats):
        if other != seat:
            for slot, card in enumerate(state.villages[other]):
                touchable = not is_under_amulet(state, other, slot) and not is_guarded(state, other, slot)
                if touchable and not (hidden and is_up(card)):
                    targets.append(other * SLOTS + slot)
    return targets


def own_fault(state: Silver, seat: int, slot: int) -> str:
    """Why one's own card cannot be exchanged or given away."""
    if not has_slot(state, seat, slot):
        return "no-card"
    return "amulet" if is_under_amulet(state, seat, slot) else ALLOWED


def hidden_fault(state: Silver, seat: int, slot: int) -> str:
    """Why one's own card cannot be looked at or turned."""
    fault = own_fault(state, seat, slot)
    return "face-up" if fault == ALLOWED and is_up(state.villages[seat][slot]) else fault


def target_fault(state: Silver, owner: int, slot: int, hidden: bool) -> str:
    """Why an opponent's card cannot be touched; only face-down ones can if so asked."""
    fault = own_fault(state, owner, slot)
    if fault != ALLOWED:
        return fault
    if is_guarded(state, owner, slot):
        return "guarded"
    return "face-up" if hidden and is_up(state.villages[owner][slot]) else ALLOWED


# Free actions


def idle_empath(state: Silver, seat: int) -> int:
    """The place of a face-up Empath that has not looked this turn, or nothing."""
    for slot, card in enumerate(state.villages[seat]):
        if card & (NUMBER | UP | USED) == EMPATH | UP:
            return slot
    return NOTHING


def guard_targets(state: Silver, seat: int, slot: int) -> list[int]:
    """Where a Bodyguard may go; one who has a card to guard may also be lifted off."""
    targets: list[int] = []
    now = state.guards[seat][slot]
    for other, card in enumerate(state.villages[seat]):
        if other not in (slot, now) and not is_bodyguard(card):
            targets.append(other)
    if now != NOTHING:
        targets.append(SLOTS)
    return targets


def movable_guards(state: Silver, seat: int) -> list[int]:
    """The places of one's face-up Bodyguards that may move now."""
    return [
        slot
        for slot, card in enumerate(state.villages[seat])
        if card & (NUMBER | UP | MOVED) == BODYGUARD | UP and guard_targets(state, seat, slot)
    ]


def may_place_amulet(state: Silver, seat: int) -> bool:
    """Once a round, by a holder who won it by a call, or by any holder where the table plays so."""
    return state.holder == seat and state.amulet == NOTHING and (state.active or state.any_holder)


def guard_fault(state: Silver, seat: int, slot: int) -> str:
    """Why a card is no Bodyguard that may move now."""
    card = state.villages[seat][slot]
    if not is_bodyguard(card):
        return "no-bodyguard"
    if card & MOVED:
        return "guard-moved"
    return ALLOWED if guard_targets(state, seat, slot) else "nothing-to-guard"


def guard_target_fault(state: Silver, seat: int, slot: int, target: int) -> str:
    """Why a Bodyguard cannot go to a card."""
    if not has_slot(state, seat, target):
        return "no-card"
    if target in guard_targets(state, seat, slot):
        return ALLOWED
    return "guards-already" if target == state.guards[seat][slot] else "guards-guard"


def amulet_fault(state: Silver, seat: int) -> str:
    """Why a seat cannot place the amulet at all."""
    if state.holder != seat or not (state.active or state.any_holder):
        return "not-entitled"
    return ALLOWED if state.amulet == NOTHING else "amulet-placed"


def free_answers(state: Silver, seat: int, amulet: bool) -> list[int]:
    """The free actions possible now: Empath looks, then Bodyguards, then the amulet, by place."""
    answers: list[int] = []
    if idle_empath(state, seat) != NOTHING:
        answers += own_hidden(state, seat)
    for slot in movable_guards(state, seat):
        answers.append(SLOTS + slot)
    if amulet and may_place_amulet(state, seat):
        for slot in range(len(state.villages[seat])):
            answers.append(2 * SLOTS + slot)
    return answers


def rest_guards(state: Silver, seat: int) -> None:
    """After any other answer every Bodyguard may move again."""
    village = state.villages[seat]
    for slot in range(len(village)):
        village[slot] &= ~MOVED


def rest_all(state: Silver, seat: int) -> None:
    """At the end of a turn Empaths and Bodyguards are fresh again."""
    village = state.villages[seat]
    for slot in range(len(village)):
        village[slot] &= ~(MOVED | USED)


# Exchanges


def slots_in(picked: int) -> list[int]:
    """The places of a choice of several, a bit for each."""
    return [slot for slot in range(SLOTS) if picked >> slot & 1]


def is_match(numbers: list[int]) -> bool:
    """Doppelgangers match anything; all others must be the same."""
    plain = [number for number in numbers if number != DOPPELGANGER]
    return not plain or plain.count(plain[0]) == len(plain)


def end_links(state: Silver, seat: int, slot: int) -> None:
    """The card in a place neither guards nor is guarded any longer."""
    guards = state.guards[seat]
    guards[slot] = NOTHING
    for other in range(len(guards)):
        if guards[other] == slot:
            guards[other] = NOTHING


def close_up(state: Silver, seat: int, kept: list[int]) -> None:
    """Keep only these places of a village, in their order; links and the amulet follow their cards."""
    village, guards = state.villages[seat], state.guards[seat]
    state.villages[seat] = [village[slot] for slot in kept]
    state.guards[seat] = [NOTHING if guards[slot] == NOTHING else kept.index(guards[slot]) for slot in kept]
    if state.holder == seat and state.amulet != NOTHING:
        state.amulet = kept.index(state.amulet)


def add_card(state: Silver, seat: int, card: int) -> None:
    """A card joins a village at its right end."""
    state.villages[seat].append(card)
    state.guards[seat].append(NOTHING)


# Points


def total_of(state: Silver, seat: int) -> int:
    total = 0
    for entry in range(seat * ENTRIES, seat * ENTRIES + ENTRIES):
        total += state.ledger[entry]
    return total


def sum_of(state: Silver, seat: int) -> int:
    """The plain sum of the numbers in a village."""
    total = 0
    for card in state.villages[seat]:
        total += card & NUMBER
    return total


def may_call(state: Silver, seat: int, most: int) -> bool:
    return state.caller == NOBODY and len(state.villages[seat]) <= most


def call_fault(state: Silver, seat: int, most: int) -> str:
    """Why a seat cannot call in this round, or not with so many cards."""
    if state.caller != NOBODY:
        return "called-already"
    return ALLOWED if len(state.villages[seat]) <= most else "too-many-cards"
