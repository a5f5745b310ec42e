"""Error answers: always JSON, with a code for programs and a text for people."""

from __future__ import annotations

import json
from collections.abc import Mapping
from http import HTTPStatus
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse, Response
from starlette.routing import compile_path

from golazo.errors import GolazoError
from golazo.protocol.schema import openapi_schema
from golazo.protocol.server import ProblemInfo
from golazo.server.refused import Refused, code_of

LARGEST_BODY = 1_000_000  # bytes: a long record, or a card file
COOKIE = "golazo"
OVERLOADED_SECONDS = 3  # Retry-After of a request that was too much
STATUS = {
    "no-such-table": 404,
    "no-such-step": 404,
    "not-found": 404,
    "not-your-seat": 403,
    "wrong-origin": 403,
    "wrong-host": 421,
    "only-this-machine": 403,
    "banned": 403,
    "account-needed": 403,
    "registration-closed": 403,
    "bad-invitation": 403,
    "bad-token": 401,
    "wrong-password": 401,
    "bad-method": 405,
    "too-many": 429,
    "too-large": 413,
    "record-too-long": 413,
    "too-many-headers": 431,
    "request-timeout": 408,
    "full": 503,
    "busy": 503,
    "overloaded": 503,
    "going": 503,
    "clocks-differ": 503,
    "trouble": 503,
}
CONFLICT = {
    "table-full",
    "seat-taken",
    "seed-given",
    "other-commitment",
    "not-over",
    "not-started",
    "over",
    "stale",
    "has-account",
    "no-account",
    "name-taken",
    "name-reserved",
    "too-many-tables",
    "too-many-here",
    "too-many-imports",
    "no-chat",
    "other-rules",
}
MEANINGS = {
    400: "What was sent makes no sense.",
    401: "The token is void, and taken away; or name and password do not fit together.",
    403: "Not from another site's page, nor from somebody else's seat; or this server does not allow it to you.",
    404: "There is no such thing.",
    408: "The request took too long to come.",
    409: "Not as things stand.",
    413: "Too large.",
    421: "This server does not answer under that name.",
    422: "Something in the request does not have the form that it should.",
    429: "Too many at once; `Retry-After` says when to come back.",
    503: "Not now; in a moment perhaps.",
}


class LenientJSON(JSONResponse):
    """JSON that may quote input: characters that cannot be encoded become question marks."""

    def render(self, content: Any) -> bytes:
        return json.dumps(content, ensure_ascii=False).encode("utf-8", "replace")


def answers(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """Return the error answers of a route, for the API documentation."""
    content = {"application/json": {"schema": openapi_schema(ProblemInfo)}}
    return {status: {"description": MEANINGS[status], "content": content} for status in statuses}


ALWAYS = answers(400, 401, 403, 408, 413, 421, 422, 429, 503)


def problem(error: GolazoError, status: int | None = None, headers: Mapping[str, str] | None = None) -> JSONResponse:
    """Turn an error into an answer.

    If the token is void its cookie is deleted, so that the next request is a new guest's.
    """
    code = code_of(error)
    known = STATUS.get(code, 409 if code in CONFLICT else 400)
    body = {"code": code, "text": error.message.as_json(), "detail": str(error)}
    answer = LenientJSON(body, known if status is None else status, headers)
    if code == "bad-token":
        answer.delete_cookie(COOKIE, path="/", httponly=True, samesite="lax")
    elif code == "too-many":
        answer.headers["Retry-After"] = str(error.message.arguments["seconds"])
    elif code == "overloaded":
        answer.headers["Retry-After"] = str(OVERLOADED_SECONDS)
    return answer


def in_bytes(answer: Response, headers: list[tuple[bytes, bytes]]) -> bytes:
    """Return the bytes of a final answer, after which the connection is closed."""
    lines = [f"HTTP/1.1 {answer.status_code} {HTTPStatus(answer.status_code).phrase}".encode()]
    lines += [name + b": " + value for name, value in (*headers, *answer.raw_headers, (b"connection", b"close"))]
    return b"\r\n".join([*lines, b"", bytes(answer.body)])


def answer_errors(app: FastAPI) -> None:
    """Install handlers that answer all errors in the same form."""

    @app.exception_handler(GolazoError)
    async def golazo_error(_: Request, error: GolazoError) -> JSONResponse:
        return problem(error)

    @app.exception_handler(RequestValidationError)
    async def invalid(_: Request, error: RequestValidationError) -> JSONResponse:
        first = error.errors()[0]
        if first["type"] == "json_invalid":
            return problem(Refused("malformed", detail=str(first["ctx"]["error"])[:120]), 422)
        where = ".".join(str(part) for part in first["loc"])
        return problem(Refused("invalid", field=where[:80], reason=str(first["msg"])[:200]), 422)

    @app.exception_handler(HTTPException)
    async def other(request: Request, error: HTTPException) -> JSONResponse:
        allow = allowed(request) if error.status_code == 405 else ""
        headers = {"Allow": allow} if allow else error.headers
        return problem(refused_for(error, request.method), error.status_code, headers)

    @app.exception_handler(Exception)
    async def unforeseen(_: Request, __: Exception) -> JSONResponse:
        return problem(Refused("trouble"), 500)


def allowed(request: Request) -> str:
    """Return the methods allowed at an address, over all of its routes."""
    described = request.app.openapi()["paths"]
    found = {
        method.upper()
        for path, methods in described.items()
        if compile_path(path)[0].match(request.url.path)
        for method in methods
    }
    return ", ".join(sorted(found))


def refused_for(error: HTTPException, method: str) -> Refused:
    """Translate an error of the framework into one of ours."""
    match error.status_code:
        case 400:
            return Refused("malformed", detail=str(error.detail)[:120])
        case 404:
            return Refused("not-found")
        case 405:
            return Refused("bad-method", method=method[:20])
        case 413:
            return Refused("too-large", most=LARGEST_BODY)
        case 503:
            return Refused("overloaded")
    return Refused("http", status=error.status_code, reason=str(error.detail)[:120])
