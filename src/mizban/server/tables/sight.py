"""What is sent to a seat: its view, its question and its log, and nothing that depends on anything else."""

from __future__ import annotations

import hashlib
from typing import Any, Final, Literal, Optional

import msgspec
from msgspec import Raw, Struct

from mizban.core.game import Plain, Word
from mizban.core.reading import quoted
from mizban.core.state import Ask
from mizban.match import Match
from mizban.server.messages import Between, Log, Notice, Option, Question, Result, Several, Sight, Words
from mizban.server.store.table_info import Failure, Mark, TableInfo
from mizban.server.tables.diary import EMPTY, Diary, diary_of
from mizban.server.tables.frames import CANONICAL, Frames

ENCODER: Final = msgspec.json.Encoder()
NOTHING: Final = Log(0, [])


class Header(Struct, frozen=True):
    """What never changes about a table."""

    table: str
    game: str
    version: int
    options: dict[str, str]
    seats: int
    commitment: str
    secret: str


class SeatSight:
    """A sight as it is kept: without its log, whose new part depends on what a socket has sent before."""

    def __init__(self, sight: Sight, diary: Diary, frames: Optional[Frames] = None) -> None:
        self.sight: Final = sight
        self.diary: Final = diary
        self.frames: Final = frames  # where several answers have led to it

    def same(self, other: SeatSight) -> bool:
        """Whether a seat would see no difference, numbers apart."""
        mine = msgspec.structs.replace(self.sight, at=0, decision=None)
        yours = msgspec.structs.replace(other.sight, at=0, decision=None)
        return mine == yours and self.diary.same(other.diary)

    def numbered(self, mark: Mark, frames: Optional[Frames] = None) -> SeatSight:
        """The same with its numbers, and with the steps that led to it."""
        decision = mark.decision if self.sight.ask is not None else None
        sight = msgspec.structs.replace(self.sight, at=mark.at, decision=decision)
        return SeatSight(sight, self.diary, frames)

    def encoded(self, known: Diary = EMPTY, between: Optional[list[Between]] = None) -> bytes:
        """The sight for somebody who has these events already, with the steps that led to it."""
        start = self.diary.common(known)
        log = Log(start, self.diary.after(start), self.diary.by_after(start), self.diary.since)
        return ENCODER.encode(msgspec.structs.replace(self.sight, log=log, between=between or []))

    def between(self, seen: Optional[SeatSight]) -> list[Between]:
        """The steps that led here, for somebody who has seen that sight; none if they do not start from it."""
        if self.frames is None or seen is None or self.frames.before.hash != seen.sight.hash:
            return []
        return self.frames.between(self.sight, self.diary)


def sight_for(header: Header, info: TableInfo, match: Optional[Match], seat: Optional[int], before: Diary) -> SeatSight:
    """What a seat sees now, not yet numbered."""
    view = None if match is None else CANONICAL.encode(match.view(seat))
    playing = match if info.status == "playing" else None
    diary = EMPTY if match is None else diary_of(match, seat, before)
    sight = Sight(
        table=header.table,
        game=header.game,
        version=header.version,
        options=header.options,
        seats=header.seats,
        at=0,
        seat=seat,
        status=info.status,
        host=info.seat_of(info.host),
        shuffled=info.shuffled,
        chairs=[seated.chair for seated in info.seated],
        notices=[] if match is None else [notice(each, diary) for each in info.failures],
        commitment=header.commitment,
        waiting=[] if playing is None else playing.waiting,
        decision=None,
        ask=None if playing is None or seat is None else question(playing, seat),
        undo=0 if playing is None or seat is None else playing.undoable(seat),
        recallable=playing is not None and seat is not None and playing.timeline.recallable(seat) > 0,
        recall=info.recall,
        result=None if match is None or info.status != "over" else result(header, info, match),
        next=info.next,
        log=NOTHING,
        view=None if view is None else raw(view),
        hash="" if view is None else hashlib.sha256(view).hexdigest(),
    )
    return SeatSight(sight, diary)


def notice(failure: Failure, diary: Diary) -> Notice:
    """What everybody is told of a bot that has failed."""
    return Notice(failure.seat, failure.bot, failure.by, diary.count_after(failure.answers))


def question(match: Match, seat: int, sets: bool = True) -> Optional[Question]:
    """What a seat is asked, and what it may answer; a preview needs not tell how sets go on, which takes long."""
    if seat not in match.waiting:
        return None
    ask, state, game = match.question(seat), match.state, match.game
    options = [option(match, ask, answer) for answer in match.legal(seat)]
    chosen = match.begun(seat)
    verbs = {option.verb for option in options}
    several_now = several(match, seat, chosen, verbs) if sets else None
    return Question(words(game.prompt(state, ask)), options, chosen, several_now)


def option(match: Match, ask: Ask, answer: int) -> Option:
    """One answer, what it means, and which thing it is about."""
    sign = match.game.sign(match.state, ask, answer)
    return Option(answer, words(match.game.option(match.state, ask, answer)), sign.verb, sign.thing)


def several(match: Match, seat: int, chosen: list[str], verbs: set[str]) -> Optional[Several]:
    """What may join the things of a set, where the question takes one with a verb that can be said now."""
    for verb in match.game.wordings[type(match.question(seat))].verbs():
        if verb not in verbs and "" not in verbs:
            continue  # another choice was begun: a bid is no use
        found = match.addable(verb, chosen, seat)
        if found is not None:
            return Several(verb, found.more, found.whole)
    return None


def words(word: Word) -> Words:
    """A message as it is sent."""
    return Words(word.id, dict(word.args))


def result(header: Header, info: TableInfo, match: Match) -> Result:
    """How the table has ended."""
    breakdown = [match.breakdown(seat) for seat in range(header.seats)]
    ended: Literal["played", "resigned"] = "resigned" if info.ended == "resigned" else "played"
    return Result(ended, match.scores(), ranking(info, match), breakdown, header.secret)


def ranking(info: TableInfo, match: Match) -> list[int]:
    """Everybody's place at a table that is over."""
    return places(match.ranking(), [seated.chair.resigned for seated in info.seated])


def places(ranking: list[int], resigned: list[bool]) -> list[int]:
    """Everybody's place: those who gave up share the last one, the others move up."""
    standing = [place for place, gone in zip(ranking, resigned, strict=True) if not gone]
    last = len(standing) + 1
    return [
        last if gone else 1 + sum(other < place for other in standing)
        for place, gone in zip(ranking, resigned, strict=True)
    ]


def about(error: Exception) -> str:
    """What a refusal of the library says, short enough to be sent."""
    text = str(error)
    return text if len(text) <= 300 else quoted(text)


def canonical(view: Plain) -> Any:
    """A view as it is sent."""
    return raw(CANONICAL.encode(view))


def raw(encoded: bytes) -> Any:
    """JSON that is sent as it is, wherever a message holds such data."""
    return Raw(encoded)
