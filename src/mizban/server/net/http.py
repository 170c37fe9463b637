"""What can be asked for by HTTP; the same list gives the routes and their description."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec
from msgspec import Struct
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

import mizban
from mizban import language
from mizban.core.errors import BadSetup
from mizban.core.game import Game
from mizban.registry import find, ids
from mizban.server import messages
from mizban.server.messages import (
    COOKIE,
    Export,
    GameInfo,
    GameRules,
    GameWords,
    Health,
    Lobby,
    NewSession,
    NewTable,
    Opened,
    RuleSection,
    Session,
    Shelf,
    Sight,
)
from mizban.server.net.answering import answer
from mizban.server.net.guards import TooLarge
from mizban.server.net.limits import PRICE, Sender, check, place_of
from mizban.server.net.parsing import parsed
from mizban.server.net.service import Service
from mizban.server.net.sessions import NOBODY, YEAR, language_of
from mizban.server.refusals import Refusal
from mizban.server.store.rows import Person
from mizban.server.tables import lobby
from mizban.server.tables.export import export_of
from mizban.server.tables.sight import ENCODER
from mizban.server.tables.table import Table

JSON: Final = "application/json"
REPLIED: Final = {messages.Illegal: 409, messages.NotYourTurn: 409, messages.Stale: 409, messages.SlowDown: 429}


class Call:
    """One request by HTTP: who sends it, and what."""

    def __init__(self, service: Service, request: Request, person: Person, body: bytes) -> None:
        self.service: Final = service
        self.request: Final = request
        self.person: Final = person
        self.body: Final = body
        self.address: Final = address_of(request)
        self.sender: Final = Sender(person.id, self.address)

    async def table(self) -> Table:
        """The table that is meant."""
        return await self.service.tables.table(self.request.path_params["table"])

    @property
    def game(self) -> Game[Any]:
        """The game that is meant."""
        id = self.request.path_params["game"]
        if id not in ids():
            raise Refusal("no-game")
        return find(id)

    @property
    def lang(self) -> str:
        """The language that is meant."""
        lang = self.request.path_params["lang"]
        if lang not in language.LANGUAGES:
            raise Refusal("no-page")
        return str(lang)


class Endpoint(Struct, frozen=True):
    """One thing that can be asked for."""

    method: str
    path: str
    about: str
    run: Callable[[Call], Awaitable[Response]]
    gives: Any
    refuses: tuple[str, ...] = ()
    takes: Any = None
    needs_session: bool = False
    done: int = 200  # the status when it is done


def replied(message: Struct | dict[str, Any], status: int = 200) -> Response:
    """A message as a response."""
    return Response(ENCODER.encode(message), status, media_type=JSON)


def refused(refusal: Refusal, lang: str) -> Response:
    """A refusal as a response."""
    return replied(refusal.problem(lang), refusal.status)


async def respond(service: Service, endpoint: Endpoint, request: Request) -> Response:
    """Check who sends and how much, then do what is asked for."""
    lang, person = language_of(None, request.headers.get("accept-language", "")), None
    try:
        service.limits.knock(address_of(request))
        person = await service.sessions.person(request.cookies.get(COOKIE))
        lang = language_of(person, lang)
        body = await body_of(request) if endpoint.takes is not None else b""
        call = Call(service, request, person or NOBODY, body)
        if endpoint.needs_session and person is None:
            raise Refusal("no-session")
        check(service.limits.pay(call.person.id, PRICE))
        return await endpoint.run(call)
    except Refusal as refusal:
        service.limits.fine(Sender((person or NOBODY).id, address_of(request)), refusal)
        return refused(refusal, lang)


def address_of(request: Request) -> str:
    """From where a request comes."""
    return place_of(request.client.host if request.client else "")


async def body_of(request: Request) -> bytes:
    """The body of a request, unless it is too large or breaks off."""
    try:
        return await request.body()
    except TooLarge:
        raise Refusal("too-large", most=request.app.state.largest) from None
    except ClientDisconnect:
        raise Refusal("bad-message", reason="the body breaks off") from None


# What there is


async def healthz(call: Call) -> Response:
    healthy, tables = call.service.store.healthy, len(call.service.tables.kept)
    return replied(Health("ok" if healthy else "read_only", mizban.__version__, tables), 200 if healthy else 503)


async def shelf(call: Call) -> Response:
    return replied(Shelf([info_of(id) for id in ids()], list(call.service.settings.seatable)))


def info_of(id: str) -> GameInfo:
    game = find(id)
    options = {name: list(values) for name, values in game.options.items()}
    advice = (game.best, list(game.minutes), game.difficulty)
    return GameInfo(game.id, game.version, list(game.seats), options, *advice)


async def words_of_game(call: Call) -> Response:
    return replied(GameWords(language.text_of(call.game, call.lang)))


async def rules_of_game(call: Call) -> Response:
    """The rules for players; a game need not have any."""
    try:
        sections = language.rules(call.game, call.lang)
    except BadSetup:
        sections = []
    return replied(GameRules([RuleSection(each.id, each.title, each.text) for each in sections]))


async def who(call: Call) -> Response:
    return replied(session_of(call.person))


def session_of(person: Person) -> Session:
    return Session(person.id, person.name, person.lang)


async def begin_session(call: Call) -> Response:
    """A guest is let in; somebody who is in already is called otherwise from now on."""
    new = parsed(call.body, NEW_SESSION)
    sessions, token = call.service.sessions, call.request.cookies.get(COOKIE)
    if token and call.person.id:
        return replied(session_of(await sessions.rename(token, call.person, new)))
    call.service.limits.check_guest(call.address)
    token, person = await sessions.begin(new)
    response = replied(session_of(person))
    secure = call.service.settings.secure
    response.set_cookie(COOKIE, token, max_age=YEAR, httponly=True, samesite="lax", secure=secure)
    return response


async def open_table(call: Call) -> Response:
    new = parsed(call.body, NEW_TABLE)
    call.service.limits.check_table(call.sender)
    table = await call.service.tables.open(call.person, new)
    return replied(Opened(table.id, f"/t/{table.id}"), 201)


async def list_tables(call: Call) -> Response:
    return replied(await lobby.lobby(call.service.tables, call.person))


async def see_table(call: Call) -> Response:
    table = await call.table()
    look = table.sight_of(call.person.id)
    return Response(look.encoded(), media_type=JSON)


async def request_at_table(call: Call) -> Response:
    """A request as on the socket, with its one reply."""
    reply = await answer(call.service, await call.table(), call.person, call.address, call.body, PRICE)
    if isinstance(reply, messages.Refused):
        return replied(reply, Refusal(reply.why.code).status)
    return replied(reply, REPLIED.get(type(reply), 200))


async def diary(call: Call) -> Response:
    """What a player may take home while the game goes on."""
    table = await call.table()
    seat, match = table.now.seat(call.person), table.now.match
    if match is None:
        raise Refusal("set-aside" if table.now.info.status == "aside" else "not-started")
    return replied(match.diary(seat))


async def record(call: Call) -> Response:
    """A finished game, whole."""
    table = await call.table()
    if table.now.match is None or table.now.info.status != "over":
        raise Refusal("not-over")
    return replied(table.now.match.record())


async def export(call: Call) -> Response:
    """What can be read of a table that was set aside."""
    return replied(await export_of(await call.table(), call.person))


NEW_SESSION: Final = msgspec.json.Decoder(NewSession)
NEW_TABLE: Final = msgspec.json.Decoder(NewTable)
ALWAYS: Final = ("slow-down", "store-down")  # whatever is asked for
BODY: Final = ("bad-message", "too-deep", "too-large")
Plain = dict[str, Any]

ENDPOINTS: Final = [
    Endpoint("GET", "/healthz", "Whether the server can write.", healthz, Health),
    Endpoint("GET", "/api/games", "The games and the bots.", shelf, Shelf),
    Endpoint(
        "GET", "/api/games/{game}/words/{lang}", "The messages of a game, in the format of Fluent.", words_of_game,
        GameWords, ("no-game", "no-page"),
    ),
    Endpoint(
        "GET", "/api/games/{game}/rules/{lang}", "The rules of a game for its players.", rules_of_game,
        GameRules, ("no-game", "no-page"),
    ),
    Endpoint("GET", "/api/session", "Who one is; somebody new has no name yet.", who, Session),
    Endpoint(
        "POST", "/api/session", "Come in as a guest, or take another name.", begin_session, Session,
        (*BODY, "bad-name", "foreign-origin"), NewSession,
    ),
    Endpoint(
        "GET", "/api/tables", "One's own tables, and those that anybody may join.", list_tables, Lobby
    ),
    Endpoint(
        "POST", "/api/tables", "Open a table.", open_table, Opened,
        (*BODY, "bad-setup", "no-session", "foreign-origin"), NewTable, True, 201,
    ),
    Endpoint("GET", "/api/tables/{table}", "What one sees of a table.", see_table, Sight, ("no-table",)),
    Endpoint(
        "POST", "/api/tables/{table}/requests", "A request as on the socket, with its one reply.", request_at_table,
        messages.Reply, (*BODY, "no-table", "foreign-origin"), messages.Request,
    ),
    Endpoint(
        "GET", "/api/tables/{table}/diary", "What one's seat has seen happen.", diary, Plain,
        ("no-table", "not-seated", "not-started", "set-aside"),
    ),
    Endpoint(
        "GET", "/api/tables/{table}/record", "The whole of a finished game.", record, Plain,
        ("no-table", "not-over"),
    ),
    Endpoint(
        "GET", "/api/tables/{table}/export", "What can be read of a table that was set aside.", export, Export,
        ("no-table", "not-seated", "not-set-aside"),
    ),
]  # fmt: skip
Responder = Callable[[Request], Awaitable[Response]]


def responder(service: Service, endpoint: Endpoint) -> Responder:
    """The function of an endpoint for the routes."""

    async def answer(request: Request) -> Response:
        return await respond(service, endpoint, request)

    return answer
