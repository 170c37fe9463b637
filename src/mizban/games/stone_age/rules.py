"""Questions about a state, and small changes of it, that several steps use."""

from __future__ import annotations

from typing import Final

from mizban.games.stone_age.data import (
    CIRCLES,
    COST,
    EXACT_KINDS,
    FIELD_MOST,
    FIGURES_MOST,
    FIRST_CHOICE,
    FIRST_SPACE,
    FIRST_STACK,
    FOOD,
    FOREST,
    GATHERERS,
    HUNTING_GROUND,
    HUT,
    HUT_FIGURES,
    KINDS,
    LEAST,
    LEDGER,
    MOST,
    ONCE,
    ONCE_LEAST,
    PLACES,
    SEATS,
    TOOL_MOST,
    TOOLS,
    VILLAGE,
    VILLAGE_OPEN,
)
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


def tools_left(state: StoneAge, seat: int) -> list[int]:
    """What a seat can still add to a roll: the values of fresh tools (1 to 4), then 5 to 7 for the one-use tools."""
    found: list[int] = []
    last = 0
    for at in range(seat * TOOLS + TOOLS - 1, seat * TOOLS - 1, -1):
        tool = state.tools[at]
        if tool > 0 and tool % 2 == 0 and tool != last:
            found.append(tool // 2)
            last = tool
    kept = state.kept[seat]
    if kept & (TWO_RESOURCES - 1):
        for i in range(ONCE):
            if kept >> i & 1:
                found.append(TOOL_MOST + 1 + i)
    return found


def value_added(answer: int) -> int:
    """What a tool adds, by its number among what can be added."""
    return answer if answer <= TOOL_MOST else answer - TOOL_MOST - 1 + ONCE_LEAST


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


def buildings_of(state: StoneAge, seat: int) -> int:
    """How many buildings a seat has."""
    count = 0
    for entry in state.built:
        if entry >> 5 == seat:
            count += 1
    return count


# Payments: how many pieces of each kind, four bits each


def paid_of(paid: int, kind: int) -> int:
    """How many pieces of a kind are in a payment."""
    return paid >> 4 * kind & 15


def pieces_in(paid: int) -> int:
    return (paid & 15) + (paid >> 4 & 15) + (paid >> 8 & 15) + (paid >> 12)


def kinds_in(paid: int) -> int:
    """How many kinds are in a payment."""
    count = 0
    for kind in range(KINDS):
        if paid_of(paid, kind):
            count += 1
    return count


def last_kind(paid: int) -> int:
    """The kind chosen last: pieces are chosen in the order of their kinds."""
    kind = KINDS - 1
    while kind > 0 and not paid_of(paid, kind):
        kind -= 1
    return kind


def with_piece(paid: int, kind: int) -> int:
    return paid + (1 << 4 * kind)


def payment(pieces: list[int]) -> int:
    """A payment of so many pieces of each kind."""
    paid = 0
    for kind in range(KINDS):
        paid += pieces[kind] << 4 * kind
    return paid


def worth_of(paid: int) -> int:
    """The points for a payment in a building."""
    return 3 * (paid & 15) + 4 * (paid >> 4 & 15) + 5 * (paid >> 8 & 15) + 6 * (paid >> 12)


def goods_of(state: StoneAge, seat: int) -> int:
    """How many resources a seat has."""
    first = seat * KINDS
    goods = state.goods
    return goods[first] + goods[first + 1] + goods[first + 2] + goods[first + 3]


def can_finish(state: StoneAge, seat: int, paid: int, least: int, kinds: int) -> bool:
    """Whether a payment can grow, by pieces not before its last kind, to so many pieces of exactly so many kinds."""
    last = last_kind(paid)
    first = seat * KINDS
    missing = least - pieces_in(paid)
    here = state.goods[first + last] - paid_of(paid, last)
    if not kinds:
        for kind in range(last + 1, KINDS):
            here += state.goods[first + kind]
        return here >= missing
    wanted = kinds - kinds_in(paid)
    return wanted >= 0 and reaches(state.goods[first + last + 1 : first + KINDS], here, missing, wanted)


def reaches(later: list[int], here: int, missing: int, wanted: int) -> bool:
    """Whether the missing pieces can be some of those here and at least one of each of so many later kinds."""
    later.sort(reverse=True)
    if wanted > len(later) or missing < wanted:
        return False
    for i in range(wanted):
        if not later[i]:
            return False
        here += later[i]
    return here >= missing


def pieces_for(state: StoneAge, seat: int, paid: int, least: int, kinds: int) -> list[int]:
    """The kinds of which the next piece of a payment may be."""
    found: list[int] = []
    for kind in range(last_kind(paid), KINDS):
        has_one = state.goods[seat * KINDS + kind] > paid_of(paid, kind)
        if has_one and can_finish(state, seat, with_piece(paid, kind), least, kinds):
            found.append(kind)
    return found


def pay(state: StoneAge, seat: int, paid: int) -> None:
    """The pieces go to the supply."""
    for kind in range(KINDS):
        count = paid_of(paid, kind)
        if count:
            state.goods[seat * KINDS + kind] -= count
            state.tell("paid", [seat, count, kind])


def covers(state: StoneAge, seat: int, pieces: tuple[int, ...], jokers: int) -> bool:
    """Whether a seat has these pieces, with so many that it may still choose."""
    for kind in range(KINDS):
        short = pieces[kind] - state.goods[seat * KINDS + kind]
        if short > 0:
            jokers -= short
    return jokers >= 0


def can_pay_tile(state: StoneAge, seat: int, tile: int) -> bool:
    """Whether a seat can pay for a building with what it has."""
    if tile < FIRST_CHOICE:
        return covers(state, seat, COST[tile], 0)
    if not EXACT_KINDS[tile]:
        return goods_of(state, seat) >= LEAST[tile]
    return reaches(state.goods[seat * KINDS : seat * KINDS + KINDS], 0, MOST[tile], EXACT_KINDS[tile])


def could_pay_tile(state: StoneAge, seat: int, tile: int) -> bool:
    """The same, with the help of the unused two-resources card."""
    if can_pay_tile(state, seat, tile):
        return True
    if not has_two_resources(state, seat):
        return False
    for first in range(KINDS):
        for second in range(first, KINDS):
            if would_pay(state, seat, tile, first, second):
                return True
    return False


def would_pay(state: StoneAge, seat: int, tile: int, first: int, second: int) -> bool:
    """Whether two more resources would pay for a building."""
    gain(state, seat, first, 1)
    gain(state, seat, second, 1)
    enough = can_pay_tile(state, seat, tile)
    gain(state, seat, first, -1)
    gain(state, seat, second, -1)
    return enough


def could_pay_any(state: StoneAge, seat: int, pieces: int) -> bool:
    """Whether a seat could pay so many resources of any kind, the unused two-resources card included."""
    return goods_of(state, seat) + (2 if has_two_resources(state, seat) else 0) >= pieces


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
