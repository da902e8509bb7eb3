"""Every endpoint in a page: it works, or says in words that it needs a server."""

import json
from typing import Final

from pessoi.server.http.endpoints import ENDPOINTS
from tests.offline.bare import run_bare

OFFERED: Final = ("/api/games", "/api/words", "/api/lessons", "/api/tables", "/api/records", "/api/puzzles")
MINE: Final = ("/api/me", "/api/me/profile", "/api/results")
# at a table where others sit, too; or, as short links to boxes, for others to open
AMONG_PEOPLE: Final = {"agree", "token", "invite", "mute", "accept", "decline", "guests", "boxes"}


def is_offered(path: str) -> bool:
    """What the page's client offers."""
    return path in MINE or (path.startswith(OFFERED) and AMONG_PEOPLE.isdisjoint(path.split("/")))


def test_every_endpoint_works_in_a_page_or_says_that_it_needs_a_server() -> None:
    printed = run_bare("import asyncio, tests.offline.routes", "asyncio.run(tests.offline.routes.main())")
    told = {line[0]: line[1:] for line in map(json.loads, filter(is_told, printed.splitlines()))}
    assert set(told) == {f"{e.method} {e.path}" for e in ENDPOINTS}
    # who adds to the server's store adds to offline/store.py, too, or lets it be refused (`Topic`)
    assert {route: said for route, said in told.items() if said[0] == 500} == {}
    # and what the page offers is not refused; an endpoint that needs others at the table belongs to AMONG_PEOPLE
    assert {route: said for route, said in told.items() if said[0] >= 400 and is_offered(route.split()[1])} == {}
    assert told["GET /api/ratings"] == [501, "needs_server"]


def is_told(line: str) -> bool:
    return line.startswith('["')
