"""A timeline: what was answered in a match, what came of it, who has heard of it, and the way back."""

from __future__ import annotations

from typing import Any, Final, Optional

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from mizban.core.errors import BadRecord, NotUndoable
from mizban.core.flow import asked, chance_of, play, settle
from mizban.core.game import Game, Plain
from mizban.core.log import (
    ANSWER,
    CHANCED,
    TAKEOVER,
    UNDO,
    answer_of,
    group_of,
    is_forced,
    packed,
    recorded,
    seat_of,
    unpacked,
    without,
    written,
)
from mizban.core.notation.writing import is_half_set
from mizban.core.packed import holds
from mizban.core.reading import quoted
from mizban.core.source import Keyed
from mizban.core.state import CHANCE, Event, State, event_of
from mizban.core.values import reduced


@mypyc_attr(acyclic=True)
class Timeline:
    """The answers of a match from its start to now; chance answers from its own keyed source.

    Nothing is told as long as nobody listens. Whoever asks for events begins to: those so far are told by playing the
    answers once more.
    """

    def __init__(self, game: Game[Any], start: State, key: bytes, like: Optional[Timeline] = None) -> None:
        self.game: Final = game
        self.start: Final = start
        self.key: Final = key
        self.opening: list[Event] = []
        self.told: Optional[list[list[Event]]] = None  # by answer; None: nobody listens
        self.changes: i64 = 0  # how often the state has changed
        if like is None:
            self.log = vec[i64]()  # all answers, append-only; a note is written as -1 less its place
            self.notes: list[list[Any]] = []  # undos and takeovers
            self.heard = vec[i64]([0] * start.seats)  # by seat: of how many answers it has acknowledged the events
            self.restart()
        else:
            self.copy_from(like)

    def restart(self) -> None:
        """Go back to the beginning; the log stays, and so does whoever listens."""
        self.changes += 1
        self.state = self.start.copy()
        self.source = Keyed(self.key)
        self.line = vec[i64]()  # the answers that stand
        self.group: i64 = 0  # the group in which answers are given now; 0 outside groups
        self.groups: i64 = 0
        if self.told is not None:
            self.told = []
            self.opening = []
            self.state.events = self.opening
        settle(self.state)
        self.note_group()

    def copy_from(self, other: Timeline) -> None:
        """Become what the other one is now."""
        self.log = other.log[:]
        self.notes = other.notes[:]
        self.heard = other.heard[:]
        self.state = other.state.copy()
        self.source = other.source.copy()
        self.line = other.line[:]
        self.group = other.group
        self.groups = other.groups
        self.opening = other.opening
        self.told = None if other.told is None else other.told[:]

    def copy(self) -> Timeline:
        """An independent timeline."""
        return Timeline(self.game, self.start, self.key, self)

    def __copy__(self) -> Timeline:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Timeline:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return reduced(self)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Timeline):
            return False
        return list(self.line) == list(other.line) and self.happened() == other.happened()

    def __repr__(self) -> str:
        return f"<Timeline of {self.game.id}, {len(self.line)} answers>"

    def happened(self) -> tuple[Any, ...]:
        """What makes two timelines equal: not who has been told and has acknowledged what."""
        return self.game.id, self.key, self.entries(), self.source.times, self.start, self.state

    @property
    def length(self) -> int:
        """How many answers stand, those of chance included."""
        return len(self.line)

    # Answers

    def answer(self, seat: i64, answer: i64, forced: bool) -> None:
        """Let an answer happen, and write it down."""
        state = self.state
        told = self.told
        if told is not None:
            events: list[Event] = []
            state.events = events
            told.append(events)
        if seat != CHANCE and not forced:
            self.heard[seat] = len(self.line)
        entry = packed(seat, answer, self.group, forced)
        before = state.lanes
        self.changes += 1
        play(state, seat, answer)
        self.line = append(self.line, entry)
        self.log = append(self.log, entry)
        if state.lanes is not before:
            self.note_group()

    def note_group(self) -> None:
        """Number the group in which answers are given now."""
        if self.state.lanes:
            self.groups += 1
            self.group = self.groups
        else:
            self.group = 0

    def roll(self) -> None:
        """Let chance answer as long as it is asked."""
        chance = chance_of(self.state)
        while chance is not None:
            self.answer(CHANCE, self.source.draw(chance, chance.weights(self.state)), False)
            chance = chance_of(self.state)

    def take(self, seat: int, answer: int) -> None:
        """Play one answer of a record, by a seat or by chance, which is not asked again."""
        where = f"answer {len(self.line)} of the record"
        chance = chance_of(self.state)
        if seat == CHANCE and chance is not None:
            weights = chance.weights(self.state)
            if not 0 <= answer < len(weights) or not weights[answer]:
                raise BadRecord(f"{where} is {quoted(answer)}, which chance cannot give there")
            self.source.name(chance)
            self.answer(CHANCE, answer, False)
            return
        ask = asked(self.state, seat) if 0 <= seat < self.state.seats else None
        if ask is None:
            raise BadRecord(f"{where} is by seat {quoted(seat)}, who is not asked there")
        options = ask.options(self.state)
        if not holds(options, answer):
            raise BadRecord(f"{where} is {quoted(answer)}, which is not legal there")
        self.answer(seat, answer, len(options) == 1)

    def takeover(self, seat: int, by: str) -> None:
        """Note in the log who plays a seat from now on."""
        self.note([TAKEOVER, seat, by])

    def note(self, entry: list[Any]) -> None:
        """Write a line of the log that is no answer."""
        self.notes.append(entry)
        self.log = append(self.log, -len(self.notes))

    def entries(self, first: int = 0) -> list[list[Any]]:
        """All that happened, append-only: answers, chance, undos and takeovers; without the first so many."""
        return [written(entry) if entry >= 0 else list(self.notes[-1 - entry]) for entry in self.log[first:]]

    def adopt(self, log: list[Any]) -> None:
        """Take over the written log that led here, undos and takeovers included."""
        self.log = vec[i64]()
        self.notes = []
        for entry in log:
            if entry[0] == ANSWER:
                self.log = append(self.log, packed(entry[1], entry[2], 0, False))
            elif entry[0] == CHANCED:
                self.log = append(self.log, packed(CHANCE, entry[1], 0, False))
            else:
                self.note(list(entry))

    def answers(self, first: int = 0) -> list[tuple[int, int]]:
        """The answers that stand, each with its seat; without the first so many."""
        return [(seat_of(entry), answer_of(entry)) for entry in self.line[first:]]

    def recorded(self) -> list[Any]:
        """The answers that stand, as in a record."""
        return [recorded(entry) for entry in self.line]

    # What is told

    def listen(self) -> list[list[Event]]:
        """What came of each answer; from now on it is told at once."""
        if self.told is None:
            self.told = self.told_again()
        return self.told

    def told_again(self) -> list[list[Event]]:
        """What came of each answer so far, by playing them once more."""
        told: list[list[Event]] = []
        state = self.start.copy()
        self.opening = []
        state.events = self.opening
        settle(state)
        for entry in self.line:
            events: list[Event] = []
            state.events = events
            play(state, seat_of(entry), answer_of(entry))
            told.append(events)
        return told

    def events_of(self, i: int, seat: Optional[int]) -> list[Plain]:
        """What a seat hears of one of the answers, in the words of the view; -1 is what happened before the first."""
        told = self.listen()
        return self.worded(self.opening if i < 0 else told[i], seat, max(i, 0) < self.acknowledged(seat))

    def events(self, seat: Optional[int], first: int = -1) -> list[Plain]:
        """What a seat has heard of all answers from this one on."""
        found: list[Plain] = []
        for i in range(first, len(self.line)):
            found += self.events_of(i, seat)
        return found

    def story(self) -> list[Plain]:
        """What spectators have heard of all answers as they were given, also what has faded since."""
        told = self.listen()
        return [event for events in [self.opening, *told] for event in self.worded(events, None, False)]

    def worded(self, events: list[Event], seat: Optional[int], faded: bool) -> list[Plain]:
        """Events as a seat hears of them, or as they stay in its log once acknowledged."""
        heard: list[Plain] = []
        for event in events:
            numbers = event.numbers_for(seat, faded)
            if numbers is not None:
                heard.append(self.game.events.plain(event.kind, numbers, seat))
        return heard

    def reveals(self, i: int) -> bool:
        """Whether somebody has learnt something by an answer."""
        return any(event.reveals for event in self.listen()[i])

    def last_choice(self) -> int:
        """Where the last answer of a seat stands; before the first where nobody has answered."""
        i = len(self.line) - 1
        while i >= 0 and seat_of(self.line[i]) == CHANCE:
            i -= 1
        return i

    def own_choice(self, seat: int) -> int:
        """Where a seat's last answer stands for which there was a choice; before the first where there is none."""
        i = len(self.line) - 1
        while i >= 0 and (seat_of(self.line[i]) != seat or is_forced(self.line[i])):
            i -= 1
        return i

    def acknowledged(self, seat: Optional[int]) -> int:
        """Of how many answers a seat has acknowledged the events; a spectator of all but the last."""
        return max(self.last_choice(), 0) if seat is None else self.heard[seat]

    def acknowledge(self, seat: int, until: Optional[int] = None) -> None:
        """A seat has taken note of all events (of so many answers); what is to be remembered is not shown again."""
        count = self.length if until is None else max(0, min(until, self.length))
        self.heard[seat] = max(self.heard[seat], count)

    def crosses(self, since: int, seat: int) -> bool:
        """Whether chance, a revelation or another seat's answer came after so many answers."""
        return any(seat_of(self.line[i]) != seat or self.reveals(i) for i in range(since, len(self.line)))

    # Taking back

    def own_to_barrier(self, seat: int) -> list[int]:
        """Where in the line the answers are that a seat may take back, last first.

        The barrier is chance, a revelation, or another seat's answer outside the own lane.
        """
        own: list[int] = []
        for i in range(len(self.line) - 1, -1, -1):
            entry = self.line[i]
            if self.group and group_of(entry) != self.group:
                break
            if self.group and seat_of(entry) != seat:
                continue
            if seat_of(entry) != seat or self.reveals(i):
                break
            own.append(i)
        return own

    def undoable(self, seat: int) -> int:
        """How many answers a seat may take back, up to the last barrier; forced ones count."""
        own = self.own_to_barrier(seat)
        while own and is_forced(self.line[own[-1]]):
            own.pop()
        return len(own)

    def undo(self, seat: int, n: Optional[int] = None) -> int:
        """Take back a seat's last choice, a set as a whole, or its last n answers; say how many answers that were."""
        own = self.own_to_barrier(seat)
        count = self.choice_back(own) if n is None else n
        if not 0 < count <= self.undoable(seat):
            raise NotUndoable(
                f"seat {seat} has nothing to take back: chance, a revelation or another seat's answer came since"
            )
        line = self.line
        self.replay(without(line, own[:count]))
        while n is None and count < len(own) and is_half_set(self.game.wordings, self.state, seat):
            count += 1
            self.replay(without(line, own[:count]))
        self.note([UNDO, seat, count])
        return count

    def choice_back(self, own: list[int]) -> int:
        """How many of a seat's own answers go back to its last real choice; 0 without one."""
        for count, i in enumerate(own, 1):
            if not is_forced(self.line[i]):
                return count
        return 0

    def recallable(self, seat: int) -> int:
        """How many answers, others' included, were given since and with a seat's last choice; 0 beyond a barrier.

        With everybody's consent they can be taken back; chance and revelations never.
        """
        for i in range(len(self.line) - 1, -1, -1):
            entry = self.line[i]
            if seat_of(entry) == CHANCE or self.reveals(i):
                return 0
            if seat_of(entry) == seat and not is_forced(entry):
                return len(self.line) - i
        return 0

    def recall(self, seat: int) -> int:
        """Take back a seat's last choice and all that was answered since, and say how many answers that were."""
        count = self.recallable(seat)
        if not count:
            raise NotUndoable(f"seat {seat} has nothing to recall: chance or a revelation came since")
        left = len(self.line) - count
        for i in range(len(self.line) - 1, left - 1, -1):
            self.note([UNDO, seat_of(self.line[i]), 1])
        self.replay(self.line[:left])
        return count

    def replay(self, line: vec[i64]) -> None:
        """Play the answers of a line again from the beginning; the log stays as it is."""
        log = self.log
        heard = self.heard[:]
        self.log = vec[i64]()
        self.restart()
        for entry in line:
            self.take(seat_of(entry), answer_of(entry))
        self.log = log
        for seat in range(len(heard)):
            self.heard[seat] = min(heard[seat], len(line))

    # Frozen and thawed

    def frozen(self) -> Plain:
        """All that is needed to go on from here without playing the answers again, as plain data."""
        told = self.listen()
        return {
            "state": self.game.write(self.state),
            "times": dict(self.source.times),
            "opening": [event.plain() for event in self.opening],
            "line": [[*unpacked(self.line[i]), [event.plain() for event in told[i]]] for i in range(len(told))],
            "group": [self.group, self.groups],
        }

    def thaw(self, frozen: Plain) -> None:
        """Go on from what was frozen; the log and what is acknowledged are not part of it."""
        self.changes += 1
        self.state = self.game.read(frozen["state"])
        self.source = Keyed(self.key)
        self.source.times.update(frozen["times"])
        self.opening = [event_of(data) for data in frozen["opening"]]
        self.line = vec[i64]([packed(*entry[:4]) for entry in frozen["line"]])
        self.told = [[event_of(data) for data in entry[4]] for entry in frozen["line"]]
        self.group, self.groups = frozen["group"]
