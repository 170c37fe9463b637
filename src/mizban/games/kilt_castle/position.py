"""A readable description of any position, written and read."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from mizban.core.errors import BadPosition
from mizban.core.game import Plain
from mizban.core.reading import Fields, as_choice, as_number
from mizban.core.steps import Reader, pending
from mizban.games.kilt_castle.data import (
    AROUND,
    CARDS,
    CARDS_IN_ROW,
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
    ROOFS,
    ROWS,
    SINGLES_START,
    SQUARES,
    START,
    START_DUCATS,
    WATER,
)
from mizban.games.kilt_castle.rules import (
    Rows,
    cards_in_play,
    colour_on,
    height_of,
    is_in_play,
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
    CheckDeal,
    ChooseStorey,
    DealCard,
    DucatDay,
    EndOfTurn,
    FinalPayout,
    GiveSeal,
    MoveCard,
    MoveRoof,
    MoveTo,
    Roof,
    Turn,
)

IN_TURN: Final = (MoveCard, MoveTo, Builder, BuildOn, ChooseStorey, Roof, MoveRoof)
MOST_DUCATS: Final = 100_000
FURTHEST: Final = 10 * LAST_TURN * AROUND
DEFAULT_ORDER: Final = (4, 9, 5, 8, 6, 7)  # two-colour cards of an opening layout, none more than twice in a row


# Writing


def write(state: KiltCastle) -> Plain:
    """The whole position."""
    return {**describe(state), "pending": pending(state, everything=True)}


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
    players = [Fields(entry, f"players[{i}]") for i, entry in enumerate(fields.items("players") or [{}, {}])]
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
    if not 2 <= len(players) <= 4:
        raise BadPosition(f"players must be a list of 2 to 4, not of {len(players)}")
    each = 2 if len(players) == 2 else 1
    owners = vec[i64]([NOBODY] * len(COLOURS))
    for seat, player in enumerate(players):
        names = player.items("colours") or list(COLOURS[seat * each : seat * each + each])
        if len(names) != each:
            raise BadPosition(f"{player.where}.colours must be a list of {each}, not of {len(names)}")
        for name in names:
            colour = as_choice(name, f"{player.where}.colours", COLOURS)
            if owners[colour] != NOBODY:
                raise BadPosition(f"{player.where}.colours has {name}, which is taken")
            owners[colour] = seat
    return owners


def read_ducats(state: KiltCastle, seat: int, player: Fields) -> None:
    """A plain number, or the numbers by what they came from."""
    ducats = player.take("ducats", START_DUCATS)
    if isinstance(ducats, dict):
        entries = Fields(ducats, f"{player.where}.ducats")
        for entry, name in enumerate(LEDGER):
            state.ledger[seat * ENTRIES + entry] = entries.number(name, -MOST_DUCATS, MOST_DUCATS, 0)
        entries.done()
    else:
        state.ledger[seat * ENTRIES + START] = as_number(ducats, f"{player.where}.ducats", 0, MOST_DUCATS)
    player.done()


def read_cards(state: KiltCastle, fields: Fields) -> None:
    """Where each card lies; without any, they lie as at the start."""
    cards = fields.object("cards")
    if not cards.left:
        lay_out(state)
    for card in range(len(CARDS)):
        if CARDS[card] in cards.left:
            read_card(state, card, cards.object(CARDS[card]))
    cards.done()
    if NOWHERE not in [state.travel[card] for card in cards_in_play(state)]:
        check_rows(state)


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
        raise BadPosition(f"{place.where} is not in play: nobody has one of its colours")
    state.travel[card] = place.number("travel", 0, FURTHEST)
    if is_two_coloured(card):
        names = [COLOURS[colour] for colour in HALVES[card]]
        if place.choice("near", names, names[0]) == 1:
            turn_over(state, card)
    place.done()


def check_rows(state: KiltCastle) -> None:
    """The limits of rows hold in every position."""
    rows = Rows(state)
    if rows.lead - rows.rear >= AROUND:
        raise BadPosition("cards must not be a whole round apart")
    if rows.number > ROWS[state.seats]:
        raise BadPosition(f"cards must lie in at most {ROWS[state.seats]} rows")
    if max(rows.counts) > CARDS_IN_ROW[state.seats]:
        raise BadPosition(f"cards must not lie more than {CARDS_IN_ROW[state.seats]} in a row")


def read_towers(state: KiltCastle, towers: Fields) -> None:
    """The towers; their storeys come out of the supply."""
    for square, name in enumerate(SQUARES):
        if name in towers.left:
            where = f"{towers.where}.{name}"
            if name in WATER[CORNERS[state.water]]:
                raise BadPosition(f"{where} is water; nothing can stand there")
            read_tower(state, square, towers.take(name, ""), where)
    towers.done()


def read_tower(state: KiltCastle, square: int, text: object, where: str) -> None:
    """The storeys from bottom to top."""
    if not isinstance(text, str) or len(text) > 300:
        raise BadPosition(f"{where} must be storeys such as 'R O2', bottom to top")
    for code in text.split():
        letter, crests = code[0], code[1:] or "0"
        if letter not in LETTERS or crests not in ("0", "1", "2"):
            raise BadPosition(f"{where} has the storey {code[:10]!r}; write R, O, L or D, then 1 or 2 for crests")
        check_storey(state, LETTERS.index(letter), int(crests), where)
        put_storey(state, LETTERS.index(letter), int(crests), square)


def check_storey(state: KiltCastle, colour: int, crests: int, where: str) -> None:
    """A storey must be in the supply."""
    if state.owners[colour] == NOBODY:
        raise BadPosition(f"{where} has a storey of {COLOURS[colour]}, which nobody has")
    if not state.supply[colour * CRESTS + crests]:
        raise BadPosition(f"{where} has more {COLOURS[colour]} storeys with {crests} crests than there are")


def read_roofs(state: KiltCastle, roofs: list[Any]) -> None:
    """Up to two roofs, each on a tower of at least two storeys."""
    for i, name in enumerate(roofs):
        square = as_choice(name, f"roofs[{i}]", SQUARES)
        if height_of(state, square) < 2:
            raise BadPosition(f"roofs[{i}] must lie on a tower of at least two storeys")
        state.roofs |= 1 << square
    if len(roofs) > ROOFS or len(roofs) != len(roofed_squares(state)):
        raise BadPosition(f"roofs must be at most {ROOFS} different sites")


def read_seal(state: KiltCastle, fields: Fields) -> None:
    """Who has the seal, which side is up, and the number of the turn."""
    seal = fields.object("seal")
    state.seal = seal.number("seat", 0, state.seats - 1, 0)
    state.ducat_side = seal.truth("ducat_side", False)
    seal.done()
    state.turn = fields.number("turn", 0, LAST_TURN, 1)


def read_pending(state: KiltCastle, fields: Fields) -> None:
    """What is still to be done; a lone question is followed by the rest of its turn."""
    limits = {
        "seat": (0, state.seats - 1),
        "card": (0, len(CARDS) - 1),
        "half": (0, 2),
        "first": (NOWHERE, len(SQUARES) - 1),
        "site": (0, len(SQUARES) - 1),
        "travel": (0, LONE_START),
    }
    Reader(STEPS, limits).fill(state, fields.take("pending", [{"move_card": {"seat": state.seal}}]))
    if len(state.todo) == 1 and isinstance(state.todo[0], IN_TURN):
        state.todo = [EndOfTurn(), DucatDay(), state.todo[0]]
    if not is_possible(state):
        raise BadPosition("pending is no moment of this game, or does not fit the cards, towers and seal")


def is_possible(state: KiltCastle) -> bool:
    """Whether what is pending can come up in a game."""
    if state.lanes:
        return False
    if any(state.travel[card] == NOWHERE for card in cards_in_play(state)):
        return is_dealing(state)
    kinds = [type(step) for step in state.todo[::-1]]
    if kinds in ([], [CheckDeal], [GiveSeal], [Turn], [DucatDay, EndOfTurn], [EndOfTurn], [FinalPayout]):
        if CheckDeal in kinds:
            return max(state.travel) == LONE_START
        return GiveSeal not in kinds or LONE_START in state.travel
    in_turn = kinds[1:] == [DucatDay, EndOfTurn] and isinstance(state.todo[-1], IN_TURN)
    return in_turn and state.todo[-1].fits(state)


def is_dealing(state: KiltCastle) -> bool:
    """Whether just the cards that are not in their places are still to be dealt."""
    left = sum(state.travel[card] == NOWHERE for card in cards_in_play(state))
    places = [step.travel for step in state.todo[::-1] if isinstance(step, DealCard)]
    singles = [state.travel[card] for card in cards_in_play(state) if card < FIRST_DOUBLE]
    return (
        places == list(DOUBLES_START[state.seats][-left:])
        and [type(step) for step in state.todo[: len(state.todo) - left]] == [CheckDeal]
        and set(singles) == {SINGLES_START[state.seats]}
        and max(state.travel) <= LONE_START
    )
