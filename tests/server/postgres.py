"""A real PostgreSQL, started by the tests in a directory of its own. It refuses to be root, so it is nobody."""

import contextlib
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Final

from tests.machine import PATIENCE, free_port

PLACES: Final = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)


def find(program: str) -> str | None:
    for place in PLACES:
        if (place / program).exists():
            return str(place / program)
    return shutil.which(program)


class Postgres:
    def __init__(self) -> None:
        self.directory: Final = Path(tempfile.mkdtemp(prefix="pessoi-pg-"))
        self.port: Final = free_port()
        self.user: Final = "nobody" if os.geteuid() == 0 else None
        self.process: subprocess.Popen[bytes] | None = None
        self.databases = 0

    def start(self) -> None:
        initdb, postgres = find("initdb"), find("postgres")
        assert initdb is not None
        assert postgres is not None
        if self.user:
            entry = pwd.getpwnam(self.user)
            os.chown(self.directory, entry.pw_uid, entry.pw_gid)
        data = self.directory / "data"
        self.run(initdb, "-D", str(data), "-U", "pessoi", "-A", "trust", "--no-sync", "-E", "UTF8", "--locale=C")
        command = [postgres, "-D", str(data), "-p", str(self.port), "-k", str(self.directory)]
        for setting in ("listen_addresses=127.0.0.1", "fsync=off", "max_connections=100"):
            command += ["-c", setting]
        with (self.directory / "log").open("ab") as log:
            self.process = subprocess.Popen(command, user=self.user, stdout=log, stderr=log, cwd=self.directory)
        deadline = time.monotonic() + PATIENCE
        ready = find("pg_isready")
        assert ready is not None
        while subprocess.run([ready, "-q", "-h", "127.0.0.1", "-p", str(self.port)], check=False).returncode != 0:
            if time.monotonic() > deadline or self.process.poll() is not None:
                raise RuntimeError((self.directory / "log").read_text())
            time.sleep(0.1)

    def run(self, *command: str) -> None:
        subprocess.run(command, check=True, user=self.user, stdout=subprocess.DEVNULL, cwd=self.directory)

    def new_database(self) -> str:
        self.databases += 1
        createdb = find("createdb")
        assert createdb is not None
        name = f"test{self.databases}"
        self.run(createdb, "-h", "127.0.0.1", "-p", str(self.port), "-U", "pessoi", name)
        return f"postgresql://pessoi@127.0.0.1:{self.port}/{name}"

    def stop(self) -> None:
        if self.process is not None:
            self.process.send_signal(signal.SIGINT)
            with contextlib.suppress(subprocess.TimeoutExpired):
                self.process.wait(PATIENCE)
        shutil.rmtree(self.directory, ignore_errors=True)
