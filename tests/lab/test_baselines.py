"""The table of what there is to beat."""

from typing import Any

import numpy as np
import pytest

from pessoi.bots.roster import BOTS
from pessoi.games import load_game
from pessoi.kernel import Options
from pessoi.lab import baselines
from pessoi.lab.plan import make_plan
from pessoi.lab.results import Results
from pessoi.lab.tournament import hold
from pessoi.research.session import Session

pytestmark = pytest.mark.usefixtures("pebbles")


class LastLegal:
    """Stands for a model of sb3-contrib: takes the legal answer with the highest number."""

    def __init__(self) -> None:
        self.seen: list[Any] = []

    def predict(self, observation: Any, action_masks: Any, deterministic: bool) -> tuple[Any, None]:
        self.seen.append(observation)
        return np.flatnonzero(action_masks)[-1], None


def test_the_table_says_who_beats_whom(capsys: pytest.CaptureFixture[str]) -> None:
    baselines.main(["mytikas", "--games", "8", "--bots", "random,greedy", "--workers", "1"])
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("| mytikas, 8 games a pair, seed 1 | wins against random | wins against greedy |")
    cells = [[cell.strip() for cell in each.strip("|").split("|")] for each in lines[2:]]
    assert [row[0] for row in cells] == ["random", "greedy"]
    assert cells[0][1] == cells[1][2] == ""  # nobody meets itself
    played = hold(Results(make_plan("arena", "mytikas", ["greedy", "random"])), 8, workers=1)["bots"]["greedy"]
    assert cells[1][1].startswith(f"{played['share']:.0%} (")
    assert played["share"] > 0.7


def test_a_policy_sees_what_environments_show_and_answers_legally(monkeypatch: pytest.MonkeyPatch) -> None:
    model = LastLegal()
    monkeypatch.setitem(BOTS, baselines.POLICY, lambda rng: baselines.PolicyBot(model))
    game = load_game("pebbles")
    s = game.setup(game.settled_options(Options(2)))
    session = Session("pebbles", 2, None, perfect=False)
    while game.pending(s).seat < 0:
        game.step(s, game.pending(s).actions[0])
    session.position, session.request = s, game.pending(s)
    bot = baselines.PolicyBot(model)
    request = game.pending(s)
    answer = bot.choose(game, game.known(s, request.seat), request.seat, request)
    assert game.vocabulary.index[answer] == np.flatnonzero(session.mask(request.seat))[-1]
    assert np.array_equal(model.seen[0], session.observation(request.seat))
    found = dict(baselines.scores("pebbles", [baselines.POLICY], ["random"], 6, "1", workers=2))
    assert found[baselines.POLICY]["random"].games == 6
