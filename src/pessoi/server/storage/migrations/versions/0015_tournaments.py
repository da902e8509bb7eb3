"""Tournaments: each as one value, who takes part, and its tables in play."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("owner", sa.String(32), nullable=False),
        sa.Column("phase", sa.String(8), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("busy", sa.Boolean, nullable=False),
        sa.Column("updated", sa.BigInteger, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
    )
    op.create_index("tournaments_by_phase", "tournaments", ["phase", "public", "updated"])
    op.create_index("tournaments_by_owner", "tournaments", ["owner"])
    theirs = sa.ForeignKey("tournaments.id", ondelete="CASCADE")
    op.create_table(
        "tournament_people",
        sa.Column("tournament", sa.String(32), theirs, primary_key=True),
        sa.Column("person", sa.String(32), primary_key=True),
    )
    op.create_index("tournaments_by_person", "tournament_people", ["person"])
    theirs = sa.ForeignKey("tournaments.id", ondelete="CASCADE")
    op.create_table(
        "tournament_tables",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("tournament", sa.String(32), theirs, nullable=False),
        sa.Column("idle", sa.Boolean, nullable=False),
    )
    op.create_index("tournament_tables_by_tournament", "tournament_tables", ["tournament"])
