"""The end of the game, and who has won.  [CYC-19.1]"""

from pessoi.games.cyclades.state import Position
from pessoi.kernel import Outcome, Ranking


def has_won(s: Position) -> bool:
    """Whether a team controls the metropolises that end the game; counted only now.  [CYC-19.3]"""
    for team in range(len(s.mode.teams)):
        if s.team_metropolises(team) >= s.goal:
            return True
    return False


def is_over(s: Position) -> bool:
    """Enough metropolises, an elimination, or the last cycle.  [CYC-19.2] [CYC-19.8] [CYC-21.1]"""
    return has_won(s) or s.eliminated != 0 or s.cycle >= s.figures.max_cycles


def reason(s: Position) -> str:
    if has_won(s):
        return "end-metropolises"
    return "end-elimination" if s.eliminated else "end-cycles"


def is_alive(s: Position, team: int) -> bool:
    """A team with a faction in play; others cannot win.  [CYC-19.6]"""
    for faction in s.mode.teams[team]:
        if s.is_in_play(faction):
            return True
    return False


def standing(s: Position, team: int) -> tuple[int, int, int]:
    """What teams are compared by: being in play, metropolises, gold.  [CYC-19.4] [CYC-19.5] [CYC-19.6]"""
    return (1 if is_alive(s, team) else 0, s.team_metropolises(team), s.gold[team])


def teams_of_seats(s: Position) -> list[int]:
    """The team of each seat.  [CYC-1.3]"""
    teams = [0] * s.mode.players
    for faction, seat in enumerate(s.mode.seat_of):
        teams[seat] = s.team(faction)
    return teams


def outcome(s: Position) -> Outcome | None:
    """Places by team; teams that are still tied share them. Points are metropolises.  [CYC-19.4] [CYC-19.7]"""
    if s.stack:
        return None
    standings = [standing(s, team) for team in range(len(s.mode.teams))]
    seats: list[Ranking] = []
    for team in teams_of_seats(s):
        place = 1
        for other in standings:
            if other > standings[team]:
                place += 1
        number = s.team_metropolises(team)
        seats.append(Ranking(place, number, [("metropolises", number), ("gold", s.gold[team])], team))
    return Outcome(seats, reason(s))
