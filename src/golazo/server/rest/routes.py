"""HTTP routes whose bodies are decoded into, and whose answers are encoded from, the types of the protocol."""

from __future__ import annotations

import inspect
import re
from collections.abc import Awaitable, Callable
from email.message import Message
from functools import wraps
from types import NoneType
from typing import Annotated, Any, TypeVar, get_args, get_type_hints

import msgspec
from fastapi import APIRouter, Depends, FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect

from golazo.protocol.bodies import Body
from golazo.protocol.schema import openapi_components, openapi_schema

JSON = "application/json"
PLACE = re.compile(r"(?P<reason>.*) - at `\$(?P<place>.*)`", re.DOTALL)  # as msgspec ends its complaints
Endpoint = TypeVar("Endpoint", bound=Callable[..., Awaitable[Any]])
encoder = msgspec.json.Encoder()


class Routes:
    """The routes of one subject. An endpoint's annotations say what it takes and what it answers."""

    def __init__(self, prefix: str, tag: str, responses: dict[int | str, dict[str, Any]] | None = None) -> None:
        self.router = APIRouter(prefix=prefix, tags=[tag], responses=responses)

    def get(self, path: str = "", status: int = 200, **options: Any) -> Callable[[Endpoint], Endpoint]:
        return self.route("GET", path, status, options)

    def post(self, path: str = "", status: int = 200, **options: Any) -> Callable[[Endpoint], Endpoint]:
        return self.route("POST", path, status, options)

    def put(self, path: str = "", status: int = 200, **options: Any) -> Callable[[Endpoint], Endpoint]:
        return self.route("PUT", path, status, options)

    def delete(self, path: str = "", status: int = 200, **options: Any) -> Callable[[Endpoint], Endpoint]:
        return self.route("DELETE", path, status, options)

    def route(self, method: str, path: str, status: int, options: dict[str, Any]) -> Callable[[Endpoint], Endpoint]:
        """A decorator for the endpoint of a route."""

        def add(endpoint: Endpoint) -> Endpoint:
            answering, described = in_json(endpoint, status)
            self.router.add_api_route(
                path, answering, methods=[method], status_code=status, openapi_extra=described, **options
            )
            return endpoint

        return add


def in_json(endpoint: Callable[..., Awaitable[Any]], status: int) -> tuple[Callable[..., Any], dict[str, Any]]:
    """An endpoint as FastAPI can call it, and what OpenAPI should say about its body and its answer."""
    hints = get_type_hints(endpoint, include_extras=True)
    gives = hints.pop("return")
    described: dict[str, Any] = {}
    parameters = []
    for name, parameter in inspect.signature(endpoint).parameters.items():
        kind, hint, default = body_of(hints[name]), hints[name], parameter.default
        if kind is not None:
            optional = default is None
            hint, default = Annotated[hint, Depends(reader(kind, optional))], parameter.empty
            described["requestBody"] = {"required": not optional, "content": {JSON: {"schema": openapi_schema(kind)}}}
        parameters.append(parameter.replace(annotation=hint, default=default, kind=parameter.KEYWORD_ONLY))
    if gives is NoneType or (isinstance(gives, type) and issubclass(gives, Response)):
        return signed(endpoint, endpoint, parameters, None if gives is NoneType else gives), described
    described["responses"] = {str(status): {"content": {JSON: {"schema": openapi_schema(gives)}}}}
    given = next((name for name, hint in hints.items() if hint is Response), None)
    if given is None:
        parameters.append(inspect.Parameter("response", inspect.Parameter.KEYWORD_ONLY, annotation=Response))

    async def answering(**values: Any) -> Response:
        beside = values[given] if given else values.pop("response")  # cookies and status set on the way
        body = encoder.encode(await endpoint(**values))
        answer = Response(body, beside.status_code or status, media_type=JSON)
        answer.raw_headers.extend(beside.raw_headers)
        return answer

    return signed(answering, endpoint, parameters, Response), described


def signed(call: Callable[..., Any], endpoint: Any, parameters: list[inspect.Parameter], gives: Any) -> Any:
    """A function with the name and the documentation of an endpoint, and with another signature."""

    @wraps(endpoint)
    async def named(**values: Any) -> Any:
        return await call(**values)

    named.__signature__ = inspect.Signature(parameters, return_annotation=gives)  # type: ignore[attr-defined]
    return named


def body_of(hint: Any) -> type[Body] | None:
    """The type of a body, if that is what a parameter takes."""
    return next((one for one in (hint, *get_args(hint)) if isinstance(one, type) and issubclass(one, Body)), None)


def reader(kind: type[Body], optional: bool) -> Callable[[Request], Awaitable[Body | None]]:
    """A dependency that reads the body of a request."""
    decoder = msgspec.json.Decoder(kind)

    async def read(request: Request) -> Body | None:
        try:
            data = await request.body()
        except ClientDisconnect:
            raise HTTPException(400, "The body did not arrive.") from None
        if not data and optional:
            return None
        if not data or not is_json(request.headers.get("content-type", "")):
            raise wrong("invalid", f"Expected {JSON}")
        try:
            return decoder.decode(data)
        except msgspec.ValidationError as error:
            found = PLACE.fullmatch(str(error))
            place, reason = (found["place"], found["reason"]) if found else ("", str(error))
            raise wrong("invalid", reason, place) from None
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise wrong("json_invalid", str(error)) from None

    return read


def wrong(kind: str, reason: str, place: str = "") -> RequestValidationError:
    """What is wrong with a body, in the form in which FastAPI complains of parameters."""
    return RequestValidationError([{"type": kind, "loc": (f"body{place}",), "msg": reason, "ctx": {"error": reason}}])


def is_json(media: str) -> bool:
    """Whether a content type is JSON. A page of another site cannot send that without asking."""
    header = Message()
    header["content-type"] = media
    kind, _, form = header.get_content_type().partition("/")
    return kind == "application" and (form == "json" or form.endswith("+json"))


def describe_types(app: FastAPI) -> None:
    """List the types of the protocol in the OpenAPI description of an application."""
    made = app.openapi

    def described() -> dict[str, Any]:
        if app.openapi_schema is None:
            made().setdefault("components", {}).setdefault("schemas", {}).update(openapi_components())
        return app.openapi_schema or {}

    app.openapi = described  # type: ignore[method-assign]
