"""The first looks, the main action of a turn, Rascals, and the end of a turn."""

from __future__ import annotations

from typing import ClassVar, Final, Optional

from mizban.core.notation.wording import Alone, ByVerb, Sign, Wording
from mizban.core.words import Word
from mizban.games.silver.cards import NUMBER
from mizban.games.silver.data import CALL_AT_MOST
from mizban.games.silver.rules import ALLOWED, call_fault, own_free
from mizban.games.silver.state import Silver
from mizban.games.silver.steps.deal import FirstLook
from mizban.games.silver.steps.turn import SHOWN, Act, DrawMore, Pick
from mizban.games.silver.words.naming import BELL, DECK, PILE, Numbered, OwnCard, face

POINTED: Final = {DECK: "draw", PILE: "take", BELL: "call"}


class Looked(OwnCard[FirstLook]):
    def fault(self, state: Silver, ask: FirstLook, slot: int) -> str:
        return "looked-already" if slot == ask.first else ALLOWED


class MainAction(ByVerb[Silver, Act]):
    points: ClassVar[tuple[str, ...]] = tuple(POINTED)

    def verb_of(self, state: Silver, ask: Act, answer: int) -> str:
        return list(self.parts)[min(answer, SHOWN)]

    def meant(self, state: Silver, ask: Act, words: list[str]) -> str:
        return POINTED.get(words[0], "shown")


class Drawn(Alone[Silver, Act]):
    """The top card of the deck."""

    def refusal(self, state: Silver, ask: Act, words: list[str]) -> Optional[Word]:
        return None if state.deck else Word("why-deck-empty")


class Taken(Alone[Silver, Act]):
    """The top card of the discard pile."""

    def option(self, state: Silver, ask: Act, answer: int) -> Word:
        return Word("answer-take", face(state.discard[-1]))

    def refusal(self, state: Silver, ask: Act, words: list[str]) -> Optional[Word]:
        if not state.discard:
            return Word("why-discard-empty")
        return None if own_free(state, ask.seat) else Word("why-nothing-to-exchange")


class Called(Alone[Silver, Act]):
    """The census."""

    def refusal(self, state: Silver, ask: Act, words: list[str]) -> Optional[Word]:
        fault = call_fault(state, ask.seat, CALL_AT_MOST)
        if fault == "called-already":
            return Word("why-called-already", {"other": state.caller})
        if fault == "too-many-cards":
            return Word("why-too-many-cards", {"count": len(state.villages[ask.seat]), "limit": CALL_AT_MOST})
        return None if ask.fresh else Word("why-acted-already")


class Shown(Numbered[Act]):
    """A card of the display."""

    def sign(self, state: Silver, ask: Act, answer: int) -> Sign:
        return super().sign(state, ask, answer - SHOWN)

    def option(self, state: Silver, ask: Act, answer: int) -> Word:
        return Word("answer-shown", {**face(state.display[answer - SHOWN]), "place": answer - SHOWN + 1})

    def refusal(self, state: Silver, ask: Act, words: list[str]) -> Optional[Word]:
        return self.missing(words) if len(state.display) <= (self.number(words[0]) if words else 0) else None


ACT: Final = MainAction(
    {
        "draw": Drawn("draw", at=DECK),
        "take": Taken("take", at=PILE),
        "call": Called("call", at=BELL),
        "shown": Shown("shown", "shown"),
    }
)


class More(Wording[Silver, DrawMore]):
    points: ClassVar[tuple[str, ...]] = (DECK,)

    def verbs(self) -> tuple[str, ...]:
        return ("stop", "more")

    def sign(self, state: Silver, ask: DrawMore, answer: int) -> Sign:
        return Sign("more", at=DECK) if answer else Sign("stop")

    def option(self, state: Silver, ask: DrawMore, answer: int) -> Word:
        return Word("answer-draw-more-yes" if answer else "answer-draw-more-no")


class Picked(Numbered[Pick]):
    def option(self, state: Silver, ask: Pick, answer: int) -> Word:
        return Word("answer-pick", {**face(state.hand[answer] & NUMBER), "number": answer + 1})

    def refusal(self, state: Silver, ask: Pick, words: list[str]) -> Optional[Word]:
        return self.missing(words) if self.number(words[0]) >= len(state.hand) else None
