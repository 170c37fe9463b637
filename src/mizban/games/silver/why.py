"""Why a wish is not possible: the first rule that forbids it. Never anything that depends on a hidden face."""

from __future__ import annotations

from typing import Any, Final, Optional

from mizban.core.errors import BadPosition, NotAnAnswer
from mizban.core.flow import asked
from mizban.core.game import Plain, Word, why_not_now
from mizban.core.reading import Fields, as_number
from mizban.core.state import Ask
from mizban.games.silver.data import BODYGUARD, CALL_AT_MOST, SLOTS, SQUIRES
from mizban.games.silver.rules import (
    idle_empath,
    is_guarded,
    is_under_amulet,
    is_up,
    own_free,
    slots_in,
)
from mizban.games.silver.state import MOVED, NOBODY, NOTHING, NUMBER, Silver
from mizban.games.silver.steps.deal import FirstLook
from mizban.games.silver.steps.exchange import DISCARD_IT, Bewitch, Exchange, Hold, PlaceAt
from mizban.games.silver.steps.free import LIFT, MoveGuard, Question
from mizban.games.silver.steps.powers import (
    DECLINE,
    Behold,
    Conjure,
    Expose,
    Foresee,
    Give,
    Inspect,
    Reveal,
    Rob,
    Search,
    Spy,
)
from mizban.games.silver.steps.turn import CALL, DRAW, MOST_DRAWN, SHOWN, TAKE, Act, DrawMore, Finish, Pick

NO_ANSWER: Final = -1  # the question that is asked has no such answer
IMPOSSIBLE: Final = -2  # it has, but never that many
ALLOWED: Final = ""

# The fields of each wish; places and numbers count from 1, seats from 0.
WISHES: Final[dict[str, tuple[str, ...]]] = {
    **dict.fromkeys(("draw", "take", "call", "more", "stop", "discard", "lift", "decline", "conjure"), ()),
    **dict.fromkeys(("inspect", "finish"), ()),
    **dict.fromkeys(("shown", "empath", "guard", "amulet", "guard_to", "put", "look", "own", "give"), ("place",)),
    "pick": ("number",),
    "search": ("number",),
    "target": ("seat", "place"),
    "exchange": ("places",),
}
FREE: Final = ("empath", "guard", "amulet")


def why(state: Silver, seat: int, wish: Plain) -> Optional[Word]:
    """None, or the first rule that forbids the wish."""
    verb, args = read_wish(state, wish)
    ask = asked(state, seat)
    if ask is None:
        return why_not_now(state)
    if verb == "exchange":
        return why_not_exchange(state, ask, args)
    answer = answer_for(ask, verb, args)
    if answer == NO_ANSWER:
        return Word("why-asked-else")
    if answer in ask.options(state):
        return None
    return reason(state, ask, verb, args)


def read_wish(state: Silver, wish: Plain) -> tuple[str, list[int]]:
    """The verb of a wish and its numbers."""
    if len(wish) != 1 or next(iter(wish)) not in WISHES:
        raise NotAnAnswer(f"a wish is one of {', '.join(WISHES)}, with its fields")
    verb, data = next(iter(wish.items()))
    try:
        fields = Fields(data, verb)
        if verb == "exchange":
            args = [as_number(place, "exchange.places", 1, SLOTS) for place in fields.items("places")]
        else:
            low = {"seat": 0}
            args = [fields.number(name, low.get(name, 1), SLOTS) for name in WISHES[verb]]
        fields.done()
    except BadPosition as error:
        raise NotAnAnswer(str(error)) from None
    if verb == "target" and args[0] >= state.seats:
        raise NotAnAnswer(f"target.seat must be a seat from 0 to {state.seats - 1}")
    return verb, args


# Which answer a wish means


def answer_for(ask: Ask[Any], verb: str, args: list[int]) -> int:
    """The answer that a wish means to the question that is asked."""
    if verb in FREE:
        return ask.size() + FREE.index(verb) * SLOTS + args[0] - 1 if isinstance(ask, Question) else NO_ANSWER
    if isinstance(ask, Act):
        main = {"draw": DRAW, "take": TAKE, "call": CALL}
        return shown_answer(args[0]) if verb == "shown" else main.get(verb, NO_ANSWER)
    if verb == "target":
        return target_answer(ask, args[0] * SLOTS + args[1] - 1)
    if verb == "decline":
        return DECLINE if isinstance(ask, DECLINABLE) else NO_ANSWER
    return simple_answer(ask, verb, args)


def shown_answer(place: int) -> int:
    """A card of the display."""
    return SHOWN + place - 1 if place <= SQUIRES else IMPOSSIBLE


def drawn_answer(number: int) -> int:
    """One of the cards drawn."""
    return number - 1 if number <= MOST_DRAWN else IMPOSSIBLE


DECLINABLE: Final = (Expose, Reveal, Behold, Spy, Search, Conjure, Rob, Inspect)


def target_answer(ask: Ask[Any], target: int) -> int:
    """An opponent's card, or with a Seer one's own."""
    if isinstance(ask, Bewitch):
        return target
    return 1 + target if isinstance(ask, (Reveal, Spy, Rob)) else NO_ANSWER


def simple_answer(ask: Ask[Any], verb: str, args: list[int]) -> int:
    """The wishes that belong to one kind of question."""
    kinds, answer = {
        "more": ((DrawMore,), 1),
        "stop": ((DrawMore,), 0),
        "discard": ((Hold,), DISCARD_IT),
        "lift": ((MoveGuard,), LIFT),
        "conjure": ((Conjure,), 1),
        "inspect": ((Inspect,), 1),
        "finish": ((Finish,), 0),
        "guard_to": ((MoveGuard,), args[0] - 1 if args else 0),
        "put": ((PlaceAt,), args[0] - 1 if args else 0),
        "look": ((FirstLook,), args[0] - 1 if args else 0),
        "give": ((Give,), args[0] - 1 if args else 0),
        "own": ((Expose, Behold), args[0] if args else 0),
        "pick": ((Pick,), drawn_answer(args[0]) if args else 0),
        "search": ((Search,), args[0] if args else 0),
    }.get(verb, ((), NO_ANSWER))
    return answer if isinstance(ask, kinds) else NO_ANSWER


# Exchanges


def why_not_exchange(state: Silver, ask: Ask[Any], places: list[int]) -> Optional[Word]:
    """A set of one's own cards, from the left; whether they match is never said beforehand."""
    if not isinstance(ask, (Hold, Bewitch, Exchange)):
        return Word("why-asked-else")
    slots = [place - 1 for place in places]
    if not slots or slots != sorted(set(slots)):
        return Word("why-order")
    for slot in slots:
        fault = own_fault(state, ask.seat, slot)
        if fault != ALLOWED:
            return Word(fault, {"place": slot + 1})
    if isinstance(ask, Exchange) and slots_in(ask.picked) != slots[: len(slots_in(ask.picked))]:
        return Word("why-chosen-already")
    return None


def own_fault(state: Silver, seat: int, slot: int) -> str:
    """Why one's own card cannot be moved."""
    if slot >= len(state.villages[seat]):
        return "why-no-card"
    return "why-amulet" if is_under_amulet(state, seat, slot) else ALLOWED


# Reasons


def reason(state: Silver, ask: Ask[Any], verb: str, args: list[int]) -> Word:
    """The rule that forbids an answer which its question knows."""
    if verb in ("draw", "take", "call"):
        return main_reason(state, ask, verb)
    if verb in FREE:
        return free_reason(state, ask, verb, args[0])
    if verb == "target":
        return target_reason(state, ask, args[0], args[1] - 1)
    if verb in ("guard_to", "lift"):
        return guard_reason(state, ask, verb, args)
    if verb == "discard":
        return Word("why-must-exchange")
    if verb in ("search", "conjure") and not own_free(state, ask.seat):
        return Word("why-nothing-to-exchange")
    if verb == "search" and args[0] == len(state.discard):
        return Word("why-master-itself")
    if verb in ("shown", "pick", "search"):
        return Word("why-no-card", {"place": args[0]})
    return place_reason(state, ask, verb, args[0] if args else getattr(ask, "slot", 0) + 1)


def main_reason(state: Silver, ask: Ask[Any], verb: str) -> Word:
    """Why a main action is not possible."""
    if verb == "draw":
        return Word("why-deck-empty")
    if verb == "take":
        return Word("why-nothing-to-exchange" if state.discard else "why-discard-empty")
    if state.caller != NOBODY:
        return Word("why-called-already", {"other": state.caller})
    if len(state.villages[ask.seat]) > CALL_AT_MOST:
        return Word("why-too-many-cards", {"count": len(state.villages[ask.seat]), "limit": CALL_AT_MOST})
    return Word("why-acted-already")


def free_reason(state: Silver, ask: Ask[Any], verb: str, place: int) -> Word:
    """Why a free action is not possible."""
    village = state.villages[ask.seat]
    if place > len(village):
        return Word("why-no-card", {"place": place})
    if verb == "amulet":
        return amulet_reason(state, ask)
    if verb == "empath":
        return (
            Word("why-no-empath") if idle_empath(state, ask.seat) == NOTHING else place_reason(state, ask, verb, place)
        )
    if not is_up(village[place - 1]) or not is_bodyguard(village[place - 1]):
        return Word("why-no-bodyguard", {"place": place})
    return Word("why-guard-moved" if village[place - 1] & MOVED else "why-nothing-to-guard", {"place": place})


def is_bodyguard(card: int) -> bool:
    return card & NUMBER == BODYGUARD


def amulet_reason(state: Silver, ask: Ask[Any]) -> Word:
    """Why the amulet cannot be placed."""
    if state.holder != ask.seat or not (state.active or state.any_holder):
        return Word("why-not-entitled")
    return Word("why-amulet-placed" if state.amulet != NOTHING else "why-exchange-owed")


def target_reason(state: Silver, ask: Ask[Any], owner: int, slot: int) -> Word:
    """Why an opponent's card cannot be touched."""
    if slot >= len(state.villages[owner]):
        return Word("why-no-card", {"place": slot + 1})
    args: dict[str, int | str] = {"other": owner, "place": slot + 1}
    if owner == ask.seat and not isinstance(ask, Foresee):
        return Word("why-own-card", args)
    if is_under_amulet(state, owner, slot):
        return Word("why-amulet", {"place": slot + 1})
    if owner != ask.seat and is_guarded(state, owner, slot):
        return Word("why-guarded", args)
    if isinstance(ask, Rob) and not own_free(state, ask.seat):
        return Word("why-nothing-to-exchange")
    return Word("why-face-up", {"place": slot + 1})


def guard_reason(state: Silver, ask: Ask[Any], verb: str, args: list[int]) -> Word:
    """Why a Bodyguard cannot go there."""
    assert isinstance(ask, MoveGuard)
    if verb == "lift":
        return Word("why-guards-nobody")
    slot = args[0] - 1
    if slot >= len(state.villages[ask.seat]):
        return Word("why-no-card", {"place": args[0]})
    if slot == state.guards[ask.seat][ask.slot]:
        return Word("why-guards-already", {"place": args[0]})
    return Word("why-guards-guard", {"place": args[0]})


def place_reason(state: Silver, ask: Ask[Any], verb: str, place: int) -> Word:
    """Why one's own card cannot be looked at, turned, given or replaced."""
    fault = own_fault(state, ask.seat, place - 1)
    if fault != ALLOWED:
        return Word(fault, {"place": place})
    if verb == "put":
        return Word("why-not-vacated", {"place": place})
    if verb == "look" or (isinstance(ask, Behold) and ask.first == place - 1):
        return Word("why-looked-already", {"place": place})
    return Word("why-face-up", {"place": place})
