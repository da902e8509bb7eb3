"""What somebody has opened stays where it is while others' moves are shown, and works."""

import json
import re
from typing import Any, Final

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import Open
from tests.browser.hands import Hands, Keys, bar_menu, start
from tests.browser.test_film import FINISH, FROZEN


class Gate:
    """Between a page and its table, where whole views travel. Once it is wanted, it is shut behind the next move of
    somebody else; a question to me that comes with that is taken out, as if others were still at it."""

    def __init__(self, page: Page) -> None:
        self.wanted = self.is_shut = False
        self.seq = 0
        page.route_web_socket(re.compile("/socket"), self.stand)

    def stand(self, socket: WebSocketRoute) -> None:
        self.server = socket.connect_to_server()

        def say(text: str | bytes) -> None:
            message: dict[str, Any] = json.loads(text)
            message.pop("version", None)  # of hello: views come as changes
            self.server.send(json.dumps(message))

        def hear(text: str | bytes) -> None:
            message: dict[str, Any] = json.loads(text)
            if message["type"] == "view":
                if self.is_shut:
                    return
                told = [line for line in message["story"] if line["last"] > self.seq and line["rank"] == 0]
                self.seq = message["seq"]
                if self.wanted and any(line["seat"] for line in told):  # mine is the first seat
                    message["request"], self.is_shut = None, True
            socket.send(json.dumps(message))

        socket.on_message(say)
        self.server.on_message(hear)

    def open(self) -> None:
        """What has been kept back is asked for."""
        self.is_shut = self.wanted = False
        self.server.send(json.dumps({"type": "resync"}))


SKIP: Final = "section.bar .skip"


@pytest.mark.parametrize("size", ["wide", "small"])
def test_an_open_menu_stays_where_it_is_while_a_film_begins_and_ends(open_page: Open, size: str) -> None:
    page = open_page(size, motion=True, script=FROZEN)
    gate = Gate(page)
    start(page, "mytikas")
    Hands(page, 3, touch=size == "small").until("section.bar [data-action^=place]:enabled")
    page.evaluate("document.querySelector('.caption button')?.click()")  # of what was before
    bar_menu(page, "Resign")
    really, undo = page.get_by_role("button", name="Really resign?"), page.get_by_role("button", name="Undo")
    places = really.bounding_box(), undo.bounding_box()
    tabs = [tab.bounding_box() for tab in page.locator("nav [role=tab]").all()]
    gate.wanted = True
    keys = Keys(page)  # who clicks elsewhere closes the menu
    while not page.locator(SKIP).count():
        keys.play(1)
        page.wait_for_function(f"() => document.querySelector('{SKIP}, section.bar [data-action]:enabled')")
        keys = Keys(page, keys.answers)

    assert (really.bounding_box(), undo.bounding_box()) == places
    assert [tab.bounding_box() for tab in page.locator("nav [role=tab]").all()] == tabs
    while page.locator(SKIP).count():
        page.evaluate(FINISH)
    assert (really.bounding_box(), undo.bounding_box()) == places
    gate.open()
    expect(page.locator("section.bar [data-action]:enabled")).not_to_have_count(0)
    assert (really.bounding_box(), undo.bounding_box()) == places
    really.click()
    expect(page.locator("section.bar")).to_contain_text("The game is over")
