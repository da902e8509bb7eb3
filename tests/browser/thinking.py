"""The worker in which the page's bots think, given jobs by hand: as the house gives them, and answered here."""

import time
from typing import Final

import msgspec
from playwright.sync_api import Page

from pessoi.games import load_game
from pessoi.kernel import CHANCE, OVER
from pessoi.kernel.chance import Chance, seed_from
from pessoi.server.bots.bot_process import Job, Thought
from tests.browser.static import BUILT
from tests.offline.jobs import job_of

START: Final = """async (file) => {
  const worker = new Worker(file, { type: 'module' });
  const said = () => new Promise((heard) => (worker.onmessage = (event) => heard(event.data)));
  window.think = (line) => {
    const thought = said();
    worker.postMessage(line);
    return thought;
  };
  return await said();
}"""


class Worker:
    def __init__(self, page: Page) -> None:
        """On a page of the site's origin, where nothing else has to run."""
        self.page: Final = page
        file = next((BUILT / "assets").glob("bot.worker-*.js"))
        assert page.evaluate(START, f"assets/{file.name}") == "ready"

    def think(self, job: Job) -> Thought:
        line = self.page.evaluate("(line) => window.think(line)", msgspec.json.encode(job).decode())
        return msgspec.json.decode(line, type=Thought)

    def play(self, name: str, players: int, level: str, answers: int) -> list[float]:
        """The seconds that the first answers of a game took where there was a choice."""
        game = load_game(name)
        options = next(mode for mode in game.modes() if mode.players == players)
        s, chance = game.setup(options), Chance(seed_from("times"))
        request, number, took = game.pending(s), 0, list[float]()
        while request.seat != OVER and len(took) < answers:
            if request.seat == CHANCE:
                action = chance.answer(request, number)
            elif len(request.actions) == 1:
                action = request.actions[0]
            else:
                job = job_of(name, players, game.known(s, request.seat).data(), request, level)
                before = time.perf_counter()
                thought = self.think(job)
                took.append(time.perf_counter() - before)
                assert thought.error is None, thought.error
                action = next(a for a in request.actions if int(a) == thought.action)
            request, number = game.play(s, action), number + 1
        return took
