"""A readable description of any position, written and read.

An Alhambra is drawn as text: rows from north to south, in each the tiles from west to east, a dot for an empty place.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from mizban.core.errors import BadPosition
from mizban.core.game import Plain
from mizban.core.packed import members, size
from mizban.core.reading import Fields, as_choice, as_list, as_number
from mizban.core.state import Step
from mizban.core.steps import Reader, pending
from mizban.games.alhambra.data import (
    BUILDINGS,
    CARDS,
    CURRENCIES,
    DISPLAY,
    ENTRIES,
    FOUNTAIN,
    LEDGER,
    MONEY,
    PILES,
    SCORING_CARDS,
    SLOTS,
    TILES,
    VALUES,
    Currency,
)
from mizban.games.alhambra.ground import ALLOWED, EMPTY, MARGIN, Ground, alhambra_fault
from mizban.games.alhambra.places import FURTHEST, spot_at
from mizban.games.alhambra.rules import (
    NO_TILE,
    build,
    divide,
    drop_empty_pile,
    held_tiles,
    put_in_reserve,
    tile_on,
    tiles_at,
)
from mizban.games.alhambra.state import BAG, HELD, IMAGINARY, MARKET, RESERVE, Alhambra
from mizban.games.alhambra.steps import STEPS
from mizban.games.alhambra.steps.deal import Deal, DividePiles, StartPlayer
from mizban.games.alhambra.steps.ending import FinalScore, LeftOvers
from mizban.games.alhambra.steps.placing import ChooseTile, PlaceHeld, PlaceTile
from mizban.games.alhambra.steps.refill import (
    REFILL_MARKET,
    REFILL_MONEY,
    DrawMoney,
    DrawTile,
    GiveTile,
    RefillMarket,
    RefillMoney,
    ScoreDue,
)
from mizban.games.alhambra.steps.turn import Act, EndOfTurn, NextTurn, Pay, Redesign, Take, Turn

DOT: Final = "."
MOST_POINTS: Final = 100_000
LEFT_WITH: Final = (PILES, 3, 1)  # piles still there by scoring cards turned up, where a position says nothing


# Writing


def write(state: Alhambra) -> Plain:
    """The whole position."""
    return {**describe(state), "pending": pending(state, everything=True)}


def describe(state: Alhambra) -> Plain:
    """What lies on the table, and in the hands."""
    market = [tile_on(state, slot) for slot in range(SLOTS)]
    position: Plain = {
        "players": [player_of(state, seat) for seat in range(state.seats)],
        "market": [None if tile == NO_TILE else TILES[tile] for tile in market],
        "held": names_at(state, HELD),
        "display": [CARDS[card] for card in state.display],
        "discard": purse_of(state.discard),
        "piles": list(state.piles),
        "scoring_cards": state.turned,
        "start": state.start,
        "passes": state.passes,
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
    players = [Fields(entry, f"players[{i}]") for i, entry in enumerate(fields.items("players") or [{}, {}])]
    if not 2 <= len(players) <= 6:
        raise BadPosition(f"players must be a list of 2 to 6, not of {len(players)}")
    state = Alhambra(len(players))
    for seat, player in enumerate(players):
        read_player(state, seat, player)
    read_tiles(state, fields)
    read_money(state, fields)
    state.start = fields.number("start", 0, state.seats - 1, 0)
    state.passes = fields.number("passes", 0, state.seats, 0)
    read_pending(state, fields)
    fields.done()
    return state


def read_player(state: Alhambra, seat: int, player: Fields) -> None:
    """A player's tiles, money and points."""
    read_alhambra(state, seat, as_list(player.take("alhambra", [TILES[FOUNTAIN]]), f"{player.where}.alhambra"))
    for i, name in enumerate(player.items("reserve")):
        put_in_reserve(state, seat, take_tile(state, name, f"{player.where}.reserve[{i}]"))
    for card in read_purse(state, player.object("hand")):
        state.hands[seat * MONEY + card] += 1
    read_points(state, seat, player.object("points"))
    player.done()


def take_tile(state: Alhambra, name: object, where: str) -> int:
    """A tile that is not anywhere else yet."""
    tile = as_choice(name, where, TILES[:BUILDINGS])
    if state.where[tile] != BAG:
        raise BadPosition(f"{where} is {name}, which is somewhere else already")
    return tile


def read_alhambra(state: Alhambra, seat: int, rows: list[Any]) -> None:
    """An Alhambra drawn as text; the start tile shows where its middle is."""
    where = f"players[{seat}].alhambra"
    if not all(isinstance(row, str) and len(row) <= 1000 for row in rows):
        raise BadPosition(f"{where} must be rows of tiles such as '. garden-8a fountain'")
    names = [row.split() for row in rows]
    starts = [(x, y) for y, row in enumerate(names) for x, name in enumerate(row) if name == TILES[FOUNTAIN]]
    if len(starts) != 1:
        raise BadPosition(f"{where} must have one fountain, not {len(starts)}")
    for y, row in enumerate(names):
        for x, name in enumerate(row):
            if name not in (DOT, TILES[FOUNTAIN]):
                lay_tile(state, seat, name, x - starts[0][0], y - starts[0][1])
    fault = alhambra_fault(Ground(state, seat))
    if fault != ALLOWED:
        raise BadPosition(f"{where} breaks a building rule: {fault}")


def lay_tile(state: Alhambra, seat: int, name: str, x: int, y: int) -> None:
    """A built tile goes to its place."""
    where = f"players[{seat}].alhambra at {x}, {y}"
    tile = take_tile(state, name, where)
    if max(abs(x), abs(y)) > FURTHEST:
        raise BadPosition(f"{where} is too far away")
    build(state, seat, tile, spot_at(x, y))


def read_purse(state: Alhambra, purse: Fields) -> list[int]:
    """Cards by currency; they come out of the deck."""
    cards: list[int] = []
    for i, name in enumerate(CURRENCIES):
        for value in purse.items(name):
            cards.append(i * VALUES + as_number(value, f"{purse.where}.{name}", 1, VALUES) - 1)
    purse.done()
    for card in cards:
        take_card(state, card, purse.where)
    return cards


def take_card(state: Alhambra, card: int, where: str) -> None:
    """A card comes out of the deck."""
    if not state.deck[card]:
        raise BadPosition(f"{where} has one {CARDS[card]} more than there are")
    state.deck[card] -= 1


def read_points(state: Alhambra, who: int, points: Fields) -> None:
    """Points by what they came from."""
    for entry, name in enumerate(LEDGER):
        state.ledger[who * ENTRIES + entry] = points.number(name, 0, MOST_POINTS, 0)
    points.done()


def read_tiles(state: Alhambra, fields: Fields) -> None:
    """The market, the tiles set aside, and those of the imaginary player; all others are in the bag."""
    market = fields.items("market")
    if len(market) > SLOTS:
        raise BadPosition(f"market must have at most {SLOTS} tiles")
    for slot, name in enumerate(market):
        if name is not None:
            state.where[take_tile(state, name, f"market[{slot}]")] = MARKET + slot
    for i, name in enumerate(fields.items("held")):
        state.where[take_tile(state, name, f"held[{i}]")] = HELD
    if state.seats == 2:
        imaginary = fields.object("imaginary")
        for i, name in enumerate(imaginary.items("tiles")):
            state.where[take_tile(state, name, f"imaginary.tiles[{i}]")] = IMAGINARY
        read_points(state, 2, imaginary.object("points"))
        imaginary.done()


def read_money(state: Alhambra, fields: Fields) -> None:
    """The display, the used cards, and the deck in its piles; it holds all other cards."""
    for i, name in enumerate(fields.items("display")):
        state.display = append(state.display, as_choice(name, f"display[{i}]", CARDS))
        take_card(state, state.display[i], f"display[{i}]")
    if len(state.display) > DISPLAY:
        raise BadPosition(f"display must have at most {DISPLAY} cards")
    for card in read_purse(state, fields.object("discard")):
        state.discard[card] += 1
    state.turned = fields.number("scoring_cards", 0, SCORING_CARDS, 0)
    deck = sum(state.deck)
    piles = as_list(fields.take("piles", list(divide(deck, LEFT_WITH[state.turned]))), "piles")
    state.piles = vec[i64]([as_number(pile, f"piles[{i}]", 0, deck) for i, pile in enumerate(piles)])
    if sum(state.piles) != deck or len(piles) > PILES:
        raise BadPosition(f"piles must be at most {PILES} and have {deck} cards together")
    drop_empty_pile(state)


# What is still to be done


def reader_for(seats: int) -> Reader:
    """Reads the steps of a game with so many seats."""
    limits = {
        "seat": (0, seats - 1),
        "again": (0, 1),
        "give": (0, 1 if seats == 2 else 0),
        "picked": (1, (1 << DISPLAY) - 1),
        "slot": (0, SLOTS - 1),
        "paid": (0, (1 << 2 * VALUES) - 1),
        "tile": (0, BUILDINGS - 1),
        "done": (0, SCORING_CARDS),
    }
    return Reader(STEPS, limits)


READERS: Final = {seats: reader_for(seats) for seats in range(2, 7)}
IN_TURN: Final = (Act, Take, Pay, Redesign)
REPEATED: Final = (DrawTile, GiveTile, Deal, LeftOvers)
AFTER: Final = (RefillMoney, RefillMarket, ScoreDue, NextTurn)

# What can be pending, next first; a game may be at any step of such a line.
LINES: Final[tuple[tuple[type[Step], ...], ...]] = (
    (DrawTile, Deal, StartPlayer, RefillMoney, DividePiles),
    (DrawTile, GiveTile, Deal, StartPlayer, RefillMoney, DividePiles),
    (DrawMoney, RefillMoney, DividePiles),
    (Turn,),
    *((question, EndOfTurn) for question in IN_TURN),
    *((question, PlaceHeld, *AFTER) for question in (ChooseTile, PlaceTile)),
    (DrawMoney, *AFTER),
    (DrawTile, *AFTER[1:]),
    (GiveTile, *AFTER[2:]),
    *((question, PlaceHeld, LeftOvers, FinalScore) for question in (ChooseTile, PlaceTile)),
    *((question, PlaceHeld, FinalScore) for question in (ChooseTile, PlaceTile)),
)


def read_pending(state: Alhambra, fields: Fields) -> None:
    """What is still to be done; a lone question is followed by the rest of its turn."""
    READERS[state.seats].fill(state, fields.take("pending", [{"act": {"seat": state.start, "again": 0}}]))
    top = state.todo[0] if len(state.todo) == 1 else None
    if isinstance(top, IN_TURN):
        state.todo = [EndOfTurn(top.seat), top]
    elif isinstance(top, (ChooseTile, PlaceTile)):
        rest = [PlaceHeld(top.seat, top.give), REFILL_MONEY, REFILL_MARKET, ScoreDue(state.turned), NextTurn(top.seat)]
        state.todo = [*rest[::-1], top]
    if state.lanes or not is_line(state) or not has_pieces(state):
        raise BadPosition("pending is no moment of this game, or does not fit the tiles and the money")


def is_line(state: Alhambra) -> bool:
    """Whether what is pending is the rest of something that the game does."""
    kinds: list[type[Step]] = []
    for step in state.todo[::-1]:
        if not kinds or kinds[-1] is not type(step) or type(step) not in REPEATED:
            kinds.append(type(step))
    return not kinds or any(tuple(kinds) == line[-len(kinds) :] for line in LINES)


def has_pieces(state: Alhambra) -> bool:
    """Whether tiles and money are there for what is pending, and the piles fit the scoring cards."""
    kinds = [type(step) for step in state.todo]
    places_held = PlaceHeld in kinds or EndOfTurn in kinds
    if held_tiles(state) and (not places_held or size(held_tiles(state)) > SLOTS):
        return False
    draws = kinds.count(DrawTile) + kinds.count(GiveTile)
    if draws > size(tiles_at(state, BAG)) or not fit_piles(state, DividePiles in kinds):
        return False
    return all(step.fits(state) for step in state.todo)


def fit_piles(state: Alhambra, undivided: bool) -> bool:
    """Whether as many piles are there as the scoring cards allow."""
    if undivided:
        return len(state.piles) <= 1 and state.turned == 0
    return len(state.piles) in ((PILES, PILES - 1), (PILES - 1, 3, 2), (2, 1, 0))[state.turned]
