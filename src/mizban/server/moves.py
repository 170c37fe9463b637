"""What a seat does at a running table: move, take back, acknowledge, try, ask why."""

from __future__ import annotations

from typing import Optional

from mizban import language
from mizban.core.errors import MizbanError, NotAnAnswer, NotLegal, NotUndoable
from mizban.core.notation.reading import parsed
from mizban.match import Match
from mizban.server import rehearsal
from mizban.server.diary import diary_of
from mizban.server.messages import (
    Ack,
    AskRecall,
    Because,
    Consent,
    Move,
    Recall,
    Reply,
    Seen,
    Several,
    Tried,
    Try,
    Undo,
    Why,
)
from mizban.server.refusals import Refusal
from mizban.server.sight import about, canonical, question, words
from mizban.server.store import Person
from mizban.server.table import Draft, Table, acked


async def move(table: Table, person: Person, request: Move) -> Reply:
    """Answer the question to one's seat."""
    seat = table.active(person)
    match = table.playing()
    if seat not in match.waiting:
        raise Refusal("not-your-turn")
    mark = table.info.marks[seat]
    if request.decision != mark.decision or not mark.decision <= request.at <= mark.at:
        return table.stale(seat, request)
    return await play(table, seat, answers_of(match, seat, request), request.id, request.say is not None)


def answers_of(match: Match, seat: int, request: Move | Try) -> list[int]:
    """The answers of a request; those in words are read with what the seat knows, so that no refusal tells a secret."""
    if request.say is None:
        return request.answers or []
    try:
        return rehearsal.rehearsal(match, seat).read(request.say, seat)
    except MizbanError as error:
        raise refusal_of(match, error) from None


def refusal_of(match: Match, error: MizbanError) -> Refusal:
    """What the library refuses, with the rule of the game where it names one."""
    refusal = Refusal("not-legal", reason=about(error))
    if isinstance(error, NotLegal) and error.reason is not None:
        return refusal.by(words(error.reason), language.rule_of(match.game, error.reason))
    return refusal


async def play(table: Table, seat: int, answers: list[int], id: Optional[str], whole: bool = False) -> Ack:
    """Play answers of a seat, by a person or a bot."""
    draft = table.playing().copy()
    try:
        rehearsal.check(draft, seat, answers, whole)
        played = rehearsal.play_rehearsed(draft, seat, answers, whole)
    except MizbanError as error:
        raise Refusal("not-legal", reason=about(error)) from None
    at = await table.commit(Draft("move", table.info.but(recall=None), draft, seat, id, asked=[seat]))
    return Ack(id or "", at, None if played == len(answers) else played)


async def undo(table: Table, person: Person, request: Undo) -> Reply:
    """Take back one's own answers, up to the last barrier."""
    seat = table.active(person)
    draft = table.playing().copy()
    if request.at != table.info.marks[seat].at:
        return table.stale(seat, request)
    try:
        draft.undo(seat, None if request.to == "choice" else draft.undoable(seat))
    except NotUndoable:
        raise Refusal("not-undoable") from None
    info = table.info.but(recall=None)
    change = Draft("undo", info, draft, seat, request.id, rewound=True, asked=[seat])
    return acked(request, await table.commit(change))


async def recall(table: Table, person: Person, request: AskRecall) -> Reply:
    """Ask the others whether one's last choice may be taken back."""
    seat = table.active(person)
    match = table.playing()
    if request.at != table.info.marks[seat].at:
        return table.stale(seat, request)
    if not match.timeline.recallable(seat):
        raise Refusal("not-recallable")
    agreed = [other for other, seated in enumerate(table.info.seated) if other == seat or seated.chair.bot]
    return acked(request, await decide(table, Recall(seat, agreed), seat, request.id))


async def consent(table: Table, person: Person, request: Consent) -> Reply:
    """Say whether another seat may take its last choice back."""
    seat = table.active(person)
    table.playing()
    proposed = table.info.recall
    if request.at != table.info.marks[seat].at or proposed is None:
        return table.stale(seat, request)
    if not request.agree:
        info = table.info.but(recall=None)
        return acked(request, await table.commit(Draft("refuse", info, table.match, seat, request.id)))
    agreed = sorted({*proposed.agreed, seat})
    return acked(request, await decide(table, Recall(proposed.seat, agreed), seat, request.id))


async def decide(table: Table, proposed: Recall, seat: int, id: str) -> int:
    """Take back when all agree, else note who does."""
    if len(proposed.agreed) < table.header.seats:
        return await table.commit(Draft("recall", table.info.but(recall=proposed), table.match, seat, id))
    draft = table.playing().copy()
    draft.recall(proposed.seat)
    info, all_seats = table.info.but(recall=None), list(range(table.header.seats))
    return await table.commit(Draft("undo", info, draft, seat, id, rewound=True, asked=all_seats))


async def seen(table: Table, person: Person, request: Seen) -> Reply:
    """Acknowledge what was shown; written down only where that makes a difference."""
    seat = table.seat(person)
    if request.at != table.info.marks[seat].at:
        return table.stale(seat, request)
    if table.match is None:
        return acked(request, request.at)
    draft = table.match.copy()
    draft.acknowledge(seat)
    before = table.sights[seat].diary
    if diary_of(draft, seat, before).same(before):
        return acked(request, request.at)
    return acked(request, await table.commit(Draft("seen", table.info, draft, seat, request.id)))


async def try_(table: Table, person: Person, request: Try) -> Reply:
    """What answers would lead to, as far as the seat can know."""
    seat = table.active(person)
    match = table.playing()
    if seat not in match.waiting:
        raise Refusal("not-your-turn")
    part = None if request.say is None else chosen_part(match, seat, request.say)
    if part is not None and not part.whole:
        return Tried(request.id, 0, None, None, part)
    try:
        whole = request.say is not None
        then, played = rehearsal.look_ahead(match, seat, answers_of(match, seat, request), whole)
    except MizbanError as error:
        raise refusal_of(match, error) from None
    return Tried(request.id, played, canonical(then.view(seat)), question(then, seat, sets=False), part)


def chosen_part(match: Match, seat: int, say: str) -> Optional[Several]:
    """How a set that is being chosen can go on; None if no set is being chosen, or these things are in none."""
    try:
        verb, things = parsed(match.game.wordings, say)
    except NotAnAnswer as error:
        raise refusal_of(match, error) from None
    found = match.addable(verb, things, seat)
    if found is None or not (found.more or found.whole):
        return None
    missing = None if found.whole else match.why(say, seat)
    return Several(verb, found.more, found.whole, None if missing is None else words(missing))


async def why(table: Table, person: Person, request: Why) -> Reply:
    """The first rule against what is said."""
    seat = table.seat(person)
    match = table.playing()
    try:
        word = match.why(request.say, seat)
    except NotAnAnswer as error:
        raise Refusal("bad-move", reason=about(error)) from None
    if word is None:
        return Because(request.id, None, None)
    return Because(request.id, words(word), language.rule_of(match.game, word))
