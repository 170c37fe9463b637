"""What a game hands in."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Generic, Optional, cast

from mizban.core.appraisal import Appraiser
from mizban.core.errors import BadPosition, BadSetup, MizbanError
from mizban.core.faults import Fault, Misread
from mizban.core.flow import settle
from mizban.core.judging import Order, judged
from mizban.core.notation.wording import Outcomes, Sign, Wordings, option_of, sign_of
from mizban.core.reading import quoted
from mizban.core.source import Fast
from mizban.core.state import Ask, S, Step
from mizban.core.steps import hide_begun
from mizban.core.words import Events
from mizban.core.words import Plain as Plain
from mizban.core.words import Word as Word

Options = dict[str, str]
DIFFICULTIES: Final = ("easy", "medium", "demanding")


class Game(Generic[S]):
    """One game: its set-up, its questions, and what can be asked about a state."""

    def __init__(
        self,
        *,
        id: str,
        version: int,
        seats: tuple[int, ...],
        options: Mapping[str, tuple[str, ...]],
        longest: int,
        steps: tuple[type[Step], ...],
        setup: Callable[[int, Options], S],
        scores: Callable[[S], list[int]],
        ranking: Callable[[S], list[int]],
        breakdown: Callable[[S, int], dict[str, int]],
        known: Callable[[S, Optional[int]], Plain],
        view: Callable[[S, Optional[int]], Mapping[str, Any]],
        wordings: Wordings,
        outcomes: Outcomes,
        events: Events,
        write: Callable[[S], Plain],
        read: Callable[[Plain], S],
        appraiser: Optional[Appraiser] = None,
        redeal: Optional[Callable[[S, Optional[int], Fast], None]] = None,
        fill: Optional[Callable[[Plain], S]] = None,
        shape: Optional[Any] = None,
        box: Optional[Plain] = None,
        laws: Sequence[Callable[[S], list[Fault]]] = (),
        order: Optional[Order] = None,
        locales: str = "",
        best: int = 0,
        minutes: tuple[int, ...] = (),
        difficulty: str = "",
    ) -> None:
        self.id: Final = id
        self.version: Final = version
        self.seats: Final = seats
        self.options: Final = options  # the values of each option; the first is the default
        self.longest: Final = longest  # no game has more answers, chance included
        self.steps: Final = steps
        self.setup: Final = setup
        self.scores: Final = scores
        self.ranking: Final = ranking  # each seat's place, 1 for a winner, equal places shared
        self.breakdown: Final = breakdown
        self.appraiser: Final = appraiser  # how bots look at it; None: by its points only
        self.known: Final = known
        self._view: Final = view
        self.shape: Final = shape  # the type of the view, a TypedDict, for the browser
        self.box: Final = box  # what is printed on the parts, where a board must draw it
        self.redeal: Final = redeal  # deals anew, in place, what a seat cannot know; None where nothing is hidden
        self.fill: Final = read if fill is None else fill  # any state that fits what is known, but for whose it is
        self.wordings: Final = wordings  # by question: its words, the signs of its answers, its refusals
        self.outcomes: Final = outcomes  # by question to chance: the signs of what it brings
        self.events: Final = events  # what each kind of event tells
        self.write: Final = write
        self.read: Final = read
        self.laws: Final = laws  # what must hold in every state; each says what does not
        self.order: Final[Order] = {} if order is None else order  # by step: what can come after it
        self.locales: Final = locales  # a folder with <language>/<id>.ftl; "" for the project's own
        self.best: Final = best or seats[0]  # with so many it is played best, as its players see it
        self.minutes: Final = minutes  # how long people play, by number of seats; nothing where nobody knows
        self.difficulty: Final = difficulty  # one of DIFFICULTIES; "" where nobody knows
        self.first_number: Final = number_answers(steps)

    def __repr__(self) -> str:
        return f"<Game {self.id}>"

    def full_options(self, chosen: Mapping[Any, object]) -> Options:
        """Every option with its value; what was not chosen takes its default."""
        if not isinstance(chosen, Mapping):
            raise BadSetup(f"options must be named values, not {quoted(chosen)}")
        for name, value in chosen.items():
            if name not in self.options:
                known = ", ".join(self.options) or "none"
                raise BadSetup(f"{self.id} has no option {quoted(name)}; it has {known}")
            if not isinstance(value, str) or value not in self.options[name]:
                raise BadSetup(f"option {name} must be one of {', '.join(self.options[name])}, not {quoted(value)}")
        return {name: str(chosen.get(name, values[0])) for name, values in self.options.items()}

    def checked_seats(self, seats: object) -> int:
        """A number of seats, if the game is for so many."""
        if not isinstance(seats, int) or seats not in self.seats:
            allowed = ", ".join(str(n) for n in self.seats)
            raise BadSetup(f"{self.id} is for {allowed} seats, not {quoted(seats)}")
        return seats

    def start(self, seats: object, options: Mapping[str, object]) -> S:
        """A new game, before anything has happened."""
        state = self.setup(self.checked_seats(seats), self.full_options(options))
        settle(state)
        return state

    def faults(self, state: S) -> list[Fault]:
        """All that cannot be so in a state, of what lies on the table and of what is pending."""
        return judged(self.laws, self.order, state)

    def action(self, ask: Ask, answer: int) -> int:
        """The fixed number of an answer among all that the game ever has, for learners."""
        own = ask.answers
        if ask.free is not None and answer >= own:
            return self.first_number[ask.free] + answer - own
        return self.first_number[type(ask)] + answer

    def view(self, state: S, seat: Optional[int]) -> Plain:
        """What a seat sees now, or a spectator."""
        return cast(Plain, self._view(state, seat))

    def guess(self, state: S, seat: Optional[int], source: Fast) -> S:
        """A state in which a seat, or a spectator, could be for all it knows; equal knowledge gives equal guesses."""
        guessed = cast(S, state.copy())
        hide_begun(guessed, seat)
        if self.redeal is not None:
            self.redeal(guessed, seat, source)
        return guessed

    def from_known(self, known: object) -> S:
        """Any state that fits what is known, from plain data that nobody has checked; guess deals the rest anew."""
        if not isinstance(known, dict):
            raise BadPosition(f"what is known must be an object with named fields, not {quoted(known)}")
        try:
            state = self.fill({name: value for name, value in known.items() if name != "seat"})
            faults = self.faults(state)
            if faults:
                raise Misread(faults[0])
            return state
        except MizbanError:
            raise
        except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError):
            raise BadPosition(f"this is not what a seat of {self.id} can know: its parts do not fit together") from None

    def prompt(self, state: S, ask: Ask) -> Word:
        """What a seat is asked to do."""
        return self.wordings[type(ask)].prompt(state, ask)

    def option(self, state: S, ask: Ask, answer: int) -> Word:
        """What an answer means."""
        return option_of(self.wordings, state, ask, answer)

    def sign(self, state: S, ask: Ask, answer: int) -> Sign:
        """What an answer does, and with which things."""
        return sign_of(self.wordings, state, ask, answer)

    @property
    def actions(self) -> int:
        """How many fixed action numbers there are."""
        return sum(kind.answers for kind in self.steps if issubclass(kind, Ask))


def number_answers(steps: tuple[type[Step], ...]) -> dict[type[Step], int]:
    """The answers of all questions laid end to end."""
    first: dict[type[Step], int] = {}
    total = 0
    for kind in steps:
        if issubclass(kind, Ask):
            first[kind] = total
            total += kind.answers
    return first
