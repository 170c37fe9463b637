"""The questions and steps of Alhambra, in the order of the rule book."""

from __future__ import annotations

from typing import Final

from mizban.core.judging import END, Order
from mizban.games.alhambra.steps.deal import Deal, DividePiles, StartPlayer, setup
from mizban.games.alhambra.steps.ending import FinalScore, LeftOvers
from mizban.games.alhambra.steps.placing import ChooseTile, PlaceHeld, PlaceTile
from mizban.games.alhambra.steps.refill import DrawMoney, DrawTile, GiveTile, RefillMarket, RefillMoney, ScoreDue
from mizban.games.alhambra.steps.turn import Act, EndOfTurn, NextTurn, Pay, Redesign, Take, Turn

ORDER: Final[Order] = {  # each step, and what can come after it
    DrawTile: (DrawTile, GiveTile, Deal, RefillMarket),
    GiveTile: (GiveTile, Deal, ScoreDue),
    Deal: (Deal, StartPlayer),
    StartPlayer: (RefillMoney,),
    DrawMoney: (RefillMoney,),
    DividePiles: (END,),
    Turn: (END,),
    Act: (EndOfTurn,),
    Take: (EndOfTurn,),
    Pay: (EndOfTurn,),
    Redesign: (EndOfTurn,),
    EndOfTurn: (END,),
    PlaceHeld: (RefillMoney, LeftOvers, FinalScore),
    ChooseTile: (PlaceHeld,),
    PlaceTile: (PlaceHeld,),
    RefillMoney: (RefillMarket, DividePiles),
    RefillMarket: (ScoreDue,),
    ScoreDue: (NextTurn,),
    NextTurn: (END,),
    LeftOvers: (LeftOvers, FinalScore),
    FinalScore: (END,),
}
STEPS: Final = tuple(ORDER)

__all__ = ["ORDER", "STEPS", "setup"]
