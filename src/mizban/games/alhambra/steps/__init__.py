"""The questions and steps of Alhambra, in the order of the rule book."""

from __future__ import annotations

from typing import Final

from mizban.core.state import Step
from mizban.games.alhambra.steps.deal import Deal, DividePiles, StartPlayer, setup
from mizban.games.alhambra.steps.ending import FinalScore, LeftOvers
from mizban.games.alhambra.steps.placing import ChooseTile, PlaceHeld, PlaceTile
from mizban.games.alhambra.steps.refill import DrawMoney, DrawTile, GiveTile, RefillMarket, RefillMoney, ScoreDue
from mizban.games.alhambra.steps.turn import Act, EndOfTurn, NextTurn, Pay, Redesign, Take, Turn

STEPS: Final[tuple[type[Step], ...]] = (
    *(DrawTile, GiveTile, Deal, StartPlayer, DrawMoney, DividePiles),
    *(Turn, Act, Take, Pay, Redesign, EndOfTurn, PlaceHeld, ChooseTile, PlaceTile),
    *(RefillMoney, RefillMarket, ScoreDue, NextTurn, LeftOvers, FinalScore),
)

__all__ = ["STEPS", "setup"]
