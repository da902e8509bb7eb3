"""Part 5 and part 16: where the builder may go."""

from pessoi.games.mytikas import terms as t
from pessoi.games.mytikas import vocabulary as v
from pessoi.games.mytikas.chapters.actions import bonus_available, feasible
from pessoi.games.mytikas.state import Position
from pessoi.kernel import Action


def barred(s: Position) -> int:
    """The spaces (a bit set) that a builder bars, one's own included.

    [MYT-5.2] [MYT-5.7] An opponent's builder blocks its space; [MYT-5.3] one's own must move; [MYT-5.4] [MYT-5.5]
    every other space is open, the same god's other side too, at any distance.
    [MYT-16.1] [MYT-16.3] [MYT-16.4] With two players a builder bars both sides of its god.
    """
    bars = 0
    whole_god = s.figures.setup(s.players).whole_god
    for space in s.builder:
        if space < 0:
            continue
        bars |= 1 << space
        if whole_god:
            for side in range(t.SPACE_COUNT):
                if s.figures.god_of[side] == s.figures.god_of[space]:
                    bars |= 1 << side
    return bars


def worthwhile(s: Position, seat: int, space: int) -> bool:
    """[MYT-5.6] [MYT-6.6] The main action is feasible, or the bonus action available on arrival."""
    return feasible(s, seat, s.figures.main[space], space) or bonus_available(s, seat, space)


def legal_places(s: Position, seat: int) -> list[Action]:
    """[MYT-5.1] The builder must go to one of these. [MYT-4.6] There is always one. [MYT-16.2] [MYT-16.5]"""
    bars = barred(s)
    found: list[Action] = []
    for space in range(t.SPACE_COUNT):
        if not (bars >> space) & 1 and worthwhile(s, seat, space):
            found.append(v.PLACES[space])
    return found


def why_not_place(s: Position, seat: int, space: int) -> str:
    if not (barred(s) >> space) & 1:
        return "MYT-5.6"
    own = s.builder[seat]
    if s.figures.setup(s.players).whole_god:
        own_god = own >= 0 and s.figures.god_of[own] == s.figures.god_of[space]
        return "MYT-16.4" if own_god else "MYT-16.3"
    return "MYT-5.3" if own == space else "MYT-5.2"
