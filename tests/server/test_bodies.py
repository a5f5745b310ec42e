"""The body of a request is decoded into its type, or it is said what is wrong with it and where."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.requests import Request

from golazo.protocol.accounts import DeletedAccount, NewAccount
from golazo.protocol.tables import ClockSetting, JoinTable, NewTable
from golazo.server.rest.routes import reader


def decoded(kind: Any, body: bytes, media: str = "application/json", optional: bool = False, gone: bool = False) -> Any:
    async def receive() -> Any:
        return {"type": "http.disconnect"} if gone else {"type": "http.request", "body": body}

    scope = {"type": "http", "method": "POST", "headers": [(b"content-type", media.encode())]}
    return asyncio.run(reader(kind, optional)(Request(scope, receive)))


def complaint(kind: Any, body: bytes, media: str = "application/json") -> tuple[str, str]:
    with pytest.raises(RequestValidationError) as caught:
        decoded(kind, body, media)
    (error,) = caught.value.errors()
    return error["type"], ".".join(error["loc"])


def test_a_body_becomes_an_object_of_its_type() -> None:
    clock = b'{"game": "tsubasa", "seats": ["me", "amateur"], "clock": {"kind": "move", "seconds": 60}}'
    table = NewTable(game="tsubasa", seats=("me", "amateur"), clock=ClockSetting("move", 60))
    assert decoded(NewTable, clock) == table
    assert decoded(JoinTable, b"{}", "application/json; charset=utf-8") == JoinTable(None)
    assert decoded(JoinTable, b"{}", "application/vnd.golazo+json") == JoinTable(None)


def test_a_body_may_be_left_out_only_where_it_is_optional() -> None:
    assert decoded(DeletedAccount, b"", optional=True) is None
    assert complaint(DeletedAccount, b"") == ("invalid", "body")


@pytest.mark.parametrize("media", ["", "text/plain", "application/x-www-form-urlencoded", "multipart/form-data"])
def test_what_a_form_of_another_site_could_send_is_refused(media: str) -> None:
    assert complaint(JoinTable, b"{}", media) == ("invalid", "body")


@pytest.mark.parametrize(
    ("kind", "body", "place"),
    [
        (NewAccount, b'{"name": "Anna", "password": "short"}', "body.password"),
        (NewAccount, b'{"name": "Anna"}', "body"),
        (NewTable, b'{"game": "tsubasa", "clock": {"kind": "move"}}', "body.clock"),
        (NewTable, b'{"game": "tsubasa", "seats": []}', "body.seats"),
        (NewTable, b'{"game": "tsubasa", "public": "yes"}', "body.public"),
        (JoinTable, b'{"seat": 8}', "body.seat"),
        (JoinTable, b'{"chair": 1}', "body"),
        (JoinTable, b"[]", "body"),
    ],
)
def test_a_complaint_names_the_field(kind: Any, body: bytes, place: str) -> None:
    assert complaint(kind, body) == ("invalid", place)


@pytest.mark.parametrize("body", [b"{", b'{"seat": NaN}', b'{"chair": "\xff"}', b"[" * 100_000, b'{"seat": 1} 2'])
def test_what_is_no_json_is_malformed_or_refused(body: bytes) -> None:
    assert complaint(JoinTable, body)[0] in ("json_invalid", "invalid")


def test_a_body_that_does_not_arrive_is_no_error_of_the_server() -> None:
    with pytest.raises(HTTPException) as caught:
        decoded(JoinTable, b"", gone=True)
    assert caught.value.status_code == 400
