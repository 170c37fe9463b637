"""The features of a position of Silver in the eyes of a seat."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mizban.core.flow import chance_of
from mizban.core.packed import size
from mizban.games.silver.cards import NUMBER, UP
from mizban.games.silver.data import (
    BODYGUARD,
    CALL_AT_MOST,
    DECK,
    DOPPELGANGER,
    EMPATH,
    FAILED_CALL,
    RASCAL,
    ROUNDS,
    VILLAGER,
)
from mizban.games.silver.rules import (
    amulet_in,
    guarded_in,
    may_place_amulet,
    squires,
    total_of,
    up_everywhere,
    up_in,
)
from mizban.games.silver.sight import Sight, can_call, has_turn_left, seen_by_owner
from mizban.games.silver.state import NOBODY, NOTHING, Silver
from mizban.games.silver.steps.exchange import Bewitch
from mizban.games.silver.steps.turn import MoreCards

NAMES: Final[tuple[str, ...]] = (
    "always", "between_rounds", "holds_amulet", "last_round", "ahead", "ahead_in_last_round",
    "own_sum", "own_unknown", "own_cards", "own_too_many", "own_dearest", "own_spare", "own_doppelganger",
    "own_empath", "own_bodyguard", "own_rascal", "squires", "villager_up", "own_villager",
    "protected", "amulet_ready", "exposed_low",
    "rivals_sum", "least_rival", "lead", "lead_if_ahead", "rivals_cards", "rivals_may_call", "rivals_unknown",
    "rivals_seen", "deck", "own_sum_by_deck", "own_unknown_by_deck", "own_cards_by_deck", "rivals_sum_by_deck",
    "next_to_move", "turns_until_own", "drawing", "conjuring", "discard_gain", "discard_for_next", "display_gain",
    "own_success", "own_success_next", "own_failure_cost", "rivals_success",
    "own_call", "own_call_cost", "own_call_sum", "rival_call", "rival_call_cost", "sum_in_last_turn",
    "dearest_in_last_turn",
)  # fmt: skip
AT: Final = {name: i for i, name in enumerate(NAMES)}
NOBODY_CALLED: Final[i64] = 0
CALLED: Final[i64] = 1
MANY: Final[i64] = 4  # cards too many; more are not worse


class Outlook:
    """The features of one seat, being filled in."""

    def __init__(self, state: Silver, seat: i64) -> None:
        self.state: Final = state
        self.seat: Final = seat
        self.row: Final = vec[float]([0.0] * len(NAMES))
        self.sight: Final = Sight(state, seat)
        self.own: Final = self.sight.sums[seat]
        self.dearest: Final = self.sight.dearest()
        self.deck: Final = float(state.deck) / float(DECK)

    def put(self, name: str, number: float) -> None:
        self.row[AT[name]] = number

    def fill(self) -> vec[float]:
        """All features."""
        self.put("always", 1.0)
        self.put_game()
        if self.state.mover == NOBODY:
            self.put("between_rounds", 1.0)
            return self.row
        self.put_own()
        self.put_powers()
        self.put_protection()
        self.put_rivals()
        self.put_turn()
        if self.state.caller == NOBODY:
            self.put_chances()
        else:
            self.put_call()
        return self.row

    def put_game(self) -> None:
        """The rounds, and who is ahead in them."""
        state = self.state
        last = 1.0 if state.round >= ROUNDS and not state.points else 0.0
        others: float = 0.0
        for other in range(state.seats):
            if other != self.seat:
                others += float(total_of(state, other))
        ahead = (others / float(state.seats - 1) - float(total_of(state, self.seat))) / 30.0
        self.put("holds_amulet", 1.0 if state.holder == self.seat and not last else 0.0)
        self.put("last_round", last)
        self.put("ahead", ahead)
        self.put("ahead_in_last_round", ahead * last)

    def put_own(self) -> None:
        """The own village: what it costs, what is known of it, what can go at once."""
        cards = i64(len(self.state.villages[self.seat]))
        unknown = float(self.sight.unknown(self.seat)) / 5.0
        spare: float = 0.0
        for set in self.sight.sets():
            if size(set) > 1:
                spare = max(spare, self.sight.worth(set))
        self.put("own_sum", self.own / 20.0)
        self.put("own_unknown", unknown)
        self.put("own_cards", float(cards) / 5.0)
        self.put("own_too_many", float(min(max(cards - CALL_AT_MOST, i64(0)), MANY)))
        self.put("own_dearest", self.dearest / 10.0)
        self.put("own_spare", spare / 10.0)
        self.put("own_sum_by_deck", self.own * self.deck / 20.0)
        self.put("own_unknown_by_deck", unknown * self.deck)
        self.put("own_cards_by_deck", float(cards) * self.deck / 5.0)
        self.put("deck", self.deck)

    def put_powers(self) -> None:
        """What lies face-up and does something; a Villager that waits for the other."""
        state, seat = self.state, self.seat
        hidden = self.sight.unknown(seat)
        self.put("own_empath", float(up_in(state, seat, EMPATH)) if hidden else 0.0)
        self.put("own_bodyguard", float(up_in(state, seat, BODYGUARD)))
        self.put("own_rascal", float(up_in(state, seat, RASCAL)))
        self.put("squires", float(squires(state)))
        self.put("villager_up", float(up_everywhere(state, VILLAGER)))
        low: i64 = 0
        villagers: i64 = 0
        doubles: i64 = 0
        for card in state.villages[seat]:
            if card & self.sight.eye:
                number = card & NUMBER
                villagers += 1 if number == VILLAGER and not card & UP else 0
                doubles += 1 if number == DOPPELGANGER else 0
                low += 1 if card & UP and number <= BODYGUARD else 0
        self.put("own_villager", float(villagers))
        self.put("own_doppelganger", float(doubles))
        self.put("exposed_low", float(low) / 2.0)

    def put_protection(self) -> None:
        """How much better than an unseen card those are that nobody can touch."""
        state, seat = self.state, self.seat
        safe = guarded_in(state.villages[seat])
        amulet = amulet_in(state, seat)
        sum: float = 0.0
        for slot in range(i64(len(state.villages[seat]))):
            if slot == amulet or safe >> slot & 1:
                sum += self.sight.mean - self.sight.expected(seat, slot)
        self.put("protected", sum / 10.0)
        self.put("amulet_ready", 1.0 if may_place_amulet(state, seat) and amulet == NOTHING else 0.0)

    def put_rivals(self) -> None:
        """The others' villages as far as the seat knows them."""
        state, sight = self.state, self.sight
        sum: float = 0.0
        cards: i64 = 0
        able: i64 = 0
        unknown: i64 = 0
        seen: i64 = 0
        for other in range(state.seats):
            if other != self.seat:
                sum += sight.sums[other]
                cards += len(state.villages[other])
                able += 1 if can_call(state, other) else 0
                unknown += sight.unknown(other)
                seen += seen_by_owner(state, other)
        rivals = float(state.seats - 1)
        lead = (sight.least_of_others() - self.own) / 10.0
        self.put("rivals_sum", sum / rivals / 20.0)
        self.put("rivals_sum_by_deck", sum / rivals * self.deck / 20.0)
        self.put("rivals_cards", float(cards) / rivals / 5.0)
        self.put("rivals_may_call", float(able) / rivals)
        self.put("rivals_unknown", float(unknown) / rivals / 5.0)
        self.put("rivals_seen", float(seen) / rivals / 5.0)
        self.put("least_rival", sight.least_of_others() / 20.0)
        self.put("lead", lead)
        self.put("lead_if_ahead", max(lead, 0.0))

    def put_turn(self) -> None:
        """Who moves, and what lies there to be taken."""
        state = self.state
        away = (self.seat - self.state.mover) % state.seats
        self.put("next_to_move", 1.0 if away == 0 else 0.0)
        self.put("turns_until_own", float(away) / float(state.seats - 1))
        if chance_of(state) is not None and away == 0:
            self.put("drawing", 1.0 if isinstance(state.todo[-3], MoreCards) else 0.0)
            self.put("conjuring", 1.0 if isinstance(state.todo[-3], Bewitch) else 0.0)
        if len(state.discard) > 0:
            top = float(state.discard[-1])
            if away == 0:
                self.put("discard_gain", max(self.dearest - top, 0.0) / 10.0)
            else:
                self.put("discard_for_next", max(self.sight.mean - top, 0.0) / 10.0)
        most: float = 0.0
        for number in state.display:
            most = max(most, self.dearest - float(number))
        self.put("display_gain", most / 10.0)

    def put_chances(self) -> None:
        """How a call would go, by the seat or by others."""
        state = self.state
        if can_call(state, self.seat):
            likely = self.sight.success(self.seat)
            self.put("own_success", likely)
            self.put("own_success_next", likely if state.mover == self.seat else 0.0)
            self.put("own_failure_cost", likely * self.own / 20.0)
        most: float = 0.0
        for other in range(state.seats):
            if other != self.seat and can_call(state, other):
                most = max(most, self.sight.success(other))
        self.put("rivals_success", most)

    def put_call(self) -> None:
        """What a call costs the caller, and what the others make of it."""
        state, sight = self.state, self.sight
        caller = state.caller
        failure = 1.0 - sight.success(caller)
        cost = failure * (sight.sums[caller] + float(FAILED_CALL)) / 20.0
        if caller == self.seat:
            self.put("own_call", 1.0)
            self.put("own_call_cost", cost)
            self.put("own_call_sum", self.own / 20.0)
            return
        self.put("rival_call", 1.0)
        self.put("rival_call_cost", cost)
        if has_turn_left(state, caller, self.seat):
            self.put("sum_in_last_turn", self.own / 20.0)
            self.put("dearest_in_last_turn", self.dearest / 10.0)
