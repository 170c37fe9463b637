"""What a thing holds is what it is: by that it is compared, shown and pickled, in the compiled build too."""

from __future__ import annotations

import inspect
from typing import Any, Final

from mypy_extensions import mypyc_attr

_fields: Final[dict[type[Any], tuple[str, ...]]] = {}
_names: Final[dict[type[Any], tuple[str, ...]]] = {}


def fields_of(kind: type[Any]) -> tuple[str, ...]:
    """The names of what a thing is made from, which are the parameters of its constructor."""
    if kind not in _fields:
        own = kind.__init__ is not object.__init__
        _fields[kind] = tuple(inspect.signature(kind).parameters) if own else ()
    return _fields[kind]


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Value:
    """Something that never changes: no more than what it was made from, under the names of its parameters."""

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), made_from(self)

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and made_from(self) == made_from(other)

    def __hash__(self) -> int:
        return hash((type(self), frozen(made_from(self))))

    def __repr__(self) -> str:
        named = zip(fields_of(type(self)), made_from(self), strict=True)
        return f"{type(self).__name__}({', '.join([f'{name}={value!r}' for name, value in named])})"


def made_from(thing: Any) -> tuple[Any, ...]:
    """What a value was made from."""
    return tuple([getattr(thing, name) for name in fields_of(type(thing))])


def frozen(parts: Any) -> Any:
    """Rows, packed or not, as tuples: what can be hashed."""
    if isinstance(parts, (int, str)) or not hasattr(parts, "__len__"):
        return parts
    return tuple([frozen(part) for part in parts])


# Things that change


def names_in(thing: Any) -> tuple[str, ...]:
    """The names of all that a thing holds: as compiled classes list them, and as Python keeps them."""
    kind = type(thing)
    if kind not in _names:
        lists = [each.__dict__.get(key, ()) for each in kind.__mro__ for key in ("__mypyc_attrs__", "__slots__")]
        _names[kind] = tuple(dict.fromkeys([name for names in lists for name in names if name != "__dict__"]))
    return _names[kind] + tuple(getattr(thing, "__dict__", ()))


def parts_of(thing: Any) -> dict[str, Any]:
    """All that a thing holds, by name."""
    return {name: getattr(thing, name) for name in names_in(thing)}


def reduced(thing: Any) -> tuple[Any, ...]:
    """How a thing that changes is pickled: what it is made from, and what it has become since."""
    parts = parts_of(thing)
    given = {name: parts.pop(name) for name in fields_of(type(thing)) if name in parts}
    return remade, (type(thing), given, parts)


def remade(kind: type[Any], given: dict[str, Any], parts: dict[str, Any]) -> Any:
    """A thing that holds all this."""
    thing = kind(**given)
    for name, part in parts.items():
        setattr(thing, name, part)
    return thing
