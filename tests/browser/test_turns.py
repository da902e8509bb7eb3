"""Games by turns: a clock of days, a rated game by agreement, a pause, private notes, a holiday, a profile."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Open
from tests.browser.hands import bar_menu, no_raw_keys, no_sideways
from tests.browser.test_access import accessible, both


def test_a_rated_game_by_turns_with_a_pause_and_a_holiday(open_page: Open) -> None:
    host = open_page()
    host.get_by_role("button", name="Create a table: Hellas").click()
    clock = host.get_by_label(re.compile("^Clock"))
    clock.select_option("A clock of our own")
    expect(host.get_by_label("How much time")).to_have_value("2")  # until somebody says otherwise
    host.get_by_label("How much time").fill("3")
    host.get_by_label("How much time").press("Tab")
    friend = open_page("tall", path=host.get_by_label("Send this link to your friends").input_value())
    expect(friend.get_by_text("3 d a move")).to_be_visible()
    friend.get_by_role("button", name="Sit down").click()
    expect(host.get_by_role("button", name="Start", exact=True)).to_be_visible()
    host.get_by_label(re.compile("^Rating")).select_option("rated: no hints")
    friend.get_by_role("button", name="I agree").click()
    expect(friend.get_by_role("button", name="I agree")).to_have_count(0)
    host.get_by_role("button", name="Start", exact=True).click()
    for page in (host, friend):
        expect(page.locator("section.bar")).to_be_visible()

    bar_menu(host, "Ask for a pause")
    friend.get_by_role("button", name="Agree to a pause").click()
    for page in (host, friend):
        expect(page.get_by_text("A pause: the clocks stand. Whoever likes may answer.")).to_be_visible()
    host.get_by_role("button", name="Go on").click()
    friend.get_by_role("button", name="Go on").click()
    expect(host.get_by_role("region", name="Pause")).to_have_count(0)

    host.get_by_role("button", name="Menu").click()
    host.get_by_role("button", name="My notes").click()
    host.get_by_role("textbox", name="My notes").fill("Athens next")
    expect(host.get_by_text("Kept.")).to_be_visible()
    accessible(host)
    host.reload()
    host.get_by_role("button", name="Menu").click()
    host.get_by_role("button", name="My notes").click()
    expect(host.get_by_role("textbox", name="My notes")).to_have_value("Athens next")

    friend.goto("/")
    expect(friend.get_by_text(re.compile("left$")).first).to_be_visible()
    host.goto("/")
    expect(host.get_by_text(re.compile("left$")).first).to_be_visible()
    host.goto("/me")
    host.get_by_role("button", name="Be away").click()
    expect(host.get_by_role("button", name="I am back")).to_be_visible()
    both(host)
    host.get_by_role("link", name="My page").click()
    expect(host.get_by_role("heading", name="Guest")).to_be_visible()
    both(host)
    host.goto("/ladder/hellas?pool=bots")
    expect(host.get_by_text("Nobody yet this season.")).to_be_visible()
    both(host)
    for page, path in ((friend, "/me"), (friend, "/ladder"), (friend, "/")):
        page.goto(path)
        page.get_by_role("button", name="Français").click()
        expect(page.locator("main")).to_be_visible()
        no_raw_keys(page)
        no_sideways(page)
        page.get_by_role("button", name="English").click()
