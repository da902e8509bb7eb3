"""What a position waits for: a seat, the legal answers, and who gets to know."""

from typing import Final

from mypy_extensions import mypyc_attr

from pessoi.kernel.action import Action

CHANCE: Final = -1  # the question is put to chance
OVER: Final = -2  # nobody is asked any more
WATCHER: Final = -3  # a spectator: a point of view, never asked

EVERYONE: Final = -1  # as a bit set of seats: all of them


@mypyc_attr(free_list_len=1)  # one for every question, gone with its answer: the next one takes its memory
class Request:
    """One question. `actions` are all legal answers, enumerated by the rules and by nothing else.

    decision  its name in the specification's decision catalogue
    weights   chance only: exact integer weights, one an action
    secret    asked even with a single answer, because not being asked would betray something hidden
    seen      the seats (a bit set) that learn the answer itself; its open consequences are told as events
    """

    def __init__(
        self,
        seat: int,
        actions: list[Action],
        decision: str,
        weights: list[int] | None = None,
        secret: bool = False,
        seen: int = EVERYONE,
    ) -> None:
        self.seat: Final = seat
        self.actions: Final = actions
        self.decision: Final = decision
        self.weights: Final = weights
        self.secret: Final = secret
        self.seen: Final = seen

    def is_seen_by(self, seat: int) -> bool:
        """Whether that seat (or WATCHER) learns the answer."""
        return is_among(seat, self.seen)


def is_among(seat: int, seen: int) -> bool:
    """Whether that seat (or WATCHER) is one of those who learn something: a bit set, or EVERYONE."""
    if seen == EVERYONE:
        return True
    return seat >= 0 and (seen >> seat) & 1 == 1


GAME_OVER: Final = Request(OVER, [], "over")
