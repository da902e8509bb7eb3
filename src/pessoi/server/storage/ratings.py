"""Ratings by season, and which games have counted for them: each once."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, fields, replace
from typing import Final

import sqlalchemy as sa

from pessoi.server.storage.database import Database
from pessoi.server.storage.schema import people, rated_games, ratings, tables
from pessoi.table.timekeeper import Timekeeper

r: Final = ratings.c


@dataclass(frozen=True)
class Rating:
    """Its fields are columns."""

    who: str
    pool: str
    game: str
    season: str
    mu: float
    sigma: float
    games: int
    won: int


SELECT: Final = sa.select(*[r[field.name] for field in fields(Rating)])


@dataclass(frozen=True)
class Match:
    """A game that counts: sides by who plays on them, and the place of each."""

    table: str
    pool: str
    game: str
    season: str
    sides: list[list[str]]
    places: list[int]


Rate = Callable[[Match, dict[str, Rating]], list[Rating]]  # what a match makes of what there was


class Ratings:
    def __init__(self, database: Database, time: Timekeeper) -> None:
        self.database: Final = database
        self.time: Final = time

    async def uncounted(self, limit: int) -> list[str]:
        """Rated games that are over, the oldest first."""
        t = tables.c
        counted = sa.exists().where(rated_games.c.table_id == t.id)
        over = sa.select(t.id).where(t.rated, t.phase == "over", t.fault.is_(None), ~counted)
        async with self.database.engine.connect() as connection:
            return [row[0] for row in await connection.execute(over.order_by(t.updated, t.id).limit(limit))]

    async def count(self, table: str, match: Match | None, rate: Rate) -> None:
        """In one transaction, so that a game counts once; None: it does not count after all."""

        def work(connection: sa.Connection) -> None:
            connection.execute(sa.insert(rated_games).values(table_id=table, at=self.time.wall()))
            if match is None:
                return
            persons = [who for side in match.sides for who in side]
            mine = sa.and_(r.pool == match.pool, r.game == match.game, r.who.in_(persons))
            rows = [Rating(*row) for row in connection.execute(SELECT.where(mine).order_by(r.season))]
            for rating in rate(match, {row.who: row for row in rows}):  # of each the newest
                keep(connection, rating)

        await self.database.write(work)

    async def of(self, person: str) -> list[Rating]:
        """The newest season first."""
        mine = SELECT.where(r.who == person).order_by(r.season.desc(), r.pool, r.game)
        async with self.database.engine.connect() as connection:
            return [Rating(*row) for row in await connection.execute(mine)]

    async def bots(self, games: Sequence[str]) -> list[Rating]:
        """Of every level its newest rating at each of these games."""
        ours = sa.and_(r.who.startswith("bot:"), r.pool == "bots", r.game.in_(games))
        async with self.database.engine.connect() as connection:
            found = await connection.execute(SELECT.where(ours).order_by(r.season, r.game, r.who))
            return list({(rating.game, rating.who): rating for rating in (Rating(*row) for row in found)}.values())

    async def ladder(self, pool: str, game: str, season: str, me: str, limit: int) -> list[tuple[Rating, str | None]]:
        """With names, where they may be shown to everybody; the highest lower bound first."""
        shown = sa.or_(people.c.visible == "everybody", r.who == me, r.who.startswith("bot:"))
        which = sa.and_(r.pool == pool, r.game == game, r.season == season, shown)
        joined = SELECT.add_columns(people.c.name).outerjoin(people, people.c.id == r.who).where(which)
        async with self.database.engine.connect() as connection:
            found = await connection.execute(joined.order_by((r.mu - 2 * r.sigma).desc(), r.who).limit(limit))
            return [(Rating(*row[:-1]), row[-1]) for row in found]

    async def seasons(self) -> list[str]:
        async with self.database.engine.connect() as connection:
            found = await connection.execute(sa.select(r.season).distinct().order_by(r.season.desc()))
            return [row[0] for row in found]

    async def hand_over(self, guest: str, person: str) -> None:
        """To whom that guest was: all their games count, and of two ratings the surer one."""

        def work(connection: sa.Connection) -> None:
            both = [Rating(*row) for row in connection.execute(SELECT.where(r.who.in_([guest, person])))]
            mine = {(rating.pool, rating.game, rating.season): rating for rating in both if rating.who == person}
            for rating in both:
                if rating.who == guest:
                    other = mine.get((rating.pool, rating.game, rating.season))
                    keep(connection, replace(rating, who=person) if other is None else united(other, rating))
            connection.execute(sa.delete(ratings).where(r.who == guest))

        await self.database.write(work)


def united(mine: Rating, guest: Rating) -> Rating:
    surer = min(mine, guest, key=lambda rating: rating.sigma)
    return replace(surer, who=mine.who, games=mine.games + guest.games, won=mine.won + guest.won)


def keep(connection: sa.Connection, rating: Rating) -> None:
    """In place of the one before."""
    values = {field.name: getattr(rating, field.name) for field in fields(Rating)}
    same = [r[column.name] == values[column.name] for column in ratings.primary_key]
    connection.execute(sa.delete(ratings).where(*same))
    connection.execute(sa.insert(ratings).values(values))
