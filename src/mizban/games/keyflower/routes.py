"""The ways through a village that boats score: the Sea Bastion's closed walk and the Sea Breese's river line."""

from __future__ import annotations

from mypy_extensions import i64

from mizban.games.keyflower.state import NOWHERE, Keyflower
from mizban.games.keyflower.village import HEX, OPPOSITE, RIVERS_AT, form_of, road_sides


def river_line(state: Keyflower, seat: i64) -> i64:
    """How many boats form an unbroken line from the home tile's river edge."""
    village = state.villages[seat]
    index: i64 = 0
    side = river_side(form_of(village, 0))
    boats: i64 = 0
    while village.near[index * HEX + side] != NOWHERE:
        index = village.near[index * HEX + side]
        if not RIVERS_AT[form_of(village, index)] >> OPPOSITE[side] & 1:
            break
        boats += 1  # a boat's two river edges are opposite each other: the line is straight
    return boats


def river_side(form: i64) -> i64:
    """The side of a home tile's river edge."""
    side: i64 = 0
    while not RIVERS_AT[form] >> side & 1:
        side += 1
    return side


# The closed walk


def longest_walk(state: Keyflower, seat: i64) -> int:
    """How many tiles lie on the best closed walk that uses no road connection twice.

    Such walks are the connected sets of roads with an even number at every tile; those sets are all the combinations of
    the village's independent cycles.
    """
    return walk_over(road_links(state, seat))


def walk_over(roads: list[int]) -> int:
    """The most tiles on a closed walk over road connections, each given as the bits of its two tiles."""
    links = without_dead_ends(roads)
    best = 0
    for cycles in parts_of(links, independent_cycles(links)):
        best = max(best, best_combination(links, cycles))
    return best


def parts_of(links: list[int], cycles: list[int]) -> list[list[int]]:
    """The cycles in groups: those of a group hang together, and no walk leads from one group to another and back."""
    parts: list[list[int]] = []
    for cycle in cycles:
        tiles = tiles_on(links, cycle)
        apart: list[list[int]] = []
        together = [cycle]
        for part in parts:
            if tiles_on(links, all_of(part)) & tiles:
                together += part
            else:
                apart.append(part)
        parts = [*apart, together]
    return parts


def all_of(cycles: list[int]) -> int:
    """The connections of all these cycles."""
    connections = 0
    for cycle in cycles:
        connections |= cycle
    return connections


def best_combination(links: list[int], cycles: list[int]) -> int:
    """The most tiles on a connected combination of these cycles."""
    most = size_of(tiles_on(links, all_of(cycles)))
    best = 0
    chosen = 0
    for number in range(1, 1 << len(cycles)):
        chosen ^= cycles[lowest_bit(number)]  # one cycle in or out at a time: every combination comes once
        tiles = tiles_on(links, chosen)
        if size_of(tiles) > best and is_connected(links, chosen, tiles):
            best = size_of(tiles)
            if best == most:
                break
    return best


def road_links(state: Keyflower, seat: i64) -> list[int]:
    """The road connections of a village, each as the bits of its two tiles; such sets may be larger than an i64."""
    links: list[int] = []
    village = state.villages[seat]
    for index in range(len(village.tiles)):
        ways = road_sides(village, index)
        for side in range(HEX // 2):  # each connection once
            if ways >> side & 1:
                links.append(1 << int(index) | 1 << int(village.near[index * HEX + side]))
    return links


def without_dead_ends(links: list[int]) -> list[int]:
    """Only the connections that remain when tiles with one road are left out, again and again."""
    while True:
        once = twice = 0
        for link in links:
            twice |= once & link
            once |= link
        kept = [link for link in links if link & twice == link]
        if len(kept) == len(links):
            return links
        links = kept


def independent_cycles(links: list[int]) -> list[int]:
    """A cycle for each connection outside a spanning tree, as the bits of its connections."""
    paths: dict[int, int] = {}  # by tile: the connections from the first tile of its part to it
    cycles: list[int] = []
    left = list(range(len(links)))
    while left:
        found = next_link(links, left, paths)
        if found < 0:
            first = links[left[0]]
            paths[first & -first] = 0
            continue
        left.remove(found)
        one = links[found] & -links[found]
        other = links[found] ^ one
        if one in paths and other in paths:
            cycles.append(paths[one] ^ paths[other] ^ 1 << found)
        elif one in paths:
            paths[other] = paths[one] ^ 1 << found
        else:
            paths[one] = paths[other] ^ 1 << found
    return cycles


def next_link(links: list[int], left: list[int], paths: dict[int, int]) -> int:
    """A connection that touches the part of the village seen so far, or -1."""
    for i in left:
        one = links[i] & -links[i]
        if one in paths or links[i] ^ one in paths:
            return i
    return -1


def tiles_on(links: list[int], chosen: int) -> int:
    """A bit for each tile on the chosen connections."""
    tiles = 0
    for i in range(len(links)):
        if chosen >> i & 1:
            tiles |= links[i]
    return tiles


def is_connected(links: list[int], chosen: int, tiles: int) -> bool:
    """Whether the chosen connections are one piece."""
    reached = tiles & -tiles
    before = 0
    while reached != before:
        before = reached
        for i in range(len(links)):
            if chosen >> i & 1 and links[i] & reached:
                reached |= links[i]
    return reached == tiles


def lowest_bit(number: int) -> int:
    """The place of the lowest bit."""
    place = 0
    while not number >> place & 1:
        place += 1
    return place


def size_of(tiles: int) -> int:
    """How many bits a set has."""
    return bin(tiles).count("1")
