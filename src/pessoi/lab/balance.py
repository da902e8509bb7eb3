"""What an edition does to a game: the same bots and seeds with and without it."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

import msgspec

from pessoi.kernel import CHANCE, Game
from pessoi.lab.jobs import in_order, run
from pessoi.lab.match import GameResult, Step, Worker
from pessoi.lab.plan import Plan
from pessoi.lab.tally import Tally


class Counted(msgspec.Struct, frozen=True):
    """A game, and how often players chose each thing that is bought or built (`Game.bought`)."""

    result: GameResult
    chosen: dict[str, int]  # [answer, in notation]


class Choices:
    """Counts the answers of a game's players by which they get something."""

    def __init__(self, game: Game[Any]) -> None:
        self.game: Final = game
        self.found: Final[Counter[str]] = Counter()

    def note(self, step: Step) -> None:
        text = self.game.vocabulary.text(step.action)
        if step.request.seat != CHANCE and text.partition(" ")[0] in self.game.bought:
            self.found[text] += 1


def play_and_count(plan: Plan, numbers: Sequence[int]) -> Iterator[Counted]:
    worker = Worker(plan)
    for number in numbers:
        choices = Choices(worker.game)
        yield Counted(worker.play(number, choices.note), dict(choices.found))


def report(plan: Plan, games: int, workers: int = 0, progress: Callable[[int], None] | None = None) -> dict[str, Any]:
    """The games of the plan by our figures and by its edition; `progress` is told how many have been played."""
    ours = added_up(msgspec.structs.replace(plan, edition=None), games, workers, progress, 0)
    own = added_up(plan, games, workers, progress, games)
    names = sorted({*ours["chosen"], *own["chosen"]})
    changes = {name: round(own["chosen"].get(name, 0.0) - ours["chosen"].get(name, 0.0), 3) for name in names}
    order = sorted(names, key=lambda name: (-abs(changes[name]), name))
    return {"ours": ours, "edition": own, "changes": {name: changes[name] for name in order}}


def added_up(
    plan: Plan, games: int, workers: int, progress: Callable[[int], None] | None, before: int
) -> dict[str, Any]:
    results: list[GameResult] = []
    chosen: Counter[str] = Counter()
    for counted in in_order(run(play_and_count, plan, range(games), workers), lambda c: c.result.number):
        results.append(counted.result)
        chosen.update(counted.chosen)
        if progress is not None:
            progress(before + len(results))
    each = {name: round(count / games, 3) for name, count in sorted(chosen.items())}
    return {**Tally(plan, results).data(), "chosen": each}
