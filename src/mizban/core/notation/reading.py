"""Choices as they are read: the words of a text are matched question by question."""

from __future__ import annotations

from typing import Any, Final, Optional

from mizban.core.errors import NotAnAnswer
from mizban.core.flow import asked, is_over, waiting
from mizban.core.notation.wording import (
    NONE,
    Sign,
    Wording,
    Wordings,
    is_name,
    is_named,
    joins,
    sign_of,
    verbs_of,
    wordings_of,
)
from mizban.core.notation.writing import after, begun, narrowed
from mizban.core.reading import shown
from mizban.core.state import Ask, State
from mizban.core.words import Word

LONGEST: Final = 300  # letters of a text
FURTHEST: Final = 20_000  # questions that are looked at


def read(wordings: Wordings, state: State, seat: int, text: str) -> Reading:
    """What a text means now."""
    verb, words = parsed(wordings, text)
    reading = Reading(wordings, seat, verb)
    ask = asked(state, seat)
    if ask is None:
        reading.refuse(why_not_now(state))
    elif not is_about(wordings, ask, verb, words):
        reading.refuse(wordings[type(ask)].asked_else(state, ask))
    else:
        chosen = begun(wordings, state, seat)
        left = reading.unsaid(state, ask, chosen, words)
        if reading.refusal is None:
            said = any(sign.verb == verb for sign in chosen)
            reading.follow(state, ask, left, [], "" if said else verb)
        if not reading.ways and reading.refusal is None:
            raise NotAnAnswer(f"{shown(text)} says more than one choice takes")
    return reading


def why_not_now(state: State) -> Word:
    """Why a seat that is not asked can do nothing: it is another's turn, or the game is over."""
    if is_over(state):
        return Word("why-over")
    others = waiting(state)
    return Word("why-not-your-turn", {"other": others[0]}) if others else Word("why-not-now")


# Words


def parsed(wordings: Wordings, text: str) -> tuple[str, list[str]]:
    """The verb of a text, if it has one, and its words; a number counts the word after it, unless it is a name."""
    if len(text) > LONGEST:
        raise NotAnAnswer(f"a choice has at most {LONGEST} letters")
    words = text.casefold().split()
    verbs = verbs_of(wordings)
    if not words:
        raise NotAnAnswer(f"a choice begins with one of {', '.join(verbs)}")
    verb = words[0] if words[0] in verbs else ""
    words = words[1:] if verb else words
    for word in words:
        if not is_count(word) and not is_named(wordings, verb, word):
            raise NotAnAnswer(f"{shown(word)} is no word of {verb or 'this game'}; verbs are {', '.join(verbs)}")
    return verb, counted(wordings, verb, words)


def is_count(word: str) -> bool:
    """Whether a word is a number that may count another."""
    return word.isascii() and word.isdecimal() and len(word) <= 3 and int(word) > 0


def counted(wordings: Wordings, verb: str, words: list[str]) -> list[str]:
    """Words with their numbers written out: 2 wood is wood wood."""
    found: list[str] = []
    count = 0
    for word in words:
        if is_named(wordings, verb, word):
            found += [word] * max(count, 1)
            count = 0
        elif count == 0 and int(word) <= LONGEST:
            count = int(word)
        else:
            raise NotAnAnswer(f"{shown(word)} counts nothing")
    if count:
        raise NotAnAnswer(f"{count} counts nothing")
    return found


def is_about(wordings: Wordings, ask: Ask[Any], verb: str, words: list[str]) -> bool:
    """Whether a text belongs to the question that is asked: by its verb, or else by its first word."""
    verbs = [each for wording in wordings_of(wordings, ask) for each in wording.verbs()]
    if verb:
        return verb in verbs
    return any(is_named(wordings, each, words[0]) for each in verbs)


def without(bag: list[str], things: tuple[str, ...]) -> Optional[list[str]]:
    """The words but those that name these things; None if one of them is not named."""
    left = bag
    for thing in things:
        i = next((i for i, word in enumerate(left) if is_name(word, thing)), NONE)
        if i == NONE:
            return None
        left = left[:i] + left[i + 1 :]
    return left


def naming(words: list[str], said: list[str], things: tuple[str, ...]) -> Optional[list[str]]:
    """The words but those said about these things, of which some may stay open; None if one of them is another."""
    left, open_things = list(words), list(things)
    for word in said[: max(1, len(things))]:
        i = next((i for i, thing in enumerate(open_things) if is_name(word, thing)), NONE)
        if i == NONE:
            return None
        open_things.pop(i)
        left.remove(word)
    return left


# The walk


class Reading:
    """What a text means to the question that a seat is asked: the ways to do it, or the first rule against it."""

    def __init__(self, wordings: Wordings, seat: int, verb: str) -> None:
        self.wordings: Final = wordings
        self.seat: Final = seat
        self.verb: Final = verb
        self.ways: Final[list[list[int]]] = []
        self.refusal: Optional[Word] = None
        self.visited = 0

    def refuse(self, reason: Optional[Word]) -> None:
        """Keep the first reason."""
        if self.refusal is None:
            self.refusal = reason

    def unsaid(self, state: State, ask: Ask[Any], chosen: list[Sign], words: list[str]) -> list[str]:
        """The words without what is chosen already; whoever says something else must take that back first."""
        left = words
        for sign in chosen:
            rest = without(left, sign.things)
            if rest is not None:
                left = rest
            elif left and not self.is_known(state, ask, left[0]):
                kind, _, name = sign.things[0].partition(":")
                self.refuse(Word(f"why-other-{kind}", {kind: name}))
        return left

    def is_known(self, state: State, ask: Ask[Any], word: str) -> bool:
        """Whether a word could be an answer to a question, or a free action before it."""
        own, *free = wordings_of(self.wordings, ask)
        return own.knows(state, ask, word) or any(wording.has(word) for wording in free)

    def visit(self) -> None:
        """A text that leaves too much open is not looked into without end."""
        self.visited += 1
        if self.visited > FURTHEST:
            raise NotAnAnswer("that leaves too much open; say more of it")

    def follow(self, state: State, ask: Ask[Any], words: list[str], before: list[int], due: str) -> None:
        """Go on from a question with the words that are left, and with the verb while it is due."""
        self.visit()
        if not words and not due:
            self.ways.append(before)
            return
        is_chosen = self.choose(state, ask, words, before, due)
        if self.takes_set(state, ask):
            if not words:
                self.ways.append(before)
            is_chosen = not words or self.fill(state, ask, words, before) or is_chosen
        if not is_chosen:
            self.refuse(self.reason(state, ask, words))

    def choose(self, state: State, ask: Ask[Any], words: list[str], before: list[int], due: str) -> bool:
        """Give the answers that the first word for this question names; without such a word it stays open.

        Says whether there are any; whether they lead on is for later questions to say.
        """
        said = [word for word in words if self.is_known(state, ask, word)]
        found = False
        for answer in ask.options(state):
            sign = sign_of(self.wordings, state, ask, answer)
            if self.is_meant(sign) and not joins(self.wordings, ask, sign):
                left = naming(words, said, sign.things) if said else words
                if left is not None:
                    found = True
                    self.advance(after(state, self.seat, answer), left, [*before, answer], "" if sign.verb else due)
        return found

    def is_meant(self, sign: Sign) -> bool:
        """Whether the verb that was said, if any, is the one of an answer, or may still become it."""
        return not self.verb or sign.verb in ("", self.verb)

    def takes_set(self, state: State, ask: Ask[Any]) -> bool:
        """Whether several things can be chosen here with the verb that was said."""
        many = self.wordings[type(ask)].many
        if not many or (self.verb and self.verb not in many):
            return False
        signs = [sign_of(self.wordings, state, ask, answer) for answer in ask.options(state)]
        return any(self.is_meant(sign) and joins(self.wordings, ask, sign) for sign in signs)

    def advance(self, state: State, words: list[str], before: list[int], due: str) -> None:
        """The choice goes on, or is finished; then nothing may be left to say."""
        ask = narrowed(state, self.seat)
        if ask is not None:
            self.follow(state, ask, words, before, due)
        elif not words and not due:
            self.ways.append(before)

    def fill(self, state: State, ask: Ask[Any], bag: list[str], before: list[int]) -> bool:
        """Use up all words of a set, in the order in which the rules ask for them."""
        self.visit()
        stop = self.wordings[type(ask)].stop
        for answer in ask.options(state):
            if answer == stop:
                if not bag:
                    self.ways.append([*before, stop])
                    return True
                continue
            sign = sign_of(self.wordings, state, ask, answer)
            fits = joins(self.wordings, ask, sign) and self.is_meant(sign)
            left = without(bag, sign.things) if fits else None
            if left is not None and self.filled(after(state, self.seat, answer), left, [*before, answer]):
                return True
        return False

    def filled(self, state: State, left: list[str], before: list[int]) -> bool:
        """Whether a set can be finished with the words that are left."""
        ask = narrowed(state, self.seat)
        if ask is not None:
            return self.fill(state, ask, left, before)
        if not left:
            self.ways.append(before)
        return not left

    def reason(self, state: State, ask: Ask[Any], words: list[str]) -> Word:
        """The first rule against the words, by the question or by the free action that they are for."""
        own = self.wordings[type(ask)]
        for wording in wordings_of(self.wordings, ask):
            if self.verb in ("", *wording.verbs()):
                said = self.first_own(wording, state, ask, words)
                found = wording.refusal(state, ask, said) if said or not words else None
                if found is not None:
                    return found
        return own.asked_else(state, ask)

    def first_own(self, wording: Wording[Any, Any], state: State, ask: Ask[Any], words: list[str]) -> list[str]:
        """The words with those that a question knows at the front; all of them where it takes a set."""
        if self.verb in wording.many or (not self.verb and wording.many):
            return words
        own = [word for word in words if wording.knows(state, ask, word)][:1]
        others = list(words)
        for word in own:
            others.remove(word)
        return own + others
