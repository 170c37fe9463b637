"""The fifty-two cards and the numbers of the rule book, as tables."""

from __future__ import annotations

from typing import Final, Literal

# Cards by their number, which is also what they cost.
NAMES: Final[tuple[str, ...]] = (
    "villager", "squire", "empath", "bodyguard", "rascal", "exposer", "revealer",
    "beholder", "apprentice_seer", "seer", "master", "witch", "robber", "doppelganger",
)  # fmt: skip
COPIES: Final[tuple[int, ...]] = (2, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 2)
VILLAGER: Final = 0
SQUIRE: Final = 1
EMPATH: Final = 2
BODYGUARD: Final = 3
RASCAL: Final = 4
EXPOSER: Final = 5
REVEALER: Final = 6
BEHOLDER: Final = 7
APPRENTICE: Final = 8
SEER: Final = 9
MASTER: Final = 10
WITCH: Final = 11
ROBBER: Final = 12
DOPPELGANGER: Final = 13

VILLAGE: Final = 5  # cards dealt to each
DEALT: Final = 20  # always; sets without an owner leave the round unseen
DECK: Final = 32  # before the first discard
SLOTS: Final = 52  # no village can have more
SQUIRES: Final = 4

CALL_AT_MOST: Final = 4  # cards in the village of a caller
FAILED_CALL: Final = 10
EXTRA_FROM: Final = 3  # cards slid forward in vain that cost an extra card
IDLE_LAPS: Final = 5  # our own safeguard: so many laps without a draw or a call end the round

ROUNDS: Final = 4
LIMIT: Final = 100
JUMP: Final = 50  # what exactly a hundred becomes, once
KAMIKAZE: Final[tuple[int, ...]] = (12, 12, 13, 13)
KAMIKAZE_OTHERS: Final = 50

# Where a new card comes from.
FROM_DECK: Final = 0
FROM_DISPLAY: Final = 1
FROM_DISCARD: Final = 2
FROM_MASTER: Final = 3
FROM_WITCH: Final = 4
SOURCES: Final = 5

# Points: what they came from.
LEDGER: Final[tuple[str, ...]] = ("cards", "calls", "kamikaze", "exact_100")
CARDS: Final = 0
CALLS: Final = 1
KAMIKAZES: Final = 2
EXACT: Final = 3

Mode = Literal["rounds4", "points100"]
OPTIONS: Final = {
    "mode": ("rounds4", "points100"),
    "memory_aid": ("off", "on"),
    "amulet_placement": ("won_by_call", "any_holder"),
}
