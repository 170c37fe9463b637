"""What is still to be done in a position: read, filled up to the rest of a season, and checked against the table."""

from __future__ import annotations

from typing import Any, Final

from mizban.core.errors import BadPosition
from mizban.core.flow import asked, play
from mizban.core.notation.writing import before
from mizban.core.reading import Fields
from mizban.core.state import Ask
from mizban.core.steps import Reader, written
from mizban.games.keyflower.data import SEASONS, TILES
from mizban.games.keyflower.means import MIXED
from mizban.games.keyflower.state import LOTS, Keyflower
from mizban.games.keyflower.steps import STEPS
from mizban.games.keyflower.steps.auction import Act, Join, PickColour, Take, turn_of
from mizban.games.keyflower.steps.deal import DealHome
from mizban.games.keyflower.steps.ending import FinalScoring
from mizban.games.keyflower.steps.expansion import EXPANSION, LayAt, LayTile, LayTurned
from mizban.games.keyflower.steps.season import NEXT_SEASON, NextSeason, StartSeason
from mizban.games.keyflower.steps.season_end import END_OF_SEASON
from mizban.games.keyflower.steps.transport import MoveGood, PayGoods, PayToken, Transport
from mizban.games.keyflower.steps.use import ChooseGood, PaySkill, PayWorker
from mizban.games.keyflower.village import HEX, tiles_of

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
IN_GROUP: Final = (LayTile, LayAt, LayTurned)
LAST: Final = (NextSeason, StartSeason, FinalScoring)


def read_pending(state: Keyflower, fields: Fields) -> None:
    """What is still to be done; a lone question is followed by the rest of its turn and of the season."""
    default: list[Any] = [] if state.season == len(SEASONS) else [{"act": {"seat": state.start}}]
    READERS[state.seats].fill(state, fields.take("pending", default))
    top: Any = state.todo[0] if len(state.todo) == 1 else None
    if type(top) in IN_TURN:
        state.todo = [NEXT_SEASON, EXPANSION, END_OF_SEASON, *turn_of(top.seat)[1:], top]
    elif type(top) in IN_GROUP:
        raise BadPosition("pending asks for a tile to be placed outside a group")
    if not is_possible(state):
        raise BadPosition("pending is no moment of this game, or does not fit the tiles")


def is_possible(state: Keyflower) -> bool:
    """Whether what is pending can come up in a game."""
    if any(not step.fits(state) for stack in [state.todo, *state.lanes] for step in stack):
        return False
    homeless = [step.seat for step in state.todo if isinstance(step, DealHome)]
    if any((seat in homeless) == (len(tiles_of(state, seat)) > 0) for seat in range(state.seats)):
        return False
    if state.todo and type(state.todo[0]) not in LAST:
        return False
    asks = [asked(state, seat) for seat in range(state.seats)]
    return all(is_well_begun(state, ask) for ask in asks if ask is not None)


def is_well_begun(state: Keyflower, ask: Ask) -> bool:
    """Whether the answers that a question goes on with can be given, and lead to it."""
    so_far, start = ask.so_far(state), before(state, ask)
    for answer in so_far:
        now = asked(start, ask.seat)
        if now is None or answer not in now.options(start):
            return False
        play(start, ask.seat, answer)
    reached = asked(start, ask.seat)
    return reached is not None and written(reached) == written(ask)
