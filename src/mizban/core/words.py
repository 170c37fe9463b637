"""Messages as ids and arguments, and what events tell; the texts stand in the .ftl files."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final, Optional

from mypy_extensions import mypyc_attr

Plain = dict[str, Any]  # JSON-able data
Args = dict[str, int | str]  # of a message


class Word:
    """The id of a message and its arguments; the texts stand in the .ftl files."""

    def __init__(self, id: str, args: Optional[Mapping[str, int | str]] = None) -> None:
        self.id: Final = id
        self.args: Final[Args] = dict(args or {})

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Word) and self.id == other.id and self.args == other.args

    def __hash__(self) -> int:
        return hash((self.id, frozenset(self.args.items())))

    def __repr__(self) -> str:
        return f"Word({self.id!r}, {self.args!r})"

    def __reduce__(self) -> tuple[Any, ...]:
        return Word, (self.id, self.args)

    def plain(self) -> Plain:
        """The message as JSON-able data."""
        return {"id": self.id, **self.args}


@mypyc_attr(allow_interpreted_subclasses=True)
class Spoken:
    """How a number of an event is said, where it is no name: as people count, or as a list of dice."""

    shape: ClassVar[str] = "number"  # what the browser's language calls it

    def said(self, number: int) -> Any:
        """The number in the words of the view."""
        raise NotImplementedError


class FromOne(Spoken):
    """A place that people count from one."""

    def said(self, number: int) -> Any:
        return number + 1


Names = tuple[str, ...] | Spoken


@mypyc_attr(allow_interpreted_subclasses=True)
class Events:
    """What each kind of event tells, in the words of the view, and which things it is about.

    args: the names of its numbers, by kind of event. names: how such a number is said, by its name: one of a row of
    names, or otherwise. things: the things of each kind of event, as patterns such as card:{card} or cell:{x},{y}; a
    pattern with something hidden in it names nothing. hidden: the names of numbers that not all may see. own: the kinds
    of things that all players have and call alike, such as good:wood; only the player whose event it is hears of them.
    """

    def __init__(
        self,
        args: Mapping[str, tuple[str, ...]],
        names: Mapping[str, Names],
        things: Mapping[str, tuple[str, ...]],
        hidden: tuple[str, ...] = (),
        own: tuple[str, ...] = (),
    ) -> None:
        self.args: Final = args
        self.names: Final = names
        self.things: Final = things
        self.hidden: Final = hidden
        self.own: Final = own

    def plain(self, kind: str, numbers: list[Optional[int]], hearer: Optional[int] = None) -> Plain:
        """An event as plain data, as a seat or a spectator hears of it; None for what is hidden."""
        event: Plain = {"kind": kind}
        for name, number in zip(self.args[kind], numbers, strict=True):
            assert number is not None or name in self.hidden, f"{name} of {kind} is hidden from nobody"
            event[name] = None if number is None else self.said(name, number)
        is_own = hearer is not None and event.get("seat") == hearer
        event["things"] = [thing for thing in self.about(event) if is_own or thing.partition(":")[0] not in self.own]
        return event

    def said(self, name: str, number: int) -> Any:
        """One number in the words of the view."""
        names = self.names.get(name)
        if names is None:
            return number
        return names[number] if isinstance(names, tuple) else names.said(number)

    def about(self, event: Plain) -> list[str]:
        """The things that an event names."""
        unknown = [f"{{{name}}}" for name, value in event.items() if value is None]
        patterns = self.things.get(event["kind"], ())
        return [each.format_map(event) for each in patterns if not any(part in each for part in unknown)]
