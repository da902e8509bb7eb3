"""The HTTP interface against its own description (`/api/openapi.json`): whatever fits it, and much that does not, is
answered as described, and never with a 500."""

import asyncio
import os
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.generation import GenerationMode
from schemathesis.specs.openapi.checks import content_type_conformance, response_schema_conformance

from pessoi.server.http.endpoints import ENDPOINTS, Endpoint
from tests.machine import PATIENCE
from tests.server.harness import Guest, Server, play_to_the_end

CHECKS = [not_a_server_error, response_schema_conformance, content_type_conformance]
EXAMPLES = int(os.environ.get("PESSOI_EXAMPLES", "8"))  # of each operation and database; `make chaos` tries more


class Inhabited:
    """A server with a table of every phase, two tournaments and a record that was brought along."""

    def __init__(self, server: Server, token: str, ids: dict[str, list[str]]) -> None:
        self.server = server
        self.token = token
        self.ids = ids  # by the beginning of the path that they fit
        self.schema = schemathesis.openapi.from_url(f"{server.url}/api/openapi.json", timeout=PATIENCE)


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def inhabited(request: pytest.FixtureRequest) -> Iterator[Inhabited]:
    """On SQLite the server that the other tests have, too; on PostgreSQL, which refuses other texts and numbers, one
    of its own."""
    if request.param == "sqlite":
        yield asyncio.run(inhabit(request.getfixturevalue("server")))
        return
    made = Server(request.getfixturevalue("postgres").new_database(), "--unlimited", "--editions")
    made.start()
    try:
        yield asyncio.run(inhabit(made))
    finally:
        made.stop()


async def inhabit(server: Server) -> Inhabited:
    async with Guest(server.url, "Owner") as owner, Guest(server.url, "Friend") as friend:
        made = [await owner.table("pebbles", ["me", "open"], private=False) for _ in range(3)]
        for table in made[1:]:
            await friend.post(f"/api/tables/{table['id']}/join")
            await owner.post(f"/api/tables/{table['id']}/start")
        over = made[2]["id"]
        rng = Random(1)
        seats = [await owner.sit(over), await friend.sit(over)]
        await play_to_the_end(seats, lambda r: rng.choice(r["actions"])["notation"])
        record = await owner.get(f"/api/tables/{over}/record")
        kept = await owner.http.post(f"{server.url}/api/records", content=record)
        body = {"title": "Cup", "game": "pebbles", "bots": 2, "level": "random"}
        cups = [(await owner.post("/api/tournaments", body))["info"]["id"] for _ in range(2)]
        await owner.post(f"/api/tournaments/{cups[1]}/begin")
        ids = {"/api/tables": [t["id"] for t in made], "/api/records": [kept.json()["id"]], "/api/tournaments": cups}
        return Inhabited(server, owner.token, ids)


async def stranger(server: Server) -> str:
    """Whose token may be lost."""
    async with Guest(server.url, "Stranger") as guest:
        return guest.token


def case_of(data: st.DataObject, inhabited: Inhabited, endpoint: Endpoint) -> Any:
    """A request made from the description, of the right or the wrong form, at a place that there is or not."""
    can_be_wrong = endpoint.body is not None or endpoint.query or "{" in endpoint.path
    modes = [GenerationMode.POSITIVE, GenerationMode.NEGATIVE] if can_be_wrong else [GenerationMode.POSITIVE]
    operation = inhabited.schema[endpoint.path][endpoint.method]
    case = data.draw(operation.as_strategy(generation_mode=data.draw(st.sampled_from(modes))))
    there = next((ids for start, ids in inhabited.ids.items() if endpoint.path.startswith(start)), [])
    if there and "{id}" in endpoint.path and data.draw(st.sampled_from([True, True, True, False])):
        case.path_parameters["id"] = data.draw(st.sampled_from(there))
    return case


@pytest.mark.parametrize("endpoint", ENDPOINTS, ids=lambda e: f"{e.method} {e.path}")
def test_every_request_is_answered_as_described(inhabited: Inhabited, endpoint: Endpoint) -> None:
    answers: set[int] = set()
    token = asyncio.run(stranger(inhabited.server)) if endpoint.path == "/api/sign-out" else inhabited.token

    @settings(max_examples=EXAMPLES, deadline=None, database=None, suppress_health_check=list(HealthCheck))
    @given(data=st.data())
    def check(data: st.DataObject) -> None:
        case = case_of(data, inhabited, endpoint)
        headers = {"authorization": f"Bearer {token}"} if data.draw(st.booleans()) else {}
        reply = case.call(headers=headers, timeout=PATIENCE)
        answers.add(reply.status_code)
        case.validate_response(reply, checks=CHECKS)

    check()
    assert answers
