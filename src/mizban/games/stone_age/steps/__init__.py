"""The questions and steps, in the order of the rule book."""

from __future__ import annotations

from typing import Final

from mizban.core.judging import END, Order
from mizban.games.stone_age.steps.actions import Acting, Resolve
from mizban.games.stone_age.steps.buildings import OfferTile, PayTile, ShowTile
from mizban.games.stone_age.steps.cards import DrawExtra, OfferCard, PayCard, RollForAll, TakeDie
from mizban.games.stone_age.steps.dice import AddTool, Roll
from mizban.games.stone_age.steps.feeding import Feed, Hunger, PayFood
from mizban.games.stone_age.steps.free import Free, TakeSecond, TakeTwo
from mizban.games.stone_age.steps.home import GoHome
from mizban.games.stone_age.steps.placing import HowMany, PlaceAt, Placing
from mizban.games.stone_age.steps.rounds import FinalScoring, FirstPlayer, NewRound, Round, ShowCard, setup

QUESTIONS: Final = (  # before which the two-resources card may be used
    *(PlaceAt, Resolve, AddTool, OfferCard, PayCard),
    *(TakeDie, OfferTile, PayTile, Hunger, PayFood),
)

ORDER: Final[Order] = {  # each step, and what can come after it
    FirstPlayer: (ShowCard,),
    ShowCard: (ShowCard, ShowTile, Round),
    ShowTile: (ShowTile, Round, GoHome),
    Round: (END,),
    Placing: (Acting,),
    PlaceAt: (Placing,),
    HowMany: (Placing,),
    Free: (),  # never pending
    TakeTwo: QUESTIONS,
    TakeSecond: QUESTIONS,
    Acting: (Acting, Feed),
    Resolve: (Acting,),
    GoHome: (Acting,),
    Roll: (GoHome,),
    AddTool: (GoHome,),
    OfferCard: (GoHome,),
    PayCard: (GoHome,),
    RollForAll: (GoHome,),
    TakeDie: (GoHome,),
    DrawExtra: (GoHome,),
    OfferTile: (GoHome,),
    PayTile: (GoHome,),
    Feed: (Feed, NewRound),
    Hunger: (Feed, NewRound),
    PayFood: (Feed, NewRound),
    NewRound: (END,),
    FinalScoring: (END,),
}
STEPS: Final = tuple(ORDER)

__all__ = ["ORDER", "STEPS", "setup"]
