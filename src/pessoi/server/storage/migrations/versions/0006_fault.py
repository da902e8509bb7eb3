"""Why a table cannot be read, where one cannot."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("tables", sa.Column("fault", sa.Text, nullable=True))
