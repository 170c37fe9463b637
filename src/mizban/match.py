"""A match: one game being played, checked, recorded, and taken back."""

from __future__ import annotations

import operator
from typing import Any, Final, Optional, SupportsIndex

from mizban import language
from mizban.core.errors import BadRecord, MizbanError, NotAnAnswer, NotLegal, NotUndoable, NotYourTurn
from mizban.core.flow import asked, chance_of, first_waiting, is_over, play, settle, waiting
from mizban.core.game import Game, Plain, Word
from mizban.core.log import TAKEOVER, UNDO, Answered, answered_of, own_to_barrier
from mizban.core.notation.reading import read
from mizban.core.notation.sets import Addable, Sets, but, sets_of
from mizban.core.notation.wording import is_free, sign_of
from mizban.core.notation.writing import begun, choices, is_half_set, narrowed, outcome_text, written
from mizban.core.reading import quoted
from mizban.core.source import Keyed
from mizban.core.state import CHANCE, Ask, Event, State, event_of

FORMAT: Final = 1  # of records
SHOWN: Final = 6  # ways that a text leaves open


class Match:
    """One game being played; chance is resolved by the match's own keyed source."""

    def __init__(self, game: Game[Any], start: State, key: bytes, setup: Plain) -> None:
        self.game: Final = game
        self.setup: Final = setup  # what a record begins with
        self._start: Final = start
        self._key: Final = key
        self._log: list[Any] = []
        self._acknowledged = [0] * start.seats  # by seat: of how many answers it has acknowledged the events
        self._restart()

    def _restart(self) -> None:
        """Go back to the beginning; the log stays."""
        self._state = self._start.copy()
        self._source = Keyed(self._key)
        self._line: list[Answered] = []
        self._opening: list[Event] = []
        self._group = 0
        self._groups = 0
        self._asked: Optional[Ask] = None
        self._options: Optional[list[int]] = None
        self._sets: dict[tuple[int, str], Sets] = {}
        self._state.events = self._opening
        settle(self._state)
        self._note_group()

    # Who is asked, and what

    @property
    def state(self) -> Any:
        """The true state: for rules, tests and servers, never for a player."""
        return self._state

    @property
    def waiting(self) -> list[int]:
        """The seats that may answer now, lowest first."""
        return waiting(self._state)

    @property
    def seat(self) -> Optional[int]:
        """The seat that is asked now, the lowest of several; None when the match is over."""
        seat = first_waiting(self._state)
        return None if seat < 0 else seat

    @property
    def grouped(self) -> bool:
        """Whether several seats choose at the same time."""
        return self._group > 0

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return is_over(self._state)

    def question(self, seat: Optional[SupportsIndex] = None) -> Ask:
        """The question to a seat."""
        who = self._seat(seat)
        ask = asked(self._state, who)
        if ask is None:
            raise NotYourTurn(f"seat {who} is not asked now; {self._asked_now()}")
        return ask

    def legal(self, seat: Optional[SupportsIndex] = None) -> list[int]:
        """The options of a seat's question, sorted."""
        return self._legal(self.question(seat))[:]

    def _legal(self, ask: Ask) -> list[int]:
        """The options of a question that is asked now, worked out once."""
        if self._options is None or self._asked is not ask:
            self._options = list(ask.options(self._state))
            self._asked = ask
        return self._options

    def _seat(self, seat: Optional[SupportsIndex]) -> int:
        """A seat that exists; the one that is asked when none is named."""
        if seat is None:
            first = first_waiting(self._state)
            if first < 0:
                raise NotYourTurn("nobody is asked now: the match is over")
            return first
        number = whole(seat, "a seat")
        if not 0 <= number < self._state.seats:
            raise NotAnAnswer(f"there is no seat {quoted(number)}; seats are 0 to {self._state.seats - 1}")
        return number

    def _asked_now(self) -> str:
        seats = waiting(self._state)
        if not seats:
            return "the match is over"
        names = " and ".join(str(seat) for seat in seats)
        return f"seat {names} is" if len(seats) == 1 else f"seats {names} are"

    # Playing

    def play(self, answer: SupportsIndex | str, seat: Optional[SupportsIndex] = None) -> None:
        """Answer a seat's question, by number or in words; chance then answers its own."""
        if isinstance(answer, str):
            self._play_all(self.read(answer, seat), self._seat(seat))
            return
        ask = self.question(seat)
        number = whole(answer, "an answer")
        options = self._legal(ask)
        if number not in options:
            raise self._refusal(ask, number, options)
        self._apply(ask.seat, number, len(options) == 1)
        self.roll()

    def _play_all(self, answers: list[int], seat: int) -> None:
        """Give the answers of one choice."""
        for answer in answers:
            self.play(answer, seat)

    def _refusal(self, ask: Ask, answer: int, options: list[int]) -> MizbanError:
        most = ask.answers + (0 if ask.free is None else ask.free.answers)
        if not 0 <= answer < most:
            return NotAnAnswer(f"{quoted(answer)} is no answer to this question; answers are 0 to {most - 1}")
        return NotLegal(f"{answer} is not among {', '.join(str(option) for option in options)}")

    def _apply(self, seat: int, answer: int, forced: bool) -> None:
        """Let an answer happen, and write it down."""
        events: list[Event] = []
        self._state.events = events
        if seat != CHANCE and not forced:
            self._acknowledged[seat] = len(self._line)
        group = self._group
        before = self._state.lanes
        play(self._state, seat, answer)
        answered = Answered(seat, answer, group, forced, events)
        self._line.append(answered)
        self._log.append(answered)
        self._options = None
        if self._sets:
            self._sets = {}
        if self._state.lanes is not before:
            self._note_group()

    def _note_group(self) -> None:
        """Number the group in which answers are given now; 0 outside groups."""
        if self._state.lanes:
            self._groups += 1
            self._group = self._groups
        else:
            self._group = 0

    def roll(self) -> None:
        """Let chance answer as long as it is asked."""
        chance = chance_of(self._state)
        while chance is not None:
            outcome = self._source.draw(chance, chance.weights(self._state))
            self._apply(CHANCE, outcome, False)
            chance = chance_of(self._state)

    def forced(self) -> Optional[tuple[int, int]]:
        """A seat and its only answer, where a driver may give it without telling the table anything."""
        for seat in waiting(self._state):
            ask = self.question(seat)
            if ask.public:
                options = self._legal(ask)
                if len(options) == 1:
                    return seat, options[0]
        return None

    def play_forced(self) -> int:
        """Give all answers that are forced by public facts, and say how many."""
        count = 0
        forced = self.forced()
        while forced is not None:
            self.play(forced[1], forced[0])
            count += 1
            forced = self.forced()
        return count

    def takeover(self, seat: SupportsIndex, by: str) -> None:
        """Note in the log who plays a seat from now on."""
        self._log.append([TAKEOVER, self._seat(seat), by])

    # In words

    def read(self, text: object, seat: Optional[SupportsIndex] = None) -> list[int]:
        """The answers that a choice in words stands for, such as "move S-R P5"; nothing is changed."""
        who = self._seat(seat)
        reading = read(self.game.wordings, self._state, who, in_letters(text))
        if not reading.ways:
            assert reading.refusal is not None
            raise NotLegal(language.say(self.game, reading.refusal, "en"), reading.refusal)
        found = {written(self.game.wordings, self._state, who, way): None for way in reading.ways if way}
        if len(found) != 1 or [] in reading.ways:
            some = list(found)[:SHOWN] or self.choices(who)[:SHOWN]
            raise NotAnAnswer(f"{quoted(text)} leaves it open: {', '.join(some)}")
        return reading.ways[0]

    def why(self, text: object, seat: Optional[SupportsIndex] = None) -> Optional[Word]:
        """None when a choice in words is possible, or the first rule that forbids it."""
        reading = read(self.game.wordings, self._state, self._seat(seat), in_letters(text))
        return None if reading.ways else reading.refusal

    def things(self, seat: Optional[SupportsIndex] = None) -> list[str]:
        """The thing that each option of a seat is about, such as site:c3; empty for one that is about none."""
        ask = self.question(seat)
        return [sign_of(self.game.wordings, self._state, ask, answer).thing for answer in self._legal(ask)]

    def choices(self, seat: Optional[SupportsIndex] = None) -> list[str]:
        """Every whole choice of a seat in words; play takes each of them."""
        return choices(self.game.wordings, self._state, self.question(seat).seat)

    def begun(self, seat: Optional[SupportsIndex] = None) -> list[str]:
        """The things that a seat has chosen so far of a choice that goes on."""
        found = begun(self.game.wordings, self._state, self._seat(seat))
        return [thing for sign in found for thing in sign.things]

    def addable(self, verb: str, chosen: list[str], seat: Optional[SupportsIndex] = None) -> Optional[Addable]:
        """What may join the things chosen so far, in whatever order; None where the verb takes no set now."""
        who = self.question(seat).seat
        words = [thing.casefold() for thing in chosen]
        known = self._sets.get((who, verb))
        if known is None or but(words, known.named) is None:
            known = sets_of(self.game.wordings, self._state, who, verb, words)
            if known is None:
                return None
            self._sets[who, verb] = known
        return known.addable(but(words, known.named) or [])

    def transcript(self) -> list[tuple[Optional[int], str]]:
        """All choices that stand, each with its seat, in words; what chance has brought, with None."""
        lines: list[tuple[Optional[int], str]] = []
        half: dict[int, tuple[State, list[int]]] = {}  # by seat: a choice that goes on, from the state before it
        state = self._start.copy()
        settle(state)
        for answered in self._line:
            seat = answered.seat
            if seat == CHANCE:
                chance = chance_of(state)
                assert chance is not None
                lines.append((None, outcome_text(self.game.outcomes, state, chance, answered.answer)))
                play(state, seat, answered.answer)
                continue
            ask = asked(state, seat)
            assert ask is not None
            if seat in half and is_free(ask, answered.answer):  # a choice of its own in the middle of another
                start, answers = half.pop(seat)
                lines.append((seat, written(self.game.wordings, start, seat, answers)))
            before = state.copy()
            start, answers = half.pop(seat) if seat in half else (before, [])
            answers = [*answers, answered.answer]
            play(state, seat, answered.answer)
            if narrowed(before, ask, state) is None:
                lines.append((seat, written(self.game.wordings, start, seat, answers)))
            else:
                half[seat] = (start, answers)
        return lines

    # Taking back

    def undoable(self, seat: SupportsIndex) -> int:
        """How many answers a seat may take back, up to the last barrier; forced ones count."""
        own = own_to_barrier(self._line, self._seat(seat), self._group)
        while own and self._line[own[-1]].forced:
            own.pop()
        return len(own)

    def undo(self, seat: Optional[SupportsIndex] = None, n: Optional[int] = None) -> int:
        """Take back a seat's last choice, a set as a whole, or its last n answers; say how many answers that were."""
        who = self._last_seat() if seat is None else self._seat(seat)
        own = own_to_barrier(self._line, who, self._group)
        count = self._last_choice(own) if n is None else n
        if not 0 < count <= self.undoable(who):
            raise NotUndoable(
                f"seat {who} has nothing to take back: chance, a revelation or another seat's answer came since"
            )
        heard, line = self._acknowledged[:], self._line
        self._replay([answered for i, answered in enumerate(line) if i not in own[:count]])
        while n is None and count < len(own) and is_half_set(self.game.wordings, self._state, who):
            count += 1
            self._replay([answered for i, answered in enumerate(line) if i not in own[:count]])
        self._log.append([UNDO, who, count])
        self._acknowledged = [min(old, len(self._line)) for old in heard]
        return count

    def _last_seat(self) -> int:
        """The seat that has answered last."""
        for answered in reversed(self._line):
            if answered.seat != CHANCE:
                return answered.seat
        raise NotUndoable("nobody has answered yet")

    def _last_choice(self, own: list[int]) -> int:
        """How many of a seat's own answers go back to its last real choice; 0 without one."""
        for count, i in enumerate(own, 1):
            if not self._line[i].forced:
                return count
        return 0

    def recallable(self, seat: SupportsIndex) -> int:
        """How many answers, others' included, were given since and with a seat's last choice; 0 beyond a barrier.

        With everybody's consent they can be taken back; chance and revelations never.
        """
        who = self._seat(seat)
        for count, answered in enumerate(reversed(self._line), 1):
            if answered.seat == CHANCE or answered.reveals():
                return 0
            if answered.seat == who and not answered.forced:
                return count
        return 0

    def recall(self, seat: SupportsIndex) -> int:
        """Take back a seat's last choice and all that was answered since, and say how many answers that were."""
        count = self.recallable(seat)
        if not count:
            raise NotUndoable(f"seat {self._seat(seat)} has nothing to recall: chance or a revelation came since")
        left = len(self._line) - count
        heard = self._acknowledged[:]
        for answered in reversed(self._line[left:]):
            self._log.append([UNDO, answered.seat, 1])
        self._replay(self._line[:left])
        self._acknowledged = [min(old, left) for old in heard]
        return count

    def _replay(self, line: list[Answered]) -> None:
        """Play the answers of a line again from the beginning; the log stays as it is."""
        log = self._log
        self._log = []
        self._restart()
        for answered in line:
            self.take(answered.seat, answered.answer)
        self._log = log

    # What can be seen

    def view(self, seat: Optional[SupportsIndex] = None) -> Plain:
        """What a seat sees now, as plain data; None is a spectator."""
        return self.game.view(self._state, None if seat is None else self._seat(seat))

    def known(self, seat: SupportsIndex) -> Plain:
        """All that a seat could have written down, for bots and hints."""
        return self.game.known(self._state, self._seat(seat))

    def events(self, seat: Optional[SupportsIndex] = None) -> list[Plain]:
        """What a seat has seen happen, in the words of the view; None is a spectator."""
        who = None if seat is None else self._seat(seat)
        old = self._old(who)
        found = self.events_for(self._opening, who, old > 0)
        for i, answered in enumerate(self._line):
            found += self.events_for(answered.events, who, i < old)
        return found

    @property
    def length(self) -> int:
        """How many answers stand, those of chance included."""
        return len(self._line)

    def acknowledged(self, seat: Optional[SupportsIndex] = None) -> int:
        """Of how many answers a seat has acknowledged the events; a spectator of all but the last."""
        return self._old(None if seat is None else self._seat(seat))

    def events_of(self, i: int, seat: Optional[SupportsIndex] = None) -> list[Plain]:
        """What a seat hears of one of the answers; -1 is what happened before the first."""
        who = None if seat is None else self._seat(seat)
        events = self._opening if i < 0 else self._line[i].events
        return self.events_for(events, who, max(i, 0) < self._old(who))

    def crosses(self, since: int, seat: SupportsIndex) -> bool:
        """Whether chance, a revelation or another seat's answer came after so many answers."""
        who = self._seat(seat)
        return any(answered.seat != who or answered.reveals() for answered in self._line[since:])

    def _old(self, seat: Optional[int]) -> int:
        """Of how many answers a seat has acknowledged the events; a spectator of all but the last."""
        return len(self._line) - self._last_answer() if seat is None else self._acknowledged[seat]

    def _last_answer(self) -> int:
        """How many entries the last answer of a seat and the chance after it make up."""
        count = 0
        for answered in reversed(self._line):
            count += 1
            if answered.seat != CHANCE:
                break
        return count

    def events_for(self, events: list[Event], seat: Optional[int], faded: bool = False) -> list[Plain]:
        """Events as a seat hears of them, or as they stay in its log once acknowledged."""
        heard: list[Plain] = []
        for event in events:
            args = event.numbers_for(seat, faded)
            if args is not None:
                heard.append(self.game.events.plain(event.kind, args, seat))
        return heard

    def acknowledge(self, seat: SupportsIndex, until: Optional[int] = None) -> None:
        """A seat has taken note of all events (of so many answers); what is to be remembered is not shown again."""
        count = len(self._line) if until is None else until
        self._acknowledged[self._seat(seat)] = max(0, min(count, len(self._line)))

    def last_events(self, seat: Optional[SupportsIndex] = None) -> list[Plain]:
        """What a seat has seen of the last answer, and of chance after it."""
        who = None if seat is None else self._seat(seat)
        old, first = self._old(who), len(self._line) - self._last_answer()
        found: list[Plain] = []
        for i in range(first, len(self._line)):
            found += self.events_for(self._line[i].events, who, i < old)
        return found

    def diary(self, seat: SupportsIndex) -> Plain:
        """What a seat may take home while the match goes on: the set-up and its own events."""
        open_part = {name: self.setup[name] for name in ("game", "version", "seats", "options")}
        return {**open_part, "seat": self._seat(seat), "events": self.events(seat)}

    def scores(self) -> list[int]:
        """Everybody's points."""
        return self.game.scores(self._state)

    def ranking(self) -> list[int]:
        """Everybody's place, 1 for a winner; a shared place has the same number."""
        return self.game.ranking(self._state)

    def breakdown(self, seat: SupportsIndex) -> dict[str, int]:
        """A seat's points by category."""
        return self.game.breakdown(self._state, self._seat(seat))

    # In words

    def prompt(self, seat: Optional[SupportsIndex] = None, lang: str = "en") -> str:
        """Who is asked what, in a sentence."""
        ask = self.question(seat)
        question = language.say(self.game, self.game.prompt(self._state, ask), lang)
        return language.say(self.game, Word("asked", {"seat": ask.seat, "question": question}), lang)

    def text(self, answer: SupportsIndex, lang: str = "en", seat: Optional[SupportsIndex] = None) -> str:
        """What an answer to a seat's question means."""
        ask = self.question(seat)
        number = whole(answer, "an answer")
        options = self._legal(ask)
        if number not in options:
            raise self._refusal(ask, number, options)
        return language.say(self.game, self.game.option(self._state, ask, number), lang)

    # Copies, records, positions

    def copy(self) -> Match:
        """An independent match."""
        twin = Match(self.game, self._start, self._key, self.setup)
        twin._state = self._state.copy()
        twin._source.times.update(self._source.times)
        twin._line = self._line[:]
        twin._log = self._log[:]
        twin._opening = self._opening
        twin._acknowledged = self._acknowledged[:]
        twin._group = self._group
        twin._groups = self._groups
        return twin

    @property
    def log(self) -> list[Any]:
        """All that happened, append-only: answers, chance, undos and takeovers."""
        return [entry.entry() if isinstance(entry, Answered) else list(entry) for entry in self._log]

    def log_after(self, count: int) -> list[Any]:
        """The entries of the log after the first so many."""
        return [entry.entry() if isinstance(entry, Answered) else list(entry) for entry in self._log[count:]]

    def frozen(self) -> Plain:
        """All that is needed to go on from here without playing the answers again, as plain data."""
        return {
            "state": self.game.write(self._state),
            "times": dict(self._source.times),
            "opening": [event.plain() for event in self._opening],
            "line": [answered.plain() for answered in self._line],
            "group": [self._group, self._groups],
        }

    def thaw(self, frozen: Plain) -> None:
        """Go on from what was frozen; the log and what is acknowledged are not part of it."""
        self._state = self.game.read(frozen["state"])
        self._source = Keyed(self._key)
        self._source.times.update(frozen["times"])
        self._opening = [event_of(data) for data in frozen["opening"]]
        self._line = [answered_of(data) for data in frozen["line"]]
        self._group, self._groups = frozen["group"]
        self._options = None

    def position(self) -> Plain:
        """The whole position, readable: for servers, tests and finished games."""
        return {"game": self.game.id, **self.game.write(self._state)}

    def record(self) -> Plain:
        """Set-up, answers (undos folded in) and result: enough to play the match again."""
        record: Plain = {"mizban": FORMAT, **self.setup, "key": self._key.hex()}
        record["answers"] = [answered.recorded() for answered in self._line]
        if self.over:
            record["result"] = {"scores": self.scores(), "ranking": self.ranking()}
        return record

    def take(self, seat: int, answer: int) -> None:
        """Play one answer of a record, by a seat or by chance, which is not asked again."""
        where = f"answer {len(self._line)} of the record"
        chance = chance_of(self._state)
        if seat == CHANCE and chance is not None:
            weights = chance.weights(self._state)
            if not 0 <= answer < len(weights) or not weights[answer]:
                raise BadRecord(f"{where} is {quoted(answer)}, which chance cannot give there")
            self._source.name(chance)
            self._apply(CHANCE, answer, False)
            return
        ask = asked(self._state, seat)
        if ask is None:
            raise BadRecord(f"{where} is by seat {quoted(seat)}, who is not asked there")
        options = ask.options(self._state)
        if answer not in options:
            raise BadRecord(f"{where} is {quoted(answer)}, which is not legal there")
        self._apply(seat, answer, len(options) == 1)

    def adopt(self, log: list[Any]) -> None:
        """Take over the log that led here, undos and takeovers included."""
        self._log = list(log)


def whole(number: SupportsIndex, what: str) -> int:
    """A whole number, numpy's included."""
    if isinstance(number, int):
        return number
    try:
        return operator.index(number)
    except TypeError:
        raise NotAnAnswer(f"{what} must be a whole number, not {quoted(number)}") from None


def in_letters(text: object) -> str:
    """A text, and nothing else."""
    if not isinstance(text, str):
        raise NotAnAnswer(f"a choice must be a text, such as 'pass', not {quoted(text)}")
    return text
