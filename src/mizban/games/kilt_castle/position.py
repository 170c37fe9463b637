"""A readable description of any position, written and read."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from mizban.core.faults import misread
from mizban.core.game import Plain
from mizban.core.reading import Fields, as_choice, as_number, as_text, shown
from mizban.core.script import SEAT, Name, Script, Whole
from mizban.games.kilt_castle.data import (
    AROUND,
    CARDS,
    COLOURS,
    CORNERS,
    CRESTS,
    DOUBLES_START,
    ENTRIES,
    FIRST_DOUBLE,
    HALVES,
    LAST_TURN,
    LEDGER,
    LETTERS,
    LONE_START,
    SINGLES_START,
    SQUARES,
    START,
    START_DUCATS,
    WATER,
)
from mizban.games.kilt_castle.rules import (
    cards_in_play,
    colour_on,
    is_in_play,
    is_roofed,
    is_two_coloured,
    put_storey,
    roofed_squares,
    storeys_of,
    turn_over,
)
from mizban.games.kilt_castle.state import NOBODY, NOWHERE, KiltCastle
from mizban.games.kilt_castle.steps import (
    STEPS,
    Builder,
    BuildOn,
    ChooseStorey,
    DucatDay,
    EndOfTurn,
    MoveCard,
    MoveRoof,
    MoveTo,
    Roof,
)

IN_TURN: Final = (MoveCard, MoveTo, Builder, BuildOn, ChooseStorey, Roof, MoveRoof)
MOST_DUCATS: Final = 100_000
FURTHEST: Final = 10 * LAST_TURN * AROUND
LONGEST_TOWER: Final = 300  # letters
DEFAULT_ORDER: Final = (4, 9, 5, 8, 6, 7)  # two-colour cards of an opening layout, none more than twice in a row

SCRIPT: Final = Script(
    STEPS,
    {
        "seat": SEAT,
        "card": Name(CARDS),
        "half": Whole(0, 2),
        "first": Name(SQUARES, none=NOWHERE),
        "site": Name(SQUARES),
        "travel": Whole(0, LONE_START),
    },
)


# Writing


def write(state: KiltCastle) -> Plain:
    """The whole position."""
    return {**describe(state), "pending": SCRIPT.written(state)}


def describe(state: KiltCastle) -> Plain:
    """What lies on the table."""
    return {
        "options": {"water": CORNERS[state.water], "gap_entry_needs_neighbour": "yes" if state.neighbour else "no"},
        "players": [player_of(state, seat) for seat in range(state.seats)],
        "cards": {CARDS[card]: card_of(state, card) for card in cards_in_play(state) if state.travel[card] != NOWHERE},
        "towers": {SQUARES[square]: tower_of(state, square) for square in range(25) if state.towers[square]},
        "roofs": [SQUARES[square] for square in roofed_squares(state)],
        "seal": {"seat": state.seal, "ducat_side": state.ducat_side},
        "turn": state.turn,
    }


def player_of(state: KiltCastle, seat: int) -> Plain:
    """A player's colours, and the ducats by what they came from."""
    return {
        "colours": [COLOURS[colour] for colour in range(len(COLOURS)) if state.owners[colour] == seat],
        "ducats": {name: state.ledger[seat * ENTRIES + entry] for entry, name in enumerate(LEDGER)},
    }


def card_of(state: KiltCastle, card: int) -> Plain:
    """How far a card has come, and which colour of two faces the board."""
    place: Plain = {"travel": state.travel[card]}
    if is_two_coloured(card):
        place["near"] = COLOURS[colour_on(state, card, 0)]
    return place


def tower_of(state: KiltCastle, square: int) -> str:
    """A tower from bottom to top, such as "R O2": red without a crest, orange with two."""
    return " ".join(f"{LETTERS[colour]}{crests or ''}" for colour, crests in storeys_of(state, square))


# Reading


def read(data: Plain) -> KiltCastle:
    """The state that a description stands for."""
    fields = Fields(data, "position")
    options = fields.object("options")
    water = options.choice("water", CORNERS, CORNERS[0])
    neighbour = options.choice("gap_entry_needs_neighbour", ("no", "yes"), "no") == 1
    options.done()
    players = fields.objects("players", 2, least=2, most=4)
    state = KiltCastle(len(players), water, neighbour, read_owners(players))
    for seat, player in enumerate(players):
        read_ducats(state, seat, player)
    read_cards(state, fields)
    read_towers(state, fields.object("towers"))
    read_roofs(state, fields.items("roofs"))
    read_seal(state, fields)
    read_pending(state, fields)
    fields.done()
    return state


def read_owners(players: list[Fields]) -> vec[i64]:
    """The seat of each colour."""
    each = 2 if len(players) == 2 else 1
    owners = vec[i64]([NOBODY] * len(COLOURS))
    for seat, player in enumerate(players):
        names = player.items("colours") or list(COLOURS[seat * each : seat * each + each])
        if len(names) != each:
            raise misread(player.place("colours"), "fault-size", low=each, high=each, number=len(names))
        for name in names:
            colour = as_choice(name, player.place("colours"), COLOURS)
            if owners[colour] != NOBODY:
                raise misread(player.place("colours"), "fault-colour-taken", colour=name)
            owners[colour] = seat
    return owners


def read_ducats(state: KiltCastle, seat: int, player: Fields) -> None:
    """A plain number, or the numbers by what they came from."""
    ducats = player.take("ducats", START_DUCATS)
    if isinstance(ducats, dict):
        entries = Fields(ducats, player.place("ducats"))
        for entry, name in enumerate(LEDGER):
            state.ledger[seat * ENTRIES + entry] = entries.number(name, -MOST_DUCATS, MOST_DUCATS, 0)
        entries.done()
    else:
        state.ledger[seat * ENTRIES + START] = as_number(ducats, player.place("ducats"), 0, MOST_DUCATS)
    player.done()


def read_cards(state: KiltCastle, fields: Fields) -> None:
    """Where each card lies; without any, they lie as at the start."""
    cards = fields.object("cards")
    if not cards.left:
        lay_out(state)
    for card in range(len(CARDS)):
        if CARDS[card] in cards.left:
            read_card(state, card, cards.object(CARDS[card]))
    cards.done(CARDS)


def lay_out(state: KiltCastle) -> None:
    """An opening layout."""
    for card in range(FIRST_DOUBLE):
        if is_in_play(state, card):
            state.travel[card] = SINGLES_START[state.seats]
    doubles = [card for card in DEFAULT_ORDER if is_in_play(state, card)]
    for card, travel in zip(doubles, DOUBLES_START[state.seats], strict=True):
        state.travel[card] = travel


def read_card(state: KiltCastle, card: int, place: Fields) -> None:
    """How far a card has come, and which colour faces the board."""
    if not is_in_play(state, card):
        raise misread(place.where, "fault-card", card=CARDS[card])
    state.travel[card] = place.number("travel", 0, FURTHEST)
    if is_two_coloured(card):
        names = [COLOURS[colour] for colour in HALVES[card]]
        if place.choice("near", names, names[0]) == 1:
            turn_over(state, card)
    place.done()


def read_towers(state: KiltCastle, towers: Fields) -> None:
    """The towers; their storeys come out of the supply."""
    for square, name in enumerate(SQUARES):
        if name in towers.left:
            where = towers.place(name)
            if name in WATER[CORNERS[state.water]]:
                raise misread(where, "fault-water")
            read_tower(state, square, towers.take(name, ""), where)
    towers.done(SQUARES)


def read_tower(state: KiltCastle, square: int, text: object, where: str) -> None:
    """The storeys from bottom to top."""
    for code in as_text(text, where, LONGEST_TOWER).split():
        letter, crests = code[0], code[1:] or "0"
        if letter not in LETTERS or crests not in ("0", "1", "2"):
            raise misread(where, "fault-storey", value=shown(code))
        check_storey(state, LETTERS.index(letter), int(crests), where)
        put_storey(state, LETTERS.index(letter), int(crests), square)


def check_storey(state: KiltCastle, colour: int, crests: int, where: str) -> None:
    """A storey must be in the supply."""
    if state.owners[colour] == NOBODY:
        raise misread(where, "fault-nobodys-storey", colour=COLOURS[colour])
    if not state.supply[colour * CRESTS + crests]:
        raise misread(where, "fault-storeys", colour=COLOURS[colour], crests=crests)


def read_roofs(state: KiltCastle, roofs: list[Any]) -> None:
    """The sites with roofs, each once."""
    for i, name in enumerate(roofs):
        square = as_choice(name, f"roofs[{i}]", SQUARES)
        if is_roofed(state, square):
            raise misread(f"roofs[{i}]", "fault-roofed", site=name)
        state.roofs |= 1 << square


def read_seal(state: KiltCastle, fields: Fields) -> None:
    """Who has the seal, which side is up, and the number of the turn."""
    seal = fields.object("seal")
    state.seal = seal.number("seat", 0, state.seats - 1, 0)
    state.ducat_side = seal.truth("ducat_side", False)
    seal.done()
    state.turn = fields.number("turn", 0, LAST_TURN, 1)


def read_pending(state: KiltCastle, fields: Fields) -> None:
    """What is still to be done; a lone question is followed by the rest of its turn."""
    SCRIPT.fill(state, fields.take("pending", [{"move_card": {"seat": state.seal}}]))
    if len(state.todo) == 1 and isinstance(state.todo[0], IN_TURN):
        state.todo = [EndOfTurn(), DucatDay(), state.todo[0]]
