"""A readable description of any position, written and read."""

from __future__ import annotations

from typing import Any, Final

from mizban.core.errors import BadPosition
from mizban.core.game import Plain
from mizban.core.reading import Fields, as_choice, as_list, as_number
from mizban.core.state import Ask, Step
from mizban.core.steps import Reader, pending, written
from mizban.games.stone_age.data import (
    AMOUNT,
    CARD_NAMES,
    CARDS,
    CIRCLES,
    EXTRA,
    FACES,
    FIELD_MOST,
    FIGURES_MOST,
    FIGURES_START,
    FIRST_CHOICE,
    FIRST_SPACE,
    FIRST_STACK,
    FOOD,
    FOOD_START,
    FOREST,
    HUNTING_GROUND,
    KINDS,
    LAST_ROUND,
    LEDGER,
    ONCE,
    ONCE_CARD,
    ONCE_LEAST,
    PLACES,
    RESOURCES,
    SEATS,
    SPACES,
    STACK,
    TILE_NAMES,
    TOOL_MOST,
    TOOLS,
    TOP,
)
from mizban.games.stone_age.rules import (
    ALLOWED,
    ENTRIES,
    TILE,
    TWO_RESOURCES,
    can_finish,
    crowd,
    deck_size,
    figures_for,
    has_two_resources,
    home_of,
    in_order,
    is_fresh,
    is_open,
    lay_tools,
    paid_of,
    pieces_in,
    place_fault,
    places_for,
    shortage_of,
    takes_any_number,
    there,
    tool_value,
    tools_left,
    tools_of,
)
from mizban.games.stone_age.state import NOBODY, NOTHING, StoneAge, empty_table
from mizban.games.stone_age.steps import STEPS
from mizban.games.stone_age.steps.actions import Acting, GoHome, Resolve
from mizban.games.stone_age.steps.buildings import OfferTile, PayTile, ShowTile
from mizban.games.stone_age.steps.cards import DrawExtra, OfferCard, PayCard, RollForAll, TakeDie
from mizban.games.stone_age.steps.dice import AddTool, Roll
from mizban.games.stone_age.steps.feeding import Feed, Hunger, PayFood
from mizban.games.stone_age.steps.free import Question, TakeSecond, TakeTwo
from mizban.games.stone_age.steps.paying import Pay
from mizban.games.stone_age.steps.placing import HowMany, PlaceAt, Placing
from mizban.games.stone_age.steps.rounds import NEW_ROUND, FinalScoring, FirstPlayer, NewRound, Round, ShowCard

UNKNOWN: Final = "?"
EVERY_EYE: Final = -1  # of one who may see all
MOST: Final = 100_000


def reader_for(seats: int) -> Reader:
    """Reads the steps of a game with so many seats."""
    limits = {
        "seat": (0, seats - 1),
        "place": (0, len(PLACES) - 1),
        "kind": (0, KINDS - 1),
        "what": (0, FOOD),
        "dice": (1, FIGURES_MOST),
        "rolled": (0, (1 << 3 * FIGURES_MOST) - 1),
        "added": (0, 3 * TOOL_MOST + 9),
        "last": (0, TOOL_MOST + ONCE),
        "space": (0, SPACES - 1),
        "stack": (0, seats - 1),
        "paid": (0, (1 << 4 * KINDS) - 1),
        "faces": (0, (1 << 3 * FACES + 3) - 1),
    }
    return Reader(STEPS, limits)


READERS: Final = {seats: reader_for(seats) for seats in (2, 3, 4)}


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
        "food": state.food[seat],
        "goods": {name: state.goods[seat * KINDS + kind] for kind, name in enumerate(RESOURCES)},
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
    state = empty_table(len(players))
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
    state.food[seat] = player.number("food", 0, MOST, FOOD_START)
    goods = player.object("goods")
    for kind, name in enumerate(RESOURCES):
        state.goods[seat * KINDS + kind] = goods.number(name, 0, MOST, 0)
    goods.done()
    state.fields[seat] = player.number("agriculture", 0, FIELD_MOST, 0)
    read_tools(state, seat, player)
    read_cards(state, seat, player)
    for i, tile in enumerate(player.items("buildings")):
        state.built.append(seat << 5 | take_tile(state, tile, f"{player.where}.buildings[{i}]"))
    state.built.sort()
    points = player.object("points")
    for entry, name in enumerate(LEDGER):
        state.ledger[seat * ENTRIES + entry] = points.number(name, -MOST, MOST, 0)
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
    lay_tools(state, seat, tools)


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


def can_draw(state: StoneAge, seat: int) -> bool:
    """Whether a seat has the card that draws an extra one."""
    return any(TOP[card] == EXTRA and state.owner[card] == seat for card in range(len(CARDS)))


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
        left = sum(state.tiles) - sum(state.below) - (state.seats - stack - 1)  # the next stacks need a tile to show
        state.below[stack] = fields.number("below", 0, STACK, max(0, min(STACK - 1, left)))
        fields.done()
    if sum(state.below) > sum(state.tiles):
        raise BadPosition(f"stacks have {sum(state.below)} tiles below, and only {sum(state.tiles)} are left")


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
            state.placed[place * SEATS + seat] = number
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


# What is still to be done


def read_pending(state: StoneAge, data: object) -> None:
    """What is still to be done; a lone question is followed by the rest of its round."""
    READERS[state.seats].fill(state, data)
    if len(state.todo) == 1 and isinstance(state.todo[0], Ask):
        ask = state.todo[0]
        state.todo = [*rest_after(state, ask)[::-1], ask]
    check_stranded(state)
    if state.lanes or not is_moment(state) or not all(is_ready(state, step) for step in state.todo):
        raise BadPosition("pending is no moment of this game, or does not fit what lies on the table")


def check_stranded(state: StoneAge) -> None:
    """Where the card or tile is gone, a figure must be about to go home."""
    going = [step.place for step in state.todo if isinstance(step, GoHome) and there(state, step.seat, step.place)]
    for place in range(FIRST_SPACE, len(PLACES)):
        if crowd(state, place) and not is_open(state, place) and place not in going:
            raise BadPosition(f"placed.{PLACES[place]} must be empty: nothing lies there")


def rest_of_round(state: StoneAge, kind: type[Step[Any]], seat: int) -> list[Step[Any]]:
    """The steps of a round from this one of a seat on."""
    order = in_order(state)
    steps: list[Step[Any]] = [*map(Acting, order), *map(Feed, order), NEW_ROUND]
    first = order.index(seat) + (state.seats if kind is Feed else 0)
    return steps[first:]


def rest_after(state: StoneAge, ask: Any) -> list[Step[Any]]:
    """What follows a question in its round."""
    if isinstance(ask, (PlaceAt, HowMany)):
        return [Placing((ask.seat + 1) % state.seats), *rest_of_round(state, Acting, state.start)]
    if isinstance(ask, (Hunger, PayFood)):
        return rest_of_round(state, Feed, ask.seat)[1:]
    place = place_of(ask)
    stands = place != NOTHING and there(state, ask.seat, place)
    home = [GoHome(ask.seat, place)] if stands else []
    return [*home, *rest_of_round(state, Acting, ask.seat)]


def place_of(ask: Any) -> int:
    """The place that a question of an action belongs to, or nothing."""
    if isinstance(ask, (OfferCard, PayCard)):
        return FIRST_SPACE + int(ask.space)
    if isinstance(ask, (OfferTile, PayTile)):
        return FIRST_STACK + int(ask.stack)
    if isinstance(ask, AddTool):
        return HUNTING_GROUND if ask.what == FOOD else FOREST + int(ask.what)
    return NOTHING


def is_moment(state: StoneAge) -> bool:
    """Whether the steps can follow each other so: what is under way, then the rest of a round or of the set-up."""
    steps: list[Any] = state.todo[::-1]
    head = [step for i, step in enumerate(steps) if all(isinstance(each, WITHIN) for each in steps[: i + 1])]
    rest = steps[len(head) :]
    if not rest or isinstance(rest[0], (Round, FinalScoring)):
        return len(rest) <= 1 and is_drawing(head, rest)
    return is_rest(state, rest) and is_under_way(head, rest[0])


def is_drawing(head: list[Any], rest: list[Any]) -> bool:
    """Only before a round cards and tiles are turned up, each once."""
    draws = [written(step) for step in head if isinstance(step, (FirstPlayer, ShowCard, ShowTile))]
    once = all(draws.count(each) == 1 for each in draws) and len(draws) == len(head)
    return once and (not head or any(isinstance(step, Round) for step in rest))


def is_rest(state: StoneAge, rest: list[Any]) -> bool:
    """Whether these are the last steps of a round."""
    whole = [written(step) for step in rest_of_round(state, Acting, state.start)]
    steps = [written(step) for step in rest if not isinstance(step, Placing)]
    placing = rest[1:] if isinstance(rest[0], Placing) else rest
    return 0 < len(steps) == len(placing) and steps == whole[len(whole) - len(steps) :]


def is_under_way(head: list[Any], then: Any) -> bool:
    """Whether these steps of a turn can come before this step of the round: at most one, and figures going home."""
    if len(head) > 1 and isinstance(head[0], (TakeTwo, TakeSecond)):
        if not isinstance(head[1], Question) or head[1].seat != head[0].seat or not head[1].is_fresh():
            return False
        head = head[1:]
    if head and isinstance(head[0], (PlaceAt, HowMany)):
        return len(head) == 1 and isinstance(then, Placing)
    if head and isinstance(head[0], (Hunger, PayFood)):
        return len(head) == 1 and isinstance(then, (Feed, NewRound))
    return not head or (isinstance(then, Acting) and is_acting(head, then.seat))


def is_acting(head: list[Any], seat: int) -> bool:
    """Whether these are steps of one action of a seat; only a die for everyone is taken by others."""
    home = [step for step in head if isinstance(step, GoHome)]
    main = [step for step in head if not isinstance(step, GoHome)]
    if len(main) > 1 or len(home) > 1 or head[-1] not in (home or head):
        return False
    if any(isinstance(step, (Resolve, FirstPlayer, ShowCard)) for step in main) and home:
        return False
    own = [step for step in head if not isinstance(step, (TakeDie, ShowTile, TakeTwo, TakeSecond))]
    return all(step.seat == seat for step in own)


WITHIN: Final = (Ask, GoHome, Roll, RollForAll, DrawExtra, ShowTile, ShowCard, FirstPlayer)


def is_ready(state: StoneAge, step: Any) -> bool:
    """Whether what lies on the table fits a step."""
    if isinstance(step, Pay):
        return is_payable(state, step)
    if isinstance(step, OfferCard):
        return state.display[step.space] != NOTHING
    if isinstance(step, OfferTile):
        return state.top[step.stack] != NOTHING
    if isinstance(step, Hunger):
        return shortage_of(state, step.seat) > 0
    if isinstance(step, (PlaceAt, HowMany)):
        return is_placing(state, step)
    if isinstance(step, Resolve):
        return any(there(state, step.seat, place) for place in range(len(PLACES)))
    if isinstance(step, (Roll, AddTool, RollForAll, TakeDie)):
        return are_dice(state, step)
    if isinstance(step, (TakeTwo, TakeSecond)):
        return has_two_resources(state, step.seat)
    return is_drawable(state, step)


def is_payable(state: StoneAge, ask: Any) -> bool:
    """Whether a payment that is begun can be finished."""
    if isinstance(ask, PayCard) and state.display[ask.space] == NOTHING:
        return False
    if isinstance(ask, PayTile) and state.top[ask.stack] < FIRST_CHOICE:
        return False
    if isinstance(ask, PayFood) and not shortage_of(state, ask.seat):
        return False
    goods = state.goods[ask.seat * KINDS : ask.seat * KINDS + KINDS]
    if any(paid_of(ask.paid, kind) > goods[kind] for kind in range(KINDS)) or pieces_in(ask.paid) >= ask.most(state):
        return False
    return len(ask.own_options(state)) > 0 and (
        not ask.paid or can_finish(state, ask.seat, ask.paid, ask.least(state), ask.kinds(state))
    )


def is_placing(state: StoneAge, ask: Any) -> bool:
    """Whether a seat can put figures somewhere, or on the place that is chosen."""
    if isinstance(ask, PlaceAt):
        return len(places_for(state, ask.seat)) > 0
    home = home_of(state, ask.seat)
    fits = takes_any_number(ask.place) and home > 0
    return fits and place_fault(state, ask.seat, ask.place, home) == ALLOWED


def are_dice(state: StoneAge, step: Any) -> bool:
    """Whether numbers that stand for dice are dice, and tools for them are left."""
    if isinstance(step, (RollForAll, TakeDie)):
        count = sum(step.faces >> 3 * face & 7 for face in range(FACES + 1))
        if isinstance(step, RollForAll):
            return not step.faces & 7 and count + step.dice == state.seats
        return not step.faces & 7 and 0 < count <= state.seats
    dice = [step.rolled >> 3 * i & 7 for i in range((step.rolled.bit_length() + 2) // 3)]
    if not all(1 <= die <= FACES for die in dice):
        return False
    if isinstance(step, Roll):
        return len(dice) + step.dice <= FIGURES_MOST
    tools = tools_left(state, step.seat)
    return bool(dice) and bool(tools) and tools[-1] >= step.last


def is_drawable(state: StoneAge, step: Any) -> bool:
    """Whether there is a card or a tile to be drawn, and a place for it."""
    if isinstance(step, DrawExtra):
        return deck_size(state) > 0 and state.extra == NOTHING and can_draw(state, step.seat)
    if isinstance(step, ShowCard):
        return state.display[step.space] == NOTHING and deck_size(state) >= state.display.count(NOTHING)
    if isinstance(step, ShowTile):
        return state.top[step.stack] == NOTHING and state.below[step.stack] > 0
    return not isinstance(step, Ask)
