"""Choices as text: each answer has a verb and a thing, and a whole choice can be written down and read back.

A choice is the answers of one seat from a whole question through all that narrow it: move S-R P5, buy 2 wood brick.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final, Generic, Optional, TypeVar

from mypy_extensions import mypyc_attr

from mizban.core.errors import NotAnAnswer
from mizban.core.flow import asked, play
from mizban.core.reading import shown
from mizban.core.state import Ask, S, State
from mizban.core.steps import step_name
from mizban.core.words import Args, Word, why_not_now

A = TypeVar("A", bound=Ask[Any])
LONGEST: Final = 300  # letters of a text
NONE: Final = -1


class Sign:
    """What an answer does, and with which things: move card:S-R, carry good:wood tile:stable, pass.

    A verb that only a later answer decides is left out.
    """

    def __init__(self, verb: str, *things: str) -> None:
        self.verb: Final = verb
        self.things: Final = things

    @property
    def thing(self) -> str:
        """The one name by which all point at what it is about; empty where there is nothing."""
        return "+".join(self.things)

    @property
    def names(self) -> list[str]:
        """The names of its things, without their kinds."""
        return [thing.partition(":")[2] for thing in self.things]


def is_name(word: str, thing: str) -> bool:
    """Whether a word names a thing, with or without its kind."""
    return word in (thing.casefold(), thing.partition(":")[2].casefold())


@mypyc_attr(allow_interpreted_subclasses=True)
class Wording(Generic[S, A]):
    """How one kind of question is put into words: its prompt, the signs of its answers, why one is refused."""

    many: ClassVar[tuple[str, ...]] = ()  # the verbs of which several things are chosen, in any order
    stop: ClassVar[int] = NONE  # the answer that means enough

    def __init__(self, verb: str, kind: str = "", names: tuple[str, ...] = ()) -> None:
        self.verb: Final = verb
        self.kind: Final = kind  # of the things that are its answers
        self.names: Final = names  # of those things, by answer

    def verbs(self) -> tuple[str, ...]:
        """All verbs of the question."""
        return (self.verb,)

    def sign(self, state: S, ask: A, answer: int) -> Sign:
        """What an answer does, and with which thing."""
        return Sign(self.verb, f"{self.kind}:{self.names[answer]}")

    def knows(self, state: S, ask: A, word: str) -> bool:
        """Whether a word could be an answer to this question, now or at another time."""
        return self.number(word) != NONE

    def number(self, word: str) -> int:
        """Which of its things a word names; -1 for none."""
        for i, name in enumerate(self.names):
            if is_name(word, f"{self.kind}:{name}"):
                return i
        return NONE

    def about(self, state: S, ask: A) -> Args:
        """What the prompt tells besides whom it asks."""
        return {}

    def prompt(self, state: S, ask: A) -> Word:
        """What a seat is asked to do."""
        return Word(f"ask-{spelled(ask)}", {"seat": ask.seat, **self.about(state, ask)})

    def option(self, state: S, ask: A, answer: int) -> Word:
        """What an answer means, and what comes of it."""
        return Word(f"answer-{spelled(ask)}", {self.kind: self.names[answer]})

    def refusal(self, state: S, ask: A, words: list[str]) -> Optional[Word]:
        """The first rule that forbids what is said: its own word first, then those for later questions; or a set."""
        return None

    def asked_else(self, state: S, ask: A) -> Word:
        """Why something that belongs to another question must wait."""
        return Word("why-asked-else")


def spelled(ask: Ask[Any]) -> str:
    """The name of a question as it stands in the ids of messages."""
    return step_name(type(ask)).replace("_", "-")


Wordings = dict[type[Ask[Any]], Wording[Any, Any]]


def narrowed(state: State, seat: int) -> Optional[Ask[Any]]:
    """The question that goes on with a choice already begun, if that is what a seat is asked."""
    ask = asked(state, seat)
    return ask if ask is not None and type(ask.whole()) is not type(ask) else None


def after(state: State, seat: int, answer: int) -> State:
    """The state after an answer; the one before stays as it is."""
    then = state.copy()
    play(then, seat, answer)
    return then


# Writing


def begun(wordings: Wordings, state: State, seat: int) -> list[Sign]:
    """What a seat has chosen so far of a choice that goes on."""
    ask = asked(state, seat)
    return [] if ask is None else signs(wordings, start_of(state, ask), seat, ask.so_far())


def start_of(state: State, ask: Ask[Any]) -> State:
    """The state as it was before a choice was begun."""
    start = state.copy()
    stack = start.lanes[ask.seat] if start.lanes else start.todo
    stack[-1] = ask.whole()
    return start


def signs(wordings: Wordings, state: State, seat: int, answers: list[int]) -> list[Sign]:
    """The signs of answers, given one after the other; those that only end a set have none."""
    found: list[Sign] = []
    for answer in answers:
        ask = asked(state, seat)
        assert ask is not None
        wording = wordings[type(ask)]
        if answer != wording.stop or not found:
            found.append(wording.sign(state, ask, answer))
        state = after(state, seat, answer)
    return found


def written(wordings: Wordings, state: State, seat: int, answers: list[int]) -> str:
    """A choice as text: its verb, then its things; equal ones that follow each other are counted."""
    found = signs(wordings, state, seat, answers)
    words = [sign.verb for sign in found if sign.verb][:1]
    names = [name for sign in found for name in sign.names]
    for i, name in enumerate(names):
        if i and names[i - 1] == name:
            continue
        count = 1
        while i + count < len(names) and names[i + count] == name:
            count += 1
        words += [str(count), name] if count > 1 else [name]
    return " ".join(words)


def choices(wordings: Wordings, state: State, seat: int) -> list[str]:
    """Every whole choice that a seat has now, as text."""
    ask = asked(state, seat)
    before = [] if ask is None else ask.so_far()
    start = state if ask is None else start_of(state, ask)
    return [written(wordings, start, seat, before + path) for path in paths(state, seat)]


def paths(state: State, seat: int) -> list[list[int]]:
    """Every way in which a seat can finish the choice it is asked for."""
    ask = asked(state, seat)
    if ask is None:
        return []
    found: list[list[int]] = []
    for answer in ask.options(state):
        then = after(state, seat, answer)
        if narrowed(then, seat) is None:
            found.append([answer])
        else:
            found += [[answer, *path] for path in paths(then, seat)]
    return found


# Reading


class Reading:
    """What a text means to the question that a seat is asked: the ways to do it, or the first rule against it."""

    def __init__(self, wordings: Wordings, seat: int, verb: str, said: list[str]) -> None:
        self.wordings: Final = wordings
        self.seat: Final = seat
        self.verb: Final = verb
        self.said: Final = said  # all words after the verb
        self.ways: Final[list[list[int]]] = []
        self.refusal: Optional[Word] = None

    def refuse(self, reason: Optional[Word]) -> None:
        """Keep the first reason."""
        if self.refusal is None:
            self.refusal = reason

    def follow(self, state: State, ask: Ask[Any], words: list[str], before: list[int], due: str) -> None:
        """Go on from a question with the words that are left, and with the verb while it is due."""
        wording = self.wordings[type(ask)]
        if not words and not due:
            self.ways.append(before)
        elif wording.many and self.is_set(wording):
            self.fill(state, ask, words, before)
            if not self.ways:
                self.refuse(wording.refusal(state, ask, self.said))
        else:
            self.choose(state, ask, words, before, due)

    def is_set(self, wording: Wording[Any, Any]) -> bool:
        return not self.verb or self.verb in wording.many

    def choose(self, state: State, ask: Ask[Any], words: list[str], before: list[int], due: str) -> None:
        """Give the answer that the first word for this question names; without such a word it stays open."""
        wording = self.wordings[type(ask)]
        said = [word for word in words if wording.knows(state, ask, word)][:1]
        found = False
        for answer in ask.options(state):
            sign = wording.sign(state, ask, answer)
            left = without(words, sign) if said else words
            if left is None or self.verb not in ("", sign.verb or self.verb):
                continue
            found = True
            self.advance(after(state, self.seat, answer), left, [*before, answer], "" if sign.verb else due)
        if not found:
            others = [word for word in words if word not in said]
            self.refuse(wording.refusal(state, ask, said + others) or wording.asked_else(state, ask))

    def advance(self, state: State, words: list[str], before: list[int], due: str) -> None:
        """The choice goes on, or is finished; then nothing may be left to say."""
        ask = narrowed(state, self.seat)
        if ask is not None:
            self.follow(state, ask, words, before, due)
        elif not words and not due:
            self.ways.append(before)

    def fill(self, state: State, ask: Ask[Any], bag: list[str], before: list[int]) -> None:
        """Use up all words of a set, in the order in which the rules ask for them."""
        wording = self.wordings[type(ask)]
        options = ask.options(state)
        if not bag and wording.stop in options:
            self.ways.append([*before, wording.stop])
            return
        for answer in options:
            sign = wording.sign(state, ask, answer)
            left = without(bag, sign) if self.verb in ("", sign.verb or self.verb) else None
            if self.ways or left is None or not sign.things:
                continue
            then = after(state, self.seat, answer)
            more = narrowed(then, self.seat)
            if more is not None:
                self.fill(then, more, left, [*before, answer])
            elif not left:
                self.ways.append([*before, answer])


def without(bag: list[str], sign: Sign) -> Optional[list[str]]:
    """The words but those that name the things of an answer; None if one of them is not named."""
    left = bag
    for thing in sign.things:
        i = next((i for i, word in enumerate(left) if is_name(word, thing)), NONE)
        if i == NONE:
            return None
        left = left[:i] + left[i + 1 :]
    return left


def read(wordings: Wordings, state: State, seat: int, text: str) -> Reading:
    """What a text means now."""
    verb, words = parsed(wordings, text)
    reading = Reading(wordings, seat, verb, words)
    ask = asked(state, seat)
    if ask is None:
        reading.refuse(why_not_now(state))
        return reading
    wording = wordings[type(ask)]
    if not is_about(wordings, wording, verb, words):
        reading.refuse(wording.asked_else(state, ask))
        return reading
    left = unsaid(begun(wordings, state, seat), wording, state, ask, words, reading)
    if reading.refusal is None:
        reading.follow(state, ask, left, [], verb)
    if not reading.ways and reading.refusal is None:
        raise NotAnAnswer(f"{shown(text)} says more than one choice takes")
    return reading


def parsed(wordings: Wordings, text: str) -> tuple[str, list[str]]:
    """The verb of a text, if it has one, and its words; a number counts the word after it, unless it is a name."""
    if len(text) > LONGEST:
        raise NotAnAnswer(f"a choice has at most {LONGEST} letters")
    words = text.casefold().split()
    if not words:
        raise NotAnAnswer(f"a choice begins with one of {verb_list(wordings)}")
    verb = words[0] if words and words[0] in verbs_of(wordings) else ""
    words = words[1:] if verb else words
    for word in words:
        if not word.isdecimal() and not is_named(wordings, verb, word):
            raise NotAnAnswer(f"{shown(word)} is no word of {verb or 'this game'}; verbs are {verb_list(wordings)}")
    return verb, counted(wordings, verb, words)


def counted(wordings: Wordings, verb: str, words: list[str]) -> list[str]:
    """Words with their numbers written out: 2 wood is wood wood."""
    found: list[str] = []
    count = 1
    for word in words:
        if is_named(wordings, verb, word):
            found += [word] * min(count, LONGEST)
            count = 1
        elif count == 1 and 0 < int(word) < LONGEST:
            count = int(word)
        else:
            raise NotAnAnswer(f"{shown(word)} counts nothing")
    if count > 1:
        raise NotAnAnswer(f"{count} counts nothing")
    return found


def verbs_of(wordings: Wordings) -> list[str]:
    """All verbs of a game."""
    return sorted({verb for wording in wordings.values() for verb in wording.verbs()})


def verb_list(wordings: Wordings) -> str:
    return ", ".join(verbs_of(wordings))


def is_named(wordings: Wordings, verb: str, word: str) -> bool:
    """Whether a word can name a thing after a verb."""
    own = [wording for wording in wordings.values() if not verb or verb in wording.verbs()]
    return any(wording.number(word) != NONE for wording in own)


def is_about(wordings: Wordings, asked: Wording[Any, Any], verb: str, words: list[str]) -> bool:
    """Whether a text belongs to the question that is asked: by its verb, or else by its first word."""
    if verb:
        return verb in asked.verbs()
    return not words or any(is_named(wordings, each, words[0]) for each in asked.verbs())


def unsaid(
    chosen: list[Sign], wording: Wording[Any, Any], state: State, ask: Ask[Any], words: list[str], reading: Reading
) -> list[str]:
    """The words without what is chosen already; whoever says something else must take that back first."""
    left = words
    for sign in chosen:
        rest = without(left, sign)
        if rest is not None:
            left = rest
        elif left and not wording.knows(state, ask, left[0]):
            kind, _, name = sign.things[0].partition(":")
            reading.refuse(Word(f"why-other-{kind}", {kind: name}))
    return left


# Sets, thing by thing


class Addable:
    """How a set that is being chosen can go on: things that may still join it, and whether it is whole."""

    def __init__(self, more: list[str], whole: bool) -> None:
        self.more: Final = more
        self.whole: Final = whole


def addable(wordings: Wordings, state: State, seat: int, verb: str, chosen: list[str]) -> Optional[Addable]:
    """What can join the things chosen so far, in whatever order they were chosen; None where a verb takes no set."""
    ask = asked(state, seat)
    while ask is not None and verb not in wordings[type(ask)].many:
        answers = [each for each in ask.options(state) if wordings[type(ask)].sign(state, ask, each).verb == verb]
        if len(answers) != 1:
            return None
        state = after(state, seat, answers[0])
        ask = narrowed(state, seat)
    if ask is None:
        return None
    kind, names = wordings[type(ask)].kind, wordings[type(ask)].names
    things = [f"{kind}:{name}" for name in names]
    have = [thing for word in chosen for thing in things if is_name(word.casefold(), thing)]
    found = [each for each in sets(wordings, state, seat, ask, verb) if is_part(have, each)]
    joining = {thing for each in found for thing in each if each.count(thing) > have.count(thing)}
    whole = bool(have) and any(len(each) == len(have) for each in found)
    return Addable([thing for thing in things if thing in joining], whole)


def is_part(chosen: list[str], whole: list[str]) -> bool:
    """Whether a set has all the chosen things, each as often."""
    return all(whole.count(thing) >= chosen.count(thing) for thing in chosen)


def sets(wordings: Wordings, state: State, seat: int, ask: Ask[Any], verb: str) -> list[list[str]]:
    """All sets of things that a question allows, each in the order of the rules."""
    wording = wordings[type(ask)]
    found: list[list[str]] = []
    for answer in ask.options(state):
        sign = wording.sign(state, ask, answer)
        if answer == wording.stop:
            found.append([])
        elif sign.verb in ("", verb) and sign.things:
            then = after(state, seat, answer)
            more = narrowed(then, seat)
            rest = [[]] if more is None else sets(wordings, then, seat, more, verb)
            found += [[*sign.things, *each] for each in rest]
    return found
