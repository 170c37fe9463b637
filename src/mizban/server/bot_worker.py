"""A process in which bots think: reads what a seat knows, a line each, and writes an answer, a line each."""

from __future__ import annotations

import json
import resource
import signal
import sys
from typing import Any, Final

from mizban.bots import make
from mizban.registry import find

READY: Final = "ready"
MEMORY: Final = 2 << 30  # bytes


def main() -> None:
    """Answer until there are no more questions."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server decides when it is over
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    print(json.dumps(READY), flush=True)
    for line in sys.stdin:
        print(json.dumps(chosen(json.loads(line))), flush=True)


def chosen(asked: dict[str, Any]) -> int:
    """What a bot answers to a question; it is given nothing but what its seat knows."""
    bot = make(asked["bot"], find(asked["game"]), asked["seed"])
    return bot.choose(asked["known"], asked["options"], asked["seconds"])


if __name__ == "__main__":
    main()
