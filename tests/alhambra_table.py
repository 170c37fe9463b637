"""Alhambra in the words of its rules: tables to begin from, answers by name, and what can be seen.

An Alhambra is drawn as text: rows from north to south, a dot for an empty place.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Optional

import mizban
from mizban import Match
from mizban.core.notation.wording import sign_of
from mizban.core.notation.writing import as_text
from mizban.core.state import CHANCE
from mizban.core.steps import step_name
from mizban.games.alhambra import GAME
from mizban.games.alhambra.data import CURRENCIES, TILES, VALUES
from mizban.games.alhambra.ground import Ground
from mizban.games.alhambra.position import read
from mizban.games.alhambra.words import WORDINGS
from mizban.records import fresh

FOUR: Final = ("yellow-9", "green-9", "blue-9", "orange-9")  # a display of which only one card can be taken


# Tables to begin from


def rows(drawing: str) -> list[str]:
    """The rows of a drawn Alhambra."""
    return [row.strip() for row in drawing.strip().splitlines()]


def purse(cards: str) -> dict[str, list[int]]:
    """Money such as "blue 4 7, green 1"."""
    parts = [part.split() for part in cards.split(",") if part.strip()]
    return {colour: [int(value) for value in values] for colour, *values in parts}


def player(alhambra: str = "fountain", reserve: str = "", hand: str = "", **points: int) -> dict[str, Any]:
    """A player by what lies before them."""
    return {"alhambra": rows(alhambra), "reserve": reserve.split(), "hand": purse(hand), "points": points}


def table(
    *players: dict[str, Any], market: str = "", display: Sequence[str] = FOUR, seats: int = 3, **rest: Any
) -> Match:
    """A match in which seat 0 begins a turn; players who do not matter have nothing but their start tile.

    Market slots that do not matter have dear tiles, unless something is pending.
    """
    everybody = [*players, *([player()] * (seats - len(players)))]
    tiles = [None if name == "-" else name for name in market.split()]
    description = {"players": everybody, "market": tiles, "display": list(display), **rest}
    if "pending" not in rest:
        tiles += [None] * (4 - len(tiles))
        spare = [name for name in TILES[-2::-1] if name not in str(description)]
        description["market"] = [name or spare.pop(0) for name in tiles]
    return mizban.position("alhambra", description, seed=1)


def poor_table(passes: int = 0) -> Match:
    """Seat 0 has nothing; seat 1 holds all the money there is."""
    rich = {colour: [value for value in range(1, 10) for _ in range(3)] for colour in CURRENCIES}
    return table(
        player(), {"hand": rich}, {}, market="pavilion-8", display=(), piles=[], scoring_cards=2, passes=passes
    )


def ground(drawing: str) -> Ground:
    """A drawn Alhambra on its ground."""
    return Ground(read({"players": [player(drawing), player()]}), 0)


def dealt(hands: Sequence[Sequence[int]], tiles: Sequence[int] = tuple(range(10))) -> Match:
    """A new match in which chance deals cards of these values, of each value the first card left."""
    match = fresh(GAME, len(hands), {}, bytes(32))
    market = tiles[: 10 if len(hands) == 2 else 4]
    for tile in market:
        match.timeline.take(CHANCE, tile)
    for hand in hands:
        for value in hand:
            match.timeline.take(CHANCE, next(card for card in range(value - 1, 36, VALUES) if match.state.deck[card]))
    match.timeline.roll()
    return match


# Questions and answers


def asked(match: Match) -> tuple[str, int]:
    """The question and the seat to which it goes."""
    ask = match.question()
    return step_name(type(ask)), ask.seat


def said(match: Match, answer: int) -> str:
    """An answer in words: take blue-4, buy garden-8a, build 1,0; a tile alone where its verb is not decided yet."""
    ask = match.question()
    if answer == WORDINGS[type(ask)].stop:
        return "enough"
    return as_text(WORDINGS, [sign_of(WORDINGS, match.state, ask, answer)])


def options(match: Match) -> list[str]:
    """All legal answers in words."""
    return [said(match, answer) for answer in match.legal()]


def play(match: Match, *texts: str) -> Match:
    """Make one choice after the other, whoever is asked."""
    for text in texts:
        match.play(text)
    return match


def answer(match: Match, *words: str) -> Match:
    """Give one answer after the other; choices may so be begun and not finished."""
    for word in words:
        assert word in options(match), f"{word} is not among {options(match)}"
        match.play(match.legal()[options(match).index(word)])
    return match


def refusal(match: Match, text: str, seat: int = 0) -> Optional[str]:
    """Why a seat cannot do something."""
    word = match.why(text, seat)
    return None if word is None else word.id.removeprefix("why-")


# What can be seen


def drawing(match: Match, seat: int = 0) -> list[str]:
    """The Alhambra of a seat, drawn; blanks between tiles do not matter."""
    return [" ".join(row.split()) for row in match.position()["players"][seat]["alhambra"]]


def reserve(match: Match, seat: int = 0) -> list[str]:
    return list(match.position()["players"][seat]["reserve"])


def hand(match: Match, seat: int = 0) -> dict[str, list[int]]:
    return dict(match.position()["players"][seat]["hand"])


def market(match: Match) -> list[Optional[str]]:
    return list(match.position()["market"])


def kinds(match: Match) -> list[str]:
    """What has happened, by kind."""
    return [event["kind"] for event in match.events()]


def points(match: Match, kind: str, seat: int) -> int:
    return match.breakdown(seat)[kind]


def tile(name: str) -> int:
    return TILES.index(name)
