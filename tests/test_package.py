"""The package as others get it: what is in it, and what is said about it."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parent.parent
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
LEFT_OUT = (".*", "build", "dist", "node_modules", "__pycache__", "*.egg-info", "*.so", "mizban-data", "pictures")
PACK = "import sys; from setuptools.build_meta import build_sdist; build_sdist(sys.argv[1])"


@pytest.fixture(scope="module")
def packed(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The names and the texts of a source distribution, made from a checkout in which the pages are built."""
    folder = tmp_path_factory.mktemp("package")
    shutil.copytree(ROOT, folder / "mizban", ignore=shutil.ignore_patterns(*LEFT_OUT))
    pages = folder / "mizban/src/mizban/server/web"
    shutil.rmtree(pages, ignore_errors=True)
    (pages / "assets").mkdir(parents=True)
    for name in ("index.html", "index.html.br", "assets/app.js"):
        (pages / name).write_text(name)
    command = [sys.executable, "-c", PACK, str(folder)]
    env = {**os.environ, "MIZBAN_PLAIN": "1"}
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=folder / "mizban", env=env)
    assert done.returncode == 0, done.stderr
    assert "no pages" not in done.stderr
    with tarfile.open(folder / f"mizban-{PROJECT['version']}.tar.gz") as archive:
        files = {each.name.split("/", 1)[1]: archive.extractfile(each) for each in archive if each.isfile()}
        return {name: file.read().decode("utf-8", "replace") for name, file in files.items() if file}


def test_a_source_distribution_has_the_pages_of_the_browser(packed: dict[str, str]) -> None:
    pages = {name for name in packed if name.startswith("src/mizban/server/web/")}
    assert pages == {f"src/mizban/server/web/{name}" for name in ("index.html", "index.html.br", "assets/app.js")}


def test_a_source_distribution_has_all_that_make_needs(packed: dict[str, str]) -> None:
    assert {"Makefile", "requirements/dev.txt", "web/package.json", "web/src/main.ts", "tests/test_package.py"} <= set(
        packed
    )
    assert [name for name in packed if "node_modules" in name or "__pycache__" in name] == []


def test_it_says_who_made_it_and_for_which_python(packed: dict[str, str]) -> None:
    about = packed["PKG-INFO"]
    assert "\nAuthor: The Mizban developers\n" in about
    assert "\nKeywords: board games," in about
    lowest = PROJECT["requires-python"].removeprefix(">=")
    versions = re.findall(r"^Classifier: Programming Language :: Python :: (3\.\d+)$", about, re.MULTILINE)
    assert versions[0] == lowest
    assert versions == [f"3.{int(lowest[2:]) + i}" for i in range(len(versions))]


def test_the_page_for_a_package_index_shows_nothing_that_is_not_there(packed: dict[str, str]) -> None:
    text = (ROOT / PROJECT["readme"]).read_text(encoding="utf-8")
    assert text.strip() in packed["PKG-INFO"]
    assert [target for target in re.findall(r"\]\(([^)]*)\)", text) if not target.startswith("https://")] == []
    assert [url for url in PROJECT.get("urls", {}).values() if not url.startswith("https://")] == []


@pytest.mark.parametrize("page", ["README.md", "docs/package.md", "docs/server.md", "docs/tutorial.md"])
def test_what_is_installed_exists(page: str) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    lines = re.findall(r"pip install .*", text)
    assert lines
    assert {extra for line in lines for extra in re.findall(r"\[(\w+)\]", line)} <= set(
        PROJECT["optional-dependencies"]
    )
    assert set(re.findall(r"mizban-(\d[\d.]*)-…", text)) <= {PROJECT["version"]}
