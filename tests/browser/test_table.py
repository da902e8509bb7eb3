"""Playing in the browser alone against bots: whole games, undo, hints, reasons, switches."""

import re

import pytest
from playwright.sync_api import expect

from pessoi.games import GAMES
from tests.browser.conftest import Open
from tests.browser.hands import Hands, bar_menu, give, no_raw_keys, start
from tests.machine import PATIENCE


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_clicking_the_board_then_its_end_and_replay(open_page: Open, game: str) -> None:
    page = open_page()
    address = start(page, game)
    hands = Hands(page, seed=7)
    hands.play()
    assert hands.over
    assert hands.board > hands.bar
    assert hands.confirmed == 0  # bots never mind an undo: nothing has to be confirmed

    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("heading")).to_contain_text(re.compile("wins?"))
    expect(dialog.get_by_role("row")).to_have_count(3)
    expect(dialog.get_by_role("img", name="Scores over the game")).to_be_visible()
    drawn = [line.get_attribute("d") for line in dialog.locator("path.line").all()]
    assert len(set(drawn)) == 2  # equal scores do not hide each other
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
    page.wait_for_function("first => document.querySelector('main svg').innerHTML !== first", arg=first)
    page.keyboard.press("Home")
    expect(slider).to_have_value("0")

    # the record comes back from a file
    page.goto("/replay")
    page.get_by_text("Paste a record").click()
    page.get_by_label("Paste a record").fill(record)
    page.get_by_role("button", name="Watch").click()
    expect(page.get_by_label("Step of the game")).to_have_attribute("max", last)


def test_undo_hint_and_the_reason_why_not(open_page: Open) -> None:
    page = open_page()
    start(page, "mytikas", bots=2)
    Hands(page, 3).until("[data-action^=place]:enabled")
    page.get_by_role("button", name="Hint").click()
    expect(page.get_by_role("region", name="Hint")).to_contain_text("%")

    give(page, "place")
    expect(page.get_by_role("button", name="Undo")).to_be_enabled()
    page.keyboard.press("u")
    expect(page.locator("[data-action^=place]:enabled")).not_to_have_count(0)

    blocked = page.locator("main .spot.dim[data-ids$=_day], main .spot.dim[data-ids$=_night]").first
    blocked.click(force=True)
    card = page.get_by_role("tooltip")
    expect(card.locator(".why")).to_contain_text(re.compile("stands there|is here already|could do nothing|You need"))
    expect(card.locator(".why")).not_to_contain_text("MYT-")
    expect(card.get_by_role("link").first).to_have_attribute("href", re.compile(r"/rules/mytikas#MYT-"))


@pytest.mark.parametrize("game", [game for game in GAMES if game != "mytikas"])
def test_undo_and_hint_in_the_other_games(open_page: Open, game: str) -> None:
    page = open_page()
    start(page, game)
    bar = page.locator("section.bar")
    hands = Hands(page, 3)
    hands.play(turns=3)
    hands.until("section.bar [data-action]:enabled")
    page.get_by_role("button", name="Hint").click()
    hint = page.get_by_role("region", name="Hint")
    expect(hint).to_contain_text("%")
    before = str(bar.get_attribute("data-turn"))
    asked = bar.inner_text()
    hands.until(f'section.bar:not([data-turn="{before}"])')
    expect(hint).to_have_count(0)
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_role("log")).to_contain_text("You take the last answer back")
    # where a click lays a tile as it is seen, two answers, the way it lies is asked again
    expect(bar).to_have_text(re.compile(rf"{re.escape(asked.split(chr(10))[0])}|Turn .* as you like"))


def test_a_hover_card_points_at_its_thing_and_hides_nothing_that_can_be_chosen(open_page: Open) -> None:
    page = open_page()
    start(page, "mytikas")
    Hands(page, 3).until("[data-action^=place]:enabled")
    spots = page.locator("main .spot.legal")
    for i in range(min(5, spots.count())):
        spots.nth(i).hover(force=True)
        card = page.get_by_role("tooltip")
        expect(card).to_be_visible()
        hidden = page.evaluate(
            """() => {
              const card = document.querySelector('[role=tooltip]').getBoundingClientRect();
              const own = document.querySelectorAll('main .spot.legal');
              return [...own].filter((spot) => {
                const box = spot.getBoundingClientRect();
                const x = Math.min(card.right, box.right) - Math.max(card.left, box.left);
                const y = Math.min(card.bottom, box.bottom) - Math.max(card.top, box.top);
                return x > 0 && y > 0 && x * y > box.width * box.height / 2;
              }).length;
            }"""
        )
        assert hidden == 0
        page.mouse.move(2, 2)
        expect(card).to_have_count(0)


def test_your_turn_is_in_the_title_and_makes_no_sound_unasked(open_page: Open) -> None:
    page = open_page()
    page.add_init_script("window.rung = 0; window.AudioContext = class { constructor() { window.rung++; throw 0; } };")
    start(page, "mytikas")
    hands = Hands(page, 3)
    hands.until("section.bar [data-action]:enabled")
    expect(page).to_have_title(re.compile("Your turn"))
    hands.play(turns=4)
    assert page.evaluate("window.rung") == 0
    page.get_by_role("button", name="Menu").click()
    assert not page.get_by_label("Sounds").is_checked()
    assert not page.get_by_label("Notice from the system").is_checked()


def test_a_bot_takes_my_seat_and_i_take_it_back_then_resign(open_page: Open) -> None:
    page = open_page()
    start(page, "mytikas", level="expert", takeover="expert")  # thinking, so that the game is not over before I am back
    bar_menu(page, "Let a bot play for me")
    back = page.locator("section.bar").get_by_role("button", name="Play myself again")
    back.click()
    expect(back).to_have_count(0)
    bar_menu(page, "Resign")
    page.get_by_role("button", name="Really resign?").click()
    expect(page.get_by_role("dialog")).to_contain_text("gave up")


def test_who_gave_up_is_marked_and_the_bar_says_who_is_waited_for(open_page: Open) -> None:
    page = open_page(script="localStorage.setItem('pessoi.pace', 'instant')")  # the bar is no player then
    start(page, "cyclades", bots=2, level="hard", takeover="hard")  # thinking: the game is not over at once
    Hands(page, 3).until("[data-action]:enabled")
    bar_menu(page, "Resign")
    page.get_by_role("button", name="Really resign?").click()
    expect(page.get_by_role("region", name="Tester")).to_contain_text("gave up")
    bar = page.locator("section.bar")
    expect(bar).to_contain_text("You gave up; a bot plays on")
    expect(bar).to_contain_text("Waiting for")


def test_rounds_are_called_what_the_game_calls_them(open_page: Open) -> None:
    page = open_page()
    for game, name in (("cyclades", "cycle"), ("mytikas", "round")):
        start(page, game)
        hands = Hands(page, 3)
        where = page.locator("header .dim").first
        while not where.inner_text():
            hands.turn(patience=PATIENCE)
        expect(where).to_have_text(re.compile(rf"^{name} \d"))


def test_a_planned_answer_is_asked_for_twice_never_given_at_once_and_can_be_forgotten(open_page: Open) -> None:
    page = open_page()
    start(page, "mytikas")
    bar = page.locator("section.bar")
    hands = Hands(page, 5)
    hands.until("section.bar [data-action=pass]:enabled")
    turn = str(bar.get_attribute("data-turn"))
    bar_menu(page, re.compile("^Always answer this question"))
    expect(page.locator(".sheet")).to_contain_text("Now you still answer yourself")
    page.get_by_role("button", name="Yes, always").click()
    chip = bar.get_by_role("button", name=re.compile("^Always:"))
    expect(chip).to_be_visible()
    expect(bar).to_have_attribute("data-turn", turn)
    expect(bar.locator("[data-action=pass]")).to_be_enabled()
    expect(bar.get_by_role("checkbox")).to_have_count(0)
    chip.click()
    page.get_by_role("button", name=re.compile("Stop answering")).click()
    expect(chip).to_have_count(0)


def test_a_person_among_bots_is_never_asked_what_has_one_answer(open_page: Open) -> None:
    page = open_page()
    start(page, "hellas")
    hands = Hands(page, 5)
    for _ in range(40):
        if hands.turn(patience=PATIENCE) == "over":
            break
        assert hands.answers != 1


def test_answering_for_me_is_a_switch_that_warns_and_stays(open_page: Open) -> None:
    page = open_page()
    start(page, "hellas")
    page.get_by_role("button", name="Menu").click()
    switch = page.get_by_label(re.compile("Answer for me when I have no choice"))
    assert not switch.is_checked()
    expect(page.locator(".sheet")).to_contain_text("may tell the others")
    switch.check()
    page.reload()
    page.get_by_role("button", name="Menu").click()
    expect(switch).to_be_checked()


def test_clocks_run_and_a_bot_takes_over_at_zero(open_page: Open) -> None:
    page = open_page()
    clock = {"kind": "bank", "seconds": 15, "increment": 0, "at_zero": "bot"}
    start(page, "mytikas", level="hard", takeover="hard", clock=clock)
    Hands(page).until("[data-action]:enabled")
    mine = page.get_by_role("region", name="Tester")
    shown = re.search(r"0:\d\d", mine.inner_text())
    assert shown
    expect(mine).not_to_contain_text(shown[0])
    expect(page.locator("section.bar")).to_contain_text("Play myself again")
    expect(page.get_by_role("log")).to_contain_text("A bot plays for you")
