"""The building rules once more, slow and plain, to compare: an Alhambra is a dictionary from place to tile."""

from __future__ import annotations

from typing import Final

from mizban.core.source import Fast
from mizban.games.alhambra.data import BUILDINGS, FOUNTAIN, WALLS
from mizban.games.alhambra.ground import (
    ALLOWED,
    Frontier,
    Ground,
    Walk,
    anchored,
    build_fault,
    remove_fault,
    sites_for,
    swap_fault,
)
from mizban.games.alhambra.places import spot_at
from mizban.games.alhambra.rules import build
from mizban.games.alhambra.state import Alhambra
from mizban.games.alhambra.walls import longest_wall

Place = tuple[int, int]
Board = dict[Place, int]
WAYS: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))  # north, east, south, west
CORNERS: Final = (((0, 0), (1, 0)), ((1, 0), (1, 1)), ((0, 1), (1, 1)), ((0, 0), (0, 1)))  # the ends of each side


def beside(place: Place, side: int) -> Place:
    return place[0] + WAYS[side][0], place[1] + WAYS[side][1]


def wall(tile: int, side: int) -> bool:
    return bool(WALLS[tile] >> side & 1)


def edges_match(board: Board) -> bool:
    """Where two tiles share an edge, both have a wall on it or neither."""
    shared = [(place, side) for place in board for side in range(4) if beside(place, side) in board]
    return all(wall(board[place], side) == wall(board[beside(place, side)], (side + 2) % 4) for place, side in shared)


def all_reachable(board: Board) -> bool:
    """Every tile can be reached from the start tile by steps over edges without walls."""
    reached, way = {(0, 0)}, [(0, 0)]
    while way:
        place = way.pop()
        for side in range(4):
            other = beside(place, side)
            if other in board and other not in reached and not wall(board[place], side):
                reached.add(other)
                way.append(other)
    return reached == set(board)


def has_hole(board: Board) -> bool:
    """Some empty place cannot be reached from outside over empty places."""
    xs, ys = [x for x, _ in board], [y for _, y in board]
    box = {(x, y) for x in range(min(xs) - 1, max(xs) + 2) for y in range(min(ys) - 1, max(ys) + 2)}
    corner = (min(xs) - 1, min(ys) - 1)
    reached, way = {corner}, [corner]
    while way:
        for step in WAYS:
            other = (way[-1][0] + step[0], way[-1][1] + step[1])
            if other in box and other not in board and other not in reached:
                reached.add(other)
                way.append(other)
                break
        else:
            way.pop()
    return box - set(board) != reached


def is_legal(board: Board) -> bool:
    return board.get((0, 0)) == FOUNTAIN and edges_match(board) and all_reachable(board) and not has_hole(board)


def walls_of(board: Board) -> list[int]:
    """The lengths of all walls: outer segments joined where they share an end point."""
    groups: list[tuple[set[Place], int]] = []
    for (x, y), tile in board.items():
        for side in range(4):
            if wall(tile, side) and beside((x, y), side) not in board:
                ends = {(x + dx, y + dy) for dx, dy in CORNERS[side]}
                met = [group for group in groups if group[0] & ends]
                groups = [group for group in groups if not group[0] & ends]
                points = ends.union(*[group[0] for group in met])
                groups.append((points, 1 + sum(group[1] for group in met)))
    return [length for _, length in groups]


# Random Alhambras, and the comparison


def grown(source: Fast, size: int) -> Board:
    """A random legal Alhambra of up to so many tiles, by placing what fits."""
    board: Board = {(0, 0): FOUNTAIN}
    left = list(range(BUILDINGS))
    for _ in range(4 * size):
        tile = left[source.below(len(left))]
        built = list(board)
        place = beside(built[source.below(len(built))], source.below(4))
        if place not in board and len(board) <= size and is_legal({**board, place: tile}):
            board[place] = tile
            left.remove(tile)
    return board


def state_of(board: Board) -> Alhambra:
    state = Alhambra(3, False)
    for (x, y), tile in board.items():
        if tile != FOUNTAIN:
            build(state, 0, tile, spot_at(x, y))
    return state


def without(board: Board, place: Place) -> Board:
    return {other: tile for other, tile in board.items() if other != place}


def compare(board: Board, source: Fast) -> None:
    """The fast rules say the same as the slow ones: the wall, one new tile anywhere, one removed, one swapped."""
    ground = Ground(state_of(board), 0)
    assert longest_wall(ground) == max(walls_of(board), default=0), board
    left = [tile for tile in range(BUILDINGS) if tile not in board.values()]
    tile = left[source.below(len(left))]
    frontier = Frontier(ground)
    sites = {anchored(ground, anchor) for anchor in sites_for(frontier, tile)}
    for place in {beside(place, side) for place in board for side in range(4)} - set(board):
        cell = ground.find(spot_at(*place))
        legal = build_fault(ground, tile, cell) == ALLOWED
        assert legal == (cell in sites)
        assert legal == is_legal({**board, place: tile}), (board, tile, place)
    place = list(board)[source.below(len(board))]
    if place != (0, 0):
        cell = ground.find(spot_at(*place))
        assert (remove_fault(ground, Walk(ground), cell) == ALLOWED) == is_legal(without(board, place)), (board, place)
        legal = swap_fault(ground, tile, cell) == ALLOWED
        assert legal == is_legal({**board, place: tile}), (board, tile, place)


def compare_many(positions: int, seed: int) -> None:
    """Compare so many random Alhambras of all sizes."""
    source = Fast(seed)
    for _ in range(positions):
        compare(grown(source, 1 + source.below(18)), source)


if __name__ == "__main__":
    import sys

    count = int(sys.argv[1]) if len(sys.argv) > 1 else 100_000
    compare_many(count, 1)
    print(f"{count} random Alhambras: the fast rules and the slow ones agree")
