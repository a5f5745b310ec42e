"""Seeds given later: a seat has none until its player has seen the table's commitment."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    with op.batch_alter_table("seats") as seats:
        seats.alter_column("seed", existing_type=sa.String(64), existing_nullable=False, nullable=True)
    op.execute(
        "UPDATE seats SET seed = NULL WHERE bot = '' AND \"table\" IN (SELECT id FROM tables WHERE status = 'waiting')"
    )
