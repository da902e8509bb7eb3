"""Notices: channels, wishes, what was seen, the outbox and its letters; one process sees to them."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.create_table(
        "channels",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("details", sa.Text, nullable=False),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("proof", sa.String(64), nullable=True),
        sa.Column("failures", sa.Integer, nullable=False, server_default="0"),
        sa.Column("fault", sa.String(120), nullable=True),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_index("channels_by_person", "channels", ["person", "state"])
    op.create_table(
        "preferences",
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("data", sa.Text, nullable=False),
    )
    op.create_table(
        "bookmarks",
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seen", sa.Integer, nullable=False, server_default="0"),
        sa.Column("muted", sa.Boolean, nullable=False, server_default=sa.false()),
    )
    op.create_table(
        "outbox",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("kind", sa.String(8), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("due", sa.BigInteger, nullable=False),
    )
    op.create_index("outbox_by_due", "outbox", ["due"])
    op.create_table(
        "letters",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("channel", sa.String(32), sa.ForeignKey("channels.id", ondelete="CASCADE"), nullable=False),
        sa.Column("told", sa.Text, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("due", sa.BigInteger, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False, server_default="0"),
    )
    op.create_index("letters_by_due", "letters", ["due"])
    op.create_index("letters_by_channel", "letters", ["channel"])
    op.create_table(
        "duties",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("runner", sa.String(32), nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "keys",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
