"""Who is banned or muted, and when people were last seen; what an operator has done, for running servers to hear of."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("people", sa.Column("seen", sa.BigInteger, nullable=False, server_default="0"))
    op.add_column("people", sa.Column("banned", sa.Text, nullable=True))
    op.add_column("people", sa.Column("muted", sa.Boolean, nullable=False, server_default=sa.false()))
    op.execute(sa.text("UPDATE people SET seen = created"))
    op.create_index("people_by_seen", "people", ["seen"])
    op.create_table(
        "orders",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("subject", sa.String(32), nullable=False),
    )
