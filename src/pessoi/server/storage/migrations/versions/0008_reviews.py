"""Reviews of games that were played."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
    )
