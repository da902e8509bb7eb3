"""Random games under the laws: cheap ones at every decision, costly ones at some, and the shortest way to a failure."""

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from pessoi.conformance import laws
from pessoi.conformance.counting import Counter, Counting, Glimpse
from pessoi.conformance.laws import LawBroken, Say
from pessoi.i18n import LANGUAGES, catalogue
from pessoi.kernel import CHANCE, OVER, WATCHER, Action, Event, Game, Message, Options, Request, State
from pessoi.kernel.chance import sample, seed_from
from pessoi.kernel.drawn import Drawn
from pessoi.records import BadRecord, Player, Record, read, verify, write

SHRINKS: Final = 300  # replays spent on shortening a failure


class Failure(AssertionError):
    """A broken law with everything needed to see it again."""

    def __init__(
        self, game: Game[Any], options: Options, seed: int, answers: Sequence[Action], broken: LawBroken
    ) -> None:
        log = [game.vocabulary.text(a) for a in answers]
        lines = [str(broken), f"{game.name}, {options}, seed {seed}, {len(log)} answers:", *log]
        super().__init__("\n  ".join(lines))
        self.law: Final = broken.law
        self.log: Final = log


class Trial:
    """The laws at work on one game and one choice of options.

    `rate` is the share of decisions with the costly laws. Without `counting` nobody counts, and the twelfth law rests.
    """

    def __init__(
        self,
        game: Game[Any],
        options: Options,
        rate: float,
        says: Sequence[Say] | None = None,
        counting: Counting | None = None,
    ) -> None:
        self.game: Final = game
        self.options: Final = options
        self.rate: Final = rate
        self.says: Final = list(says) if says is not None else voices(game)
        self.said: Final[set[str]] = set()
        self.seats: Final = [*range(options.players), WATCHER]
        self.counting: Final = counting
        self.counters: dict[int, Counter] = {}
        self.drawn: dict[int, Drawn] = {}

    def run(self, seed: int) -> int:
        """One random game; returns its number of answers. Failure with the shortest log found."""
        answers: list[Action] = []
        try:
            self.play(Random(seed), answers)
        except Exception as error:
            self.said.clear()
            raise self.shortest(seed, answers, as_law(error)) from error
        return len(answers)

    def begin(self) -> State:
        """A new game, with counters who have seen nothing yet, and of which nothing was drawn."""
        self.drawn = {seat: Drawn() for seat in self.seats}
        if self.counting is not None:
            counters = {seat: self.counting(self.game, self.options, seat) for seat in self.seats}
            self.counters = {seat: counter for seat, counter in counters.items() if counter is not None}
        s: State = self.game.setup(self.options)
        return s

    def play(self, rng: Random, answers: list[Action]) -> None:
        """A random game under all laws but the tenth, which is about builds."""
        digests: dict[int, str] = {}
        s = self.begin()
        request = self.game.pending(s)
        self.inspect(s, None, request, 0)
        while request.seat != OVER:
            if rng.random() < self.rate:
                self.inspect_closely(s, request, Random(rng.random()))
                digests[len(answers)] = s.digest()
            a = sample(request, rng)
            before = s.copy()
            answers.append(a)
            request = self.step(s, a)
            self.inspect(s, before, request, len(answers))
        self.inspect_closely(s, request, rng)
        self.look_back(s, answers, digests)

    def step(self, s: State, a: Action) -> Request:
        journal: list[Event] = []
        asked = self.game.pending(s)
        try:
            request = self.game.play(s, a, journal)
        except Exception as error:
            raise LawBroken(4, f"“{self.game.vocabulary.text(a)}” is listed but fails: {error!r}") from error
        for event in journal:
            self.hear(self.game.describe_event(event))
        for seat, counter in self.counters.items():
            counter.follow(Glimpse(asked, a, journal, seat))
        return request

    def hear(self, message: Message) -> None:
        """Every message once: saying is slow."""
        heard = repr(message.data())
        if heard not in self.said:
            laws.can_be_said(message, self.says)
            self.said.add(heard)

    def inspect(self, s: State, before: State | None, request: Request, answers: int) -> None:
        """The cheap laws."""
        laws.question_is_well_formed(self.game, s, request)
        laws.invariants_hold(self.game, s, before)
        laws.ends_within_bound(self.game, s, self.options, answers)

    def inspect_closely(self, s: State, request: Request, rng: Random) -> None:
        """The costly laws."""
        if request.seat != OVER:
            laws.exactly_the_listed_answers_apply(self.game, s, rng, 12)
        laws.copy_is_independent(self.game, s, rng)
        laws.load_gives_the_position_back(self.game, s, rng)
        for seat in self.seats:
            laws.nothing_leaks(self.game, s, seat, rng, 2)
            laws.drawing_goes_on(self.game, s, seat, self.drawn)
            laws.unseen_answers_look_alike(self.game, s, seat, rng)
        if request.seat >= 0:
            for seat, counter in self.counters.items():
                laws.no_impossible_worlds(self.game, s, seat, counter, rng, 2)
        laws.question_can_be_said(self.game, s, request, self.says)
        laws.sense_is_sane(self.game, s, request)
        outcome = self.game.outcome(s)
        if outcome is not None:
            for key in [outcome.reason, *[f"score-{part}" for r in outcome.seats for part, _ in r.parts]]:
                self.hear(Message(key))

    def look_back(self, s: State, answers: Sequence[Action], digests: dict[int, str]) -> None:
        """The laws about the whole game."""
        laws.same_answers_same_position(self.game, self.options, answers, s.digest())
        log = [self.game.vocabulary.text(a) for a in answers]
        laws.log_replays(self.game, self.options, log, {**digests, len(log): s.digest()})

    # -- making a failure short

    def shortest(self, seed: int, answers: list[Action], broken: LawBroken) -> Failure:
        """Leave answers out, ever fewer at a time, as long as the same law breaks."""
        best = answers
        size = max(1, len(best) // 2)
        tries = 0
        while tries < SHRINKS:
            start = 0
            while start < len(best) and tries < SHRINKS:
                tries += 1
                shorter = self.breaks(best[:start] + best[start + size :], broken.law)
                if shorter is not None and len(shorter[0]) < len(best):
                    best, broken = shorter
                else:
                    start += size
            if size == 1:
                break
            size //= 2
        return Failure(self.game, self.options, seed, best, broken)

    def breaks(self, answers: Sequence[Action], law: int) -> tuple[list[Action], LawBroken] | None:
        """The answers that could be given until that law broke, and how; None if it held."""
        given: list[Action] = []
        digests: dict[int, str] = {}
        try:
            s = self.begin()
            request = self.game.pending(s)
            self.examine(s, None, request, 0)
            for a in answers:
                if a not in request.actions:
                    continue
                before = s.copy()
                given.append(a)
                request = self.step(s, a)
                self.examine(s, before, request, len(given))
                digests[len(given)] = s.digest()
            self.look_back(s, given, digests)
        except Exception as error:
            broken = as_law(error)
            return (given, broken) if broken.law == law else None
        return None

    def examine(self, s: State, before: State | None, request: Request, answers: int) -> None:
        self.inspect(s, before, request, answers)
        self.inspect_closely(s, request, Random(answers))


def as_law(error: Exception) -> LawBroken:
    """A crash outside any law is a failure like any other, under the number 0."""
    return error if isinstance(error, LawBroken) else LawBroken(0, f"crash: {error!r}")


def voices(game: Game[Any]) -> list[Say]:
    """The game's catalogue in every language; the whole vocabulary is said once."""
    says: list[Say] = [catalogue(lang, game.name).say for lang in LANGUAGES]
    return says


def check_words(game: Game[Any], says: Sequence[Say]) -> None:
    """Law 6 over the whole vocabulary."""
    laws.notation_round_trips(game)
    for a in game.vocabulary.actions:
        laws.can_be_said(game.describe(a), says)


def check_record(game: Game[Any], options: Options, seed: int) -> None:
    """Law 9 with a real record: written, read, replayed at every checkpoint, verified from the seed."""
    rng = Random(seed)
    players = [Player(f"Player {i + 1}", "random") for i in range(options.players)]
    record = Record.begin(game, options, players, seed_from(str(seed)))
    s = game.setup(options)
    while (request := record.draw(game, s)).seat != OVER:
        record.play(game, s, request.actions[int(rng.random() * len(request.actions))])
    try:
        found = verify(read(write(record, reveal=True)), game)
    except BadRecord as error:
        raise LawBroken(9, str(error)) from error
    chance = sum(answer.seat == CHANCE for answer in record.answers)
    laws.hold(9, (found.answers, found.chance) == (len(record.answers), chance), "the record lost answers")
