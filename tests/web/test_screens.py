"""Every screen: a phone upright and on its side, a page at 200 %, tablets, small and very large desks."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from mizban import Match, new
from web.boards import BOARDS, LANGUAGES
from web.middle import middle, nearly_over
from web.prepared import begin_at
from web.test_layout import faults
from web.visitor import CHOOSABLE, FINISH, Visitor, window

SCREENS = (
    (360, 740),
    (390, 844),
    (683, 384),
    (768, 1024),
    (844, 390),
    (1024, 600),
    (1024, 768),
    (1366, 768),
    (2560, 1440),
)
LOW = ((844, 390), (683, 384))
GAMES = 12  # of chance, in which nearly every question is asked
GAMES_AND_LANGUAGES = list(product(BOARDS, LANGUAGES))

# The size of all writing that is shown, as it comes out on the screen
SMALL = """() => [...document.querySelectorAll("*")].flatMap((element) => {
    const written = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
    const shown = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    if (!written || !shown || element.closest(".hidden-text, title, defs")) return [];
    const matrix = element.closest("svg") && !element.closest("foreignObject") ? element.getScreenCTM() : null;
    const scale = matrix ? Math.hypot(matrix.a, matrix.b) : 1;
    const size = parseFloat(getComputedStyle(element).fontSize) * scale;
    return size < 10.9 ? [`${size.toFixed(1)} ${element.textContent.trim().slice(0, 30)}`] : [];
})"""
UNREAD = '() => [...document.querySelectorAll("text[data-unread]:not(.letter)")].map((text) => text.textContent.trim())'
LONG = "What becomes of the card that you hold, and of all those which lie beside it on the table in front of you? "
STEADY = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 550))))"


def turned_to(page: Page, size: tuple[int, int]) -> None:
    """The same page on another screen, once it has laid itself out."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate(STEADY)


def box(page: Page, selector: str) -> Any:
    return page.locator(selector).first.bounding_box()


@pytest.mark.parametrize(("game", "lang"), GAMES_AND_LANGUAGES)
def test_nothing_is_cut_or_covered_and_all_writing_is_legible(
    address: str, browser: Browser, data: Path, game: str, lang: str
) -> None:
    with window(browser, address, lang) as visitor:
        begin_at(visitor, data, middle(game))
        for size in SCREENS:
            turned_to(visitor.page, size)
            assert (size, faults(visitor.page)) == (size, [])
            assert (size, visitor.page.evaluate(SMALL)) == (size, [])
            assert visitor.page.evaluate("document.scrollingElement.scrollHeight <= innerHeight"), size


@pytest.mark.parametrize("game", BOARDS)
def test_on_a_desk_hardly_any_writing_is_left_out(address: str, browser: Browser, data: Path, game: str) -> None:
    with window(browser, address) as visitor:
        begin_at(visitor, data, middle(game))
        for size in ((1366, 768), (2560, 1440)):
            turned_to(visitor.page, size)
            assert len(visitor.page.evaluate(UNREAD)) <= 12


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_tiles_of_keyflower_have_names_on_a_small_desk(
    address: str, browser: Browser, data: Path, lang: str
) -> None:
    with window(browser, address, lang) as visitor:
        begin_at(visitor, data, middle("keyflower", "Act"))
        turned_to(visitor.page, (1024, 600))
        for part in (".middle", ".village"):
            tiles = visitor.page.locator(f'{part} [data-piece^="tile-"]')
            assert tiles.count() > 0
            expect(tiles.locator("text.name:not([data-unread])")).to_have_count(tiles.count())


@pytest.mark.parametrize("game", BOARDS)
def test_a_low_screen_has_one_line_of_bar_and_something_to_choose_in_sight(
    address: str, browser: Browser, data: Path, game: str
) -> None:
    with window(browser, address, width=844) as visitor:
        begin_at(visitor, data, middle(game))
        for width, height in LOW:
            turned_to(visitor.page, (width, height))
            board = box(visitor.page, ".area")
            assert board["height"] >= height - 48
            assert board["width"] >= 0.7 * width
            things = visitor.page.locator(f"{CHOOSABLE}, .prompt .buttons button")
            assert any(on_top(visitor.page, i) for i in range(things.count()))


@cache
def questions(game: str, seats: int) -> dict[str, Match]:
    """A match before each kind of question that the first seat is asked in some games of chance, as late as can be."""
    found: dict[str, Match] = {}
    for seed in range(GAMES):
        match, chance = new(game, seats=seats, seed=seed), random.Random(seed)
        while not match.over:
            seat = match.waiting[0]
            if seat == 0 and len(match.legal(0)) > 1:
                found[type(match.question(0)).__name__] = match.copy()
            match.play(chance.choice(match.legal(seat)), seat)
    return found


TO_CHOOSE = f"{CHOOSABLE}, .prompt .buttons button"
# What cannot be reached, though one scrolls to it
UNREACHED = """(selector) => [...document.querySelectorAll(selector)].filter((thing) => {
    thing.scrollIntoView({ block: "nearest", inline: "nearest" });
    const { x, y, width, height } = thing.getBoundingClientRect();
    const spots = [0.5, 0.25, 0.75].flatMap((a) => [0.5, 0.25, 0.75].map((b) => [x + a * width, y + b * height]));
    return !spots.some((spot) => thing.contains(document.elementFromPoint(...spot)));
}).map((thing) => thing.dataset.thing ?? thing.textContent)"""


@pytest.mark.parametrize("game", BOARDS)
def test_whatever_is_asked_can_be_answered_on_a_small_screen(
    address: str, browser: Browser, data: Path, game: str
) -> None:
    with window(browser, address) as visitor:
        for question, match in questions(game, max(BOARDS[game])).items():
            begin_at(visitor, data, match)
            for size in (*LOW, (390, 844)):
                turned_to(visitor.page, size)
                assert (question, size, visitor.page.evaluate(UNREACHED, TO_CHOOSE)) == (question, size, [])


@cache
def full_yard() -> Match:
    """Alhambra when the first seat builds, with more tiles waiting than usual."""
    fullest, most = None, 0
    for seed in range(60):
        match, chance = new("alhambra", seats=4, seed=seed), random.Random(seed)
        while not match.over:
            seat = match.waiting[0]
            waiting = len(match.view(0)["players"][0]["reserve"])
            if seat == 0 and type(match.question(0)).__name__ == "PlaceTile" and waiting > most:
                fullest, most = match.copy(), waiting
            match.play(chance.choice(match.legal(seat)), seat)
    assert fullest is not None
    return fullest


@pytest.mark.parametrize("size", LOW)
def test_however_many_tiles_wait_there_is_room_to_build(
    address: str, browser: Browser, data: Path, size: tuple[int, int]
) -> None:
    with window(browser, address, width=size[0]) as visitor:
        begin_at(visitor, data, full_yard())
        assert box(visitor.page, ".palace .grid")["height"] >= 120
        assert visitor.page.evaluate(UNREACHED, TO_CHOOSE) == []


@pytest.mark.parametrize("size", [*LOW, (390, 844), (768, 1024), (1024, 600)])
def test_nothing_lies_on_the_buttons_beside_what_is_chosen(
    address: str, browser: Browser, size: tuple[int, int]
) -> None:
    with window(browser, address, width=844) as visitor:  # with a finger, so that a single card is confirmed, too
        visitor.home()
        visitor.play_bots("alhambra", 4, "random")
        turned_to(visitor.page, size)
        for _ in range(2):  # in the second turn there is something to be read of the first
            visitor.wait()
            visitor.toggle(key_of(visitor, '.market [data-thing^="card:"][data-state~="joins"]'))
            visitor.page.wait_for_selector(FINISH)
            assert visitor.page.evaluate(UNREACHED, ".explanation button:not([popover] *)") == []
            visitor.finish()
        assert visitor.page.locator(".explanation .since").count() == 1


def on_top(page: Page, i: int) -> bool:
    """Whether the middle of a thing that can be chosen lies open."""
    seen: bool = page.evaluate(
        """([selector, i]) => {
            const thing = document.querySelectorAll(selector)[i];
            const { x, y, width, height } = thing.getBoundingClientRect();
            return thing.contains(document.elementFromPoint(x + width / 2, y + height / 2));
        }""",
        [f"{CHOOSABLE}, .prompt .buttons button", i],
    )
    return seen


@pytest.mark.parametrize("size", [(390, 844), (844, 390), (1366, 768)])
def test_the_board_keeps_its_place_when_the_question_is_long(
    address: str, browser: Browser, data: Path, size: tuple[int, int]
) -> None:
    with window(browser, address) as visitor:
        begin_at(visitor, data, middle("silver"))
        turned_to(visitor.page, size)
        before = box(visitor.page, ".area")
        visitor.page.locator(".prompt p span").evaluate("(span, text) => (span.textContent = text)", LONG)
        visitor.page.evaluate(STEADY)
        assert box(visitor.page, ".area") == before


def test_the_board_keeps_its_place_when_a_set_is_begun_on_a_phone(address: str, browser: Browser, data: Path) -> None:
    with window(browser, address, width=390) as visitor:
        begin_at(visitor, data, middle("alhambra", "Act"))
        before = box(visitor.page, ".area")
        visitor.toggle(key_of(visitor, '.area [data-state~="joins"]'))
        assert box(visitor.page, ".area") == before


def key_of(visitor: Visitor, selector: str) -> str:
    return visitor.page.locator(selector).first.get_attribute("data-thing") or ""


@cache
def rich() -> Match:
    """Alhambra when the first seat can pay some tile."""
    match, chance = new("alhambra", seats=4, seed=7), random.Random(7)
    while not (match.waiting[0] == 0 and type(match.question(0)).__name__ == "Act" and can_pay(match)):
        seat = match.waiting[0]
        match.play(chance.choice(match.legal(seat)), seat)
    return match


def can_pay(match: Match) -> bool:
    """Whether some tile can be paid."""
    return any(each["exact"] or each["over"] for each in match.view(0)["payments"] or [] if each)


@pytest.mark.parametrize("size", [(390, 844), (1366, 768)])
def test_money_and_palace_keep_their_place_when_ways_to_pay_appear(
    address: str, browser: Browser, data: Path, size: tuple[int, int]
) -> None:
    with window(browser, address) as visitor:
        begin_at(visitor, data, rich())
        turned_to(visitor.page, size)
        parts = (".hand .hand", ".palace")
        before = [box(visitor.page, part) for part in parts]
        tile = visitor.page.locator('.market .slot[data-state~="choosable"]').first
        visitor.answer(tile.click)
        visitor.page.wait_for_selector(".ways")
        visitor.page.evaluate("document.querySelectorAll('.area').forEach((area) => area.scrollTo(0, 0))")
        assert [box(visitor.page, part) for part in parts] == before


def test_tab_comes_to_the_question_and_the_board_before_the_way_home(
    address: str, browser: Browser, data: Path
) -> None:
    with window(browser, address) as visitor:
        begin_at(visitor, data, middle("stone-age"))
        visitor.page.keyboard.press("Tab")
        assert visitor.page.evaluate('document.activeElement.closest(".prompt, .area, .explanation") !== null')


def test_a_drawing_that_is_enlarged_has_a_way_back(address: str, browser: Browser, data: Path) -> None:
    with window(browser, address) as visitor:
        begin_at(visitor, data, middle("kilt-castle"))
        whole = visitor.page.locator(".stage > svg").first.get_attribute("viewBox")
        visitor.page.locator(".stage > svg").first.hover()
        visitor.page.mouse.wheel(0, -300)
        visitor.page.locator(".stage .fit").click()
        visitor.page.locator(".stage .fit").wait_for(state="detached")
        assert visitor.page.locator(".stage > svg").first.get_attribute("viewBox") == whole


def test_the_pictures_of_keyflower_close_with_escape_and_with_a_click_beside_them(
    address: str, browser: Browser, data: Path
) -> None:
    with window(browser, address) as visitor:
        begin_at(visitor, data, middle("keyflower"))
        page = visitor.page
        ways: list[Callable[[], None]] = [
            lambda: page.keyboard.press("Escape"),
            lambda: page.locator(".keyflower .village").click(position={"x": 3, "y": 3}),
        ]
        for away in ways:
            visitor.page.locator(".keyflower summary").click()
            visitor.page.wait_for_selector(".keyflower details[open] ul")
            away()
            visitor.page.wait_for_selector(".keyflower details:not([open])")


@pytest.mark.parametrize(("game", "neutral"), [("kilt-castle", True), ("keyflower", True), ("stone-age", False)])
def test_marks_of_players_are_numbers_and_no_colours_of_pieces(
    address: str, browser: Browser, data: Path, game: str, neutral: bool
) -> None:
    with window(browser, address) as visitor:
        begin_at(visitor, data, middle(game))
        marks = visitor.page.locator("aside .who > svg")
        assert marks.locator("text").evaluate_all("all => all.map((text) => text.textContent)") == ["1", "2", "3", "4"]
        fills = marks.locator("path").evaluate_all("all => all.map((path) => getComputedStyle(path).fill)")
        assert (len(set(fills)) == 1) is neutral


def test_what_is_offered_is_a_button_beside_leaving_it(address: str, browser: Browser, data: Path) -> None:
    with window(browser, address) as visitor:
        begin_at(visitor, data, middle("stone-age", "OfferCard"))
        assert visitor.page.locator(".prompt .buttons button").count() == 2


def test_a_rematch_stays_in_sight_after_the_result_is_closed(address: str, browser: Browser, data: Path) -> None:
    with window(browser, address, width=390) as visitor:
        begin_at(visitor, data, nearly_over("kilt-castle"))
        visitor.play(seed=1)
        visitor.page.keyboard.press("Escape")
        visitor.page.locator("dialog").wait_for(state="detached")
        visitor.page.locator(".prompt button.main").click()
        visitor.page.wait_for_selector(".gathering, .area")


def test_six_players_are_seen_beside_the_board(address: str, browser: Browser, data: Path) -> None:
    with window(browser, address) as visitor:
        begin_at(visitor, data, middle("keyflower", seats=6))
        panels = visitor.page.locator("aside > ul")
        assert panels.evaluate("list => list.scrollHeight <= list.clientHeight + 1")


@pytest.mark.parametrize("size", [(390, 844), (844, 390)])
def test_nothing_lies_on_anything_in_a_sheet(address: str, browser: Browser, data: Path, size: tuple[int, int]) -> None:
    with window(browser, address, width=size[0]) as visitor:
        begin_at(visitor, data, middle("keyflower"))
        for opener in (".bar .scores", ".bar .tab >> nth=1"):
            visitor.page.locator(opener).click()
            close = box(visitor.page, ".sheet header button")
            for under in visitor.page.locator(".sheet output, .sheet input").all():
                at = under.bounding_box()
                assert at is None or at["y"] >= close["y"] + close["height"] - 1
            visitor.page.locator(".sheet header button").click()


@pytest.mark.parametrize(("lang", "size"), [("en", (683, 384)), ("fa", (683, 384)), ("fa", (844, 390))])
def test_on_a_low_screen_the_points_of_six_players_are_in_sight(
    address: str, browser: Browser, data: Path, lang: str, size: tuple[int, int]
) -> None:
    with window(browser, address, lang, size[0]) as visitor:
        begin_at(visitor, data, nearly_over("alhambra", seats=6))
        bar = box(visitor.page, ".bar")
        for player in visitor.page.locator(".bar [data-player]").all():
            at = player.bounding_box()
            assert at
            assert bar["x"] <= at["x"]
            assert at["x"] + at["width"] <= bar["x"] + bar["width"]


def test_ways_to_turn_a_tile_have_no_empty_ribbons(address: str, browser: Browser, data: Path) -> None:
    with window(browser, address, width=1024) as visitor:
        begin_at(visitor, data, middle("keyflower", "LayTurned"))
        assert visitor.page.locator(".tray svg").count() > 1
        assert visitor.page.locator(".tray svg .ribbon").count() == 0
