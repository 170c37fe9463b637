"""A turn: take money, buy a building, or redesign; an exact payment gives another action."""

from __future__ import annotations

from typing import ClassVar, Final, Optional

from librt.vecs import append, extend, vec
from mypy_extensions import i64, mypyc_attr

from mizban.core.packed import bit, members
from mizban.core.state import Ask, Step
from mizban.core.words import Word
from mizban.games.alhambra.card_sets import (
    add_card,
    copies_in,
    indices_of,
    joining,
    paid_sum,
    payable,
    pick,
    values_of,
)
from mizban.games.alhambra.data import BUILDINGS, CURRENCIES, DISPLAY, IDLE_LAPS, MONEY, PRICE, SLOTS, TILES, VALUES
from mizban.games.alhambra.ground import ANCHORS, Frontier, Ground, removable, sites_for, swaps_for, usable
from mizban.games.alhambra.rules import NO_TILE, build, first_gap, money_of, put_in_reserve, tile_on
from mizban.games.alhambra.state import BUILT, HELD, MARKET, RESERVE, Alhambra
from mizban.games.alhambra.steps.ending import ending
from mizban.games.alhambra.steps.placing import PlaceHeld, build_at, tell_built
from mizban.games.alhambra.steps.refill import REFILL_MARKET, REFILL_MONEY, ScoreDue
from mizban.games.alhambra.steps.telling import tell_card

BUY: Final[i64] = DISPLAY  # and the slot
REDESIGN: Final[i64] = BUY + SLOTS  # and the tile
FINISH: Final[i64] = REDESIGN + BUILDINGS
ENOUGH_TAKEN: Final[i64] = DISPLAY
ENOUGH_PAID: Final[i64] = VALUES
SWAP: Final[i64] = ANCHORS  # and the built tile
NOT_IDLE: Final[i64] = -1  # the turn in which somebody buys does not count


@mypyc_attr(acyclic=True, free_list_len=1)
class Turn(Step):
    """At least one action, then the end of the turn."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final = seat

    def run(self, state: Alhambra, answer: i64) -> None:
        state.plan([Act(self.seat, 0), EndOfTurn(self.seat)])


@mypyc_attr(acyclic=True, free_list_len=1)
class Act(Ask):
    """Which card do you take, which tile do you buy, which one do you remove or take out of the reserve?

    Only after an exact payment may you finish instead; and only a player who can do nothing at all may pass.
    """

    answers: ClassVar[int] = FINISH + 1

    def __init__(self, seat: i64, again: i64) -> None:
        super().__init__(seat)
        self.again: Final = again  # 1: after an exact payment

    def opens(self) -> bool:
        return self.again == 0

    def options(self, state: Alhambra) -> vec[i64]:
        options = joining(state.display, 0)
        options |= affordable(state, self.seat) << BUY
        options |= redesignable(state, self.seat) << REDESIGN
        if self.again or not options:
            options |= bit(FINISH)
        return members(options)

    def run(self, state: Alhambra, answer: i64) -> None:
        if answer == FINISH:
            finish(state, self.seat, self.again)
        elif answer < BUY:
            go_on_taking(state, self, pick(0, answer))
        elif answer < REDESIGN:
            state.then(Pay(self.seat, self.again, answer - BUY, 0))
        elif state.where[answer - REDESIGN] == BUILT + self.seat:
            remove(state, self.seat, answer - REDESIGN)
        else:
            state.then(Redesign(self.seat, self.again, answer - REDESIGN))


def affordable(state: Alhambra, seat: i64) -> i64:
    """The market slots whose tile a seat can pay, each in its own currency, as a set."""
    slots: i64 = 0
    wheres = state.where
    for tile in range(BUILDINGS):
        slot = wheres[tile] - MARKET
        if 0 <= slot < SLOTS and money_of(state, seat, slot) >= PRICE[tile]:
            slots |= 1 << slot
    return slots


def redesignable(state: Alhambra, seat: i64) -> i64:
    """The built tiles that may be removed, and the tiles of the reserve that can be added or swapped in, as a set."""
    ground = Ground(state, seat)
    return removable(ground) | usable(ground)


def finish(state: Alhambra, seat: i64, again: i64) -> None:
    """No further action; without any before it, this is a pass."""
    if again:
        state.passes = 0
        state.say("finished", seat)
    else:
        state.passes += 1
        state.say("passed", seat)


# Taking money


def go_on_taking(state: Alhambra, act: Act, picked: i64) -> None:
    """Ask for a further card, if one fits."""
    if joining(state.display, picked):
        state.then(Take(act.seat, act.again, picked))
    else:
        take(state, act.seat, picked)


@mypyc_attr(acyclic=True, free_list_len=1)
class Take(Ask):
    """Which further card do you take? Several may be worth five together."""

    answers: ClassVar[int] = DISPLAY + 1
    public: ClassVar[bool] = True

    def __init__(self, seat: i64, again: i64, picked: i64) -> None:
        super().__init__(seat)
        self.again: Final = again
        self.picked: Final = picked  # of the display, as card_sets.py has it

    def options(self, state: Alhambra) -> vec[i64]:
        return members(joining(state.display, self.picked) | 1 << ENOUGH_TAKEN)

    def run(self, state: Alhambra, answer: i64) -> None:
        if answer == ENOUGH_TAKEN:
            take(state, self.seat, self.picked)
        else:
            go_on_taking(state, self.whole(), pick(self.picked, answer))

    def whole(self) -> Act:
        return Act(self.seat, self.again)

    def so_far(self, state: Alhambra) -> list[int]:
        return indices_of(self.picked)


def take(state: Alhambra, seat: i64, picked: i64) -> None:
    """The chosen cards go from the display to the hand."""
    state.passes = 0
    left = vec[i64](capacity=DISPLAY)
    for index in range(len(state.display)):
        card = state.display[index]
        if picked >> index & 1:
            state.hands[seat * MONEY + card] += 1
            tell_card(state, "took", seat, card)
        else:
            left = append(left, card)
    state.display = left


# Buying


@mypyc_attr(acyclic=True, free_list_len=1)
class Pay(Ask):
    """With which cards do you pay? From the smallest up, until they are worth the price."""

    answers: ClassVar[int] = VALUES + 1

    def __init__(self, seat: i64, again: i64, slot: i64, paid: i64) -> None:
        super().__init__(seat)
        self.again: Final = again
        self.slot: Final = slot
        self.paid: Final = paid  # as card_sets.py has it

    def options(self, state: Alhambra) -> vec[i64]:
        price = PRICE[tile_on(state, self.slot)]
        options = payable(state, self.seat, self.slot, self.paid, price)
        if paid_sum(self.paid) >= price:
            options |= 1 << ENOUGH_PAID
        return members(options)

    def run(self, state: Alhambra, answer: i64) -> None:
        if answer == ENOUGH_PAID:
            buy(state, self.seat, self.slot, self.paid)
        else:
            state.then(Pay(self.seat, self.again, self.slot, add_card(self.paid, answer)))

    def whole(self) -> Act:
        return Act(self.seat, self.again)

    def so_far(self, state: Alhambra) -> list[int]:
        return [BUY + self.slot, *[value - 1 for value in values_of(self.paid)]]

    def fault(self, state: Alhambra) -> Optional[Word]:
        empty = tile_on(state, self.slot) == NO_TILE
        return Word("fault-nothing-sold", {"currency": CURRENCIES[self.slot]}) if empty else None


def buy(state: Alhambra, seat: i64, slot: i64, paid: i64) -> None:
    """The cards are used, the tile is set aside; who pays exactly has another action."""
    state.passes = 0
    state.idle = NOT_IDLE
    tile = tile_on(state, slot)
    for value in range(VALUES):
        for _card in range(copies_in(paid, value)):
            use(state, seat, slot * VALUES + value)
    state.where[tile] = HELD
    state.say("bought", seat, tile, paid_sum(paid), PRICE[tile])
    if paid_sum(paid) == PRICE[tile]:
        state.say("exact", seat)
        state.then(Act(seat, 1))


def use(state: Alhambra, seat: i64, card: i64) -> None:
    """A card goes from the hand to the used ones."""
    state.hands[seat * MONEY + card] -= 1
    state.discard[card] += 1
    tell_card(state, "paid", seat, card)


# Redesigning


def remove(state: Alhambra, seat: i64, tile: i64) -> None:
    """A built tile goes to the reserve."""
    state.passes = 0
    put_in_reserve(state, seat, tile)
    state.say("removed", seat, tile)


@mypyc_attr(acyclic=True, free_list_len=1)
class Redesign(Ask):
    """Where does the tile of the reserve go: on an empty place, or in the place of a built tile?"""

    answers: ClassVar[int] = ANCHORS + BUILDINGS
    public: ClassVar[bool] = True

    def __init__(self, seat: i64, again: i64, tile: i64) -> None:
        super().__init__(seat)
        self.again: Final = again
        self.tile: Final = tile

    def options(self, state: Alhambra) -> vec[i64]:
        ground = Ground(state, self.seat)
        options = sites_for(Frontier(ground), self.tile)
        return extend(options, vec[i64]([SWAP + old for old in swaps_for(ground, self.tile)]))

    def run(self, state: Alhambra, answer: i64) -> None:
        state.passes = 0
        if answer >= SWAP:
            swap(state, self.seat, self.tile, answer - SWAP)
        else:
            build_at(state, self.seat, self.tile, answer)

    def whole(self) -> Act:
        return Act(self.seat, self.again)

    def so_far(self, state: Alhambra) -> list[int]:
        return [REDESIGN + self.tile]

    def fault(self, state: Alhambra) -> Optional[Word]:
        own = state.where[self.tile] == RESERVE + self.seat
        return None if own else Word("fault-not-in-reserve", {"tile": TILES[self.tile]})


def swap(state: Alhambra, seat: i64, tile: i64, old: i64) -> None:
    """A tile of the reserve takes exactly the place of a built one, which goes to the reserve."""
    spot = state.spot[old]
    remove(state, seat, old)
    build(state, seat, tile, spot)
    tell_built(state, "swapped", seat, tile, spot)


# The end of the turn


@mypyc_attr(acyclic=True, free_list_len=1)
class EndOfTurn(Step):
    """Place what was bought, fill up money and market, score if a scoring card came; then the next player."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final = seat

    def run(self, state: Alhambra, answer: i64) -> None:
        give = i64(state.seats == 2)
        state.plan(
            [PlaceHeld(self.seat, give), REFILL_MONEY, REFILL_MARKET, ScoreDue(state.turned), NextTurn(self.seat)]
        )


@mypyc_attr(acyclic=True, free_list_len=1)
class NextTurn(Step):
    """The next player, unless a slot of the market stays empty, all have passed in a row, or nobody buys any more."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final = seat

    def run(self, state: Alhambra, answer: i64) -> None:
        state.idle += 1
        if is_stalled(state):
            state.say("stalled", IDLE_LAPS)
        if first_gap(state) < SLOTS or state.passes >= state.seats or is_stalled(state):
            state.reveal("last_turn")
            state.plan(ending(state))
        else:
            state.then(Turn((self.seat + 1) % state.seats))


def is_stalled(state: Alhambra) -> bool:
    """Nobody has bought anything for laps; money may be taken and tiles redesigned without end."""
    return state.idle >= IDLE_LAPS * state.seats
