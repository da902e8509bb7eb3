"""The servers and databases of the server's tests, and an nginx."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.deploy.nginx import Nginx, find
from tests.server.conftest import nursery, postgres
from tests.server.harness import Server

__all__ = ["nursery", "postgres"]


@pytest.fixture
def front(tmp_path: Path) -> Iterator[Callable[..., Nginx]]:
    """Puts an nginx in front of servers; `changes` are made to its configuration."""
    if find() is None:
        reason = "nginx is not installed (apt-get install nginx): its tests cannot run"
        if os.environ.get("CI") == "true":
            pytest.fail(reason)
        pytest.skip(reason)
    made: list[Nginx] = []

    def start(servers: list[Server], **changes: str) -> Nginx:
        made.append(Nginx(tmp_path / f"nginx{len(made)}", [server.port for server in servers], changes))
        return made[-1].start()

    yield start
    for nginx in made:
        nginx.stop()
