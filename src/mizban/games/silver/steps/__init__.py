"""The questions and steps of Silver, in the order of the rule book."""

from __future__ import annotations

from typing import Any, Final

from mizban.core.state import Step
from mizban.games.silver.steps.deal import (
    ChooseStart,
    Deal,
    FirstDiscard,
    FirstLook,
    FirstLooks,
    NextRound,
    Round,
    setup,
)
from mizban.games.silver.steps.ending import CheckVillagers, EndRound
from mizban.games.silver.steps.exchange import (
    Bewitch,
    Discard,
    DrawCard,
    Exchange,
    ExtraCard,
    Hold,
    PlaceAt,
    Replace,
)
from mizban.games.silver.steps.free import EmpathLook, Free, MoveGuard, PlaceAmulet
from mizban.games.silver.steps.powers import (
    Behold,
    Conjure,
    Expose,
    Foresee,
    Give,
    Inspect,
    IntoHand,
    Reveal,
    Rob,
    Search,
    Spy,
)
from mizban.games.silver.steps.turn import (
    Act,
    AfterMain,
    ChooseDrawn,
    DrawMore,
    EndOfTurn,
    Finish,
    MoreCards,
    NextTurn,
    Pick,
    Refill,
    ShowCard,
    Turn,
)

STEPS: Final[tuple[type[Step[Any]], ...]] = (
    *(ChooseStart, Round, Deal, DrawCard, FirstDiscard, FirstLooks, FirstLook),
    *(Turn, Act, Free, EmpathLook, MoveGuard, PlaceAmulet),
    *(IntoHand, MoreCards, DrawMore, ChooseDrawn, Pick, Hold, Discard, Exchange, PlaceAt, ExtraCard),
    *(Expose, Reveal, Behold, Spy, Foresee, Search, Conjure, Bewitch, Replace, Rob, Give, Inspect),
    *(CheckVillagers, AfterMain, Finish, EndOfTurn, Refill, ShowCard, NextTurn, EndRound, NextRound),
)

__all__ = ["STEPS", "setup"]
