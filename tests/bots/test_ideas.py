"""Ideas with reasons: legal, in words of both languages, told of nothing that the seat cannot know."""

from random import Random
from typing import Any

import pytest

from pessoi.bots import make_bot
from pessoi.bots.futures import Future, Harm, explore
from pessoi.bots.ideas import WORSE, Adviser, Idea
from pessoi.bots.levels import SearchBot
from pessoi.bots.reasons import reasons
from pessoi.bots.search import Search
from pessoi.games import GAMES, load_game
from pessoi.i18n import LANGUAGES, catalogue
from pessoi.kernel import CHANCE, NOTHING, OVER, Action, Game, Known, Message, Options, Request, State
from pessoi.kernel.chance import sample
from pessoi.kernel.motive import UNCOUNTED, Motive
from pessoi.kernel.story import Line

ITERATIONS = 24


def questions(name: str, every: int, number: int) -> list[tuple[Game[Any], Options, State, Request]]:
    """Positions of a game between greedy bots in which somebody has a choice."""
    game = load_game(name)
    options = game.settled_options(Options(3 if 3 in game.players else 2))
    s, rng, met = game.setup(options), Random(11), 0
    found: list[tuple[Game[Any], Options, State, Request]] = []
    bot = make_bot("greedy", 1)
    request = game.pending(s)
    while request.seat != OVER and len(found) < number:
        if request.seat == CHANCE:
            action = sample(request, rng)
        else:
            met += len(request.actions) > 1
            if met % every == 0 and len(request.actions) > 1:
                found.append((game, options, s.copy(), request))
            action = bot.choose(game, game.known(s, request.seat), request.seat, request)
        request = game.play(s, action)
    return found


def adviser(game: Game[Any], options: Options, s: State, request: Request) -> Adviser:
    known = game.known(s, request.seat)
    return Adviser(game, options, known, request.seat, request, SearchBot(Random(5), ITERATIONS))


def said(name: str, game: Game[Any], seat: int, ideas: list[Idea], lang: str) -> list[str]:
    words = catalogue(lang, name)
    messages: list[Message] = []
    for idea in ideas:
        messages += [game.describe(idea.action), *[reason.message for reason in idea.reasons]]
        messages += [line.message() for line in (*idea.line, *idea.reply)]
    return [words.say(message, (), seat) for message in messages]


@pytest.mark.parametrize("name", GAMES)
def test_ideas_are_legal_the_best_first_and_have_reasons_in_both_languages(name: str) -> None:
    for game, options, s, request in questions(name, 37, 2):
        ideas = adviser(game, options, s, request).ideas()
        chances = [idea.chance for idea in ideas]
        assert 1 <= len(ideas) <= 3
        assert {idea.action for idea in ideas} <= set(request.actions)
        assert chances == sorted(chances, reverse=True)
        assert chances[0] - chances[-1] <= WORSE
        assert all(idea.reasons for idea in ideas)
        for lang in LANGUAGES:
            for text in said(name, game, request.seat, ideas, lang):
                assert "_" not in text, text  # no identifiers


@pytest.mark.parametrize("name", GAMES)
def test_ideas_are_blind_to_what_the_seat_cannot_know(name: str) -> None:
    """Another position that looks the same to the seat gets the same ideas."""
    for game, options, s, request in questions(name, 53, 1):
        other = game.imagine(game.known(s, request.seat), request.seat, Random(99))
        first = adviser(game, options, s, request).ideas()
        again = adviser(game, options, other, game.pending(other)).ideas()
        assert said(name, game, request.seat, first, "en") == said(name, game, request.seat, again, "en")
        assert [idea.chance for idea in first] == [idea.chance for idea in again]


@pytest.mark.parametrize("name", GAMES)
def test_every_motive_has_its_words(name: str) -> None:
    game, _, s, request = questions(name, 5, 1)[0]
    motives = game.motives(s, request.seat)
    assert len(motives) == len(game.terms)
    for lang in LANGUAGES:
        words = catalogue(lang, name)
        for motive in motives:
            if motive.thing:
                assert motive.number >= 0
                assert words.say(Message("idea-brings", {"things": f"+{motive.thing} 2"}))
            if motive.sentence:
                assert words.has(f"idea-{motive.sentence}")
                assert words.has(f"idea-{motive.sentence}-not")


def test_an_answer_is_weighed_beside_the_best_one() -> None:
    for game, options, s, request in questions("mytikas", 41, 1):
        best = adviser(game, options, s, request).ideas()[0].action
        worst = next(action for action in request.actions if action != best)
        weighed = adviser(game, options, s, request).weigh(worst)
        assert weighed.best in request.actions
        assert weighed.loss >= 0
        assert (weighed.loss == 0) == (weighed.best == worst)
        assert not {reason.kind for reason in weighed.reasons} & {"brings", "prevents", "hope", "alike"}


def test_a_turn_that_goes_on_after_a_draw_is_searched_to_its_end() -> None:
    """Where the tree ends with the seat's own turn, a draw in the middle of it is not another's turn."""
    game, k, seat, action = draws_within_a_turn("cyclades")
    search = Search(game, Random(3), ITERATIONS, 0.0, own_turn_only=True)
    chance = explore(game, k, seat, action, search)
    assert 0.0 <= chance <= 1.0
    assert search.root.visits == ITERATIONS
    assert any(answer.visits for draw in search.root.children.values() for answer in draw.children.values())


def draws_within_a_turn(name: str) -> tuple[Game[Any], Known, int, Action]:
    """An answer after which chance is asked once, and then the same seat again."""
    for game, _, s, request in questions(name, 1, 400):
        for action in request.actions:
            world = s.copy()
            after = game.step(world, action)
            if after.seat == CHANCE and game.step(world, sample(after, Random(1))).seat == request.seat:
                return game, game.known(s, request.seat), request.seat, action
    raise AssertionError("no such answer")


# -- reasons by themselves


def standing(future: Future, gold: tuple[int, int], guard: float, harm: float = 0.0) -> Future:
    """Gold before and after, how well things are guarded, and how likely somebody takes Naxos."""
    for found, number in ((future.before[0], gold[0]), (future.after[0], gold[1])):
        motives = [Motive("n-gold", number), Motive("", UNCOUNTED, "guards")]
        found.add(motives, [float(number), guard if found is future.after[0] else 0.0], [0.1, 1.0], 1.0)
    if harm:
        line = Line(1, 0, "battle", 1, "story-takes", {"who": "@1", "zone": "naxos"})
        future.harms["naxos"] = Harm(line)
        future.harms["naxos"].share = harm
    return future


def test_less_than_nothing_is_counted_too() -> None:
    """Points may be −1, and so may the time that is left."""
    out_of_it = standing(Future(NOTHING, 0.5, 1), (-1, 2), 0.0)
    worse = standing(Future(NOTHING, 0.4, 1), (-1, -1), 0.0)
    (reason,) = reasons(0, out_of_it, worse)
    assert (reason.kind, reason.message.key) == ("brings", "idea-brings")


def test_what_is_brought_kept_and_prevented_is_told_and_what_is_risked() -> None:
    rich = standing(Future(NOTHING, 0.5, 1), (3, 5), 0.0, harm=0.6)
    safe = standing(Future(NOTHING, 0.5, 1), (3, 3), 0.4)
    poor = standing(Future(NOTHING, 0.4, 1), (3, 1), 0.4)
    assert [(r.kind, r.message.key) for r in reasons(0, rich, safe)] == [
        ("brings", "idea-brings"),
        ("risks", "story-takes"),
        ("worry", "idea-guards-not"),
    ]
    assert [(r.kind, r.message.key) for r in reasons(0, safe, rich)] == [
        ("hope", "idea-guards"),
        ("prevents", "story-takes"),
        ("weaker", "idea-misses"),
    ]
    assert [r.message.args for r in reasons(0, safe, poor) if r.kind == "keeps"] == [{"things": "+n-gold 2"}]
    assert [r.message.args for r in reasons(0, poor, safe, against=True)] == [{"things": "+n-gold 2"}]


def test_where_nothing_tells_two_ideas_apart_that_is_said() -> None:
    one, other = (standing(Future(NOTHING, chance, 1), (3, 3), 0.0) for chance in (0.5, 0.45))
    assert [r.kind for r in reasons(0, one, one)] == ["alike"]
    assert [r.kind for r in reasons(0, other, one)] == ["weaker"]
    assert [r.message.key for r in reasons(0, one, other)] == ["idea-ahead"]  # the better one is not called weaker


def test_a_doubt_has_a_reason_and_nothing_is_said_for_and_against() -> None:
    better = standing(Future(NOTHING, 0.5, 1), (3, 5), 0.4)
    worse = standing(Future(NOTHING, 0.4, 1), (3, 4), 0.1)
    said = [(r.kind, r.message.key) for r in reasons(0, worse, better, against=True)]
    assert said == [("weaker", "idea-misses"), ("worry", "idea-guards-not")]
    # guarded better than now, but not as well as by the other idea
    keys = {r.message.key for r in reasons(0, standing(Future(NOTHING, 0.4, 1), (3, 3), 0.1), better)}
    assert "idea-guards-not" in keys
    assert "idea-guards" not in keys
    same = standing(Future(NOTHING, 0.5, 1), (3, 3), 0.0)
    assert [r.kind for r in reasons(0, standing(Future(NOTHING, 0.4, 1), (3, 3), 0.0), same, against=True)] == [
        "weaker"
    ]
