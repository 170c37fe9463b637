"""The points of a round, the award of the amulet, and who has won. Low is good."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from mizban.core.packed import with_number
from mizban.games.silver.cards import NUMBER
from mizban.games.silver.data import (
    CALLS,
    CARDS,
    ENTRIES,
    EXACT,
    FAILED_CALL,
    JUMP,
    KAMIKAZE,
    KAMIKAZE_OTHERS,
    KAMIKAZES,
    LEDGER,
    LIMIT,
    ROUNDS,
)
from mizban.games.silver.rules import sum_of, total_of
from mizban.games.silver.state import NOBODY, Silver


def kamikaze_of(state: Silver) -> i64:
    """The seat whose village is exactly two Robbers and two Doppelgangers; only in the game to a hundred."""
    if state.points:
        for seat in range(state.seats):
            if sorted([card & NUMBER for card in state.villages[seat]]) == list(KAMIKAZE):
                return seat
    return NOBODY


def caller_succeeds(state: Silver) -> bool:
    """A caller needs the lowest sum, or to share it."""
    return sum_of(state, state.caller) == min([sum_of(state, seat) for seat in range(state.seats)])


def enter(state: Silver, seat: i64, entry: i64, points: i64) -> None:
    """Write points down."""
    i = seat * ENTRIES + entry
    state.ledger = with_number(state.ledger, i, state.ledger[i] + points)


def score_round(state: Silver) -> None:
    """Everybody's sum; nothing for a caller who succeeds, ten more for one who fails; Kamikaze replaces it all."""
    before = vec[i64]([total_of(state, seat) for seat in range(state.seats)])
    kamikaze = kamikaze_of(state)
    for seat in range(state.seats):
        total = sum_of(state, seat)
        enter(state, seat, CARDS, total)
        if kamikaze != NOBODY:
            enter(state, seat, KAMIKAZES, -total if seat == kamikaze else KAMIKAZE_OTHERS - total)
        elif seat == state.caller:
            enter(state, seat, CALLS, -total if caller_succeeds(state) else FAILED_CALL)
    state.last = vec[i64]([total_of(state, seat) - before[seat] for seat in range(state.seats)])


def jumpers(state: Silver) -> vec[i64]:
    """Those with exactly a hundred who have not jumped before; only in the game to a hundred."""
    return vec[i64]([seat for seat in range(state.seats) if state.points and jumps(state, seat)])


def jumps(state: Silver, seat: i64) -> bool:
    """Whether a seat has exactly a hundred for the first time."""
    return total_of(state, seat) == LIMIT and not state.ledger[seat * ENTRIES + EXACT]


def jump(state: Silver, seat: i64) -> None:
    """Exactly a hundred becomes fifty."""
    enter(state, seat, EXACT, JUMP - LIMIT)


def award_amulet(state: Silver) -> None:
    """To the lowest: in a tie first to the caller, then to the holder, then clockwise from the start player on."""
    lowest = lowest_seats(state)
    if state.caller in lowest and (len(lowest) == 1 or not state.tie_to_holder):
        winner = state.caller
    elif state.holder in lowest:
        winner = state.holder
    else:
        winner = first_from(state, state.start, lowest)
    state.active = winner == state.caller or (state.active and winner == state.holder)
    state.holder = winner


def lowest_seats(state: Silver) -> vec[i64]:
    """Those with the fewest points in this round; by an option with the lowest sum, for which a call counts nothing."""
    worths = state.last
    if state.tie_to_holder and kamikaze_of(state) == NOBODY:
        worths = vec[i64]([sum_of(state, seat) for seat in range(state.seats)])
    lowest = min(worths)
    return vec[i64]([seat for seat in range(state.seats) if worths[seat] == lowest])


def first_from(state: Silver, start: i64, seats: vec[i64]) -> i64:
    """The first of some seats clockwise from the start, the start included."""
    seat = start
    while seat not in seats:
        seat = (seat + 1) % state.seats
    return seat


def is_game_over(state: Silver) -> bool:
    """After four rounds; or, in the other mode, when somebody has a hundred or more."""
    if not state.points:
        return state.round >= ROUNDS
    return max([total_of(state, seat) for seat in range(state.seats)]) >= LIMIT


# For the game


def scores(state: Silver) -> list[int]:
    """Everybody's total."""
    return [total_of(state, seat) for seat in range(state.seats)]


def merit(state: Silver, seat: i64) -> tuple[int, int, int]:
    """What decides, lowest first: the total; to a hundred the last round; then the way clockwise from the amulet."""
    last = state.last[seat] if state.points else 0
    return total_of(state, seat), last, (seat - max(state.holder, 0)) % state.seats


def ranking(state: Silver) -> list[int]:
    """Each seat's place; ties are always broken."""
    merits = [merit(state, seat) for seat in range(state.seats)]
    return [1 + sum([other < mine for other in merits]) for mine in merits]


def breakdown(state: Silver, seat: int) -> dict[str, int]:
    """Where a player's points came from."""
    return {name: state.ledger[seat * ENTRIES + entry] for entry, name in enumerate(LEDGER)}
