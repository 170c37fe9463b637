"""The questions and steps of Keyflower, in the order of the rule book."""

from __future__ import annotations

from typing import Final

from mizban.core.state import Step
from mizban.games.keyflower.steps.auction import Act, Join, NextTurn, PickColour, Take
from mizban.games.keyflower.steps.deal import DealHome, DealWinter, GiveStart, setup
from mizban.games.keyflower.steps.ending import FinalScoring, FlipFree
from mizban.games.keyflower.steps.expansion import Expand, Expansion, LayAt, LayTile, LayTurned
from mizban.games.keyflower.steps.season import (
    BoatSide,
    LayOut,
    Loaded,
    LoadSkill,
    LoadWorker,
    NextSeason,
    Offer,
    Offers,
    Reveal,
    StartSeason,
)
from mizban.games.keyflower.steps.season_end import ChooseBoat, EndOfSeason, OtherBoats, PassPurple, WinTurnTile
from mizban.games.keyflower.steps.transport import MoveGood, PayGoods, PayToken, Transport
from mizban.games.keyflower.steps.use import (
    ChooseGood,
    DrawSkill,
    DrawWorker,
    Effect,
    PayOwn,
    PaySkill,
    PayWorker,
    PutBack,
)

STEPS: Final[tuple[type[Step], ...]] = (
    *(DrawWorker, DealHome, GiveStart, DealWinter),
    *(StartSeason, LoadWorker, LoadSkill, Loaded, LayOut, BoatSide, Offers, Offer, Reveal),
    *(Act, PickColour, Take, Join, NextTurn),
    *(PayOwn, PayWorker, PaySkill, Effect, ChooseGood, DrawSkill, PutBack),
    *(Transport, MoveGood, PayGoods, PayToken),
    *(EndOfSeason, WinTurnTile, OtherBoats, PassPurple, ChooseBoat),
    *(Expansion, Expand, LayTile, LayAt, LayTurned),
    *(NextSeason, FlipFree, FinalScoring),
)

__all__ = ["STEPS", "setup"]
