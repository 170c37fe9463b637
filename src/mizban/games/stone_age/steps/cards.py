"""Civilization cards: buying one, and what its top half gives."""

from __future__ import annotations

from typing import ClassVar, Final, Optional

from librt.vecs import vec
from mypy_extensions import i64

from mizban.core.state import EVERYONE, Chance, Step, only
from mizban.core.words import Word
from mizban.games.stone_age.data import (
    AGRICULTURE,
    AMOUNT,
    ANY,
    CARD_POINTS,
    DICE,
    EXTRA,
    FACE_TOOL,
    FACES,
    FIRST_SPACE,
    FOOD,
    FOOD_CARD,
    GIVES,
    KINDS,
    ONCE_CARD,
    ONCE_LEAST,
    PLACES,
    POINTS,
    RESOURCE,
    ROLL,
    TOOL,
    TOP,
)
from mizban.games.stone_age.packed import faces_in, showing, with_face, without_face
from mizban.games.stone_age.payments import goods_of, pay
from mizban.games.stone_age.rules import (
    TWO_RESOURCES,
    deck_of,
    deck_size,
    enter,
    gain,
    more_fields,
    raise_tool,
    value_of_tools,
)
from mizban.games.stone_age.state import NOTHING, StoneAge
from mizban.games.stone_age.steps.dice import DIE, Roll
from mizban.games.stone_age.steps.free import Question
from mizban.games.stone_age.steps.home import action_fault, bought_fault
from mizban.games.stone_age.steps.neighbours import after
from mizban.games.stone_age.steps.paying import LEAVE, PAY, Pay, leave_or_pay

DECLINE: Final[i64] = LEAVE
BUY: Final[i64] = PAY


class OfferCard(Question):
    """Buy the card on this space, or leave it?"""

    answers: ClassVar[int] = 2

    def __init__(self, seat: i64, space: i64) -> None:
        super().__init__(seat)
        self.space: Final = space

    def size(self) -> i64:
        return 2

    def own_options(self, state: StoneAge) -> vec[i64]:
        return leave_or_pay(goods_of(state, self.seat) > self.space)

    def choose(self, state: StoneAge, answer: i64) -> None:
        if answer == BUY:
            state.then(PayCard(self.seat, self.space, 0))
        else:
            state.say("card_left", self.seat, state.display[self.space])

    def place(self) -> i64:
        return FIRST_SPACE + self.space

    def fault(self, state: StoneAge) -> Optional[Word]:
        return card_fault(state, self, self.seat, self.space)


def card_fault(state: StoneAge, step: Step, seat: i64, space: i64) -> Optional[Word]:
    """A card that is offered lies on the space where the figure stands."""
    place = FIRST_SPACE + space
    if state.display[space] == NOTHING:
        return Word("fault-no-card", {"place": PLACES[place]})
    return action_fault(state, step, seat, place)


class PayCard(Pay):
    """As many resources as the space costs, of any kinds."""

    answers: ClassVar[int] = KINDS + 1

    def __init__(self, seat: i64, space: i64, paid: i64) -> None:
        super().__init__(seat, paid)
        self.space: Final = space

    def least(self, state: StoneAge) -> i64:
        return self.space + 1

    def most(self, state: StoneAge) -> i64:
        return self.space + 1

    def kinds(self, state: StoneAge) -> i64:
        return 0

    def on(self, paid: i64) -> Question:
        return PayCard(self.seat, self.space, paid)

    def buy(self, state: StoneAge, paid: i64) -> None:
        card = state.display[self.space]
        pay(state, self.seat, paid)
        state.display[self.space] = NOTHING
        state.owner[card] = self.seat
        state.say("card_bought", self.seat, card)
        benefit(state, self.seat, card)

    def place(self) -> i64:
        return FIRST_SPACE + self.space

    def whole(self) -> OfferCard:
        return OfferCard(self.seat, self.space)

    def fault(self, state: StoneAge) -> Optional[Word]:
        return card_fault(state, self, self.seat, self.space) or super().fault(state)


def benefit(state: StoneAge, seat: i64, card: i64) -> None:
    """The top half takes effect at once, but for the two kinds that are kept."""
    top = TOP[card]
    if top == DICE:
        state.then(RollForAll(seat, state.seats, 0))
    elif top == ROLL:
        state.then(Roll(seat, GIVES[card], AMOUNT[card], 0))
    elif top == EXTRA:
        if deck_size(state) > 0:
            state.then(DrawExtra(seat))
        else:
            state.say("deck_empty", seat)
    elif top in (FOOD_CARD, RESOURCE):
        gain(state, seat, GIVES[card], AMOUNT[card])
        state.say("received", seat, AMOUNT[card], GIVES[card])
    elif top == POINTS:
        enter(state, seat, CARD_POINTS, AMOUNT[card])
        state.say("points", seat, AMOUNT[card])
    elif top == TOOL:
        new_tool(state, seat)
    elif top == AGRICULTURE:
        new_field(state, seat)
    elif top == ONCE_CARD:
        state.kept[seat] += i64(1) << AMOUNT[card] - ONCE_LEAST
    else:
        assert top == ANY
        state.kept[seat] += TWO_RESOURCES


def new_tool(state: StoneAge, seat: i64) -> None:
    """One step up the ladder of tools, if it does not end there."""
    if raise_tool(state, seat):
        state.say("tool", seat, value_of_tools(state, seat))
    else:
        state.say("no_tool", seat)


def new_field(state: StoneAge, seat: i64) -> None:
    """One level of agriculture, if it is not the highest."""
    if more_fields(state, seat):
        state.say("field", seat, state.fields[seat])
    else:
        state.say("no_field", seat)


# Dice for everyone


class RollForAll(Chance):
    """One die for each player."""

    def __init__(self, seat: i64, dice: i64, faces: i64) -> None:
        self.seat: Final = seat
        self.dice: Final = dice  # still to be rolled
        self.faces: Final = faces  # how many dice show each face, three bits each

    def weights(self, state: StoneAge) -> vec[i64]:
        return DIE

    def run(self, state: StoneAge, answer: i64) -> None:
        faces = with_face(self.faces, answer)
        if self.dice > 1:
            state.then(RollForAll(self.seat, self.dice - 1, faces))
            return
        state.say("rolled_for_all", self.seat, faces)
        state.then(TakeDie(self.seat, faces))

    def fault(self, state: StoneAge) -> Optional[Word]:
        if len(faces_in(self.faces)) + self.dice != state.seats:
            return Word("fault-dice-for-all", {"number": state.seats})
        return bought_fault(state, self, self.seat, DICE, FOOD)


class TakeDie(Question):
    """Which die? The buyer first, then clockwise, until everybody has one."""

    answers: ClassVar[int] = FACES + 1

    def __init__(self, seat: i64, faces: i64) -> None:
        super().__init__(seat)
        self.faces: Final = faces

    def opens(self) -> bool:
        return True

    def size(self) -> i64:
        return FACES + 1

    def own_options(self, state: StoneAge) -> vec[i64]:
        return vec[i64]([face for face in range(1, FACES + 1) if showing(self.faces, face)])

    def choose(self, state: StoneAge, answer: i64) -> None:
        state.say("die_taken", self.seat, answer)
        item(state, self.seat, answer)
        left = without_face(self.faces, answer)
        if left > 0:
            state.then(TakeDie((self.seat + 1) % state.seats, left))

    def buyer(self, seats: i64) -> i64:
        """Who has bought the card: as many seats further on as dice are left."""
        return (self.seat + len(faces_in(self.faces))) % seats

    def fault(self, state: StoneAge) -> Optional[Word]:
        if not self.faces:
            return Word("fault-no-dice")
        buyer = after(state, self).seat
        if buyer != self.buyer(state.seats):
            return Word("fault-die-turn", {"seat": buyer, "number": len(faces_in(self.faces))})
        return bought_fault(state, self, buyer, DICE, FOOD)


def item(state: StoneAge, seat: i64, face: i64) -> None:
    """What a die is worth: a resource, a tool, or agriculture."""
    if face < FACE_TOOL:
        gain(state, seat, face - 1, 1)
        state.say("received", seat, 1, face - 1)
    elif face == FACE_TOOL:
        new_tool(state, seat)
    else:
        new_field(state, seat)


# The extra card


class DrawExtra(Chance):
    """The top card of the deck; only its new owner sees it, and only its bottom half counts."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final = seat

    def weights(self, state: StoneAge) -> vec[i64]:
        return deck_of(state)

    def run(self, state: StoneAge, answer: i64) -> None:
        state.owner[answer] = self.seat
        state.extra = answer
        state.tell("drew", [self.seat, answer], [EVERYONE, only(self.seat)], reveals=True)

    def fault(self, state: StoneAge) -> Optional[Word]:
        if state.extra != NOTHING:
            return Word("fault-extra-drawn")
        if deck_size(state) == 0:
            return Word("fault-deck")
        return bought_fault(state, self, self.seat, EXTRA, FOOD)
