"""The pages: the files of the web client, read once at the start, or a plain page where it is not built."""

from __future__ import annotations

import hashlib
import html
from collections.abc import Iterable
from pathlib import Path
from typing import Final, Optional

from msgspec import Struct
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from mizban import language

WEB: Final = Path(__file__).parents[1] / "web"  # the build of the web client fills this folder
INDEX: Final = "index.html"
PATHS: Final = ("/", "/t/{table}", "/rules/{game}")  # the web client finds out what to show there
ASSETS: Final = "assets/"  # the names of these files change with what is in them
FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
PACKED: Final = {".br": "br", ".gz": "gzip"}  # the best first
TYPES: Final = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}


class Body(Struct, frozen=True):
    """The bytes of a file in one form, and what they are known by."""

    data: bytes
    etag: str


class File(Struct, frozen=True):
    """A file of the web client in all its forms."""

    type: str
    cache: str
    plain: Body
    packed: dict[str, Body]  # by encoding, the best first

    def response(self, request: Request) -> Response:
        """The file in the best form that the browser takes, unless it has that already."""
        encoding = best(self.packed, request.headers.get("accept-encoding", ""))
        body = self.plain if encoding is None else self.packed[encoding]
        headers = {"cache-control": self.cache, "etag": body.etag, "vary": "accept-encoding"}
        if is_known(body, request.headers.get("if-none-match", "")):
            return Response(status_code=304, headers=headers)
        if encoding is not None:
            headers["content-encoding"] = encoding
        return Response(body.data, headers=headers | {"content-type": self.type})


def best(packed: Iterable[str], accepted: str) -> Optional[str]:
    """The first of these encodings that a browser takes."""
    wishes = [wish.replace(" ", "").lower().partition(";q=") for wish in accepted.split(",")]
    taken = {name for name, _, weight in wishes if weight.strip("0.") or not weight}
    return next((encoding for encoding in packed if encoding in taken), None)


def is_known(body: Body, known: str) -> bool:
    """Whether a browser says that it has this."""
    return body.etag in [tag.strip().removeprefix("W/") for tag in known.split(",")]


def files_in(folder: Path) -> dict[str, File]:
    """The files of a folder by their paths; where there is no index.html, a plain page stands in."""
    paths = [path for path in folder.rglob("*") if path.is_file() and path.suffix not in PACKED]
    files = {path.relative_to(folder).as_posix(): read(path, folder) for path in paths}
    return files if INDEX in files else {INDEX: plain_page()}


def read(path: Path, folder: Path) -> File:
    """A file with its compressed neighbours."""
    cache = FOR_EVER if path.relative_to(folder).as_posix().startswith(ASSETS) else ASK_AGAIN
    neighbours = {encoding: path.with_name(path.name + suffix) for suffix, encoding in PACKED.items()}
    packed = {encoding: body(each.read_bytes()) for encoding, each in neighbours.items() if each.is_file()}
    return File(TYPES.get(path.suffix, "application/octet-stream"), cache, body(path.read_bytes()), packed)


def body(data: bytes) -> Body:
    return Body(data, f'"{hashlib.sha256(data).hexdigest()[:32]}"')


def plain_page() -> File:
    """The start page where the boards are not built: it says how, in both languages."""
    parts = [paragraphs(lang, direction) for lang, direction in (("en", "ltr"), ("fa", "rtl"))]
    return File(TYPES[".html"], ASK_AGAIN, body(PAGE.format("\n".join(parts)).encode()), {})


def paragraphs(lang: str, direction: str) -> str:
    bundle = language.bundle_of("server", "", lang)
    texts = [bundle.text(f"page-{name}", {}) for name in ("running", "not-built", "meanwhile")]
    inside = "".join(f"<p>{html.escape(text)}</p>" for text in texts)
    return f'<section lang="{lang}" dir="{direction}">{inside}</section>'


PAGE: Final = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Mizban · میزبان</title>
</head>
<body>
<h1>Mizban · <span lang="fa">میزبان</span></h1>
{}
<p><a href="/api/games">/api/games</a> · <a href="/api/openapi.json">/api/openapi.json</a></p>
</body>
</html>
"""


def is_for_people(request: Request) -> bool:
    """Whether somebody looks at an address in a browser: then the web client says that nothing is there."""
    path = request.path_params["path"]
    return "text/html" in request.headers.get("accept", "") and not path.startswith(("api/", ASSETS))


def routes(folder: Path) -> list[Route]:
    """Where the pages and the files are."""
    files = files_in(folder)

    async def page(request: Request) -> Response:
        return files[INDEX].response(request)

    async def file(request: Request) -> Response:
        found = files.get(request.path_params["path"])
        if found is not None:
            return found.response(request)
        if not is_for_people(request):
            raise HTTPException(404)
        return Response(files[INDEX].plain.data, 404, {"cache-control": ASK_AGAIN}, TYPES[".html"])

    return [*(Route(path, page) for path in PATHS), Route("/{path:path}", file)]
