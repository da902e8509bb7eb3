"""A review in words, for whoever writes it down: sentences of the story, answers, chances."""

from collections.abc import Sequence
from typing import Final

from pessoi.bots.reasons import INTRODUCED
from pessoi.i18n import Catalogue, catalogue
from pessoi.i18n.errors import NO_BREAK
from pessoi.kernel import Message
from pessoi.review.grades import WORSE, Choice
from pessoi.review.review import Review
from pessoi.table.types import MessageData


class Telling:
    """One language's words for one review."""

    def __init__(self, review: Review, lang: str) -> None:
        self.review: Final = review
        self.lang: Final = lang
        self.words: Final[Catalogue] = catalogue(lang, review.game)
        self.names: Final = unique(review.names)

    def word(self, key: str, **args: int | str) -> str:
        return self.words.say(Message(key, args), self.names)

    def say(self, message: MessageData) -> str:
        return self.words.say(Message(*message), self.names)

    def better(self, choice: Choice) -> str:
        """How the best answer would have gone on, or the answer itself where the story has no sentence for it."""
        return " · ".join(self.say(line.message) for line in choice.better) or self.say(choice.best_said)

    def why(self, choice: Choice) -> str:
        """What speaks against the answer, said to who gave it; nothing where there is no more to say than the grade."""
        if not choice.why:
            return ""
        said = [self.word("review-why", who=f"@{choice.seat}")]
        for reason in choice.why:
            said += [self.word(f"idea-{reason.kind}")] if reason.kind in INTRODUCED else []
            said += [self.words.say(Message(*reason.message), self.names, choice.seat)]
        return " ".join(said)

    def percent(self, share: float, signed: bool = False) -> str:
        figure = round(100.0 * share)
        sign = "+" if signed and figure > 0 else "−" if figure < 0 else ""
        return f"{sign}{abs(figure)}{NO_BREAK if self.lang == 'fr' else ''}%"

    def accuracy(self, found: float | None) -> str:
        return "–" if found is None else self.percent(found / 100.0)

    def worse(self) -> list[Choice]:
        """The choices that deserve a look, in the order of the game."""
        return [choice for choice in self.review.choices if choice.grade in WORSE]


def unique(names: Sequence[str]) -> list[str]:
    """Names by seat; those that several have (bots of one level) with the seat's number."""
    return [f"{name} {seat}" if names.count(name) > 1 else name for seat, name in enumerate(names, start=1)]
