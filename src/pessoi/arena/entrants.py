"""Who may enter a tournament: every bot by its name, and each with weights of its own (`greedy@weights.json`)."""

from collections.abc import Mapping
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, Final

import msgspec

from pessoi.bots import Bot, make_bot
from pessoi.games import GAMES
from pessoi.kernel import Action, Game, Request, State


class NoTerms(ValueError):
    """A game without an evaluation of named terms."""


class BadWeights(ValueError):
    """A file of weights that does not fit; says what is wrong."""


class Weights(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What `pessoi tune --write` keeps: how much each term of a game's evaluation counts."""

    game: str
    weights: dict[str, float]


def sense_of(name: str) -> ModuleType:
    """The module that holds a game's TERMS, WEIGHTS (and MANY, if more than two players weigh otherwise), `measure`."""
    try:
        return import_module(GAMES[name] + ".sense")
    except ModuleNotFoundError as error:
        raise NoTerms(f"{name} has no evaluation of named terms") from error


def tables(sense: ModuleType) -> list[list[float]]:
    """The weights for two players and those for more, which may be the same."""
    return [sense.WEIGHTS, getattr(sense, "MANY", sense.WEIGHTS)]


def read_weights(path: Path) -> Weights:
    try:
        found = msgspec.json.decode(path.read_bytes(), type=Weights)
    except OSError as error:
        raise BadWeights(f"{path} cannot be read: {error.strerror}") from error
    except msgspec.DecodeError as error:
        raise BadWeights(f"{path} holds no weights: {error}") from error
    if found.game not in GAMES:
        raise BadWeights(f"{path} holds weights of {found.game!r}; there are: {', '.join(GAMES)}")
    terms = sense_of(found.game).TERMS
    if sorted(found.weights) != sorted(terms):
        raise BadWeights(f"{path} must name these terms, and no others: {', '.join(terms)}")
    return found


class WeightedBot(Bot):
    """Another bot, judging by other weights than those of the game while it thinks."""

    def __init__(self, bot: Bot, game: str, weights: Mapping[str, float]) -> None:
        sense = sense_of(game)
        self.bot: Final = bot
        self.game: Final = game
        self.tables: Final = tables(sense)
        self.weights: Final = [weights[term] for term in sense.TERMS]

    def choose(self, game: Game[Any], k: State, seat: int, request: Request) -> Action:
        if game.name != self.game:
            raise BadWeights(f"weights of {self.game} serve no game of {game.name}")
        usual = [table[:] for table in self.tables]
        for table in self.tables:
            table[:] = self.weights
        try:
            return self.bot.choose(game, k, seat, request)
        finally:
            for table, weights in zip(self.tables, usual, strict=True):
                table[:] = weights


def make_entrant(name: str, seed: int) -> Bot:
    """A bot by name, or by name and file of weights."""
    kind, mark, path = name.partition("@")
    bot = make_bot(kind, seed)
    if not mark:
        return bot
    found = read_weights(Path(path))
    return WeightedBot(bot, found.game, found.weights)
