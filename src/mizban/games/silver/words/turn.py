"""The first looks, the main action of a turn, Rascals, and the end of a turn."""

from __future__ import annotations

from typing import ClassVar, Final, Optional

from mizban.core.notation.wording import Sign, Wording
from mizban.core.words import Word
from mizban.games.silver.cards import NUMBER
from mizban.games.silver.data import CALL_AT_MOST
from mizban.games.silver.rules import ALLOWED, call_fault, own_free
from mizban.games.silver.state import Silver
from mizban.games.silver.steps.deal import FirstLook
from mizban.games.silver.steps.turn import CALL, DRAW, SHOWN, TAKE, Act, DrawMore, Finish, Pick
from mizban.games.silver.words.naming import BELL, DECK, PILE, Numbered, OwnCard, face

PLAIN: Final = {DRAW: Sign("draw", at=DECK), TAKE: Sign("take", at=PILE), CALL: Sign("call", at=BELL)}
POINTED: Final = {sign.at: sign.verb for sign in PLAIN.values()}


class Looked(OwnCard[FirstLook]):
    def fault(self, state: Silver, ask: FirstLook, slot: int) -> str:
        return "looked-already" if slot == ask.first else ALLOWED


class MainAction(Numbered[Act]):
    points: ClassVar[tuple[str, ...]] = (DECK, PILE, BELL)

    def verbs(self) -> tuple[str, ...]:
        return ("draw", "take", "call", "shown")

    def sign(self, state: Silver, ask: Act, answer: int) -> Sign:
        return PLAIN[answer] if answer < SHOWN else Sign("shown", f"shown:{answer - SHOWN + 1}")

    def option(self, state: Silver, ask: Act, answer: int) -> Word:
        if answer == TAKE:
            return Word("answer-take", face(state.discard[-1]))
        if answer < SHOWN:
            return Word(f"answer-{PLAIN[answer].verb}")
        return Word("answer-shown", {**face(state.display[answer - SHOWN]), "place": answer - SHOWN + 1})

    def refusal_of(self, state: Silver, ask: Act, verb: str, words: list[str]) -> Optional[Word]:
        verb = verb or POINTED.get(words[0], "shown")
        if verb == "draw":
            return None if state.deck else Word("why-deck-empty")
        if verb == "take":
            return not_taken(state, ask)
        if verb == "call":
            return not_called(state, ask)
        return self.missing(words) if len(state.display) <= (self.number(words[0]) if words else 0) else None


def not_taken(state: Silver, ask: Act) -> Optional[Word]:
    """Why the top card of the discard pile cannot be taken."""
    if not state.discard:
        return Word("why-discard-empty")
    return None if own_free(state, ask.seat) else Word("why-nothing-to-exchange")


def not_called(state: Silver, ask: Act) -> Optional[Word]:
    """Why the census cannot be called."""
    fault = call_fault(state, ask.seat, CALL_AT_MOST)
    if fault == "called-already":
        return Word("why-called-already", {"other": state.caller})
    if fault == "too-many-cards":
        return Word("why-too-many-cards", {"count": len(state.villages[ask.seat]), "limit": CALL_AT_MOST})
    return None if ask.fresh else Word("why-acted-already")


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


class Finished(Wording[Silver, Finish]):
    def sign(self, state: Silver, ask: Finish, answer: int) -> Sign:
        return Sign("finish")

    def option(self, state: Silver, ask: Finish, answer: int) -> Word:
        return Word("answer-finish")
