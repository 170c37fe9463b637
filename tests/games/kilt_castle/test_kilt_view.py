"""What everybody sees, and what stays unseen: a choice that another player has not finished."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kilt import FOUR, TWO, asked, landed, lay, options, play, rows, table
from mizban import Match
from mizban.core.source import Fast
from mizban.games.kilt_castle import GAME

PICTURE = """
    RO1  .    .    .    .
    O    .    .    .    .
    .    LD2^ .    .    .
    .    .    .    .    ~
    .    .    .    ~    ~
"""


def test_a_site_shows_its_storeys_from_the_bottom_its_owner_and_its_height() -> None:
    assert table(towers=PICTURE).view()["sites"]["a1"] == {
        "storeys": [{"colour": "red", "crests": 0}, {"colour": "orange", "crests": 1}],
        "owner": 1,
        "height": 2,
        "roof": False,
    }


def test_a_roofed_site_has_no_owner() -> None:
    assert table(towers=PICTURE).view()["sites"]["b3"] == {
        "storeys": [{"colour": "light_grey", "crests": 0}, {"colour": "dark_grey", "crests": 2}],
        "owner": None,
        "height": 2,
        "roof": True,
    }


def test_empty_sites_are_left_out() -> None:
    assert list(table(towers=PICTURE).view()["sites"]) == ["a1", "a2", "b3"]


def test_a_player_shows_ducats_storeys_and_what_a_ducat_day_would_pay() -> None:
    view = table(towers=PICTURE, ducats={"O": 4}).view()
    assert view["players"] == [
        {"ducats": 10, "colours": {"red": {"storeys": [10, 3, 2], "income": 1}}},
        {"ducats": 4, "colours": {"orange": {"storeys": [10, 2, 2], "income": 3}}},
        {"ducats": 10, "colours": {"light_grey": {"storeys": [10, 3, 2], "income": 1}}},
        {"ducats": 10, "colours": {"dark_grey": {"storeys": [11, 3, 1], "income": 1}}},
    ]


def test_with_two_players_both_colours_are_shown_with_their_owner() -> None:
    view = table(towers=PICTURE, players=TWO).view()
    assert [list(player["colours"]) for player in view["players"]] == [["red", "orange"], ["light_grey", "dark_grey"]]
    assert view["sites"]["a1"]["owner"] == 0


def test_a_card_shows_where_it_lies_and_how() -> None:
    cards = lay({"P24": 4, "P25": 3, "P26": 3}, FOUR, first=["D-OL", "S-D"])
    cards["D-OL"]["near"] = "light_grey"
    seen = table(cards).view()["cards"]
    assert {"card": "D-OL", "at": "P4", "travel": 24, "near": "light_grey", "far": "orange"} in seen
    assert {"card": "S-D", "at": "P4", "travel": 24, "near": "dark_grey", "far": "dark_grey"} in seen


@pytest.mark.parametrize(("roofed", "left"), [([], 2), (["a1"], 1), (["a1", "b3"], 0)])
def test_the_roofs_beside_the_board_are_counted(roofed: list[str], left: int) -> None:
    assert table(towers={"a1": "R O", "b3": "L D"}, roofs=roofed).view()["roofs_left"] == left


def test_the_seal_shows_who_has_it_and_its_side() -> None:
    assert table(seal={"seat": 2}).view()["seal"] == {"seat": 2, "ducat_side": False}
    assert landed("R", "P4", empties=True, seal={"seat": 2}).view()["seal"] == {"seat": 2, "ducat_side": True}


def test_everybody_sees_the_same_for_nothing_is_hidden() -> None:  # KC-R21
    match = landed("R/O", "P4", towers=PICTURE)
    assert all(match.view(seat) == match.view() for seat in range(4))


# Half-made choices


def seen_by(match: Match, seat: int) -> tuple[object, ...]:
    return match.view(seat), match.known(seat), match.events(seat)


BEFORE_A_CHOICE: dict[str, Callable[[], Match]] = {
    "move_card": lambda: rows({"P4": 4, "P5": 3, "P6": 3}),
    "build_on": lambda: landed("R/O", "P4", towers=PICTURE),
}


@pytest.mark.parametrize("question", BEFORE_A_CHOICE)
def test_others_do_not_see_a_half_made_choice(question: str) -> None:
    match = BEFORE_A_CHOICE[question]()
    _, chooser = asked(match)
    before = [seen_by(match, seat) for seat in range(4)]
    spectator = match.view(), match.events()
    play(match, options(match)[0])
    assert asked(match)[1] == chooser  # the second half
    for seat in range(4):
        assert (seen_by(match, seat) == before[seat]) == (seat != chooser)
    assert (match.view(), match.events()) == spectator


def test_the_chooser_alone_knows_the_half_made_choice() -> None:
    match = rows({"P4": 4, "P5": 3, "P6": 3})
    play(match, "S-L")
    assert match.known(0)["pending"][0] == {"move_to": {"seat": 0, "card": "S-L"}}
    assert match.known(1)["pending"][0] == {"move_card": {"seat": 0}}
    assert match.view() == rows({"P4": 4, "P5": 3, "P6": 3}).view()


def test_others_do_not_know_the_site_before_the_storey_is_built() -> None:
    match = landed("R/O", "P4", towers={"e3": "R"})
    play(match, "e3")
    assert match.known(0)["pending"][0] == {
        "choose_storey": {"seat": 0, "card": "D-RO", "half": 0, "first": None, "site": "e3"}
    }
    assert match.known(1)["pending"][0] == {"build_on": {"seat": 0, "card": "D-RO", "half": 0, "first": None}}


def test_what_the_asked_seat_knows_is_the_whole_position() -> None:
    match = landed("R/O", "P4", towers=PICTURE)
    play(match, "e1")
    assert match.guess(0) == match.state


def test_what_others_know_is_the_position_before_the_half_made_choice() -> None:
    match = landed("R/O", "P4", towers=PICTURE)
    before = GAME.write(match.state)
    play(match, "e1")
    assert GAME.write(GAME.guess(match.state, 3, Fast(1))) == before
