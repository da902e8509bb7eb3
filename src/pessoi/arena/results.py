"""What a tournament plays and what it keeps of every game."""

import msgspec

from pessoi.results import ResultsFile


class Plan(msgspec.Struct, frozen=True):
    """What is played."""

    game: str
    players: int
    options: dict[str, str]
    bots: list[str]
    seed: int
    rules: int


class Played(msgspec.Struct, frozen=True):
    """One finished game."""

    number: int
    bots: list[str]
    places: list[int]
    shares: list[float]
    points: list[int]
    seconds: list[float]
    decisions: int
    digest: str
    curve: list[list[int]]


class Results(ResultsFile[Plan, Played]):
    """The games of a tournament."""

    plan_type = Plan
    played_type = Played
