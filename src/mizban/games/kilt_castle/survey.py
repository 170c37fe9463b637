"""The board as sets of squares, a bit for each: regions, and who could build where on the next turn; for programs."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from mizban.core.packed import size
from mizban.games.kilt_castle.data import AROUND, COLOURS, CRESTS, LINES, SIDE, SQUARES
from mizban.games.kilt_castle.rules import ALLOWED, Rows, move_fault
from mizban.games.kilt_castle.state import NOWHERE, KiltCastle

HUES: Final[i64] = 4  # colours
SQUARE_COUNT: Final[i64] = 25
STOREY: Final[i64] = 15
BOARD: Final[i64] = (1 << len(SQUARES)) - 1
LEFT_EDGE: Final[i64] = sum([1 << square for square in range(0, len(SQUARES), SIDE)])
RIGHT_EDGE: Final[i64] = sum([1 << square + SIDE - 1 for square in range(0, len(SQUARES), SIDE)])
DOWN: Final[i64] = SIDE
LINE_SETS: Final = vec[i64]([sum([1 << square for square in line]) for line in LINES])  # by corner and position


def beside(squares: i64) -> i64:
    """The squares that share a side with some of these."""
    above_and_below = squares << DOWN | squares >> DOWN
    left_and_right = (squares & ~RIGHT_EDGE) << 1 | (squares & ~LEFT_EDGE) >> 1
    return (above_and_below | left_and_right) & BOARD


def region_of(squares: i64, first: i64) -> i64:
    """All of some squares that hang together with the first."""
    region = first
    grown = region | beside(region) & squares
    while grown != region:
        region = grown
        grown = region | beside(region) & squares
    return region


@mypyc_attr(acyclic=True, free_list_len=1)
class Survey:
    """Whose the towers are, by sets of squares."""

    def __init__(self, state: KiltCastle) -> None:
        self.roofs: Final = state.roofs
        self.towers: Final = vec[i64]([0] * HUES)  # by colour: without those under a roof
        self.crested: Final = vec[i64]([0] * HUES)  # by colour: those that show a crest or two
        self.splendid: Final = vec[i64]([0] * HUES)  # by colour: those that show two
        self.taken: i64 = 0  # squares with a tower of whatever colour
        for square in range(SQUARE_COUNT):
            top = state.towers[square] & STOREY
            if top:
                self.count_tower(1 << square, (top - 1) // CRESTS, (top - 1) % CRESTS)

    def count_tower(self, square: i64, colour: i64, crests: i64) -> None:
        """A tower with such a storey on top stands there."""
        self.taken |= square
        if not square & self.roofs:
            self.towers[colour] |= square
            if crests:
                self.crested[colour] |= square
            if crests > 1:
                self.splendid[colour] |= square

    def worth(self, colour: i64, squares: i64) -> i64:
        """What a region pays to a colour."""
        return size(squares) + size(squares & self.crested[colour]) + size(squares & self.splendid[colour])

    def best_region(self, colour: i64, squares: i64) -> i64:
        """Of all regions that some squares make up, the one that pays a colour most."""
        best: i64 = 0
        most: i64 = 0
        left = squares
        while left:
            region = region_of(squares, left & -left)
            left &= ~region
            worth = self.worth(colour, region)
            if worth > most:
                best, most = region, worth
        return best

    def connecting(self, colour: i64) -> i64:
        """The squares that count for a colour: its towers and all roofs."""
        return self.towers[colour] | self.roofs

    def income(self, colour: i64) -> i64:
        """What a ducat day pays to a colour."""
        squares = self.connecting(colour)
        return self.worth(colour, self.best_region(colour, squares))

    def income_without(self, colour: i64, square: i64) -> i64:
        """What a ducat day would pay if a tower were lost."""
        squares = self.connecting(colour) & ~square
        return self.worth(colour, self.best_region(colour, squares))

    def income_with(self, colour: i64, square: i64, crests: i64) -> i64:
        """What a ducat day would pay if a storey with so many crests were on top of a square."""
        squares = self.connecting(colour) | square
        if not squares & beside(square) and not square & self.towers[colour]:
            return max(self.worth(colour, self.best_region(colour, squares & ~square)), 1 + crests)
        before = self.crests_on(colour, square)
        there = region_of(squares, square)
        joined = self.worth(colour, there) - before + crests
        rest = squares & ~there
        return max(joined, self.worth(colour, self.best_region(colour, rest)))

    def crests_on(self, colour: i64, squares: i64) -> i64:
        """The crests of a colour that show on some squares."""
        return size(squares & self.crested[colour]) + size(squares & self.splendid[colour])


@mypyc_attr(acyclic=True, free_list_len=1)
class Outlook:
    """Where the cards can go next, so where each colour could build, and whether a row could be emptied."""

    def __init__(self, state: KiltCastle, taken: i64) -> None:
        self.sites: Final = vec[i64]([0] * HUES)  # by colour
        self.cards: Final = vec[i64]([0] * HUES)  # by colour: those that can move
        self.lone_rows: i64 = 0  # of one card, which can leave it
        self.thin_rows: i64 = 0  # of two cards
        rows = Rows(state)
        ahead = sites_ahead(state, rows, taken)
        sites = vec[i64]([0] * len(rows.counts))
        for i in range(i64(len(rows.counts))):
            if rows.counts[i]:
                sites[i] = sites_from(state, rows, i, ahead)
                if rows.counts[i] == 1 and sites[i]:
                    self.lone_rows += 1
                if rows.counts[i] == 2:
                    self.thin_rows += 1
        for card in range(i64(len(state.travel))):
            if state.travel[card] != NOWHERE:
                self.count_card(
                    state.halves[2 * card], state.halves[2 * card + 1], sites[state.travel[card] - rows.rear]
                )

    def count_card(self, near: i64, far: i64, sites: i64) -> None:
        """A card can bring its colours to these sites."""
        if sites:
            self.sites[near] |= sites
            self.cards[near] += 1
            if far != near:
                self.sites[far] |= sites
                self.cards[far] += 1


def sites_ahead(state: KiltCastle, rows: Rows, taken: i64) -> vec[i64]:
    """By place from the rear on: the towers in front of it, and the first empty site."""
    open_towers = taken & ~state.roofs
    ahead = vec[i64]([0] * len(rows.counts))
    for i in range(i64(len(ahead))):
        line = state.water * AROUND + (rows.rear + i) % AROUND
        ahead[i] = LINE_SETS[line] & open_towers
        for square in LINES[line]:
            if not taken >> square & 1:
                ahead[i] |= 1 << square
                break
    return ahead


def sites_from(state: KiltCastle, rows: Rows, i: i64, ahead: vec[i64]) -> i64:
    """All sites that a card of a row can come before, by the row's place from the rear on."""
    sites: i64 = 0
    for goal in range(i + 1, i64(len(ahead))):
        if move_fault(state, rows, rows.rear + i, rows.rear + goal) == ALLOWED:
            sites |= ahead[goal]
    return sites


assert len(COLOURS) == HUES
