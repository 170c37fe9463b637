"""The ids and arguments of prompts, options and events; the texts stand in silver.ftl. Places count from 1."""

from __future__ import annotations

from typing import Any, Final, Optional

from mizban.core.game import Plain, Word
from mizban.core.state import Ask
from mizban.core.steps import step_name
from mizban.games.silver.data import NAMES, SLOTS
from mizban.games.silver.state import NUMBER, Silver
from mizban.games.silver.steps.deal import FirstLook
from mizban.games.silver.steps.exchange import DISCARD_IT, ENOUGH, OWN, Bewitch, Exchange, Hold, PlaceAt
from mizban.games.silver.steps.free import LIFT, MoveGuard, Question
from mizban.games.silver.steps.powers import DECLINE, Behold, Conjure, Expose, Give, Inspect, Search
from mizban.games.silver.steps.turn import CALL, DRAW, SHOWN, TAKE, Act, DrawMore, Finish, Pick

# What each event tells, in order.
EVENTS: Final = {
    "round": ("round", "seat"),
    "first_discard": ("card",),
    "looked": ("seat", "other", "place", "card"),
    "drew": ("seat", "card"),
    "returned": ("seat", "count"),
    "discarded": ("seat", "card"),
    "took": ("seat", "card"),
    "took_shown": ("seat", "card"),
    "slid": ("seat", "place", "card"),
    "exchanged": ("seat", "card"),
    "placed": ("seat", "other", "place", "card"),
    "failed": ("seat", "count"),
    "extra": ("seat",),
    "exposed": ("seat", "other", "place", "card"),
    "searched": ("seat", "card"),
    "replaced": ("seat", "other", "card"),
    "robbed": ("seat", "place", "other", "other_place"),
    "guarded": ("seat", "place", "target"),
    "guard_lifted": ("seat", "place"),
    "amulet_placed": ("seat", "place"),
    "called": ("seat",),
    "displayed": ("card",),
    "census": ("seat",),
    "deck_empty": (),
    "villagers_meet": (),
    "shown": ("seat", "place", "card"),
    "kamikaze": ("seat",),
    "scored": ("seat", "sum", "points", "total"),
    "jumped": ("seat",),
    "awarded": ("seat", "active"),
}
PLACES: Final = ("place", "other_place", "target")


def event(kind: str, args: list[Optional[int]]) -> Plain:
    """What happened, in the words of the view."""
    told: Plain = {"kind": kind}
    for name, value in zip(EVENTS[kind], args, strict=True):
        told[name] = value
        if value is not None and name == "card":
            told[name] = NAMES[value]
        elif value is not None and name in PLACES:
            told[name] = value + 1
    return told


def prompt(state: Silver, ask: Ask[Any]) -> Word:
    """What a seat is asked to do."""
    args: dict[str, int | str] = {"seat": ask.seat}
    if isinstance(ask, (Hold, Bewitch)) and state.hand:
        args["card"] = NAMES[state.hand[0] & NUMBER]
    if isinstance(ask, MoveGuard):
        args["place"] = ask.slot + 1
    return Word(f"ask-{step_name(type(ask)).replace('_', '-')}", args)


def option(state: Silver, ask: Ask[Any], answer: int) -> Word:
    """What an answer means."""
    if isinstance(ask, Question):
        if answer >= ask.size():
            return free_option(answer - ask.size())
        if isinstance(ask, Act):
            return main_option(state, answer)
    if isinstance(ask, (Hold, Bewitch, Exchange)):
        return exchange_option(state, ask, answer)
    if isinstance(ask, (DrawMore, Conjure, Inspect)):
        name = step_name(type(ask)).replace("_", "-")
        return Word(f"answer-{name}-{'yes' if answer else 'no'}")
    if isinstance(ask, Pick):
        return Word("answer-pick", {"card": NAMES[state.hand[answer] & NUMBER], "number": answer + 1})
    if isinstance(ask, Finish):
        return Word("answer-finish")
    return place_option(state, ask, answer)


def free_option(answer: int) -> Word:
    """A free action."""
    kinds = ("answer-empath", "answer-guard", "answer-amulet")
    return Word(kinds[answer // SLOTS], {"place": answer % SLOTS + 1})


def main_option(state: Silver, answer: int) -> Word:
    """A main action."""
    if answer >= SHOWN:
        place = answer - SHOWN
        return Word("answer-shown", {"card": NAMES[state.display[place]], "place": place + 1})
    if answer == TAKE:
        return Word("answer-take", {"card": NAMES[state.discard[-1]]})
    return Word({DRAW: "answer-draw", CALL: "answer-call"}[answer])


def exchange_option(state: Silver, ask: Ask[Any], answer: int) -> Word:
    """What becomes of the new card."""
    if isinstance(ask, Bewitch):
        if answer < OWN:
            return Word("answer-bewitch", {"other": answer // SLOTS, "place": answer % SLOTS + 1})
        return Word("answer-exchange", {"place": answer - OWN + 1})
    if isinstance(ask, Exchange):
        return Word("answer-enough") if answer == ENOUGH else Word("answer-exchange-too", {"place": answer + 1})
    if answer == DISCARD_IT:
        return Word("answer-discard", {"card": NAMES[state.hand[0] & NUMBER]})
    return Word("answer-exchange", {"place": answer})


def place_option(state: Silver, ask: Ask[Any], answer: int) -> Word:
    """A card by its place, one's own or an opponent's; or nothing."""
    if isinstance(ask, MoveGuard):
        return Word("answer-lift") if answer == LIFT else Word("answer-guard-place", {"place": answer + 1})
    if isinstance(ask, (FirstLook, PlaceAt, Give)):
        return Word("answer-place", {"place": answer + 1})
    if answer == DECLINE:
        return Word("answer-decline")
    if isinstance(ask, Search):
        return Word("answer-search", {"card": NAMES[state.discard[answer - 1]], "number": answer})
    if isinstance(ask, (Expose, Behold)):
        return Word("answer-place", {"place": answer})
    return Word("answer-target", {"other": (answer - 1) // SLOTS, "place": (answer - 1) % SLOTS + 1})
