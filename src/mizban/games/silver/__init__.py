"""Silver: keep the werewolves out of your village, a game of memory for 2 to 4 players."""

from __future__ import annotations

from typing import Final

from mizban.core.game import Game
from mizban.games.silver.appraisal import APPRAISER
from mizban.games.silver.data import NAMES, OPTIONS
from mizban.games.silver.laws import LAWS
from mizban.games.silver.position import read, write
from mizban.games.silver.scoring import breakdown, ranking, scores
from mizban.games.silver.shapes import View
from mizban.games.silver.state import Silver
from mizban.games.silver.steps import ORDER, STEPS, setup
from mizban.games.silver.view import fill, known, redeal, view
from mizban.games.silver.words import OUTCOMES, SAID, WORDINGS

GAME: Final[Game[Silver]] = Game(
    id="silver",
    version=2,
    seats=(2, 3, 4),
    best=4,
    minutes=(30, 40, 45),
    difficulty="easy",
    options=OPTIONS,
    longest=500_000,
    steps=STEPS,
    setup=setup,
    scores=scores,
    ranking=ranking,
    breakdown=breakdown,
    known=known,
    view=view,
    shape=View,
    box={"cards": NAMES},
    appraiser=APPRAISER,
    redeal=redeal,
    fill=fill,
    wordings=WORDINGS,
    outcomes=OUTCOMES,
    events=SAID,
    write=write,
    read=read,
    laws=LAWS,
    order=ORDER,
)
