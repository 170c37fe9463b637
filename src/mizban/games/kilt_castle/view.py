"""What a seat knows and sees: all lies open, but for a choice that another player has not finished."""

from __future__ import annotations

from typing import Optional

from mizban.core.game import Plain
from mizban.games.kilt_castle.data import (
    AROUND,
    CARDS,
    CARDS_IN_ROW,
    COLOURS,
    CORNERS,
    CRESTS,
    POSITIONS,
    ROOFS,
    ROWS,
    SQUARES,
    WATER,
)
from mizban.games.kilt_castle.position import SCRIPT, describe
from mizban.games.kilt_castle.rules import (
    cards_in_play,
    colour_on,
    ducats_of,
    height_of,
    is_roofed,
    owner_of,
    roofed_squares,
    storeys_of,
)
from mizban.games.kilt_castle.scoring import colours_of, income_of
from mizban.games.kilt_castle.shapes import CardView, PlayerView, TowerView, View
from mizban.games.kilt_castle.state import NOBODY, NOWHERE, KiltCastle


def known(state: KiltCastle, seat: Optional[int]) -> Plain:
    """All that a seat or a spectator could have written down."""
    return {**describe(state), "pending": SCRIPT.known(state, seat), "seat": seat}


def view(state: KiltCastle, seat: Optional[int]) -> View:
    """What is shown now, the same to all."""
    return {
        "turn": state.turn,
        "seal": {"seat": state.seal, "ducat_side": state.ducat_side},
        "players": [player_view(state, each) for each in range(state.seats)],
        "cards": [card_view(state, card) for card in cards_in_play(state) if state.travel[card] != NOWHERE],
        "sites": {SQUARES[square]: site_view(state, square) for square in range(25) if state.towers[square]},
        "water": list(WATER[CORNERS[state.water]]),
        "roofs_left": ROOFS - len(roofed_squares(state)),
        "limits": {"cards_in_row": CARDS_IN_ROW[state.seats], "rows": ROWS[state.seats]},
    }


def player_view(state: KiltCastle, seat: int) -> PlayerView:
    """A player's money and storeys, and what a ducat day would pay now."""
    return {
        "ducats": ducats_of(state, seat),
        "colours": {
            COLOURS[colour]: {
                "storeys": list(state.supply[colour * CRESTS : colour * CRESTS + CRESTS]),
                "income": income_of(state, colour),
            }
            for colour in colours_of(state, seat)
        },
    }


def card_view(state: KiltCastle, card: int) -> CardView:
    """A card, where it lies, and which colour faces the board."""
    travel = state.travel[card]
    return {
        "card": CARDS[card],
        "at": POSITIONS[travel % AROUND],
        "travel": travel,
        "near": COLOURS[colour_on(state, card, 0)],
        "far": COLOURS[colour_on(state, card, 1)],
    }


def site_view(state: KiltCastle, square: int) -> TowerView:
    """A tower from bottom to top, whose it is, and how high."""
    owner = owner_of(state, square)
    return {
        "storeys": [{"colour": COLOURS[colour], "crests": crests} for colour, crests in storeys_of(state, square)],
        "owner": None if owner == NOBODY else owner,
        "height": height_of(state, square),
        "roof": is_roofed(state, square),
    }
