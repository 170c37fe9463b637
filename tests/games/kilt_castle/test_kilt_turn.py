"""Section 6 of the rules: what happens in a turn, and in which order."""

from __future__ import annotations

import pytest

from kilt import FOUR, THREE, TWO, asked, ducats, kinds, landed, options, play, roofs, rows, tower


def test_a_turn_begins_with_a_move_by_the_player_with_the_seal() -> None:
    match = rows({"P4": 4, "P5": 3, "P6": 3}, seal={"seat": 3})
    assert asked(match) == ("move_card", 3)


def test_the_card_is_chosen_then_its_place_then_its_colours_build() -> None:
    match = rows({"P4": 4, "P5": 3, "P6": 3})
    play(match, "S-O")
    assert asked(match) == ("move_to", 0)
    play(match, "P5")
    assert asked(match) == ("build_on", 1)
    play(match, "e1")
    assert asked(match) == ("choose_storey", 1)


def test_the_movers_own_colour_need_not_be_on_the_card() -> None:
    match = landed("L/D", "P4", seal={"seat": 1})
    assert asked(match) == ("build_on", 2)


def test_the_owner_of_the_building_colour_decides_not_the_mover() -> None:
    match = landed("D", "P4", seal={"seat": 0})
    assert match.waiting == [3]


def test_the_seal_goes_to_the_player_on_the_left() -> None:
    match = landed("D", "P4", seal={"seat": 1})
    play(match, "e1", "0")
    assert match.view()["seal"] == {"seat": 2, "ducat_side": False}
    assert asked(match) == ("move_card", 2)


@pytest.mark.parametrize("players", [TWO, THREE, FOUR])
def test_from_the_last_seat_the_seal_goes_to_the_first(players: tuple[str, ...]) -> None:
    match = landed("R", "P4", players=players, seal={"seat": len(players) - 1})
    play(match, "e1", "0")
    assert asked(match) == ("move_card", 0)


def test_whoever_built_the_turn_goes_on_from_the_mover() -> None:
    match = landed("D/L", "P4", seal={"seat": 0})
    play(match, "e1", "0", "e2", "0")
    assert asked(match) == ("move_card", 1)


def test_turns_are_counted() -> None:
    match = landed("R", "P4", turn=7)
    assert match.view()["turn"] == 7
    play(match, "e1", "0")
    assert match.view()["turn"] == 8


def test_the_seal_shows_its_ducat_side_from_the_move_to_the_end_of_the_turn() -> None:
    match = landed("R/O", "P4", empties=True)
    for answer in ("e1", "0", "e2"):
        assert match.view()["seal"] == {"seat": 0, "ducat_side": True}
        play(match, answer)
    play(match, "0")
    assert match.view()["seal"] == {"seat": 1, "ducat_side": False}


def test_a_ducat_day_comes_after_all_building_of_the_turn() -> None:
    match = landed("R/O", "P4", empties=True)
    play(match, "e1", "2")
    assert ducats(match) == [10, 10, 10, 10]
    play(match, "e2", "1")
    assert ducats(match) == [13, 12, 10, 10]


def test_without_an_emptied_row_there_is_no_ducat_day() -> None:
    match = landed("R/O", "P4")
    play(match, "e1", "2", "e2", "1")
    assert ducats(match) == [10, 10, 10, 10]
    assert "ducat_day" not in kinds(match)


def test_a_ducat_day_is_not_repeated_in_the_next_turn() -> None:
    match = landed("R", "P4", empties=True)
    play(match, "e1", "0")
    assert kinds(match).count("ducat_day") == 1
    play(match, "S-O", "P5", "d1", "0")
    assert kinds(match).count("ducat_day") == 1


def test_roofs_are_handled_before_the_ducat_day() -> None:
    match = landed("R/O", "P4", empties=True)
    play(match, "e1", "2", "e1", "2")
    assert roofs(match) == ["e1"]
    assert ducats(match) == [10 + 1 + 1, 10 - 1 + 1, 10 + 1, 10 + 1]


def test_a_turn_in_which_nobody_can_build_is_legal_and_a_ducat_day_may_follow() -> None:  # KC-R28
    towers = {"e1": "R O", "e2": "R R", "e3": "O O", "a1": "L"}
    match = landed("L/D", "P4", empties=True, towers=towers, ducats={"L": 1, "D": 1})
    assert kinds(match)[:5] == ["moved", "row_emptied", "excused", "excused", "ducat_day"]
    assert asked(match) == ("move_card", 1)
    assert ducats(match) == [10 + 1, 10 + 1, 1 + 1, 1]


def test_a_new_turn_offers_moves_again() -> None:
    match = landed("R", "P4")
    play(match, "e1", "0")
    assert tower(match, "e1") == "R"
    assert len(options(match)) == 10
