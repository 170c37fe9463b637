"""The set-up and the turns, in the order of the rule book."""

from __future__ import annotations

from typing import ClassVar, Final, Optional

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from mizban.core.judging import END, Order
from mizban.core.packed import members
from mizban.core.state import Ask, Chance, Step
from mizban.core.words import Args, Word
from mizban.games.kilt_castle.data import (
    AROUND,
    CARDS,
    COLOURS,
    CORNERS,
    CRESTS,
    DOUBLES_START,
    DUCAT_DAYS,
    ENTRIES,
    FIRST_DOUBLE,
    LAST_TURN,
    LETTERS,
    LONE_START,
    PAID,
    POSITIONS,
    RECEIVED,
    SAME_COLOUR_START,
    SHOWN_CRESTS,
    SINGLES_START,
    SQUARES,
    TOWERS,
)
from mizban.games.kilt_castle.rules import (
    Rows,
    can_build,
    colour_on,
    has_spare_roof,
    height_of,
    is_in_play,
    is_roofed,
    is_two_coloured,
    left_of,
    line_of,
    movable_cards,
    owner_of,
    places_from,
    price_of,
    put_storey,
    roofed_squares,
    sites_for,
    storeys_in_supply,
    storeys_left,
    turn_over,
)
from mizban.games.kilt_castle.scoring import crests_of, income_of, towers_of
from mizban.games.kilt_castle.state import NOBODY, NOWHERE, KiltCastle, as_printed

NEAR: Final[i64] = 0
FAR: Final[i64] = 1


# Set-up


def setup(seats: int, options: dict[str, str]) -> KiltCastle:
    """One colour each, two with two players; the one-colour cards in their row, the others to be dealt."""
    each = 2 if seats == 2 else 1
    owners = vec[i64]([NOBODY] * len(COLOURS))
    for i in range(seats * each):
        owners[LETTERS.index(options["colours"][i])] = i // each
    neighbour = options["gap_entry_needs_neighbour"] == "yes"
    state = KiltCastle(seats, CORNERS.index(options["water"]), neighbour, owners)
    for card in range(FIRST_DOUBLE):
        if is_in_play(state, card):
            state.travel[card] = SINGLES_START[seats]
    state.plan(dealing(seats))
    return state


def dealing(seats: int) -> list[Step]:
    """Deal each two-colour card to its place, and look whether the layout is allowed."""
    deals: list[Step] = [DealCard(travel) for travel in DOUBLES_START[seats]]
    return [*deals, CheckDeal()]


class DealCard(Chance):
    """The next two-colour card, and which of its halves faces the board."""

    def __init__(self, travel: i64) -> None:
        self.travel: Final = travel

    def weights(self, state: KiltCastle) -> vec[i64]:
        weights = vec[i64]([0] * (2 * (len(state.travel) - FIRST_DOUBLE)))
        for card in range(FIRST_DOUBLE, len(state.travel)):
            if state.travel[card] == NOWHERE and is_in_play(state, card):
                weights[2 * (card - FIRST_DOUBLE)] = 1
                weights[2 * (card - FIRST_DOUBLE) + 1] = 1
        return weights

    def run(self, state: KiltCastle, answer: i64) -> None:
        card = FIRST_DOUBLE + answer // 2
        state.travel[card] = self.travel
        if answer % 2:
            turn_over(state, card)
        state.say("dealt", card, self.travel % AROUND)


class CheckDeal(Step):
    """No colour may be more than twice in a row; else all two-colour cards are dealt again."""

    def run(self, state: KiltCastle, answer: i64) -> None:
        if is_fair_layout(state):
            state.then(GiveSeal())
            return
        for card in range(FIRST_DOUBLE, len(state.travel)):
            state.travel[card] = NOWHERE
        state.halves = as_printed()
        state.say("redealt")
        state.plan(dealing(state.seats))


def is_fair_layout(state: KiltCastle) -> bool:
    """Whether no row of two-colour cards shows a colour more often than it may."""
    colours = len(state.owners)
    shown = vec[i64]([0] * ((LONE_START + 1) * colours))  # by row and colour
    for card in range(FIRST_DOUBLE, len(state.travel)):
        row = state.travel[card]
        if row != NOWHERE:
            shown[row * colours + colour_on(state, card, NEAR)] += 1
            shown[row * colours + colour_on(state, card, FAR)] += 1
    return all(times <= SAME_COLOUR_START for times in shown)


class GiveSeal(Step):
    """The owner of the far colour on the lone card takes the seal and begins."""

    def run(self, state: KiltCastle, answer: i64) -> None:
        lone = card_at(state, LONE_START)
        state.seal = state.owners[colour_on(state, lone, FAR)]
        state.say("seal", state.seal)
        state.then(Turn())


def card_at(state: KiltCastle, travel: i64) -> i64:
    """The first card that has come so far."""
    card: i64 = 0
    while state.travel[card] != travel:
        card += 1
    return card


# A turn


class Turn(Step):
    """The player with the seal moves a card, its colours build, a ducat day may follow."""

    def run(self, state: KiltCastle, answer: i64) -> None:
        state.turn += 1
        state.plan([MoveCard(state.seal), DUCAT_DAY, END_OF_TURN])


@mypyc_attr(acyclic=True, free_list_len=1)
class MoveCard(Ask):
    """Which card? Any that can move, of any row and colour."""

    answers: ClassVar[int] = len(CARDS)
    public: ClassVar[bool] = True

    def opens(self) -> bool:
        return True

    def options(self, state: KiltCastle) -> vec[i64]:
        return members(movable_cards(state))

    def run(self, state: KiltCastle, answer: i64) -> None:
        state.then(MoveTo(self.seat, answer))

    def fault(self, state: KiltCastle) -> Optional[Word]:
        if self.seat != state.seal:
            return Word("fault-seal", {"seat": state.seal})
        if state.ducat_side:
            return Word("fault-ducat-side")
        if state.turn < 1:
            return Word("fault-no-turn")
        return Word("fault-last-turn") if has_built_all(state) else None


@mypyc_attr(acyclic=True, free_list_len=1)
class MoveTo(Ask):
    """Where to? Clockwise, over rows and gaps."""

    answers: ClassVar[int] = len(POSITIONS)
    public: ClassVar[bool] = True

    def __init__(self, seat: i64, card: i64) -> None:
        super().__init__(seat)
        self.card: Final = card

    def options(self, state: KiltCastle) -> vec[i64]:
        return members(places_from(state, Rows(state), state.travel[self.card]))

    def run(self, state: KiltCastle, answer: i64) -> None:
        start = state.travel[self.card]
        state.travel[self.card] = start + (answer - start) % AROUND
        turn_over(state, self.card)
        state.say("moved", self.seat, self.card, start % AROUND, answer)
        if start not in state.travel:
            state.ducat_side = True
            state.say("row_emptied", start % AROUND)
        state.then(Builder(self.card, NEAR, NOWHERE))

    def whole(self) -> MoveCard:
        return MoveCard(self.seat)

    def so_far(self, state: KiltCastle) -> list[int]:
        return [self.card]

    def fault(self, state: KiltCastle) -> Optional[Word]:
        return self.whole().fault(state)


@mypyc_attr(acyclic=True, free_list_len=1)
class Builder(Step):
    """Each colour on the moved card builds one storey, the one that faces the board first."""

    def __init__(self, card: i64, half: i64, first: i64) -> None:
        self.card: Final = card
        self.half: Final = half
        self.first: Final = first  # the square that the first builder built on this turn

    def run(self, state: KiltCastle, answer: i64) -> None:
        if self.half > (FAR if is_two_coloured(self.card) else NEAR):
            return
        colour = colour_on(state, self.card, self.half)
        seat = state.owners[colour]
        if can_build(state, seat, colour, line_of(state, state.travel[self.card])):
            state.then(BuildOn(seat, self.card, self.half, self.first))
            return
        state.say("excused" if left_of(state, colour) else "no_storeys", seat, colour)
        state.then(Builder(self.card, self.half + 1, NOWHERE))

    def fault(self, state: KiltCastle) -> Optional[Word]:
        if not is_in_play(state, self.card):
            return Word("fault-card", {"card": CARDS[self.card]})
        if self.half > (FAR if is_two_coloured(self.card) else NEAR) + 1:
            return Word("fault-half", {"card": CARDS[self.card]})
        line = line_of(state, state.travel[self.card])
        if self.first != NOWHERE and (self.half == NEAR or self.first not in line or not state.towers[self.first]):
            return Word("fault-first", {"site": SQUARES[self.first]})
        return None


@mypyc_attr(acyclic=True, free_list_len=1)
class BuildOn(Ask):
    """On which site? The first empty one in the line, or a tower that the builder can pay."""

    answers: ClassVar[int] = len(SQUARES)
    public: ClassVar[bool] = True

    def __init__(self, seat: i64, card: i64, half: i64, first: i64) -> None:
        super().__init__(seat)
        self.card: Final = card
        self.half: Final = half
        self.first: Final = first

    def options(self, state: KiltCastle) -> vec[i64]:
        return members(sites_for(state, self.seat, line_of(state, state.travel[self.card])))

    def run(self, state: KiltCastle, answer: i64) -> None:
        state.then(ChooseStorey(self.seat, self.card, self.half, self.first, answer))

    def fault(self, state: KiltCastle) -> Optional[Word]:
        if self.half > (FAR if is_two_coloured(self.card) else NEAR):
            return Word("fault-half", {"card": CARDS[self.card]})
        fault = Builder(self.card, self.half, self.first).fault(state)
        if fault is not None:
            return fault
        colour = colour_on(state, self.card, self.half)
        if self.seat != state.owners[colour]:
            return Word("fault-builder", {"colour": COLOURS[colour]})
        return None if left_of(state, colour) else Word("fault-built-all", {"colour": COLOURS[colour]})


@mypyc_attr(acyclic=True, free_list_len=1)
class ChooseStorey(Ask):
    """Which storey: plain, with one crest or with two?"""

    answers: ClassVar[int] = CRESTS
    public: ClassVar[bool] = True

    def __init__(self, seat: i64, card: i64, half: i64, first: i64, site: i64) -> None:
        super().__init__(seat)
        self.card: Final = card
        self.half: Final = half
        self.first: Final = first
        self.site: Final = site

    def options(self, state: KiltCastle) -> vec[i64]:
        return members(storeys_in_supply(state, colour_on(state, self.card, self.half)))

    def run(self, state: KiltCastle, answer: i64) -> None:
        colour = colour_on(state, self.card, self.half)
        pay_owner(state, self.seat, self.site)
        build(state, colour, answer, self.site)
        if self.half != FAR:
            state.then(Builder(self.card, FAR, self.site))
        elif self.site == self.first:
            state.then(Roof(self.seat, self.site))

    def whole(self) -> BuildOn:
        return BuildOn(self.seat, self.card, self.half, self.first)

    def so_far(self, state: KiltCastle) -> list[int]:
        return [self.site]

    def fault(self, state: KiltCastle) -> Optional[Word]:
        return self.whole().fault(state)


def pay_owner(state: KiltCastle, seat: i64, site: i64) -> None:
    """Pay the price of a tower to the owner of its top storey."""
    price = price_of(state, seat, site)
    if price:
        owner = owner_of(state, site)
        state.ledger[seat * ENTRIES + PAID] -= price
        state.ledger[owner * ENTRIES + RECEIVED] += price
        state.say("paid", seat, price, owner)


def build(state: KiltCastle, colour: i64, crests: i64, site: i64) -> None:
    """Put a storey on a site."""
    put_storey(state, colour, crests, site)
    state.say("built", state.owners[colour], colour, crests, site)


class Roof(Step):
    """Both built on one site this turn: the second puts a roof on it, one from beside the board if there is any."""

    def __init__(self, seat: i64, site: i64) -> None:
        self.seat: Final = seat
        self.site: Final = site

    def run(self, state: KiltCastle, answer: i64) -> None:
        if has_spare_roof(state):
            state.roofs |= 1 << self.site
            state.say("roofed", self.seat, self.site)
        else:
            state.then(MoveRoof(self.seat, self.site))

    def fault(self, state: KiltCastle) -> Optional[Word]:
        site: Args = {"site": SQUARES[self.site]}
        if height_of(state, self.site) < 2:
            return Word("fault-low-roof", site)
        if is_roofed(state, self.site):
            return Word("fault-roofed", site)
        return None if owner_of(state, self.site) == self.seat else Word("fault-roofer", site)


class MoveRoof(Ask):
    """Both roofs lie on towers: which one moves here?"""

    answers: ClassVar[int] = len(SQUARES)
    public: ClassVar[bool] = True

    def __init__(self, seat: i64, site: i64) -> None:
        super().__init__(seat)
        self.site: Final = site

    def options(self, state: KiltCastle) -> vec[i64]:
        return roofed_squares(state)

    def run(self, state: KiltCastle, answer: i64) -> None:
        state.roofs ^= 1 << answer | 1 << self.site
        state.say("roof_moved", self.seat, answer, self.site)

    def fault(self, state: KiltCastle) -> Optional[Word]:
        return Word("fault-spare-roof") if has_spare_roof(state) else Roof(self.seat, self.site).fault(state)


# The end of a turn and of the game


class DucatDay(Step):
    """If the seal shows its ducat side, each colour is paid for its most valuable region."""

    def run(self, state: KiltCastle, answer: i64) -> None:
        if not state.ducat_side:
            return
        state.ducat_side = False
        state.say("ducat_day")
        for colour in range(len(state.owners)):
            if state.owners[colour] != NOBODY:
                income = income_of(state, colour)
                state.ledger[state.owners[colour] * ENTRIES + DUCAT_DAYS] += income
                state.say("income", state.owners[colour], colour, income)


class EndOfTurn(Step):
    """The seal goes to the left, unless somebody has built their last storey."""

    def run(self, state: KiltCastle, answer: i64) -> None:
        if is_last_turn(state):
            state.then(FinalPayout())
            return
        state.seal = (state.seal + 1) % state.seats
        state.then(TURN)


def is_last_turn(state: KiltCastle) -> bool:
    """Whether a player has built the last storey, or the safeguard is reached."""
    return state.turn >= LAST_TURN or has_built_all(state)


def has_built_all(state: KiltCastle) -> bool:
    """Whether a player has built the last storey."""
    return any(not storeys_left(state, seat) for seat in range(state.seats))


class FinalPayout(Step):
    """A ducat for each tower and each crest that shows, connected or not; roofs pay nothing."""

    def run(self, state: KiltCastle, answer: i64) -> None:
        for colour in range(len(state.owners)):
            seat = state.owners[colour]
            if seat != NOBODY:
                towers = len(towers_of(state, colour))
                crests = crests_of(state, colour)
                state.ledger[seat * ENTRIES + TOWERS] += towers
                state.ledger[seat * ENTRIES + SHOWN_CRESTS] += crests
                state.say("payout", seat, colour, towers, crests)


# Steps without numbers, made once
TURN: Final = Turn()
DUCAT_DAY: Final = DucatDay()
END_OF_TURN: Final = EndOfTurn()


ORDER: Final[Order] = {  # each step, and what can come after it
    DealCard: (DealCard, CheckDeal),
    CheckDeal: (END,),
    GiveSeal: (END,),
    Turn: (END,),
    MoveCard: (DucatDay,),
    MoveTo: (DucatDay,),
    Builder: (DucatDay,),
    BuildOn: (DucatDay,),
    ChooseStorey: (DucatDay,),
    Roof: (DucatDay,),
    MoveRoof: (DucatDay,),
    DucatDay: (EndOfTurn,),
    EndOfTurn: (END,),
    FinalPayout: (END,),
}
STEPS: Final = tuple(ORDER)
