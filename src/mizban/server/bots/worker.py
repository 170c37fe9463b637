"""A process in which bots think: reads states guessed for a seat, a line each, and writes an answer, a line each."""

from __future__ import annotations

import base64
import contextlib
import json
import pickle
import resource
import signal
import sys
from typing import Any, Final

from mizban.bots import make
from mizban.core.state import State
from mizban.registry import find

READY: Final = "ready"
MEMORY: Final = 2 << 30  # bytes
GRACE: Final = 5.0  # seconds beyond the budget: the server loses patience earlier


def main() -> None:
    """Answer until there are no more questions."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server decides when it is over
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    print(json.dumps(READY), flush=True)
    for line in sys.stdin:
        asked = json.loads(line)
        signal.setitimer(signal.ITIMER_REAL, asked["seconds"] + GRACE)  # it ends also when nobody is left to kill it
        answer = chosen(asked)
        signal.setitimer(signal.ITIMER_REAL, 0)
        print(json.dumps(answer), flush=True)


def chosen(asked: dict[str, Any]) -> int:
    """What a bot answers to a question; of what its seat does not know it is given a guess."""
    bot = make(asked["bot"], find(asked["game"]), asked["seed"])
    return bot.choose(unpacked(asked["state"]), asked["seat"], asked["options"], asked["seconds"])


def packed(state: State) -> str:
    """A state as a text, for a process of the same build."""
    return base64.b64encode(pickle.dumps(state)).decode()


def unpacked(text: str) -> Any:
    """The state in a text that this server has written."""
    return pickle.loads(base64.b64decode(text))


if __name__ == "__main__":
    with contextlib.suppress(BrokenPipeError):  # the server has gone
        main()
