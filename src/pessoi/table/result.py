"""A game's result as it travels."""

from pessoi.kernel import Outcome
from pessoi.table.types import Result, SeatResult


def show_outcome(outcome: Outcome, forfeits: set[int]) -> Result:
    """By old rules, too."""
    seats = []
    for seat, r in enumerate(outcome.seats):
        parts = [(f"score-{part}", points) for part, points in r.parts]
        seats.append(SeatResult(r.place, r.points, parts, r.team, seat in forfeits))
    reason = outcome.reason if outcome.reason.startswith("end-") else f"end-{outcome.reason}"
    return Result((reason, {}), seats)
