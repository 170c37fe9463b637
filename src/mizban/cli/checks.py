"""One random game under watch: what must hold on the way and at the end."""

from __future__ import annotations

import json
import pickle
from typing import Any, Final, Optional

from mizban.boards import draw
from mizban.core.game import Game, Plain
from mizban.core.source import Fast, key_of
from mizban.core.state import Ask, State
from mizban.language import LANGUAGES, event_word, fault_text, say
from mizban.match import Match
from mizban.records import begin, from_position, replay

EACH: Final = {"texts": 24, "views": 48, "position": 24, "undo": 24, "events": 12}  # one in so many is checked


class Fault(Exception):
    """Something that must hold does not."""


def need(truth: bool, sentence: str) -> None:
    """Fail with a sentence unless it is true."""
    if not truth:
        raise Fault(sentence)


class Trial:
    """One random game; its seed gives the seats, the options, chance and all answers."""

    def __init__(self, game: Game[Any], seats: list[int], seed: int) -> None:
        self.game: Final = game
        self.seed: Final = seed
        self.seats, self.options = setup_of(game, seats, seed)
        self.source: Final = Fast(seed)
        self.match: Optional[Match] = None
        self.answers = 0
        self.accepted = True
        self.fault: Optional[str] = None

    def run(self) -> None:
        """Play to the end; whatever goes wrong is kept as a sentence."""
        try:
            self.match = begin(self.game, self.seats, self.options, key_of(self.seed))
            while not self.match.over:
                self.answer(self.match)
            check_events(self.match, self.source)
            check_replay(self.match)
        except Exception as error:
            self.fault = str(error) if isinstance(error, Fault) else f"{type(error).__name__}: {error}"

    def answer(self, match: Match) -> None:
        """Check a question, and give one of its answers."""
        need(self.answers < self.game.longest, f"the game goes on after {self.game.longest} answers")
        seat = match.waiting[self.source.below(len(match.waiting))]
        options = match.legal(seat)
        check_options(match.question(seat), options)
        check_laws(match)
        self.look(match, seat)
        answer = options[self.source.below(len(options))]
        if self.now("undo") and len(options) > 1:
            play_and_undo(match, seat, answer)
        else:
            match.play(answer, seat)
        self.answers += 1

    def look(self, match: Match, seat: int) -> None:
        """Check now and then what costs more time."""
        if self.now("texts"):
            check_texts(match, seat)
        if self.now("views"):
            check_views(match)
        if self.now("position"):
            check_faults(match)
            check_position(match)
            check_pickle(match.state)

    def now(self, what: str) -> bool:
        """Whether it is time for a check."""
        return self.source.below(EACH[what]) == 0

    def record(self) -> Plain:
        """The record, or as much of it as there is."""
        if self.match is None:
            return {"game": self.game.id, "seats": self.seats, "options": self.options, "seed": self.seed}
        try:
            return self.match.record()
        except Exception:
            return {**self.match.setup, "seed": self.seed, "log": self.match.timeline.entries()}


def setup_of(game: Game[Any], seats: list[int], seed: int) -> tuple[int, dict[str, str]]:
    """The seats and options that a seed stands for; seeds in a row go through all there are."""
    turn, at = divmod(seed, len(seats))
    options: dict[str, str] = {}
    for name, values in game.options.items():
        turn, value = divmod(turn, len(values))
        options[name] = values[value]
    return seats[at], options


# On the way


def check_options(ask: Ask, options: list[int]) -> None:
    """Options are there, sorted, without doubles, and within the vocabulary of their question."""
    name = type(ask).__name__
    most = ask.answers + (0 if ask.free is None else ask.free.answers)
    need(len(options) > 0, f"{name} has no options")
    need(options == sorted(set(options)), f"the options of {name} are not sorted, or doubled: {options}")
    need(options[0] >= 0 and options[-1] < most, f"the options of {name} leave its {most} answers: {options}")


def check_laws(match: Match) -> None:
    """No law of the game is broken: pieces are conserved, what lies on the table fits together."""
    for fault in [fault for law in match.game.laws for fault in law(match.state)]:
        raise Fault(fault_text(fault, "en", match.game))


def check_faults(match: Match) -> None:
    """What play has led to is a position that can be."""
    for fault in match.game.faults(match.state):
        raise Fault(fault_text(fault, "en", match.game))


def check_texts(match: Match, seat: int) -> None:
    """The question and its options have words in all languages."""
    for lang in LANGUAGES:
        texts = [match.prompt(seat, lang), *(match.text(answer, lang, seat) for answer in match.legal(seat))]
        need(all(text.strip() for text in texts), f"a text in {lang} is empty: {texts}")


def check_views(match: Match) -> None:
    """What seats see and know is plain data, and can be drawn."""
    for seat in watchers(match):
        check_plain(match.view(seat), f"the view of seat {seat}")
        check_plain(match.known(seat), f"what seat {seat} knows")
    for lang in LANGUAGES:
        draw(match.game.id, match.view(), lang)


def watchers(match: Match) -> list[Optional[int]]:
    """All who see something of a match: a spectator and the seats."""
    return [None, *range(match.setup["seats"])]


def check_plain(data: Plain, name: str) -> None:
    """JSON can carry it, and brings the same back."""
    need(json.loads(json.dumps(data, allow_nan=False)) == data, f"{name} is not plain data")


def check_position(match: Match) -> None:
    """A position written and read is the same position, with the same options."""
    position = match.position()
    check_plain(position, "the position")
    twin = from_position(match.game, position, key_of(0))
    need(twin.position() == position, "the position read is not the position written")
    need(twin.waiting == match.waiting, "the position read asks other seats")
    need(all(twin.legal(seat) == match.legal(seat) for seat in match.waiting), "the position read has other options")


def check_pickle(state: State) -> None:
    """A state comes back from a pickle as it was."""
    need(pickle.loads(pickle.dumps(state)) == state, "the state pickled is another state")


def play_and_undo(match: Match, seat: int, answer: int) -> None:
    """An answer taken back gives the equal position; given again, it has the equal outcome."""
    before = match.position()
    match.play(answer, seat)
    if not match.undoable(seat):
        return
    after = match.position()
    need(match.undo(seat, 1) == 1, "undo takes back more than one answer")
    need(match.position() == before, "undo does not give back the position")
    match.play(answer, seat)
    need(match.position() == after, "an answer given again has another outcome")


# At the end


def check_events(match: Match, source: Fast) -> None:
    """What has happened can be told to anybody, in all languages."""
    eyes = watchers(match)
    events = match.events(eyes[source.below(len(eyes))])
    for event in events[source.below(EACH["events"]) :: EACH["events"]]:
        check_plain(event, "an event")
        for lang in LANGUAGES:
            need(bool(say(match.game, event_word(event), lang).strip()), f"the event {event} has no text in {lang}")


def check_replay(match: Match) -> None:
    """The record played again gives the equal match, and is not too long."""
    record = json.loads(json.dumps(match.record()))
    need(len(record["answers"]) <= match.game.longest, f"the record is longer than {match.game.longest}")
    twin = replay(record)
    need(twin.record() == match.record(), "the record played again is another record")
    need(twin.position() == match.position(), "the record played again ends in another position")
