"""The page: what a browser loads, as it was built from web/ and lies beside the server, in `golazo/server/web`.

All of it is read once, at the start: a request can name nothing that was not there then, and a page that is built anew
while the server runs is served whole after its next start.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from starlette.datastructures import Headers
from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp, Receive, Scope, Send

from golazo.server.refused import Refused

BUILT = Path(__file__).parents[1] / "web"
INDEX = "/index.html"
PLACES = (
    "t",
    "learn",
    "rules",
    "icons",
    "archive",
)  # besides / how the addresses begin that the page itself understands
SMALLER = {"br": ".br", "gzip": ".gz"}  # ready made by the build; the first that a browser takes is sent
TYPES = {
    ".css": "text/css; charset=utf-8",
    ".ftl": "text/plain; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
POLICY = {
    "default-src": "'none'",
    "script-src": "'self'",
    "style-src": "'self'",
    "style-src-attr": "'unsafe-inline'",
    "img-src": "'self' data:",
    "font-src": "'self'",
    "connect-src": "'self'",
    "manifest-src": "'self'",
    "worker-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'none'",
    "frame-ancestors": "'none'",
}
SAFELY = {
    "Content-Security-Policy": "; ".join(f"{kind} {sources}" for kind, sources in POLICY.items()),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
}
FOR_EVER = "public, max-age=31536000, immutable"  # under assets/ a name holds the hash of its content
ASK_FIRST = "no-cache"


@dataclass(frozen=True)
class Leaf:
    """A file of the page, as it is and in the forms that are smaller."""

    kind: str
    cache: str
    mark: str  # changes with the content
    bodies: dict[str, bytes]  # by encoding

    def answer(self, headers: Headers, status: int = 200) -> Response:
        """The file in the smallest form that was asked for, or that it is still what the browser has."""
        encoding = next((name for name in self.bodies if takes(headers.get("accept-encoding", ""), name)), "")
        mark = f'"{self.mark}-{encoding}"' if encoding else f'"{self.mark}"'
        said = {**SAFELY, "Cache-Control": self.cache, "ETag": mark, "Vary": "Accept-Encoding"}
        if status == 200 and mark in headers.get("if-none-match", ""):
            return Response(status_code=304, headers=said)
        if encoding:
            said["Content-Encoding"] = encoding
        return Response(self.bodies[encoding], status, said, media_type=self.kind)


def takes(accepted: str, encoding: str) -> bool:
    """Whether a browser understands an encoding; what is not encoded everybody does."""
    if not encoding:
        return True
    named = (part.replace(" ", "").partition(";") for part in accepted.lower().split(","))
    return any(name == encoding and weight not in ("q=0", "q=0.0") for name, _, weight in named)


def leaves(folder: Path) -> Iterator[tuple[str, Leaf]]:
    """The files of a built page, by the path at which a browser asks for them."""
    for file in sorted(path for path in folder.rglob("*") if path.is_file() and path.suffix not in SMALLER.values()):
        path = f"/{file.relative_to(folder).as_posix()}"
        smaller = {name: file.with_name(file.name + suffix) for name, suffix in SMALLER.items()}
        content = file.read_bytes()
        bodies = {name: form.read_bytes() for name, form in smaller.items() if form.is_file()} | {"": content}
        cache = FOR_EVER if path.startswith("/assets/") else ASK_FIRST
        kind = TYPES.get(file.suffix, "application/octet-stream")
        yield path, Leaf(kind, cache, sha256(content).hexdigest()[:20], bodies)


class Page:
    """Answers what no request of the server's own is meant by: the files of the page, and the page wherever it leads.

    A mistyped address shows the page, too, if it is a person who asks; it says that there is nothing.
    """

    def __init__(self, folder: Path | None, otherwise: ASGIApp) -> None:
        self.leaves = dict(leaves(folder or BUILT))
        self.otherwise = otherwise

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        answer = self.answer(scope) if scope["type"] == "http" and scope["method"] in ("GET", "HEAD") else None
        await (answer or self.otherwise)(scope, receive, send)

    def answer(self, scope: Scope) -> Response | None:
        headers, path = Headers(scope=scope), scope["path"]
        if path in self.leaves:
            return self.leaves[path].answer(headers)
        place = path[1:].partition("/")[0]
        leads = path == "/" or place in PLACES
        if INDEX not in self.leaves:
            return PlainTextResponse(f"{Refused('no-page')}\n", 404) if leads else None
        if leads:
            return self.leaves[INDEX].answer(headers)
        if place != "api" and "text/html" in headers.get("accept", ""):
            return self.leaves[INDEX].answer(headers, 404)
        return None
