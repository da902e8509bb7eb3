"""Messages of the socket as outside bots have always sent and received them."""

import json

from pessoi.server.socket import messages as frames
from pessoi.server.wire import encode
from pessoi.table.types import AutoState, Line


def test_a_clients_messages_are_read_as_ever() -> None:
    decode = frames.decode_message
    assert decode('{"type":"answer","id":1,"turn":6,"action":"let"}') == frames.Answer(1, question=6, action="let")
    assert decode('{"type":"undo","turn":6}') == frames.Undo(question=6)
    assert decode('{"type":"consent","turn":6,"agree":true}') == frames.Consent(question=6, agree=True)
    assert decode('{"type":"hint","turn":6}') == frames.Hint(question=6)
    assert decode('{"type":"auto","lone":true}') == frames.Auto(auto_single=True)
    assert decode('{"type":"away","level":null}') == frames.Away()


def test_a_servers_messages_are_written_as_ever() -> None:
    assert json.loads(encode(frames.Ack(1, 7, 6))) == {"type": "ack", "id": 1, "seq": 7, "turn": 6, "again": False}
    assert json.loads(encode(AutoState(True, {}))) == {"lone": True, "plans": {}}
    assert json.loads(encode(Line(7, "chat", 0, None, "hm", "Owner", 5, 7)))["turn"] == 7
