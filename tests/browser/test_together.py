"""Two people in two browsers: by a link, through a reload and a broken connection, undo by consent, a rematch."""

import re

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import Open
from tests.browser.hands import Hands, alternate, bar_menu, give, settled, together, view_of


@pytest.mark.parametrize("title", ["Mytikas", "Hellas"])
def test_two_browsers_play_by_a_link_and_a_reload_loses_nothing(open_page: Open, title: str) -> None:
    _, friend = pages = together(open_page, title)
    alternate(pages, 24)
    settled(*pages)
    for begun in (friend.get_by_role("alertdialog"), friend.locator("section.bar")):
        back = begun.get_by_role("button", name="Back", exact=True)
        if back.count():  # a doubt, or the first of two clicks: a reload would forget them
            back.click()
            expect(back).to_have_count(0)
    before = view_of(friend)
    friend.reload()
    expect(friend.locator("section.bar")).to_be_visible()
    settled(*pages)
    assert view_of(friend) == before
    alternate(pages, 10)


def test_a_broken_connection_heals_itself(open_page: Open) -> None:
    host, friend = pages = together(open_page, "Mytikas")
    sockets: list[WebSocketRoute] = []
    cut = False

    def pass_on(socket: WebSocketRoute) -> None:
        if cut:
            socket.close(code=1012)
        else:
            sockets.append(socket)
            socket.connect_to_server()

    friend.route_web_socket(re.compile("/socket"), pass_on)
    friend.reload()
    expect(friend.locator("section.bar")).to_be_visible()
    cut = True
    sockets[-1].close(code=1012)
    lost = friend.get_by_text("The connection is lost.")
    expect(lost).to_be_visible()
    host.get_by_role("tab", name="Chat").click()
    host.get_by_label("Say something").fill("Still there?")
    host.keyboard.press("Enter")
    cut = False
    expect(lost).to_have_count(0)
    friend.get_by_role("tab", name="Chat").click()
    expect(friend.get_by_role("log")).to_contain_text("Still there?")
    alternate(pages, 6)


def in_doubt(both: list[Hands]) -> Page:
    """Both play on until one of them is asked whether to uncover something."""
    for _ in range(1000):
        for hands in both:
            if hands.turn(patience=0.06) == "confirm":
                return hands.page
    raise AssertionError("nothing had to be confirmed")


def test_what_uncovers_something_is_confirmed_and_nothing_else(open_page: Open) -> None:
    pages = together(open_page, "Hellas")
    both = [Hands(page, seed, bold=False) for seed, page in enumerate(pages, start=3)]
    page = in_doubt(both)
    bar = page.locator("section.bar")
    turn = str(bar.get_attribute("data-turn"))
    doubt = page.get_by_role("alertdialog")
    expect(doubt).to_contain_text("uncovers something hidden")
    doubt.get_by_role("button", name="Back").click()
    expect(doubt).to_have_count(0)
    expect(bar).to_have_attribute("data-turn", turn)  # nothing has happened
    page = in_doubt(both)
    bar = page.locator("section.bar")
    turn = str(bar.get_attribute("data-turn"))
    doubt = page.get_by_role("alertdialog")
    doubt.get_by_role("button", name="Do it").click()
    expect(bar).not_to_have_attribute("data-turn", turn)

    # in Mytikas a worker is placed before anything is uncovered: no question, and taking back needs nobody's leave
    open_hands = together(open_page, "Mytikas")
    alternate(open_hands, 2)
    places = [p for p in open_hands if p.locator("[data-action^=place]").count()]
    while not places:
        alternate(open_hands, 1)
        settled(*open_hands)
        places = [p for p in open_hands if p.locator("[data-action^=place]").count()]
    give(places[0], "place")
    expect(places[0].locator("[data-action^=place]")).to_have_count(0)
    expect(places[0].get_by_role("alertdialog")).to_have_count(0)
    places[0].get_by_role("button", name="Undo").click()
    expect(places[0].locator("[data-action^=place]:enabled")).not_to_have_count(0)


def test_undo_by_consent_then_resigning_and_a_rematch(open_page: Open) -> None:
    host, friend = pages = together(open_page, "Mytikas")
    alternate(pages, 12)
    settled(*pages)
    asking, asked = pages
    if asking.get_by_role("button", name="Ask to undo").count() == 0:
        asking, asked = friend, host
    asking.get_by_role("button", name="Ask to undo").click()
    expect(asked.locator("section.bar")).to_contain_text("would like to take a move back")
    asked.get_by_role("button", name="Agree").click()
    expect(asking.get_by_role("log")).to_contain_text("You take the last answer back")

    bar_menu(host, "Resign")
    host.get_by_role("button", name="Really resign?").click()
    old = host.url
    host.get_by_role("dialog").get_by_role("button", name="Rematch").click()
    host.wait_for_url(lambda url: url != old and "/table/" in url)
    friend.get_by_role("dialog").get_by_role("button", name="To the rematch").click()
    friend.wait_for_url(re.compile(re.escape(host.url.split("?")[0].rsplit("/", 1)[1])))
    host.get_by_role("button", name="Start", exact=True).click()
    expect(host.locator("section.bar")).to_be_visible()
    expect(friend.locator("section.bar")).to_be_visible()
    alternate(pages, 4)


def test_what_i_said_or_read_is_not_unread_after_a_reload(open_page: Open) -> None:
    host, friend = together(open_page, "Mytikas")
    for page in (host, friend):
        page.get_by_role("tab", name="Chat").click()
    host.get_by_label("Say something").fill("Hail")
    host.get_by_role("button", name="Send").click()
    expect(friend.get_by_role("log")).to_contain_text("Hail")
    friend.get_by_role("tab", name="Help").click()
    host.get_by_label("Say something").fill("Ready?")
    host.get_by_role("button", name="Send").click()
    unread = friend.locator("[data-tab=chat] i")
    expect(unread).to_have_text("1")
    for page in (host, friend):
        page.reload()
    expect(unread).to_have_text("1")
    expect(host.locator("[data-tab=chat]")).to_be_visible()
    expect(host.locator("[data-tab=chat] i")).to_have_count(0)
