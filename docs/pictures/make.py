"""Draws the pictures of the docs from real games: make pictures."""

from __future__ import annotations

import io
import re
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import DIMMED_MONOKAI

import mizban
from mizban import bots
from mizban.boards import draw
from mizban.games.kilt_castle.steps import MoveCard
from mizban.match import Match

HERE = Path(__file__).parent


def middle_of_a_game() -> Match:
    """Four regular bots, some turns in."""
    match = mizban.new("kilt-castle", seats=4, seed=12)
    players = [bots.make("regular", match.game, seat, 4) for seat in range(4)]
    while match.view()["turn"] < 19 or not isinstance(match.question(), MoveCard):
        seat = match.seat
        assert seat is not None
        match.play(players[seat].choose(match.guess(seat, players[seat].source), seat, match.legal()))
    return match


def picture(match: Match) -> str:
    """The table as a player sees it in the terminal."""
    console = Console(record=True, width=88, file=io.StringIO(), force_terminal=True, color_system="truecolor")
    console.print(draw("kilt-castle", match.view(0), "en"))
    console.print(f"\n[bold]{match.prompt()}[/]")
    for n, answer in enumerate(match.legal(), 1):
        console.print(f"  {n:2}. {match.text(answer)}")
    svg = console.export_svg(title="mizban play kilt-castle", theme=DIMMED_MONOKAI, unique_id="mizban")
    return without_foreign_fonts(svg)


def without_foreign_fonts(svg: str) -> str:
    """Nothing is loaded from another host."""
    svg = re.sub(r"<!-- Generated.*?-->", "", svg)
    svg = re.sub(r"@font-face \{.*?\}", "", svg, flags=re.DOTALL)
    svg = svg.replace("Fira Code", "DejaVu Sans Mono")
    return re.sub(r"[ \t]+$", "", svg, flags=re.MULTILINE)


if __name__ == "__main__":
    (HERE / "kilt-castle.svg").write_text(picture(middle_of_a_game()), encoding="utf-8")
