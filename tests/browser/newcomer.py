"""A newcomer's path through Cyclades: home, the lesson, a first game of one's own, its end. `make newcomer` plays it at
the film's normal pace, says what it takes, and writes the pictures of docs/learning.md."""

import time
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from playwright.sync_api import Page, sync_playwright

from pessoi.spec.lesson import lesson_of
from tests.browser.conftest import FLAGS, SIZES, chromium_path, serving
from tests.browser.hands import MANY, Hands
from tests.browser.pupil import Pupil
from tests.browser.screenshots import settle, take
from tests.browser.test_lesson import begin
from tests.machine import PATIENCE

GAME: Final = "cyclades"
CLICK: Final = 4.0  # seconds that somebody takes to see what to click, and to click it
PACE: Final = "0.7"  # seconds of a bot's answer, as a server has it unless told otherwise
PICTURED: Final = "march"  # the step of the lesson of which there is a picture


class Leg:
    """A part of the path: clicks, and the seconds in which there was nothing to click."""

    def __init__(self, name: str) -> None:
        self.name: Final = name
        self.clicks = 0
        self.waited = 0.0

    @property
    def minutes(self) -> float:
        return (self.clicks * CLICK + self.waited) / 60

    def __str__(self) -> str:
        return f"{self.name}: {self.clicks} clicks, {self.waited:.0f} s of film and bots, {self.minutes:.1f} minutes"


def lesson(page: Page) -> Leg:
    leg, script = Leg("lesson"), lesson_of(GAME)
    assert script is not None
    begin(page, GAME, "en")
    pupil, phase, pictured = Pupil(page), "", ""
    while not (phase == "read" and pupil.steps[-1] == script.steps[-1].id):
        before = time.monotonic()
        phase = pupil.turn()
        leg.waited += time.monotonic() - before
        if phase == "do" and pupil.steps[-1] == PICTURED != pictured:  # a choice is made, another is pointed at
            page.wait_for_timeout(500)
            pictured = PICTURED
            take(page, "path-2-lesson-march")
    leg.clicks = 1 + pupil.clicks
    page.locator("section[aria-label='An idea for this turn'] b").first.wait_for()
    settle(page)
    take(page, "path-3-play-on")
    return leg


def first_game(page: Page) -> Leg:
    leg = Leg("first game")
    page.get_by_role("link", name="To the home page").click()
    page.get_by_role("button", name="Play against bots: Cyclades").click()
    page.wait_for_url("**/table/*")
    hands = Hands(page, 5)
    for number in range(MANY):
        before = time.monotonic()
        kind = hands.turn(patience=PATIENCE)
        leg.waited += time.monotonic() - before
        if kind == "over":
            break
        if number == 4:
            take(page, "path-4-first-game")
        if number == 50:
            take(page, "path-5-middle")
    leg.clicks = 2 + hands.clicks + hands.confirmed
    page.wait_for_timeout(1000)
    take(page, "path-6-end")
    return leg


def main() -> None:
    width, height = SIZES["laptop"]
    with TemporaryDirectory() as name, serving(Path(name), "--bot-pace", PACE) as site, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=FLAGS)
        page = browser.new_context(viewport={"width": width, "height": height}, base_url=site).new_page()
        page.set_default_timeout(1000 * PATIENCE)
        page.goto("/")
        page.get_by_role("button", name="Learn in 5 minutes: Cyclades").wait_for()
        take(page, "path-1-home")
        legs = [lesson(page), first_game(page)]
        browser.close()
    for leg in legs:
        print(leg)
    print(f"together {sum(leg.minutes for leg in legs):.1f} minutes, at {CLICK:.0f} seconds a click")


if __name__ == "__main__":
    main()
