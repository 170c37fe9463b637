"""Ducat day, the final payout, and who has won."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from mizban.games.kilt_castle.data import CRESTS, ENTRIES, LEDGER, NEIGHBOURS, STOREYS
from mizban.games.kilt_castle.rules import (
    ducats_of,
    is_roofed,
    storey_of,
    storeys_left,
    top_colour,
    top_crests,
)
from mizban.games.kilt_castle.state import KiltCastle


def worths_for(state: KiltCastle, colour: i64) -> vec[i64]:
    """What each square adds to a region of a colour: a tower and its crests, or a roof; zero is no part of it."""
    worths = vec[i64]([0] * len(state.towers))
    plain = storey_of(colour, 0)
    roofs = state.roofs
    for square in range(len(worths)):
        top = state.towers[square] & 15
        if top:
            crests = top - plain
            if roofs >> square & 1:
                worths[square] = 1
            elif 0 <= crests < CRESTS:
                worths[square] = 1 + crests
    return worths


def region_from(worths: vec[i64], square: i64) -> i64:
    """The value of the region around a square; its squares are struck out."""
    value = worths[square]
    worths[square] = 0
    for neighbour in NEIGHBOURS[square]:
        if worths[neighbour]:
            value += region_from(worths, neighbour)
    return value


def income_of(state: KiltCastle, colour: i64) -> i64:
    """The value of a colour's one most valuable region."""
    worths = worths_for(state, colour)
    best: i64 = 0
    for square in range(len(worths)):
        if worths[square]:
            best = max(best, region_from(worths, square))
    return best


def towers_of(state: KiltCastle, colour: i64) -> vec[i64]:
    """The squares whose tower belongs to a colour, connected or not."""
    return vec[i64](
        [
            square
            for square in range(len(state.towers))
            if top_colour(state, square) == colour and not is_roofed(state, square)
        ]
    )


def crests_of(state: KiltCastle, colour: i64) -> i64:
    """The crests that show on a colour's towers."""
    crests: i64 = 0
    for square in towers_of(state, colour):
        crests += top_crests(state, square)
    return crests


def colours_of(state: KiltCastle, seat: i64) -> vec[i64]:
    return vec[i64]([colour for colour in range(len(state.owners)) if state.owners[colour] == seat])


def scores(state: KiltCastle) -> list[int]:
    """Everybody's ducats."""
    return [ducats_of(state, seat) for seat in range(state.seats)]


def storeys_built(state: KiltCastle, seat: i64) -> i64:
    return sum(STOREYS) * len(colours_of(state, seat)) - storeys_left(state, seat)


def ranking(state: KiltCastle) -> list[int]:
    """Each seat's place: most ducats, then most storeys built; still tied is shared."""
    merits = [(ducats_of(state, seat), storeys_built(state, seat)) for seat in range(state.seats)]
    return [1 + sum(other > merit for other in merits) for merit in merits]


def breakdown(state: KiltCastle, seat: i64) -> dict[str, int]:
    """Where a player's ducats came from and went to."""
    return {name: state.ledger[seat * ENTRIES + entry] for entry, name in enumerate(LEDGER)}
