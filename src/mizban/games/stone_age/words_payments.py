"""How questions about paying are put: a payment is a set of pieces, said in any order."""

from __future__ import annotations

from typing import Any, ClassVar, Final, Optional

from mizban.core.notation.wording import Sign, Wording, is_name
from mizban.core.words import Args, Word
from mizban.games.stone_age.data import (
    CARD_NAMES,
    FIRST_CHOICE,
    FIRST_SPACE,
    KINDS,
    PLACES,
    RESOURCES,
    TILE_NAMES,
)
from mizban.games.stone_age.payments import (
    PRICE,
    lacking_kind,
    number_fault,
    paid_of,
    pieces_in,
    tile_fault,
    worth_of,
)
from mizban.games.stone_age.rules import ALLOWED, shortage_of, stored
from mizban.games.stone_age.state import NOTHING, StoneAge
from mizban.games.stone_age.steps.free import Question
from mizban.games.stone_age.steps.paying import ENOUGH, PAY, Pay

POINTS: Final[tuple[str, ...]] = tuple([f"place:{name}" for name in PLACES[FIRST_SPACE:]])  # cards and buildings


def counts_in(words: list[str]) -> list[int]:
    """How many pieces of each kind are named."""
    return [sum([is_name(word, f"good:{name}") for word in words]) for name in RESOURCES]


class Price:
    """What is paid for, and why some pieces are no payment for it."""

    too_dear: ClassVar[str] = "why-cannot-pay"

    def told(self, state: StoneAge, ask: Any, paid: int) -> Args:
        """What a question tells about it, when so much is paid."""
        raise NotImplementedError

    def terms(self, state: StoneAge, ask: Any) -> Args:
        """What a refusal tells about it."""
        raise NotImplementedError

    def fault(self, state: StoneAge, ask: Any, pieces: list[int]) -> str:
        """The first rule against a payment, if any."""
        raise NotImplementedError

    def refusal(self, state: StoneAge, ask: Any, pieces: list[int]) -> Optional[Word]:
        """The first rule against a payment, in words."""
        fault = self.fault(state, ask, pieces)
        if fault == "lacks":
            kind = lacking_kind(state, ask.seat, pieces)
            return Word("why-lacks", {"what": RESOURCES[kind], "count": stored(state, ask.seat, kind)})
        return None if fault == ALLOWED else Word(f"why-{fault}", self.terms(state, ask))


class PriceOfCard(Price):
    def told(self, state: StoneAge, ask: Any, paid: int) -> Args:
        return {"card": CARD_NAMES[state.display[ask.space]], "count": ask.space + 1 - pieces_in(paid)}

    def terms(self, state: StoneAge, ask: Any) -> Args:
        return {"count": ask.space + 1}

    def fault(self, state: StoneAge, ask: Any, pieces: list[int]) -> str:
        return number_fault(state, ask.seat, ask.space + 1, pieces)


class PriceOfTile(Price):
    too_dear: ClassVar[str] = "why-cannot-pay-tile"

    def told(self, state: StoneAge, ask: Any, paid: int) -> Args:
        return {"tile": TILE_NAMES[state.top[ask.stack]], "count": pieces_in(paid)}

    def terms(self, state: StoneAge, ask: Any) -> Args:
        return {"tile": TILE_NAMES[state.top[ask.stack]]}

    def fault(self, state: StoneAge, ask: Any, pieces: list[int]) -> str:
        return tile_fault(state, ask.seat, state.top[ask.stack], pieces)


class PriceOfFood(Price):
    def told(self, state: StoneAge, ask: Any, paid: int) -> Args:
        return {"count": shortage_of(state, ask.seat) - pieces_in(paid)}

    def terms(self, state: StoneAge, ask: Any) -> Args:
        return {"count": shortage_of(state, ask.seat)}

    def fault(self, state: StoneAge, ask: Any, pieces: list[int]) -> str:
        return number_fault(state, ask.seat, shortage_of(state, ask.seat), pieces)


class Offer(Wording[StoneAge, Question]):
    """To pay or not to pay: two verbs, and the pieces may follow at once."""

    def __init__(self, verb: str, otherwise: str, price: Price) -> None:
        super().__init__(verb)
        self.otherwise: Final = otherwise
        self.price: Final = price

    def verbs(self) -> tuple[str, ...]:
        return self.verb, self.otherwise

    def about(self, state: StoneAge, ask: Question) -> Args:
        return self.price.told(state, ask, 0)

    def sign(self, state: StoneAge, ask: Question, answer: int) -> Sign:
        return Sign(self.verb, at=self.spot(ask)) if answer == PAY else Sign(self.otherwise)

    def spot(self, ask: Question) -> str:
        """The place where that lies which is offered; none for food."""
        return "" if ask.place() == NOTHING else f"place:{PLACES[ask.place()]}"

    def option(self, state: StoneAge, ask: Question, answer: int) -> Word:
        return Word(f"answer-{self.verb if answer == PAY else self.otherwise}")

    def refusal(self, state: StoneAge, ask: Question, words: list[str]) -> Optional[Word]:
        if not words or words[0] == self.spot(ask):
            return Word(self.price.too_dear, self.price.terms(state, ask))
        if words[0] in self.points:
            return self.asked_else(state, ask)
        return self.price.refusal(state, ask, counts_in(words))


class OfferedCard(Offer):
    """A card, which is also meant by the place where it lies."""

    points: ClassVar[tuple[str, ...]] = POINTS


class OfferedTile(Offer):
    """A building; where its price is fixed, its points are too. It is also meant by the place where it lies."""

    points: ClassVar[tuple[str, ...]] = POINTS

    def option(self, state: StoneAge, ask: Any, answer: int) -> Word:
        tile = state.top[ask.stack]
        if answer == PAY and tile < FIRST_CHOICE:
            return Word("answer-buy-fixed", {"points": worth_of(PRICE[tile])})
        return super().option(state, ask, answer)


class Payment(Wording[StoneAge, Pay]):
    """Which pieces? All that are said together are the payment."""

    many: ClassVar[tuple[str, ...]] = ("buy", "feed")
    stop: ClassVar[int] = ENOUGH

    def __init__(self, verb: str, price: Price) -> None:
        super().__init__(verb, "good", RESOURCES)
        self.price: Final = price

    def about(self, state: StoneAge, ask: Pay) -> Args:
        return self.price.told(state, ask, ask.paid)

    def sign(self, state: StoneAge, ask: Pay, answer: int) -> Sign:
        return Sign("enough") if answer == ENOUGH else super().sign(state, ask, answer)

    def option(self, state: StoneAge, ask: Pay, answer: int) -> Word:
        return Word("answer-enough") if answer == ENOUGH else Word("answer-piece", {"what": RESOURCES[answer]})

    def refusal(self, state: StoneAge, ask: Pay, words: list[str]) -> Optional[Word]:
        said = counts_in(words)
        whole = [said[kind] + paid_of(ask.paid, kind) for kind in range(KINDS)]
        begun_otherwise = self.price.refusal(state, ask, said) is None
        fault = None if begun_otherwise else self.price.refusal(state, ask, whole)
        return fault or Word("why-paid-already")


class PaymentOfTile(Payment):
    """For one to seven pieces it must be said when they are enough."""

    def verbs(self) -> tuple[str, ...]:
        return self.verb, "enough"

    def kinds(self, verb: str) -> tuple[str, ...]:
        return () if verb == "enough" else super().kinds(verb)

    def examples(self, verb: str) -> tuple[str, ...]:
        return () if verb == "enough" else super().examples(verb)
