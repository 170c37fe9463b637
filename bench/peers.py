"""Random games of public libraries, driven from Python, to print their speed beside ours.

Each library is optional; PettingZoo's Connect Four needs pygame or pygame-ce as well, even when nothing is drawn.
"""

import copy
import importlib
import os
import random
import warnings
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache, partial
from math import isclose
from time import perf_counter
from typing import Any


@dataclass
class Tally:
    """Counts what a stretch of random play holds."""

    decisions: int = 0
    forced: int = 0
    games: int = 0
    seconds: float = 0.0

    def add(self, answers: int, decisions: int) -> None:
        """Adds one finished game with that many answers, of which so many had more than one legal option."""
        self.decisions += decisions
        self.forced += answers - decisions
        self.games += 1


@dataclass(frozen=True)
class Peer:
    """Names one game of one library and holds how to play it and how to copy its state."""

    name: str
    play: Callable[[float, int], Tally]
    copy: Callable[[int], float] | None = None


def peers() -> list[Peer]:
    """Lists the peers whose libraries are installed."""
    return list(_found()[0])


def missing() -> list[str]:
    """Lists the names of the peers whose libraries are not installed."""
    return list(_found()[1])


@cache
def _found() -> tuple[list[Peer], dict[str, str]]:
    """Sorts the peers into the installed ones and, by name, the module that each other one lacks."""
    present: list[Peer] = []
    absent: dict[str, str] = {}
    for name, build in _BUILDERS.items():
        try:
            present.append(build(name))
        except ModuleNotFoundError as error:
            absent[name] = error.name or str(error)
    return present, absent


def _module(name: str) -> Any:
    """Imports a module without its greetings and deprecation warnings."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        return importlib.import_module(name)


def _stretch(game: Callable[[random.Random, Tally], object], seconds: float, seed: int) -> Tally:
    """Plays whole games until at least so many seconds have passed."""
    rnd, tally = random.Random(seed), Tally()
    began = perf_counter()
    while tally.seconds < seconds:
        game(rnd, tally)
        tally.seconds = perf_counter() - began
    return tally


def _each(duplicate: Callable[[], object], count: int) -> float:
    """Measures the seconds per copy over that many copies."""
    began = perf_counter()
    for _ in range(count):
        duplicate()
    return (perf_counter() - began) / count


def _spiel(title: str, name: str, *, weigh: bool = False) -> Peer:
    """Builds the peer for one game of OpenSpiel; its chance is weighed as its documentation does, or drawn evenly."""
    module = _module("pyspiel")
    game, over = module.load_game(title), int(module.PlayerId.TERMINAL)
    run = partial(_spiel_game, game, over, not weigh and _even(game))
    clone = _spiel_middle(game, run(random.Random(0), Tally())).clone
    return Peer(name, partial(_stretch, run), partial(_each, clone))


def _spiel_game(game: Any, over: int, even: bool, rnd: random.Random, tally: Tally) -> Any:
    """Plays one random game of OpenSpiel and returns its final state."""
    state, draw = game.new_initial_state(), rnd.random
    # Looking up the bound methods once makes OpenSpiel a seventh faster.
    current, legal, apply = state.current_player, state.legal_actions, state.apply_action
    answers = decisions = 0
    while (player := current()) != over:
        # Listing outcomes with their weights costs OpenSpiel up to half its speed, so equal weights are left unread.
        if player < 0 and not even:
            apply(_outcome(state.chance_outcomes(), draw()))
            continue
        options = legal()
        count = len(options)
        apply(options[int(draw() * count)])
        if player >= 0:
            answers += 1
            if count > 1:
                decisions += 1
    tally.add(answers, decisions)
    return state


def _outcome(outcomes: list[tuple[int, float]], point: float) -> int:
    """Picks the outcome on whose share of the weights the point falls."""
    for action, weight in outcomes:
        point -= weight
        if point < 0:
            return action
    return outcomes[-1][0]


def _even(game: Any) -> bool:
    """Tells whether every chance event in a few games is an equal pick among the state's legal actions."""
    rnd = random.Random(0)
    return all(_even_event(state) for _ in range(8) for state in _chance_events(game, rnd))


def _even_event(state: Any) -> bool:
    """Tells whether this chance event is an equal pick among the state's legal actions."""
    actions, weights = zip(*state.chance_outcomes(), strict=True)
    return bool(list(actions) == state.legal_actions()) and isclose(min(weights), max(weights))


def _chance_events(game: Any, rnd: random.Random) -> Iterator[Any]:
    """Yields the state at each chance event of one random game."""
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            yield state
            state.apply_action(_outcome(state.chance_outcomes(), rnd.random()))
        else:
            state.apply_action(rnd.choice(state.legal_actions()))


def _spiel_middle(game: Any, finished: Any) -> Any:
    """Replays a finished game up to the middle one of its players' answers."""
    state, moves = game.new_initial_state(), finished.full_history()
    # Half of the history would stop a card game inside its deal, which is dozens of chance events.
    answers = [place for place, move in enumerate(moves) if move.player >= 0]
    for move in moves[: answers[len(answers) // 2]]:
        state.apply_action(move.action)
    return state


def _connect_four(name: str) -> Peer:
    """Builds the peer for PettingZoo's Connect Four."""
    env = _module("pettingzoo.classic.connect_four_v3").env()
    # A deep copy of this environment is a fresh one without the board (its pickling keeps only the arguments).
    return Peer(name, partial(_stretch, partial(_connect_four_game, env)), None)


def _connect_four_game(env: Any, rnd: random.Random, tally: Tally) -> None:
    """Plays one random game of PettingZoo's Connect Four."""
    draw = rnd.random
    answers = decisions = 0
    env.reset()
    while True:
        observation, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            break
        options = [column for column, legal in enumerate(observation["action_mask"].tolist()) if legal]
        env.step(options[int(draw() * len(options))])
        answers += 1
        decisions += len(options) > 1
    tally.add(answers, decisions)


def _uno(name: str) -> Peer:
    """Builds the peer for RLCard's Uno."""
    make = partial(_module("rlcard").make, "uno")
    return Peer(name, partial(_uno_stretch, make()), partial(_each, partial(copy.deepcopy, _uno_middle(make()))))


def _uno_stretch(env: Any, seconds: float, seed: int) -> Tally:
    """Seeds the dealer and plays whole games until at least so many seconds have passed."""
    env.seed(seed)
    return _stretch(partial(_uno_game, env), seconds, seed)


def _uno_game(env: Any, rnd: random.Random, tally: Tally) -> None:
    """Plays one random game of RLCard's Uno."""
    draw = rnd.random
    answers = decisions = 0
    state, _ = env.reset()
    while not env.is_over():
        options = list(state["legal_actions"])
        state, _ = env.step(options[int(draw() * len(options))])
        answers += 1
        decisions += len(options) > 1
    tally.add(answers, decisions)


def _uno_middle(env: Any) -> Any:
    """Plays one random game and replays the first half of its answers from the same deal."""
    env.seed(0)
    _uno_game(env, random.Random(0), Tally())
    moves = env.action_recorder
    env.seed(0)
    env.reset()
    for _, move in moves[: len(moves) // 2]:
        env.step(move, raw_action=True)
    return env


_BUILDERS: dict[str, Callable[[str], Peer]] = {
    "OpenSpiel hearts": partial(_spiel, "hearts", weigh=True),
    "OpenSpiel hearts, chance unweighed": partial(_spiel, "hearts"),
    "OpenSpiel cribbage": partial(_spiel, "cribbage"),
    "OpenSpiel backgammon": partial(_spiel, "backgammon"),
    "PettingZoo connect_four_v3": _connect_four,
    "RLCard uno": _uno,
}


def _line(peer: Peer, seconds: float, seed: int, copies: int) -> str:
    """Measures a peer and describes it in one line."""
    tally = peer.play(seconds, seed)
    forced = tally.forced / (tally.decisions + tally.forced)
    copied = f"{peer.copy(copies) * 1e6:9.2f} µs/copy" if peer.copy else "  no working copy"
    rates = f"{tally.decisions / tally.seconds:10,.0f} decisions/s  {forced:6.1%} forced"
    return f"{peer.name:28}{rates}  {tally.games / tally.seconds:9,.1f} games/s  {copied}"


def _main() -> None:
    """Prints one line per peer, and what is missing for the others."""
    for peer in peers():
        print(_line(peer, seconds=2.0, seed=1, copies=1000))
    for name, lacks in _found()[1].items():
        print(f"{name:28}left out: module {lacks} is not installed")


if __name__ == "__main__":
    _main()
