"""What is kept of a tournament, as one value."""

import hashlib
from collections.abc import Iterable
from typing import Literal

import msgspec

Format = Literal["robin", "swiss", "groups", "league", "cup"]
Phase = Literal["open", "play", "over"]
TimedPace = Literal["live", "relaxed", "day"]  # without a clock a round might never end


class TournamentPlan(msgspec.Struct, frozen=True):
    """All that is settled when a tournament is made."""

    game: str
    seats: int  # at a table
    format: Format
    pace: TimedPace = "day"
    options: dict[str, str] = {}
    rounds: int = 1  # of a Swiss tournament; otherwise how often everybody is to meet everybody
    parts: int = 1  # groups, or divisions of a league
    seasons: int = 1
    stand_in: str = "normal"  # level of the bots that take the place of who leaves
    fill: bool = False  # such bots make up full tables, so that nobody sits out
    most: int = 64  # entrants
    private: bool = True  # by its link only
    rated: bool = False  # tables count where people alone play: whoever enters agrees to it
    starts: int = 0  # when it begins by itself, by the wall clock; 0: when its maker says so


class Former(msgspec.Struct):
    person: str
    name: str


class Entrant(msgspec.Struct):
    """A line of the standings, and who plays for it now: a person, or a bot of a level."""

    name: str
    person: str | None = None
    level: str | None = None
    program: bool = False  # it is a bot account's, whose moves come from outside
    left: list[Former] = []  # who played for it before


class Match(msgspec.Struct):
    """A table: entrants by seat, and their places once it is over."""

    table: str
    entrants: list[int]
    made: bool = False
    places: list[int] = []
    gone: list[int] = []  # entrants whose seat a bot held at the end


class Stage(msgspec.Struct):
    """Pools play among themselves: groups, divisions, or everybody in one."""

    pools: list[list[int]]
    rounds: list[list[Match]] = []


class Tournament(msgspec.Struct):
    id: str
    title: str
    owner: str
    key: str  # opens a private one, and its tables
    plan: TournamentPlan
    created: int
    phase: Phase = "open"
    seed: str = ""  # of all lots: drawn when it begins, and told
    entrants: list[Entrant] = []
    waiting: list[Entrant] = []  # people who take the place of who leaves
    stages: list[Stage] = []

    @property
    def stage(self) -> Stage:
        """That is played now, or was last."""
        return self.stages[-1]

    def running(self) -> list[Match]:
        """The present round."""
        return self.stage.rounds[-1] if self.phase == "play" else []

    def people(self) -> list[str]:
        """Who takes part, or waits to."""
        return [entrant.person for entrant in [*self.entrants, *self.waiting] if entrant.person]

    def has_people(self) -> bool:
        """Whether anybody takes part who is no program."""
        return any(entrant.person and not entrant.program for entrant in self.entrants)

    def is_idle(self, match: Match) -> bool:
        """Whether bots are among themselves there."""
        return all(self.entrants[number].person is None for number in match.entrants)


def drawn(seed: str, what: str, numbers: Iterable[int]) -> list[int]:
    """In an order by lot, which anybody can work out who knows the seed."""

    def lot(number: int) -> bytes:
        return hashlib.blake2b(f"{seed} {what} {number}".encode(), digest_size=16).digest()

    return sorted(numbers, key=lot)
