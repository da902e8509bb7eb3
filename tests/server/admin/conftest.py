"""A server, and an operator at its database."""

from collections.abc import Iterator

import pytest

from tests.server.admin.desk import Desk
from tests.server.harness import Server


@pytest.fixture
def desk(own_server: Server, capsys: pytest.CaptureFixture[str]) -> Iterator[Desk]:
    own_server.start()
    yield Desk(own_server.database, capsys)
    own_server.kill()
