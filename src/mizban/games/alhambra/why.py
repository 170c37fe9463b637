"""Why a wish is not possible: the first rule that forbids it."""

from __future__ import annotations

from typing import Any, Final, Optional

from mizban.core.errors import BadPosition, NotAnAnswer
from mizban.core.flow import asked
from mizban.core.game import Plain, Word, why_not_now
from mizban.core.reading import Fields, as_choice, as_list
from mizban.core.state import Ask
from mizban.games.alhambra.data import CARDS, CURRENCIES, FOUNTAIN, MONEY, PRICE, SLOTS, TAKE_AT_MOST, TILES, VALUES
from mizban.games.alhambra.ground import (
    ALLOWED,
    FURTHEST,
    Ground,
    Walk,
    build_fault,
    remove_fault,
    spot_at,
    swap_fault,
)
from mizban.games.alhambra.help import bits_of
from mizban.games.alhambra.rules import CURRENCY, NO_TILE, VALUE, money_of, paid_sum, tile_on
from mizban.games.alhambra.state import BUILT, HELD, RESERVE, Alhambra
from mizban.games.alhambra.steps.placing import ChooseTile, PlaceTile
from mizban.games.alhambra.steps.turn import FINISH, Act, Pay, Redesign, Take

# The fields of each wish.
WISHES: Final[dict[str, tuple[str, ...]]] = {
    "take": ("cards",),
    "buy": ("slot", "cards"),
    "build": ("tile", "x", "y"),
    "remove": ("tile",),
    "swap": ("tile", "old"),
    "reserve": ("tile",),
    "give": ("tile",),
    "finish": (),
}


class Wish:
    """What somebody wants to do; what is left out of a purchase may be anything."""

    def __init__(self, verb: str, fields: Fields) -> None:
        known = WISHES[verb]
        self.verb: Final = verb
        self.tile: Final = fields.choice("tile", TILES) if "tile" in known else NO_TILE
        self.old: Final = fields.choice("old", TILES) if "old" in known else NO_TILE
        self.x: Final = fields.number("x", -FURTHEST, FURTHEST) if "x" in known else 0
        self.y: Final = fields.number("y", -FURTHEST, FURTHEST) if "y" in known else 0
        self.slot: Final = fields.number("slot", 1, SLOTS) - 1 if "slot" in known else 0
        self.any_cards: Final = "cards" not in fields.left
        cards = as_list(fields.take("cards", []), f"{verb}.cards") if "cards" in known else []
        self.cards: Final = sorted([as_choice(card, f"{verb}.cards", CARDS) for card in cards])
        fields.done()


def why(state: Alhambra, seat: int, wish: Plain) -> Optional[Word]:
    """None, or the first rule that forbids the wish."""
    wanted = read_wish(wish)
    ask = asked(state, seat)
    if ask is None:
        return why_not_now(state)
    if wanted.verb == "take":
        return why_not_take(state, ask, wanted.cards)
    if wanted.verb == "buy":
        return why_not_buy(state, ask, wanted)
    if wanted.verb == "finish":
        return why_not_finish(state, ask)
    if wanted.verb in ("reserve", "give"):
        return why_not_put_aside(state, ask, wanted)
    return why_not_redesign(state, ask, wanted)


def read_wish(wish: Plain) -> Wish:
    """A verb and its fields."""
    if len(wish) != 1 or next(iter(wish)) not in WISHES:
        raise NotAnAnswer(f"a wish is one of {', '.join(WISHES)}, with its fields")
    verb, data = next(iter(wish.items()))
    try:
        return Wish(verb, Fields(data, verb))
    except BadPosition as error:
        raise NotAnAnswer(str(error)) from None


def why_not_finish(state: Alhambra, ask: Ask[Any]) -> Optional[Word]:
    """The first action of a turn is compulsory."""
    if not isinstance(ask, Act):
        return Word("why-asked-else")
    return None if FINISH in ask.options(state) else Word("why-must-act")


# Money


def why_not_take(state: Alhambra, ask: Ask[Any], cards: list[int]) -> Optional[Word]:
    """Any one card, or several worth five together."""
    if not isinstance(ask, (Act, Take)):
        return Word("why-asked-else")
    if not cards:
        return Word("why-take-something")
    for card in cards:
        if cards.count(card) > state.display.count(card):
            return Word("why-not-in-display", card_args(card))
    total = sum([VALUE[card] for card in cards])
    if len(cards) > 1 and total > TAKE_AT_MOST:
        return Word("why-take-too-much", {"total": total, "limit": TAKE_AT_MOST})
    chosen = indices_of(state.display, cards)
    if isinstance(ask, Take) and chosen[: ask.picked.bit_count()] != bits_of(ask.picked):
        return Word("why-chosen-already")
    return None


def card_args(card: int) -> dict[str, int | str]:
    return {"currency": CURRENCIES[CURRENCY[card]], "value": VALUE[card]}


def indices_of(display: list[int], cards: list[int]) -> list[int]:
    """Where the cards lie in the display, of equal ones the first."""
    left, indices = cards[:], []
    for index, card in enumerate(display):
        if card in left:
            left.remove(card)
            indices.append(index)
    return indices


def why_not_buy(state: Alhambra, ask: Ask[Any], wish: Wish) -> Optional[Word]:
    """A tile of the market, for cards of its currency that are worth its price."""
    if not isinstance(ask, (Act, Pay)):
        return Word("why-asked-else")
    tile = tile_on(state, wish.slot)
    if tile == NO_TILE:
        return Word("why-slot-empty", {"slot": wish.slot + 1})
    if isinstance(ask, Pay) and ask.slot != wish.slot:
        return Word("why-chosen-already")
    if wish.any_cards:
        return why_too_little(money_of(state, ask.seat, wish.slot), tile, wish.slot)
    return why_not_pay(state, ask, wish, tile)


def why_too_little(total: int, tile: int, slot: int) -> Optional[Word]:
    """The price must be reached."""
    if total >= PRICE[tile]:
        return None
    return Word("why-too-little", {"total": total, "price": PRICE[tile], "currency": CURRENCIES[slot]})


def why_not_pay(state: Alhambra, ask: Act | Pay, wish: Wish, tile: int) -> Optional[Word]:
    """Only cards of the slot's currency, out of the own hand."""
    for card in wish.cards:
        if CURRENCY[card] != wish.slot:
            return Word("why-wrong-currency", {**card_args(card), "slot": wish.slot + 1})
        if wish.cards.count(card) > state.hands[ask.seat * MONEY + card]:
            return Word("why-not-in-hand", card_args(card))
    short = why_too_little(sum([VALUE[card] for card in wish.cards]), tile, wish.slot)
    if short is None and isinstance(ask, Pay) and not begins_with(wish.cards, ask.paid):
        return Word("why-chosen-already")
    return short


def begins_with(cards: list[int], paid: int) -> bool:
    """Whether the cards chosen already are the smallest of these."""
    values = [VALUE[card] for card in cards]
    chosen = [value + 1 for value in range(VALUES) for _ in range(paid >> 2 * value & 3)]
    return values[: len(chosen)] == chosen and sum(chosen) == paid_sum(paid)


# Tiles


def why_not_put_aside(state: Alhambra, ask: Ask[Any], wish: Wish) -> Optional[Word]:
    """A tile set aside goes to the reserve; with two players a bought one also to the imaginary player."""
    refusal = why_not_held(state, ask, wish.tile)
    if refusal is None and wish.verb == "give" and isinstance(ask, (ChooseTile, PlaceTile)) and not ask.give:
        return Word("why-no-gift")
    return refusal


def why_not_held(state: Alhambra, ask: Ask[Any], tile: int) -> Optional[Word]:
    """Only a tile set aside is placed at the end of a turn, and the one chosen first."""
    if not isinstance(ask, (ChooseTile, PlaceTile)):
        return Word("why-asked-else")
    if tile == FOUNTAIN or state.where[tile] != HELD:
        return Word("why-not-bought", {"tile": TILES[tile]})
    return Word("why-chosen-already") if isinstance(ask, PlaceTile) and ask.tile != tile else None


def why_not_redesign(state: Alhambra, ask: Ask[Any], wish: Wish) -> Optional[Word]:
    """A tile is built, removed or swapped; the result must keep the building rules."""
    refusal = why_not_that_tile(state, ask, wish)
    if refusal is not None:
        return refusal
    ground = Ground(state, ask.seat)
    if wish.verb == "remove":
        return refused(remove_fault(ground, Walk(ground), ground.square_of(wish.tile)), {"tile": TILES[wish.tile]})
    if wish.verb == "swap":
        return refused(swap_fault(ground, wish.tile, ground.square_of(wish.old)), {"tile": TILES[wish.tile]})
    fault = build_fault(ground, wish.tile, ground.find(spot_at(wish.x, wish.y)))
    return refused(fault, {"tile": TILES[wish.tile], "x": wish.x, "y": wish.y})


def refused(fault: str, args: dict[str, int | str]) -> Optional[Word]:
    """The rule as a message."""
    return None if fault == ALLOWED else Word(f"why-{fault}", args)


def why_not_that_tile(state: Alhambra, ask: Ask[Any], wish: Wish) -> Optional[Word]:
    """Whether the tiles of a wish are where they must be."""
    if wish.verb == "build" and isinstance(ask, (ChooseTile, PlaceTile)):
        return why_not_held(state, ask, wish.tile)
    if not isinstance(ask, (Act, Redesign)) or (wish.verb == "remove" and isinstance(ask, Redesign)):
        return Word("why-asked-else")
    if wish.verb == "remove":
        return why_not_built(state, ask.seat, wish.tile)
    if wish.tile == FOUNTAIN or state.where[wish.tile] != RESERVE + ask.seat:
        return Word("why-not-in-reserve", {"tile": TILES[wish.tile]})
    if isinstance(ask, Redesign) and ask.tile != wish.tile:
        return Word("why-chosen-already")
    return why_not_built(state, ask.seat, wish.old) if wish.verb == "swap" else None


def why_not_built(state: Alhambra, seat: int, tile: int) -> Optional[Word]:
    """The tile is not in the own Alhambra; the start tile always is."""
    if tile == FOUNTAIN or state.where[tile] == BUILT + seat:
        return None
    return Word("why-not-built", {"tile": TILES[tile]})
