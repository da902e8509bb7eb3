"""Messages of the socket as outside bots have always sent and received them."""

import msgspec

from pessoi.table import messages
from pessoi.table.types import AutoState, Line


def test_a_clients_messages_are_read_as_ever() -> None:
    decode = messages.decode_message
    assert decode('{"type":"answer","id":1,"turn":6,"action":"let"}') == messages.Answer(1, question=6, action="let")
    assert decode('{"type":"undo","turn":6}') == messages.Undo(question=6)
    assert decode('{"type":"consent","turn":6,"agree":true}') == messages.Consent(question=6, agree=True)
    assert decode('{"type":"hint","turn":6}') == messages.Hint(question=6)
    assert decode('{"type":"weigh","turn":6,"action":"let"}') == messages.Weigh(question=6, action="let")
    assert decode('{"type":"auto","lone":true}') == messages.Auto(auto_single=True)
    assert decode('{"type":"away","level":null}') == messages.Away()


def test_a_servers_messages_are_written_as_ever() -> None:
    assert msgspec.to_builtins(messages.Ack(1, 7, 6)) == {
        "type": "ack",
        "id": 1,
        "seq": 7,
        "turn": 6,
        "again": False,
    }
    assert msgspec.to_builtins(AutoState(True, {})) == {"lone": True, "plans": {}}
    assert msgspec.to_builtins(Line(7, "chat", 0, None, "hm", "Owner", 5, 7))["turn"] == 7
