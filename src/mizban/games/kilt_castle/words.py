"""The ids and arguments of prompts, options and events; the texts stand in kilt-castle.ftl."""

from __future__ import annotations

from typing import Any, Final, Optional

from mizban.core.game import Plain, Word
from mizban.core.state import Ask
from mizban.games.kilt_castle.data import CARDS, COLOURS, CRESTS, POSITIONS, SQUARES
from mizban.games.kilt_castle.rules import AROUND, colour_on, owner_of, price_of
from mizban.games.kilt_castle.state import KiltCastle
from mizban.games.kilt_castle.steps import BuildOn, ChooseStorey, MoveCard, MoveRoof, MoveTo

# What each event tells, in order.
EVENTS: Final = {
    "dealt": ("card", "to"),
    "redealt": (),
    "seal": ("seat",),
    "moved": ("seat", "card", "from", "to"),
    "row_emptied": ("from",),
    "excused": ("seat", "colour"),
    "no_storeys": ("seat", "colour"),
    "paid": ("seat", "price", "other"),
    "built": ("seat", "colour", "crests", "site"),
    "roofed": ("seat", "site"),
    "roof_moved": ("seat", "from_site", "site"),
    "ducat_day": (),
    "income": ("seat", "colour", "income"),
    "payout": ("seat", "colour", "towers", "crests"),
}
NAMES: Final[dict[str, tuple[str, ...]]] = {
    "card": CARDS,
    "from": POSITIONS,
    "to": POSITIONS,
    "colour": COLOURS,
    "site": SQUARES,
    "from_site": SQUARES,
}


def event(kind: str, args: list[Optional[int]]) -> Plain:
    """What happened, in the words of the view."""
    told: Plain = {"kind": kind}
    for name, value in zip(EVENTS[kind], args, strict=True):
        told[name] = NAMES[name][value] if name in NAMES and value is not None else value
    return told


def prompt(state: KiltCastle, ask: Ask[Any]) -> Word:
    """What a seat is asked to do."""
    if isinstance(ask, MoveCard):
        return Word("ask-move-card", {"seat": ask.seat})
    if isinstance(ask, MoveTo):
        return Word("ask-move-to", {"seat": ask.seat, "card": CARDS[ask.card]})
    if isinstance(ask, BuildOn):
        return Word("ask-build-on", {"seat": ask.seat, "colour": COLOURS[colour_on(state, ask.card, ask.half)]})
    if isinstance(ask, ChooseStorey):
        colour = COLOURS[colour_on(state, ask.card, ask.half)]
        return Word("ask-choose-storey", {"seat": ask.seat, "colour": colour, "site": SQUARES[ask.site]})
    assert isinstance(ask, MoveRoof)
    return Word("ask-move-roof", {"seat": ask.seat, "site": SQUARES[ask.site]})


def option(state: KiltCastle, ask: Ask[Any], answer: int) -> Word:
    """What an answer means, and what comes of it."""
    if isinstance(ask, MoveCard):
        return Word("answer-move-card", {"card": CARDS[answer], "from": place_of(state, answer)})
    if isinstance(ask, MoveTo):
        alone = state.travel.count(state.travel[ask.card]) == 1
        return Word("answer-move-to-empties" if alone else "answer-move-to", {"to": POSITIONS[answer]})
    if isinstance(ask, BuildOn):
        return site_option(state, ask.seat, answer)
    if isinstance(ask, ChooseStorey):
        left = state.supply[colour_on(state, ask.card, ask.half) * CRESTS + answer]
        return Word("answer-choose-storey", {"crests": answer, "left": left})
    return Word("answer-move-roof", {"site": SQUARES[answer]})


def site_option(state: KiltCastle, seat: int, site: int) -> Word:
    """Building free on an empty site, free on one's own tower, or for a price."""
    price = price_of(state, seat, site)
    if price:
        owner = owner_of(state, site)
        return Word("answer-build-pay", {"site": SQUARES[site], "price": price, "other": owner})
    return Word("answer-build-own" if state.towers[site] else "answer-build-new", {"site": SQUARES[site]})


def place_of(state: KiltCastle, card: int) -> str:
    """The position at which a card lies."""
    return POSITIONS[state.travel[card] % AROUND]
