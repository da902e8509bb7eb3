"""What one answer is worth: searched on its own.

A tree hardly visits what it does not like, so what it says of such an answer means nothing. Here the search begins
after the answer, and every answer that is compared gets the same budget and the same imagined worlds.
"""

from random import Random
from typing import Any, Final

from pessoi.bots.futures import WORLDS, Future, attempt, play_out
from pessoi.bots.judgement import Judgement
from pessoi.bots.search import Node, Search, best_prior
from pessoi.kernel import Action, Event, Game, Known, Options
from pessoi.kernel.story import SENTENCE, Line, Step

WARM_UP: Final = 4  # a quarter of the tries only teach the tree where to look
LINE: Final = 24  # answers of a line, at most


class Worth:
    """The answer `action` of a seat that knows `k`, and what the tries so far said of it."""

    def __init__(
        self,
        game: Game[Any],
        judgement: Judgement,
        k: Known,
        seat: int,
        action: Action,
        own_turn_only: bool,
        seed: str,
    ) -> None:
        self.game: Final = game
        self.k: Final = k
        self.seat: Final = seat
        self.action: Final = action
        self.seed: Final = seed
        self.worlds: Final = Random(f"{seed} worlds")
        rng = Random(f"{seed} tries")
        self.tree: Final = Search(game, rng, 0, 0.0, own_turn_only=own_turn_only, judgement=judgement)
        self.tree.seat = seat
        self.tries: Final[list[float]] = []

    def search(self, iterations: int) -> None:
        for _ in range(iterations):
            world = self.game.imagine(self.k, self.seat, self.worlds)
            self.tries.append(attempt(self.game, world, self.action, self.tree))

    def value(self) -> float:
        """The seat's chance to win with this answer."""
        counted = self.tries[len(self.tries) // WARM_UP :]
        return sum(counted) / len(counted)

    def future(self, options: Options) -> Future:
        """What may come of the answer, with what the tries have taught the tree."""
        found = Future(self.action, self.value(), options.players)
        for _ in range(WORLDS):
            play_out(self.game, options, self.k, found, self.seat, self.tree)
        return found

    def line(self, options: Options, before: list[Step]) -> list[Line]:
        """How the turn would go on, in the story's sentences, until chance or somebody else has a say.

        `before` is what the seat saw of the running turn.
        """
        game, seat = self.game, self.seat
        world = game.imagine(self.k, seat, Random(f"{self.seed} line"))
        steps: list[Step] = []
        number = before[-1].number + 1 if before else 1
        node: Node | None = self.tree.root
        action, request = self.action, game.pending(world)
        while request.seat == seat and len(steps) < LINE:
            if steps:
                tried = {a: node.children[a].visits for a in request.actions if node and a in node.children}
                action = max(tried, key=lambda a: tried[a]) if tried else best_prior(game, world, request)
                node = node.children.get(action) if node else None
            asked, events = request, list[Event]()
            request = game.play(world, action, events)
            steps.append(Step(number + len(steps), seat, asked.decision, action, events, asked.seen).seen_by(seat))
        told = game.tell(options, [*before, *steps])
        return [line for line in told if line.last >= number and line.rank == SENTENCE and line.seat == seat]
