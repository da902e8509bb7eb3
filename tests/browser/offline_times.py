"""How fast the page is that needs no server: `make offline-times` prints the table of docs/offline.md.

Seconds of a clock depend on what else the machine does; beside them stand seconds of processor, which hardly do.
"""

import os
import statistics
import time
from typing import Any, Final

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

from pessoi.games import GAMES
from tests.browser.conftest import FLAGS, chromium_path
from tests.browser.static import hosting
from tests.browser.test_offline import LOAD, begin, is_set_up

CLICKS: Final = 25  # of a person, a title
ANSWERS: Final = {"normal": 12, "hard": 6, "expert": 2}  # of a bot that has a choice

# from a press to the view that shows its answer
WATCH: Final = """() => {
  window.shown = [];
  let pressed = 0;
  addEventListener('pointerdown', () => (pressed = performance.now()), { capture: true });
  const look = () => {
    const turn = document.querySelector('section.bar')?.dataset.turn;
    if (pressed && turn && turn !== window.turn) {
      window.shown.push(performance.now() - pressed);
      pressed = 0;
    }
    window.turn = turn;
  };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
}"""

THINK: Final = """
import time
from pessoi.bots import make_bot
from pessoi.games import load_game
from pessoi.kernel import CHANCE, OVER, Options
from pessoi.kernel.chance import Chance, seed_from

def think(name, level, answers):
    game = load_game(name)
    players = next((mode for mode in game.modes() if mode.players == 3), game.modes()[0])
    s, bot, chance = game.setup(players), make_bot(level, 1), Chance(seed_from("times"))
    request, number, took = game.pending(s), 0, []
    while request.seat != OVER and len(took) < answers:
        if request.seat == CHANCE:
            action = chance.answer(request, number)
        else:
            before = time.perf_counter()
            action = bot.choose(game, game.known(s, request.seat), request.seat, request)
            if len(request.actions) > 1:
                took.append(time.perf_counter() - before)
        request, number = game.play(s, action), number + 1
    return took
"""
BOTS: Final = f"""async ([program, name, level, answers]) => {{
  const python = (window.python ??= await ({LOAD})([]));
  python.runPython(program);
  return python.globals.get('think')(name, level, answers).toJs();
}}"""


def processor(browser: Browser) -> float:
    """Seconds of processor that all pages have taken."""
    session: CDPSession = browser.new_browser_cdp_session()
    found: dict[str, Any] = session.send("SystemInfo.getProcessInfo")
    session.detach()
    return float(sum(p["cpuTime"] for p in found["processInfo"] if p["type"] == "renderer"))


def new_page(browser: Browser, address: str) -> Page:
    context = browser.new_context(base_url=address, reduced_motion="reduce", locale="en")
    context.set_default_timeout(0)
    return context.new_page()


def main() -> None:
    with hosting() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=FLAGS)
        page = new_page(browser, address)
        started, used = time.monotonic(), processor(browser)
        page.goto("/")
        page.get_by_role("button", name="Play against bots: Mytikas").wait_for()
        home = time.monotonic() - started
        is_set_up(page)
        print(f"load of the machine: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
        print(f"home page {home:.1f} s, games ready {time.monotonic() - started:.1f} s", end="")
        print(f" ({processor(browser) - used:.1f} s of processor)")
        for game in GAMES:
            page.goto("/")
            is_set_up(page)
            hands = begin(page, game)
            page.evaluate(WATCH)
            hands.play(CLICKS)
            shown = [float(ms) for ms in page.evaluate("window.shown")]
            print(f"{game:9} an answer is shown after {statistics.mean(shown):4.0f} ms, at most {max(shown):.0f}")
        page.context.close()
        page = new_page(browser, address)
        page.goto("/licences.txt")  # the same origin, where nothing else runs
        for game in GAMES:
            for level, answers in ANSWERS.items():
                page.evaluate(BOTS, [THINK, game, "easy", 1])  # whatever is done once
                used = processor(browser)
                took = [float(seconds) for seconds in page.evaluate(BOTS, [THINK, game, level, answers])]
                each = (processor(browser) - used) / len(took)
                print(f"{game:9} {level:7} {statistics.mean(took):5.2f} s an answer, {each:5.2f} s of processor")
        browser.close()


if __name__ == "__main__":
    main()
