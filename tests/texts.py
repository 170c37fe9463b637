"""Choices in words, for tests: what can be said of a way to play, and texts that mean nothing possible."""

from __future__ import annotations

import re
from collections import Counter
from itertools import product
from typing import Any, Optional

from mizban.core.errors import NotAnAnswer
from mizban.core.flow import asked
from mizban.core.game import Game
from mizban.core.notation.reading import read
from mizban.core.notation.wording import (
    SEVERAL,
    Sign,
    Wording,
    Wordings,
    grammar,
    is_free,
    is_known,
    joins,
    name_of,
    short_name,
    sign_of,
    verbs_of,
    wordings_of,
)
from mizban.core.notation.writing import after, before
from mizban.core.source import Fast
from mizban.core.state import Ask, State
from mizban.core.words import Plain, Word

MANY = 24  # texts of each verb
OPEN = 8  # things of which any may be left out


class Said:
    """One thing that a choice names, and the question that it answers."""

    def __init__(self, state: State, ask: Ask, name: str, is_set: bool, is_begun: bool) -> None:
        self.state = state
        self.ask = ask
        self.name = name  # as it is written after the verb
        self.long = name  # as it may also be said
        self.is_set = is_set
        self.is_begun = is_begun

    def is_taken(self, wordings: Wordings, verb: str, word: str) -> bool:
        """Whether the question would take another word after a verb for its own; one that is answered takes no more."""
        if self.is_begun:
            return word == self.name
        return is_known(wordings, self.state, self.ask, verb, word.casefold())


def said_by(wordings: Wordings, state: State, seat: int, answers: list[int]) -> tuple[str, list[Said]]:
    """The verb of a choice and all that it names, what is chosen already included."""
    ask = asked(state, seat)
    assert ask is not None
    so_far, now = ask.so_far(state), before(state, ask)
    verb, found = "", list[tuple[Said, str]]()
    for i, answer in enumerate(so_far + answers):
        ask = asked(now, seat)
        assert ask is not None
        sign = sign_of(wordings, now, ask, answer)
        if is_free(ask, answer):
            verb, found = "", []
        if answer != wordings[type(ask)].stop or not i:
            verb = verb or sign.verb
            is_set, is_begun = joins(wordings, ask, sign), i < len(so_far)
            names = sign.short or ("",) * len(sign.things)
            said = [Said(now, ask, name, is_set, is_begun) for name in names]
            found += zip(said, sign.things, strict=True)
        now = after(now, seat, answer)
    for each, thing in found:
        each.name = each.name or short_name(wordings, verb, thing)
        each.long = name_of(thing)
    return verb, [each for each, _ in found]


def endings(wordings: Wordings, state: State, seat: int) -> list[str]:
    """What ends a set that is begun, said alone."""
    ask = asked(state, seat)
    if ask is None or wordings[type(ask)].stop not in ask.options(state):
        return []
    return [sign_of(wordings, state, ask, wordings[type(ask)].stop).verb]


def forms(wordings: Wordings, verb: str, found: list[Said]) -> list[str]:
    """All texts that say a choice: things that answer one question each may be left open, a set is whole or left out.

    A thing is not left open where its question would take a later word for its own.
    """
    single = [each for each in found if not each.is_set][:OPEN]
    texts: list[str] = []
    for kept in product((True, False), repeat=len(single)):
        for extra in set_forms([each for each in found if each.is_set]):
            if not is_mistakable(wordings, verb, single, kept, extra):
                words = [each.name for each, keep in zip(single, kept, strict=True) if keep]
                texts.append(" ".join([verb, *words, *extra]))
    return texts


def set_forms(several: list[Said]) -> list[list[str]]:
    """How a set can be said: whole, or not at all; and of one that is begun, what is still to come."""
    begun, rest = ([each.name for each in several if each.is_begun is so] for so in (True, False))
    forms = [sorted(begun + rest), []]
    if begun and rest and Counter(begun) - Counter(rest):  # else it would be what is begun, said again
        forms.append(sorted(rest))
    return forms if several else [[]]


def is_mistakable(wordings: Wordings, verb: str, single: list[Said], kept: tuple[bool, ...], extra: list[str]) -> bool:
    """Whether the question of a thing that is left open would take a later word for its own."""
    for i, each in enumerate(single):
        others = zip(single[i:], kept[i:], strict=True)
        later = [other.name for other, keep in others if keep and other.ask is not each.ask]
        if not kept[i] and any(each.is_taken(wordings, verb, word) for word in later + extra):
            return True
    return False


def spoilt(wordings: Wordings, verb: str, found: list[Said], source: Fast) -> Optional[str]:
    """The whole text of a choice with one name in place of another that its question knows as well."""
    if not found:
        return None
    i = source.below(len(found))
    own = [wording for wording in wordings_of(wordings, found[i].ask) if verb in wording.verbs()]
    names = own[0].examples(verb)
    if not names:
        return None
    things = [each.name for each in found]
    things[i] = names[source.below(len(names))]
    single = [thing for thing, each in zip(things, found, strict=True) if not each.is_set]
    several = sorted(thing for thing, each in zip(things, found, strict=True) if each.is_set)
    return " ".join([verb, *single, *several])


_known: dict[int, tuple[Wordings, list[str]]] = {}


def every_text(wordings: Wordings) -> list[str]:
    """Some texts for each verb, from all that can ever be named after it; made once."""
    if id(wordings) not in _known:
        _known[id(wordings)] = wordings, made_texts(wordings)
    return _known[id(wordings)][1]


def made_texts(wordings: Wordings) -> list[str]:
    """Some texts for each verb."""
    source = Fast(1)
    found: list[str] = []
    for verb in verbs_of(wordings):
        asked_for = [wording for wording in wordings.values() if verb in wording.verbs()]
        rows = [wording.examples(verb) for wording in asked_for]
        found += [f"{verb} {each}" for row in rows for each in row[:: max(1, len(row) // 4)]]
        found += [some_text(verb, asked_for, source) for _ in range(MANY)]
    return list(dict.fromkeys(found))


def short_names(said: list[tuple[str, list[Said]]]) -> dict[str, str]:
    """By the long names of things, the short ones by which they are written."""
    return {each.long: each.name for _, found in said for each in found if ":" not in each.name}


def in_order(wordings: Wordings, text: str, short: dict[str, str]) -> str:
    """A text with short names, its words kind by kind; those of one kind stay in their order, unless they are a set."""
    verb, *words = [short.get(word, word) for word in text.split()]
    own = [wording for wording in wordings.values() if verb in wording.verbs()]
    kinds = {word: [kind_of(wording.of(verb), word) for wording in own] for word in words}
    single = [wording for wording in own if verb not in wording.many]
    several = {word for word in words if not any(wording.of(verb).has(word.casefold()) for wording in single)}
    order = sorted(words, key=lambda word: (max(kinds[word], default=""), word if word in several else ""))
    return " ".join([verb, *order])


def kind_of(wording: Wording[Any, Any], word: str) -> str:
    return wording.kind if wording.has(word.casefold()) else ""


def some_text(verb: str, asked_for: list[Wording[Any, Any]], source: Fast) -> str:
    """A text of a verb with a word for some of its questions, none that a question left open would take for its own."""
    single, several, left_open = list[str](), list[str](), list[Wording[Any, Any]]()
    for wording in asked_for:
        names = wording.examples(verb)
        word = names[source.below(len(names))] if names and source.below(3) else ""
        if not word or any(other.of(verb).has(word) for other in left_open):
            left_open.append(wording)
        else:
            (several if verb in wording.many else single).append(word)
    return " ".join([verb, *single, *sorted(several)])


def refusal(game: Game[Any], state: State, seat: int, text: str) -> str | Word | None:
    """Why a text is refused: by a rule, or as none of this game; None if it is possible."""
    try:
        reading = read(game.wordings, state, seat, text)
    except NotAnAnswer as error:
        return str(error)
    return None if reading.ways else reading.refusal


def is_shaped(wordings: Wordings, signs: list[Sign]) -> bool:
    """Whether the things of a choice come in the order of one of the shapes that the grammar gives its verb."""
    verb = next(sign.verb for sign in signs if sign.verb)
    kinds = "".join([f" {thing.partition(':')[0]}" for sign in signs for thing in sign.things])
    return any(re.fullmatch(pattern(shape), kinds) for shape in grammar(wordings)[verb])


def pattern(shape: str) -> str:
    """A shape as a regular expression for the kinds of a choice; what is not asked for is left out."""
    parts = [(part.rstrip(SEVERAL).lower().replace("/", "|"), part.endswith(SEVERAL)) for part in shape.split()[1:]]
    return "".join([f"(?: (?:{kinds})){'*' if is_set else '?'}" for kinds, is_set in parts])


def shuffled(text: str, found: list[Said], source: Fast) -> str:
    """A whole text with the things of its set in another order, each said alone."""
    verb = text.split()[0]
    single = [each.name for each in found if not each.is_set]
    several = [each.name for each in found if each.is_set]
    for i in range(len(several) - 1, 0, -1):
        j = source.below(i + 1)
        several[i], several[j] = several[j], several[i]
    return " ".join([verb, *single, *several])


def bare(told: list[Plain]) -> list[Plain]:
    """Events without the things that they point at."""
    return [{name: value for name, value in event.items() if name != "things"} for event in told]
