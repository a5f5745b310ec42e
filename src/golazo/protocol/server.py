"""What a server says about itself, and why it refuses a request."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from golazo.text.words import Words


class ServerInfo(Struct, frozen=True):
    """Who may open an account, what guests may do, whether people talk, and a message of the host, as plain text."""

    registration: Literal["open", "invitation", "closed"]
    guests: Literal["play", "watch"]
    chat: Literal["on", "off", "moderated"]
    message: str


class ConnectionInfo(Struct, frozen=True):
    """How a request reached the server."""

    scheme: str
    host: str
    address: Annotated[str, Meta(description="The address for which limits are counted.")]
    forwarded: Annotated[
        Literal["none", "ignored", "used"],
        Meta(description="Whether a proxy named that address, and whether the server trusts that proxy."),
    ]
    secure_cookies: bool


class Alive(Struct, frozen=True):
    """The process answers."""

    status: Literal["alive"]


class Readiness(Struct, frozen=True):
    """Whether a node takes part, and whether its database can be read and written."""

    status: Literal["ready", "not ready"]
    database: bool


class ProblemInfo(Struct, frozen=True):
    """Why something was not done: a code for programs, a text's key and arguments, and the text in English."""

    code: str
    text: Words
    detail: str
