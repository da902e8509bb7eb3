"""Lessons: from the home page to the last step by doing only what the coach says, and what else may happen."""

import re

import pytest
from playwright.sync_api import Page, expect

from pessoi.games import GAMES
from pessoi.spec.lesson import lesson_of
from tests.browser.conftest import Open
from tests.browser.hands import Hands, no_raw_keys, no_sideways
from tests.browser.pupil import Pupil

LEARN = {"en": "Learn in 5 minutes", "fr": "Apprendre en 5 minutes"}
CONTINUE = {"en": "Continue the lesson", "fr": "Reprendre la leçon"}
COMBINATIONS = [(game, size, lang) for game in GAMES for size in ("wide", "tall") for lang in ("en", "fr")]
# each title once, languages and sizes in turn; `make lessons` plays all of them
SOME = [("mytikas", "tall", "fr"), ("hellas", "wide", "fr"), ("olympos", "wide", "en"), ("cyclades", "wide", "en")]
CYCLADES_CLICKS = 45  # from the home page to the first question of one's own game


def begin(page: Page, game: str, lang: str) -> None:
    page.get_by_role("button", name=re.compile(rf"^{LEARN[lang]}\s?: {game.title()}$")).click()
    page.wait_for_url("**/table/*")


def learn(open_page: Open, game: str, size: str, lang: str) -> Pupil:
    lesson = lesson_of(game)
    assert lesson is not None
    page = open_page(size, lang)
    begin(page, game, lang)
    pupil = Pupil(page, touch=size == "tall")
    pupil.learn(lesson.steps[-1].id)
    assert pupil.steps == [step.id for step in lesson.steps]
    assert pupil.covered == []
    expect(page.locator(".bubble")).to_have_count(0)
    no_raw_keys(page)
    no_sideways(page)
    Hands(page, touch=size == "tall").play(turns=2)  # the others play by themselves from here on
    return pupil


@pytest.mark.parametrize(("game", "size", "lang"), SOME)
def test_a_lesson_by_clicking_only_what_the_coach_points_at(open_page: Open, game: str, size: str, lang: str) -> None:
    pupil = learn(open_page, game, size, lang)
    if game == "cyclades":
        assert pupil.clicks + 1 <= CYCLADES_CLICKS


@pytest.mark.long
@pytest.mark.parametrize(("game", "size", "lang"), [every for every in COMBINATIONS if every not in SOME])
def test_every_lesson_in_both_languages_at_both_sizes(open_page: Open, game: str, size: str, lang: str) -> None:
    learn(open_page, game, size, lang)


def test_wrong_answers_show_me_skip_and_a_reload_in_the_middle(open_page: Open) -> None:
    page = open_page()
    begin(page, "mytikas", "en")
    bubble = page.locator(".bubble.placed")

    bubble.get_by_role("button", name="Show me").click()  # favor
    expect(bubble).to_have_attribute("data-phase", "done")
    bubble.get_by_role("button", name="Next").click()

    expect(bubble).to_have_attribute("data-step", "place")
    page.locator('main [data-ids="hades_day"]').first.click()  # legal, but not what was meant
    expect(bubble).to_have_attribute("data-phase", "astray")
    page.reload()
    expect(bubble).to_have_attribute("data-phase", "astray")
    bubble.get_by_role("button", name="Take it back").click()
    expect(bubble).to_have_attribute("data-phase", "do")
    expect(bubble).to_be_focused()
    page.keyboard.press("Tab")  # to what the coach points at
    assert page.evaluate("document.activeElement.dataset.ids") == "zeus_day"
    page.keyboard.press("Enter")
    expect(bubble).to_have_attribute("data-phase", "done")
    page.keyboard.press("Enter")  # Next has the focus

    expect(bubble).to_have_attribute("data-step", "harvest")
    bubble.get_by_role("button", name="Skip this step").click()  # two answers
    expect(bubble).to_have_attribute("data-phase", "done")
    expect(bubble).to_have_attribute("data-step", "harvest")

    table = page.url
    page.keyboard.press("Escape")
    expect(page.get_by_role("heading", name="Your lesson of Mytikas waits")).to_be_visible()
    page.get_by_role("button", name=re.compile(rf"^{CONTINUE['en']}: Mytikas")).click()
    page.wait_for_url(table)
    expect(bubble).to_have_attribute("data-step", "harvest")
