"""New tables: what they are called, what opens them, and their first entry."""

import secrets

from pessoi.kernel.chance import new_seed
from pessoi.table import Setup, Table, lobby
from pessoi.table.timekeeper import Timekeeper


def new_id() -> str:
    """Short enough to be read out, long enough not to be guessed."""
    alphabet = "23456789abcdefghjkmnpqrstuvwxyz"
    return "".join(secrets.choice(alphabet) for _ in range(16))


def new_key() -> str:
    """Opens a private table."""
    return secrets.token_urlsafe(18)


def new_table(id: str, setup: Setup, time: Timekeeper) -> Table:
    """Refusal if there is no such game, or it is not played like that."""
    arranged = time.stamp(lobby.arrange(setup, time.now()))
    table = Table(id, setup, new_seed())
    table.become(arranged)
    return table
