"""What becomes of a new card: discarded, exchanged with some of one's own, or put on an opponent's."""

from __future__ import annotations

from typing import Any, ClassVar, Optional

from mizban.core.notation.wording import A, Sign
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


class ForOwn(OfCards[A]):
    """A question by which own cards are chosen for an exchange: any set of them, whatever they are."""

    many: ClassVar[tuple[str, ...]] = ("exchange",)

    def pool(self, state: Silver, ask: A) -> Optional[list[Sign]]:
        return [card_sign("exchange", ask.seat, ask.seat, slot) for slot in own_free(state, ask.seat)]


def against_set(state: Silver, ask: Ask[Any], words: list[str]) -> Optional[Word]:
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


class Held(ForOwn[Hold]):
    points: ClassVar[tuple[str, ...]] = (PILE,)

    def verbs(self) -> tuple[str, ...]:
        return ("discard", "exchange")

    def kinds(self, verb: str) -> tuple[str, ...]:
        return () if verb == "discard" else super().kinds(verb)

    def sign(self, state: Silver, ask: Hold, answer: int) -> Sign:
        if answer == DISCARD_IT:
            return Sign("discard", at=PILE)
        return card_sign("exchange", ask.seat, ask.seat, answer - 1)

    def about(self, state: Silver, ask: Hold) -> Args:
        return face(state.hand[0] & NUMBER)

    def option(self, state: Silver, ask: Hold, answer: int) -> Word:
        if answer == DISCARD_IT:
            return Word("answer-discard", face(state.hand[0] & NUMBER))
        return Word("answer-exchange", {"place": answer})

    def refusal_of(self, state: Silver, ask: Hold, verb: str, words: list[str]) -> Optional[Word]:
        if verb == "discard" or PILE in words:
            return None if DISCARD_IT in ask.own_options(state) else Word("why-must-exchange")
        return against_set(state, ask, words)


class Exchanged(ForOwn[Exchange]):
    stop: ClassVar[int] = ENOUGH

    def pool(self, state: Silver, ask: Exchange) -> Optional[list[Sign]]:
        left = [slot for slot in own_free(state, ask.seat) if 1 << slot > ask.picked]
        return [card_sign("exchange", ask.seat, ask.seat, slot) for slot in slots_in(ask.picked) + left]

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


class Bewitched(ForOwn[Bewitch]):
    def verbs(self) -> tuple[str, ...]:
        return ("bewitch", "exchange")

    def sign(self, state: Silver, ask: Bewitch, answer: int) -> Sign:
        if answer >= OWN:
            return card_sign("exchange", ask.seat, ask.seat, answer - OWN)
        return target_sign("bewitch", ask.seat, answer)

    def about(self, state: Silver, ask: Bewitch) -> Args:
        return face(state.hand[0] & NUMBER)

    def option(self, state: Silver, ask: Bewitch, answer: int) -> Word:
        if answer >= OWN:
            return Word("answer-exchange", {"place": answer - OWN + 1})
        return Word("answer-bewitch", {"other": answer // SLOTS, "place": answer % SLOTS + 1})

    def refusal_of(self, state: Silver, ask: Bewitch, verb: str, words: list[str]) -> Optional[Word]:
        spots = [spot_of(word, ask.seat) for word in words]
        if verb == "exchange" or (not verb and spots[0].owner == ask.seat):
            return against_set(state, ask, words)
        return against_target(state, ask.seat, spots[0], False) if spots else Word("why-nothing-open")
