"""Free actions: an Empath looks, a Bodyguard moves, the amulet is placed."""

from __future__ import annotations

from typing import Final, Optional

from mizban.core.notation.wording import Sign
from mizban.core.words import Args, Word
from mizban.games.silver.cards import is_bodyguard, is_up
from mizban.games.silver.data import SLOTS
from mizban.games.silver.rules import (
    ALLOWED,
    amulet_fault,
    guard_fault,
    guard_target_fault,
    has_slot,
    hidden_fault,
    idle_empath,
    own_hidden,
)
from mizban.games.silver.state import NOTHING, Silver
from mizban.games.silver.steps.free import LIFT, MoveGuard, Question
from mizban.games.silver.words.naming import OfCards, Spot, card_sign, not_own, said, spot_of

# By number of the free action, 52 each; whether a Bodyguard guards or is lifted off is said by his own question.
VERBS: Final = ("empath", "", "amulet")
OPTIONS: Final = ("answer-empath", "answer-guard", "answer-amulet")


class FreeAction(OfCards[Question]):
    def verbs(self) -> tuple[str, ...]:
        return ("empath", "guard", "lift", "amulet")

    def sign(self, state: Silver, ask: Question, answer: int) -> Sign:
        return card_sign(VERBS[answer // SLOTS], ask.seat, ask.seat, answer % SLOTS)

    def option(self, state: Silver, ask: Question, answer: int) -> Word:
        return Word(OPTIONS[answer // SLOTS], {"place": answer % SLOTS + 1})

    def refusal_of(self, state: Silver, ask: Question, verb: str, words: list[str]) -> Optional[Word]:
        if not words:
            return without_card(state, ask, verb)
        spot = spot_of(words[0], ask.seat)
        if not verb:
            return against_pointing(state, ask, spot)
        found = not_own(state, ask.seat, spot)
        if found is None and not has_slot(state, ask.seat, spot.slot):
            found = said("no-card", spot)
        return found or against(state, ask, verb, spot)


def against(state: Silver, ask: Question, verb: str, spot: Spot) -> Optional[Word]:
    """The first rule against a free action with one of one's own cards."""
    if verb == "amulet":
        return not_placed(state, ask)
    if verb == "empath":
        return not_looked(state, ask) or said(hidden_fault(state, ask.seat, spot.slot), spot)
    return said(guard_fault(state, ask.seat, spot.slot), spot)


def against_pointing(state: Silver, ask: Question, spot: Spot) -> Optional[Word]:
    """What a card of one's own would be meant for when somebody points at it."""
    if spot.owner != ask.seat or not has_slot(state, ask.seat, spot.slot):
        return None
    card = state.villages[ask.seat][spot.slot]
    if is_up(card):
        return against(state, ask, "guard", spot) if is_bodyguard(card) else None
    return against(state, ask, "empath", spot)


def without_card(state: Silver, ask: Question, verb: str) -> Optional[Word]:
    """Why a free action is not possible with any card."""
    if verb == "amulet":
        return not_placed(state, ask)
    if verb == "empath":
        return not_looked(state, ask) or (None if own_hidden(state, ask.seat) else Word("why-nothing-hidden"))
    for slot, card in enumerate(state.villages[ask.seat]):
        if is_bodyguard(card):
            return said(guard_fault(state, ask.seat, slot), Spot(ask.seat, slot))
    return Word("why-no-guard")


def not_looked(state: Silver, ask: Question) -> Optional[Word]:
    """Why no Empath can look."""
    return Word("why-no-empath") if idle_empath(state, ask.seat) == NOTHING else None


def not_placed(state: Silver, ask: Question) -> Optional[Word]:
    """Why the amulet cannot be placed."""
    fault = amulet_fault(state, ask.seat)
    if fault != ALLOWED:
        return Word(f"why-{fault}")
    return None if ask.amulet_allowed() else Word("why-exchange-owed")


class Guarded(OfCards[MoveGuard]):
    def verbs(self) -> tuple[str, ...]:
        return ("guard", "lift")

    def kinds(self, verb: str) -> tuple[str, ...]:
        return () if verb == "lift" else super().kinds(verb)

    def sign(self, state: Silver, ask: MoveGuard, answer: int) -> Sign:
        return Sign("lift") if answer == LIFT else card_sign("guard", ask.seat, ask.seat, answer)

    def about(self, state: Silver, ask: MoveGuard) -> Args:
        return {"place": ask.slot + 1}

    def option(self, state: Silver, ask: MoveGuard, answer: int) -> Word:
        return Word("answer-lift") if answer == LIFT else Word("answer-guard-place", {"place": answer + 1})

    def refusal_of(self, state: Silver, ask: MoveGuard, verb: str, words: list[str]) -> Optional[Word]:
        if len(words) > (0 if verb == "lift" else 1):
            return Word("why-other-card", {"card": str(ask.slot + 1)})
        if not words:
            return Word("why-guards-nobody") if verb == "lift" else said("nothing-to-guard", Spot(ask.seat, ask.slot))
        spot = spot_of(words[0], ask.seat)
        return not_own(state, ask.seat, spot) or said(guard_target_fault(state, ask.seat, ask.slot, spot.slot), spot)
