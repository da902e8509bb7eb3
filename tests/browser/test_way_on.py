"""A friend who does not come back: reminded, replaced by a bot, and back again; a week passes in the database."""

import json
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Page, ViewportSize, expect

from tests.browser.conftest import serving

WEEK = 7 * 24 * 3600 * 1000  # milliseconds


def a_week_passes(database: Path) -> None:
    """By the log everything happened eight days earlier."""
    with sqlite3.connect(database) as connection:
        for table, seq, data in connection.execute("SELECT table_id, seq, data FROM entries").fetchall():
            entry = json.loads(data)
            entry["at"] -= WEEK + WEEK // 7
            connection.execute(
                "UPDATE entries SET data = ? WHERE table_id = ? AND seq = ?", (json.dumps(entry), table, seq)
            )
    connection.close()


@contextmanager
def one_is_late(browser: Browser, folder: Path) -> Iterator[tuple[Page, Page]]:
    """A game of two on phones, one of whom has not answered for eight days; who is asked, and who waits."""
    phone: ViewportSize = {"width": 360, "height": 740}
    host, friend = (
        browser.new_context(locale="en", reduced_motion="reduce", viewport=phone).new_page() for _ in range(2)
    )
    with serving(folder) as site:
        host.goto(site)
        host.get_by_role("button", name="Create a table: Hellas").click()
        friend.goto(host.get_by_label("Send this link to your friends").input_value())
        expect(friend.get_by_text("after 7 d the others may go on")).to_be_visible()
        friend.get_by_role("button", name="Sit down").click()
        host.get_by_role("button", name="Start", exact=True).click()
        expect(host.locator("section.bar")).to_be_visible()
        expect(friend.locator("section.bar")).to_be_visible()
        path = host.url.removeprefix(site).partition("?")[0]
    a_week_passes(folder / "games.db")
    with serving(folder) as site:
        pages: dict[bool, Page] = {}
        for page in (host, friend):
            page.goto(site + path)
            expect(page.locator("section.bar")).to_be_visible()
            pages[page.locator("section.bar [data-action], .answer").count() > 0] = page
        yield pages[True], pages[False]
    for page in (host, friend):
        page.context.close()


def test_a_friend_who_vanishes_does_not_block_the_game(browser: Browser, tmp_path: Path) -> None:
    with one_is_late(browser, tmp_path) as (asked, waits):
        expect(asked.get_by_role("button", name="Remind")).to_have_count(0)
        waits.get_by_role("button", name="Remind").click()
        expect(waits.get_by_role("button", name="Reminded")).to_be_disabled()
        elsewhere = {
            "game": "mytikas",
            "players": 2,
            "seats": [{"kind": "me"}, {"kind": "bot", "level": "easy"}],
            "start": True,
        }
        assert asked.request.post("/".join([*asked.url.split("/")[:3], "api/tables"]), data=elsewhere).ok
        waits.get_by_role("button", name="Let a bot play on").click()
        expect(waits.get_by_role("button", name="Let a bot play on")).to_have_count(0)
        back = asked.get_by_role("button", name="Play myself again")
        expect(back).to_be_visible()
        expect(asked.get_by_text("A bot is playing for you.").first).to_be_visible()
        for tool in asked.locator("section.bar .tools > *").all():  # no other game takes their room
            assert tool.evaluate("(it) => it.getBoundingClientRect().right") <= 360, tool.inner_text()
        back.click()
        expect(asked.get_by_text("A bot is playing for you.")).to_have_count(0)


def test_a_game_that_is_ended_as_it_stands_is_nobodys(browser: Browser, tmp_path: Path) -> None:
    with one_is_late(browser, tmp_path) as (asked, waits):
        waits.get_by_role("button", name="End the game as it stands").click()
        for page in (asked, waits):
            dialog = page.get_by_role("dialog", name="Nobody wins")
            expect(dialog.get_by_text("Ended before its time, by agreement")).to_be_visible()
            expect(dialog.locator("tr.first")).to_have_count(0)
