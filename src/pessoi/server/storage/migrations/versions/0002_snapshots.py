"""Snapshots that bound loading time; which process sees to a table's bots and clock; when a server was last alive."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("length", sa.Integer, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
    )
    op.add_column("tables", sa.Column("busy", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("runner", sa.String(32), nullable=True))
    op.add_column("tables", sa.Column("runner_until", sa.BigInteger, nullable=False, server_default="0"))
    op.execute(sa.text("UPDATE tables SET busy = (phase = 'play')"))
    op.create_index("tables_busy", "tables", ["busy", "runner_until"])
    op.create_table(
        "heartbeat",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("alive", sa.BigInteger, nullable=False),
    )
