"""Why a wish is not possible: the first rule that forbids it."""

from __future__ import annotations

from typing import Any, Final, Optional

from mizban.core.errors import BadPosition, NotAnAnswer
from mizban.core.flow import asked, play
from mizban.core.game import Plain, Word, why_not_now
from mizban.core.reading import Fields, as_choice
from mizban.core.state import Ask
from mizban.games.keyflower.data import (
    ANY_WORKER,
    COLOURS,
    FIRST_BOAT,
    GOLD,
    GOODS,
    KINDS,
    MOST_ON_TILE,
    NAMES,
    SKILLS,
    UPGRADABLE,
    WORKER_PRICE,
)
from mizban.games.keyflower.position import is_in_play, read_cell
from mizban.games.keyflower.rules import (
    ALLOWED,
    FRESH,
    MIXED,
    Means,
    bid_colour_fault,
    can_pay_token,
    is_on_offer,
    largest_other,
    lot_of,
    may_mix,
    needed_for,
    stack_colour,
    use_colour_fault,
    use_fault,
    use_number_fault,
    window,
)
from mizban.games.keyflower.state import NONE, NOWHERE, RESOURCES, WORKERS, Keyflower
from mizban.games.keyflower.steps.auction import ENOUGH, USE, Act, Join, PickColour, Take
from mizban.games.keyflower.steps.ending import FlipFree
from mizban.games.keyflower.steps.expansion import LayAt, LayTile, LayTurned
from mizban.games.keyflower.steps.season import Offer, winter_tiles
from mizban.games.keyflower.steps.season_end import ChooseBoat
from mizban.games.keyflower.steps.transport import ENOUGH as ENOUGH_MOVED
from mizban.games.keyflower.steps.transport import MoveGood, PayGoods, PayToken, Transport, can_pay_cost
from mizban.games.keyflower.steps.use import ChooseGood, PaySkill, PayWorker, payable_lots
from mizban.games.keyflower.village import (
    CENTRE,
    COLUMN,
    HEX,
    cell_of_anchor,
    fits,
    frontier,
    has_joker_upgrades,
    has_resources_for,
    is_free_of_edges,
    ways_from,
)

OPEN: Final = -1  # a part of a wish that is left open

# The fields of each wish; those of bid and use but the tile may be left out.
WISHES: Final[dict[str, tuple[str, ...]]] = {
    "bid": ("tile", "colour", "number"),
    "use": ("tile", "colour", "number"),
    **dict.fromkeys(("pass", "enough", "no_flip"), ()),
    "pay_worker": ("colour",),
    "pay_stack": ("tile",),
    "pay_skill": ("skill",),
    "pay_good": ("good",),
    "take": ("good",),
    "carry": ("good", "from", "to"),
    "upgrade": ("tile",),
    "flip": ("tile",),
    "boat": ("tile",),
    "offer": ("tiles",),
    "place": ("tile", "at", "turned"),
}
VOCABULARY: Final = {"tile": NAMES, "from": NAMES, "to": NAMES, "colour": COLOURS, "skill": SKILLS, "good": GOODS}
OPTIONAL: Final = ("colour", "number")


def why(state: Keyflower, seat: int, wish: Plain) -> Optional[Word]:
    """None, or the first rule that forbids the wish."""
    verb, args = read_wish(wish)
    ask = asked(state, seat)
    if ask is None:
        return why_not_now(state)
    return refusal(state, ask, verb, args)


# Reading


def read_wish(wish: Plain) -> tuple[str, list[int]]:
    """The verb of a wish and its numbers."""
    if len(wish) != 1 or next(iter(wish)) not in WISHES:
        raise NotAnAnswer(f"a wish is one of {', '.join(WISHES)}, with its fields")
    verb, data = next(iter(wish.items()))
    try:
        fields = Fields(data, verb)
        args = [number for name in WISHES[verb] for number in read_field(fields, verb, name)]
        fields.done()
    except BadPosition as error:
        raise NotAnAnswer(str(error)) from None
    return verb, args


def read_field(fields: Fields, verb: str, name: str) -> list[int]:
    """The numbers of one field."""
    if name in OPTIONAL and verb in ("bid", "use") and name not in fields.left:
        return [OPEN]
    if name == "tiles":
        return [as_choice(tile, f"{verb}.tiles", NAMES) for tile in fields.items("tiles")]
    if name == "at":
        return [read_cell(fields.take("at", None), f"{verb}.at")]
    if name == "number":
        return [fields.number(name, 1, 140)]
    if name == "turned":
        return [fields.number(name, 0, HEX - 1)]
    return [fields.choice(name, VOCABULARY[name])]


# Refusals


def refusal(state: Keyflower, ask: Ask[Any], verb: str, args: list[int]) -> Optional[Word]:
    """The first rule that forbids a wish to this question."""
    if verb in ("bid", "use") and isinstance(ask, (Act, PickColour, Take, Join)):
        return workers_refusal(state, ask, args[0] + (USE if verb == "use" else 0), args[1], args[2])
    if verb == "pass":
        return None if isinstance(ask, Act) else asked_else(ask)
    if verb == "enough":
        return enough_refusal(state, ask)
    if verb in ("pay_worker", "pay_stack") and isinstance(ask, PayWorker):
        return pay_refusal(state, ask, verb, args[0])
    if verb == "pay_skill" and isinstance(ask, (PaySkill, PayToken)):
        return None if args[0] in ask.options(state) else Word("why-no-skill", {"skill": SKILLS[args[0]]})
    if verb in ("take", "pay_good"):
        return good_refusal(state, ask, verb, args[0])
    if verb in ("carry", "upgrade") and isinstance(ask, (Transport, MoveGood, PayGoods, PayToken)):
        return carry_refusal(state, ask, args) if verb == "carry" else upgrade_refusal(state, ask, args[0])
    if verb == "place" and isinstance(ask, (LayTile, LayAt, LayTurned)):
        return place_refusal(state, ask, args[0], args[1], args[2])
    return other_refusal(state, ask, verb, args)


def asked_else(ask: Ask[Any]) -> Word:
    """Something else is asked; a choice that is begun can be taken back."""
    return Word("why-asked-else" if type(ask.whole()) is type(ask) else "why-begun")


def enough_refusal(state: Keyflower, ask: Ask[Any]) -> Optional[Word]:
    """Stopping is for choices of several things, once they can stand."""
    if isinstance(ask, Transport):
        return None if ENOUGH_MOVED in ask.options(state) else asked_else(ask)
    if isinstance(ask, Join):
        return None if ENOUGH in ask.options(state) else Word("why-not-yet")
    return asked_else(ask)


def other_refusal(state: Keyflower, ask: Ask[Any], verb: str, args: list[int]) -> Optional[Word]:
    """Boats, winter tiles, and the Flipper."""
    if verb == "boat" and isinstance(ask, ChooseBoat):
        taken = args[0] - FIRST_BOAT not in ask.options(state)
        return Word("why-boat-taken", {"tile": NAMES[args[0]]}) if taken else None
    if verb == "offer" and isinstance(ask, Offer):
        return offer_refusal(state, ask, args)
    if verb in ("flip", "no_flip") and isinstance(ask, FlipFree):
        return flip_fault(state, ask.seat, args[0]) if args else None
    return asked_else(ask)


# Workers


def workers_refusal(state: Keyflower, ask: Ask[Any], act: int, colour: int, number: int) -> Optional[Word]:
    """A bid or a use with workers of a colour, so many in all; both may be left open."""
    if isinstance(ask, Act):
        if act < USE:
            return bid_refusal(state, ask.seat, act, colour, number)
        return use_refusal(state, ask.seat, act - USE, colour, number)
    assert isinstance(ask, (PickColour, Take, Join))
    if ask.act != act:
        return Word("why-begun")
    for placed in endings(state, ask.seat, act):
        used = [each for each in range(WORKERS) if placed[each]]
        if colour in (OPEN, used[0]) and (colour == OPEN or len(used) == 1) and number in (OPEN, sum(placed)):
            return None
    return Word("why-begun")


def endings(state: Keyflower, seat: int, act: int) -> list[list[int]]:
    """By colour, the workers that are placed in each way to finish a choice that is begun."""
    ask = asked(state, seat)
    assert isinstance(ask, (PickColour, Take, Join))
    found: list[list[int]] = []
    for answer in ask.options(state):
        after = state.copy()
        play(after, seat, answer)
        if isinstance(asked(after, seat), (PickColour, Take, Join)):
            found += endings(after, seat, act)
        else:
            found.append(placed_between(state, after, seat, act))
    return found


def placed_between(state: Keyflower, after: Keyflower, seat: int, act: int) -> list[int]:
    """The workers that have come beside a tile, or onto it."""
    if act >= USE:
        at = (act - USE) * WORKERS
        return [after.on[at + colour] - state.on[at + colour] for colour in range(WORKERS)]
    lot = lot_of(act)
    placed = [0] * WORKERS
    at = lot * state.seats + seat
    placed[stack_colour(after, seat, lot)] = after.stacks[at] - state.stacks[at]
    return placed


def bid_refusal(state: Keyflower, seat: int, tile: int, colour: int, number: int) -> Optional[Word]:
    """The first rule that forbids a bid."""
    if not is_on_offer(state, tile):
        return Word("why-not-on-offer", {"tile": NAMES[tile]})
    needed = needed_for(state, seat, lot_of(tile))
    if number != OPEN and number < needed:
        most = largest_other(state, seat, lot_of(tile))
        return Word("why-outbid", {"count": most, "needed": needed})
    fault = Word("why-outbid", {"count": largest_other(state, seat, lot_of(tile)), "needed": needed})
    for each in range(WORKERS):
        if colour in (OPEN, each):
            found = bid_fault(state, seat, tile, each, number, needed)
            if found is None:
                return None
            fault = found
    return fault


def bid_fault(state: Keyflower, seat: int, tile: int, colour: int, number: int, needed: int) -> Optional[Word]:
    """The first rule that forbids a bid with this colour."""
    lot = lot_of(tile)
    fault = bid_colour_fault(state, seat, tile, colour)
    if fault == "why-stack-colour":
        return Word(fault, {"colour": COLOURS[stack_colour(state, seat, lot)]})
    if fault != ALLOWED:
        return Word(fault, {"tile": NAMES[tile], "colour": COLOURS[state.colour[tile]]})
    reach = bid_reach(Means(state, seat, 0), colour, lot) >> needed << needed
    if number != OPEN:
        reach &= 1 << number
    return None if reach else Word("why-not-together", {"colour": COLOURS[colour]})


def bid_reach(means: Means, colour: int, own: int) -> int:
    """A bit for each number of workers of a colour that can be put together for a bid."""
    reach = 1
    for i, lot in enumerate(means.lots):
        if means.colours[i] == colour and lot != own:
            reach |= reach << means.sizes[i]
    for _ in range(means.screen[colour]):
        reach |= reach << 1
    return reach


def use_refusal(state: Keyflower, seat: int, tile: int, colour: int, number: int) -> Optional[Word]:
    """The first rule that forbids a use."""
    if not is_in_play(state, tile):
        return Word("why-not-in-play", {"tile": NAMES[tile]})
    fault = use_fault(state, tile)
    if fault != ALLOWED:
        return Word(fault, {"tile": NAMES[tile], "most": MOST_ON_TILE})
    if colour != OPEN and use_colour_fault(state, seat, tile, colour) != ALLOWED:
        return Word("why-colour", {"tile": NAMES[tile], "colour": COLOURS[state.colour[tile]]})
    if number != OPEN and use_number_fault(state, tile, number) != ALLOWED:
        return Word(use_number_fault(state, tile, number), {"count": state.last[tile], "most": MOST_ON_TILE})
    return means_refusal(state, seat, tile, colour, window(state, tile) if number == OPEN else 1 << number)


def means_refusal(state: Keyflower, seat: int, tile: int, colour: int, numbers: int) -> Optional[Word]:
    """Whether a seat has the workers for a use, and its price."""
    colours = [colour]
    if colour == OPEN and may_mix(state, seat, tile):
        colours = [MIXED]
    elif colour == OPEN:
        colours = [each for each in range(WORKERS) if use_colour_fault(state, seat, tile, each) == ALLOWED]
    means = Means(state, seat, 0)
    if not any(means.can_finish(FRESH[each], numbers, NONE) for each in colours):
        return Word("why-no-workers", {"tile": NAMES[tile]})
    if not can_pay_token(state, seat, tile):
        return Word("why-price", {"tile": NAMES[tile]})
    can_pay = any(means.can_finish(FRESH[each], numbers, WORKER_PRICE[tile]) for each in colours)
    return None if can_pay else Word("why-price", {"tile": NAMES[tile]})


# Prices and resources


def pay_refusal(state: Keyflower, ask: PayWorker, verb: str, what: int) -> Optional[Word]:
    """A worker for a price, from behind the screen or a whole losing stack."""
    price = WORKER_PRICE[ask.tile]
    if verb == "pay_stack":
        lots = payable_lots(state, ask.seat, ask.tile)
        paid = is_on_offer(state, what) and lot_of(what) in lots
        return None if paid else Word("why-no-stack", {"tile": NAMES[what]})
    if price not in (what, ANY_WORKER):
        return Word("why-price-colour", {"colour": COLOURS[price]})
    return None if state.held[ask.seat * KINDS + what] else Word("why-no-worker", {"colour": COLOURS[what]})


def good_refusal(state: Keyflower, ask: Ask[Any], verb: str, good: int) -> Optional[Word]:
    """A resource from the workshop, or for an upgrade."""
    if verb == "take" and isinstance(ask, ChooseGood):
        if good in ask.options(state):
            return None
        return Word("why-no-choice" if good == GOLD else "why-supply-empty", {"good": GOODS[good]})
    if verb == "pay_good" and isinstance(ask, PayGoods):
        if good in ask.options(state):
            return None
        lies_there = state.goods[ask.tile * RESOURCES + good] > 0
        return Word("why-order" if lies_there else "why-no-good", {"good": GOODS[good], "tile": NAMES[ask.tile]})
    return asked_else(ask)


# Transport and upgrades


def carry_refusal(state: Keyflower, ask: Ask[Any], args: list[int]) -> Optional[Word]:
    """A resource to move from one tile to the next."""
    good, start, goal = args
    if not isinstance(ask, (Transport, MoveGood)) or (isinstance(ask, MoveGood) and ask.tile != start):
        return Word("why-begun")
    if not ask.steps:
        return Word("why-no-steps")
    tiles = state.tiles[ask.seat]
    for tile in (start, goal):
        if tile not in tiles:
            return Word("why-not-yours", {"tile": NAMES[tile]})
    if not state.goods[start * RESOURCES + good]:
        return Word("why-no-good", {"good": GOODS[good], "tile": NAMES[start]})
    index = tiles.index(start)
    ways = ways_from(state, ask.seat, index)
    near = state.near[ask.seat][index * HEX : (index + 1) * HEX]
    leads = any(near[side] == goal and ways >> side & 1 for side in range(HEX))
    return None if leads else Word("why-no-road", {"tile": NAMES[start], "target": NAMES[goal]})


def upgrade_refusal(state: Keyflower, ask: Ask[Any], tile: int) -> Optional[Word]:
    """A tile to upgrade."""
    if isinstance(ask, (PayGoods, PayToken)):
        return None if ask.tile == tile else Word("why-begun")
    if isinstance(ask, MoveGood):
        return Word("why-begun")
    assert isinstance(ask, Transport)
    if not ask.upgrades:
        return Word("why-no-upgrades")
    fault = flip_fault(state, ask.seat, tile)
    if fault is not None:
        return fault
    if not has_resources_for(state, tile, has_joker_upgrades(state, ask.seat)):
        return Word("why-cost-goods", {"tile": NAMES[tile]})
    return None if can_pay_cost(state, ask.seat, tile) else Word("why-cost-skill", {"tile": NAMES[tile]})


def flip_fault(state: Keyflower, seat: int, tile: int) -> Optional[Word]:
    """Why a tile cannot be flipped, whatever that costs."""
    if tile not in state.tiles[seat]:
        return Word("why-not-yours", {"tile": NAMES[tile]})
    if not UPGRADABLE[tile]:
        return Word("why-not-upgradable", {"tile": NAMES[tile]})
    return Word("why-upgraded", {"tile": NAMES[tile]}) if state.side[tile] else None


# Winter tiles and places


def offer_refusal(state: Keyflower, ask: Offer, tiles: list[int]) -> Optional[Word]:
    """Some of the own winter tiles, each once."""
    if not tiles or len(set(tiles)) != len(tiles):
        return Word("why-offer-one")
    for tile in tiles:
        if tile not in winter_tiles(state, ask.seat):
            return Word("why-not-dealt", {"tile": NAMES[tile]})
    return None


def place_refusal(state: Keyflower, ask: Ask[Any], tile: int, cell: int, spin: int) -> Optional[Word]:
    """A tile on a cell of the village, turned so."""
    if begun_otherwise(state, ask, tile, cell):
        return Word("why-begun")
    tiles, cells = state.tiles[ask.seat], state.cells[ask.seat]
    if tile not in tiles:
        return Word("why-not-yours", {"tile": NAMES[tile]})
    if cells[tiles.index(tile)] != NOWHERE:
        return Word("why-placed", {"tile": NAMES[tile]})
    place: dict[str, int | str] = {"column": cell // COLUMN - CENTRE, "row": cell % COLUMN - CENTRE}
    if cell in cells:
        return Word("why-cell-taken", place)
    around = frontier(state, ask.seat)
    if cell not in around:
        return Word("why-not-beside", place)
    matches = fits(tile, spin, around[cell], is_free_of_edges(state, ask.seat))
    return None if matches else Word("why-edges", {"tile": NAMES[tile], **place})


def begun_otherwise(state: Keyflower, ask: Ask[Any], tile: int, cell: int) -> bool:
    """Whether another tile or another cell was chosen already."""
    if isinstance(ask, LayAt):
        return ask.tile != tile
    if isinstance(ask, LayTurned):
        return ask.tile != tile or cell_of_anchor(state, ask.seat, ask.anchor) != cell
    return False
