"""Questions about a state, and small changes of it, that several steps use."""

from __future__ import annotations

from typing import Final

from mizban.games.stone_age.data import (
    CARDS,
    CIRCLES,
    EXTRA,
    FIELD_MOST,
    FIGURES_MOST,
    FIRST_SPACE,
    FIRST_STACK,
    FOOD,
    FOREST,
    GATHERERS,
    HUNTING_GROUND,
    HUT,
    HUT_FIGURES,
    KINDS,
    LEDGER,
    ONCE,
    ONCE_LEAST,
    PLACES,
    SEATS,
    TOOL_MOST,
    TOOLS,
    TOP,
    VILLAGE,
    VILLAGE_OPEN,
)
from mizban.games.stone_age.packed import last_in
from mizban.games.stone_age.state import NOBODY, NOTHING, StoneAge

ALLOWED: Final = ""  # no rule forbids it
ENTRIES: Final = len(LEDGER)
TWO_RESOURCES: Final = 1 << ONCE  # the bit of the two-resources card among the kept ones
TILE: Final = 31  # the kind in an entry of what was built


def in_order(state: StoneAge) -> list[int]:
    """The seats from the start player clockwise."""
    return [(state.start + i) % state.seats for i in range(state.seats)]


# Figures


def there(state: StoneAge, seat: int, place: int) -> int:
    """How many figures a seat has on a place."""
    return state.placed[place * SEATS + seat]


def crowd(state: StoneAge, place: int) -> int:
    """How many figures stand on a place, of all seats."""
    first = place * SEATS
    placed = state.placed
    return placed[first] + placed[first + 1] + placed[first + 2] + placed[first + 3]


def gatherers(state: StoneAge, place: int) -> int:
    """How many seats have figures on a place."""
    count = 0
    for at in range(place * SEATS, place * SEATS + SEATS):
        if state.placed[at]:
            count += 1
    return count


def home_of(state: StoneAge, seat: int) -> int:
    """How many figures a seat has at home."""
    home = state.figures[seat]
    at = seat
    while at < len(PLACES) * SEATS:
        home -= state.placed[at]
        at += SEATS
    return home


def occupied_by(state: StoneAge, seat: int) -> list[int]:
    """The places where a seat has figures."""
    return [place for place in range(len(PLACES)) if state.placed[place * SEATS + seat]]


def is_open(state: StoneAge, place: int) -> bool:
    """Whether a card lies on a space, or a tile on a stack."""
    if place < FIRST_STACK:
        return state.display[place - FIRST_SPACE] != NOTHING
    stack = place - FIRST_STACK
    return stack < state.seats and state.top[stack] != NOTHING


def is_village_closed(state: StoneAge, place: int) -> bool:
    """With two or three players only two places of the village are used in a round."""
    others = 0
    for each in range(VILLAGE):
        if each != place and crowd(state, each):
            others += 1
    return others >= VILLAGE_OPEN[state.seats]


def place_fault(state: StoneAge, seat: int, place: int, home: int) -> str:
    """The first rule that keeps a seat with so many figures at home off a place, if any."""
    if there(state, seat, place):
        return "been-there"
    if place == HUNTING_GROUND:
        return ALLOWED
    if place >= FOREST and place < FIRST_SPACE:
        return gathering_fault(state, place)
    if crowd(state, place):
        return "occupied"
    if place >= FIRST_SPACE:
        return ALLOWED if is_open(state, place) else "not-open"
    if is_village_closed(state, place):
        return "village-closed"
    return "needs-two" if place == HUT and home < HUT_FIGURES else ALLOWED


def gathering_fault(state: StoneAge, place: int) -> str:
    """The first rule that keeps everybody else off a place of resources, if any."""
    if gatherers(state, place) >= GATHERERS[state.seats]:
        return "too-many-players"
    return "full" if crowd(state, place) >= CIRCLES else ALLOWED


def places_for(state: StoneAge, seat: int) -> list[int]:
    """Where a seat may put figures now."""
    home = home_of(state, seat)
    return [place for place in range(len(PLACES)) if place_fault(state, seat, place, home) == ALLOWED] if home else []


def can_place(state: StoneAge, seat: int) -> bool:
    """Whether a seat has figures at home and a place for them; the hunting ground never fills."""
    if not home_of(state, seat):
        return False
    return not there(state, seat, HUNTING_GROUND) or len(places_for(state, seat)) > 0


def takes_any_number(place: int) -> bool:
    """Whether a player chooses how many figures go to a place."""
    return HUNTING_GROUND <= place < FIRST_SPACE


def figures_for(place: int) -> int:
    """How many figures go to a place where there is no choice."""
    return HUT_FIGURES if place == HUT else 1


def most_at(state: StoneAge, seat: int, place: int) -> int:
    """How many figures a seat may put where it chooses the number."""
    home = home_of(state, seat)
    return home if place == HUNTING_GROUND else min(home, CIRCLES - crowd(state, place))


# Tools


def tool_value(tool: int) -> int:
    return (tool + 1) // 2


def is_fresh(tool: int) -> bool:
    return tool > 0 and tool % 2 == 0


def value_of_tools(state: StoneAge, seat: int) -> int:
    """The sum of a seat's permanent tools."""
    total = 0
    for at in range(seat * TOOLS, seat * TOOLS + TOOLS):
        total += (state.tools[at] + 1) // 2
    return total


def lay_tools(state: StoneAge, seat: int, tools: list[int]) -> None:
    """Put a seat's tools in their order."""
    tools.sort(reverse=True)
    for slot in range(TOOLS):
        state.tools[seat * TOOLS + slot] = tools[slot]


def tools_of(state: StoneAge, seat: int) -> list[int]:
    return state.tools[seat * TOOLS : seat * TOOLS + TOOLS]


def raise_tool(state: StoneAge, seat: int) -> bool:
    """A new tile, or the lowest tool is raised, a fresh one before a used one; false at the end of the ladder."""
    tools = tools_of(state, seat)
    lowest = tool_value(tools[TOOLS - 1])
    if lowest == TOOL_MOST:
        return False
    slot = 0
    while tool_value(tools[slot]) > lowest:
        slot += 1
    tools[slot] += 2
    lay_tools(state, seat, tools)
    return True


def use_tool(state: StoneAge, seat: int, value: int) -> None:
    """A fresh tool of this value is used."""
    tools = tools_of(state, seat)
    tools[tools.index(2 * value)] -= 1
    lay_tools(state, seat, tools)


def refresh_tools(state: StoneAge) -> None:
    """All tools can be used again."""
    for at in range(state.seats * TOOLS):
        if state.tools[at] % 2:
            state.tools[at] += 1


def tools_left(state: StoneAge, seat: int, added: int) -> list[int]:
    """What a seat can still add to a roll: the values of fresh tools (1 to 4), then 5 to 7 for the one-use tools.

    Tools are added in this order; a row of them may be added already.
    """
    least = last_in(added)
    found: list[int] = []
    last = 0
    for at in range(seat * TOOLS + TOOLS - 1, seat * TOOLS - 1, -1):
        tool = state.tools[at]
        if tool < 2 * least or tool == 0 or tool % 2:
            continue
        if tool == 2 * least and last_in(added) == least:
            added >>= 3
        elif tool != last:
            found.append(tool // 2)
            last = tool
    kept = state.kept[seat]
    if kept & (TWO_RESOURCES - 1):
        for i in range(ONCE):
            if kept >> i & 1 and TOOL_MOST + 1 + i > least:
                found.append(TOOL_MOST + 1 + i)
    return found


def value_of(tool: int) -> int:
    """What a tool adds, by its number among what can be added."""
    return tool if tool <= TOOL_MOST else tool - TOOL_MOST - 1 + ONCE_LEAST


def value_added(added: int) -> int:
    """What a row of tools adds."""
    value = 0
    while added:
        value += value_of(last_in(added))
        added >>= 3
    return value


# Gains


def gain(state: StoneAge, seat: int, what: int, count: int) -> None:
    """Resources or food from the supply, which never runs out."""
    if what == FOOD:
        state.food[seat] += count
    else:
        state.goods[seat * KINDS + what] += count


def more_figures(state: StoneAge, seat: int) -> bool:
    """One figure more, up to ten."""
    if state.figures[seat] >= FIGURES_MOST:
        return False
    state.figures[seat] += 1
    return True


def more_fields(state: StoneAge, seat: int) -> bool:
    """One level of agriculture more, up to ten."""
    if state.fields[seat] >= FIELD_MOST:
        return False
    state.fields[seat] += 1
    return True


def has_two_resources(state: StoneAge, seat: int) -> bool:
    """Whether a seat holds the unused card for two resources of its choice."""
    return state.kept[seat] & TWO_RESOURCES != 0


# Cards and buildings


def deck_of(state: StoneAge) -> list[int]:
    """For each card, 1 if it is in the deck."""
    deck = [1 if owner == NOBODY else 0 for owner in state.owner]
    for card in state.display:
        if card != NOTHING:
            deck[card] = 0
    return deck


def deck_size(state: StoneAge) -> int:
    return sum(deck_of(state))


def can_draw(state: StoneAge, seat: int) -> bool:
    """Whether a seat has the card that draws an extra one."""
    return any(TOP[card] == EXTRA and state.owner[card] == seat for card in range(len(CARDS)))


def buildings_of(state: StoneAge, seat: int) -> int:
    """How many buildings a seat has."""
    count = 0
    for entry in state.built:
        if entry >> 5 == seat:
            count += 1
    return count


# Food and points


def shortage_of(state: StoneAge, seat: int) -> int:
    """How much food a tribe lacks."""
    return max(0, state.figures[seat] - state.food[seat])


def enter(state: StoneAge, seat: int, entry: int, points: int) -> None:
    """Write points down."""
    state.ledger[seat * ENTRIES + entry] += points


def points_of(state: StoneAge, seat: int) -> int:
    """All points of a seat so far."""
    total = 0
    for entry in range(seat * ENTRIES, seat * ENTRIES + ENTRIES):
        total += state.ledger[entry]
    return total
