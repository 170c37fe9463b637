"""Breaks Kilt Castle on purpose, one rule at a time, and sees that a test turns red each time: make mutants."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parent.parent
GAME = "src/mizban/games/kilt_castle"

# What is broken, in which file, and how.
MUTANTS = [
    ("a card may lap the rear row", "rules.py", "goal >= rows.rear + AROUND", "goal > rows.rear + AROUND"),
    ("a card may go two in front", "rules.py", "goal > rows.lead + 1", "goal > rows.lead + 2"),
    ("a lone leader may move", "rules.py", "goal == rows.lead + 1 and not behind", "False"),
    ("a card is its own neighbour", "rules.py", "behind -= 1", "behind -= 0"),
    ("a row takes one card more", "rules.py", "there >= CARDS_IN_ROW[state.seats]", "there > CARDS_IN_ROW[state.seats]"),
    ("there may be one row more", "rules.py", "rows.number >= ROWS[state.seats]", "rows.number > ROWS[state.seats]"),
    ("the option for lone cards does nothing", "rules.py", "if state.neighbour and not behind:", "if False:"),
    ("a two-colour card is not turned", "steps.py", "        turn_over(state, self.card)\n        state.tell", "        state.tell"),
    ("the far colour builds first", "steps.py", "Builder(self.card, NEAR, NOWHERE)", "Builder(self.card, FAR, NOWHERE)"),
    ("any empty site is free", "rules.py", "            is_first = False\n", ""),
    ("roofed towers are built on", "rules.py", 'return "roofed"', "return ALLOWED"),
    ("one's own tower costs its height", "rules.py", "return 0 if owner_of(state, square) == seat else", "return"),
    ("there is credit", "rules.py", "price_of(state, seat, square) <= ducats", "True"),
    ("the price goes to the bank", "steps.py", "state.ledger[owner * ENTRIES + RECEIVED] += price", "pass"),
    ("no roof follows", "steps.py", "elif self.site == self.first:", "elif False:"),
    ("a moved roof stays where it was too", "steps.py", "state.roofs ^= 1 << answer | 1 << self.site", "state.roofs |= 1 << self.site"),
    ("crests do not count", "scoring.py", "worths[square] = 1 + crests", "worths[square] = 1"),
    ("roofs do not join regions", "scoring.py", "                worths[square] = 1\n", "                worths[square] = 0\n"),
    ("all regions are paid", "scoring.py", "best = max(best, region_from(worths, square))", "best += region_from(worths, square)"),
    ("there is no ducat day", "steps.py", "            state.ducat_side = True\n", "            pass\n"),
    ("the seal is not turned back", "steps.py", "        state.ducat_side = False\n", ""),
    ("the seal goes to the right", "steps.py", "(state.seal + 1) % state.seats", "(state.seal - 1) % state.seats"),
    ("the near colour of the lone card begins", "steps.py", "colour_on(state, lone, FAR)", "colour_on(state, lone, NEAR)"),
    ("an unfair layout is kept", "steps.py", "if is_fair_layout(state):", "if True:"),
    ("the game ends a storey early", "steps.py", "any(not storeys_left(state, seat)", "any(storeys_left(state, seat) <= 1"),
    ("roofs pay at the end", "scoring.py", "top_colour(state, square) == colour and not is_roofed(state, square)", "top_colour(state, square) == colour"),
    ("storeys built do not break ties", "scoring.py", "(ducats_of(state, seat), storeys_built(state, seat))", "(ducats_of(state, seat), 0)"),
    ("twelve ducats to begin with", "data.py", "START_DUCATS: Final = 10", "START_DUCATS: Final = 12"),
    # Faults that the tests for every game must find
    ("a copy shares a list", "state.py", "            self.towers[:],\n", "            self.towers,\n"),
    ("an option leads into a dead end", "steps.py", "if can_build(state, seat, colour, line_of(state, state.travel[self.card])):", "if True:"),
    ("the view shows a half-made choice", "view.py", '"turn": state.turn,', '"turn": state.turn, "pending": pending(state, everything=True),'),
    ("what others know shows a half-made choice", "view.py", "pending(state, seat)", "pending(state, everything=True)"),
    ("a refusal of what could be done", "why.py", 'if goal == start:', "if goal in (start, start + 3):"),
    ("a position loses the side of the seal", "position.py", 'state.ducat_side = seal.truth("ducat_side", False)', 'seal.truth("ducat_side", False)'),
]  # fmt: skip


def survives(what: str, file: str, old: str, new: str) -> bool:
    """Whether all tests of the game pass on the broken rules."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder)
        for name in ("src", "tests", "pyproject.toml"):
            source = ROOT / name
            ignore = shutil.ignore_patterns("__pycache__")
            shutil.copytree(source, copy / name, ignore=ignore) if source.is_dir() else shutil.copy(source, copy)
        path = copy / GAME / file
        text = path.read_text(encoding="utf-8")
        assert old in text, f"{what}: {old!r} is no longer in {file}"
        path.write_text(text.replace(old, new), encoding="utf-8")
        command = [sys.executable, "-m", "pytest", "-q", "-x", "--no-cov", "-p", "no:cacheprovider", "tests/games"]
        environment = {**os.environ, "PYTHONPATH": str(copy / "src")}
        done = subprocess.run(command, cwd=copy, env=environment, capture_output=True, text=True, check=False)
        failed = [line for line in done.stdout.splitlines() if line.startswith(("FAILED", "ERROR"))]
        print(f"{what}: {failed[0] if failed else 'SURVIVES'}", flush=True)
        return done.returncode == 0


def main() -> int:
    """Try all mutants; one that no test finds is a failure."""
    survivors = [what for what, *change in MUTANTS if survives(what, *change)]
    print(f"{len(MUTANTS) - len(survivors)} of {len(MUTANTS)} found")
    return 1 if survivors else 0


if __name__ == "__main__":
    sys.exit(main())
