"""Sessions as rows, what names look like, and which names are an account's."""

import sqlalchemy as sa
from alembic import op

from golazo.server.accounts.names import skeleton

revision = "0005"
down_revision = "0004"

players = sa.table("players", *map(sa.column, ("id", "name", "account", "skeleton", "created")))


def upgrade() -> None:
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(36), nullable=False),
        sa.Column("player", sa.String(24), nullable=False),
        sa.Column("device", sa.String(40), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_sessions_player", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name="pk_sessions"),
    )
    op.create_index("ix_sessions_player", "sessions", ["player"])
    op.create_index("ix_sessions_seen", "sessions", ["seen"])
    op.execute(  # tokens hold a player and an epoch until they are renewed: all stay logged in
        "INSERT INTO sessions (id, player, device, created, seen)"
        " SELECT id || '-' || epoch, id, '', created, seen FROM players"
    )
    op.drop_column("players", "epoch")
    op.add_column("players", sa.Column("skeleton", sa.String(200)))
    give_skeletons(op.get_bind())
    op.create_index("ix_players_skeleton", "players", ["skeleton"])
    accounts = sa.text("account IS NOT NULL")
    op.create_index(
        "uq_players_skeleton", "players", ["skeleton"], unique=True, sqlite_where=accounts, postgresql_where=accounts
    )
    for table in ("seats", "chat"):
        op.add_column(table, sa.Column("account", sa.Boolean, nullable=False, server_default=sa.false()))
    op.execute(
        "UPDATE seats SET account = true WHERE player IN (SELECT id FROM players WHERE account IS NOT NULL)"
        " AND \"table\" IN (SELECT id FROM tables WHERE status IN ('waiting', 'playing'))"
    )


def give_skeletons(connection: sa.Connection) -> None:
    """Of accounts that look alike the eldest stands for the name; guests who look like one lose theirs."""
    named = sa.select(players.c.id, players.c.name, players.c.account).where(players.c.name != "")
    rows = connection.execute(named.order_by(players.c.account.is_(None), players.c.created, players.c.id)).all()
    taken: set[str] = set()
    for id_, name, account in rows:
        wanted = {"skeleton": skeleton(name) or None}
        if wanted["skeleton"] in taken:
            wanted = (
                {"name": "", "skeleton": None} if account is None else {"skeleton": f"{id_} {wanted['skeleton']}"[:200]}
            )
        elif account is not None and wanted["skeleton"] is not None:
            taken.add(wanted["skeleton"])
        connection.execute(sa.update(players).where(players.c.id == id_).values(**wanted))
