"""Why something is refused: a code, and a sentence in both languages."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Optional

from mizban import language
from mizban.sentences import in_language
from mizban.server.messages import Illegal, NotYourTurn, Problem, Refused, Reply, Words

STATUS: Final = {  # the HTTP status of each code; all others are 409
    "bad-message": 400,
    "too-deep": 400,
    "bad-setup": 400,
    "bad-name": 400,
    "bad-move": 400,
    "no-session": 401,
    "foreign-origin": 403,
    "foreign-host": 421,
    "not-host": 403,
    "not-seated": 403,
    "not-a-program": 403,
    "no-table": 404,
    "no-game": 404,
    "no-page": 404,
    "no-method": 405,
    "too-large": 413,
    "slow-down": 429,
    "too-many-sockets": 429,
    "internal": 500,
    "stopping": 503,
    "store-down": 503,
}
CONFLICT: Final = 409
ILLEGAL: Final = ("not-legal", "crosses", "not-undoable", "not-recallable")


class Refusal(Exception):
    """Something is refused; nothing was changed."""

    def __init__(self, code: str, **args: int | str) -> None:
        super().__init__(code)
        self.code: Final = code
        self.args_of: Final[dict[str, Any]] = args
        self.words: Optional[Words] = None  # the rule of the game against it
        self.rule: Optional[str] = None
        self.reasons: Mapping[str, str] = {}  # the rule in words, by language

    def by(self, words: Words, rule: Optional[str], reasons: Mapping[str, str]) -> Refusal:
        """The same with the rule of the game that forbids it, its section of the rules, and how languages say it."""
        self.words, self.rule, self.reasons = words, rule, reasons
        return self

    @property
    def status(self) -> int:
        """The status of the reply by HTTP."""
        return STATUS.get(self.code, CONFLICT)

    def problem(self, lang: str) -> Problem:
        """The refusal as it is sent."""
        return Problem(self.code, sentence(self.code, lang, self.args_of, self.reasons.get(lang)), self.args_of)

    def reply(self, re: str, lang: str) -> Reply:
        """The refusal as the one reply to a request."""
        problem = self.problem(lang)
        if self.code in ILLEGAL:
            return Illegal(re, problem, self.words, self.rule)
        if self.code == "not-your-turn":
            return NotYourTurn(re, problem)
        return Refused(re, problem)


class StoreDown(Refusal):
    """The store cannot be read or written now; nothing was changed."""

    def __init__(self) -> None:
        super().__init__("store-down")


class Unsure(StoreDown):
    """The store has not answered in time: what was to be written may be there later, or not."""


def sentence(code: str, lang: str, args: dict[str, Any], reason: Optional[str] = None) -> str:
    """What a code means, in words; a reason of the library is said in the language too."""
    if "reason" in args:
        args = {**args, "reason": reason or in_language(args["reason"], lang)}
    text = language.bundle_of("server", "", lang).text(f"error-{code}", args)
    return language.in_digits(text, lang)
