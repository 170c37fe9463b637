"""A match: one game being played, checked, recorded, and taken back."""

from __future__ import annotations

import operator
import secrets
from collections.abc import Iterable
from typing import Any, Final, Optional, SupportsIndex

from librt.vecs import vec
from mypy_extensions import i64

from mizban import language
from mizban.core.errors import BadSetup, MizbanError, NotAnAnswer, NotLegal, NotUndoable, NotYourTurn
from mizban.core.flow import asked, chance_of, first_waiting, is_over, play, settle, waiting
from mizban.core.game import Plain, Word
from mizban.core.log import answer_of, seat_of
from mizban.core.notation.reading import read
from mizban.core.notation.sets import Addable, Sets, but, sets_of
from mizban.core.notation.wording import is_free, sign_of
from mizban.core.notation.writing import begun, choices, narrowed, outcome_text, written
from mizban.core.packed import holds
from mizban.core.reading import quoted
from mizban.core.source import Fast
from mizban.core.state import CHANCE, Ask, State
from mizban.core.timeline import Timeline

FORMAT: Final = 1  # of records
SEED_BITS: Final = 48  # of guesses
SHOWN: Final = 6  # ways that a text leaves open
WIDTH: Final = 80  # columns of a board
NARROWEST: Final = 20
WIDEST: Final = 1000


class Match:
    """One game being played, as its players meet it; what happened so far is its timeline."""

    def __init__(self, timeline: Timeline, setup: Plain) -> None:
        self.timeline: Final = timeline
        self.game: Final = timeline.game
        self.setup: Final = setup  # what a record begins with
        self._changes: i64 = -1  # of the timeline, when these were worked out
        self._asked: Optional[Ask] = None
        self._options = vec[i64]()
        self._sets: dict[tuple[int, str], Sets] = {}

    # Who is asked, and what

    @property
    def state(self) -> Any:
        """The true state: for rules, tests and servers, never for a player."""
        return self.timeline.state

    @property
    def waiting(self) -> list[int]:
        """The seats that may answer now, lowest first."""
        return waiting(self.timeline.state)

    @property
    def seat(self) -> Optional[int]:
        """The seat that is asked now, the lowest of several; None when the match is over."""
        seat = first_waiting(self.timeline.state)
        return None if seat < 0 else seat

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return is_over(self.timeline.state)

    def question(self, seat: Optional[SupportsIndex] = None) -> Ask:
        """The question to a seat."""
        who = self._seat(seat)
        ask = asked(self.timeline.state, who)
        if ask is None:
            raise NotYourTurn(f"seat {who} is not asked now; {self._asked_now()}")
        return ask

    def legal(self, seat: Optional[SupportsIndex] = None) -> list[int]:
        """The options of a seat's question, sorted."""
        return list(self._legal(self.question(seat)))

    def _legal(self, ask: Ask) -> vec[i64]:
        """The options of a question that is asked now, worked out once."""
        if self._asked is not ask or self._changes != self.timeline.changes:
            self._forget()
            self._options = ask.options(self.timeline.state)
            self._asked = ask
        return self._options

    def _forget(self) -> None:
        """Forget what was worked out before the last change."""
        if self._changes != self.timeline.changes:
            self._changes = self.timeline.changes
            self._asked = None
            if self._sets:
                self._sets = {}

    def _seat(self, seat: Optional[SupportsIndex]) -> int:
        """A seat that exists; the one that is asked when none is named."""
        if seat is None:
            first = first_waiting(self.timeline.state)
            if first < 0:
                raise NotYourTurn("nobody is asked now: the match is over")
            return first
        return self._named_seat(seat)

    def _named_seat(self, seat: SupportsIndex) -> int:
        """A seat that exists."""
        number = whole(seat, "a seat")
        seats: int = self.timeline.state.seats  # a number of any size can be compared with it
        if not 0 <= number < seats:
            raise NotAnAnswer(f"there is no seat {quoted(number)}; seats are 0 to {seats - 1}")
        return number

    def _asked_now(self) -> str:
        seats = waiting(self.timeline.state)
        if not seats:
            return "the match is over"
        names = " and ".join(str(seat) for seat in seats)
        return f"seat {names} is" if len(seats) == 1 else f"seats {names} are"

    def _situation(self) -> str:
        if self.over:
            return "the match is over"
        return f"{self._asked_now()} asked" if waiting(self.timeline.state) else "chance is asked"

    # Playing

    def play(self, answer: SupportsIndex | str, seat: Optional[SupportsIndex] = None) -> None:
        """Answer a seat's question, by number or in words; chance then answers its own."""
        if isinstance(answer, str):
            self._play_all(self.read(answer, seat), self._seat(seat))
            return
        ask = self.question(seat)
        number = whole(answer, "an answer")
        options = self._legal(ask)
        if not holds(options, number):
            raise self._refusal(ask, number, options)
        timeline = self.timeline
        timeline.answer(ask.seat, number, len(options) == 1)
        timeline.roll()

    def _play_all(self, answers: list[int], seat: int) -> None:
        """Give the answers of one choice."""
        for answer in answers:
            self.play(answer, seat)

    def play_turn(self, answers: object, seat: Optional[SupportsIndex] = None) -> int:
        """Give the answers of a turn that was planned by a guess, and say how many were given.

        It ends early when something new has come (chance, a revelation, another seat's answer) or when an answer is not
        legal after all; only the first must be.
        """
        if not isinstance(answers, (list, tuple)):
            raise NotAnAnswer(f"a turn must be a list of answers, not {quoted(answers)}")
        who, played = self._seat(seat), 0
        for answer in answers:
            before = self.timeline.length
            try:
                self.play(whole(answer, "an answer"), who)
            except MizbanError:
                if not played:
                    raise
                return played
            played += 1
            if self.timeline.crosses(before, who):
                return played
        return played

    def _refusal(self, ask: Ask, answer: int, options: vec[i64]) -> MizbanError:
        most = ask.answers + (0 if ask.free is None else ask.free.answers)
        if not 0 <= answer < most:
            return NotAnAnswer(f"{quoted(answer)} is no answer to this question; answers are 0 to {most - 1}")
        return NotLegal(f"{answer} is not among {', '.join(str(option) for option in options)}")

    def forced(self) -> Optional[tuple[int, int]]:
        """A seat and its only answer, where a driver may give it without telling the table anything."""
        for seat in waiting(self.timeline.state):
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

    # In words

    def read(self, text: object, seat: Optional[SupportsIndex] = None) -> list[int]:
        """The answers that a choice in words stands for, such as "move S-R P5"; nothing is changed."""
        who = self._seat(seat)
        reading = read(self.game.wordings, self.timeline.state, who, in_letters(text))
        if not reading.ways:
            assert reading.refusal is not None
            raise NotLegal(language.say(self.game, reading.refusal, "en"), reading.refusal)
        found = {written(self.game.wordings, self.timeline.state, who, way): None for way in reading.ways if way}
        if len(found) != 1 or [] in reading.ways:
            some = list(found)[:SHOWN] or self.choices(who)[:SHOWN]
            raise NotAnAnswer(f"{quoted(text)} leaves it open: {', '.join(some)}")
        return reading.ways[0]

    def why(self, text: object, seat: Optional[SupportsIndex] = None) -> Optional[Word]:
        """None when a choice in words is possible, or the first rule that forbids it."""
        reading = read(self.game.wordings, self.timeline.state, self._seat(seat), in_letters(text))
        return None if reading.ways else reading.refusal

    def things(self, seat: Optional[SupportsIndex] = None) -> list[str]:
        """The thing that each option of a seat is about, such as site:c3; empty for one that is about none."""
        ask = self.question(seat)
        return [sign_of(self.game.wordings, self.timeline.state, ask, answer).thing for answer in self._legal(ask)]

    def choices(self, seat: Optional[SupportsIndex] = None) -> list[str]:
        """Every whole choice of a seat in words; play takes each of them."""
        return choices(self.game.wordings, self.timeline.state, self.question(seat).seat)

    def begun(self, seat: Optional[SupportsIndex] = None) -> list[str]:
        """The things that a seat has chosen so far of a choice that goes on."""
        found = begun(self.game.wordings, self.timeline.state, self._seat(seat))
        return [thing for sign in found for thing in sign.things]

    def addable(self, verb: object, chosen: Iterable[str], seat: Optional[SupportsIndex] = None) -> Optional[Addable]:
        """What may join the things chosen so far, in whatever order; None where the verb takes no set now."""
        if not isinstance(verb, str):
            raise NotAnAnswer(f"a verb must be a text, such as 'move', not {quoted(verb)}")
        words = [thing.casefold() for thing in texts_in(chosen)]
        self._forget()
        who = self.question(seat).seat
        known = self._sets.get((who, verb))
        if known is None or but(words, known.named) is None:
            known = sets_of(self.game.wordings, self.timeline.state, who, verb, words)
            if known is None:
                return None
            self._sets[who, verb] = known
        return known.addable(but(words, known.named) or [])

    def transcript(self) -> list[tuple[Optional[int], str]]:
        """All choices that stand, each with its seat, in words; what chance has brought, with None."""
        lines: list[tuple[Optional[int], str]] = []
        half: dict[int, tuple[State, list[int]]] = {}  # by seat: a choice that goes on, from the state before it
        state = self.timeline.start.copy()
        settle(state)
        for entry in self.timeline.line:
            seat, answer = int(seat_of(entry)), int(answer_of(entry))
            if seat == CHANCE:
                chance = chance_of(state)
                assert chance is not None
                lines.append((None, outcome_text(self.game.outcomes, state, chance, answer)))
                play(state, seat, answer)
                continue
            ask = asked(state, seat)
            assert ask is not None
            if seat in half and is_free(ask, answer):  # a choice of its own in the middle of another
                start, answers = half.pop(seat)
                lines.append((seat, written(self.game.wordings, start, seat, answers)))
            before = state.copy()
            start, answers = half.pop(seat) if seat in half else (before, [])
            answers = [*answers, answer]
            play(state, seat, answer)
            if narrowed(before, ask, state) is None:
                lines.append((seat, written(self.game.wordings, start, seat, answers)))
            else:
                half[seat] = (start, answers)
        return lines

    # Taking back

    def undo(self, seat: Optional[SupportsIndex] = None, n: Optional[SupportsIndex] = None) -> int:
        """Take back a seat's last choice, a set as a whole, or its last n answers; say how many answers that were."""
        count = None if n is None else whole(n, "a number of answers")
        return self.timeline.undo(self._last_seat() if seat is None else self._named_seat(seat), count)

    def undoable(self, seat: SupportsIndex) -> int:
        """How many answers a seat may take back: up to chance, a revelation or another seat's answer."""
        return self.timeline.undoable(self._named_seat(seat))

    def recall(self, seat: SupportsIndex) -> int:
        """Take back a seat's last choice and all that was answered since, and say how many answers that were."""
        return self.timeline.recall(self._named_seat(seat))

    def _last_seat(self) -> int:
        """The seat that has answered last."""
        last = self.timeline.last_choice()
        if last < 0:
            raise NotUndoable("nobody has answered yet")
        return seat_of(self.timeline.line[last])

    # What can be seen

    def view(self, seat: Optional[SupportsIndex] = None) -> Plain:
        """What a seat sees now, as plain data; None is a spectator."""
        return self.game.view(self.timeline.state, None if seat is None else self._seat(seat))

    def known(self, seat: Optional[SupportsIndex] = None) -> Plain:
        """All that a seat could have written down, as plain data; None is a spectator."""
        return self.game.known(self.timeline.state, None if seat is None else self._named_seat(seat))

    def guess(self, seat: Optional[SupportsIndex] = None, source: object = None) -> State:
        """A state in which a seat could be for all it knows, for bots and hints; each time another without a source."""
        who = None if seat is None else self._named_seat(seat)
        chance = Fast(secrets.randbits(SEED_BITS)) if source is None else source
        if not isinstance(chance, Fast):
            raise BadSetup(f"a source of guesses must be a Fast, not {quoted(source)}")
        guessed: State = self.game.guess(self.timeline.state, who, chance)
        return guessed

    def board(self, seat: Optional[SupportsIndex] = None, lang: object = "en", width: SupportsIndex = WIDTH) -> str:
        """What a seat sees now, drawn as text; None is a spectator."""
        from mizban.boards import printed  # few need it, and it needs a library of its own

        columns = whole(width, "a width")
        if not NARROWEST <= columns <= WIDEST:
            raise NotAnAnswer(f"a width must be {NARROWEST} to {WIDEST} columns, not {quoted(columns)}")
        return printed(self.game.id, self.view(seat), language.check(lang), columns)

    def __str__(self) -> str:
        return self.board()

    def events(self, seat: Optional[SupportsIndex] = None) -> list[Plain]:
        """What a seat has seen happen, in the words of the view; None is a spectator."""
        return self.timeline.events(None if seat is None else self._seat(seat))

    def last_events(self, seat: Optional[SupportsIndex] = None) -> list[Plain]:
        """What a seat has seen of the last answer, and of chance after it."""
        first = max(self.timeline.last_choice(), 0)
        return self.timeline.events(None if seat is None else self._seat(seat), first)

    def acknowledge(self, seat: SupportsIndex, until: Optional[SupportsIndex] = None) -> None:
        """A seat has taken note of all events (of so many answers); what is to be remembered is not shown again."""
        count = None if until is None else whole(until, "a number of answers")
        self.timeline.acknowledge(self._named_seat(seat), count)

    def diary(self, seat: SupportsIndex) -> Plain:
        """What a seat may take home while the match goes on: the set-up and its own events."""
        open_part = {name: self.setup[name] for name in ("game", "version", "seats", "options")}
        return {**open_part, "seat": self._named_seat(seat), "events": self.events(seat)}

    def scores(self) -> list[int]:
        """Everybody's points."""
        return self.game.scores(self.timeline.state)

    def ranking(self) -> list[int]:
        """Everybody's place, 1 for a winner; a shared place has the same number."""
        return self.game.ranking(self.timeline.state)

    def breakdown(self, seat: SupportsIndex) -> dict[str, int]:
        """A seat's points by category."""
        return self.game.breakdown(self.timeline.state, self._named_seat(seat))

    # In words

    def prompt(self, seat: Optional[SupportsIndex] = None, lang: object = "en") -> str:
        """Who is asked what, in a sentence."""
        spoken = language.check(lang)
        ask = self.question(seat)
        question = language.say(self.game, self.game.prompt(self.timeline.state, ask), spoken)
        return language.say(self.game, Word("asked", {"seat": ask.seat, "question": question}), spoken)

    def text(self, answer: SupportsIndex, lang: object = "en", seat: Optional[SupportsIndex] = None) -> str:
        """What an answer to a seat's question means."""
        spoken = language.check(lang)
        ask = self.question(seat)
        number = whole(answer, "an answer")
        options = self._legal(ask)
        if not holds(options, number):
            raise self._refusal(ask, number, options)
        return language.say(self.game, self.game.option(self.timeline.state, ask, number), spoken)

    # Copies, records, positions

    def copy(self) -> Match:
        """An independent match."""
        return Match(self.timeline.copy(), self.setup)

    def __copy__(self) -> Match:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Match:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return Match, (self.timeline, self.setup)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Match) and self.setup == other.setup and self.timeline == other.timeline

    def __repr__(self) -> str:
        seats, answers = self.timeline.state.seats, self.timeline.length
        return f"<Match of {self.game.id}, {seats} seats, {answers} answers: {self._situation()}>"

    def position(self) -> Plain:
        """The whole position, readable: for servers, tests and finished games."""
        return {"game": self.game.id, **self.game.write(self.timeline.state)}

    def record(self) -> Plain:
        """Set-up, answers (undos folded in) and result: enough to play the match again."""
        record: Plain = {"mizban": FORMAT, **self.setup, "key": self.timeline.key.hex()}
        record["answers"] = self.timeline.recorded()
        if self.over:
            record["result"] = {"scores": self.scores(), "ranking": self.ranking()}
        return record


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


def texts_in(chosen: object) -> list[str]:
    """A list of texts, and nothing else."""
    if not isinstance(chosen, (list, tuple)) or not all(isinstance(each, str) for each in chosen):
        raise NotAnAnswer(f"what is chosen must be a list of texts, not {quoted(chosen)}")
    return list(chosen)
