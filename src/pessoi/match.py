"""A game between bots, from the first question to the outcome: what simulations and the arena are made of."""

from collections.abc import Sequence
from time import process_time
from typing import Any, Final

from pessoi.bots.bot import Bot
from pessoi.kernel import CHANCE, OVER, WATCHER, Action, Game, Options, Outcome, State
from pessoi.kernel.chance import Chance


class Match:
    """A finished game: every answer, the outcome, CPU seconds that each seat thought, scores after every round."""

    def __init__(
        self,
        answers: list[Action],
        outcome: Outcome,
        digest: str,
        seconds: list[float],
        curve: list[list[int]],
    ) -> None:
        self.answers: Final = answers
        self.outcome: Final = outcome
        self.digest: Final = digest
        self.seconds: Final = seconds
        self.curve: Final = curve


def play_match(
    game: Game[Any], options: Options, bots: Sequence[Bot], chance: Chance, with_curve: bool = False
) -> Match:
    """Let the bots play; each gets its own seat's knowledge and nothing else."""
    s = game.setup(options)
    request = game.pending(s)
    answers: list[Action] = []
    seconds = [0.0] * len(bots)
    curve: list[list[int]] = []
    while request.seat != OVER:
        if request.seat == CHANCE:
            action = chance.answer(request, len(answers))
        else:
            started = process_time()
            action = bots[request.seat].choose(game, game.known(s, request.seat), request.seat, request)
            seconds[request.seat] += process_time() - started
        answers.append(action)
        request = game.play(s, action)
        if with_curve:
            note_scores(game, s, curve)
    outcome = game.outcome(s)
    if outcome is None:
        raise RuntimeError(f"{game.name} is over without an outcome")
    return Match(answers, outcome, s.digest(), seconds, curve)


def note_scores(game: Game[Any], s: State, curve: list[list[int]]) -> None:
    """Keep the scores as they stand at the end of each round."""
    shown = game.show(game.known(s, WATCHER), WATCHER)
    entry = [int(shown["round"]), *[int(points) for points in shown["scores"]]]
    if curve and curve[-1][0] == entry[0]:
        curve[-1] = entry
    else:
        curve.append(entry)
