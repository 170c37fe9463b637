"""The questions and steps of Keyflower, in the order of the rule book."""

from __future__ import annotations

from typing import Final

from mizban.core.judging import END, Order
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

ORDER: Final[Order] = {  # each step, and what can come after it
    DrawWorker: (
        *(DrawWorker, DealHome, PutBack, NextTurn),
        *(WinTurnTile, OtherBoats, ChooseBoat, PassPurple, Expansion),
    ),
    DealHome: (DealHome, GiveStart),
    GiveStart: (DealWinter,),
    DealWinter: (DealWinter, StartSeason),
    StartSeason: (END,),
    LoadWorker: (LoadWorker, LoadSkill, Loaded),
    LoadSkill: (LoadSkill, Loaded),
    Loaded: (LayOut,),
    LayOut: (LayOut, Act),
    BoatSide: (LayOut, Act),
    Offers: (Reveal,),
    Offer: (END,),
    Reveal: (Act,),
    Act: (NextTurn,),
    PickColour: (NextTurn,),
    Take: (NextTurn,),
    Join: (NextTurn,),
    NextTurn: (EndOfSeason,),
    PayOwn: (Effect,),
    PayWorker: (Effect,),
    PaySkill: (Effect,),
    Effect: (PutBack, NextTurn),
    ChooseGood: (NextTurn,),
    DrawSkill: (DrawSkill, PutBack, NextTurn),
    PutBack: (NextTurn,),
    Transport: (NextTurn,),
    MoveGood: (NextTurn,),
    PayGoods: (NextTurn,),
    PayToken: (NextTurn,),
    EndOfSeason: (Expansion,),
    WinTurnTile: (WinTurnTile, OtherBoats),
    OtherBoats: (Expansion,),
    PassPurple: (Expansion,),
    ChooseBoat: (WinTurnTile, OtherBoats, ChooseBoat, PassPurple, Expansion),
    Expansion: (NextSeason,),
    Expand: (END,),
    LayTile: (Expand,),
    LayAt: (Expand,),
    LayTurned: (Expand,),
    NextSeason: (END,),
    FlipFree: (FinalScoring,),
    FinalScoring: (END,),
}
STEPS: Final = tuple(ORDER)

__all__ = ["ORDER", "STEPS", "setup"]
