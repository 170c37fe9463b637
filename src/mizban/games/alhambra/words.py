"""The ids and arguments of prompts, options and events; the texts stand in alhambra.ftl. Slots count from 1."""

from __future__ import annotations

from typing import Any, Final, Optional

from mizban.core.game import Plain, Word
from mizban.core.state import Ask
from mizban.games.alhambra.data import CURRENCIES, PRICE, TILES, TYPES
from mizban.games.alhambra.ground import Ground, anchored
from mizban.games.alhambra.places import place_view
from mizban.games.alhambra.rules import CURRENCY, VALUE, paid_sum, tile_on
from mizban.games.alhambra.state import BUILT, Alhambra
from mizban.games.alhambra.steps.placing import GIVE_AWAY, TO_RESERVE, ChooseTile, PlaceTile
from mizban.games.alhambra.steps.turn import (
    BUY,
    ENOUGH_PAID,
    ENOUGH_TAKEN,
    FINISH,
    REDESIGN,
    SWAP,
    Act,
    Pay,
    Redesign,
    Take,
)

# What each event tells, in order.
EVENTS: Final = {
    "offered": ("tile", "slot"),
    "imaginary_tile": ("tile",),
    "dealt": ("seat", "currency", "value"),
    "starts": ("seat",),
    "laid": ("currency", "value"),
    "took": ("seat", "currency", "value"),
    "paid": ("seat", "currency", "value"),
    "bought": ("seat", "tile", "total", "price"),
    "exact": ("seat",),
    "removed": ("seat", "tile"),
    "swapped": ("seat", "tile", "x", "y"),
    "finished": ("seat",),
    "passed": ("seat",),
    "built": ("seat", "tile", "x", "y"),
    "reserved": ("seat", "tile"),
    "given_away": ("seat", "tile"),
    "scoring_card": ("round",),
    "scoring": ("round",),
    "building_points": ("seat", "building", "points"),
    "imaginary_points": ("building", "points"),
    "wall_points": ("seat", "points"),
    "last_turn": (),
    "left_over": ("seat", "tile", "total", "currency"),
}
NAMES: Final[dict[str, tuple[str, ...]]] = {"tile": TILES, "currency": CURRENCIES, "building": TYPES}


def event(kind: str, args: list[Optional[int]]) -> Plain:
    """What happened, in the words of the view."""
    told: Plain = {"kind": kind}
    for name, value in zip(EVENTS[kind], args, strict=True):
        told[name] = NAMES[name][value] if name in NAMES and value is not None else value
        if name == "slot" and value is not None:
            told[name] = value + 1
    return told


def prompt(state: Alhambra, ask: Ask[Any]) -> Word:
    """What a seat is asked to do."""
    if isinstance(ask, Act):
        return Word("ask-act-again" if ask.again else "ask-act", {"seat": ask.seat})
    if isinstance(ask, Take):
        return Word("ask-take", {"seat": ask.seat})
    if isinstance(ask, Pay):
        return pay_prompt(state, ask)
    if isinstance(ask, Redesign):
        return Word("ask-redesign", {"seat": ask.seat, "tile": TILES[ask.tile]})
    if isinstance(ask, PlaceTile):
        return Word("ask-place-tile", {"seat": ask.seat, "tile": TILES[ask.tile]})
    return Word("ask-choose-tile", {"seat": ask.seat})


def pay_prompt(state: Alhambra, ask: Pay) -> Word:
    """How much of the price is chosen so far."""
    tile = tile_on(state, ask.slot)
    args: dict[str, int | str] = {"seat": ask.seat, "tile": TILES[tile], "currency": CURRENCIES[ask.slot]}
    return Word("ask-pay", {**args, "price": PRICE[tile], "total": paid_sum(ask.paid)})


def option(state: Alhambra, ask: Ask[Any], answer: int) -> Word:
    """What an answer means."""
    if isinstance(ask, Act):
        return action_option(state, ask, answer)
    if isinstance(ask, Take):
        return Word("answer-enough-taken") if answer == ENOUGH_TAKEN else card_option(state, "take-too", answer)
    if isinstance(ask, Pay):
        return pay_option(state, ask, answer)
    if isinstance(ask, ChooseTile):
        return Word("answer-choose", {"tile": TILES[answer]})
    if isinstance(ask, Redesign) and answer >= SWAP:
        return Word("answer-swap", {"tile": TILES[answer - SWAP]})
    if isinstance(ask, PlaceTile) and answer in (TO_RESERVE, GIVE_AWAY):
        return Word("answer-reserve" if answer == TO_RESERVE else "answer-give")
    return place_option(state, ask.seat, answer)


def action_option(state: Alhambra, ask: Act, answer: int) -> Word:
    """One of the actions of a turn."""
    if answer == FINISH:
        return Word("answer-finish" if ask.again else "answer-pass")
    if answer < BUY:
        return card_option(state, "take", answer)
    if answer < REDESIGN:
        tile = tile_on(state, answer - BUY)
        return Word("answer-buy", {"tile": TILES[tile], "price": PRICE[tile], "currency": CURRENCIES[answer - BUY]})
    tile = answer - REDESIGN
    own = state.where[tile] == BUILT + ask.seat
    return Word("answer-remove" if own else "answer-redesign", {"tile": TILES[tile]})


def card_option(state: Alhambra, name: str, index: int) -> Word:
    """A card of the display."""
    card = state.display[index]
    return Word(f"answer-{name}", {"currency": CURRENCIES[CURRENCY[card]], "value": VALUE[card]})


def pay_option(state: Alhambra, ask: Pay, answer: int) -> Word:
    """A further card; or enough, with a warning when it is too much."""
    if answer != ENOUGH_PAID:
        return Word("answer-pay", {"currency": CURRENCIES[ask.slot], "value": answer + 1})
    total = paid_sum(ask.paid)
    excess = total - PRICE[tile_on(state, ask.slot)]
    return Word("answer-pay-over", {"total": total, "excess": excess}) if excess else Word("answer-pay-exactly")


def place_option(state: Alhambra, seat: int, anchor: int) -> Word:
    """An empty place, counted from the start tile."""
    ground = Ground(state, seat)
    return Word("answer-build", place_view(ground, anchored(ground, anchor)))
