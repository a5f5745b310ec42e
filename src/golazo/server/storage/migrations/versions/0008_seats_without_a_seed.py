"""Seats without a seed: when they become free again. Those that are taken already stay taken."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("seats", sa.Column("seed_due", sa.BigInteger))
    op.create_index("ix_seats_seed_due", "seats", ["seed_due"])
