"""A readable description of any position, written and read."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append

from mizban.core.faults import misread
from mizban.core.game import Plain
from mizban.core.packed import sort
from mizban.core.reading import Fields, as_choice, as_number
from mizban.games.stone_age.data import (
    AMOUNT,
    CARD_NAMES,
    CARDS,
    ENTRIES,
    EXTRA,
    FIELD_MOST,
    FIGURES_MOST,
    FIGURES_START,
    FOOD,
    FOOD_START,
    HUNGRY,
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
from mizban.games.stone_age.forms import entries_of
from mizban.games.stone_age.pending import SCRIPT, read_pending
from mizban.games.stone_age.rules import (
    TILE,
    TWO_RESOURCES,
    crowd,
    deck_size,
    has_bought,
    home_of,
    is_fresh,
    stand,
    stored,
    there,
    tiles_seen,
    tool_value,
    tools_of,
)
from mizban.games.stone_age.state import NOBODY, NOTHING, StoneAge

UNKNOWN: Final = "?"
EVERY_EYE: Final = -1  # of one who may see all
WATCHER: Final = -2  # the eye of one who holds no seat
MOST: Final = 100_000


# Writing


def write(state: StoneAge) -> Plain:
    """The whole position."""
    return {**describe(state, EVERY_EYE), "pending": SCRIPT.written(state)}


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
    players = fields.objects("players", 2, least=2, most=SEATS)
    state = StoneAge(len(players))
    for seat, player in enumerate(players):
        read_player(state, seat, player)
    read_display(state, fields.take("display", default_display(state)))
    read_stacks(state, fields.objects("stacks", state.seats, least=state.seats, most=state.seats))
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
        state.built = append(state.built, seat << 5 | take_tile(state, tile, f"{player.place('buildings')}[{i}]"))
    sort(state.built)
    points = player.object("points")
    for entry, category in enumerate(LEDGER):
        low, high = (-MOST, 0) if entry == HUNGRY else (0, MOST)
        state.ledger[seat * ENTRIES + entry] = points.number(category, low, high, 0)
    points.done()
    player.done()


def read_tools(state: StoneAge, seat: int, player: Fields) -> None:
    """Permanent tools by their values, and which of them are used."""
    tools = [2 * as_number(value, where, 1, TOOL_MOST) for value, where in listed(player, "tools", TOOLS)]
    tools += [0] * (TOOLS - len(tools))
    for value, where in listed(player, "used", TOOLS):
        used = 2 * as_number(value, where, 1, TOOL_MOST)
        if used not in tools:
            raise misread(where, "fault-no-such-tool", value=value)
        tools[tools.index(used)] -= 1
    for slot, tool in enumerate(sorted(tools, reverse=True)):
        state.tools[seat * TOOLS + slot] = tool


def listed(fields: Fields, name: str, most: int) -> list[tuple[Any, str]]:
    """The entries of a list, each with its place; so many at most."""
    return entries_of(fields.take(name, []), fields.place(name), most)


def read_cards(state: StoneAge, seat: int, player: Fields) -> None:
    """The cards bought, those of them that are kept face up, and the extra card."""
    for name, where in listed(player, "cards", len(CARDS)):
        state.owner[new_card(state, name, where)] = seat
    for name, where in listed(player, "kept", len(CARDS)):
        state.kept[seat] |= new_kept(state, seat, as_choice(name, where, CARD_NAMES), where)
    extra = player.take("extra", None)
    if extra is not None:
        card = new_card(state, extra, player.place("extra"))
        if not has_bought(state, seat, EXTRA, FOOD):
            raise misread(player.place("extra"), "fault-extra")
        state.owner[card] = seat
        state.extra = card


def new_kept(state: StoneAge, seat: int, card: int, where: str) -> int:
    """The bit of a card of a seat that can be kept, and is not yet."""
    if state.owner[card] != seat:
        raise misread(where, "fault-kept-other", name=CARD_NAMES[card])
    if not kept_bit(card):
        raise misread(where, "fault-kept", name=CARD_NAMES[card])
    if kept_bit(card) & state.kept[seat]:
        raise misread(where, "fault-second-card", name=CARD_NAMES[card])
    return kept_bit(card)


def new_card(state: StoneAge, name: object, where: str) -> int:
    """A card that nobody has yet."""
    card = as_choice(name, where, CARD_NAMES)
    if state.owner[card] != NOBODY or card in state.display:
        raise misread(where, "fault-second-card", name=CARD_NAMES[card])
    return card


def take_tile(state: StoneAge, name: object, where: str) -> int:
    """A tile out of those not seen yet."""
    tile = as_choice(name, where, TILE_NAMES)
    if not state.tiles[tile]:
        raise misread(where, "fault-tile", name=TILE_NAMES[tile])
    state.tiles[tile] -= 1
    return tile


def default_display(state: StoneAge) -> list[str]:
    """The first cards of the box that nobody has."""
    return [CARD_NAMES[card] for card in range(len(CARDS)) if state.owner[card] == NOBODY][:SPACES]


def read_display(state: StoneAge, cards: object) -> None:
    """The cards on the four spaces, the first on the rightmost."""
    for space, (name, where) in enumerate(entries_of(cards, "display", SPACES)):
        if name is not None:
            state.display[space] = new_card(state, name, where)


def read_stacks(state: StoneAge, stacks: list[Fields]) -> None:
    """The face-up tile of each stack, and how many are below it; where that is left out, as many as there can be."""
    open_ended: list[int] = []
    for stack, fields in enumerate(stacks):
        top = fields.take("top", first_tile(state))
        if top is not None:
            state.top[stack] = take_tile(state, top, fields.place("top"))
        if "below" in fields.left:
            state.below[stack] = fields.number("below", 0, STACK)
        elif top is not None:
            open_ended.append(stack)
        fields.done(("below",))
    for stack in open_ended:
        state.below[stack] = max(0, min(STACK - 1, STACK * state.seats - tiles_seen(state)))


def first_tile(state: StoneAge) -> str | None:
    """The first tile of the box that nobody has."""
    left = [TILE_NAMES[tile] for tile, count in enumerate(state.tiles) if count]
    return left[0] if left else None


def read_placed(state: StoneAge, placed: Fields) -> None:
    """The figures on the board."""
    for place, name in enumerate(PLACES):
        for seat, (count, where) in enumerate(listed(placed, name, state.seats)):
            stand(state, seat, place, as_number(count, where, 0, home_of(state, seat)))
    placed.done()
