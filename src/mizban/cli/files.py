"""Files from anywhere, read within limits."""

from __future__ import annotations

import json
from typing import Any, Final, NoReturn

from mizban.cli.parser import Mistake
from mizban.core.game import Plain
from mizban.core.reading import quoted

LARGEST: Final = 8 << 20  # bytes


def read_json(path: str) -> Any:
    """What a JSON file holds."""
    try:
        with open(path, "rb") as file:
            content = file.read(LARGEST + 1)
    except (OSError, ValueError) as error:
        raise Mistake(f"cannot read {quoted(path)}: {reason_of(error)}") from None
    if len(content) > LARGEST:
        raise Mistake(f"{quoted(path)} is larger than {LARGEST >> 20} MiB, the most that is read")
    return parse_json(content, quoted(path))


def parse_json(content: bytes, name: str) -> Any:
    """JSON as plain data; whatever is wrong with it is one sentence."""
    try:
        return json.loads(content.decode("utf-8-sig"), parse_constant=refuse)
    except UnicodeDecodeError:
        raise Mistake(f"{name} is not UTF-8 text") from None
    except RecursionError:
        raise Mistake(f"{name} is nested too deeply") from None
    except json.JSONDecodeError as error:
        raise Mistake(f"{name} is not JSON: {error}") from None
    except ValueError:
        raise Mistake(f"{name} holds a number that is too long, or none at all") from None


def refuse(constant: str) -> NoReturn:
    """JSON has no NaN and no infinity, though Python reads them."""
    raise ValueError(constant)


def write_json(path: str, data: Plain) -> None:
    """Write a new JSON file; one that is there already is kept."""
    text = json.dumps(data, ensure_ascii=False)
    with open(path, "x", encoding="utf-8") as file:
        file.write(f"{text}\n")


def reason_of(error: Exception) -> str:
    """Why the system refused, in its own words."""
    return (isinstance(error, OSError) and error.strerror) or str(error)
