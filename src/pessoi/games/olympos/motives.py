"""What the evaluation's terms are to people, in their order."""

from pessoi.games.olympos.chapters.ending import TIME, points_by_part
from pessoi.games.olympos.evaluation import owed
from pessoi.games.olympos.state import Position
from pessoi.games.olympos.terms import RESOURCES
from pessoi.kernel.motive import Motive, hope


def motives(s: Position, seat: int) -> list[Motive]:
    parts = points_by_part(s, seat)
    points = -parts[TIME]  # what the place on the track is worth changes with every step
    for part in parts:
        points += part
    goods = range(seat * RESOURCES, (seat + 1) * RESOURCES)
    time = s.figures.last_zeus - s.position[seat] + s.hourglass[seat] - owed(s, seat)
    return [
        Motive("n-prestige", points),
        Motive(""),
        Motive("n-time", time),
        hope("wonder"),
        hope("erinyes"),
        Motive("n-territory", sum([s.token[r] for r in goods])),
        Motive("n-cube", sum([s.cube[r] for r in goods])),
        Motive(""),
        Motive("n-sword", s.swords_of(seat)),
        Motive("n-symbol", s.symbols_of(seat)),
        Motive(""),
        Motive(""),
        hope("creation"),
        hope("cavalry"),
        hope("democracy"),
        Motive(""),
        hope("seafaring"),
    ]
