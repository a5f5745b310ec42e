"""Lessons: tables whose dice come from a seed that is known beforehand."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("lesson", sa.String(16)))
