"""Why a wish is not possible: the first rule that forbids it."""

from __future__ import annotations

from typing import Any, Final, Optional

from mizban.core.errors import BadPosition, NotAnAnswer
from mizban.core.flow import asked
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
    NAMES,
    SKILLS,
    UPGRADABLE,
    WORKER_PRICE,
)
from mizban.games.keyflower.position import read_cell
from mizban.games.keyflower.rules import is_on_offer, lot_of
from mizban.games.keyflower.state import NOWHERE, RESOURCES, Keyflower
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
from mizban.games.keyflower.why_turn import OPEN, workers_refusal

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
