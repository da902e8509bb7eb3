"""What a webhook is sent, in the form of what receives it."""

import msgspec

from pessoi.server.notices.webhook import body_of
from pessoi.server.notices.words import Message, Note

NOTE = Note("turn", "t1", "mytikas", 7, "Your turn", "Take a favor", "/table/t1", "Play")


def message(text: str) -> Message:
    return Message("m1", "en", "https://pessoi.example", "Mytikas: your turn", text, "/table/t1", "t1", "Play", [NOTE])


def test_slack_gets_text_in_which_a_name_can_neither_call_everybody_nor_make_a_link() -> None:
    sent = body_of("slack", message("<!channel> & <https://elsewhere.example|Owl> have played"))
    assert sent == {
        "text": "Mytikas: your turn\n"
        "&lt;!channel&gt; &amp; &lt;https://elsewhere.example|Owl&gt; have played\n"
        "https://pessoi.example/table/t1"
    }


def test_discord_gets_text_that_mentions_nobody_and_is_no_longer_than_it_takes() -> None:
    sent = body_of("discord", message("@everyone has played"))
    assert sent["content"] == "Mytikas: your turn\n@everyone has played\nhttps://pessoi.example/table/t1"
    assert sent["allowed_mentions"] == {"parse": []}
    assert len(body_of("discord", message("x" * 5000))["content"]) == 2000


def test_a_program_gets_what_happened_in_fields() -> None:
    sent = msgspec.json.decode(msgspec.json.encode(body_of("json", message("Owl has played"))))
    assert (sent["id"], sent["title"], sent["text"]) == ("m1", "Mytikas: your turn", "Owl has played")
    assert sent["url"] == "https://pessoi.example/table/t1"
    told = {"kind": "turn", "table": "t1", "game": "mytikas", "seq": 7, "title": "Your turn", "text": "Take a favor"}
    assert sent["notes"] == [{**told, "url": "https://pessoi.example/table/t1"}]
