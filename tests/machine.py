"""What tests ask of the machine, which may be busy with other things."""

import secrets
import socket
from typing import Final

PATIENCE: Final = 120.0  # seconds without what a test waits for: it only stops a hang, so nobody tunes it
PORTS: Final = range(10_000, 32_000)  # below those that systems give to outgoing connections, reconnecting ones too


def free_port() -> int:
    while True:
        port = secrets.choice(PORTS)
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
