"""What is seen: the table by all, hands by their owners, help with paying; and that planted leaks are found."""

from __future__ import annotations

import itertools
from typing import Any, Optional

import pytest

import leaks
import mizban
from alhambra_table import play, player, table
from conformance import SEED
from games.alhambra.test_alhambra_conformance import AlhambraSpec
from mizban.core.game import Plain, Word
from mizban.core.notation.wording import Sign, Wording
from mizban.core.source import Fast
from mizban.games.alhambra.rules import VALUE, cards_of, money_of
from mizban.games.alhambra.state import Alhambra
from mizban.games.alhambra.steps.turn import Act
from mizban.games.alhambra.view import view as honest_view
from mizban.games.alhambra.words import WORDINGS, Actions
from texts import bare

RICH = player(hand="blue 1 4 6 7 9 9, green 5")


def test_a_hand_is_shown_to_its_owner_only() -> None:
    match = table(RICH)
    assert match.view(0)["hand"] == {"green": [5], "blue": [1, 4, 6, 7, 9, 9]}
    assert match.view(1)["hand"] == {}
    assert match.view()["hand"] is None
    for seat in (0, 1, None):
        assert match.view(seat)["players"][0]["cards"] == 7
        assert match.view(seat)["hands"] is None


def test_hands_are_public_history_and_so_are_known() -> None:
    match = table(RICH)
    assert match.known(1)["players"][0]["hand"] == {"green": [5], "blue": [1, 4, 6, 7, 9, 9]}


def test_the_piles_are_not_shown() -> None:
    seen = table(RICH).view(0)
    assert "piles" not in seen
    assert seen["deck"] == 108 - 7 - 4 + 2


def test_exact_sets_and_the_least_too_much() -> None:
    seen = table(RICH, market="pavilion-8 garden-12 garden-10c tower-13").view(0)
    assert seen["payments"][2] == {
        "exact": [[4, 6], [1, 9]],
        "over": [[1, 4, 6], [4, 7]],
        "excess": 1,
    }
    assert seen["payments"][0] == {"exact": [], "over": [], "excess": None}
    assert seen["payments"][3] == {"exact": [], "over": [], "excess": None}


def test_the_help_with_paying_is_complete() -> None:
    """Against all subsets of the hand, in the course of a random game."""
    match, source = mizban.new("alhambra", seats=2, seed=4), Fast(9)
    for _ in range(300):
        if match.over:
            break
        choices = match.legal()
        match.play(choices[source.below(len(choices))])
        for seat in range(2):
            check_payments(match.view(seat), match.state, seat)


def check_payments(seen: Plain, state: Alhambra, seat: int) -> None:
    for slot, payments in enumerate(seen["payments"]):
        values = [VALUE[card] for card in cards_of(state, seat) if card // 9 == slot]
        if payments is None or len(values) > 9:
            continue
        sets = {each for n in range(1, len(values) + 1) for each in itertools.combinations(values, n)}
        price = seen["market"][slot]["tile"]["price"]
        assert {tuple(each) for each in payments["exact"]} == {each for each in sets if sum(each) == price}
        above = [sum(each) for each in sets if sum(each) > price]
        least = {each for each in sets if sum(each) == min(above)} if above else set()
        assert {tuple(each) for each in payments["over"]} == least
        assert payments["excess"] == (min(above) - price if above else None)


def test_the_view_has_places_walls_and_counts() -> None:
    match = table(player("fountain pavilion-7 \n garden-12 ."))
    seen = match.view()["players"][0]
    places = {tile["tile"]: (tile["x"], tile["y"], "".join(tile["walls"])) for tile in seen["alhambra"]}
    assert places == {"fountain": (0, 0, ""), "pavilion-7": (1, 0, "E"), "garden-12": (0, 1, "S")}
    assert seen["buildings"]["garden"] == 1
    assert seen["wall"] == 1


def test_the_course_of_the_longest_wall() -> None:
    seen = table(player("fountain pavilion-6 garden-10a tower-9a")).view()["players"][0]
    north = [{"x": x, "y": 0, "side": "N"} for x in (1, 2, 3)]
    assert seen["course"] == [*north, {"x": 3, "y": 0, "side": "E"}]


def test_what_the_next_round_would_pay() -> None:
    match = table(player("fountain pavilion-7"), player("fountain pavilion-8"), scoring_cards=1)
    seen = match.view()["outlook"]
    assert seen["round"] == 2
    assert seen["pays"]["pavilion"] == [8, 1]
    assert [each["pavilion"] for each in seen["places"]] == [1, 1, None]
    assert [each["pavilion"] for each in seen["points"]] == [4, 4, 0]


def test_events_name_every_card_that_is_taken_and_paid() -> None:
    match = play(table(RICH, market="pavilion-8 garden-12 garden-10c tower-13"), "buy garden-10c blue-6 blue-4")
    told = [event for event in match.events(1) if event["kind"] in ("paid", "bought", "exact")]
    assert bare(told) == [
        {"kind": "paid", "seat": 0, "card": "blue-4"},
        {"kind": "paid", "seat": 0, "card": "blue-6"},
        {"kind": "bought", "seat": 0, "tile": "garden-10c", "total": 10, "price": 10},
        {"kind": "exact", "seat": 0},
    ]
    play(match, "finish", "build -1,0")
    assert {"kind": "built", "seat": 0, "tile": "garden-10c", "x": -1, "y": 0} in bare(match.events(2))


def test_a_swap_tells_both_tiles() -> None:
    match = table(player("fountain pavilion-7", reserve="pavilion-8"))
    play(match, "swap pavilion-8 pavilion-7")
    assert bare(match.events()[:2]) == [
        {"kind": "removed", "seat": 0, "tile": "pavilion-7"},
        {"kind": "swapped", "seat": 0, "tile": "pavilion-8", "x": 1, "y": 0},
    ]


# Planted leaks


def variant(**changes: Any) -> AlhambraSpec:
    """The game with other functions."""
    return leaks.changed(AlhambraSpec(), **changes)


def test_a_view_that_shows_the_money_of_others_is_found() -> None:
    def view(state: Alhambra, seat: Optional[int]) -> Plain:
        return {**honest_view(state, seat), "money": [money_of(state, each, 0) for each in range(state.seats)]}

    with pytest.raises(AssertionError, match="sees a secret"):
        leaks.compare_game(variant(view=view), "b", 3, SEED)


def test_a_view_that_shows_the_piles_is_found() -> None:
    def view(state: Alhambra, seat: Optional[int]) -> Plain:
        return {**honest_view(state, seat), "piles": list(state.piles)}

    with pytest.raises(AssertionError, match="sees a secret"):
        leaks.compare_game(variant(view=view), "b", 3, SEED)


class Leaking(Wording[Alhambra, Act]):
    """Why a card cannot be taken, with the money of another player in it."""

    def __init__(self, honest: Wording[Any, Any]) -> None:
        super().__init__(honest.verb, honest.kind, honest.names)
        self.honest = honest

    def sign(self, state: Alhambra, ask: Act, answer: int) -> Sign:
        return self.honest.sign(state, ask, answer)

    def option(self, state: Alhambra, ask: Act, answer: int) -> Word:
        return self.honest.option(state, ask, answer)

    def refusal(self, state: Alhambra, ask: Act, words: list[str]) -> Optional[Word]:
        word = self.honest.refusal(state, ask, words)
        rival = (ask.seat + 1) % state.seats
        return word if word is None else Word(word.id, {**word.args, "rival": money_of(state, rival, 1)})


def test_a_refusal_that_depends_on_the_hand_of_another_is_found() -> None:
    honest = WORDINGS[Act]
    assert isinstance(honest, Actions)
    leaking = Actions({**honest.parts, "take": Leaking(honest.of("take"))})
    with pytest.raises(AssertionError, match="sees a secret"):
        leaks.compare_game(variant(wordings={**WORDINGS, Act: leaking}), "b", 2, SEED)


def test_a_half_made_choice_that_shows_is_found() -> None:
    def view(state: Alhambra, seat: Optional[int]) -> Plain:
        return {**honest_view(state, seat), "asked": type(state.todo[-1]).__name__ if state.todo else None}

    with pytest.raises(AssertionError, match="sees a secret"):
        leaks.compare_game(variant(view=view), "a", 2, SEED)
