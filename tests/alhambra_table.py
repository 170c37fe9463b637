"""Alhambra in the words of its rules: tables to begin from, answers by name, and what can be seen.

An Alhambra is drawn as text: rows from north to south, a dot for an empty place.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Optional

import mizban
from mizban import Match
from mizban.core.state import CHANCE
from mizban.core.steps import step_name
from mizban.games.alhambra import GAME
from mizban.games.alhambra.data import TILES, VALUES
from mizban.games.alhambra.ground import Ground
from mizban.games.alhambra.position import read
from mizban.records import fresh

# The short word of each answer.
PLAIN: Final = {
    "finish": "finish",
    "pass": "pass",
    "enough-taken": "enough",
    "pay-exactly": "enough",
    "pay-over": "enough",
    "reserve": "reserve",
    "give": "give",
}
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
    """A match in which seat 0 begins a turn; players who do not matter have nothing but their start tile."""
    everybody = [*players, *([player()] * (seats - len(players)))]
    tiles = [None if name == "-" else name for name in market.split()]
    description = {"players": everybody, "market": tiles, "display": list(display), **rest}
    return mizban.position("alhambra", description, seed=1)


def ground(drawing: str) -> Ground:
    """A drawn Alhambra on its ground."""
    return Ground(read({"players": [player(drawing), player()]}), 0)


def dealt(hands: Sequence[Sequence[int]], tiles: Sequence[int] = tuple(range(10))) -> Match:
    """A new match in which chance deals cards of these values, of each value the first card left."""
    match = fresh(GAME, len(hands), {}, bytes(32))
    market = tiles[: 10 if len(hands) == 2 else 4]
    for tile in market:
        match.take(CHANCE, tile)
    for hand in hands:
        for value in hand:
            match.take(CHANCE, next(card for card in range(value - 1, 36, VALUES) if match.state.deck[card]))
    match.roll()
    return match


# Questions and answers


def asked(match: Match) -> tuple[str, int]:
    """The question and the seat to which it goes."""
    ask = match.question()
    return step_name(type(ask)), ask.seat


def word_of(match: Match, answer: int) -> str:
    """An answer in short: take blue-4, buy 3, pay 5, remove garden-8a, use garden-8a, at 1,0, for garden-8a."""
    word = match.game.option(match.state, match.question(), answer)
    name, args = word.id.removeprefix("answer-"), word.args
    if name in PLAIN:
        return PLAIN[name]
    if name in ("take", "take-too"):
        return f"{'and' if name == 'take-too' else 'take'} {args['currency']}-{args['value']}"
    if name == "buy":
        return f"buy {args['tile']}"
    if name == "pay":
        return f"pay {args['value']}"
    if name == "build":
        return f"at {args['x']},{args['y']}"
    verb = {"remove": "remove ", "redesign": "use ", "swap": "for ", "choose": ""}[name]
    return f"{verb}{args['tile']}"


def options(match: Match) -> list[str]:
    """All legal answers in short."""
    return [word_of(match, answer) for answer in match.legal()]


def play(match: Match, *words: str) -> Match:
    """Answer one question after the other, whoever is asked."""
    for word in words:
        assert word in options(match), f"{word} is not among {options(match)}"
        match.play(match.legal()[options(match).index(word)])
    return match


def pay(match: Match, tile: str, *values: int) -> Match:
    """Buy a tile with these cards."""
    return play(match, f"buy {tile}", *(f"pay {value}" for value in values), "enough")


def refusal(match: Match, **wish: dict[str, Any]) -> Optional[str]:
    """Why seat 0 cannot do something."""
    word = match.why(0, wish)
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
