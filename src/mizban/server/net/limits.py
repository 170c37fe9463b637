"""How much anybody may send, open and keep: by session, and by address for all who share it.

Behind one address there may be a whole club. So a session has limits of its own, and an address much wider ones; and
where an address has used up its sockets, each session there still gets its first few.
"""

from __future__ import annotations

import contextlib
import ipaddress
from collections import Counter
from collections.abc import Iterator
from typing import Final

from msgspec import Struct

from mizban.server.messages import Rematch, Request, Try, Why
from mizban.server.refusals import Refusal
from mizban.server.settings import Settings
from mizban.server.world import World

HOUR: Final = 3600.0
KEPT: Final = 50_000  # accounts
PRICE: Final = 1.0  # credits for a request
COSTLY: Final = 3.0  # credits for a request that makes the rules think
FINES: Final = {"bad-message": 4.0, "too-deep": 4.0, "too-large": 4.0, "no-table": 2.0}  # credits, beside the price
FIRST_FEW: Final = 2  # sockets that a session may open at a crowded address
NETWORK: Final = 64  # bits of an IPv6 address that say whose it is


class Sender(Struct, frozen=True):
    """Who sends something, and from where; nobody without a session has an empty name."""

    person: str
    address: str


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
        level = self.level(who, now)
        if level < cost:
            return (cost - level) / self.rate
        self.put(who, level - cost, now)
        return 0.0

    def fine(self, who: str, cost: float) -> None:
        """Take credits, as many as there are."""
        now = self.world.tick()
        self.put(who, max(0.0, self.level(who, now) - cost), now)

    def level(self, who: str, now: float) -> float:
        level, then = self.accounts.get(who, (self.burst, now))
        return min(self.burst, level + (now - then) * self.rate)

    def put(self, who: str, level: float, now: float) -> None:
        self.accounts[who] = (level, now)
        if len(self.accounts) > KEPT:
            self.forget_full(now)

    def forget_full(self, now: float) -> None:
        """Forget the accounts that are full again: a new one is the same."""
        for who, (level, then) in list(self.accounts.items()):
            if level + (now - then) * self.rate >= self.burst:
                del self.accounts[who]


class Limits:
    """All limits of a server; the settings say how wide they are."""

    def __init__(self, settings: Settings, world: World) -> None:
        self.sessions: Final = RateLimiter(world, settings.rate, settings.burst)
        self.addresses: Final = RateLimiter(world, settings.rate_per_address, settings.burst_per_address)
        self.guests: Final = hourly(world, settings.guests_per_address)
        self.tables: Final = hourly(world, settings.tables_per_person)
        self.tables_there: Final = hourly(world, settings.tables_per_address)
        self.sockets: Final = SocketQuota(settings.sockets_per_person, settings.sockets_per_address)

    def knock(self, address: str) -> None:
        """One more request from an address, before it is known who sends it."""
        check(self.addresses.take(address, PRICE))

    def pay(self, person: str, cost: float) -> float:
        """What a request costs its session; gives the seconds to wait where there is not enough."""
        return self.sessions.take(person, cost) if person else 0.0

    def pay_both(self, sender: Sender, cost: float) -> float:
        """What a request costs its session and its address."""
        return self.pay(sender.person, cost) or self.addresses.take(sender.address, cost)

    def fine(self, sender: Sender, refusal: Refusal) -> None:
        """Garbage, and guessing, cost more than what makes sense."""
        cost = FINES.get(refusal.code, 0.0)
        if cost and sender.person:
            self.sessions.fine(sender.person, cost)
        elif cost:
            self.addresses.fine(sender.address, cost)

    def check_guest(self, address: str) -> None:
        """One more guest from an address."""
        check(self.guests.take(address))

    def check_table(self, sender: Sender) -> None:
        """One more table that somebody opens."""
        check(self.tables.take(sender.person))
        check(self.tables_there.take(sender.address))


def hourly(world: World, count: int) -> RateLimiter:
    """So many an hour, also all at once."""
    return RateLimiter(world, count / HOUR, count)


def check(wait: float) -> None:
    if wait:
        raise too_soon(wait)


def too_soon(wait: float) -> Refusal:
    return Refusal("slow-down", seconds=max(1, round(wait)))


class SocketQuota:
    """How many sockets are open, of whom and from where."""

    def __init__(self, per_person: int, per_address: int) -> None:
        self.per_person: Final = per_person
        self.per_address: Final = per_address
        self.open: Final[Counter[str]] = Counter()

    @contextlib.contextmanager
    def entered(self, sender: Sender) -> Iterator[None]:
        """One more socket, as long as it lasts."""
        person, address = f"person {sender.person}", f"address {sender.address}"
        own = self.open[person]
        if sender.person and own >= self.per_person:
            raise Refusal("too-many-sockets", most=self.per_person)
        if self.open[address] >= self.per_address and not (sender.person and own < FIRST_FEW):
            raise Refusal("too-many-sockets", most=self.per_address)
        keys = [address, person] if sender.person else [address]
        self.open.update(keys)
        try:
            yield
        finally:
            self.leave(keys)

    def leave(self, keys: list[str]) -> None:
        for key in keys:
            self.open[key] -= 1
            if not self.open[key]:
                del self.open[key]


def cost_of(request: Request) -> float:
    """What a request costs."""
    return COSTLY if isinstance(request, (Try, Why)) else PRICE


def is_opening(request: Request) -> bool:
    """Whether a request may open a table."""
    return isinstance(request, Rematch)


def place_of(host: str) -> str:
    """The address that counts: of IPv6 the network, which is one household's or one company's."""
    try:
        found = ipaddress.ip_address(host)
    except ValueError:
        return host
    if found.version == 4:
        return host
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, NETWORK), strict=False).network_address)
