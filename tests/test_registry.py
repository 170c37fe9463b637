"""Games are found by their folders, by the entry points of packages, or because a program registers them."""

from __future__ import annotations

from pathlib import Path

import pytest

import mizban
import pocket
from installing import install, like_pocket
from leaks import parts_of
from mizban import registry


def test_every_own_game_is_called_as_its_folder() -> None:
    assert registry.own() == ("alhambra", "keyflower", "kilt-castle", "silver", "stone-age")
    assert [registry.find(id).id for id in registry.own()] == list(registry.own())


def test_an_installed_package_brings_its_game(packages: Path) -> None:
    install(packages, "my-game", like_pocket(packages, "my-game"), games="my-game = my_game:GAME")
    assert "my-game" in mizban.games.ids()
    assert mizban.new("my-game", 2, seed=1).game.id == "my-game"
    assert registry.faults() == []


def test_our_own_games_need_no_look_into_packages(packages: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "entries", None)
    assert mizban.new("silver", 2).game.id == "silver"


@pytest.mark.parametrize(
    ("code", "entry", "reason"),
    [
        (
            "import nothing_of_this_name",
            "odd = odd:GAME",
            "ModuleNotFoundError: No module named 'nothing_of_this_name'",
        ),
        ("GAME = 1", "odd = odd:GAME", "odd:GAME is no game, but int"),
        ("raise SystemExit(3)", "odd = odd:GAME", "SystemExit: 3"),
        ("", "odd = odd:GAME", "AttributeError: module 'odd' has no attribute 'GAME'"),
        ("import pocket\nGAME = pocket.GAME", "odd = odd:GAME", "its game is called 'pocket'"),
        ("", "silver = odd:GAME", "there is another game of that id"),
    ],
)
def test_a_broken_package_is_named_in_a_sentence_and_stops_no_other(
    packages: Path, code: str, entry: str, reason: str
) -> None:
    install(packages, "odd", code, games=entry)
    install(packages, "fine", like_pocket(packages, "fine"), games="fine = fine:GAME")
    id = entry.split()[0]
    assert registry.faults() == [f"{id} of the package odd cannot be used: {reason}"]
    assert "fine" in mizban.games.ids()
    if id not in registry.own():
        with pytest.raises(mizban.BadSetup, match="of the package odd cannot be used"):
            mizban.new(id, 2)


def test_a_game_without_words_is_not_on_the_shelf(packages: Path) -> None:
    install(packages, "mute", like_pocket(packages, "mute", missing="fa"), games="mute = mute:GAME")
    assert "mute" not in mizban.games.ids()
    assert "FileNotFoundError" in registry.faults()[0]


def test_of_two_packages_with_one_id_the_first_counts(packages: Path) -> None:
    for name in ("one", "two"):
        code = like_pocket(packages, "same")
        install(packages, name, code, games=f"same = {name}:GAME")
    assert mizban.games.ids().count("same") == 1
    assert registry.faults() == ["same of the package two cannot be used: there is another game of that id"]


def test_a_program_registers_a_game_once() -> None:
    mizban.register(pocket.GAME)  # the same again
    with pytest.raises(mizban.BadSetup, match="there is a game pocket already"):
        mizban.register(mizban.Game(**parts_of(pocket.GAME)))
    with pytest.raises(mizban.BadSetup, match="there is a game silver already"):
        mizban.register(mizban.Game(**{**parts_of(pocket.GAME), "id": "silver"}))
    with pytest.raises(mizban.BadSetup, match="small letters, digits and hyphens, unlike 'My Game'"):
        mizban.register(mizban.Game(**{**parts_of(pocket.GAME), "id": "My Game"}))
