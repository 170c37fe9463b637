"""Keyflower passes what every game must pass."""

from __future__ import annotations

from typing import Any, Optional

from conformance import Conformance, Spec
from leaks import Twin, with_half_choice
from mizban.core.flow import waiting
from mizban.core.game import Game
from mizban.core.notation.writing import paths
from mizban.core.source import Fast
from mizban.core.state import State
from mizban.games.keyflower import GAME
from mizban.games.keyflower.data import FIRST_SKILL, KINDS, PER_SEASON
from mizban.games.keyflower.rules import auction_tiles, stack_colour
from mizban.games.keyflower.state import CREW, RESOURCES, WORKERS, Keyflower

MOST_WAYS = 150  # to finish a choice, where all of them are tried


class KeyflowerSpec(Spec):
    game: Game[Any] = GAME
    games = 5
    stride = 2

    def explorable(self, state: State) -> bool:
        return all(len(paths(state, seat)) <= MOST_WAYS for seat in waiting(state))

    def pieces(self, state: Keyflower) -> object:
        holders = [sum([*state.held][kind::KINDS]) + sum([*state.cargo][kind::KINDS]) for kind in range(KINDS)]
        for colour in range(WORKERS):
            holders[colour] += sum([*state.on][colour::CREW])
        for seat in range(state.seats):
            for tile in auction_tiles(state):
                lot = tile % PER_SEASON if tile < 48 else PER_SEASON + tile - 48
                size = state.stacks[lot * state.seats + seat]
                if size:
                    holders[stack_colour(state, seat, lot)] += size
        holders[3] += state.greens
        goods = [sum([*state.goods][good::RESOURCES]) for good in range(RESOURCES)]
        return holders, goods

    def twin(self, kind: str, state: Keyflower, after: Any, seat: Optional[int], source: Fast) -> Twin:
        if kind == "c":  # pieces of one kind are alike here: there is no numbering to vary
            return Twin(state.copy())
        twin = with_half_choice(state, seat, source)
        assert isinstance(twin, Keyflower)
        vary_pieces(twin, after if kind == "a" else None, seat, source)
        vary_winter(twin, after, seat, source)
        return Twin(twin)


# Twins


def vary_pieces(twin: Keyflower, after: Optional[Keyflower], seat: Optional[int], source: Fast) -> None:
    """Exchange hidden pieces between holders, within what everybody knows of them, and so that no later step fails."""
    holders = [holder for holder in range(twin.seats + 2) if holder != seat]
    for _ in range(60):
        first, end = ((0, FIRST_SKILL), (FIRST_SKILL, KINDS))[source.below(2)]
        one, other = holders[source.below(len(holders))], holders[source.below(len(holders))]
        give, take = first + source.below(end - first), first + source.below(end - first)
        swap(twin, after, (one, give), (other, take))


def swap(twin: Keyflower, after: Optional[Keyflower], one: tuple[int, int], other: tuple[int, int]) -> None:
    """One holder gives a piece for another piece, if both still fit what is known, before and after the answer."""
    changes = {one: -1, (one[0], other[1]): 1, other: -1, (other[0], one[1]): 1}
    if one[0] == other[0] or one[1] == other[1]:
        return
    for (holder, kind), change in changes.items():
        at = holder * KINDS + kind
        if not twin.least[at] <= twin.held[at] + change <= twin.most[at]:
            return
        if after is not None and not fits_after(twin, after, at, change):
            return
    for (holder, kind), change in changes.items():
        twin.held[holder * KINDS + kind] += change


def fits_after(twin: Keyflower, after: Keyflower, at: int, change: int) -> bool:
    """Whether the holder would still fit what is known once the same answer has been given."""
    held = after.held[at] + change
    return after.season < 4 and after.least[at] <= held <= after.most[at] and held >= 0


def vary_winter(twin: Keyflower, after: Any, seat: Optional[int], source: Fast) -> None:
    """Deal the others' winter tiles anew, as long as they stay hidden; what they have offered changes too."""
    if after is not None and any(tiles != now for tiles, now in zip(twin.dealt, after.dealt, strict=True)):
        return
    twin.dealt, twin.offered = twin.dealt[:], twin.offered[:]  # a copy shares them
    others = [other for other in range(twin.seats) if other != seat]
    own = 0 if seat is None else twin.dealt[seat]
    left = [tile for tile in range(PER_SEASON) if not own >> tile & 1]
    for other in others:
        number = bin(twin.dealt[other]).count("1")
        tiles = [left.pop(source.below(len(left))) for _ in range(number)]
        twin.dealt[other] = sum(1 << tile for tile in tiles)
        if twin.offered[other]:
            chosen = 1 + source.below((1 << number) - 1)
            twin.offered[other] = sum(1 << tile for i, tile in enumerate(tiles) if chosen >> i & 1)


class TestKeyflower(Conformance):
    spec = KeyflowerSpec()
