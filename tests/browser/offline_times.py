"""How fast the page is that needs no server: `make offline-times` prints the table of docs/offline.md.

Seconds of a clock depend on what else the machine does; beside them stand seconds of processor, which hardly do.
"""

import os
import statistics
import time
from typing import Any, Final

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

from pessoi.games import GAMES, load_game
from tests.browser.conftest import FLAGS, chromium_path
from tests.browser.static import hosting
from tests.browser.test_offline import begin, is_set_up
from tests.browser.thinking import Worker

CLICKS: Final = 25  # of a person, a title
ANSWERS: Final = {"normal": 16, "hard": 12, "expert": 4}  # of a bot that has a choice

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


def players_of(game: str) -> list[int]:
    return sorted({mode.players for mode in load_game(game).modes()})


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
        worker = Worker(page)
        for game in GAMES:
            for players in players_of(game):
                for level, answers in ANSWERS.items():
                    worker.play(game, players, "easy", 1)  # whatever is done once
                    used = processor(browser)
                    took = worker.play(game, players, level, answers)
                    each = (processor(browser) - used) / len(took)
                    print(f"{game:9} {players} {level:7}", end="")
                    print(f"{statistics.mean(took):5.2f} s an answer, {each:5.2f} s of processor", flush=True)
        browser.close()


if __name__ == "__main__":
    main()
