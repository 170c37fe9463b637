"""The building rules: an Alhambra laid out on squares, what may be built on it, and its longest wall."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from mizban.games.alhambra.data import BUILDINGS, FOUNTAIN, WALLS
from mizban.games.alhambra.state import BUILT, MIDDLE, RESERVE, SPAN, Alhambra

ALLOWED: Final = ""  # no rule forbids it
EMPTY: Final = -1
OFF: Final = -1  # a place too far away to touch anything
MARGIN: Final = 2
FURTHEST: Final = 60  # more rows or columns from the start tile than 54 tiles can reach
SIDES: Final = 4
ANCHORS: Final = (BUILDINGS + 1) * SIDES  # an anchor is a tile times four plus the side at which a place lies


@mypyc_attr(acyclic=True)
class Ground:
    """The Alhambra of a seat on a rectangle of squares, with an empty margin all around, and the reserve beside it."""

    def __init__(self, state: Alhambra, seat: int) -> None:
        tiles: list[int] = []
        reserve: list[int] = []
        left = right = MIDDLE % SPAN
        top = bottom = MIDDLE // SPAN
        for tile in range(BUILDINGS):
            where = state.where[tile]
            if where == RESERVE + seat:
                reserve.append(tile)
            elif where == BUILT + seat:
                tiles.append(tile)
                x = state.spot[tile] % SPAN
                y = state.spot[tile] // SPAN
                left, right = min(left, x), max(right, x)
                top, bottom = min(top, y), max(bottom, y)
        tiles.append(FOUNTAIN)
        self.tiles: Final = tiles
        self.reserve: Final = reserve
        self.left: Final = left - MARGIN
        self.top: Final = top - MARGIN
        self.width: Final = right - left + 1 + 2 * MARGIN
        self.cells: Final = [EMPTY] * (self.width * (bottom - top + 1 + 2 * MARGIN))  # by square: the tile on it
        self.around: Final = [-self.width, 1, self.width, -1]  # the way to the neighbour at each side
        self.places: Final[list[int]] = []  # the square of each tile
        for tile in tiles:
            cell = self.cell_of(MIDDLE if tile == FOUNTAIN else state.spot[tile])
            self.places.append(cell)
            self.cells[cell] = tile

    def cell_of(self, spot: int) -> int:
        """The square of a place that lies on this ground, its margin included."""
        return (spot // SPAN - self.top) * self.width + spot % SPAN - self.left

    def spot_of(self, cell: int) -> int:
        """The place of a square."""
        return (cell // self.width + self.top) * SPAN + cell % self.width + self.left

    def square_of(self, tile: int) -> int:
        """The square of a built tile."""
        return self.places[self.tiles.index(tile)]

    def find(self, spot: int) -> int:
        """The square of any place; off, if nothing could touch it."""
        x, y = spot % SPAN - self.left, spot // SPAN - self.top
        inside = 0 < x < self.width - 1 and 0 < y < len(self.cells) // self.width - 1
        return y * self.width + x if inside else OFF


def spot_at(x: int, y: int) -> int:
    """A place by its distance from the start tile, to the east and to the south."""
    return MIDDLE + y * SPAN + x


# Places for a new tile


def edge_fault(walls: int, edges: int) -> str:
    """The first rule that the edges of a tile break, if any, given the edges around it."""
    shared, walled = edges >> 4, edges & 15
    if not shared:
        return "does-not-touch"
    if walls & shared != walled:
        return "walls-differ"
    return "not-on-foot" if walled == shared else ALLOWED


# By the edges around a place, a bit for each way in which a tile can be walled: those that may be built there, and
# those that at least match.
FITTING: Final[tuple[int, ...]] = tuple(
    sum(1 << walls for walls in range(16) if edge_fault(walls, edges) == ALLOWED) for edges in range(256)
)
MATCHING: Final[tuple[int, ...]] = tuple(
    sum(1 << walls for walls in range(16) if edge_fault(walls, edges) != "walls-differ") for edges in range(256)
)


ALL_SHARED: Final = 240  # all four neighbours are there


def edges_at(ground: Ground, cell: int) -> int:
    """The edges that neighbours share with a square: sixteen times all of them, plus those with a wall."""
    cells, width = ground.cells, ground.width
    edges = 0
    other = cells[cell - width]
    if other != EMPTY:
        edges |= 17 if WALLS[other] & 4 else 16
    other = cells[cell + 1]
    if other != EMPTY:
        edges |= 34 if WALLS[other] & 8 else 32
    other = cells[cell + width]
    if other != EMPTY:
        edges |= 68 if WALLS[other] & 1 else 64
    other = cells[cell - 1]
    if other != EMPTY:
        edges |= 136 if WALLS[other] & 2 else 128
    return edges


def build_fault(ground: Ground, tile: int, cell: int) -> str:
    """The first rule that forbids a tile on a square, if any."""
    if cell == OFF:
        return "does-not-touch"
    if ground.cells[cell] != EMPTY:
        return "occupied"
    fault = edge_fault(WALLS[tile], edges_at(ground, cell))
    if fault != ALLOWED:
        return fault
    return "hole" if closes_in(ground, cell) else ALLOWED


@mypyc_attr(acyclic=True)
class Frontier:
    """The empty places that touch an Alhambra, each by the lowest anchor that names it, and what may be built there."""

    def __init__(self, ground: Ground) -> None:
        self.anchors: Final[list[int]] = []  # sorted
        self.fitting: Final[list[int]] = []  # a bit for each way in which a tile can be walled
        self.any: int = 0  # what fits anywhere
        named = ground.cells[:]
        for i in range(len(ground.tiles)):
            for side in range(SIDES):
                cell = ground.places[i] + ground.around[side]
                if named[cell] == EMPTY:
                    named[cell] = FOUNTAIN
                    fitting = FITTING[edges_at(ground, cell)]
                    if fitting and not closes_in(ground, cell):
                        self.anchors.append(ground.tiles[i] * SIDES + side)
                        self.fitting.append(fitting)
                        self.any |= fitting


def anchored(ground: Ground, anchor: int) -> int:
    """The square that an anchor names."""
    return ground.square_of(anchor // SIDES) + ground.around[anchor % SIDES]


def sites_for(frontier: Frontier, tile: int) -> list[int]:
    """The anchors of all places where a tile may be built."""
    bit = 1 << WALLS[tile]
    return [frontier.anchors[i] for i in range(len(frontier.anchors)) if frontier.fitting[i] & bit]


def splits(ring: int) -> bool:
    """Whether the empty ones of eight places around a square fall apart, seen from its four sides.

    A bit for each empty place, clockwise from north, so that the even ones are the sides.
    """
    if ring == 255:
        return False
    runs = [0]
    full = next(i for i in range(8) if not ring >> i & 1)
    for i in range(full, full + 8):
        if not ring >> i % 8 & 1:
            runs.append(0)
        elif i % 2 == 0:
            runs[-1] = 1
    return sum(runs) > 1


SPLITS: Final[tuple[bool, ...]] = tuple(splits(ring) for ring in range(256))


def closes_in(ground: Ground, cell: int) -> bool:
    """Whether a tile on an empty square makes a hole.

    The tiles hang together and there is no hole yet: so empty places that do not meet around the square meet nowhere,
    and those on one side of it are closed in.
    """
    cells, width = ground.cells, ground.width
    ring = 0
    if cells[cell - width] == EMPTY:
        ring |= 1
    if cells[cell - width + 1] == EMPTY:
        ring |= 2
    if cells[cell + 1] == EMPTY:
        ring |= 4
    if cells[cell + width + 1] == EMPTY:
        ring |= 8
    if cells[cell + width] == EMPTY:
        ring |= 16
    if cells[cell + width - 1] == EMPTY:
        ring |= 32
    if cells[cell - 1] == EMPTY:
        ring |= 64
    if cells[cell - width - 1] == EMPTY:
        ring |= 128
    return SPLITS[ring]


# Removing and swapping


@mypyc_attr(acyclic=True)
class Walk:
    """A walk from the start tile through a whole Alhambra; it finds the tiles without which others are cut off."""

    def __init__(self, ground: Ground) -> None:
        self.met: Final = [0] * len(ground.cells)  # by square: when the walk came there first
        self.needed: Final = [False] * len(ground.cells)  # by square
        self.steps = 0
        self.enter(ground, ground.places[len(ground.places) - 1])

    def enter(self, ground: Ground, cell: int) -> int:
        """Walk on from a square; say how early a square can be reached again from there."""
        self.steps += 1
        mine = earliest = self.steps
        self.met[cell] = mine
        walls = WALLS[ground.cells[cell]]
        for side in range(SIDES):
            other = cell + ground.around[side]
            if walls >> side & 1 or ground.cells[other] == EMPTY:
                continue
            reach = self.met[other]
            if not reach:
                reach = self.enter(ground, other)
                if reach >= mine:
                    self.needed[cell] = True
            earliest = min(earliest, reach)
        return earliest


def remove_fault(ground: Ground, walk: Walk, cell: int) -> str:
    """The first rule that forbids taking the tile on a square away, if any."""
    if ground.cells[cell] == FOUNTAIN:
        return "fountain"
    if walk.needed[cell]:
        return "cut-off"
    return "hole" if edges_at(ground, cell) >= ALL_SHARED else ALLOWED


def removable(ground: Ground) -> list[int]:
    """The built tiles that may be taken away."""
    walk = Walk(ground)
    return [ground.cells[cell] for cell in ground.places if remove_fault(ground, walk, cell) == ALLOWED]


def swap_fault(ground: Ground, tile: int, cell: int) -> str:
    """The first rule that forbids a tile in the place of a built one, if any; matching edges keep all else right."""
    if ground.cells[cell] == FOUNTAIN:
        return "fountain"
    return ALLOWED if MATCHING[edges_at(ground, cell)] >> WALLS[tile] & 1 else "walls-differ"


def swaps_for(ground: Ground, tile: int) -> list[int]:
    """The built tiles for which a tile may be swapped in."""
    return [ground.cells[cell] for cell in ground.places if swap_fault(ground, tile, cell) == ALLOWED]


def usable(ground: Ground) -> list[int]:
    """The tiles of the reserve that can be added somewhere, or swapped in."""
    if not ground.reserve:
        return []
    fitting = Frontier(ground).any
    for i in range(len(ground.tiles) - 1):
        fitting |= MATCHING[edges_at(ground, ground.places[i])]
    return [tile for tile in ground.reserve if fitting >> WALLS[tile] & 1]


# A whole Alhambra


def alhambra_fault(ground: Ground) -> str:
    """The first building rule that an Alhambra breaks, if any."""
    for cell in ground.places:
        if not MATCHING[edges_at(ground, cell)] >> WALLS[ground.cells[cell]] & 1:
            return "walls-differ"
    if Walk(ground).steps < len(ground.tiles):
        return "not-on-foot"
    return "hole" if has_hole(ground) else ALLOWED


def has_hole(ground: Ground) -> bool:
    """Whether some empty square cannot be reached from the margin over empty squares."""
    cells = ground.cells[:]
    way = [0]
    cells[0] = FOUNTAIN
    while way:
        cell = way.pop()
        for step in ground.around:
            other = cell + step
            if 0 <= other < len(cells) and cells[other] == EMPTY:
                cells[other] = FOUNTAIN
                way.append(other)
    return EMPTY in cells


# Walls


def outline(ground: Ground) -> list[int]:
    """The outer edges clockwise, once around, each as its square times four plus the side."""
    cells, around = ground.cells, ground.around
    first = 0
    while cells[first] == EMPTY:
        first += 1
    edges: list[int] = []
    cell, side = first, 0
    while True:
        edges.append(cell * SIDES + side)
        ahead = cell + around[side + 1 & 3]
        corner = ahead + around[side]
        if cells[corner] != EMPTY:
            cell = corner
            side = side + 3 & 3
        elif cells[ahead] != EMPTY:
            cell = ahead
        else:
            side = side + 1 & 3
        if cell == first and side == 0:
            return edges


def is_walled(ground: Ground, edge: int) -> bool:
    """Whether an edge of a tile has a wall."""
    return WALLS[ground.cells[edge >> 2]] >> (edge & 3) & 1 == 1


def longest_wall(ground: Ground) -> int:
    """The most outer edges in a row that have a wall; all of them, if the wall closes into a ring."""
    edges = outline(ground)
    longest = run = 0
    for edge in edges + edges:
        run = run + 1 if is_walled(ground, edge) else 0
        longest = max(longest, run)
    return min(longest, len(edges))


def longest_course(ground: Ground) -> list[int]:
    """The edges of the longest wall in their order; of equally long ones the first."""
    edges = outline(ground)
    longest = longest_wall(ground)
    twice = edges + edges
    run = 0
    for end, edge in enumerate(twice):
        run = run + 1 if is_walled(ground, edge) else 0
        if run == longest:
            return twice[end + 1 - longest : end + 1]
    return []
