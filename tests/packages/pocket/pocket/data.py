"""The parts in the box: twelve cards, three of each face, and the bids."""

from __future__ import annotations

from typing import Final

FACES: Final = ("one", "two", "three", "four")
CARDS: Final = 3 * len(FACES)  # card n has face n // 3
FOUR: Final = 3
PLACES: Final = ("1", "2")  # of a hand
HAND: Final = len(PLACES)
BIDS: Final = ("0", "1", "2")
SEATS: Final = (2, 3)
ROUNDS: Final = 3
ENOUGH: Final = 4  # tokens end the game
POINTS: Final = 3  # for each token
NONE: Final = -1
