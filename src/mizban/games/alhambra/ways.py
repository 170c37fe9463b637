"""The actions and placements that are worth a thought, for programs: good payments, good places, no waste."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from mizban.core.appraisal import Line
from mizban.core.flow import play
from mizban.core.packed import members, size
from mizban.games.alhambra.card_sets import copies_in, payments, picked_sum
from mizban.games.alhambra.data import MONEY, PRICE, SLOTS, TAKE_AT_MOST, TYPE, VALUES, WALLS
from mizban.games.alhambra.ground import EMPTY, SIDES, Frontier, Ground, anchored, sites_for, swaps_for
from mizban.games.alhambra.outlook import ALL_SUMS
from mizban.games.alhambra.rules import NO_TILE, VALUE, held_tiles, tile_on
from mizban.games.alhambra.state import Alhambra
from mizban.games.alhambra.steps.placing import GIVE_AWAY, TO_RESERVE, ChooseTile, PlaceTile
from mizban.games.alhambra.steps.turn import BUY, ENOUGH_PAID, FINISH, REDESIGN, SWAP, Act
from mizban.games.alhambra.survey import fingerprint
from mizban.games.alhambra.walls import SIDE, outline

PAYMENTS: Final = 2  # so many ways to pay the first tile of a turn are tried
PAYMENTS_AGAIN: Final = 1  # and any further one
SITES: Final = 8  # so many places of a tile
SITES_OF_MANY: Final = 4  # where several tiles are placed
PLACEMENTS: Final = 10  # so many ways to place several tiles
SWAPS: Final = 2
SET_ASIDE: Final = 12.0  # what a tile in the reserve lacks beside a built one, as places are compared


# Actions


def actions(state: Alhambra, ask: Act) -> list[Line]:
    """Whole actions: cards to take, tiles to buy, tiles of the reserve to build or swap in."""
    lines = [line_of(state, ask.seat, indices) for indices in takings(state.display)]
    add_purchases(lines, state, ask)
    add_redesigns(lines, state, ask.seat)
    if ask.again:
        lines.append(line_of(state, ask.seat, [FINISH]))
    if not lines:
        lines = [line_of(state, ask.seat, [option]) for option in ask.options(state)]
    return lines


def line_of(state: Alhambra, seat: i64, answers: list[int]) -> Line:
    """These answers, and where they lead."""
    after = state.copy()
    for answer in answers:
        play(after, seat, answer)
    return Line(answers, after)


def takings(display: vec[i64]) -> list[list[int]]:
    """The sets of cards that may be taken and to which nothing can be added, by their places; equal ones once."""
    found: list[list[int]] = []
    for picked in range(1, i64(1) << i64(len(display))):
        if is_whole(display, picked):
            found.append(list(members(picked)))
    return found


def is_whole(display: vec[i64], picked: i64) -> bool:
    """Whether cards may be taken together and no other one with them; of equal cards the first ones count."""
    left = TAKE_AT_MOST - picked_sum(display, picked)
    if left < 0:
        return size(picked) == 1 and is_first(display, picked)
    for index in range(i64(len(display))):
        if not picked >> index & 1 and VALUE[display[index]] <= left:
            return False
    return is_first(display, picked)


def is_first(display: vec[i64], picked: i64) -> bool:
    """Whether of equal cards those that lie before the others are picked."""
    for index in range(i64(len(display))):
        if picked >> index & 1:
            for other in range(index):
                if not picked >> other & 1 and display[other] == display[index]:
                    return False
    return True


def add_purchases(lines: list[Line], state: Alhambra, ask: Act) -> None:
    """Tiles bought, exactly or with the least waste; exact purchases of a turn go from slot to slot."""
    market = [tile_on(state, slot) for slot in range(SLOTS)]
    most = PAYMENTS_AGAIN if ask.again else PAYMENTS
    last: i64 = -1
    if ask.again:
        for slot in range(SLOTS):
            if market[slot] == NO_TILE:
                last = slot
    for slot in range(SLOTS):
        if market[slot] != NO_TILE:
            price = PRICE[market[slot]]
            amount = least_payable(state, ask.seat, slot, price)
            if amount > price or (amount == price and slot > last):
                for paid in best_payments(state, ask.seat, slot, amount)[:most]:
                    lines.append(line_of(state, ask.seat, purchase(slot, paid)))


def least_payable(state: Alhambra, seat: i64, currency: i64, price: i64) -> i64:
    """The smallest total, of the price or more, that can be paid; 0 if none can."""
    first = seat * MONEY + currency * VALUES
    sums: i64 = 1
    for value in range(VALUES):
        for _card in range(state.hands[first + value]):
            sums |= sums << (value + 1)
        sums &= ENOUGH_SUMS
    for amount in range(price, price + VALUES):
        if sums >> amount & 1:
            return amount
    return 0


def best_payments(state: Alhambra, seat: i64, currency: i64, amount: i64) -> list[int]:
    """The sets of cards worth so much after which most different totals can be made with the rest."""
    ranked: list[tuple[int, int]] = []
    for paid in payments(state, seat, currency, amount):
        ranked.append((-int(size(sums_without(state, seat, currency, paid))), paid))
    ranked.sort()
    return [paid for _, paid in ranked[:PAYMENTS]]


def sums_without(state: Alhambra, seat: i64, currency: i64, paid: i64) -> i64:
    """Which totals a currency can make when some cards are paid, a bit for each."""
    first = seat * MONEY + currency * VALUES
    sums: i64 = 1
    for value in range(VALUES):
        for _card in range(state.hands[first + value] - copies_in(paid, value)):
            sums |= sums << (value + 1)
        sums &= ALL_SUMS
    return sums


def purchase(slot: i64, paid: i64) -> list[int]:
    """The answers that buy a tile with some cards."""
    answers: list[int] = [BUY + slot]
    for value in range(VALUES):
        for _card in range(copies_in(paid, value)):
            answers.append(value)
    answers.append(ENOUGH_PAID)
    return answers


def add_redesigns(lines: list[Line], state: Alhambra, seat: i64) -> None:
    """Tiles of the reserve in their best places, or in the place of a built one."""
    ground = Ground(state, seat)
    for tile in members(ground.reserve):
        for site in best_sites(ground, tile, SITES):
            lines.append(line_of(state, seat, [REDESIGN + tile, site.anchor]))
        for old in best_swaps(ground, tile):
            lines.append(line_of(state, seat, [REDESIGN + tile, SWAP + old]))


def best_swaps(ground: Ground, tile: i64) -> list[int]:
    """The built tiles in whose place a tile does most for the walls, dear types before cheap ones."""
    ranked: list[tuple[float, int]] = []
    for old in swaps_for(ground, tile):
        cell = ground.square_of(old)
        ground.cells[cell] = tile
        ranked.append((float(TYPE[old]) - walls_worth(ground), old))
        ground.cells[cell] = old
    ranked.sort()
    return [old for _, old in ranked[:SWAPS]]


# Places


class Site:
    """A place for a tile, and what it does for the walls."""

    def __init__(self, anchor: int, worth: float) -> None:
        self.anchor: Final = anchor
        self.worth: Final = worth


def by_worth(site: Site) -> float:
    return -site.worth


def best_sites(ground: Ground, tile: i64, most: int) -> list[Site]:
    """The places where a tile does most for the walls."""
    found: list[Site] = []
    for anchor in sites_for(Frontier(ground), tile):
        cell = anchored(ground, anchor)
        ground.cells[cell] = tile
        found.append(Site(anchor, walls_worth(ground)))
        ground.cells[cell] = EMPTY
    found.sort(key=by_worth)
    return found[:most]


def walls_worth(ground: Ground) -> float:
    """What the walls of an Alhambra look like at once: the longest before all, then others, and open sides."""
    edges = outline(ground)
    count = i64(len(edges))
    longest: i64 = 0
    walled: i64 = 0
    run: i64 = 0
    for i in range(2 * count):
        edge = edges[i if i < count else i - count]
        if WALLS[ground.cells[edge // SIDES]] >> (edge & SIDE) & 1:
            run += 1
            longest = max(longest, run)
            if i < count:
                walled += 1
        else:
            run = 0
    return 4.0 * float(min(longest, count)) + float(walled) + 0.5 * float(count - walled)


# Placing what was bought


class Placing:
    """Tiles being placed: what is answered so far, and how the places look."""

    def __init__(self, answers: list[int], state: Alhambra, worth: float, lacking: float) -> None:
        self.answers: Final = answers
        self.state: Final = state
        self.worth: Final = worth
        self.lacking: Final = lacking  # for tiles that are not built


def by_places(placing: Placing) -> float:
    return -placing.worth


def placements(state: Alhambra, ask: ChooseTile) -> list[Line]:
    """Good ways to place all tiles that were bought."""
    tiles = held_tiles(state)
    if size(tiles) == 1:
        tile = members(tiles)[0]
        return [line_of(state, ask.seat, [tile, place]) for place in places_of(state, ask.seat, tile, ask.give)]
    ways = [Placing([], state, 0.0, 0.0)]
    for _tile in range(size(tiles)):
        found: list[Placing] = []
        for way in ways:
            for tile in members(held_tiles(way.state)):
                add_places(found, way, ask.seat, tile)
        ways = few(found, ask.seat)
    return [Line(way.answers, way.state) for way in ways]


def places_of(state: Alhambra, seat: i64, tile: i64, give: i64) -> vec[i64]:
    """Where a tile may well go: its best places, the reserve, the imaginary player."""
    places = vec[i64]([site.anchor for site in best_sites(Ground(state, seat), tile, SITES)])
    places = append(places, TO_RESERVE)
    return append(places, GIVE_AWAY) if give else places


def add_places(found: list[Placing], way: Placing, seat: i64, tile: i64) -> None:
    """One more tile in its best places, or in the reserve."""
    ground = Ground(way.state, seat)
    sites = best_sites(ground, tile, SITES_OF_MANY)
    sites.append(Site(TO_RESERVE, walls_worth(ground)))
    for site in sites:
        after = way.state.copy()
        play(after, seat, tile)
        play(after, seat, site.anchor)
        lacking = way.lacking + (SET_ASIDE if site.anchor == TO_RESERVE else 0.0)
        found.append(Placing([*way.answers, tile, site.anchor], after, site.worth - lacking, lacking))


def few(found: list[Placing], seat: i64) -> list[Placing]:
    """The ways that look best, each outcome once."""
    found.sort(key=by_places)
    met: set[int] = set()
    kept: list[Placing] = []
    for way in found:
        key = fingerprint(way.state, seat)
        if key not in met and len(kept) < PLACEMENTS:
            met.add(key)
            kept.append(way)
    return kept


def promising_places(state: Alhambra, ask: PlaceTile) -> vec[i64]:
    """Where a tile that was chosen may well go."""
    return places_of(state, ask.seat, ask.tile, ask.give)


ENOUGH_SUMS: Final[i64] = (1 << 23) - 1
