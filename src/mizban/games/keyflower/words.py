"""The ids and arguments of prompts, options and events; the texts stand in keyflower.ftl."""

from __future__ import annotations

from typing import Any, Final, Optional

from mizban.core.game import Plain, Word
from mizban.core.state import Ask
from mizban.core.steps import step_name
from mizban.games.keyflower.data import (
    BOAT_SIDES,
    COLOURS,
    FIRST_BOAT,
    GOODS,
    NAMES,
    PIECES,
    SEASONS,
    SKILLS,
    WINTER,
)
from mizban.games.keyflower.description import side_name
from mizban.games.keyflower.pools import ITEM_NAMES, LOOSE_GOLD
from mizban.games.keyflower.rules import stack_colour, tile_at
from mizban.games.keyflower.state import WORKERS, Keyflower
from mizban.games.keyflower.steps.auction import ENOUGH, PASS, USE, Act, Join, PickColour, Take
from mizban.games.keyflower.steps.ending import NO_TILE, FlipFree
from mizban.games.keyflower.steps.expansion import LayAt, LayTile, LayTurned
from mizban.games.keyflower.steps.season import Offer, winter_tiles
from mizban.games.keyflower.steps.season_end import ChooseBoat, is_purple
from mizban.games.keyflower.steps.transport import ENOUGH as ENOUGH_MOVED
from mizban.games.keyflower.steps.transport import UPGRADE, MoveGood, PayGoods, PayToken, Transport
from mizban.games.keyflower.steps.use import ChooseGood, PaySkill, PayWorker
from mizban.games.keyflower.village import CENTRE, COLUMN, HEX, cell_of_anchor

# What each event tells, in order.
EVENTS: Final = {
    "drew_worker": ("seat", "colour"),
    "home": ("seat", "tile"),
    "purple": ("seat",),
    "dealt": ("seat", "tile"),
    "season": ("season", "seat"),
    "loaded": ("tile", *PIECES),
    "laid_out": ("tile",),
    "boat_side": ("tile", "side"),
    "offered": ("seat", "count"),
    "passed": ("seat",),
    "moved": ("seat", "tile", "count", "colour"),
    "bid": ("seat", "tile", "count", "colour", "total"),
    "stood_up": ("tile", "colour"),
    "used": ("seat", "tile", "count", "colour"),
    "paid_worker": ("seat", "count", "colour"),
    "paid_skill": ("seat", "skill"),
    "gained": ("seat", "count", "good", "tile"),
    "took_green": ("seat", "count"),
    "drew_skill": ("seat", "skill"),
    "carried": ("seat", "good", "tile", "target"),
    "paid_goods": ("seat", "count", "good"),
    "upgraded": ("seat", "tile"),
    "season_ends": ("season",),
    "returned": ("seat", "tile", "count", "colour"),
    "unsold": ("tile",),
    "won": ("seat", "tile"),
    "collected": ("seat", "count"),
    "chose_boat": ("seat", "tile"),
    "placed": ("seat", "tile", "column", "row", "turned"),
    "isolated": ("seat", "tile"),
    "opened": ("seat", *PIECES),
    "scored": ("seat", "tile", "points"),
    "scored_with": ("seat", "tile", "count", "item"),
    "total": ("seat", "points"),
}
TILE_NAMES: Final = (*NAMES, "loose_gold")
NAMED: Final = {
    "tile": TILE_NAMES,
    "target": TILE_NAMES,
    "item": ITEM_NAMES,
    "colour": COLOURS,
    "skill": SKILLS,
    "good": GOODS,
    "season": SEASONS,
    "side": BOAT_SIDES,
}
assert TILE_NAMES[LOOSE_GOLD] == "loose_gold"


def event(kind: str, args: list[Optional[int]]) -> Plain:
    """What happened, in the words of the view."""
    told: Plain = {"kind": kind}
    for name, value in zip(EVENTS[kind], args, strict=True):
        told[name] = NAMED[name][value] if value is not None and name in NAMED else value
    return told


# Questions


def prompt(state: Keyflower, ask: Ask[Any]) -> Word:
    """What a seat is asked to do."""
    args: dict[str, int | str] = {"seat": ask.seat}
    if isinstance(ask, (PickColour, Take, Join)):
        args["tile"] = NAMES[ask.act % USE]
        if isinstance(ask, Take):
            args["colour"] = COLOURS[ask.colour]
    elif isinstance(ask, (PayWorker, PaySkill, ChooseGood, MoveGood, PayGoods, PayToken, LayAt, LayTurned)):
        args["tile"] = NAMES[ask.tile]
    elif isinstance(ask, Transport):
        args["steps"] = ask.steps
        args["upgrades"] = ask.upgrades
    elif isinstance(ask, ChooseBoat):
        args["winter"] = 1 if state.season == WINTER else 0
    return Word(f"ask-{step_name(type(ask)).replace('_', '-')}", args)


def option(state: Keyflower, ask: Ask[Any], answer: int) -> Word:
    """What an answer means."""
    if isinstance(ask, Act):
        return act_option(state, answer)
    if isinstance(ask, (PickColour, Take, Join)):
        return workers_option(state, ask, answer)
    if isinstance(ask, (PayWorker, PaySkill, PayToken, PayGoods, ChooseGood)):
        return pay_option(state, ask, answer)
    if isinstance(ask, (Transport, MoveGood)):
        return transport_option(state, ask, answer)
    if isinstance(ask, (LayTile, LayAt, LayTurned)):
        return laying_option(state, ask, answer)
    return other_option(state, ask, answer)


def tile_word(state: Keyflower, id: str, tile: int) -> Word:
    """A tile to choose, and what the side does that is up."""
    return Word(id, {"tile": NAMES[tile], "does": f"{NAMES[tile]}-{side_up(state, tile)}"})


def side_up(state: Keyflower, tile: int) -> str:
    """The side of a tile; that of a turn order tile may show the purple worker."""
    if is_purple(state, tile):
        return "purple"
    return side_name(state, tile)


def act_option(state: Keyflower, answer: int) -> Word:
    """Bid for a tile, use a tile, or pass."""
    if answer == PASS:
        return Word("answer-pass")
    return tile_word(state, "answer-bid" if answer < USE else "answer-use", answer % USE)


def workers_option(state: Keyflower, ask: Ask[Any], answer: int) -> Word:
    """A colour, a number from behind the screen, or a stack that joins."""
    if isinstance(ask, PickColour):
        return Word("answer-colour", {"colour": COLOURS[answer]})
    if isinstance(ask, Take):
        return Word("answer-take", {"count": answer, "colour": COLOURS[ask.colour]})
    return Word("answer-enough-workers") if answer == ENOUGH else stack_word(state, ask.seat, answer)


def stack_word(state: Keyflower, seat: int, lot: int) -> Word:
    """A losing stack: where it stands, and what it is."""
    args: dict[str, int | str] = {"tile": NAMES[tile_at(state, lot)]}
    args["count"] = state.stacks[lot * state.seats + seat]
    args["colour"] = COLOURS[stack_colour(state, seat, lot)]
    return Word("answer-stack", args)


def pay_option(state: Keyflower, ask: Ask[Any], answer: int) -> Word:
    """A worker, a skill token, or a resource."""
    if isinstance(ask, PayWorker):
        if answer < WORKERS:
            return Word("answer-worker", {"colour": COLOURS[answer]})
        return stack_word(state, ask.seat, answer - WORKERS)
    if isinstance(ask, (PaySkill, PayToken)):
        return Word("answer-skill", {"skill": SKILLS[answer]})
    return Word("answer-good", {"good": GOODS[answer]})


def transport_option(state: Keyflower, ask: Ask[Any], answer: int) -> Word:
    """A resource to move, a tile to upgrade, or enough."""
    if isinstance(ask, MoveGood):
        index = state.tiles[ask.seat].index(ask.tile)
        target = state.near[ask.seat][index * HEX + answer % HEX]
        return Word("answer-carry", {"good": GOODS[answer // HEX], "tile": NAMES[target]})
    if answer == ENOUGH_MOVED:
        return Word("answer-enough")
    if answer < UPGRADE:
        return Word("answer-move", {"tile": NAMES[answer]})
    return tile_word(state, "answer-upgrade", answer - UPGRADE)


def laying_option(state: Keyflower, ask: Ask[Any], answer: int) -> Word:
    """A tile to place, a cell beside a tile, or how it is turned."""
    if isinstance(ask, LayTile):
        return tile_word(state, "answer-lay", answer)
    if isinstance(ask, LayTurned):
        return Word("answer-turned", {"turned": answer})
    cell = cell_of_anchor(state, ask.seat, answer)
    place: dict[str, int | str] = {"column": cell // COLUMN - CENTRE, "row": cell % COLUMN - CENTRE}
    return Word(f"answer-beside-{answer % HEX}", {"tile": NAMES[answer // HEX], **place})


def other_option(state: Keyflower, ask: Ask[Any], answer: int) -> Word:
    """A boat, winter tiles to offer, or a tile to flip."""
    if isinstance(ask, ChooseBoat):
        return boat_word(state, FIRST_BOAT + answer)
    if isinstance(ask, Offer):
        return offer_word(state, [tile for i, tile in enumerate(winter_tiles(state, ask.seat)) if answer >> i & 1])
    assert isinstance(ask, FlipFree)
    return Word("answer-no-flip") if answer == NO_TILE else tile_word(state, "answer-flip", answer)


def boat_word(state: Keyflower, boat: int) -> Word:
    """A boat to empty, or in winter the boat tile itself."""
    if state.season == WINTER:
        return tile_word(state, "answer-boat", boat)
    return Word("answer-cargo", {"tile": NAMES[boat]})


def offer_word(state: Keyflower, tiles: list[int]) -> Word:
    """One, two or three winter tiles; what each does is said where it is offered alone."""
    if len(tiles) == 1:
        return tile_word(state, "answer-offer-1", tiles[0])
    names = ("tile", "second", "third")
    return Word(f"answer-offer-{len(tiles)}", {names[i]: NAMES[tile] for i, tile in enumerate(tiles)})
