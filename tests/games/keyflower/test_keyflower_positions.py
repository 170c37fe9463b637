"""Positions: what is written can be read, what is left out has its default, what cannot be is refused."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import mizban
from faults import unshown
from keyflower_table import EXAMPLE, options, table, village
from mizban import Match
from mizban.core.flow import is_over
from mizban.core.playout import playout
from mizban.core.source import Fast
from mizban.core.values import fields_of
from mizban.games.keyflower import GAME
from mizban.games.keyflower.data import COLOURS, GOODS, NAMES, SEASONS
from mizban.games.keyflower.pending import BOTH, EDGES, SCRIPTS

Step = dict[str, dict[str, Any]]
END: list[Step] = [{"end_of_season": {}}, {"expansion": {}}, {"next_season": {}}]


def position(**description: Any) -> Match:
    return mizban.position("keyflower", description, seed=1)


def turn(*steps: Step, seat: int = 0) -> list[Step]:
    """What is pending in a turn."""
    return [*steps, {"next_turn": {"seat": seat}}, *END]


def season(*steps: Step, seat: int = 0) -> list[Step]:
    """What is pending while a season is prepared."""
    return turn(*steps, {"act": {"seat": seat}}, seat=seat)


def season_end(*steps: Step) -> list[Step]:
    """What is pending while boats are chosen."""
    return [*steps, *END[1:]]


def group(*lanes: list[Step], sealed: bool = False, then: str = "next_season") -> list[Any]:
    """What is pending while all do something at the same time."""
    together = {"together": {"sealed": sealed, "lanes": list(lanes)}}
    return [together, {then: {}}, *(season() if sealed else [])]


# Written and read


def same_after_reading(match: Match) -> None:
    """What was written gives the same position, asks the same and shows the same."""
    written = json.loads(json.dumps(match.position()))
    again = mizban.position("keyflower", written, seed=1)
    assert again.position() == written
    assert again.waiting == match.waiting
    assert again.view() == match.view()
    for seat in match.waiting:
        assert again.legal(seat) == match.legal(seat)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_positions_of_a_game_can_be_written_and_read(seats: int) -> None:
    match, chance = mizban.new("keyflower", seats, seed=seats), random.Random(seats)
    while not match.over:
        if chance.random() < 0.1:
            same_after_reading(match)
        seat = chance.choice(match.waiting)
        match.play(chance.choice(match.legal(seat)), seat)
    same_after_reading(match)


def test_steps_are_written_in_words() -> None:
    middle = {"alehouse": {"colour": "red", "stacks": [0, 4]}, "miner": {"colour": "red", "stacks": [2, 3]}}
    turn_order = {"turn_order_1": {"colour": "red", "stacks": [1, 2]}}
    match = table(
        "2 red", "", middle={**middle, "workshop": {"colour": "red", "stacks": [1, 2]}}, turn_order=turn_order
    )
    match.play("bid alehouse")
    for answer in (0, 2, 5, 7):
        match.play(answer)
    expected = {"act": "bid alehouse", "colour": "red", "taken": {"red": 2}, "joined": ["miner", "workshop"]}
    assert match.position()["pending"][0] == {"join": {"seat": 0, **expected}}
    same_after_reading(match)


def test_a_place_beside_a_tile_is_written_in_words() -> None:
    tiles = [home(), {"tile": "keywood", "at": [0, -1]}, {"tile": "stable"}]
    match = position(players=[{"village": tiles}, {}], pending=group([{"expand": {"seat": 0}}], []))
    match.play("place stable", 0)
    match.play("place 1,-1", 0)
    lane = match.position()["pending"][0]["together"]["lanes"][0]
    assert lane[0] == {"lay_turned": {"seat": 0, "tile": "stable", "anchor": "keywood SE"}}
    same_after_reading(match)


def test_what_an_upgrade_costs_is_written_in_words() -> None:
    tiles = village("inn@0\n.\nhome_1", inn={"goods": {"wood": 1, "stone": 2}})
    step = {"transport": {"seat": 0, "steps": 1, "upgrades": 1}}
    players = [{"village": tiles, "screen": {"saw": 1, "anvil": 1}}, {}]
    match = position(season="winter", players=players, pending=[step])
    match.play("upgrade inn")
    match.play(2)
    assert match.position()["pending"][0]["pay_token"]["paid"] == {"wood": 1}
    same_after_reading(match)


# Defaults


def to_the_end(match: Match, seed: int = 0) -> None:
    """A match can be played to its end, whatever is answered."""
    state = match.state.copy()
    playout(state, Fast(seed), GAME.longest)
    assert is_over(state)
    assert GAME.faults(state) == []


def test_an_empty_position_is_the_beginning_of_spring() -> None:
    match = position()
    assert match.view()["season"] == "spring"
    assert options(match) == ["pass"]
    assert match.view()["bag"] == 120
    assert match.view()["supply"]["green"] == 20
    to_the_end(match)


@pytest.mark.parametrize("season", ["spring", "summer", "autumn", "winter"])
@pytest.mark.parametrize("seats", [2, 6])
def test_an_almost_empty_position_is_played_to_the_end(season: str, seats: int) -> None:
    to_the_end(position(season=season, players=[{}] * seats))


def test_winter_tiles_that_are_left_out_are_some_that_nobody_has() -> None:
    written = position(players=[{"winter": ["apothecary", "windmill", "scholar"]}, {}, {}]).position()
    hands = [player["winter"] for player in written["players"]]
    assert [len(hand) for hand in hands] == [3, 3, 3]
    assert len({tile for hand in hands for tile in hand}) == 9
    assert [player["winter"] for player in position(season="winter").position()["players"]] == [[], []]


def test_a_village_that_is_left_out_is_the_lowest_home_that_nobody_has() -> None:
    written = position(players=[{}, {"village": [{"tile": "home_1"}]}]).position()
    assert [player["village"][0]["tile"] for player in written["players"]] == ["home_2", "home_1"]


def test_boats_that_are_left_out_are_chosen_once_they_must_be() -> None:
    written = position(pending=[{"next_season": {}}]).position()
    assert [boat["taken_by"] for boat in written["boats"]] == [None, None]  # summer has begun
    match = position(
        pending=group([{"expand": {"seat": 0}}], [{"expand": {"seat": 1}}]), players=[{"village": LOOSE}, {}]
    )
    assert [boat["taken_by"] for boat in match.position()["boats"]] == [0, 1]


def test_bag_and_pile_may_be_told() -> None:
    match = position(bag={**ALL_WORKERS, "green": 3}, pile={"anvil": 16, "pickaxe": 16, "saw": 16})
    assert match.view()["supply"]["green"] == 17
    assert match.view()["bag"] == 123
    assert "bag" not in match.position()  # it follows from the rest


def test_a_lone_question_is_followed_by_the_rest_of_its_season() -> None:
    match = position(pending=[{"act": {"seat": 1}}])
    steps = [next(iter(step)) for step in match.position()["pending"]]
    assert steps == ["act", "next_turn", "end_of_season", "expansion", "next_season"]


def test_a_lone_price_is_followed_by_the_effect() -> None:
    used = {"tile": "tavern", "colour": "red", "workers": {"red": 1}}
    step = {"pay_worker": {"seat": 0, "tile": "tavern"}}
    match = position(season="summer", middle=[used], players=[{"screen": {"blue": 1}}, {}], pending=[step])
    steps = [next(iter(step)) for step in match.position()["pending"]]
    assert steps[:4] == ["pay_worker", "effect", "put_back", "next_turn"]


def test_a_drawing_is_a_village() -> None:
    match = table("", "", season="summer", villages=[EXAMPLE])
    places = {tile["tile"]: tile["at"] for tile in match.position()["players"][0]["village"]}
    assert places == {"home_1": [0, 0], "keywood": [0, -1], "stable": [1, -1], "gold_mine": [1, 0]}


def test_a_tile_may_wait_without_a_place() -> None:
    players = [{"village": [home(), {"tile": "keywood"}], "screen": {"red": 1}}, {}]
    assert "use Keywood" in options(position(season="summer", players=players))


def test_boat_2a_frees_a_village_of_matching_edges() -> None:
    drawing = "home_1\n.\nkeywood\n.\nsummer_boat_2a"
    assert len(village(drawing)) == 3
    table("", "", villages=[drawing], season="autumn")


# What cannot be


def with_player(**player: Any) -> dict[str, Any]:
    return {"players": [player, {}]}


def home(**more: Any) -> dict[str, Any]:
    return {"tile": "home_1", **more}


def lot(tile: str, *stacks: int, **more: Any) -> dict[str, Any]:
    """A tile of the auction with red stacks beside it."""
    colour = {"colour": "red", "stacks": list(stacks)} if stacks else {}
    return {"tile": tile, **colour, **more}


def used(tile: str, **more: Any) -> dict[str, Any]:
    """A tile that a red worker has used."""
    return {"tile": tile, "colour": "red", "workers": {"red": 1}, **more}


LOOSE = [home(), {"tile": "keywood"}]
ALL_WORKERS = {"red": 40, "blue": 40, "yellow": 40}
KEYWOOD = {"tile": "keywood", "at": [0, -1]}
BOAT_4A = [home(), {"tile": "summer_boat_4", "at": [0, 1], "side": "a"}]
DEALS: list[Step] = [{"deal_winter": {"seat": seat}} for seat in (0, 0, 0, 1, 1, 1)]
START: Step = {"start_season": {"season": "spring"}}
OFFER: list[list[Step]] = [[{"offer": {"seat": 0}}], [{"offer": {"seat": 1}}]]
CHOICE: Step = {"choose_boat": {"seat": 1}}
TAVERN: dict[str, Any] = {"season": "summer", "middle": [used("tavern")]}
DRAW: Step = {"draw_worker": {"seat": 0}}

MISTAKES: list[tuple[dict[str, Any], str]] = [
    # What cannot be read
    ({"players": [{}]}, "players must have 2 to 6 entries, not 1"),
    ({"season": "monsoon"}, "season cannot be 'monsoon'; it may be spring, summer"),
    ({"colour": 1}, "position has no field named 'colour'"),
    (with_player(screen={"red": 41}), "players[0].screen.red must be a whole number from 0 to 40"),
    (with_player(screen={"pink": 1}), "players[0].screen has no field named 'pink'"),
    (with_player(village=[{"tile": "keywod"}]), "players[0].village[0].tile cannot be 'keywod'; it may be keywood, "),
    (with_player(village=[home(), {"tile": "keywood", "at": 3}]), "players[0].village[1].at must be a list"),
    (with_player(village=[home(side="a")]), "players[0].village[0].side cannot be 'a'; it may be front, back"),
    (with_player(winter=["keywood"]), "players[0].winter[0] cannot be 'keywood'"),
    ({"middle": [lot("store")]}, "middle[0].tile cannot be 'store'"),
    ({"middle": [lot("keywood", 1)]}, "middle[0].stacks must have 2 to 2 entries, not 1"),
    ({"boats": [{"boat": "boat_flipper"}]}, "boats[0].boat cannot be 'boat_flipper'; it may be boat_keyflower"),
    ({"greens": 21}, "greens must be a whole number from 0 to 20"),
    ({"pending": [{"act": {"seat": 2}}]}, "pending[0].act.seat must be a whole number from 0 to 1"),
    ({"pending": [{"dance": {}}]}, "pending[0] cannot be 'dance'"),
    ({"pending": [{"pick_colour": {"seat": 0, "act": "keywood"}}]}, "act must be two words, such as bid keywood, not"),
    ({"middle": [lot("keywood"), lot("keywood")]}, "middle[1]: Keywood is there twice"),
    ({"turn_order": [lot("turn_order_1")] * 2}, "turn_order[1]: Turn order 1 is there twice"),
    ({"boats": [{"boat": "boat_keyflower"}] * 2}, "boats[1]: Keyflower is there twice"),
    (with_player(winter=["scholar", "scholar"]), "players[0].winter[1]: Scholar is there twice"),
    ({"players": [{"winter": ["scholar"]}, {"winter": ["scholar"]}]}, "players[1].winter[0]: Scholar is there twice"),
    (
        {"season": "summer", "players": [{"village": LOOSE}, {"village": [{"tile": "home_2"}, KEYWOOD]}]},
        "players[1].village[1]: Keywood is there twice",
    ),
    (
        with_player(village=[{"tile": "keywood", "at": [0, 0]}]),
        "players[0].village must begin with a home tile at [0, 0]",
    ),
    (
        with_player(village=[home(), {"tile": "home_3", "at": [0, -1]}]),
        "players[0].village[1]: Home 3 is a second home tile",
    ),
    (
        with_player(village=[home(), {"tile": "keywood", "at": [1]}]),
        "players[0].village[1].at must be a column and a row",
    ),
    (
        with_player(village=[home(), {"tile": "keywood", "at": [0, 0]}]),
        "players[0].village[1].at is where another tile lies",
    ),
    # Pieces
    ({"players": [{"screen": {"red": 30}}, {"screen": {"red": 30}}]}, "there are 60 red pieces in all, not 40"),
    ({"bag": {"red": 39, "blue": 40, "yellow": 40}}, "there are 39 red pieces in all, not 40"),
    ({"pile": {"saw": 16, "anvil": 16, "pickaxe": 15}}, "there are 15 pickaxe pieces in all, not 16"),
    ({"greens": 5, "bag": ALL_WORKERS}, "there are 5 green pieces in all, not 20"),
    (
        {"season": "summer", **with_player(village=[home(goods={"wood": 20}), {**KEYWOOD, "goods": {"wood": 20}}])},
        "there are 40 wood pieces in all, not 24",
    ),
    (with_player(screen={"red": 2}, at_least={"red": 3}), "players[0] has 2 red, not at least 3 and at most 2"),
    (with_player(screen={"red": 2}, at_most={}), "at most 0"),
    # Villages
    (
        {"season": "summer", **with_player(village=[home(), {"tile": "keywood", "at": [0, -2]}])},
        "players[0].village is not in one piece",
    ),
    (
        {"season": "summer", **with_player(village=[home(), {"tile": "keywood", "at": [0, 1]}])},
        "players[0].village[1]: the edge beside Home 1 does not match",
    ),
    (
        {"season": "over", **with_player(village=[home(), {"tile": "boat_keyflower"}, {"tile": "boat_sea_bastion"}])},
        "players[0].village has two boats",
    ),
    (
        {"season": "over", **with_player(village=[home(), {"tile": "boat_white_wind"}])},
        "players[0].village[1]: White Wind is not in play with so many players",
    ),
    (
        {"season": "over", **with_player(village=[home(), {"tile": "turn_order_2"}])},
        "players[0].village[1]: Turn order 2 is not in play with so many players",
    ),
    # Workers
    (
        with_player(village=[home(colour="red", workers={"red": 6, "blue": 1})]),
        "Home 1 cannot have 7 workers after a use with 6",
    ),
    (
        with_player(village=[home(colour="red", workers={"red": 1}, last=2)]),
        "Home 1 cannot have 1 workers after a use with 2",
    ),
    (
        with_player(village=[home(colour="red", workers={"red": 4}, last=2)]),
        "Home 1 cannot have 4 workers after a use with 2",
    ),
    ({"turn_order": [lot("turn_order_1", 0, 1, workers={"red": 1})]}, "turn_order: Turn order 1 cannot be used"),
    (
        {"season": "over", **with_player(village=[home(), used("boat_keyflower")])},
        "players[0].village[1]: Keyflower cannot be used",
    ),
    (
        with_player(village=[home(workers={"red": 1})]),
        "players[0].village[0]: there are workers at Home 1, but it has no colour",
    ),
    ({"middle": [lot("keywood", 0, 1, colour=None)]}, "middle: there are workers at Keywood, but it has no colour"),
    ({"middle": [lot("keywood", colour="red")]}, "middle: Keywood has a colour, but no workers"),
    (
        with_player(village=[home(colour="red", workers={"red": 1, "blue": 1})]),
        "players[0].village[0]: Home 1 is red, and nobody can have put another colour on it",
    ),
    ({"middle": [lot("keywood", 1, 1)]}, "middle: two stacks beside Keywood are equal"),
    ({"middle": [lot("keywood", 2, 1, lying="blue")]}, "middle: no stack can be lying beside Keywood"),
    (
        {"season": "autumn", "middle": [lot("inn", 2, 0, lying="blue")], **with_player(village=BOAT_4A)},
        "middle: no stack can be lying beside Inn",
    ),
    (
        {
            "season": "autumn",
            "options": {"boat_4a_turn_order": "no"},
            "turn_order": [lot("turn_order_1", 2, 1, lying="blue")],
            **with_player(village=BOAT_4A),
        },
        "turn_order: no stack can be lying beside Turn order 1",
    ),
    # What is pending
    ({"season": "over", "pending": [{"act": {"seat": 0}}]}, "season: the game is over, so that nothing is pending"),
    ({"pending": []}, "season: nothing is pending, so that the game is over"),
    ({"pending": [{"lay_tile": {"seat": 0}}]}, "pending[0]: all players do this together"),
    (
        {"pending": group([{"act": {"seat": 0}}], [])},
        "pending[0].together.lanes[0][0]: this is not done by all at the same time",
    ),
    ({"season": "winter", "pending": group(*OFFER, sealed=True)}, "pending: after this group must come reveal"),
    ({"pending": turn({"act": {"seat": 0}}, seat=1)}, "pending[0]: it is the turn of Player 2"),
    ({"pending": season({"lay_out": {}}, seat=1)}, "pending: Player 1 is the start player"),
    (
        {"pending": [{"deal_home": {"seat": 0}}, {"give_start": {}}, *DEALS, START]},
        "pending must be what is left of the set-up",
    ),
    ({"pending": [START], **with_player(screen={"red": 9})}, "players[0].screen can have at most 8 workers by now"),
    ({"start": 1, "pending": [{"give_start": {}}, *DEALS, START]}, "pending[0]: nobody has the purple worker yet"),
    (
        {
            "pending": [{"deal_home": {"seat": 1}}, {"give_start": {}}, *DEALS, START],
            "players": [{}, {"village": [home()]}],
        },
        "players[1].village: the home is still to be dealt",
    ),
    (with_player(village=[]), "players[0].village has no home tile"),
    ({"pending": turn(DRAW), **with_player(screen=ALL_WORKERS)}, "bag: 1 are to be drawn, but only 0 are left"),
    ({"pending": turn(DRAW)}, "pending: nothing can have given these draws"),
    ({"middle": [used("alehouse")], "pending": turn(DRAW, DRAW)}, "pending: nothing can have given these draws"),
    ({**TAVERN, "pending": turn(DRAW)}, "pending: nothing can have given these draws"),
    ({"pending": season_end(DRAW)}, "pending: nothing can have given these draws"),
    ({"aside": {"screen": {"red": 1}}}, "aside: nothing is set aside now"),
    (
        {**TAVERN, "pending": turn({"effect": {"seat": 0, "tile": "tavern"}}, {"put_back": {}})},
        "aside: the price of the use must lie aside",
    ),
    # Tiles in their time
    (with_player(village=[home(), KEYWOOD]), "players[0].village[1]: Keywood is won only at the end of spring"),
    (
        {"season": "winter", **with_player(village=[home(), {"tile": "boat_keyflower"}])},
        "Keyflower is won only at the end of winter",
    ),
    ({"middle": [lot("keywood", side="back")]}, "middle: Keywood cannot be upgraded or have resources on it yet"),
    (
        {"season": "over", **with_player(village=[home(), {"tile": "scholar", "goods": {"wood": 1}}])},
        "players[0].village[1]: Scholar cannot be upgraded or have resources",
    ),
    ({"middle": [lot(tile) for tile in NAMES[:7]]}, "there are 7 tiles of spring, but at most 6 are laid out"),
    ({"middle": [lot("keywood")], "pending": season_end(CHOICE)}, "middle: no tile of a season is on offer now"),
    (
        {"pending": [START], **with_player(village=[home(side="back")])},
        "players[0].village[0]: Home 1 cannot be upgraded or have resources on it yet",
    ),
    (with_player(winter=["scholar"]), "players[0].winter must be 3 tiles now, not 1"),
    (
        {"season": "winter", **with_player(winter=["scholar", "scribes", "windmill"])},
        "players[0].winter must be 0 tiles now, not 3",
    ),
    (
        with_player(winter=["scholar", "scribes", "windmill"], offered=["scholar"]),
        "players[0].offered: nothing is offered now",
    ),
    (
        {"season": "winter", "pending": group(OFFER[0], [], sealed=True, then="reveal")},
        "players[1].offered must be one or more of the winter tiles dealt",
    ),
    (
        {"turn_order": [lot("turn_order_1", 0, 1)], "pending": season_end(CHOICE)},
        "turn_order: nobody takes turns now, so that Turn order 1 has no colour",
    ),
    ({"passes": 2}, "passes: at most 1 can have passed in a row"),
    # Boats
    (
        {"season": "winter", "boats": [{"boat": "boat_keyflower", "cargo": {"red": 1}}]},
        "boats: Keyflower carries at most 0 workers and 0 skill tokens now",
    ),
    (
        {"boats": [{"boat": "boat_keyflower", "cargo": {"red": 8}}]},
        "boats: Keyflower carries at most 7 workers and 1 skill tokens now",
    ),
    (
        {
            "boats": [{"boat": "boat_keyflower", "cargo": {"red": 7}}],
            "pending": season({"load_worker": {"boat": "boat_keyflower"}}, {"loaded": {}}, {"lay_out": {}}),
        },
        "boats: Keyflower carries at most 7 workers",
    ),
    (
        {"pending": season({"load_worker": {"boat": "boat_sea_bastion"}}, {"loaded": {}}, {"lay_out": {}})},
        "pending: boats are loaded in their order",
    ),
    ({"boats": [{"boat": "boat_keyflower", "taken_by": 0}]}, "boats: Keyflower is chosen only at the end of a season"),
    (
        {
            "season": "over",
            "boats": [{"boat": "boat_keyflower", "taken_by": 1}],
            **with_player(village=[home(), {"tile": "boat_keyflower"}]),
        },
        "boats: in winter whoever has chosen Keyflower has it in the village",
    ),
    (
        {"boats": [{"boat": name, "taken_by": 0} for name in NAMES[58:60]], "pending": season_end(CHOICE)},
        "boats: Player 1 must have chosen one boat",
    ),
    (
        {
            "players": [{}] * 3,
            "pending": season_end(
                {"win_turn_tile": {"seat": 0, "tile": "turn_order_2"}},
                {"win_turn_tile": {"seat": 0, "tile": "turn_order_1"}},
                {"other_boats": {"purple_won": True}},
            ),
        },
        "pending: turn order tiles are won in their order",
    ),
    (
        {
            "pending": season_end(
                {"win_turn_tile": {"seat": 0, "tile": "turn_order_1"}}, {"other_boats": {"purple_won": False}}
            )
        },
        "pending: the tile with the purple worker is won, so that purple_won is true",
    ),
    (
        {"pending": season_end(CHOICE, {"choose_boat": {"seat": 0}}, {"pass_purple": {}})},
        "pending: boats are chosen one after the other, clockwise",
    ),
    (
        {"pending": season_end(CHOICE, CHOICE, {"other_boats": {"purple_won": True}})},
        "pending: boats are chosen one after the other, clockwise",
    ),
    # The order of what is pending
    (
        {"pending": [{"act": {"seat": 0}}, {"next_turn": {"seat": 0}}]},
        "pending[1]: after next_turn must come end_of_season",
    ),
    ({"pending": turn({"act": {"seat": 0}}, {"act": {"seat": 0}})}, "pending[1]: act cannot come after act"),
    # Steps that do not fit
    ({"pending": [{"start_season": {"season": "winter"}}]}, "pending[0] can only follow autumn"),
    ({"pending": season({"offers": {}}, {"reveal": {}})}, "pending[0] happens in winter only"),
    ({"season": "winter", "pending": season({"lay_out": {}})}, "pending[0] does not happen in winter"),
    (
        {"pending": season({"boat_side": {"tile": "keywood"}})},
        "pending[0]: only a summer boat in the middle is turned up",
    ),
    ({"pending": [{"pick_colour": {"seat": 0, "act": "bid keywood"}}]}, "pending[0]: Keywood is not on offer"),
    ({"pending": [{"pick_colour": {"seat": 0, "act": "use turn_order_1"}}]}, "pending[0]: Turn order 1 cannot be used"),
    (
        {"pending": [{"take": {"seat": 0, "act": "use home_1", "colour": "mixed", "taken": {}}}]},
        "pending[0]: workers are taken one colour after the other",
    ),
    (
        {"season": "summer", "middle": [lot("brewer")], "pending": [{"pay_skill": {"seat": 0, "tile": "brewer"}}]},
        "pending[0]: no workers are on Brewer",
    ),
    (
        {
            "middle": [used("peddler")],
            "pending": turn({"pay_own": {"seat": 0, "tile": "peddler"}}, {"effect": {"seat": 0, "tile": "peddler"}}),
        },
        "pending[0]: the price of Peddler is not behind the screen",
    ),
    (
        {**TAVERN, "pending": [{"pay_skill": {"seat": 0, "tile": "tavern"}}]},
        "pending[0]: this is not how the price of Tavern is paid",
    ),
    (
        {
            "season": "summer",
            "middle": [used("brewer"), used("store")],
            "pending": turn({"pay_skill": {"seat": 0, "tile": "brewer"}}, {"effect": {"seat": 0, "tile": "store"}}),
        },
        "pending[0]: after the price of Brewer must come its effect",
    ),
    (
        {**TAVERN, "pending": turn({"effect": {"seat": 0, "tile": "tavern"}})},
        "pending[0]: after the effect, put_back comes with tavern and hiring fair only",
    ),
    (
        {"middle": [used("keywood")], "pending": [{"choose_good": {"seat": 0, "tile": "keywood"}}]},
        "pending[0]: Keywood leaves no choice of a resource",
    ),
    (
        {"pending": [{"transport": {"seat": 0, "steps": 7, "upgrades": 0}}]},
        "pending[0]: a use gives at most 6 steps and 2 upgrades",
    ),
    (
        {"pending": [{"transport": {"seat": 0, "steps": 1, "upgrades": 1}}]},
        "pending[0]: nothing can be moved or upgraded",
    ),
    (
        {"pending": [{"move_good": {"seat": 0, "steps": 1, "upgrades": 1, "tile": "home_2"}}]},
        "pending[0]: Home 2 is not in this player's village",
    ),
    (
        {
            "pending": season_end(
                {"win_turn_tile": {"seat": 0, "tile": "keywood"}}, {"other_boats": {"purple_won": True}}
            )
        },
        "pending[0]: Keywood is no turn order tile that can be won",
    ),
    (
        {
            "boats": [{"boat": "boat_keyflower", "taken_by": 1}],
            "pending": season_end(CHOICE, {"other_boats": {"purple_won": True}}),
        },
        "pending[0]: Player 2 has chosen a boat already",
    ),
    (
        {"pending": group([{"lay_tile": {"seat": 0}}, {"expand": {"seat": 0}}], [])},
        "lanes[0][0]: no tile is left that fits anywhere",
    ),
    (
        {
            **with_player(village=LOOSE),
            "pending": group(
                [{"lay_turned": {"seat": 0, "tile": "keywood", "anchor": "keywood N"}}, {"expand": {"seat": 0}}], []
            ),
        },
        "lanes[0][0]: the place must be an empty one beside a tile of the village",
    ),
    (
        {"season": "winter", "pending": [{"flip_free": {"seat": 0}}, {"final_scoring": {}}]},
        "pending[0]: only the owner of the Flipper flips a tile",
    ),
    ({"season": "winter", "pending": season({"loaded": {}}, {"lay_out": {}})}, "pending[0] does not happen in winter"),
    ({"pending": group(*OFFER, sealed=True, then="reveal")}, "pending[0].together.lanes[0][0] happens in winter only"),
    ({"pending": group(*OFFER, sealed=True, then="reveal")}, "pending[1] happens in winter only"),
    ({"pending": [{"final_scoring": {}}]}, "pending[0] happens in winter only"),
    (
        {"season": "summer", "middle": [used("brewer")], "pending": [{"pay_worker": {"seat": 0, "tile": "brewer"}}]},
        "pending[0]: this is not how the price of Brewer is paid",
    ),
    (
        {"pending": group([{"lay_at": {"seat": 0, "tile": "keywood"}}, {"expand": {"seat": 0}}], [])},
        "lanes[0][0]: Keywood is not in this player's village",
    ),
    # Choices that cannot have been begun
    (
        {"middle": [lot("keywood")], "pending": [{"pick_colour": {"seat": 0, "act": "bid keywood"}}]},
        "pending[0]: the choice that pick_colour goes on with cannot be made here",
    ),
    (
        {"pending": [{"take": {"seat": 0, "act": "use home_1", "colour": "red", "taken": {"red": 3}}}]},
        "the choice that take goes on with",
    ),
    (
        {
            "pending": [
                {"join": {"seat": 0, "act": "use home_1", "colour": "red", "taken": {"red": 1}, "joined": ["miner"]}}
            ]
        },
        "the choice that join goes on with",
    ),
    (
        {
            **with_player(village=[home(goods={"wood": 1, "stone": 1})]),
            "pending": [{"pay_token": {"seat": 0, "steps": 1, "upgrades": 1, "tile": "home_1", "paid": {"wood": 2}}}],
        },
        "the choice that pay_token goes on with",
    ),
]


@pytest.mark.parametrize(("description", "sentence"), MISTAKES)
def test_a_mistake_is_one_clear_sentence(description: dict[str, Any], sentence: str) -> None:
    with pytest.raises(mizban.BadPosition):
        position(**description)
    assert sentence in "\n".join(mizban.faults("keyflower", description))


def test_the_first_fault_is_the_message() -> None:
    with pytest.raises(mizban.BadPosition, match="Keywood is won only at the end of spring"):
        position(**with_player(village=[home(), KEYWOOD]))


def test_every_fault_of_the_game_has_an_example() -> None:
    assert unshown(GAME, [description for description, _ in MISTAKES]) == []


def test_six_boats_in_a_line_cannot_be() -> None:
    boats = [{"tile": f"summer_boat_{n}", "at": [0, n]} for n in (1, 2, 3, 4)]
    line = [home(), *boats, {"tile": "boat_sea_breese", "at": [0, 5]}]
    assert position(season="over", players=[{"village": line}, {}, {}]).breakdown(0)["boat"] == 32
    with pytest.raises(mizban.BadPosition, match="has two boats"):
        position(season="over", players=[{"village": [*line, {"tile": "boat_keyflower", "at": [0, 6]}]}, {}, {}])


def refused_or_played(description: dict[str, Any]) -> bool:
    """Whatever is written is refused in a sentence, or played to the end."""
    try:
        to_the_end(mizban.position("keyflower", description, seed=1))
        return True
    except mizban.BadPosition:
        return False


def some_positions(seed: int, number: int) -> list[dict[str, Any]]:
    """Positions of a random game."""
    match, chance = mizban.new("keyflower", 2 + seed % 5, seed=seed), random.Random(seed)
    found = [match.position()]
    while not match.over:
        seat = chance.choice(match.waiting)
        match.play(chance.choice(match.legal(seat)), seat)
        found.append(match.position())
    return [json.loads(json.dumps(each)) for each in [found[0], *chance.sample(found, number - 1)]]


@pytest.mark.parametrize("seed", range(5))
def test_a_field_may_be_left_out_or_there_is_a_reason(seed: int) -> None:
    for written in some_positions(seed, 2):
        for name in written:
            refused_or_played({each: value for each, value in written.items() if each != name})
        for name in ("village", "screen", "at_least", "at_most", "winter", "offered"):
            first, *others = written["players"]
            shorter = {each: value for each, value in first.items() if each != name}
            refused_or_played({**written, "players": [shorter, *others]})


def random_step(chance: random.Random, seats: int) -> Step:
    """Any step with any numbers."""
    script = SCRIPTS[0]
    name = chance.choice(sorted(script.kinds))
    values = {
        "seat": chance.randrange(seats),
        "season": chance.choice(SEASONS),
        "boat": chance.choice(NAMES[58:]),
        "tile": chance.choice(NAMES),
        "act": f"{chance.choice(BOTH)} {chance.choice(NAMES)}",
        "colour": chance.choice((*COLOURS, "mixed")),
        "taken": {chance.choice(COLOURS): chance.randrange(3)},
        "joined": [],
        "steps": chance.randrange(7),
        "upgrades": chance.randrange(3),
        "paid": {chance.choice(GOODS): chance.randrange(2)},
        "purple_won": chance.random() < 0.5,
        "anchor": f"{chance.choice(NAMES)} {chance.choice(EDGES)}",
    }
    return {name: {field: values[field] for field in fields_of(script.kinds[name])}}


def test_any_pending_list_is_refused_or_played_to_the_end() -> None:
    chance = random.Random(1)
    written = [each for seed in range(5) for each in some_positions(seed, 8)]
    accepted = 0
    for _ in range(600):
        base = chance.choice([{}, *written])
        steps = [random_step(chance, len(base.get("players", "12"))) for _ in range(chance.choice([1, 1, 2, 3]))]
        accepted += refused_or_played({**base, "pending": steps})
    assert accepted > 10


HOSTILE: list[Any] = [None, 3, "x", {"players": 3}, {"players": [3, 3]}, {"pending": 3}, {"middle": {"a": 1}}]


@pytest.mark.parametrize("data", HOSTILE)
def test_hostile_data_is_refused(data: Any) -> None:
    with pytest.raises(mizban.BadPosition):
        mizban.position("keyflower", data)
