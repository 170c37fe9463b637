"""How programs look at Alhambra, and which turns they think of."""

from __future__ import annotations

from typing import Final, Optional

from librt.vecs import vec
from mypy_extensions import i64

from mizban.core.appraisal import Appraiser, Judge, Line
from mizban.core.state import Ask
from mizban.games.alhambra.features import NAMES, PHASES
from mizban.games.alhambra.hunches import HUNCHES
from mizban.games.alhambra.prospects import Prospects
from mizban.games.alhambra.rules import total_of
from mizban.games.alhambra.state import Alhambra
from mizban.games.alhambra.steps.placing import ChooseTile, PlaceTile
from mizban.games.alhambra.steps.turn import Act
from mizban.games.alhambra.survey import Surveys
from mizban.games.alhambra.ways import actions, placements, promising_places


class AlhambraAppraiser(Appraiser):
    """Looks at palaces and purses."""

    def __init__(self) -> None:
        super().__init__(1, NAMES, PHASES, hunches=HUNCHES)
        self.surveys: Final = Surveys()

    def points(self, state: Alhambra, seat: i64) -> float:
        return float(total_of(state, seat))

    def features(self, state: Alhambra, seat: i64) -> vec[float]:
        return Prospects(state, seat, self.surveys.of(state, seat)).fill()

    def phase(self, state: Alhambra) -> i64:
        return state.turned

    def promising(self, state: Alhambra, ask: Ask) -> vec[i64]:
        return promising_places(state, ask) if isinstance(ask, PlaceTile) else ask.options(state)

    def shortcuts(self, state: Alhambra, ask: Ask, judge: Judge) -> Optional[list[Line]]:
        if isinstance(ask, Act):
            return actions(state, ask)
        return placements(state, ask) if isinstance(ask, ChooseTile) else None


APPRAISER: Final = AlhambraAppraiser()
