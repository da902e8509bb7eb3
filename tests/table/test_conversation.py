"""The protocol of a table without a socket: whole games by messages alone."""

from typing import Any

import msgspec
import pytest

from pessoi.table import Refusal, Table, messages
from pessoi.table.conversation import Conversation
from tests.table.tables import FRIEND, ONLOOKER, OWNER, started


class Client:
    """Speaks JSON to a table, as a browser would, with nothing in between."""

    def __init__(self, table: Table, person: str | None) -> None:
        self.table = table
        self.talk = Conversation(person, person and person.title())

    def send(self, type: str, **fields: Any) -> dict[str, Any]:
        """The answer, in what JSON has."""
        message = messages.decode_message(msgspec.json.encode({"type": type, "id": 7, **fields}))
        due = self.talk.hear(self.table, message)
        if due is None:
            return self.view()
        if not isinstance(due, msgspec.Struct):
            change = due(self.table, 3000)
            self.table.become(change)
            due = self.talk.acknowledge(self.table, message, again=False)
        answer: dict[str, Any] = msgspec.to_builtins(due)
        return answer

    def view(self) -> dict[str, Any]:
        seen: dict[str, Any] = msgspec.to_builtins(self.talk.view(self.table, 3000, [True, True]))
        return seen


@pytest.fixture
def table(pebbles: None) -> Table:
    return started(OWNER, FRIEND)


def test_a_whole_game_by_messages(table: Table) -> None:
    clients = [Client(table, OWNER), Client(table, FRIEND)]
    views = [client.send("hello") for client in clients]
    lines = [list(view["lines"]) for view in views]
    while not views[0]["result"]:
        seat = views[0]["waiting"][0]
        action = views[seat]["request"]["actions"][0]["notation"]
        assert clients[seat].send("answer", turn=views[seat]["turn"], action=action)["type"] == "ack"
        views = [client.view() for client in clients]
        for known, view in zip(lines, views, strict=True):
            known += view["lines"]
    assert [client.send("resync")["lines"] for client in clients] == lines  # each line came once


def test_a_stranger_looks_on_and_nothing_else(table: Table) -> None:
    stranger = Client(table, None)
    assert stranger.send("hello")["seat"] is None
    question = table.question
    for message in (
        {"type": "answer", "turn": question, "action": "let"},
        {"type": "resign"},
        {"type": "undo", "turn": 1},
    ):
        with pytest.raises(Refusal) as refused:
            stranger.send(**message)
        assert refused.value.code == "not_seated"
    with pytest.raises(Refusal) as refused:
        stranger.send("chat", text="hello")
    assert refused.value.code == "who_are_you"
    assert Client(table, ONLOOKER).talk.seat(table) is None


def test_hello_comes_first_and_once(table: Table) -> None:
    client = Client(table, OWNER)
    assert client.send("ping", t=5) == {"type": "pong", "id": 7, "t": 5}
    with pytest.raises(Refusal, match="hello first"):
        client.send("chat", text="x")
    client.send("hello", since=10_000)
    assert client.talk.sent == table.seq
    with pytest.raises(Refusal, match="already"):
        client.send("hello")
    assert client.send("chat", text="x")["type"] == "ack"


def test_why_and_hints(table: Table) -> None:
    client = Client(table, OWNER)
    view = client.send("hello")
    if view["request"] is None:
        client = Client(table, FRIEND)
        view = client.send("hello")
    action = view["request"]["actions"][0]["notation"]
    assert client.send("why", action=action)["legal"]
    assert client.send("why", action="*")["action"] == action  # a thing alone, under a verb of the question
    with pytest.raises(Refusal) as refused:
        client.send("why", action="no such thing")
    assert refused.value.code == "no_such_action"
    with pytest.raises(Refusal) as refused:
        client.send("hint", turn=view["turn"])
    assert refused.value.code == "no_hint"
