"""Seats, answers, undo, giving up, on the toy game."""

from collections.abc import Callable
from typing import Any

import pytest

from pessoi.i18n.errors import word
from pessoi.kernel import Known
from pessoi.records import verify
from pessoi.table import Change, ClockRule, Refusal, Table, commands, lobby
from pessoi.table.clock import NOBODY
from pessoi.table.commands import Repeated
from pessoi.table.entry import Answered, Started, Undone, decode, encode
from pessoi.table.past import record_of
from pessoi.table.undo import is_free
from tests.table.tables import FRIEND, ONLOOKER, OWNER, answer, bank, do, finish, lobby_of, setup, started
from tests.toys.pebbles import Pebbles, Position


def code(refusal: pytest.ExceptionInfo[Refusal]) -> str:
    return refusal.value.code


# -- before the start


def test_people_sit_down_change_seats_and_stand_up() -> None:
    table = lobby_of(OWNER, "open", "open")
    do(table, lobby.join, FRIEND, "Friend", None, 1)
    assert table.seat_of(FRIEND) == 1
    do(table, lobby.join, FRIEND, "Friend", 2, 2)
    assert [c.kind for c in table.setup.chairs] == ["person", "open", "person"]
    with pytest.raises(Refusal) as refusal:
        lobby.join(table, ONLOOKER, "Onlooker", 2, 3)
    assert code(refusal) == "conflict"
    do(table, lobby.leave, FRIEND, 4)
    assert table.seat_of(FRIEND) is None


def test_an_owner_who_leaves_hands_the_table_on() -> None:
    table = lobby_of(OWNER, FRIEND)
    do(table, lobby.leave, OWNER, 1)
    assert table.setup.owner == FRIEND


def test_the_table_goes_to_who_has_sat_longest() -> None:
    table = lobby_of("open", "open", "open")
    do(table, lobby.join, ONLOOKER, "Onlooker", 2, 1)
    do(table, lobby.join, FRIEND, "Friend", 0, 2)
    do(table, lobby.join, ONLOOKER, "Onlooker", 1, 3)  # changing seats is no leaving
    left = table.fork()
    do(left, lobby.leave, OWNER, 4)
    assert left.setup.owner == ONLOOKER
    do(table, lobby.hand_on, OWNER, {FRIEND}, 4)
    assert table.setup.owner == FRIEND  # of those who are there
    with pytest.raises(commands.Repeated):
        lobby.hand_on(table, OWNER, {ONLOOKER}, 5)
    with pytest.raises(commands.Repeated):
        lobby.hand_on(table, FRIEND, set(), 5)


def test_a_seat_has_so_many_plans() -> None:
    table = started(OWNER, FRIEND)
    for number in range(commands.PLANS):
        do(table, commands.plan, 0, f"d{number}", "let", 3000)
    with pytest.raises(Refusal) as refusal:
        commands.plan(table, 0, "one more", "let", 3000)
    assert refusal.value.message.key == "error-plans"
    do(table, commands.plan, 0, "d1", None, 3000)
    do(table, commands.plan, 0, "one more", "let", 3000)
    do(table, commands.plan, 1, "another seat", "let", 3000)


def test_only_the_owner_arranges_kicks_and_starts() -> None:
    table = lobby_of(OWNER, FRIEND)
    with pytest.raises(Refusal, match="only the owner"):
        lobby.set_seat(table, FRIEND, 0, "open", None, 1)
    with pytest.raises(Refusal, match="only the owner"):
        lobby.start(table, FRIEND, None, 1)
    with pytest.raises(Refusal, match="only the owner"):
        lobby.change_settings(table, FRIEND, {"private": False}, 1)
    do(table, lobby.set_seat, OWNER, 1, "bot", "greedy", 1)
    assert table.seat_of(FRIEND) is None
    assert table.setup.chairs[1].level == "greedy"


@pytest.mark.parametrize(
    ("changes", "english", "french"),
    [
        (
            {"options": {"speed": "high"}},
            "mytikas has no option 'speed'; it has: draft, opening",
            "mytikas n’a pas d’option 'speed'\u00a0; il a\u00a0: draft, opening",
        ),
        (
            {"edition": {"setup": {"home_city_level": 5}}},
            "the home city stands on a level from 1 to 4, not 5",
            "la cité de départ est à un niveau de 1 à 4, pas 5",
        ),
    ],
)
def test_a_setting_that_cannot_be_is_refused_in_the_words_of_its_fault(
    changes: dict[str, Any], english: str, french: str
) -> None:
    with pytest.raises(Refusal) as refusal:
        lobby.arrange(setup(OWNER, FRIEND, game="mytikas", **changes), 1)
    assert code(refusal) == "bad_option"
    assert refusal.value.text == str(refusal.value) == word(refusal.value, "en") == english
    assert word(refusal.value, "fr") == french


def test_nobody_is_kicked_after_the_start() -> None:
    table = started(OWNER, FRIEND)
    with pytest.raises(Refusal) as refusal:
        lobby.set_seat(table, OWNER, 1, "open", None, 1)
    assert code(refusal) == "conflict"


def test_open_seats_are_filled_with_bots_or_prevent_the_start() -> None:
    table = lobby_of(OWNER, "open")
    with pytest.raises(Refusal):
        lobby.start(table, OWNER, None, 1)
    do(table, lobby.start, OWNER, "greedy", 1)
    assert table.phase == "play"
    assert table.level(1) == "greedy"


@pytest.mark.parametrize(
    "broken",
    [
        {"options": {"bag": "huge"}},
        {"options": {"colour": "red"}},
        {"clock": ClockRule("move", 1)},
        {"clock": ClockRule("bank", 60, 9999)},
        {"takeover": "genius"},
        {"game": "chess"},
    ],
)
def test_what_the_game_does_not_have_is_refused(broken: dict[str, Any]) -> None:
    with pytest.raises(Refusal) as refusal:
        lobby.arrange(setup(OWNER, FRIEND, **broken), 1)
    assert code(refusal) == "bad_option"


def test_a_rematch_moves_everybody_one_seat_on() -> None:
    table = started(OWNER, FRIEND)
    finish(table)
    again, change = lobby.rematch(table, 0, "t2", "key", 9)
    assert [c.person for c in again.chairs] == [FRIEND, OWNER]
    table.become(change)
    with pytest.raises(Repeated):
        lobby.rematch(table, 1, "t3", "key", 10)
    assert table.next == "t2"


# -- answers


def test_chance_answers_come_with_what_led_to_them() -> None:
    table = started(OWNER, FRIEND)
    assert [type(e) for e in table.entries[1:]] == [Started, Answered, Answered, Answered, Answered]
    assert {e.seat for e in table.moves} == {-1}
    assert table.waiting() == [0]


def test_an_answer_to_an_old_question_is_refused_and_a_repeated_one_is_known() -> None:
    table = started(OWNER, FRIEND)
    question, text = table.question, table.game.vocabulary.text(table.request.actions[0])
    answer(table, text)
    with pytest.raises(Repeated):
        commands.answer(table, 0, question, text, 4000)
    with pytest.raises(Refusal) as refusal:
        commands.answer(table, 0, question, "let", 4000)
    assert code(refusal) == "stale"
    with pytest.raises(Refusal) as refusal:
        commands.answer(table, 1, question, text, 4000)
    assert code(refusal) == "stale"


def test_refusals_change_nothing_and_say_why() -> None:
    table = started(OWNER, FRIEND, seed="hands")
    legal = [table.game.vocabulary.text(a) for a in table.request.actions]
    illegal = next(t for t in ("lay one", "lay two", "lay three") if t not in legal)
    before = (table.seq, table.position.digest() if table.position else "")
    for seat, text, expected in (
        (1, legal[0], "not_your_turn"),
        (0, "jump", "no_such_action"),
        (0, illegal, "illegal"),
    ):
        with pytest.raises(Refusal) as refusal:
            commands.answer(table, seat, table.question, text, 3000)
        assert code(refusal) == expected
    assert refusal.value.rule == "PEB-2"
    assert refusal.value.expected == legal
    assert before == (table.seq, table.position.digest() if table.position else "")


def test_chat_does_not_outdate_a_question() -> None:
    table = started(OWNER, FRIEND)
    question = table.question
    do(table, commands.chat, "Onlooker", None, "  good\u202e \n luck ", 2500)
    assert table.question == question
    assert table.entries[-1].text == "good luck"  # type: ignore[union-attr] # it is Chatted
    with pytest.raises(Refusal):
        commands.chat(table, "Onlooker", None, " \n ", 2500)
    with pytest.raises(Refusal):
        commands.chat(table, "Onlooker", None, "x" * 501, 2500)


def test_the_log_makes_the_same_table_again() -> None:
    table = started(OWNER, FRIEND, ONLOOKER)
    answer(table)
    do(table, commands.chat, "Owner", 0, "hm", 3500)
    finish(table, 5000)
    copy = Table("t1", table.setup, table.chance.seed)
    copy.load([decode(encode(e)) for e in table.entries])
    assert copy.position is not None
    assert table.position is not None
    assert copy.position.digest() == table.position.digest()
    assert (copy.question, copy.seq, copy.phase) == (table.question, table.seq, "over")
    assert copy.clock.used == table.clock.used


def test_a_change_leads_where_its_entries_lead_and_a_command_alone_nowhere() -> None:
    table = started(OWNER, FRIEND)
    choice = table.game.vocabulary.text(table.request.actions[0])
    done: list[Callable[[Table], Change]] = [
        lambda t: commands.answer(t, 0, t.question, choice, 3000),
        lambda t: commands.undo(t, 0, t.question, 3100),
        lambda t: commands.chat(t, "Owner", 0, "hm", 3200),
    ]
    for command in done:
        assert table.position is not None
        before = (table.seq, table.position.digest())
        change = command(table)
        assert (table.seq, table.position.digest()) == before
        reader = table.fork()
        reader.extend(change.entries)
        table.become(change)
        assert reader.position is not None
        assert reader.position.digest() == table.position.digest()
        assert reader.request.actions == table.request.actions
        assert (change.position is None) == (table.question != table.seq)


def test_a_fork_is_independent() -> None:
    table = started(OWNER, FRIEND)
    fork = table.fork()
    finish(fork)
    assert table.phase == "play"
    assert table.seq == 6
    finish(table)
    assert table.position is not None
    assert fork.position is not None
    assert table.position.digest() == fork.position.digest()


def test_the_record_of_a_finished_game_verifies() -> None:
    table = started(OWNER, "greedy")
    with pytest.raises(Refusal):
        record_of(table)
    finish(table)
    record = record_of(table)
    checked = verify(record, table.game)
    assert checked.seed
    assert checked.answers == len(table.moves)
    assert record.result.startswith("end-hands-empty")


# -- undo


def test_undo_is_free_while_nobody_has_acted() -> None:
    table = started(OWNER, FRIEND)
    before = table.position.digest() if table.position else ""
    answer(table)
    do(table, commands.undo, 0, table.question, 4000)
    assert isinstance(table.entries[-1], Undone)
    assert table.position is not None
    assert table.position.digest() == before
    assert table.request.seat == 0


def test_undo_needs_leave_when_another_seat_has_acted() -> None:
    table = started(OWNER, FRIEND, ONLOOKER)
    before = table.position.digest() if table.position else ""
    answer(table)
    answer(table, "let")
    do(table, commands.undo, 0, table.question, 4000)
    assert table.undo is not None
    with pytest.raises(Repeated):
        commands.undo(table, 0, table.question, 4000)
    with pytest.raises(Refusal) as refusal:
        commands.consent(table, 0, table.question, True, 4000)
    assert code(refusal) == "forbidden"
    do(table, commands.consent, 1, table.question, True, 4001)
    assert table.position is not None
    assert table.position.digest() != before
    do(table, commands.consent, 2, table.question, True, 4002)
    assert table.position.digest() == before
    assert table.undo is None


def test_one_refusal_ends_the_question_and_an_answer_does_too() -> None:
    table = started(OWNER, FRIEND)
    answer(table)
    answer(table, "let")
    do(table, commands.undo, 0, table.question, 4000)
    do(table, commands.consent, 1, table.question, False, 4001)
    assert table.undo is None
    do(table, commands.undo, 0, table.question, 4002)
    answer(table)
    assert table.undo is None


def test_bots_never_mind_an_undo() -> None:
    table = started(OWNER, "greedy")
    answer(table)
    answer(table, "let", by="bot")
    do(table, commands.undo, 0, table.question, 4000)
    assert isinstance(table.entries[-1], Undone)
    assert table.request.seat == 0


def test_an_undo_that_a_bot_overtook_means_the_same_answer_and_is_not_done_twice() -> None:
    table = started(OWNER, "greedy")
    before = table.position.digest() if table.position else ""
    answer(table)
    seen = table.question
    answer(table, "let", by="bot")
    do(table, commands.undo, 0, seen, 4000)
    assert table.position is not None
    assert table.position.digest() == before
    for question in (seen, table.question + 1):
        with pytest.raises(Refusal) as refusal:
            commands.undo(table, 0, question, 4001)
        assert code(refusal) == "stale"


def test_an_undo_sent_before_ones_own_next_answer_does_not_take_that_one_back() -> None:
    table = started(OWNER, FRIEND)
    answer(table)
    seen = table.question
    while table.waiting() == [1]:
        answer(table)
    answer(table)
    with pytest.raises(Refusal) as refusal:
        commands.undo(table, 0, seen, 4000)
    assert code(refusal) == "stale"


class OpenHands(Pebbles):
    """All hands are laid open with the first pebble: whoever lays it learns something."""

    def known(self, s: Position, seat: int) -> Known:
        return Known(s.copy()) if sum(s.out) else super().known(s, seat)


def test_an_answer_that_uncovered_something_is_not_taken_back_freely() -> None:
    table = started(OWNER, FRIEND)
    answer(table)
    assert is_free(table, 0, len(table.moves) - 1)
    table.game = OpenHands()
    assert not is_free(table, 0, len(table.moves) - 1)
    do(table, commands.undo, 0, table.question, 4000)
    assert table.undo is not None


def test_a_careful_answer_is_not_given_if_people_would_have_to_agree_to_take_it_back() -> None:
    table = started(OWNER, FRIEND)
    choice = table.game.vocabulary.text(table.request.actions[0])
    assert commands.answer(table, 0, table.question, choice, 4000, careful=True)
    table.game = OpenHands()
    with pytest.raises(Refusal) as refusal:
        commands.answer(table, 0, table.question, choice, 4000, careful=True)
    assert code(refusal) == "reveals"
    assert commands.answer(table, 0, table.question, choice, 4000)
    alone = started(OWNER, "greedy")
    alone.game = OpenHands()
    assert commands.answer(alone, 0, alone.question, choice, 4000, careful=True)


def test_after_an_undo_chance_repeats_itself_and_the_record_verifies() -> None:
    table = started(OWNER, FRIEND)
    answer(table)
    do(table, commands.undo, 0, table.question, 4000)
    finish(table)
    assert verify(record_of(table), table.game).seed


def test_there_is_nothing_to_take_back_at_the_start_and_after_the_end() -> None:
    table = started(OWNER, FRIEND)
    with pytest.raises(Refusal) as refusal:
        commands.undo(table, 0, table.question, 1)
    assert code(refusal) == "no_undo"
    finish(table)
    with pytest.raises(Refusal) as refusal:
        commands.undo(table, 0, table.question, 1)
    assert code(refusal) == "over"


# -- giving up


def test_resigning_ends_a_game_of_two() -> None:
    table = started(OWNER, FRIEND)
    do(table, commands.resign, 0, 3000)
    assert table.phase == "over"
    outcome = table.outcome()
    assert outcome is not None
    assert [r.place for r in outcome.seats] == [2, 1]
    assert outcome.reason == "end-forfeit"
    assert verify(record_of(table), table.game).seed


def test_resigning_leaves_a_larger_game_to_a_bot_and_ranks_last() -> None:
    table = started(OWNER, FRIEND, ONLOOKER)
    do(table, commands.resign, 0, 3000)
    assert table.phase == "play"
    assert table.level(0) == "greedy"
    finish(table)
    outcome = table.outcome()
    assert outcome is not None
    assert outcome.seats[0].place == 3
    assert sorted(r.place for r in outcome.seats) in ([1, 2, 3], [1, 1, 3])


def test_a_bot_takes_the_seat_and_gives_it_back() -> None:
    table = started(OWNER, FRIEND)
    do(table, commands.go_away, 0, "greedy", 3000)
    with pytest.raises(Refusal) as refusal:
        answer(table)
    assert code(refusal) == "away"
    answer(table, by="bot")
    do(table, commands.come_back, 0, 4000)
    assert table.level(0) is None
    do(table, commands.resign, 0, 4100)
    with pytest.raises(Refusal) as refusal:
        commands.come_back(table, 0, 4200)
    assert code(refusal) == "over"


# -- standing answers


def test_a_plan_answers_where_it_is_legal() -> None:
    table = started(OWNER, FRIEND)
    do(table, commands.plan, 1, "block", "LET", 2500)
    assert commands.standing_answer(table) is None
    answer(table)
    assert commands.standing_answer(table) == "let"
    do(table, commands.plan, 1, "block", None, 2600)
    assert commands.standing_answer(table) is None


def test_where_a_bot_plays_for_somebody_their_plans_wait() -> None:
    """Their answer would count as thought of while they were away."""
    table = started(OWNER, FRIEND, clock=bank(100))
    do(table, commands.plan, 1, "block", "LET", 2500)
    answer(table, now=3000)
    do(table, commands.go_away, 1, "easy", 5000)
    assert commands.standing_answer(table) is None
    answer(table, "let", now=9000, by="bot")
    assert table.clock.left(1, NOBODY, 9000) == 98_000
    do(table, commands.come_back, 1, 9000)
    do(table, commands.plan, 1, "lay", table.game.vocabulary.text(table.request.actions[0]), 9000)
    assert table.plans[1, "block"] == "let"


def test_a_question_with_one_answer_is_not_asked_where_only_bots_would_learn_from_silence() -> None:
    """The last pebble is laid, and nothing can be blocked with an empty hand: a person among bots is not asked."""
    for seed in ("a", "b", "c", "d"):
        among_bots = started(OWNER, "easy", seed=seed)
        asked = []
        while among_bots.phase == "play":
            if among_bots.level(among_bots.request.seat) is None:
                asked.append(len(among_bots.request.actions))
                answer(among_bots)
            else:
                answer(among_bots, by="bot")
        assert 1 not in asked
        among_people = started(OWNER, FRIEND, seed=seed)
        finish(among_people)
        assert not any(isinstance(e, Answered) and e.by == "forced" for e in among_people.entries)
        while_away = started(OWNER, FRIEND, seed=seed)  # who is away comes back, and reads the log
        do(while_away, commands.go_away, 1, "easy", 2500)
        finish(while_away)
        assert not any(isinstance(e, Answered) and e.by == "forced" for e in while_away.entries)


def test_undo_takes_back_what_the_player_said_and_not_what_the_table_said_for_them() -> None:
    for seed in map(str, range(40)):
        table = started(OWNER, "easy", seed=seed)
        given: list[int] = []  # questions that the person answered
        while table.phase == "play":
            seat = table.request.seat
            if table.level(seat) is None:
                given.append(len(table.moves))
            answer(table, by="person" if table.level(seat) is None else "bot")
            if given and table.phase == "play" and table.moves[-1].by == "forced":
                do(table, commands.undo, 0, table.question, 4000)
                assert len(table.moves) == given[-1]
                assert len(table.request.actions) > 1
                return
    raise AssertionError("no game had a forced answer")


def test_a_plan_never_answers_the_question_that_is_asked() -> None:
    table = started(OWNER, FRIEND)
    answer(table)
    assert table.request.decision == "block"
    do(table, commands.plan, 1, "block", "let", 2500)
    assert commands.standing_answer(table) is None
    do(table, commands.set_auto_single, 1, True, 2600)
    assert commands.standing_answer(table) is None
    while table.request.decision != "block" or table.request.seat != 1 or table.question == table.wished[1, "block"]:
        answer(table)
    assert commands.standing_answer(table) == "let"


def test_single_answers_are_given_for_who_wishes_so() -> None:
    table = started(OWNER, FRIEND, seed="single")
    do(table, commands.set_auto_single, 1, True, 2500)
    answer(table)
    expected = "let" if len(table.request.actions) == 1 else None
    assert commands.standing_answer(table) == expected
    with pytest.raises(Repeated):
        commands.set_auto_single(table, 1, True, 2600)
