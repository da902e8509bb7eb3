"""Tables of pebbles, the toy game."""

import pytest


@pytest.fixture(autouse=True)
def _registered(pebbles: str) -> None:
    """Every table may be one of pebbles."""
