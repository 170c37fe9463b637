"""How programs look at Silver: how far ahead of the others a seat is, and what its village lets it hope for."""

from __future__ import annotations

from typing import Final, Optional

from librt.vecs import vec
from mypy_extensions import i64

from mizban.core.appraisal import Appraiser, Judge, Line
from mizban.core.flow import is_over, play
from mizban.core.source import Fast
from mizban.core.state import Ask
from mizban.games.silver.data import SLOTS
from mizban.games.silver.outlook import CALLED, NAMES, NOBODY_CALLED, Outlook
from mizban.games.silver.rules import total_of
from mizban.games.silver.scoring import ranking
from mizban.games.silver.sight import Sight, make_likelier, take_for_average
from mizban.games.silver.state import NOBODY, Silver
from mizban.games.silver.ways import ways

TIE: Final = 0.01  # points between places of the same total, at the end
DRAWS: Final = 8


class SilverAppraiser(Appraiser):
    """Counts points as a lead over the others' mean, since low is good and everything is weighed against them."""

    def points(self, state: Silver, seat: i64) -> float:
        others: i64 = 0
        for other in range(state.seats):
            if other != seat:
                others += total_of(state, other)
        lead = float(others) / float(state.seats - 1) - float(total_of(state, seat))
        return lead - TIE * float(ranking(state)[seat]) if is_over(state) else lead

    def features(self, state: Silver, seat: i64) -> vec[float]:
        return Outlook(state, seat).fill()

    def phase(self, state: Silver) -> i64:
        return NOBODY_CALLED if state.caller == NOBODY or state.mover == NOBODY else CALLED

    def chapter(self, state: Silver) -> i64:
        return state.round

    def make_likelier(self, state: Silver, seat: i64, source: Fast) -> None:
        make_likelier(state, seat, source)

    def shortcuts(self, state: Silver, ask: Ask, judge: Judge) -> Optional[list[Line]]:
        sight = Sight(state, ask.seat)
        return [followed(state, ask.seat, way.answers, way.shown, sight) for way in ways(state, ask, sight)]


def followed(state: Silver, seat: i64, answers: list[int], shown: list[int], sight: Sight) -> Line:
    """Where a way leads, if what it shows is nothing special."""
    after = state.copy()
    for target in shown:
        take_for_average(after, target // SLOTS, target % SLOTS, sight)
    for answer in answers:
        play(after, seat, answer)
    return Line(answers, after)


HUNCHES: Final = {
    "holds_amulet": 1.0,
    "own_sum": -16.0,
    "own_unknown": -2.0,
    "own_too_many": -2.0,
    "own_dearest": 1.0,
    "own_spare": 3.0,
    "own_empath": 0.5,
    "own_rascal": 0.7,
    "protected": 1.0,
    "amulet_ready": 0.5,
    "rivals_sum": 10.0,
    "rivals_unknown": -0.5,
    "conjuring": 1.5,
    "discard_gain": 2.0,
    "discard_for_next": -1.0,
    "display_gain": 1.0,
    "own_success_next": 6.0,
    "own_success": 4.0,
    "rivals_success": -4.0,
    "called own_sum": -20.0,
    "called own_call_sum": 20.0,
    "called own_call": 0.0,
    "called own_call_cost": -20.0,
    "called rivals_sum": 18.0,
    "called rival_call": -4.0,
    "called rival_call_cost": 10.0,
    "called dearest_in_last_turn": 3.0,
    "called own_success_next": 0.0,
    "called own_success": 0.0,
    "called rivals_success": 0.0,
}
APPRAISER: Final = SilverAppraiser(1, NAMES, ("open", "called"), DRAWS, HUNCHES, rivalry=0.0)
