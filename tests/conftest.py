"""The test game is known to the library like any other."""

from __future__ import annotations

import pocket
from mizban import register

register(pocket.GAME)
