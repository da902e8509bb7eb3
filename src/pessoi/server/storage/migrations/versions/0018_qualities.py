"""Reviews know the table of their game and how well each seat played, so that profiles can show it."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    op.add_column("reviews", sa.Column("table_id", sa.String(32), nullable=False, server_default=""))
    op.add_column("reviews", sa.Column("seats", sa.Text, nullable=False, server_default="[]"))
    op.create_index("ix_reviews_table_id", "reviews", ["table_id"])
