"""Whatever a public function is given, it answers or refuses in one sentence."""

from __future__ import annotations

import inspect
import json
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

import mizban
from mizban import Match, bots, language
from mizban.core.reading import quoted
from mizban.core.source import Fast
from mizban.registry import own

WRONG: list[Any] = [
    *(None, "a", "", "\ud800", b"x", object(), 1.5, float("nan"), True, -1, 99, 10**40, -(10**40), 10**5000),
    *([], [1], [None], [[{}]], ["\ud800"], {}, {1: 2}, {"a": 1}, {"game": []}, {"seats": {}}, (1,), {1}, (10**5000,)),
    *([["answer", 10**40, 1]], [["answer", 0, 10**40]], [["undo", 0, 10**9]], [["undo", 0, 10**40]]),
    *([["undo", 0, -1]], [["takeover", 9, "x"]], [["chance", -5]], [["chance", 10**40]], [[["answer"], 1, 2]]),
    *([["answer", 10**40, 1], ["undo", 10**40, 1]], [["answer", 40, 1], ["undo", 40, 1]]),
]
UNTYPED: Any = mizban
MAKE: Any = bots.make
GAMES = ("kilt-castle", "silver", "pocket")
GIVEN: dict[str, Any] = {"answer": 0, "answers": [0], "text": "pass", "verb": "move", "chosen": [], "seat": 0}
METHODS = [name for name in dir(Match) if not name.startswith("_") and callable(getattr(Match, name))]


def refused(what: str, call: Callable[[], Any], longest: int = 700) -> str:
    """The sentence with which something is refused; empty where it is not."""
    try:
        call()
        return ""
    except mizban.MizbanError as error:
        sentence = str(error)
    except Exception as error:
        pytest.fail(f"{what}: {type(error).__name__}: {error}")
    assert "\n" not in sentence, what
    assert len(sentence) < longest, what
    return sentence


def a_match(game: str = "kilt-castle") -> Any:
    match = mizban.new(game, seed=1)
    match.events(0)
    match.play(match.legal()[0])
    return match


@pytest.mark.parametrize("name", METHODS)
@pytest.mark.parametrize("game", GAMES)
def test_a_match_takes_anything(game: str, name: str) -> None:
    parameters = list(inspect.signature(getattr(Match, name)).parameters.values())[1:]
    needed = {each.name: GIVEN[each.name] for each in parameters if each.default is each.empty}
    for each in parameters:
        for i, value in enumerate(WRONG):
            match = a_match(game)
            before = match.position(), match.timeline.entries()
            what = f"{name}({each.name}=WRONG[{i}])"
            if refused(what, lambda: getattr(match, name)(**{**needed, each.name: value})):  # noqa: B023
                assert (match.position(), match.timeline.entries()) == before


@pytest.mark.parametrize("i", range(len(WRONG)))
def test_the_library_takes_anything(i: int) -> None:
    value = WRONG[i]
    game = mizban.games.find("silver")
    record = {**a_match("silver").record(), "options": {"memory_aid": "on"}}
    setup = {**a_match("silver").setup, "key": "00" * 32}
    calls: dict[str, Callable[[], Any]] = {
        "new": lambda: mizban.new(value),
        "new seats": lambda: mizban.new("silver", value),
        "new seed": lambda: mizban.new("silver", seed=value),
        "new options": lambda: mizban.new("silver", options=value),
        "new option": lambda: mizban.new("silver", options={"memory_aid": value}),
        "position game": lambda: mizban.position(value, {}),
        "position": lambda: mizban.position("silver", value),
        "position seed": lambda: mizban.position("silver", {}, seed=value),
        "replay": lambda: mizban.replay(value),
        "restore setup": lambda: mizban.restore(value, []),
        "restore": lambda: mizban.restore(setup, value),
        "register": lambda: mizban.register(value),
        "find": lambda: mizban.games.find(value),
        "make": lambda: bots.make(value, game),
        "make game": lambda: bots.make("random", value),
        "make seed": lambda: bots.make("random", game, value),
        "start": lambda: game.start(value, {}),
        "start options": lambda: game.start(2, value),
        "say": lambda: language.say(game, mizban.Word("name"), value),
        "has": lambda: language.has(game, "name", value),
        "rules": lambda: language.rules(game, value),
        "Fast": lambda: Fast(value),
        "from_known": lambda: game.from_known(value),
    }
    calls |= {f"replay {name}": partial(mizban.replay, {**record, name: value}) for name in record}
    calls |= {f"restore {name}": partial(mizban.restore, {**setup, name: value}, []) for name in setup}
    for name, call in calls.items():
        refused(f"{name} WRONG[{i}]", call)


@pytest.mark.parametrize(
    ("call", "sentence"),
    [
        (lambda: UNTYPED.new("silver", seed="a"), "a seed must be a whole number of at most 4096 bits, not 'a'"),
        (lambda: UNTYPED.new("silver", seed=10**5000), "a seed must be a whole number .* not a huge number"),
        (lambda: UNTYPED.new("silver", options=[1]), "options must be named values, not a list"),
        (lambda: UNTYPED.position("silver", None), "position must be an object with named fields, not None"),
        (lambda: UNTYPED.position("silver", "x"), "position must be an object with named fields, not 'x'"),
        (lambda: UNTYPED.position("silver", []), "position must be an object with named fields, not a list"),
        (lambda: UNTYPED.restore({"game": "silver", "seats": 2}, [[{}]]), "entry 0 of the log is no answer"),
        (lambda: UNTYPED.register(None), "None is no game"),
        (
            lambda: MAKE([], mizban.games.find("silver")),
            "there is no bot a list; there are newcomer, regular, expert, greedy, random",
        ),
        (lambda: MAKE("random", "silver"), "'silver' is no game"),
        (lambda: a_match().undo(n="x"), "a number of answers must be a whole number, not 'x'"),
        (lambda: a_match().acknowledge(0, "x"), "a number of answers must be a whole number, not 'x'"),
        (lambda: a_match().acknowledge(None), "a seat must be a whole number, not None"),
        (lambda: a_match().why({1: 2}), "a choice must be a text, such as 'pass', not an object"),
        (lambda: a_match().addable(1, []), "a verb must be a text, such as 'move', not 1"),
        (lambda: a_match().addable("move", "S-R"), "what is chosen must be a list of texts, not 'S-R'"),
        (lambda: a_match().addable("move", [1]), "what is chosen must be a list of texts, not a list"),
        (lambda: a_match().prompt(lang=[]), "there is no language a list; there are en, fa"),
        (lambda: a_match().text(0, 5), "there is no language 5; there are en, fa"),
        (lambda: a_match().guess(0, 5), "a source of guesses must be a Fast, not 5"),
        (lambda: mizban.games.find("silver").from_known("x"), "what is known must be an object .* not 'x'"),
        (lambda: mizban.games.find("silver").from_known({}), "this is not what a seat of silver can know"),
        (lambda: a_match().board(width="x"), "a width must be a whole number, not 'x'"),
        (lambda: a_match().board(width=10**40), "a width must be 20 to 1000 columns, not a huge number"),
    ],
)
def test_a_wrong_type_is_named(call: Callable[[], Any], sentence: str) -> None:
    with pytest.raises(mizban.MizbanError, match=f"^{sentence}"):
        call()


@pytest.mark.parametrize("id", own())
def test_what_is_known_may_have_anything_in_it(id: str) -> None:
    """Each part of it in turn is replaced by something wrong; what is accepted can be guessed from."""
    match, source = mizban.new(id, seed=2), Fast(2)
    for _ in range(150):
        options = match.legal()
        match.play(options[source.below(len(options))])
    known = json.loads(json.dumps(match.known(0)))
    for holder, name in places_in(known):
        right = holder[name]
        holder[name] = WRONG[source.below(len(WRONG))]
        what = f"{name} is {quoted(holder[name])}"
        refused(what, lambda: match.game.guess(match.game.from_known(known), 0, source), 1000)
        holder[name] = right
    assert match.game.known(match.game.from_known(known), 0) == known


def places_in(data: Any) -> list[tuple[Any, Any]]:
    """Every place in plain data: what holds it, and under which name or number."""
    names = data if isinstance(data, dict) else range(len(data)) if isinstance(data, list) else ()
    return [place for name in names for place in [(data, name), *places_in(data[name])]]


def test_seeds_may_be_numbers_of_other_kinds() -> None:
    class Seed:
        def __index__(self) -> int:
            return 7

    assert mizban.new("silver", seed=Seed()) == mizban.new("silver", seed=7)  # type: ignore[arg-type]
    assert mizban.new("silver", seed=-7) == mizban.new("silver", seed=-7)


def test_what_was_acknowledged_stays_acknowledged() -> None:
    match = mizban.new("silver", seed=1)
    match.acknowledge(0)
    count = match.timeline.acknowledged(0)
    assert count == match.timeline.length
    for until in (0, count - 1, -5):
        match.acknowledge(0, until)
        assert match.timeline.acknowledged(0) == count
    match.acknowledge(1, 3)
    match.acknowledge(1, 10**40)
    assert match.timeline.acknowledged(1) == count


def test_huge_numbers_in_a_record_are_refused() -> None:
    record = a_match("pocket").record()
    for entry in ([10**40, 0], [0, 10**40], [-(10**40), 0]):
        with pytest.raises(mizban.BadRecord, match="an answer in a record must be a whole number, not a huge number"):
            mizban.replay({**record, "answers": [*record["answers"], entry]})


def test_the_log_of_an_answer_that_was_taken_back_is_checked_too() -> None:
    match = mizban.new("kilt-castle", seed=1)
    setup = {**match.setup, "key": match.timeline.key.hex()}
    log = match.timeline.entries()
    assert mizban.restore(setup, log) == match
    for entries in ([["answer", 5, 1], ["undo", 5, 1]], [["takeover", 2, "x"]], [["undo", 0, -1]]):
        with pytest.raises(mizban.BadRecord, match=f"entry {len(log)} of the log is no answer"):
            mizban.restore(setup, [*log, *entries])
