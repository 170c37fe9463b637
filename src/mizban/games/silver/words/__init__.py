"""How questions, answers, refusals and events are put into words; the texts stand in silver.ftl."""

from __future__ import annotations

from typing import Final

from mizban.core.notation.wording import Outcome, Outcomes, Wordings
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
from mizban.games.silver.words.exchange import Bewitched, Exchanged, Held, Placed
from mizban.games.silver.words.free import FreeAction, Guarded
from mizban.games.silver.words.naming import LETTERS
from mizban.games.silver.words.powers import (
    Beheld,
    Conjured,
    Exposed,
    Foreseen,
    Given,
    Inspected,
    Robbed,
    Searched,
    Target,
)
from mizban.games.silver.words.turn import Finished, Looked, MainAction, More, Picked

# All that can be said: look 2; draw; exchange 1 3; rob b3 2; guard 1 3. A card is b3, one's own also just 3.
WORDINGS: Final[Wordings] = {
    FirstLook: Looked("look", "card"),
    Act: MainAction("shown", "shown"),
    Free: FreeAction("empath", "card"),
    MoveGuard: Guarded("guard", "card"),
    DrawMore: More("more"),
    Pick: Picked("pick", "hand"),
    Hold: Held("exchange", "card"),
    Exchange: Exchanged("exchange", "card"),
    PlaceAt: Placed("put", "card"),
    Expose: Exposed("show", "card"),
    Reveal: Target("reveal", "card"),
    Behold: Beheld("behold", "card"),
    Spy: Target("spy", "card"),
    Foresee: Foreseen("spy", "card"),
    Search: Searched("search", "pile"),
    Conjure: Conjured("conjure"),
    Bewitch: Bewitched("bewitch", "card"),
    Rob: Robbed("rob", "card"),
    Give: Given("rob", "card"),
    Inspect: Inspected("inspect"),
    Finish: Finished("finish"),
}

# What chance brings: start b; deal seer; turn witch.
OUTCOMES: Final[Outcomes] = {
    ChooseStart: Outcome("start", "village", tuple(LETTERS)),
    Deal: Outcome("deal", "face", NAMES),
    DrawCard: Outcome("turn", "face", NAMES),
}

__all__ = ["EVENTS", "OUTCOMES", "SAID", "WORDINGS"]
