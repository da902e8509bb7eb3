"""The browser client's files (packaged in a wheel, in web/dist in a source checkout), and those of the page that plays
alone."""

from pathlib import Path
from typing import Final

from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

PLACES: Final = (Path(__file__).parents[2] / "client", Path(__file__).parents[4] / "web" / "dist")

POLICY: Final = (
    "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'; object-src 'none'"
)
PAGE_POLICY: Final = POLICY.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'")
PAGE: Final = "/page"  # where a server that has it keeps the page
MISSING: Final = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Pessoi</title>
<p>The server runs, but the browser client is not built. In a source checkout: <code>make web</code>.</p></html>"""


def find_client() -> Path | None:
    return next((place for place in PLACES if (place / "index.html").is_file()), None)


class ClientFiles(StaticFiles):
    """Files; paths without a dot are pages of the client, which has one HTML file for all of them."""

    def __init__(self) -> None:
        self.place: Final = find_client()
        super().__init__(directory=self.place, check_dir=False)

    async def get_response(self, path: str, scope: Scope) -> Response:
        if scope["method"] not in ("GET", "HEAD"):
            raise HTTPException(405)
        if self.place is None:
            return HTMLResponse(MISSING, 503)
        last = path.rsplit("/", 1)[-1]
        if path in (".", "") or "." not in last:
            return FileResponse(self.place / "index.html", headers={"cache-control": "no-cache"})
        response = await super().get_response(path, scope)
        if path.startswith("assets/"):
            response.headers["cache-control"] = "public, max-age=31536000, immutable"
        return response


class PageFiles(StaticFiles):
    """The page that needs no server (`make site`). It compiles WebAssembly, which nothing else here may."""

    def __init__(self, folder: str) -> None:
        if not (Path(folder) / "python" / "sizes.json").is_file():
            raise FileNotFoundError(f"{folder} is no folder made by `make site`")
        super().__init__(directory=folder, html=True)

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        response.headers["content-security-policy"] = PAGE_POLICY
        response.headers["cache-control"] = "no-cache"  # its service worker keeps it
        return response
