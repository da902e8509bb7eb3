"""Hints with their letters, the coach's doubts and its look back, the first game, what stays after a lesson."""

import json
import re

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import Open
from tests.browser.hands import Hands, bar_menu, no_raw_keys, start
from tests.browser.test_lesson import begin


def test_ideas_have_letters_in_the_list_on_the_board_and_on_buttons(open_page: Open) -> None:
    page = open_page()
    start(page, "mytikas", bots=2)
    Hands(page, 3).until("[data-action^=place]:enabled")
    page.get_by_role("button", name="Hint").click()
    ideas = page.get_by_role("region", name="Hint").get_by_role("listitem")
    expect(ideas.first).to_contain_text("%")
    letters = ideas.locator(".idea-letter").all_inner_texts()
    assert letters == list("ABC"[: len(letters)])
    expect(page.locator(".idea-letter.over").first).to_be_visible()  # over the board
    assert set(page.locator(".idea-letter.over").all_inner_texts()) <= set(letters)
    marked = page.locator("section.bar").locator("[data-action], [data-group]").filter(has=page.locator(".idea-letter"))
    expect(marked.first).to_be_visible()
    no_raw_keys(page)

    turn = page.locator("section.bar").get_attribute("data-turn")
    ideas.first.get_by_role("button").click()  # does it
    expect(page.locator(f'section.bar[data-turn="{turn}"]')).to_have_count(0)
    expect(page.locator(".idea-letter")).to_have_count(0)


def strict(page: Page, loss: float) -> None:
    """The server's word on every answer, as if it had lost that much: which answers do is for the bots' tests."""

    def relay(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def say(message: str | bytes) -> None:
            said = json.loads(message)
            if said["type"] == "weigh":
                said |= {"loss": loss, "best": said["action"], "best_message": said["message"]}
                message = json.dumps(said)
            route.send(message)

        server.on_message(say)

    page.route_web_socket(re.compile("/socket"), relay)


def test_the_coach_asks_whether_one_is_sure_and_looks_back_after_the_game(open_page: Open) -> None:
    # it waits longer for its word than a person would
    script = "localStorage.setItem('pessoi.coach', 'on'); const soon = setTimeout;"
    script += "window.setTimeout = (f, ms, ...more) => soon(f, ms === 1500 ? 1e8 : ms, ...more);"
    page = open_page(script=script)
    strict(page, 0.2)
    start(page, "mytikas")
    hands = Hands(page, 3)
    doubt = page.get_by_role("alertdialog", name=re.compile("Are you sure"))
    hands.until(".coach")
    expect(doubt).to_contain_text("loses 20 %")
    bar = page.locator("section.bar")
    turn = bar.get_attribute("data-turn")
    doubt.get_by_role("button", name="Back").click()  # thought better of it
    expect(doubt).to_have_count(0)
    expect(bar).to_have_attribute("data-turn", str(turn))

    hands.until(".coach")
    doubt.get_by_role("button", name=re.compile("^(?!Back)")).click()
    expect(page.locator(f'section.bar[data-turn="{turn}"]')).to_have_count(0)

    bar_menu(page, "Resign")
    page.get_by_role("button", name="Really resign?").click()
    report = page.get_by_role("dialog").get_by_role("region", name="Coach")
    expect(report.get_by_role("listitem")).to_have_count(1)
    expect(report).to_contain_text("lost 20 %")
    no_raw_keys(page)


def test_a_first_game_has_a_ready_opening_and_the_next_one_has_not(open_page: Open) -> None:
    page = open_page()
    openings = []
    for _ in range(2):
        page.get_by_role("button", name="Play against bots: Cyclades").click()
        page.wait_for_url("**/table/*")
        table = page.request.get(f"/api/tables/{page.url.rsplit('/', 1)[1]}").json()
        openings.append(table["options"].get("opening"))
        page.evaluate("localStorage.setItem('pessoi.played.cyclades', 'yes')")  # as at the end of a game
        page.goto("/")
    assert openings[0] == "ready"
    assert openings[1] != "ready"


def test_after_a_lesson_the_coach_has_an_idea_for_each_turn(open_page: Open) -> None:
    page = open_page()
    begin(page, "mytikas", "en")
    bubble = page.locator(".bubble.placed")
    bubble.get_by_role("button", name="Show me").click()
    bubble.get_by_role("button", name="Next").click()
    page.locator('main [data-ids="hades_day"]').first.click()
    bubble.get_by_role("button", name="Play on without the lesson").click()
    expect(bubble).to_have_count(0)
    light = page.get_by_role("region", name="An idea for this turn")
    Hands(page).until('section[aria-label="An idea for this turn"]')
    expect(light.get_by_role("button", name="More ideas", exact=True)).to_be_visible()
    expect(page.locator(".idea-letter.over, section.bar .idea-letter").first).to_have_text("A")
    light.get_by_role("button", name="More ideas", exact=True).click()
    expect(page.get_by_role("region", name="Hint")).to_contain_text("%")
    page.get_by_role("region", name="Hint").get_by_role("button", name="Close").click()
    light.get_by_role("button", name="No more ideas").click()
    expect(light).to_have_count(0)
    no_raw_keys(page)
