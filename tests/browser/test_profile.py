"""A profile: somebody new is told how to begin, who has played sees it drawn, others what they are shown."""

import json
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import serving
from tests.browser.hands import RESIGN, no_raw_keys, no_sideways
from tests.browser.test_access import accessible
from tests.browser.test_opponents import named
from tests.machine import PATIENCE

SEASON: Final = "2026-4"


class House:
    """A server whose database the test may look after while it rests."""

    def __init__(self, browser: Browser, folder: Path) -> None:
        self.browser: Final = browser
        self.folder: Final = folder
        self.pages: Final[list[Page]] = []

    def page(self, site: str, lang: str, width: int) -> Page:
        context = self.browser.new_context(
            locale=lang, viewport={"width": width, "height": 900}, base_url=site, reduced_motion="reduce"
        )
        context.set_default_timeout(1000 * PATIENCE)
        page = context.new_page()
        page.goto("/tables")
        self.pages.append(page)
        return page

    def change(self, command: str, *values: Any) -> None:
        with closing(sqlite3.connect(self.folder / "games.db")) as database, database:
            database.execute(command, values)

    def win(self, table: str) -> None:
        """As if the first seat had come first."""
        with closing(sqlite3.connect(self.folder / "games.db")) as database:
            (text,) = database.execute("SELECT summary FROM tables WHERE id = ?", [table]).fetchone()
        summary = json.loads(text)
        for seat, result in enumerate(summary["result"]["seats"]):
            result["place"] = seat + 1
        self.change("UPDATE tables SET summary = ? WHERE id = ?", json.dumps(summary), table)


@pytest.fixture
def house(browser: Browser, tmp_path: Path) -> Iterator[House]:
    made = House(browser, tmp_path)
    yield made
    for page in made.pages:
        page.context.close()


def lost(page: Page, game: str, *levels: str) -> str:
    """A public game that I have given up."""
    seats = [{"kind": "me"}, *({"kind": "bot", "level": level} for level in levels)]
    wanted = {"game": game, "players": len(seats), "private": False, "seats": seats, "start": True}
    table: str = page.request.post("/api/tables", data=wanted).json()["id"]
    page.evaluate(RESIGN, table)
    return table


def looked_over(page: Page) -> None:
    no_raw_keys(page)
    no_sideways(page)
    accessible(page)


WORDS: Final = {
    "en": {
        "new": "Your page fills as you play",
        "no rating": "No rating yet: it takes a game that counts",
        "place": "1st of 2",
        "accuracy": "90%",
        "luck": "Luck in 1 reviewed game",
        "next": "Next: Normal in Mytikas",
        "play": "Play it",
        "people": "Against people",
        "none": "No game finished yet.",
        "bots": "Against bots",
        "provisional": "± 960 · provisional",
        "scale": "1584 ± 252 · Easy 1200 · Hard 1620",
        "beaten": "beaten once",
        "hidden": "Not to be seen",
    },
    "fr": {
        "new": "Votre page se remplit en jouant",
        "no rating": "Pas encore de classement : il faut une partie qui compte",
        "place": "1re sur 2",
        "accuracy": "90\u00a0%",
        "luck": "Chance dans 1 partie analysée",
        "next": "Prochain objectif : Normal à Mytikas",
        "play": "Jouer",
        "people": "Contre des humains",
        "none": "Aucune partie terminée.",
        "bots": "Contre des robots",
        "provisional": "± 960 · provisoire",
        "scale": "1584 ± 252 · Facile 1200 · Difficile 1620",
        "beaten": "battu une fois",
        "hidden": "Page non visible",
    },
}


@pytest.mark.parametrize(("lang", "width"), [("en", 1440), ("fr", 390)])
def test_a_profile_from_the_first_day_to_ratings_and_medals(house: House, lang: str, width: int) -> None:
    say = WORDS[lang]
    with serving(house.folder) as site:
        ada, eve = house.page(site, lang, width), house.page(site, lang, width)
        who = named(ada, "Ada")
        mine = f"/people/{who}"
        ada.goto(mine)
        expect(ada.get_by_role("heading", name=say["new"])).to_be_visible()
        expect(ada.get_by_text(say["no rating"])).to_be_visible()
        looked_over(ada)
        won = lost(ada, "hellas", "easy")
        others = [lost(ada, game, "easy", "easy") for game in ("mytikas", "olympos")]
        others.append(lost(ada, "cyclades", "easy"))
        eve.goto(mine)  # a stranger, to whom nothing is shown
        expect(eve.get_by_role("heading", name=say["hidden"])).to_be_visible()
        expect(eve.locator("main a.btn")).to_have_attribute("href", "/tables")
        looked_over(eve)
    for table in (won, *others):
        house.win(table)
    quality = json.dumps([{"accuracy": 90.0, "luck": 0.04}, {"accuracy": 50.0, "luck": -0.04}])
    review = "INSERT INTO reviews (id, created, data, table_id, seats) VALUES ('r', 4000000000000, '{}', ?, ?)"
    house.change(review, won, quality)
    rating = "INSERT INTO ratings (who, pool, game, season, mu, sigma, games, won) VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
    for rated in (
        (who, "bots", "hellas", SEASON, 26.4, 2.1, 112, 63),
        (who, "people", "olympos", SEASON, 24.0, 8.0, 2, 0),
        (who, "people", "olympos", "2026-3", 24.0, 8.1, 1, 0),
        ("bot:easy", "bots", "hellas", SEASON, 20.0, 2.0, 80, 20),
        ("bot:hard", "bots", "hellas", "2026-3", 27.0, 9.0, 1, 1),
    ):
        house.change(rating, *rated)
    with serving(house.folder) as site:
        for page in (ada, eve):
            page.goto(f"{site}/tables")
        ada.request.put(f"{site}/api/me/visible", data={"visible": "everybody"})
        ada.goto(site + mine)
        row = ada.get_by_role("row").filter(has_text=say["place"]).filter(has_text="Hellas")
        expect(row).to_be_visible()
        expect(row.get_by_role("link").first).to_have_attribute("href", f"/table/{won}/review")
        expect(ada.get_by_text(say["luck"])).to_be_visible()
        expect(ada.locator(".band").get_by_text(say["accuracy"])).to_be_visible()
        # the scale: bots where they were rated, and nothing where they were not
        expect(ada.get_by_role("img", name=say["scale"])).to_be_visible()
        expect(ada.get_by_text(say["provisional"])).to_be_visible()
        # all easy bots are beaten, so the next goal is a level higher
        expect(ada.get_by_text(say["beaten"])).to_have_count(4)
        expect(ada.get_by_text(say["next"])).to_be_visible()
        looked_over(ada)
        ada.get_by_role("button", name=say["people"]).click()
        expect(ada.get_by_text(say["none"])).to_be_visible()
        ada.get_by_role("button", name=say["bots"]).click()
        expect(row).to_be_visible()
        eve.goto(site + mine)
        expect(eve.get_by_role("row").filter(has_text=say["place"]).first).to_be_visible()
        expect(eve.get_by_text(say["next"])).to_have_count(0)
        looked_over(eve)
        ada.get_by_role("link", name=say["play"], exact=True).click()
        ada.wait_for_url(re.compile(r"/table/\w+"))
        table = ada.url.rpartition("/")[2]
        seats = ada.request.get(f"{site}/api/tables/{table}").json()["seats"]
        assert [seat["level"] for seat in seats if seat["kind"] == "bot"] == ["normal", "normal"]
