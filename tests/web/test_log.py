"""The log breaks where a round begins, and where somebody's turn does."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Browser

from web.boards import BOARDS
from web.visitor import window

CHOICES = 6
ROUNDS = ("keyflower", "silver", "stone-age")  # games that begin with one


@pytest.mark.parametrize("game", BOARDS)
def test_the_log_breaks_at_rounds_and_turns(address: str, browser: Browser, game: str) -> None:
    chance = random.Random(4)
    with window(browser, address) as visitor:
        visitor.home()
        visitor.play_bots(game, min(BOARDS[game]), "random")
        for _ in range(CHOICES):
            visitor.wait()
            visitor.choose(chance)
        visitor.wait()
        turns = visitor.page.locator(".log .turn").all_inner_texts()
        assert len(set(turns)) >= 2, turns
        assert game not in ROUNDS or visitor.page.locator(".log .heading").count()
        assert visitor.faults == []
