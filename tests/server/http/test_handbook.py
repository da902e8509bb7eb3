"""What a server hands out to who writes a bot: this very documentation, and an example that runs."""

import ast
import re
from pathlib import Path

import pytest

from pessoi.server.http.handbook import FOLDERS
from tests.server.harness import Server, fetch

ROOT = Path(__file__).parents[3]


@pytest.mark.parametrize("name", FOLDERS)
def test_each_file_is_what_lies_in_the_sources(server: Server, name: str) -> None:
    reply = fetch("GET", f"{server.url}/api/handbook/{name}")
    assert reply.status_code == 200
    assert reply.headers["content-type"] == "text/plain; charset=utf-8"
    assert reply.text == (ROOT / FOLDERS[name][1] / name).read_text(encoding="utf-8")


@pytest.mark.parametrize("name", ["learning.md", "..%2Fbot-api.md", "..%2F..%2Fpyproject.toml", "train.py"])
def test_nothing_else_is_handed_out(server: Server, name: str) -> None:
    reply = fetch("GET", f"{server.url}/api/handbook/{name}")
    assert reply.status_code == 404
    assert reply.json()["error"]["code"] == "not_found"


def test_the_example_needs_nothing_of_ours(server: Server) -> None:
    tree = ast.parse(fetch("GET", f"{server.url}/api/handbook/bot.py").text)
    named = {alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names}
    named |= {str(node.module) for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    assert "websockets" in named
    assert not {name for name in named if name.split(".")[0] in ("pessoi", "examples", "tests")}


def test_the_pages_lead_to_each_other_by_links_that_the_client_knows(server: Server) -> None:
    """What it does not know is shown without a link: reasons (`adr/…`), other parts of the documentation."""
    page = fetch("GET", f"{server.url}/api/handbook/bot-api.md").text
    known = (ROOT / "web" / "src" / "lib" / "handbook.ts").read_text(encoding="utf-8")
    targets = {to.split("#")[0] for to in re.findall(r"\]\(([^)\s]+)\)", page)} - {""}
    assert {to for to in targets if f"'{to}'" in known} == {"protocol.md", "../examples/bot.py"}
