"""A readable description of any position, written and read.

An Alhambra is drawn as text: rows from north to south, in each the tiles from west to east, a dot for an empty place.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from mizban.core.faults import misread
from mizban.core.game import Plain
from mizban.core.packed import members, total
from mizban.core.reading import Fields, as_choice, as_list, as_number, as_text
from mizban.games.alhambra.data import (
    BUILDINGS,
    CARDS,
    CURRENCIES,
    DISPLAY,
    ENTRIES,
    FOUNTAIN,
    GIVEN_AT_START,
    IDLE_LAPS,
    LEDGER,
    MONEY,
    OPTIONS,
    PILES,
    SCORING_CARDS,
    SLOTS,
    TILES,
    VALUES,
    Currency,
)
from mizban.games.alhambra.ground import EMPTY, MARGIN, Ground
from mizban.games.alhambra.laws import has_bought, is_set_up
from mizban.games.alhambra.pending import SCRIPT
from mizban.games.alhambra.places import FURTHEST, spot_at
from mizban.games.alhambra.rules import (
    NO_TILE,
    build,
    divide,
    drop_empty_pile,
    first_gap,
    held_tiles,
    tile_on,
    tiles_at,
)
from mizban.games.alhambra.state import BAG, HELD, IMAGINARY, MARKET, RESERVE, Alhambra
from mizban.games.alhambra.steps.deal import table_of
from mizban.games.alhambra.steps.placing import ChooseTile, PlaceHeld, PlaceTile
from mizban.games.alhambra.steps.refill import REFILL_MARKET, REFILL_MONEY, ScoreDue
from mizban.games.alhambra.steps.turn import NOT_IDLE, Act, EndOfTurn, NextTurn, Pay, Redesign, Take

DOT: Final = "."
MOST_POINTS: Final = 100_000
LONGEST_ROW: Final = 1000  # letters
IN_TURN: Final = (Act, Take, Pay, Redesign)
LEFT_WITH: Final = (PILES, 3, 1)  # piles still there by scoring cards turned up, where a position says nothing


# Writing


def write(state: Alhambra) -> Plain:
    """The whole position."""
    return {**describe(state), "pending": SCRIPT.written(state)}


def describe(state: Alhambra) -> Plain:
    """What lies on the table, and in the hands."""
    market = [tile_on(state, slot) for slot in range(SLOTS)]
    position: Plain = {
        "options": {"open_hands": "yes" if state.open_hands else "no"},
        "players": [player_of(state, seat) for seat in range(state.seats)],
        "market": [None if tile == NO_TILE else TILES[tile] for tile in market],
        "held": names_at(state, HELD),
        "display": [CARDS[card] for card in state.display],
        "discard": purse_of(state.discard),
        "piles": list(state.piles),
        "scoring_cards": state.turned,
        "start": state.start,
        "passes": state.passes,
        "idle": state.idle,
    }
    if state.seats == 2:
        position["imaginary"] = {"tiles": names_at(state, IMAGINARY), "points": points_of(state, 2)}
    return position


def player_of(state: Alhambra, seat: int) -> Plain:
    """A player's Alhambra, reserve, hand, and points by what they came from."""
    return {
        "alhambra": drawn(Ground(state, seat)),
        "reserve": names_at(state, RESERVE + seat),
        "hand": purse_of(state.hands[seat * MONEY : seat * MONEY + MONEY]),
        "points": points_of(state, seat),
    }


def names_at(state: Alhambra, where: int) -> list[str]:
    return [TILES[tile] for tile in members(tiles_at(state, where))]


def points_of(state: Alhambra, who: int) -> dict[str, int]:
    return {name: state.ledger[who * ENTRIES + entry] for entry, name in enumerate(LEDGER)}


def purse_of(counts: vec[i64]) -> dict[Currency, list[int]]:
    """Money by currency: the values in order."""
    purse: dict[Currency, list[int]] = {}
    for i, name in enumerate(CURRENCIES):
        values = [value + 1 for value in range(VALUES) for _ in range(counts[i * VALUES + value])]
        if values:
            purse[name] = values
    return purse


def drawn(ground: Ground) -> list[str]:
    """The rows of an Alhambra, without its margin; tiles of a column stand below each other."""
    names = [DOT if tile == EMPTY else TILES[tile] for tile in ground.cells]
    rows = [names[i : i + ground.width] for i in range(0, len(names), ground.width)][MARGIN:-MARGIN]
    columns = range(MARGIN, ground.width - MARGIN)
    widths = {column: max(len(row[column]) for row in rows) for column in columns}
    return [" ".join(row[column].ljust(widths[column]) for column in columns).rstrip() for row in rows]


# Reading


def read(data: Plain) -> Alhambra:
    """The state that a description stands for."""
    fields = Fields(data, "position")
    players = fields.objects("players", 2, least=2, most=6)
    state = read_table(fields.object("options"), len(players))
    for seat, player in enumerate(players):
        read_player(state, seat, player)
    read_tiles(state, fields)
    read_money(state, fields)
    state.start = fields.number("start", 0, state.seats - 1, 0)
    state.passes = fields.number("passes", 0, state.seats, 0)
    read_pending(state, fields)
    state.idle = fields.number("idle", NOT_IDLE, IDLE_LAPS * state.seats, NOT_IDLE if has_bought(state) else 0)
    read_piles(state, fields)
    fields.done()
    return state


def read_table(options: Fields, seats: int) -> Alhambra:
    """An empty table with its options; the first value of each is its default."""
    chosen = {name: values[options.choice(name, values, values[0])] for name, values in OPTIONS.items()}
    options.done()
    return table_of(seats, chosen)


def read_player(state: Alhambra, seat: int, player: Fields) -> None:
    """A player's tiles, money and points."""
    read_alhambra(state, seat, player)
    read_names(state, RESERVE + seat, player, "reserve")
    for card in read_purse(state, player.object("hand")):
        state.hands[seat * MONEY + card] += 1
    read_points(state, seat, player.object("points"))
    player.done()


def read_names(state: Alhambra, place: int, fields: Fields, name: str) -> None:
    """Tiles that lie together in a place."""
    for i, tile in enumerate(fields.items(name)):
        state.where[take_tile(state, tile, f"{fields.place(name)}[{i}]")] = place


def take_tile(state: Alhambra, name: object, where: str) -> int:
    """A tile that is not anywhere else yet."""
    tile = as_choice(name, where, TILES[:BUILDINGS])
    if state.where[tile] != BAG:
        raise misread(where, "fault-tile-twice", tile=TILES[tile])
    return tile


def read_alhambra(state: Alhambra, seat: int, player: Fields) -> None:
    """An Alhambra drawn as text; the start tile shows where its middle is."""
    where = player.place("alhambra")
    rows = as_list(player.take("alhambra", [TILES[FOUNTAIN]]), where)
    names = [as_text(row, f"{where}[{y}]", LONGEST_ROW).split() for y, row in enumerate(rows)]
    starts = [(x, y) for y, row in enumerate(names) for x, name in enumerate(row) if name == TILES[FOUNTAIN]]
    if len(starts) != 1:
        raise misread(where, "fault-fountain", number=len(starts))
    for y, row in enumerate(names):
        for x, name in enumerate(row):
            if name not in (DOT, TILES[FOUNTAIN]):
                lay_tile(state, seat, name, x - starts[0][0], y - starts[0][1], f"{where}[{y}]")


def lay_tile(state: Alhambra, seat: int, name: str, x: int, y: int, where: str) -> None:
    """A built tile goes to its place."""
    tile = take_tile(state, name, where)
    if max(abs(x), abs(y)) > FURTHEST:
        raise misread(where, "fault-far", tile=name)
    build(state, seat, tile, spot_at(x, y))


def read_purse(state: Alhambra, purse: Fields) -> list[int]:
    """Cards by currency; they come out of the deck."""
    cards: list[int] = []
    for i, name in enumerate(CURRENCIES):
        for j, value in enumerate(purse.items(name)):
            where = f"{purse.place(name)}[{j}]"
            card = i * VALUES + as_number(value, where, 1, VALUES) - 1
            take_card(state, card, where)
            cards.append(card)
    purse.done()
    return cards


def take_card(state: Alhambra, card: int, where: str) -> None:
    """A card comes out of the deck."""
    if not state.deck[card]:
        raise misread(where, "fault-copies", card=CARDS[card])
    state.deck[card] -= 1


def read_points(state: Alhambra, who: int, points: Fields) -> None:
    """Points by what they came from."""
    for entry, name in enumerate(LEDGER):
        state.ledger[who * ENTRIES + entry] = points.number(name, 0, MOST_POINTS, 0)
    points.done()


# Tiles


def read_tiles(state: Alhambra, fields: Fields) -> None:
    """The market, the tiles set aside, and those of the imaginary player; all others are in the bag."""
    laid = "market" in fields.left
    market = fields.items("market")
    if len(market) > SLOTS:
        raise misread("market", "fault-size", low=0, high=SLOTS, number=len(market))
    for slot, name in enumerate(market):
        if name is not None:
            state.where[take_tile(state, name, f"market[{slot}]")] = MARKET + slot
    read_names(state, HELD, fields, "held")
    if state.seats == 2:
        read_imaginary(state, fields.object("imaginary"))
    if not laid:
        lay_out(state)


def read_imaginary(state: Alhambra, imaginary: Fields) -> None:
    """The tiles and the points of the imaginary player."""
    if "tiles" not in imaginary.left:
        for tile in from_bag(state, GIVEN_AT_START):
            state.where[tile] = IMAGINARY
    read_names(state, IMAGINARY, imaginary, "tiles")
    read_points(state, 2, imaginary.object("points"))
    imaginary.done()


def from_bag(state: Alhambra, number: int) -> list[int]:
    """So many tiles that are nowhere else, the dearest first."""
    return list(members(tiles_at(state, BAG)))[::-1][: max(number, 0)]


def lay_out(state: Alhambra) -> None:
    """A tile on each market slot, but for those from which the tiles set aside were bought."""
    for tile in from_bag(state, SLOTS - len(members(held_tiles(state)))):
        state.where[tile] = MARKET + first_gap(state)


# Money


def read_money(state: Alhambra, fields: Fields) -> None:
    """The used cards, the display, and the scoring cards that have turned up."""
    state.turned = fields.number("scoring_cards", 0, SCORING_CARDS, 0)
    for card in read_purse(state, fields.object("discard")):
        state.discard[card] += 1
    display = as_list(fields.take("display", first_cards(state)), "display")
    if len(display) > DISPLAY:
        raise misread("display", "fault-size", low=0, high=DISPLAY, number=len(display))
    for i, name in enumerate(display):
        card = as_choice(name, f"display[{i}]", CARDS)
        take_card(state, card, f"display[{i}]")
        state.display = append(state.display, card)


def first_cards(state: Alhambra) -> list[str]:
    """Four different cards that are still in the deck."""
    return [name for card, name in enumerate(CARDS) if state.deck[card]][:DISPLAY]


def read_piles(state: Alhambra, fields: Fields) -> None:
    """The deck in its piles, which has all other cards; in the set-up it is one."""
    deck = total(state.deck)
    told = list(divide(deck, 1 if is_set_up(state) else LEFT_WITH[state.turned]))
    piles = as_list(fields.take("piles", told), "piles")
    if len(piles) > PILES:
        raise misread("piles", "fault-size", low=0, high=PILES, number=len(piles))
    state.piles = vec[i64]([as_number(pile, f"piles[{i}]", 0, deck) for i, pile in enumerate(piles)])
    drop_empty_pile(state)


# What is still to be done


def read_pending(state: Alhambra, fields: Fields) -> None:
    """What is still to be done; a lone question is followed by the rest of its turn."""
    again = held_tiles(state) != 0
    SCRIPT.fill(state, fields.take("pending", [{"act": {"seat": state.start, "again": again}}]))
    top = state.todo[0] if len(state.todo) == 1 else None
    if isinstance(top, IN_TURN):
        state.todo = [EndOfTurn(top.seat), top]
    elif isinstance(top, (ChooseTile, PlaceTile)):
        rest = [PlaceHeld(top.seat, top.give), REFILL_MONEY, REFILL_MARKET, ScoreDue(state.turned), NextTurn(top.seat)]
        state.todo = [*rest[::-1], top]
