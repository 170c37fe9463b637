"""Events and outcomes of chance in words."""

from __future__ import annotations

from typing import Final

from mizban.core.notation.wording import Outcome, Outcomes, Sign
from mizban.core.words import Events, Names
from mizban.games.keyflower.data import (
    BOAT_SIDES,
    COLOURS,
    FIRST_BOAT,
    FIRST_HOME,
    FIRST_TURN_TILE,
    FIRST_WINTER,
    GOODS,
    PER_SEASON,
    PIECES,
    SEASONS,
    SKILLS,
)
from mizban.games.keyflower.data import (
    NAMES as TILE_NAMES,
)
from mizban.games.keyflower.pools import ITEM_NAMES, LOOSE_GOLD
from mizban.games.keyflower.state import Keyflower
from mizban.games.keyflower.steps.deal import DealHome, DealWinter
from mizban.games.keyflower.steps.season import BoatSide, LayOut, LoadSkill, LoadWorker
from mizban.games.keyflower.steps.use import DrawSkill, DrawWorker

# What each event tells, in order; how that is said; and the things that it is about.
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
SCORED_TILES: Final = (*TILE_NAMES, "loose_gold")
assert SCORED_TILES[LOOSE_GOLD] == "loose_gold"
NAMES: Final[dict[str, Names]] = {
    "tile": SCORED_TILES,
    "target": TILE_NAMES,
    "item": ITEM_NAMES,
    "colour": COLOURS,
    "skill": SKILLS,
    "good": GOODS,
    "season": SEASONS,
    "side": BOAT_SIDES,
}
TILE: Final = ("tile:{tile}",)
BESIDE: Final = ("tile:{tile}", "stack:{tile}")
BOAT: Final = ("boat:{tile}",)
THINGS: Final[dict[str, tuple[str, ...]]] = {
    "home": TILE,
    "purple": ("purple",),
    "dealt": TILE,
    "loaded": BOAT,
    "laid_out": TILE,
    "boat_side": TILE,
    "moved": BESIDE,
    "bid": BESIDE,
    "stood_up": BESIDE,
    "used": TILE,
    "gained": TILE,
    "carried": ("tile:{tile}", "tile:{target}"),
    "upgraded": TILE,
    "returned": BESIDE,
    "unsold": TILE,
    "won": TILE,
    "chose_boat": BOAT,
    "placed": TILE,
    "isolated": TILE,
    "scored": TILE,
    "scored_with": TILE,
}
SAID: Final = Events(EVENTS, NAMES, THINGS, hidden=("colour", "skill"))


class LaidOut(Outcome[Keyflower, LayOut]):
    """A tile of the season."""

    def sign(self, state: Keyflower, chance: LayOut, outcome: int) -> Sign:
        return Sign(self.verb, f"tile:{TILE_NAMES[state.season * PER_SEASON + outcome]}")


class Side(Outcome[Keyflower, BoatSide]):
    """The side of a summer boat."""

    def sign(self, state: Keyflower, chance: BoatSide, outcome: int) -> Sign:
        return Sign(self.verb, f"tile:{TILE_NAMES[chance.tile]}", f"side:{BOAT_SIDES[outcome]}")


OUTCOMES: Final[Outcomes] = {
    DrawWorker: Outcome("draw", "worker", COLOURS),
    DealHome: Outcome("deal", "tile", TILE_NAMES[FIRST_HOME:FIRST_BOAT]),
    DealWinter: Outcome("deal", "tile", TILE_NAMES[FIRST_WINTER:FIRST_TURN_TILE]),
    LoadWorker: Outcome("load", "worker", COLOURS),
    LoadSkill: Outcome("load", "skill", SKILLS),
    LayOut: LaidOut("show", "tile", TILE_NAMES),
    BoatSide: Side("turn", "side", BOAT_SIDES),
    DrawSkill: Outcome("draw", "skill", SKILLS),
}
