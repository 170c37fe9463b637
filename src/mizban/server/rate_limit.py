"""RateLimiter: whoever sends too much has to wait."""

from __future__ import annotations

from typing import Final

from mizban.server.messages import Request, Try, Why
from mizban.server.world import World

KEPT: Final = 50_000  # accounts
COSTLY: Final = 3.0  # credits for a request that makes the rules think


class RateLimiter:
    """An account for each sender; it fills with time, up to a limit."""

    def __init__(self, world: World, rate: float, burst: float) -> None:
        self.world: Final = world
        self.rate: Final = rate
        self.burst: Final = burst
        self.accounts: Final[dict[str, tuple[float, float]]] = {}  # credits, and when that was

    def take(self, who: str, cost: float = 1.0) -> float:
        """Pay; gives the seconds to wait when there is not enough, and then nothing is taken."""
        now = self.world.tick()
        level, then = self.accounts.get(who, (self.burst, now))
        level = min(self.burst, level + (now - then) * self.rate)
        if level < cost:
            return (cost - level) / self.rate
        self.accounts[who] = (level - cost, now)
        if len(self.accounts) > KEPT:
            self.forget_full(now)
        return 0.0

    def forget_full(self, now: float) -> None:
        """Forget the accounts that are full again: a new one is the same."""
        for who, (level, then) in list(self.accounts.items()):
            if level + (now - then) * self.rate >= self.burst:
                del self.accounts[who]


def cost_of(request: Request) -> float:
    """What a request costs."""
    return COSTLY if isinstance(request, (Try, Why)) else 1.0
