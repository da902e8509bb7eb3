"""What the evaluation's terms are to people, in their order: of the seat's whole team."""

from pessoi.games.cyclades.chapters.ending import teams_of_seats
from pessoi.games.cyclades.evaluation import Possessions
from pessoi.games.cyclades.state import Position
from pessoi.kernel.motive import Motive, hope


def motives(s: Position, seat: int) -> list[Motive]:
    team = teams_of_seats(s)[seat]
    has = Possessions(s, team)
    return [
        Motive("n-metropolis", has.metropolises),
        hope("enough"),
        Motive("n-gold", has.gold),
        Motive("n-type", has.types),
        Motive("n-philosopher", sum([s.philosophers[faction] for faction in s.mode.teams[team]])),
        Motive("n-priestess", has.priestesses),
        Motive("n-income", has.income),
        Motive("n-land", has.lands),
        Motive("n-sea", has.seas),
        Motive("n-troop", has.troops),
        Motive("n-fleet", has.fleets),
        hope("guards"),
        Motive("n-hero", has.heroes),
        Motive("n-creature", has.creatures),
        hope("favour"),
        Motive(""),
        Motive(""),
    ]
