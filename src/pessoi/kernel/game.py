"""A game: how to set it up, play it, look at it from a seat, and say what happens.

A game subclasses `Game`, lists its frames and vocabulary, and fills in the methods marked abstract.
"""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from pessoi.kernel.action import NOTHING, Action, Vocabulary
from pessoi.kernel.arithmetic import LOST, Weights, dot, softmax
from pessoi.kernel.drawn import Drawn
from pessoi.kernel.message import Fault, Message, listed
from pessoi.kernel.motive import Motive
from pessoi.kernel.observation import Observation
from pessoi.kernel.request import GAME_OVER, Request
from pessoi.kernel.state import Event, Frame, Known, State
from pessoi.kernel.story import SENTENCE, Line, Step, Story

S = TypeVar("S", bound=State)
SHOWN: Final = 8  # legal answers that a refusal names


class IllegalAction(Fault):
    """An answer that the rules do not allow; the position is untouched."""

    def __init__(self, action: str, seat: int, decision: str, rule: str, expected: list[str]) -> None:
        known = listed([*expected[:SHOWN], "…"] if len(expected) > SHOWN else expected)
        told: dict[str, int | str] = {"action": f"={action}", "decision": f"={decision}", "known": known}
        told["seat"] = seat + 1 if seat >= 0 else 0  # people count from 1; chance is 0
        if rule:
            super().__init__("error-not-allowed-rule", {**told, "rule": f"={rule}"})
        else:
            super().__init__("error-not-allowed", told)
        self.action: Final = action
        self.seat: Final = seat
        self.decision: Final = decision
        self.rule: Final = rule
        self.expected: Final = expected


class BadOption(Fault):
    """An option that the game does not know, or a value that it does not take."""


class Option:
    """Something to settle before a game starts: its name, its values, the usual one first.

    Values that begin with `text` are the game's own to read, too: `Game.check` refuses what they may not say. They have
    no spaces, as records are written.
    """

    def __init__(self, name: str, values: Sequence[str], text: str = "") -> None:
        self.name: Final = name
        self.values: Final = list(values)
        self.text: Final = text

    def takes(self, value: str) -> bool:
        is_text = self.text != "" and value.startswith(self.text) and not any(c.isspace() for c in value)
        return value in self.values or is_text


class Options:
    """Settled options: number of players (seats) and the values of the game's own options."""

    def __init__(self, players: int, values: Mapping[str, str] | None = None) -> None:
        self.players: Final = players
        self.values: Final[dict[str, str]] = dict(values) if values else {}

    def __str__(self) -> str:
        return " ".join([f"players={self.players}", *[f"{k}={v}" for k, v in sorted(self.values.items())]])


class Ranking:
    """How one seat fared: its place (1 is best, equal places share it), points, and where they came from."""

    def __init__(self, place: int, points: int, parts: list[tuple[str, int]], team: int) -> None:
        self.place: Final = place
        self.points: Final = points
        self.parts: Final = parts
        self.team: Final = team


class Outcome:
    """The result: a ranking for each seat, and the catalogue key of what ended the game."""

    def __init__(self, seats: list[Ranking], reason: str) -> None:
        self.seats: Final = seats
        self.reason: Final = reason

    def shares(self) -> list[float]:
        """Each seat's share of the victory: winners' teams share 1 equally, every member gets the team's."""
        winners = len({r.team for r in self.seats if r.place == 1})
        return [1.0 / winners if r.place == 1 else 0.0 for r in self.seats]


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """The contract between the rules and everybody else.

    `name`, `version` (raised when a rule changes), `options`, `vocabulary` and `frames` are data. Positions
    handed out are always settled: they wait for an answer that somebody really has to choose.
    """

    name: ClassVar[str] = ""
    version: ClassVar[int] = 1
    wishes: ClassVar[tuple[str, ...]] = ()  # verbs that who points at a thing may mean, the likeliest first
    bought: ClassVar[
        tuple[str, ...]
    ] = ()  # verbs by which a player gets or builds a thing: what a balance report counts

    def __init__(
        self,
        vocabulary: Vocabulary,
        frames: Sequence[type[Frame[Any]]],
        players: Sequence[int],
        options: Sequence[Option],
        terms: Sequence[str] = (),
        weights: Weights | None = None,
    ) -> None:
        self.vocabulary: Final = vocabulary
        self.frames: Final[dict[str, type[Frame[Any]]]] = {f.__name__: f for f in frames}
        self._frame_numbers: Final[dict[str, int]] = {}
        self.players: Final = list(players)
        self.options: Final = list(options)
        self.terms: Final = list(terms)
        self.weights: Final = weights if weights is not None else Weights([0.0] * len(terms))
        self.edition: Mapping[str, Any] | None = None  # an owner's figures, if it was made with some

    # -- abstract: what a game has to say

    def initial(self, options: Options) -> S:
        """The position before the first question, its stack filled."""
        raise NotImplementedError  # abstract

    def blank(self) -> S:
        """A position to load data into."""
        raise NotImplementedError  # abstract

    def known(self, s: S, seat: int) -> Known:
        """The position as that seat (or WATCHER) knows it: UNKNOWN where it must not see."""
        raise NotImplementedError  # abstract

    def imagine(self, k: Known, seat: int, rng: Random) -> S:
        """A full position that fits what that seat knows, likely as the rules make it."""
        raise NotImplementedError  # abstract

    def outcome(self, s: S) -> Outcome | None:
        """The result, or None while the game goes on."""
        raise NotImplementedError  # abstract

    def show(self, k: Known, seat: int) -> Mapping[str, Any]:
        """A known position for drawing, as JSON: names rather than numbers, and what follows from it.

        Every game has `active` (the seat in turn), `round` and `scores` (points by seat as things stand).
        """
        raise NotImplementedError  # abstract

    def show_own(self, k: Known, seat: int, watched: Mapping[str, Any]) -> Mapping[str, Any]:
        """The entries of `show` in which a seat sees anything else than a spectator: a table shows the rest to all.

        `watched` is what spectators are shown, to take from it what a seat sees as they do.
        """
        return self.show(k, seat)

    def draw(self, k: Known, seat: int, drawn: Drawn) -> Mapping[str, Any]:
        """`show`, after what was drawn of the same table for the same viewer: what has not changed is taken again."""
        return self.show(k, seat)

    def draw_own(self, k: Known, seat: int, watched: Mapping[str, Any], drawn: Drawn) -> Mapping[str, Any]:
        """`show_own` likewise."""
        return self.show_own(k, seat, watched)

    def teams(self, s: S) -> list[int]:
        """The team of each seat; seats of one team win together."""
        raise NotImplementedError  # abstract

    def violations(self, s: S, before: S | None) -> list[str]:
        """Invariants of the specification that do not hold now, or since `before` (one decision ago)."""
        raise NotImplementedError  # abstract

    def max_decisions(self, options: Options) -> int:
        """No game asks more than this many questions."""
        raise NotImplementedError  # abstract

    def check(self, options: Options) -> None:
        """BadOption for combinations that the game does not have; single values are checked already."""

    # -- abstract: words

    def describe(self, a: Action) -> Message:
        """An action in words."""
        raise NotImplementedError  # abstract

    def describe_event(self, e: Event) -> Message:
        """An event in words."""
        raise NotImplementedError  # abstract

    def prompt(self, k: Known, r: Request) -> Message:
        """The question in words."""
        return Message("ask-" + r.decision)

    def detail(self, k: Known, a: Action) -> Message | None:
        """What a legal action costs or brings, in a few words, where that is worth saying."""
        return None

    def why_not(self, k: Known, r: Request, a: Action, rule: str) -> Message | None:
        """Why an answer is not possible now, in a sentence for people; `rule` forbids it, if the frame knew one.

        An attribute `more` of the sentence says what it asks, and where to get it.
        """
        return None

    def needless(self, s: S, r: Request) -> Action:
        """An answer to which no other can be better, where everybody sees that: people among bots are not asked then.

        NOTHING if the question is worth asking.
        """
        return NOTHING

    def references(self) -> dict[str, str]:
        """For names of things, verbs and decisions: the rule of the specification that explains each."""
        return {}

    def tell(self, options: Options, steps: Sequence[Step], so_far: Story | None = None) -> list[Line]:
        """What happened, for people: a line for every event, or for an answer that had none; better, fewer of them.

        `so_far` is what was told of the steps before: the story goes on there, and all that it depends on is in it.
        """
        story = Story() if so_far is None else so_far
        for step in steps:
            for event in step.events:
                message = self.describe_event(event)
                line = story.tell(step.number, "event", event.seat, message.key, message.args)
                line.goes_on(step.number, event)
            if not step.events and step.action != NOTHING:
                message = self.describe(step.action)
                story.head(step.number, SENTENCE, "answer", step.seat, message.key, message.args)
        return story.lines

    def heading(self, step: Step) -> int:
        """The first event of a step that something new begins with, so that telling can begin there; or -1."""
        return -1

    # -- evaluation, for bots: positions handed in are complete (imagined)

    def measure(self, s: S, weights: list[float]) -> list[list[float]]:
        """For each team the terms of the evaluation, in the order of `terms`.

        A term that says what several others will bring (a god's favour) may need their weights.
        """
        raise NotImplementedError  # abstract

    def motives(self, s: S, seat: int) -> list[Motive]:
        """What each of the seat's terms is to people, in the order of `terms`; nothing where reasons have no words."""
        return []

    def is_out(self, s: S, team: int) -> bool:
        """Whether that team can no longer win."""
        return False

    def evaluate(self, s: S) -> list[float]:
        """For each seat, the chance to win between 0 and 1: a softmax over teams of their weighted terms."""
        outcome = self.outcome(s)
        if outcome is not None:
            return outcome.shares()
        teams = self.teams(s)
        weights = self.weights.of(len(teams))
        values: list[float] = []
        for row in self.measure(s, weights):
            values.append(LOST if self.is_out(s, len(values)) else dot(row, weights))
        chances = softmax(values)
        return [chances[team] for team in teams]

    def priors(self, s: S, r: Request) -> list[float]:
        """How promising each action looks before anything is tried: positive weights."""
        return [1.0] * len(r.actions)

    # -- for learning: a fixed-length vector of what a seat knows

    def features(self, options: Options) -> list[str]:
        """The names of the observation's entries, in order; seats count from the viewer (`me`, `next` …)."""
        raise NotImplementedError  # abstract

    def observe_sparse(self, k: Known, seat: int, seen: Observation) -> None:
        """Write a known position down as numbers of about unit size. Never depends on what the seat cannot know.

        A game that is in no hurry may write `observe` instead, and list all numbers.
        """
        if type(self).observe is Game.observe:
            raise NotImplementedError  # abstract: one of the two is
        for value in self.observe(k, seat):
            seen.append(value)

    def observe(self, k: Known, seat: int) -> list[float]:
        """The same as a list of all numbers."""
        seen = Observation()
        self.observe_sparse(k, seat, seen)
        return seen.dense()

    def frame_number(self, s: State) -> int:
        """The place in `frames` of the paragraph that is being played; -1 when the game is over."""
        if not s.stack:
            return -1
        if not self._frame_numbers:
            self._frame_numbers.update({name: i for i, name in enumerate(self.frames)})
        return self._frame_numbers[type(s.stack[-1]).__name__]

    # -- the course of a game

    def setup(self, options: Options) -> S:
        """A new game, settled."""
        s = self.initial(self.settled_options(options))
        self.settle(s)
        return s

    def pending(self, s: S) -> Request:
        """What the (settled) position waits for."""
        if not s.stack:
            return GAME_OVER
        request = s.stack[-1].ask(s)
        if request is None:
            raise RuntimeError(f"{type(s.stack[-1]).__name__}: the position is not settled")
        return request

    def play(self, s: S, a: Action, journal: list[Event] | None = None) -> Request:
        """Answer the pending question. IllegalAction, and nothing changed, if the rules forbid it."""
        request = self.pending(s)
        if a not in request.actions:
            raise self.refusal(s, request, a)
        s.journal = journal
        after = self.step(s, a)
        s.journal = None
        return after

    def step(self, s: S, a: Action) -> Request:
        """`play` without the check: for those who took `a` from the pending request."""
        s.stack[-1].tell(s, a)
        return self.settle(s)

    def settle(self, s: S) -> Request:
        """Go on until somebody has to choose. The one place where forced answers are given."""
        while s.stack:
            frame: Frame[Any] = s.stack[-1]
            request = frame.ask(s)
            if request is None:
                frame.tell(s, NOTHING)
            elif len(request.actions) == 1 and not request.secret:
                frame.tell(s, request.actions[0])
            elif not request.actions:
                raise RuntimeError(f"{type(frame).__name__} asks {request.decision} without any legal answer")
            else:
                return request
        return GAME_OVER

    def refusal(self, s: S, request: Request, a: Action) -> IllegalAction:
        rule = s.stack[-1].why_not(s, a) if s.stack else ""
        legal = [self.vocabulary.text(x) for x in request.actions]
        return IllegalAction(self.vocabulary.text(a), request.seat, request.decision, rule, legal)

    # -- positions as data

    def load(self, data: Mapping[str, Any]) -> S:
        """The position that `data()` was taken from."""
        s = self.blank()
        s.restore(dict(data))
        s.stack = [self.frame(entry) for entry in data["stack"]]
        return s

    def frame(self, entry: Sequence[Any]) -> Frame[Any]:
        return self.frames[entry[0]](*entry[1:])

    # -- options

    def settled_options(self, options: Options) -> Options:
        """All options with a value each; BadOption for what the game does not know."""
        if options.players not in self.players:
            counts = listed([str(n) for n in self.players])
            given: dict[str, int | str] = {"game": f"={self.name}", "counts": counts, "number": options.players}
            raise BadOption("error-player-count", given)
        known = {o.name: o for o in self.options}
        for name, value in options.values.items():
            if name not in known:
                there = listed(known) if known else "known-none"
                raise BadOption("error-no-option", {"game": f"={self.name}", "name": f"={name!r}", "known": there})
            if not known[name].takes(value):
                takes = listed([*known[name].values, *[f"{text}…" for text in [known[name].text] if text]])
                raise BadOption("error-option-value", {"name": f"={name}", "known": takes, "value": f"={value!r}"})
        values = {o.name: options.values.get(o.name, o.values[0]) for o in self.options}
        full = Options(options.players, values)
        self.check(full)
        return full

    def modes(self) -> list[Options]:
        """Every combination of options that the game has."""
        choices: list[dict[str, str]] = [{}]
        for option in self.options:
            choices = [{**c, option.name: v} for c in choices for v in option.values]
        found: list[Options] = []
        for players in self.players:
            for values in choices:
                try:
                    found.append(self.settled_options(Options(players, values)))
                except BadOption:
                    continue
        return found
