"""Scores: what each seat has of what decides the match, for lists."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("tables", sa.Column("score", sa.JSON))
