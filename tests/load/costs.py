"""What a move costs a room in CPU, without sockets: `python -m tests.load.costs`.

Tables of four (Hellas: of two) in one house on SQLite, everybody with a client of version 2. A busy machine blurs times
of arrival; how much a move takes of a core it blurs less.
"""

import argparse
import asyncio
import tempfile
import time
from random import Random
from typing import Final

import uvloop

from pessoi.games import GAMES, load_game
from pessoi.server.services import Services
from pessoi.server.settings import Settings
from pessoi.server.tables.hub import Hub
from pessoi.server.tables.room import Room
from pessoi.table import Table, commands, lobby, messages
from pessoi.table.conversation import Conversation
from pessoi.table.entry import Chair, Setup

TABLES: Final = 10
MOVES: Final = 200  # a table


async def open_room(hub: Hub, game: str, number: int) -> tuple[Room, list[Conversation]]:
    people = [f"p{seat}" for seat in range(min(4, load_game(game).players[-1]))]
    chairs = [Chair("person", person, person) for person in people]
    setup = Setup(game, len(people), {}, chairs, people[0], private=False)
    table = Table(f"{game}{number}", setup, bytes([number]) * 32)
    table.become(lobby.arrange(setup, hub.time.now()))
    table.become(lobby.start(table, people[0], None, hub.time.now()))
    talks = [Conversation(person, person) for person in people]
    for talk in talks:
        talk.hear(table, messages.Hello(since=0, version=2))
    return await hub.create(table), talks


async def play(room: Room, talks: list[Conversation], rng: Random, moves: int) -> int:
    """Bytes that were to be sent."""
    sent = 0
    for _ in range(moves):
        table = room.table
        request, question = table.request, table.question
        if request.seat < 0:
            break
        text = table.game.vocabulary.text(rng.choice(request.actions))
        await room.do(lambda t, at, s=request.seat, q=question, a=text: commands.answer(t, s, q, a, at))  # type: ignore[misc]
        sent += sum(len(room.view(talk)) for talk in talks)
    return sent


async def measure(game: str, moves: int) -> str:
    with tempfile.TemporaryDirectory() as place:
        hub = Hub(Services(Settings(database=f"sqlite:///{place}/pessoi.db")))
        await hub.open()
        rooms = [await open_room(hub, game, number) for number in range(TABLES)]
        rngs = [Random(number) for number in range(TABLES)]
        for (room, talks), rng in zip(rooms, rngs, strict=True):
            await play(room, talks, rng, 5)  # whatever is loaded once is no part of a move
        before = [len(room.table.moves) for room, _ in rooms]
        used, here = time.process_time(), time.thread_time()
        sent = await asyncio.gather(*[play(*room, rng, moves) for room, rng in zip(rooms, rngs, strict=True)])
        used, here = time.process_time() - used, time.thread_time() - here
        given = sum(len(room.table.moves) for room, _ in rooms) - sum(before)
        await hub.close()
    µs = 1e6 / given
    return (
        f"{game:10} {used * µs:6.0f} µs a move, {here * µs:6.0f} of them in the loop; {sum(sent) / given:6.0f} B sent"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(GAMES))
    parser.add_argument("--moves", type=int, default=MOVES, help="at each table")
    given = parser.parse_args()
    for game in given.games:
        print(uvloop.run(measure(game, given.moves)), flush=True)


if __name__ == "__main__":
    main()
