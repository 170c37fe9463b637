"""A match is printed as the board of its game, as a spectator sees it."""

from __future__ import annotations

import pytest
from rich.cells import cell_len

import mizban
from mizban import registry
from mizban.core.packed import with_number


@pytest.mark.parametrize("game", [*registry.own(), "pocket"])
@pytest.mark.parametrize("lang", ["en", "fa"])
def test_every_game_is_drawn_as_plain_text_within_80_columns(
    game: str, lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("COLUMNS", "20")
    match = mizban.new(game, seed=1)
    for seat in (None, 0, 1):
        text = match.board(seat, lang)
        assert len(text.splitlines()) > 3
        assert "\x1b" not in text
        assert all(cell_len(line) <= 80 and line == line.rstrip() for line in text.splitlines())
    assert str(match) == match.board()


def test_nobodys_secrets_are_printed() -> None:
    match = mizban.new("alhambra", seed=1)
    twin = match.copy()
    hands = twin.state.hands
    held = next(card for card in range(len(hands)) if hands[card])
    other = held + 1 if held % 2 == 0 else held - 1
    twin.state.hands = with_number(with_number(hands, held, hands[held] - 1), other, hands[other] + 1)
    assert twin.board(0) != match.board(0)
    assert str(match) == str(twin)
    assert match.board(0) != match.board(1)
    assert match.board(0) != str(match)


def test_kilt_castle_is_printed() -> None:
    lines = str(mizban.position("kilt-castle", {})).splitlines()
    assert "                     ┌──a───┬──b───┬──c───┬──d───┬──e───┐" in lines


def test_a_board_that_there_is_not_is_refused() -> None:
    match = mizban.new("silver", seed=1)
    with pytest.raises(mizban.NotAnAnswer, match="there is no seat 7"):
        match.board(7)
    with pytest.raises(mizban.BadSetup, match="there is no language 'xx'"):
        match.board(0, "xx")
