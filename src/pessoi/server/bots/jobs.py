"""A table's question as a job for a bot."""

import hashlib

import msgspec

from pessoi.server.bots.bot_process import Job
from pessoi.server.bots.fair_queue import Asker
from pessoi.table import Table


def job_for(table: Table, level: str, seconds: float) -> Job:
    """What the asked seat knows, for a bot that is killed after `seconds`."""
    request = table.request
    assert table.position is not None
    return Job(
        game=table.setup.game,
        edition=table.setup.edition,
        known=table.game.known(table.position, request.seat).data(),
        seat=request.seat,
        decision=request.decision,
        actions=[int(a) for a in request.actions],
        secret=request.secret,
        seen=request.seen,
        level=level,
        seed=bot_seed(table, request.seat),
        seconds=0.6 * seconds,
        players=table.setup.players,
        options=table.setup.options,
    )


def ideas_for(table: Table, level: str, seconds: float) -> Job:
    """The same for a bot that advises: what it would do, and why."""
    return msgspec.structs.replace(job_for(table, level, seconds), wish="ideas")


def weighing_of(table: Table, action: int, level: str, seconds: float) -> Job:
    """What is to be thought of that answer."""
    return msgspec.structs.replace(job_for(table, level, seconds), wish="weigh", weighed=action)


def asker_of(table: Table) -> Asker:
    """Whom the table's own bots think for."""
    return Asker(table.setup.owner, table.id, bots_only=not table.people())


def bot_seed(table: Table, seat: int) -> int:
    text = f"{table.question} {seat}".encode()
    return int.from_bytes(hashlib.blake2b(text, digest_size=6, key=table.chance.seed, person=b"pessoi-bot").digest())
