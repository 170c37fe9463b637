"""Writes the page of grammar of each game from its wordings: make grammar."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from mizban.core.game import Game
from mizban.core.notation.wording import grammar
from mizban.core.source import Fast
from mizban.language import bundle_of
from mizban.match import Match
from mizban.records import begin
from mizban.registry import find

HERE = Path(__file__).parent
GAMES = ("alhambra", "keyflower", "kilt-castle", "silver", "stone-age")
SHOWN = 3  # examples of a verb
TRIES = 12  # games in which they are looked for


def page(game: Game[Any]) -> str:
    """The shapes of all choices of a game, and the names of all its things."""
    title = bundle_of(game.id, "", "en").text("name", {})
    found = examples(game)
    verbs = [verb_row(game, verb, shapes, found.get(verb, [])) for verb, shapes in grammar(game.wordings).items()]
    kinds = [f"| {kind} | {quoted(names)} |" for kind, names in names_of(game).items()]
    chance = [f"- `{text}`" for text in found.get("", [])]
    return "\n".join(
        [
            f"# What can be said in {title}",
            "",
            "Made from the wordings of the game by `make grammar`. [How choices are said](../notation.md) tells how to",
            "read it. Dots mark a set, which is said whole and in any order, a slash one or the other; what is not",
            "asked for is left out.",
            "",
            "| Choice | Verb in Persian | Such as |",
            "| --- | --- | --- |",
            *verbs,
            "",
            "| Things | Names |",
            "| --- | --- |",
            *kinds,
            "",
            "What chance brings is written alike, in transcripts:",
            "",
            *chance,
            "",
        ]
    )


def verb_row(game: Game[Any], verb: str, shapes: list[str], found: list[str]) -> str:
    persian = bundle_of(game.id, "", "fa").text(f"verb-{verb}", {})
    return f"| {quoted(shapes)} | {persian} | {quoted(found)} |"


def quoted(texts: Iterable[str]) -> str:
    return ", ".join(f"`{text}`" for text in texts)


def names_of(game: Game[Any]) -> dict[str, list[str]]:
    """By kind, the names that the things of a game can have."""
    found: dict[str, dict[str, None]] = {}
    for wording in game.wordings.values():
        for verb in wording.verbs():
            for kind in wording.kinds(verb):
                if len(wording.kinds(verb)) == 1:
                    found.setdefault(kind, {}).update(dict.fromkeys(wording.examples(verb)))
    return {kind: sorted(names, key=order) for kind, names in sorted(found.items())}


def order(name: str) -> list[tuple[int, str]]:
    """P2 before P10."""
    return [(int(part), "") if part.isdecimal() else (-1, part) for part in re.split("([0-9]+)", name)]


def examples(game: Game[Any]) -> dict[str, list[str]]:
    """By verb, a few choices of random games; under nothing, one of each thing that chance has brought."""
    found: dict[str, list[str]] = {"": []}
    for n in range(TRIES):
        for seat, text in played(game, n).transcript():
            verb = text.split()[0]
            if seat is None:
                note(found[""], text, is_new=all(verb != other.split()[0] for other in found[""]))
            else:
                note(found.setdefault(verb, []), text, is_new=len(found[verb]) < SHOWN)
    return found


def note(texts: list[str], text: str, is_new: bool) -> None:
    if is_new and text not in texts:
        texts.append(text)


def played(game: Game[Any], n: int) -> Match:
    """A random game to its end."""
    source = Fast(n + 1)
    match = begin(game, game.seats[n % len(game.seats)], {}, bytes([n]) * 32)
    while not match.over:
        options = match.legal()
        match.play(options[source.below(len(options))])
    return match


if __name__ == "__main__":
    for id in GAMES:
        (HERE / f"{id}.md").write_text(page(find(id)), encoding="utf-8")
