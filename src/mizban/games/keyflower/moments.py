"""What is still to be done in a position: read, filled up to the rest of a season, and checked against the table."""

from __future__ import annotations

from typing import Any, Final

from mizban.core.errors import BadPosition
from mizban.core.reading import Fields
from mizban.core.steps import Reader, fields_of
from mizban.games.keyflower.data import SEASONS, TILES
from mizban.games.keyflower.means import MIXED
from mizban.games.keyflower.rules import auction_tiles
from mizban.games.keyflower.state import LOTS, NOBODY, NOWHERE, Keyflower
from mizban.games.keyflower.steps import STEPS
from mizban.games.keyflower.steps.auction import Act, Join, PickColour, Take, turn_of
from mizban.games.keyflower.steps.deal import DealHome
from mizban.games.keyflower.steps.expansion import EXPANSION, LayAt, LayTile, LayTurned, placeable
from mizban.games.keyflower.steps.season import NEXT_SEASON, NextSeason, StartSeason
from mizban.games.keyflower.steps.season_end import END_OF_SEASON
from mizban.games.keyflower.steps.transport import MoveGood, PayGoods, PayToken, Transport
from mizban.games.keyflower.steps.use import ChooseGood, PaySkill, PayWorker
from mizban.games.keyflower.village import HEX, owner_of

FEW_LIMITS: Final = {
    "season": (0, len(SEASONS) - 1),
    "act": (0, 2 * TILES - 1),
    "colour": (0, MIXED),
    "taken": (0, 99_999_999),
    "joined": (0, (1 << LOTS) - 1),
    "tile": (0, TILES - 1),
    "steps": (0, 12),
    "upgrades": (0, 4),
    "paid": (0, 99_999_999),
    "purple_won": (0, 1),
    "anchor": (0, TILES * HEX - 1),
}


def reader_for(seats: int) -> Reader:
    """Reads the steps of a game with so many seats."""
    return Reader(STEPS, {**FEW_LIMITS, "seat": (0, seats - 1), "boat": (0, seats - 1)})


READERS: Final = {seats: reader_for(seats) for seats in range(2, 7)}
IN_TURN: Final = (
    *(Act, PickColour, Take, Join, PayWorker, PaySkill, ChooseGood),
    *(Transport, MoveGood, PayGoods, PayToken),
)


def read_pending(state: Keyflower, fields: Fields) -> None:
    """What is still to be done; a lone question is followed by the rest of its turn and of the season."""
    default: list[Any] = [] if state.season == len(SEASONS) else [{"act": {"seat": state.start}}]
    READERS[state.seats].fill(state, fields.take("pending", default))
    top: Any = state.todo[0] if len(state.todo) == 1 else None
    if isinstance(top, IN_TURN):
        state.todo = [NEXT_SEASON, EXPANSION, END_OF_SEASON, *turn_of(top.seat)[1:], top]
    elif isinstance(top, (LayTile, LayAt, LayTurned)):
        raise BadPosition("pending asks for a tile to be placed outside a group")
    if not is_possible(state):
        raise BadPosition("pending is no moment of this game, or does not fit the tiles")


def is_possible(state: Keyflower) -> bool:
    """Whether what is pending can come up in a game."""
    if any(not names_tiles(state, step) for stack in [state.todo, *state.lanes] for step in stack):
        return False
    homeless = [step.seat for step in state.todo if isinstance(step, DealHome)]
    if any((seat in homeless) == bool(state.tiles[seat]) for seat in range(state.seats)):
        return False
    return not state.todo or isinstance(state.todo[0], (NextSeason, StartSeason)) or is_last(state)


def is_last(state: Keyflower) -> bool:
    """Whether only the final scoring is left to do."""
    return type(state.todo[0]) is STEPS[-1]


def names_tiles(state: Keyflower, step: Any) -> bool:
    """Whether the tiles that a step names are there."""
    fields = fields_of(type(step))
    if isinstance(step, (MoveGood, PayGoods, PayToken, LayAt, LayTurned)):
        return step.tile in state.tiles[step.seat] and is_place(state, step)
    if isinstance(step, LayTile):
        return bool(placeable(state, step.seat))
    if "act" in fields:
        return is_in_play(state, step.act % TILES)
    return True


def is_place(state: Keyflower, step: Any) -> bool:
    """Whether the cell that a step names is beside the village."""
    if not isinstance(step, LayTurned):
        return True
    tile, side = divmod(step.anchor, HEX)
    tiles = state.tiles[step.seat]
    return tile in tiles and state.near[step.seat][tiles.index(tile) * HEX + side] == NOWHERE


def is_in_play(state: Keyflower, tile: int) -> bool:
    """Whether a tile lies in the middle or in a village."""
    return tile in auction_tiles(state) or owner_of(state, tile) != NOBODY
