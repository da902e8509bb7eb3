"""Who has won at a table: as by the rules, but sides that gave up stand last."""

from typing import Any

from pessoi.kernel import WATCHER, Game, Outcome, Ranking, State


def standing_teams(game: Game[Any], position: State, forfeits: set[int]) -> set[int]:
    """Sides of which somebody has not given up."""
    return {team for seat, team in enumerate(game.teams(position)) if seat not in forfeits}


def result(game: Game[Any], position: State, forfeits: set[int]) -> Outcome:
    teams = game.teams(position)
    by_rules = game.outcome(position) or by_points(game, position, teams)
    standing = standing_teams(game, position, forfeits)
    if len(standing) == len(set(teams)) or not standing:
        return by_rules
    last = 1 + max(sum(1 for t in teams if t in standing), 1)
    places = [by_rules.seats[seat].place if team in standing else last for seat, team in enumerate(teams)]
    places = closed_up(places)
    seats = [Ranking(p, r.points, r.parts, r.team) for p, r in zip(places, by_rules.seats, strict=True)]
    return Outcome(seats, by_rules.reason)


def by_points(game: Game[Any], position: State, teams: list[int]) -> Outcome:
    """The game was not played to its end: everybody who is left shares the first place."""
    scores = game.show(game.known(position, WATCHER), WATCHER)["scores"]
    ranks = [Ranking(1, int(scores[seat]), [], team) for seat, team in enumerate(teams)]
    return Outcome(ranks, "end-forfeit")


def closed_up(places: list[int]) -> list[int]:
    """Places without holes above: each is one more than the number of better ones."""
    return [1 + sum(1 for other in places if other < place) for place in places]
