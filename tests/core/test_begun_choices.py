"""Choices that are begun and said again, on a table that has just enough for it: a tile, a turn, and pieces."""

from __future__ import annotations

from typing import Any, ClassVar, Final, Optional

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from mizban.core.notation.reading import Reading, read
from mizban.core.notation.sets import sets_of
from mizban.core.notation.wording import ByVerb, Sign, Wording, Wordings, grammar, numbers_by_name
from mizban.core.notation.writing import as_text, begun, choices
from mizban.core.state import Ask, State
from mizban.core.words import Word

TILES = ("mill", "Barn")
PIECES = ("red", "blue")
GONE = (*TILES, "hut")  # the last one lies there no more
ENOUGH = 2


class Table(State):
    """A state that remembers what was done."""

    def __init__(self, like: Optional[Table] = None) -> None:
        super().__init__(1, like)
        self.done: list[list[int]] = [] if like is None else like.done[:]

    def copy(self) -> Table:
        return Table(self)


class Act(Ask):
    """Take a tile (0, 1), or give one (2, 3)."""

    answers: ClassVar[int] = 4

    def options(self, state: Table) -> vec[i64]:
        return vec[i64]([0, 1, 2, 3])

    def run(self, state: Table, answer: i64) -> None:
        state.plan([Turned(0, answer)])


class Turned(Ask):
    """How is it turned?"""

    answers: ClassVar[int] = 2

    def __init__(self, seat: i64, act: i64) -> None:
        super().__init__(seat)
        self.act: Final = act

    def options(self, state: Table) -> vec[i64]:
        return vec[i64]([0, 1])

    def run(self, state: Table, answer: i64) -> None:
        state.plan([Pay(0, self.act, answer, 0)])

    def whole(self) -> Act:
        return Act(0)

    def so_far(self, state: Table) -> list[int]:
        return [self.act]


class Pay(Ask):
    """Which piece next, red ones before blue ones? At most two."""

    answers: ClassVar[int] = 3

    def __init__(self, seat: i64, act: i64, turn: i64, paid: i64) -> None:
        super().__init__(seat)
        self.act: Final = act
        self.turn: Final = turn
        self.paid: Final = paid  # a digit for each colour

    def pieces(self) -> list[int]:
        return [0] * (self.paid % 10) + [1] * (self.paid // 10)

    def options(self, state: Table) -> vec[i64]:
        first = max(self.pieces(), default=0)
        return vec[i64]([*range(first, 2), ENOUGH] if self.paid else [0, 1])

    def run(self, state: Table, answer: i64) -> None:
        paid = self.paid if answer == ENOUGH else self.paid + 10**answer
        pay = Pay(0, self.act, self.turn, paid)
        if answer == ENOUGH or len(pay.pieces()) == 2:
            state.done.append([self.act, self.turn, paid])
        else:
            state.plan([pay])

    def whole(self) -> Act:
        return Act(0)

    def so_far(self, state: Table) -> list[int]:
        return [self.act, self.turn, *self.pieces()]


class Lay(Ask):
    """Another question, whose places have numbers."""


class Which(ByVerb[Table, Act]):
    def verb_of(self, state: Table, ask: Act, answer: int) -> str:
        return "take" if answer < 2 else "give"


class Giving(Which):
    def meant(self, state: Table, ask: Act, words: list[str]) -> str:
        return "give"


class Named(Wording[Table, Act]):
    def sign(self, state: Table, ask: Act, answer: int) -> Sign:
        return Sign(self.verb, f"tile:{TILES[answer % 2]}")

    def refusal(self, state: Table, ask: Act, words: list[str]) -> Word:
        return Word(f"why-not-{self.verb}")


class Piece(Wording[Table, Pay]):
    many: ClassVar[tuple[str, ...]] = ("take", "give")
    stop: ClassVar[int] = ENOUGH

    def verbs(self) -> tuple[str, ...]:
        return "take", "give", "enough"

    def kinds(self, verb: str) -> tuple[str, ...]:
        return () if verb == "enough" else ("piece",)

    def sign(self, state: Table, ask: Pay, answer: int) -> Sign:
        verb = "take" if ask.act < 2 else "give"
        return Sign("enough") if answer == ENOUGH else Sign(verb, f"piece:{PIECES[answer]}")

    def refusal(self, state: Table, ask: Pay, words: list[str]) -> Word:
        return Word("why-not-so")


class Turn(Wording[Table, Turned]):
    def verbs(self) -> tuple[str, ...]:
        return "take", "give"

    def sign(self, state: Table, ask: Turned, answer: int) -> Sign:
        return Sign("take" if ask.act < 2 else "give", f"turn:{'ns'[answer]}")


WORDINGS: Wordings = {
    Act: Which({verb: Named(verb, "tile", GONE) for verb in ("take", "give")}),
    Turned: Turn("take", "turn", ("n", "s")),
    Pay: Piece("take", "piece", PIECES),
    Lay: Wording("lay", "place", ("1", "2")),
}


def table(*answers: int) -> Table:
    state = Table()
    state.todo = [Act(0)]
    for answer in answers:
        step: Any = state.todo.pop()
        step.run(state, answer)
    return state


def reading(text: str, *answers: int) -> Reading:
    return read(WORDINGS, table(*answers), 0, text)


def test_words_are_looked_up_with_and_without_their_kind_in_small_letters() -> None:
    assert numbers_by_name("tile", TILES) == {"mill": 0, "tile:mill": 0, "barn": 1, "tile:barn": 1}
    assert Wording[Any, Any]("take", "tile", TILES).number("oven") == -1


def test_only_equal_things_are_counted() -> None:
    assert (
        as_text({}, [Sign("use", "tile:mill"), Sign("use", "stack:mill"), Sign("use", "stack:mill")])
        == "use mill 2 mill"
    )


def test_a_wording_for_each_verb() -> None:
    assert grammar(WORDINGS) == {
        "enough": ["enough"],
        "give": ["give TILE TURN PIECE…"],
        "lay": ["lay PLACE"],
        "take": ["take TILE TURN PIECE…"],
    }
    assert reading("give mill n 2 red").ways == [[2, 0, 0, 0]]
    assert reading("take mill barn").ways == reading("give mill barn").ways == []


def test_each_verb_has_its_own_refusals() -> None:
    assert reading("take hut").refusal == Word("why-not-take")
    assert reading("give hut").refusal == Word("why-not-give")


def test_who_only_points_is_refused_by_the_verb_that_is_meant() -> None:
    assert reading("hut").refusal == Word("why-not-take"), "the first, where the game does not say"
    meaning = {**WORDINGS, Act: Giving({verb: Named(verb, "tile", GONE) for verb in ("take", "give")})}
    assert read(meaning, table(), 0, "hut").refusal == Word("why-not-give")


@pytest.mark.parametrize("text", ["take mill s red", "take s red", "take mill red", "take red", "red", "enough"])
def test_what_is_begun_may_be_said_again_each_part_for_itself(text: str) -> None:
    assert reading(text, 0, 1, 0).ways == [[ENOUGH]]


def test_without_a_verb_a_number_is_a_name_only_where_the_question_that_is_asked_knows_it() -> None:
    assert reading("2 red", 0, 1).ways == [[0, 0]]
    assert reading("lay 2").refusal == Word("why-asked-else")


def test_something_else_than_what_is_begun_must_be_taken_back_first() -> None:
    assert reading("take barn", 0, 1, 0).refusal == Word("why-other-tile", {"tile": "mill"})
    assert reading("take n", 0, 1, 0).refusal == Word("why-other-turn", {"turn": "s"})
    assert reading("take mill n", 0, 1, 0).refusal == Word("why-other-turn", {"turn": "s"})


def test_a_word_for_a_later_question_is_nothing_else() -> None:
    assert reading("take 2 red", 0).ways == [[0, 0, 0], [1, 0, 0]]


def test_a_set_that_is_begun_goes_on_or_ends() -> None:
    assert reading("take 2 red", 0, 1, 0).ways == [[0]]
    assert reading("take blue", 0, 1, 0).ways == [[1]]
    assert reading("take red blue", 0, 1, 0).ways == [[1]]


def test_another_verb_does_not_end_it() -> None:
    assert reading("give red", 0, 1, 0).ways == []


def test_what_is_begun_belongs_to_its_sets() -> None:
    state = table(0, 1, 0)
    assert [sign.things for sign in begun(WORDINGS, state, 0)] == [("tile:mill",), ("turn:s",), ("piece:red",)]
    assert choices(WORDINGS, state, 0) == ["take mill s 2 red", "take mill s red blue", "take mill s red"]
    sets = sets_of(WORDINGS, state, 0, "take", [])
    assert sets is not None
    assert sets.addable(["piece:red"]).whole
    assert sets.addable(["piece:red"]).more == ["piece:blue", "piece:red"]
