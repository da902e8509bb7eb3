"""Mining puzzles: positions of games that were played where one line is clearly best, from what its seat knew.

Every answer is searched on its own, and those that fall behind are left out, stage by stage; what is left at the end
must be ahead of all others by a margin, and the choice of `expert` with four times its budget. How hard a puzzle is, is
how often weaker bots miss it.
"""

from collections.abc import Iterator
from hashlib import blake2b
from random import Random
from typing import Any, Final

from pessoi.bots import make_bot
from pessoi.bots.futures import foresee
from pessoi.bots.levels import EXPERT, SearchBot
from pessoi.bots.reasons import reasons
from pessoi.bots.search import Search
from pessoi.kernel import OVER, Action, Game, Options, Request, State
from pessoi.kernel.chance import seed_from
from pessoi.records import Player, Record
from pessoi.review.course import Course, Moment
from pessoi.review.grades import Reviewer
from pessoi.review.puzzle import Puzzle, Question
from pessoi.review.worth import Worth
from pessoi.table.messages import HintReason
from pessoi.table.types import words

LEVEL: Final = "expert"
TIMES: Final = 4  # its budget
EXPERTS: Final = 3  # who must agree, each by other random numbers: one choice in ten is one of chance
MARGIN: Final = 0.08  # of the chance to win: how far the good answer is ahead of all others
STAGES: Final = (16, 60, 240, 960)  # tries of each answer, before the deep ones
SLACK: Final = 0.3  # of the chance to win, for a single try: how far off a first impression may be
LEAST: Final = 3  # answers that there must be at first
ALIVE: Final = 0.2  # of the chance to win: who is lost anyway has no puzzle
LONGEST: Final = 6  # questions
OTHERS: Final = 2  # answers that come nearest
A_GAME: Final = 2  # puzzles of one game, at most: a set is to be varied
PLAYED_BY: Final = "normal"  # games that are played for mining
SOLVERS: Final = ("greedy", "net", "search:10", "search:40", "search:160", "search:640")
SEEDS: Final = 3  # of each solver
EASIEST: Final = 800  # the rating of what every solver finds,
HARDEST: Final = 2200  # and of what none does
LONGER: Final = 50  # for each question more
REASONS: Final = 400  # tries of an answer to say why


def played_by(game: Game[Any], options: Options, level: str, seed: str) -> Record:
    """A game of a level against itself."""
    bots = [make_bot(level, number) for number in range(options.players)]
    record = Record.begin(game, options, [Player(level, level)] * options.players, seed_from(seed))
    s: State = game.setup(options)
    request = record.draw(game, s)
    while request.seat != OVER:
        known = game.known(s, request.seat)
        record.play(game, s, bots[request.seat].choose(game, known, request.seat, request))
        request = record.draw(game, s)
    return record


class Miner:
    """Looks for puzzles in games of one number of teams."""

    def __init__(self, game: Game[Any], teams: int, seed: str) -> None:
        self.game: Final = game
        self.seed: Final = seed
        self.reviewer: Final = Reviewer(game, teams, LEVEL, seed)

    def puzzles(self, course: Course, source: str) -> Iterator[Puzzle]:
        """The puzzles of a game, from several turns."""
        rng = Random(f"{self.seed} {source}")
        found: list[int] = []
        moments = [moment for moment in course.moments if moment.is_choice]
        for moment in rng.sample(moments, len(moments)):
            if len(found) == A_GAME:
                return
            if any(same_turn(course, moment.number, number) for number in found):
                continue
            puzzle = self.puzzle(course, moment, source)
            if puzzle is not None:
                found.append(moment.number)
                yield puzzle

    def puzzle(self, course: Course, moment: Moment, source: str) -> Puzzle | None:
        """The moment as a puzzle, if it is one."""
        request = moment.request
        if len(request.actions) < LEAST:
            return None
        s, seat = moment.before, request.seat
        sights = self.reviewer.sights(self.game.known(s, seat), request, Random(self.seed))
        if max(sights) - min(sights) < MARGIN:
            return None
        first = self.clear(s, request, or_obvious=False)
        if first is None or first.chance < ALIVE:
            return None
        questions = [first, *self.going_on(s, seat, first)]
        answers = [question.answer for question in questions]
        rating = EASIEST + round((HARDEST - EASIEST) * self.missed(s, seat, answers)) + LONGER * (len(questions) - 1)
        options = course.record.options
        return Puzzle(
            blake2b(s.digest().encode() + bytes([seat]), digest_size=4).hexdigest(),
            self.game.version,
            options.players,
            dict(options.values),
            seat,
            rating,
            questions,
            self.why(s, seat, first, options),
            source,
            dict(s.data()),
        )

    def clear(self, s: State, request: Request, or_obvious: bool = True) -> Question | None:
        """The question, if one answer is clearly best and `expert` gives it when it thinks four times as long.

        Whether every weaker bot sees it, too, is cheaper to find out than whether it is true: that comes before.
        """
        game, seat = self.game, request.seat
        known = game.known(s, seat)
        reviewer, text = self.reviewer, game.vocabulary.text
        worths = [
            Worth(game, reviewer.judgement, known, seat, action, reviewer.own_turn_only, self.seed)
            for action in request.actions
        ]
        left = worths
        for tries in (*STAGES, TIMES * reviewer.budget.each):
            slack = SLACK / tries**0.5
            for worth in left:
                worth.search(max(0, tries - len(worth.tries)))
            left.sort(key=Worth.value, reverse=True)
            best = left[0].value()
            if best - left[1].value() < MARGIN - slack:
                return None
            left = left[:2] + [worth for worth in left[2:] if best - worth.value() < MARGIN + slack]
            if tries == STAGES[2] and not or_obvious and all(self.solved(s, seat, [text(left[0].action)])):
                return None
        worths.sort(key=Worth.value, reverse=True)
        if worths[0] is not left[0] or worths[0].value() - worths[1].value() < MARGIN:
            return None
        if any(expert_choice(game, s, request, f"{self.seed} {n}") != worths[0].action for n in range(EXPERTS)):
            return None
        others = [text(worth.action) for worth in worths[1 : 1 + OTHERS]]
        return Question(text(worths[0].action), others, round(worths[0].value(), 4), round(worths[1].value(), 4))

    def going_on(self, s: State, seat: int, first: Question) -> Iterator[Question]:
        """The seat's next questions of the turn, as long as one answer is clearly best."""
        game, s = self.game, s.copy()
        request = game.play(s, game.vocabulary.read(first.answer))
        for _ in range(LONGEST - 1):
            while request.seat == seat and len(request.actions) == 1:
                request = game.play(s, request.actions[0])
            question = self.clear(s, request) if request.seat == seat else None
            if question is None:
                return
            yield question
            request = game.play(s, game.vocabulary.read(question.answer))

    def missed(self, s: State, seat: int, answers: list[str]) -> float:
        """The share of weaker bots that do not find the whole line."""
        found = list(self.solved(s, seat, answers))
        return found.count(False) / len(found)

    def solved(self, s: State, seat: int, answers: list[str]) -> Iterator[bool]:
        """Whether each of them finds it, the weakest first."""
        for name in SOLVERS:
            for number in range(SEEDS):
                yield self.solves(s.copy(), seat, answers, name, number)

    def solves(self, s: State, seat: int, answers: list[str], name: str, number: int) -> bool:
        game = self.game
        request = game.pending(s)
        for answer in answers:
            while len(request.actions) == 1:
                request = game.play(s, request.actions[0])
            bot = make_bot(name, number)
            if game.vocabulary.text(bot.choose(game, game.known(s, seat), seat, request)) != answer:
                return False
            request = game.play(s, game.vocabulary.read(answer))
        return True

    def why(self, s: State, seat: int, first: Question, options: Options) -> list[HintReason]:
        """What speaks for the answer, beside the next best."""
        game, known = self.game, self.game.known(s, seat)
        futures = []
        for text in (first.answer, first.others[0]):
            search = Search(
                game,
                Random(self.seed),
                REASONS,
                0.0,
                own_turn_only=self.reviewer.own_turn_only,
                judgement=self.reviewer.judgement,
            )
            futures.append(foresee(game, options, known, seat, game.vocabulary.read(text), search))
        return [HintReason(reason.kind, words(reason.message)) for reason in reasons(seat, futures[0], futures[1])]


def expert_choice(game: Game[Any], s: State, request: Request, seed: str) -> Action:
    """What `expert` answers with four times its budget."""
    bot = SearchBot(Random(seed), TIMES * EXPERT)
    return bot.choose(game, game.known(s, request.seat), request.seat, request)


def same_turn(course: Course, number: int, other: int) -> bool:
    low, high = sorted((number, other))
    return not any(low <= end < high for end in course.turns)
