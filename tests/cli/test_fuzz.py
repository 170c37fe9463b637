"""Random games with checks: they pass on a good game, and each fails on a broken one."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, Optional

import pytest
from mypy_extensions import i64

import mizban
from cli.terminal import Run
from leaks import Like, parts_of
from mizban.cli import checks, fuzz
from mizban.cli.mutations import Mutant, Stock
from mizban.core.faults import Fault
from mizban.core.game import Game, Plain, Word
from mizban.core.state import Ask, State
from mizban.core.words import Events
from mizban.games.kilt_castle import GAME
from mizban.games.kilt_castle.steps import MoveCard


def test_a_good_game_passes(run: Run, tmp_path: Path) -> None:
    said = run("fuzz", "kilt-castle", "--games", "20", "--out", "failed")
    assert (said.code, said.err) == (0, "")
    assert said.out.startswith("20 games of Kilt Castle, ")
    assert said.out.endswith(" a game; none failed.\n")
    assert not list(tmp_path.iterdir())


def test_it_speaks_persian(run: Run) -> None:
    assert run("fuzz", "kilt-castle", "--games", "1", "--lang", "fa").out.startswith("۱ بازیِ قلعهٔ کیلت، ")


def test_a_game_with_groups_and_secrets_passes(run: Run) -> None:
    said = run("fuzz", "pocket", "--games", "40")
    assert (said.code, said.out.endswith("none failed.\n")) == (0, True)


def test_a_game_with_sets_passes(run: Run) -> None:
    said = run("fuzz", "silver", "--games", "3")
    assert (said.code, said.out.endswith("none failed.\n")) == (0, True)


def test_seeds_in_a_row_go_through_all_set_ups() -> None:
    all_there_are = 3 * 4 * 2 * 24
    setups = {str(checks.setup_of(GAME, [2, 3, 4], seed)) for seed in range(all_there_are)}
    assert len(setups) == all_there_are


def test_seats_can_be_chosen() -> None:
    assert {checks.setup_of(GAME, [2, 4], seed)[0] for seed in range(10)} == {2, 4}


# Positions


def test_changed_positions_are_refused_or_played_to_the_end(run: Run, tmp_path: Path) -> None:
    said = run("fuzz", "kilt-castle", "--positions", "100", "--out", "failed")
    assert (said.code, said.err) == (0, "")
    found = re.fullmatch(r"100 positions of Kilt Castle, (\d+) of them accepted and .* none failed.\n", said.out)
    assert found is not None
    assert 20 < int(found[1]) < 100
    assert not list(tmp_path.iterdir())


def test_changed_positions_of_a_game_with_groups_and_secrets(run: Run) -> None:
    assert run("fuzz", "pocket", "--positions", "300").out.endswith("none failed.\n")


def test_a_position_that_crashes_is_saved(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    stock = Stock(broken(read=lambda data: 1 // 0), [2])
    mutant = Mutant(stock, 5)
    mutant.run()
    fuzz.report(mutant, str(tmp_path), "en")
    assert "ZeroDivisionError" in capsys.readouterr().out
    assert json.loads((tmp_path / "fuzz-kilt-castle-5.json").read_text()) == mutant.description


def test_a_position_that_never_ends_is_found() -> None:
    mutant = Mutant(Stock(broken(longest=5), [2]), 1)
    mutant.run()
    assert mutant.fault == "the game goes on after 5 answers"


# Broken games


def gone(state: Any) -> list[Fault]:
    return [Fault("cards", Word("fault-apart"))]


def broken(**changes: Any) -> Game[Any]:
    """Kilt Castle with something wrong in it."""
    return Game(**{**parts_of(GAME), **changes})


class Unprompted(Like):
    def prompt(self, state: Any, ask: Any) -> Word:
        return Word("no-such-message")


class Unwritten(Like):
    def option(self, state: Any, ask: Any, answer: int) -> Word:
        return Word("no-such-message")


class Untold(Events):
    def plain(self, kind: str, numbers: Any, hearer: Any = None) -> Plain:
        return {"kind": "no_such_event"}


def richer(data: Plain) -> Any:
    state = GAME.read(data)
    state.ledger[0] += 1
    return state


def tuples(state: Any, seat: object) -> Plain:
    return {"pair": (1, 2)}


def turned(state: Any) -> list[int]:
    return GAME.ranking(state)[::-1]


def fails(state: Any) -> list[int]:
    raise ZeroDivisionError("points")


FAULTS: list[tuple[dict[str, Any], str]] = [
    ({"wordings": {**GAME.wordings, MoveCard: Unprompted(GAME.wordings[MoveCard])}}, "LookupError"),
    ({"wordings": {**GAME.wordings, MoveCard: Unwritten(GAME.wordings[MoveCard])}}, "LookupError"),
    ({"events": Untold(GAME.events.args, GAME.events.names, GAME.events.things)}, "LookupError"),
    ({"read": richer}, "the position read is not the position written"),
    ({"view": tuples}, "is not plain data"),
    ({"known": tuples}, "is not plain data"),
    ({"laws": (gone,)}, "cards must not be a whole round apart"),
    ({"longest": 20}, "the game goes on after 20 answers"),
    ({"ranking": turned}, "BadRecord: the result of the record is not the one that the rules give"),
    ({"scores": fails}, "ZeroDivisionError: points"),
]


@pytest.mark.parametrize(("changes", "reason"), FAULTS)
def test_a_broken_game_fails(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, changes: dict[str, Any], reason: str
) -> None:
    monkeypatch.setattr(fuzz, "find", lambda id: broken(**changes))
    said = run("fuzz", "kilt-castle", "--games", "1", "--seed", "4", "--out", "failed")
    assert said.code == 1
    first, last = said.out.splitlines()
    assert first.startswith("Kilt Castle, seed 4: ")
    assert reason in first or reason.replace("LookupError", "KeyError") in first
    assert last.endswith("1 failed.")
    assert [path.name for path in (tmp_path / "failed").iterdir()] == ["fuzz-kilt-castle-4.json"]


def test_a_failing_game_is_saved_as_a_record(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fuzz, "find", lambda id: broken(longest=20))
    run("fuzz", "kilt-castle", "--games", "1", "--seed", "4")
    match = mizban.replay(json.loads(Path("fuzz-kilt-castle-4.json").read_text()))
    assert sum(entry[0] == "answer" for entry in match.timeline.entries()) == 20


def test_what_there_is_of_a_game_is_saved(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def no_setup(seats: int, options: dict[str, str]) -> Any:
        raise ZeroDivisionError

    for changes, left in (({"setup": no_setup}, "seed"), ({"scores": fails}, "log")):
        monkeypatch.setattr(fuzz, "find", lambda id, changes=changes: broken(**changes))
        run("fuzz", "kilt-castle", "--games", "1", "--seed", "5")
        assert left in json.loads(Path("fuzz-kilt-castle-5.json").read_text())


def test_ten_failing_games_are_enough(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fuzz, "find", lambda id: broken(longest=20))
    said = run("fuzz", "kilt-castle", "--games", "50", "--out", "failed")
    assert said.code == 1
    assert len(list(Path("failed").iterdir())) == 10
    assert said.out.splitlines()[-1].startswith("10 games of ")


# Single checks


class Three(Ask):
    answers = 3


@pytest.mark.parametrize("options", [[], [1, 0], [0, 0], [-1], [0, 3]])
def test_bad_options_are_found(options: list[int]) -> None:
    with pytest.raises(checks.Fault, match="Three"):
        checks.check_options(Three(0), options)


class Hidden:
    """A part of a state that is no value: two of them are never equal."""


class Odd(State):
    """A state that cannot be pickled, or not as it is."""

    def __init__(self, seats: int, hidden: Optional[Hidden] = None) -> None:
        super().__init__(seats)
        self.part = hidden


def test_a_state_that_does_not_come_back_is_found() -> None:
    checks.check_pickle(Odd(2))
    with pytest.raises(checks.Fault, match="the state pickled is another state"):
        checks.check_pickle(Odd(2, Hidden()))


def test_good_options_pass() -> None:
    checks.check_options(Three(0), [0, 2])


class Sloppy:
    """A match whose undo can be told what to forget."""

    def __init__(self, taken: i64, undone: Callable[[list[int]], list[int]], again: i64) -> None:
        self.line = [7]
        self.taken, self.undone, self.again = taken, undone, again
        self.played = 0

    def position(self) -> Plain:
        return {"line": list(self.line)}

    def play(self, answer: int, seat: int) -> None:
        self.line.append(answer + self.played * self.again)
        self.played += 1

    def undoable(self, seat: int) -> int:
        return 1

    def undo(self, seat: int, n: int) -> int:
        self.line = self.undone(self.line)
        return self.taken


def without_last(line: list[int]) -> list[int]:
    return line[:-1]


@pytest.mark.parametrize(
    ("match", "reason"),
    [
        (Sloppy(2, without_last, 0), "undo takes back more"),
        (Sloppy(1, list, 0), "does not give back the position"),
        (Sloppy(1, without_last, 1), "another outcome"),
    ],
)
def test_a_bad_undo_is_found(match: Any, reason: str) -> None:
    with pytest.raises(checks.Fault, match=reason):
        checks.play_and_undo(match, 0, 3)


def test_a_good_undo_passes() -> None:
    match: Any = Sloppy(1, without_last, 0)
    checks.play_and_undo(match, 0, 3)
    assert match.line == [7, 3]
