"""Where a game was won: sums that are exact, grades that know no more than the mover, the same from the same seed."""

from html import escape
from html.parser import HTMLParser
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from pessoi.bots.judges import by_learning
from pessoi.games import GAMES, load_game, make_game
from pessoi.kernel import Game, Options
from pessoi.records import Player, Record, read, replay
from pessoi.records.samples import sample
from pessoi.review import BadLevel, Course, OldRules, Review, course_of, grade_choices, outline, with_choices
from pessoi.review.course import Moment, turn_ends
from pessoi.review.curve import fair_chances, open_chances
from pessoi.review.grades import GRADES, Reviewer, Weighed, accuracy
from pessoi.review.luck import chances_after, expectation
from pessoi.review.mining import played_by
from pessoi.review.page import page
from pessoi.review.telling import Telling
from tests.bots.blindness import other_world
from tests.review.planted import MARKED, plant, with_mistake
from tests.toys.pebbles import Pebbles
from tests.toys.played import played

OLD = Path(__file__).parents[1] / "records" / "old"
QUICK = "search:12"


def short(name: str, answers: int = 60, mode: int = 0) -> Course:
    """The beginning of a game that was played at random."""
    game = load_game(name)
    return course_of(played(game, game.modes()[mode], "review", answers)[0])


def sums(review: Review) -> list[float]:
    """By how much each seat's parts miss the result."""
    return [abs(p.start + p.luck + p.own + p.others - p.end) for p in review.parts]


@pytest.fixture(scope="module")
def whole() -> Review:
    """A finished game, with a few choices graded."""
    text = sample("sample-mytikas")
    assert text is not None
    course = course_of(read(text))
    return with_choices(outline(course, QUICK), grade_choices(course, course.choices()[::40], QUICK, "1"))


def test_a_finished_game_leads_from_an_equal_share_to_the_result(whole: Review) -> None:
    assert [part.start for part in whole.parts] == [1 / 3] * 3
    assert [part.end for part in whole.parts] == whole.open[-1] == whole.fair[-1] == [0.0, 0.0, 1.0]
    assert max(sums(whole)) < 1e-6
    assert len(whole.open) == len(whole.fair) == whole.answers + 1
    assert whole.turns[0] == 0
    assert whole.turns[-1] == whole.answers
    assert len(whole.turns) < whole.answers / 4  # one value a turn, not one an answer


@pytest.mark.parametrize("name", list(GAMES))
def test_luck_is_measured_against_all_that_could_come(name: str) -> None:
    """Weighed by how likely each was, luck is nothing in the mean; and the parts sum up."""
    course = short(name, 40)
    found = outline(course, QUICK)
    assert max(sums(found)) < 1e-6
    assert abs(sum(part.luck for part in found.parts)) < 1e-6  # what one gains others lose
    judgement, rng, checked = by_learning(course.game), Random(1), 0
    for moment in [m for m in course.moments if m.is_chance][::9]:
        mean = [0.0] * course.players
        weights = moment.request.weights
        assert weights is not None
        for action, weight in zip(moment.request.actions, weights, strict=True):
            after = chances_after(course.game, judgement, moment.before, action)
            due = expectation(course.game, judgement, moment.before, moment.request, action, after, rng)
            mean = [m + weight * (a - d) for m, a, d in zip(mean, after, due, strict=True)]
        assert max(abs(m) for m in mean) < 1e-6 * sum(weights)
        checked += 1
    assert checked


def test_partners_share_their_chances() -> None:
    game = load_game("cyclades")
    teams = next(mode for mode in game.modes() if mode.values["teams"] == "yes" and mode.players == 4)
    found = outline(course_of(played(game, teams, "teams", 40)[0]), QUICK)
    partners = game.teams(game.setup(teams))
    assert len(set(partners)) == 2
    assert all(part.start == 0.5 for part in found.parts)
    assert max(sums(found)) < 1e-6
    for chances in found.open:
        assert all(
            a == b
            for a, t in zip(chances, partners, strict=True)
            for b, u in zip(chances, partners, strict=True)
            if t == u
        )


def test_owners_figures_are_played_by() -> None:
    edition = {"lock": [{"id": "lock_low", "value": 3}]}
    game = make_game("mytikas", edition)
    mode = game.modes()[0]
    record = Record.begin(game, mode, [Player("a", "human"), Player("b", "human")], bytes(32), edition)
    s = game.setup(mode)
    request = record.draw(game, s)
    for _ in range(10):
        record.play(game, s, request.actions[0])
        request = record.draw(game, s)
    course = course_of(record)
    assert course.game.edition == edition
    found = with_choices(outline(course, QUICK), grade_choices(course, course.choices()[:2], QUICK, "1"))
    assert found.judge == "hand"  # networks know the packaged figures only
    assert max(sums(found)) < 1e-6


def test_the_same_seed_gives_the_same_review_in_whatever_order() -> None:
    course = short("olympos")
    numbers = course.choices()[:4]
    first = grade_choices(course, numbers, QUICK, "1")
    again = grade_choices(course_of(course.record), numbers[::-1], QUICK, "1")
    assert first == again[::-1]
    assert outline(course, QUICK, "1") == outline(course_of(course.record), QUICK, "1")
    assert [c.chance for c in grade_choices(course, numbers, QUICK, "2")] != [c.chance for c in first]


@pytest.mark.parametrize("name", ["hellas", "olympos"])  # these hide cards from the beginning
def test_a_fair_grade_does_not_depend_on_what_the_mover_cannot_know(name: str) -> None:
    course = short(name, 90)
    reviewer = Reviewer(course.game, len(set(course.game.teams(course.begin))), QUICK, "1")
    game, differed, changed = course.game, 0, 0
    for moment in [m for m in course.moments if m.is_choice][-12::4]:
        seat = moment.request.seat
        other = other_world(game, moment.before, seat, Random(moment.number))
        changed += other.digest() != moment.before.digest()
        differed += open_chances(game, reviewer.judgement, other) != open_chances(
            game, reviewer.judgement, moment.before
        )
        graded, chances = [], []
        for s in (moment.before, other):
            known = game.known(s, seat)
            found = reviewer.weigh(known, game.pending(s), moment.action, moment.number)
            said = [(reason.kind, reason.message) for reason in found.why(course.record.options)]
            graded.append((found.best.action, found.best.value(), found.played.value(), found.stake, found.grade, said))
            chances.append(fair_chances(game, reviewer.judgement, known, seat, Random(1)))
        assert graded[0] == graded[1]
        assert chances[0] == chances[1]
    assert changed >= 2


def test_an_answer_that_ends_the_game_is_worth_its_result() -> None:
    """No tree begins after it."""
    text = sample("sample-olympos")
    assert text is not None
    course = course_of(read(text))
    last = course.moments[-1]
    reviewer = Reviewer(course.game, len(set(course.game.teams(course.begin))), "search:8", "1")
    seat = last.request.seat
    found = reviewer.weigh(course.game.known(last.before, seat), last.request, last.action, last.number)
    outcome = course.game.outcome(last.after)
    assert outcome is not None
    assert found.played.value() == outcome.shares()[seat]


def test_a_planted_mistake_is_marked() -> None:
    game = load_game("mytikas")
    course = course_of(played_by(game, game.modes()[0], "net", "planted"))
    planted = plant(course, "search:15", 4, Random(1))
    assert planted is not None
    number, mistake = planted
    choice = grade_choices(course_of(with_mistake(course, number, mistake)), [number], "search:40", "1")[0]
    assert choice.grade in MARKED
    assert choice.played == game.vocabulary.text(mistake) != choice.best
    assert choice.best_chance - choice.chance == choice.loss > GRADES["slip"]
    assert choice.better
    assert all(line.seat == choice.seat for line in choice.better)
    assert choice.why
    found = with_choices(outline(course, QUICK), [choice])
    for lang, beginning in (("en", "A word to"), ("fr", "Un mot à")):
        told = Telling(found, lang)
        assert told.why(choice).startswith(f"{beginning} {told.names[choice.seat]}")
        assert "idea-" not in told.why(choice)
        assert escape(told.why(choice)) in page(found, lang)


class Fixed:
    """A search that is over."""

    def __init__(self, value: float) -> None:
        self.found = value

    def value(self) -> float:
        return self.found


@pytest.mark.parametrize(
    ("played", "best", "stake", "grade"),
    [
        (0.50, 0.505, 0.1, "best"),
        (0.50, 0.525, 0.1, "good"),
        (0.50, 0.575, 0.1, "slip"),
        (0.50, 0.65, 0.2, "mistake"),
        (0.30, 0.50, 0.2, "blunder"),
        (0.50, 0.505, 0.01, ""),  # equal choices
        (0.00, 0.025, 0.025, ""),  # nothing to be won any more
    ],
)
def test_grades_go_by_the_chance_given_away(played: float, best: float, stake: float, grade: str) -> None:
    pair: list[Any] = [Fixed(played), Fixed(best)]
    assert Weighed(pair[0], pair[1], stake).grade == grade


def test_accuracy_falls_with_what_is_given_away() -> None:
    assert accuracy([]) is None
    assert accuracy([0.0, 0.0]) == 100.0
    found = [accuracy([loss]) or 0.0 for loss in (0.01, 0.05, 0.2, 0.9)]
    assert found == sorted(found, reverse=True)
    assert found[0] > 95
    assert 0 <= found[-1] < 1


def test_forced_answers_are_no_choices() -> None:
    course = short("hellas")
    for number in course.choices():
        assert course.moments[number - 1].request.seat >= 0
        assert len(course.moments[number - 1].request.actions) > 1


def test_games_by_older_rules_are_looked_at_and_not_judged() -> None:
    record = read((OLD / "mytikas-1.record").read_text(encoding="utf-8"))
    with pytest.raises(OldRules, match="It can be replayed"):
        course_of(record)


def test_a_level_that_does_not_search_grades_nothing() -> None:
    with pytest.raises(BadLevel, match="greedy"):
        grade_choices(short("mytikas", 5), [], "greedy", "1")


def test_turning_points_are_the_largest_swings_named_by_what_happened(whole: Review) -> None:
    told = Telling(whole, "en")
    assert len(whole.turning) == 5
    sizes = {}
    for first, last in zip(whole.turns, whole.turns[1:], strict=False):
        sizes[first] = max(abs(a - b) for a, b in zip(whole.open[first], whole.open[last], strict=True))
    least = min(sizes[point.first] for point in whole.turning)
    assert all(size <= least + 1e-4 for first, size in sizes.items() if first not in {p.first for p in whole.turning})
    for point in whole.turning:
        assert point.first < point.number <= point.last
        assert point.line is not None
        assert point.line.first <= point.last
        assert "normal" in told.say(point.line.message)


class Text(HTMLParser):
    """What a page says, and whether every tag is closed."""

    def __init__(self) -> None:
        super().__init__()
        self.said = ""
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in ("meta", "br"):
            self.open.append(tag)
        assert not any(name in ("src", "href", "onclick") for name, _ in attrs)  # needs nothing else

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        pass

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.said += data


@pytest.mark.parametrize(("lang", "words"), [("en", "Turning points"), ("fr", "Moments clés")])
def test_a_page_stands_alone_in_both_languages(whole: Review, lang: str, words: str) -> None:
    named = msgspec.structs.replace(whole, names=["<b>A", "B&B", "C"])
    reader = Text()
    reader.feed(page(named, lang))
    assert reader.open == []
    assert words in reader.said
    assert "<b>A" in reader.said
    assert "B&B" in reader.said


def test_a_game_without_headings_has_a_value_for_every_turn_of_a_seat() -> None:
    game: Game[Any] = Pebbles()
    record, _ = played(game, Options(2), "pebbles")
    moments, mover = [], 0
    for step in replay(record, game):
        mover = step.request.seat if step.request.seat >= 0 else mover
        moments.append(Moment(step.request, step.action, mover, step.told(), step.after, step.after))
    ends = turn_ends(game, moments)
    assert ends[0] == 0
    assert ends[-1] == len(moments)
    assert all(moments[end - 1].mover != moments[end].mover for end in ends[1:-1])
    assert len(ends) > 3
