"""Ideas for a seat that is asked: the best few answers, each with the chance to win, how it would go on, and why.

A quick search finds the answers that are worth a thought; each of these is then searched on its own, because the tree
hardly looks at what it does not like. The reasons come from futures played out from there: which of the evaluation's
terms differ most from those of the other idea when the turn ends, and what others would do to the seat until its next.

Everything is made of what the seat knows: positions are imagined from it, and nothing is told that chance decides.
"""

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from pessoi.bots.futures import Future, foresee
from pessoi.bots.judges import by_learning
from pessoi.bots.levels import SearchBot
from pessoi.bots.reasons import Reason, reasons
from pessoi.bots.search import Search
from pessoi.kernel import Action, Game, Known, Options, Request
from pessoi.kernel.story import Line

MOST: Final = 3  # ideas
WORSE: Final = 0.08  # of the chance to win: what loses more than this is no good idea
ALIKE: Final = 0.02  # a third idea is told only if it is as good as that


class Idea:
    """An answer with its chance to win, how the turn would go on, what the next player would do, and why."""

    def __init__(
        self, action: Action, chance: float, line: list[Line], reply: list[Line], reasons: list[Reason]
    ) -> None:
        self.action: Final = action
        self.chance: Final = chance
        self.line: Final = line
        self.reply: Final = reply
        self.reasons: Final = reasons


class Weighed:
    """An answer beside the best one: how much of the chance to win it loses, and what speaks against it."""

    def __init__(self, best: Action, loss: float, chance: float, reasons: list[Reason]) -> None:
        self.best: Final = best
        self.loss: Final = loss
        self.chance: Final = chance
        self.reasons: Final = reasons


class Adviser:
    """Thinks for a seat with the budget of a search bot: iterations, and seconds if it has any."""

    def __init__(
        self, game: Game[Any], options: Options, k: Known, seat: int, request: Request, bot: SearchBot
    ) -> None:
        self.game: Final = game
        self.options: Final = options
        self.k: Final = k
        self.seat: Final = seat
        self.request: Final = request
        self.bot: Final = bot
        self.now: Final = chance_now(game, k, seat, bot.rng)

    def ideas(self) -> list[Idea]:
        """The best first; at least one."""
        futures = self.futures(self.promising(MOST), 2 + MOST)
        best = futures[0]
        found = []
        for number, future in enumerate(futures):
            lost = best.chance - future.chance
            if number and (lost > WORSE or (number > 1 and lost > ALIKE)):
                break
            other = best if number else futures[1] if len(futures) > 1 else None
            why = reasons(self.seat, future, other)
            found.append(Idea(future.action, future.chance, future.line, future.reply, why))
        return found

    def weigh(self, action: Action) -> Weighed:
        """That answer against the best one, each searched on its own."""
        promising = [a for a in self.promising(2) if a != action][:1]
        given, *others = self.futures([action, *promising], 3, ordered=False)
        if not others or others[0].chance <= given.chance:
            return Weighed(action, 0.0, given.chance, [])
        best = others[0]
        why = reasons(self.seat, given, best, against=True)
        return Weighed(best.action, best.chance - given.chance, given.chance, why)

    def promising(self, number: int) -> list[Action]:
        """The answers that a first look likes most."""
        if len(self.request.actions) <= 1:
            return list(self.request.actions)
        search = self.search(2 + MOST)
        search.run(self.k, self.seat)
        return sorted(self.request.actions, key=search.rank, reverse=True)[:number]

    def futures(self, actions: Sequence[Action], parts: int, ordered: bool = True) -> list[Future]:
        found = []
        for action in actions:
            found.append(foresee(self.game, self.options, self.k, self.seat, action, self.search(parts)))
        return sorted(found, key=lambda future: -future.chance) if ordered else found

    def search(self, parts: int) -> Search:
        """A new tree with such a part of the budget."""
        whole = self.bot.begin(self.game, self.k, self.seat)
        return Search(
            self.game,
            self.bot.rng,
            max(1, whole.iterations // parts),
            whole.seconds / parts,
            own_turn_only=whole.own_turn_only,
            judgement=whole.judgement,
        )


def chance_now(game: Game[Any], k: Known, seat: int, rng: Random, worlds: int = 16) -> float:
    """What the seat's chance to win looks like before it answers."""
    judgement = by_learning(game)
    return sum(judgement.evaluate(game.imagine(k, seat, rng), seat)[seat] for _ in range(worlds)) / worlds
