"""What the prospects of a seat are read from: the names of the features, in their order."""

from __future__ import annotations

from typing import Final

from mizban.games.alhambra.data import TYPES

TIME: Final = (
    "always",
    "time_left",
    "time_left_squared",
    "last_tiles",
    "last_turn",
    "cards_until_round",
    "round_at_once",
    "turns_until_own",
    "own_turn_next",
)
ROUND: Final = (
    "first_expected",
    "second_expected",
    "last_expected",
    "first_as_now",
    "second_as_now",
    "last_as_now",
    "as_now_at_once",
    "leads",
    "ties",
    "seconds",
    "safe_leads",
)
KIND: Final = ("own", "ahead", "tied")
WALL: Final = (
    "wall",
    "wall_by_time",
    "wall_at_once",
    "next_wall",
    "joined_walls",
    "joined_walls_by_time",
    "dead_ends",
    "outer_walls",
    "outer_walls_by_time",
    "open_sides",
    "open_sides_by_time",
    "sites",
    "fitting",
    "fitting_by_time",
    "growth",
    "growth_by_time",
    "growth_on_market",
)
TILE: Final = (
    "built",
    "built_by_time",
    "reserve",
    "reserve_by_time",
    "reserve_fitting",
    "best_in_reserve",
    "held",
)
PURSE: Final = (
    "money",
    "money_by_time",
    "usable_money",
    "usable_money_by_time",
    "spare_money",
    "cards",
    "cards_by_time",
    "currencies",
    "exact_prices",
    "exact_prices_by_time",
    "payable_prices",
    "payable_prices_by_time",
    "best_currency",
    "worst_currency",
    "rivals_money",
    "richest",
    "left_overs",
)
MARKET: Final = (
    "payable_tiles",
    "exact_tiles",
    "exact_tiles_on_turn",
    "payable_gain",
    "payable_gain_on_turn",
    "exact_gain",
    "exact_gain_on_turn",
    "second_gain_on_turn",
    "display",
    "display_on_turn",
    "best_card_on_turn",
)
NAMES: Final[tuple[str, ...]] = (
    *TIME,
    *ROUND,
    *[f"{name}_{kind}" for kind in TYPES for name in KIND],
    *WALL,
    *TILE,
    *PURSE,
    *MARKET,
)
PHASES: Final = ("before_first", "before_second", "before_last")
