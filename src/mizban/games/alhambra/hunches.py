"""What one would say the features are worth in points, before anything is learnt."""

from __future__ import annotations

from typing import Final

HUNCHES: Final = {
    "first_expected": 20.0,
    "second_expected": 36.0,
    "last_expected": 54.0,
    "before_first wall": 30.0,
    "before_second wall": 20.0,
    "before_last wall": 10.0,
    "growth": 12.0,
    "joined_walls": 2.0,
    "dead_ends": -2.0,
    "fitting_by_time": 6.0,
    "open_sides_by_time": 3.0,
    "built": 3.0,
    "reserve": 2.0,
    "best_in_reserve": 3.0,
    "held": 2.0,
    "usable_money_by_time": 40.0,
    "usable_money": 2.0,
    "cards_by_time": 6.0,
    "exact_prices_by_time": 16.0,
    "exact_tiles": 1.0,
    "payable_gain_on_turn": 4.0,
    "richest": 2.0,
    "left_overs": 8.0,
}
