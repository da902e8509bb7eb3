"""The toy is a game here."""

import pytest


@pytest.fixture(autouse=True)
def _pebbles(pebbles: str) -> None:
    """Registered for every test."""
