"""Why a table cannot be read, where one cannot."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("tables", sa.Column("fault", sa.Text, nullable=True))
