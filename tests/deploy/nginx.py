"""The real nginx with the configuration of `deploy/`: other ports, a certificate of its own, the rest as it stands."""

import os
import shutil
import socket
import subprocess
import time
from pathlib import Path
from typing import Final, Self

from tests.machine import PATIENCE, free_port

CONFIGURATION: Final = Path(__file__).parents[2] / "deploy" / "nginx.conf"
AROUND: Final = """daemon off;
{user}
worker_processes 1;
pid {place}/pid;
error_log {place}/error.log;
events {{ worker_connections 1000; }}
http {{
    access_log off;
    client_body_temp_path {place}/body;
    proxy_temp_path {place}/proxy;
    fastcgi_temp_path {place}/fastcgi;
    uwsgi_temp_path {place}/uwsgi;
    scgi_temp_path {place}/scgi;
{site}
}}
"""


def find() -> str | None:
    return shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")


class Nginx:
    def __init__(self, place: Path, ports: list[int], changes: dict[str, str]) -> None:
        self.place: Final = place
        self.ports: Final = ports  # of the servers behind it
        self.changes: Final = changes  # what stands there: what is to stand there
        self.port: Final = free_port()
        self.plain_port: Final = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"https://127.0.0.1:{self.port}"

    def start(self) -> Self:
        nginx = find()
        assert nginx is not None
        self.place.mkdir()
        self.make_certificate()
        file = self.place / "nginx.conf"
        user = "user root;" if os.geteuid() == 0 else ""  # its workers need the test's directory
        file.write_text(AROUND.format(user=user, place=self.place, site=self.site()))
        command = [nginx, "-p", str(self.place), "-e", str(self.place / "error.log"), "-c", str(file)]
        subprocess.run([*command, "-t", "-q"], check=True)
        self.process = subprocess.Popen(command)
        deadline = time.monotonic() + PATIENCE
        while not self.answers():
            if time.monotonic() > deadline or self.process.poll() is not None:
                raise RuntimeError((self.place / "error.log").read_text())
            time.sleep(0.02)
        return self

    def site(self) -> str:
        """The file for operators, for this machine."""
        text = CONFIGURATION.read_text()
        servers = "\n".join(f"    server 127.0.0.1:{port} max_fails=1 fail_timeout=2s;" for port in self.ports)
        changes = {
            "    server 127.0.0.1:8000 max_fails=1 fail_timeout=2s;": servers,
            "listen 80;": f"listen 127.0.0.1:{self.plain_port};",
            "listen [::]:80;": "",
            "listen 443 ssl http2;": f"listen 127.0.0.1:{self.port} ssl http2;",
            "listen [::]:443 ssl http2;": "",
            "/etc/letsencrypt/live/games.example.org": str(self.place),
            **self.changes,
        }
        for old, new in changes.items():
            assert old in text, old
            text = text.replace(old, new)
        return text

    def make_certificate(self) -> None:
        words = "req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=games.example.org"
        files = ["-keyout", str(self.place / "privkey.pem"), "-out", str(self.place / "fullchain.pem")]
        subprocess.run(["openssl", *words.split(), *files], check=True, capture_output=True)

    def answers(self) -> bool:
        try:
            with socket.create_connection(("127.0.0.1", self.port), 1):
                return True
        except OSError:
            return False

    def stop(self) -> None:
        if self.process is not None:
            self.process.terminate()
            self.process.wait(PATIENCE)
