"""What an Alhambra promises: its longest wall, how it can grow, and what can still be built; for programs."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from mizban.games.alhambra.data import BUILDINGS, WALLS
from mizban.games.alhambra.ground import EMPTY, FITTING, SIDES, WALLINGS, Frontier, Ground, closes_in, edges_at
from mizban.games.alhambra.places import SPAN
from mizban.games.alhambra.state import BUILT, Alhambra
from mizban.games.alhambra.walls import SIDE, outline

SMALL_GAP: Final[i64] = 2  # so many open edges between two walls may be built over
KEPT: Final = 4000  # surveys that are remembered
LARGE_PRIME: Final[i64] = 1_000_003
WRAP: Final[i64] = (1 << 42) - 1  # times the prime, that is still a number of the machine


@mypyc_attr(acyclic=True)
class Survey:
    """One Alhambra, read once."""

    def __init__(self, ground: Ground) -> None:
        edges = outline(ground)
        self.tiles: Final = i64(len(ground.tiles)) - 1  # without the start tile
        self.outline: Final = i64(len(edges))
        self.walled: i64 = 0  # outer edges with a wall
        self.wall: i64 = 0  # the longest
        self.next_wall: i64 = 0  # the longest of all others
        self.joined: i64 = 0  # the longest two that have little between them, or the longest alone
        self.dead_ends: i64 = 2  # ends of the longest at which nothing can be added
        self.last: i64 = -1  # where the longest ends on the outline
        self.read_walls(ground, edges)
        frontier = Frontier(ground)
        self.sites: Final = i64(len(frontier.anchors))
        self.fitting: Final = frontier.any  # a bit for each way in which a tile can be walled
        self.places_for: Final = vec[i64]([0] * WALLINGS)  # by walling: how many places
        for fitting in frontier.fitting:
            for walling in range(WALLINGS):
                self.places_for[walling] += fitting >> walling & 1
        self.growth: Final = vec[i64]([0] * WALLINGS)  # by walling: how much longer such a tile makes the longest wall
        if 0 < self.wall < self.outline:
            self.grow_onwards(ground, edges)
            self.grow_backwards(ground, edges)
        elif not self.wall:
            self.grow_anywhere()

    def read_walls(self, ground: Ground, edges: vec[i64]) -> None:
        """The lengths of all walls; each is counted where it ends."""
        count = self.outline
        walled = vec[bool]([False] * count)
        for i in range(count):
            if WALLS[ground.cells[edges[i] // SIDES]] >> (edges[i] & SIDE) & 1:
                walled[i] = True
                self.walled += 1
        if self.walled == count:
            self.wall = self.joined = count
            return
        first: i64 = 0
        while walled[first]:
            first += 1
        run: i64 = 0
        before: i64 = 0  # the length of the wall before
        gap: i64 = 0  # open edges since then
        for i in range(first, first + 2 * count + 1):  # twice around, as the last wall may join the first
            at = i if i < count else (i - count if i < 2 * count else i - 2 * count)
            if walled[at]:
                run += 1
                continue
            if run:
                if i <= first + count:
                    self.count_wall(run, at - 1 if at else count - 1)
                if before and gap <= SMALL_GAP:
                    self.joined = max(self.joined, min(before + run, self.walled))
                before, run, gap = run, 0, 0
            gap += 1
        self.joined = max(self.joined, self.wall)

    def count_wall(self, length: i64, last: i64) -> None:
        """A wall of such a length ends there."""
        if length > self.wall:
            self.next_wall = self.wall
            self.wall = length
            self.last = last
        elif length > self.next_wall:
            self.next_wall = length

    def grow_onwards(self, ground: Ground, edges: vec[i64]) -> None:
        """Tiles that carry the longest wall on clockwise."""
        edge = edges[self.last]
        after = edges[self.last + 1 if self.last + 1 < self.outline else i64(0)]
        side = edge & SIDE
        beside = after // SIDES + ground.around[after & SIDE]
        if after & SIDE == side:  # straight on: a tile there makes an inner corner
            self.grow(ground, beside, side + 3 & SIDE, 1)
        elif after & SIDE == side + 1 & SIDE:  # around a corner: a tile there carries it on straight
            self.grow(ground, beside, side, 1)

    def grow_backwards(self, ground: Ground, edges: vec[i64]) -> None:
        """Tiles that carry the longest wall on the other way."""
        first = (self.last - self.wall + 1 + self.outline) % self.outline
        edge = edges[first]
        before = edges[first - 1 if first else self.outline - 1]
        side = edge & SIDE
        beside = before // SIDES + ground.around[before & SIDE]
        if before & SIDE == side:
            self.grow(ground, beside, side + 1 & SIDE, 3)
        elif before & SIDE == side + 3 & SIDE:
            self.grow(ground, beside, side, 3)

    def grow(self, ground: Ground, cell: i64, side: i64, turn: i64) -> None:
        """Tiles on a square that have a wall on this side, and perhaps on the next sides, make the wall longer."""
        if ground.cells[cell] != EMPTY or closes_in(ground, cell):
            return
        edges = edges_at(ground, cell)
        fitting, inside = FITTING[edges], edges >> 4  # walls against a neighbour are no longer outer ones
        most: i64 = 0
        for walling in range(WALLINGS):
            if fitting >> walling & 1:
                growth = run_of(walling & ~inside, side, turn)
                most = max(most, growth)
                self.growth[walling] = max(self.growth[walling], growth)
        if most:
            self.dead_ends -= 1

    def grow_anywhere(self) -> None:
        """Without any wall, every one is the longest."""
        self.dead_ends = 0
        for walling in range(WALLINGS):
            if self.fitting >> walling & 1:
                self.growth[walling] = longest_on(walling)


def run_of(walling: i64, side: i64, turn: i64) -> i64:
    """So many walls in a row, from a side on."""
    length: i64 = 0
    while length < SIDES and walling >> side & 1:
        length += 1
        side = side + turn & SIDE
    return length


def longest_on(walling: i64) -> i64:
    """The longest wall of a tile alone."""
    longest: i64 = 0
    for side in range(SIDES):
        longest = max(longest, run_of(walling, side, 1))
    return longest


class Surveys:
    """Remembers what was surveyed: most of what is looked at stands in the same places as before."""

    def __init__(self) -> None:
        self.kept: Final[dict[int, Survey]] = {}

    def of(self, state: Alhambra, seat: i64) -> Survey:
        """The survey of a seat's Alhambra."""
        key = fingerprint(state, seat)
        found = self.kept.get(key)
        if found is None:
            found = Survey(Ground(state, seat))
            if len(self.kept) >= KEPT:
                self.kept.clear()
            self.kept[key] = found
        return found


def fingerprint(state: Alhambra, seat: i64) -> i64:
    """A number that differs where other tiles are built, or in other places."""
    built = BUILT + seat
    wheres, spots = state.where, state.spot
    number: i64 = 1
    for tile in range(BUILDINGS):
        if wheres[tile] == built:
            number = (number * LARGE_PRIME + tile * SPAN * SPAN + spots[tile]) & WRAP
            number ^= number >> 29
    return number
