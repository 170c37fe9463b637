"""How questions, answers, refusals and events are put into words; the texts stand in pocket.ftl."""

from __future__ import annotations

from typing import Final

from mizban.core.notation.wording import Alone, Outcome, Outcomes, Sign, Wording, Wordings
from mizban.core.words import Events, FromOne, Names, Word
from pocket.data import BIDS, CARDS, FACES, PLACES
from pocket.state import Pocket
from pocket.steps import Act, Bid, Deal, DrawTop, Look, Peek, Show, SwapSlot

# What each event tells, in order; how that is said; and the things that it is about.
EVENTS: Final = {
    "dealt": ("seat", "slot", "face"),
    "looked": ("seat", "other", "slot", "face"),
    "bid": ("seat", "bid"),
    "revealed": ("seat", "bid"),
    "peeked": ("seat", "face"),
    "swapped": ("seat", "slot", "face"),
    "passed": ("seat",),
    "shown": ("seat", "slot"),
    "ended": ("seat",),
    "discarded": ("face",),
}
NAMES: Final[dict[str, Names]] = {"slot": FromOne(), "face": FACES, "bid": BIDS}
THINGS: Final[dict[str, tuple[str, ...]]] = {
    "dealt": ("face:{face}",),
    "looked": ("face:{face}",),
    "bid": ("bid:{bid}",),
    "revealed": ("bid:{bid}",),
    "peeked": ("pile:deck",),
    "swapped": ("pile:deck", "face:{face}"),
    "discarded": ("face:{face}",),
}
SAID: Final = Events(EVENTS, NAMES, THINGS, hidden=("face",))


# Questions: what each asks, how its answers are put, and the first rule against those that are refused


class Deed(Wording[Pocket, Act]):
    """Keep, or begin to swap."""

    def verbs(self) -> tuple[str, ...]:
        return ("keep", "swap")

    def sign(self, state: Pocket, ask: Act, answer: int) -> Sign:
        return Sign(self.verbs()[answer])

    def option(self, state: Pocket, ask: Act, answer: int) -> Word:
        return Word(f"answer-{self.verbs()[answer]}")


class Peeking(Alone[Pocket, Act]):
    """The free action of an act."""

    def refusal(self, state: Pocket, ask: Act, words: list[str]) -> Word:
        return Word("why-peeked")


class Showing(Wording[Pocket, Show]):
    """A card, or nothing."""

    def verbs(self) -> tuple[str, ...]:
        return ("show", "pass")

    def kinds(self, verb: str) -> tuple[str, ...]:
        return (self.kind,) if verb == "show" else ()

    def examples(self, verb: str) -> tuple[str, ...]:
        return self.names if verb == "show" else ()

    def sign(self, state: Pocket, ask: Show, answer: int) -> Sign:
        return Sign("show", f"card:{PLACES[answer - 1]}") if answer else Sign("pass")

    def option(self, state: Pocket, ask: Show, answer: int) -> Word:
        return Word("answer-show", {"card": PLACES[answer - 1]}) if answer else Word("answer-pass")

    def refusal(self, state: Pocket, ask: Show, words: list[str]) -> Word:
        return Word("why-no-four", {"card": PLACES[self.number(words[0])]}) if words else Word("why-no-fours")


# All that can be said: look 2, bid 1, keep, swap 1, peek, show 2, pass.
WORDINGS: Final[Wordings] = {
    Look: Wording("look", "theirs", PLACES),
    Bid: Wording("bid", "bid", BIDS),
    Act: Deed("swap"),
    SwapSlot: Wording("swap", "card", PLACES),
    Peek: Peeking("peek", at="pile:deck"),
    Show: Showing("show", "card", PLACES),
}

CARD: Final = tuple(FACES[card // 3] for card in range(CARDS))
OUTCOMES: Final[Outcomes] = {Deal: Outcome("deal", "face", CARD), DrawTop: Outcome("draw", "face", CARD)}
