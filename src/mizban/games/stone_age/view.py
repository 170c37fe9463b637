"""What a seat knows, what it is shown, and a full state that fits what it knows."""

from __future__ import annotations

from typing import Any, Optional

from mizban.core.game import Plain
from mizban.core.packed import count, total
from mizban.core.source import Fast, outcome_at
from mizban.games.stone_age.data import (
    CARD_NAMES,
    COST,
    DIVISOR,
    EXACT_KINDS,
    FIRST_CHOICE,
    FIRST_SPACE,
    FIRST_STACK,
    FOOD,
    KINDS,
    LEAST,
    MOST,
    PLACES,
    RESOURCES,
    TILE_NAMES,
    YIELDS,
)
from mizban.games.stone_age.packed import faces_in, items_in, total_of
from mizban.games.stone_age.payments import PRICE, worth_of
from mizban.games.stone_age.pending import SCRIPT
from mizban.games.stone_age.position import UNKNOWN, WATCHER, bought_by, describe, extra_of, kept_by, placed_on, read
from mizban.games.stone_age.rules import (
    TILE,
    crowd,
    deck_of,
    deck_size,
    home_of,
    is_fresh,
    points_of,
    shortage_of,
    stored,
    tool_value,
    tools_of,
    value_added,
)
from mizban.games.stone_age.shapes import DealView, PlayerView, PriceView, RollView, StackView, View
from mizban.games.stone_age.state import NOBODY, NOTHING, StoneAge
from mizban.games.stone_age.steps.buildings import OfferTile, PayTile
from mizban.games.stone_age.steps.cards import OfferCard, PayCard, TakeDie
from mizban.games.stone_age.steps.dice import AddTool
from mizban.games.stone_age.steps.feeding import Hunger, PayFood
from mizban.games.stone_age.steps.free import TakeSecond, TakeTwo


def known(state: StoneAge, seat: Optional[int]) -> Plain:
    """All that a seat or a spectator could have written down: every card bought, but not an extra card of another."""
    return {**describe(state, WATCHER if seat is None else seat), "pending": SCRIPT.known(state, seat), "seat": seat}


def redeal(state: StoneAge, seat: Optional[int], chance: Fast) -> None:
    """An extra card that a seat does not know is any that it has not seen."""
    if state.extra == NOTHING:
        return
    owner = state.owner[state.extra]
    if extra_of(state, owner, WATCHER if seat is None else seat) == UNKNOWN:
        state.owner[state.extra] = NOBODY
        deck = deck_of(state)
        state.extra = outcome_at(deck, chance.below(total(deck)))
        state.owner[state.extra] = owner


def fill(known: Plain) -> StoneAge:
    """A state that fits: an unknown extra card is the first that the seat has not seen."""
    players = [
        {**player, "extra": unseen(known)[0]} if player["extra"] == UNKNOWN else player for player in known["players"]
    ]
    return read({**known, "players": players})


def unseen(known: Plain) -> list[str]:
    """The cards that a seat has not seen."""
    seen = [name for player in known["players"] for name in player["cards"]] + known["display"]
    return [name for name in CARD_NAMES if name not in seen]


def view(state: StoneAge, seat: Optional[int]) -> View:
    """What is shown now; of others' cards only those kept face up, and how many there are."""
    dice = asked_lately(state, (AddTool, TakeDie))
    return {
        "round": state.round,
        "start": state.start,
        "places": {PLACES[place]: placed_on(state, place) for place in range(len(PLACES)) if crowd(state, place)},
        "display": [None if card == NOTHING else CARD_NAMES[card] for card in state.display],
        "deck": deck_size(state),
        "stacks": [stack_view(state, stack) for stack in range(state.seats)],
        "players": [player_view(state, each) for each in range(state.seats)],
        "roll": roll_view(state, seat),
        "dice": faces_in(dice.faces) if isinstance(dice, TakeDie) else None,
        "deal": deal_view(state),
        "two": two_view(state),
        "cards": None if seat is None else cards_view(state, seat),
    }


def cards_view(state: StoneAge, seat: int) -> list[str]:
    """All cards of a seat, the extra card last."""
    extra = extra_of(state, seat, seat)
    return [CARD_NAMES[card] for card in bought_by(state, seat)] + ([extra] if extra else [])


def stack_view(state: StoneAge, stack: int) -> StackView:
    """The face-up tile with its price, and how many are below it."""
    tile = state.top[stack]
    if tile == NOTHING:
        return {"tile": None, "below": state.below[stack], "price": None, "points": None}
    points = worth_of(PRICE[tile]) if tile < FIRST_CHOICE else None
    return {"tile": TILE_NAMES[tile], "below": state.below[stack], "price": price_view(tile), "points": points}


def price_view(tile: int) -> PriceView:
    """The pieces that a tile costs, one by one, or how many of one's choice."""
    pieces = [name for name, number in zip(RESOURCES, COST[tile], strict=False) for _ in range(number)]
    return {"pieces": pieces, "least": LEAST[tile], "most": MOST[tile], "kinds": EXACT_KINDS[tile] or None}


def player_view(state: StoneAge, seat: int) -> PlayerView:
    """A tribe as all see it."""
    wood, brick, stone, gold = [stored(state, seat, kind) for kind in range(KINDS)]
    tools = [tool for tool in tools_of(state, seat) if tool]
    return {
        "figures": state.figures[seat],
        "home": home_of(state, seat),
        "food": stored(state, seat, FOOD),
        "missing": missing_of(state, seat),
        "goods": {"wood": wood, "brick": brick, "stone": stone, "gold": gold},
        "agriculture": state.fields[seat],
        "tools": [{"value": tool_value(tool), "used": not is_fresh(tool)} for tool in tools],
        "kept": [CARD_NAMES[card] for card in kept_by(state, seat)],
        "cards": count(state.owner, seat),
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


def asked_lately(state: StoneAge, kinds: tuple[type[Any], ...]) -> Any:
    """The question of these kinds that stands now, also while the two-resources card is used before it."""
    return next((step for step in state.todo[-2:][::-1] if isinstance(step, kinds)), None)


def roll_view(state: StoneAge, seat: Optional[int]) -> Optional[RollView]:
    """A roll; the tools chosen so far are shown to who adds them."""
    ask = asked_lately(state, (AddTool, TakeDie))
    if not isinstance(ask, AddTool):
        return None
    tools = value_added(ask.tools()) if ask.seat == seat else 0
    return {
        "seat": ask.seat,
        "dice": list(items_in(ask.rolled)),
        "tools": tools,
        "total": total_of(ask.rolled) + tools,
        "what": YIELDS[ask.what],
        "divisor": DIVISOR[ask.what],
    }


def deal_view(state: StoneAge) -> Optional[DealView]:
    """What is being bought, built or given for food, and for how many pieces."""
    ask = asked_lately(state, (OfferCard, PayCard, OfferTile, PayTile, Hunger, PayFood))
    if ask is None:
        return None
    if isinstance(ask, (OfferTile, PayTile)):
        tile = state.top[ask.stack]
        place = PLACES[FIRST_STACK + ask.stack]
        return {"seat": ask.seat, "place": place, "least": LEAST[tile], "most": MOST[tile]}
    if isinstance(ask, (OfferCard, PayCard)):
        pieces = ask.space + 1
        return {"seat": ask.seat, "place": PLACES[FIRST_SPACE + ask.space], "least": pieces, "most": pieces}
    missing = shortage_of(state, ask.seat)
    return {"seat": ask.seat, "place": None, "least": missing, "most": missing}


def two_view(state: StoneAge) -> Optional[int]:
    """The seat that takes two resources with the card."""
    top: Any = state.todo[-1] if state.todo else None
    return top.seat if isinstance(top, (TakeTwo, TakeSecond)) else None
