"""What may come of an answer: the chance to win, how the turn would go on, and what is different when it has ended."""

from collections.abc import Sequence
from typing import Any, Final

from pessoi.bots.search import Node, Search, best_prior, evaluate_after_turn
from pessoi.kernel import CHANCE, OVER, Action, Event, Game, Known, Options, Request, State
from pessoi.kernel.chance import sample
from pessoi.kernel.motive import UNCOUNTED, Motive
from pessoi.kernel.story import SENTENCE, TURN, Line, Step

WORLDS: Final = 24  # that are played out for reasons
TURN_PLIES: Final = 24  # answers of one turn, at most
ROUND_PLIES: Final = 60  # until the seat's next turn
SURE: Final = 4  # visits without which the tree knows nothing of an answer


class Standing:
    """A seat's motives on average over many worlds: what they are worth by name, and how many there are."""

    def __init__(self) -> None:
        self.worth: Final[dict[str, float]] = {}
        self.number: Final[dict[str, float]] = {}
        self.motives: Final[dict[str, Motive]] = {}

    def add(self, motives: Sequence[Motive], terms: Sequence[float], weights: Sequence[float], share: float) -> None:
        numbers: dict[str, int] = {}
        for motive, term, weight in zip(motives, terms, weights, strict=True):
            name = motive.name
            if not name:
                continue
            self.motives[name] = motive
            self.worth[name] = self.worth.get(name, 0.0) + term * weight * share
            if motive.number != UNCOUNTED:
                numbers[name] = motive.number
        for name, number in numbers.items():
            self.number[name] = self.number.get(name, 0.0) + number * share


class Harm:
    """A line of the story against the seat, and in what share of the worlds it comes."""

    def __init__(self, line: Line) -> None:
        self.line: Final = line
        self.share = 0.0


class Future:
    """An answer and what may come of it.

    before, after   everybody's standing now and when the seat's turn has ended, by seat
    harms           what others do to the seat until its next turn, by what is said of it
    line, reply     the turn as it would go on as far as chance has no say, and what the next player would do then
    """

    def __init__(self, action: Action, chance: float, players: int) -> None:
        self.action: Final = action
        self.chance: Final = chance
        self.before: Final = [Standing() for _ in range(players)]
        self.after: Final = [Standing() for _ in range(players)]
        self.harms: Final[dict[str, Harm]] = {}
        self.line: list[Line] = []
        self.reply: list[Line] = []


def foresee(game: Game[Any], options: Options, k: Known, seat: int, action: Action, search: Search) -> Future:
    """Search the answer on its own, then play on from it in many worlds."""
    future = Future(action, explore(game, k, seat, action, search), options.players)
    for _ in range(WORLDS):
        play_out(game, options, k, future, seat, search)
    tell_line(game, options, k, future, seat, search)
    return future


def explore(game: Game[Any], k: Known, seat: int, action: Action, search: Search) -> float:
    """The chance to win with that answer: the search's tree begins after it."""
    deadline = search.clock() + search.seconds if search.seconds > 0.0 else 0.0
    search.seat = seat
    total = 0.0
    tried = 0
    while tried < search.iterations:
        total += attempt(game, game.imagine(k, seat, search.rng), action, search)
        tried += 1
        if deadline > 0.0 and search.clock() >= deadline:
            break
    return total / tried


def attempt(game: Game[Any], world: State, action: Action, search: Search) -> float:
    """What the searching seat comes to in one imagined world where it gives that answer; the tree begins after it."""
    seat = search.seat
    request = game.step(world, action)
    if request.seat == OVER or (search.own_turn_only and request.seat not in (seat, CHANCE)):
        return evaluate_after_turn(game, world, request, seat, search.rng, search.judgement, seat)[seat]
    before = search.sum
    search.iterate(world)
    return search.sum - before


class Walk:
    """A way through one imagined world, by the tree as far as it knows one, then by priors."""

    def __init__(self, game: Game[Any], s: State, search: Search) -> None:
        self.game: Final = game
        self.s: Final = s
        self.search: Final = search
        self.node: Node | None = search.root
        self.steps: Final[list[Step]] = []
        self.request: Request = game.pending(s)

    def play(self, action: Action) -> None:
        asked, events = self.request, list[Event]()
        self.request = self.game.play(self.s, action, events)
        self.steps.append(Step(len(self.steps) + 1, asked.seat, asked.decision, action, events, asked.seen))

    def next(self) -> Action:
        """What is answered here, by chance or whoever is asked."""
        request = self.request
        known = None if self.node is None else self.node.children
        if request.seat == CHANCE:
            action = sample(request, self.search.rng)
        else:
            tried = [a for a in request.actions if known is not None and a in known and known[a].visits >= SURE]
            if known is not None and tried:
                action = max(tried, key=lambda a: known[a].visits)
            else:
                action = best_prior(self.game, self.s, request)
        self.node = None if known is None else known.get(action)
        return action

    def knows_next(self) -> bool:
        """Whether the tree has looked at what would be answered here."""
        return self.node is not None and any(child.visits >= SURE for child in self.node.children.values())


def play_out(game: Game[Any], options: Options, k: Known, future: Future, seat: int, search: Search) -> None:
    """One world to the end of the turn, where standings are taken, and on to the seat's next."""
    share = 1.0 / WORLDS
    walk = Walk(game, game.imagine(k, seat, search.rng), search)
    take_standings(game, walk.s, future.before, share)
    walk.play(future.action)
    while walk.request.seat in (seat, CHANCE) and len(walk.steps) < TURN_PLIES:
        walk.play(walk.next())
    take_standings(game, walk.s, future.after, share)
    own = len(walk.steps)
    while walk.request.seat != OVER and len(walk.steps) < own + ROUND_PLIES:
        if walk.request.seat == seat and begins_turn(game, walk):
            break
        walk.play(walk.next())
    seen = set()
    for line in game.tell(options, [step.seen_by(seat) for step in walk.steps]):
        deed = deed_of(line)
        if line.first > own and seat in line.against and line.rank == SENTENCE and deed not in seen:
            future.harms.setdefault(deed, Harm(line)).share += share
            seen.add(deed)


def deed_of(line: Line) -> str:
    """Who does what to which place, whatever the numbers."""
    return f"{line.key} {sorted((name, arg) for name, arg in line.args.items() if isinstance(arg, str))}"


def begins_turn(game: Game[Any], walk: Walk) -> bool:
    """Whether the seat that is asked is the one in turn, not one that defends itself."""
    seat = walk.request.seat
    return bool(game.show(game.known(walk.s, seat), seat)["active"] == seat)


def take_standings(game: Game[Any], s: State, standings: Sequence[Standing], share: float) -> None:
    teams = game.teams(s)
    weights = game.weights.of(len(set(teams)))
    rows = game.measure(s, weights)
    for seat, standing in enumerate(standings):
        motives = game.motives(s, seat)
        if motives:
            standing.add(motives, rows[teams[seat]], weights, share)


def tell_line(game: Game[Any], options: Options, k: Known, future: Future, seat: int, search: Search) -> None:
    """The turn in sentences up to the first draw, and the next player's answer if none comes before."""
    walk = Walk(game, game.imagine(k, seat, search.rng), search)
    walk.play(future.action)
    while walk.request.seat == seat and len(walk.steps) < TURN_PLIES:
        walk.play(walk.next())
    own = len(walk.steps)
    other = walk.request.seat
    while walk.request.seat == other and other >= 0 and walk.knows_next() and len(walk.steps) < own + TURN_PLIES:
        walk.play(walk.next())
    for line in game.tell(options, [step.seen_by(seat) for step in walk.steps]):
        if line.seat == other != seat and line.last > own and line.rank <= TURN:  # their turn may have begun with ours
            future.reply.append(line)
        elif line.seat == seat and line.first <= own and line.rank == SENTENCE:
            future.line.append(line)
