"""Messages in the format of Fluent: fluent.syntax reads them, and the few lines here put them into words.

The runtime of Fluent for Python does the same, and brings 36 MB of dates and currencies with it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    Junk,
    Message,
    MessageReference,
    NumberLiteral,
    Pattern,
    Placeable,
    SelectExpression,
    StringLiteral,
    TextElement,
    VariableReference,
    Variant,
)

ONE: Final = {"en": (1,), "fa": (0, 1)}  # the numbers that a language says like one


class Bundle:
    """The messages of a language, from one or several files; later ones take the place of earlier ones."""

    def __init__(self, lang: str) -> None:
        self.lang: Final = lang
        self.messages: Final[dict[str, Message]] = {}

    def add(self, text: str) -> None:
        """The messages of a file; what is no message there is a mistake."""
        for entry in FluentParser(with_spans=False).parse(text).body:
            if isinstance(entry, Junk):
                raise LookupError(f"no message: {(entry.content or '').strip()[:80]!r}")
            if isinstance(entry, Message):
                self.messages[entry.id.name] = entry

    def has(self, id: str) -> bool:
        """Whether there is a message with a text."""
        return id in self.messages and self.messages[id].value is not None

    def text(self, id: str, args: Mapping[str, object]) -> str:
        """A message in words; a missing message or argument is a mistake of ours."""
        if not self.has(id):
            raise LookupError(f"there is no message {id}")
        try:
            return self.pattern(self.messages[id].value, args)
        except KeyError as missing:
            raise LookupError(f"message {id}: there is no argument {missing}") from None

    def attribute(self, id: str, name: str) -> str | None:
        """What is said of a message besides, if it is."""
        found = [each for each in self.messages[id].attributes if each.id.name == name]
        return self.pattern(found[0].value, {}) if found else None

    # Patterns

    def pattern(self, pattern: Pattern | None, args: Mapping[str, object]) -> str:
        """Texts, and what stands for a text, one after the other."""
        return "".join([self.part(each, args) for each in (pattern.elements if pattern else [])])

    def part(self, part: TextElement | Placeable, args: Mapping[str, object]) -> str:
        return part.value if isinstance(part, TextElement) else self.expression(part.expression, args)

    def expression(self, what: Any, args: Mapping[str, object]) -> str:
        """What stands between braces: an argument, another message, a text, or a choice."""
        if isinstance(what, VariableReference):
            return spoken(args[what.id.name])
        if isinstance(what, MessageReference):
            return self.text(what.id.name, args)
        if isinstance(what, SelectExpression):
            return self.pattern(self.variant(what, args).value, args)
        if isinstance(what, Placeable):
            return self.expression(what.expression, args)
        if isinstance(what, NumberLiteral):
            return what.value
        if isinstance(what, StringLiteral):
            return str(what.parse()["value"])
        raise LookupError(f"{type(what).__name__} is not understood here")

    def variant(self, choice: SelectExpression, args: Mapping[str, object]) -> Variant:
        """The variant for an argument: by its number or word, by how the language counts, or the one with a star."""
        value = args[choice.selector.id.name] if isinstance(choice.selector, VariableReference) else None
        for each in choice.variants:
            if self.matches(each, value):
                return each
        return next(each for each in choice.variants if each.default)

    def matches(self, variant: Variant, value: object) -> bool:
        """Whether a variant is for a value."""
        if isinstance(variant.key, NumberLiteral):
            return isinstance(value, (int, float)) and value == float(variant.key.value)
        if isinstance(value, int):
            return variant.key.name == "one" and value in ONE[self.lang]
        return bool(variant.key.name == value)


def spoken(value: object) -> str:
    """A number in groups of three digits, anything else as it is."""
    return f"{value:,}" if isinstance(value, (int, float)) else str(value)
