"""The HTTP interface described for machines, made from the list of endpoints and the wire types."""

import re
from functools import cache
from typing import Any, Final

import msgspec

from pessoi import __version__
from pessoi.games import GAMES
from pessoi.i18n import LANGUAGES
from pessoi.server import wire
from pessoi.server.http.endpoints import ENDPOINTS, Endpoint
from pessoi.server.http.handbook import FOLDERS
from pessoi.server.http.tables import LISTS
from pessoi.table import messages

REF: Final = "#/components/schemas/{name}"
CHOICES: Final = {"game": GAMES, "lang": LANGUAGES, "list": LISTS, "file": FOLDERS}
NUMBERS: Final = {"seat"}  # in paths
LEAST: Final = {"from": 0, "limit": 0, "seat": 0, "line": 1}


@cache
def description() -> dict[str, Any]:
    types = [t for e in ENDPOINTS for t in (e.body, e.answer) if t is not None and not isinstance(t, str)]
    socket = [*messages.ClientMessage.__args__, *messages.ServerMessage.__args__]
    everything = list(dict.fromkeys([*types, *socket, wire.ErrorReply]))
    _, schemas = msgspec.json.schema_components(everything, ref_template=REF)
    paths: dict[str, dict[str, Any]] = {}
    for e in ENDPOINTS:
        paths.setdefault(e.path, {})[e.method.lower()] = operation(e)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Pessoi",
            "version": __version__,
            "description": "Tables and games. The socket of a table, /api/tables/{id}/socket, exchanges the messages "
            "whose schemas have a `type`; docs/protocol.md explains it.",
        },
        "paths": paths,
        "components": {
            "schemas": schemas,
            "securitySchemes": {
                "guest": {"type": "apiKey", "in": "cookie", "name": "pessoi"},
                "token": {"type": "http", "scheme": "bearer"},
            },
        },
        "security": [{}, {"guest": []}, {"token": []}],
    }


def operation(e: Endpoint) -> dict[str, Any]:
    found: dict[str, Any] = {
        "operationId": e.handler.__name__,
        "summary": e.summary,
        "parameters": [parameter(name, "path", kind_of(name)) for name in re.findall(r"{(\w+)}", e.path)],
        "responses": {
            str(e.status): {"description": "Done"} | ({} if e.answer is None else {"content": content(e.answer)}),
            "default": {"description": "Refused, with the reason", "content": content(wire.ErrorReply)},
        },
    }
    found["parameters"] += [parameter(name, "query", kind) for name, kind in e.query.items()]
    if e.body is not None:
        found["requestBody"] = {"required": True, "content": content(e.body)}
    return found


def kind_of(name: str) -> str:
    return "integer" if name in NUMBERS else "string"


def parameter(name: str, where: str, kind: str) -> dict[str, Any]:
    schema: dict[str, Any] = {"type": kind}
    if name in CHOICES:
        schema["enum"] = list(CHOICES[name])
    elif name in LEAST:
        schema["minimum"] = LEAST[name]
    return {"name": name, "in": where, "required": where == "path", "schema": schema}


def content(kind: Any) -> dict[str, Any]:
    if isinstance(kind, str):
        return {kind: {"schema": {"type": "string"}}}
    return {"application/json": {"schema": {"$ref": REF.format(name=kind.__name__)}}}
