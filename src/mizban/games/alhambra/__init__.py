"""Alhambra: buy buildings with four currencies and build the finest palace, for 2 to 6 players."""

from __future__ import annotations

from typing import Final

from mizban.core.game import Game
from mizban.games.alhambra.appraisal import APPRAISER
from mizban.games.alhambra.data import CURRENCIES, OPTIONS, ROUNDS, TYPES
from mizban.games.alhambra.laws import LAWS
from mizban.games.alhambra.position import read, write
from mizban.games.alhambra.scoring import breakdown, ranking, scores
from mizban.games.alhambra.shapes import View
from mizban.games.alhambra.state import Alhambra
from mizban.games.alhambra.steps import ORDER, STEPS, setup
from mizban.games.alhambra.view import known, view
from mizban.games.alhambra.words import OUTCOMES, SAID, WORDINGS

GAME: Final[Game[Alhambra]] = Game(
    id="alhambra",
    version=2,
    seats=(2, 3, 4, 5, 6),
    best=3,
    minutes=(40, 50, 60, 70, 80),
    difficulty="easy",
    options=OPTIONS,
    longest=160_000,
    steps=STEPS,
    setup=setup,
    scores=scores,
    ranking=ranking,
    breakdown=breakdown,
    appraiser=APPRAISER,
    known=known,
    view=view,
    shape=View,
    box={"buildings": list(TYPES), "currencies": list(CURRENCIES), "rounds": ROUNDS},
    wordings=WORDINGS,
    outcomes=OUTCOMES,
    events=SAID,
    write=write,
    read=read,
    laws=LAWS,
    order=ORDER,
)
