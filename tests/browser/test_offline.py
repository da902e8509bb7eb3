"""The site that needs no server: on a static host, with the network cut after loading. `make offline` builds it."""

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, FilePayload, Page, expect

from pessoi.games import GAMES
from pessoi.records import game_of, read, verify
from pessoi.spec.lesson import lesson_of
from tests.browser.conftest import Open, serving
from tests.browser.hands import Hands, no_raw_keys, no_sideways, settled
from tests.browser.pupil import Pupil
from tests.browser.static import BUILT, hosting
from tests.browser.test_shared import share
from tests.machine import PATIENCE

CONFORMANCE = Path(__file__).parents[2] / "src" / "pessoi" / "conformance"

pytestmark = pytest.mark.long

TITLES = {"mytikas": "Mytikas", "hellas": "Hellas", "olympos": "Olympos", "cyclades": "Cyclades"}


@pytest.fixture(scope="module")
def site() -> Iterator[str]:
    """Instead of a server."""
    with hosting() as address:
        yield address


def is_set_up(page: Page) -> None:
    """The house stands: nothing more has to be loaded. That takes seconds, where nobody else wants the machine."""
    expect(page.locator("#app > *").first).to_be_attached()
    page.locator(".loading progress").wait_for(state="detached", timeout=5000 * PATIENCE)
    expect(page.locator(".loading")).to_have_count(0)  # else it says what went wrong


def begin(page: Page, game: str) -> Hands:
    page.get_by_role("button", name=f"Play against bots: {TITLES[game]}").click()
    expect(page.locator("section.bar")).to_be_visible()
    return Hands(page, seed=7)


def is_kept(page: Page) -> None:
    """Every file of the site is in the browser: from now on it needs no host."""
    page.evaluate("""async () => {
      const { serviceWorker } = navigator;
      if (!serviceWorker.controller) await new Promise((done) => (serviceWorker.oncontrollerchange = done));
    }""")


def record_of(page: Page) -> str:
    """Of the game that is over."""
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").first.click()
    return download.value.path().read_text(encoding="utf-8")


def test_a_game_is_played_with_no_network_and_goes_on_after_a_reload(open_page: Open, site: str) -> None:
    page = open_page()
    asked: list[str] = []
    page.context.on("request", lambda request: asked.append(request.url))
    expect(page.get_by_role("button", name="Play against bots: Mytikas")).to_be_visible()
    assert page.locator(".loading progress").count() == 1  # the home page does not wait for the games
    is_set_up(page)
    is_kept(page)
    page.context.set_offline(True)
    hands = begin(page, "mytikas")
    hands.play(6)
    no_raw_keys(page)
    settled(page)
    turn = page.locator("section.bar").get_attribute("data-turn")
    page.reload()
    is_set_up(page)
    settled(page)
    # a bot may have gone on where the page was left
    assert int(page.locator("section.bar").get_attribute("data-turn") or 0) >= int(turn or 0) > 6
    assert [url for url in asked if not url.startswith(site)] == []


@pytest.mark.parametrize("game", GAMES)
def test_whole_games_with_no_network_and_their_records_verify(open_page: Open, game: str) -> None:
    page = open_page()
    is_set_up(page)
    is_kept(page)
    page.context.set_offline(True)
    hands = begin(page, game)
    hands.play()
    assert hands.over
    record = read(record_of(page))
    assert verify(record, game_of(record)).answers > 0


def test_everything_goes_to_another_browser(open_page: Open) -> None:
    page = open_page()
    is_set_up(page)
    begin(page, "mytikas").play()
    record, table = record_of(page), page.url
    page.goto("?/me")
    is_set_up(page)
    expect(page.get_by_role("region", name="My games")).to_contain_text("Mytikas")
    with page.expect_download() as download:
        page.get_by_role("button", name="Save everything as a file").click()
    other = open_page("tall", "fr", path="/?/me")
    is_set_up(other)
    other.get_by_label("Tout reprendre d’un fichier").set_input_files(download.value.path())
    expect(other.get_by_role("region", name="Mes parties")).to_contain_text("Mytikas", timeout=5000 * PATIENCE)
    no_raw_keys(other)
    no_sideways(other)
    brought = open_page(path="/?/me")
    is_set_up(brought)
    brought.get_by_label("Bring everything from a file").set_input_files(download.value.path())
    expect(brought.get_by_role("region", name="My games")).to_be_visible(timeout=5000 * PATIENCE)
    brought.goto(table)
    is_set_up(brought)
    assert record_of(brought) == record
    brought.goto(f"{table}/review")
    is_set_up(brought)
    expect(brought.get_by_role("img", name="Chance to win")).to_be_visible(timeout=5000 * PATIENCE)


def test_a_lesson_in_french_on_a_phone_with_no_network(open_page: Open) -> None:
    lesson = lesson_of("mytikas")
    assert lesson is not None
    page = open_page("tall", "fr")
    is_set_up(page)
    is_kept(page)
    page.context.set_offline(True)
    page.get_by_role("button", name=re.compile("^Apprendre en 5 minutes.*Mytikas$")).click()
    pupil = Pupil(page, touch=True)
    pupil.learn(lesson.steps[-1].id)
    assert pupil.steps == [step.id for step in lesson.steps]
    no_raw_keys(page)
    no_sideways(page)


def test_a_device_is_passed_on_and_covered_in_between(open_page: Open) -> None:
    page = open_page("tall", "fr")
    is_set_up(page)
    is_kept(page)
    page.context.set_offline(True)
    share(page)


def taken_along(page: Page) -> str:
    """The running game, as the file holds it."""
    page.get_by_role("button", name="Menu").click()
    with page.expect_download() as download:
        page.get_by_role("link", name="Take this game elsewhere").click()
    return download.value.path().read_text(encoding="utf-8")


def goes_on(page: Page, text: str, turns: int) -> None:
    """Bring a game along, and play on."""
    file = FilePayload(name="game.txt", mimeType="text/plain", buffer=text.encode())
    page.get_by_label("Choose a file").set_input_files(file)
    page.get_by_role("button", name="Go on with it").click()
    expect(page.locator("section.bar")).to_be_visible(timeout=5000 * PATIENCE)
    hands = Hands(page, seed=8)
    hands.play(turns)
    no_raw_keys(page)


def test_a_game_goes_to_a_server_and_back_and_a_server_sends_games_to_the_page(
    open_page: Open, browser: Browser, tmp_path: Path
) -> None:
    page = open_page()
    is_set_up(page)
    begin(page, "mytikas").play(5)
    settled(page)
    text = taken_along(page)
    with serving(tmp_path, "--page", str(BUILT)) as address:
        context = browser.new_context(base_url=address, reduced_motion="reduce", locale="en")
        guest = context.new_page()
        guest.goto("/replay")
        goes_on(guest, text, 4)
        settled(guest)
        again = taken_along(guest)
        assert game_of(record := read(again)).name == "mytikas"
        assert len(record.answers) > len(read(text).answers)
        # against bots one plays in the page there, too, with one's name and language, and comes back to the others
        guest.goto("/")
        guest.get_by_role("button", name="Change your name").click()
        guest.get_by_label("Your name").fill("Ino")
        guest.get_by_role("button", name="OK").click()
        guest.get_by_role("button", name="Français").click()
        guest.get_by_role("button", name=re.compile("Jouer contre des robots.*Hellas")).click()
        expect(guest.locator("section.bar")).to_be_visible(timeout=5000 * PATIENCE)
        assert guest.url.startswith(f"{address}/page/?/table/")
        expect(guest.locator("html")).to_have_attribute("lang", "fr")
        assert json.loads(guest.evaluate("localStorage.getItem('pessoi.me')"))["person"]["name"] == "Ino"
        Hands(guest, seed=9).play(2)
        mine = guest.evaluate("async () => (await fetch('/api/tables?list=mine')).json()")
        assert [table["game"] for table in mine["tables"]] == ["mytikas"]
        guest.goto(f"{address}/page/")
        guest.get_by_role("link", name="À plusieurs").click()
        guest.wait_for_url(f"{address}/")
        context.close()
    page.goto("?/replay")
    is_set_up(page)
    goes_on(page, again, 4)


# in the page itself rather than in its worker, which speaks of tables only
LOAD = """async (files) => {
  const place = new URL('python/', document.baseURI);
  const { loadPyodide } = await import(new URL('pyodide.mjs', place).href);
  const python = await loadPyodide({ indexURL: place.href });
  const libraries = '/lib/python3.14/site-packages';
  const archive = await (await fetch(new URL('pessoi.pack', place))).arrayBuffer();
  python.unpackArchive(archive, 'gztar', { extractDir: libraries });
  python.FS.mkdir(`${libraries}/pessoi/conformance`);
  for (const [name, text] of files) python.FS.writeFile(`${libraries}/pessoi/conformance/${name}`, text);
  return python;
}"""
PLAY = f"""async ([files, game, games]) => {{
  const python = await ({LOAD})(files);
  let said = '';
  python.setStdout({{ batched: (line) => (said += line) }});
  python.pyimport('pessoi.conformance.engine').main(game, games);
  return said;
}}"""
A_MODE = {"mytikas": 9, "hellas": 25, "olympos": 7, "cyclades": 9}  # games: fifty and more a title


@pytest.mark.parametrize("game", GAMES)
def test_the_page_plays_the_very_games_of_both_builds(open_page: Open, game: str) -> None:
    files = [(file.name, file.read_text(encoding="utf-8")) for file in CONFORMANCE.glob("*.py")]
    program = [sys.executable, "-m", "pessoi.conformance.engine", game, str(A_MODE[game])]
    builds = [
        subprocess.run(
            program, env={**os.environ, "PESSOI_PURE": pure}, check=True, text=True, stdout=subprocess.PIPE
        ).stdout.strip()
        for pure in ("0", "1")
    ]
    found = open_page().evaluate(PLAY, [files, game, A_MODE[game]])
    assert [found, found] == builds
