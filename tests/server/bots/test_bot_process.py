"""What a process keeps between two questions of one turn."""

from collections import OrderedDict

from pessoi.bots import SearchBot
from pessoi.games import load_game
from pessoi.kernel import Action, Options, Request, State
from pessoi.kernel.chance import Chance, seed_from
from pessoi.server.bots.bot_process import MOST_KEPT, Job, Kept, think

GAME = load_game("mytikas")
LEVEL = "search:40"


def job(s: State, request: Request, seed: int = 1) -> Job:
    known = GAME.known(s, request.seat).data()
    actions = [int(a) for a in request.actions]
    return Job("mytikas", None, known, request.seat, request.decision, actions, False, -1, LEVEL, seed, 60.0)


def test_thoughts_are_kept_for_the_next_question_of_the_turn() -> None:
    kept: Kept = OrderedDict()
    chance = Chance(seed_from("kept"))
    s = GAME.setup(GAME.settled_options(Options(2)))
    request = GAME.pending(s)
    gone_on = 0
    for number in range(60):
        if request.seat < 0:
            request = GAME.play(s, chance.answer(request, number))
            continue
        expected = (LEVEL, GAME.known(s, request.seat).digest())
        bot = kept.get(expected)
        thought = think(job(s, request), kept)
        assert thought.action in [int(a) for a in request.actions]
        if bot is not None and len(request.actions) > 1:
            assert bot.thought is not None
            assert bot.thought.iterations < 40, "what is in the tree counts as spent"
            assert thought.shares is not None
            gone_on += 1
        assert len(kept) <= MOST_KEPT
        request = GAME.play(s, Action(thought.action or 0))
    assert gone_on > 5


def test_another_question_is_thought_of_afresh() -> None:
    kept: Kept = OrderedDict()
    s = GAME.setup(GAME.settled_options(Options(2)))
    request = GAME.pending(s)
    one, two = think(job(s, request), kept), think(job(s, request), kept)
    assert one == two, "nothing that was kept is for this position"
    assert all(isinstance(bot, SearchBot) for bot in kept.values())
