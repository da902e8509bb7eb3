"""A game between bots, from the first question to the outcome: what every run is made of."""

from collections.abc import Callable, Iterator, Sequence
from time import process_time
from typing import Any, Final

import msgspec

from pessoi.bots import Bot, make_bot
from pessoi.kernel import CHANCE, OVER, WATCHER, Action, Game, Known, Options, Outcome, Request, State
from pessoi.kernel.chance import Chance
from pessoi.kernel.state import fingerprint
from pessoi.lab.plan import Plan, game_with, seeds_of
from pessoi.lab.weighted_bots import WeightedBot


class Match:
    """A finished game: every answer, the outcome, CPU seconds that each seat thought."""

    def __init__(self, answers: list[Action], outcome: Outcome, digest: str, seconds: list[float]) -> None:
        self.answers: Final = answers
        self.outcome: Final = outcome
        self.digest: Final = digest
        self.seconds: Final = seconds


class Step:
    """An answer, for those who take notes: its number, what was asked, what the seat knew (None: it was chance that
    answered), the position it leads to and what is asked there. The position goes on changing: look, do not keep."""

    def __init__(
        self, number: int, request: Request, known: Known | None, action: Action, position: State, after: Request
    ) -> None:
        self.number: Final = number
        self.request: Final = request
        self.known: Final = known
        self.action: Final = action
        self.position: Final = position
        self.after: Final = after


Note = Callable[[Step], None]


def play_match(
    game: Game[Any], options: Options, bots: Sequence[Bot], chance: Chance, note: Note | None = None
) -> Match:
    """Let the bots play; each gets its own seat's knowledge and nothing else."""
    s = game.setup(options)
    request = game.pending(s)
    answers: list[Action] = []
    seconds = [0.0] * len(bots)
    while request.seat != OVER:
        known: Known | None = None
        if request.seat == CHANCE:
            action = chance.answer(request, len(answers))
        else:
            started = process_time()
            known = game.known(s, request.seat)
            action = bots[request.seat].choose(game, known, request.seat, request)
            seconds[request.seat] += process_time() - started
        asked, request = request, game.play(s, action)
        if note is not None:
            note(Step(len(answers), asked, known, action, s, request))
        answers.append(action)
    outcome = game.outcome(s)
    if outcome is None:
        raise RuntimeError(f"{game.name} is over without an outcome")
    return Match(answers, outcome, s.digest(), seconds)


class GameResult(msgspec.Struct, frozen=True):
    """What is kept of a run's game. By seat: the bots, their places, shares of the win, points, CPU seconds."""

    number: int
    bots: list[str]
    places: list[int]
    shares: list[float]
    points: list[int]
    seconds: list[float]
    decisions: int
    reason: str
    digest: str
    curve: list[list[int]] = []  # a tournament's: the round and the scores at its end


class Worker:
    """Plays games of one plan in this process."""

    def __init__(self, plan: Plan) -> None:
        self.plan: Final = plan
        self.game: Final = game_with(plan.game, plan.edition)
        self.options: Final = self.game.settled_options(Options(plan.players, plan.options))

    def play(self, number: int, note: Note | None = None) -> GameResult:
        """That game; somebody may take notes."""
        names = self.plan.seats(number)
        seeds = seeds_of(self.plan, number)
        bots = [self.bot(name, seed) for name, seed in zip(names, seeds.bots, strict=True)]
        match = play_match(self.game, self.options, bots, Chance(seeds.chance), note)
        seats = match.outcome.seats
        points = [seat.points for seat in seats]
        return GameResult(
            number,
            names,
            [seat.place for seat in seats],
            match.outcome.shares(),
            points,
            [round(seconds, 3) for seconds in match.seconds],
            len(match.answers),
            match.outcome.reason,
            fingerprint([match.digest, [int(a) for a in match.answers], points]),
        )

    def bot(self, name: str, seed: int) -> Bot:
        bot = make_bot(name.partition("@")[0], seed)
        return WeightedBot(bot, self.plan.game, self.plan.weights[name]) if name in self.plan.weights else bot


def play_games(plan: Plan, numbers: Sequence[int]) -> Iterator[GameResult]:
    """These games, one after another."""
    worker = Worker(plan)
    for number in numbers:
        yield worker.play(number)


def play_with_curves(plan: Plan, numbers: Sequence[int]) -> Iterator[GameResult]:
    """The same, with the scores at the end of every round."""
    worker = Worker(plan)
    for number in numbers:
        curve = Curve(worker.game)
        yield msgspec.structs.replace(worker.play(number, curve.note), curve=curve.entries)


class Curve:
    """How scores grow: the round and every seat's points at its end."""

    def __init__(self, game: Game[Any]) -> None:
        self.game: Final = game
        self.entries: Final[list[list[int]]] = []

    def note(self, step: Step) -> None:
        shown = self.game.show(self.game.known(step.position, WATCHER), WATCHER)
        entry = [int(shown["round"]), *[int(points) for points in shown["scores"]]]
        if self.entries and self.entries[-1][0] == entry[0]:
            self.entries[-1] = entry
        else:
            self.entries.append(entry)
