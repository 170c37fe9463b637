"""Sets, thing by thing: what may still join the things that somebody has chosen, in whatever order."""

from __future__ import annotations

from typing import Final, Optional

from mizban.core.flow import asked
from mizban.core.notation.reading import begun_set, beyond, without
from mizban.core.notation.wording import Named, Sign, Wordings, is_name, joins, sign_of
from mizban.core.notation.writing import after, begun, narrowed
from mizban.core.state import Ask, State


class Addable:
    """How a set that is being chosen can go on: things that may still join it, and whether it is whole."""

    def __init__(self, more: list[str], whole: bool) -> None:
        self.more: Final = more
        self.whole: Final = whole


class Sets:
    """All sets of things that a verb can take now, after the things that were named before."""

    def __init__(self, named: list[str], found: list[list[Named]], begun: Optional[list[Named]] = None) -> None:
        self.named: Final = named  # the words that answer the questions before the set
        self.found: Final = [[thing for thing, _ in each] for each in found]  # each in the order of the rules
        self.begun: Final = begun or []  # things of answers given before the set, which may be said again
        self.things: Final = list(dict.fromkeys([each for some in found for each in some]))

    def addable(self, chosen: list[str]) -> Addable:
        """What can join the things chosen so far, in whatever order they were chosen."""
        more: dict[str, None] = {}
        whole = False
        own = [word.casefold() for word in chosen if not self.is_begun(word.casefold())]
        for wanted in self.meanings(own):
            for each in self.found:
                if all(each.count(thing) >= count for thing, count in wanted.items()):
                    whole = whole or (bool(own) and len(each) == len(own))
                    if len(more) < len(self.things):
                        more.update({thing: None for thing in each if each.count(thing) > wanted.get(thing, 0)})
        return Addable(sorted(more), whole)

    def is_begun(self, word: str) -> bool:
        """Whether a word says again what was answered before the set."""
        return any(is_name(word, thing, short) for thing, short in self.begun)

    def meanings(self, words: list[str]) -> list[dict[str, int]]:
        """How many of which things words can mean; more than one way only where kinds share names."""
        found: list[dict[str, int]] = [{}]
        for word in words:
            things = [thing for thing, short in self.things if is_name(word, thing, short)]
            longer = [{**each, thing: each.get(thing, 0) + 1} for each in found for thing in things]
            found = list({frozenset(each.items()): each for each in longer}.values())
        return found


class AnyOf(Sets):
    """The sets of a pool of which any things will do together, each once; they are not counted one by one."""

    def __init__(
        self, named: list[str], pool: list[Sign], begun: Optional[list[Named]] = None, own: Optional[list[Named]] = None
    ) -> None:
        super().__init__(named, [], begun)
        self.pool: Final = pool
        self.own: Final = own or []  # things of the set that are chosen already

    def addable(self, chosen: list[str]) -> Addable:
        words = [word for word in map(str.casefold, chosen) if not self.is_begun(word)]
        if beyond(words, self.pool):
            return Addable([], False)
        left = [sign for sign in self.pool if not any(without([word], sign.named) == [] for word in words)]
        whole = all(any(is_name(word, thing, short) for word in words) for thing, short in self.own)
        return Addable(sorted([thing for sign in left for thing in sign.things]), bool(words) and whole)


def sets_of(wordings: Wordings, state: State, seat: int, verb: str, words: list[str]) -> Optional[Sets]:
    """The sets that a verb can take, where the words lead to just one question for them; None where they do not."""
    ask = asked(state, seat)
    if ask is not None and ask.so_far(state) and verb in wordings[type(ask)].many:
        return rest_of_set(wordings, state, ask, verb)
    bag = words
    while ask is not None and verb not in wordings[type(ask)].many:
        found = leading(wordings, state, ask, verb, bag)
        if len(found) != 1:
            return None
        answer, bag = found[0]
        then = after(state, seat, answer)
        ask, state = narrowed(state, ask, then), then
    if ask is None:
        return None
    named = but(words, bag) or []
    pool = wordings[type(ask)].pool(state, ask)
    return Sets(named, all_sets(wordings, state, ask, verb)) if pool is None else AnyOf(named, pool)


def leading(wordings: Wordings, state: State, ask: Ask, verb: str, bag: list[str]) -> list[tuple[int, list[str]]]:
    """The answers that a verb and words can mean on the way to a set, each with the words that are left."""
    found: list[tuple[int, list[str]]] = []
    for answer in ask.options(state):
        sign = sign_of(wordings, state, ask, answer)
        left = without(bag, sign.named) if sign.verb in ("", verb) else None
        if left is not None:
            found.append((answer, left))
    return found


def rest_of_set(wordings: Wordings, state: State, ask: Ask, verb: str) -> Sets:
    """The sets that go on with what is begun, those things included; what was named before them may be said again."""
    chosen = begun(wordings, state, ask.seat)
    own = begun_set(wordings, state, ask, chosen)
    before = [each for sign in chosen for each in sign.named if each not in own]
    pool = wordings[type(ask)].pool(state, ask)
    if pool is not None:
        return AnyOf([], pool, before, own)
    return Sets([], [own + each for each in all_sets(wordings, state, ask, verb)], before)


def but(words: list[str], some: list[str]) -> Optional[list[str]]:
    """Words without some of them; None if those are not all there."""
    left = list(words)
    for word in some:
        if word not in left:
            return None
        left.remove(word)
    return left


def all_sets(wordings: Wordings, state: State, ask: Ask, verb: str) -> list[list[Named]]:
    """All sets of things that a question allows, each in the order of the rules."""
    stop = wordings[type(ask)].stop
    found: list[list[Named]] = []
    for answer in ask.options(state):
        if answer == stop:
            found.append([])
            continue
        sign = sign_of(wordings, state, ask, answer)
        if joins(wordings, ask, sign) and sign.verb == verb:
            then = after(state, ask.seat, answer)
            more = narrowed(state, ask, then)
            rest: list[list[Named]] = [[]] if more is None else all_sets(wordings, then, more, verb)
            found += [[*sign.named, *each] for each in rest]
    return found
