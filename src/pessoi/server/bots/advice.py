"""What a bot's process says when it is asked for ideas, or what an answer is worth: as it travels."""

import msgspec

from pessoi.bots.ideas import Adviser, Idea
from pessoi.bots.reasons import Reason
from pessoi.kernel import Action
from pessoi.table.messages import HintIdea, HintReason
from pessoi.table.types import words

NOTHING_WEIGHED = -1


class Advice(msgspec.Struct):
    """The best ideas and the chance to win before any; or, of one answer, what it loses against the best."""

    ideas: list[HintIdea] = []
    now: float = 0.0
    loss: float = 0.0
    best: int = NOTHING_WEIGHED
    reasons: list[HintReason] = []


def advise(adviser: Adviser, weighed: int) -> Advice:
    if weighed != NOTHING_WEIGHED:
        found = adviser.weigh(Action(weighed))
        return Advice(loss=rounded(found.loss), best=int(found.best), reasons=[shown(r) for r in found.reasons])
    return Advice([show_idea(adviser, idea) for idea in adviser.ideas()], rounded(adviser.now))


def show_idea(adviser: Adviser, idea: Idea) -> HintIdea:
    game = adviser.game
    return HintIdea(
        game.vocabulary.text(idea.action),
        words(game.describe(idea.action)),
        rounded(idea.chance),
        [shown(reason) for reason in idea.reasons],
        [words(line.message()) for line in idea.line],
        [words(line.message()) for line in idea.reply],
    )


def shown(reason: Reason) -> HintReason:
    return HintReason(reason.kind, words(reason.message))


def rounded(chance: float) -> float:
    return round(chance, 4)
