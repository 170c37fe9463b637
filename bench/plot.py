"""Answers a second by game beside public libraries, drawn from build/bench.json into docs/pictures/speed.svg."""

import json
import platform
from datetime import UTC, datetime
from html import escape
from math import log10
from pathlib import Path
from statistics import median

ROOT = Path(__file__).parent.parent
TARGET = ROOT / "docs" / "pictures" / "speed.svg"
LEFT, WIDTH, ROW, TOP = 280, 560, 24, 64
LEAST, MOST = 10_000, 10_000_000  # the ends of the scale, in answers a second
COLOURS = {"inside": "#0d6e6e", "through Match": "#63b3ad", "others": "#b58b3c"}


def main() -> None:
    """Draw the last run of make bench."""
    found = json.loads((ROOT / "build" / "bench.json").read_text())
    rows = [(name, speed(rates)) for name, rates in found.items() if "plain Python" not in name]
    TARGET.write_text(drawing(sorted(rows, key=lambda row: -row[1])))


def speed(rates: list[dict[str, float]]) -> float:
    """The median of answers a second, those with one option included."""
    return median(rate["decisions"] + rate["forced"] for rate in rates)


def drawing(rows: list[tuple[str, float]]) -> str:
    """Bars on a scale of powers of ten, the fastest on top."""
    height = TOP + ROW * len(rows) + 30
    today = datetime.now(UTC).date()
    machine = f"{today}, Python {platform.python_version()}, two cores of a shared {platform.machine()} machine"
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {LEFT + WIDTH + 110} {height}" role="img" '
        'font-family="system-ui, sans-serif" font-size="13">',
        "<title>Answers a second in random play, by game and library</title>",
        f'<rect width="{LEFT + WIDTH + 110}" height="{height}" fill="#fffdf8"/>',
        '<text x="16" y="24" font-size="16" font-weight="600">Answers a second, one core, each step ten times</text>',
        f'<text x="16" y="42" fill="#666">{escape(machine)}</text>',
    ]
    for power in range(int(log10(LEAST)), int(log10(MOST)) + 1):
        x = at(10**power)
        parts.append(f'<path d="M{x} {TOP - 4}V{height - 26}" stroke="#ddd3bf"/>')
        parts.append(f'<text x="{x}" y="{height - 10}" text-anchor="middle" fill="#666">{10**power:,}</text>')
    for i, (name, value) in enumerate(rows):
        parts += bar(name, value, TOP + ROW * i)
    return "\n".join([*parts, "</svg>"]) + "\n"


def at(value: float) -> int:
    """Where a number of answers stands on the scale."""
    return LEFT + round(WIDTH * (log10(max(value, LEAST)) - log10(LEAST)) / (log10(MOST) - log10(LEAST)))


def bar(name: str, value: float, y: int) -> list[str]:
    """One line: whose, how long, how much."""
    kind = next((kind for kind in COLOURS if kind in name), "others")
    return [
        f'<text x="{LEFT - 8}" y="{y + 14}" text-anchor="end">{escape(name.removeprefix("Mizban "))}</text>',
        f'<rect x="{LEFT}" y="{y + 2}" width="{max(at(value) - LEFT, 2)}" height="16" rx="3" fill="{COLOURS[kind]}"/>',
        f'<text x="{at(value) + 6}" y="{y + 14}" fill="#444">{round(value, -3):,.0f}</text>',
    ]


if __name__ == "__main__":
    main()
