"""What the prospects of a seat are read from: the names of the features, and where each stands in their row."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# Time and turns
ALWAYS: Final[i64] = 0
TIME_LEFT: Final[i64] = 1
TIME_LEFT_SQUARED: Final[i64] = 2
OWN_STOREYS_LEFT: Final[i64] = 3
STOREYS_LEFT_OF_ALL: Final[i64] = 4
LAST_STOREYS: Final[i64] = 5
LAST_STOREY: Final[i64] = 6
OWN_TURN_NEXT: Final[i64] = 7
TURNS_UNTIL_OWN: Final[i64] = 8

# Ducat days
LONE_ROWS: Final[i64] = 9
THIN_ROWS: Final[i64] = 10
DAY_LIKELY: Final[i64] = 11
DAY_WANTED: Final[i64] = 12

# Income
INCOME: Final[i64] = 13
INCOME_BY_TIME: Final[i64] = 14
INCOME_BY_TIME_SQUARED: Final[i64] = 15
INCOME_ON_LIKELY_DAY: Final[i64] = 16
INCOME_BY_LONE_ROWS: Final[i64] = 17
INCOME_ON_WANTED_DAY: Final[i64] = 18
INCOME_ON_OWN_DAY: Final[i64] = 19
INCOME_AT_THE_END: Final[i64] = 20
INCOME_ABOVE_RIVALS: Final[i64] = 21
MOST_INCOME: Final[i64] = 22
RIVALS_INCOME_BY_TIME: Final[i64] = 23
OUTSIDE_REGION: Final[i64] = 24
OUTSIDE_REGION_BY_TIME: Final[i64] = 25

# Towers
TOWERS: Final[i64] = 26
TOWERS_BY_TIME: Final[i64] = 27
CRESTS_SHOWN: Final[i64] = 28
CRESTS_BY_TIME: Final[i64] = 29
HEIGHTS: Final[i64] = 30
HEIGHTS_BY_TIME: Final[i64] = 31
LOW_TOWERS: Final[i64] = 32
TALL_TOWERS: Final[i64] = 33
TALLEST_TOWER: Final[i64] = 34
TOWERS_IN_THE_MIDDLE: Final[i64] = 35
ROOFS_IN_REGION: Final[i64] = 36
SPARE_ROOFS: Final[i64] = 37
SHARE_OF_TOWERS: Final[i64] = 38

# Threats
TOWERS_IN_REACH: Final[i64] = 39
LOSS: Final[i64] = 40
WORST_LOSS: Final[i64] = 41
WORST_LOSS_BY_TIME: Final[i64] = 42
WORST_LOSS_ON_LIKELY_DAY: Final[i64] = 43

# Chances
GAIN: Final[i64] = 44
GAIN_BY_TIME: Final[i64] = 45
GAIN_ON_OWN_TURN: Final[i64] = 46
GAIN_FOR_NOTHING: Final[i64] = 47
GAIN_BY_CRESTS: Final[i64] = 48
FREE_SITES_BESIDE: Final[i64] = 49
TOWERS_TO_TAKE_BESIDE: Final[i64] = 50
SITES_IN_REACH: Final[i64] = 51
CARDS_TO_MOVE: Final[i64] = 52

# Money
DUCATS: Final[i64] = 53
POVERTY: Final[i64] = 54
POVERTY_BY_TIME: Final[i64] = 55
RIVALS_DUCATS: Final[i64] = 56
RIVALS_POVERTY: Final[i64] = 57

# Supply
PLAIN_STOREYS: Final[i64] = 58
CRESTED_STOREYS: Final[i64] = 59
CRESTED_STOREYS_BY_TIME: Final[i64] = 60
CRESTED_STOREYS_AT_THE_END: Final[i64] = 61
SPLENDID_STOREYS: Final[i64] = 62

# The board
EMPTY_SITES: Final[i64] = 63
EMPTY_SITES_BY_TIME: Final[i64] = 64

NAMES: Final[tuple[str, ...]] = (
    "always",
    "time_left",
    "time_left_squared",
    "own_storeys_left",
    "storeys_left_of_all",
    "last_storeys",
    "last_storey",
    "own_turn_next",
    "turns_until_own",
    "lone_rows",
    "thin_rows",
    "day_likely",
    "day_wanted",
    "income",
    "income_by_time",
    "income_by_time_squared",
    "income_on_likely_day",
    "income_by_lone_rows",
    "income_on_wanted_day",
    "income_on_own_day",
    "income_at_the_end",
    "income_above_rivals",
    "most_income",
    "rivals_income_by_time",
    "outside_region",
    "outside_region_by_time",
    "towers",
    "towers_by_time",
    "crests_shown",
    "crests_by_time",
    "heights",
    "heights_by_time",
    "low_towers",
    "tall_towers",
    "tallest_tower",
    "towers_in_the_middle",
    "roofs_in_region",
    "spare_roofs",
    "share_of_towers",
    "towers_in_reach",
    "loss",
    "worst_loss",
    "worst_loss_by_time",
    "worst_loss_on_likely_day",
    "gain",
    "gain_by_time",
    "gain_on_own_turn",
    "gain_for_nothing",
    "gain_by_crests",
    "free_sites_beside",
    "towers_to_take_beside",
    "sites_in_reach",
    "cards_to_move",
    "ducats",
    "poverty",
    "poverty_by_time",
    "rivals_ducats",
    "rivals_poverty",
    "plain_storeys",
    "crested_storeys",
    "crested_storeys_by_time",
    "crested_storeys_at_the_end",
    "splendid_storeys",
    "empty_sites",
    "empty_sites_by_time",
)
