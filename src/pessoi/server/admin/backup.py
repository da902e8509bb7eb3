"""Copies of a database, made while servers run, and databases made of copies.

A database is restored into an empty place only: nothing is ever written over. The copy is examined first.
"""

import os
import shutil
import sqlite3
import subprocess
from contextlib import closing, suppress
from pathlib import Path
from typing import Final

import sqlalchemy as sa

from pessoi.kernel import Fault
from pessoi.server.storage import migrations

CLUSTERS: Final = Path("/usr/lib/postgresql")  # where Debian keeps PostgreSQL's programs


class BackupFailed(Fault):
    """Nothing was made; the message says why."""


def back_up(url: sa.URL, file: Path) -> None:
    """Everything up to a moment, in a new file."""
    if file.exists():
        raise BackupFailed("error-file-exists", {"file": f"={file}"})
    part = file.with_name(file.name + ".part")
    try:
        if url.get_backend_name() == "sqlite":
            with closing(connect(Path(url.database or ""))) as source, closing(sqlite3.connect(part)) as copy:
                source.backup(copy)
                copy.execute("PRAGMA journal_mode=DELETE")  # one file, whole
            check_sqlite(part)
        else:
            run("pg_dump", "--format=custom", f"--file={part}", url=url)
            run("pg_restore", "--list", str(part))
        part.rename(file)
    except (OSError, sqlite3.Error) as error:
        raise failed(error) from error
    finally:
        part.unlink(missing_ok=True)


def restore(file: Path, url: sa.URL) -> None:
    """A database out of a copy, at a place where there is none yet."""
    if not file.is_file():
        raise BackupFailed("error-cannot-read", {"file": f"={file}", "reason": "reason-no-file"})
    try:
        if url.get_backend_name() == "sqlite":
            restore_sqlite(file, Path(url.database or ""))
        else:
            run("pg_restore", "--list", str(file))
            options = ("--exit-on-error", "--single-transaction", "--no-owner", "--no-privileges")
            run("pg_restore", *options, f"--dbname={url.database}", str(file), url=url)
    except (OSError, sqlite3.Error) as error:
        raise failed(error) from error


def restore_sqlite(file: Path, target: Path) -> None:
    for place in (target, target.with_name(f"{target.name}-wal"), target.with_name(f"{target.name}-shm")):
        if place.exists():  # a log beside it would be taken for the copy's
            raise BackupFailed("error-file-exists", {"file": f"={place}"})
    check_sqlite(file)
    part = target.with_name(target.name + ".part")
    try:
        shutil.copyfile(file, part)
        check_sqlite(part)
        part.rename(target)
    finally:
        part.unlink(missing_ok=True)


def connect(file: Path) -> sqlite3.Connection:
    """A file that there is: SQLite would make one."""
    return sqlite3.connect(f"{file.resolve().as_uri()}?mode=rw", uri=True)


def check_sqlite(file: Path) -> None:
    """Whole, ours, and of a version that we know."""
    with closing(connect(file)) as copy:
        found = copy.execute("PRAGMA integrity_check").fetchone()[0]
        if found != "ok":
            raise BackupFailed("error-backup-damaged", {"file": f"={file}", "reason": f"={found}"})
        version = None
        with suppress(sqlite3.OperationalError):
            version = copy.execute("SELECT version_num FROM alembic_version").fetchone()[0]
        if version is None or version > migrations.NEWEST:
            raise BackupFailed("error-backup-foreign", {"file": f"={file}"})


# -- PostgreSQL's own programs


def run(program: str, *words: str, url: sa.URL | None = None) -> None:
    """The password goes by the environment: command lines can be seen by everybody on the machine."""
    environment = dict(os.environ)
    if url is not None:
        host = url.host or url.query.get("host")  # a socket's directory stands in the query
        given = {"PGHOST": host, "PGPORT": url.port, "PGUSER": url.username, "PGDATABASE": url.database}
        environment |= {name: str(value) for name, value in given.items() if value is not None}
        if url.password is not None:
            environment["PGPASSWORD"] = str(url.password)
    command = [find(program), *words]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise failed(OSError(done.stderr.strip() or f"{program}: {done.returncode}"))


def find(program: str) -> str:
    """The newest there is: an older pg_dump refuses a newer server."""
    places = sorted(CLUSTERS.glob(f"*/bin/{program}"), key=lambda path: float(path.parts[-3]), reverse=True)
    found = str(places[0]) if places else shutil.which(program)
    if found is None:
        raise BackupFailed("error-program", {"program": f"={program}"})
    return found


def failed(error: Exception) -> BackupFailed:
    return BackupFailed("error-backup", {"reason": f"={' '.join(str(error).split())[:300]}"})
