"""What an undo depends on: one's last answer, whether it told anything new, and whose leave is asked for."""

from random import Random
from typing import Any, Final

from pessoi.kernel import Action, Game, State
from pessoi.table.entry import Answered, RulesChanged, Undone
from pessoi.table.table import Table

WORLDS: Final = 4  # that an answer is tried in, to see whether it told its seat something new


def has_gone_on(table: Table, seat: int, question: int) -> bool:
    """Whether the seat's last answer is another one than it was at `question`."""
    hands = table.hands(seat)
    return any(
        isinstance(entry, Undone | RulesChanged) or (isinstance(entry, Answered) and entry.seat in hands)
        for entry in table.entries.between(max(question, 0), table.seq)
    )


def last_answer(table: Table, seat: int) -> int | None:
    """The number of answers before the last one that was given at the seat's device, and not by the table for it."""
    hands = table.hands(seat)
    for i in range(len(table.movers) - 1, -1, -1):
        if table.movers[i] in hands and table.moves[i].by != "auto":
            return i
    return None


def is_free(table: Table, seat: int, length: int) -> bool:
    if length != len(table.moves) - 1:
        return False
    action = table.game.vocabulary.read(table.moves[length].action)
    assert table.position is not None
    return tells_nothing(table, seat, table.position_after(length), action, table.position)


def tells_nothing(table: Table, seat: int, before: State, action: Action, after: State) -> bool:
    """Whether the seat could foresee what it knows after its answer: the same in every world that it could imagine."""
    game: Game[Any] = table.game
    known = game.known(after, seat).data()
    rng = Random(len(table.moves))
    for _ in range(WORLDS):
        world = game.imagine(game.known(before, seat), seat, rng)
        game.step(world, action)
        if game.known(world, seat).data() != known:
            return False
    return True


def asked_for_leave(table: Table, seat: int) -> list[int]:
    """People elsewhere who must agree to an undo; bots never mind, and at one device one asks aloud."""
    hands = table.hands(seat)
    return [other for other in table.people() if other not in hands]
