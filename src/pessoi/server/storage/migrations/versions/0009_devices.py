"""A person has devices, passkeys and tickets (single-use secrets); what was a guest's secret is their first device."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.create_table(
        "devices",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("secret", sa.String(64), nullable=False, unique=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
        sa.Column("label", sa.String(64), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger, nullable=False),
    )
    op.create_index("devices_by_person", "devices", ["person"])
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(1400), primary_key=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
        sa.Column("public_key", sa.LargeBinary, nullable=False),
        sa.Column("sign_count", sa.BigInteger, nullable=False),
        sa.Column("label", sa.String(64), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger, nullable=False),
    )
    op.create_index("passkeys_by_person", "passkeys", ["person"])
    op.create_table(
        "tickets",
        sa.Column("key", sa.String(64), primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=True),
        sa.Column("proof", sa.String(64), nullable=True),
        sa.Column("tries", sa.Integer, nullable=False, server_default="0"),
        sa.Column("expires", sa.BigInteger, nullable=True),
    )
    op.create_index("tickets_by_person", "tickets", ["person"])
    op.create_index("tickets_by_expiry", "tickets", ["expires"])
    op.add_column("people", sa.Column("leaving", sa.String(32), nullable=True))
    move_secrets(op.get_bind())


def move_secrets(connection: sa.Connection) -> None:
    """SQLite drops a column by making the table anew; what refers to a row goes with the old table, and is put back."""
    persons = connection.execute(sa.text("SELECT id, secret, created, seen FROM people")).mappings().all()
    tokens = connection.execute(sa.text("SELECT * FROM seat_tokens")).mappings().all()
    with op.batch_alter_table("people") as people:
        people.drop_column("secret")
    if connection.dialect.name == "sqlite":
        put_back(connection, "seat_tokens", [dict(row) for row in tokens])
    first: list[dict[str, object]] = []
    for p in persons:
        times = {"created": p["created"], "used": p["seen"]}
        first.append({"id": p["id"], "secret": p["secret"], "person": p["id"], "label": "", **times})
    put_back(connection, "devices", first)


def put_back(connection: sa.Connection, name: str, rows: list[dict[str, object]]) -> None:
    if rows:
        columns = list(rows[0])
        values = ", ".join(f":{column}" for column in columns)
        connection.execute(sa.text(f"INSERT INTO {name} ({', '.join(columns)}) VALUES ({values})"), rows)
