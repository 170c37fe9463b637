"""Keyflower in the words of its rules: villages drawn as text, tables to begin from, choices in words.

In a drawing each word is a tile and each dot an empty place; columns are columns, and a tile's lower right neighbour
stands one line below and one column to the right. "stable@4" is turned by four, "stable+" shows its back.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final, Optional

import mizban
from mizban import Match
from mizban.core.steps import step_name
from mizban.games.keyflower.data import NAMES
from mizban.games.keyflower.data import PIECES as KINDS

TOKEN: Final = re.compile(r"([a-z_0-9]+?)([ab]?)(?:@(\d))?(\+?)")
DOES: Final = re.compile(": |, now ")  # before what a tile does

# The village of the document's examples.
EXAMPLE: Final = """
    keywood  .
    .        stable
    home_1   .
    .        gold_mine
"""


def numbers(text: str) -> dict[str, int]:
    """ "2 wood 1 gold" as numbers by name."""
    words = text.split()
    return {name: int(count) for count, name in zip(words[::2], words[1::2], strict=True)}


def tile_of(token: str) -> dict[str, Any]:
    """A tile of a drawing."""
    found = TOKEN.fullmatch(token)
    assert found is not None, token
    name, side, turned, back = found.groups()
    if f"{name}{side}" in NAMES:
        name, side = f"{name}{side}", ""
    tile: dict[str, Any] = {"tile": name, "turned": int(turned or 0)}
    if side or back:
        tile["side"] = side or "back"
    return tile


def village(drawing: str, **more: dict[str, Any]) -> list[dict[str, Any]]:
    """The tiles of a drawing, the home first; more is known of some of them by name."""
    rows = [line.split() for line in drawing.strip().splitlines()]
    places = [(i, j, token) for i, row in enumerate(rows) for j, token in enumerate(row) if token != "."]
    (home,) = [(i, j) for i, j, token in places if token.startswith("home")]
    tiles = []
    for i, j, token in sorted(places, key=lambda place: not place[2].startswith("home")):
        column, height = j - home[1], i - home[0]
        assert (height - column) % 2 == 0, f"{token} stands between two rows"
        tile = {**tile_of(token), "at": [column, (height - column) // 2]}
        tiles.append({**tile, **more.get(tile["tile"], {})})
    return tiles


def table(
    *screens: str,
    villages: Sequence[str] = (),
    on: Optional[Mapping[str, str]] = None,
    tiles: Optional[Mapping[str, dict[str, Any]]] = None,
    middle: Optional[Mapping[str, dict[str, Any]]] = None,
    turn_order: Optional[Mapping[str, dict[str, Any]]] = None,
    **rest: Any,
) -> Match:
    """A match in the middle of a season, seat 0 to act: screens, villages, what lies on tiles, and the auction."""
    more = {name: dict(known) for name, known in (tiles or {}).items()}
    for name, goods in (on or {}).items():
        more.setdefault(name, {})["goods"] = numbers(goods)
    players: list[dict[str, Any]] = [{"screen": numbers(screen)} for screen in screens]
    for seat, player in enumerate(players):
        drawing = villages[seat] if seat < len(villages) else f"home_{seat + 1}"
        player["village"] = village(drawing, **more)
    position = {
        "players": players,
        "middle": [{**tile_of(name), **known} for name, known in (middle or {}).items()],
        "turn_order": [{"tile": name, **known} for name, known in (turn_order or {}).items()],
        **rest,
    }
    for entry in position["middle"]:
        entry.pop("turned")
    return mizban.position("keyflower", position, seed=1)


# Questions and answers


def asked(match: Match, seat: Optional[int] = None) -> tuple[str, int]:
    """The question and the seat to which it goes."""
    ask = match.question(seat)
    return step_name(type(ask)), ask.seat


def options(match: Match, seat: Optional[int] = None) -> list[str]:
    """All legal answers in words, without what a tile does."""
    return [DOES.split(text)[0] for text in texts(match, seat)]


def texts(match: Match, seat: Optional[int] = None, lang: str = "en") -> list[str]:
    """All legal answers in all their words."""
    return [match.text(answer, lang, seat) for answer in match.legal(seat)]


def play(match: Match, *choices: str | int, seat: Optional[int] = None) -> Match:
    """Make one choice after the other, in words; or answer one question after the other, by number."""
    for choice in choices:
        match.play(choice, seat)
    return match


def all_pass(match: Match) -> Match:
    """Everybody passes until the season ends."""
    season = match.view()["season"]
    while match.view()["season"] == season and match.seat is not None and asked(match)[0] == "act":
        match.play("pass")
    return match


def refused(match: Match, text: str, seat: Optional[int] = None) -> Optional[str]:
    """The id of the rule that forbids a choice, without its beginning."""
    word = match.why(text, seat)
    return None if word is None else word.id.removeprefix("why-")


# What can be seen


def screen(match: Match, seat: int = 0) -> dict[str, int]:
    """What is truly behind a screen."""
    return dict(match.position()["players"][seat]["screen"])


def tile(match: Match, name: str) -> dict[str, Any]:
    """A tile, in a village or in the middle."""
    position = match.position()
    entries = [entry for player in position["players"] for entry in player["village"]]
    return next(e for e in [*entries, *position["middle"], *position["turn_order"]] if e["tile"] == name)


def goods(match: Match, name: str) -> dict[str, int]:
    """The resources on a tile."""
    return dict(tile(match, name)["goods"])


def owned(match: Match, seat: int) -> list[str]:
    """The tiles of a seat."""
    return [entry["tile"] for entry in match.position()["players"][seat]["village"]]


def bag(match: Match) -> list[int]:
    """The workers that are truly in the bag, by colour."""
    state = match.state
    at = state.seats * len(KINDS)
    return list(state.held[at : at + 4])


def pile(match: Match) -> list[int]:
    """The skill tokens that are truly in the pile, by type."""
    state = match.state
    at = state.seats * len(KINDS)
    return list(state.held[at + 4 : at + 7])


def events(match: Match, seat: Optional[int] = None) -> list[str]:
    """The kinds of all events that a seat has heard of."""
    return [event["kind"] for event in match.events(seat)]
