"""Players, for the host: find, rename, reset passwords, ban, delete."""

from __future__ import annotations

import secrets
from dataclasses import dataclass

from sqlalchemy import and_, delete, distinct, func, or_, select, update

from golazo.errors import GolazoError, UnknownName
from golazo.protocol.status import OPEN
from golazo.server.accounts.bans import CHAT, SERVER, Ban, Bans
from golazo.server.accounts.invitations import SIGNS
from golazo.server.accounts.names import checked_name, login_form
from golazo.server.accounts.players import COLUMNS, Player, Players, give_name
from golazo.server.accounts.sessions import end_sessions
from golazo.server.availability import DatabaseUnavailable
from golazo.server.now import DAY, now
from golazo.server.storage.database import Database
from golazo.server.storage.outbox import Outbox
from golazo.server.storage.schema import bans, chat, mutes, players, reports, seats, sessions, tables
from golazo.server.tables.opening import leave
from golazo.server.tables.registry import Registry

PASSWORD_SIGNS = 14


@dataclass(frozen=True)
class Known:
    """A player in a list."""

    id: str
    name: str
    account: str | None
    created: int
    seen: int
    matches: int  # in which they have a seat
    banned: bool
    until: int | None
    reason: str | None
    silenced: bool


async def listed(database: Database, search: str | None, most: int, page: int) -> list[Known]:
    """Return players, most recently seen first. `search` matches part of a name or account, or an id."""
    seated = select(func.count(distinct(seats.c.table))).where(seats.c.player == players.c.id).scalar_subquery()
    in_force = or_(bans.c.until.is_(None), bans.c.until > now())
    server = and_(bans.c.player == players.c.id, bans.c.scope == SERVER, in_force)
    talking = (
        select(bans.c.player)
        .where(bans.c.player == players.c.id, bans.c.scope == CHAT, in_force)
        .correlate(players)
        .exists()
    )
    wanted = (
        select(players, seated.label("matches"), bans.c.at.label("since"), bans.c.until, bans.c.reason)
        .add_columns(talking.label("silenced"))
        .outerjoin(bans, server)
        .order_by(players.c.seen.desc(), players.c.id)
        .limit(most)
        .offset((page - 1) * most)
    )
    if search is not None:
        named = [column.icontains(search, autoescape=True) for column in (players.c.name, players.c.account)]
        wanted = wanted.where(or_(players.c.id == search, *named))
    async with database.reading() as connection:
        rows = (await connection.execute(wanted)).all()
    return [
        Known(
            id=row.id,
            name=row.name,
            account=row.account,
            created=row.created,
            seen=row.seen,
            matches=row.matches,
            banned=row.since is not None,
            until=row.until,
            reason=row.reason,
            silenced=bool(row.silenced),
        )
        for row in rows
    ]


async def find(database: Database, who: str) -> Player:
    """Return the player with this id or account name."""
    wanted = select(*COLUMNS).where(or_(players.c.id == who, players.c.account == login_form(who)))
    async with database.reading() as connection:
        rows = (await connection.execute(wanted)).all()
    row = next((row for row in rows if row.id == who), rows[0] if rows else None)
    if row is None:
        raise UnknownName("admin-no-player", name=who[:40])
    return Player(*row)


async def rename(database: Database, who: str, name: str) -> Player:
    """Rename a player everywhere: at their tables, in the archive and in the chat."""
    player, wanted = await find(database, who), checked_name(name)
    async with database.writing() as connection:
        await give_name(connection, player, wanted)
        await connection.execute(update(seats).where(seats.c.player == player.id).values(name=wanted))
        await connection.execute(update(chat).where(chat.c.player == player.id).values(name=wanted))
    await Outbox(database).post(player=player.id)
    return player


def new_password() -> str:
    """Return a password that is easy to type and hard to guess."""
    return "".join(secrets.choice(SIGNS) for _ in range(PASSWORD_SIGNS))


async def set_password(database: Database, who: str, password: str) -> Player:
    """Set an account's password and end all of its sessions."""
    player = await find(database, who)
    if player.account is None:
        raise UnknownName("admin-no-account", name=who[:40])
    hashed = await Players(database).hashed(password)
    async with database.writing() as connection:
        await connection.execute(update(players).where(players.c.id == player.id).values(password=hashed))
        await end_sessions(connection, sessions.c.player == player.id)
    await Outbox(database).post(player=player.id)
    return player


async def ban(registry: Registry, who: str, reason: str, days: float | None) -> tuple[Player, int, int | None]:
    """Ban a player and let bots play on for them; returns at how many tables, and until when."""
    player = await find(registry.database, who)
    until = None if days is None else now() + int(days * DAY)
    await Bans(registry.database).set(player.id, SERVER, Ban(reason, until))
    await Outbox(registry.database).post(player=player.id)
    left = await leave_tables(registry, player)
    if left:
        await Outbox(registry.database).post(player=player.id)
    return player, left, until


async def lift(database: Database, who: str, scope: str) -> tuple[Player, bool]:
    """End a ban; returns the player, and whether there was a ban."""
    player = await find(database, who)
    lifted = await Bans(database).lift(player.id, scope)
    if lifted and scope == SERVER:
        await Outbox(database).post(player=player.id)
    return player, lifted


async def silence(database: Database, who: str, reason: str, hours: float) -> tuple[Player, int]:
    """Mute a player in the chat for some hours; returns until when."""
    player, until = await find(database, who), now() + int(hours * DAY / 24)
    await Bans(database).set(player.id, CHAT, Ban(reason, until))
    return player, until


async def delete_player(registry: Registry, who: str) -> Player:
    """Delete a player: name, account, password and chat messages. Matches stay, with the seats nameless."""
    player = await find(registry.database, who)
    await leave_tables(registry, player)
    blank = {"player": "", "name": "", "text": "", "account": False}
    async with registry.database.writing() as connection:
        await connection.execute(delete(players).where(players.c.id == player.id))
        await connection.execute(update(seats).where(seats.c.player == player.id).values(name="", account=False))
        await connection.execute(update(seats).where(seats.c.kept_for == player.id).values(kept_for=None))
        await connection.execute(update(chat).where(chat.c.player == player.id).values(**blank, hidden=now()))
        await connection.execute(delete(reports).where(reports.c.player == player.id))
        await connection.execute(delete(mutes).where(mutes.c.muted == player.id))
    await Outbox(registry.database).post(player=player.id)
    return player


async def leave_tables(registry: Registry, player: Player) -> int:
    """Make a player leave all open tables; returns how many."""
    sits = select(seats.c.table).where(seats.c.player == player.id)
    open_ = select(tables.c.id).where(tables.c.id.in_(sits), tables.c.status.in_(OPEN)).order_by(tables.c.id)
    async with registry.database.reading() as connection:
        found = [row.id for row in await connection.execute(open_)]
    left = 0
    for id_ in found:
        try:
            table = await registry.table(id_)
            await leave(registry, table, player)
        except DatabaseUnavailable:
            raise
        except GolazoError:  # it has ended in the meantime, or was played under other rules
            continue
        registry.forget(table)
        left += 1
    return left
