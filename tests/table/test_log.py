"""A table's log in memory: older entries are packed, and nobody notices."""

from copy import copy

import pytest

from pessoi.table.entry import Answered, AnyEntry, Chatted
from pessoi.table.log import BUNDLE, Answers, Log
from tests.table.tables import FRIEND, OWNER, answer, started


def entry(number: int) -> AnyEntry:
    if number % 3 == 0:
        return Chatted(number, "Owner", f"message {number}")
    return Answered(number, number, number % 2, "lay 1", "lay", events=[("lays", 0, [number], -1)])


@pytest.mark.parametrize("size", [0, 1, BUNDLE, 2 * BUNDLE - 1, 2 * BUNDLE, 5 * BUNDLE + 7])
def test_a_log_is_like_a_list(size: int) -> None:
    entries = [entry(n) for n in range(size)]
    log = Log(entries)
    assert list(log) == entries
    assert len(log) == size
    assert [log[i] for i in range(size)] == entries
    assert [log[-i] for i in range(1, size + 1)] == entries[::-1]
    for start in range(0, size + 2, 11):
        for end in range(0, size + 2, 13):
            assert log[start:end] == entries[start:end]
    with pytest.raises(IndexError):
        log[size]


def test_a_copy_grows_on_its_own() -> None:
    log = Log(entry(n) for n in range(2 * BUNDLE - 1))
    other = copy(log)
    other.append(entry(0))
    other.append(entry(1))
    assert len(log) == 2 * BUNDLE - 1
    assert list(other)[:-2] == list(log)


def test_what_lies_back_takes_little_room() -> None:
    log = Log(entry(n) for n in range(40 * BUNDLE))
    assert sum(map(len, log._packed)) < 40 * BUNDLE * 20  # bytes an entry


def test_answers_are_found_by_their_numbers() -> None:
    log = Log(entry(n) for n in range(4 * BUNDLE))
    numbers = started(OWNER, FRIEND).move_seqs[:0]
    numbers.extend(n + 1 for n in range(4 * BUNDLE) if n % 3)
    answers = Answers(log, numbers)
    assert [a.at for a in answers] == [n for n in range(4 * BUNDLE) if n % 3]
    assert answers[-1] == log[numbers[-1] - 1]
    assert answers[5:9] == [log[n - 1] for n in numbers[5:9]]
    assert answers[5:5] == []


def test_the_reply_to_a_question_is_found_however_long_ago() -> None:
    table = started(OWNER, FRIEND)
    questions = [table.question]
    for _ in range(6):
        answer(table)
        questions.append(table.question)
    for question, given in zip(questions, [a for a in table.moves if a.by == "person"], strict=False):
        assert table.reply_to(question) == given
    assert table.reply_to(table.question) is None
    assert table.reply_to(-7) is None
