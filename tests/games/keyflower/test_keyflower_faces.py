"""What is printed on the tiles is handed over to boards that draw them."""

from __future__ import annotations

from mizban.games.keyflower.box import BOX
from mizban.games.keyflower.data import NAMES, POINTS


def test_every_tile_has_its_face() -> None:
    tiles = BOX["tiles"]
    assert tuple(tiles) == NAMES
    assert [tiles[name][side]["points"] for name in NAMES for side in ("front", "back")] == list(POINTS)
    lands = {name: tiles[name]["land"] for name in ("store", "summer_boat_1", "boat_flipper", "home_2", "turn_order_4")}
    assert list(lands.values()) == ["summer", "boat", "boat", "home", "order"]


def test_tiles_tell_what_they_score_for_each() -> None:
    def points(name: str) -> list[int]:
        return [BOX["tiles"][name][side]["for_each"] for side in ("front", "back")]

    assert points("timber_yard") == [2, 3]
    assert points("barn") == [1, 2]
    assert points("scribes") == [10, 10]
    assert points("keywood") == [0, 0]
