"""A process in which bots think: reads states guessed for a seat, a line each, and writes their turns, a line each."""

from __future__ import annotations

import base64
import contextlib
import json
import os
import pickle
import resource
import signal
import sys
from typing import Any, Final

from mizban.bots import make, maker
from mizban.core.errors import MizbanError
from mizban.core.state import State
from mizban.registry import find

READY: Final = "ready"
ANSWERS: Final = "answers"  # a line holds these,
FAILED: Final = "failed"  # or why there are none
MEMORY: Final = 500 << 20  # bytes that a process may have for itself
SPACE: Final = 4 << 30  # bytes of addresses, where a system counts nothing else
GRACE: Final = 5.0  # seconds beyond the budget: the server loses patience earlier


def main() -> None:
    """Answer until there are no more questions."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server decides when it is over
    bound(resource.RLIMIT_DATA, MEMORY)
    bound(resource.RLIMIT_AS, SPACE)
    with own_output() as out:
        print(json.dumps(READY), file=out, flush=True)
        for line in sys.stdin:
            asked = json.loads(line)
            signal.setitimer(signal.ITIMER_REAL, asked["seconds"] + GRACE)  # also when nobody is left to kill it
            said = answered(asked)
            signal.setitimer(signal.ITIMER_REAL, 0)
            print(json.dumps(said), file=out, flush=True)
            if used() > MEMORY // 2:  # what one bot leaves behind is no other's fault: the next process begins anew
                return


def bound(kind: int, most: int) -> None:
    """Set a limit, unless there is a lower one."""
    hard = resource.getrlimit(kind)[1]
    most = most if hard == resource.RLIM_INFINITY else min(most, hard)
    resource.setrlimit(kind, (most, most))


def used() -> int:
    """The most bytes of memory that the process has ever used."""
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most if sys.platform == "darwin" else most << 10


def own_output() -> Any:
    """Where answers are written; whatever bots print goes to the errors, among which it does no harm."""
    out = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)
    return out


def answered(asked: dict[str, Any]) -> dict[str, Any]:
    """What a bot answers, or why it does not."""
    try:
        return {ANSWERS: turn(asked)}
    except MemoryError:
        return {FAILED: f"it needs more than {MEMORY >> 20} MB"}
    except Exception as error:  # whatever a bot stumbles over, the process goes on
        return {FAILED: f"{type(error).__name__}: {error}"}


def turn(asked: dict[str, Any]) -> list[int]:
    """The turn of a bot; of what its seat does not know it is given a guess.

    The bot is made for this question: it cannot remember what another seat knows, and making one costs little.
    """
    state = unpacked(asked["state"])
    bot = make(asked["bot"], find(asked["game"]), asked["seed"], state.seats)
    return [int(answer) for answer in bot.turn(state, asked["seat"], asked["seconds"])]


def check(names: list[str]) -> int:
    """Load bots, and say what is wrong with the first that cannot be used."""
    for name in names:
        try:
            maker(name)
        except MizbanError as error:
            print(error)
            return 1
    return 0


def packed(state: State) -> str:
    """A state as a text, for a process of the same build."""
    return base64.b64encode(pickle.dumps(state)).decode()


def unpacked(text: str) -> Any:
    """The state in a text that this server has written."""
    return pickle.loads(base64.b64decode(text))


if __name__ == "__main__":
    if sys.argv[1:]:
        sys.exit(check(sys.argv[1:]))
    with contextlib.suppress(BrokenPipeError):  # the server has gone
        main()
