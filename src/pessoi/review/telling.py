"""A review in words, for whoever writes it down: sentences of the story, answers, chances."""

from collections.abc import Sequence
from typing import Final

from pessoi.games import load_game
from pessoi.i18n import Catalogue, catalogue
from pessoi.i18n.errors import NO_BREAK
from pessoi.kernel import Message
from pessoi.review.grades import Choice
from pessoi.review.review import Review
from pessoi.table.types import StoryLine

WORSE: Final = ("slip", "mistake", "blunder")  # grades that deserve a look, the worst last


class Telling:
    """One language's words for one review."""

    def __init__(self, review: Review, lang: str) -> None:
        self.review: Final = review
        self.lang: Final = lang
        self.words: Final[Catalogue] = catalogue(lang, review.game)
        self.names: Final = unique(review.names)

    def word(self, key: str, **args: int | str) -> str:
        return self.words.say(Message(key, args), self.names)

    def answer(self, text: str) -> str:
        """An answer's notation in words."""
        game = load_game(self.review.game)
        return self.words.say(game.describe(game.vocabulary.read(text)), self.names)

    def line(self, line: StoryLine) -> str:
        return self.words.say(Message(*line.message), self.names)

    def better(self, choice: Choice) -> str:
        """How the best answer would have gone on, or the answer itself where the story has no sentence for it."""
        return " · ".join(self.line(line) for line in choice.better) or self.answer(choice.best)

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
