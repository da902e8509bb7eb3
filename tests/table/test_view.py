"""Views show what their seat may know, and nothing else."""

import ast
from pathlib import Path
from random import Random

import pytest

import pessoi
from pessoi.i18n import LANGUAGES, catalogue
from pessoi.kernel import WATCHER, Message
from pessoi.table import Table, View, commands, show_table, view
from tests.table.tables import FRIEND, ONLOOKER, OWNER, answer, do, finish, lobby_of, started


def seen(table: Table, seat: int | None, since: int = 0) -> View:
    person = None if seat is None else table.setup.chairs[seat].person
    return view(table, seat, since, 10_000, show_table(table, person))


def test_only_the_asked_seat_gets_the_question() -> None:
    table = started(OWNER, FRIEND)
    mine, other, watcher = seen(table, 0), seen(table, 1), seen(table, None)
    assert mine.request is not None
    assert [c.notation for c in mine.request.actions] == [table.game.vocabulary.text(a) for a in table.request.actions]
    assert other.request is None
    assert watcher.request is None
    assert other.waiting == watcher.waiting == [0]
    assert other.decision is None  # the question is secret
    assert {mine.digest, other.digest, watcher.digest}.__len__() == 3


def test_drawn_pebbles_are_told_to_their_owner_only() -> None:
    table = started(OWNER, FRIEND)
    assert [line.seat for line in seen(table, 0).lines if line.kind == "event"] == [0, 0]
    assert [line.seat for line in seen(table, 1).lines if line.kind == "event"] == [1, 1]
    assert [line.kind for line in seen(table, None).lines] == ["table"]


def test_a_view_depends_on_what_its_seat_knows_alone() -> None:
    """The same view in every world that the seat could imagine: no leak, digest included."""
    rng = Random(7)
    for round in range(5):
        table = started(OWNER, FRIEND, ONLOOKER, seed=f"leak {round}")
        while table.phase == "play":
            for seat in (0, 1, 2, None):
                viewer = WATCHER if seat is None else seat
                before = seen(table, seat, table.seq)
                assert table.position is not None
                other = table.fork()
                known = table.game.known(table.position, viewer)
                other.position = table.game.imagine(known, viewer, rng)
                other.request = table.game.pending(other.position)
                other._public = None
                assert seen(other, seat, table.seq) == before
            answer(table)


def test_lines_go_on_where_the_reader_stopped() -> None:
    table = started(OWNER, FRIEND)
    first = seen(table, 0)
    answer(table)
    do(table, commands.chat, "Friend", 1, "<b>nice</b>", 4000)
    more = seen(table, 0, first.seq)
    assert [line.kind for line in more.lines] == ["event", "chat"]
    assert more.lines[1].text == "<b>nice</b>"
    assert more.first == first.seq


def test_an_undo_says_which_lines_are_void() -> None:
    table = started(OWNER, FRIEND)
    question = table.question
    answer(table)
    do(table, commands.undo, 0, table.question, 4000)
    line = seen(table, None).lines[-1]
    assert line.message == ("line-undo", {"who": "@0", "turn": question})
    assert seen(table, 0).undo.can is None


def test_undo_state_says_what_is_possible_and_who_is_asked() -> None:
    table = started(OWNER, FRIEND)
    answer(table)
    assert seen(table, 0).undo.can == "free"
    answer(table, "let")
    assert seen(table, 0).undo.can == "ask"
    do(table, commands.undo, 0, table.question, 4000)
    wish = seen(table, 1).undo.asked
    assert wish is not None
    assert (wish.by, wish.missing, wish.mine) == (0, [1], True)
    mine = seen(table, 0).undo.asked
    assert mine is not None
    assert not mine.mine


def test_the_seed_is_shown_after_the_end_and_its_commitment_from_the_start() -> None:
    table = started(OWNER, FRIEND)
    assert seen(table, 0).commitment == table.chance.commitment()
    assert seen(table, 0).seed is None
    finish(table)
    assert seen(table, None).seed == table.chance.seed.hex()
    result = seen(table, None).result
    assert result is not None
    assert result.seats[0].parts == [("score-pebbles", result.seats[0].points)]


def test_plans_are_shown_to_their_seat_only() -> None:
    table = started(OWNER, FRIEND)
    do(table, commands.plan, 1, "block", "let", 2500)
    assert seen(table, 1).auto.plans == {"block": "let"}
    assert seen(table, 0).auto.plans == {}
    assert seen(table, 0).lines == seen(table, 0).lines


def test_the_key_of_a_private_table_is_for_those_who_sit_there() -> None:
    table = lobby_of(OWNER, "open")
    assert show_table(table, None).invite is None
    assert show_table(table, ONLOOKER).invite is None
    invite = show_table(table, OWNER).invite
    assert invite is not None
    assert table.setup.key in invite


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_of_tables_and_errors_exists(lang: str) -> None:
    words = catalogue(lang)
    keys = set(catalogue("en")._bundle._messages) | set(catalogue("fr")._bundle._messages)
    assert {k for k in keys if not words.has(k)} == set()
    args: dict[str, int | str] = {"who": "@1", "old": 1, "new": 2, "dropped": 2, "seconds": 3, "turn": 4, "number": 1}
    args |= {"players": 2, "least": 5, "most": 24, "other": "@0"}
    for key in keys:
        if key.startswith(("line-", "end-", "level-")):
            assert words.say(Message(key, args), ["Owner", "Friend"])


def test_every_refusal_has_words() -> None:
    """In the common catalogue, under its own key or its code's."""
    found: set[str] = set()
    for file in Path(pessoi.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refusal":
                given = [k.value for k in node.keywords if k.arg == "key"] or node.args[:1]
                if isinstance(given[0], ast.Constant):
                    found.add("error-" + str(given[0].value).replace("_", "-"))
    assert len(found) > 40
    for lang in LANGUAGES:
        words = catalogue(lang)
        assert {key for key in found if not words.has(key)} == set(), lang
