"""Coming in: a name, the games at a glance, a new table, an invitation, and what became of one's tables."""

from __future__ import annotations

import re
from itertools import product

import pytest
from playwright.sync_api import Browser, expect

from mizban import language
from mizban.core.game import Word
from mizban.registry import find, own
from web.boards import LANGUAGES
from web.visitor import Visitor, window

WORD = {"en": re.compile("^[A-Z][a-z]+ [A-Z][a-z]+$"), "fa": re.compile("^[آ-ی‌]+ [آ-ی‌]+$")}
LAPTOPS = (1280, 1366)
EACH = """all => all.map((each) => each.getBoundingClientRect()).map(({ top, bottom, left, right }) =>
    ({ top, bottom, left, right }))"""
INSIDE = "() => document.scrollingElement.scrollWidth <= innerWidth"


def said(game: str, id: str, lang: str) -> str:
    return language.say(find(game), Word(id), lang)


def suggested(visitor: Visitor) -> str:
    return visitor.page.locator(".name-field input").input_value()


# A name


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_name_is_asked_for_once_and_suggested_in_ones_language(address: str, browser: Browser, lang: str) -> None:
    with window(browser, address, lang) as visitor:
        visitor.home()
        visitor.choose_game("kilt-castle")
        name = suggested(visitor)
        assert WORD[lang].match(name)
        visitor.page.locator("dialog .now").click()
        visitor.page.wait_for_selector(".area")
        expect(visitor.page.locator("aside .who bdi").filter(has_text=name)).to_be_visible()
        visitor.home()
        expect(visitor.page.locator("header .me bdi")).to_have_text(name)
        visitor.choose_game("silver")
        assert visitor.page.locator(".name-field").count() == 0


def test_another_name_can_be_suggested_written_and_changed_later(address: str, browser: Browser) -> None:
    with window(browser, address, width=390) as visitor:
        visitor.home()
        visitor.choose_game("silver")
        names = {suggested(visitor)}
        for _ in range(4):
            visitor.page.locator(".name-field button").click()
            names.add(suggested(visitor))
        assert len(names) > 1
        visitor.page.locator(".name-field input").fill("Sara")
        visitor.page.locator("dialog .now").click()
        visitor.page.wait_for_selector(".area")
        visitor.home()
        visitor.page.locator("header .me").click()
        visitor.page.locator("dialog #name").fill("Sahar")
        visitor.page.locator("dialog form button").click()
        expect(visitor.page.locator("header .me bdi")).to_have_text("Sahar")


# Home


@pytest.mark.parametrize(("lang", "width"), list(product(LANGUAGES, LAPTOPS)))
def test_all_games_stand_in_one_row_on_a_laptop_also_beside_a_table(
    address: str, browser: Browser, lang: str, width: int
) -> None:
    with window(browser, address, lang, width) as visitor:
        visitor.home()
        for _ in range(2):
            cards = visitor.page.locator(".games li.card").evaluate_all(EACH)
            assert len(cards) == len(own())
            assert len({card["top"] for card in cards}) == 1
            assert max(card["bottom"] for card in cards) <= visitor.page.viewport_size["height"]  # type: ignore[index]
            visitor.play_bots("silver")
            visitor.home()
            visitor.page.wait_for_selector(".turn")


@pytest.mark.parametrize(("lang", "width"), [("en", 390), ("fa", 390), ("fa", 844)])
def test_a_phone_has_a_list_of_all_games(address: str, browser: Browser, lang: str, width: int) -> None:
    with window(browser, address, lang, width) as visitor:
        visitor.home()
        cards = visitor.page.locator(".games li.card").evaluate_all(EACH)
        assert visitor.page.evaluate(INSIDE)
        assert max(card["bottom"] for card in cards) - min(card["top"] for card in cards) < 680
        if width == 390:
            assert max(card["bottom"] for card in cards) <= 844


@pytest.mark.parametrize(
    ("lang", "facts"),
    [
        ("en", ["2 to 6 players", "60 to 120 minutes", "demanding"]),
        ("fa", ["۲ تا ۶ نفر", "۶۰ تا ۱۲۰ دقیقه", "چالش‌برانگیز"]),
    ],
)
def test_each_game_tells_for_how_many_how_long_and_how_difficult(
    address: str, browser: Browser, lang: str, facts: list[str]
) -> None:
    with window(browser, address, lang) as visitor:
        visitor.home()
        found = visitor.page.locator('[data-game="keyflower"] .facts li').all_inner_texts()
        assert [re.sub("[\u2066-\u2069]", "", each).strip() for each in found] == facts


def test_a_finished_game_names_who_has_won(address: str, browser: Browser) -> None:
    with window(browser, address) as visitor:
        visitor.home()
        visitor.play_bots("kilt-castle")
        visitor.wait()
        visitor.page.locator(".menu").evaluate("menu => menu.showPopover()")
        for _ in range(2):
            visitor.page.locator(".menu .danger").click()
        visitor.page.wait_for_selector(".result")
        visitor.home()
        expect(visitor.page.locator("main a .state").first).to_have_text(re.compile(r"^.?\w+.? has won\.$"))


# A new table


def test_a_first_table_has_the_best_number_newcomers_and_nothing_for_experts(address: str, browser: Browser) -> None:
    with window(browser, address) as visitor:
        visitor.home()
        visitor.choose_game("keyflower")
        chosen = visitor.page.locator("dialog .chosen:visible")
        assert [each.get_attribute("data-value") for each in chosen.all()] == [str(find("keyflower").best), "newcomer"]
        expect(visitor.page.locator("dialog .length")).to_contain_text(re.compile("About .?90.? minutes"))
        more = visitor.page.locator("dialog .more summary")
        more.focus()
        visitor.page.keyboard.press("Enter")
        expect(visitor.page.locator('dialog [data-value="as_seated"]')).to_be_visible()
        visitor.page.keyboard.press("Enter")
        expect(visitor.page.locator('dialog [data-value="as_seated"]')).to_be_hidden()


def test_what_was_chosen_is_chosen_the_next_time_and_told_though_more_is_closed(address: str, browser: Browser) -> None:
    with window(browser, address) as visitor:
        visitor.home()
        visitor.choose_game("silver")
        visitor.set_up(2, "expert", "points100", "as_seated")
        visitor.page.locator("dialog .now").click()
        visitor.page.wait_for_selector(".area")
        visitor.home()
        visitor.choose_game("silver")
        chosen = visitor.page.locator("dialog .chosen:visible")
        assert [each.get_attribute("data-value") for each in chosen.all()] == ["2", "expert"]
        expect(visitor.page.locator("dialog dl dd")).to_have_text([said("silver", "option-mode-points100", "en")])
        visitor.page.keyboard.press("Escape")
        visitor.choose_game("kilt-castle")
        expect(visitor.page.locator('dialog .chosen[data-value="newcomer"]')).to_be_visible()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_imaginary_player_is_explained_before_he_comes(address: str, browser: Browser, lang: str) -> None:
    with window(browser, address, lang) as visitor:
        visitor.home()
        visitor.choose_game("alhambra")
        note = visitor.page.locator("dialog .note")
        assert note.count() == 0
        visitor.set_up(2)
        expect(note).to_have_text(said("alhambra", "with-2", lang))


# An invitation


@pytest.mark.parametrize(("lang", "width"), list(product(LANGUAGES, (390, 1366))))
def test_an_invitation_says_who_invites_to_what(address: str, browser: Browser, lang: str, width: int) -> None:
    with window(browser, address, lang, width) as host, window(browser, address, lang, width) as friend:
        host.home()
        host.choose_game("silver")
        host.page.locator(".name-field input").fill("Sara")
        host.set_up(3, "points100", "as_seated")
        host.page.locator("dialog .friends").click()
        host.page.wait_for_selector(".gathering")
        friend.page.goto(host.page.url)
        invited = friend.page.locator(".gathering")
        expect(invited.locator("h1")).to_contain_text("Sara")
        expect(invited.locator("h1")).to_contain_text(said("silver", "name", lang))
        expect(invited.locator(".cover svg")).to_be_visible()
        expect(invited.locator("dl dd")).to_have_text([said("silver", "option-mode-points100", lang)])
        expect(invited.locator(".facts li")).to_have_count(3)
        expect(invited.locator("li.taken bdi")).to_have_text(["Sara"])
        name = suggested(friend)
        friend.page.locator(".gathering .sit").click()
        for visitor in (host, friend):
            expect(visitor.page.locator(".gathering li.taken bdi")).to_have_text(["Sara", name])
        assert host.faults == friend.faults == []


def test_who_watches_sees_the_game_as_soon_as_the_host_begins_with_bots(address: str, browser: Browser) -> None:
    with window(browser, address) as host, window(browser, address) as friend:
        host.home()
        link = host.open_table("kilt-castle", 3)
        assert host.page.locator(".gathering input[readonly]").input_value() == link
        friend.page.goto(link)
        friend.page.locator(".gathering .watch").click()
        assert friend.page.locator(".gathering .start").count() == 0
        host.page.locator(".gathering .start").click()
        for visitor in (host, friend):
            visitor.page.wait_for_selector(".area")
        assert friend.page.locator(".frame").get_attribute("data-seat") is None


def test_who_takes_another_name_at_a_table_that_waits_is_called_so_there(address: str, browser: Browser) -> None:
    with window(browser, address) as host:
        host.home()
        host.open_table("kilt-castle", 3)
        host.page.locator("header button").click()
        host.page.locator("dialog #name").fill("Sahar")
        host.page.locator("dialog form button").click()
        expect(host.page.locator("dialog form button")).to_be_disabled()
        host.page.keyboard.press("Escape")
        expect(host.page.locator(".gathering li.taken bdi")).to_have_text(["Sahar"])


@pytest.mark.parametrize(("lang", "path"), list(product(LANGUAGES, ("rules/nothing", "nothing/at/all"))))
def test_an_address_that_leads_nowhere_leads_home(address: str, browser: Browser, lang: str, path: str) -> None:
    with window(browser, address, lang, 390) as visitor:
        visitor.page.goto(f"{address}/{path}")
        visitor.page.wait_for_selector(".nowhere")
        assert [fault for fault in visitor.faults if "404" not in fault] == []
        visitor.page.locator(".nowhere a").click()
        visitor.page.wait_for_selector(".games")
