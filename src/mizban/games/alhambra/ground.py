"""The building rules: an Alhambra laid out on squares, what may be built on it, and its longest wall."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from mizban.games.alhambra.data import BUILDINGS, FOUNTAIN, WALLS
from mizban.games.alhambra.state import BUILT, MIDDLE, SPAN, Alhambra

ALLOWED: Final = ""  # no rule forbids it
EMPTY: Final = -1
OFF: Final = -1  # a place too far away to touch anything
MARGIN: Final = 2
SIDES: Final = 4
ANCHORS: Final = (BUILDINGS + 1) * SIDES  # an anchor is a tile times four plus the side at which a place lies


@mypyc_attr(acyclic=True)
class Ground:
    """The Alhambra of a seat on a rectangle of squares, with an empty margin all around."""

    def __init__(self, state: Alhambra, seat: int) -> None:
        own = BUILT + seat
        tiles: list[int] = []
        left = right = MIDDLE % SPAN
        top = bottom = MIDDLE // SPAN
        for tile in range(BUILDINGS):
            if state.where[tile] == own:
                tiles.append(tile)
                x = state.spot[tile] % SPAN
                y = state.spot[tile] // SPAN
                left, right = min(left, x), max(right, x)
                top, bottom = min(top, y), max(bottom, y)
        tiles.append(FOUNTAIN)
        self.tiles: Final = tiles
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

    def find(self, spot: int) -> int:
        """The square of any place; off, if nothing could touch it."""
        x, y = spot % SPAN - self.left, spot // SPAN - self.top
        inside = 0 < x < self.width - 1 and 0 < y < len(self.cells) // self.width - 1
        return y * self.width + x if inside else OFF


def spot_at(x: int, y: int) -> int:
    """A place by its distance from the start tile, to the east and to the south."""
    return MIDDLE + y * SPAN + x


def has_wall(tile: int, side: int) -> bool:
    return WALLS[tile] >> side & 1 != 0


# Places for a new tile


def free_places(ground: Ground) -> list[int]:
    """Each empty place that touches a tile, as the lowest anchor that names it; sorted."""
    anchors: list[int] = []
    named = ground.cells[:]
    for i in range(len(ground.tiles)):
        for side in range(SIDES):
            cell = ground.places[i] + ground.around[side]
            if named[cell] == EMPTY:
                named[cell] = FOUNTAIN
                anchors.append(ground.tiles[i] * SIDES + side)
    return anchors


def anchored(ground: Ground, anchor: int) -> int:
    """The square that an anchor names."""
    return ground.places[ground.tiles.index(anchor // SIDES)] + ground.around[anchor % SIDES]


def build_fault(ground: Ground, tile: int, cell: int) -> str:
    """The first rule that forbids a tile on a square, if any."""
    if cell == OFF:
        return "does-not-touch"
    if ground.cells[cell] != EMPTY:
        return "occupied"
    touches = is_open = False
    for side in range(SIDES):
        other = ground.cells[cell + ground.around[side]]
        if other != EMPTY:
            touches = True
            if has_wall(tile, side) != has_wall(other, side ^ 2):
                return "walls-differ"
            if not has_wall(tile, side):
                is_open = True
    if not touches:
        return "does-not-touch"
    if not is_open:
        return "not-on-foot"
    return "hole" if closes_in(ground, cell) else ALLOWED


def sites_for(ground: Ground, tile: int) -> list[int]:
    """The anchors of all places where a tile may be built."""
    return [anchor for anchor in free_places(ground) if build_fault(ground, tile, anchored(ground, anchor)) == ALLOWED]


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


def remove_fault(ground: Ground, tile: int) -> str:
    """The first rule that forbids taking a built tile away, if any."""
    if tile == FOUNTAIN:
        return "fountain"
    cell = ground.places[ground.tiles.index(tile)]
    neighbours = doors = 0
    for side in range(SIDES):
        other = ground.cells[cell + ground.around[side]]
        if other != EMPTY:
            neighbours += 1
            if not has_wall(tile, side):
                doors += 1
    if doors > 1 and reached_without(ground, cell) < len(ground.tiles) - 1:
        return "cut-off"
    return "hole" if neighbours == SIDES else ALLOWED


def reached_without(ground: Ground, removed: int) -> int:
    """How many tiles can be reached on foot from the start tile when one is gone."""
    cells, around = ground.cells[:], ground.around
    cells[removed] = EMPTY
    start = ground.places[len(ground.places) - 1]
    cells[start] = EMPTY
    way = [start]
    walls = [0]
    reached = 0
    while way:
        cell = way.pop()
        here = walls.pop()
        reached += 1
        for side in range(SIDES):
            if not here >> side & 1:
                other = cells[cell + around[side]]
                if other != EMPTY:
                    cells[cell + around[side]] = EMPTY
                    way.append(cell + around[side])
                    walls.append(WALLS[other])
    return reached


def swap_fault(ground: Ground, tile: int, old: int) -> str:
    """The first rule that forbids a tile in the place of a built one, if any; matching edges keep all else right."""
    if old == FOUNTAIN:
        return "fountain"
    cell = ground.places[ground.tiles.index(old)]
    for side in range(SIDES):
        other = ground.cells[cell + ground.around[side]]
        if other != EMPTY and has_wall(tile, side) != has_wall(other, side ^ 2):
            return "walls-differ"
    return ALLOWED


def swaps_for(ground: Ground, tile: int) -> list[int]:
    """The built tiles for which a tile may be swapped in."""
    return [old for old in ground.tiles if swap_fault(ground, tile, old) == ALLOWED]


def can_use(ground: Ground, tile: int) -> bool:
    """Whether a tile of the reserve can be added, or swapped in."""
    if any(build_fault(ground, tile, anchored(ground, anchor)) == ALLOWED for anchor in free_places(ground)):
        return True
    return any(swap_fault(ground, tile, old) == ALLOWED for old in ground.tiles)


# A whole Alhambra


def alhambra_fault(ground: Ground) -> str:
    """The first building rule that an Alhambra breaks, if any."""
    for i, tile in enumerate(ground.tiles):
        for side in range(SIDES):
            other = ground.cells[ground.places[i] + ground.around[side]]
            if other != EMPTY and has_wall(tile, side) != has_wall(other, side ^ 2):
                return "walls-differ"
    if reached_without(ground, 0) < len(ground.tiles):
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
    """The outer edges clockwise, once around: 1 with a wall, 0 without."""
    cells, around = ground.cells, ground.around
    first = 0
    while cells[first] == EMPTY:
        first += 1
    edges: list[int] = []
    cell, side = first, 0
    while True:
        edges.append(WALLS[cells[cell]] >> side & 1)
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


def longest_wall(ground: Ground) -> int:
    """The most outer edges in a row that have a wall; all of them, if the wall closes into a ring."""
    edges = outline(ground)
    longest = run = 0
    for wall in edges + edges:
        run = run + 1 if wall else 0
        longest = max(longest, run)
    return min(longest, len(edges))
