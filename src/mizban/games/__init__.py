"""The games: our own, a folder for each, and all others; the registry finds them by their ids."""

from __future__ import annotations

from mizban.registry import find as find
from mizban.registry import ids as ids
