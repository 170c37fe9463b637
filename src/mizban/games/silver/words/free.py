"""Free actions: an Empath looks, a Bodyguard moves, the amulet is placed."""

from __future__ import annotations

from typing import Final, Optional

from mizban.core.notation.wording import Alone, ByVerb, Sign
from mizban.core.words import Args, Word
from mizban.games.silver.cards import is_bodyguard, is_up
from mizban.games.silver.data import GUARD_MOVES, SLOTS
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
from mizban.games.silver.words.naming import OfCards, OwnCard, Spot, card_sign, not_own, said, spot_of

VERBS: Final = ("empath", "guard", "amulet")  # by number of the free action, 52 each; guard may become lift


class FreeActions(ByVerb[Silver, Question]):
    def verb_of(self, state: Silver, ask: Question, answer: int) -> str:
        return VERBS[answer // SLOTS]

    def refusal(self, state: Silver, ask: Question, words: list[str]) -> Optional[Word]:
        spot = spot_of(words[0], ask.seat)
        if spot.owner != ask.seat or not has_slot(state, ask.seat, spot.slot):
            return None
        card = state.villages[ask.seat][spot.slot]
        if is_up(card) and not is_bodyguard(card):
            return None
        return self.parts["guard" if is_up(card) else "empath"].refusal(state, ask, words)


class FreeAction(OfCards[Question]):
    """A free action with one of one's own cards."""

    def sign(self, state: Silver, ask: Question, answer: int) -> Sign:
        return card_sign(self.verb, ask.seat, ask.seat, answer % SLOTS)

    def option(self, state: Silver, ask: Question, answer: int) -> Word:
        return Word(f"answer-{self.verb}", {"place": answer % SLOTS + 1})

    def refusal(self, state: Silver, ask: Question, words: list[str]) -> Optional[Word]:
        if not words:
            return self.against(state, ask, None)
        spot = spot_of(words[0], ask.seat)
        found = not_own(state, ask.seat, spot)
        if found is None and not has_slot(state, ask.seat, spot.slot):
            found = said("no-card", spot)
        return found or self.against(state, ask, spot)

    def against(self, state: Silver, ask: Question, spot: Optional[Spot]) -> Optional[Word]:
        """The first rule against it with one of one's own cards, or with any."""
        raise NotImplementedError


class EmpathLooks(FreeAction):
    def against(self, state: Silver, ask: Question, spot: Optional[Spot]) -> Optional[Word]:
        if idle_empath(state, ask.seat) == NOTHING:
            return Word("why-no-empath")
        if spot is None:
            return None if own_hidden(state, ask.seat) else Word("why-nothing-hidden")
        return said(hidden_fault(state, ask.seat, spot.slot), spot)


class BodyguardMoves(FreeAction):
    """Whether he guards or is lifted off is said by his own question."""

    def sign(self, state: Silver, ask: Question, answer: int) -> Sign:
        return card_sign("", ask.seat, ask.seat, answer % SLOTS)

    def against(self, state: Silver, ask: Question, spot: Optional[Spot]) -> Optional[Word]:
        own = state.villages[ask.seat]
        slots = [slot for slot in range(len(own)) if is_bodyguard(own[slot])] if spot is None else [spot.slot]
        if not slots:
            return Word("why-no-guard")
        fault = guard_fault(state, ask.seat, slots[0])
        if fault == "guards-tired":
            return Word("why-guards-tired", {"limit": GUARD_MOVES})
        return said(fault, Spot(ask.seat, slots[0]))


class AmuletPlaced(FreeAction):
    def against(self, state: Silver, ask: Question, spot: Optional[Spot]) -> Optional[Word]:
        fault = amulet_fault(state, ask.seat)
        if fault != ALLOWED:
            return Word(f"why-{fault}")
        return None if ask.amulet_allowed() else Word("why-exchange-owed")


class GuardOrLift(ByVerb[Silver, MoveGuard]):
    def verb_of(self, state: Silver, ask: MoveGuard, answer: int) -> str:
        return "lift" if answer == LIFT else "guard"

    def about(self, state: Silver, ask: MoveGuard) -> Args:
        return {"place": ask.slot + 1}


class Guarded(OwnCard[MoveGuard]):
    def option(self, state: Silver, ask: MoveGuard, answer: int) -> Word:
        return Word("answer-guard-place", {"place": answer + 1})

    def refusal(self, state: Silver, ask: MoveGuard, words: list[str]) -> Optional[Word]:
        if not words:
            return said("nothing-to-guard", Spot(ask.seat, ask.slot))
        spot = spot_of(words[0], ask.seat)
        fault = guard_target_fault(state, ask.seat, ask.slot, spot.slot)
        return moved_another(ask, words[1:]) or not_own(state, ask.seat, spot) or said(fault, spot)


class Lifted(Alone[Silver, MoveGuard]):
    def refusal(self, state: Silver, ask: MoveGuard, words: list[str]) -> Optional[Word]:
        return moved_another(ask, words) or Word("why-guards-nobody")


def moved_another(ask: MoveGuard, words: list[str]) -> Optional[Word]:
    """Against words that are left over: another Bodyguard was meant."""
    return Word("why-other-card", {"card": str(ask.slot + 1)}) if words else None


FREE: Final = FreeActions(
    {
        "empath": EmpathLooks("empath", "card"),
        "guard": BodyguardMoves("guard", "card"),
        "lift": BodyguardMoves("lift", "card"),
        "amulet": AmuletPlaced("amulet", "card"),
    }
)
MOVE_GUARD: Final = GuardOrLift({"guard": Guarded("guard", "card"), "lift": Lifted("lift")})
