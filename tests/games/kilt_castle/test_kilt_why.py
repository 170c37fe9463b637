"""Why a wish is refused: the first rule that forbids it, with what a player wants to know."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import mizban
from kilt import CARDS, FOUR, POSITIONS, SQUARES, THREE, dealt, landed, lay, moves, options, play, rows, table
from mizban import Match, NotAnAnswer, Word

NEIGHBOUR = {"gap_entry_needs_neighbour": "yes"}


def after(match: Match, *words: str) -> Match:
    """The match some answers later."""
    play(match, *words)
    return match


def opening() -> Match:
    return rows({"P0": 4, "P1": 3, "P2": 2, "P3": 1})


def building() -> Match:
    """Red, with two ducats, may build b3, d3 and e3 of its line."""
    return landed("R", "P7", towers={"e3": "O", "c3": "L L L", "b3": "R", "a3": "O R"}, roofs=["a3"], ducats={"R": 2})


def choosing_a_roof() -> Match:
    match = landed("R/O", "P4", towers={"a1": "R O", "c3": "L D"}, roofs=["a1", "c3"])
    return after(match, "e1", "0", "e1", "0")


REFUSALS: list[tuple[str, Callable[[], Match], str, dict[str, int | str]]] = [
    # Another question
    ("why-now-move-card", opening, "build a1", {}),
    ("why-now-move-card", opening, "roof a1", {}),
    ("why-now-move-to", lambda: after(opening(), "S-R"), "build a1", {}),
    ("why-now-build-on", building, "move S-O", {}),
    ("why-now-build-on", building, "roof", {}),
    ("why-now-choose-storey", lambda: after(building(), "d3"), "roof a3", {}),
    ("why-now-choose-storey", lambda: after(building(), "d3"), "move S-O P8", {}),
    ("why-now-move-roof", choosing_a_roof, "build e2", {}),
    ("why-now-move-roof", choosing_a_roof, "move", {}),
    # Moving
    ("why-other-card", lambda: after(opening(), "S-R"), "move S-O P4", {"card": "S-R"}),
    ("why-not-in-play", lambda: rows({"P1": 3, "P2": 2, "P3": 1}, players=THREE), "move D-RD P4", {"card": "D-RD"}),
    ("why-stuck", opening, "move D-LD", {"card": "D-LD"}),
    ("why-stays", opening, "move S-R P0", {"card": "S-R", "to": "P0"}),
    ("why-backwards", opening, "move D-OL P0", {"from": "P2", "to": "P0"}),
    ("why-backwards", opening, "move D-LD P2", {"from": "P3", "to": "P2"}),
    ("why-too-far", opening, "move S-R P5", {"to": "P5", "front": "P4"}),
    ("why-too-far", opening, "move S-R P10", {"to": "P10", "front": "P4"}),
    ("why-backwards", opening, "move S-R P19", {"to": "P19", "from": "P0"}),
    ("why-too-far", lambda: rows({"P17": 4, "P18": 4, "P19": 2}), "move S-R P1", {"to": "P1", "front": "P0"}),
    ("why-lapping", lambda: rows({"P0": 4, "P10": 4, "P19": 2}), "move D-LD P0", {"to": "P0"}),
    ("why-row-full", lambda: rows({"P0": 2, "P1": 4, "P2": 3, "P3": 1}), "move S-R P1", {"to": "P1", "limit": 4}),
    (
        "why-row-full",
        lambda: rows({"P1": 2, "P2": 3, "P3": 1}, players=THREE),
        "move S-R P2",
        {"to": "P2", "limit": 3},
    ),
    ("why-lone-leader", opening, "move D-LD P4", {"card": "D-LD", "to": "P4"}),
    (
        "why-lone-card",
        lambda: rows({"P4": 3, "P5": 3, "P9": 2, "P10": 2}, options=NEIGHBOUR),
        "move S-R P7",
        {"to": "P7"},
    ),
    (
        "why-too-many-rows",
        lambda: rows({"P4": 2, "P5": 2, "P6": 2, "P7": 2, "P8": 2}),
        "move S-R P9",
        {"to": "P9", "limit": 5},
    ),
    (
        "why-too-many-rows",
        lambda: rows({"P2": 2, "P3": 2, "P4": 1, "P5": 1}, players=THREE),
        "move S-R P6",
        {"to": "P6", "limit": 4},
    ),
    ("why-too-far", opening, "move P9", {"to": "P9", "front": "P4"}),  # no card can go there
    # Building
    ("why-other-site", lambda: after(building(), "d3"), "build b3", {"site": "d3"}),
    ("why-water", lambda: landed("R", "P4"), "build e4", {"site": "e4"}),
    ("why-not-in-line", building, "build e2", {"site": "e2"}),
    ("why-roofed", building, "build a3", {"site": "a3"}),
    ("why-not-first-free", lambda: landed("R", "P5"), "build c1", {"site": "c1", "free": "e1"}),
    (
        "why-too-dear",
        building,
        "build c3",
        {"site": "c3", "price": 3, "ducats": 2, "other": 2},
    ),
    (
        "why-no-such-storey",
        lambda: landed("R", "P4", towers={"a1": "R2 R2"}),
        "build e1 2",
        {"colour": "red", "crests": 2},
    ),
    (
        "why-no-such-storey",
        lambda: after(landed("R/O", "P4", towers={"a1": "O1 O1 O1"}), "e1", "0", "e2"),
        "build 1",
        {"colour": "orange", "crests": 1},
    ),
    # Roofs
    ("why-no-roof", choosing_a_roof, "roof e1", {"site": "e1"}),
]


@pytest.mark.parametrize(("id", "begin", "wish", "args"), REFUSALS)
def test_a_refusal_names_its_rule(id: str, begin: Callable[[], Match], wish: str, args: dict[str, int | str]) -> None:
    match = begin()
    word = match.why(wish, match.waiting[0])
    assert word is not None
    assert (word.id, {name: word.args.get(name) for name in args}) == (id, args)


def messages() -> dict[str, str]:
    """The refusals in kilt-castle.ftl, each with its text."""
    text = (Path(mizban.__file__).parent / "locales" / "en" / "kilt-castle.ftl").read_text(encoding="utf-8")
    found = re.split(r"^(why-[a-z-]+) =", text.split("## Refusals")[1].split("\n## ")[0], flags=re.MULTILINE)
    return dict(zip(found[1::2], found[2::2], strict=True))


def test_every_refusal_that_has_a_text_is_provoked_here() -> None:
    assert {id for id, *_ in REFUSALS} == set(messages())


@pytest.mark.parametrize(("id", "begin", "wish", "args"), REFUSALS)
def test_a_refusal_has_all_that_its_text_asks_for(
    id: str, begin: Callable[[], Match], wish: str, args: dict[str, int | str]
) -> None:
    match = begin()
    word = match.why(wish, match.waiting[0])
    assert word is not None
    assert set(re.findall(r"\$(\w+)", messages()[id])) <= set(word.args)


# Not now


def test_it_is_anothers_turn() -> None:
    assert opening().why("move S-R P4", 2) == Word("why-not-your-turn", {"other": 0})
    assert building().why("build d3", 3) == Word("why-not-your-turn", {"other": 0})


def test_the_game_is_over() -> None:
    match = after(landed("R", "P4", turn=400), "e1", "0")
    assert match.why("move S-R P5", 1) == Word("why-over")


def test_while_chance_deals_nobody_is_asked() -> None:
    assert dealt(4, []).why("move S-R P4", 0) == Word("why-not-now")


# Legal wishes


def test_a_wish_that_leaves_all_open_is_fulfilled_by_any_answer() -> None:
    assert opening().why("move", 0) is None
    assert building().why("build", 0) is None
    assert choosing_a_roof().why("roof", 1) is None


def test_a_place_alone_is_legal_when_some_card_can_go_there() -> None:
    assert opening().why("move P4", 0) is None
    assert opening().why("move P0", 0) is not None


MOVERS: dict[str, Callable[[], Match]] = {
    "opening": opening,
    "round the board": lambda: rows({"P0": 1, "P10": 4, "P18": 3, "P19": 2}),
    "neighbour": lambda: rows({"P4": 3, "P5": 3, "P9": 2, "P10": 2}, options=NEIGHBOUR),
    "three players": lambda: rows({"P22": 2, "P23": 2, "P24": 1, "P25": 1}, players=THREE),
}


@pytest.mark.parametrize("name", MOVERS)
def test_a_move_is_refused_if_and_only_if_it_is_not_legal(name: str) -> None:
    match = MOVERS[name]()
    legal = moves(match)
    for card in CARDS:
        assert (match.why(f"move {card}", 0) is None) == (card in options(match))
        for at in POSITIONS:
            assert (match.why(f"move {card} {at}", 0) is None) == ((card, at) in legal), f"{card} to {at}"


def test_after_the_card_is_taken_its_places_are_still_open() -> None:
    match = after(opening(), "D-RO")
    for at in POSITIONS:
        assert (match.why(f"move {at}", 0) is None) == (at in options(match))
        assert (match.why(f"move D-RO {at}", 0) is None) == (at in options(match))


def test_a_site_is_refused_if_and_only_if_it_is_not_legal() -> None:
    for match in (building(), landed("R/O", "P4", towers={"e1": "L", "e3": "O L"}), landed("O", "P9")):
        [seat] = match.waiting
        for site in SQUARES:
            assert (match.why(f"build {site}", seat) is None) == (site in options(match)), site


def test_a_storey_is_refused_if_and_only_if_none_is_left() -> None:
    match = landed("R", "P4", towers={"a1": "R1 R1 R1"})
    for seen in (match, after(match.copy(), "e1")):
        assert [seen.why(f"build e1 {n}", 0) is None for n in (0, 1, 2)] == [True, False, True]


def test_a_roof_is_refused_if_and_only_if_it_does_not_lie_there() -> None:
    match = choosing_a_roof()
    for site in SQUARES:
        assert (match.why(f"roof {site}", 1) is None) == (site in ("a1", "c3"))


def test_asking_why_changes_nothing() -> None:
    match = opening()
    before = match.position()
    match.why("move S-R P4", 0)
    assert match.position() == before


# Nonsense


@pytest.mark.parametrize(
    "wish",
    [
        None,
        {"move": {}},
        "",
        "dance",
        "move build",
        "move S-X",
        "move P20",
        "move a1",
        "build f1",
        "build 3",
        "build -1",
        "build 1.5",
        "build price 0",
        "roof roof",
        "x" * 400,
    ],
)
def test_nonsense_is_no_wish(wish: Any) -> None:
    for match in (opening(), building(), choosing_a_roof()):
        with pytest.raises(NotAnAnswer):
            match.why(wish, match.waiting[0])


def test_nonsense_is_no_wish_in_anothers_turn_either() -> None:
    with pytest.raises(NotAnAnswer):
        opening().why("move S-X", 3)


def test_there_is_no_such_seat() -> None:
    with pytest.raises(NotAnAnswer, match="no seat 4"):
        table(lay({"P4": 4, "P5": 3, "P6": 3}, FOUR)).why("move", 4)
