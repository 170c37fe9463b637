"""Why a wish is not possible: the first rule that forbids it."""

from __future__ import annotations

from typing import Any, Final, Optional

from mizban.core.errors import BadPosition, NotAnAnswer
from mizban.core.flow import asked
from mizban.core.game import Plain, Word, why_not_now
from mizban.core.reading import Fields
from mizban.core.state import Ask
from mizban.games.stone_age.data import (
    CIRCLES,
    COST,
    EXACT_KINDS,
    FACES,
    FIGURES_MOST,
    FIRST_CHOICE,
    FIRST_SPACE,
    GATHERERS,
    HUNTING_GROUND,
    KINDS,
    LEAST,
    MOST,
    ONCE_LEAST,
    PLACES,
    RESOURCES,
    TILE_NAMES,
    TOOL_MOST,
)
from mizban.games.stone_age.payments import can_pay_tile, goods_of, last_kind, paid_of
from mizban.games.stone_age.rules import (
    ALLOWED,
    crowd,
    figures_for,
    has_two_resources,
    home_of,
    is_fresh,
    most_at,
    place_fault,
    shortage_of,
    takes_any_number,
    tool_value,
    tools_of,
)
from mizban.games.stone_age.state import StoneAge
from mizban.games.stone_age.steps.actions import Resolve
from mizban.games.stone_age.steps.buildings import OfferTile, PayTile
from mizban.games.stone_age.steps.cards import OfferCard, PayCard, TakeDie
from mizban.games.stone_age.steps.dice import AddTool
from mizban.games.stone_age.steps.feeding import Hunger, PayFood
from mizban.games.stone_age.steps.free import Question, TakeSecond, TakeTwo
from mizban.games.stone_age.steps.paying import ENOUGH, Pay
from mizban.games.stone_age.steps.placing import HowMany, PlaceAt

LEFT_OPEN: Final = -1  # what the wish does not say may be anything
MOST_WISHED: Final = 1000
VERBS: Final = ("place", "resolve", "tool", "once", "enough", "buy", "decline", "feed", "starve", "die", "two", "take")


def why(state: StoneAge, seat: int, wish: Plain) -> Optional[Word]:
    """None, or the first rule that forbids the wish; what is left out of a wish may be anything."""
    verb, args = read_wish(wish)
    ask = asked(state, seat)
    if ask is None:
        return why_not_now(state)
    if verb in ("place", "resolve"):
        return why_not_place(state, ask, verb, args)
    if verb in ("tool", "once", "enough"):
        return why_not_tool(state, ask, verb, args)
    if verb in ("buy", "feed", "decline", "starve"):
        return why_not_deal(state, ask, verb, args)
    if verb == "die":
        return why_not_die(state, ask, args[0])
    return why_not_two(state, ask, verb, args)


def read_wish(wish: Plain) -> tuple[str, list[int]]:
    """The verb of a wish and its numbers."""
    if len(wish) != 1 or next(iter(wish)) not in VERBS:
        raise NotAnAnswer(f"a wish is one of {', '.join(VERBS)}, with its fields")
    verb, data = next(iter(wish.items()))
    try:
        fields = Fields(data, verb)
        args = read_args(verb, fields)
        fields.done()
    except BadPosition as error:
        raise NotAnAnswer(str(error)) from None
    return verb, args


def read_args(verb: str, fields: Fields) -> list[int]:
    """The numbers of a wish."""
    if verb == "place":
        place = fields.choice("place", PLACES)
        return [place, fields.number("figures", 1, FIGURES_MOST) if "figures" in fields.left else LEFT_OPEN]
    if verb == "resolve":
        return [fields.choice("place", PLACES)]
    if verb in ("tool", "once"):
        return [fields.number("value", 1, TOOL_MOST)]
    if verb == "die":
        return [fields.number("face", 1, FACES)]
    if verb in ("buy", "feed", "take") and fields.left:
        return [fields.number(name, 0, MOST_WISHED, 0) for name in RESOURCES]
    return []


# Placing and choosing the next place


def why_not_place(state: StoneAge, ask: Ask[Any], verb: str, args: list[int]) -> Optional[Word]:
    if verb == "resolve":
        if not isinstance(ask, Resolve):
            return Word("why-asked-else")
        return None if args[0] in ask.own_options(state) else Word("why-not-there", {"place": PLACES[args[0]]})
    if isinstance(ask, HowMany):
        if args[0] != ask.place:
            return Word("why-other-place", {"place": PLACES[ask.place]})
        return number_fault(state, ask.seat, *args)
    if not isinstance(ask, PlaceAt):
        return Word("why-asked-else")
    return place_reason(state, ask.seat, args[0]) or number_fault(state, ask.seat, *args)


def place_reason(state: StoneAge, seat: int, place: int) -> Optional[Word]:
    """The rule that keeps a seat off a place."""
    fault = place_fault(state, seat, place, home_of(state, seat))
    if fault == ALLOWED:
        return None
    if fault == "not-open" and place >= FIRST_SPACE + 4 + state.seats:
        fault = "no-stack"
    args: dict[str, int | str] = {"place": PLACES[place], "limit": GATHERERS[state.seats], "players": state.seats}
    return Word(f"why-{fault}", args)


def number_fault(state: StoneAge, seat: int, place: int, number: int) -> Optional[Word]:
    """Why so many figures cannot go to a place."""
    if number == LEFT_OPEN:
        return None
    if number > home_of(state, seat):
        return Word("why-not-enough-figures", {"count": home_of(state, seat)})
    if not takes_any_number(place):
        exact = figures_for(place)
        return None if number == exact else Word("why-exact-number", {"place": PLACES[place], "count": exact})
    if number > most_at(state, seat, place):
        assert place != HUNTING_GROUND
        return Word("why-no-room", {"place": PLACES[place], "count": CIRCLES - crowd(state, place)})
    return None


# Tools


def why_not_tool(state: StoneAge, ask: Ask[Any], verb: str, args: list[int]) -> Optional[Word]:
    if verb == "enough":
        return why_not_enough(state, ask)
    if not isinstance(ask, AddTool):
        return Word("why-no-roll")
    value = args[0]
    answer = value if verb == "tool" else TOOL_MOST + 1 + value - ONCE_LEAST
    if answer in ask.own_options(state) and (verb == "tool" or value >= ONCE_LEAST):
        return None
    if verb == "once":
        return once_reason(state, ask, value)
    if 2 * value in tools_of(state, ask.seat):
        return Word("why-tool-order")
    mine = [tool for tool in tools_of(state, ask.seat) if tool and tool_value(tool) == value]
    used = any(not is_fresh(tool) for tool in mine)
    return Word("why-tool-used" if used else "why-no-such-tool", {"value": value})


def why_not_enough(state: StoneAge, ask: Ask[Any]) -> Optional[Word]:
    """No more tools; or no more resources for a building that takes some number of them."""
    if isinstance(ask, PayTile) and ENOUGH not in ask.own_options(state):
        return Word("why-tile-number", {"tile": TILE_NAMES[state.top[ask.stack]]})
    return None if isinstance(ask, (AddTool, PayTile)) else Word("why-asked-else")


def once_reason(state: StoneAge, ask: AddTool, value: int) -> Word:
    """Why a one-use tool cannot be added."""
    has_it = value >= ONCE_LEAST and state.kept[ask.seat] >> value - ONCE_LEAST & 1
    return Word("why-tool-order") if has_it else Word("why-no-once", {"value": value})


# Buying and feeding


def why_not_deal(state: StoneAge, ask: Ask[Any], verb: str, pieces: list[int]) -> Optional[Word]:
    """Buying or leaving a card or a building; giving resources for food, or not."""
    asking = (OfferCard, OfferTile) if verb in ("buy", "decline") else (Hunger,)
    paying = (PayCard, PayTile) if verb == "buy" else (PayFood,) if verb == "feed" else ()
    if isinstance(ask, paying):
        return payment_reason(state, ask, pieces)
    if not isinstance(ask, asking):
        return Word("why-asked-else")
    return payment_reason(state, ask, pieces) if verb in ("buy", "feed") else None


def payment_reason(state: StoneAge, ask: Ask[Any], pieces: list[int]) -> Optional[Word]:
    """Why a payment does not do."""
    if isinstance(ask, (OfferTile, PayTile)):
        fault = tile_fault(state, ask.seat, state.top[ask.stack], pieces)
    else:
        assert isinstance(ask, (OfferCard, PayCard, Hunger, PayFood))
        number = ask.space + 1 if isinstance(ask, (OfferCard, PayCard)) else shortage_of(state, ask.seat)
        fault = number_of_pieces_fault(state, ask.seat, number, pieces)
    if fault is None and pieces and isinstance(ask, Pay) and not goes_on(ask.paid, pieces):
        return Word("why-paid-already")
    return fault


def goes_on(paid: int, pieces: list[int]) -> bool:
    """Whether a payment can become another by pieces not before its last kind."""
    last = last_kind(paid)
    before = all(pieces[kind] == paid_of(paid, kind) for kind in range(last))
    return before and pieces[last] >= paid_of(paid, last)


def number_of_pieces_fault(state: StoneAge, seat: int, number: int, pieces: list[int]) -> Optional[Word]:
    """So many resources of any kinds."""
    if not pieces:
        return None if goods_of(state, seat) >= number else Word("why-cannot-pay", {"count": number})
    if sum(pieces) != number:
        return Word("why-wrong-number", {"count": number})
    return stock_fault(state, seat, pieces)


def stock_fault(state: StoneAge, seat: int, pieces: list[int]) -> Optional[Word]:
    """A seat can only pay with what it has."""
    for kind in range(KINDS):
        if pieces[kind] > state.goods[seat * KINDS + kind]:
            return Word("why-lacks", {"what": RESOURCES[kind], "count": state.goods[seat * KINDS + kind]})
    return None


def tile_fault(state: StoneAge, seat: int, tile: int, pieces: list[int]) -> Optional[Word]:
    """The exact cost of a building."""
    if not pieces:
        return None if can_pay_tile(state, seat, tile) else Word("why-cannot-pay-tile", {"tile": TILE_NAMES[tile]})
    args: dict[str, int | str] = {"tile": TILE_NAMES[tile]}
    if tile < FIRST_CHOICE:
        if tuple(pieces) != COST[tile]:
            return Word("why-exact-cost", args)
    elif not LEAST[tile] <= sum(pieces) <= MOST[tile]:
        return Word("why-tile-number", args)
    elif EXACT_KINDS[tile] and sum(1 for count in pieces if count) != EXACT_KINDS[tile]:
        return Word("why-tile-kinds", args)
    return stock_fault(state, seat, pieces)


# Dice for everyone, and the two-resources card


def why_not_die(state: StoneAge, ask: Ask[Any], face: int) -> Optional[Word]:
    if not isinstance(ask, TakeDie):
        return Word("why-asked-else")
    return None if face in ask.own_options(state) else Word("why-no-such-die", {"face": face})


def why_not_two(state: StoneAge, ask: Ask[Any], verb: str, pieces: list[int]) -> Optional[Word]:
    """Using the card, and taking its two resources."""
    if verb == "take":
        if not isinstance(ask, (TakeTwo, TakeSecond)):
            return Word("why-asked-else")
        if pieces and sum(pieces) != 2:
            return Word("why-two-exactly")
        chosen = isinstance(ask, TakeSecond) and pieces and not goes_on(1 << 4 * ask.kind, pieces)
        return Word("why-paid-already") if chosen else None
    if not has_two_resources(state, ask.seat):
        return Word("why-no-two-resources")
    if isinstance(ask, Question) and ask.is_fresh():
        return None
    return Word("why-two-too-late")
