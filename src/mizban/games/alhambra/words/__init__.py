"""How questions, answers, refusals and events are put into words; the texts stand in alhambra.ftl."""

from __future__ import annotations

from typing import ClassVar, Final

from mizban.core.notation.wording import NONE, Alone, ByVerb, Outcome, Outcomes, Wordings
from mizban.core.words import Word
from mizban.games.alhambra.data import CARDS, TILES
from mizban.games.alhambra.rules import NO_SLOT, slot_of
from mizban.games.alhambra.state import BUILT, Alhambra
from mizban.games.alhambra.steps.deal import Deal
from mizban.games.alhambra.steps.placing import ChooseTile, PlaceTile
from mizban.games.alhambra.steps.refill import DrawMoney, DrawTile, GiveTile
from mizban.games.alhambra.steps.turn import BUY, FINISH, REDESIGN, Act, Pay, Redesign, Take
from mizban.games.alhambra.words.events import EVENTS, SAID
from mizban.games.alhambra.words.money import PAYMENT, MoreMoney, OpenMoney, TileForSale
from mizban.games.alhambra.words.tiles import (
    Aside,
    BoughtTile,
    BuiltTile,
    Destination,
    Gift,
    Goal,
    OldTile,
    ReservedTile,
    Site,
    is_built,
)

__all__ = ["EVENTS", "OUTCOMES", "SAID", "WORDINGS"]


class Actions(ByVerb[Alhambra, Act]):
    """What a turn is for; a tile that somebody merely points at is meant for what can be done where it lies."""

    many: ClassVar[tuple[str, ...]] = ("take",)

    def prompt(self, state: Alhambra, ask: Act) -> Word:
        return Word("ask-act-again" if ask.again else "ask-act", {"seat": ask.seat})

    def verb_of(self, state: Alhambra, ask: Act, answer: int) -> str:
        if answer == FINISH:
            return "finish"
        if answer < REDESIGN:
            return "take" if answer < BUY else "buy"
        return "remove" if state.where[answer - REDESIGN] == BUILT + ask.seat else "build"

    def meant(self, state: Alhambra, ask: Act, words: list[str]) -> str:
        if self.parts["take"].has(words[0]):
            return "take"
        tile = self.parts["buy"].number(words[0])
        if tile != NONE and slot_of(state, tile) != NO_SLOT:
            return "buy"
        return "remove" if tile != NONE and is_built(state, ask.seat, tile) else "build"


class Finish(Alone[Alhambra, Act]):
    """Nothing more, which is a pass where nothing could be done."""

    def option(self, state: Alhambra, ask: Act, answer: int) -> Word:
        return Word("answer-finish" if ask.again else "answer-pass")

    def refusal(self, state: Alhambra, ask: Act, words: list[str]) -> Word:
        return Word("why-must-act")


SITE: Final = Site("build", "cell")
OLD_TILE: Final = OldTile("swap", "tile", TILES)

# All that can be said: take blue-3 orange-2; buy pavilion-7 2 blue-4; remove garden-8b; build pavilion-7 0,-1;
# swap chambers-7a pavilion-7; finish; at the end of a turn: build seraglio-3 0,1; reserve seraglio-3; give seraglio-3.
WORDINGS: Final[Wordings] = {
    Act: Actions(
        {
            "take": OpenMoney("take", "card", CARDS),
            "buy": TileForSale("buy", "tile", TILES),
            "remove": BuiltTile("remove", "tile", TILES),
            "build": ReservedTile("build", SITE),
            "swap": ReservedTile("swap", OLD_TILE),
            "finish": Finish("finish"),
        }
    ),
    Take: MoreMoney("take", "card", CARDS),
    Pay: PAYMENT,
    Redesign: Destination({"build": SITE, "swap": OLD_TILE}),
    ChooseTile: BoughtTile("build", "tile", TILES),
    PlaceTile: Goal({"build": SITE, "reserve": Aside("reserve", at="reserve"), "give": Gift("give", at="imaginary")}),
}

OUTCOMES: Final[Outcomes] = {
    Deal: Outcome("deal", "card", CARDS),
    DrawMoney: Outcome("lay", "card", (*CARDS, "scoring-card")),
    DrawTile: Outcome("offer", "tile", TILES),
    GiveTile: Outcome("give", "tile", TILES),
}
