"""How questions are put into words: prompts, the signs of answers, why one is refused."""

from __future__ import annotations

import re
from typing import Any, ClassVar, Final, Generic, Optional, TypeVar

from mypy_extensions import mypyc_attr

from mizban.core.state import Ask, Chance, S, State
from mizban.core.steps import step_name
from mizban.core.words import Args, Word

A = TypeVar("A", bound=Ask)
C = TypeVar("C", bound=Chance)
NONE: Final = -1
Named = tuple[str, str]  # a thing, and the name by which it may be called without its kind
SEVERAL: Final = "…"
CELL: Final = re.compile(r"(?:cell:)?-?[0-9]{1,3},-?[0-9]{1,3}")


class Sign:
    """What an answer does, and with which things: move card:S-R, carry good:wood tile:stable, pass.

    A verb that only a later answer decides is left out. It is pointed at where its things are, or at another place.
    Short names are for things that whoever is asked calls by less than their name: one's own card b3 is just 3.
    """

    def __init__(self, verb: str, *things: str, at: str = "", short: tuple[str, ...] = ()) -> None:
        self.verb: Final = verb
        self.things: Final = things
        self.at: Final = at
        self.short: Final = short

    @property
    def thing(self) -> str:
        """The one name by which all point at what it is about; empty where there is nothing."""
        return self.at or "+".join(self.things)

    @property
    def names(self) -> list[str]:
        """The names of its things: the short ones, or those without their kinds."""
        return list(self.short) or [name_of(thing) for thing in self.things]

    @property
    def named(self) -> list[Named]:
        """Its things, each with the name by which it is called."""
        return list(zip(self.things, self.names, strict=True))

    @property
    def shown(self) -> list[Named]:
        """What can be pointed at to mean it: its things, or the place where it is done."""
        return self.named if self.things or not self.at else [(self.at, name_of(self.at))]


def name_of(thing: str) -> str:
    """The name of a thing without its kind."""
    return thing.partition(":")[2] or thing


def is_name(word: str, thing: str, short: str = "") -> bool:
    """Whether a word, in small letters, names a thing, with or without its kind, or by its short name."""
    return word in (thing.casefold(), name_of(thing).casefold(), short.casefold() or thing.casefold())


def is_count(word: str) -> bool:
    """Whether a word is a number that may count another."""
    return word.isascii() and word.isdecimal() and len(word) <= 3 and int(word) > 0


def is_cell(word: str) -> bool:
    """Whether a word is the name of a cell of an unbounded board, such as 1,-2."""
    return CELL.fullmatch(word) is not None


def numbers_by_name(kind: str, names: tuple[str, ...]) -> dict[str, int]:
    """The number of each thing by its name in small letters, with and without its kind."""
    numbers: dict[str, int] = {}
    for i, name in enumerate(names):
        numbers.setdefault(name.casefold(), i)
        numbers.setdefault(f"{kind}:{name}".casefold(), i)
    return numbers


@mypyc_attr(allow_interpreted_subclasses=True)
class Wording(Generic[S, A]):
    """How one kind of question is put into words: its prompt, the signs of its answers, why one is refused."""

    many: ClassVar[tuple[str, ...]] = ()  # the verbs of which several things are chosen, in any order
    stop: ClassVar[int] = NONE  # the answer that means enough
    all_kinds: ClassVar[bool] = False  # whether an answer names a thing of each of its kinds, not of any one of them
    points: ClassVar[tuple[str, ...]] = ()  # where one points, without a verb, to mean answers that name nothing

    def __init__(self, verb: str, kind: str = "", names: tuple[str, ...] = ()) -> None:
        self.verb: Final = verb
        self.kind: Final = kind  # of the things that are its answers
        self.names: Final = names  # of those things, by answer
        self.numbers: Final = numbers_by_name(kind, names)

    def verbs(self) -> tuple[str, ...]:
        """All verbs of the question."""
        return (self.verb,)

    def of(self, verb: str) -> Wording[Any, Any]:
        """The words for one verb, where a question has several and each knows things of its own."""
        return self

    def kinds(self, verb: str) -> tuple[str, ...]:
        """Of which kinds the things are that it takes after a verb."""
        return (self.kind,) if self.kind else ()

    def examples(self, verb: str) -> tuple[str, ...]:
        """Names that can follow a verb here: all of them, or a few where there is no end to them."""
        return self.names

    def sign(self, state: S, ask: A, answer: int) -> Sign:
        """What an answer does, and with which things."""
        return Sign(self.verb, f"{self.kind}:{self.names[answer]}")

    def has(self, word: str) -> bool:
        """Whether a word, in small letters, could ever name one of its things."""
        return self.number(word) != NONE

    def is_pointed(self, verb: str, word: str) -> bool:
        """Whether a word is no name, but where one points."""
        return not verb and word in self.points

    def knows(self, state: S, ask: A, word: str) -> bool:
        """Whether a word could be an answer to this very question, now or at another time."""
        return self.has(word)

    def number(self, word: str) -> int:
        """Which of its things a word names; -1 for none."""
        return self.numbers.get(word, NONE)

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
        """The first rule that forbids what is said: its own word first, then those for later questions; or a set.

        None if no rule does, so that there is only a word too many.
        """
        return None

    def lacking(self, state: S, ask: A, words: list[str]) -> Optional[Word]:
        """What somebody only points at who has none of it: that comes before all rules about what it is for."""
        return None

    def pool(self, state: S, ask: A) -> Optional[list[Sign]]:
        """The things of its set where any of them will do together, each once; None where the rules ask for more."""
        return None

    def asked_else(self, state: S, ask: A) -> Word:
        """Why something that belongs to another question must wait."""
        return Word("why-asked-else")

    def must_wait(self, state: S, ask: Ask, verb: str) -> Optional[Word]:
        """Why one of its own verbs must wait while another question is asked; None if that question tells."""
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class Alone(Wording[S, A]):
    """A verb that needs no thing, such as pass; it may have a place where one points to mean it."""

    def __init__(self, verb: str, id: str = "", at: str = "") -> None:
        super().__init__(verb)
        self.id: Final = id or f"answer-{verb}"  # of the message
        self.at: Final = at

    def sign(self, state: S, ask: A, answer: int) -> Sign:
        return Sign(self.verb, at=self.at)

    def option(self, state: S, ask: A, answer: int) -> Word:
        return Word(self.id)


@mypyc_attr(allow_interpreted_subclasses=True)
class ByVerb(Wording[S, A]):
    """A question whose answers have different verbs: for each verb a wording of its own, which knows its things."""

    def __init__(self, parts: dict[str, Wording[Any, Any]]) -> None:
        super().__init__("")
        self.parts: Final = parts

    def verb_of(self, state: S, ask: A, answer: int) -> str:
        """By which of the wordings an answer is put."""
        raise NotImplementedError

    def meant(self, state: S, ask: A, words: list[str]) -> str:
        """The verb that is meant where somebody only points."""
        return next(iter(self.parts))

    def verbs(self) -> tuple[str, ...]:
        return tuple(self.parts)

    def of(self, verb: str) -> Wording[Any, Any]:
        return self.parts.get(verb, self)

    def kinds(self, verb: str) -> tuple[str, ...]:
        return self.parts[verb].kinds(verb)

    def examples(self, verb: str) -> tuple[str, ...]:
        return self.parts[verb].examples(verb)

    def has(self, word: str) -> bool:
        return any(part.has(word) for part in self.parts.values())

    def knows(self, state: S, ask: A, word: str) -> bool:
        return any(part.knows(state, ask, word) for part in self.parts.values())

    def sign(self, state: S, ask: A, answer: int) -> Sign:
        return self.parts[self.verb_of(state, ask, answer)].sign(state, ask, answer)

    def option(self, state: S, ask: A, answer: int) -> Word:
        return self.parts[self.verb_of(state, ask, answer)].option(state, ask, answer)

    def refusal(self, state: S, ask: A, words: list[str]) -> Optional[Word]:
        return self.parts[self.meant(state, ask, words)].refusal(state, ask, words)


@mypyc_attr(allow_interpreted_subclasses=True)
class Outcome(Generic[S, C]):
    """How what chance brings is put into words, for transcripts: roll 4, show art-tool."""

    def __init__(self, verb: str, kind: str, names: tuple[str, ...]) -> None:
        self.verb: Final = verb
        self.kind: Final = kind
        self.names: Final = names  # by outcome

    def sign(self, state: S, chance: C, outcome: int) -> Sign:
        """What an outcome brings."""
        return Sign(self.verb, f"{self.kind}:{self.names[outcome]}")


Wordings = dict[type[Ask], Wording[Any, Any]]
Outcomes = dict[type[Chance], Outcome[Any, Any]]


def spelled(ask: Ask) -> str:
    """The name of a question as it stands in the ids of messages."""
    return step_name(type(ask)).replace("_", "-")


# A question and the free actions that may come before its answer


def wordings_of(wordings: Wordings, ask: Ask) -> list[Wording[Any, Any]]:
    """The wording of a question, and that of its free actions."""
    own = wordings[type(ask)]
    return [own] if ask.free is None else [own, wordings[ask.free]]


def is_free(ask: Ask, answer: int) -> bool:
    """Whether an answer is a free action, not one of the question's own."""
    return ask.free is not None and answer >= ask.answers


def sign_of(wordings: Wordings, state: State, ask: Ask, answer: int) -> Sign:
    """What an answer does, and with which things; a free action by its own number."""
    if ask.free is not None and is_free(ask, answer):
        return wordings[ask.free].sign(state, ask, answer - ask.answers)
    return wordings[type(ask)].sign(state, ask, answer)


def option_of(wordings: Wordings, state: State, ask: Ask, answer: int) -> Word:
    """What an answer means; a free action by its own number."""
    if ask.free is not None and is_free(ask, answer):
        return wordings[ask.free].option(state, ask, answer - ask.answers)
    return wordings[type(ask)].option(state, ask, answer)


def joins(wordings: Wordings, ask: Ask, sign: Sign) -> bool:
    """Whether an answer is one thing of several that are chosen in any order."""
    return sign.verb in wordings[type(ask)].many


# The grammar of a game


def verbs_of(wordings: Wordings) -> list[str]:
    """All verbs of a game."""
    return sorted({verb for wording in wordings.values() for verb in wording.verbs()})


def grammar(wordings: Wordings) -> dict[str, list[str]]:
    """By verb, the shapes of its choices, such as carry TILE GOOD TILE; dots after a kind mark a set.

    In the table of wordings, a question that goes on with a choice stands after the one that begins it.
    """
    found: dict[str, list[list[str]]] = {verb: [] for verb in verbs_of(wordings)}
    for question, wording in wordings.items():
        for verb in wording.verbs():
            if not found[verb] or not goes_on(question):
                found[verb].append([verb])
            shape = found[verb][-1]
            shape += [part for part in shape_of(wording, verb) if part not in shape or not part.endswith(SEVERAL)]
    return {verb: list(dict.fromkeys([" ".join(shape) for shape in shapes])) for verb, shapes in found.items()}


def goes_on(question: type[Ask]) -> bool:
    """Whether a kind of question can go on with a choice that is begun."""
    return question.so_far is not Ask.so_far


def shape_of(wording: Wording[Any, Any], verb: str) -> list[str]:
    """What a question takes after a verb, part by part: TILE, or WORKER/STACK for either kind, or GOOD… for a set."""
    kinds = [kind.upper() for kind in wording.kinds(verb)]
    if verb in wording.many:
        return [kind + SEVERAL for kind in kinds]
    return kinds if wording.of(verb).all_kinds or not kinds else ["/".join(kinds)]


def is_named(wordings: Wordings, verb: str, word: str) -> bool:
    """Whether a word can name a thing after a verb, or any thing at all where there is no verb."""
    own = [each for each in wordings.values() if not verb or (verb in each.verbs() and each.kinds(verb))]
    return any(wording.of(verb).has(word) or wording.is_pointed(verb, word) for wording in own)


def is_known(wordings: Wordings, state: State, ask: Ask, verb: str, word: str) -> bool:
    """Whether a word after a verb could be an answer to a question, or a free action before it."""
    own = [each for each in wordings_of(wordings, ask) if not verb or verb in each.verbs()]
    first, *free = own or [wordings[type(ask)]]
    if first.of(verb).knows(state, ask, word) or first.is_pointed(verb, word):
        return True
    return any(wording.of(verb).has(word) for wording in free)


# Names that two kinds of one question share


def sharing(wordings: Wordings, verb: str, name: str) -> list[str]:
    """The kinds that have a thing of this name where one question takes several, in its order."""
    for wording in wordings.values():
        kinds = wording.kinds(verb) if verb in wording.verbs() else ()
        own = [kind for kind in kinds if wording.of(verb).has(f"{kind}:{name}".casefold())] if kinds[1:] else []
        if own[1:]:
            return own
    return []


def short_name(wordings: Wordings, verb: str, thing: str) -> str:
    """A thing as it is written after a verb: with its kind only if an earlier kind has that name too."""
    name = name_of(thing)
    shared = [f"{kind}:{name}" for kind in sharing(wordings, verb, name)]
    return thing if thing in shared[1:] else name


def full_name(wordings: Wordings, verb: str, word: str) -> str:
    """A word with its kind, where several kinds have that name after a verb: then it is the first of them."""
    shared = [] if not verb or ":" in word else sharing(wordings, verb, word)
    return f"{shared[0]}:{word}" if shared[1:] else word
