"""What is still to be done in a position: how it is written, the rest of a season that is added, and its moment."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from mizban.core.judging import is_pending
from mizban.core.reading import Fields
from mizban.core.script import SEAT, TRUTH, Form, Name, Script, Whole
from mizban.core.state import Step
from mizban.games.keyflower.data import (
    ALL_GOODS,
    ALL_PIECES,
    COLOURS,
    FIRST_BOAT,
    FIRST_HOME,
    FIRST_TURN_TILE,
    GOODS,
    NAMES,
    OVER,
    PER_SEASON,
    SEASONS,
    WINTER,
    WINTER_TILES,
)
from mizban.games.keyflower.packing import Counts, Lots, Pair
from mizban.games.keyflower.state import WORKERS, Keyflower
from mizban.games.keyflower.steps import STEPS
from mizban.games.keyflower.steps.auction import Act, Join, NextTurn, PickColour, Take, turn_of
from mizban.games.keyflower.steps.deal import DealHome, DealWinter, GiveStart
from mizban.games.keyflower.steps.ending import FinalScoring, FlipFree
from mizban.games.keyflower.steps.expansion import EXPANSION, Expansion
from mizban.games.keyflower.steps.season import (
    NEXT_SEASON,
    BoatSide,
    LayOut,
    Loaded,
    LoadSkill,
    LoadWorker,
    NextSeason,
    Offers,
    Reveal,
    StartSeason,
)
from mizban.games.keyflower.steps.season_end import (
    END_OF_SEASON,
    ChooseBoat,
    EndOfSeason,
    OtherBoats,
    PassPurple,
    WinTurnTile,
)
from mizban.games.keyflower.steps.transport import MOST_STEPS, MOST_UPGRADES, MoveGood, PayGoods, PayToken, Transport
from mizban.games.keyflower.steps.use import (
    PUT_BACK,
    ChooseGood,
    Effect,
    PayOwn,
    PaySkill,
    PayWorker,
    PutBack,
    puts_back,
)

BOTH: Final = ("bid", "use")
EDGES: Final = ("N", "NE", "SE", "S", "SW", "NW")  # of a tile


def forms_in(season: int) -> dict[str, Form]:
    """How the numbers of steps are written; lots are the tiles of the season."""
    first = season * PER_SEASON
    return {
        "seat": SEAT,
        "season": Name(SEASONS),
        "boat": Name(NAMES[FIRST_BOAT:]),
        "tile": Name(NAMES),
        "act": Pair(BOTH, NAMES),
        "colour": Name((*COLOURS, "mixed")),
        "taken": Counts(COLOURS, list(ALL_PIECES)[:WORKERS]),
        "joined": Lots(NAMES[first : first + PER_SEASON] + NAMES[FIRST_TURN_TILE:FIRST_HOME]),
        "steps": Whole(0, 2 * MOST_STEPS),
        "upgrades": Whole(0, 2 * MOST_UPGRADES),
        "paid": Counts(GOODS, ALL_GOODS),
        "purple_won": TRUTH,
        "anchor": Pair(NAMES, EDGES),
    }


SCRIPTS: Final = tuple([Script(STEPS, forms_in(season)) for season in range(len(SEASONS))])


def script_of(state: Keyflower) -> Script:
    """How the steps of this season are written."""
    return SCRIPTS[state.season % OVER]


# Reading

IN_TURN: Final = (
    *(Act, PickColour, Take, Join, PayWorker, PaySkill, ChooseGood),
    *(Transport, MoveGood, PayGoods, PayToken),
)


def read_pending(state: Keyflower, fields: Fields) -> None:
    """What is still to be done; a lone question is followed by the rest of its turn and of the season."""
    default: list[Any] = [] if state.season == OVER else [{"act": {"seat": state.start}}]
    script_of(state).fill(state, fields.take("pending", default))
    top: Any = state.todo[0] if len(state.todo) == 1 and not state.lanes else None
    if type(top) in IN_TURN:
        effect = effect_of(top) if isinstance(top, (PayWorker, PaySkill)) else []
        state.todo = [NEXT_SEASON, EXPANSION, END_OF_SEASON, *turn_of(top.seat)[1:], *effect[::-1], top]


def effect_of(price: PayWorker | PaySkill) -> list[Step]:
    """What a price is paid for."""
    effect: list[Step] = [Effect(price.seat, price.tile)]
    return [*effect, PUT_BACK] if puts_back(price.tile) else effect


# The moment of a game

SETTING_UP: Final[i64] = 0
PREPARING: Final[i64] = 1  # boats are loaded, tiles laid out or offered
TURNS: Final[i64] = 2
BOATS: Final[i64] = 3  # are chosen
EXPANDING: Final[i64] = 4  # until the next season begins
SCORING: Final[i64] = 5
AT_END: Final[i64] = 6

MOMENTS: Final[dict[type[Step], i64]] = {
    **dict.fromkeys((DealHome, GiveStart, DealWinter), SETTING_UP),
    **dict.fromkeys((LoadWorker, LoadSkill, Loaded, LayOut, BoatSide, Offers, Reveal), PREPARING),
    **dict.fromkeys((*IN_TURN, NextTurn, PayOwn, Effect, PutBack, EndOfSeason), TURNS),
    **dict.fromkeys((WinTurnTile, OtherBoats, PassPurple, ChooseBoat), BOATS),
    **dict.fromkeys((Expansion, NextSeason), EXPANDING),
    **dict.fromkeys((FlipFree, FinalScoring), SCORING),
}


def moment_of(state: Keyflower) -> i64:
    """How far a season has come, by what is done next; a draw belongs to what comes after it."""
    if state.lanes:
        return PREPARING if state.sealed else EXPANDING
    for step in reversed(state.todo):
        if isinstance(step, StartSeason):
            return EXPANDING if step.season else SETTING_UP
        if type(step) in MOMENTS:
            return MOMENTS[type(step)]
    return AT_END


def winter_tiles_due(state: Keyflower, seat: int) -> int:
    """How many winter tiles a seat has now: those dealt so far, and none once they are revealed."""
    if state.season >= WINTER and not is_pending(state, (Offers, Reveal)):
        return 0
    to_come = [step for step in state.todo if isinstance(step, DealWinter) and step.seat == seat]
    return max(0, int(WINTER_TILES[state.seats]) - len(to_come))


def have_chosen(state: Keyflower) -> list[int]:
    """The seats that must have chosen a boat: before winter, all that are no longer to choose."""
    if state.season >= WINTER or moment_of(state) not in (BOATS, EXPANDING) or is_pending(state, (OtherBoats,)):
        return []
    to_choose = [step.seat for step in state.todo if isinstance(step, ChooseBoat)]
    return [seat for seat in range(state.seats) if seat not in to_choose]
