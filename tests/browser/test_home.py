"""From nothing to playing."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from pessoi.games import GAMES
from tests.browser.conftest import Open, serving
from tests.browser.hands import Hands, bar_menu, no_raw_keys, start, together


def test_covers_in_the_registrys_order_with_players_length_and_a_sentence(open_page: Open) -> None:
    page = open_page()
    expect(page.locator("article")).to_have_count(len(GAMES))
    for card, game in zip(page.locator("article").all(), GAMES, strict=True):
        expect(card.get_by_role("img", name=game.title(), exact=True)).to_be_visible()
    mytikas = page.locator("article").nth(list(GAMES).index("mytikas"))
    expect(mytikas).to_contain_text("2–4")
    expect(mytikas).to_contain_text("30–60 min")
    expect(mytikas).to_contain_text("nearest the gods")


def test_one_more_line_in_the_registry_is_one_more_game_to_play(browser: Browser, tmp_path: Path) -> None:
    """The toy has neither a cover nor a drawn board."""
    with serving(tmp_path, "--bots", "tests.server.toys") as site:
        context = browser.new_context(base_url=site)
        page = context.new_page()
        page.goto("/")
        expect(page.locator("article")).to_have_count(len(GAMES) + 1)
        page.locator("article").last.get_by_role("button", name="Play against bots").click()
        page.wait_for_url("**/table/*")
        expect(page.locator("main pre")).to_contain_text('"scores"')
        hands = Hands(page)
        hands.play()
        assert hands.over
        context.close()


def test_one_click_starts_a_game_against_bots(open_page: Open) -> None:
    page = open_page()
    page.get_by_role("button", name="Play against bots: Mytikas").click()
    page.wait_for_url("**/table/*")
    expect(page.get_by_role("heading", name="Mytikas")).to_be_visible()
    expect(page.locator("section.bar")).to_be_visible()
    page.goto("/")
    expect(page.get_by_role("heading", name="Your games")).to_be_visible()


def test_two_clicks_make_a_table_with_a_link_and_a_friend_sits_down_in_two(open_page: Open) -> None:
    host = open_page()
    host.get_by_role("button", name="Create a table: Mytikas").click()
    link = host.get_by_label("Send this link to your friends").input_value()
    assert "/table/" in link

    friend = open_page(path=link)
    friend.get_by_label("Your name").fill("Friend")
    friend.get_by_role("button", name="Sit down").click()
    expect(friend.get_by_text("to start.")).to_be_visible()
    expect(host.get_by_text("Friend").first).to_be_visible()

    host.get_by_label("Who takes seat 3").select_option("easy")
    host.get_by_role("button", name="Start", exact=True).click()
    expect(friend.locator("section.bar")).to_be_visible()
    expect(host.locator("section.bar")).to_be_visible()


def test_private_tables_need_their_link(open_page: Open) -> None:
    host = open_page()
    host.get_by_role("button", name="Create a table: Mytikas").click()
    host.wait_for_url("**/table/*")
    link = host.get_by_label("Send this link to your friends").input_value()
    assert "key=" in link


def test_terms_are_set_in_the_lobby(open_page: Open) -> None:
    host = open_page()
    host.get_by_role("button", name="Create a table: Mytikas").click()
    host.get_by_label(re.compile("^Players")).select_option("4")
    expect(host.locator("li").filter(has_text="Free seat")).to_have_count(3)
    host.get_by_label("Clock").select_option("live")
    host.get_by_label("Divinity draft").select_option("yes")
    host.get_by_label("Who may come").select_option("public")
    expect(host.get_by_label("Divinity draft")).to_have_value("yes")
    stranger = open_page()
    expect(stranger.get_by_text("20 min each").first).to_be_visible()


def test_the_name_can_be_changed(open_page: Open) -> None:
    page = open_page()
    page.get_by_role("button", name="Change your name").click()
    page.get_by_label("Your name").fill("Myrtle")
    page.keyboard.press("Enter")
    expect(page.locator("header")).to_contain_text("Myrtle")
    page.reload()
    expect(page.locator("header")).to_contain_text("Myrtle")


@pytest.mark.parametrize("path", ["/", "/tables", "/replay", "/rules", "/nothing"])
def test_french_everywhere_and_remembered(open_page: Open, path: str) -> None:
    page = open_page(path=path)
    page.get_by_role("button", name="Français").click()
    expect(page.locator("nav").first).to_contain_text("Règles")
    no_raw_keys(page)
    page.reload()
    expect(page.locator("nav").first).to_contain_text("Règles")
    assert page.evaluate("document.documentElement.lang") == "fr"


def test_rules_can_be_searched_and_linked_to(open_page: Open) -> None:
    page = open_page(path="/rules/mytikas#MYT-7.2")
    expect(page.locator("[id='MYT-7.2']")).to_be_in_viewport()
    page.get_by_label("Search the rules").fill("returns to that god's stack")
    expect(page.locator("[id='MYT-7.2']")).to_be_visible()
    expect(page.locator("[id='MYT-1.1']")).to_have_count(0)
    expect(page.get_by_text("our own reconstruction")).to_be_visible()


def test_who_wants_to_learn_reads_how_to_play_first(open_page: Open) -> None:
    page = open_page(path="/rules/cyclades")
    expect(page.get_by_role("heading", level=1)).to_have_text("How to play Cyclades")
    expect(page.locator("figure .drawn svg").first).to_be_visible()  # drawn by the board itself
    page.get_by_role("link", name="Reference card").click()
    expect(page.get_by_role("cell", name="Poseidon", exact=True)).to_be_visible()
    page.get_by_role("link", name="All rules").first.click()
    expect(page.locator("[id='CYC-9.2']")).to_contain_text("9.2")
    article = page.locator("article").inner_text()
    assert not re.findall(r"CYC-|_|\[ruling\]|\.toml", article)
    page.get_by_role("link", name="Hellas").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("How to play Hellas")


def test_the_whole_home_page_fits_a_screen_of_900(open_page: Open) -> None:
    page = open_page()
    expect(page.get_by_role("button", name=re.compile("^Create a table")).first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollHeight") <= 900


def test_the_top_bar_is_whole_at_every_width_with_the_longest_name(open_page: Open) -> None:
    page = open_page(lang="fr")
    page.get_by_role("button", name="Changer de nom").click()
    page.get_by_label("Votre nom").fill("W" * 24)
    page.keyboard.press("Enter")
    expect(page.locator("header")).to_contain_text("W" * 24)
    for width in (360, 390, 761, 820, 901, 1000, 1024, 1440):
        page.set_viewport_size({"width": width, "height": 900})
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        for button in ("EN English", "FR Français"):
            box = page.get_by_role("button", name=button).bounding_box()
            group = page.get_by_role("group", name="Langue").bounding_box()
            assert box
            assert group
            assert group["x"] <= box["x"], width
            assert box["x"] + box["width"] <= group["x"] + group["width"] <= width, width


def test_the_next_game_opens_from_home_by_key_and_from_another_table(open_page: Open) -> None:
    page = open_page()
    ended, waiting = start(page, "mytikas"), start(page, "hellas")
    page.goto("/")
    page.get_by_role("link", name="Notices: 2 games wait for you").click()
    page.get_by_role("link", name=re.compile("Play next game")).click()
    page.wait_for_url("**/table/*")
    expect(page.locator("section.bar")).to_be_visible()
    page.goto("/")
    expect(page.get_by_role("link", name=re.compile("Play next game"))).to_be_visible()
    page.keyboard.press("n")
    page.wait_for_url("**/table/*")

    page.goto(ended)
    bar_menu(page, "Resign")
    page.get_by_role("button", name="Really resign?").click()
    page.get_by_role("dialog").get_by_role("link", name="Next game: Hellas").click()
    page.wait_for_url(f"**{waiting}")
    expect(page.get_by_role("heading", name="Hellas")).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator("section.bar [data-action]:enabled").first).to_be_visible()


def test_who_waits_for_others_is_offered_the_next_game(open_page: Open) -> None:
    pages = together(open_page, "Mytikas")
    here = pages[0].url.partition("?")[0]
    there = [start(page, "hellas") for page in pages]
    for page in pages:
        page.goto(here)
        expect(page.locator("section.bar")).to_be_visible()
    i = next(i for i, page in enumerate(pages) if not page.locator("section.bar [data-action]:enabled").count())
    pages[i].get_by_role("link", name="Next game: Hellas").click()
    pages[i].wait_for_url(f"**{there[i]}")
    expect(pages[i].get_by_role("heading", name="Hellas")).to_be_visible()
