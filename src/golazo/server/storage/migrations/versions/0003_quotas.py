"""Quotas and quick lists: where a table was opened from, and whether the record it began with tells of take-backs."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

tables = sa.table("tables", sa.column("id"), sa.column("origin"), sa.column("origin_take_backs"))


def upgrade() -> None:
    op.add_column("tables", sa.Column("origin_take_backs", sa.Boolean))
    op.add_column("tables", sa.Column("address", sa.String(6)))
    op.create_index("ix_tables_address", "tables", ["address"])
    connection = op.get_bind()
    imported = sa.select(tables.c.id).where(tables.c.origin.is_not(None))
    for (id_,) in connection.execute(imported).all():
        origin = connection.execute(sa.select(tables.c.origin).where(tables.c.id == id_)).scalar_one()
        told = tells_take_backs(origin)
        connection.execute(sa.update(tables).where(tables.c.id == id_).values(origin_take_backs=told))


def tells_take_backs(record: str) -> bool:
    """Whether the header of a record says so."""
    try:
        header = json.loads(record.partition("\n")[0])
    except ValueError:
        return False
    return isinstance(header, dict) and header.get("take_backs") is True
