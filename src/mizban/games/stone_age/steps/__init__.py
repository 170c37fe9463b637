"""The questions and steps, in the order of the rule book."""

from __future__ import annotations

from typing import Final

from mizban.core.state import Step
from mizban.games.stone_age.steps.actions import Acting, GoHome, Resolve
from mizban.games.stone_age.steps.buildings import OfferTile, PayTile, ShowTile
from mizban.games.stone_age.steps.cards import DrawExtra, OfferCard, PayCard, RollForAll, TakeDie
from mizban.games.stone_age.steps.dice import AddTool, Roll
from mizban.games.stone_age.steps.feeding import Feed, Hunger, PayFood
from mizban.games.stone_age.steps.free import Free, TakeSecond, TakeTwo
from mizban.games.stone_age.steps.placing import HowMany, PlaceAt, Placing
from mizban.games.stone_age.steps.rounds import FinalScoring, FirstPlayer, NewRound, Round, ShowCard, setup

STEPS: Final[tuple[type[Step], ...]] = (
    *(FirstPlayer, ShowCard, ShowTile, Round),
    *(Placing, PlaceAt, HowMany, Free, TakeTwo, TakeSecond),
    *(Acting, Resolve, GoHome, Roll, AddTool),
    *(OfferCard, PayCard, RollForAll, TakeDie, DrawExtra, OfferTile, PayTile),
    *(Feed, Hunger, PayFood, NewRound, FinalScoring),
)

__all__ = ["STEPS", "setup"]
