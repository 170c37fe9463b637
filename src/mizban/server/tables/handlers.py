"""Who judges which request: functions that look at how a table stands, and give a draft or a reply."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mizban.server import messages
from mizban.server.messages import Reply
from mizban.server.store.rows import Person
from mizban.server.tables import moves, seating
from mizban.server.tables.standing import Draft, Standing

Handler = Callable[[Standing, Person, Any], Draft | Reply]

HANDLERS: Final[dict[type[Any], Handler]] = {
    messages.Sit: seating.sit,
    messages.Start: seating.start,
    messages.Leave: seating.leave,
    messages.ComeBack: seating.come_back,
    messages.StandIn: seating.stand_in,
    messages.Resign: seating.resign,
    messages.Rematch: seating.rematch,
    messages.Move: moves.move,
    messages.Undo: moves.undo,
    messages.AskRecall: moves.recall,
    messages.Consent: moves.consent,
    messages.Seen: moves.seen,
    messages.Try: moves.try_,
    messages.Why: moves.why,
    messages.AskKnown: moves.known,
}
