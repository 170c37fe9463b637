"""A readable description of any position, written and read.

Tiles, colours, skill types and resources stand by their names, places in a village as [column, row] from the home tile.
What follows from the rest is not written: the supply, and what is in the bag and in the pile.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mizban.core.faults import misread
from mizban.core.game import Plain
from mizban.core.packed import index_of
from mizban.core.reading import Fields, as_choice, as_list, as_number
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
    OVER,
    PER_SEASON,
    PIECES,
    SKILLS,
    SUMMER_BOAT_4,
    TILES,
    TURN_TILES,
)
from mizban.games.keyflower.description import EVERYTHING, TIMES, describe, sides_of
from mizban.games.keyflower.knowledge import aside_of, stock_of
from mizban.games.keyflower.pending import have_chosen, read_pending, script_of, winter_tiles_due
from mizban.games.keyflower.rules import auction_tiles, lot_of
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
from mizban.games.keyflower.steps.deal import HOMES, DealHome
from mizban.games.keyflower.village import (
    HEX,
    HOME_CELL,
    add_tile,
    cell_at,
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
    return {**describe(state, EVERYTHING), "pending": script_of(state).written(state)}


# Reading


def read(data: Plain) -> Keyflower:
    """The state that a description stands for."""
    fields = Fields(data, "position")
    players = fields.objects("players", 2, least=2, most=6)
    state = read_table(fields.object("options"), len(players))
    state.season = fields.choice("season", TIMES, "spring")
    state.start = fields.number("start", 0, state.seats - 1, 0)
    state.passes = fields.number("passes", 0, state.seats, 0)
    read_pending(state, fields)  # what is left out depends on the moment
    read_villages(state, players)
    read_winter(state, players)
    for seat, player in enumerate(players):
        read_screen(state, seat, player)
        player.done()
    read_auction(state, fields)
    read_boats(state, fields)
    aside = fields.object("aside")
    read_screen(state, aside_of(state), aside)
    aside.done()
    read_supplies(state, fields)
    fields.done(("bag", "pile"))
    return state


def read_table(options: Fields, seats: int) -> Keyflower:
    """An empty table with its options."""
    gold = options.choice("boat_3b_gold", ("yes", "no"), "yes") == 0
    turn_order = options.choice("boat_4a_turn_order", ("yes", "no"), "yes") == 0
    elsewhere = options.choice("stock_elsewhere", ("yes", "no"), "yes") == 0
    options.done()
    return Keyflower(seats, gold, turn_order, elsewhere)


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
    most = Fields(fields.take("at_most", unknown), fields.place("at_most"))
    put(state.least, holder * KINDS, read_counts(fields.object("at_least"), PIECES, list(ALL_PIECES)))
    put(state.most, holder * KINDS, read_counts(most, PIECES, list(ALL_PIECES)))


# Villages


def read_villages(state: Keyflower, players: list[Fields]) -> None:
    """All villages; where one is left out, it is the lowest home that nobody has, unless that is still to be dealt."""
    homeless = [step.seat for step in state.todo if isinstance(step, DealHome)]
    without = [seat for seat, player in enumerate(players) if "village" not in player.left and seat not in homeless]
    for seat, player in enumerate(players):
        read_village(state, seat, player)
    for seat in without:
        free = [tile for tile in range(FIRST_HOME, FIRST_HOME + HOMES) if owner_of(state, tile) == NOBODY]
        add_tile(state, seat, free[0])
        place(state, seat, free[0], HOME_CELL, 0)


def read_village(state: Keyflower, seat: int, player: Fields) -> None:
    """The tiles of a village, its home first."""
    for i, entry in enumerate(player.items("village")):
        read_village_tile(state, seat, Fields(entry, f"{player.place('village')}[{i}]"))
    village = state.villages[seat]
    if len(village.tiles) and (village.cells[0] != HOME_CELL or not is_home(village.tiles[0])):
        raise misread(player.place("village"), "fault-home-first")


def is_home(tile: i64) -> bool:
    return FIRST_HOME <= tile < FIRST_BOAT


def read_village_tile(state: Keyflower, seat: int, fields: Fields) -> None:
    """A tile of a village, with its place and what lies on it."""
    tile = fields.choice("tile", NAMES)
    if owner_of(state, tile) != NOBODY:
        raise misread(fields.where, "fault-twice", tile=NAMES[tile])
    if len(tiles_of(state, seat)) and is_home(tile):
        raise misread(fields.where, "fault-second-home", tile=NAMES[tile])
    add_tile(state, seat, tile)
    at = fields.take("at", [0, 0] if is_home(tile) else None)
    spin = fields.number("turned", 0, HEX - 1, 0)
    if at is not None:
        lay(state, seat, tile, read_cell(at, fields.place("at")), spin, fields.place("at"))
    put(state.goods, tile * RESOURCES, read_counts(fields.object("goods"), GOODS, ALL_GOODS))
    read_season(state, tile, fields)
    fields.done()


def read_cell(at: object, where: str) -> int:
    """A column and a row."""
    numbers = as_list(at, where)
    if len(numbers) != 2:
        raise misread(where, "fault-cell")
    column, row = [as_number(number, where, -MOST_AWAY, MOST_AWAY) for number in numbers]
    return cell_at(column, row)


def lay(state: Keyflower, seat: int, tile: int, cell: int, spin: int, where: str) -> None:
    """A tile gets its place, if that is empty."""
    if index_of(state.villages[seat].cells, cell) != NOWHERE:
        raise misread(where, "fault-cell-taken")
    place(state, seat, tile, cell, spin)


def read_season(state: Keyflower, tile: int, fields: Fields) -> None:
    """The side of a tile, its colour, and the workers on it."""
    turn_up(state, tile, fields.choice("side", sides_of(tile), sides_of(tile)[0]))
    state.colour[tile] = read_colour(fields, "colour")
    workers = read_counts(fields.object("workers"), COLOURS, [MOST_ON_TILE] * WORKERS)
    last = fields.number("last", 0, MOST_ON_TILE, min(sum(workers), MOST_ON_TILE))
    put(state.on, tile * CREW, [*workers, last])


def read_colour(fields: Fields, name: str) -> int:
    """A colour, or none."""
    colour = fields.take(name, None)
    return NONE if colour is None else as_choice(colour, fields.place(name), COLOURS)


# Winter tiles


def read_winter(state: Keyflower, players: list[Fields]) -> None:
    """The winter tiles of each, and those of them that are offered; where they are left out, some that nobody has."""
    without = [seat for seat, player in enumerate(players) if "winter" not in player.left]
    for seat, player in enumerate(players):
        state.dealt[seat] = read_tiles(state, player, "winter", list(state.dealt))  # nobody shares a new state's rows
        state.offered[seat] = read_tiles(state, player, "offered", [])
    for seat in without:
        for _ in range(winter_tiles_due(state, seat)):
            state.dealt[seat] |= free_winter_tile(state)


def read_tiles(state: Keyflower, player: Fields, name: str, others: list[int]) -> int:
    """A set of winter tiles, a bit for each, none that another has."""
    tiles = 0
    for i, entry in enumerate(player.items(name)):
        where = f"{player.place(name)}[{i}]"
        tile = as_choice(entry, where, NAMES[FIRST_WINTER:FIRST_TURN_TILE])
        if any(each >> tile & 1 for each in [tiles, *others]):
            raise misread(where, "fault-twice", tile=entry)
        tiles |= 1 << tile
    return tiles


def free_winter_tile(state: Keyflower) -> int:
    """The first winter tile that is nowhere, as a bit; nothing if there is none."""
    for tile in range(PER_SEASON):
        is_dealt = any(tiles >> tile & 1 for tiles in state.dealt)
        if not is_dealt and state.where[FIRST_WINTER + tile] == NOWHERE:
            return 1 << tile
    return 0


# The auction


def read_auction(state: Keyflower, fields: Fields) -> None:
    """The tiles in the middle and the turn order tiles, with the stacks beside them."""
    for name, first, number in (
        ("middle", state.season % OVER * PER_SEASON, PER_SEASON),
        ("turn_order", FIRST_TURN_TILE, TURN_TILES[state.seats]),
    ):
        told: list[int] = []
        for i, entry in enumerate(fields.items(name)):
            told.append(read_lot(state, Fields(entry, f"{name}[{i}]"), NAMES[first : first + number], first, told))


def read_lot(state: Keyflower, fields: Fields, names: Sequence[str], first: int, told: list[int]) -> int:
    """A tile of the auction."""
    tile = first + fields.choice("tile", names)
    if state.where[tile] != NOWHERE or tile in told:
        raise misread(fields.where, "fault-twice", tile=NAMES[tile])
    if tile < FIRST_TURN_TILE:
        move_tile(state, tile, IN_MIDDLE)
    stacks = as_list(fields.take("stacks", [0] * state.seats), fields.place("stacks"))
    if len(stacks) != state.seats:
        raise misread(fields.place("stacks"), "fault-size", low=state.seats, high=state.seats, number=len(stacks))
    lot = lot_of(tile)
    for seat, size in enumerate(stacks):
        state.stacks[lot * state.seats + seat] = as_number(size, f"{fields.place('stacks')}[{seat}]", 0, 40)
    state.colour[LYING + lot] = read_colour(fields, "lying")
    read_season(state, tile, fields)
    fields.done()
    return tile


# Boats


def read_boats(state: Keyflower, fields: Fields) -> None:
    """What is on each boat, and who has chosen it; where that is left out, its owner, or one who must have chosen."""
    entries = [Fields(entry, f"boats[{i}]") for i, entry in enumerate(fields.items("boats"))]
    told = ["taken_by" in entry.left for entry in entries]
    boats: list[int] = []
    for entry in entries:
        boats.append(read_boat(state, entry, boats))
    for boat in range(state.seats):
        if boat not in boats or not told[boats.index(boat)]:
            state.emptied[boat] = taker_of(state, boat)


def read_boat(state: Keyflower, fields: Fields, before: list[int]) -> int:
    """A boat: what is on it, and who has chosen it."""
    boat = fields.choice("boat", NAMES[FIRST_BOAT : FIRST_BOAT + state.seats])
    if boat in before:
        raise misread(fields.where, "fault-twice", tile=NAMES[FIRST_BOAT + boat])
    put(state.cargo, boat * KINDS, read_counts(fields.object("cargo"), PIECES, list(ALL_PIECES)))
    taken = fields.take("taken_by", None)
    if taken is not None:
        state.emptied[boat] = as_number(taken, fields.place("taken_by"), 0, state.seats - 1)
    fields.done()
    return boat


def taker_of(state: Keyflower, boat: int) -> int:
    """Who has probably chosen a boat of which nothing is told."""
    owner = owner_of(state, FIRST_BOAT + boat)
    takers = [owner, *[seat for seat in have_chosen(state) if seat not in state.emptied], NOBODY]
    return next((seat for seat in takers if seat != NOBODY), NOBODY)


# What is left


def read_supplies(state: Keyflower, fields: Fields) -> None:
    """What lies nowhere else is in the supply, in the bag and in the pile, if nothing else is said."""
    for good in range(RESOURCES):
        in_villages = sum([state.goods[tile * RESOURCES + good] for tile in range(TILES)])
        state.goods[SUPPLY * RESOURCES + good] = max(0, ALL_GOODS[good] - in_villages)
    left = [max(0, ALL_PIECES[kind] - pieces_seen(state, kind)) for kind in range(KINDS)]
    if "bag" in fields.left:
        left[:FIRST_SKILL] = read_counts(fields.object("bag"), COLOURS, list(ALL_PIECES))
        green = max(0, ALL_PIECES[GREEN] - pieces_seen(state, GREEN) - left[GREEN])
        state.greens = fields.number("greens", 0, ALL_PIECES[GREEN], green)
    else:
        state.greens = fields.number("greens", 0, ALL_PIECES[GREEN], left[GREEN])
        left[GREEN] = max(0, left[GREEN] - state.greens)
    if "pile" in fields.left:
        left[FIRST_SKILL:] = read_counts(fields.object("pile"), SKILLS, list(ALL_PIECES)[FIRST_SKILL:])
    put(state.held, stock_of(state) * KINDS, left)
    stock = fields.object("stock")
    read_bounds(state, stock_of(state), stock)
    stock.done()


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
