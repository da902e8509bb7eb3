"""A bot's job made by hand, with no table around it."""

from pessoi.kernel import Request
from pessoi.server.bots.bot_process import Job


def job_of(game: str, players: int, known: dict[str, object], request: Request, level: str) -> Job:
    return Job(
        game=game,
        edition=None,
        known=known,
        seat=request.seat,
        decision=request.decision,
        actions=[int(a) for a in request.actions],
        secret=request.secret,
        seen=request.seen,
        level=level,
        seed=7,
        seconds=600.0,
        players=players,
    )
