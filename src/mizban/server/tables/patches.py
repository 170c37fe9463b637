"""How two views differ, as small as it can be said with paths and values."""

from __future__ import annotations

from typing import Any, Optional

import msgspec

from mizban.server.messages import Patch

Path = list[str | int]


def difference(old: Any, new: Any, path: Optional[Path] = None) -> Patch:
    """What makes the new one of the old one, both plain data as it comes from JSON; the whole where that is smaller."""
    here = [] if path is None else path
    if old == new:  # a field has one type, so that a number never equals a truth here
        return Patch([])
    parts = difference_of_parts(old, new, here)
    whole = Patch([(here, new)])
    return whole if parts is None or size(parts) > size(whole) else parts


def difference_of_parts(old: Any, new: Any, path: Path) -> Optional[Patch]:
    """The same part by part; None where the two have not the same kinds of parts."""
    if isinstance(old, dict) and isinstance(new, dict):
        nothing = object()
        kept = [difference(old.get(name, nothing), value, [*path, name]) for name, value in new.items()]
        return joined([*kept, Patch([], [[*path, name] for name in old if name not in new])])
    if isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        pairs = zip(old, new, strict=True)
        return joined([difference(one, other, [*path, i]) for i, (one, other) in enumerate(pairs)])
    return None


def joined(patches: list[Patch]) -> Patch:
    """All that several patches say, about different parts."""
    puts = [put for patch in patches for put in patch.put]
    return Patch(puts, [path for patch in patches for path in patch.gone])


def size(patch: Patch) -> int:
    """How many bytes it takes to send."""
    return len(msgspec.json.encode(patch))
