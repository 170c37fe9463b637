"""The fifty-two cards and the numbers of the rule book, as tables."""

from __future__ import annotations

from typing import Final, Literal

from librt.vecs import vec
from mypy_extensions import i64

# Cards by their number, which is also what they cost.
NAMES: Final[tuple[str, ...]] = (
    "villager", "squire", "empath", "bodyguard", "rascal", "exposer", "revealer",
    "beholder", "apprentice_seer", "seer", "master", "witch", "robber", "doppelganger",
)  # fmt: skip
COPIES: Final = vec[i64]([2, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 2])
VILLAGER: Final[i64] = 0
SQUIRE: Final[i64] = 1
EMPATH: Final[i64] = 2
BODYGUARD: Final[i64] = 3
RASCAL: Final[i64] = 4
EXPOSER: Final[i64] = 5
REVEALER: Final[i64] = 6
BEHOLDER: Final[i64] = 7
APPRENTICE: Final[i64] = 8
SEER: Final[i64] = 9
MASTER: Final[i64] = 10
WITCH: Final[i64] = 11
ROBBER: Final[i64] = 12
DOPPELGANGER: Final[i64] = 13

VILLAGE: Final[i64] = 5  # cards dealt to each
DEALT: Final[i64] = 20  # always; sets without an owner leave the round unseen
DECK: Final[i64] = 32  # before the first discard
SLOTS: Final[i64] = 52  # no village can have more
SQUIRES: Final[i64] = 4

CALL_AT_MOST: Final[i64] = 4  # cards in the village of a caller
FAILED_CALL: Final[i64] = 10
EXTRA_FROM: Final[i64] = 3  # cards slid forward in vain that cost an extra card
IDLE_LAPS: Final[i64] = 5  # our own safeguard: so many laps without a draw or a call end the round
GUARD_MOVES: Final[i64] = 50  # our own safeguard: so often may Bodyguards move in one turn

ROUNDS: Final[i64] = 4
LIMIT: Final[i64] = 100
JUMP: Final[i64] = 50  # what exactly a hundred becomes, once
KAMIKAZE: Final[tuple[int, ...]] = (12, 12, 13, 13)
KAMIKAZE_OTHERS: Final[i64] = 50

# Where a new card comes from.
FROM_DECK: Final[i64] = 0
FROM_DISPLAY: Final[i64] = 1
FROM_DISCARD: Final[i64] = 2
FROM_MASTER: Final[i64] = 3
FROM_WITCH: Final[i64] = 4
SOURCES: Final[tuple[str, ...]] = ("deck", "display", "discard", "master", "witch")

# Points: what they came from.
LEDGER: Final[tuple[str, ...]] = ("cards", "calls", "kamikaze", "exact_100")
CARDS: Final[i64] = 0
CALLS: Final[i64] = 1
KAMIKAZES: Final[i64] = 2
EXACT: Final[i64] = 3
ENTRIES: Final[i64] = 4

Mode = Literal["rounds4", "points100"]
OPTIONS: Final = {
    "mode": ("rounds4", "points100"),
    "memory_aid": ("off", "on"),
    "amulet_placement": ("won_by_call", "any_holder"),
    "amulet_tie": ("caller", "holder"),
    "direction": ("by_source", "same"),
}
