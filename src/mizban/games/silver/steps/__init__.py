"""The questions and steps of Silver, in the order of the rule book."""

from __future__ import annotations

from typing import Any, Final

from mizban.core.state import Step
from mizban.games.silver.rules import idle_empath, is_guarded, is_match, squires, villagers_meet
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
    doppelgangers_first,
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
    apprentice,
    beholder,
    exposer,
    master,
    revealer,
    robber,
    seer,
    witch,
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
    take_shown,
)

STEPS: Final[tuple[type[Step], ...]] = (
    *(ChooseStart, Round, Deal, DrawCard, FirstDiscard, FirstLooks, FirstLook),
    *(Turn, Act, Free, EmpathLook, MoveGuard, PlaceAmulet),
    *(IntoHand, MoreCards, DrawMore, ChooseDrawn, Pick, Hold, Discard, Exchange, PlaceAt, ExtraCard),
    *(Expose, Reveal, Behold, Spy, Foresee, Search, Conjure, Bewitch, Replace, Rob, Give, Inspect),
    *(CheckVillagers, AfterMain, Finish, EndOfTurn, Refill, ShowCard, NextTurn, EndRound, NextRound),
)

# Where the power of each card is carried out.
POWERS: Final[dict[str, tuple[Any, ...]]] = {
    # While it lies face-up in any village
    "villager": (villagers_meet, CheckVillagers),
    "squire": (squires, Refill, ShowCard, take_shown),
    # While it lies face-up in one's own
    "empath": (idle_empath, Free, EmpathLook),
    "bodyguard": (is_guarded, Free, MoveGuard),
    "rascal": (MoreCards, DrawMore, Pick),
    # When it is drawn and discarded at once
    "exposer": (exposer, Expose),
    "revealer": (revealer, Reveal),
    "beholder": (beholder, Behold),
    "apprentice_seer": (apprentice, Spy),
    "seer": (seer, Foresee),
    "master": (master, Search, Hold),
    "witch": (witch, Conjure, Bewitch, Replace),
    "robber": (robber, Rob, Give, Inspect),
    # When it is exchanged
    "doppelganger": (is_match, doppelgangers_first),
}

__all__ = ["POWERS", "STEPS", "setup"]
