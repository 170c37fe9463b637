"""Stone Age: feed a tribe, gather, build and learn, for 2 to 4 players."""

from __future__ import annotations

from typing import Final

from mizban.core.game import Game
from mizban.games.stone_age.appraisal import APPRAISER
from mizban.games.stone_age.box import BOX
from mizban.games.stone_age.data import OPTIONS
from mizban.games.stone_age.laws import LAWS
from mizban.games.stone_age.position import read, write
from mizban.games.stone_age.scoring import breakdown, ranking, scores
from mizban.games.stone_age.shapes import View
from mizban.games.stone_age.state import StoneAge
from mizban.games.stone_age.steps import ORDER, STEPS, setup
from mizban.games.stone_age.view import fill, known, redeal, view
from mizban.games.stone_age.words import OUTCOMES, WORDINGS
from mizban.games.stone_age.words_events import SAID

GAME: Final[Game[StoneAge]] = Game(
    id="stone-age",
    version=1,
    seats=(2, 3, 4),
    best=4,
    minutes=(50, 70, 90),
    difficulty="medium",
    options=OPTIONS,
    longest=100_000,
    steps=STEPS,
    setup=setup,
    scores=scores,
    ranking=ranking,
    breakdown=breakdown,
    appraiser=APPRAISER,
    known=known,
    view=view,
    redeal=redeal,
    fill=fill,
    wordings=WORDINGS,
    outcomes=OUTCOMES,
    events=SAID,
    write=write,
    read=read,
    shape=View,
    box=BOX,
    laws=LAWS,
    order=ORDER,
)
