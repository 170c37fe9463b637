"""Servers as processes of their own, to be killed."""

from __future__ import annotations

import contextlib
import os
import select
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import IO

from installing import surroundings

PATIENCE = 60  # seconds until a server must say where it is
COMMAND = (sys.executable, "-m", "mizban.cli")
CARELESS = (  # the same server, but its commits do not wait for the disk
    sys.executable,
    "-c",
    "import sys; from mizban.server.store import rows; rows.SYNCHRONOUS['sqlite'] = 'OFF'; "
    "from mizban.cli import main; sys.exit(main(sys.argv[1:]))",
)


@contextlib.contextmanager
def served(
    data: Path,
    *flags: str,
    before: Sequence[str] = (),
    command: Sequence[str] = COMMAND,
    packages: Sequence[Path] = (),
    limited: bool = False,
) -> Iterator[str]:
    """The address of a server, with wide limits unless it is limited; at the end it is killed without a warning."""
    quick = ["--bots", "random", "--bot-pause", "0"]
    given = [*before, *command, "serve", "--port", "0", "--data", str(data), *quick, *flags]
    of_address = ("rate", "burst", "sockets", "guests", "tables")
    wide = ["rate", "burst", "tables-per-person", *(f"{name}-per-address" for name in of_address)]
    settings = [part for name in wide for part in (f"--{name}", "100000")]
    env = surroundings(*packages)
    with subprocess.Popen(
        [*given, *([] if limited else settings)], stdout=subprocess.PIPE, text=True, env=env, start_new_session=True
    ) as it:
        assert it.stdout is not None
        try:
            yield first_line(it.stdout).split()[3]
        finally:
            os.killpg(it.pid, signal.SIGKILL)


def first_line(out: IO[str]) -> str:
    """The first line of a process, unless it takes too long."""
    assert select.select([out], [], [], PATIENCE)[0], "the server says nothing"
    return out.readline()
