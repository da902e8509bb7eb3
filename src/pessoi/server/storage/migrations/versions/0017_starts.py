"""Tournaments that begin by themselves."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    op.add_column("tournaments", sa.Column("starts", sa.BigInteger, nullable=True))
