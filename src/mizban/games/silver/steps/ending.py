"""How a round ends: by a call, by an empty deck, or when the Villagers meet."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mizban.core.state import Step
from mizban.games.silver.cards import NUMBER
from mizban.games.silver.rules import sum_of, total_of, villagers_meet
from mizban.games.silver.scoring import award_amulet, jump, jumpers, kamikaze_of, score_round
from mizban.games.silver.state import NOBODY, NOTHING, Silver
from mizban.games.silver.steps.telling import show


def end_if_villagers_meet(state: Silver) -> None:
    """Both Villagers are face-up: the round ends there and then."""
    if villagers_meet(state):
        state.say("villagers_meet")
        state.hand = vec[i64]()
        state.drop_to(EndRound)


class CheckVillagers(Step):
    """A card has become face-up in a village."""

    def run(self, state: Silver, answer: i64) -> None:
        end_if_villagers_meet(state)


CHECK_VILLAGERS: Final = CheckVillagers()


class EndRound(Step):
    """All villages are turned up and counted; the amulet is awarded."""

    def run(self, state: Silver, answer: i64) -> None:
        show_villages(state)
        if kamikaze_of(state) != NOBODY:
            state.say("kamikaze", kamikaze_of(state))
        score_round(state)
        for seat in range(state.seats):
            state.say("scored", seat, sum_of(state, seat), state.last[seat], total_of(state, seat))
        for seat in jumpers(state):
            jump(state, seat)
            state.say("jumped", seat)
        award_amulet(state)
        state.amulet = NOTHING
        state.mover = NOBODY
        state.say("awarded", state.holder, 1 if state.active else 0)


def show_villages(state: Silver) -> None:
    """Everybody sees every village card; the rest of the deck stays hidden."""
    for seat in range(state.seats):
        village = state.villages[seat]
        for slot in range(len(village)):
            show(state, "shown", 4, seat, slot, village[slot] & NUMBER)
