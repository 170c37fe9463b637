"""Section 11 of the rules: the last turn, the final payout, the winner."""

from __future__ import annotations

from typing import Any

import pytest

from kilt import FIFTEEN, FOUR, SIXTEEN, THREE, TWO, asked, ducats, kinds, landed, play, rows, table, tower
from mizban import Match, NotYourTurn


def orange(count: int) -> str:
    """A tower of so many orange storeys."""
    return " ".join(SIXTEEN.replace("R", "O").split()[:count])


# The last storey


def test_a_last_storey_ends_the_game_with_the_turn() -> None:
    match = landed("R", "P4", towers={"a1": FIFTEEN})
    play(match, "e1", "0")
    assert match.over
    with pytest.raises(NotYourTurn, match="over"):
        match.play(0)


def test_with_a_storey_left_the_game_goes_on() -> None:
    match = landed("R", "P4", towers={"a1": FIFTEEN[2:]})
    play(match, "e1", "0")
    assert not match.over


def test_the_other_colour_still_builds_then_ducat_day_and_payout_and_no_further_turn() -> None:  # example 28, KC-R14
    match = landed("R/D", "P4", empties=True, towers={"a1": FIFTEEN})
    play(match, "e1", "0")
    assert asked(match) == ("build_on", 3)
    play(match, "e2", "0")
    assert match.over
    assert kinds(match) == ["moved", "row_emptied", "built", "built", "ducat_day", *["income"] * 4, *["payout"] * 4]


def test_the_second_builder_may_place_the_last_storey() -> None:
    match = landed("D/R", "P4", towers={"a1": FIFTEEN})
    play(match, "e1", "0")
    assert not match.over
    play(match, "e2", "0")
    assert match.over


def test_without_an_emptied_row_the_last_turn_has_no_ducat_day() -> None:
    match = landed("R/D", "P4", towers={"a1": FIFTEEN})
    play(match, "e1", "0", "e2", "0")
    assert "ducat_day" not in kinds(match)
    assert kinds(match)[-4:] == ["payout"] * 4


def test_it_does_not_matter_who_moved() -> None:
    match = landed("R", "P4", towers={"a1": FIFTEEN}, seal={"seat": 2})
    play(match, "e1", "0")
    assert match.over


def test_the_roof_of_the_last_turn_is_still_put_on() -> None:
    match = landed("O/R", "P4", towers={"a1": FIFTEEN})
    play(match, "e1", "0", "e1", "0")
    assert match.over
    assert match.view()["sites"]["e1"]["roof"] is True


def test_the_storeys_of_an_unused_colour_end_nothing() -> None:
    match = landed("R", "P4", players=THREE)
    play(match, "e1", "0")
    assert not match.over


# Two players (KC-R17)


@pytest.mark.parametrize("colour", ["R", "O"])
def test_two_players_go_on_when_one_colour_has_run_out(colour: str) -> None:
    match = landed(colour, "P4", players=TWO, towers={"a1": FIFTEEN.replace("R", colour)})
    play(match, "e1", "0")
    assert not match.over
    assert asked(match) == ("move_card", 1)


def test_two_players_end_when_one_has_placed_all_32_storeys() -> None:
    match = landed("R", "P4", players=TWO, towers={"a1": FIFTEEN, "b1": orange(16)})
    play(match, "e1", "0")
    assert match.over


def test_two_players_do_not_end_when_each_has_one_colour_left() -> None:
    match = landed("R", "P4", players=TWO, towers={"a1": FIFTEEN, "b1": SIXTEEN.replace("R", "L")})
    play(match, "e1", "0")
    assert not match.over


# The safeguard (KC-R27)


def test_after_400_turns_the_game_ends_with_the_final_payout() -> None:
    match = landed("R", "P4", turn=400)
    play(match, "e1", "0")
    assert match.over
    assert kinds(match)[-4:] == ["payout"] * 4


def test_after_399_turns_it_does_not() -> None:
    match = landed("R", "P4", turn=399)
    play(match, "e1", "0")
    assert not match.over
    assert match.view()["turn"] == 400


# Final payout


def finished(picture: str | dict[str, str], **rest: Any) -> Match:
    """A game that ends with turn 400: red lays its last card and adds a storey to its tower at e1."""
    match = landed("R", "P4", towers=picture, turn=400, **rest)
    play(match, "e1", "0")
    assert match.over
    return match


def test_each_tower_and_each_crest_that_shows_pays_one_connected_or_not() -> None:  # example 29
    picture = """
        R2   .    .    .    R
        .    .    .    .    R1
        .    R    LR^  .    .
        .    .    .    .    ~
        .    .    .    ~    ~
    """
    match = finished(picture)  # e1 is one tower more than in the example
    assert match.breakdown(0) | {"start": 0} == towers_and_crests(3 + 1, 3)
    assert ducats(match) == [10 + 6 + 1, 10, 10, 10]


def towers_and_crests(towers: int, crests: int) -> dict[str, int]:
    return {"start": 0, "ducat_days": 0, "received": 0, "paid": 0, "towers": towers, "crests": crests}


def test_roofs_pay_nothing_at_the_end() -> None:  # KC-R15
    match = finished({"a1": "L O2", "b3": "D O", "c5": "O"}, roofs=["a1", "b3"])
    assert ducats(match) == [11, 11, 10, 10]


def test_covered_storeys_and_crests_pay_nothing_at_the_end() -> None:
    assert ducats(finished({"a1": "O2 L1", "b3": "O1 D"})) == [11, 10, 12, 11]


def test_two_players_are_paid_for_both_colours() -> None:
    assert ducats(finished({"a1": "O2", "b3": "L1", "c5": "D"}, players=TWO)) == [10 + 1 + 3, 10 + 2 + 1]


def test_everybody_is_paid_not_only_who_ended_the_game() -> None:
    match = landed("R", "P4", towers={"a1": FIFTEEN, "c1": "O", "c3": "L1", "c5": "D2"})
    play(match, "e1", "0")
    assert ducats(match) == [10 + 2 + 2, 10 + 1, 10 + 2, 10 + 3]  # red shows two crests in a1


# The winner


def result(purse: dict[str, int], towers: dict[str, str], players: tuple[str, ...]) -> list[int]:
    """The ranking of a finished game."""
    return table(players=players, ducats=purse, towers=towers, pending=[]).ranking()


def test_most_ducats_win() -> None:
    assert result({"R": 20, "O": 40, "L": 30, "D": 10}, {"a1": "R R R"}, FOUR) == [3, 1, 2, 4]


def test_of_tied_players_who_has_built_more_storeys_wins() -> None:  # example 30
    purse = {"R": 87, "O": 87, "L": 80}
    assert result(purse, {"a1": SIXTEEN, "b1": orange(15)}, THREE) == [1, 2, 3]
    assert result(purse, {"a1": FIFTEEN, "b1": orange(16)}, THREE) == [2, 1, 3]


def test_still_tied_is_a_shared_victory() -> None:  # example 30
    purse = {"R": 87, "O": 87, "L": 80}
    assert result(purse, {"a1": FIFTEEN, "b1": orange(15)}, THREE) == [1, 1, 3]


def test_storeys_do_not_help_against_more_ducats() -> None:
    assert result({"R": 86, "O": 87}, {"a1": SIXTEEN}, FOUR) == [2, 1, 3, 3]


def test_a_tie_further_down_is_shared_as_well() -> None:
    assert result({"R": 50, "O": 20, "L": 20, "D": 20}, {"a1": "L D"}, FOUR) == [1, 4, 2, 2]


def test_two_players_count_the_storeys_of_both_colours() -> None:  # KC-R29
    purse = {"RO": 50, "LD": 50}
    assert result(purse, {"a1": "R R R R", "b1": "L L L", "c1": "D D"}, TWO) == [2, 1]
    assert result(purse, {"a1": "R R R R R", "b1": "L L", "c1": "D D"}, TWO) == [1, 2]
    assert result(purse, {"a1": "R R R O O", "b1": "L L L D D"}, TWO) == [1, 1]


def test_the_scores_are_the_ducats() -> None:
    match = finished({"a1": "O2 L1"})
    assert match.scores() == ducats(match) == [11, 10, 12, 10]


def test_storeys_under_others_count_for_the_tie() -> None:
    match = finished({"a1": "O L"}, ducats={"L": 9, "O": 10})
    assert ducats(match) == [11, 10, 10, 10]
    assert match.ranking() == [1, 2, 2, 4]


def test_a_tower_keeps_its_storeys_to_the_end() -> None:
    assert tower(finished({"a1": "O2 L1", "e1": "L R"}), "e1") == "L R R"


def test_ranking_may_be_asked_before_the_end() -> None:
    assert rows({"P4": 4, "P5": 3, "P6": 3}, ducats={"O": 11}).ranking() == [2, 1, 2, 2]
