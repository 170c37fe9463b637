"""What a tribe can be expected to be at the end of the round: its figures have gathered, bought and built."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from mizban.core.packed import count
from mizban.games.stone_age.data import (
    AGRICULTURE,
    AMOUNT,
    ANY,
    BOTTOM,
    DICE,
    DIVISOR,
    EXACT_KINDS,
    EXTRA,
    FIELD,
    FIELD_MOST,
    FIGURES_MOST,
    FIRST_CHOICE,
    FIRST_SPACE,
    FIRST_STACK,
    FOOD,
    FOOD_CARD,
    FOREST,
    GIVES,
    HUNTING_GROUND,
    HUT,
    KINDS,
    LEAST,
    MOST,
    ONCE,
    ONCE_CARD,
    ONCE_LEAST,
    PEOPLE,
    POINTS,
    RESOURCE,
    ROLES,
    ROLL,
    SPACES,
    STACK,
    STORES,
    TOOL,
    TOOL_MAKER,
    TOOLS,
    TOP,
)
from mizban.games.stone_age.payments import PRICE, paid_of, worth_of
from mizban.games.stone_age.rules import deck_size, gaps, has_two_resources, is_fresh, there, value_of_tools
from mizban.games.stone_age.scoring import GREEN_CARDS
from mizban.games.stone_age.state import NOTHING, StoneAge
from mizban.games.stone_age.steps.cards import DrawExtra, RollForAll
from mizban.games.stone_age.steps.dice import Roll
from mizban.games.stone_age.steps.feeding import Feed
from mizban.games.stone_age.steps.home import GoHome
from mizban.games.stone_age.steps.placing import Placing

FARMER: Final[i64] = 0  # roles by their number
TOOLMAKER: Final[i64] = 1
BUILDER: Final[i64] = 2
SHAMAN: Final[i64] = 3
MEAN_FACE: Final = 3.5
MOST_TOOLS: Final = 12.0
BOUGHT: Final = 0.9  # what somebody stands on is mostly bought
TILES_A_ROUND: Final = 0.65  # of the lowest stack
CARDS_A_ROUND: Final = 3.0


@mypyc_attr(acyclic=True)
class Outlook:
    """A tribe at the end of the round, as far as one can tell before the dice fall."""

    def __init__(self, state: StoneAge, seat: i64) -> None:
        """A tribe as it is now."""
        first = seat * STORES
        self.figures: float = float(state.figures[seat])
        self.fields: float = float(state.fields[seat])
        self.tools: float = float(value_of_tools(state, seat))
        self.buildings: float = 0.0
        self.food: float = float(state.stores[first + FOOD])
        self.stock = vec[float]([0.0] * KINDS)  # by kind: pieces
        self.symbols = vec[i64]([0] * GREEN_CARDS)  # by symbol: cards
        self.people = vec[float]([0.0] * len(ROLES))  # by role: people on cards
        self.cards: float = 0.0
        self.once: float = 0.0  # pips of tools for one use
        self.two: float = float(has_two_resources(state, seat))
        self.dice: float = 0.0  # cards to come by which everybody takes a die
        self.extra: float = 0.0  # cards to come by which another one is drawn
        self.gain: float = 0.0  # points to come by what is under way
        self.home: float = 0.0  # figures that can still be placed in this round
        self.away: float = 0.0  # figures that are on the board
        self.hungry: float = 0.0  # food that will be missing in this round
        self.doomed: float = 0.0  # figures on cards and buildings that can hardly be paid
        self.claims: float = 0.0  # figures on cards and buildings that can be paid
        self.missing: float = 0.0  # pieces that are missing for cards and buildings
        self.placing = False
        self.fed = True
        for kind in range(KINDS):
            self.stock[kind] = float(state.stores[first + kind])
        for entry in state.built:
            if entry >> 5 == seat:
                self.buildings += 1.0
        for card in range(len(state.owner)):
            if state.owner[card] == seat:
                self.own(card)
        for i in range(ONCE):
            if state.kept[seat] >> i & 1:
                self.once += float(ONCE_LEAST + i)

    def own(self, card: i64) -> None:
        """A card is there, for what counts at the end."""
        self.cards += 1.0
        if BOTTOM[card] < GREEN_CARDS:
            self.symbols[BOTTOM[card]] += 1
        else:
            self.people[BOTTOM[card] - GREEN_CARDS] += float(PEOPLE[card])

    def pieces(self) -> float:
        """All resources."""
        return self.stock[0] + self.stock[1] + self.stock[2] + self.stock[3]

    def pips(self) -> float:
        """What all resources are worth in a building."""
        return 3.0 * self.stock[0] + 4.0 * self.stock[1] + 5.0 * self.stock[2] + 6.0 * self.stock[3]

    def kinds(self) -> float:
        """How many kinds of resources there are a piece of, or a part of one."""
        kinds: float = 0.0
        for kind in range(KINDS):
            kinds += min(1.0, self.stock[kind])
        return kinds

    def different(self) -> i64:
        """How many symbols there are."""
        return len(self.symbols) - count(self.symbols, 0)

    def twice(self) -> i64:
        """How many symbols there are two cards of."""
        return count(self.symbols, 2)

    def final_points(self) -> float:
        """What cards and resources score at the end, if nothing is added to them."""
        different, twice = self.different(), self.twice()
        points = float(different * different + twice * twice) + self.pieces()
        points += self.people[FARMER] * self.fields + self.people[TOOLMAKER] * self.tools
        return points + self.people[BUILDER] * self.buildings + self.people[SHAMAN] * self.figures

    def spend(self, pieces: float) -> None:
        """So many of the cheapest pieces go."""
        for kind in range(KINDS):
            paid = min(pieces, self.stock[kind])
            self.stock[kind] -= paid
            pieces -= paid

    def next_symbol(self, symbol: i64) -> float:
        """The points that one more card with a symbol brings."""
        if self.symbols[symbol] == 0:
            return 2.0 * float(self.different()) + 1.0
        return 2.0 * float(self.twice()) + 1.0 if self.symbols[symbol] == 1 else 0.0


def outlook_of(state: StoneAge, seat: i64) -> Outlook:
    """The tribe of a seat as it will probably be when its figures are home and fed."""
    tribe = Outlook(state, seat)
    now = tribe.final_points()
    find_phase(tribe, state, seat)
    work(tribe, state, seat)
    expect(tribe, state, seat)
    tribe.gain += tribe.final_points() - now
    eat(tribe)
    return tribe


def find_phase(tribe: Outlook, state: StoneAge, seat: i64) -> None:
    """Whether figures are still placed in this round, and whether the tribe has eaten."""
    for step in state.todo:
        if isinstance(step, Placing):
            tribe.placing = True
        elif isinstance(step, Feed) and step.seat == seat:
            tribe.fed = False


def work(tribe: Outlook, state: StoneAge, seat: i64) -> None:
    """What the figures on the board do: in the village, gathering, building at fixed prices, with cards, building."""
    bits = 4 * seat
    places = i64(len(state.placed))
    claims: i64 = 0
    gathering: i64 = 0
    for place in range(places):
        figures = state.placed[place] >> bits & 15
        if figures:
            tribe.away += float(figures)
            if place < HUNTING_GROUND:
                visit_village(tribe, place)
            elif place < FIRST_SPACE:
                gathering += 1
            else:
                claims += 1
    if tribe.placing:
        tribe.home = float(state.figures[seat]) - tribe.away
    if gathering:
        gather(tribe, state, seat, gathering)
    if claims:
        claim(tribe, state, bits)


def visit_village(tribe: Outlook, place: i64) -> None:
    """A tool, a figure or a field more, as far as there are any."""
    if place == TOOL_MAKER:
        tribe.tools = min(tribe.tools + 1.0, MOST_TOOLS)
    elif place == HUT:
        tribe.figures = min(tribe.figures + 1.0, float(FIGURES_MOST))
    else:
        assert place == FIELD
        tribe.fields = min(tribe.fields + 1.0, float(FIELD_MOST))


def gather(tribe: Outlook, state: StoneAge, seat: i64, places: i64) -> None:
    """Dice are average, and fresh tools are shared among the places."""
    help = float(fresh_tools(state, seat)) / float(places)
    for place in range(HUNTING_GROUND, FIRST_SPACE):
        figures = there(state, seat, place)
        if figures:
            if place == HUNTING_GROUND:
                tribe.food += brought(figures, FOOD, help)
            else:
                tribe.stock[place - FOREST] += brought(figures, place - FOREST, help)


def fresh_tools(state: StoneAge, seat: i64) -> i64:
    """The pips of the tools that can still be used in this round."""
    pips: i64 = 0
    for at in range(seat * TOOLS, seat * TOOLS + TOOLS):
        if is_fresh(state.tools[at]):
            pips += state.tools[at] // 2
    return pips


def brought(dice: i64, what: i64, help: float) -> float:
    """How much so many dice and the help of tools give on average; half a piece is lost by rounding."""
    divisor = float(DIVISOR[what])
    return max(0.0, MEAN_FACE * float(dice) + help - 0.5 * (divisor - 1.0)) / divisor


def expect(tribe: Outlook, state: StoneAge, seat: i64) -> None:
    """What chance is about to give by a card that was bought."""
    if len(state.todo) < 2:
        return
    chance, home = state.todo[-1], state.todo[-2]
    if not isinstance(home, GoHome) or home.seat != seat or home.place < FIRST_SPACE:
        return
    if isinstance(chance, Roll):
        tribe.stock[chance.what] += brought(chance.dice, chance.what, 0.0)
    elif isinstance(chance, RollForAll):
        tribe.dice += 1.0
    elif isinstance(chance, DrawExtra):
        tribe.extra += 1.0


# Cards and buildings on which figures stand


def claim(tribe: Outlook, state: StoneAge, bits: i64) -> None:
    """Fixed prices come first, for they need certain pieces; then cards by the cheapest; what is left is built with."""
    for stack in range(state.seats):
        tile = state.top[stack]
        if state.placed[FIRST_STACK + stack] >> bits & 15 and tile != NOTHING and tile < FIRST_CHOICE:
            build_fixed(tribe, tile)
    for space in range(SPACES):
        card = state.display[space]
        if state.placed[FIRST_SPACE + space] >> bits & 15 and card != NOTHING:
            buy(tribe, card, float(space + 1))
    for stack in range(state.seats):
        tile = state.top[stack]
        if state.placed[FIRST_STACK + stack] >> bits & 15 and tile >= FIRST_CHOICE:
            build_free(tribe, tile)


def hope_for(tribe: Outlook, missing: float) -> float:
    """How likely it is that so many pieces that are still missing are there in the end."""
    hope = min(1.0, max(0.0, 1.0 - missing))
    tribe.missing += max(0.0, missing)
    tribe.claims += hope
    tribe.doomed += 1.0 - hope
    return hope


def build_fixed(tribe: Outlook, tile: i64) -> None:
    """A building of certain pieces."""
    price = PRICE[tile]
    missing: float = 0.0
    for kind in range(KINDS):
        missing += max(0.0, float(paid_of(price, kind)) - tribe.stock[kind])
    hope = hope_for(tribe, missing)
    for kind in range(KINDS):
        tribe.stock[kind] = max(0.0, tribe.stock[kind] - hope * float(paid_of(price, kind)))
    tribe.buildings += hope
    tribe.gain += hope * float(worth_of(price))


def build_free(tribe: Outlook, tile: i64) -> None:
    """A building of as many pieces as it takes, of average worth."""
    pieces = tribe.pieces()
    missing = max(0.0, float(LEAST[tile]) - pieces) + max(0.0, float(EXACT_KINDS[tile]) - tribe.kinds())
    hope = hope_for(tribe, missing)
    if hope == 0.0 or pieces == 0.0:
        return
    share = hope * min(1.0, float(MOST[tile]) / pieces)
    tribe.gain += share * tribe.pips()
    tribe.buildings += hope
    for kind in range(KINDS):
        tribe.stock[kind] *= 1.0 - share


def buy(tribe: Outlook, card: i64, price: float) -> None:
    """A card for so many pieces: what it gives at once, and what it counts at the end."""
    hope = hope_for(tribe, price - tribe.pieces())
    if hope == 0.0:
        return
    tribe.spend(hope * price)
    tribe.cards += hope
    use_top(tribe, card, hope)
    bottom = BOTTOM[card]
    if bottom >= GREEN_CARDS:
        tribe.people[bottom - GREEN_CARDS] += hope * float(PEOPLE[card])
    elif hope >= 0.5:
        tribe.gain -= (1.0 - hope) * tribe.next_symbol(bottom)
        tribe.symbols[bottom] += 1


def use_top(tribe: Outlook, card: i64, hope: float) -> None:
    """What the top half of a card gives."""
    top, amount = TOP[card], hope * float(AMOUNT[card])
    if top == DICE:
        tribe.dice += hope
    elif top == FOOD_CARD:
        tribe.food += amount
    elif top == RESOURCE:
        tribe.stock[GIVES[card]] += amount
    elif top == ROLL:
        tribe.stock[GIVES[card]] += hope * brought(AMOUNT[card], GIVES[card], 0.0)
    elif top == POINTS:
        tribe.gain += amount
    elif top == TOOL:
        tribe.tools = min(tribe.tools + amount, MOST_TOOLS)
    elif top == AGRICULTURE:
        tribe.fields = min(tribe.fields + amount, float(FIELD_MOST))
    elif top == EXTRA:
        tribe.extra += hope
    elif top == ONCE_CARD:
        tribe.once += amount
    else:
        assert top == ANY
        tribe.two += hope


def eat(tribe: Outlook) -> None:
    """The fields yield and every figure eats, unless that is done."""
    if not tribe.fed:
        tribe.food += tribe.fields - tribe.figures
        tribe.hungry = max(0.0, -tribe.food)
        tribe.food = max(0.0, tribe.food)


# Time


def rounds_left(state: StoneAge, placing: bool) -> float:
    """How many rounds are still to begin, roughly: until the lowest stack is empty or the cards run out."""
    rounds = min(rounds_of_tiles(state, True), rounds_of_cards(state, True))
    if placing:  # what nobody has claimed yet will be claimed in this round
        rounds = min(rounds, rounds_of_tiles(state, False) - 1.0, rounds_of_cards(state, False) - 1.0)
    return max(0.0, rounds)


def rounds_of_tiles(state: StoneAge, claimed: bool) -> float:
    """How long the lowest stack lasts, less what figures stand on."""
    least: float = float(STACK)
    for stack in range(state.seats):
        tiles = float(state.below[stack])
        if state.top[stack] != NOTHING:
            tiles += 1.0
            if claimed and state.placed[FIRST_STACK + stack]:
                tiles -= BOUGHT
        least = min(least, tiles)
    return least / TILES_A_ROUND


def rounds_of_cards(state: StoneAge, claimed: bool) -> float:
    """How long the cards last, less what figures stand on; the round after the last full display is played."""
    cards = float(deck_size(state) - gaps(state))
    if claimed:
        for space in range(SPACES):
            if state.display[space] != NOTHING and state.placed[FIRST_SPACE + space]:
                cards -= BOUGHT
    return 0.0 if cards < 0.0 else 1.0 + cards / CARDS_A_ROUND
