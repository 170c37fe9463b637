"""How a match begins: new, from a position, from a record, from a log. All of it may be hostile."""

from __future__ import annotations

import re
import secrets
from collections.abc import Mapping
from typing import Any, Final, Optional

from mizban.core.errors import BadPosition, BadRecord, BadSetup
from mizban.core.faults import Fault, Misread, misread
from mizban.core.flow import chance_of, waiting
from mizban.core.game import Game, Plain
from mizban.core.log import ANSWER, CHANCED, TAKEOVER, UNDO, fold, seat_of
from mizban.core.reading import Fields, quoted, shown
from mizban.core.state import CHANCE, State
from mizban.core.timeline import Timeline
from mizban.language import fault_text
from mizban.match import FORMAT, Match
from mizban.registry import find

MOST: Final = 1 << 36  # answers are less, as the log packs them
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


def from_position(game: Game[Any], description: object, key: bytes) -> Match:
    """A match that starts from a description."""
    match = described(game, description, key)
    match.timeline.roll()
    return match


def described(game: Game[Any], description: object, key: bytes) -> Match:
    """A match from a description, before chance has answered."""
    state = read(game, description)
    faults = game.faults(state)
    if faults:
        raise bad_position(game, faults)
    setup: Plain = {"game": game.id, "version": game.version, "seats": state.seats, "options": {}}
    return Match(Timeline(game, state, key), {**setup, "start": game.write(state)})


def read(game: Game[Any], description: object) -> State:
    """The state that a description stands for, whether or not it can be so."""
    try:
        fields = Fields(dict(description) if isinstance(description, Mapping) else description, "position")
        wanted = fields.take("game", game.id)
        if wanted != game.id:
            raise misread("game", "fault-other-game", value=shown(wanted), game=game.id)
        state: State = game.read(fields.left)
        return state
    except Misread as error:
        raise bad_position(game, [error.fault]) from None


def bad_position(game: Game[Any], faults: list[Fault]) -> BadPosition:
    """The error for a description with faults; it tells the first one."""
    return BadPosition(fault_text(faults[0], "en", game), faults)


def faults_of(game: Game[Any], description: object) -> list[Fault]:
    """All that is wrong with a description: the first thing that cannot be read, or all that cannot be so."""
    try:
        return game.faults(read(game, description))
    except BadPosition as error:
        return list(error.faults)


def replay(record: object) -> Match:
    """The match of a record, played again; checked are its answers by the rules, and its draws by its key."""
    match, answers, result = opened(record)
    play_all(match, answers, has_key(record))
    if result is not None:
        check_result(match, result)
    match.timeline.roll()
    return match


def verified(record: object) -> tuple[Match, int]:
    """The match of a record with a key, and how many draws were worked out again from it."""
    if not has_key(record):
        raise BadRecord("the record has no key, so that its draws cannot be checked")
    match, (_, answers, _) = replay(record), opened(record)
    drawn = sum(seat_of(entry) == CHANCE for entry in list(match.timeline.line)[: len(answers)])
    return match, drawn


def has_key(record: object) -> bool:
    return isinstance(record, Mapping) and record.get("key") is not None


def play_all(match: Match, answers: list[Any], keyed: bool) -> None:
    """Play the answers of a record; those of chance must be what its key gives."""
    for entry in answers:
        seat, answer = who_and_what(match, entry)
        given = foretold(match) if keyed and seat == CHANCE else answer
        match.timeline.take(seat, answer)
        if answer != given:
            where = f"answer {match.timeline.length - 1} of the record"
            raise BadRecord(f"{where} is {quoted(answer)}, but its key draws {given} there")


def foretold(match: Match) -> Optional[int]:
    """What chance gives next."""
    chance = chance_of(match.state)
    return None if chance is None else int(match.timeline.source.foretold(chance, chance.weights(match.state)))


def opened(record: object) -> tuple[Match, list[Any], object]:
    """A match at the beginning of a record, the answers to come, and the result it claims."""
    try:
        fields = Fields(record, "record")
        fields.number("mizban", FORMAT, FORMAT)
        match = set_up(fields)
        answers = fields.take("answers", [])
        result = fields.take("result", None)
        fields.done()
    except Misread as error:
        raise BadRecord(fault_text(error.fault)) from None
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
    if type(entry) is not int or abs(entry) >= MOST:
        raise BadRecord(f"an answer in a record must be a whole number, not {quoted(entry)}")
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
    entries = checked_log(log, match.state.seats)
    for entry in fold(entries):
        match.timeline.take(*taken(entry))
    match.timeline.adopt(entries)
    match.timeline.roll()
    return match


def resume(setup: object, log: list[Any], frozen: Plain, frozen_at: int) -> Match:
    """The match of a set-up and a log, from what was frozen after so many entries; undos need the whole log."""
    match = at_start(setup)
    later = checked_log(log, match.state.seats)[frozen_at:]
    if any(entry[0] == UNDO for entry in later):
        return restore(setup, log)
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
    except Misread as error:
        raise BadRecord(fault_text(error.fault)) from None
    except (BadPosition, BadSetup) as error:
        raise BadRecord(str(error)) from None


def taken(entry: list[Any]) -> tuple[int, int]:
    """Whose answer an entry of a log is, and which."""
    return (CHANCE, entry[1]) if entry[0] == CHANCED else (entry[1], entry[2])


def checked_log(log: object, seats: int) -> list[Any]:
    """The entries of a log, each of a known shape, by seats that there are."""
    if not isinstance(log, list):
        raise BadRecord(f"a log must be a list, not {quoted(log)}")
    for i, entry in enumerate(log):
        if not is_entry(entry, seats):
            raise BadRecord(f"entry {i} of the log is no answer, chance, undo or takeover of this match")
    return log


def is_entry(entry: object, seats: int) -> bool:
    """Whether this is an entry of a log at a table of so many seats."""
    if not isinstance(entry, list) or len(entry) < 2:
        return False
    kind, first, *rest = entry
    if kind == CHANCED:
        return not rest and is_number(first, MOST)
    if kind not in (ANSWER, UNDO, TAKEOVER) or len(rest) != 1 or not is_number(first, seats):
        return False
    return isinstance(rest[0], str) if kind == TAKEOVER else is_number(rest[0], MOST)


def is_number(value: object, end: int) -> bool:
    """Whether this is a whole number from 0 up to, not including, another."""
    return type(value) is int and 0 <= value < end
