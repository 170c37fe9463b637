"""The powers of cards that are drawn and discarded at once. All of them may be declined."""

from __future__ import annotations

from typing import Any, ClassVar, Final, Optional

from mizban.core.notation.wording import A, Alone, ByVerb, Sign, Wording
from mizban.core.words import Word
from mizban.games.silver.data import NAMES, SLOTS
from mizban.games.silver.rules import hidden_fault, own_free
from mizban.games.silver.state import Silver
from mizban.games.silver.steps.powers import DECLINE, Behold, Conjure, Foresee, Give, Inspect, Rob, Search
from mizban.games.silver.words.naming import (
    DECK,
    Numbered,
    OfCards,
    OwnCard,
    Spot,
    against_own,
    against_target,
    is_card,
    said,
    spot_of,
    target_sign,
    thing_of,
)


class OrDecline(ByVerb[Silver, A]):
    """A power, or none."""

    def __init__(self, power: Wording[Any, Any], otherwise: str = "answer-decline") -> None:
        super().__init__({power.verb: power, "decline": Alone("decline", otherwise)})
        self.power: Final = power.verb

    def verb_of(self, state: Silver, ask: A, answer: int) -> str:
        return "decline" if answer == DECLINE else self.power


# One's own cards


class OwnHidden(OwnCard[A]):
    """One of one's own face-down cards; the first place is answer 1."""

    def sign(self, state: Silver, ask: A, answer: int) -> Sign:
        return super().sign(state, ask, answer - 1)

    def option(self, state: Silver, ask: A, answer: int) -> Word:
        return super().option(state, ask, answer - 1)

    def refusal(self, state: Silver, ask: A, words: list[str]) -> Optional[Word]:
        return super().refusal(state, ask, words) if words else Word("why-nothing-hidden")

    def fault(self, state: Silver, ask: A, slot: int) -> str:
        return hidden_fault(state, ask.seat, slot)


class Beheld(OwnHidden[Behold]):
    def fault(self, state: Silver, ask: Behold, slot: int) -> str:
        return "looked-already" if slot == ask.first else super().fault(state, ask, slot)


class Given(OwnCard[Give]):
    def knows(self, state: Silver, ask: Give, word: str) -> bool:
        return is_card(word) and spot_of(word, ask.seat).owner == ask.seat

    def refusal(self, state: Silver, ask: Give, words: list[str]) -> Optional[Word]:
        found = [against_own(state, ask.seat, spot_of(word, ask.seat)) for word in words]
        return next((word for word in found if word is not None), None)


# Anybody's cards


class Target(OfCards[A]):
    """A face-down card of an opponent."""

    def sign(self, state: Silver, ask: A, answer: int) -> Sign:
        return target_sign(self.verb, ask.seat, answer - 1)

    def option(self, state: Silver, ask: A, answer: int) -> Word:
        return Word("answer-target", {"other": (answer - 1) // SLOTS, "place": (answer - 1) % SLOTS + 1})

    def refusal(self, state: Silver, ask: A, words: list[str]) -> Optional[Word]:
        if not words:
            return Word("why-nothing-hidden")
        return self.against(state, ask, spot_of(words[0], ask.seat))

    def against(self, state: Silver, ask: A, spot: Spot) -> Optional[Word]:
        """The first rule against a card."""
        return against_target(state, ask.seat, spot, True)


class Foreseen(Target[Foresee]):
    def against(self, state: Silver, ask: Foresee, spot: Spot) -> Optional[Word]:
        if spot.owner != ask.seat:
            return super().against(state, ask, spot)
        return against_own(state, ask.seat, spot) or said(hidden_fault(state, ask.seat, spot.slot), spot)


class Robbed(Target[Rob]):
    def knows(self, state: Silver, ask: Rob, word: str) -> bool:
        return is_card(word) and spot_of(word, ask.seat).owner != ask.seat  # one's own are given for it

    def refusal(self, state: Silver, ask: Rob, words: list[str]) -> Optional[Word]:
        if not own_free(state, ask.seat):
            return Word("why-nothing-to-exchange")
        return against_target(state, ask.seat, spot_of(words[0], ask.seat), False) if words else None


# The piles, and the card that was taken


class Searched(Numbered[Search]):
    def sign(self, state: Silver, ask: Search, answer: int) -> Sign:
        return super().sign(state, ask, answer - 1)

    def option(self, state: Silver, ask: Search, answer: int) -> Word:
        return Word("answer-search", {"card": NAMES[state.discard[answer - 1]], "number": answer})

    def refusal(self, state: Silver, ask: Search, words: list[str]) -> Optional[Word]:
        if not own_free(state, ask.seat):
            return Word("why-nothing-to-exchange")
        number = self.number(words[0]) + 1 if words else 1
        if number == len(state.discard):
            return Word("why-master-itself")
        return self.missing(words) if number > len(state.discard) else None


class ConjureOrDecline(OrDecline[Conjure]):
    points: ClassVar[tuple[str, ...]] = (DECK,)


class Conjured(Alone[Silver, Conjure]):
    def refusal(self, state: Silver, ask: Conjure, words: list[str]) -> Optional[Word]:
        return None if 1 in ask.own_options(state) else Word("why-nothing-to-exchange")


class Inspected(Wording[Silver, Inspect]):
    def sign(self, state: Silver, ask: Inspect, answer: int) -> Sign:
        return Sign("inspect", at=thing_of(ask.seat, ask.slot))

    def has(self, word: str) -> bool:
        return is_card(word)

    def option(self, state: Silver, ask: Inspect, answer: int) -> Word:
        return Word("answer-inspect-yes")

    def refusal(self, state: Silver, ask: Inspect, words: list[str]) -> Optional[Word]:
        spot = spot_of(words[0], ask.seat) if words else Spot(ask.seat, ask.slot)
        is_taken = spot.owner == ask.seat and spot.slot == ask.slot
        return against_own(state, ask.seat, spot) if is_taken else None
