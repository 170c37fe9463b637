"""How the cards of villages are called: b3 is the third card of seat 1, and one's own are called just 3."""

from __future__ import annotations

import re
from typing import Final, Optional

from mizban.core.notation.wording import A, Sign, Wording
from mizban.core.words import Args, Word
from mizban.games.silver.data import NAMES, SLOTS
from mizban.games.silver.rules import ALLOWED, own_fault, target_fault
from mizban.games.silver.state import Silver

LETTERS: Final = "abcd"  # of the villages, by seat
NUMBERS: Final = tuple(str(place) for place in range(1, SLOTS + 1))
SOME: Final = tuple(f"{letter}{place}" for letter in LETTERS for place in range(1, 8))
CARD: Final = re.compile(r"(?:(?:card:)?([a-d]))?([1-9][0-9]?)")
DECK: Final = "deck"
PILE: Final = "pile"  # of discarded cards
BELL: Final = "bell"


class Spot:
    """A place in somebody's village."""

    def __init__(self, owner: int, slot: int) -> None:
        self.owner: Final = owner
        self.slot: Final = slot

    def args(self) -> Args:
        return {"place": self.slot + 1}


def is_card(word: str) -> bool:
    """Whether a word, in small letters, names a card of a village."""
    found = CARD.fullmatch(word)
    return found is not None and int(found[2]) <= SLOTS


def spot_of(word: str, seat: int) -> Spot:
    """The place that a word names when a seat says it."""
    found = CARD.fullmatch(word)
    assert found is not None, f"{word} names no card"
    return Spot(LETTERS.index(found[1]) if found[1] else seat, int(found[2]) - 1)


def card_sign(verb: str, seat: int, owner: int, slot: int) -> Sign:
    """What a seat does with a card; its own goes by its place alone."""
    return Sign(verb, thing_of(owner, slot), short=(NUMBERS[slot],) if owner == seat else ())


def thing_of(owner: int, slot: int) -> str:
    return f"card:{LETTERS[owner]}{slot + 1}"


def target_sign(verb: str, seat: int, target: int) -> Sign:
    """What a seat does with a card that is given as seat times 52 plus place."""
    return card_sign(verb, seat, target // SLOTS, target % SLOTS)


def face(number: int) -> Args:
    return {"card": NAMES[number]}


# Rules against a card, in words


def said(fault: str, spot: Spot) -> Optional[Word]:
    """A fault of a card as a refusal."""
    if fault == "guarded":
        return Word("why-guarded", {"other": spot.owner, **spot.args()})
    return None if fault == ALLOWED else Word(f"why-{fault}", spot.args())


def not_there(state: Silver, spot: Spot) -> Optional[Word]:
    """Against a village that is not there."""
    return None if spot.owner < state.seats else Word("why-no-village", {"count": state.seats})


def not_own(state: Silver, seat: int, spot: Spot) -> Optional[Word]:
    """Against somebody else's card where one's own is asked for."""
    if spot.owner == seat:
        return None
    return not_there(state, spot) or Word("why-others-card")


def against_own(state: Silver, seat: int, spot: Spot) -> Optional[Word]:
    """The first rule against moving one's own card."""
    return not_own(state, seat, spot) or said(own_fault(state, seat, spot.slot), spot)


def against_target(state: Silver, seat: int, spot: Spot, hidden: bool) -> Optional[Word]:
    """The first rule against a power over an opponent's card."""
    found = not_there(state, spot)
    if found is None and spot.owner == seat:
        fault = own_fault(state, seat, spot.slot)
        own = Word("why-own-card", {"other": seat, **spot.args()})
        return said(fault, spot) if fault == "no-card" else own
    return found or said(target_fault(state, spot.owner, spot.slot, hidden), spot)


class OfCards(Wording[Silver, A]):
    """A question about cards of villages."""

    def examples(self, verb: str) -> tuple[str, ...]:
        return SOME

    def has(self, word: str) -> bool:
        return is_card(word)


class OwnCard(OfCards[A]):
    """A question about one of one's own cards; the first place is answer 0."""

    def sign(self, state: Silver, ask: A, answer: int) -> Sign:
        return card_sign(self.verb, ask.seat, ask.seat, answer)

    def option(self, state: Silver, ask: A, answer: int) -> Word:
        return Word("answer-place", {"place": answer + 1})

    def refusal(self, state: Silver, ask: A, words: list[str]) -> Optional[Word]:
        spot = spot_of(words[0], ask.seat)
        return against_own(state, ask.seat, spot) or said(self.fault(state, ask, spot.slot), spot)

    def fault(self, state: Silver, ask: A, slot: int) -> str:
        """What is against one of one's own cards just here."""
        return ALLOWED


class Numbered(Wording[Silver, A]):
    """A question about cards that lie in a row or a pile and are counted from 1."""

    def __init__(self, verb: str, kind: str) -> None:
        super().__init__(verb, kind, NUMBERS)

    def examples(self, verb: str) -> tuple[str, ...]:
        return NUMBERS[:8]

    def missing(self, words: list[str]) -> Word:
        """That there is no card of that number."""
        return Word("why-no-card", {"place": 1 + self.number(words[0]) if words else 1})
