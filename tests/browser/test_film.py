"""Others' moves can be followed: pieces travel, captions say what happens, nobody waits. No test waits for time to
pass: animations stand still until the test moves them."""

import re
from itertools import pairwise
from typing import Any, Final

import pytest
from playwright.sync_api import Page, Route, expect

from pessoi.games import GAMES
from tests.browser.conftest import Open
from tests.browser.hands import Hands, start

# Every animation of the film stands still at its beginning.
FROZEN: Final = """
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...args) {
    const animation = animate.apply(this, args);
    if (this.closest('.film-layer')) animation.pause();
    return animation;
  };
"""
# The same, but what brings no piece from one place to another is over at once.
FROZEN_MOVES: Final = FROZEN.replace(
    "return animation;",
    """const layer = this.closest('.film-layer');
    if (animation.id === 'film' && !layer.querySelector('.traveller[data-way=moves]')) animation.finish();
    return animation;""",
)
# How far a travelling piece is from where it goes, at fractions of its way.
SAMPLES: Final = """() => {
  const piece = document.querySelector('.traveller[data-way=moves]');
  const travel = piece.getAnimations().find((a) => a.effect.getKeyframes().some((frame) => 'translate' in frame));
  const { delay, duration } = travel.effect.getTiming();
  const at = (part) => {
    travel.currentTime = delay + part * duration;
    const { x, y } = piece.getBoundingClientRect();
    return [x, y];
  };
  const [gx, gy] = at(1);
  return [0, 0.2, 0.4, 0.6, 0.8, 1].map((part) => {
    const [x, y] = at(part);
    return Math.hypot(x - gx, y - gy);
  });
}"""
FINISH: Final = """() => {
  for (const animation of document.getAnimations()) if (animation.playState === 'paused') animation.finish();
}"""


@pytest.mark.parametrize("game", ["mytikas", "hellas", "olympos", "cyclades"])
def test_a_piece_travels_from_where_it_was(open_page: Open, game: str) -> None:
    page = open_page(motion=True, script=FROZEN_MOVES)
    start(page, game)
    Hands(page).until(".traveller[data-way=moves]")
    far = page.evaluate(SAMPLES)
    assert far[0] > 10
    assert all(later < earlier for earlier, later in pairwise(far)), far
    assert far[-1] == pytest.approx(0, abs=0.5)


def test_an_arrow_leads_from_where_to_where(open_page: Open) -> None:
    page = open_page(motion=True, script=FROZEN_MOVES)
    start(page, "cyclades")
    Hands(page).until(".film-layer:has(.traveller[data-way=moves]) .arrow path")
    near = page.evaluate(
        """() => {
          const [piece] = document.querySelectorAll('.traveller[data-way=moves]');
          const travel = piece.getAnimations().find((a) => a.effect.getKeyframes().some((k) => 'translate' in k));
          const { delay, duration } = travel.effect.getTiming();
          const middle = (part) => {
            travel.currentTime = delay + part * duration;
            const { x, y, width, height } = piece.getBoundingClientRect();
            return [x + width / 2, y + height / 2];
          };
          const [from, to] = [middle(0), middle(1)];
          return [...document.querySelectorAll('.film-layer .arrow path')].some((way) => {
            const ends = [way.getPointAtLength(0), way.getPointAtLength(way.getTotalLength())];
            return [from, to].every(([x, y], i) => Math.hypot(ends[i].x - x, ends[i].y - y) < 40);
          });
        }"""
    )
    assert near


def test_others_moves_have_a_caption_and_wait_for_each_other(open_page: Open) -> None:
    """All positions are here, since the question is mine; the first is still being told, then comes the next."""
    page = open_page(motion=True, script=FROZEN)
    start(page, "mytikas")
    follow(page)
    told = page.locator(".caption").inner_text()
    assert told
    page.evaluate(FINISH)
    page.wait_for_function("(told) => document.querySelector('.caption')?.innerText !== told", arg=told)


def test_a_skip_ends_the_film(open_page: Open) -> None:
    page = open_page(motion=True, script=FROZEN)
    start(page, "mytikas")
    follow(page)
    page.keyboard.press("s")
    expect(page.locator(".caption")).to_have_count(0)
    expect(page.locator(".traveller")).to_have_count(0)
    expect(page.locator(".recap")).to_be_visible()  # what was not watched
    page.get_by_role("button", name="OK", exact=True).click()
    expect(page.locator(".recap")).to_have_count(0)


def test_nobody_waits_to_answer(open_page: Open) -> None:
    """The question is there while the film stands still; an answer ends it."""
    page = open_page(motion=True, script=FROZEN)
    start(page, "mytikas")
    follow(page)
    turn = page.locator("section.bar").get_attribute("data-turn")
    Hands(page).until(f'section.bar:not([data-turn="{turn}"])')
    expect(page.locator(".recap")).to_have_count(0)


def test_without_motion_captions_come_and_nothing_travels(open_page: Open) -> None:
    page = open_page(
        script="""
          window.seen = { captions: 0, travellers: 0 };
          new MutationObserver((changes) => {
            for (const { addedNodes } of changes) for (const node of addedNodes) {
              if (node.classList?.contains('caption')) window.seen.captions++;
              if (node.classList?.contains('traveller')) window.seen.travellers++;
            }
          }).observe(document, { childList: true, subtree: true });
        """
    )
    start(page, "mytikas")
    hands = Hands(page)
    hands.until(".caption")
    hands.play(hands.clicks + 10)
    seen = page.evaluate("window.seen")
    assert seen["captions"] > 0
    assert seen["travellers"] == 0


def test_the_recap_comes_after_an_absence(open_page: Open) -> None:
    page = open_page()
    start(page, "mytikas")
    follow(page)
    page.reload()
    recap = page.locator(".recap")
    expect(recap.get_by_role("listitem").first).to_be_visible()
    assert recap.get_by_role("listitem").count() <= 6
    recap.locator(".primary").click()
    expect(recap).to_have_count(0)


def test_pace_is_remembered_and_instant_has_no_film(open_page: Open) -> None:
    page = open_page(motion=True, script=FROZEN)
    start(page, "mytikas")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("radio", name="Instant").click()
    page.reload()
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("radio", name="Instant")).to_be_checked()
    page.keyboard.press("Escape")
    Hands(page).until(".recap")  # instead of the film
    assert page.locator(".traveller").count() == 0


def follow(page: Page) -> None:
    """Play until somebody else's move stands on the stage, and the next question is mine."""
    Hands(page).until(".caption")
    expect(page.locator("section.bar button[data-action]:enabled")).not_to_have_count(0)  # some may be in a tray


# -- replays


def at(page: Page) -> Any:
    return page.locator("section.bar")


def test_a_replay_jumps_to_any_step(open_page: Open) -> None:
    page = open_page(path="/replay/sample-mytikas#300")
    expect(at(page)).to_have_attribute("data-step", "300")
    page.keyboard.press("End")
    last = page.get_by_role("slider").get_attribute("max") or ""
    expect(at(page)).to_have_attribute("data-step", last)
    assert page.url.endswith(f"#{last}")
    page.get_by_role("button", name="To the turn before").click()
    expect(at(page)).not_to_have_attribute("data-step", last)
    page.keyboard.press("Home")
    expect(at(page)).to_have_attribute("data-step", "0")


def test_a_replay_jumps_by_kind_of_event_and_a_step_can_be_passed_on(open_page: Open) -> None:
    copied = "Object.defineProperty(navigator, 'clipboard', { value: { writeText: async (t) => (window.copied = t) } })"
    page = open_page(path="/replay/sample-mytikas", script=copied)
    page.get_by_label("Event …").select_option("build")
    page.get_by_role("button", name="The next event of this kind").click()
    expect(at(page)).not_to_have_attribute("data-step", "0")
    first = str(at(page).get_attribute("data-step"))
    expect(page.get_by_role("log")).to_contain_text("build")
    page.get_by_role("button", name="The next event of this kind").click()
    expect(at(page)).not_to_have_attribute("data-step", first)
    page.get_by_role("button", name="The event of this kind before").click()
    expect(at(page)).to_have_attribute("data-step", first)
    page.get_by_role("button", name="Link", exact=True).click()
    page.wait_for_function("window.copied")
    link = str(page.evaluate("window.copied"))
    assert link.endswith(f"#{first}")
    other = open_page(path=link)
    expect(at(other)).to_have_attribute("data-step", first)


@pytest.mark.parametrize("size", ["tall", "small"])
def test_a_phone_has_the_whole_of_a_replays_bar(open_page: Open, size: str) -> None:
    page = open_page(size, path="/replay/sample-mytikas#300")
    expect(at(page)).to_have_attribute("data-step", "300")
    bar = at(page).bounding_box()
    assert bar
    for part in at(page).locator("button, input, p").all():
        box = part.bounding_box()
        assert box
        assert box["x"] >= bar["x"]
        assert box["x"] + box["width"] <= bar["x"] + bar["width"]
        assert box["y"] + box["height"] <= bar["y"] + bar["height"]
    page.get_by_role("button", name="More choices").tap()
    page.get_by_role("radio", name="Fast").tap()
    expect(page.get_by_role("radio", name="Fast")).to_be_checked()
    page.get_by_label("Event …").select_option("build")
    page.get_by_role("button", name="The next event of this kind").tap()
    expect(at(page)).not_to_have_attribute("data-step", "300")


def test_a_replay_plays_at_the_pace_that_was_chosen(open_page: Open) -> None:
    page = open_page(path="/replay/sample-hellas")
    at(page).get_by_role("radio", name="Instant").click()
    page.get_by_role("button", name="Play", exact=True).click()
    expect(at(page)).not_to_have_attribute("data-step", "0")
    page.reload()
    expect(at(page).get_by_role("radio", name="Instant")).to_be_checked()


def test_a_step_that_loads_says_so(open_page: Open) -> None:
    held: list[Route] = []
    is_open = False

    def hold(route: Route) -> None:
        if is_open:
            route.continue_()
        else:
            held.append(route)

    page = open_page(path="/replay/sample-hellas")
    expect(at(page)).to_have_attribute("data-step", "0")
    page.route(re.compile(r"/replay\?from="), hold)
    page.keyboard.press("End")
    expect(at(page)).to_contain_text("is loading")
    expect(at(page)).to_have_attribute("data-step", "0")
    is_open = True
    for route in held:
        route.continue_()
    expect(at(page)).not_to_have_attribute("data-step", "0")
    expect(at(page)).not_to_contain_text("is loading")


def test_newcomers_are_shown_a_sample(open_page: Open) -> None:
    page = open_page()
    page.get_by_role("heading", name="Watch a sample game").locator("..").get_by_role("link", name="Olympos").click()
    expect(at(page)).to_have_attribute("data-step", "0")
    page.goto("/replay")
    for game in GAMES:
        expect(page.locator(f'.samples a[href="/replay/sample-{game}"]')).to_be_visible()
