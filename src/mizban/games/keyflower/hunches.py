"""What the features are worth before anything is learnt, in points for each piece and by season."""

from __future__ import annotations

from typing import Final

from mizban.games.keyflower.data import SEASONS
from mizban.games.keyflower.outlook import TABLE

# By feature: in spring, summer, autumn, winter.
BY_SEASON: Final[dict[str, tuple[float, float, float, float]]] = {
    "workers": (2.6, 2.4, 2.1, 0.5),
    "workers_in_hand": (0.05, 0.05, 0.05, 0.05),
    "greens": (3.0, 2.8, 2.4, 0.5),
    "skills": (1.2, 1.1, 1.0, 0.1),
    "skills_matched": (0.45, 0.45, 0.45, 0.0),
    "spare_goods": (0.8, 0.8, 0.7, 0.1),
    "spare_gold": (0.6, 0.6, 0.4, 0.0),
    "gain_possible": (0.15, 0.15, 0.13, 0.04),
    "gain_in_place": (0.5, 0.5, 0.5, 0.3),
    "gain_ripe": (0.1, 0.1, 0.1, 0.1),
    "way_to_upgrades": (-0.1, -0.1, -0.1, -0.02),
    "makes_goods": (5.0, 3.6, 1.8, 0.0),
    "makes_gold": (9.0, 6.5, 3.3, 0.0),
    "makes_any": (6.0, 4.4, 2.2, 0.0),
    "draws_workers": (1.6, 1.1, 0.6, 0.0),
    "draws_skills": (1.7, 1.2, 0.6, 0.0),
    "makes_greens": (1.6, 1.1, 0.6, 0.0),
    "steps": (3.0, 2.0, 1.0, 0.0),
    "upgrades": (3.0, 2.0, 1.0, 0.0),
    "links": (0.18, 0.18, 0.18, 0.1),
    "walk": (0.0, 0.0, 0.2, 0.1),
    "stock_tiles": (0.0, 0.0, 2.5, 0.0),
    "stock_to_bring": (0.0, 0.0, 0.3, 0.1),
    "boat_1a": (0.0, 3.7, 3.0, 0.5),
    "boat_1b": (0.0, 3.7, 3.0, 0.5),
    "boat_2a": (0.0, 3.7, 2.0, 0.0),
    "boat_2b": (0.0, 3.7, 3.0, 1.0),
    "boat_3a": (0.0, 3.7, 2.0, 0.0),
    "boat_3b": (0.0, 3.7, 3.0, 1.0),
    "boat_4a": (0.0, 3.7, 2.0, 0.0),
    "boat_4b": (0.0, 3.7, 2.0, 0.0),
    "tiles_led": (0.5, 0.5, 0.5, 0.0),
    "points_led": (0.9, 0.9, 0.9, 0.95),
    "gain_led": (0.15, 0.15, 0.15, 0.1),
    "turn_tiles_led": (0.5, 0.5, 0.5, 3.0),
    "boat_to_come": (0.4, 0.4, 0.4, 0.0),
    "harvest": (0.7, 0.7, 0.8, 0.95),
    "promise_held": (0.05, 0.1, 0.15, 0.0),
    "best_promise_held": (0.1, 0.2, 0.3, 0.0),
    "winter_boat": (0.0, 0.0, 0.0, 0.5),
}


def by_name() -> dict[str, float]:
    """The hunches by season and feature, for features as they are scaled."""
    scales = dict(TABLE)
    return {
        f"{season} {name}": worth * scales[name]
        for name, row in BY_SEASON.items()
        for season, worth in zip(SEASONS, row, strict=True)
    }


HUNCHES: Final = by_name()
