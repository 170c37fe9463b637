"""Pocket: a small game with all that Kilt Castle lacks, as a third party would write it, for 2 or 3 players.

Twelve cards, three of each face. Everybody holds two and sees them. A round: all look at a card of the player on the
left (openly, at the same time); all bid (sealed); each in turn keeps, or swaps a card with the top of the deck (and
may first peek at it, which is free), then may show a four. Whoever has four tokens ends the game at once.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from mizban.core.game import Game
from pocket.data import SEATS
from pocket.laws import LAWS
from pocket.position import read, write
from pocket.scoring import breakdown, ranking, scores
from pocket.state import Pocket
from pocket.steps import ORDER, STEPS, setup
from pocket.view import fill, known, redeal, view
from pocket.words import OUTCOMES, SAID, WORDINGS

GAME: Final[Game[Pocket]] = Game(
    id="pocket",
    version=1,
    seats=SEATS,
    options={},
    longest=200,
    steps=STEPS,
    setup=setup,
    scores=scores,
    ranking=ranking,
    breakdown=breakdown,
    known=known,
    view=view,
    redeal=redeal,
    fill=fill,
    wordings=WORDINGS,
    outcomes=OUTCOMES,
    events=SAID,
    write=write,
    read=read,
    laws=LAWS,
    order=ORDER,
    locales=str(Path(__file__).parent / "locales"),
)
