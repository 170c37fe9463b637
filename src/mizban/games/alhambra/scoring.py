"""The points of a scoring round, and who has won."""

from __future__ import annotations

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from mizban.games.alhambra.data import BUILDINGS, ENTRIES, LEDGER, POINTS, TYPE, TYPES, WALL
from mizban.games.alhambra.ground import Ground
from mizban.games.alhambra.rules import total_of
from mizban.games.alhambra.state import BUILT, IMAGINARY, Alhambra, scorers
from mizban.games.alhambra.walls import longest_wall


def counts_of(state: Alhambra) -> vec[i64]:
    """How many tiles of each type everybody has built, by type and player; reserves never count."""
    who = scorers(state.seats)
    counts = vec[i64]([0] * (len(TYPES) * who))
    for tile in range(BUILDINGS):
        where = state.where[tile]
        if where >= BUILT:
            counts[TYPE[tile] * who + where - BUILT] += 1
        elif where == IMAGINARY:
            counts[TYPE[tile] * who + state.seats] += 1
    return counts


def shares(counts: vec[i64], points: tuple[int, ...]) -> vec[i64]:
    """The points of each player for one type; tied ones add up the places they fill and share, rounded down."""
    result = vec[i64](capacity=len(counts))
    for count in counts:
        if not count:
            result = append(result, 0)
            continue
        better: i64 = 0
        tied: i64 = 0
        for other in counts:
            if other > count:
                better += 1
            elif other == count:
                tied += 1
        result = append(result, sum(points[better : better + tied]) // tied)
    return result


def building_points(state: Alhambra, number: i64) -> vec[i64]:
    """What a scoring round pays for buildings, by type and player."""
    who = scorers(state.seats)
    counts = counts_of(state)
    points = vec[i64]()
    for kind in range(len(TYPES)):
        points = extend(points, shares(counts[kind * who : kind * who + who], POINTS[number - 1][kind]))
    return points


def score_round(state: Alhambra, number: i64) -> None:
    """Points for the most buildings of each type, and for the own longest wall."""
    state.say("scoring", number)
    who = scorers(state.seats)
    points = building_points(state, number)
    for kind in range(len(TYPES)):
        for player in range(who):
            gain = points[kind * who + player]
            if gain:
                state.ledger[player * ENTRIES + kind] += gain
                tell_points(state, player, kind, gain)
    for seat in range(state.seats):
        wall = longest_wall(Ground(state, seat))
        state.ledger[seat * ENTRIES + WALL] += wall
        state.say("wall_points", seat, wall)


def tell_points(state: Alhambra, player: i64, kind: i64, gain: i64) -> None:
    """All hear of the points; those of the imaginary player are told apart."""
    if player < state.seats:
        state.say("building_points", player, kind, gain)
    else:
        state.say("imaginary_points", kind, gain)


# For the game


def scores(state: Alhambra) -> list[int]:
    """Everybody's points; the imaginary player cannot win."""
    return [total_of(state, seat) for seat in range(state.seats)]


def ranking(state: Alhambra) -> list[int]:
    """Each seat's place; equal points share it."""
    totals = scores(state)
    return [1 + sum([other > total for other in totals]) for total in totals]


def breakdown(state: Alhambra, who: i64) -> dict[str, int]:
    """Where the points of a player came from."""
    return {name: state.ledger[who * ENTRIES + entry] for entry, name in enumerate(LEDGER)}
