"""The database's history. `upgrade` brings any older database up to date; it is run whenever a server starts."""

from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory

LOCK = 0x9E550  # of PostgreSQL: one process at a time
NEWEST = "0018"  # known without reading all revisions, so that starting a server is quick


def config(connection: sa.Connection) -> Config:
    settings = Config()
    settings.set_main_option("script_location", str(Path(__file__).parent))
    settings.attributes["connection"] = connection
    return settings


def upgrade(connection: sa.Connection, revision: str = "head") -> None:
    if revision == "head" and current(connection) == NEWEST:
        return
    if connection.dialect.name == "postgresql":
        connection.execute(sa.text("SELECT pg_advisory_xact_lock(:key)"), {"key": LOCK})
    command.upgrade(config(connection), revision)


def current(connection: sa.Connection) -> str | None:
    """Where the database stands."""
    return MigrationContext.configure(connection).get_current_revision()


def newest() -> str | None:
    settings = Config()
    settings.set_main_option("script_location", str(Path(__file__).parent))
    return ScriptDirectory.from_config(settings).get_current_head()
