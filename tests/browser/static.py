"""The built site (`make site`) on a static host: files and headers, nothing else."""

import html
import re
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, Final

BUILT: Final = Path(__file__).parents[2] / "build" / "site"


def policy(site: Path) -> str:
    """The page's own, which a host sends with workers too."""
    page = html.unescape((site / "index.html").read_text(encoding="utf-8"))
    found = re.search(r'Content-Security-Policy" content="([^"]+)"', page)
    assert found is not None
    return found[1]


class Host(ThreadingHTTPServer):
    def handle_error(self, request: Any, client_address: Any) -> None:
        """A browser that is closed while something is on its way to it is no error of the host's."""
        if not isinstance(sys.exc_info()[1], ConnectionError):
            super().handle_error(request, client_address)


class Files(SimpleHTTPRequestHandler):
    def __init__(self, *arguments: Any, sent: str, **more: Any) -> None:
        self.sent: Final = sent
        super().__init__(*arguments, **more)

    def end_headers(self) -> None:
        self.send_header("content-security-policy", self.sent)
        super().end_headers()

    def log_message(self, *_: Any) -> None:
        """Nobody reads it."""


@contextmanager
def hosting(site: Path = BUILT) -> Iterator[str]:
    """Its address."""
    if not (site / "python" / "pessoi.pack").exists():
        raise RuntimeError("the site is not built: make site")
    host = Host(("127.0.0.1", 0), partial(Files, sent=policy(site), directory=str(site)))
    thread = threading.Thread(target=host.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{host.server_port}/"
    finally:
        host.shutdown()
        thread.join()
        host.server_close()
