"""A readable description of any position, written and read."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append

from mizban.core.errors import BadPosition
from mizban.core.game import Plain
from mizban.core.packed import sort, total
from mizban.core.reading import Fields, as_choice, as_list, as_number
from mizban.core.steps import pending
from mizban.games.stone_age.data import (
    AMOUNT,
    CARD_NAMES,
    CARDS,
    CIRCLES,
    ENTRIES,
    FIELD_MOST,
    FIGURES_MOST,
    FIGURES_START,
    FIRST_STACK,
    FOOD,
    FOOD_START,
    HUNTING_GROUND,
    LAST_ROUND,
    LEDGER,
    ONCE_CARD,
    ONCE_LEAST,
    PLACES,
    RESOURCES,
    SEATS,
    SPACES,
    STACK,
    STORES,
    TILE_NAMES,
    TOOL_MOST,
    TOOLS,
    TOP,
)
from mizban.games.stone_age.pending import read_pending
from mizban.games.stone_age.rules import (
    TILE,
    TWO_RESOURCES,
    can_draw,
    crowd,
    deck_size,
    figures_for,
    home_of,
    is_fresh,
    stand,
    stored,
    takes_any_number,
    there,
    tool_value,
    tools_of,
)
from mizban.games.stone_age.state import NOBODY, NOTHING, StoneAge

UNKNOWN: Final = "?"
EVERY_EYE: Final = -1  # of one who may see all
MOST: Final = 100_000


# Writing


def write(state: StoneAge) -> Plain:
    """The whole position."""
    return {**describe(state, EVERY_EYE), "pending": pending(state, everything=True)}


def describe(state: StoneAge, eye: int) -> Plain:
    """What lies on the table; the extra card only for the eye of its owner, or of one who may see all."""
    return {
        "round": state.round,
        "start": state.start,
        "placed": {PLACES[place]: placed_on(state, place) for place in range(len(PLACES)) if crowd(state, place)},
        "display": [None if card == NOTHING else CARD_NAMES[card] for card in state.display],
        "stacks": [
            {"top": None if top == NOTHING else TILE_NAMES[top], "below": below}
            for top, below in zip(state.top, state.below, strict=True)
        ],
        "players": [player_of(state, seat, eye) for seat in range(state.seats)],
    }


def placed_on(state: StoneAge, place: int) -> list[int]:
    """By seat: figures on a place."""
    return [there(state, seat, place) for seat in range(state.seats)]


def player_of(state: StoneAge, seat: int, eye: int) -> Plain:
    """A tribe with all it has."""
    tools = [tool for tool in tools_of(state, seat) if tool]
    return {
        "figures": state.figures[seat],
        "food": stored(state, seat, FOOD),
        "goods": {name: stored(state, seat, kind) for kind, name in enumerate(RESOURCES)},
        "agriculture": state.fields[seat],
        "tools": [tool_value(tool) for tool in tools],
        "used": [tool_value(tool) for tool in tools if not is_fresh(tool)],
        "cards": [CARD_NAMES[card] for card in bought_by(state, seat)],
        "kept": [CARD_NAMES[card] for card in kept_by(state, seat)],
        "extra": extra_of(state, seat, eye),
        "buildings": [TILE_NAMES[entry & TILE] for entry in state.built if entry >> 5 == seat],
        "points": {name: state.ledger[seat * ENTRIES + entry] for entry, name in enumerate(LEDGER)},
    }


def bought_by(state: StoneAge, seat: int) -> list[int]:
    """The cards that a seat has bought."""
    return [card for card in range(len(CARDS)) if state.owner[card] == seat and card != state.extra]


def kept_by(state: StoneAge, seat: int) -> list[int]:
    """The cards that lie face up before a seat, to be used once."""
    return [card for card in bought_by(state, seat) if kept_bit(card) & state.kept[seat]]


def kept_bit(card: int) -> int:
    """The bit of a card among those kept; 0 for all others."""
    if TOP[card] == ONCE_CARD:
        return 1 << AMOUNT[card] - ONCE_LEAST
    return TWO_RESOURCES if CARDS[card][1] == "any" else 0


def extra_of(state: StoneAge, seat: int, eye: int) -> str | None:
    """The card that a seat has drawn from the deck: a secret until the end, or until all others have been seen."""
    if state.extra == NOTHING or state.owner[state.extra] != seat:
        return None
    is_plain = eye in (EVERY_EYE, seat) or not state.todo or not deck_size(state)
    return CARD_NAMES[state.extra] if is_plain else UNKNOWN


# Reading


def read(data: Plain) -> StoneAge:
    """The state that a description stands for."""
    fields = Fields(data, "position")
    players = [Fields(entry, f"players[{i}]") for i, entry in enumerate(fields.items("players") or [{}, {}])]
    if not 2 <= len(players) <= SEATS:
        raise BadPosition(f"players must be a list of 2 to {SEATS}, not of {len(players)}")
    state = StoneAge(len(players))
    for seat, player in enumerate(players):
        read_player(state, seat, player)
    read_display(state, as_list(fields.take("display", default_display(state)), "display"))
    read_stacks(state, as_list(fields.take("stacks", [{} for _ in players]), "stacks"))
    read_placed(state, fields.object("placed"))
    state.round = fields.number("round", 0, LAST_ROUND, 1)
    state.start = fields.number("start", 0, state.seats - 1, 0)
    read_pending(state, fields.take("pending", [{"place_at": {"seat": state.start}}]))
    fields.done()
    return state


def read_player(state: StoneAge, seat: int, player: Fields) -> None:
    """A tribe with all it has."""
    state.figures[seat] = player.number("figures", FIGURES_START, FIGURES_MOST, FIGURES_START)
    state.stores[seat * STORES + FOOD] = player.number("food", 0, MOST, FOOD_START)
    goods = player.object("goods")
    for kind, name in enumerate(RESOURCES):
        state.stores[seat * STORES + kind] = goods.number(name, 0, MOST, 0)
    goods.done()
    state.fields[seat] = player.number("agriculture", 0, FIELD_MOST, 0)
    read_tools(state, seat, player)
    read_cards(state, seat, player)
    for i, tile in enumerate(player.items("buildings")):
        state.built = append(state.built, seat << 5 | take_tile(state, tile, f"{player.where}.buildings[{i}]"))
    sort(state.built)
    points = player.object("points")
    for entry, category in enumerate(LEDGER):
        state.ledger[seat * ENTRIES + entry] = points.number(category, -MOST, MOST, 0)
    points.done()
    player.done()


def read_tools(state: StoneAge, seat: int, player: Fields) -> None:
    """Permanent tools by their values, and which of them are used."""
    where = player.where
    values = [as_number(value, f"{where}.tools[{i}]", 1, TOOL_MOST) for i, value in enumerate(player.items("tools"))]
    values += [0] * (TOOLS - len(values))
    if len(values) > TOOLS or max(values) - min(values) > 1:
        raise BadPosition(f"{where}.tools must be at most {TOOLS} that differ by 1 at most; a missing one counts 0")
    tools = [2 * value for value in values]
    for i, value in enumerate(player.items("used")):
        used = 2 * as_number(value, f"{where}.used[{i}]", 1, TOOL_MOST)
        if used not in tools:
            raise BadPosition(f"{where}.used[{i}] is no tool of this player")
        tools[tools.index(used)] -= 1
    for slot, tool in enumerate(sorted(tools, reverse=True)):
        state.tools[seat * TOOLS + slot] = tool


def read_cards(state: StoneAge, seat: int, player: Fields) -> None:
    """The cards bought, those of them that are kept face up, and the extra card."""
    for i, name in enumerate(player.items("cards")):
        state.owner[new_card(state, name, f"{player.where}.cards[{i}]")] = seat
    for i, name in enumerate(player.items("kept")):
        where = f"{player.where}.kept[{i}]"
        card = as_choice(name, where, CARD_NAMES)
        if state.owner[card] != seat or not kept_bit(card) or kept_bit(card) & state.kept[seat]:
            raise BadPosition(f"{where} must be a card of this player that is kept for later, each once")
        state.kept[seat] |= kept_bit(card)
    extra = player.take("extra", None)
    if extra is not None:
        card = new_card(state, extra, f"{player.where}.extra")
        if not can_draw(state, seat):
            raise BadPosition(f"{player.where}.extra needs the card that draws it")
        state.owner[card] = seat
        state.extra = card


def new_card(state: StoneAge, name: object, where: str) -> int:
    """A card that nobody has yet."""
    card = as_choice(name, where, CARD_NAMES)
    if state.owner[card] != NOBODY or card in state.display:
        raise BadPosition(f"{where} is a second {CARD_NAMES[card]}, and there is only one")
    return card


def take_tile(state: StoneAge, name: object, where: str) -> int:
    """A tile out of those not seen yet."""
    tile = as_choice(name, where, TILE_NAMES)
    if not state.tiles[tile]:
        raise BadPosition(f"{where} is one {TILE_NAMES[tile]} more than there are")
    state.tiles[tile] -= 1
    return tile


def default_display(state: StoneAge) -> list[str]:
    """The first cards of the box that nobody has."""
    return [CARD_NAMES[card] for card in range(len(CARDS)) if state.owner[card] == NOBODY][:SPACES]


def read_display(state: StoneAge, cards: list[Any]) -> None:
    """The cards on the four spaces, the first on the rightmost."""
    if len(cards) > SPACES:
        raise BadPosition(f"display must have at most {SPACES} cards")
    for space, name in enumerate(cards):
        if name is not None:
            state.display[space] = new_card(state, name, f"display[{space}]")


def read_stacks(state: StoneAge, stacks: list[Any]) -> None:
    """The face-up tile of each stack, and how many are below it."""
    if len(stacks) != state.seats:
        raise BadPosition(f"stacks must be a list of {state.seats}, one for each player")
    for stack, data in enumerate(stacks):
        fields = Fields(data, f"stacks[{stack}]")
        top = fields.take("top", first_tile(state))
        if top is not None:
            state.top[stack] = take_tile(state, top, f"stacks[{stack}].top")
        others = state.seats - stack - 1  # the next stacks need a tile to show
        left = total(state.tiles) - total(state.below) - others
        state.below[stack] = fields.number("below", 0, STACK, max(0, min(STACK - 1, left)))
        fields.done()
    if total(state.below) > total(state.tiles):
        raise BadPosition(f"stacks have {total(state.below)} tiles below, and only {total(state.tiles)} are left")


def first_tile(state: StoneAge) -> str | None:
    """The first tile of the box that nobody has."""
    left = [TILE_NAMES[tile] for tile, count in enumerate(state.tiles) if count]
    return left[0] if left else None


def read_placed(state: StoneAge, placed: Fields) -> None:
    """The figures on the board."""
    for place, name in enumerate(PLACES):
        counts = placed.items(name)
        if len(counts) > state.seats:
            raise BadPosition(f"placed.{name} must have one number for each of {state.seats} seats")
        for seat, count in enumerate(counts):
            number = as_number(count, f"placed.{name}[{seat}]", 0, home_of(state, seat))
            stand(state, seat, place, number)
        if counts:
            check_crowd(state, place)
    placed.done()


def check_crowd(state: StoneAge, place: int) -> None:
    """No more figures on a place than it has circles."""
    name, number = PLACES[place], crowd(state, place)
    if takes_any_number(place):
        if place != HUNTING_GROUND and number > CIRCLES:
            raise BadPosition(f"placed.{name} must be at most {CIRCLES} figures in all")
    elif number not in (0, figures_for(place)) or max(placed_on(state, place)) != number:
        raise BadPosition(f"placed.{name} must be {figures_for(place)} of one player, or none")
    elif number and place >= FIRST_STACK + state.seats:
        raise BadPosition(f"placed.{name} is not in the game with {state.seats} players")
