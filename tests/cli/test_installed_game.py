"""The test game as a package of its own, installed and played in the terminal."""

from __future__ import annotations

from pathlib import Path

import pytest

from installing import at_keyboard

ROUND = {
    "en": ["look 2", "bid 1", "peek", "swap 1", "show 1", "show 2", "pass"],
    "fa": ["نگاه ۲", "پیشنهاد ۱", "سرک", "تعویض ۱", "نمایش ۱", "نمایش ۲", "هیچ"],
}
SAID = {"en": ("Player 1 swaps card 1 for", "Result"), "fa": ("بازیکن ۱ کارت ۱ را با", "نتیجه")}


def test_an_installed_game_is_on_the_shelf(pocket_package: Path) -> None:
    assert "Pocket" in at_keyboard(pocket_package, "", "games")
    assert "Collect tokens" in at_keyboard(pocket_package, "", "rules", "pocket", "--section", "aim")


@pytest.mark.parametrize("lang", ["en", "fa"])
def test_an_installed_game_is_played_to_the_end_by_typed_choices(pocket_package: Path, lang: str) -> None:
    typed = "\n".join(ROUND[lang] * 3) + "\n"
    game = ["play", "pocket", "--seats", "2", "--bots", "random", "--seed", "1", "--lang", lang]
    said = at_keyboard(pocket_package, typed, *game)
    assert all(words in said for words in SAID[lang])


def test_it_passes_the_fuzzer(pocket_package: Path) -> None:
    assert at_keyboard(pocket_package, "", "fuzz", "pocket", "--games", "5").endswith("none failed.\n")
