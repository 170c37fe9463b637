"""What is documented is true, and what there is is documented."""

from __future__ import annotations

import argparse
import importlib
import json
import re
import sys
from pathlib import Path
from typing import get_args

import msgspec
import pytest

import mizban
from mizban import language
from mizban.cli import all_commands
from mizban.core.steps import step_name
from mizban.core.values import fields_of
from mizban.games.kilt_castle import data as kilt_castle
from mizban.games.stone_age import data as stone_age
from mizban.registry import find, own
from mizban.server import messages
from mizban.server.net.http import ENDPOINTS
from mizban.server.settings import NAMES

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
PAGES = sorted([*DOCS.glob("*.md"), *ROOT.glob("*.md")])
OWN = own()


def text(name: str) -> str:
    return (DOCS / name).read_text(encoding="utf-8")


def blocks(page: str, kind: str) -> list[str]:
    return re.findall(rf"```{kind}\n(.*?)```", page, re.DOTALL)


def positions_of(id: str) -> str:
    """What docs/positions.md says about a game."""
    name = language.say(find(id), mizban.Word("name"))
    return text("positions.md").split(f"\n## {name}\n", 1)[1].split("\n## ", 1)[0]


@pytest.mark.parametrize("id", OWN)
def test_the_grammar_of_a_game_is_up_to_date(id: str) -> None:
    sys.path.insert(0, str(DOCS / "notation"))
    try:
        assert text(f"notation/{id}.md") == importlib.import_module("make").page(find(id)), "make grammar"
    finally:
        sys.path.pop(0)


def test_the_example_of_stone_age_yields_what_it_says() -> None:
    (example,) = blocks(positions_of("stone-age"), "json")
    match = mizban.position("stone-age", json.loads(example))
    wood = {answer: match.text(answer) for answer in match.legal()}
    assert wood == {
        0: "no more tools: 3 wood",
        1: "tool 1: 4 wood",
        2: "tool 2: 4 wood",
        7: "one-use tool 4: 5 wood",
    }


def test_every_command_and_flag_is_documented() -> None:
    page = text("commands.md")
    (commands,) = (action for action in all_commands()._actions if isinstance(action, argparse._SubParsersAction))
    for name, parser in commands.choices.items():
        assert f"## mizban {name}\n" in page
        flags = [flag for action in parser._actions for flag in action.option_strings]
        assert [flag for flag in flags if flag not in ("-h", "--help") and flag not in page] == []


def test_every_setting_of_the_server_is_documented() -> None:
    page = text("server.md")
    for name in NAMES:
        row = f"| `{name}` | `--{name.replace('_', '-')}` | `MIZBAN_{name.upper()}` |"
        assert row in page


def test_every_message_and_code_of_the_protocol_is_documented() -> None:
    page = text("protocol.md")
    kinds = [kind for kind in vars(messages).values() if isinstance(kind, type) and issubclass(kind, msgspec.Struct)]
    ours = [
        kind for kind in kinds if kind.__module__ == messages.__name__ and kind.__name__ not in ("Received", "Sent")
    ]
    named = {kind: kind.__struct_config__.tag or kind.__name__ for kind in ours}
    assert [name for name in named.values() if f"`{name}`" not in page and f'"type": "{name}"' not in page] == []
    codes = [name[6:] for name in language.bundle_of("server", "", "en").messages if name.startswith("error-")]
    assert [code for code in codes if f"`{code}`" not in page] == []


def test_every_path_of_the_api_is_documented() -> None:
    page = text("protocol.md")
    assert [each.path for each in ENDPOINTS if f"`{each.method} {each.path}`" not in page] == []


@pytest.mark.parametrize("example", blocks(text("protocol.md"), "json"), ids=lambda example: example.split('"')[3])
def test_the_examples_of_the_protocol_are_messages(example: str) -> None:
    kinds = {**kinds_in(messages.Request), **kinds_in(messages.Reply), **kinds_in(messages.Pushed)}
    message = msgspec.json.decode(example, type=kinds[json.loads(example)["type"]])
    assert msgspec.to_builtins(message) == json.loads(example)


def kinds_in(union: object) -> dict[str, type[msgspec.Struct]]:
    return {kind.__struct_config__.tag: kind for kind in get_args(union)}


def test_every_name_of_the_library_is_documented() -> None:
    page = text("reference.md")
    names = [*mizban.__all__, *[name for name in dir(mizban.Match) if not name.startswith("_")]]
    assert [name for name in names if f"`{name}" not in page and f"{name}`" not in page] == []


def test_every_error_is_documented() -> None:
    page = text("reference.md")
    errors = [name for name in mizban.__all__ if isinstance(getattr(mizban, name), type)]
    assert [name for name in errors if f"`{name}`" not in page] == []


@pytest.mark.parametrize("id", OWN)
def test_every_option_and_category_of_a_game_is_documented(id: str) -> None:
    page, game = text(f"{id}.md"), find(id)
    assert [name for name in game.options if f"`{name}`" not in page] == []
    assert [name for name in game.breakdown(game.start(game.seats[0], {}), 0) if f"`{name}`" not in page] == []


@pytest.mark.parametrize("id", OWN)
def test_every_refusal_of_a_game_is_documented_and_rests_on_a_section_of_the_rules(id: str) -> None:
    page, game = text(f"{id}.md"), find(id)
    bundle = language.bundle_of(id, "", "en")
    refusals = [name for name in bundle.messages if name.startswith("why-")]
    assert [name for name in refusals if f"`{name}`" not in page] == []
    sections = {section.id for section in language.rules(game)}
    rules = {language.rule_of(game, mizban.Word(name)) for name in refusals}
    assert {rule for rule in rules if rule is not None} <= sections


@pytest.mark.parametrize("id", OWN)
def test_every_event_is_documented(id: str) -> None:
    assert [kind for kind in find(id).events.args if f"`{kind}`" not in text(f"{id}.md")] == []


@pytest.mark.parametrize("id", OWN)
def test_every_step_of_a_game_is_documented_with_its_numbers(id: str) -> None:
    steps = positions_of(id).split("| Step |", 1)[1]
    rows = dict(re.findall(r"^\| `(\w+)` \| ([^|]*)\|", steps, re.MULTILINE))
    for kind in find(id).steps:
        assert tuple(re.findall(r"`(\w+)`", rows[step_name(kind)])) == fields_of(kind)


@pytest.mark.parametrize("id", OWN)
def test_every_field_of_a_position_is_documented(id: str) -> None:
    position = mizban.new(id, seed=1).position()
    assert [name for name in position if f"`{name}`" not in positions_of(id)] == []


@pytest.mark.parametrize("id", OWN)
def test_the_rules_have_the_same_sections_in_both_languages(id: str) -> None:
    english, persian = (language.rules(find(id), lang) for lang in language.LANGUAGES)
    assert [section.id for section in english] == [section.id for section in persian]
    assert all(section.title and section.text.strip() for section in english + persian)


@pytest.mark.parametrize("id", OWN)
def test_players_are_told_the_same_decisions_in_both_languages(id: str) -> None:
    english, persian = (language.rules(find(id), lang)[-1] for lang in language.LANGUAGES)
    assert (english.id, persian.id) == ("rulings", "rulings")
    assert outline(english.text) == outline(persian.text)
    assert [name for name in find(id).options if f"(`{name}`" not in english.text] == []


SAFEGUARDS = [
    ("kilt-castle", kilt_castle.LAST_TURN, "After {} turns", "پس از {} نوبت"),
    ("stone-age", stone_age.LAST_ROUND, "After {} rounds", "پس از {} دور"),
]


@pytest.mark.parametrize(("id", "limit", "english", "persian"), SAFEGUARDS)
def test_players_are_told_our_safeguards(id: str, limit: int, english: str, persian: str) -> None:
    assert english.format(limit) in language.rules(find(id), "en")[-1].text
    assert persian.format(language.in_digits(str(limit), "fa")) in language.rules(find(id), "fa")[-1].text


@pytest.mark.parametrize("id", OWN)
@pytest.mark.parametrize("lang", language.LANGUAGES)
def test_players_need_no_codes_of_rulings(id: str, lang: str) -> None:
    written = "".join(section.text for section in language.rules(find(id), lang))
    assert not re.search(r"\b(?:[A-Z]{2}-)?R\d+", written)


def outline(text: str) -> list[tuple[str, list[str]]]:
    """The headings and items of a text, each with the options that it names."""
    return [(kind, re.findall(r"`\w+`", line)) for kind, line in re.findall(r"^(#+|-) (.*)", text, re.MULTILINE)]


@pytest.mark.parametrize("path", sorted((ROOT / "src/mizban/locales/fa").iterdir()), ids=lambda path: path.name)
def test_persian_is_spelt_as_persian(path: Path) -> None:
    written = path.read_text(encoding="utf-8")
    assert not re.search("[يك]", written), "ی and ک, not ي and ك"
    assert "ه‌ی " not in written, "خانهٔ من, not خانه‌ی من"
    prose = re.sub(r"```.*?```|<!--.*?-->|\{[^}]*\}|`[^`]*`", "", written, flags=re.DOTALL)
    lines = [line.split("=", 1)[-1] for line in prose.splitlines() if not re.match(r"\s*(\[|\*\[|\.rule)", line)]
    assert not [line for line in lines if re.search(r"(?<![A-Za-z0-9-])[0-9]", line)], "Persian digits in Persian prose"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    prose = re.sub(r"```.*?```|`[^`\n]*`", "", page.read_text(encoding="utf-8"), flags=re.DOTALL)
    for target in re.findall(r"\]\(([^)#\s]+)\)", prose):
        assert target.startswith("https://") or (page.parent / target).exists(), target


def test_decisions_have_a_date_each() -> None:
    rows = [line for line in text("decisions.md").splitlines() if line.startswith("| ")][2:]
    assert rows
    assert all(re.search(r"\| \d{4}-\d{2}-\d{2} \|$", row) for row in rows)
