"""What events tell, in the words of the view, and the things that they are about."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mizban.core.words import Events, FromOne, Names, Spoken
from mizban.games.stone_age.data import CARD_NAMES, PLACES, ROLES, TILE_NAMES, YIELDS
from mizban.games.stone_age.packed import faces_in, items_in

TWO_CARD: Final = "card:medicine-any2"
# What each event tells, in order; how that is said; and the things that it is about.
EVENTS: Final = {
    "card_shown": ("card", "space"),
    "tile_shown": ("tile", "stack"),
    "round": ("round", "seat"),
    "placed": ("seat", "count", "place"),
    "card_used": ("seat",),
    "received": ("seat", "count", "what"),
    "tool": ("seat", "value"),
    "no_tool": ("seat",),
    "figure": ("seat", "count"),
    "no_figure": ("seat",),
    "field": ("seat", "level"),
    "no_field": ("seat",),
    "rolled": ("seat", "dice", "total"),
    "tool_used": ("seat", "value"),
    "once_used": ("seat", "value"),
    "gathered": ("seat", "count", "what", "total", "divisor"),
    "paid": ("seat", "count", "what"),
    "card_bought": ("seat", "card"),
    "card_left": ("seat", "card"),
    "points": ("seat", "points"),
    "rolled_for_all": ("seat", "faces"),
    "die_taken": ("seat", "face"),
    "drew": ("seat", "card"),
    "deck_empty": ("seat",),
    "built": ("seat", "tile", "points"),
    "tile_left": ("seat", "tile"),
    "stack_empty": ("stack",),
    "harvest": ("seat", "count"),
    "fed": ("seat", "count"),
    "hungry": ("seat", "count", "points"),
    "ended_by_tiles": (),
    "ended_by_cards": (),
    "ended_by_rounds": (),
    "extra_shown": ("seat", "card"),
    "scored_green": ("seat", "different", "twice", "points"),
    "scored_role": ("seat", "role", "people", "times", "points"),
    "scored_resources": ("seat", "points"),
}


class RowOfDice(Spoken):
    """Dice in the order in which they fell."""

    shape: ClassVar[str] = "Array<number>"

    def said(self, number: int) -> Any:
        return list(items_in(number))


class FacesLeft(Spoken):
    """Dice for everyone, from low to high."""

    shape: ClassVar[str] = "Array<number>"

    def said(self, number: int) -> Any:
        return faces_in(number)


NAMES: Final[dict[str, Names]] = {
    "card": CARD_NAMES,
    "tile": TILE_NAMES,
    "place": PLACES,
    "what": YIELDS,
    "role": ROLES,
    "space": FromOne(),
    "stack": FromOne(),
    "dice": RowOfDice(),
    "faces": FacesLeft(),
}
TRIBE: Final = "tribe:{seat}"
THINGS: Final[dict[str, tuple[str, ...]]] = {
    "card_shown": ("card:{card}", "place:card_{space}"),
    "tile_shown": ("tile:{tile}", "place:building_{stack}"),
    "round": (TRIBE,),
    "placed": ("place:{place}",),
    "card_used": (TWO_CARD, TRIBE),
    "received": ("good:{what}", TRIBE),
    "tool": ("place:tool_maker", TRIBE),
    "no_tool": ("place:tool_maker", TRIBE),
    "figure": ("place:hut", TRIBE),
    "no_figure": ("place:hut", TRIBE),
    "field": ("place:field", TRIBE),
    "no_field": ("place:field", TRIBE),
    "rolled": ("dice",),
    "tool_used": ("tool:{value}", TRIBE),
    "once_used": ("once:{value}", TRIBE),
    "gathered": ("good:{what}", TRIBE),
    "paid": ("good:{what}", TRIBE),
    "card_bought": ("card:{card}", TRIBE),
    "card_left": ("card:{card}",),
    "points": (TRIBE,),
    "rolled_for_all": ("dice",),
    "die_taken": ("die:{face}", TRIBE),
    "drew": ("card:{card}", TRIBE),
    "deck_empty": (TRIBE,),
    "built": ("tile:{tile}", TRIBE),
    "tile_left": ("tile:{tile}",),
    "stack_empty": ("place:building_{stack}",),
    "harvest": ("place:field", TRIBE),
    "fed": ("good:food", TRIBE),
    "hungry": (TRIBE,),
    "extra_shown": ("card:{card}", TRIBE),
    "scored_green": (TRIBE,),
    "scored_role": (TRIBE,),
    "scored_resources": (TRIBE,),
}
SAID: Final = Events(EVENTS, NAMES, THINGS, hidden=("card",), own=("good", "tool", "once"))
