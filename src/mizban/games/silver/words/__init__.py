"""How questions, answers, refusals and events are put into words; the texts stand in silver.ftl."""

from __future__ import annotations

from typing import Final

from mizban.core.notation.wording import Alone, Outcome, Outcomes, Wordings
from mizban.games.silver.data import NAMES
from mizban.games.silver.steps.deal import ChooseStart, Deal, FirstLook
from mizban.games.silver.steps.exchange import Bewitch, DrawCard, Exchange, Hold, PlaceAt
from mizban.games.silver.steps.free import Free, MoveGuard
from mizban.games.silver.steps.powers import (
    Behold,
    Conjure,
    Expose,
    Foresee,
    Give,
    Inspect,
    Reveal,
    Rob,
    Search,
    Spy,
)
from mizban.games.silver.steps.turn import Act, DrawMore, Finish, Pick
from mizban.games.silver.words.events import EVENTS, SAID
from mizban.games.silver.words.exchange import BEWITCH, HOLD, Exchanged, Placed
from mizban.games.silver.words.free import FREE, MOVE_GUARD
from mizban.games.silver.words.naming import DECK, LETTERS
from mizban.games.silver.words.powers import (
    Beheld,
    Conjured,
    ConjureOrDecline,
    Foreseen,
    Given,
    Inspected,
    OrDecline,
    OwnHidden,
    Robbed,
    Searched,
    Target,
)
from mizban.games.silver.words.turn import ACT, Looked, More, Picked

# All that can be said: look 2; draw; exchange 1 3; rob b3 2; guard 1 3. A card is b3, one's own also just 3.
WORDINGS: Final[Wordings] = {
    FirstLook: Looked("look", "card"),
    Act: ACT,
    Free: FREE,
    MoveGuard: MOVE_GUARD,
    DrawMore: More("more"),
    Pick: Picked("pick", "hand"),
    Hold: HOLD,
    Exchange: Exchanged("exchange", "card"),
    PlaceAt: Placed("put", "card"),
    Expose: OrDecline(OwnHidden("show", "card")),
    Reveal: OrDecline(Target("reveal", "card")),
    Behold: OrDecline(Beheld("behold", "card")),
    Spy: OrDecline(Target("spy", "card")),
    Foresee: OrDecline(Foreseen("spy", "card")),
    Search: OrDecline(Searched("search", "pile")),
    Conjure: ConjureOrDecline(Conjured("conjure", "answer-conjure-yes", at=DECK), "answer-conjure-no"),
    Bewitch: BEWITCH,
    Rob: OrDecline(Robbed("rob", "card")),
    Give: Given("rob", "card"),
    Inspect: OrDecline(Inspected("inspect"), "answer-inspect-no"),
    Finish: Alone("finish"),
}

# What chance brings: start b; deal seer; turn witch.
OUTCOMES: Final[Outcomes] = {
    ChooseStart: Outcome("start", "village", tuple(LETTERS)),
    Deal: Outcome("deal", "face", NAMES),
    DrawCard: Outcome("turn", "face", NAMES),
}

__all__ = ["EVENTS", "OUTCOMES", "SAID", "WORDINGS"]
