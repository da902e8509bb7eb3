"""Luck and skill: what draws and rolls gave each seat, and what choices did. Together they lead from 1/n to the result.

A draw's luck is the chance to win after it less its expectation, worked out over all that could have been drawn, by
their weights; so luck is nothing on average. Judged with open cards, since that is what was really drawn. All the rest
is choice: what the seat's own gave away, as they are graded, and what others' did for it or to it. Before anybody has
chosen there is only luck, the place at the table included.
"""

from random import Random
from typing import Any, Final

import msgspec

from pessoi.bots.judgement import Judgement
from pessoi.kernel import Action, Game, Request, State
from pessoi.kernel.chance import sample
from pessoi.review.course import Course
from pessoi.review.curve import Chances, mean, open_chances

EXACT: Final = 64  # outcomes that are all worked out; of more, as many are sampled


class Draw(msgspec.Struct):
    """An answer of chance, and how lucky it was for every seat."""

    number: int
    luck: list[float]


class Parts(msgspec.Struct):
    """What moved a seat's chance from `start` to `end`: start + luck + own + others = end.

    `own` is what the seat gave away, so never more than nothing. `others` is the rest: with a perfect judge what others
    gave away; with ours, what it learned only later, too.
    """

    start: float
    luck: float
    own: float
    others: float
    end: float


def expectation(
    game: Game[Any], judgement: Judgement, s: State, request: Request, drawn: Action, after: Chances, rng: Random
) -> Chances:
    """The mean chances over what chance may answer. `after` are those with what it did answer.

    Of very many outcomes the one that came is counted exactly, by its weight, and the others are sampled: nothing is
    lucky only because it was left out of a sample.
    """
    weights = request.weights or [1] * len(request.actions)
    total = sum(weights)
    rows: list[tuple[float, Chances]] = []
    for action, weight in zip(request.actions, weights, strict=True):
        if action == drawn:
            rows.append((weight / total, after))
        elif len(weights) <= EXACT:
            rows.append((weight / total, chances_after(game, judgement, s, action)))
    if len(weights) > EXACT and rows[0][0] < 1.0:
        others = sampled(game, judgement, s, request, drawn, rng)
        rows.append((1.0 - rows[0][0], others))
    return [sum(share * row[seat] for share, row in rows) for seat in range(len(after))]


def sampled(game: Game[Any], judgement: Judgement, s: State, request: Request, drawn: Action, rng: Random) -> Chances:
    rows: list[Chances] = []
    while len(rows) < EXACT:
        action = sample(request, rng)
        if action != drawn:
            rows.append(chances_after(game, judgement, s, action))
    return mean(rows)


def chances_after(game: Game[Any], judgement: Judgement, s: State, action: Action) -> Chances:
    world = s.copy()
    game.step(world, action)
    return open_chances(game, judgement, world)


def draws(course: Course, judgement: Judgement, curve: list[Chances], seed: str) -> list[Draw]:
    """How lucky every answer of chance was."""
    found = []
    for moment in course.moments:
        if moment.is_chance:
            after = curve[moment.number]
            rng = Random(f"{seed} luck {moment.number}")
            due = expectation(course.game, judgement, moment.before, moment.request, moment.action, after, rng)
            found.append(Draw(moment.number, [a - b for a, b in zip(after, due, strict=True)]))
    return found


def parts(course: Course, curve: list[Chances], found: list[Draw]) -> list[Parts]:
    """For every seat, where its chance went from an equal share to the result, as long as no choice is graded.

    A game that did not start at the set-up goes from the chances there.
    """
    equal = 1.0 / len(set(course.game.teams(course.begin)))
    first = next((moment.number for moment in course.moments if not moment.is_chance), len(curve))
    added = []
    for seat in range(course.players):
        start = equal if course.record.start is None else curve[0][seat]
        luck = curve[min(first, len(curve)) - 1][seat] - start
        luck += sum(draw.luck[seat] for draw in found if draw.number > first)
        end = curve[-1][seat]
        added.append(Parts(start, luck, 0.0, end - start - luck, end))
    return added


def with_losses(found: list[Parts], lost: list[float]) -> list[Parts]:
    """The same once it is known what every seat gave away."""
    return [
        Parts(part.start, part.luck, -loss, part.end - part.start - part.luck + loss, part.end)
        for part, loss in zip(found, lost, strict=True)
    ]
