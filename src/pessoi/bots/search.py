"""Information-set Monte Carlo tree search, for any game and any number of players.

Every iteration imagines a full position that fits what the seat knows, walks down one tree shared by all these
worlds, adds a node, plays the turn to its end by priors and judges the position, by the game's evaluation or by a
network (`judgement`). Every seat is taken to want its own value (max-n); chance is sampled by its weights.

Compiled together with the games: the loop never leaves the compiled package.
"""

from collections.abc import Callable
from math import sqrt
from random import Random
from time import perf_counter
from typing import Any, Final

from pessoi.bots.judgement import Judgement
from pessoi.kernel.action import NOTHING, Action
from pessoi.kernel.chance import sample
from pessoi.kernel.game import Game
from pessoi.kernel.request import CHANCE, OVER, Request
from pessoi.kernel.state import Known, State

# How much exploration adds to a value, in units of the spread of the values met: evaluations of neighbouring positions
# may differ by hundredths or by halves, and what is enough depends on that. Measured in docs/bots.md.
EXPLORATION: Final = 1.0
LEAST_SPREAD: Final = 0.01
PLIES: Final = 24  # answers of a turn that are played on by priors before the position is evaluated, at most


def best_prior(game: Game[Any], s: State, request: Request) -> Action:
    """The answer that looks best before anything is tried."""
    priors: list[float] = game.priors(s, request)
    best = 0
    for i in range(1, len(priors)):
        if priors[i] > priors[best]:
            best = i
    return request.actions[best]


def evaluate_after_turn(
    game: Game[Any],
    s: State,
    request: Request,
    seat: int,
    rng: Random,
    judgement: Judgement | None = None,
    viewer: int = 0,
) -> list[float]:
    """What the position is worth to every seat once `seat` has ended its turn, always taking the best prior.

    The answers of the turn are played on by hand-made priors, which cost little; `viewer` is the seat that judges.
    """
    left = PLIES
    while left > 0 and (request.seat == seat or request.seat == CHANCE):
        action = sample(request, rng) if request.seat == CHANCE else best_prior(game, s, request)
        request = game.step(s, action)
        left -= 1
    if request.seat == OVER:
        outcome = game.outcome(s)
        if outcome is not None:
            shares: list[float] = outcome.shares()
            return shares
    if judgement is not None:
        return judgement.evaluate(s, viewer)
    values: list[float] = game.evaluate(s)
    return values


NOT_ASKED: Final[list[Action]] = []
NO_NODES: Final[list["Node"]] = []


class Node:
    """What was learned of one answer: how often tried, the sum of its values for the seat that gave it."""

    def __init__(self, prior: float) -> None:
        self.prior: Final = prior
        self.visits = 0
        self.total = 0.0
        self.children: dict[Action, Node] = {}
        self.asked = NOT_ASKED  # the answers that were last legal here, mostly the same in the next world,
        self.answers = NO_NODES  # and their nodes; both lists are replaced and never written to

    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.0


class Search:
    """One tree and its budget: iterations (reproducible), or seconds, or whichever comes first.

    clock           seconds that pass
    own_turn_only   whether the tree, too, ends where another seat comes to answer
    judgement       how positions are judged; without one by hand
    """

    def __init__(
        self,
        game: Game[Any],
        rng: Random,
        iterations: int,
        seconds: float,
        clock: Callable[[], float] = perf_counter,
        own_turn_only: bool = False,
        judgement: Judgement | None = None,
    ) -> None:
        self.game: Final = game
        self.rng: Final = rng
        self.iterations: Final = iterations
        self.seconds: Final = seconds
        self.clock: Final = clock
        self.own_turn_only: Final = own_turn_only
        self.judgement: Final = Judgement(game) if judgement is None else judgement
        self.root = Node(1.0)
        self.seat = 0
        self.done = 0
        self.evaluated = 0  # leaves, and the sums of their values and of the squares, for the seat that searches
        self.sum = 0.0
        self.squares = 0.0

    def run(self, k: Known, seat: int) -> None:
        """Spend the budget on the known position `k`; what the tree already has counts as spent."""
        deadline = self.clock() + self.seconds if self.seconds > 0.0 else 0.0
        self.seat = seat
        self.done = 0
        while self.root.visits < self.iterations:
            self.iterate(self.game.imagine(k, seat, self.rng))
            self.done += 1
            if deadline > 0.0 and self.clock() >= deadline:
                break

    def iterate(self, s: State) -> None:
        """Walk down one imagined world, add a node, evaluate it, and carry the values back up."""
        game = self.game
        node = self.root
        path = [node]
        deciders = [CHANCE]
        request = game.pending(s)
        mover = self.seat if request.seat == CHANCE else request.seat  # a draw belongs to the turn of who searches
        while request.seat != OVER:
            if request.seat == CHANCE:
                action = sample(request, self.rng)
                child = node.children.get(action)
                if child is None:
                    child = Node(1.0)
                    node.children[action] = child
            else:
                mover = request.seat
                action = self.select(s, node, request)
                child = node.children[action]
            path.append(child)
            deciders.append(request.seat)
            fresh = child.visits == 0 and request.seat != CHANCE
            request = game.step(s, action)
            node = child
            if fresh or (self.own_turn_only and request.seat != mover and request.seat != CHANCE):
                break
        values = evaluate_after_turn(game, s, request, mover, self.rng, self.judgement, self.seat)
        self.evaluated += 1
        self.sum += values[self.seat]
        self.squares += values[self.seat] ** 2
        for i, visited in enumerate(path):
            visited.visits += 1
            if deciders[i] >= 0:
                visited.total += values[deciders[i]]

    def select(self, s: State, node: Node, request: Request) -> Action:
        """The answer with the best upper bound, among those that are legal in this world."""
        if node.asked != request.actions:
            self.look_up(s, node, request)
        if len(request.actions) == 1:
            return request.actions[0]
        visits = 0
        value = 0.0
        for child in node.answers:
            visits += child.visits
            value += child.total
        untried = value / visits if visits else 0.0
        root: float = (visits + 1.0) ** 0.5
        exploration = EXPLORATION * self.spread() * root
        best = 0
        best_score = -1e9
        for i, child in enumerate(node.answers):
            score = exploration * child.prior / (1.0 + child.visits)
            score += child.total / child.visits if child.visits else untried
            if score > best_score:
                best = i
                best_score = score
        return request.actions[best]

    def look_up(self, s: State, node: Node, request: Request) -> None:
        """The nodes of the answers that are legal in this world, new ones made."""
        for action in request.actions:
            if action not in node.children:
                self.expand(s, node, request)
                break
        node.asked = request.actions
        node.answers = [node.children[action] for action in request.actions]

    def spread(self) -> float:
        """The standard deviation of the values met so far, or a little more."""
        if self.evaluated == 0:
            return 1.0
        mean = self.sum / self.evaluated
        return sqrt(max(0.0, self.squares / self.evaluated - mean * mean) + LEAST_SPREAD**2)

    def expand(self, s: State, node: Node, request: Request) -> None:
        """Give every legal answer a node, with its prior."""
        priors = self.judgement.priors(s, request)
        total = 0.0
        for prior in priors:
            total += prior
        for i, action in enumerate(request.actions):
            if action not in node.children:
                node.children[action] = Node(priors[i] / total)

    def best(self, request: Request) -> Action:
        """The most tried answer; of equals the one of greater value."""
        choice = request.actions[0]
        for action in request.actions:
            if self.rank(action) > self.rank(choice):
                choice = action
        return choice

    def rank(self, action: Action) -> float:
        child = self.root.children.get(action)
        if child is None:
            return 0.0
        return child.visits + 0.5 * child.mean()

    def shares(self, request: Request) -> list[float]:
        """The share of visits that each legal answer got."""
        visits = [self.visits(action) for action in request.actions]
        total = sum(visits)
        return [v / total if total else 1.0 / len(visits) for v in visits]

    def visits(self, action: Action) -> int:
        child = self.root.children.get(action)
        return 0 if child is None else child.visits

    def line(self, length: int) -> list[Action]:
        """The principal line: from each node on, the answer tried most."""
        found: list[Action] = []
        node = self.root
        while node.children and len(found) < length:
            best = NOTHING
            most = 0
            for action, child in node.children.items():
                if child.visits > most:
                    best = action
                    most = child.visits
            if best == NOTHING:
                break
            found.append(best)
            node = node.children[best]
        return found

    def descend(self, action: Action) -> None:
        """Keep what is known of `action` for the next question."""
        self.root = self.root.children.get(action, Node(1.0))
