"""Tournaments as people and programs see them: what is asked for, and what travels."""

from typing import Annotated, Literal

import msgspec

from pessoi.server.tournaments import course
from pessoi.server.tournaments.cup import Tie, bracket
from pessoi.server.tournaments.points import Standing, points_of, standings
from pessoi.server.tournaments.tournament import (
    Entrant,
    Format,
    Match,
    Phase,
    Stage,
    TimedPace,
    Tournament,
    TournamentPlan,
)
from pessoi.server.wire import Body, Name, Secret, Value
from pessoi.table.messages import Word

Count = Annotated[int, msgspec.Meta(ge=0, le=64)]


class TournamentBody(Body):
    """A new one: its plan, how many bots take part, and whether its maker does."""

    title: Name
    game: Word
    seats: Annotated[int, msgspec.Meta(ge=2, le=12)] = 2
    format: Format = "swiss"
    pace: TimedPace = "day"
    options: dict[Word, Value] = {}
    rounds: Count = 1
    parts: Count = 1
    seasons: Count = 1
    most: Count = 64
    private: bool = True
    stand_in: Word | None = None
    fill: bool = False
    bots: Count = 0
    level: Word | None = None
    enter: bool = True
    rated: bool = False
    starts: Annotated[int, msgspec.Meta(ge=0, le=2**53)] = 0


class KeyBody(Body):
    key: Secret | None = None


class EntrantInfo(msgspec.Struct):
    """`level`: a bot of ours plays, `program`: one from outside; `left`: for whom it, or the person, took over."""

    name: str
    level: str | None
    program: bool
    left: list[str]


class StandingInfo(msgspec.Struct):
    """Points, and then what decides between equals, the first of them first."""

    entrant: int
    points: float
    opponents: float
    direct: float
    wins: int
    lot: int
    games: int
    byes: int
    rounds: list[float | None]


class MatchInfo(msgspec.Struct):
    """Entrants by seat; `points` once it is over."""

    table: str
    entrants: list[int]
    state: Literal["planned", "play", "over"]
    points: list[float]


class TieInfo(msgspec.Struct):
    """Two places in the bracket of a cup. Of an entrant null: nobody yet; in the first round nobody at all."""

    entrants: list[int | None]
    table: str | None
    winner: int | None


class StageInfo(msgspec.Struct):
    """Rounds so far of `of`; standings by pool: groups, divisions, or everybody in one; a cup has a bracket instead,
    from the first round to the final."""

    of: int
    pools: list[list[StandingInfo]]
    rounds: list[list[MatchInfo]]
    bracket: list[list[TieInfo]] = []


class TournamentInfo(msgspec.Struct):
    """As lists show it."""

    id: str
    title: str
    plan: TournamentPlan
    phase: Phase
    entrants: int
    most: int
    round: int  # of its stage
    stage: int
    mine: bool
    owned: bool


class TournamentReply(msgspec.Struct):
    """`me`: for which entrant I play; `next`: my table now; `link`: for others to enter, where it takes one."""

    info: TournamentInfo
    entrants: list[EntrantInfo]
    waiting: list[str]
    me: int | None
    waits: bool
    next: str | None
    link: str
    key: str
    least: int
    seed: str
    stages: list[StageInfo]
    ranking: list[int]


class TournamentsReply(msgspec.Struct):
    tournaments: list[TournamentInfo]


def show_info(t: Tournament, person: str | None) -> TournamentInfo:
    return TournamentInfo(
        id=t.id,
        title=t.title,
        plan=t.plan,
        phase=t.phase,
        entrants=len(t.entrants),
        most=course.most(t.plan),
        round=len(t.stage.rounds) if t.stages else 0,
        stage=len(t.stages),
        mine=person is not None and person in t.people(),
        owned=person is not None and person == t.owner,
    )


def show(t: Tournament, person: str | None) -> TournamentReply:
    """Everything, as somebody may see it who has been let in."""
    me = course.find(t, person)
    mine = [match for match in t.running() if me in match.entrants and match.made and not match.places]
    return TournamentReply(
        info=show_info(t, person),
        entrants=[show_entrant(entrant) for entrant in t.entrants],
        waiting=[entrant.name for entrant in t.waiting],
        me=me,
        waits=any(entrant.person == person for entrant in t.waiting if person),
        next=mine[0].table if mine else None,
        link=f"/tournaments/{t.id}" + (f"?key={t.key}" if t.plan.private else ""),
        key=t.key if t.plan.private else "",
        least=course.least(t.plan),
        seed=t.seed,
        stages=[show_stage(t, stage) for stage in t.stages],
        ranking=course.ranking(t),
    )


def show_entrant(entrant: Entrant) -> EntrantInfo:
    return EntrantInfo(entrant.name, entrant.level, entrant.program, [former.name for former in entrant.left])


def show_stage(t: Tournament, stage: Stage) -> StageInfo:
    rounds = [[show_match(match) for match in matches] for matches in stage.rounds]
    if t.plan.format == "cup":
        ties = [[show_tie(tie) for tie in ties] for ties in bracket(t)]
        return StageInfo(len(ties), [], rounds, ties)
    pools = [[show_standing(row) for row in standings(t, stage, pool)] for pool in stage.pools]
    return StageInfo(course.rounds_of(t, stage), pools, rounds)


def show_tie(tie: Tie) -> TieInfo:
    table = tie.match.table if tie.match is not None and tie.match.made else None
    return TieInfo(list(tie.entrants), table, tie.winner)


def show_standing(row: Standing) -> StandingInfo:
    return StandingInfo(
        row.entrant,
        row.points / 2,
        row.opponents / 2,
        row.direct / 2,
        row.wins,
        row.lot,
        row.games,
        row.byes,
        [None if points is None else points / 2 for points in row.by_round],
    )


def show_match(match: Match) -> MatchInfo:
    state: Literal["planned", "play", "over"] = "over" if match.places else "play" if match.made else "planned"
    return MatchInfo(match.table, match.entrants, state, [points / 2 for points in points_of(match)])
