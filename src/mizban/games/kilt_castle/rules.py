"""Questions about a state that several steps use."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from mizban.core.packed import members, size
from mizban.games.kilt_castle.data import (
    AROUND,
    CARDS_IN_ROW,
    CRESTS,
    ENTRIES,
    FIRST_DOUBLE,
    LINES,
    ROOFS,
    ROWS,
)
from mizban.games.kilt_castle.state import NOBODY, NOWHERE, KiltCastle

ALLOWED: Final = ""  # no rule forbids it


# Cards and rows


def is_in_play(state: KiltCastle, card: i64) -> bool:
    """With three players the cards that show the fourth colour stay in the box."""
    return state.owners[state.halves[2 * card]] != NOBODY and state.owners[state.halves[2 * card + 1]] != NOBODY


def colour_on(state: KiltCastle, card: i64, half: i64) -> i64:
    """The colour of the half that faces the board (0), or of the half behind it (1)."""
    return state.halves[2 * card + half]


def is_two_coloured(card: i64) -> bool:
    return card >= FIRST_DOUBLE


def turn_over(state: KiltCastle, card: i64) -> None:
    """The colour that faced the board now faces away."""
    near = state.halves[2 * card]
    state.halves[2 * card] = state.halves[2 * card + 1]
    state.halves[2 * card + 1] = near


@mypyc_attr(acyclic=True, free_list_len=1)
class Rows:
    """The rows of cards around the board, by how far they have come."""

    def __init__(self, state: KiltCastle) -> None:
        rear: i64 = 1 << 30
        lead: i64 = NOWHERE
        for travel in state.travel:
            if travel > lead:
                lead = travel
            if NOWHERE < travel < rear:
                rear = travel
        counts = vec[i64]([0] * (lead - rear + 2))
        number: i64 = 0
        for travel in state.travel:
            if travel != NOWHERE:
                there = counts[travel - rear]
                counts[travel - rear] = there + 1
                if not there:
                    number += 1
        self.rear: Final = rear
        self.lead: Final = lead
        self.counts: Final = counts
        self.number: Final = number  # of rows; gaps are not rows

    def cards_at(self, travel: i64) -> i64:
        """How many cards lie at a place between the rear row and one beyond the leading row."""
        return self.counts[travel - self.rear]


def move_fault(state: KiltCastle, rows: Rows, start: i64, goal: i64) -> str:
    """The first rule that forbids moving a card from one place to a later one, if any."""
    if goal > rows.lead + 1:
        return "too-far"
    if goal >= rows.rear + AROUND:
        return "lapping"
    there = rows.cards_at(goal)
    if there >= CARDS_IN_ROW[state.seats]:
        return "row-full"
    return ALLOWED if there else new_row_fault(state, rows, start, goal)


def new_row_fault(state: KiltCastle, rows: Rows, start: i64, goal: i64) -> str:
    """The first rule that forbids opening a row where no card lies, if any."""
    alone = rows.cards_at(start) == 1
    behind = rows.cards_at(goal - 1)
    if start == goal - 1:
        behind -= 1  # a card is not its own neighbour
    if goal == rows.lead + 1 and not behind:
        return "lone-leader"
    if state.neighbour and not behind:
        return "lone-card"
    if not alone and rows.number >= ROWS[state.seats]:
        return "too-many-rows"
    return ALLOWED


def can_leave(state: KiltCastle, rows: Rows, start: i64) -> bool:
    """Whether a card of a row may go anywhere."""
    return any(move_fault(state, rows, start, goal) == ALLOWED for goal in range(start + 1, rows.lead + 2))


def movable_cards(state: KiltCastle) -> i64:
    """The cards that may go anywhere, as a set."""
    rows = Rows(state)
    can_go: i64 = 0  # the rows that a card may leave, counted from the rear
    for i in range(len(rows.counts)):
        if rows.counts[i] and can_leave(state, rows, rows.rear + i):
            can_go |= 1 << i
    cards: i64 = 0
    for card in range(len(state.travel)):
        if state.travel[card] != NOWHERE:
            cards |= (can_go >> state.travel[card] - rows.rear & 1) << card
    return cards


def places_from(state: KiltCastle, rows: Rows, start: i64) -> i64:
    """The positions to which a card may go from a row, as a set."""
    places: i64 = 0
    for goal in range(start + 1, rows.lead + 2):
        if move_fault(state, rows, start, goal) == ALLOWED:
            places |= 1 << goal % AROUND
    return places


# Towers


def is_roofed(state: KiltCastle, square: i64) -> bool:
    return state.roofs >> square & 1 != 0


def roofed_squares(state: KiltCastle) -> vec[i64]:
    return members(state.roofs)


def has_spare_roof(state: KiltCastle) -> bool:
    return size(state.roofs) < ROOFS


def storey_of(colour: i64, crests: i64) -> i64:
    """A storey as one number; zero is no storey."""
    return colour * CRESTS + crests + 1


def top_storey(state: KiltCastle, square: i64) -> i64:
    return state.towers[square] & 15


def top_colour(state: KiltCastle, square: i64) -> i64:
    """The colour of the top storey, or nobody's."""
    top = top_storey(state, square)
    return (top - 1) // CRESTS if top else NOBODY


def top_crests(state: KiltCastle, square: i64) -> i64:
    top = top_storey(state, square)
    return (top - 1) % CRESTS if top else i64(0)


def height_of(state: KiltCastle, square: i64) -> i64:
    return state.towers[square] >> 4


def storeys_of(state: KiltCastle, square: i64) -> list[tuple[int, int]]:
    """Colour and crests of each storey, bottom to top."""
    storeys = [(built & 15) - 1 for built in state.built if built >> 4 == square]
    return [(storey // CRESTS, storey % CRESTS) for storey in storeys]


def put_storey(state: KiltCastle, colour: i64, crests: i64, square: i64) -> None:
    """A storey goes from the supply to the top of a tower."""
    storey = storey_of(colour, crests)
    state.supply[colour * CRESTS + crests] -= 1
    state.towers[square] = (height_of(state, square) + 1 << 4) + storey
    state.built = with_storey(state.built, square, storey)


def with_storey(built: vec[i64], square: i64, storey: i64) -> vec[i64]:
    """All storeys with one more, above those of its tower and below those of later squares."""
    built = append(built, 0)
    place = len(built) - 1
    while place > 0 and built[place - 1] >> 4 > square:
        built[place] = built[place - 1]
        place -= 1
    built[place] = (square << 4) + storey
    return built


def owner_of(state: KiltCastle, square: i64) -> i64:
    """The seat that owns a tower; nobody owns an empty site or a roofed tower."""
    colour = top_colour(state, square)
    return NOBODY if colour == NOBODY or is_roofed(state, square) else state.owners[colour]


# Building


def line_of(state: KiltCastle, travel: i64) -> vec[i64]:
    """The sites in front of a card, nearest first."""
    return LINES[state.water * AROUND + travel % AROUND]


def first_free(state: KiltCastle, line: vec[i64]) -> i64:
    """The first empty site counted from the card."""
    for square in line:
        if not state.towers[square]:
            return square
    return NOWHERE


def price_of(state: KiltCastle, seat: i64, square: i64) -> i64:
    """The height of a stranger's tower; one's own costs nothing, nor does an empty site."""
    return i64(0) if owner_of(state, square) == seat else height_of(state, square)


def build_fault(state: KiltCastle, seat: i64, line: vec[i64], square: i64) -> str:
    """The first rule that forbids a seat to build on a square from a card before this line, if any."""
    if square not in line:
        return "not-in-line"
    if state.towers[square]:
        return tower_fault(state, seat, ducats_of(state, seat), square)
    return ALLOWED if square == first_free(state, line) else "not-first-free"


def tower_fault(state: KiltCastle, seat: i64, ducats: i64, square: i64) -> str:
    """The rule that forbids a seat with so many ducats to build on a tower, if any."""
    if is_roofed(state, square):
        return "roofed"
    return ALLOWED if price_of(state, seat, square) <= ducats else "too-dear"


def sites_for(state: KiltCastle, seat: i64, line: vec[i64]) -> i64:
    """The sites on which a seat may build from a card before this line: the first empty one, and towers it can pay."""
    sites: i64 = 0
    ducats = ducats_of(state, seat)
    is_first = True
    for square in line:
        if state.towers[square]:
            if tower_fault(state, seat, ducats, square) == ALLOWED:
                sites |= 1 << square
        elif is_first:
            sites |= 1 << square
            is_first = False
    return sites


def left_of(state: KiltCastle, colour: i64) -> i64:
    """The storeys of a colour that are not built yet."""
    first = colour * CRESTS
    return state.supply[first] + state.supply[first + 1] + state.supply[first + 2]


def storeys_in_supply(state: KiltCastle, colour: i64) -> i64:
    """The crests that a storey of a colour may have, as a set."""
    crests: i64 = 0
    for number in range(CRESTS):
        if state.supply[colour * CRESTS + number]:
            crests |= 1 << number
    return crests


def can_build(state: KiltCastle, seat: i64, colour: i64, line: vec[i64]) -> bool:
    """Building is excused only without storeys, or without an empty site and without a tower one can pay."""
    if not left_of(state, colour):
        return False
    return first_free(state, line) != NOWHERE or sites_for(state, seat, line) != 0


# Money and the end


def ducats_of(state: KiltCastle, seat: i64) -> i64:
    """All that came in, less all that was paid."""
    total: i64 = 0
    for entry in range(seat * ENTRIES, seat * ENTRIES + ENTRIES):
        total += state.ledger[entry]
    return total


def storeys_left(state: KiltCastle, seat: i64) -> i64:
    """The storeys that a player has still to build, of all colours together."""
    left: i64 = 0
    for colour in range(len(state.owners)):
        if state.owners[colour] == seat:
            left += left_of(state, colour)
    return left


def cards_in_play(state: KiltCastle) -> vec[i64]:
    return vec[i64]([card for card in range(len(state.travel)) if is_in_play(state, card)])
