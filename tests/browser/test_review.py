"""The review of a game: it grows while it is made, leads to the replay, and is in both languages."""

import os
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from pessoi.games import load_game
from pessoi.records import write
from tests.browser.conftest import Open
from tests.browser.test_access import both
from tests.toys.played import played

OLD = Path(__file__).parents[1] / "records" / "old" / "mytikas-1.record"


def bring(site: str, page_request: object, text: str) -> str:
    reply = page_request.post(f"{site}/api/records", data=text, headers={"content-type": "text/plain"})  # type: ignore[attr-defined]
    return str(reply.json()["id"])


@pytest.mark.parametrize("size", ["wide", "tall"])
def test_a_review_is_read(open_page: Open, site: str, size: str) -> None:
    game = load_game("mytikas")
    record, _ = played(game, game.modes()[0], "browser", 8)
    page = open_page(size, path="/replay")
    id = bring(site, page.request, write(record, reveal=True))
    page.goto(f"{site}/replay/{id}")
    if size == "tall":  # a phone's bar keeps it behind the dots
        page.get_by_role("button", name="More choices").click()
    page.get_by_role("link", name="Review").click()
    expect(page).to_have_url(f"{site}/replay/{id}/review")
    curve = page.get_by_role("img", name="Chance to win")
    expect(curve).to_be_visible()
    expect(curve.locator("path.line")).to_have_count(2)
    expect(page.get_by_text(f"Every step is looked at ({len(record.answers)}).")).to_be_visible()
    for table, heads in (("How well it was played", "Accuracy"), ("Luck and skill", "Dice and draws")):
        region = page.get_by_role("region", name=table)
        expect(region.get_by_role("columnheader", name=heads)).to_be_visible()
        expect(region.locator("tbody tr")).to_have_count(2)
    expect(page.locator(".picture .board")).to_have_count(min(5, page.locator(".turning li").count()))
    both(page)
    steps = page.get_by_role("region", name="Steps of the game")
    page.locator(".turning li button").first.click()
    at = int(steps.get_attribute("data-step") or 0)
    expect(page).to_have_url(re.compile(rf"/review#{at}$"))
    page.keyboard.press("ArrowRight")
    expect(page).to_have_url(re.compile(rf"/review#{at + 1}$"))
    expect(page.locator(f".stage[data-at-step='{at}']")).to_be_visible()
    if page.locator(".choices button").count():
        page.keyboard.press("m")
        expect(page.locator(".choices [aria-current=step]")).to_have_count(1)
        answer = page.get_by_role("region", name="About this answer")
        expect(answer.locator("li.better")).to_be_visible()
        number = int(steps.get_attribute("data-step") or 0)
        page.reload()  # a link to a moment
        expect(steps).to_have_attribute("data-step", str(number))
        expect(answer.locator("li.better")).to_be_visible()
    if size == "wide":
        with page.expect_download() as saved:
            page.get_by_role("button", name="Save the curve as a picture").click()
        picture = saved.value.path().read_text(encoding="utf-8")
        assert picture.startswith("<svg")
        assert "var(--" not in re.sub(r"<g.*?</g>", "", picture, flags=re.DOTALL)
        with page.expect_download() as kept:
            page.get_by_role("link", name="Save as a page").click()
        assert kept.value.suggested_filename == "mytikas-review.html"
    if folder := os.environ.get("SCREENSHOTS"):
        page.screenshot(path=f"{folder}/review-{size}.png", full_page=True)
    page.keyboard.press("End")
    expect(page.get_by_role("heading", name="The end")).to_be_visible()
    page.get_by_role("link", name="Replay", exact=True).click()
    expect(page).to_have_url(re.compile(rf"/replay/{id}#{len(record.answers)}$"))


def test_a_game_by_older_rules_is_refused_in_words(open_page: Open, site: str) -> None:
    page = open_page(path="/replay", lang="fr", refusals=True)
    id = bring(site, page.request, OLD.read_text(encoding="utf-8"))
    page.goto(f"{site}/replay/{id}/review")
    expect(page.get_by_role("alert")).to_contain_text("On peut la revoir")
