"""What becomes of a new card: discarded, exchanged with some of one's own, or put on an opponent's."""

from __future__ import annotations

from typing import ClassVar, Final, Optional

from mizban.core.notation.wording import A, Alone, ByVerb, Sign
from mizban.core.state import Ask
from mizban.core.words import Args, Word
from mizban.games.silver.cards import NUMBER
from mizban.games.silver.data import SLOTS
from mizban.games.silver.rules import ALLOWED, own_free, slots_in
from mizban.games.silver.state import Silver
from mizban.games.silver.steps.exchange import DISCARD_IT, ENOUGH, OWN, Bewitch, Exchange, Hold, PlaceAt
from mizban.games.silver.words.naming import (
    PILE,
    OfCards,
    OwnCard,
    against_own,
    against_target,
    card_sign,
    face,
    spot_of,
    target_sign,
)


def against_set(state: Silver, ask: Ask, words: list[str]) -> Optional[Word]:
    """The first rule against a set of one's own cards; whether they match is never said beforehand."""
    if not words:
        return None if own_free(state, ask.seat) else Word("why-nothing-to-exchange")
    spots = [spot_of(word, ask.seat) for word in words]
    for spot in spots:
        found = against_own(state, ask.seat, spot)
        if found is not None:
            return found
    slots = [spot.slot for spot in spots]
    twice = [slot for slot in slots if slots.count(slot) > 1]
    return Word("why-twice", {"place": twice[0] + 1}) if twice else None


# What is in hand


class InHand(ByVerb[Silver, A]):
    """What is done with a new card; for an exchange any set of own cards will do, whatever they are."""

    many: ClassVar[tuple[str, ...]] = ("exchange",)

    def about(self, state: Silver, ask: A) -> Args:
        return face(state.hand[0] & NUMBER)

    def pool(self, state: Silver, ask: A) -> Optional[list[Sign]]:
        return [card_sign("exchange", ask.seat, ask.seat, slot) for slot in own_free(state, ask.seat)]


class Held(InHand[Hold]):
    points: ClassVar[tuple[str, ...]] = (PILE,)

    def verb_of(self, state: Silver, ask: Hold, answer: int) -> str:
        return "discard" if answer == DISCARD_IT else "exchange"

    def meant(self, state: Silver, ask: Hold, words: list[str]) -> str:
        return "discard" if PILE in words else "exchange"


class Bewitching(InHand[Bewitch]):
    def verb_of(self, state: Silver, ask: Bewitch, answer: int) -> str:
        return "exchange" if answer >= OWN else "bewitch"

    def meant(self, state: Silver, ask: Bewitch, words: list[str]) -> str:
        return "exchange" if spot_of(words[0], ask.seat).owner == ask.seat else "bewitch"


class Discarded(Alone[Silver, Hold]):
    def option(self, state: Silver, ask: Hold, answer: int) -> Word:
        return Word("answer-discard", face(state.hand[0] & NUMBER))

    def refusal(self, state: Silver, ask: Hold, words: list[str]) -> Optional[Word]:
        return None if DISCARD_IT in ask.own_options(state) else Word("why-must-exchange")


class FirstExchanged(OfCards[A]):
    """The first of one's own cards."""

    def __init__(self, first: int) -> None:
        super().__init__("exchange", "card")
        self.first: Final = first  # the answer that means the first place

    def sign(self, state: Silver, ask: A, answer: int) -> Sign:
        return card_sign("exchange", ask.seat, ask.seat, answer - self.first)

    def option(self, state: Silver, ask: A, answer: int) -> Word:
        return Word("answer-exchange", {"place": answer - self.first + 1})

    def refusal(self, state: Silver, ask: A, words: list[str]) -> Optional[Word]:
        return against_set(state, ask, words)


class Bewitched(OfCards[Bewitch]):
    def sign(self, state: Silver, ask: Bewitch, answer: int) -> Sign:
        return target_sign("bewitch", ask.seat, answer)

    def option(self, state: Silver, ask: Bewitch, answer: int) -> Word:
        return Word("answer-bewitch", {"other": answer // SLOTS, "place": answer % SLOTS + 1})

    def refusal(self, state: Silver, ask: Bewitch, words: list[str]) -> Optional[Word]:
        if not words:
            return Word("why-nothing-open")
        return against_target(state, ask.seat, spot_of(words[0], ask.seat), False)


HOLD: Final = Held({"discard": Discarded("discard", at=PILE), "exchange": FirstExchanged(1)})
BEWITCH: Final = Bewitching({"bewitch": Bewitched("bewitch", "card"), "exchange": FirstExchanged(OWN)})


# What it is exchanged with


class Exchanged(OfCards[Exchange]):
    many: ClassVar[tuple[str, ...]] = ("exchange",)
    stop: ClassVar[int] = ENOUGH

    def pool(self, state: Silver, ask: Exchange) -> Optional[list[Sign]]:
        left = [slot for slot in own_free(state, ask.seat) if not ask.picked >> slot]
        return [card_sign("exchange", ask.seat, ask.seat, slot) for slot in [*slots_in(ask.picked), *left]]

    def sign(self, state: Silver, ask: Exchange, answer: int) -> Sign:
        return Sign("exchange") if answer == ENOUGH else card_sign("exchange", ask.seat, ask.seat, answer)

    def option(self, state: Silver, ask: Exchange, answer: int) -> Word:
        return Word("answer-enough") if answer == ENOUGH else Word("answer-exchange-too", {"place": answer + 1})

    def refusal(self, state: Silver, ask: Exchange, words: list[str]) -> Optional[Word]:
        first = slots_in(ask.picked)
        return against_set(state, ask, [*[str(slot + 1) for slot in first], *words]) or Word(
            "why-other-card", {"card": str(first[-1] + 1)}
        )


class Placed(OwnCard[PlaceAt]):
    def fault(self, state: Silver, ask: PlaceAt, slot: int) -> str:
        return ALLOWED if ask.picked >> slot & 1 else "not-vacated"
