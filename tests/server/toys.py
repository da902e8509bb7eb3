"""Imported by the servers under test (`--bots tests.server.toys`): the toy game, and bots that misbehave."""

import os
import time
from random import Random
from typing import Any

from pessoi.bots import BOTS, Bot
from pessoi.games import GAMES, Entry
from pessoi.kernel import Action, Game, Request, State


class HangingBot(Bot):
    def choose(self, game: Game[Any], k: State, seat: int, request: Request) -> Action:
        while True:
            time.sleep(1)


class CrashingBot(Bot):
    def choose(self, game: Game[Any], k: State, seat: int, request: Request) -> Action:
        os._exit(3)


class RaisingBot(Bot):
    def choose(self, game: Game[Any], k: State, seat: int, request: Request) -> Action:
        raise LookupError("no idea")


class IllegalBot(Bot):
    def choose(self, game: Game[Any], k: State, seat: int, request: Request) -> Action:
        return Action(999_999)


class GreedyForMemoryBot(Bot):
    def choose(self, game: Game[Any], k: State, seat: int, request: Request) -> Action:
        hoard = []
        while True:
            hoard.append(bytearray(2_000_000_000))


class ChattyBot(Bot):
    """Prints, which must not be taken for its answer."""

    def choose(self, game: Game[Any], k: State, seat: int, request: Request) -> Action:
        print('{"action": 0}', flush=True)
        os.write(1, b'{"action": 0}\n')
        return request.actions[-1]


def add(name: str, bot: type[Bot]) -> None:
    BOTS[name] = lambda rng: bot()


GAMES.setdefault("pebbles", Entry("pebbles", "tests.toys.pebbles"))
add("hangs", HangingBot)
add("crashes", CrashingBot)
add("raises", RaisingBot)
add("illegal", IllegalBot)
add("hoards", GreedyForMemoryBot)
add("chatty", ChattyBot)
BOTS["slow"] = lambda rng: SlowBot(rng)


class SlowBot(Bot):
    """Thinks for half a second."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def choose(self, game: Game[Any], k: State, seat: int, request: Request) -> Action:
        time.sleep(0.5)
        return self.rng.choice(request.actions)
