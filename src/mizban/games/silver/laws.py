"""What must hold at every moment of a game, whatever is played; a position that breaks a law is refused."""

from __future__ import annotations

from typing import Any, Final, Optional

from mypy_extensions import i64

from mizban.core.faults import Fault
from mizban.core.judging import Law, is_pending, steps_of
from mizban.core.packed import total
from mizban.core.state import Step
from mizban.core.steps import step_name
from mizban.core.words import Args, Word
from mizban.games.silver.cards import ALL, NUMBER, UP, USED, guarded_by, is_bodyguard, is_up, who_saw
from mizban.games.silver.data import (
    CALL_AT_MOST,
    DEALT,
    EMPATH,
    ENTRIES,
    EXACT,
    EXPOSER,
    FROM_DECK,
    FROM_MASTER,
    FROM_WITCH,
    IDLE_LAPS,
    JUMP,
    KAMIKAZES,
    LEDGER,
    LIMIT,
    MASTER,
    NAMES,
    RASCAL,
    ROBBER,
    ROUNDS,
    VILLAGE,
    WITCH,
)
from mizban.games.silver.rules import has_slot, total_of, up_in, villagers_meet
from mizban.games.silver.scoring import is_game_over
from mizban.games.silver.state import NOBODY, NOTHING, Silver
from mizban.games.silver.steps import POWERS
from mizban.games.silver.steps.deal import ChooseStart, Deal, FirstDiscard, FirstLook, FirstLooks, NextRound, Round
from mizban.games.silver.steps.ending import CheckVillagers, EndRound
from mizban.games.silver.steps.exchange import Bewitch, Discard, DrawCard, Exchange, Hold, PlaceAt, Replace
from mizban.games.silver.steps.free import EmpathLook, MoveGuard, PlaceAmulet
from mizban.games.silver.steps.powers import IntoHand
from mizban.games.silver.steps.turn import (
    ChooseDrawn,
    DrawMore,
    EndOfTurn,
    MoreCards,
    NextTurn,
    Pick,
    Turn,
)

BETWEEN_ROUNDS: Final = (ChooseStart, Round, NextRound)
FREELY: Final = (DrawCard, EmpathLook, MoveGuard, PlaceAmulet)  # before whatever the hand is held for
OF_ONE_CARD: Final = (Hold, Discard, Exchange, PlaceAt, Bewitch, Replace)
OF_DRAWN_CARDS: Final = (MoreCards, DrawMore, ChooseDrawn, Pick)
POWER_OF: Final[dict[type[Step], int]] = {  # by question: the card that was discarded for it
    step: NAMES.index(card)
    for card, steps in POWERS.items()
    if EXPOSER <= NAMES.index(card) <= ROBBER
    for step in steps
    if isinstance(step, type) and step is not Hold
}


# What a position is in the middle of


def is_in_round(state: Silver) -> bool:
    """Whether a round has begun and is not counted yet."""
    return bool(state.lanes) or any(not isinstance(step, BETWEEN_ROUNDS) for step in state.todo)


def is_set_up(state: Silver) -> bool:
    """Whether a round is in the middle of its set-up."""
    return bool(state.lanes) or is_pending(state, (Deal, FirstDiscard, FirstLooks))


def is_ending(state: Silver) -> bool:
    """Whether the villages are counted next."""
    return bool(state.todo) and isinstance(state.todo[-1], EndRound)


def rounds_counted(state: Silver) -> int:
    """How many rounds have been counted."""
    return int(state.round) - (1 if is_in_round(state) else 0)


def undrawn(state: Silver) -> int:
    """How many cards of the deck nobody has drawn: all that are nowhere else, dealt or out of the round."""
    to_deal = sum(isinstance(step, Deal) for step in state.todo)
    return int(total(state.left)) - (int(DEALT) - int(VILLAGE) * int(state.seats)) - to_deal


def village_at(seat: int) -> str:
    return f"players[{seat}].village"


# Cards


def all_cards(state: Silver) -> list[Fault]:
    """Every card of the round is somewhere; what is nowhere else is in the deck."""
    number = undrawn(state) + len(state.top)
    if number < len(state.top):
        return [Fault("deck", Word("fault-too-many-cards", {"number": -undrawn(state)}))]
    exact = is_in_round(state) and not is_ending(state)
    if state.deck > number or (exact and state.deck < number):
        return [Fault("deck", Word("fault-deck", {"number": number}))]
    return []


def a_card_each(state: Silver) -> list[Fault]:
    """A village once dealt never loses its last card."""
    if is_pending(state, (Deal, ChooseStart, Round)):
        return []
    seats = [seat for seat in range(state.seats) if not len(state.villages[seat])]
    return [Fault(village_at(seat), Word("fault-empty-village")) for seat in seats]


def apart_villagers(state: Silver) -> list[Fault]:
    """When both Villagers are face-up the round is over, as soon as anybody looks."""
    if not villagers_meet(state) or not is_in_round(state) or is_ending(state):
        return []
    return [] if is_pending(state, (CheckVillagers,)) else [Fault("players", Word("fault-villagers"))]


def guards(state: Silver) -> list[Fault]:
    """Face-up Bodyguards guard other cards of their village."""
    return [
        Fault(f"{village_at(seat)}[{slot}]", Word(id, {"place": guarded_by(card)}))
        for seat in range(state.seats)
        for slot, card in enumerate(list(state.villages[seat]))
        for id in guard_fault(state, seat, slot, card)
    ]


def guard_fault(state: Silver, seat: int, slot: int, card: int) -> list[str]:
    """Why a card cannot guard what it is said to guard."""
    place = guarded_by(card)
    if place == NOTHING:
        return []
    if not is_bodyguard(card):
        return ["fault-no-guard"]
    if place == slot or not has_slot(state, seat, place):
        return ["fault-guards-nothing"]
    return ["fault-guards-guard"] if is_bodyguard(state.villages[seat][place]) else []


def looks_of_empaths(state: Silver) -> list[Fault]:
    """Only face-up Empaths of whoever's turn it is have looked."""
    if not is_in_round(state) or is_ending(state):
        return []
    return [
        Fault(f"{village_at(seat)}[{slot}]", Word("fault-used"))
        for seat in range(state.seats)
        for slot, card in enumerate(list(state.villages[seat]))
        if card & USED and not (seat == state.mover and card & (NUMBER | UP) == EMPATH | UP)
    ]


def moves_of_guards(state: Silver) -> list[Fault]:
    """Bodyguards have moved only in a turn that is on, or in which the round has ended."""
    if not state.guard_moves or not is_in_round(state) or is_ending(state):
        return []
    on = state.mover != NOBODY and not is_pending(state, (NextTurn,))
    return [] if on else [Fault("guard_moves", Word("fault-guard-moves"))]


# The set-up of a round


def dealt_villages(state: Silver) -> list[Fault]:
    """Five cards for each, one seat after the other."""
    if not is_set_up(state):
        return []
    deals = [int(step.seat) for step in state.todo[::-1] if isinstance(step, Deal)]
    missing = [seat for seat in range(state.seats) for _ in range(int(VILLAGE) - len(state.villages[seat]))]
    large = any(len(village) > VILLAGE for village in state.villages)
    return [Fault("pending", Word("fault-deal"))] if large or deals != missing else []


def bare_table(state: Silver) -> list[Fault]:
    """Before the first turn there are only face-down villages, the deck, and one discarded card."""
    if not is_set_up(state):
        return []
    where = [name for name, cards in (("hand", state.hand), ("display", state.display)) if len(cards)]
    where += ["caller"] * (state.caller != NOBODY) + ["idle"] * (state.idle != 0)
    where += ["players"] * any(is_up(card) for village in state.villages for card in village)
    where += ["players"] * (state.amulet != NOTHING)
    found = [Fault(name, Word("fault-set-up")) for name in where]
    discarded = 0 if is_pending(state, (FirstDiscard,)) else 1
    if len(state.discard) != discarded:
        found.append(Fault("discard", Word("fault-first-discard", {"number": discarded})))
    return found


def first_looks(state: Silver) -> list[Fault]:
    """Before the first turn players have seen just those of their own cards at which they have looked."""
    if not is_set_up(state):
        return []
    seats = [seat for seat in range(state.seats) if not has_looked_so(state, seat)]
    return [Fault(village_at(seat), Word("fault-looks")) for seat in seats]


def has_looked_so(state: Silver, seat: int) -> bool:
    """Whether a player has seen no card, the first or two, as is still to be done."""
    village = list(state.villages[seat])
    seen = [slot for slot, card in enumerate(village) if who_saw(card)]
    if any(who_saw(village[slot]) != 1 << seat for slot in seen):
        return False
    lane = state.lanes[seat] if state.lanes else []
    if not lane:
        return len(seen) == (2 if state.lanes else 0)
    look = lane[-1]
    return isinstance(look, FirstLook) and seen == ([] if look.first == NOTHING else [int(look.first)])


def only_looks_together(state: Silver) -> list[Fault]:
    """All play at the same time only while they look at their first cards; then the first turn follows."""
    if not state.lanes:
        return []
    looks = all(len(lane) <= 1 and isinstance(step, FirstLook) for lane in state.lanes for step in lane)
    first = bool(state.todo) and isinstance(state.todo[-1], Turn)
    return [] if looks and first and not state.sealed else [Fault("pending[0]", Word("fault-together"))]


# Whose turn it is


def one_turn(state: Silver) -> list[Fault]:
    """All that is pending of a turn belongs to the one player whose turn it is."""
    turns = [(where, step.seat) for where, step in steps_of(state) if isinstance(step, Turn)]
    if turns:
        return next_turn(state, *turns[0])
    own: list[tuple[str, Any]] = [(w, step) for w, step in steps_of(state) if hasattr(step, "seat")]
    seats = [(where, step.seat) for where, step in own if not isinstance(step, (Deal, FirstLook))]
    if not seats:
        idle = state.mover == NOBODY or is_ending(state)
        return [] if idle else [Fault("turn", Word("fault-no-turn"))]
    if state.mover == NOBODY:
        return [Fault("turn", Word("fault-nobodys-turn"))]
    return [
        Fault(where, Word("fault-turn", {"seat": state.mover})) for where, seat in seats if seat != state.mover
    ] + caller_done(state)


def next_turn(state: Silver, where: str, seat: int) -> list[Fault]:
    """The first turn is that of the start player; any other follows on its neighbour's, and the caller has none."""
    if is_set_up(state) and seat != state.start:
        return [Fault(where, Word("fault-first-turn", {"seat": state.start}))]
    if seat == state.caller:
        return [Fault(where, Word("fault-caller-turn", {"seat": state.caller}))]
    return [] if state.mover == NOBODY else [Fault("turn", Word("fault-no-turn"))]


def caller_done(state: Silver) -> list[Fault]:
    """Whoever has called has no further turn; the turn of the call is at its end."""
    if state.mover != state.caller or is_turn_over(state):
        return []
    return [Fault("caller", Word("fault-caller-turn", {"seat": state.caller}))]


def is_turn_over(state: Silver) -> bool:
    """Whether only the display is still to be filled up in this turn."""
    return is_pending(state, (NextTurn,)) or (bool(state.todo) and isinstance(state.todo[-1], EndOfTurn))


def idle_turns(state: Silver) -> list[Fault]:
    """After so many turns without a draw or a call the round is over."""
    most = IDLE_LAPS * state.seats - 1
    if state.idle <= most or not is_in_round(state) or is_pending(state, (NextTurn,)):
        return []
    return [Fault("idle", Word("fault-idle", {"most": most}))]


def small_callers(state: Silver) -> list[Fault]:
    """Whoever has called has few cards, and nobody can add to them."""
    if state.caller == NOBODY or len(state.villages[state.caller]) <= CALL_AT_MOST:
        return []
    return [Fault(village_at(state.caller), Word("fault-caller-village", {"most": CALL_AT_MOST}))]


# The cards in hand


def hand_of(state: Silver) -> Optional[Step]:
    """What the cards in hand are held for: what comes next, free actions aside."""
    return next((step for step in state.todo[::-1] if not isinstance(step, FREELY)), None)


def cards_in_hand(state: Silver) -> list[Fault]:
    """A hand holds what was drawn or taken in this turn, until it is used."""
    step = hand_of(state)
    size = len(state.hand)
    if step is None:
        return [Fault("hand", Word("fault-no-hand"))] if size else []
    said: Args = {"step": step_name(type(step))}
    if isinstance(step, OF_ONE_CARD):
        return [] if size == 1 else [Fault("hand", Word("fault-hand-one", said))]
    if isinstance(step, OF_DRAWN_CARDS) and size == 0:
        return [Fault("hand", Word("fault-hand-none", said))]
    most = most_drawn(state, step)
    if size <= most:
        return []
    return [Fault("hand", Word("fault-rascals", {"most": most}) if most else Word("fault-hand", said))]


def most_drawn(state: Silver, step: Step) -> int:
    """How many drawn cards may be in hand: one, and one for each face-up Rascal."""
    if state.mover == NOBODY:
        return 0
    rascals = int(up_in(state, state.mover, RASCAL))
    if isinstance(step, IntoHand):
        return rascals if is_pending(state, (MoreCards,)) else 0
    if isinstance(step, DrawMore):
        return rascals
    return 1 + rascals if isinstance(step, OF_DRAWN_CARDS) else 0


def seen_hand(state: Silver) -> list[Fault]:
    """Whoever holds a card has seen it; cards that lay open have been seen by all."""
    if state.mover == NOBODY:
        return []
    step = hand_of(state)
    taken = isinstance(step, (Hold, Exchange, PlaceAt)) and step.source not in (FROM_DECK, FROM_WITCH)
    eyes, id = (ALL, "fault-held-open") if taken else (1 << state.mover, "fault-held-unseen")
    return [Fault(f"hand[{i}]", Word(id)) for i, card in enumerate(state.hand) if who_saw(card) & eyes != eyes]


def discarded_powers(state: Silver) -> list[Fault]:
    """A power is that of the card on top of the discard pile."""
    top = state.discard[-1] if len(state.discard) else NOTHING
    powers = [(where, power_of(step)) for where, step in steps_of(state)]
    return [
        Fault(where, Word("fault-power", {"card": NAMES[number]}))
        for where, number in powers
        if number not in (NOTHING, top)
    ]


def power_of(step: Step) -> i64:
    """The number of the card whose power a step is part of, or nothing."""
    if isinstance(step, (Hold, Exchange, PlaceAt)):
        return MASTER if step.source == FROM_MASTER else WITCH if step.source == FROM_WITCH else NOTHING
    return POWER_OF.get(type(step), NOTHING)


# Rounds, points, and the amulet


def number_of_round(state: Silver) -> list[Fault]:
    """Rounds are counted from 1; before the first one is dealt it is 0."""
    if is_pending(state, (ChooseStart,)):
        return [Fault("round", Word("fault-no-round-yet"))] if state.round else []
    if state.round < 1 and not is_pending(state, (Round,)):
        return [Fault("round", Word("fault-rounds-from-one"))]
    late = not state.points and state.round > ROUNDS
    return [Fault("round", Word("fault-rounds", {"most": ROUNDS}))] if late else []


def goes_on(state: Silver) -> list[Fault]:
    """Nobody plays on after the end, and without an end there is something to do."""
    over = reaches_end(state)
    if not state.todo and not state.lanes:
        return [] if over else [Fault("pending", Word("fault-not-over"))]
    plays = is_in_round(state) or is_pending(state, (ChooseStart, Round))
    return [Fault("pending", Word("fault-over"))] if over and plays else []


def reaches_end(state: Silver) -> bool:
    """Whether the rounds that were counted make the end of the game."""
    return is_game_over(state) if state.points else rounds_counted(state) >= ROUNDS


def held_amulet(state: Silver) -> list[Fault]:
    """The amulet is awarded whenever a round is counted; its holder begins the next one."""
    if rounds_counted(state) < 1:
        return [] if state.holder == NOBODY else [Fault("amulet.holder", Word("fault-holder"))]
    if state.holder == NOBODY:
        return [Fault("amulet.holder", Word("fault-no-holder"))]
    if is_in_round(state) and state.start != state.holder:
        return [Fault("start", Word("fault-start", {"seat": state.holder}))]
    return []


def entitled_amulet(state: Silver) -> list[Fault]:
    """Who may place the amulet has it; it lies on a card only during a round."""
    if state.active and state.holder == NOBODY:
        return [Fault("amulet.active", Word("fault-active"))]
    if state.amulet == NOTHING:
        return []
    where = f"{village_at(state.holder)}[{state.amulet}]"
    if not is_in_round(state):
        return [Fault(where, Word("fault-amulet-off"))]
    return [] if state.active or state.any_holder else [Fault(where, Word("fault-entitled"))]


def fair_points(state: Silver) -> list[Fault]:
    """Nobody has points before the first round is counted, or fewer than none."""
    early = rounds_counted(state) < 1
    return [fault for seat in range(state.seats) for fault in player_points(state, seat, early)]


def player_points(state: Silver, seat: int, early: bool) -> list[Fault]:
    """What is wrong with the points of one player."""
    entries = [int(state.ledger[seat * ENTRIES + entry]) for entry in range(ENTRIES)]
    where = f"players[{seat}].points"
    if early and (any(entries) or state.last[seat]):
        return [Fault(where, Word("fault-early-points"))]
    if not state.points and (entries[KAMIKAZES] or entries[EXACT]):
        return [Fault(where, Word("fault-four-rounds"))]
    if entries[EXACT] not in (0, JUMP - LIMIT):
        return [Fault(f"{where}.{LEDGER[EXACT]}", Word("fault-exact", {"number": JUMP - LIMIT}))]
    sum = int(total_of(state, seat))
    return [Fault(where, Word("fault-negative", {"number": sum}))] if sum < 0 else []


LAWS: Final[tuple[Law, ...]] = (
    *(all_cards, a_card_each, apart_villagers, guards, looks_of_empaths, moves_of_guards),
    *(only_looks_together, dealt_villages, bare_table, first_looks),
    *(one_turn, idle_turns, small_callers, cards_in_hand, seen_hand, discarded_powers),
    *(number_of_round, goes_on, held_amulet, entitled_amulet, fair_points),
)
