"""Ratings: what a game that counts makes of everybody who played it ([ADR 34](docs/adr/0034-ratings.md))."""

import math
from datetime import UTC, datetime
from typing import Final

from openskill.models import PlackettLuce

from pessoi.server import wire
from pessoi.server.background import look_every
from pessoi.server.services import Services
from pessoi.server.storage.kept import Unreadable
from pessoi.server.storage.ratings import Match, Rating
from pessoi.server.tables.loading import load_table
from pessoi.table import Table

DUTY: Final = "ratings"
LOOK: Final = 3.0  # seconds between two looks
SOME: Final = 20  # games at a look
BOT: Final = "bot:"  # and its level: a player of the ladder

MODEL: Final = PlackettLuce()
MIDDLE, WIDTH = 25.0, 25.0 / 3  # of somebody whom nobody knows
SCALE: Final = 60.0  # points for a unit of skill
ZERO: Final = 1500  # points in the middle
PROVISIONAL: Final = 400  # a margin above that, which takes some fifty games to fall below it, says little yet


def points(rating: Rating) -> int:
    return round(ZERO + SCALE * (rating.mu - MIDDLE))


def margin(rating: Rating) -> int:
    """By which the points may be wrong, nineteen times in twenty."""
    return round(SCALE * 2 * rating.sigma)


def season_at(wall: int) -> str:
    """A quarter of a year."""
    day = datetime.fromtimestamp(wall / 1000, UTC)
    return f"{day.year}-{(day.month + 2) // 3}"


def match_of(table: Table, season: str) -> Match | None:
    """The table's result as far as it counts; None: not at all.

    Who left their seat to a bot comes last, as who gave up does: nobody wins by a bot, or saves a rating by leaving.
    """
    outcome = table.outcome()
    if outcome is None or table.is_ended or not table.setup.rated:
        return None
    chairs = table.setup.chairs
    people = [seat for seat, chair in enumerate(chairs) if chair.kind == "person" and not chair.program]
    among_people = len(people) > 1
    if not among_people and any(chair.program for chair in chairs):
        return None  # anybody can make a bot account that loses to them
    last = len(chairs) + 1
    sides: dict[tuple[int, bool], list[str]] = {}
    places: dict[tuple[int, bool], int] = {}
    for seat in people if among_people else range(len(chairs)):
        chair, ranking = chairs[seat], outcome.seats[seat]
        who = chair.person if chair.kind == "person" else f"{BOT}{chair.level}"
        if not who:
            continue  # somebody who is forgotten
        is_gone = seat in table.stood_in or seat in table.forfeits
        side = (ranking.team, is_gone)
        sides.setdefault(side, []).append(who)
        places[side] = min(places.get(side, last), last if seat in table.stood_in else ranking.place)
    if len(sides) < 2:
        return None
    pool = "people" if among_people else "bots"
    return Match(table.id, pool, table.setup.game, season, list(sides.values()), list(places.values()))


def rate(match: Match, known: dict[str, Rating]) -> list[Rating]:
    before = [[entered(known.get(who), match, who) for who in side] for side in match.sides]
    sides = [[MODEL.rating(mu=rating.mu, sigma=rating.sigma) for rating in side] for side in before]
    after = MODEL.rate(sides, ranks=[float(place) for place in match.places])
    best = min(match.places)
    found: dict[str, Rating] = {}
    for side, new, place in zip(before, after, match.places, strict=True):
        for rating, skill in zip(side, new, strict=True):
            # several bots of a level are one player, who takes the last word of them
            games, won = rating.games + 1, rating.won + (place == best)
            key = (rating.who, match.pool, match.game, match.season)
            found[rating.who] = Rating(*key, skill.mu, skill.sigma, games, won)
    return list(found.values())


def entered(rating: Rating | None, match: Match, who: str) -> Rating:
    """As somebody enters the match: a new season knows them less well."""
    if rating is None:
        return Rating(who, match.pool, match.game, match.season, MIDDLE, WIDTH, 0, 0)
    if rating.season == match.season:
        return rating
    wider = min(WIDTH, math.hypot(rating.sigma, WIDTH / 2))
    return Rating(who, match.pool, match.game, match.season, rating.mu, wider, 0, 0)


def rating_info(rating: Rating, name: str | None = None) -> wire.RatingInfo:
    made = wire.RatingInfo(
        rating.game,
        "people" if rating.pool == "people" else "bots",
        rating.season,
        points(rating),
        margin(rating),
        rating.games,
        rating.won,
        margin(rating) > PROVISIONAL,
    )
    if rating.who.startswith(BOT):
        made.level = rating.who.removeprefix(BOT)
    elif name is not None:
        made.person = wire.Person(rating.who, name)
    return made


class RatingDesk:
    """Counts games that are over, one process at a time: a person's ratings come one after the other."""

    def __init__(self, services: Services) -> None:
        self.time: Final = services.time
        self.store: Final = services.store
        self._lease: Final = self.store.leases.duty(DUTY)

    async def work_forever(self) -> None:
        await look_every(LOOK, DUTY, self.look)

    async def look(self) -> None:
        waiting = await self.store.ratings.uncounted(SOME)
        if waiting and await self._lease.is_ours():
            for id in waiting:
                await self._count(id)

    async def _count(self, id: str) -> None:
        row = await self.store.tables.get(id)
        if row is None:
            return
        try:
            table = await load_table(self.store, row)
        except Unreadable as fault:
            await self.store.tables.quarantine(id, str(fault))
            return
        await self.store.ratings.count(id, match_of(table, season_at(row.updated)), rate)
