"""Questions about a state, and small changes of it, that several steps use."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from mizban.core.packed import count, total
from mizban.games.stone_age.data import (
    CIRCLES,
    ENTRIES,
    FIELD_MOST,
    FIGURES_MOST,
    FIRST_SPACE,
    FIRST_STACK,
    FOOD,
    FOREST,
    GATHERERS,
    GIVES,
    HUNTING_GROUND,
    HUT,
    HUT_FIGURES,
    ONCE,
    ONCE_LEAST,
    SPACES,
    STORES,
    TOOL_MOST,
    TOOLS,
    TOP,
    VILLAGE,
    VILLAGE_OPEN,
)
from mizban.games.stone_age.packed import last_in
from mizban.games.stone_age.state import NOBODY, NOTHING, StoneAge

ALLOWED: Final = ""  # no rule forbids it
TWO_RESOURCES: Final[i64] = 1 << ONCE  # the bit of the two-resources card among the kept ones
TILE: Final[i64] = 31  # the kind in an entry of what was built
NO_MORE: Final[i64] = 0  # the answer by which no tool is added


def in_order(state: StoneAge) -> list[int]:
    """The seats from the start player clockwise."""
    return [(state.start + i) % state.seats for i in range(state.seats)]


# Figures: of each seat four bits in the number of a place


def there(state: StoneAge, seat: i64, place: i64) -> i64:
    """How many figures a seat has on a place."""
    return state.placed[place] >> 4 * seat & 15


def stand(state: StoneAge, seat: i64, place: i64, number: i64) -> None:
    """So many figures of a seat are on a place now."""
    state.placed[place] += number - there(state, seat, place) << 4 * seat


def is_taken(state: StoneAge, place: i64) -> bool:
    """Whether anybody's figures stand on a place."""
    return state.placed[place] != 0


def crowd(state: StoneAge, place: i64) -> i64:
    """How many figures stand on a place, of all seats."""
    figures = state.placed[place]
    return (figures & 15) + (figures >> 4 & 15) + (figures >> 8 & 15) + (figures >> 12)


def gatherers(state: StoneAge, place: i64) -> i64:
    """How many seats have figures on a place."""
    figures = state.placed[place]
    seats: i64 = 0
    while figures:
        if figures & 15:
            seats += 1
        figures >>= 4
    return seats


def home_of(state: StoneAge, seat: i64) -> i64:
    """How many figures a seat has at home."""
    home = state.figures[seat]
    for figures in state.placed:
        home -= figures >> 4 * seat & 15
    return home


def occupied_by(state: StoneAge, seat: i64) -> vec[i64]:
    """The places where a seat has figures."""
    places = vec[i64](capacity=len(state.placed))
    for place in range(len(state.placed)):
        if there(state, seat, place):
            places = append(places, place)
    return places


def is_away(state: StoneAge, seat: i64) -> bool:
    """Whether a seat has figures on any place."""
    return any(there(state, seat, place) for place in range(len(state.placed)))


def is_open(state: StoneAge, place: i64) -> bool:
    """Whether a card lies on a space, or a tile on a stack."""
    if place < FIRST_STACK:
        return state.display[place - FIRST_SPACE] != NOTHING
    stack = place - FIRST_STACK
    return stack < state.seats and state.top[stack] != NOTHING


def is_stranded(state: StoneAge, place: i64) -> bool:
    """Whether somebody stands where a card or tile was that is gone."""
    return place >= FIRST_SPACE and is_taken(state, place) and not is_open(state, place)


def is_village_closed(state: StoneAge, place: i64) -> bool:
    """With two or three players only two places of the village are used in a round."""
    others: i64 = 0
    for each in range(VILLAGE):
        if each != place and is_taken(state, each):
            others += 1
    return others >= VILLAGE_OPEN[state.seats]


def place_fault(state: StoneAge, seat: i64, place: i64, home: i64) -> str:
    """The first rule that keeps a seat with so many figures at home off a place, if any."""
    if there(state, seat, place):
        return "been-there"
    if place == HUNTING_GROUND:
        return ALLOWED
    if place >= FOREST and place < FIRST_SPACE:
        return gathering_fault(state, place)
    if is_taken(state, place):
        return "occupied"
    if place >= FIRST_SPACE:
        return ALLOWED if is_open(state, place) else "not-open"
    if is_village_closed(state, place):
        return "village-closed"
    return "needs-two" if place == HUT and home < HUT_FIGURES else ALLOWED


def gathering_fault(state: StoneAge, place: i64) -> str:
    """The first rule that keeps everybody else off a place of resources, if any."""
    if gatherers(state, place) >= GATHERERS[state.seats]:
        return "too-many-players"
    return "full" if crowd(state, place) >= CIRCLES else ALLOWED


def places_for(state: StoneAge, seat: i64) -> vec[i64]:
    """Where a seat may put figures now."""
    home = home_of(state, seat)
    places = vec[i64](capacity=len(state.placed))
    for place in range(len(state.placed)):
        if home > 0 and place_fault(state, seat, place, home) == ALLOWED:
            places = append(places, place)
    return places


def can_place(state: StoneAge, seat: i64) -> bool:
    """Whether a seat has figures at home and a place for them; the hunting ground never fills."""
    if home_of(state, seat) == 0:
        return False
    return there(state, seat, HUNTING_GROUND) == 0 or len(places_for(state, seat)) > 0


def takes_any_number(place: i64) -> bool:
    """Whether a player chooses how many figures go to a place."""
    return HUNTING_GROUND <= place < FIRST_SPACE


def figures_for(place: i64) -> i64:
    """How many figures go to a place where there is no choice."""
    return HUT_FIGURES if place == HUT else i64(1)


def gathered_at(what: i64) -> i64:
    """The place where a resource, or food, is gathered."""
    return HUNTING_GROUND if what == FOOD else FOREST + what


def most_at(state: StoneAge, seat: i64, place: i64) -> i64:
    """How many figures a seat may put where it chooses the number."""
    home = home_of(state, seat)
    return home if place == HUNTING_GROUND else min(home, CIRCLES - crowd(state, place))


# Tools: twice the value, less one if used; those of a seat stand high before low, fresh before used


def tool_value(tool: i64) -> i64:
    return (tool + 1) // 2


def is_fresh(tool: i64) -> bool:
    return tool > 0 and tool % 2 == 0


def value_of_tools(state: StoneAge, seat: i64) -> i64:
    """The sum of a seat's permanent tools."""
    value: i64 = 0
    for at in range(seat * TOOLS, seat * TOOLS + TOOLS):
        value += tool_value(state.tools[at])
    return value


def tools_of(state: StoneAge, seat: i64) -> list[int]:
    return list(state.tools[seat * TOOLS : seat * TOOLS + TOOLS])


def change_tool(state: StoneAge, seat: i64, at: i64, change: i64) -> None:
    """A tool is raised or used, and all of the seat are put in their order."""
    tools = state.tools
    tools[at] += change
    while at > seat * TOOLS and tools[at - 1] < tools[at]:
        tools[at - 1], tools[at] = tools[at], tools[at - 1]
        at -= 1
    while at < seat * TOOLS + TOOLS - 1 and tools[at + 1] > tools[at]:
        tools[at + 1], tools[at] = tools[at], tools[at + 1]
        at += 1


def raise_tool(state: StoneAge, seat: i64) -> bool:
    """A new tile, or the lowest tool is raised, a fresh one before a used one; false at the end of the ladder."""
    lowest = tool_value(state.tools[seat * TOOLS + TOOLS - 1])
    if lowest == TOOL_MOST:
        return False
    at = seat * TOOLS
    while tool_value(state.tools[at]) > lowest:
        at += 1
    change_tool(state, seat, at, 2)
    return True


def use_tool(state: StoneAge, seat: i64, value: i64) -> None:
    """A fresh tool of this value is used."""
    at = seat * TOOLS
    while state.tools[at] != 2 * value:
        at += 1
    change_tool(state, seat, at, -1)


def refresh_tools(state: StoneAge) -> None:
    """All tools can be used again."""
    for at in range(len(state.tools)):
        if state.tools[at] % 2:
            state.tools[at] += 1


def additions(state: StoneAge, seat: i64, added: i64) -> vec[i64]:
    """The answers to a roll: no more, the values of fresh tools (1 to 4), then 5 to 7 for the one-use tools.

    Tools are added in this order; a row of them may be added already.
    """
    least = last_in(added)
    found = append(vec[i64](capacity=1 + TOOLS + ONCE), NO_MORE)
    last: i64 = 0
    for at in range(seat * TOOLS + TOOLS - 1, seat * TOOLS - 1, -1):
        tool = state.tools[at]
        if not is_fresh(tool) or tool < 2 * least:
            continue
        if tool == 2 * least and last_in(added) == least:
            added >>= 3
        elif tool != last:
            found = append(found, tool // 2)
            last = tool
    for i in range(ONCE):
        if state.kept[seat] >> i & 1 and TOOL_MOST + 1 + i > least:
            found = append(found, TOOL_MOST + 1 + i)
    return found


def can_add(state: StoneAge, seat: i64, added: i64) -> bool:
    """Whether there is a tool to add to a roll and to the row of those added."""
    return len(additions(state, seat, added)) > 1


def value_of(tool: i64) -> i64:
    """What a tool adds, by its number among what can be added."""
    return tool if tool <= TOOL_MOST else tool - TOOL_MOST - 1 + ONCE_LEAST


def value_added(added: i64) -> i64:
    """What a row of tools adds."""
    value: i64 = 0
    while added:
        value += value_of(last_in(added))
        added >>= 3
    return value


# What a tribe has, and gains


def stored(state: StoneAge, seat: i64, what: i64) -> i64:
    """How many pieces of a resource, or how much food, a seat has."""
    return state.stores[seat * STORES + what]


def gain(state: StoneAge, seat: i64, what: i64, number: i64) -> None:
    """Resources or food from the supply, which never runs out."""
    state.stores[seat * STORES + what] += number


def give(state: StoneAge, seat: i64, what: i64, number: i64) -> None:
    """Resources or food go back to the supply."""
    state.stores[seat * STORES + what] -= number


def more_figures(state: StoneAge, seat: i64) -> bool:
    """One figure more, up to ten."""
    if state.figures[seat] >= FIGURES_MOST:
        return False
    state.figures[seat] += 1
    return True


def more_fields(state: StoneAge, seat: i64) -> bool:
    """One level of agriculture more, up to ten."""
    if state.fields[seat] >= FIELD_MOST:
        return False
    state.fields[seat] += 1
    return True


def has_two_resources(state: StoneAge, seat: i64) -> bool:
    """Whether a seat holds the unused card for two resources of its choice."""
    return state.kept[seat] & TWO_RESOURCES != 0


# Cards and buildings


def deck_of(state: StoneAge) -> vec[i64]:
    """For each card, 1 if it is in the deck."""
    deck = vec[i64]([i64(owner == NOBODY) for owner in state.owner])
    for card in state.display:
        if card != NOTHING:
            deck[card] = 0
    return deck


def deck_size(state: StoneAge) -> i64:
    return count(state.owner, NOBODY) - (SPACES - gaps(state))


def gaps(state: StoneAge) -> i64:
    """How many spaces are without a card."""
    return count(state.display, NOTHING)


def has_bought(state: StoneAge, seat: i64, top: i64, gives: i64) -> bool:
    """Whether a seat has bought a card with this top half, for this resource or for food."""
    for card in range(len(state.owner)):
        if state.owner[card] == seat and TOP[card] == top and GIVES[card] == gives and card != state.extra:
            return True
    return False


def tiles_seen(state: StoneAge) -> i64:
    """How many tiles are built or lie in the stacks."""
    return len(state.built) + (len(state.top) - count(state.top, NOTHING)) + total(state.below)


def buildings_of(state: StoneAge, seat: i64) -> i64:
    """How many buildings a seat has."""
    buildings: i64 = 0
    for entry in state.built:
        if entry >> 5 == seat:
            buildings += 1
    return buildings


# Food and points


def shortage_of(state: StoneAge, seat: i64) -> i64:
    """How much food a tribe lacks."""
    return max(i64(0), state.figures[seat] - stored(state, seat, FOOD))


def enter(state: StoneAge, seat: i64, entry: i64, points: i64) -> None:
    """Write points down."""
    state.ledger[seat * ENTRIES + entry] += points


def points_of(state: StoneAge, seat: i64) -> i64:
    """All points of a seat so far."""
    points: i64 = 0
    for entry in range(seat * ENTRIES, seat * ENTRIES + ENTRIES):
        points += state.ledger[entry]
    return points
