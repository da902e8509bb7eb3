"""How far the tables' time was ahead of the wall clock when a server was last alive."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("heartbeat", sa.Column("ahead", sa.BigInteger, nullable=False, server_default="0"))
