"""One request at a table, from its bytes to its one reply: the same by HTTP and on a socket."""

from __future__ import annotations

import logging
from typing import Final

from mizban.server.messages import Ping, Pong, Reply, SlowDown
from mizban.server.net.limits import Sender, cost_of, is_opening, too_soon
from mizban.server.net.parsing import REQUEST, id_in, parsed
from mizban.server.net.service import Service
from mizban.server.refusals import Refusal
from mizban.server.store.rows import Person
from mizban.server.tables.table import Table

logger: Final = logging.getLogger(__name__)


async def answer(service: Service, table: Table, person: Person, address: str, body: bytes, paid: float = 0.0) -> Reply:
    """The one reply to a request, whatever it is; a part of its price may be paid already."""
    sender = Sender(person.id, address)
    try:
        request = parsed(body, REQUEST)
        wait = service.limits.pay_both(sender, cost_of(request) - paid)
        if wait:
            return slow_down(request.id, wait, person.lang)
        if isinstance(request, Ping):  # whatever the table and the store are doing
            return Pong(request.id)
        if is_opening(request):
            service.limits.check_table(sender)
        return await service.tables.handle(table, person, request)
    except Refusal as refusal:
        service.limits.fine(sender, refusal)
        return refusal.reply(id_in(body), person.lang)
    except Exception:
        logger.exception("a request at table %s could not be dealt with", table.id)
        return Refusal("internal").reply(id_in(body), person.lang)


def slow_down(re: str, seconds: float, lang: str) -> SlowDown:
    """Too many requests."""
    return SlowDown(re, round(seconds, 2), too_soon(seconds).problem(lang))
