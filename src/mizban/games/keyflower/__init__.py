"""Keyflower: bid for tiles, use them, and let a village grow through four seasons, for 2 to 6 players."""

from __future__ import annotations

from typing import Final

from mizban.core.game import Game
from mizban.games.keyflower.appraisal import APPRAISER
from mizban.games.keyflower.box import BOX
from mizban.games.keyflower.data import OPTIONS
from mizban.games.keyflower.laws import LAWS
from mizban.games.keyflower.position import read, write
from mizban.games.keyflower.scoring import breakdown, ranking, scores
from mizban.games.keyflower.shapes import View
from mizban.games.keyflower.state import Keyflower
from mizban.games.keyflower.steps import ORDER, STEPS, setup
from mizban.games.keyflower.view import fill, known, redeal, view
from mizban.games.keyflower.words import OUTCOMES, SAID, WORDINGS

GAME: Final[Game[Keyflower]] = Game(
    id="keyflower",
    version=1,
    seats=(2, 3, 4, 5, 6),
    best=4,
    minutes=(60, 75, 90, 105, 120),
    difficulty="demanding",
    options=OPTIONS,
    longest=20_000,
    steps=STEPS,
    setup=setup,
    scores=scores,
    ranking=ranking,
    breakdown=breakdown,
    appraiser=APPRAISER,
    known=known,
    view=view,
    shape=View,
    box=BOX,
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
