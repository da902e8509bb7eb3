"""A real Chromium before a real server: one server and one browser a test process, a fresh person a test."""

import os
import shutil
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Dialog, Page, expect, sync_playwright

from tests.machine import PATIENCE, free_port

expect.set_options(timeout=1000 * PATIENCE)

ROOT: Final = Path(__file__).parents[2]
FLAGS: Final = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
SIZES: Final = {
    "wide": (1440, 900),
    "laptop": (1280, 720),
    "medium": (1024, 768),
    "tall": (390, 844),
    "phone": (360, 740),
    "small": (360, 640),
}

Open = Callable[..., Page]


@contextmanager
def serving(folder: Path, *options: str) -> Iterator[str]:
    """The address of a server with quick bots and no limits, serving the built client."""
    if not (ROOT / "web" / "dist" / "index.html").exists():
        raise RuntimeError("the client is not built: make web")
    port = free_port()
    command = [sys.executable, "-m", "pessoi.server.command", "--port", str(port), "--unlimited", "--bot-pace", "0"]
    command += ["--bot-workers", "1", "--database", f"sqlite:///{folder}/games.db", *options]
    path = os.pathsep.join([*filter(None, [os.environ.get("PYTHONPATH")]), str(ROOT)])  # for toys
    environment = {**os.environ, "NO_COLOR": "1", "PYTHONPATH": path}
    with (folder / "server.log").open("wb") as log:
        process = subprocess.Popen(command, stdout=log, stderr=log, cwd=folder, env=environment)
    address = f"http://127.0.0.1:{port}"
    deadline = time.monotonic() + PATIENCE
    try:
        while not answers(f"{address}/api/games"):
            if time.monotonic() > deadline or process.poll() is not None:
                raise RuntimeError(f"the server did not start: {(folder / 'server.log').read_text()[-2000:]}")
            time.sleep(0.2)
        yield address
    finally:
        process.terminate()
        process.wait(PATIENCE)


def answers(address: str) -> bool:
    try:
        urllib.request.urlopen(address, timeout=5).close()
    except OSError:
        return False
    return True


def chromium_path() -> str:
    found = shutil.which("chromium") or shutil.which("chromium-browser")
    if not found:
        raise RuntimeError("Chromium is missing: make system")
    return found


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("site")) as address:
        yield address


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=chromium_path(), args=FLAGS, timeout=1000 * PATIENCE)
        yield found
        found.close()


@pytest.fixture
def open_page(browser: Browser, site: str) -> Iterator[Open]:
    """Pages of new people. After the test: no page has logged an error or let one escape."""
    contexts: list[BrowserContext] = []
    faults: list[str] = []

    def dismiss(dialog: Dialog) -> None:
        faults.append(f"dialog: {dialog.message}")
        dialog.dismiss()

    def new(
        size: str = "wide",
        lang: str = "en",
        dark: bool = False,
        path: str = "/",
        refusals: bool = False,
        motion: bool = False,
        script: str = "",
        **more: Any,
    ) -> Page:
        """With `refusals` the server may refuse requests, which Chromium logs as an error. `motion` is for tests about
        it: others would wait for it. A `script` runs before those of the page."""

        def hear(message: ConsoleMessage) -> None:
            if message.type == "error" and not (refusals and "Failed to load resource" in message.text):
                faults.append(f"console: {message.text}")

        width, height = SIZES[size]
        context = browser.new_context(
            viewport={"width": width, "height": height},
            locale=lang,
            color_scheme="dark" if dark else "light",
            has_touch=width < 760,
            is_mobile=width < 760,
            base_url=site,
            reduced_motion="no-preference" if motion else "reduce",
            **more,
        )
        contexts.append(context)
        context.set_default_timeout(1000 * PATIENCE)
        if script:
            context.add_init_script(script)
        page = context.new_page()
        page.on("console", hear)
        page.on("pageerror", lambda e: faults.append(f"escaped: {e}"))
        page.on("dialog", dismiss)
        page.goto(path)
        return page

    yield new
    for context in contexts:
        context.close()
    assert faults == []
