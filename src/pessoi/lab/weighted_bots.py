"""Bots that evaluate by weights of their own (`greedy@weights.json`), to meet those that take the game's."""

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

import msgspec

from pessoi.bots import Bot
from pessoi.games import GAMES, load_game, make_game
from pessoi.kernel import Action, Fault, Game, Known, Request, Weights, listed, reason


class NoTerms(Fault):
    """A game without an evaluation of named terms."""


class BadWeights(Fault):
    """A file of weights that does not fit; says what is wrong."""


class WeightsFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What `pessoi tune --write` keeps: how much each term of a game's evaluation counts."""

    game: str
    weights: dict[str, float]


def terms_of(name: str) -> list[str]:
    """What a game's evaluation counts."""
    terms = load_game(name).terms
    if not terms:
        raise NoTerms("error-no-terms", {"game": f"={name}"})
    return terms


def read_weights(path: Path) -> WeightsFile:
    try:
        found = msgspec.json.decode(path.read_bytes(), type=WeightsFile)
    except OSError as error:
        raise BadWeights("error-cannot-read", {"file": f"={path}", "reason": reason(error)}) from error
    except msgspec.DecodeError as error:
        raise BadWeights("error-weights-none", {"file": f"={path}", "reason": f"={error}"}) from error
    if found.game not in GAMES:
        known = listed(GAMES)
        raise BadWeights("error-weights-unknown", {"file": f"={path}", "game": f"={found.game!r}", "known": known})
    terms = terms_of(found.game)
    if sorted(found.weights) != sorted(terms):
        raise BadWeights("error-weights-terms", {"file": f"={path}", "terms": listed(terms)})
    return found


class WeightedBot(Bot):
    """Another bot, thinking with a game that has its rules and figures from the one played, and other weights."""

    def __init__(self, bot: Bot, game: str, weights: Mapping[str, float]) -> None:
        self.bot: Final = bot
        self.name: Final = game
        self.weights: Final = tuple(weights[term] for term in terms_of(game))

    def choose(self, game: Game[Any], k: Known, seat: int, request: Request) -> Action:
        if game.name != self.name:
            raise BadWeights("error-weights-game", {"game": f"={self.name}", "other": f"={game.name}"})
        return self.bot.choose(reweighted(game, self.weights), k, seat, request)


@lru_cache(maxsize=16)
def reweighted(game: Game[Any], weights: tuple[float, ...]) -> Game[Any]:
    """The same game, edition included, with these weights; making one takes longer than a bot's answer."""
    return make_game(game.name, game.edition, Weights(weights))
