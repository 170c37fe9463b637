"""What a seat does at a running table: move, take back, acknowledge, try, ask why."""

from __future__ import annotations

from typing import Final, Optional

from mizban import language
from mizban.core.errors import MizbanError, NotAnAnswer, NotLegal, NotUndoable
from mizban.core.notation.reading import parsed
from mizban.match import Match
from mizban.server.messages import (
    AskKnown,
    AskRecall,
    Because,
    Consent,
    Known,
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
from mizban.server.store.rows import Person
from mizban.server.tables import rehearsal
from mizban.server.tables.diary import diary_of
from mizban.server.tables.sight import about, canonical, question, words
from mizban.server.tables.standing import Draft, Standing

MEMORY_AID: Final = "memory_aid"  # the option of a game by which what was seen stays in sight


def move(now: Standing, person: Person, request: Move) -> Draft | Reply:
    """Answer the question to one's seat."""
    seat = now.active(person)
    match = now.playing()
    if seat not in match.waiting:
        raise Refusal("not-your-turn")
    mark = now.info.marks[seat]
    if request.decision != mark.decision or not mark.decision <= request.at <= mark.at:
        return now.stale(seat, request)
    return played(now, seat, answers_of(match, seat, request), request.say is not None)


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
        reasons = {lang: language.say(match.game, error.reason, lang) for lang in language.LANGUAGES}
        return refusal.by(words(error.reason), language.rule_of(match.game, error.reason), reasons)
    return refusal


def played(now: Standing, seat: int, answers: list[int], whole: bool = False) -> Draft:
    """The table after answers of a seat, by a person or a bot."""
    match = now.playing().copy()
    try:
        rehearsal.check(match, seat, answers, whole)
        count = rehearsal.play_rehearsed(match, seat, answers, whole)
    except MizbanError as error:
        raise Refusal("not-legal", reason=about(error)) from None
    dropped = None if count == len(answers) else count
    return Draft("move", now.info.but(recall=None), match, seat, asked=[seat], played=dropped)


def turn_played(now: Standing, seat: int, answers: list[int]) -> Draft:
    """The table after the turn of a bot: as much of it as the rules allow, until something comes that is new to it."""
    match = now.playing().copy()
    match.play_turn(answers, seat)
    match.play_forced()
    return Draft("move", now.info.but(recall=None), match, seat, asked=[seat])


def undo(now: Standing, person: Person, request: Undo) -> Draft | Reply:
    """Take back one's own answers, up to the last barrier."""
    seat = now.active(person)
    draft = now.playing().copy()
    if request.at != now.info.marks[seat].at:
        return now.stale(seat, request)
    try:
        draft.undo(seat, None if request.to == "choice" else draft.undoable(seat))
    except NotUndoable:
        raise Refusal("not-undoable") from None
    return Draft("undo", now.info.but(recall=None), draft, seat, rewound=True, asked=[seat])


def recall(now: Standing, person: Person, request: AskRecall) -> Draft | Reply:
    """Ask the others whether one's last choice may be taken back."""
    seat = now.active(person)
    match = now.playing()
    if request.at != now.info.marks[seat].at:
        return now.stale(seat, request)
    if not match.timeline.recallable(seat):
        raise Refusal("not-recallable")
    agreed = [other for other, seated in enumerate(now.info.seated) if other == seat or seated.chair.bot]
    return decided(now, Recall(seat, agreed), seat)


def consent(now: Standing, person: Person, request: Consent) -> Draft | Reply:
    """Say whether another seat may take its last choice back."""
    seat = now.active(person)
    now.playing()
    proposed = now.info.recall
    if request.at != now.info.marks[seat].at or proposed is None:
        return now.stale(seat, request)
    if not request.agree:
        return Draft("refuse", now.info.but(recall=None), now.match, seat)
    agreed = sorted({*proposed.agreed, seat})
    return decided(now, Recall(proposed.seat, agreed), seat)


def decided(now: Standing, proposed: Recall, seat: int) -> Draft:
    """Take back when all agree, else note who does."""
    if len(proposed.agreed) < now.header.seats:
        return Draft("recall", now.info.but(recall=proposed), now.match, seat)
    draft = now.playing().copy()
    draft.recall(proposed.seat)
    info, all_seats = now.info.but(recall=None), list(range(now.header.seats))
    return Draft("undo", info, draft, seat, rewound=True, asked=all_seats)


def seen(now: Standing, person: Person, request: Seen) -> Draft | Reply:
    """Acknowledge what was shown; written down only where that makes a difference."""
    seat = now.seat(person)
    if request.at != now.info.marks[seat].at:
        return now.stale(seat, request)
    if now.match is None:
        return now.acked(seat, request)
    draft = now.match.copy()
    draft.acknowledge(seat)
    before = now.sights[seat].diary
    if diary_of(draft, seat, before).same(before):
        return now.acked(seat, request)
    return Draft("seen", now.info, draft, seat)


def try_(now: Standing, person: Person, request: Try) -> Draft | Reply:
    """What answers would lead to, as far as the seat can know."""
    seat = now.active(person)
    match = now.playing()
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


def why(now: Standing, person: Person, request: Why) -> Draft | Reply:
    """The first rule against what is said."""
    seat = now.seat(person)
    match = now.playing()
    try:
        word = match.why(request.say, seat)
    except NotAnAnswer as error:
        raise Refusal("bad-move", reason=about(error)) from None
    if word is None:
        return Because(request.id, None, None)
    return Because(request.id, words(word), language.rule_of(match.game, word))


def known(now: Standing, person: Person, request: AskKnown) -> Reply:
    """What a seat could have written down: for a program, or where the table helps people to remember."""
    seat = now.seat(person)
    match = now.playing()
    if not now.info.chair(seat).program and now.setup.options.get(MEMORY_AID) != "on":
        raise Refusal("not-a-program")
    return Known(request.id, now.info.marks[seat].at, match.known(seat))
