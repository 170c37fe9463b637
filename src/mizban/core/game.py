"""What a game hands in."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, Generic, Optional

from mizban.core.errors import BadSetup
from mizban.core.flow import is_over, settle, waiting
from mizban.core.reading import shown
from mizban.core.source import Fast
from mizban.core.state import Ask, S, State, Step

Plain = dict[str, Any]  # JSON-able data
Options = dict[str, str]


class Word:
    """The id of a message and its arguments; the texts stand in the .ftl files."""

    def __init__(self, id: str, args: Optional[Mapping[str, int | str]] = None) -> None:
        self.id: Final = id
        self.args: Final[dict[str, int | str]] = dict(args or {})

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Word) and self.id == other.id and self.args == other.args

    def __hash__(self) -> int:
        return hash((self.id, tuple(self.args.items())))

    def __repr__(self) -> str:
        return f"Word({self.id!r}, {self.args!r})"

    def plain(self) -> Plain:
        """The message as JSON-able data."""
        return {"id": self.id, **self.args}


def why_not_now(state: State) -> Word:
    """Why a seat that is not asked can do nothing: it is another's turn, or the game is over."""
    if is_over(state):
        return Word("why-over")
    others = waiting(state)
    return Word("why-not-your-turn", {"other": others[0]}) if others else Word("why-not-now")


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
        steps: tuple[type[Step[Any]], ...],
        setup: Callable[[int, Options], S],
        scores: Callable[[S], list[int]],
        ranking: Callable[[S], list[int]],
        breakdown: Callable[[S, int], dict[str, int]],
        evaluate: Callable[[S, int], int],
        known: Callable[[S, int], Plain],
        view: Callable[[S, Optional[int]], Plain],
        guess: Callable[[Plain, Fast], S],
        why: Callable[[S, int, Plain], Optional[Word]],
        prompt: Callable[[S, Ask[S]], Word],
        option: Callable[[S, Ask[S], int], Word],
        event: Callable[[str, list[Optional[int]]], Plain],
        write: Callable[[S], Plain],
        read: Callable[[Plain], S],
        broken: Optional[Callable[[S], str]] = None,
        locales: str = "",
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
        self.evaluate: Final = evaluate  # how well a seat stands, for simple bots
        self.known: Final = known
        self.view: Final = view
        self.guess: Final = guess
        self.why: Final = why
        self.prompt: Final = prompt
        self.option: Final = option
        self.event: Final = event
        self.write: Final = write
        self.read: Final = read
        self.broken: Final = broken  # the first law of the game that a state breaks, "" if none: for the fuzzer
        self.locales: Final = locales  # a folder with <language>/<id>.ftl; "" for the project's own
        self.first_number: Final = number_answers(steps)

    def full_options(self, chosen: Mapping[str, object]) -> Options:
        """Every option with its value; what was not chosen takes its default."""
        for name, value in chosen.items():
            if name not in self.options:
                known = ", ".join(self.options) or "none"
                raise BadSetup(f"{self.id} has no option {shown(name)}; it has {known}")
            if value not in self.options[name]:
                raise BadSetup(f"option {name} must be one of {', '.join(self.options[name])}, not {shown(value)}")
        return {name: str(chosen.get(name, values[0])) for name, values in self.options.items()}

    def start(self, seats: object, options: Mapping[str, object]) -> S:
        """A new game, before anything has happened."""
        if not isinstance(seats, int) or seats not in self.seats:
            allowed = ", ".join(str(n) for n in self.seats)
            raise BadSetup(f"{self.id} is for {allowed} seats, not {shown(seats)}")
        state = self.setup(seats, self.full_options(options))
        settle(state)
        return state

    def action(self, ask: Ask[Any], answer: int) -> int:
        """The fixed number of an answer among all that the game ever has, for learners."""
        own = ask.answers
        if ask.free is not None and answer >= own:
            return self.first_number[ask.free] + answer - own
        return self.first_number[type(ask)] + answer

    @property
    def actions(self) -> int:
        """How many fixed action numbers there are."""
        return sum(kind.answers for kind in self.steps if issubclass(kind, Ask))


def number_answers(steps: tuple[type[Step[Any]], ...]) -> dict[type[Step[Any]], int]:
    """The answers of all questions laid end to end."""
    first: dict[type[Step[Any]], int] = {}
    total = 0
    for kind in steps:
        if issubclass(kind, Ask):
            first[kind] = total
            total += kind.answers
    return first
