"""The walls of an Alhambra: its outline, and the longest wall on it."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from mizban.games.alhambra.data import WALLS
from mizban.games.alhambra.ground import EMPTY, SIDES, Ground

# An edge of a tile, packed: its square times four, plus the side; north is 0, then clockwise.
#
#     square 9:     36
#                39    37
#                   38
SIDE: Final[i64] = 3  # the bits of an edge that are its side


def outline(ground: Ground) -> vec[i64]:
    """The outer edges clockwise, once around."""
    cells, around = ground.cells, ground.around
    first: i64 = 0
    while cells[first] == EMPTY:
        first += 1
    edges = vec[i64](capacity=32)
    cell = first
    side: i64 = 0
    while True:
        edges = append(edges, cell * SIDES + side)
        ahead = cell + around[side + 1 & SIDE]
        corner = ahead + around[side]
        if cells[corner] != EMPTY:
            cell = corner
            side = side + 3 & SIDE
        elif cells[ahead] != EMPTY:
            cell = ahead
        else:
            side = side + 1 & SIDE
        if cell == first and side == 0:
            return edges


def is_walled(ground: Ground, edge: i64) -> bool:
    """Whether an edge of a tile has a wall."""
    return WALLS[ground.cells[edge // SIDES]] >> (edge & SIDE) & 1 == 1


def longest_wall(ground: Ground) -> i64:
    """The most outer edges in a row that have a wall; all of them, if the wall closes into a ring."""
    edges = outline(ground)
    longest: i64 = 0
    run: i64 = 0
    for edge in extend(edges[:], edges):
        run = run + 1 if is_walled(ground, edge) else i64(0)
        longest = max(longest, run)
    return min(longest, len(edges))


def longest_course(ground: Ground) -> vec[i64]:
    """The edges of the longest wall in their order; of equally long ones the first."""
    edges = outline(ground)
    longest = longest_wall(ground)
    twice = extend(edges[:], edges)
    run: i64 = 0
    for end in range(len(twice)):
        run = run + 1 if is_walled(ground, twice[end]) else i64(0)
        if run == longest:
            return twice[end + 1 - longest : end + 1]
    return vec[i64]()
