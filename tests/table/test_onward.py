"""Tables that start from a position of another game: against bots, and as an analysis by one person."""

import json
from random import Random

import pytest

from pessoi.games import GAMES, load_game
from pessoi.kernel.chance import seed_from
from pessoi.records import BadRecord, Record, game_of, read, verify, write
from pessoi.review import course_of
from pessoi.review.luck import parts
from pessoi.table import Chair, Refusal, Setup, Table, commands, lobby
from pessoi.table.conversation import Conversation
from pessoi.table.hints import hints_at
from pessoi.table.messages import Hello
from pessoi.table.onward import analysis_setup, onward_setup, position_after, seen_from
from pessoi.table.past import record_of
from pessoi.table.story import story
from tests.table.tables import answer, do
from tests.toys.played import played

ME = Chair("person", "me", "Me")


def half(name: str, answers: int = 60) -> Record:
    game = load_game(name)
    return played(game, game.modes()[0], f"onward {name}", answers)[0]


def opened(record: Record, setup: Setup, number: int, seat: int | None) -> Table:
    game = load_game(record.game)
    s = position_after(record, game, number)
    if seat is not None:
        s = seen_from(game, s, seat, Random(4))
    table = Table("t1", setup, seed_from("onward"))
    table.become(lobby.arrange(setup, 1))
    table.become(commands.begin(table, 2, s))
    return table


def finish(table: Table) -> None:
    rng = Random(1)
    while table.phase == "play":
        text = table.game.vocabulary.text(rng.choice(table.request.actions))
        answer(table, text, by="person" if table.level(table.request.seat) is None else "bot")


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_played_on_and_its_record_verifies(name: str) -> None:
    record = half(name)
    game = load_game(name)
    seat = 1
    table = opened(record, onward_setup(record, ME, seat, "random", "k" * 24), 40, seat)
    was = position_after(record, game, 40)
    assert table.started is not None
    assert table.started.position is not None
    begun = game.load(table.started.position)
    assert game.known(begun, seat).data() == game.known(was, seat).data()  # as it was, for who plays on
    assert [chair.kind for chair in table.setup.chairs].index("person") == seat
    finish(table)
    assert story(table, seat, 0)[1]
    again = Table("t1", table.setup, table.chance.seed)
    again.load(table.entries)
    assert again.position is not None
    assert table.position is not None
    assert again.position.digest() == table.position.digest()
    text = write(record_of(table), reveal=True)
    kept = read(text)
    assert write(kept, reveal=True) == text
    checked = verify(kept, game_of(kept))
    assert checked.seed
    assert checked.over
    assert checked.answers == len(table.moves)


def test_an_undo_stops_at_the_start() -> None:
    record = half("mytikas")
    table = opened(record, onward_setup(record, ME, 0, "random", "k" * 24), 30, 0)
    while table.request.seat != 0:
        answer(table, by="bot")
    start, moves = table.position_after(0).digest(), len(table.moves)
    answer(table)
    do(table, commands.undo, 0, table.question, 9)
    assert len(table.moves) == moves
    with pytest.raises(Refusal, match="no answer of yours"):
        commands.undo(table, 0, table.question, 9)
    assert table.position_after(0).digest() == start


def test_the_end_and_what_is_no_step_are_refused() -> None:
    game = load_game("mytikas")
    record, _ = played(game, game.modes()[0], "whole")
    for number in (len(record.answers), len(record.answers) + 1):
        with pytest.raises(Refusal):
            position_after(record, game, number)
    with pytest.raises(Refusal):
        onward_setup(record, ME, record.options.players, "random", "k")


def test_one_person_answers_for_every_seat_and_takes_everything_back() -> None:
    record = half("mytikas")
    table = opened(record, analysis_setup(record, ME, "normal", "k" * 24), 30, None)
    assert table.position is not None
    assert table.position.digest() == position_after(record, table.game, 30).digest()
    assert hints_at(table) == "free"
    talk = Conversation("me", "Me")
    talk.hear(table, Hello(id=1))
    asked: list[int] = []
    for _ in range(12):
        seen = talk.view(table, 5, [])
        assert seen.seat == table.request.seat == table.seat_of("me")
        assert seen.request is not None
        assert seen.first == 0 or seen.seat == asked[-1]  # another seat reads another log, from the beginning
        assert seen.seat is not None
        asked.append(seen.seat)
        answer(table)
    assert len(set(asked)) > 1
    given = [move for move in table.moves if move.by == "person"]
    for _ in given:
        assert talk.view(table, 5, []).undo.can == "free"
        do(table, commands.undo, table.seat_of("me"), table.question, 9)
    assert not [move for move in table.moves if move.by == "person"]
    assert table.seat_of("stranger") is None


def test_a_review_begins_with_the_chances_there() -> None:
    record = half("mytikas")
    table = opened(record, onward_setup(record, ME, 0, "random", "k" * 24), 40, 0)
    finish(table)
    course = course_of(record_of(table))
    assert course.begin.digest() == table.position_after(0).digest()
    curve = [[0.7, 0.3]] * (len(course.moments) + 1)
    assert [part.start for part in parts(course, curve, [])] == [0.7, 0.3]


def test_a_position_that_cannot_be_is_refused() -> None:
    record = half("mytikas")
    table = opened(record, onward_setup(record, ME, 0, "random", "k" * 24), 40, 0)
    finish(table)
    good = record_of(table)
    assert good.start is not None
    for wrong in ({"nonsense": 1}, {**good.start, "stack": []}, {**good.start, "taken": 99}, {**good.start, "more": 0}):
        made = Record(good.game, good.version, good.options, good.players, good.commitment, None, wrong)
        with pytest.raises(BadRecord, match="start"):
            verify(made, game_of(made))
    header = write(good, reveal=True).split("\n\n")[0].splitlines()
    line = next(line for line in header if line.startswith("start: "))
    assert json.loads(line.removeprefix("start: ")) == good.start
