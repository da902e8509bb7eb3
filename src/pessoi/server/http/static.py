"""The browser client's files: packaged in a wheel, in web/dist in a source checkout."""

from pathlib import Path
from typing import Final

from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

PLACES: Final = (Path(__file__).parents[2] / "client", Path(__file__).parents[4] / "web" / "dist")

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
