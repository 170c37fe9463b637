"""Section 14 of the rules: what holds throughout, over random games seen through the view."""

from __future__ import annotations

import random
from statistics import mean
from typing import Any

import pytest

import kilt
import mizban
from kilt import LINES, answer_at_random, ducats, income, options, sizes, supply, tower
from mizban import Match
from mizban.core.flow import asked, chance_of, is_over, legal, play, waiting
from mizban.core.state import CHANCE
from mizban.games.kilt_castle import GAME
from mizban.games.kilt_castle.state import KiltCastle
from mizban.games.kilt_castle.steps import MoveCard

View = dict[str, Any]
TABLES = [(seats, neighbour) for seats in (2, 3, 4) for neighbour in ("no", "yes")]
GAMES = 4  # of each kind of table


def begin(seats: int, seed: int, neighbour: str = "no") -> Match:
    return mizban.new("kilt-castle", seats, seed, {"gap_entry_needs_neighbour": neighbour})


def travels(view: View) -> list[int]:
    return [card["travel"] for card in view["cards"]]


def storeys_on_board(view: View, colour: str) -> int:
    return sum(storey["colour"] == colour for site in view["sites"].values() for storey in site["storeys"])


# After every answer


def check_storeys(match: Match, view: View) -> None:
    for colour, left in supply(match).items():
        assert storeys_on_board(view, colour) + sum(left) == 16
        assert min(left) >= 0


def check_rows(match: Match, view: View) -> None:
    rows = sizes(match)
    assert 1 <= len(rows) <= view["limits"]["rows"]
    assert max(rows.values()) <= view["limits"]["cards_in_row"]
    assert max(travels(view)) - min(travels(view)) <= 19


def check_roofs(view: View) -> None:
    roofed = [site for site in view["sites"].values() if site["roof"]]
    assert len(roofed) + view["roofs_left"] == 2
    assert all(site["height"] >= 2 for site in roofed)


def check_progress(before: View, after: View) -> None:
    """Cards go forwards, the leading row is never emptied, and storeys stay where they are."""
    lead = max(travels(before))
    assert max(travels(after)) >= lead
    assert lead in travels(after)
    assert all(old <= new for old, new in zip(travels(before), travels(after), strict=True))
    for name, site in before["sites"].items():
        assert after["sites"][name]["storeys"][: site["height"]] == site["storeys"]


def check_money(match: Match, before: list[int]) -> None:
    """Payments between players conserve money; only the bank adds to it."""
    bank = 0
    for event in match.last_events():
        bank += event.get("income", 0)
        bank += event["towers"] + event["crests"] if event["kind"] == "payout" else 0
    assert sum(ducats(match)) == sum(before) + bank
    assert min(ducats(match)) >= 0


def check_question(match: Match, view: View) -> None:
    """What is offered is what sections 8 and 9 allow."""
    question, seat = kilt.asked(match)
    if question == "build_on":
        assert options(match) == sites_allowed(view, last_place(match), seat)
    elif question == "choose_storey":
        colour = match.game.prompt(match.state, match.question()).args["colour"]
        assert options(match) == [str(crests) for crests, left in enumerate(supply(match)[str(colour)]) if left]
    elif question == "move_roof":
        assert options(match) == [name for name, site in view["sites"].items() if site["roof"]]


def last_place(match: Match) -> str:
    """Where the last card was moved to."""
    return next(str(event["to"]) for event in reversed(match.events()) if event["kind"] == "moved")


def sites_allowed(view: View, at: str, seat: int) -> list[str]:
    """8.3: the first empty site from the card, and towers that are one's own or can be paid."""
    line, sites = LINES[at].split(), view["sites"]
    empty = [name for name in line if name not in sites]
    purse = view["players"][seat]["ducats"]
    towers = [
        name
        for name in line
        if name in sites
        and not sites[name]["roof"]
        and (sites[name]["owner"] == seat or sites[name]["height"] <= purse)
    ]
    return sorted([*empty[:1], *towers], key=lambda name: (name[1], name[0]))


@pytest.mark.parametrize(("seats", "neighbour"), TABLES)
def test_what_holds_after_every_answer(seats: int, neighbour: str) -> None:
    for seed in range(GAMES):
        match, chance = begin(seats, seed, neighbour), random.Random(seed)
        while not match.over:
            before, money = match.view(), ducats(match)
            check_question(match, before)
            answer_at_random(match, chance)
            after = match.view()
            check_storeys(match, after)
            check_rows(match, after)
            check_roofs(after)
            check_progress(before, after)
            check_money(match, money)


# At the end


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_ends_when_a_player_has_built_all_storeys_and_the_ledger_adds_up(seats: int) -> None:
    for seed in range(GAMES):
        match, chance = begin(seats, seed), random.Random(seed)
        while not match.over:
            answer_at_random(match, chance)
        left = [
            sum(sum(colour["storeys"]) for colour in player["colours"].values()) for player in match.view()["players"]
        ]
        assert min(left) == 0
        assert [sum(match.breakdown(seat).values()) for seat in range(seats)] == match.scores() == ducats(match)
        assert sum(match.breakdown(seat)["received"] + match.breakdown(seat)["paid"] for seat in range(seats)) == 0
        assert sorted(match.ranking())[0] == 1


def test_a_ducat_day_pays_what_the_regions_are_worth_by_another_count() -> None:
    match, chance = begin(4, 3), random.Random(3)
    while not match.over:
        answer_at_random(match, chance)
        for colour, value in income(match).items():
            assert value == best_region(match, colour)


def best_region(match: Match, colour: str) -> int:
    """The most valuable region, found by merging sets of neighbours."""
    view, letter = match.view(), {"red": "R", "orange": "O", "light_grey": "L", "dark_grey": "D"}[colour]
    worth = {name: 1 for name, site in view["sites"].items() if site["roof"]}
    for name in view["sites"].keys() - worth.keys():
        top = tower(match, name).split()[-1]
        if top[0] == letter:
            worth[name] = 1 + int(top[1:] or 0)
    regions = [{name} for name in worth]
    for line in LINES.values():
        for pair in zip(line.split(), line.split()[1:], strict=False):
            if set(pair) <= set(worth):
                touched = [region for region in regions if region & set(pair)]
                regions = [region for region in regions if region not in touched] + [set().union(*touched)]
    return max((sum(worth[name] for name in region) for region in regions), default=0)


# Sanity figures


def random_game(seats: int, seed: int) -> tuple[int, int]:
    """Turns and ducat days of a game in which each pair of card and place is as likely as another."""
    state, chance = GAME.start(seats, {}), random.Random(seed)
    state.events = []
    while not is_over(state):
        draw = chance_of(state)
        if draw is not None:
            weights = draw.weights(state)
            play(state, CHANCE, chance.choices(range(len(weights)), [int(weight) for weight in weights])[0])
            continue
        [seat] = waiting(state)
        for answer in chance.choice(moves_in(state, seat)):
            play(state, seat, answer)
    return state.turn, [event.kind for event in state.events].count("ducat_day")


def moves_in(state: KiltCastle, seat: int) -> list[tuple[int, ...]]:
    """The answers to a question, and to the question that follows the choice of a card."""
    if not isinstance(asked(state, seat), MoveCard):
        return [(answer,) for answer in legal(state, seat)]
    places = {state.travel[card]: legal(after(state, seat, card), seat) for card in legal(state, seat)}
    return [(card, place) for card in legal(state, seat) for place in places[state.travel[card]]]


def after(state: KiltCastle, seat: int, answer: int) -> KiltCastle:
    twin = state.copy()
    play(twin, seat, answer)
    return twin


@pytest.mark.parametrize(("seats", "turns", "days"), [(4, 35, 8), (3, 29, 10), (2, 40, 9)])
def test_random_games_last_as_long_as_the_document_says(seats: int, turns: int, days: int) -> None:
    games = [random_game(seats, seed) for seed in range(300)]
    assert mean(turn for turn, _ in games) == pytest.approx(turns, rel=0.08)
    assert mean(day for _, day in games) == pytest.approx(days, rel=0.1)
