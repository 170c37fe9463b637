"""What each kind of event tells, how that is said, and the things that it is about."""

from __future__ import annotations

from typing import Final

from mizban.core.words import Events, FromOne, Names, Plain
from mizban.games.silver.data import NAMES as CARDS
from mizban.games.silver.words.naming import LETTERS

EVENTS: Final = {
    "round": ("round", "seat"),
    "first_discard": ("card",),
    "looked": ("seat", "other", "place", "card"),
    "drew": ("seat", "card"),
    "returned": ("seat", "count"),
    "discarded": ("seat", "card"),
    "took": ("seat", "card"),
    "took_shown": ("seat", "place", "card"),
    "slid": ("seat", "place", "card"),
    "exchanged": ("seat", "place", "card"),
    "placed": ("seat", "other", "place", "card"),
    "failed": ("seat", "count"),
    "extra": ("seat",),
    "exposed": ("seat", "other", "place", "card"),
    "searched": ("seat", "card"),
    "replaced": ("seat", "other", "place", "card"),
    "robbed": ("seat", "place", "other", "other_place"),
    "guarded": ("seat", "place", "target"),
    "guard_lifted": ("seat", "place"),
    "amulet_placed": ("seat", "place"),
    "called": ("seat",),
    "displayed": ("card",),
    "census": ("seat",),
    "deck_empty": (),
    "villagers_meet": (),
    "shown": ("seat", "place", "card"),
    "kamikaze": ("seat",),
    "scored": ("seat", "sum", "points", "total"),
    "jumped": ("seat",),
    "awarded": ("seat", "active"),
}
NAMES: Final[dict[str, Names]] = {
    "card": CARDS,
    "place": FromOne(),
    "other_place": FromOne(),
    "target": FromOne(),
}
THINGS: Final[dict[str, tuple[str, ...]]] = {  # mine and theirs: the letters of seat and other
    "first_discard": ("pile",),
    "looked": ("card:{theirs}{place}",),
    "drew": ("deck",),
    "returned": ("deck",),
    "discarded": ("pile",),
    "took": ("pile",),
    "slid": ("card:{mine}{place}",),
    "exchanged": ("pile",),
    "placed": ("card:{theirs}{place}",),
    "extra": ("deck",),
    "exposed": ("card:{theirs}{place}",),
    "searched": ("pile",),
    "replaced": ("pile",),
    "robbed": ("card:{mine}{place}", "card:{theirs}{other_place}"),
    "guarded": ("card:{mine}{place}", "card:{mine}{target}"),
    "guard_lifted": ("card:{mine}{place}",),
    "amulet_placed": ("card:{mine}{place}",),
    "called": ("bell",),
    "census": ("bell",),
    "deck_empty": ("deck",),
    "shown": ("card:{mine}{place}",),
    "awarded": ("amulet",),
}


class ByLetter(Events):
    """Events whose things are called by the letters of the seats."""

    def about(self, told: Plain) -> list[str]:
        letters = {name: LETTERS[told[seat]] for name, seat in (("mine", "seat"), ("theirs", "other")) if seat in told}
        return super().about({**told, **letters})


SAID: Final = ByLetter(EVENTS, NAMES, THINGS, ("card",))
