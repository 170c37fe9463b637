"""What a seat knows, what it is shown, and a full state that fits what it knows."""

from __future__ import annotations

from typing import Any, Optional

from mizban.core.game import Plain
from mizban.core.source import Fast
from mizban.core.steps import pending
from mizban.games.stone_age.data import (
    CARD_NAMES,
    COST,
    DIVISOR,
    EXACT_KINDS,
    FIRST_CHOICE,
    FIRST_SPACE,
    FIRST_STACK,
    KINDS,
    LEAST,
    MOST,
    PLACES,
    RESOURCES,
    TILE_NAMES,
    YIELDS,
)
from mizban.games.stone_age.packed import faces_in, items_in, total_of
from mizban.games.stone_age.payments import paid_of, payment, worth_of
from mizban.games.stone_age.position import UNKNOWN, bought_by, describe, extra_of, kept_by, placed_on, read
from mizban.games.stone_age.rules import (
    TILE,
    crowd,
    deck_size,
    home_of,
    is_fresh,
    points_of,
    shortage_of,
    tool_value,
    tools_of,
    value_added,
)
from mizban.games.stone_age.state import NOTHING, StoneAge
from mizban.games.stone_age.steps.buildings import OfferTile, PayTile
from mizban.games.stone_age.steps.cards import OfferCard, PayCard, TakeDie
from mizban.games.stone_age.steps.dice import AddTool
from mizban.games.stone_age.steps.feeding import Hunger, PayFood
from mizban.games.stone_age.steps.free import TakeSecond, TakeTwo
from mizban.games.stone_age.steps.paying import Pay


def known(state: StoneAge, seat: int) -> Plain:
    """All that a seat could have written down: every card bought, but not an extra card of another."""
    return {**describe(state, seat), "pending": pending(state, seat), "seat": seat}


def guess(known: Plain, chance: Fast) -> StoneAge:
    """A state that fits: an unknown extra card is any that the seat has not seen."""
    data = {name: value for name, value in known.items() if name != "seat"}
    if any(player["extra"] == UNKNOWN for player in known["players"]):
        left = unseen(known)
        card = left[chance.below(len(left))]
        data["players"] = [
            {**player, "extra": card} if player["extra"] == UNKNOWN else player for player in known["players"]
        ]
    return read(data)


def unseen(known: Plain) -> list[str]:
    """The cards that a seat has not seen."""
    seen = [name for player in known["players"] for name in player["cards"]] + known["display"]
    return [name for name in CARD_NAMES if name not in seen]


def view(state: StoneAge, seat: Optional[int]) -> Plain:
    """What is shown now; of others' cards only those kept face up, and how many there are."""
    seen: Plain = {
        "round": state.round,
        "start": state.start,
        "places": {PLACES[place]: placed_on(state, place) for place in range(len(PLACES)) if crowd(state, place)},
        "display": [None if card == NOTHING else CARD_NAMES[card] for card in state.display],
        "deck": deck_size(state),
        "stacks": [stack_view(state, stack) for stack in range(state.seats)],
        "players": [player_view(state, each) for each in range(state.seats)],
        **dice_view(state, seat),
        **deal_view(state, seat),
        **two_view(state, seat),
    }
    if seat is not None:
        extra = extra_of(state, seat, seat)
        seen["cards"] = [CARD_NAMES[card] for card in bought_by(state, seat)] + ([extra] if extra else [])
    return seen


def stack_view(state: StoneAge, stack: int) -> Plain:
    """The face-up tile with its price, and how many are below it."""
    tile = state.top[stack]
    if tile == NOTHING:
        return {"tile": None, "below": state.below[stack]}
    price: Plain = {"least": LEAST[tile], "most": MOST[tile], "kinds": EXACT_KINDS[tile] or None}
    if tile < FIRST_CHOICE:
        price = {name: COST[tile][kind] for kind, name in enumerate(RESOURCES) if COST[tile][kind]}
    points = worth_of(payment(list(COST[tile]))) if tile < FIRST_CHOICE else None
    return {"tile": TILE_NAMES[tile], "below": state.below[stack], "price": price, "points": points}


def player_view(state: StoneAge, seat: int) -> Plain:
    """A tribe as all see it."""
    tools = [tool for tool in tools_of(state, seat) if tool]
    return {
        "figures": state.figures[seat],
        "home": home_of(state, seat),
        "food": state.food[seat],
        "missing": missing_of(state, seat),
        "goods": {name: state.goods[seat * KINDS + kind] for kind, name in enumerate(RESOURCES)},
        "agriculture": state.fields[seat],
        "tools": [{"value": tool_value(tool), "used": not is_fresh(tool)} for tool in tools],
        "kept": [CARD_NAMES[card] for card in kept_by(state, seat)],
        "cards": state.owner.count(seat),
        "buildings": [TILE_NAMES[entry & TILE] for entry in state.built if entry >> 5 == seat],
        "score": points_of(state, seat),
    }


def missing_of(state: StoneAge, seat: int) -> int:
    """How much more food the next meal takes, after the harvest; nobody eats when the game is over."""
    if not state.todo:
        return 0
    return max(0, shortage_of(state, seat) - (0 if is_hungry(state, seat) else state.fields[seat]))


def is_hungry(state: StoneAge, seat: int) -> bool:
    """Whether a seat is asked what it gives for missing food: then its fields have yielded already."""
    return any(isinstance(step, (Hunger, PayFood)) and step.seat == seat for step in state.todo[-3:])


def dice_view(state: StoneAge, seat: Optional[int]) -> Plain:
    """The dice on the table: of a roll that tools may be added to, or those for everyone."""
    top: Any = next((step for step in state.todo[-2:][::-1] if isinstance(step, (AddTool, TakeDie))), None)
    if isinstance(top, AddTool):
        return {"roll": roll_view(top, value_added(top.tools()) if top.seat == seat else 0)}
    return {"dice": faces_in(top.faces)} if isinstance(top, TakeDie) else {}


def roll_view(ask: AddTool, tools: int) -> Plain:
    """A roll; the tools chosen so far are shown to who adds them."""
    return {
        "seat": ask.seat,
        "dice": items_in(ask.rolled),
        "tools": tools,
        "total": total_of(ask.rolled) + tools,
        "what": YIELDS[ask.what],
        "divisor": DIVISOR[ask.what],
    }


def deal_view(state: StoneAge, seat: Optional[int]) -> Plain:
    """What is being bought, built or given for food; the pieces chosen so far are shown to who pays."""
    kinds = (OfferCard, PayCard, OfferTile, PayTile, Hunger, PayFood)
    top: Any = next((step for step in state.todo[-2:][::-1] if isinstance(step, kinds)), None)
    if top is None:
        return {}
    paid = top.paid if isinstance(top, Pay) and top.seat == seat else 0
    pieces = {name: paid_of(paid, kind) for kind, name in enumerate(RESOURCES) if paid_of(paid, kind)}
    return {"deal": {"seat": top.seat, **bargain(state, top), "paid": pieces, "points": worth_of(paid)}}


def bargain(state: StoneAge, ask: Any) -> Plain:
    """Where something is offered, and for how many pieces; food has no place."""
    if isinstance(ask, (OfferTile, PayTile)):
        tile = state.top[ask.stack]
        return {"place": PLACES[FIRST_STACK + ask.stack], "least": LEAST[tile], "most": MOST[tile]}
    if isinstance(ask, (OfferCard, PayCard)):
        return {"place": PLACES[FIRST_SPACE + ask.space], "least": ask.space + 1, "most": ask.space + 1}
    missing = shortage_of(state, ask.seat)
    return {"place": None, "least": missing, "most": missing}


def two_view(state: StoneAge, seat: Optional[int]) -> Plain:
    """Who takes two resources with the card; the first one is shown to who takes it."""
    top: Any = state.todo[-1] if state.todo else None
    if not isinstance(top, (TakeTwo, TakeSecond)):
        return {}
    first = RESOURCES[top.kind] if isinstance(top, TakeSecond) and top.seat == seat else None
    return {"two": {"seat": top.seat, "first": first}}
