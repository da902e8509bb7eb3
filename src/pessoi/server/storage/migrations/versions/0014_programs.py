"""Bot accounts and what they hear of, invitations, and who may invite whom."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    op.add_column("people", sa.Column("program", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("people", sa.Column("keeper", sa.String(32), nullable=True))
    op.add_column("people", sa.Column("reachable", sa.String(10), nullable=False, server_default="met"))
    op.create_index("people_by_keeper", "people", ["keeper"])
    op.create_table(
        "invitations",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("inviter", sa.String(32), sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("starts", sa.Boolean, nullable=False),
        sa.Column("answer", sa.String(8), nullable=True),
    )
    op.create_index("invitations_by_person", "invitations", ["person"])
    op.create_index("invitations_by_inviter", "invitations", ["inviter"])
    op.create_table(
        "events",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer, "sqlite"), primary_key=True),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_index("events_by_person", "events", ["person", "id"])
