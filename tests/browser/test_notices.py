"""Being told of games: the page that says how, and a notice that appears while no page asks for it."""

import json
import re
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from queue import Queue
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import Open, serving
from tests.browser.test_access import accessible
from tests.machine import PATIENCE
from tests.server.notices.receivers import Browser as Keys

# no push service can be reached from here: the browser's own part is kept, where it subscribes is ours
SUBSCRIBE = """
  const made = { endpoint: '%s', keys: { p256dh: '%s', auth: '%s' }, toJSON() { return this; },
                 unsubscribe: async () => { localStorage.removeItem('subscribed'); return true; } };
  PushManager.prototype.subscribe = async (options) => {
    if (options.applicationServerKey.length !== 65) throw new Error('no key');
    localStorage.setItem('subscribed', '1');
    return made;
  };
  PushManager.prototype.getSubscription = async () => (localStorage.getItem('subscribed') ? made : null);
"""


@pytest.mark.parametrize(("size", "lang"), [("wide", "fr"), ("tall", "en")])
def test_wishes_are_kept(open_page: Open, size: str, lang: str) -> None:
    page = open_page(size, lang, path="/notices", timezone_id="Europe/Paris", refusals=True)
    say = {"en": ("Keep quiet hours", "From"), "fr": ("Garder des heures calmes", "De")}[lang]
    page.get_by_role("switch", name=say[0]).click()
    page.get_by_label(say[1], exact=True).fill("21:30")
    page.get_by_label(say[1], exact=True).blur()
    expect(page.get_by_text(re.compile("21:30 – 08:00"))).to_be_visible()
    chat = page.get_by_role("checkbox").nth(9)  # the last row's first
    expect(chat).to_be_checked()
    chat.click()
    expect(chat).not_to_be_checked()
    page.get_by_role("combobox").last.select_option("60")
    for _ in range(int(10 * PATIENCE)):  # until it is kept
        if page.request.get("/api/notices").json()["wishes"]["digest"] == 60:
            break
        page.wait_for_timeout(100)
    page.reload()
    expect(page.get_by_text("Europe/Paris")).to_be_visible()
    expect(page.get_by_text(re.compile("21:30 – 08:00"))).to_be_visible()
    expect(page.get_by_role("checkbox").nth(9)).not_to_be_checked()
    expect(page.get_by_role("combobox").last).to_have_value("60")
    assert page.evaluate("document.documentElement.scrollWidth") <= page.viewport_size["width"]  # type: ignore[index]
    accessible(page)
    hook = page.locator("input[type=url]")
    hook.fill("https://192.168.0.1/")
    hook.press("Enter")
    expect(
        page.get_by_text(re.compile("https addresses of the public net|adresses https de l’internet"))
    ).to_be_visible()


class PushService(BaseHTTPRequestHandler):
    sent: "Queue[bytes]" = Queue()

    def do_POST(self) -> None:
        self.sent.put(self.rfile.read(int(self.headers["content-length"])))
        self.send_response(201)
        self.end_headers()

    def log_message(self, format: str, *args: Any) -> None:
        return


@pytest.fixture
def push_service() -> Iterator[str]:
    server = ThreadingHTTPServer(("127.0.0.1", 0), PushService)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}/push"
    server.shutdown()
    thread.join()
    server.server_close()


def test_a_notice_appears_by_the_worker_alone(browser: Browser, tmp_path: Path, push_service: str) -> None:
    keys = Keys()
    with serving(tmp_path, "--notice-network", "127.0.0.0/8") as site:
        context = browser.new_context(base_url=site, permissions=["notifications"])
        context.set_default_timeout(1000 * PATIENCE)
        context.add_init_script(SUBSCRIBE % (push_service, keys.p256dh, keys.auth))
        page = context.new_page()
        page.goto("/notices")
        workers = Workers(page)
        page.get_by_role("switch", name="This browser").click()
        expect(page.get_by_text("1 browser is registered")).to_be_visible()
        page.get_by_role("button", name="Send a test").click()
        said = keys.decrypt(PushService.sent.get(timeout=PATIENCE))
        assert json.loads(said)["title"] == "This is a test"

        page.goto("/tables")  # no page of ours controls the worker, and none listens
        workers.deliver(site, said.decode())
        shown = wait_for_notices(page, 1)
        assert shown == [["This is a test", "If you can read this, notices reach you here.", "test"]]
        workers.deliver(site, said.decode())  # the same once more, as after a cut
        other = json.loads(said) | {"id": "other", "tag": "t2", "title": "Mytikas: your turn", "url": "/table/t2"}
        workers.deliver(site, json.dumps(other))
        assert sorted(title for title, *_ in wait_for_notices(page, 2)) == ["Mytikas: your turn", "This is a test"]

        page.goto("/notices")
        page.get_by_role("switch", name="This browser").click()
        expect(page.get_by_role("switch", name="This browser")).to_have_attribute("aria-checked", "false")
        context.close()


class Workers:
    """Chromium's own way to hand a push message to a worker."""

    def __init__(self, page: Page) -> None:
        self.session = page.context.new_cdp_session(page)
        self.known: list[str] = []
        self.session.on("ServiceWorker.workerRegistrationUpdated", self._note)
        self.session.send("ServiceWorker.enable")

    def _note(self, event: Any) -> None:
        self.known += [r["registrationId"] for r in event["registrations"] if r["scopeURL"].endswith("/push/")]

    def deliver(self, origin: str, data: str) -> None:
        ask = {"origin": origin, "registrationId": self.known[-1], "data": data}
        self.session.send("ServiceWorker.deliverPushMessage", ask)


def wait_for_notices(page: Page, count: int) -> Any:
    """Titles, texts and tags of so many notices."""
    return page.evaluate(
        """async (count) => {
             const registration = await navigator.serviceWorker.getRegistration('/push/');
             for (;;) {
               const shown = await registration.getNotifications();
               if (shown.length === count) return shown.map((n) => [n.title, n.body, n.tag]);
               await new Promise((done) => setTimeout(done, 50));
             }
           }""",
        count,
    )
