"""Rules of thumb for Silver: what people do without much thought, for trials that play rounds to their end."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mizban.core.packed import bit, members
from mizban.core.state import Ask
from mizban.games.silver.cards import NUMBER
from mizban.games.silver.data import FAILED_CALL, SLOTS
from mizban.games.silver.sight import Sight
from mizban.games.silver.state import Silver
from mizban.games.silver.steps.exchange import DISCARD_IT, ENOUGH, OWN, Bewitch, Exchange, Hold
from mizban.games.silver.steps.powers import DECLINE, Expose, Foresee, Reveal, Rob, Search
from mizban.games.silver.steps.turn import CALL, SHOWN, TAKE, Act, Finish, Pick
from mizban.games.silver.ways import exposures, is_part, lowest_of_others, unknown_of, ways

CALL_GAIN: Final = 1.0  # points that a call must promise
TAKE_GAIN: Final = 3.0  # points by which a card that lies open must be better: the deck may give more
KEEP_GAIN: Final = 0.6  # points by which a drawn card must be better
ROB_GAIN: Final = 1.5
SPITE: Final = 0.5  # what a point of another's village counts


def habit(state: Silver, ask: Ask) -> i64:
    """An answer that is seldom bad."""
    sight = Sight(state, ask.seat)
    if isinstance(ask, Act):
        return act(state, ask, sight)
    if isinstance(ask, Hold):
        return hold(state, ask, sight)
    if isinstance(ask, Exchange):
        return further(ask, sight)
    if isinstance(ask, Bewitch):
        return bewitch(state, sight)
    if isinstance(ask, Search):
        return search(state, sight)
    if isinstance(ask, Rob):
        return rob(state, sight)
    if isinstance(ask, Pick):
        return lowest_in(state.hand)
    if isinstance(ask, Foresee):
        return foresee(state, ask, sight)
    if isinstance(ask, Expose):
        found = exposures(state, ask, sight)
        return found[1].answers[0] if len(found) > 1 else DECLINE
    if isinstance(ask, Reveal):
        return DECLINE
    found = ways(state, ask, sight)
    return found[len(found) - 1].answers[0] if isinstance(ask, Finish) else found[0].answers[0]


def act(state: Silver, ask: Act, sight: Sight) -> i64:
    """A call that promises something; a good card that lies open; else the deck."""
    options = ask.own_options(state)
    if i64(CALL) in options and promises(sight):
        return CALL
    found = ways(state, ask, sight)
    if len(found[0].shown) > 0:
        return found[0].answers[0]  # an Empath looks first
    best, gain = first_act(options), TAKE_GAIN
    dearest = sight.dearest()
    for option in options:
        if option == TAKE and dearest - float(state.discard[-1]) > gain:
            best, gain = option, dearest - float(state.discard[-1])
        elif option >= SHOWN and dearest - float(state.display[option - SHOWN]) > gain:
            best, gain = option, dearest - float(state.display[option - SHOWN])
    return best


def first_act(options: vec[i64]) -> i64:
    """The deck, or what else there is when it is empty, but rather no call."""
    for option in options:
        if option != CALL:
            return option
    return CALL


def promises(sight: Sight) -> bool:
    """Whether a call costs less than the village does."""
    own = sight.sums[sight.seat]
    cost = (1.0 - sight.success(sight.seat)) * (own + float(FAILED_CALL))
    return cost + CALL_GAIN <= own or own < 1.0


def dearest_set(sight: Sight) -> i64:
    """The set that costs most."""
    best: i64 = 0
    most: float = -1.0
    for set in sight.sets():
        if sight.worth(set) > most:
            best, most = set, sight.worth(set)
    return best


def hold(state: Silver, ask: Hold, sight: Sight) -> i64:
    """Exchange what costs most, if that is more than the new card."""
    set = dearest_set(sight)
    gain = sight.worth(set) - float(state.hand[-1] & NUMBER)
    if not set or (gain < KEEP_GAIN and ask.may_discard()):
        return DISCARD_IT
    return 1 + members(set)[0]


def further(ask: Exchange, sight: Sight) -> i64:
    """The rest of the set that costs most, of those that have been begun."""
    best: i64 = 0
    most: float = -1.0
    for set in sight.sets():
        if is_part(ask.picked, set) and sight.worth(set) > most:
            best, most = set, sight.worth(set)
    for slot in members(best):
        if not ask.picked >> slot:
            return slot
    return ENOUGH


def bewitch(state: Silver, sight: Sight) -> i64:
    """The Witch's card to where it does most good, or most harm to others."""
    new = float(state.hand[-1] & NUMBER)
    set = dearest_set(sight)
    best, gain = OWN, -99.0
    if set:
        best, gain = OWN + members(set)[0], sight.worth(set) - new
    for target in lowest_of_others(state, sight):
        harm = SPITE * (new - sight.expected(target // SLOTS, target % SLOTS))
        if harm > gain:
            best, gain = target, harm
    return best


def search(state: Silver, sight: Sight) -> i64:
    """The lowest card of the discard pile, if it is good enough."""
    place = lowest_in(state.discard[: len(state.discard) - 1])
    return 1 + place if sight.dearest() - float(state.discard[place]) > ROB_GAIN else DECLINE


def rob(state: Silver, sight: Sight) -> i64:
    """The lowest card of all others, if one's highest is worse."""
    best, least = DECLINE, 99.0
    for target in lowest_of_others(state, sight):
        cost = sight.expected(target // SLOTS, target % SLOTS)
        if cost < least:
            best, least = 1 + target, cost
    highest: float = 0.0
    for set in sight.sets():
        highest = max(highest, sight.worth(bit(members(set)[0])))
    return best if highest - least > ROB_GAIN else DECLINE


def foresee(state: Silver, ask: Foresee, sight: Sight) -> i64:
    """One's own cards before those of others."""
    hidden = unknown_of(state, sight, ask.seat)
    return 1 + ask.seat * SLOTS + hidden[0] if len(hidden) > 0 else ways(state, ask, sight)[0].answers[0]


def lowest_in(cards: vec[i64]) -> i64:
    """The place of the card with the lowest number."""
    best: i64 = 0
    for i in range(i64(len(cards))):
        if cards[i] & NUMBER < cards[best] & NUMBER:
            best = i
    return best
