"""Bots that judge by a network in a file (`net@trained.safetensors`), to meet those that judge as the game does."""

from functools import lru_cache
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

from pessoi.bots import Bot, UnknownBot, can_judge, make_bot
from pessoi.bots.judges import Judge, by_networks
from pessoi.kernel import Fault, Game, reason
from pessoi.kernel.network import read_networks

SUFFIX: Final = ".safetensors"


class BadNetwork(Fault):
    """A file of weights that cannot be used; says why."""


def file_of(name: str) -> Path:
    """The file that a bot's name ends with."""
    return Path(name.partition("@")[2])


def check_network(name: str, game: Game[Any]) -> str:
    """A fingerprint of the file behind NAME@FILE, once it is seen to fit the game and the bot."""
    if not can_judge(name.partition("@")[0]):
        raise UnknownBot("error-bot-judges-not", {"name": f"={name}"})
    data = read(file_of(name))
    read_networks(game, data)
    return digest(data)


def network_bot(name: str, seed: int, wanted: str) -> Bot:
    return make_bot(name.partition("@")[0], seed, judge_of(file_of(name), wanted))


@lru_cache(maxsize=8)
def judge_of(path: Path, wanted: str) -> Judge:
    """How that network judges; it must still be the one that the plan was made with."""
    data = read(path)
    if digest(data) != wanted:
        raise BadNetwork("error-network-changed", {"file": f"={path}"})
    return by_networks(data)


def read(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        raise BadNetwork("error-cannot-read", {"file": f"={path}", "reason": reason(error)}) from error


def digest(data: bytes) -> str:
    return blake2b(data, digest_size=16).hexdigest()
