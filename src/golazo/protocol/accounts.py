"""Guests and accounts: who the player is, and how one signs in."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from golazo.protocol.bodies import Body

LONGEST_NAME = 24
SHORTEST_PASSWORD, LONGEST_PASSWORD = 8, 200
LONGEST_CODE = 40  # of an invitation

Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME, examples=["Anna"])]
Password = Annotated[str, Meta(max_length=LONGEST_PASSWORD, examples=["wide of the far post"])]
NewPassword = Annotated[
    str, Meta(min_length=SHORTEST_PASSWORD, max_length=LONGEST_PASSWORD, examples=["wide of the far post"])
]


class BanInfo(Struct, frozen=True):
    """Why a player may not play here, and until when; without an end, for good."""

    reason: str
    until: int | None


class Myself(Struct, frozen=True):
    """A player; `account` is the name to log in with, if there is one."""

    player: str
    name: str
    account: str | None
    ban: BanInfo | None = None


class SessionInfo(Struct, frozen=True):
    """A session: `device` is a browser and a system, empty where they are not known; `current` is the one that asks."""

    id: str
    device: str
    created: int
    seen: int
    current: bool


class NewName(Body, frozen=True):
    """The name to be called by from now on."""

    name: Annotated[str, Meta(max_length=LONGEST_NAME, examples=["Anna"])]


class NewAccount(Body, frozen=True):
    """The name and the password to log in with from now on."""

    name: Name
    password: NewPassword
    invitation: Annotated[str, Meta(max_length=LONGEST_CODE)] = ""


class Login(Body, frozen=True):
    """A name and a password."""

    name: Name
    password: Password


class ChangedPassword(Body, frozen=True):
    """The present password, and the one that replaces it."""

    old: Password
    new: NewPassword


class DeletedAccount(Body, frozen=True):
    """Confirms that an account is to be deleted; a guest has no password."""

    password: Password = ""
