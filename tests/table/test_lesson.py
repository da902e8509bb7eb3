"""Lessons: what every script must be, and a table that follows one."""

import re
from random import Random

import msgspec
import pytest

from pessoi.games import GAMES, load_game
from pessoi.i18n import LANGUAGES
from pessoi.kernel.chance import seed_from
from pessoi.records import game_of, read, verify, write
from pessoi.spec.lesson import Lesson, lesson_of
from pessoi.table import Chair, Refusal, Table, commands, lobby, view
from pessoi.table.past import record_of
from pessoi.table.teaching import go_on, lesson_progress, lesson_setup, scripted_answer
from pessoi.table.types import LessonState
from pessoi.table.view import show_table
from tests.table.tables import OWNER, answer, do, finish, started

TAUGHT = [game for game in GAMES if lesson_of(game) is not None]
WORDS = 45
WAYS = 12


def script(game: str) -> Lesson:
    lesson = lesson_of(game)
    assert lesson is not None
    return lesson


def begun(game: str) -> Table:
    setup = lesson_setup(game, Chair("person", OWNER, "Owner"), OWNER, "k" * 24)
    table = Table("t1", setup, seed_from("lesson"))
    table.become(lobby.arrange(setup, 1000))
    table.become(lobby.start(table, OWNER, None, 2000))
    return table


def state(table: Table) -> LessonState:
    assert table.lesson is not None
    seen = view(table, table.lesson.lesson.learner, 0, 3000, show_table(table, OWNER)).lesson
    assert seen is not None
    return seen


def learn(table: Table, rng: Random | None = None, until: str = "") -> list[str]:
    """Do as the coach says, up to the first thing to do in a step; the phases that were met."""
    met = []
    while table.is_taught:
        now = state(table)
        met.append(f"{now.id} {now.phase}")
        if now.id == until and now.phase == "do":
            break
        if now.phase == "do":
            answer(table, now.answers[0] if rng is None else rng.choice(now.answers))
        elif now.phase == "wait":
            answer(table, scripted_answer(table) or "", by="bot")
        else:
            assert now.phase in ("read", "done")
            do(table, go_on, now.step + 1, False, 3000)
    return met


# -- the data


@pytest.mark.parametrize("game", TAUGHT)
def test_the_script_is_legal_to_its_end_whatever_will_do(game: str) -> None:
    lesson = script(game)
    assert lesson.rules == load_game(game).version
    for way in range(WAYS):
        table = begun(game)
        met = learn(table, Random(way) if way else None)
        steps = list(dict.fromkeys(line.split()[0] for line in met))
        assert steps == [step.id for step in lesson.steps]
        assert table.lesson is not None
        assert table.lesson.at == len(lesson.cues)
        assert not table.lesson.is_astray
        assert table.phase == "play"
    assert 10 <= len(lesson.steps) <= 16


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", TAUGHT)
def test_the_coach_says_one_short_thing_at_a_time(game: str, lang: str) -> None:
    lesson = script(game)
    words = lesson.words[lang]
    assert list(words) == [step.id for step in lesson.steps]
    for step in lesson.steps:
        said = words[step.id]
        assert said.keys() == lesson.words["en"][step.id].keys(), step.id
        assert {"title", "say"} <= said.keys() <= {"title", "say", "after", "nudge"}
        assert step.is_played or "after" not in said
        assert step.is_played or step.point, f"{step.id} points at nothing"
        for text in said.values():
            assert len([word for word in text.split() if re.search(r"\w", word)]) <= WORDS, f"{step.id}: {text}"
            seats = re.findall(r"\{(.*?)\}", text)
            assert all(re.fullmatch(r"seat[1-9]", seat) and int(seat[4:]) <= lesson.players for seat in seats)


def test_a_game_without_a_lesson_has_none(pebbles: str) -> None:
    assert lesson_of(pebbles) is None
    with pytest.raises(Refusal, match="there is no lesson of pebbles"):
        lesson_setup(pebbles, Chair("person", OWNER, "Owner"), OWNER, "k")
    table = started(OWNER, "easy")
    assert view(table, 0, 0, 3000, show_table(table, OWNER)).lesson is None
    with pytest.raises(Refusal, match="no lesson is under way"):
        go_on(table, 1, False, 3000)


# -- the table


def test_the_opening_is_played_and_chance_and_bots_follow_the_script() -> None:
    table = begun("cyclades")
    assert [(move.seat, move.action) for move in table.moves[:1]] == [(-1, "draw_god athena")]
    assert len(table.moves) == sum(cue.step < 0 for cue in script("cyclades").cues)
    assert state(table).phase == "read"
    learn(table, until="offering")
    answer(table, "offer_god ares")
    answer(table, "offer_value 2")
    assert state(table).phase == "wait"
    assert scripted_answer(table) == "offer_god zeus"


def test_another_answer_is_taken_and_can_be_taken_back() -> None:
    table = begun("mytikas")
    learn(table, until="place")
    answer(table, "place hades_day")
    assert state(table).phase == "astray"
    assert scripted_answer(table) is None  # everybody waits
    answer(table)  # and the learner may go on like that
    assert state(table).phase == "astray"
    for _ in range(2):
        do(table, commands.undo, 0, table.question, 3000)
    assert state(table).phase == "do"
    assert state(table).answers == ["place zeus_day"]


def test_who_acts_before_reading_on_has_read_enough() -> None:
    table = begun("cyclades")
    answer(table, "offer_god ares")
    assert (state(table).id, state(table).phase) == ("offering", "do")


def test_answers_in_any_order() -> None:
    table = begun("mytikas")
    learn(table, until="climb")
    answer(table, "place hades_day")
    assert state(table).answers == ["raise stone 1", "raise marble 1"]
    answer(table, "raise stone 1")
    answer(table, "raise stone 1")
    assert state(table).answers == ["raise marble 1"]
    answer(table, "raise marble 1")
    assert state(table).phase == "done"


@pytest.mark.parametrize("game", TAUGHT)
def test_a_lesson_is_its_log_like_any_table(game: str) -> None:
    """Left in the middle and read again, with somebody astray too, it goes on where it was."""
    table = begun(game)
    middle = script(game).steps[len(script(game).steps) // 2].id
    learn(table, until=middle)
    wrong = [table.game.vocabulary.text(a) for a in table.request.actions]
    for text in (None, next((t for t in wrong if t not in state(table).answers), None)):
        if text is not None:
            answer(table, text)
        again = Table("t1", table.setup, table.chance.seed)
        again.load(table.entries)
        assert state(again) == state(table)
        assert lesson_progress(again) == lesson_progress(table)


def test_a_log_of_another_script_goes_on_without_a_coach() -> None:
    table = begun("hellas")
    learn(table, until="reinforce")
    other = msgspec.structs.replace(table.setup, lesson=99)
    again = Table("t1", other, table.chance.seed)
    again.load([*lobby.arrange(other, 1000).entries, *table.entries[1:]])
    assert not again.is_taught
    assert again.question == table.question


def test_after_the_lesson_bots_play_on_and_the_record_verifies() -> None:
    table = begun("hellas")
    learn(table)
    assert lesson_progress(table) is None
    assert table.phase == "play"
    rng = Random(3)
    for _ in range(5000):
        if table.phase != "play":
            break
        answer(table, rng.choice([table.game.vocabulary.text(a) for a in table.request.actions]), by="bot")
    else:
        do(table, commands.resign, 0, 3000)
    finish(table)
    assert view(table, 0, 0, 3000, show_table(table, OWNER)).seed is None  # chance followed a script
    text = write(record_of(table), reveal=True)
    record = read(text)
    assert not verify(record, game_of(record)).seed


def test_a_rematch_is_no_lesson() -> None:
    table = begun("hellas")
    do(table, commands.resign, 0, 3000)
    assert table.phase == "over"
    assert lobby.rematch_setup(table, 0, "k").lesson == 0
