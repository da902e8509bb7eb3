"""How long a newcomer waits: `make play` in a fresh clone of what is committed, with empty caches, until a page comes.

    python tools/first_page.py

Prints wall-clock seconds, CPU seconds of all that was started, and the machine's load, which decides the first.
"""

import os
import resource
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

ROOT = Path(__file__).parent.parent
LOOK = 0.25  # seconds between two looks
GIVE_UP = 1800.0


def main() -> None:
    with socket.create_server(("127.0.0.1", 0)) as found:
        port = str(found.getsockname()[1])
    place = Path(tempfile.mkdtemp())
    try:
        subprocess.run(["git", "clone", "--quiet", str(ROOT), str(place / "project")], check=True)
        empty = {f"XDG_{kind}_HOME": str(place / kind) for kind in ("DATA", "CACHE", "STATE", "CONFIG")}
        settings = {
            **os.environ,
            **empty,
            "npm_config_cache": str(place / "npm"),
            "PESSOI_PORT": port,
            "BROWSER": "true",
        }
        for name in ("VIRTUAL_ENV", "PYTHONPATH", "PESSOI_PURE", "UV_CACHE_DIR", "PIP_CACHE_DIR"):
            settings.pop(name, None)
        started = time.monotonic()
        command = ["make", "--no-print-directory", "play"]
        server = subprocess.Popen(command, cwd=place / "project", env=settings, start_new_session=True)
        try:
            wait_for_page(f"http://127.0.0.1:{port}/", server)
            spent = time.monotonic() - started
        finally:
            end_all(place)
            server.wait()
        used = resource.getrusage(resource.RUSAGE_CHILDREN)
        size = sum(file.lstat().st_size for file in (place / "project" / ".venv").rglob("*")) / 1e6
        print(f"first page after {spent:.0f} s; {used.ru_utime + used.ru_stime:.0f} CPU seconds, .venv {size:.0f} MB,")
        print(f"load average {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    finally:
        shutil.rmtree(place, ignore_errors=True)


def end_all(place: Path) -> None:
    """Whatever runs in that folder: the compiler, which nobody waits for, has a session of its own."""
    for process in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            if Path(os.readlink(process / "cwd")).is_relative_to(place):
                os.kill(int(process.name), signal.SIGTERM)


def wait_for_page(address: str, server: subprocess.Popen[bytes]) -> None:
    """Until it is served whole, with the client in it."""
    end = time.monotonic() + GIVE_UP
    while time.monotonic() < end:
        if server.poll() is not None:
            sys.exit(f"make play ended with {server.returncode}")
        try:
            with urlopen(address, timeout=10) as page:
                if b"<script" in page.read():
                    return
        except (URLError, ConnectionError, TimeoutError):
            time.sleep(LOOK)
    sys.exit("no page")


if __name__ == "__main__":
    main()
