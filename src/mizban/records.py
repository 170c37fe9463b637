"""How a match begins: new, from a position, from a record, from a log. All of it may be hostile."""

from __future__ import annotations

import re
import secrets
from collections.abc import Mapping
from typing import Any, Final

from mizban.core.errors import BadPosition, BadRecord, BadSetup
from mizban.core.flow import chance_of, waiting
from mizban.core.game import Game, Plain
from mizban.core.log import ANSWER, CHANCED, TAKEOVER, UNDO, fold
from mizban.core.packed import is_small
from mizban.core.reading import Fields, quoted
from mizban.core.state import CHANCE
from mizban.core.timeline import Timeline
from mizban.match import FORMAT, Match
from mizban.registry import find

KEY: Final = re.compile("[0-9a-f]{64}")


def begin(game: Game[Any], seats: int, options: Mapping[str, object], key: bytes) -> Match:
    """A new match."""
    match = fresh(game, seats, options, key)
    match.timeline.roll()
    return match


def fresh(game: Game[Any], seats: int, options: Mapping[str, object], key: bytes) -> Match:
    """A new match, before chance has answered."""
    state = game.start(seats, options)
    setup: Plain = {"game": game.id, "version": game.version, "seats": seats, "options": game.full_options(options)}
    return Match(Timeline(game, state, key), setup)


def from_position(game: Game[Any], description: Plain, key: bytes) -> Match:
    """A match that starts from a description."""
    match = described(game, description, key)
    match.timeline.roll()
    return match


def described(game: Game[Any], description: Plain, key: bytes) -> Match:
    """A match from a description, before chance has answered."""
    wanted = description.get("game", game.id)
    if wanted != game.id:
        raise BadPosition(f"the position is of {quoted(wanted)}, not of {game.id}")
    state = game.read({name: value for name, value in description.items() if name != "game"})
    setup: Plain = {"game": game.id, "version": game.version, "seats": state.seats, "options": {}}
    match = Match(Timeline(game, state, key), {**setup, "start": game.write(state)})
    for seat in match.waiting:
        if not match.legal(seat):
            raise BadPosition(f"seat {seat} is asked, but has no legal answer")
    return match


def replay(record: object) -> Match:
    """The match of a record, played again and checked against the rules."""
    match, answers, result = opened(record)
    for entry in answers:
        match.timeline.take(*who_and_what(match, entry))
    if result is not None:
        check_result(match, result)
    match.timeline.roll()
    return match


def opened(record: object) -> tuple[Match, list[Any], object]:
    """A match at the beginning of a record, the answers to come, and the result it claims."""
    try:
        fields = Fields(record, "record")
        fields.number("mizban", FORMAT, FORMAT)
        match = set_up(fields)
        answers = fields.take("answers", [])
        result = fields.take("result", None)
        fields.done()
    except (BadPosition, BadSetup) as error:
        raise BadRecord(str(error)) from None
    if not isinstance(answers, list) or len(answers) > match.game.longest:
        raise BadRecord(f"the answers of a record must be a list of at most {match.game.longest}")
    return match, answers, result


def set_up(fields: Fields) -> Match:
    """A match at its very beginning, from the set-up of a record or a log."""
    game = find(fields.take("game", None))
    version = fields.number("version", 1, 1 << 30, game.version)
    if version != game.version:
        raise BadRecord(f"the record is of version {version} of {game.id}; known is {game.version}")
    key = read_key(fields.take("key", None))
    seats = fields.number("seats", 1, 100)
    options = fields.object("options")
    start = fields.take("start", None)
    if start is None:
        return fresh(game, seats, options.left, key)
    match = described(game, Fields(start, "start").left, key)
    if match.state.seats != seats:
        raise BadRecord(f"the record is for {seats} seats, but its start has {match.state.seats}")
    return match


def read_key(text: object) -> bytes:
    """A key of 32 bytes in hexadecimal; a record without one goes on with a new one."""
    if text is None:
        return secrets.token_bytes(32)
    if not isinstance(text, str) or not KEY.fullmatch(text):
        raise BadRecord("the key of a record must be 64 hexadecimal digits")
    return bytes.fromhex(text)


def who_and_what(match: Match, entry: object) -> tuple[int, int]:
    """Whose answer an entry of a record is: a number, or [seat, number] inside a group."""
    if match.timeline.group:
        if not isinstance(entry, list) or len(entry) != 2:
            raise BadRecord(f"an answer inside a group must be [seat, answer], not {quoted(entry)}")
        return whole_number(entry[0]), whole_number(entry[1])
    if match.over:
        raise BadRecord("the record goes on after the end of the match")
    seat = CHANCE if chance_of(match.state) is not None else waiting(match.state)[0]
    return seat, whole_number(entry)


def whole_number(entry: object) -> int:
    if type(entry) is not int:
        raise BadRecord(f"an answer in a record must be a whole number, not {quoted(entry)}")
    if not is_small(entry):
        raise BadRecord(f"no answer in a record is as large as {quoted(entry)}")
    return entry


def check_result(match: Match, claimed: object) -> None:
    """The result that a record claims must be the one that the rules give."""
    if not match.over:
        raise BadRecord("the record has a result, but its answers do not reach the end")
    if claimed != {"scores": match.scores(), "ranking": match.ranking()}:
        raise BadRecord("the result of the record is not the one that the rules give")


def restore(setup: object, log: object) -> Match:
    """The match to which a set-up with its key and an append-only log have led."""
    match = at_start(setup)
    entries = checked_log(log)
    for entry in fold(entries):
        match.timeline.take(*taken(entry))
    match.timeline.adopt(entries)
    match.timeline.roll()
    return match


def resume(setup: object, log: list[Any], frozen: Plain, frozen_at: int) -> Match:
    """The match of a set-up and a log, from what was frozen after so many entries; undos need the whole log."""
    later = checked_log(log)[frozen_at:]
    if any(entry[0] == UNDO for entry in later):
        return restore(setup, log)
    match = at_start(setup)
    match.timeline.thaw(frozen)
    for entry in later:
        if entry[0] != TAKEOVER:
            match.timeline.take(*taken(entry))
    match.timeline.adopt(log)
    return match


def at_start(setup: object) -> Match:
    """A match at its very beginning, from the set-up of a log."""
    try:
        return set_up(Fields(setup, "setup"))
    except (BadPosition, BadSetup) as error:
        raise BadRecord(str(error)) from None


def taken(entry: list[Any]) -> tuple[int, int]:
    """Whose answer an entry of a log is, and which."""
    return (CHANCE, entry[1]) if entry[0] == CHANCED else (entry[1], entry[2])


def checked_log(log: object) -> list[Any]:
    """The entries of a log, each of a known shape."""
    if not isinstance(log, list):
        raise BadRecord(f"a log must be a list, not {quoted(log)}")
    for i, entry in enumerate(log):
        if not is_entry(entry):
            raise BadRecord(f"entry {i} of the log is none of answer, chance, undo, takeover")
    return log


def is_entry(entry: object) -> bool:
    """Whether this is an entry of a log."""
    if not isinstance(entry, list) or not entry:
        return False
    kind, *rest = entry
    if kind == TAKEOVER:
        return len(rest) == 2 and type(rest[0]) is int and isinstance(rest[1], str)
    return len(rest) == {ANSWER: 2, CHANCED: 1, UNDO: 2}.get(kind, -1) and all(
        type(number) is int and is_small(number) for number in rest
    )
