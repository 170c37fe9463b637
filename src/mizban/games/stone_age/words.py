"""The ids and arguments of prompts, options and events; the texts stand in stone-age.ftl."""

from __future__ import annotations

from typing import Any, Final, Optional

from mizban.core.game import Plain, Word
from mizban.core.state import Ask
from mizban.core.steps import step_name
from mizban.games.stone_age.data import (
    CARD_NAMES,
    COST,
    DIVISOR,
    FACES,
    FIRST_CHOICE,
    FIRST_SPACE,
    FIRST_STACK,
    PLACES,
    RESOURCES,
    ROLES,
    TILE_NAMES,
    TOOL_MOST,
    YIELDS,
)
from mizban.games.stone_age.payments import payment, pieces_in, worth_of
from mizban.games.stone_age.rules import shortage_of, value_added
from mizban.games.stone_age.state import StoneAge
from mizban.games.stone_age.steps.actions import Resolve
from mizban.games.stone_age.steps.buildings import OfferTile, PayTile
from mizban.games.stone_age.steps.cards import BUY, OfferCard, PayCard, TakeDie
from mizban.games.stone_age.steps.dice import NO_MORE, AddTool, total_of
from mizban.games.stone_age.steps.feeding import GIVE, Hunger, PayFood
from mizban.games.stone_age.steps.free import Question
from mizban.games.stone_age.steps.paying import ENOUGH, Pay
from mizban.games.stone_age.steps.placing import HowMany, PlaceAt

# What each event tells, in order.
EVENTS: Final = {
    "card_shown": ("card", "space"),
    "tile_shown": ("tile", "stack"),
    "round": ("round", "seat"),
    "placed": ("seat", "count", "place"),
    "card_used": ("seat",),
    "received": ("seat", "count", "what"),
    "tool": ("seat", "value"),
    "no_tool": ("seat",),
    "figure": ("seat", "count"),
    "no_figure": ("seat",),
    "field": ("seat", "level"),
    "no_field": ("seat",),
    "rolled": ("seat", "dice", "total"),
    "tool_used": ("seat", "value"),
    "once_used": ("seat", "value"),
    "gathered": ("seat", "count", "what", "total", "divisor"),
    "paid": ("seat", "count", "what"),
    "card_bought": ("seat", "card"),
    "card_left": ("seat", "card"),
    "points": ("seat", "points"),
    "rolled_for_all": ("seat", "faces"),
    "die_taken": ("seat", "face"),
    "drew": ("seat", "card"),
    "deck_empty": ("seat",),
    "built": ("seat", "tile", "points"),
    "tile_left": ("seat", "tile"),
    "stack_empty": ("stack",),
    "harvest": ("seat", "count"),
    "fed": ("seat", "count"),
    "hungry": ("seat", "count", "points"),
    "ended_by_tiles": (),
    "ended_by_cards": (),
    "ended_by_rounds": (),
    "extra_shown": ("seat", "card"),
    "scored_green": ("seat", "different", "twice", "points"),
    "scored_role": ("seat", "role", "people", "times", "points"),
    "scored_resources": ("seat", "points"),
}
NAMES: Final[dict[str, tuple[str, ...]]] = {
    "card": CARD_NAMES,
    "tile": TILE_NAMES,
    "place": PLACES,
    "what": YIELDS,
    "role": ROLES,
}
FROM_ONE: Final = ("space", "stack")


def event(kind: str, args: list[Optional[int]]) -> Plain:
    """What happened, in the words of the view."""
    told: Plain = {"kind": kind}
    for name, value in zip(EVENTS[kind], args, strict=True):
        told[name] = None if value is None else event_word(name, value)
    return told


def event_word(name: str, value: int) -> int | str:
    """One number of an event, in the words of the view."""
    if name in NAMES:
        return NAMES[name][value]
    if name == "dice":
        return said(dice_in(value))
    if name == "faces":
        return said(faces_in(value))
    return value + 1 if name in FROM_ONE else value


def said(dice: list[int]) -> str:
    """Dice as they are read out: 4 + 6 + 1."""
    return " + ".join([str(die) for die in dice])


def dice_in(rolled: int) -> list[int]:
    """Dice written one after the other, in the order in which they fell."""
    dice: list[int] = []
    while rolled:
        dice.append(rolled & 7)
        rolled >>= 3
    dice.reverse()
    return dice


def faces_in(faces: int) -> list[int]:
    """The dice for everyone that are left, from low to high."""
    return [face for face in range(1, FACES + 1) for _ in range(faces >> 3 * face & 7)]


# Questions


def prompt(state: StoneAge, ask: Ask[Any]) -> Word:
    """What a seat is asked to do."""
    return Word(f"ask-{step_name(type(ask)).replace('_', '-')}", {"seat": ask.seat, **asked_about(state, ask)})


def asked_about(state: StoneAge, ask: Ask[Any]) -> dict[str, int | str]:
    """What a question is about."""
    if isinstance(ask, HowMany):
        return {"place": PLACES[ask.place]}
    if isinstance(ask, AddTool):
        return {"total": total_of(ask.rolled) + ask.added, "divisor": DIVISOR[ask.what], "what": YIELDS[ask.what]}
    if isinstance(ask, (OfferCard, PayCard)):
        return {"card": CARD_NAMES[state.display[ask.space]], "count": ask.space + 1 - paid_by(ask)}
    if isinstance(ask, (OfferTile, PayTile)):
        return {"tile": TILE_NAMES[state.top[ask.stack]], "count": paid_by(ask)}
    if isinstance(ask, (Hunger, PayFood)):
        return {"count": shortage_of(state, ask.seat) - paid_by(ask)}
    return {}


def paid_by(ask: Ask[Any]) -> int:
    """How many pieces of a payment are chosen."""
    return pieces_in(ask.paid) if isinstance(ask, Pay) else 0


def option(state: StoneAge, ask: Ask[Any], answer: int) -> Word:
    """What an answer means."""
    if isinstance(ask, Question) and answer == ask.size():
        return Word("answer-two-resources")
    if isinstance(ask, (PlaceAt, Resolve)):
        return place_option(state, answer)
    if isinstance(ask, HowMany):
        return Word("answer-how-many", {"count": answer})
    if isinstance(ask, AddTool):
        return tool_option(ask, answer)
    if isinstance(ask, TakeDie):
        return Word("answer-die", {"face": answer, "item": ITEMS[answer]})
    if isinstance(ask, (OfferCard, OfferTile, Hunger)):
        return yes_or_no(state, ask, answer)
    if isinstance(ask, Pay) and answer == ENOUGH:
        return Word("answer-enough")
    return Word("answer-piece", {"what": RESOURCES[answer]})


ITEMS: Final[tuple[str, ...]] = ("", *RESOURCES, "tool", "field")


def place_option(state: StoneAge, place: int) -> Word:
    """A place, with the card or tile that lies there."""
    if place >= FIRST_STACK:
        stack = place - FIRST_STACK
        return Word("answer-place-tile", {"place": PLACES[place], "tile": TILE_NAMES[state.top[stack]]})
    if place >= FIRST_SPACE:
        space = place - FIRST_SPACE
        return Word("answer-place-card", {"place": PLACES[place], "card": CARD_NAMES[state.display[space]]})
    return Word("answer-place", {"place": PLACES[place]})


def tool_option(ask: AddTool, answer: int) -> Word:
    """A tool, with what the roll would yield then."""
    total = total_of(ask.rolled) + ask.added + (0 if answer == NO_MORE else value_added(answer))
    args: dict[str, int | str] = {"count": total // DIVISOR[ask.what], "what": YIELDS[ask.what]}
    if answer == NO_MORE:
        return Word("answer-no-tool", args)
    args["value"] = value_added(answer)
    return Word("answer-tool" if answer <= TOOL_MOST else "answer-once", args)


def yes_or_no(state: StoneAge, ask: OfferCard | OfferTile | Hunger, answer: int) -> Word:
    """To buy or to leave; to give resources or to starve."""
    if isinstance(ask, Hunger):
        return Word("answer-give" if answer == GIVE else "answer-starve")
    if answer != BUY:
        return Word("answer-decline")
    if isinstance(ask, OfferTile) and state.top[ask.stack] < FIRST_CHOICE:
        return Word("answer-buy-fixed", {"points": worth_of(payment(list(COST[state.top[ask.stack]])))})
    return Word("answer-buy")
