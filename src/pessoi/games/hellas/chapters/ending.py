"""Chapter 11: the end of the game."""

from pessoi.games.hellas.state import Position, count_cities, count_temples
from pessoi.games.hellas.terms import CITIES, DRAW, NO_CITY_LEFT, NOBODY, REASONS, RED, TURNS_PLAYED, WHITE
from pessoi.kernel import Outcome, Ranking


def finish(s: Position) -> bool:
    """The checks at the end of a turn, before an extra turn begins.  [HEL-11.1] to 11.4, [HEL-11.3]"""
    if count_cities(s, s.active) >= s.figures.cities_to_win:  # [HEL-1.2] [HEL-11.1]
        s.winner = s.active
        s.reason = CITIES
    elif count_cities(s, 1 - s.active) == 0:  # [HEL-11.2]
        s.winner = s.active
        s.reason = NO_CITY_LEFT
    elif s.turn >= s.figures.max_turns:  # [HEL-11.4]
        s.winner = leader(s)
        s.reason = TURNS_PLAYED
    if s.winner == NOBODY:
        return False
    s.note("draw" if s.winner == DRAW else "wins", s.active if s.winner == DRAW else s.winner, [])
    return True


def leader(s: Position) -> int:
    """More cities, then more temple cities, then more soldiers on the board; else a draw.  [HEL-11.4]"""
    for rank in s.figures.tiebreak:
        white = standing(s, WHITE, rank)
        red = standing(s, RED, rank)
        if white != red:
            return WHITE if white > red else RED
    return DRAW


def standing(s: Position, seat: int, rank: str) -> int:
    if rank == "cities":
        return count_cities(s, seat)
    if rank == "temple_cities":
        return count_temples(s, seat)
    count = 0
    for tile in s.board.placed:
        if s.owner[tile] == seat:
            count += s.soldiers[tile]
    return count


def outcome(s: Position) -> Outcome | None:
    """Points are cities, split into those with and without temple."""
    if s.winner == NOBODY:
        return None
    seats = []
    for seat in (WHITE, RED):
        place = 1 if s.winner in (seat, DRAW) else 2
        cities = count_cities(s, seat)
        temples = count_temples(s, seat)
        seats.append(Ranking(place, cities, [("plain_cities", cities - temples), ("temple_cities", temples)], seat))
    return Outcome(seats, REASONS[s.reason])
