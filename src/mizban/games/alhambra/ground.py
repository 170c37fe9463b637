"""The building rules: an Alhambra laid out on squares, what may be built on it, removed and swapped."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64, mypyc_attr

from mizban.core.packed import bit, members
from mizban.games.alhambra.data import BUILDINGS, FOUNTAIN, WALLS
from mizban.games.alhambra.places import MIDDLE, SPAN
from mizban.games.alhambra.state import BUILT, RESERVE, Alhambra

ALLOWED: Final = ""  # no rule forbids it
EMPTY: Final[i64] = -1
OFF: Final[i64] = -1  # a place too far away to touch anything
MARGIN: Final[i64] = 2
SIDES: Final[i64] = 4
ANCHORS: Final[i64] = (BUILDINGS + 1) * SIDES  # an anchor is a tile times four plus the side at which a place lies

# A tile's walls are a bit for each side, clockwise from north.
NORTH: Final[i64] = 1
EAST: Final[i64] = 2
SOUTH: Final[i64] = 4
WEST: Final[i64] = 8


@mypyc_attr(acyclic=True, free_list_len=1)
class Ground:
    """The Alhambra of a seat on a rectangle of squares, with an empty margin all around, and the reserve beside it."""

    def __init__(self, state: Alhambra, seat: i64) -> None:
        tiles = vec[i64](capacity=16)
        reserve: i64 = 0
        left = right = MIDDLE % SPAN
        top = bottom = MIDDLE // SPAN
        wheres = state.where
        for tile in range(BUILDINGS):
            where = wheres[tile] - seat
            if where == RESERVE:
                reserve |= bit(tile)
            elif where == BUILT:
                tiles = append(tiles, tile)
                x = state.spot[tile] % SPAN
                y = state.spot[tile] // SPAN
                left = min(left, x)
                right = max(right, x)
                top = min(top, y)
                bottom = max(bottom, y)
        tiles = append(tiles, FOUNTAIN)
        self.tiles: Final = tiles
        self.reserve: Final = reserve  # a set
        self.left: Final = left - MARGIN
        self.top: Final = top - MARGIN
        self.width: Final = right - left + 1 + 2 * MARGIN
        squares = self.width * (bottom - top + 1 + 2 * MARGIN)
        self.cells: Final = vec[i64]([EMPTY] * squares)  # by square: the tile on it
        self.around: Final = vec[i64]([-self.width, 1, self.width, -1])  # the way to the neighbour at each side
        self.places: Final = vec[i64]([0] * len(tiles))  # the square of each tile
        for i in range(len(tiles)):
            cell = self.cell_of(MIDDLE if tiles[i] == FOUNTAIN else state.spot[tiles[i]])
            self.places[i] = cell
            self.cells[cell] = tiles[i]

    def cell_of(self, spot: i64) -> i64:
        """The square of a place that lies on this ground, its margin included."""
        return (spot // SPAN - self.top) * self.width + spot % SPAN - self.left

    def spot_of(self, cell: i64) -> i64:
        """The place of a square."""
        return (cell // self.width + self.top) * SPAN + cell % self.width + self.left

    def square_of(self, tile: i64) -> i64:
        """The square of a built tile."""
        i: i64 = 0
        while self.tiles[i] != tile:
            i += 1
        return self.places[i]

    def find(self, spot: i64) -> i64:
        """The square of any place; off, if nothing could touch it."""
        x, y = spot % SPAN - self.left, spot // SPAN - self.top
        inside = 0 < x < self.width - 1 and 0 < y < len(self.cells) // self.width - 1
        return y * self.width + x if inside else OFF


# The edges around a place, packed: which of them it shares with a neighbour, and which of those have a wall.
#
#              W    S    E    N       W    S    E    N
#     bit    128   64   32   16       8    4    2    1
#            there is a neighbour     it has a wall there
#
# A neighbour in the north whose south side is walled is 16 + 1.
N_OPEN: Final[i64] = 16
N_WALLED: Final[i64] = 17
E_OPEN: Final[i64] = 32
E_WALLED: Final[i64] = 34
S_OPEN: Final[i64] = 64
S_WALLED: Final[i64] = 68
W_OPEN: Final[i64] = 128
W_WALLED: Final[i64] = 136
ALL_SHARED: Final[i64] = 240  # all four neighbours are there
EDGES: Final[i64] = 256
WALLINGS: Final[i64] = 16  # in so many ways a tile can be walled


def edges_at(ground: Ground, cell: i64) -> i64:
    """The edges around a square, packed."""
    cells, width = ground.cells, ground.width
    edges: i64 = 0
    other = cells[cell - width]
    if other != EMPTY:
        edges |= N_WALLED if WALLS[other] & SOUTH else N_OPEN
    other = cells[cell + 1]
    if other != EMPTY:
        edges |= E_WALLED if WALLS[other] & WEST else E_OPEN
    other = cells[cell + width]
    if other != EMPTY:
        edges |= S_WALLED if WALLS[other] & NORTH else S_OPEN
    other = cells[cell - 1]
    if other != EMPTY:
        edges |= W_WALLED if WALLS[other] & EAST else W_OPEN
    return edges


def edge_fault(walls: i64, edges: i64) -> str:
    """The first rule that the walls of a tile break, if any, given the edges around it."""
    shared, walled = edges >> 4, edges & 15
    if not shared:
        return "does-not-touch"
    if walls & shared != walled:
        return "walls-differ"
    return "not-on-foot" if walled == shared else ALLOWED


# By the edges around a place, a bit for each way in which a tile can be walled: those that may be built there, and
# those that at least match.
FITTING: Final = vec[i64](
    [sum(1 << walls for walls in range(WALLINGS) if edge_fault(walls, edges) == ALLOWED) for edges in range(EDGES)]
)
MATCHING: Final = vec[i64](
    [
        sum(1 << walls for walls in range(WALLINGS) if edge_fault(walls, edges) != "walls-differ")
        for edges in range(EDGES)
    ]
)


# The places around a square, packed: a bit for each empty one, clockwise from north, so that even ones are the sides.
#
#     128   1   2
#      64   .   4
#      32  16   8
RING: Final[i64] = 8
ALL_EMPTY: Final[i64] = 255


def closes_in(ground: Ground, cell: i64) -> bool:
    """Whether a tile on an empty square makes a hole.

    The tiles hang together and there is no hole yet: so empty places that do not meet around the square meet nowhere,
    and those on one side of it are closed in.
    """
    cells, width = ground.cells, ground.width
    ring: i64 = 0
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


def splits(ring: i64) -> bool:
    """Whether the empty places around a square fall apart, seen from its four sides."""
    if ring == ALL_EMPTY:
        return False
    runs = [0]
    full = next(i for i in range(RING) if not ring >> i & 1)
    for i in range(full, full + RING):
        if not ring >> i % RING & 1:
            runs.append(0)
        elif i % 2 == 0:
            runs[-1] = 1
    return sum(runs) > 1


SPLITS: Final = vec[bool]([splits(ring) for ring in range(ALL_EMPTY + 1)])


# Places for a new tile


def build_fault(ground: Ground, tile: i64, cell: i64) -> str:
    """The first rule that forbids a tile on a square, if any."""
    if cell == OFF:
        return "does-not-touch"
    if ground.cells[cell] != EMPTY:
        return "occupied"
    fault = edge_fault(WALLS[tile], edges_at(ground, cell))
    if fault != ALLOWED:
        return fault
    return "hole" if closes_in(ground, cell) else ALLOWED


@mypyc_attr(acyclic=True, free_list_len=1)
class Frontier:
    """The empty places that touch an Alhambra, each by the lowest anchor that names it, and what may be built there."""

    def __init__(self, ground: Ground) -> None:
        anchors = vec[i64](capacity=2 * len(ground.tiles) + 2)
        fittings = vec[i64](capacity=2 * len(ground.tiles) + 2)
        self.any: i64 = 0  # what fits anywhere
        named = ground.cells[:]
        for i in range(len(ground.tiles)):
            for side in range(SIDES):
                cell = ground.places[i] + ground.around[side]
                if named[cell] == EMPTY:
                    named[cell] = FOUNTAIN
                    fitting = FITTING[edges_at(ground, cell)]
                    if fitting and not closes_in(ground, cell):
                        anchors = append(anchors, ground.tiles[i] * SIDES + side)
                        fittings = append(fittings, fitting)
                        self.any |= fitting
        self.anchors: Final = anchors  # sorted
        self.fitting: Final = fittings  # by anchor: a bit for each way in which a tile can be walled


def anchored(ground: Ground, anchor: i64) -> i64:
    """The square that an anchor names."""
    return ground.square_of(anchor // SIDES) + ground.around[anchor % SIDES]


def sites_for(frontier: Frontier, tile: i64) -> vec[i64]:
    """The anchors of all places where a tile may be built."""
    walling = 1 << WALLS[tile]
    sites = vec[i64](capacity=len(frontier.anchors) + 2)  # and what else a question offers
    for i in range(len(frontier.anchors)):
        if frontier.fitting[i] & walling:
            sites = append(sites, frontier.anchors[i])
    return sites


# Removing and swapping


@mypyc_attr(acyclic=True, free_list_len=1)
class Walk:
    """A walk from the start tile through a whole Alhambra; it finds the tiles without which others are cut off."""

    def __init__(self, ground: Ground) -> None:
        self.met: Final = vec[i64]([0] * len(ground.cells))  # by square: when the walk came there first
        self.needed: i64 = 0  # a set of tiles
        self.steps: i64 = 0
        self.enter(ground, ground.places[len(ground.places) - 1])

    def enter(self, ground: Ground, cell: i64) -> i64:
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
                    self.needed |= bit(ground.cells[cell])
            earliest = min(earliest, reach)
        return earliest


def remove_fault(ground: Ground, walk: Walk, cell: i64) -> str:
    """The first rule that forbids taking the tile on a square away, if any."""
    if ground.cells[cell] == FOUNTAIN:
        return "fountain"
    if walk.needed >> ground.cells[cell] & 1:
        return "cut-off"
    return "hole" if edges_at(ground, cell) >= ALL_SHARED else ALLOWED


def removable(ground: Ground) -> i64:
    """The built tiles that may be taken away, as a set."""
    walk = Walk(ground)
    tiles: i64 = 0
    for cell in ground.places:
        if remove_fault(ground, walk, cell) == ALLOWED:
            tiles |= bit(ground.cells[cell])
    return tiles


def swap_fault(ground: Ground, tile: i64, cell: i64) -> str:
    """The first rule that forbids a tile in the place of a built one, if any; matching edges keep all else right."""
    if ground.cells[cell] == FOUNTAIN:
        return "fountain"
    return ALLOWED if MATCHING[edges_at(ground, cell)] >> WALLS[tile] & 1 else "walls-differ"


def swaps_for(ground: Ground, tile: i64) -> vec[i64]:
    """The built tiles for which a tile may be swapped in."""
    return vec[i64]([ground.cells[cell] for cell in ground.places if swap_fault(ground, tile, cell) == ALLOWED])


def usable(ground: Ground) -> i64:
    """The tiles of the reserve that can be added somewhere, or swapped in, as a set."""
    if not ground.reserve:
        return 0
    fitting = Frontier(ground).any
    for i in range(len(ground.tiles) - 1):
        fitting |= MATCHING[edges_at(ground, ground.places[i])]
    tiles: i64 = 0
    for tile in members(ground.reserve):
        if fitting >> WALLS[tile] & 1:
            tiles |= bit(tile)
    return tiles


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
    way = vec[i64]([0])
    cells[0] = FOUNTAIN
    while len(way) > 0:
        way, cell = pop(way)
        for step in ground.around:
            other = cell + step
            if 0 <= other < len(cells) and cells[other] == EMPTY:
                cells[other] = FOUNTAIN
                way = append(way, other)
    return EMPTY in cells
