"""What helps a player, on the site that needs no server and with the network cut; and that nothing leaves it."""

import json
import re
from collections import OrderedDict
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, FilePayload, Page, expect

from pessoi.games import GAMES, load_game
from pessoi.kernel import CHANCE
from pessoi.kernel.chance import Chance, seed_from
from pessoi.records import game_of, read, verify
from pessoi.server.bots.bot_process import think
from tests.browser.conftest import FLAGS, Open, chromium_path
from tests.browser.hands import Hands, no_raw_keys, no_sideways, settled
from tests.browser.static import hosting
from tests.browser.test_offline import begin, is_kept, is_set_up
from tests.browser.thinking import Worker
from tests.machine import PATIENCE
from tests.offline.jobs import job_of

pytestmark = pytest.mark.long

NOBODYS = "not an origin"  # as Chromium's log says who asks


@pytest.fixture(scope="module")
def site() -> Iterator[str]:
    """Instead of a server."""
    with hosting() as address:
        yield address


def cut_off(page: Page) -> None:
    is_set_up(page)
    is_kept(page)
    page.context.set_offline(True)


def test_hints_and_undo(open_page: Open) -> None:
    page = open_page()
    cut_off(page)
    begin(page, "mytikas").play(2)
    settled(page)
    page.get_by_role("button", name="Hint").click()
    hint = page.get_by_role("region", name="Hint")
    expect(hint).to_contain_text("%", timeout=5000 * PATIENCE)
    bar = page.locator("section.bar")
    turn = int(bar.get_attribute("data-turn") or 0)
    page.get_by_role("button", name="Undo").click()
    expect(bar).not_to_have_attribute("data-turn", str(turn))
    no_raw_keys(page)
    Hands(page, seed=3).play(2)


def test_figures_of_ones_own(open_page: Open) -> None:
    page = open_page()
    cut_off(page)
    page.goto("?/box/mytikas")
    is_set_up(page)
    page.get_by_role("button", name="lock", exact=False).first.click()
    lock = page.locator('[id="lock.lock_low.value"]')
    lock.fill("9")
    expect(page.locator("aside [role=status]")).to_contain_text("lock values must ascend")
    lock.fill("3")
    page.get_by_label("Its name").fill("Cheap locks")
    expect(page.get_by_text("A game can be made of it.")).to_be_visible()
    page.get_by_role("button", name="Play with it").click()
    expect(page.get_by_text("Played with Cheap locks: 1 figure differs")).to_be_visible()


def test_a_puzzle(open_page: Open) -> None:
    page = open_page()
    cut_off(page)
    page.goto("?/puzzles")
    is_set_up(page)
    page.get_by_role("link", name=re.compile("Puzzle of the day")).click()
    bar = page.locator("section.bar")
    expect(bar).to_have_attribute("data-turn", "0")
    page.get_by_role("button", name="Solution").click()
    expect(page.get_by_role("heading", name="The solution")).to_be_visible()
    no_raw_keys(page)


def test_a_record_goes_down_and_up_and_is_replayed_and_reviewed_in_french_on_a_phone(open_page: Open) -> None:
    page = open_page("tall", "fr")
    cut_off(page)
    page.get_by_role("button", name=re.compile("^Jouer contre des robots.*Hellas$")).click()
    expect(page.locator("section.bar")).to_be_visible()
    Hands(page, seed=6, touch=True).play(4)
    settled(page)
    page.get_by_role("button", name="Autres possibilités").click()
    page.locator(".sheet").get_by_role("button", name="Abandonner").click()
    page.get_by_role("button", name="Vraiment abandonner").click()
    with page.expect_download() as download:
        page.get_by_role("link", name="Télécharger la partie").first.click()
    table, text = page.url, download.value.path().read_text(encoding="utf-8")
    record = read(text)
    assert verify(record, game_of(record)).answers > 0
    page.goto("?/replay")
    is_set_up(page)
    file = FilePayload(name="partie.txt", mimeType="text/plain", buffer=text.encode())
    page.get_by_label("Choisir un fichier").set_input_files(file)
    expect(page.get_by_role("link", name="Revoir", exact=True)).to_have_count(1)  # it is in the list, too, and once
    page.get_by_role("link", name="Regarder", exact=True).click()  # by its answers it is not over
    slider = page.get_by_label("Moment de la partie")
    expect(slider).to_be_visible()
    page.keyboard.press("End")
    expect(slider).to_have_value(str(len(record.answers)))
    no_raw_keys(page)
    no_sideways(page)
    page.goto(f"{table}/review")
    is_set_up(page)
    reviewed = page.get_by_role("status").filter(has_text="sont examinées")
    expect(reviewed).to_be_visible(timeout=5000 * PATIENCE)
    no_raw_keys(page)
    no_sideways(page)


def test_how_long_bots_think_is_told_as_it_is_here(open_page: Open) -> None:
    page = open_page()
    is_set_up(page)
    told = page.get_by_text(re.compile("^Here, bots of the level"))
    page.get_by_role("radio", name="easy").click()
    expect(told).to_have_count(0)  # at once, or nearly
    page.get_by_role("radio", name="normal").click()
    expect(told).to_contain_text("Normal” think for an answer no longer than 0.4 sec")
    expect(told).not_to_contain_text("On this device")
    hands = begin(page, "hellas")
    while page.evaluate("localStorage.getItem('pessoi.pace')") is None:  # until the bot has had a choice
        assert not hands.over
        hands.play(1)
    page.goto("/")
    expect(told).to_contain_text("On this device they have taken")
    no_raw_keys(page)


@pytest.mark.parametrize("game", GAMES)
def test_bots_think_the_very_thoughts_of_a_server(browser: Browser, site: str, game: str) -> None:
    """Iteration by iteration: what a network's layers add up to is the same to the last bit, and so is all the rest."""
    page = browser.new_page()
    page.goto(f"{site}licences.txt")
    worker = Worker(page)
    made = load_game(game)
    s, chance = made.setup(made.modes()[-1]), Chance(seed_from("thoughts"))
    request, asked = made.pending(s), 0
    while asked < 3:
        action = chance.answer(request, asked) if request.seat == CHANCE else request.actions[-1]
        if request.seat != CHANCE and len(request.actions) > 1:
            known = made.known(s, request.seat).data()
            job = job_of(game, made.modes()[-1].players, known, request, "search:40")
            assert worker.think(job) == think(job, OrderedDict())
            asked += 1
        request = made.play(s, action)
    page.close()


BREAK_OUT = """async (place) => {
  const told = [];
  document.addEventListener('securitypolicyviolation', (event) => told.push(event.effectiveDirective));
  const script = document.createElement('script');
  script.textContent = 'window.ran = true';
  document.head.append(script);
  await fetch(place).catch(() => null);
  const picture = new Image();
  picture.src = place + 'picture.png';
  await new Promise((done) => (picture.onerror = done));
  let made = 'made';
  try { new Function('return 1')(); } catch { made = 'refused'; }
  return [told.sort(), window.ran ?? false, made];
}"""


def test_the_policy_lets_nothing_in_or_out(browser: Browser, site: str) -> None:
    context = browser.new_context()
    page = context.new_page()
    page.goto(site)
    with hosting() as elsewhere:
        told, ran, made = page.evaluate(BREAK_OUT, elsewhere)
    assert ran is False
    assert made == "refused"
    assert {"connect-src", "img-src", "script-src-elem", "script-src"} >= set(told) >= {"connect-src", "img-src"}
    context.close()


def test_no_request_leaves_the_origin_by_the_browsers_own_log(browser: Browser, site: str, tmp_path: Path) -> None:
    """That of a browser of its own, which writes down all that goes over the network, workers' requests too."""
    log = tmp_path / "net.json"
    own = browser.browser_type.launch(executable_path=chromium_path(), args=[*FLAGS, f"--log-net-log={log}"])
    page = own.new_page(locale="en", reduced_motion="reduce")
    page.set_default_timeout(1000 * PATIENCE)
    page.goto(site)
    is_set_up(page)
    is_kept(page)
    begin(page, "mytikas").play(3)
    own.close()
    asked = [urlsplit(url) for url in requests(log)]
    assert any(url.path.endswith("pyodide.asm.wasm") for url in asked)  # by a worker
    assert {url.netloc for url in asked} == {urlsplit(site).netloc}


def requests(log: Path) -> Iterator[str]:
    """Every address that a page or a worker asked for over the network; what the browser wants for itself has no page
    behind it."""
    for event in json.loads(log.read_text(encoding="utf-8"))["events"]:
        params = event.get("params", {})
        if "url" in params and params.get("initiator", NOBODYS) != NOBODYS:
            yield params["url"]
