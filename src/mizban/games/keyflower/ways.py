"""The roads of a village as one needs them to plan: how far it is from tile to tile, what is joined, what is open."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mizban.core.packed import index_of
from mizban.games.keyflower.routes import longest_walk, river_line, river_side
from mizban.games.keyflower.state import NOWHERE, Keyflower, Village
from mizban.games.keyflower.village import HEX, OFFSETS, ROADS_AT, form_of, is_free_of_edges, ways_from

NO_WAY: Final[i64] = 99
UNKNOWN: Final[i64] = -1


class Ways:
    """What can be said of the roads of one village; it holds as long as no tile is added to it."""

    def __init__(self, state: Keyflower, seat: i64) -> None:
        self.village: Final = state.villages[seat]
        self.free: Final = is_free_of_edges(state, seat)
        self.size: Final = i64(len(self.village.tiles))
        self.out: Final = vec[i64]([ways_from(state, seat, i) for i in range(self.size)])  # by tile: sides, a bit each
        self.far: Final = vec[i64]([NO_WAY] * (self.size * self.size))  # from tile to tile, in steps
        for start in range(self.size):
            self.measure(start)
        self.links: Final = self.number_of_links()
        self.open_roads: Final = number_of_open_roads(self.village)
        self.boats: Final = river_line(state, seat)
        self.is_river_open: Final = has_open_river(self.village, self.boats)
        self.walk: i64 = UNKNOWN

    def holds_for(self, state: Keyflower, seat: i64) -> bool:
        """Whether nothing has changed since."""
        return self.village is state.villages[seat] and self.free == is_free_of_edges(state, seat)

    def measure(self, start: i64) -> None:
        """How far all tiles are from one of them, going outwards from it."""
        queue = vec[i64]([start] * self.size)
        first = start * self.size
        self.far[first + start] = 0
        seen: i64 = 1
        at: i64 = 0
        while at < seen:
            here = queue[at]
            at += 1
            for side in range(HEX):
                if self.out[here] >> side & 1:
                    next = self.village.near[here * HEX + side]
                    if self.far[first + next] == NO_WAY:
                        self.far[first + next] = self.far[first + here] + 1
                        queue[seen] = next
                        seen += 1

    def step_towards(self, here: i64, goal: i64) -> i64:
        """The side over which the shortest way to another tile leads."""
        for side in range(HEX):
            if self.out[here] >> side & 1:
                next = self.village.near[here * HEX + side]
                if self.far[next * self.size + goal] < self.far[here * self.size + goal]:
                    return side
        return NOWHERE

    def number_of_links(self) -> i64:
        """How many neighbours are joined."""
        number: i64 = 0
        for distance in self.far:
            if distance == 1:
                number += 1
        return number // 2

    def longest_walk(self, state: Keyflower, seat: i64) -> i64:
        """The tiles on the best closed walk; it is looked for once, and only where somebody asks."""
        if self.walk == UNKNOWN:
            self.walk = longest_walk(state, seat)
        return self.walk


def number_of_open_roads(village: Village) -> i64:
    """The roads that lead to where no tile lies yet."""
    number: i64 = 0
    for index in range(i64(len(village.tiles))):
        if village.cells[index] != NOWHERE:
            roads = ROADS_AT[form_of(village, index)]
            for side in range(HEX):
                if roads >> side & 1 and village.near[index * HEX + side] == NOWHERE:
                    number += 1
    return number


def has_open_river(village: Village, boats: i64) -> bool:
    """Whether one more boat could lie in the line from the home tile's river."""
    side = river_side(form_of(village, 0))
    return index_of(village.cells, village.cells[0] + (boats + 1) * OFFSETS[side]) == NOWHERE
