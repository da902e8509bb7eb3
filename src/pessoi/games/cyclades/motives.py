"""What the evaluation's terms are to people, in their order: of the seat's whole team."""

from pessoi.games.cyclades.chapters.buildings import effective_types
from pessoi.games.cyclades.chapters.ending import teams_of_seats
from pessoi.games.cyclades.chapters.income import income_of
from pessoi.games.cyclades.chapters.offerings import committed
from pessoi.games.cyclades.state import OFFERINGS, Position
from pessoi.kernel.motive import Motive, hope


def motives(s: Position, seat: int) -> list[Motive]:
    team = teams_of_seats(s)[seat]
    gold = s.gold[team]
    types = 0
    philosophers = priestesses = income = lands = seas = troops = fleets = heroes = creatures = 0
    for faction in s.mode.teams[team]:
        types |= effective_types(s, faction)
        philosophers += s.philosophers[faction]
        priestesses += s.priestesses[faction]
        income += income_of(s, faction)
        lands += s.lands[faction].bit_count()
        seas += s.seas[faction].bit_count()
        troops += s.figures.troops - s.troops_left[faction]
        fleets += s.figures.fleets - s.fleets_left[faction]
        heroes += s.heroes_of(faction).bit_count()
        creatures += len(s.creatures_of(faction))
        held = s.lands[faction]
        while held:
            low = held & -held
            held ^= low
            troops += s.mercenaries[low.bit_length() - 1]
        if s.phase == OFFERINGS:
            gold -= committed(s, faction)
    return [
        Motive("n-metropolis", s.team_metropolises(team)),
        hope("enough"),
        Motive("n-gold", gold),
        Motive("n-type", types.bit_count()),
        Motive("n-philosopher", philosophers),
        Motive("n-priestess", priestesses),
        Motive("n-income", income),
        Motive("n-land", lands),
        Motive("n-sea", seas),
        Motive("n-troop", troops),
        Motive("n-fleet", fleets),
        hope("guards"),
        Motive("n-hero", heroes),
        Motive("n-creature", creatures),
        hope("favour"),
        Motive(""),
        Motive(""),
    ]
