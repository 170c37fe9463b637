"""The walls of an Alhambra: its outline, and the longest wall on it."""

from __future__ import annotations

from typing import Final

from mizban.games.alhambra.data import WALLS
from mizban.games.alhambra.ground import EMPTY, SIDES, Ground

# An edge of a tile, packed: its square times four, plus the side; north is 0, then clockwise.
#
#     square 9:     36
#                39    37
#                   38
SIDE: Final = 3  # the bits of an edge that are its side


def outline(ground: Ground) -> list[int]:
    """The outer edges clockwise, once around."""
    cells, around = ground.cells, ground.around
    first = 0
    while cells[first] == EMPTY:
        first += 1
    edges: list[int] = []
    cell, side = first, 0
    while True:
        edges.append(cell * SIDES + side)
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


def is_walled(ground: Ground, edge: int) -> bool:
    """Whether an edge of a tile has a wall."""
    return WALLS[ground.cells[edge // SIDES]] >> (edge & SIDE) & 1 == 1


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
