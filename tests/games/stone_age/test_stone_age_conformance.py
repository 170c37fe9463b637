"""Stone Age passes what every game must pass."""

from __future__ import annotations

from typing import Any, Optional

from conformance import Conformance, Spec
from leaks import Twin, with_half_choice
from mizban.core.game import Game
from mizban.core.source import Fast
from mizban.games.stone_age import GAME
from mizban.games.stone_age.data import CARDS, TILES
from mizban.games.stone_age.rules import TILE, deck_of
from mizban.games.stone_age.state import NOTHING, StoneAge


class StoneAgeSpec(Spec):
    game: Game[Any] = GAME
    games = 4
    stride = 3

    def pieces(self, state: StoneAge) -> object:
        """Cards and tiles, wherever they are; the tiles in the stacks and out of the game are those not seen."""
        tops = [top for top in state.top if top != NOTHING]
        built = [entry & TILE for entry in state.built]
        tiles = [state.tiles[tile] + tops.count(tile) + built.count(tile) for tile in range(len(TILES))]
        removed = sum(state.tiles) - sum(state.below)
        shown = sum(card != NOTHING for card in state.display)
        owned = sum(owner >= 0 for owner in state.owner)
        return tiles, removed, sum(deck_of(state)) + shown + owned == len(CARDS)

    def twin(self, kind: str, state: StoneAge, after: Any, seat: Optional[int], source: Fast) -> Twin:
        """Another extra card for all but its owner; other cards in others' hands, for the view alone."""
        twin = with_half_choice(state, seat, source)
        assert isinstance(twin, StoneAge)
        if kind == "c":
            return Twin(twin)  # every card has its own face: there is no numbering to vary
        comes_out = after is not None and (not after.todo or not any(deck_of(after)))
        if twin.extra != NOTHING and twin.owner[twin.extra] != seat and not comes_out:
            change_extra(twin, source, [] if after is None else after.display)
        if kind == "b":
            swap_bought(twin, seat, source)
        return Twin(twin)


# Twins


def change_extra(twin: StoneAge, source: Fast, taken: list[int]) -> None:
    """Any card of the deck may be the extra one, but not one that is about to be shown."""
    owner = twin.owner[twin.extra]
    twin.owner[twin.extra] = -1
    deck = [card for card, there in enumerate(deck_of(twin)) if there and card not in taken]
    twin.extra = deck[source.below(len(deck))]
    twin.owner[twin.extra] = owner


def swap_bought(twin: StoneAge, seat: Optional[int], source: Fast) -> None:
    """A card bought by another, face down, may be any other of the deck: views do not remember purchases."""
    hidden = [
        card
        for card, owner in enumerate(twin.owner)
        if owner not in (-1, seat) and card != twin.extra and CARDS[card][1] in ("food", "points", "tool")
    ]
    deck = [card for card, there in enumerate(deck_of(twin)) if there]
    if hidden and deck:
        card, other = hidden[source.below(len(hidden))], deck[source.below(len(deck))]
        twin.owner[other], twin.owner[card] = twin.owner[card], -1


class TestStoneAge(Conformance):
    spec = StoneAgeSpec()
