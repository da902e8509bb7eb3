"""What may be done with a tournament. Each changes it in place, or refuses; `new_id` names the tables to be."""

from collections import Counter
from collections.abc import Callable
from itertools import pairwise
from typing import Final

from msgspec import structs

from pessoi.server.tournaments.cup import bracket, cup_ranking, cup_rounds, lost_in
from pessoi.server.tournaments.pairing import Group, met_in, robin, robin_rounds, sat_in, seated, swiss
from pessoi.server.tournaments.points import Standing, standings
from pessoi.server.tournaments.tournament import Entrant, Former, Match, Stage, Tournament, TournamentPlan, drawn
from pessoi.table import Refusal
from pessoi.table.names import distinct

MOST_ENTRANTS: Final = 64
MOST_IN_ROBIN: Final = 16  # of them, in a pool where everybody meets everybody
MOST_BOTS: Final = 16
MOST_ROUNDS: Final = 15
MOST_PARTS: Final = 8
MOST_SEASONS: Final = 12
MISSES: Final = 2  # matches in a row that a bot had to finish: then it takes the place for good


def check_plan(plan: TournamentPlan, bots: int) -> None:
    """What one person may ask of the server; whether the game is played like that is the lobby's affair."""
    swiss_like = plan.format == "swiss"
    fits = (
        2 <= plan.seats <= plan.most <= MOST_ENTRANTS
        and 0 <= bots <= min(MOST_BOTS, plan.most)
        and 1 <= plan.rounds <= (MOST_ROUNDS if swiss_like else 2)
        and (plan.parts == 1 or plan.format in ("groups", "league"))
        and 1 + (plan.format == "groups") <= plan.parts <= MOST_PARTS
        and 1 <= plan.seasons <= (MOST_SEASONS if plan.format == "league" else 1)
        and (plan.format != "cup" or (plan.seats == 2 and plan.rounds == 1))
    )
    if not fits:
        text = (
            f"a tournament has up to {MOST_ENTRANTS} entrants, {MOST_BOTS} of them bots, {MOST_ROUNDS} rounds, "
            f"{MOST_PARTS} groups or divisions and {MOST_SEASONS} seasons"
        )
        most = {"entrants": MOST_ENTRANTS, "bots": MOST_BOTS, "rounds": MOST_ROUNDS, "seasons": MOST_SEASONS}
        raise Refusal("bad_option", text, dict(most), key="tournament_terms")


def least(plan: TournamentPlan) -> int:
    """Entrants that it takes."""
    return plan.seats * plan.parts


def most(plan: TournamentPlan) -> int:
    return plan.most if plan.format in ("swiss", "cup") else min(plan.most, MOST_IN_ROBIN * plan.parts)


# -- who takes part


def find(t: Tournament, person: str | None) -> int | None:
    """For which line they play."""
    return next((n for n, entrant in enumerate(t.entrants) if person and entrant.person == person), None)


def enter(t: Tournament, person: str, name: str, program: bool = False) -> None:
    """Before it begins; later in the place of a bot that stands in, or wait for one."""
    if t.phase == "over":
        raise Refusal("conflict", "this tournament is over", key="tournament_over")
    if person in t.people():
        return
    taken = [entrant.name for entrant in [*t.entrants, *t.waiting]]
    newcomer = Entrant(distinct(name, taken), person, program=program)
    if t.phase == "open":
        if len(t.entrants) >= most(t.plan):
            raise Refusal("conflict", "all places of this tournament are taken", key="tournament_full")
        t.entrants.append(newcomer)
        return
    if len(t.waiting) >= MOST_ENTRANTS:
        raise Refusal("conflict", "all places of this tournament are taken", key="tournament_full")
    t.waiting.append(newcomer)
    for number, entrant in enumerate(t.entrants):
        if entrant.left and entrant.person is None and not is_out(t, number):
            replace(t, entrant)
            return


def leave(t: Tournament, person: str) -> None:
    t.waiting = [entrant for entrant in t.waiting if entrant.person != person]
    number = find(t, person)
    if number is None or t.phase == "over":
        return
    if t.phase == "open":
        del t.entrants[number]
    else:
        replace(t, t.entrants[number])


def forget(t: Tournament, person: str) -> None:
    """They are no more: nobody owns what they made, and no name is left of them."""
    leave(t, person)
    for entrant in t.entrants:
        if entrant.person == person:  # it is over
            entrant.name, entrant.person = "", None
        entrant.left = [Former("", "") if former.person == person else former for former in entrant.left]
    if t.owner == person:
        t.owner = ""


def hand_over(t: Tournament, guest: str, person: str) -> None:
    """That guest was somebody else all the time, who plays once at most."""
    if person in t.people():
        leave(t, guest)
    for entrant in [*t.entrants, *t.waiting]:
        if entrant.person == guest:
            entrant.person = person
        for former in entrant.left:
            if former.person == guest:
                former.person = person
    if t.owner == guest:
        t.owner = person


def replace(t: Tournament, entrant: Entrant) -> None:
    """By who has waited longest, or by a bot: with the points that are there."""
    if entrant.person is not None:
        entrant.left = [*entrant.left, Former(entrant.person, entrant.name)]
    if t.waiting and not is_out(t, t.entrants.index(entrant)):
        heir = t.waiting.pop(0)
        entrant.name, entrant.person, entrant.level, entrant.program = heir.name, heir.person, None, heir.program
    else:
        entrant.name, entrant.person, entrant.level, entrant.program = "", None, t.plan.stand_in, False


def is_out(t: Tournament, number: int) -> bool:
    """Of a cup: nobody wants the place of who has lost."""
    return t.plan.format == "cup" and number in lost_in(t)


# -- from round to round


def begin(t: Tournament, seed: str, new_id: Callable[[], str]) -> None:
    if t.phase != "open":
        raise Refusal("conflict", "this tournament has begun", key="tournament_begun")
    fill(t)
    if len(t.entrants) < least(t.plan):
        text = f"it takes {least(t.plan)} entrants to begin"
        raise Refusal("conflict", text, {"least": least(t.plan)}, key="tournament_few")
    if not t.has_people():
        raise Refusal("conflict", "bots alone hold no tournament: somebody has to take part", key="tournament_people")
    t.phase, t.seed = "play", seed
    everybody = drawn(t.seed, "begin", range(len(t.entrants)))
    begin_stage(t, dealt(everybody, t.plan.parts), new_id)


def drop_date(t: Tournament) -> None:
    """Too few have come by then: its maker begins it, or calls it off."""
    if t.phase == "open":
        t.plan = structs.replace(t.plan, starts=0)


def fill(t: Tournament) -> None:
    """Bots, until every pool makes full tables."""
    if t.plan.fill:
        is_cup = t.plan.format == "cup"
        whole = 1 << cup_rounds(max(2, len(t.entrants))) if is_cup else t.plan.seats * t.plan.parts
        missing = -len(t.entrants) % whole
        t.entrants += [Entrant("", level=t.plan.stand_in) for _ in range(missing)]


def dealt(order: list[int], parts: int) -> list[Group]:
    return [order[part::parts] for part in range(parts)]


def begin_stage(t: Tournament, pools: list[Group], new_id: Callable[[], str]) -> None:
    t.stages.append(Stage([drawn(t.seed, f"order {len(t.stages)}", pool) for pool in pools]))
    begin_round(t, new_id)


def rounds_of(t: Tournament, stage: Stage) -> int:
    return max(pool_rounds(t.plan, pool, t.stages.index(stage)) for pool in stage.pools)


def pool_rounds(plan: TournamentPlan, pool: Group, stage: int) -> int:
    if plan.format == "swiss":
        return plan.rounds
    if plan.format == "cup":
        return cup_rounds(len(pool))
    is_final = plan.format == "groups" and stage > 0
    return robin_rounds(len(pool), plan.seats) * (1 if is_final else plan.rounds)


def begin_round(t: Tournament, new_id: Callable[[], str]) -> None:
    plan, stage, number = t.plan, t.stage, len(t.stage.rounds)
    met, sat = met_in([stage]), sat_in(t.stages)
    made: list[Match] = []
    for pool in stage.pools:
        if number >= pool_rounds(plan, pool, len(t.stages) - 1):
            continue
        table = standings(t, stage, pool)
        byes = Counter({standing.entrant: standing.byes for standing in table})
        if plan.format == "swiss":
            order = [standing.entrant for standing in table] if number else pool
            groups = swiss(order, plan.seats, met, byes)
        elif plan.format == "cup":
            ties = [tie.entrants for tie in bracket(t)[number]]
            groups = [[one, two] for one, two in ties if one is not None and two is not None]
        else:
            groups = robin(pool, plan.seats, number, met, byes, f"{t.seed} {len(t.stages)}")
        for group in groups:
            what = f"seats {len(t.stages)} {number}"
            made.append(Match(new_id(), seated(group, sat, t.seed, what)))
    stage.rounds.append(made)


def record(match: Match, places: list[int], gone: list[int]) -> None:
    match.places = places
    match.gone = gone


def go_on(t: Tournament, new_id: Callable[[], str]) -> bool:
    """To the next round, stage or season, or to the end, when every match of this one is over."""
    if t.phase != "play" or not all(match.places for match in t.running()):
        return False
    dismiss_absent(t)
    if not t.has_people():
        t.phase = "over"  # everybody has left: for whom should bots play on?
    elif len(t.stage.rounds) < rounds_of(t, t.stage):
        begin_round(t, new_id)
    elif (pools := next_pools(t)) is not None:
        begin_stage(t, pools, new_id)
    else:
        t.phase = "over"
    return True


def dismiss_absent(t: Tournament) -> None:
    played = [match for stage in t.stages for matches in stage.rounds for match in matches]
    for number, entrant in enumerate(t.entrants):
        last = [match for match in played if number in match.entrants][-MISSES:]
        if entrant.person and len(last) == MISSES and all(number in match.gone for match in last):
            replace(t, entrant)


def next_pools(t: Tournament) -> list[Group] | None:
    """Of another stage, if there is one."""
    if t.plan.format == "groups" and len(t.stages) == 1:
        return [finalists(t)]
    if t.plan.format == "league" and len(t.stages) < t.plan.seasons:
        return next_season(t)
    return None


def finalists(t: Tournament) -> Group:
    """The best of every group, as many of each as fill a table."""
    tables = [table_of(t, 0, pool) for pool in t.stages[0].pools]
    each = -(-t.plan.seats // len(tables))
    return [standing.entrant for table in tables for standing in table[:each]]


def next_season(t: Tournament) -> list[Group]:
    """The first of a division changes with the last of the one above; whoever waits enters below."""
    divisions = [[standing.entrant for standing in table_of(t, -1, pool)] for pool in t.stage.pools]
    for above, below in pairwise(divisions):
        above[-1], below[0] = below[0], above[-1]
    while t.waiting and len(t.entrants) < MOST_ENTRANTS and len(divisions[-1]) < MOST_IN_ROBIN:
        divisions[-1].append(len(t.entrants))
        t.entrants.append(t.waiting.pop(0))
    return divisions


def table_of(t: Tournament, stage: int, pool: Group) -> list[Standing]:
    return standings(t, t.stages[stage], pool)


def ranking(t: Tournament) -> list[int]:
    """Everybody, the best first: who reached the finals before who did not, a division before the next."""
    if t.plan.format == "cup" and t.stages:
        return cup_ranking(t)
    order: dict[int, None] = {}
    for stage in reversed(t.stages):
        tables = [standings(t, stage, pool) for pool in stage.pools]
        rows = [(place if t.plan.format == "groups" else 0, row) for table in tables for place, row in enumerate(table)]
        if t.plan.format == "groups":
            rows.sort(key=lambda found: (found[0], -found[1].points, -found[1].opponents, found[1].lot))
        order.update((row.entrant, None) for _, row in rows)
        if t.plan.format == "league":
            break
    return list(order)
