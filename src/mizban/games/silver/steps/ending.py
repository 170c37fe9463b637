"""How a round ends: by a call, by an empty deck, or when the Villagers meet."""

from __future__ import annotations

from mypy_extensions import i64

from mizban.core.state import Step
from mizban.games.silver.cards import NUMBER
from mizban.games.silver.rules import sum_of, total_of, villagers_meet
from mizban.games.silver.scoring import award_amulet, jump, jumpers, kamikaze_of, score_round
from mizban.games.silver.state import NOBODY, NOTHING, Silver


def memory(state: Silver, numbers: int) -> int:
    """Which numbers of an event fade: none where the table plays with a memory aid."""
    return 0 if state.aid else numbers


def end_if_villagers_meet(state: Silver) -> None:
    """Both Villagers are face-up: the round ends there and then."""
    if villagers_meet(state):
        state.tell("villagers_meet", [])
        state.hand = []
        state.drop_to(EndRound)


class CheckVillagers(Step):
    """A card has become face-up in a village."""

    def run(self, state: Silver, answer: i64) -> None:
        end_if_villagers_meet(state)


class EndRound(Step):
    """All villages are turned up and counted; the amulet is awarded."""

    def run(self, state: Silver, answer: i64) -> None:
        show_villages(state)
        if kamikaze_of(state) != NOBODY:
            state.tell("kamikaze", [kamikaze_of(state)])
        score_round(state)
        for seat in range(state.seats):
            state.tell("scored", [seat, sum_of(state, seat), state.last[seat], total_of(state, seat)])
        for seat in jumpers(state):
            jump(state, seat)
            state.tell("jumped", [seat])
        award_amulet(state)
        state.amulet = NOTHING
        state.mover = NOBODY
        state.tell("awarded", [state.holder, 1 if state.active else 0])


def show_villages(state: Silver) -> None:
    """Everybody sees every village card; the rest of the deck stays hidden."""
    for seat in range(state.seats):
        for slot, card in enumerate(state.villages[seat]):
            state.tell("shown", [seat, slot, card & NUMBER], reveals=True, fades=memory(state, 4))
