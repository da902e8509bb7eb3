"""The servers and databases of the server's tests."""

from tests.server.conftest import nursery, postgres

__all__ = ["nursery", "postgres"]
