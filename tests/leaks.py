"""The leak test: games that differ only in what a seat may not know look the same to that seat, byte for byte.

Three kinds of twins, with visible chance scripted equal:
(a) states that differ only in what the seat still does not know after the answer;
(b) states that differ in anything that the view does not show;
(c) states that differ in the numbering of hidden pieces.
"""

from __future__ import annotations

import inspect
import json
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, Optional, TypeVar

import texts
from mizban import language
from mizban.core.flow import asked, chance_of, is_over, legal, play, waiting
from mizban.core.game import Game, Plain
from mizban.core.notation.wording import Sign, Wording
from mizban.core.source import Fast
from mizban.core.state import CHANCE, Ask, State
from mizban.core.steps import named
from mizban.core.words import Args, Word
from mizban.server.tables.frames import CANONICAL, Steps, frames_of

if TYPE_CHECKING:
    from conformance import Spec

SpecT = TypeVar("SpecT", bound="Spec")
TWINS = 200
GUESSES = 40
OLD_WORDS = ("why", "prompt", "option", "event")  # of games whose questions have no wordings yet


def dump(state: State) -> dict[str, Any]:
    """Everything in a state, also what its game forgot to write down."""
    plain = fields_in(state)
    del plain["events"]
    plain["todo"] = [named(step) for step in state.todo]
    plain["lanes"] = [[named(step) for step in lane] for lane in state.lanes]
    return dict(json.loads(json.dumps(plain, sort_keys=True, default=laid_open)))


def fields_in(value: object) -> dict[str, Any]:
    """What an object holds, by name."""
    fields = {name: getattr(value, name) for name in dir(value) if not name.startswith("_")}
    return {name: held for name, held in fields.items() if not callable(held)}


def laid_open(value: Any) -> Any:
    """Packed numbers as a list, any other part of a state by its fields."""
    return list(value) if hasattr(value, "__len__") else fields_in(value)


class Twin:
    """A state like another, and how outcomes of chance are called in it."""

    def __init__(self, state: State, rename: Optional[Callable[[int], int]] = None) -> None:
        self.state = state
        self.rename = rename or (lambda outcome: outcome)


def bytes_for(spec: Spec, state: State, seat: Optional[int], kind: str) -> str:
    """All that could be sent to a seat now."""
    game = spec.game
    sent: Plain = {"view": game.view(state, seat), "waiting": waiting(state)}
    if seat is not None:
        sent["question"] = question_for(spec, state, seat)
        sent["refusals"] = refusals_for(spec, state, seat)
    if kind != "b":
        sent["known"] = game.known(state, seat)
    return json.dumps(sent, sort_keys=True)


def refusals_for(spec: Spec, state: State, seat: int) -> list[str]:
    """Why all kinds of things are refused."""
    some = texts.every_text(spec.game.wordings)[::7]
    said = some if asked(state, seat) is not None else some[:1]  # whoever is not asked is told so, whatever is said
    return [str(texts.refusal(spec.game, state, seat, text)) for text in said]


def question_for(spec: Spec, state: State, seat: int) -> object:
    """A seat's prompt and options in words."""
    ask = asked(state, seat)
    if ask is None:
        return None
    options = [spec.game.option(state, ask, answer) for answer in ask.options(state)]
    words = [spec.game.prompt(state, ask), *options]
    things = [spec.game.sign(state, ask, answer).thing for answer in ask.options(state)]
    said = [[language.say(spec.game, word, lang) for word in words] for lang in language.LANGUAGES]
    return [list(ask.options(state)), things, said]


def events_for(spec: Spec, state: State, seat: Optional[int]) -> str:
    """What a seat has heard since its state began to listen."""
    assert state.events is not None
    heard = [(event.kind, event.numbers_for(seat)) for event in state.events]
    return json.dumps([spec.game.events.plain(kind, args) for kind, args in heard if args is not None])


def asked_of(state: State, seat: int) -> object:
    """The question to a seat, as plain data."""
    ask = asked(state, seat)
    return None if ask is None else named(ask)


class Script:
    """One answer, and all that chance answers after it."""

    def __init__(self, state: State, source: Fast) -> None:
        chance = chance_of(state)
        self.after = state.copy()
        self.after.events = []
        self.seat, self.answer = CHANCE, 0
        self.outcomes: list[int] = []
        if chance is None:
            seats = waiting(state)
            self.seat = seats[source.below(len(seats))]
            options = legal(state, self.seat)
            self.answer = options[source.below(len(options))]
            self.question = asked_of(state, self.seat)
            play(self.after, self.seat, self.answer)
        while (chance := chance_of(self.after)) is not None:
            self.outcomes.append(source.draw(chance, chance.weights(self.after)))
            play(self.after, CHANCE, self.outcomes[-1])

    def played_on(self, twin: Twin) -> Optional[State]:
        """The twin after the same answers; None when it cannot give them."""
        state = twin.state.copy()
        state.events = []
        if self.seat != CHANCE:
            if asked_of(state, self.seat) != self.question or self.answer not in legal(state, self.seat):
                return None
            play(state, self.seat, self.answer)
        for outcome in self.outcomes:
            chance = chance_of(state)
            if chance is None or not chance.weights(state)[twin.rename(outcome)]:
                return None
            play(state, CHANCE, twin.rename(outcome))
        return None if chance_of(state) is not None else state

    def answers_on(self, twin: Twin) -> list[tuple[int, int]]:
        """The same answers one by one, each with its seat."""
        own = [] if self.seat == CHANCE else [(self.seat, self.answer)]
        return own + [(CHANCE, twin.rename(outcome)) for outcome in self.outcomes]


def compare_game(spec: Spec, kind: str, seats: int, seed: int) -> int:
    """Follow a random game with twins for every seat and the spectator; say how many pairs were compared."""
    source = Fast(seed)
    state = spec.game.start(seats, spec.options)
    compared = answers = 0
    while not is_over(state):
        script = Script(state, source)
        answers += 1
        if answers % spec.stride == 0:
            for seat in (None, *range(seats)):
                compared += compare(spec, kind, state, script, seat, source)
        state = script.after
    return compared


def compare(spec: Spec, kind: str, state: State, script: Script, seat: Optional[int], source: Fast) -> int:
    """Compare all that a seat gets in a state and in its twin, before and after an answer."""
    if chance_of(state) is not None:
        return 0
    twin = spec.twin(kind, state, script.after, seat, source)
    if dump(twin.state) == dump(state):
        return 1  # nothing is hidden from this seat now: equal states look equal
    assert bytes_for(spec, twin.state, seat, kind) == bytes_for(spec, state, seat, kind), f"seat {seat} sees a secret"
    after = None if kind == "b" else script.played_on(twin)
    if after is not None:
        assert events_for(spec, after, seat) == events_for(spec, script.after, seat), f"seat {seat} hears a secret"
        assert bytes_for(spec, after, seat, kind) == bytes_for(spec, script.after, seat, kind), "a secret came out"
        own, others = script.answers_on(Twin(state)), script.answers_on(twin)
        assert frames_for(spec, twin.state, others, seat) == frames_for(spec, state, own, seat), "a secret on the way"
    return 1


def frames_for(spec: Spec, state: State, answers: list[tuple[int, int]], seat: Optional[int]) -> bytes:
    """What a seat is shown between several answers of one commit."""
    ends, listening = [0], state.copy()
    for who, answer in answers:
        listening.events = []
        play(listening, who, answer)
        heard = [event for event in listening.events if event.numbers_for(seat) is not None]
        ends.append(ends[-1] + len(heard))
    first, last = (CANONICAL.encode(spec.game.view(each, seat)) for each in (state, listening))
    views = [first, *Steps(spec.game, state, answers).views(seat), last]
    return CANONICAL.encode(frames_of(answers, views, ends))


def with_half_choice(state: State, seat: Optional[int], source: Fast) -> State:
    """A copy in which another seat's choice is begun, begun otherwise, or not begun at all."""
    twin = state.copy()
    for stack in [twin.todo, *twin.lanes]:
        top = stack[-1] if stack else None
        if isinstance(top, Ask) and top.seat != seat:
            stack[:] = top.unbegun(stack)
            halves = half_choices(twin, top.seat, source)
            if halves and source.below(2):
                return halves[source.below(len(halves))]
    return twin


def half_choices(state: State, seat: int, source: Fast) -> list[State]:
    """A choice of a seat as it is made, answer by answer, as long as it is only half made."""
    halves: list[State] = []
    then = asked(state, seat)
    while then is not None:
        state = state.copy()
        options = legal(state, seat)
        play(state, seat, options[source.below(len(options))])
        then = asked(state, seat)
        if then is None or not is_narrowing(state, then):
            return halves
        halves.append(state)
    return halves


def is_narrowing(state: State, ask: Ask) -> bool:
    """Whether a question is about a choice already begun."""
    return bool(ask.so_far(state)) or type(ask.whole()) is not type(ask)


def leaves(data: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    """The parts of plain data that hold no others, by their path."""
    if isinstance(data, dict):
        for name, value in data.items():
            yield from leaves(value, f"{path}.{name}")
    elif isinstance(data, list):
        for i, value in enumerate(data):
            yield from leaves(value, f"{path}.{i}")
    else:
        yield path, data


def check_twins_vary(spec: Spec, seed: int) -> None:
    """Over many twins, every part of the position that is not in what a seat knows takes at least two values."""
    assert unvaried(spec, seed, twins_of) == []


def check_guesses_vary(spec: Spec, seed: int) -> None:
    """So it does over many guesses, but for a half-made choice of another, which is never begun in them."""
    kept = [path for path in unvaried(spec, seed, guesses_of) if not path.startswith(".pending")]
    assert not kept, f"guesses keep {', '.join(kept)}"


def twins_of(spec: Spec, state: State, seat: int, source: Fast) -> list[State]:
    return [spec.twin("ac"[n % 2], state, None, seat, source).state for n in range(TWINS)]


def guesses_of(spec: Spec, state: State, seat: int, source: Fast) -> list[State]:
    return [spec.game.guess(state, seat, source) for _ in range(GUESSES)]


Others = Callable[["Spec", State, int, Fast], list[State]]


def unvaried(spec: Spec, seed: int, others: Others) -> list[str]:
    """The parts of a position that a seat does not know, and that are the same in all others that it may be in."""
    hidden: dict[str, bool] = {}
    for n in range(spec.games):
        source = Fast(seed + n)
        state = spec.game.start(spec.game.seats[n % len(spec.game.seats)], spec.options)
        while not is_over(state):
            script = Script(state, source)
            if chance_of(state) is None and source.below(6 * spec.stride) == 0:
                note_hidden(spec, state, hidden, source, others)
            state = script.after
    return [path for path, varies in hidden.items() if not varies]


def note_hidden(spec: Spec, state: State, hidden: dict[str, bool], source: Fast, others: Others) -> None:
    """Note which hidden parts of a position the others vary."""
    seat = source.below(state.seats)
    known = dict(leaves(spec.game.known(state, seat)))
    position = dict(leaves(spec.game.write(state)))
    secret = [path for path, value in position.items() if known.get(path) != value]
    positions = [dict(leaves(spec.game.write(other))) for other in others(spec, state, seat, source)]
    for path in secret:
        varies = len({str(other.get(path)) for other in positions}) > 1
        hidden[path] = hidden.get(path, False) or varies


# Planted leaks


def changed(spec: SpecT, **changes: Any) -> SpecT:
    """The spec with some functions of its game in the place of the honest ones."""
    spec.game = Game(**{**parts_of(spec.game), **changes})
    return spec


def parts_of(game: Game[Any]) -> Plain:
    """What a game was made from."""
    own = {"view": game._view}
    return {name: own.get(name) or getattr(game, name) for name in inspect.signature(Game).parameters}


class Like(Wording[Any, Any]):
    """A wording that says what another says; compiled ones cannot be subclassed, so one that leaks stands before it."""

    def __init__(self, honest: Wording[Any, Any]) -> None:
        super().__init__(honest.verb, honest.kind, honest.names)
        self.honest = honest

    def verbs(self) -> tuple[str, ...]:
        return self.honest.verbs()

    def of(self, verb: str) -> Wording[Any, Any]:
        return type(self)(self.honest.of(verb))

    def kinds(self, verb: str) -> tuple[str, ...]:
        return self.honest.kinds(verb)

    def examples(self, verb: str) -> tuple[str, ...]:
        return self.honest.examples(verb)

    def has(self, word: str) -> bool:
        return self.honest.has(word)

    def knows(self, state: Any, ask: Any, word: str) -> bool:
        return self.honest.knows(state, ask, word)

    def about(self, state: Any, ask: Any) -> Args:
        return self.honest.about(state, ask)

    def sign(self, state: Any, ask: Any, answer: int) -> Sign:
        return self.honest.sign(state, ask, answer)

    def option(self, state: Any, ask: Any, answer: int) -> Word:
        return self.honest.option(state, ask, answer)

    def pool(self, state: Any, ask: Any) -> Optional[list[Sign]]:
        return self.honest.pool(state, ask)

    def refusal(self, state: Any, ask: Any, words: list[str]) -> Optional[Word]:
        return self.honest.refusal(state, ask, words)


def found_by(spec: Spec, seats: int, *seeds: int) -> set[str]:
    """The kinds of twins that find a leak in the games of these seeds."""
    found = set()
    for kind in "ab":
        try:
            for seed in seeds:
                compare_game(spec, kind, seats, seed)
        except AssertionError:
            found.add(kind)
    return found
