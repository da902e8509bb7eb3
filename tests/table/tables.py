"""Tables to test with."""

from collections.abc import Callable
from typing import Any

from pessoi.kernel.chance import seed_from
from pessoi.table import Chair, Change, ClockRule, Setup, Table, commands, lobby
from pessoi.table.entry import AtZero

OWNER, FRIEND, ONLOOKER = "owner", "friend", "onlooker"


def setup(*chairs: str, game: str = "pebbles", **more: Any) -> Setup:
    """Chairs: a person's name, a bot's level, or "open"."""
    made = []
    for chair in chairs:
        if chair in (OWNER, FRIEND, ONLOOKER):
            made.append(Chair("person", chair, chair.title()))
        else:
            made.append(Chair() if chair == "open" else Chair("bot", level=chair))
    return Setup(game, len(made), more.pop("options", {}), made, OWNER, key="k" * 24, **more)


def lobby_of(*chairs: str, seed: str = "x", **more: Any) -> Table:
    arrangement = setup(*chairs, **more)
    table = Table("t1", arrangement, seed_from(seed))
    table.become(lobby.arrange(arrangement, 1000))
    return table


def started(*chairs: str, seed: str = "x", **more: Any) -> Table:
    table = lobby_of(*chairs, seed=seed, **more)
    table.become(lobby.start(table, OWNER, None, 2000))
    return table


def do(table: Table, command: Callable[..., Change], *args: Any) -> None:
    table.become(command(table, *args))


def answer(table: Table, text: str | None = None, now: int = 3000, by: str = "person") -> None:
    """The asked seat answers; with its first action if none is given."""
    text = text or table.game.vocabulary.text(table.request.actions[0])
    do(table, commands.answer, table.request.seat, table.question, text, now, by)


def finish(table: Table, now: int = 3000) -> None:
    while table.phase == "play":
        answer(table, now=now, by="person" if table.level(table.request.seat) is None else "bot")


def bank(seconds: int, at_zero: AtZero = "bot", increment: int = 0) -> ClockRule:
    return ClockRule("bank", seconds, increment, at_zero)
