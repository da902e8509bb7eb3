"""Playing in the browser: alone against bots, two by a link, watching, on a phone, with the keyboard."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Open
from tests.browser.hands import Hands, no_raw_keys, no_sideways, start, view_of

DRAWN = ["mytikas", "hellas", "olympos", "cyclades"]


@pytest.mark.parametrize("game", DRAWN)
def test_a_whole_game_by_clicking_the_board_then_its_end_and_replay(open_page: Open, game: str) -> None:
    page = open_page()
    address = start(page, game)
    hands = Hands(page, seed=7)
    hands.play(400)
    assert hands.over
    assert hands.board > hands.bar

    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("heading")).to_contain_text(re.compile("wins?"))
    expect(dialog.get_by_role("row")).to_have_count(3)
    expect(dialog.get_by_role("img", name="Scores over the game")).to_be_visible()
    dialog.get_by_role("button", name="Check it").click()
    expect(dialog).to_contain_text("Checked: the seed fits")
    no_raw_keys(page)
    with page.expect_download() as download:
        dialog.get_by_role("link", name="Download the record").click()
    record = download.value.path().read_text(encoding="utf-8")
    assert game in record

    dialog.get_by_role("link", name="Replay").click()
    page.wait_for_url(f"**{address}/replay")
    slider = page.get_by_label("Step of the game")
    expect(slider).to_have_value("0")
    first = page.locator("main svg").first.inner_html()
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("1")
    page.keyboard.press("End")
    last = slider.get_attribute("max")
    assert last is not None
    expect(slider).to_have_value(last)
    expect(page.get_by_role("button", name="One step on")).to_be_disabled()
    page.wait_for_timeout(500)
    assert page.locator("main svg").first.inner_html() != first
    page.keyboard.press("Home")
    expect(slider).to_have_value("0")

    # the record comes back from a file
    page.goto("/replay")
    page.get_by_text("Paste a record").click()
    page.get_by_label("Paste a record").fill(record)
    page.get_by_role("button", name="Watch").click()
    expect(page.get_by_label("Step of the game")).to_have_attribute("max", last)


def test_two_browsers_play_by_a_link_and_a_reload_loses_nothing(open_page: Open) -> None:
    host = open_page()
    host.get_by_role("button", name="Create a table: Mytikas").click()
    host.get_by_label(re.compile("^Players")).select_option("2")
    link = host.get_by_label("Send this link to your friends").input_value()
    friend = open_page(path=link)
    friend.get_by_role("button", name="Sit down").click()
    host.get_by_role("button", name="Start").click()
    expect(friend.locator("section.bar")).to_be_visible()

    both = [Hands(host, 1), Hands(friend, 2)]
    clicks = 0
    while clicks < 24:
        for hands in both:
            clicks += hands.turn() in ("board", "bar")
    host.wait_for_timeout(800)
    before = view_of(friend)
    friend.reload()
    expect(friend.locator("section.bar")).to_be_visible()
    friend.wait_for_timeout(800)
    assert view_of(friend) == before

    # chat reaches the other; a broken connection heals itself
    host.get_by_role("tab", name="Chat").click()
    host.get_by_label("Say something").fill("Greetings")
    host.keyboard.press("Enter")
    friend.get_by_role("tab", name="Chat").click()
    expect(friend.get_by_role("log")).to_contain_text("Greetings")
    friend.context.set_offline(True)
    friend.evaluate("window.dispatchEvent(new Event('offline'))")
    friend.context.set_offline(False)
    host.get_by_label("Say something").fill("Still there?")
    host.keyboard.press("Enter")
    expect(friend.get_by_role("log")).to_contain_text("Still there?")


def test_a_spectator_watches_and_can_do_nothing(open_page: Open) -> None:
    page = open_page()
    page.request.put("/api/me", data={"name": "Player"})
    seats = [{"kind": "me"}, {"kind": "bot", "level": "easy"}]
    table = page.request.post(
        "/api/tables", data={"game": "mytikas", "players": 2, "seats": seats, "start": True, "private": False}
    ).json()
    watcher = open_page(path=f"/table/{table['id']}")
    expect(watcher.locator("section.bar")).to_contain_text("You are watching")
    expect(watcher.locator("[data-action]")).to_have_count(0)
    expect(watcher.locator(".legal")).to_have_count(0)
    expect(watcher.get_by_role("button", name="Undo")).to_have_count(0)


def test_undo_hint_and_the_reason_why_not(open_page: Open) -> None:
    page = open_page()
    start(page, "mytikas", bots=2)
    hands = Hands(page, 3)
    while page.locator("[data-action^=place]").count() == 0:
        hands.turn()
        page.wait_for_timeout(50)
    page.get_by_role("button", name="Hint").click()
    expect(page.get_by_role("region", name="Hint")).to_contain_text("%")

    page.locator("[data-action^=place]").first.click()
    expect(page.get_by_role("button", name="Undo")).to_be_enabled()
    page.keyboard.press("u")
    expect(page.locator("[data-action^=place]").first).to_be_visible()

    blocked = page.locator("main .spot.dim[data-ids$=_day], main .spot.dim[data-ids$=_night]").first
    blocked.click(force=True)
    card = page.get_by_role("tooltip")
    expect(card).to_contain_text("Not now:")
    expect(card.get_by_role("link").first).to_have_attribute("href", re.compile(r"/rules/mytikas#MYT-"))


def test_your_turn_is_in_the_title(open_page: Open) -> None:
    page = open_page()
    start(page, "mytikas")
    hands = Hands(page, 3)
    while page.locator("[data-action]").count() == 0:
        hands.turn()
        page.wait_for_timeout(50)
    expect(page).to_have_title(re.compile("Your turn"))


def test_a_bot_takes_my_seat_and_i_take_it_back_then_resign(open_page: Open) -> None:
    page = open_page()
    start(page, "mytikas")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Let a bot play for me").click()
    back = page.locator("section.bar").get_by_role("button", name="Play myself again")
    back.click()
    expect(back).to_have_count(0)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Really resign?").click()
    expect(page.get_by_role("dialog")).to_contain_text("gave up")


@pytest.mark.parametrize("game", DRAWN)
def test_a_phone_in_french(open_page: Open, game: str) -> None:
    page = open_page("phone", "fr")
    no_sideways(page)
    start(page, game)
    hands = Hands(page, 5)
    hands.play(40, turns=12)
    tabs = page.get_by_role("tablist", name="Vues").get_by_role("tab")
    for i in range(tabs.count()):
        tabs.nth(i).click()
        page.wait_for_timeout(100)
        no_sideways(page)
        no_raw_keys(page)


@pytest.mark.parametrize("game", DRAWN)
def test_the_keyboard_alone(open_page: Open, game: str) -> None:
    page = open_page()
    start(page, game)
    answered = 0
    for _ in range(400):
        if answered == 5:
            break
        if page.locator("main .spot.legal:not(.quiet)").count() == 0 and page.locator(".choices").count() == 0:
            if page.locator("[data-action]:enabled").count():
                page.keyboard.press("Tab")
            else:
                page.wait_for_timeout(50)
                continue
        page.keyboard.press("Tab")
        chosen = page.evaluate(
            """() => { const e = document.activeElement;
              return e.matches('.spot.legal, [data-action]') && e.matches(':focus-visible'); }"""
        )
        if chosen:
            before = page.locator("section.bar").inner_text()
            page.keyboard.press("Enter")
            page.wait_for_timeout(120)
            answered += page.locator("section.bar").inner_text() != before
    assert answered == 5
