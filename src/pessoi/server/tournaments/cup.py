"""A cup: whoever loses is out. At tables of two; who has no opponent in the first round goes on at once."""

from dataclasses import dataclass

from pessoi.server.tournaments.tournament import Match, Tournament, drawn


@dataclass(frozen=True)
class Tie:
    """Two places of the bracket: who has come there (None: nobody yet, or nobody at all in the first round), their
    match once there is one, and who goes on."""

    entrants: tuple[int | None, int | None]
    match: Match | None
    winner: int | None


def cup_rounds(entrants: int) -> int:
    return (entrants - 1).bit_length()


def first_ties(order: list[int]) -> list[tuple[int | None, int | None]]:
    """Nobody has an opponent missing twice in a row: those without one are spread over the bracket."""
    bits = cup_rounds(len(order)) - 1
    half = 1 << bits
    second: list[int | None] = [None] * half
    for number, one in enumerate(order[half:]):
        second[int(f"{number:0{bits}b}"[::-1], 2) if bits else 0] = one
    return list(zip(order[:half], second, strict=True))


def bracket(t: Tournament) -> list[list[Tie]]:
    """From the first round to the final; of what is to come as much as is known."""
    stage = t.stages[0]
    order = stage.pools[0]
    pairs = first_ties(order)
    found: list[list[Tie]] = []
    for number in range(cup_rounds(len(order))):
        matches = stage.rounds[number] if number < len(stage.rounds) else []
        ties = [tie_of(t, number, pair, matches) for pair in pairs]
        found.append(ties)
        winners = [tie.winner for tie in ties]
        pairs = list(zip(winners[::2], winners[1::2], strict=True)) if len(winners) > 1 else []
    return found


def tie_of(t: Tournament, number: int, pair: tuple[int | None, int | None], matches: list[Match]) -> Tie:
    if number == 0 and pair[1] is None:
        return Tie(pair, None, pair[0])
    match = next((match for match in matches if {*match.entrants} == {*pair}), None)
    return Tie(pair, match, None if match is None or not match.places else winner(t, number, match))


def winner(t: Tournament, number: int, match: Match) -> int:
    """Of two who share the place the one that a lot says."""
    best = min(match.places)
    ahead = [one for one, place in zip(match.entrants, match.places, strict=True) if place == best]
    return drawn(t.seed, f"cup {number}", ahead)[0]


def lost_in(t: Tournament) -> dict[int, int]:
    """Who is out, and since which round."""
    return {
        one: number
        for number, ties in enumerate(bracket(t))
        for tie in ties
        for one in tie.entrants
        if one is not None and tie.winner is not None and one != tie.winner
    }


def cup_ranking(t: Tournament) -> list[int]:
    """Who came furthest first; who went out in the same round as the lot had them."""
    lost = lost_in(t)
    return sorted(t.stages[0].pools[0], key=lambda one: -lost.get(one, len(t.stages[0].pools[0])))
