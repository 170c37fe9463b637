"""Choices as they are read: the words of a text are matched question by question."""

from __future__ import annotations

from typing import Any, Final, Optional

from mizban.core.errors import NotAnAnswer
from mizban.core.flow import asked, is_over, waiting
from mizban.core.notation.wording import (
    NONE,
    Named,
    Sign,
    Wording,
    Wordings,
    full_name,
    is_count,
    is_known,
    is_name,
    is_named,
    joins,
    sign_of,
    verbs_of,
    wordings_of,
)
from mizban.core.notation.writing import after, begun, narrowed
from mizban.core.reading import quoted
from mizban.core.state import Ask, State
from mizban.core.words import Word

LONGEST: Final = 300  # letters of a text
FURTHEST: Final = 20_000  # questions that are looked at


def read(wordings: Wordings, state: State, seat: int, text: str) -> Reading:
    """What a text means now."""
    ask = asked(state, seat)
    verb, words = parsed(wordings, text, ask)
    reading = Reading(wordings, seat, verb)
    if ask is None:
        reading.refuse(why_not_now(state))
    elif not is_about(wordings, ask, verb, words):
        reading.refuse(why_must_wait(wordings, state, ask, verb, words))
    elif not verb and (lacking := wordings[type(ask)].lacking(state, ask, words)) is not None:
        reading.refuse(lacking)
    else:
        reading.begin(state, ask, words)
        if not reading.ways and not reading.knows_all(words):
            reading.refuse(wordings[type(ask)].asked_else(state, ask))
        if not reading.ways and reading.refusal is None:
            raise NotAnAnswer(f"{quoted(text)} says more than one choice takes")
    return reading


def why_not_now(state: State) -> Word:
    """Why a seat that is not asked can do nothing: it is another's turn, or the game is over."""
    if is_over(state):
        return Word("why-over")
    others = waiting(state)
    return Word("why-not-your-turn", {"other": others[0]}) if others else Word("why-not-now")


def why_must_wait(wordings: Wordings, state: State, ask: Ask, verb: str, words: list[str]) -> Word:
    """Why a text does not belong to the question that is asked: its own question tells, or the one that is asked."""
    for wording in wordings.values():
        if verb in wording.verbs() if verb else wording.has(words[0]):
            found = wording.must_wait(state, ask, verb)
            if found is not None:
                return found
    return wordings[type(ask)].asked_else(state, ask)


# Words


def parsed(wordings: Wordings, text: str, ask: Optional[Ask] = None) -> tuple[str, list[str]]:
    """The verb of a text, if it has one, and its words; a number counts the word after it, unless it is a name.

    Without a verb it is a name if it can be one for the question that is asked.
    """
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
            raise NotAnAnswer(f"{quoted(word)} is no word of {verb or 'this game'}; verbs are {', '.join(verbs)}")
    names = [is_meant_as_name(wordings, verb, ask, words[i:]) for i in range(len(words))]
    return verb, [full_name(wordings, verb, word) for word in counted_out(words, names)]


def is_meant_as_name(wordings: Wordings, verb: str, ask: Optional[Ask], words: list[str]) -> bool:
    """Whether the first of these words is a name here, or else a number that counts the next one."""
    if not is_count(words[0]):
        return True
    if verb or ask is None or is_asked(wordings, ask, words[0]):
        return is_named(wordings, verb, words[0])
    has_next = len(words) > 1 and not is_count(words[1])
    return not has_next and is_named(wordings, verb, words[0])


def counted_out(words: list[str], names: list[bool]) -> list[str]:
    """Words with their numbers written out, where those are no names: 2 wood is wood wood."""
    found: list[str] = []
    count = 0
    for word, is_a_name in zip(words, names, strict=True):
        if is_a_name:
            found += [word] * max(count, 1)
            count = 0
        elif count == 0 and int(word) <= LONGEST:
            count = int(word)
        else:
            raise NotAnAnswer(f"{quoted(word)} counts nothing")
    if count:
        raise NotAnAnswer(f"{count} counts nothing")
    return found


def verbs_for(wordings: Wordings, ask: Ask) -> list[str]:
    """The verbs with which a question, or a free action before it, can be answered."""
    return [verb for wording in wordings_of(wordings, ask) for verb in wording.verbs()]


def is_asked(wordings: Wordings, ask: Ask, word: str) -> bool:
    """Whether a word can name a thing, or a place to point at, for a question and those that narrow it."""
    own = wordings_of(wordings, ask)
    if any(wording.is_pointed("", word) or wording.has(word) for wording in own):
        return True
    return any(is_named(wordings, verb, word) for verb in verbs_for(wordings, ask))


def is_about(wordings: Wordings, ask: Ask, verb: str, words: list[str]) -> bool:
    """Whether a text belongs to the question that is asked: by its verb, or else by its first word."""
    return verb in verbs_for(wordings, ask) if verb else is_asked(wordings, ask, words[0])


def without(bag: list[str], things: list[Named]) -> Optional[list[str]]:
    """The words but those that name these things; None if one of them is not named."""
    left = bag
    for thing, short in things:
        i = next((i for i, word in enumerate(left) if is_name(word, thing, short)), NONE)
        if i == NONE:
            return None
        left = left[:i] + left[i + 1 :]
    return left


def beyond(bag: list[str], pool: list[Sign]) -> list[str]:
    """The words that name nothing in a pool, or a second time the same."""
    left = bag
    for sign in pool:
        rest = without(left, sign.named)
        left = left if rest is None else rest
    return left


def naming(words: list[str], said: list[str], things: list[Named]) -> Optional[list[str]]:
    """The words but those said about these things, of which some may stay open; None if one of them is another."""
    left, open_things = list(words), list(things)
    for word in said[: max(1, len(things))]:
        i = next((i for i, (thing, short) in enumerate(open_things) if is_name(word, thing, short)), NONE)
        if i == NONE:
            return None
        open_things.pop(i)
        left.remove(word)
    return left


# What was begun


def begun_set(wordings: Wordings, state: State, ask: Ask, chosen: list[Sign]) -> list[Named]:
    """The things chosen so far of a set that a question goes on with."""
    own = wordings[type(ask)]
    things = [each for sign in chosen if joins(wordings, ask, sign) for each in sign.named]
    return [(thing, short) for thing, short in things if own.knows(state, ask, thing.casefold())]


def begun_parts(wordings: Wordings, state: State, ask: Ask, chosen: list[Sign]) -> list[list[Named]]:
    """What is chosen so far, each part as it may be said again: a set only whole."""
    whole = begun_set(wordings, state, ask, chosen)
    parts = [sign.named for sign in chosen if sign.things and not all(each in whole for each in sign.named)]
    return [*parts, whole] if whole else parts


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
        self.met: Final[set[type[Ask]]] = set()  # the questions of this choice that were looked at

    def refuse(self, reason: Optional[Word]) -> None:
        """Keep the first reason."""
        if self.refusal is None:
            self.refusal = reason

    def visit(self, ask: Ask) -> None:
        """A text that leaves too much open is not looked into without end."""
        self.visited += 1
        self.met.add(type(ask))
        if self.visited > FURTHEST:
            raise NotAnAnswer("that leaves too much open; say more of it")

    def is_meant(self, sign: Sign) -> bool:
        """Whether the verb that was said, if any, is the one of an answer, or may still become it."""
        return not self.verb or sign.verb in ("", self.verb)

    def is_known(self, state: State, ask: Ask, word: str) -> bool:
        """Whether a word could be an answer to a question, or a free action before it."""
        return is_known(self.wordings, state, ask, self.verb, word)

    def knows_all(self, words: list[str]) -> bool:
        """Whether each word could be meant for one of the questions of this choice."""
        own = [self.wordings[kind] for kind in self.met]
        return all(any(wording.has(word) for wording in own) for word in words)

    # The beginning, and what was begun before

    def begin(self, state: State, ask: Ask, words: list[str]) -> None:
        """Read the words as an answer to the question that is asked; what was chosen already may be said again."""
        chosen = begun(self.wordings, state, self.seat)
        left = self.unsaid(state, ask, chosen, words)
        own = begun_set(self.wordings, state, ask, chosen)
        due = "" if any(sign.verb == self.verb for sign in chosen) else self.verb
        if self.refusal is None and not (left or due) and own and without(words, own) is not None:
            self.close(state, ask)
        elif self.refusal is None:
            self.follow(state, ask, left, [], due)

    def unsaid(self, state: State, ask: Ask, chosen: list[Sign], words: list[str]) -> list[str]:
        """The words without what is chosen already; whoever says something else must take that back first."""
        left = words
        unsaid: list[Named] = []
        whole = begun_set(self.wordings, state, ask, chosen)
        for things in begun_parts(self.wordings, state, ask, chosen):
            rest = without(left, things)
            if rest is not None:
                left = rest
            elif things != whole:  # a set may also go on with other things
                unsaid.append(things[0])
        if left and not self.is_known(state, ask, left[0]):
            self.refuse(self.chosen_else(unsaid, left[0]))
        return left

    def chosen_else(self, chosen: list[Named], word: str) -> Optional[Word]:
        """The thing that is chosen where a word names another of its kind."""
        kinds = self.kinds_for(word)
        for thing, short in chosen:
            kind = thing.partition(":")[0]
            if kind in kinds:
                return Word(f"why-other-{kind}", {kind: short})
        return None

    def kinds_for(self, word: str) -> set[str]:
        """Of which kinds the things are that a word can name after the verb."""
        found: set[str] = set()
        for wording in self.wordings.values():
            for verb in wording.verbs():
                if self.verb in ("", verb) and wording.of(verb).has(word):
                    found.update(wording.kinds(verb))
        return found

    def close(self, state: State, ask: Ask) -> None:
        """A set that was begun is said again as it is: that is enough, if the rules think so too."""
        if not self.fill(state, ask, [], []):
            self.refuse(self.reason(state, ask, []) or self.wordings[type(ask)].asked_else(state, ask))

    # Question by question

    def follow(self, state: State, ask: Ask, words: list[str], before: list[int], due: str) -> None:
        """Go on from a question with the words that are left, and with the verb while it is due."""
        self.visit(ask)
        if not words and not due:
            self.ways.append(before)
            return
        known = len(self.ways)
        is_chosen = self.choose(state, ask, words, before, due)
        if self.takes_set(state, ask):
            if not words:
                self.ways.append(before)
            is_chosen = not words or self.fill_from_pool(state, ask, words, before) or is_chosen
        if len(self.ways) == known:
            otherwise = None if is_chosen else self.wordings[type(ask)].asked_else(state, ask)
            self.refuse(self.reason(state, ask, words) or otherwise)

    def choose(self, state: State, ask: Ask, words: list[str], before: list[int], due: str) -> bool:
        """Give the answers that the first word for this question names; without such a word it stays open.

        Says whether there are any; whether they lead on is for later questions to say.
        """
        said = [word for word in words if self.is_known(state, ask, word)]
        found = False
        for answer in ask.options(state):
            sign = sign_of(self.wordings, state, ask, answer)
            if self.is_meant(sign) and not joins(self.wordings, ask, sign):
                left = naming(words, said, sign.shown) if said else words
                if left is None and sign.at:
                    left = naming(words, said, [(sign.at, "")])
                if left is not None:
                    found = self.advance(state, ask, answer, left, before, "" if sign.verb else due) or found
        return found

    def advance(self, state: State, ask: Ask, answer: int, words: list[str], before: list[int], due: str) -> bool:
        """The choice goes on, or is finished; then nothing may be left to say. Says whether the verb can be meant."""
        then, path = after(state, self.seat, answer), [*before, answer]
        more = narrowed(state, ask, then)
        if more is None:
            if not words and not due:
                self.ways.append(path)
            return not due
        if due and due not in verbs_for(self.wordings, more):
            return False
        self.follow(then, more, words, path, due)
        return True

    # Sets

    def takes_set(self, state: State, ask: Ask) -> bool:
        """Whether several things can be chosen here with the verb that was said."""
        many = self.wordings[type(ask)].many
        if not many or (self.verb and self.verb not in many):
            return False
        signs = [sign_of(self.wordings, state, ask, answer) for answer in ask.options(state)]
        return any(self.is_meant(sign) and joins(self.wordings, ask, sign) for sign in signs)

    def fill_from_pool(self, state: State, ask: Ask, bag: list[str], before: list[int]) -> bool:
        """Fill a set; where any things of a pool will do, words that name none of it are not looked for."""
        pool = self.wordings[type(ask)].pool(state, ask)
        return (pool is None or not beyond(bag, pool)) and self.fill(state, ask, bag, before)

    def fill(self, state: State, ask: Ask, bag: list[str], before: list[int]) -> bool:
        """Use up all words of a set, in the order in which the rules ask for them."""
        self.visit(ask)
        stop = self.wordings[type(ask)].stop
        for answer in ask.options(state):
            if answer == stop:
                if not bag:
                    self.ways.append([*before, stop])
                    return True
                continue
            sign = sign_of(self.wordings, state, ask, answer)
            fits = joins(self.wordings, ask, sign) and self.is_meant(sign)
            left = without(bag, sign.named) if fits else None
            if left is not None and self.filled(state, ask, answer, left, before):
                return True
        return False

    def filled(self, state: State, ask: Ask, answer: int, left: list[str], before: list[int]) -> bool:
        """Whether a set can be finished after an answer with the words that are left."""
        then = after(state, self.seat, answer)
        more = narrowed(state, ask, then)
        if more is not None:
            return self.fill(then, more, left, [*before, answer])
        if not left:
            self.ways.append([*before, answer])
        return not left

    # Reasons

    def reason(self, state: State, ask: Ask, words: list[str]) -> Optional[Word]:
        """The first rule against the words, by the question or by the free action that they are for."""
        for wording in wordings_of(self.wordings, ask):
            if not self.verb or self.verb in wording.verbs():
                said = self.first_own(wording, state, ask, words)
                found = wording.of(self.verb).refusal(state, ask, said) if said or not words else None
                if found is not None:
                    return found
        return None

    def first_own(self, wording: Wording[Any, Any], state: State, ask: Ask, words: list[str]) -> list[str]:
        """The words, the first one that a question knows at the front; as they are where it takes a set.

        None of them where somebody points at what is not its own.
        """
        own = wording.of(self.verb)
        known = [word for word in words if own.knows(state, ask, word) or wording.is_pointed(self.verb, word)]
        if self.verb in wording.many or (not self.verb and wording.many):
            return words if self.verb or known == words else []
        others = list(words)
        for word in known[:1]:
            others.remove(word)
        return known[:1] + others if known or self.verb else []
