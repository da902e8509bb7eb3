"""Entries as they have always been stored: they are read, and written alike."""

import pytest

from pessoi.table.entry import Answered, AutoSet, CameBack, Chatted, WentAway, decode, encode

STORED = [
    '{"k":"started","at":1,"version":3,"commitment":"ab"}',
    '{"k":"answered","at":2,"turn":6,"seat":0,"action":"lay one","decision":"lay","events":[["lays",0,[1],-1]]}',
    '{"k":"answered","at":2,"turn":7,"seat":-1,"action":"draw one","decision":"draw","seen":1,"by":"chance"}',
    '{"k":"undone","at":3,"by":0,"length":4}',
    '{"k":"undo-asked","at":3,"by":0,"length":4}',
    '{"k":"undo-agreed","at":3,"by":1}',
    '{"k":"undo-refused","at":3,"by":1}',
    '{"k":"forfeited","at":3,"seat":1,"why":"time"}',
    '{"k":"away","at":4,"seat":1,"level":"greedy","asked":true}',
    '{"k":"back","at":5,"seat":1,"asked":true}',
    '{"k":"auto","at":6,"seat":1,"lone":true}',
    '{"k":"plan","at":7,"seat":1,"decision":"block","action":null}',
    '{"k":"said","at":8,"name":"Owner","text":"hm","seat":0}',
    '{"k":"woke","at":9}',
    '{"k":"rules","at":10,"old":1,"new":2,"dropped":0,"position":{}}',
    '{"k":"rematch","at":11,"table":"t2"}',
]


@pytest.mark.parametrize("line", STORED)
def test_a_stored_entry_is_read_and_written_as_ever(line: str) -> None:
    assert encode(decode(line)).decode() == line


def test_stored_names_mean_what_they_meant() -> None:
    answer, away, back, auto, chat = (decode(STORED[n]) for n in (1, 8, 9, 10, 12))
    assert isinstance(answer, Answered)
    assert (answer.question, answer.time, answer.is_persons) == (6, 2, True)
    assert away == WentAway(4, 1, "greedy", asked=True)
    assert back == CameBack(5, 1, asked=True)
    assert auto == AutoSet(6, 1, auto_single=True)
    assert chat == Chatted(8, "Owner", "hm", 0)
