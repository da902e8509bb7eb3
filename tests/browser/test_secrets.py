"""A spectator watches, can do nothing, and learns nothing that a seat alone knows, on the wire or on the page."""

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket, expect

from pessoi.games import GAMES
from pessoi.table.difference import apply
from tests.browser.conftest import Open
from tests.browser.hands import Hands, settled, start

View = dict[str, Any]


def listen(page: Page) -> list[View]:
    """All views that arrive at a page, whole or as changes of the one before."""
    views: list[View] = []

    def hear(payload: str | bytes) -> None:
        message = json.loads(payload)
        if message["type"] == "view":
            views.append(message)
        elif message["type"] == "change":
            views.append(apply(views[-1], message["set"]))

    def join(socket: WebSocket) -> None:
        socket.on("framereceived", hear)

    page.on("websocket", join)
    return views


def told(seat: Any, watcher: Any, path: str = "") -> Iterator[str]:
    """Where the watcher's picture says something else than the seat's, instead of nothing."""
    if seat == watcher or watcher in (None, "", [], {}):
        return
    if isinstance(seat, dict) and isinstance(watcher, dict):
        for key, value in watcher.items():
            yield from told(seat.get(key), value, f"{path}.{key}")
    elif isinstance(seat, list) and isinstance(watcher, list) and len(seat) == len(watcher):
        for i, (mine, theirs) in enumerate(zip(seat, watcher, strict=True)):
            yield from told(mine, theirs, f"{path}[{i}]")
    else:
        yield f"{path}: {seat!r} for the seat, {watcher!r} for the watcher"


def leaves(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for part in value.values():
            yield from leaves(part)
    elif isinstance(value, list):
        for part in value:
            yield from leaves(part)


@pytest.mark.parametrize("game", GAMES)
def test_a_spectator_watches_can_do_nothing_and_sees_no_secret(open_page: Open, game: str) -> None:
    page = open_page()
    seen = listen(page)
    address = start(page, game, private=False)
    watcher = open_page()
    watched = listen(watcher)
    watcher.goto(address)
    expect(watcher.locator("section.bar")).to_contain_text("You are watching")
    Hands(page, 9).play(turns=25)
    settled(page, watcher)
    expect(watcher.locator("[data-action]")).to_have_count(0)
    expect(watcher.locator(".legal")).to_have_count(0)
    expect(watcher.get_by_role("button", name="Undo")).to_have_count(0)
    expect(watcher.get_by_role("button", name="Hint")).to_have_count(0)

    mine = {view["turn"]: view for view in seen if view["shown"]}
    theirs = {view["turn"]: view for view in watched if view["shown"]}
    both = mine.keys() & theirs.keys()
    assert len(both) >= 10
    secrets = compared = 0
    for turn in both:
        view = theirs[turn]
        assert view["seat"] is None
        assert view["request"] is None
        assert not any(leaves(view["shown"]["mine"]))
        if view["waiting"] == [0] and view["shown"]["active"] == 0:  # a watcher is told the costs of the seat in turn
            compared += 1
            assert list(told(mine[turn]["shown"], view["shown"])) == []
        secrets += mine[turn]["shown"] != view["shown"]
    assert compared > 0
    assert (secrets > 0) == (game != "mytikas")  # Mytikas hides nothing from anybody at the table

    # the page of the spectator names nothing that the wire did not tell
    public = json.dumps([view["shown"] for view in watched] + [view["lines"] for view in watched])
    page_text = re.sub("<symbol.*?</symbol>", "", watcher.content(), flags=re.DOTALL)  # every icon is always there
    for thing in set(leaves(mine[max(both)]["shown"]["mine"])):
        if f'"{thing}"' not in public and "_" in thing:
            assert thing not in page_text
