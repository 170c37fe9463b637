"""Garbage is looked for at short intervals among what is new, and seldom among everything.

Left to itself, the interpreter counts what has come to be less what has gone. Where each sight takes the place of an
older one that is never much, so that it looks seldom, and then at most of what lives: all tables wait for it.
"""

from __future__ import annotations

import asyncio
import gc
import time
from typing import Final

NEW: Final = 0.2  # seconds
ALL: Final = 3600.0


async def collect() -> None:
    """SeatSight for garbage until cancelled; what there is at the beginning stays."""
    gc.collect()
    gc.freeze()
    gc.disable()
    try:
        due = time.monotonic() + ALL
        while True:
            await asyncio.sleep(NEW)
            if time.monotonic() < due:
                gc.collect(0)
            else:
                gc.collect()
                due = time.monotonic() + ALL
    finally:
        gc.enable()
