"""Who may enter a tournament: every bot by its name, and each with weights of its own (`greedy@weights.json`)."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import msgspec

from pessoi.bots import Bot, make_bot
from pessoi.games import GAMES, load_game, make_game
from pessoi.kernel import Action, Game, Known, Request, Weights


class NoTerms(ValueError):
    """A game without an evaluation of named terms."""


class BadWeights(ValueError):
    """A file of weights that does not fit; says what is wrong."""


class WeightsFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What `pessoi tune --write` keeps: how much each term of a game's evaluation counts."""

    game: str
    weights: dict[str, float]


def terms_of(name: str) -> list[str]:
    """What a game's evaluation counts."""
    terms = load_game(name).terms
    if not terms:
        raise NoTerms(f"{name} has no evaluation of named terms")
    return terms


def read_weights(path: Path) -> WeightsFile:
    try:
        found = msgspec.json.decode(path.read_bytes(), type=WeightsFile)
    except OSError as error:
        raise BadWeights(f"{path} cannot be read: {error.strerror}") from error
    except msgspec.DecodeError as error:
        raise BadWeights(f"{path} holds no weights: {error}") from error
    if found.game not in GAMES:
        raise BadWeights(f"{path} holds weights of {found.game!r}; there are: {', '.join(GAMES)}")
    terms = terms_of(found.game)
    if sorted(found.weights) != sorted(terms):
        raise BadWeights(f"{path} must name these terms, and no others: {', '.join(terms)}")
    return found


class WeightedBot(Bot):
    """Another bot, judging by other weights than those of the game while it thinks."""

    def __init__(self, bot: Bot, game: str, weights: Mapping[str, float]) -> None:
        self.bot: Final = bot
        self.name: Final = game
        self.game: Final = make_game(game, None, Weights([weights[term] for term in terms_of(game)]))

    def choose(self, game: Game[Any], k: Known, seat: int, request: Request) -> Action:
        if game.name != self.name:
            raise BadWeights(f"these weights are for {self.name}, not {game.name}")
        return self.bot.choose(self.game, k, seat, request)


def make_entrant(name: str, seed: int) -> Bot:
    """A bot by name, or by name and file of weights."""
    kind, mark, path = name.partition("@")
    bot = make_bot(kind, seed)
    if not mark:
        return bot
    found = read_weights(Path(path))
    return WeightedBot(bot, found.game, found.weights)
