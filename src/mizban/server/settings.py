"""The settings of a server: from flags, from the environment, from a file; the first that says something counts."""

from __future__ import annotations

import os
import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Final, get_type_hints
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta, Struct

from mizban.bots import LEVELS, USUAL
from mizban.core.errors import MizbanError

PREFIX: Final = "MIZBAN_"
CONFIG: Final = "config"
LISTS: Final = ("origins", "bots")  # separated by commas, but for a file
BOT_NAME: Final = re.compile("[a-z0-9-]{1,40}")
DATABASES: Final = ("postgresql://", "postgres://", "postgresql+psycopg://", "sqlite:///")


class BadSettings(MizbanError):
    """A setting that there is not, or with a value that it cannot have."""


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """How a server runs; every setting has a default that works."""

    host: Annotated[str, Meta(description="the address to listen on")] = "127.0.0.1"
    port: Annotated[int, Meta(description="the port to listen on; 0 takes any free one", ge=0, le=65535)] = 8000
    data: Annotated[str, Meta(description="the folder for the SQLite file")] = "mizban-data"
    database: Annotated[str, Meta(description="the address of another database, such as postgresql://...")] = ""
    origins: Annotated[
        list[str], Meta(description="addresses under which browsers see the server, separated by commas")
    ] = []
    proxy: Annotated[str, Meta(description="the address of a proxy in front, whose word is taken for who calls")] = ""
    bot_processes: Annotated[int, Meta(description="how many bots think at the same time", ge=1, le=64)] = 1
    bot_seconds: Annotated[float, Meta(description="how long a bot may think about a turn", gt=0, le=600)] = 1.0
    bot_pause: Annotated[
        float, Meta(description="seconds that every bot takes, so that haste tells nothing", ge=0, le=10)
    ] = 0.2
    bots: Annotated[
        list[str],
        Meta(description="bots beside the levels: name, path.py:Class or package.module:Class, separated by commas"),
    ] = []
    stand_in: Annotated[str, Meta(description="the bot that plays for who has left")] = USUAL
    largest_body: Annotated[int, Meta(description="bytes of the largest request by HTTP", ge=1024)] = 65536
    largest_frame: Annotated[int, Meta(description="bytes of the largest message on a socket", ge=1024)] = 16384
    rate: Annotated[float, Meta(description="requests a second that one session may send for long", gt=0)] = 20.0
    burst: Annotated[float, Meta(description="requests that one session may send at once", ge=1)] = 60.0
    sockets_per_person: Annotated[int, Meta(description="open sockets of one session", ge=1)] = 12
    sockets_per_address: Annotated[
        int,
        Meta(description="open sockets from one address; beyond them each session gets its first two", ge=1),
    ] = 400
    rate_per_address: Annotated[
        float, Meta(description="requests a second that all at one address may send for long", gt=0)
    ] = 400.0
    burst_per_address: Annotated[float, Meta(description="requests that all at one address may send at once", ge=1)] = (
        1200.0
    )
    guests_per_address: Annotated[int, Meta(description="new guests an hour from one address", ge=1)] = 120
    tables_per_person: Annotated[int, Meta(description="new tables an hour of one session", ge=1)] = 40
    tables_per_address: Annotated[int, Meta(description="new tables an hour from one address", ge=1)] = 400
    request_seconds: Annotated[
        float, Meta(description="how long a client may take to send a request by HTTP", gt=0, le=600)
    ] = 10.0
    absent_seconds: Annotated[
        float, Meta(description="after how long without a connection the others may let a bot play for somebody", ge=0)
    ] = 180.0
    tables_in_memory: Annotated[int, Meta(description="idle tables beyond so many are put away", ge=1)] = 2000

    @property
    def seatable(self) -> dict[str, str]:
        """The bots that may be seated: what people call them, and what the library does."""
        return {**{level: level for level in LEVELS}, **{bot_name(bot): bot for bot in self.bots}}

    @property
    def address(self) -> str:
        """The address of the store."""
        return self.database or f"sqlite:///{Path(self.data) / 'mizban.db'}"

    @property
    def allowed_origins(self) -> set[str]:
        """From where a browser may send."""
        return set(self.origins) or {f"http://{host}" for host in self.own_hosts}

    @property
    def own_hosts(self) -> set[str]:
        """What the server itself is called, with its port."""
        name = f"[{self.host}]" if ":" in self.host else self.host
        return {f"{host}:{self.port}" for host in (name, "localhost", "127.0.0.1")}

    @property
    def allowed_hosts(self) -> set[str]:
        """Which names a request may call the server by."""
        return self.own_hosts | {urlsplit(origin).netloc.lower() for origin in self.origins}

    @property
    def secure(self) -> bool:
        """Whether browsers see the server by https only."""
        return bool(self.origins) and all(origin.startswith("https://") for origin in self.origins)


NAMES: Final = Settings.__struct_fields__


def described(name: str) -> str:
    """What a setting means."""
    hint = get_type_hints(Settings, include_extras=True)[name]
    return str(hint.__metadata__[0].description)


def gathered(flags: Mapping[str, Any], environment: Mapping[str, str] = os.environ) -> Settings:
    """The settings from flags, environment and file."""
    given = {name: value for name, value in flags.items() if value is not None}
    file = given.pop(CONFIG, None) or environment.get(f"{PREFIX}{CONFIG.upper()}")
    values = {**(from_file(file) if file else {}), **from_environment(environment), **given}
    for name in LISTS:
        if isinstance(values.get(name), str):
            values[name] = [part.strip() for part in values[name].split(",") if part.strip()]
    try:
        settings = msgspec.convert(values, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise BadSettings(f"the settings are wrong: {error}") from None
    check_bots(settings)
    if settings.database and not settings.database.startswith(DATABASES):
        raise BadSettings("the address of a database begins with postgresql:// or sqlite:///")
    return settings


def check_bots(settings: Settings) -> None:
    """Every bot has a name of its own."""
    names = [*LEVELS, *(bot_name(bot) for bot in settings.bots)]
    for name in names:
        if not BOT_NAME.fullmatch(name):
            raise BadSettings(f"a bot cannot be called {name!r}: a name has up to 40 small letters, digits and hyphens")
        if names.count(name) > 1:
            raise BadSettings(f"two bots are called {name!r}; give one of their classes another name")
    if settings.stand_in not in settings.seatable:
        there_are = ", ".join(settings.seatable)
        raise BadSettings(f"there is no bot {settings.stand_in!r} to stand in; there are {there_are}")


def bot_name(bot: str) -> str:
    """What people call a bot: its own name, or that of its class, such as far-sighted for bots.py:FarSighted."""
    last = bot.rpartition(":")[2]
    return re.sub("(?<=[a-z0-9])(?=[A-Z])", "-", last).replace("_", "-").lower()


def from_environment(environment: Mapping[str, str]) -> dict[str, str]:
    """The settings that stand in the environment, such as MIZBAN_PORT."""
    return {name: environment[PREFIX + name.upper()] for name in NAMES if PREFIX + name.upper() in environment}


def from_file(path: str) -> dict[str, Any]:
    """The settings of a TOML file."""
    try:
        return tomllib.loads(Path(path).read_text(encoding="utf-8"))
    except OSError as error:
        raise BadSettings(f"cannot read {path}: {error.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadSettings(f"{path} is not TOML: {error}") from None
