"""How bots look at a tribe: as it will probably be at the end of the round, and what can come of it then."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from mizban.core.appraisal import Appraiser
from mizban.core.state import Ask
from mizban.games.stone_age.data import EXACT_KINDS, KINDS
from mizban.games.stone_age.outlook import (
    BUILDER,
    FARMER,
    SHAMAN,
    TOOLMAKER,
    Outlook,
    outlook_of,
    rounds_left,
    rounds_of_cards,
    rounds_of_tiles,
)
from mizban.games.stone_age.payments import kinds_in, last_kind, paid_of
from mizban.games.stone_age.rules import has_two_resources, home_of, points_of, stored
from mizban.games.stone_age.state import StoneAge
from mizban.games.stone_age.steps.buildings import OfferTile, PayTile
from mizban.games.stone_age.steps.cards import OfferCard
from mizban.games.stone_age.steps.feeding import Hunger, PayFood
from mizban.games.stone_age.steps.free import Question
from mizban.games.stone_age.steps.paying import ENOUGH

# What a tribe makes something of in the rounds to come: each counts by the time left, and by its square
LASTING: Final = (
    "time",
    "figures",
    "figures_above_seven",
    "fields",
    "tools",
    "buildings",
    "meals",
    "farmers",
    "tool_makers",
    "builders",
    "shamans",
    "symbols",
    "symbols_twice",
    "food",
    "pieces",
    "pips",
    "kinds",
    "tools_once",
    "two_resources",
    "dice_to_take",
    "rivals_figures",
    "places_behind_start",
)
TIME: Final[i64] = 0
FIGURES: Final[i64] = 1
FIGURES_ABOVE_SEVEN: Final[i64] = 2
FIELDS: Final[i64] = 3
TOOLS: Final[i64] = 4
BUILDINGS: Final[i64] = 5
MEALS: Final[i64] = 6
FARMERS: Final[i64] = 7  # and the other roles after it
SYMBOLS: Final[i64] = 11
SYMBOLS_TWICE: Final[i64] = 12
FOOD: Final[i64] = 13
PIECES: Final[i64] = 14
PIPS: Final[i64] = 15
KINDS_HELD: Final[i64] = 16
TOOLS_ONCE: Final[i64] = 17
TWO_RESOURCES: Final[i64] = 18
DICE_TO_TAKE: Final[i64] = 19
RIVALS_FIGURES: Final[i64] = 20
PLACES_BEHIND_START: Final[i64] = 21
LASTING_COUNT: Final[i64] = 22

# What figures that are still at home may make something of in this round: each counts by their number
AT_HOME: Final = ("figures", "more_figures", "time", "pieces", "pips", "symbols", "people", "rivals")
AT_HOME_COUNT: Final[i64] = 8

# What comes about in this round
NOW: Final = (
    "one",
    "placing",
    "gain",
    "claims",
    "doomed",
    "missing",
    "hungry",
    "very_hungry",
    "starving",
    "dice",
    "extra",
    "cards_left",
    "tiles_left",
    "last_round",
    "wood",
    "brick",
    "stone",
    "gold",
    "hoard",
    "big_hoard",
    "food_for_next_round",
)
ONE: Final[i64] = 0
PLACING: Final[i64] = 1
GAIN: Final[i64] = 2
CLAIMS: Final[i64] = 3
DOOMED: Final[i64] = 4
MISSING: Final[i64] = 5
HUNGRY: Final[i64] = 6
VERY_HUNGRY: Final[i64] = 7
STARVING: Final[i64] = 8
DICE: Final[i64] = 9
EXTRA: Final[i64] = 10
CARDS_LEFT: Final[i64] = 11
TILES_LEFT: Final[i64] = 12
LAST_ROUND: Final[i64] = 13
WOOD: Final[i64] = 14  # and the other resources after it
HOARD: Final[i64] = 18
BIG_HOARD: Final[i64] = 19
FOOD_FOR_NEXT_ROUND: Final[i64] = 20

NAMES: Final[tuple[str, ...]] = (
    *NOW,
    *[f"{name}_by_home" for name in AT_HOME],
    *[f"{name}_by_time" for name in LASTING],
    *[f"{name}_by_time_twice" for name in LASTING],
)
FIRST_AT_HOME: Final[i64] = 21
FIRST_LASTING: Final[i64] = 29
COUNT: Final[i64] = 73

ROUNDS: Final = 10.0  # of a whole game, about
MANY_PIECES: Final = 8.0
VERY_MANY_PIECES: Final = 14.0
FEW_MISSING: Final[i64] = 3  # pieces for missing food, up to which it matters much which they are

HUNCHES: Final = {
    "gain": 10.0,
    "doomed": -2.0,
    "hungry": -12.0,
    "starving": -2.0,
    "dice": 3.0,
    "extra": 3.0,
    "figures_by_home": 19.0,
    "figures_by_time": 80.0,
    "fields_by_time": 70.0,
    "tools_by_time": 60.0,
    "farmers_by_time": 20.0,
    "tool_makers_by_time": 20.0,
    "builders_by_time": 20.0,
    "shamans_by_time": 15.0,
    "symbols_by_time": 20.0,
    "food_for_next_round": 4.0,
    "pips_by_time": 30.0,
    "wood": 6.0,
    "brick": 9.0,
    "stone": 12.0,
    "gold": 15.0,
    "hoard": -8.0,
}


class StoneAgeAppraiser(Appraiser):
    """Looks at tribes."""

    def points(self, state: StoneAge, seat: i64) -> float:
        """The points so far, and what cards and resources would score now."""
        points = float(points_of(state, seat))
        return points + Outlook(state, seat).final_points() if state.todo else points

    def features(self, state: StoneAge, seat: i64) -> vec[float]:
        tribe = outlook_of(state, seat)
        row = vec[float]([0.0] * COUNT)
        lasting = lasting_of(tribe, state, seat)
        time = rounds_left(state, tribe.placing) / ROUNDS
        note_now(row, tribe, state, time)
        if tribe.home > 0.0:
            note_home(row, tribe, state, seat, time)
        for i in range(LASTING_COUNT):
            row[FIRST_LASTING + i] = lasting[i] * time
            row[FIRST_LASTING + LASTING_COUNT + i] = lasting[i] * time * time
        return row

    def phase(self, state: StoneAge) -> i64:
        return 0

    def promising(self, state: StoneAge, ask: Ask) -> vec[i64]:
        options = ask.options(state)
        if isinstance(ask, PayTile):
            return best_pieces(state, ask, options)
        if isinstance(ask, PayFood) and ask.least(state) > FEW_MISSING:
            return options[:1]  # the cheapest
        if isinstance(ask, Question) and has_two_resources(state, ask.seat):
            return options if isinstance(ask, (OfferCard, OfferTile, Hunger)) else without(options, ask.size())
        return options


def without(options: vec[i64], answer: i64) -> vec[i64]:
    """All options but one."""
    found = vec[i64](capacity=len(options))
    for option in options:
        if option != answer:
            found = append(found, option)
    return found


def best_pieces(state: StoneAge, ask: PayTile, options: vec[i64]) -> vec[i64]:
    """Where any pieces will do: some of one kind, alone or with all of the dearer kinds."""
    if EXACT_KINDS[state.top[ask.stack]] > 0 or ask.paid == 0:
        return options
    kind = last_kind(ask.paid)
    is_first = kinds_in(ask.paid) == 1
    if not is_first and paid_of(ask.paid, kind) < stored(state, ask.seat, kind):
        return vec[i64]([kind])
    found = vec[i64](capacity=len(options))
    dearer = False
    for option in options:
        if option == kind:
            found = append(found, option)
        elif option == ENOUGH:
            if is_first or not dearer:
                found = append(found, option)
        elif not dearer:
            found = append(found, option)
            dearer = True
    return found


def lasting_of(tribe: Outlook, state: StoneAge, seat: i64) -> vec[float]:
    """What counts by the time left."""
    row = vec[float]([0.0] * LASTING_COUNT)
    row[TIME] = 1.0
    row[FIGURES] = tribe.figures / 10.0
    row[FIGURES_ABOVE_SEVEN] = max(0.0, tribe.figures - 7.0) / 3.0
    row[FIELDS] = tribe.fields / 10.0
    row[TOOLS] = tribe.tools / 12.0
    row[BUILDINGS] = tribe.buildings / 8.0
    row[MEALS] = max(0.0, tribe.figures - tribe.fields) / 5.0
    row[FARMERS] = tribe.people[FARMER] / 6.0
    row[FARMERS + TOOLMAKER] = tribe.people[TOOLMAKER] / 6.0
    row[FARMERS + BUILDER] = tribe.people[BUILDER] / 6.0
    row[FARMERS + SHAMAN] = tribe.people[SHAMAN] / 6.0
    row[SYMBOLS] = float(tribe.different()) / 8.0
    row[SYMBOLS_TWICE] = float(tribe.twice()) / 4.0
    row[FOOD] = min(tribe.food, 40.0) / 20.0
    row[PIECES] = tribe.pieces() / 10.0
    row[PIPS] = tribe.pips() / 50.0
    row[KINDS_HELD] = tribe.kinds() / 4.0
    row[TOOLS_ONCE] = tribe.once / 4.0
    row[TWO_RESOURCES] = tribe.two
    row[DICE_TO_TAKE] = tribe.dice
    row[RIVALS_FIGURES] = rivals_figures(state, seat) / 10.0
    row[PLACES_BEHIND_START] = float((seat - state.start) % state.seats) / 3.0
    return row


def rivals_figures(state: StoneAge, seat: i64) -> float:
    """How many figures others have, on average."""
    figures: i64 = 0
    for other in range(state.seats):
        if other != seat:
            figures += state.figures[other]
    return float(figures) / float(state.seats - 1)


def note_now(row: vec[float], tribe: Outlook, state: StoneAge, time: float) -> None:
    """What comes about in this round."""
    pieces = tribe.pieces()
    row[ONE] = 1.0
    row[PLACING] = float(tribe.placing)
    row[GAIN] = tribe.gain / 10.0
    row[CLAIMS] = tribe.claims / 2.0
    row[DOOMED] = tribe.doomed
    row[MISSING] = min(tribe.missing, 6.0) / 3.0
    row[HUNGRY] = min(tribe.hungry, 3.0) / 3.0
    row[VERY_HUNGRY] = min(max(0.0, tribe.hungry - 3.0), 7.0) / 5.0
    row[STARVING] = 1.0 if tribe.hungry > pieces else 0.0
    row[DICE] = tribe.dice
    row[EXTRA] = tribe.extra
    row[CARDS_LEFT] = rounds_of_cards(state, True) / ROUNDS
    row[TILES_LEFT] = rounds_of_tiles(state, True) / ROUNDS
    row[LAST_ROUND] = 1.0 if time < 0.02 else 0.0
    soon = min(1.0, 4.0 * time)
    for kind in range(KINDS):
        row[WOOD + kind] = min(tribe.stock[kind], 8.0) / 4.0 * soon
    row[HOARD] = max(0.0, pieces - MANY_PIECES) / 8.0 * soon
    row[BIG_HOARD] = max(0.0, pieces - VERY_MANY_PIECES) / 8.0 * soon
    row[FOOD_FOR_NEXT_ROUND] = min(1.0, tribe.food / max(1.0, tribe.figures - tribe.fields)) * soon


def note_home(row: vec[float], tribe: Outlook, state: StoneAge, seat: i64, time: float) -> None:
    """What may still be made of figures at home."""
    home = tribe.home / 5.0
    people: float = 0.0
    for role in range(i64(len(tribe.people))):
        people += tribe.people[role]
    rivals: i64 = 0
    for other in range(state.seats):
        if other != seat:
            rivals += home_of(state, other)
    at = FIRST_AT_HOME
    row[at] = home
    row[at + 1] = home * home
    row[at + 2] = home * time
    row[at + 3] = home * min(tribe.pieces(), VERY_MANY_PIECES) / 10.0
    row[at + 4] = min(1.0, home) * tribe.pips() / 50.0
    row[at + 5] = home * float(tribe.different()) / 8.0
    row[at + 6] = home * people / 10.0
    row[at + 7] = home * float(rivals) / float(state.seats - 1) / 5.0


APPRAISER: Final = StoneAgeAppraiser(1, NAMES, hunches=HUNCHES)
