"""The notation on a toy: a basket is filled with things of two kinds that share their names, and a card interrupts."""

from __future__ import annotations

from typing import Any, ClassVar, Final, Optional

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from mizban.core.errors import NotAnAnswer
from mizban.core.notation.reading import Reading, parsed, read
from mizban.core.notation.sets import sets_of
from mizban.core.notation.wording import Sign, Wording, Wordings, full_name, grammar, short_name
from mizban.core.notation.writing import as_text, choices, counted, paths
from mizban.core.state import Ask, State
from mizban.core.words import Word

STOP: Final = 4
THINGS: Final = ("nut:1", "nut:2", "egg:1", "egg:2")  # by answer


class Toy(State):
    def copy(self) -> Toy:
        return Toy(self.seats, self)


class Card(Ask):
    answers: ClassVar[int] = 1


class Offer(Ask):
    """Leave it, or fill a basket."""

    answers: ClassVar[int] = 2
    free: ClassVar[Optional[type[Any]]] = Card

    def options(self, state: Toy) -> vec[i64]:
        return vec[i64]([0, 1, 2])

    def run(self, state: Toy, answer: i64) -> None:
        if answer:
            state.plan([Fill(0, 0)] if answer == 1 else [Show(0), self])


class Fill(Ask):
    """What goes into the basket? Two things at least, in the order of their answers."""

    answers: ClassVar[int] = 5
    free: ClassVar[Optional[type[Any]]] = Card

    def __init__(self, seat: i64, filled: i64) -> None:
        super().__init__(seat)
        self.filled: Final = filled  # bits

    def chosen(self) -> list[int]:
        return [thing for thing in range(4) if self.filled >> thing & 1]

    def options(self, state: Toy) -> vec[i64]:
        own = [thing for thing in range(4) if not self.filled >> thing]
        return vec[i64](own + ([STOP] if len(self.chosen()) > 1 else []) + ([] if self.filled else [5]))

    def run(self, state: Toy, answer: i64) -> None:
        if answer == 5:
            state.plan([Show(0), self])
        elif answer != STOP:
            state.plan([Fill(0, self.filled | 1 << answer)])

    def whole(self) -> Offer:
        return Offer(0)

    def so_far(self, state: Toy) -> list[int]:
        return [1, *self.chosen()]


class Show(Ask):
    """Which side of the card? Then what it interrupted goes on."""

    answers: ClassVar[int] = 2

    def options(self, state: Toy) -> vec[i64]:
        return vec[i64]([0, 1])

    def run(self, state: Toy, answer: i64) -> None:
        pass


class OfferWords(Wording[Toy, Offer]):
    def verbs(self) -> tuple[str, ...]:
        return "fill", "leave"

    def sign(self, state: Toy, ask: Offer, answer: int) -> Sign:
        return Sign("fill" if answer else "leave")


class FillWords(Wording[Toy, Fill]):
    many: ClassVar[tuple[str, ...]] = ("fill",)
    stop: ClassVar[int] = STOP

    def verbs(self) -> tuple[str, ...]:
        return "fill", "enough"

    def kinds(self, verb: str) -> tuple[str, ...]:
        return ("nut", "egg") if verb == "fill" else ()

    def sign(self, state: Toy, ask: Fill, answer: int) -> Sign:
        return Sign("enough") if answer == STOP else Sign("fill", THINGS[answer])

    def has(self, word: str) -> bool:
        return any(word in (thing, thing[-1]) for thing in THINGS)

    def refusal(self, state: Toy, ask: Fill, words: list[str]) -> Word:
        return Word("why-not-so", {"count": len(words)})


class CardWords(Wording[Toy, Ask]):
    def sign(self, state: Toy, ask: Ask, answer: int) -> Sign:
        return Sign("card", at="card")

    def must_wait(self, state: Toy, ask: Ask, verb: str) -> Word:
        return Word("why-card-waits")


WORDINGS: Wordings = {
    Offer: OfferWords("fill"),
    Fill: FillWords("fill"),
    Card: CardWords("card"),
    Show: Wording("side", "side", ("front", "back")),
}


def table(*steps: Ask) -> Toy:
    """What is asked next, first."""
    state = Toy(1)
    state.plan([*steps])
    return state


def reading(state: Toy, text: str) -> Reading:
    return read(WORDINGS, state, 0, text)


def test_the_first_kind_of_a_name_needs_no_kind() -> None:
    assert grammar(WORDINGS)["fill"] == ["fill NUT… EGG…"]
    assert [short_name(WORDINGS, "fill", thing) for thing in THINGS] == ["1", "2", "egg:1", "egg:2"]
    assert [full_name(WORDINGS, "fill", word) for word in ("1", "egg:1", "nut:1")] == ["nut:1", "egg:1", "nut:1"]
    assert full_name(WORDINGS, "side", "front") == "front"
    assert parsed(WORDINGS, "fill 1 egg:2") == ("fill", ["nut:1", "egg:2"])


def test_names_that_are_numbers_are_not_counted() -> None:
    assert counted(["3", "3", "3", "wood", "wood"], ["3", "3", "3", "wood", "wood"]) == ["3", "3", "3", "2", "wood"]
    assert as_text({}, [Sign("", "cell:1,2")]) == "1,2"


def test_a_number_without_a_verb_is_what_the_question_takes_it_for() -> None:
    assert parsed(WORDINGS, "1 egg:1", Fill(0, 0)) == ("", ["1", "egg:1"])
    assert parsed(WORDINGS, "2 front", Show(0)) == ("", ["front", "front"])
    assert parsed(WORDINGS, "front 2", Show(0)) == ("", ["front", "2"])
    with pytest.raises(NotAnAnswer, match="2 counts nothing"):
        parsed(WORDINGS, "side front 2", Show(0))


def test_a_set_is_read_in_any_order_and_written_in_one() -> None:
    state = table(Offer(0))
    for text in ("fill egg:1 2 1", "fill 1 2 egg:1", "fill 2 egg:1 1"):
        assert reading(state, text).ways == [[1, 0, 1, 2, STOP]]
    assert "fill 1 2 egg:1" in choices(WORDINGS, state, 0)
    found = sets_of(WORDINGS, state, 0, "fill", ["egg:1"])
    assert found is not None
    assert (found.addable(["egg:1"]).more, found.addable(["egg:1"]).whole) == (["egg:2", "nut:1", "nut:2"], False)


def test_a_free_action_in_the_middle_is_a_choice_of_its_own() -> None:
    offered, begun = table(Offer(0)), table(Fill(0, 0))
    assert [path for path in paths(offered, 0) if path[-1] in (2, 5)] == [[2]]
    assert [path for path in paths(begun, 0) if path[-1] == 5] == [[5]]
    assert choices(WORDINGS, begun, 0)[-1] == "card"
    assert reading(begun, "card").ways == [[5]]


def test_what_was_interrupted_is_no_part_of_the_choice_that_interrupts() -> None:
    state = table(Show(0), Fill(0, 0))
    assert paths(state, 0) == [[0], [1]]
    assert reading(state, "side back").ways == [[1]]


def test_a_set_that_is_begun_and_said_again_is_meant_to_be_whole() -> None:
    assert reading(table(Fill(0, 0b11)), "fill 2 1").ways == [[STOP]]
    assert reading(table(Fill(0, 0b11)), "fill egg:1").ways == [[2, STOP]]
    assert reading(table(Fill(0, 0b11)), "fill").ways == [[]]
    assert reading(table(Fill(0, 0b11)), "enough").ways == [[STOP]]
    assert reading(table(Fill(0, 0b01)), "fill 1").refusal == Word("why-not-so", {"count": 0})


def test_a_verb_may_say_itself_why_it_must_wait() -> None:
    assert reading(table(Show(0)), "card").refusal == Word("why-card-waits")
    assert reading(table(Show(0)), "leave").refusal == Word("why-asked-else")
