"""Everything that a contest shows, as plain data: what is printed, drawn and written as JSON."""

from __future__ import annotations

import os
import platform
import shlex
from collections import Counter
from collections.abc import Sequence
from datetime import UTC, datetime
from importlib.metadata import PackageNotFoundError, version
from statistics import fmean
from typing import Optional

import mizban
from mizban.arena.contest import Contest
from mizban.arena.statistics import bot_report, meetings, ratings, seat_report, spread_of
from mizban.core.game import Plain


def report(contest: Contest, rows: Sequence[Plain], games: int) -> Plain:
    """All that the finished games of a contest show, and where they come from."""
    budget = contest.seconds
    rated = ratings(rows, contest.names)
    return {
        "command": command(contest, games),
        "contest": contest.plain(),
        "games": len(rows),
        "reproducible": contest.is_reproducible,
        "line_ups": frequency(contest, rows),
        "bots": {name: {**bot_report(rows, name, budget), "rating": rated[name]} for name in contest.names},
        "head_to_head": {
            name: {other: meetings(rows, name, other) for other in contest.names if other != name}
            for name in contest.names
        },
        "seats": seat_report(rows, contest.seats),
        "points_by_place": mean_by_rank(rows),
        "winner": spread_of([row["scores"][row["ranks"].index(1)] for row in rows]),
        "turns": spread_of([row["turns"] for row in rows]),
        "memory": most_memory(rows),
        **surroundings(),
    }


def command(contest: Contest, games: int) -> str:
    """The command that plays these games again, defaults included."""
    words = ["mizban", "arena", contest.game.id, "--bots", ",".join(contest.bots)]
    words += ["--games", str(games), "--seats", str(contest.seats), "--seed", str(contest.seed)]
    for name, value in contest.options.items():
        if value != contest.game.options[name][0]:
            words += ["--option", f"{name}={value}"]
    if contest.is_reproducible:
        words += ["--evaluations", str(contest.evaluations)]
    else:
        words += ["--seconds", f"{contest.seconds:g}"]
    return shlex.join(words)


def frequency(contest: Contest, rows: Sequence[Plain]) -> Plain:
    """How many line-ups there are, and how often the rarest and the most frequent came."""
    times = Counter(tuple(row["bots"]) for row in rows)
    often = [times[line_up] for line_up in contest.line_ups]
    return {"count": len(often), "least": min(often), "most": max(often)}


def most_memory(rows: Sequence[Plain]) -> Optional[float]:
    """The most memory of any process that played, in MB; None where no system has said it."""
    return max((row["memory"] for row in rows if row["memory"] is not None), default=None)


def surroundings() -> Plain:
    """When, with what and on what."""
    return {
        "date": datetime.now(UTC).isoformat(timespec="seconds"),
        "versions": {
            "mizban": mizban.__version__,
            "compiled": mizban.compiled,
            "python": platform.python_version(),
            "openskill": installed_version("openskill"),
        },
        "machine": {"system": platform.system(), "processor": platform.machine(), "cores": os.cpu_count()},
    }


def installed_version(name: str) -> Optional[str]:
    try:
        return version(name)
    except PackageNotFoundError:
        return None


def mean_by_rank(rows: Sequence[Plain]) -> list[float]:
    """What the first, the second and so on had on average, best first."""
    placed = [[points for _, points in sorted(zip(row["ranks"], row["scores"], strict=True))] for row in rows]
    return [round(fmean(points), 2) for points in zip(*placed, strict=True)]
