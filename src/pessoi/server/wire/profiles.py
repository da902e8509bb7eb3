"""What somebody has played, as others see it, and ratings."""

from typing import Literal

import msgspec

from pessoi.server.wire.base import Person
from pessoi.table.types import MessageData


class Tally(msgspec.Struct):
    games: int = 0
    won: int = 0


class TitleTally(msgspec.Struct):
    game: str
    players: int
    tally: Tally


class Rival(msgspec.Struct):
    """Somebody I have met, under the name that they had at our newest table."""

    name: str
    id: str = ""
    games: int = 0
    ahead: int = 0  # I had the better place
    behind: int = 0


class LevelTally(msgspec.Struct):
    """Games from the beginning against bots alone, some of them of that level; won by oneself to the end."""

    game: str
    level: str
    tally: Tally


class Opponent(msgspec.Struct):
    """Who sat in another seat: somebody, or a bot of a level."""

    seat: int
    name: str
    level: str | None = None
    program: bool = False


class PlayedGame(msgspec.Struct):
    id: str
    game: str
    players: int
    place: int | None  # None: it ended without a winner
    people: bool  # against people, not against bots alone
    against: list[Opponent]
    at: int
    accuracy: float | None = None  # from 0 to 100, where a review of it is kept


class Reviewed(msgspec.Struct):
    """What the reviews that are kept say of somebody's games."""

    games: int
    accuracy: float | None  # from 0 to 100: the mean of those games in which a choice was graded
    luck: float  # by how much chance moved their chances to win, on average


class Opening(msgspec.Struct):
    """How somebody likes to begin: the first answer of theirs that names something."""

    game: str
    message: MessageData
    tally: Tally


class RatingInfo(msgspec.Struct):
    """`points`, give or take `margin` nineteen times in twenty; of a person, or of bots of a level."""

    game: str
    pool: Literal["people", "bots"]
    season: str
    points: int
    margin: int
    games: int
    won: int
    provisional: bool  # too few games: the margin is still wide
    person: Person | None = None
    level: str | None = None


class RatingsReply(msgspec.Struct):
    season: str
    seasons: list[str]  # the newest first
    ratings: list[RatingInfo]  # whoever is surely the best first


class ProfileReply(msgspec.Struct):
    all: Tally
    titles: list[TitleTally]
    people: Tally  # tables where other people sat
    bots: dict[str, Tally]  # by level: tables with bots alone
    streak: int  # games won in a row, up to now
    longest: int  # and ever
    rivals: list[Rival]
    history: list[PlayedGame]  # the newest first: 20 against people, 20 against bots
    openings: list[Opening]
    levels: list[LevelTally]
    reviewed: Reviewed | None = None


class PersonPage(msgspec.Struct):
    """Somebody as they let me see them: of their games those that are public, or that I played too."""

    person: Person
    mine: bool
    since: int  # when they came
    profile: ProfileReply
    ratings: list[RatingInfo]  # the newest season first
    marks: list[RatingInfo]  # of bots, in the newest season in which they have played
