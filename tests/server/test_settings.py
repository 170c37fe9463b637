"""Settings come from flags, environment and file, in this order; a wrong one is one sentence."""

from __future__ import annotations

from pathlib import Path

import pytest

from mizban.sentences import OTHER, in_language, sentences_in
from mizban.server.settings import BadSettings, Settings, gathered


def test_a_flag_counts_more_than_the_environment_and_that_more_than_the_file(tmp_path: Path) -> None:
    file = tmp_path / "mizban.toml"
    file.write_text('port = 1\nhost = "a"\ndata = "x"\n')
    found = gathered({"config": str(file), "port": "3", "host": None}, {"MIZBAN_PORT": "2", "MIZBAN_HOST": "b"})
    assert (found.port, found.host, found.data) == (3, "b", "x")
    assert gathered({}, {"MIZBAN_CONFIG": str(file)}).port == 1


def test_without_settings_it_is_one_file_on_this_machine() -> None:
    found = gathered({}, {})
    assert found == Settings()
    assert (found.host, found.port, found.address) == ("127.0.0.1", 8000, "sqlite:///mizban-data/mizban.db")
    assert found.allowed_origins == {"http://127.0.0.1:8000", "http://localhost:8000"}
    assert not found.secure


def test_origins_are_separated_by_commas_and_https_makes_the_cookie_secure() -> None:
    found = gathered({"origins": "https://a.example, https://b.example"}, {})
    assert found.allowed_origins == {"https://a.example", "https://b.example"}
    assert found.secure


@pytest.mark.parametrize(
    ("flags", "sentence"),
    [
        ({"port": "many"}, "port"),
        ({"port": "70000"}, "port"),
        ({"bot_seconds": "0"}, "bot_seconds"),
        ({"stand_in": "clever"}, "no bot 'clever' to stand in; there are newcomer, regular, expert$"),
        ({"bots": "club.py:Mason, other.py:Mason"}, "two bots are called 'mason'"),
        ({"bots": "club.py:Expert"}, "two bots are called 'expert'"),
        ({"bots": "club.py:"}, "a bot cannot be called ''"),
        ({"bots": "club.py:Ünal"}, "a bot cannot be called 'ünal'"),
        ({"config": "/nowhere.toml"}, "cannot read /nowhere.toml: No such file"),
        ({"database": "mysql://a/b"}, "begins with postgresql:// or sqlite:///"),
    ],
)
def test_a_wrong_setting_is_named(flags: dict[str, str], sentence: str) -> None:
    with pytest.raises(BadSettings, match=sentence) as said:
        gathered(flags, {})
    assert in_language(str(said.value), "fa") != sentences_in("fa").text(OTHER, {})


def test_a_file_with_an_unknown_setting_or_no_toml_is_refused(tmp_path: Path) -> None:
    for content, sentence in (("colour = 1", "colour"), ("port: 3", "not TOML")):
        file = tmp_path / "mizban.toml"
        file.write_text(content)
        with pytest.raises(BadSettings, match=sentence):
            gathered({"config": str(file)}, {})


def test_beside_the_levels_only_the_bots_of_the_setting_may_be_seated_by_the_names_of_their_classes() -> None:
    levels = {"newcomer": "newcomer", "regular": "regular", "expert": "expert"}
    assert gathered({}, {}).seatable == levels
    found = gathered({"bots": "club.py:FarSighted, masonry.bots:Mason_2, random", "stand_in": "far-sighted"}, {})
    others = {"far-sighted": "club.py:FarSighted", "mason-2": "masonry.bots:Mason_2", "random": "random"}
    assert found.seatable == {**levels, **others}
