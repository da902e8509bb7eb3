"""Who has won: as by the rules, but those who gave up rank below all others."""

from collections.abc import Collection, Sequence
from typing import Any

from pessoi.kernel import WATCHER, Game, Outcome, Ranking, State
from pessoi.records.record import Record


def outcome_of(record: Record, game: Game[Any], position: State) -> Outcome | None:
    """The result of a recorded game, which stands at that position; None: it is not over."""
    forfeits = [forfeit.seat for forfeit in record.forfeits]
    if not (record.is_ended or is_won(game, position, forfeits) or game.outcome(position) is not None):
        return None
    return result(game, position, forfeits, record.is_ended)


def is_won(game: Game[Any], position: State, forfeits: Collection[int]) -> bool:
    """All but one side have given up."""
    if not forfeits:
        return False
    return len({team for seat, team in enumerate(game.teams(position)) if seat not in forfeits}) <= 1


def result(game: Game[Any], position: State, forfeits: Sequence[int], is_ended: bool = False) -> Outcome:
    """`forfeits` are the seats that gave up, the first one first; `is_ended`: by agreement, before the rules say so.

    Those who stand share places with nobody who gave up, not even a partner: a side's victory belongs to those who
    played for it. Among those who gave up, the later is the better.
    """
    teams = game.teams(position)
    reason = "end-agreed" if is_ended else "end-forfeit"
    by_rules = game.outcome(position) or by_points(game, position, teams, reason)
    if not forfeits:
        return by_rules
    standing = {teams[seat]: r.place for seat, r in enumerate(by_rules.seats) if seat not in forfeits}
    places = []
    for seat, ranking in enumerate(by_rules.seats):
        if seat in forfeits:
            better = len(standing) + len(forfeits) - 1 - forfeits.index(seat)
        else:
            better = sum(place < ranking.place for place in standing.values())
        places.append(1 + better)
    seats = [Ranking(p, r.points, r.parts, r.team) for p, r in zip(places, by_rules.seats, strict=True)]
    return Outcome(seats, by_rules.reason)


def by_points(game: Game[Any], position: State, teams: list[int], reason: str) -> Outcome:
    """The game was not played to its end: everybody who is left shares the first place."""
    scores = game.show(game.known(position, WATCHER), WATCHER)["scores"]
    ranks = [Ranking(1, int(scores[seat]), [], team) for seat, team in enumerate(teams)]
    return Outcome(ranks, reason)
