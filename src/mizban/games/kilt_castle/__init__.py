"""Kilt Castle: build towers around which the building cards wander, for 2 to 4 players."""

from __future__ import annotations

from typing import Final

from mizban.core.game import Game
from mizban.games.kilt_castle.appraisal import APPRAISER
from mizban.games.kilt_castle.data import LAST_TURN, OPTIONS
from mizban.games.kilt_castle.laws import LAWS
from mizban.games.kilt_castle.position import read, write
from mizban.games.kilt_castle.scoring import breakdown, ranking, scores
from mizban.games.kilt_castle.shapes import View
from mizban.games.kilt_castle.state import KiltCastle
from mizban.games.kilt_castle.steps import ORDER, STEPS, setup
from mizban.games.kilt_castle.view import known, view
from mizban.games.kilt_castle.words import OUTCOMES, SAID, WORDINGS

GAME: Final[Game[KiltCastle]] = Game(
    id="kilt-castle",
    version=1,
    seats=(2, 3, 4),
    best=4,
    minutes=(40, 45, 50),
    difficulty="medium",
    options=OPTIONS,
    longest=10 * LAST_TURN,
    steps=STEPS,
    setup=setup,
    scores=scores,
    ranking=ranking,
    breakdown=breakdown,
    appraiser=APPRAISER,
    known=known,
    view=view,
    shape=View,
    wordings=WORDINGS,
    outcomes=OUTCOMES,
    events=SAID,
    write=write,
    read=read,
    laws=LAWS,
    order=ORDER,
)
