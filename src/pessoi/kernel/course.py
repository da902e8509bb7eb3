"""A seeded game in progress that answers chance by itself, and many of them at once: what learning stands on.

It is compiled with the rules, and writes what a seat sees into the learner's own memory: a step costs little more than
the step itself.
"""

from typing import Any, Final

from mypy_extensions import mypyc_attr

from pessoi.kernel import buffers
from pessoi.kernel.chance import Chance, seed_from
from pessoi.kernel.game import Game, Options
from pessoi.kernel.network import look
from pessoi.kernel.packed import PackedObservation
from pessoi.kernel.request import CHANCE, OVER, Request
from pessoi.kernel.state import Known, State


@mypyc_attr(allow_interpreted_subclasses=True)
class Course:
    """A game, its position, and what it waits for. Answers are places in the vocabulary."""

    def __init__(self, game: Game[Any], options: Options, perfect: bool) -> None:
        self.game: Final = game
        self.options: Final = options
        self.perfect: Final = perfect
        self.actions: Final = len(game.vocabulary.actions)
        self._seen: Final = PackedObservation()
        self.seed = ""
        self.chance = Chance(seed_from(""))
        self.answers = 0
        self.position: State = game.setup(options)
        self.request: Request = game.pending(self.position)

    def begin(self, seed: str) -> None:
        """A new game; equal seeds and answers give equal games."""
        self.seed = seed
        self.chance = Chance(seed_from(seed))
        self.answers = 0
        self.position = self.game.setup(self.options)
        self.request = self._past_chance(self.game.pending(self.position))

    def _past_chance(self, request: Request) -> Request:
        while request.seat == CHANCE:
            request = self.game.step(self.position, self.chance.answer(request, self.answers))
            self.answers += 1
        return request

    def over(self) -> bool:
        return self.request.seat == OVER

    def is_legal(self, place: int) -> bool:
        return 0 <= place < self.actions and self.game.vocabulary.actions[place] in self.request.actions

    def answer(self, place: int) -> None:
        """The asked seat's answer; IllegalAction changes nothing."""
        if not 0 <= place < self.actions:
            raise IndexError(f"answers have the numbers 0 to {self.actions - 1}, not {place}")
        action = self.game.vocabulary.actions[place]
        if action not in self.request.actions:
            raise self.game.refusal(self.position, self.request, action)
        request = self.game.step(self.position, action)
        self.answers += 1
        self.request = self._past_chance(request)

    def write_observation(self, seat: int, buffer: Any) -> None:
        """What the seat knows, as float32; with `perfect` what every seat does."""
        if self.perfect:
            self.write_state(seat, buffer)
            return
        seen = self._seen
        seen.clear()
        look(self.game, self.game.known(self.position, seat), seat, seen)
        seen.write(buffer)

    def write_state(self, first: int, buffer: Any) -> None:
        """What each seat knows, from that one on. That is the whole position: what nobody knows, like the order of a
        deck, is not settled yet."""
        seen = self._seen
        seen.clear()
        everything = Known(self.position)
        look(self.game, everything, first, seen)
        players = self.options.players
        for i in range(1, players):
            self.game.observe_sparse(everything, (first + i) % players, seen)
        seen.write(buffer)

    def legal(self) -> list[int]:
        """The asked seat's answers."""
        index = self.game.vocabulary.index
        return [index[action] for action in self.request.actions]

    def write_mask(self, seat: int, buffer: Any) -> None:
        """1 for every legal answer of the seat; all 0 when another one is asked."""
        buffers.write_mask(self.legal() if self.request.seat == seat else [], self.actions, buffer)


def look_all(courses: list[Course], numbers: list[int], observations: list[Any], masks: list[Any]) -> list[int]:
    """Write down what is seen in those games; returns the seats that are asked."""
    seats: list[int] = []
    for number in numbers:
        course = courses[number]
        seat = course.request.seat
        course.write_observation(seat, observations[number])
        buffers.write_mask(course.legal(), course.actions, masks[number])
        seats.append(seat)
    return seats


def answer_all(courses: list[Course], places: list[int]) -> list[int]:
    """An answer in every game; returns the numbers of those that are over now."""
    ended: list[int] = []
    for number in range(len(courses)):
        course = courses[number]
        action = course.game.vocabulary.actions[places[number]]
        request = course.game.step(course.position, action)
        course.answers += 1
        course.request = course._past_chance(request)
        if course.request.seat == OVER:
            ended.append(number)
    return ended
