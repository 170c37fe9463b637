"""A readable description of any position, written and read.

Tiles, colours, skill types and resources stand by their names, places in a village as [column, row] from the home tile.
What follows from the rest is not written: the supply, and what is in the bag and in the pile.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mizban.core.errors import BadPosition
from mizban.core.game import Plain
from mizban.core.packed import index_of
from mizban.core.reading import Fields, as_choice, as_list, as_number
from mizban.core.steps import pending
from mizban.games.keyflower.data import (
    ALL_GOODS,
    ALL_PIECES,
    BOATS,
    COLOURS,
    FIRST_BOAT,
    FIRST_HOME,
    FIRST_SKILL,
    FIRST_TURN_TILE,
    FIRST_WINTER,
    GOODS,
    GREEN,
    KINDS,
    MOST_ON_TILE,
    NAMES,
    PER_SEASON,
    PIECES,
    SEASONS,
    SIDE_A,
    SUMMER_BOAT_4,
    TILES,
    TURN_TILES,
    WINTER_TILES,
)
from mizban.games.keyflower.description import EVERYTHING, TIMES, describe, sides_of
from mizban.games.keyflower.knowledge import aside_of, stock_of
from mizban.games.keyflower.pending import read_pending
from mizban.games.keyflower.rules import auction_tiles, leader_at, lot_of, workers_on
from mizban.games.keyflower.state import (
    CREW,
    IN_MIDDLE,
    LYING,
    NOBODY,
    NONE,
    NOWHERE,
    RESOURCES,
    SUPPLY,
    WORKERS,
    Keyflower,
)
from mizban.games.keyflower.village import (
    HEX,
    HOME_CELL,
    OPPOSITE,
    RIVERS_AT,
    ROADS_AT,
    add_tile,
    cell_at,
    form_of,
    has_boat,
    is_free_of_edges,
    move_tile,
    owner_of,
    place,
    tiles_of,
    turn_up,
)

MOST_AWAY: Final = 60  # columns and rows from the home tile
# Writing


def write(state: Keyflower) -> Plain:
    """The whole position."""
    return {**describe(state, EVERYTHING), "pending": pending(state, everything=True)}


# Reading


def read(data: Plain) -> Keyflower:
    """The state that a description stands for."""
    fields = Fields(data, "position")
    players = [Fields(entry, f"players[{i}]") for i, entry in enumerate(fields.items("players") or [{}, {}])]
    if not 2 <= len(players) <= 6:
        raise BadPosition(f"players must be a list of 2 to 6, not of {len(players)}")
    state = read_table(fields.object("options"), len(players))
    state.season = fields.choice("season", TIMES, "spring")
    state.start = fields.number("start", 0, state.seats - 1, 0)
    state.passes = fields.number("passes", 0, state.seats, 0)
    for seat, player in enumerate(players):
        read_player(state, seat, player)
    check_villages(state)
    read_auction(state, fields)
    for i, entry in enumerate(fields.items("boats")):
        read_boat(state, Fields(entry, f"boats[{i}]"))
    aside, stock = fields.object("aside"), fields.object("stock")
    read_screen(state, aside_of(state), aside)
    read_supplies(state, fields)
    read_bounds(state, stock_of(state), stock)
    for left in (aside, stock):
        left.done()
    read_pending(state, fields)
    fields.done()
    return state


def read_table(options: Fields, seats: int) -> Keyflower:
    """An empty table with its options."""
    gold = options.choice("boat_3b_gold", ("yes", "no"), "yes") == 0
    turn_order = options.choice("boat_4a_turn_order", ("yes", "no"), "yes") == 0
    options.done()
    return Keyflower(seats, gold, turn_order)


def read_counts(fields: Fields, names: Sequence[str], most: Sequence[int]) -> list[int]:
    """Numbers by name; what is left out is nothing."""
    numbers = [fields.number(name, 0, most[i], 0) for i, name in enumerate(names)]
    fields.done()
    return numbers


def put(row: vec[i64], at: i64, numbers: list[int]) -> None:
    """Numbers that were read go into a row of the state."""
    for i, number in enumerate(numbers):
        row[at + i] = number


def read_screen(state: Keyflower, holder: int, fields: Fields) -> None:
    """What a holder has, and what everybody can have noted down about it."""
    put(state.held, holder * KINDS, read_counts(fields.object("screen"), PIECES, list(ALL_PIECES)))
    read_bounds(state, holder, fields)


def read_bounds(state: Keyflower, holder: int, fields: Fields) -> None:
    """What everybody can have noted down; nothing when it is left out."""
    held = list(state.held[holder * KINDS : (holder + 1) * KINDS])
    groups = [sum(held[:FIRST_SKILL])] * FIRST_SKILL + [sum(held[FIRST_SKILL:])] * (KINDS - FIRST_SKILL)
    unknown: dict[str, int] = {PIECES[i]: min(group, ALL_PIECES[i]) for i, group in enumerate(groups)}
    least = Fields(fields.take("at_least", {}), f"{fields.where}.at_least")
    most = Fields(fields.take("at_most", unknown), f"{fields.where}.at_most")
    low, high = read_counts(least, PIECES, list(ALL_PIECES)), read_counts(most, PIECES, list(ALL_PIECES))
    for i, number in enumerate(held):
        if not low[i] <= number <= high[i]:
            raise BadPosition(f"{fields.where} has {number} {PIECES[i]}, not at least {low[i]} and at most {high[i]}")
    put(state.least, holder * KINDS, low)
    put(state.most, holder * KINDS, high)


# Villages


def read_player(state: Keyflower, seat: int, player: Fields) -> None:
    """A village, a screen, and winter tiles."""
    home = {"tile": NAMES[FIRST_HOME + seat]}
    entries = as_list(player.take("village", [home]), f"{player.where}.village")
    for i, entry in enumerate(entries):
        read_village_tile(state, seat, Fields(entry, f"{player.where}.village[{i}]"))
    village = state.villages[seat]
    if entries and (village.cells[0] != HOME_CELL or not FIRST_HOME <= village.tiles[0] < FIRST_BOAT):
        raise BadPosition(f"{player.where}.village must begin with a home tile at [0, 0]")
    read_screen(state, seat, player)
    state.dealt[seat] = read_winter(state, player, "winter")  # the state is new: nobody shares these
    state.offered[seat] = read_winter(state, player, "offered")
    if state.offered[seat] & ~state.dealt[seat]:
        raise BadPosition(f"{player.where}.offered must be among the winter tiles dealt")
    if any(state.dealt[seat] & state.dealt[other] for other in range(seat)):
        raise BadPosition(f"{player.where}.winter has a tile of another player")
    player.done()


def read_winter(state: Keyflower, player: Fields, name: str) -> int:
    """A set of winter tiles, a bit for each."""
    names = player.items(name)
    where = f"{player.where}.{name}"
    tiles = {as_choice(tile, where, NAMES[FIRST_WINTER:FIRST_TURN_TILE]) for tile in names}
    if len(tiles) != len(names) or len(tiles) > WINTER_TILES[state.seats]:
        raise BadPosition(f"{where} must be at most {WINTER_TILES[state.seats]} different tiles")
    return sum([1 << tile for tile in tiles])


def read_village_tile(state: Keyflower, seat: int, fields: Fields) -> None:
    """A tile of a village, with its place and what lies on it."""
    tile = fields.choice("tile", NAMES)
    if owner_of(state, tile) != NOBODY:
        raise BadPosition(f"{fields.where} is {NAMES[tile]}, which stands somewhere else too")
    if len(tiles_of(state, seat)) and FIRST_HOME <= tile < FIRST_BOAT:
        raise BadPosition(f"{fields.where} is a second home tile")
    add_tile(state, seat, tile)
    at = fields.take("at", [0, 0] if FIRST_HOME <= tile < FIRST_BOAT else None)
    spin = fields.number("turned", 0, HEX - 1, 0)
    if at is not None:
        lay(state, seat, tile, read_cell(at, f"{fields.where}.at"), spin, fields.where)
    put(state.goods, tile * RESOURCES, read_counts(fields.object("goods"), GOODS, ALL_GOODS))
    read_season(state, tile, fields)
    fields.done()


def read_cell(at: object, where: str) -> int:
    """A column and a row."""
    numbers = as_list(at, where)
    if len(numbers) != 2:
        raise BadPosition(f"{where} must be a column and a row, such as [1, -1]")
    column, row = [as_number(number, where, -MOST_AWAY, MOST_AWAY) for number in numbers]
    return cell_at(column, row)


def lay(state: Keyflower, seat: int, tile: int, cell: int, spin: int, where: str) -> None:
    """A tile gets its place, if that is empty."""
    if index_of(state.villages[seat].cells, cell) != NOWHERE:
        raise BadPosition(f"{where} lies where another tile lies")
    place(state, seat, tile, cell, spin)


def read_season(state: Keyflower, tile: int, fields: Fields) -> None:
    """The side of a tile, its colour, and the workers on it."""
    turn_up(state, tile, fields.choice("side", sides_of(tile), sides_of(tile)[0]))
    state.colour[tile] = read_colour(fields, "colour")
    workers = read_counts(fields.object("workers"), COLOURS, [MOST_ON_TILE] * WORKERS)
    number = sum(workers)
    last = fields.number("last", 0, MOST_ON_TILE, min(number, MOST_ON_TILE))
    if number > MOST_ON_TILE or last > number or (number > 0) != (last > 0):
        raise BadPosition(f"{fields.where} cannot have {number} workers after a use with {last}")
    put(state.on, tile * CREW, [*workers, last])
    if number and state.colour[tile] == NONE:
        raise BadPosition(f"{fields.where} has workers on it, but no colour")


def read_colour(fields: Fields, name: str) -> int:
    """A colour, or none."""
    colour = fields.take(name, None)
    return NONE if colour is None else as_choice(colour, f"{fields.where}.{name}", COLOURS)


def check_villages(state: Keyflower) -> None:
    """Every village is in one piece, and its edges match."""
    for seat in range(state.seats):
        if len(tiles_of(state, seat)) and not is_one_piece(state, seat):
            raise BadPosition(f"players[{seat}].village is not in one piece")
        if not is_free_of_edges(state, seat) and not is_matching(state, seat):
            raise BadPosition(f"players[{seat}].village has two tiles whose edges do not match")


def is_one_piece(state: Keyflower, seat: int) -> bool:
    """Whether all tiles that have a place can be reached from the home tile."""
    village = state.villages[seat]
    reached: list[int] = [0]
    for index in reached:
        for other in village.near[index * HEX : (index + 1) * HEX]:
            if other != NOWHERE and other not in reached:
                reached.append(other)
    return len(reached) == len([cell for cell in village.cells if cell != NOWHERE])


def is_matching(state: Keyflower, seat: int) -> bool:
    """Whether neighbours agree on every edge that they share."""
    village = state.villages[seat]
    for index in range(len(village.tiles)):
        for side in range(HEX):
            other = village.near[index * HEX + side]
            if other != NOWHERE:
                mine, theirs = form_of(village, index), form_of(village, other)
                for edges in (ROADS_AT, RIVERS_AT):
                    if edges[mine] >> side & 1 != edges[theirs] >> OPPOSITE[side] & 1:
                        return False
    return True


# The auction


def read_auction(state: Keyflower, fields: Fields) -> None:
    """The tiles in the middle and the turn order tiles, with the stacks beside them."""
    for name, first, number in (
        ("middle", state.season % len(SEASONS) * PER_SEASON, PER_SEASON),
        ("turn_order", FIRST_TURN_TILE, TURN_TILES[state.seats]),
    ):
        for i, entry in enumerate(fields.items(name)):
            read_lot(state, Fields(entry, f"{name}[{i}]"), NAMES[first : first + number], first)
    for tile in auction_tiles(state):
        if leader_at(state, lot_of(tile)) != NOBODY:
            check_stacks(state, tile)


def read_lot(state: Keyflower, fields: Fields, names: Sequence[str], first: int) -> None:
    """A tile of the auction."""
    tile = first + fields.choice("tile", names)
    if state.where[tile] != NOWHERE:
        raise BadPosition(f"{fields.where} is {NAMES[tile]}, which stands somewhere else too")
    if tile < FIRST_TURN_TILE:
        move_tile(state, tile, IN_MIDDLE)
    stacks = as_list(fields.take("stacks", [0] * state.seats), f"{fields.where}.stacks")
    if len(stacks) != state.seats:
        raise BadPosition(f"{fields.where}.stacks must have a number for each of {state.seats} seats")
    lot = lot_of(tile)
    for seat, size in enumerate(stacks):
        state.stacks[lot * state.seats + seat] = as_number(size, f"{fields.where}.stacks", 0, 40)
    state.colour[LYING + lot] = read_colour(fields, "lying")
    read_season(state, tile, fields)
    fields.done()


def check_stacks(state: Keyflower, tile: int) -> None:
    """Stacks have a colour, and all are of different size; only the owner of boat 4a has a lying one."""
    lot = lot_of(tile)
    stacks = state.stacks[lot * state.seats : (lot + 1) * state.seats]
    sizes = [size for size in stacks if size]
    if state.colour[tile] == NONE or len(set(sizes)) != len(sizes):
        raise BadPosition(f"the stacks beside {NAMES[tile]} must have a colour, and no two may be equal")
    lying = state.colour[LYING + lot]
    if lying == NONE:
        return
    owner = owner_of(state, SUMMER_BOAT_4)
    is_lying = owner != NOBODY and has_boat(state, owner, SUMMER_BOAT_4, SIDE_A) and stacks[owner]
    if not is_lying or lying == state.colour[tile] or not (len(sizes) > 1 or workers_on(state, tile)):
        raise BadPosition(f"no stack can be lying beside {NAMES[tile]}")


def read_boat(state: Keyflower, fields: Fields) -> None:
    """A boat: what is on it, and who has chosen it."""
    boat = fields.choice("boat", NAMES[FIRST_BOAT : FIRST_BOAT + state.seats])
    put(state.cargo, boat * KINDS, read_counts(fields.object("cargo"), PIECES, list(ALL_PIECES)))
    taken = fields.take("taken_by", None)
    if taken is not None:
        state.emptied[boat] = as_number(taken, f"{fields.where}.taken_by", 0, state.seats - 1)
    fields.done()


# What is left


def read_supplies(state: Keyflower, fields: Fields) -> None:
    """What lies nowhere else is in the supply, in the bag and in the pile."""
    for good in range(RESOURCES):
        left_over = ALL_GOODS[good] - sum([state.goods[tile * RESOURCES + good] for tile in range(TILES)])
        if left_over < 0:
            raise BadPosition(f"there is more {GOODS[good]} in the villages than the game has")
        state.goods[SUPPLY * RESOURCES + good] = left_over
    left = [ALL_PIECES[kind] - pieces_seen(state, kind) for kind in range(KINDS)]
    for kind, number in enumerate(left):
        if number < 0:
            raise BadPosition(f"there are more {PIECES[kind]} pieces than the game has")
    state.greens = fields.number("greens", 0, left[GREEN], left[GREEN])
    left[GREEN] -= state.greens
    put(state.held, stock_of(state) * KINDS, left)


def pieces_seen(state: Keyflower, kind: int) -> int:
    """How many pieces of a kind are somewhere else than in the supply, the bag and the pile."""
    seen = sum([state.held[holder * KINDS + kind] for holder in range(state.seats + 2) if holder != stock_of(state)])
    seen += sum([state.cargo[boat * KINDS + kind] for boat in range(BOATS)])
    if kind >= FIRST_SKILL:
        return seen
    return seen + sum(list(state.on)[kind::CREW]) + sum(stacks_in(state, kind))


def stacks_in(state: Keyflower, colour: int) -> list[int]:
    """The sizes of all stacks of a colour."""
    sizes: list[int] = []
    owner = owner_of(state, SUMMER_BOAT_4)
    for tile in auction_tiles(state):
        lot = lot_of(tile)
        for seat in range(state.seats):
            is_lying = seat == owner and state.colour[LYING + lot] != NONE
            if state.colour[LYING + lot if is_lying else tile] == colour:
                sizes.append(state.stacks[lot * state.seats + seat])
    return sizes
