"""Games, their figures, and what players read and learn."""

from typing import Any

import msgspec

from pessoi.server.wire.base import Body
from pessoi.table.entry import ClockRule
from pessoi.table.types import Shown


class OptionInfo(msgspec.Struct):
    name: str
    values: list[str]


class GameInfo(msgspec.Struct):
    name: str
    players: list[int]
    options: list[OptionInfo]
    credits: dict[str, str | int]
    reconstructed: int
    lesson: int  # steps of its lesson; 0: it has none


class GamesReply(msgspec.Struct):
    games: list[GameInfo]
    levels: list[str]
    default_level: str
    languages: list[str]
    version: str
    paces: dict[str, ClockRule]  # clocks by their names
    mail: bool  # whether this server sends mail
    page: str = ""  # where games against bots run in the browser, if that is not here


class FigureChange(msgspec.Struct):
    """What an edition says instead of our figure; None where one of both has none."""

    path: str
    ours: Any
    value: Any


class EditionInfo(msgspec.Struct):
    """An owner's figures: a fingerprint of them, what they are called, and exactly what differs."""

    id: str
    name: str
    changes: list[FigureChange]
    edition: dict[str, Any]


class EditionBody(Body):
    """Figures to be tried, as data or as the text of a file."""

    edition: dict[str, Any] = {}
    toml: str = ""


class BoxReply(msgspec.Struct):
    """Figures that somebody shares: their page is /box/{game}/{id}."""

    id: str
    edition: dict[str, Any]


class FigureBounds(msgspec.Struct):
    """How far a number (or those of a list) may go, and how long a list may be."""

    least: float | None
    most: float | None
    shortest: int
    longest: int


class FigureInfo(msgspec.Struct):
    path: str
    value: Any
    source: str
    note: str
    bounds: FigureBounds


class FiguresReply(msgspec.Struct):
    figures: list[FigureInfo]
    taken: bool  # whether this server takes figures of one's own


class GameReply(msgspec.Struct):
    name: str
    players: list[int]
    options: list[OptionInfo]
    credits: dict[str, str | int]
    reconstructed: int
    figures: dict[str, Any]
    references: dict[str, str]
    verbs: list[str]
    rules_version: int
    edition: EditionInfo | None = None  # of a table or a record with figures of its own


class GuideReply(msgspec.Struct):
    """What a player reads, as Markdown: how to play, the reference card, the numbered rules in printed words."""

    guide: str
    card: str
    rules: str
    lang: str


class LessonStep(msgspec.Struct):
    """What the coach says: `{seat2}` stands for a player's name. Empty: nothing."""

    id: str
    title: str
    say: str
    after: str
    nudge: str


class FigureReply(msgspec.Struct):
    """A position of a game's lesson, to be drawn in its guide: as the learner sees it."""

    shown: Shown
    seat: int
    players: int


class LessonReply(msgspec.Struct):
    steps: list[LessonStep]
