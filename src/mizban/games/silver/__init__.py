"""Silver: keep the werewolves out of your village, a game of memory for 2 to 4 players."""

from __future__ import annotations

from typing import Final

from mizban.core.game import Game
from mizban.games.silver.data import NAMES, OPTIONS
from mizban.games.silver.evaluation import evaluate
from mizban.games.silver.position import read, write
from mizban.games.silver.scoring import breakdown, ranking, scores
from mizban.games.silver.shapes import View
from mizban.games.silver.state import Silver
from mizban.games.silver.steps import STEPS, setup
from mizban.games.silver.view import guess, known, view
from mizban.games.silver.words import OUTCOMES, SAID, WORDINGS

GAME: Final[Game[Silver]] = Game(
    id="silver",
    version=1,
    seats=(2, 3, 4),
    options=OPTIONS,
    longest=20_000,
    steps=STEPS,
    setup=setup,
    scores=scores,
    ranking=ranking,
    breakdown=breakdown,
    evaluate=evaluate,
    known=known,
    view=view,
    shape=View,
    box={"cards": NAMES},
    guess=guess,
    wordings=WORDINGS,
    outcomes=OUTCOMES,
    events=SAID,
    write=write,
    read=read,
)
