"""What the notation can do for any game: short names, places to point at, verbs that are decided late, loose sets."""

from __future__ import annotations

from typing import Any, ClassVar, Optional

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from mizban.core.errors import NotAnAnswer
from mizban.core.notation.reading import Reading, read
from mizban.core.notation.sets import Sets, all_sets, sets_of
from mizban.core.notation.wording import Sign, Wording, Wordings, is_name, is_named
from mizban.core.notation.writing import choices
from mizban.core.state import Ask, State, Step
from mizban.core.words import Word

JARS = 4
STOP = JARS


class Shelf(State):
    """Jars on a shelf, some of which stand too high."""

    def __init__(self, reach: i64 = JARS, like: Optional[Shelf] = None) -> None:
        super().__init__(1, like)
        self.reach = reach

    def copy(self) -> Shelf:
        return Shelf(self.reach, self)


class Shake(Ask):
    """Only numbers the free action: shake a jar, or turn it, which is decided next."""

    answers: ClassVar[int] = JARS


class Serve(Ask):
    """Ring the bell, or open jars."""

    answers: ClassVar[int] = 1 + JARS
    free: ClassVar[Optional[type[Any]]] = Shake

    def options(self, state: Shelf) -> vec[i64]:
        return vec[i64]([0, *range(1, 1 + state.reach), *range(1 + JARS, 1 + 2 * JARS)])

    def run(self, state: Shelf, answer: i64) -> None:
        if answer > JARS:
            state.plan([How(self.seat, answer - 1 - JARS), self])
        elif answer:
            state.plan([Open(self.seat, 1 << answer - 1)])


class Open(Ask):
    """Which further jar?"""

    answers: ClassVar[int] = JARS + 1

    def __init__(self, seat: i64, picked: i64) -> None:
        super().__init__(seat)
        self.picked = picked

    def options(self, state: Shelf) -> vec[i64]:
        return vec[i64]([*[jar for jar in range(state.reach) if 1 << jar > self.picked], STOP])

    def run(self, state: Shelf, answer: i64) -> None:
        if answer != STOP:
            state.plan([Open(self.seat, self.picked | 1 << answer)])

    def whole(self) -> Serve:
        return Serve(self.seat)

    def so_far(self, state: Shelf) -> list[int]:
        first, *more = [jar for jar in range(JARS) if self.picked >> jar & 1]
        return [1 + first, *more]


class How(Ask):
    """Shake or turn it?"""

    answers: ClassVar[int] = 2

    def __init__(self, seat: i64, jar: i64) -> None:
        super().__init__(seat)
        self.jar = jar

    def options(self, state: Shelf) -> vec[i64]:
        return vec[i64]([0, 1])

    def run(self, state: Shelf, answer: i64) -> None:
        pass

    def so_far(self, state: Shelf) -> list[int]:
        return [1 + JARS + self.jar]

    def unbegun(self, stack: list[Step]) -> list[Step]:
        return stack[:-1]


def jar_sign(verb: str, jar: int) -> Sign:
    return Sign(verb, f"jar:x{jar + 1}", short=(str(jar + 1),))


class Jars(Wording[Shelf, Any]):
    many: ClassVar[tuple[str, ...]] = ("open",)
    points: ClassVar[tuple[str, ...]] = ("bell",)
    loose = False

    def verbs(self) -> tuple[str, ...]:
        return ("ring", "open")

    def kinds(self, verb: str) -> tuple[str, ...]:
        return ("jar",) if verb == "open" else ()

    def has(self, word: str) -> bool:
        return any(is_name(word, f"jar:x{jar}", str(jar)) for jar in range(1, JARS + 1))

    def sign(self, state: Shelf, ask: Any, answer: int) -> Sign:
        return jar_sign("open", answer - 1) if answer else Sign("ring", at="bell")

    def pool(self, state: Shelf, ask: Any) -> Optional[list[Sign]]:
        return [jar_sign("open", jar) for jar in range(state.reach)] if self.loose else None

    def refusal(self, state: Shelf, ask: Any, words: list[str]) -> Optional[Word]:
        return Word("why-too-high") if words else None


class MoreJars(Jars):
    stop: ClassVar[int] = STOP

    def sign(self, state: Shelf, ask: Any, answer: int) -> Sign:
        return Sign("open") if answer == STOP else jar_sign("open", answer)

    def verbs(self) -> tuple[str, ...]:
        return ("open",)


class Shaken(Jars):
    many: ClassVar[tuple[str, ...]] = ()

    def verbs(self) -> tuple[str, ...]:
        return ("shake", "turn")

    def kinds(self, verb: str) -> tuple[str, ...]:
        return ("jar",)

    def sign(self, state: Shelf, ask: Any, answer: int) -> Sign:
        return jar_sign("", answer)

    def refusal(self, state: Shelf, ask: Any, words: list[str]) -> Word:
        return Word("why-stuck")


class HowTo(Wording[Shelf, How]):
    def verbs(self) -> tuple[str, ...]:
        return ("shake", "turn")

    def sign(self, state: Shelf, ask: How, answer: int) -> Sign:
        return Sign(("shake", "turn")[answer])


class LooseJars(Jars):
    loose = True


class MoreLooseJars(MoreJars):
    loose = True


STRICT: Wordings = {Serve: Jars(""), Open: MoreJars(""), Shake: Shaken(""), How: HowTo("")}
LOOSE: Wordings = {**STRICT, Serve: LooseJars(""), Open: MoreLooseJars("")}
both = pytest.mark.parametrize("wordings", [STRICT, LOOSE], ids=["strict", "loose"])


def shelf(ask: Optional[Ask] = None, reach: int = JARS) -> Shelf:
    state = Shelf(reach)
    state.plan([Serve(0)] if ask is None else [ask] if isinstance(ask, Open) else [ask, Serve(0)])
    return state


def said(text: str, state: Optional[Shelf] = None, wordings: Wordings = STRICT) -> Reading:
    return read(wordings, state or shelf(), 0, text)


def test_a_thing_is_called_by_its_short_name_too_and_written_so() -> None:
    sign = Sign("open", "jar:x2", "jar:y3", short=("2", "y3"))
    assert (sign.named, sign.thing) == ([("jar:x2", "2"), ("jar:y3", "y3")], "jar:x2+jar:y3")
    assert Sign("open", "jar:x2").named == [("jar:x2", "x2")]
    assert [is_name(word, "jar:x2", "2") for word in ("2", "x2", "jar:x2", "jar:2", "")] == [True] * 3 + [False] * 2
    assert not is_name("", "jar:x2")


@both
def test_a_set_is_read_by_either_name_in_any_order(wordings: Wordings) -> None:
    assert said("open 3 x1 jar:x2", wordings=wordings).ways == [[1, 1, 2, STOP]]
    assert "open 1 2 3" in choices(wordings, shelf(), 0)


@both
def test_a_set_that_cannot_be_is_refused(wordings: Wordings) -> None:
    for text in ("open 1 1", "open 1 x1", "open 1 4"):
        assert said(text, shelf(reach=3), wordings).refusal == Word("why-too-high")


@both
def test_a_set_that_is_begun_is_said_whole_or_goes_on(wordings: Wordings) -> None:
    begun = shelf(Open(0, 0b0101))
    assert said("open 3 1", begun, wordings).ways == [[STOP]]
    assert said("open 1 4 3", begun, wordings).ways == [[3, STOP]]
    assert said("open 4", begun, wordings).ways == [[3, STOP]]  # or only what is still to come
    for text in ("open 1", "open 2 1"):
        assert said(text, begun, wordings).refusal is not None


def test_what_may_join_a_loose_set_is_what_the_sets_one_by_one_say() -> None:
    state = shelf(reach=3)
    loose, slow = sets_of(LOOSE, state, 0, "open", []), Sets([], all_sets(STRICT, state, state.todo[-1], "open"))  # type: ignore[arg-type]
    assert loose is not None
    assert loose.found == []
    for chosen in ([], ["1"], ["jar:x1", "x3"], ["1", "x1"], ["x4"], ["1", "2", "3"]):
        fast, found = loose.addable(chosen), slow.addable(chosen)
        assert (fast.more, fast.whole) == (found.more, found.whole)


def test_an_answer_that_names_nothing_is_pointed_at() -> None:
    assert said("bell").ways == said("ring").ways == [[0]]
    assert Sign("ring", at="bell").thing == "bell"
    with pytest.raises(NotAnAnswer, match="is no word of ring"):
        said("ring bell")


def test_a_verb_that_takes_nothing_takes_no_words() -> None:
    assert not is_named(STRICT, "ring", "1")
    with pytest.raises(NotAnAnswer, match="counts nothing"):
        said("ring 1")


def test_a_verb_may_be_decided_after_a_free_action_is_begun() -> None:
    assert said("turn 2").ways == [[6, 1]]
    assert said("shake x2", shelf(How(0, 1))).ways == [[0]]


def test_a_question_that_lacks_the_verb_is_not_the_one_to_blame() -> None:
    """The free action is offered under no verb; what it asks next has nothing to say about jars to be opened."""
    assert said("open 4", shelf(reach=3)).refusal == Word("why-too-high")


def test_words_after_another_verb_are_no_free_action() -> None:
    assert said("open 2").ways == [[2, STOP]]
    assert sorted(said("2").ways) == [[2, STOP], [6]]
