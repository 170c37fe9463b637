"""What is worth a thought in a turn of Silver: for each question a few answers, none of them absurd."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from mizban.core.packed import members, sort
from mizban.core.state import Ask
from mizban.games.silver.cards import NUMBER, SEEN, guarded_by, is_bodyguard, is_up
from mizban.games.silver.data import RASCAL, SLOTS, SQUIRE, VILLAGER
from mizban.games.silver.rules import (
    idle_empath,
    is_guarded,
    is_under_amulet,
    may_place_amulet,
    open_to,
    own_free,
    own_hidden,
    villagers_meet,
)
from mizban.games.silver.sight import Sight
from mizban.games.silver.state import NOTHING, Silver
from mizban.games.silver.steps.deal import FirstLook
from mizban.games.silver.steps.exchange import DISCARD_IT, ENOUGH, OWN, Bewitch, Exchange, Hold, PlaceAt
from mizban.games.silver.steps.free import MoveGuard, Question
from mizban.games.silver.steps.powers import (
    DECLINE,
    Behold,
    Conjure,
    Expose,
    Foresee,
    Give,
    Inspect,
    Reveal,
    Rob,
    Search,
    Spy,
)
from mizban.games.silver.steps.turn import Act, DrawMore, Finish, Pick

SEARCHED: Final = 3  # so many cards of the discard pile are thought about
WORTH_AN_AMULET: Final = 3.0  # a card is protected for good only if it costs no more


class Way:
    """Answers in a row, and the cards that they show, seat times 52 plus place: nobody can plan with their faces."""

    def __init__(self, answers: list[int], shown: list[int]) -> None:
        self.answers: Final = answers
        self.shown: Final = shown


def ways(state: Silver, ask: Ask, sight: Sight) -> list[Way]:
    """The ways to go on with a question."""
    if isinstance(ask, Act):
        return acts(state, ask, sight)
    if isinstance(ask, Hold):
        return holds(ask, sight)
    if isinstance(ask, Bewitch):
        return bewitchings(state, sight)
    if isinstance(ask, (Rob, Give, Inspect)):
        return robberies(state, ask, sight)
    if isinstance(ask, (Behold, Spy, Reveal, Expose)):  # a Seer spies too
        return looks(state, ask, sight)
    if isinstance(ask, Search):
        return searches(state)
    if isinstance(ask, Finish):
        return endings(state, ask, sight)
    return others(state, ask, sight)


def others(state: Silver, ask: Ask, sight: Sight) -> list[Way]:
    """Questions that hardly leave a choice, and those that are otherwise answered within a longer way."""
    if isinstance(ask, FirstLook):
        return [plain(ask.options(state)[0])]
    if isinstance(ask, DrawMore):
        return [plain(1)]
    if isinstance(ask, PlaceAt):
        return [plain(ask.options(state)[0])]
    if isinstance(ask, MoveGuard):
        return [plain(guard_target(state, ask, sight))]
    if isinstance(ask, Exchange):
        return [plain(answer) for answer in matching(state, ask, sight)]
    if isinstance(ask, (Pick, Conjure)):
        return [plain(answer) for answer in ask.own_options(state)]
    return [plain(answer) for answer in ask.options(state)]


def plain(answer: i64) -> Way:
    return Way([answer], [])


# The main action


def acts(state: Silver, ask: Act, sight: Sight) -> list[Way]:
    """An Empath looks before all else, unless there is a call."""
    options = ask.own_options(state)
    hidden = unknown_of(state, sight, ask.seat)
    if idle_empath(state, ask.seat) != NOTHING and len(hidden) > 0:
        found = [Way([ask.size() + hidden[0]], [ask.seat * SLOTS + hidden[0]])]
        return [*found, plain(2)] if i64(2) in options else found
    return [plain(answer) for answer in options]


def holds(ask: Hold, sight: Sight) -> list[Way]:
    """Discard the new card, or exchange it for all that is known to match."""
    found = exchanges(sight, 1)
    return [plain(DISCARD_IT), *found] if ask.may_discard() else found


def exchanges(sight: Sight, first: i64) -> list[Way]:
    """A way for each set; the number of the first place is given."""
    return [exchange(sight, set, first) for set in sight.sets()]


def exchange(sight: Sight, set: i64, first: i64) -> Way:
    """All of a set for the new card, which takes the first place."""
    slots = [int(slot) for slot in members(set)]
    shown = [int(sight.seat * SLOTS) + slot for slot in slots if not sight.knows(sight.seat, slot)]
    place = slots[:1] if len(slots) > 1 else []
    return Way([int(first) + slots[0], *slots[1:], int(ENOUGH), *place], shown)


def matching(state: Silver, ask: Exchange, sight: Sight) -> vec[i64]:
    """Of an exchange that has begun: enough, or a further place that makes it a sensible set."""
    answers = append(vec[i64](), ENOUGH)
    for slot in ask.options(state):
        if slot != ENOUGH and any(is_part(ask.picked | i64(1) << slot, set) for set in sight.sets()):
            answers = append(answers, slot)
    return answers


def is_part(some: i64, set: i64) -> bool:
    return some & ~set == 0


# Powers


def looks(state: Silver, ask: Question, sight: Sight) -> list[Way]:
    """Look at a card that one does not know, or turn one up."""
    if isinstance(ask, Behold):
        return beholdings(state, ask, sight)
    if isinstance(ask, Expose):
        return exposures(state, ask, sight)
    found = [Way([1 + target], [target]) for target in unknown_of_others(state, sight)]
    if isinstance(ask, Foresee):
        for slot in unknown_of(state, sight, ask.seat)[:1]:
            found.append(Way([1 + ask.seat * SLOTS + slot], [ask.seat * SLOTS + slot]))
    if isinstance(ask, Reveal) or not found:
        found.append(plain(DECLINE))
    return found


def beholdings(state: Silver, ask: Behold, sight: Sight) -> list[Way]:
    """The first cards that one does not know."""
    hidden = unknown_of(state, sight, ask.seat)
    if len(hidden) == 0:
        return [plain(DECLINE)]
    return [Way([1 + hidden[0]], [ask.seat * SLOTS + hidden[0]])]


def exposures(state: Silver, ask: Expose, sight: Sight) -> list[Way]:
    """Turn up what then does something, or what one does not know."""
    found = [plain(DECLINE)]
    for slot in own_hidden(state, ask.seat):
        if sight.knows(ask.seat, slot):
            number = state.villages[ask.seat][slot] & NUMBER
            if SQUIRE <= number <= RASCAL or (number == VILLAGER and villager_waits(state)):
                found.append(plain(1 + slot))
    for slot in unknown_of(state, sight, ask.seat)[:1]:
        found.append(Way([1 + slot], [ask.seat * SLOTS + slot]))
    return found


def villager_waits(state: Silver) -> bool:
    """Whether a Villager lies face-up anywhere, so that a second one ends the round."""
    for village in state.villages:
        for card in village:
            if is_up(card) and card & NUMBER == VILLAGER:
                return not villagers_meet(state)
    return False


def unknown_of(state: Silver, sight: Sight, seat: i64) -> vec[i64]:
    """The places of one's own face-down cards that one has not seen and may look at."""
    return vec[i64]([slot for slot in own_hidden(state, seat) if not sight.knows(seat, slot)])


def unknown_of_others(state: Silver, sight: Sight) -> vec[i64]:
    """Of each other village one card that one has not seen, rather one that its owner has."""
    found = vec[i64]([NOTHING] * state.seats)
    for target in open_to(state, sight.seat, True):
        owner, slot = target // SLOTS, target % SLOTS
        if not sight.knows(owner, slot):
            seen = state.villages[owner][slot] & SEEN << owner
            before = found[owner]
            if before == NOTHING or (seen and not state.villages[owner][before % SLOTS] & SEEN << owner):
                found[owner] = target
    return vec[i64]([target for target in found if target != NOTHING])


def searches(state: Silver) -> list[Way]:
    """Nothing, or one of the lowest cards of the discard pile."""
    below = state.discard[: len(state.discard) - 1]
    found = [plain(DECLINE)]
    taken = vec[i64]()
    for number in sort(below[:]):
        if number not in taken and len(taken) < SEARCHED:
            taken = append(taken, number)
            for place in range(i64(len(below))):
                if below[place] == number:
                    found.append(plain(1 + place))
                    break
    return found


def lowest_of_others(state: Silver, sight: Sight) -> vec[i64]:
    """Of each other village the card that costs least as far as one knows, of those one may touch."""
    found = vec[i64]([NOTHING] * state.seats)
    for target in open_to(state, sight.seat, False):
        owner = target // SLOTS
        before = found[owner]
        if before == NOTHING or sight.expected(owner, target % SLOTS) < sight.expected(owner, before % SLOTS):
            found[owner] = target
    return vec[i64]([target for target in found if target != NOTHING])


def bewitchings(state: Silver, sight: Sight) -> list[Way]:
    """Onto the lowest card of each other, or into one's own village."""
    found = exchanges(sight, OWN)
    for target in lowest_of_others(state, sight):
        hidden = not sight.knows(target // SLOTS, target % SLOTS)
        found.append(Way([target], [target] if hidden else []))
    return found


def robberies(state: Silver, ask: Ask, sight: Sight) -> list[Way]:
    """Take the lowest card of somebody and give one's highest for it; and then look at it."""
    if isinstance(ask, Rob):
        return [plain(DECLINE), *[plain(1 + target) for target in lowest_of_others(state, sight)]]
    if isinstance(ask, Give):
        return [plain(highest(state, sight))]
    if isinstance(ask, Inspect) and i64(1) in ask.own_options(state):
        hidden = not sight.knows(ask.seat, ask.slot)
        return [Way([1], [ask.seat * SLOTS + ask.slot] if hidden else [])]
    return [plain(DECLINE)]


def highest(state: Silver, sight: Sight) -> i64:
    """The place of one's own card that costs most as far as one knows, of those one may give."""
    free = own_free(state, sight.seat)
    best = free[0]
    for slot in free:
        if sight.expected(sight.seat, slot) > sight.expected(sight.seat, best):
            best = slot
    return best


# Protection, when all else is done


def endings(state: Silver, ask: Finish, sight: Sight) -> list[Way]:
    """The end of the turn; before it what is still to be looked at and protected."""
    hidden = unknown_of(state, sight, ask.seat)
    if idle_empath(state, ask.seat) != NOTHING and len(hidden) > 0:
        return [Way([ask.size() + hidden[0]], [ask.seat * SLOTS + hidden[0]])]
    found = [plain(0)]
    best = lowest(state, sight)
    if may_place_amulet(state, ask.seat) and sight.expected(ask.seat, best) <= WORTH_AN_AMULET:
        found.append(plain(ask.size() + 2 * SLOTS + best))
    guard = idle_guard(state, ask.seat)
    if guard != NOTHING and best != guard and not is_bodyguard(state.villages[ask.seat][best]):
        found.append(Way([ask.size() + SLOTS + guard, best], []))
    return found


def lowest(state: Silver, sight: Sight) -> i64:
    """The place of one's own card that costs least as far as one knows and that nothing protects yet."""
    seat, best, least = sight.seat, i64(0), 99.0
    for slot in range(i64(len(state.villages[seat]))):
        if not is_safe(state, seat, slot) and sight.expected(seat, slot) < least:
            best, least = slot, sight.expected(seat, slot)
    return best


def is_safe(state: Silver, seat: i64, slot: i64) -> bool:
    """Whether nobody else can touch a card."""
    return is_guarded(state, seat, slot) or is_under_amulet(state, seat, slot)


def idle_guard(state: Silver, seat: i64) -> i64:
    """The place of a face-up Bodyguard who guards nothing, or nothing."""
    village = state.villages[seat]
    for slot in range(i64(len(village))):
        if is_bodyguard(village[slot]) and guarded_by(village[slot]) == NOTHING:
            return slot
    return NOTHING


def guard_target(state: Silver, ask: MoveGuard, sight: Sight) -> i64:
    """The lowest card that a Bodyguard can guard."""
    options = ask.options(state)
    best = options[0]
    for slot in options:
        if slot < SLOTS and (best >= SLOTS or sight.expected(ask.seat, slot) < sight.expected(ask.seat, best)):
            best = slot
    return best
