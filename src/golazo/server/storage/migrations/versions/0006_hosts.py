"""What hosts need: bans, invitations, reported and hidden lines of the chat, and news for running servers."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "bans",
        sa.Column("player", sa.String(24), nullable=False),
        sa.Column("scope", sa.String(8), nullable=False),
        sa.Column("reason", sa.String(200), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_bans_player", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("player", "scope", name="pk_bans"),
    )
    op.create_table(
        "invitations",
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
        sa.Column("uses", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_invitations"),
    )
    op.create_table(
        "outbox",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("player", sa.String(24)),
        sa.Column("table", sa.String(16)),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_outbox"),
    )
    op.create_table(
        "reports",
        sa.Column("table", sa.String(16), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("player", sa.String(24), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_reports_table", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "number", "player", name="pk_reports"),
    )
    op.create_index("ix_reports_player_at", "reports", ["player", "at"])
    op.add_column("chat", sa.Column("hidden", sa.BigInteger))
