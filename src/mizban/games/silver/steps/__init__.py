"""The questions and steps of Silver, in the order of the rule book."""

from __future__ import annotations

from typing import Any, Final

from mizban.core.judging import END, Order
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

# The questions before which a Bodyguard may move and an Empath look
INTERRUPTED: Final = (
    *(Act, DrawMore, Pick, Hold),
    *(Expose, Reveal, Behold, Spy, Foresee, Search, Conjure, Bewitch, Rob, Inspect),
)

ORDER: Final[Order] = {  # each step, and what can come after it
    ChooseStart: (Round,),
    Round: (END,),
    Deal: (Deal, DrawCard),
    DrawCard: (FirstDiscard, IntoHand, ExtraCard, ShowCard),
    FirstDiscard: (FirstLooks,),
    FirstLooks: (Turn,),
    FirstLook: (END,),
    Turn: (EndRound,),
    Act: (AfterMain,),
    Free: (END,),
    EmpathLook: (*INTERRUPTED, AfterMain),
    MoveGuard: (*INTERRUPTED, Finish),
    PlaceAmulet: (*INTERRUPTED, AfterMain),
    IntoHand: (MoreCards, Bewitch),
    MoreCards: (AfterMain,),
    DrawMore: (AfterMain,),
    ChooseDrawn: (AfterMain,),
    Pick: (AfterMain,),
    Hold: (AfterMain,),
    Discard: (AfterMain,),
    Exchange: (AfterMain,),
    PlaceAt: (AfterMain,),
    ExtraCard: (CheckVillagers,),
    Expose: (AfterMain,),
    Reveal: (AfterMain,),
    Behold: (AfterMain,),
    Spy: (AfterMain,),
    Foresee: (AfterMain,),
    Search: (AfterMain,),
    Conjure: (AfterMain,),
    Bewitch: (AfterMain,),
    Replace: (AfterMain,),
    Rob: (AfterMain,),
    Give: (AfterMain,),
    Inspect: (AfterMain,),
    CheckVillagers: (AfterMain,),
    AfterMain: (EndOfTurn,),
    Finish: (EndOfTurn,),
    EndOfTurn: (EndRound,),
    Refill: (NextTurn,),
    ShowCard: (Refill,),
    NextTurn: (EndRound,),
    EndRound: (NextRound,),
    NextRound: (END,),
}
STEPS: Final = tuple(ORDER)

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

__all__ = ["INTERRUPTED", "ORDER", "POWERS", "STEPS", "setup"]
