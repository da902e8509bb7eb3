"""Records: what is written can be read, replayed and verified; what was changed is noticed."""

from random import Random

import pytest

from pessoi.games import GAMES, load_game
from pessoi.kernel import CHANCE, Options
from pessoi.kernel.chance import Chance, seed_from
from pessoi.records import (
    Answer,
    BadRecord,
    Forfeit,
    Player,
    Record,
    game_of,
    outcome_of,
    read,
    replay,
    verify,
    write,
)
from pessoi.records.record import result_text
from pessoi.records.text import seal
from tests.toys.pebbles import Pebbles
from tests.toys.played import played


@pytest.fixture
def text() -> str:
    record, _ = played(Pebbles(), Options(3), "a")
    return write(record, reveal=True)


def resealed(text: str, old: str, new: str) -> str:
    """The text with the first `old` changed by somebody who knows how to seal."""
    assert old in text
    body = text.replace(old, new, 1).rpartition("seal: ")[0]
    return f"{body}seal: {seal(body)}\n"


def complaint(text: str) -> BadRecord:
    with pytest.raises(BadRecord) as caught:
        verify(read(text), Pebbles())
    return caught.value


def test_a_record_reads_like_a_story(text: str) -> None:
    lines = text.splitlines()
    assert lines[:4] == ["pessoi record 1", "game: pebbles", "rules: 1", "edition: standard"]
    assert lines[4:6] == ["options: players=3 bag=single", "seat1: Player 1 (random)"]
    assert lines[8].startswith("commitment: ")
    assert lines[9] == ""
    assert lines[10].startswith("1 chance draw ")
    assert lines[16].startswith("7 seat1 lay ")
    assert lines[-3].startswith("result: end-hands-empty ")
    assert [line.split()[0] for line in lines[-2:]] == ["seed:", "seal:"]


def test_what_is_written_is_read_back(text: str) -> None:
    assert write(read(text), reveal=True) == text
    assert "seed:" not in write(read(text), reveal=False)


def test_a_replay_comes_to_the_same_position() -> None:
    game = Pebbles()
    record, end = played(game, Options(3, {"bag": "double"}), "b")
    steps = list(replay(read(write(record, reveal=False)), game))
    assert [step.number for step in steps] == list(range(1, len(record.answers) + 1))
    assert steps[-1].after.digest() == end.digest()
    assert [e.name for step in steps for e in step.events][:6] == ["draws"] * 6


def test_verifying_counts_what_it_checked(text: str) -> None:
    found = verify(read(text), Pebbles())
    assert (found.chance, found.checkpoints, found.seed, found.over) == (6, 1, True, True)
    record = read(text)
    unrevealed = read(write(played(Pebbles(), Options(3), "a")[0], reveal=False))
    assert not verify(unrevealed, Pebbles()).seed
    assert found.answers == len(record.answers)


def test_an_unfinished_game_is_a_record_too() -> None:
    record, s = played(Pebbles(), Options(2), "c", answers=6)
    again = read(write(record, reveal=True))
    assert list(replay(again, Pebbles()))[-1].after.digest() == s.digest()
    assert again.draw(Pebbles(), s).seat != CHANCE
    assert not verify(again, Pebbles()).over


def test_an_answer_taken_back_is_forgotten() -> None:
    record, s = played(Pebbles(), Options(2), "d")
    record.take_back(5)
    assert (len(record.answers), record.checkpoints, record.result) == (5, {}, "")
    assert s.digest() != list(replay(record, Pebbles()))[-1].after.digest()


def test_an_edition_travels_with_the_record() -> None:
    edition = {"pebble": {"values": 3}, "note": "ma boîte"}
    record = Record("pebbles", 1, Options(2), [Player("a", "human"), Player("b", "human")], "00" * 32, edition)
    text = write(record, reveal=False)
    assert "ma boîte" in text
    assert read(text).edition == edition
    with pytest.raises(BadRecord, match="line 4: the edition is"):
        read(resealed(text, '"values": 3', '"values": 4'))


def test_a_chance_answer_that_the_seed_does_not_give_is_named(text: str) -> None:
    game = Pebbles()
    record = read(text)
    asked = next(iter(replay(record, game))).request
    due = Chance(seed_from("a")).answer(asked, 0)
    other = next(a for a in asked.actions if a != due)
    record.checkpoints.clear()
    record.answers[0] = Answer(CHANCE, game.vocabulary.text(other), 11)
    with pytest.raises(BadRecord, match=r"line 11: answer 1 of chance is “draw \w+”; the seed gives “draw \w+”"):
        verify(record, game)


def test_a_seed_that_was_not_committed_to_is_refused(text: str) -> None:
    wrong = resealed(text, f"seed: {seed_from('a').hex()}", f"seed: {seed_from('b').hex()}")
    assert "not the one that was committed to" in str(complaint(wrong))


@pytest.mark.parametrize(
    ("old", "new", "line", "said"),
    [
        ("pessoi record 1", "pessoi record 2", 1, "expected “pessoi record 1”"),
        ("game: pebbles", "game: chess", 2, "this is a record of chess"),
        ("rules: 1", "rules: 2", 3, "played by rules version 2; this is version 1"),
        ("rules: 1", "rules: one", 3, "expected a whole number"),
        ("edition: standard", "edition: mine", 4, "the edition is standard, not 'mine'"),
        ("players=3", "players=9", 5, "9 players need seat1 to seat9"),
        ("players=3 ", "", 5, "do not say how many players"),
        ("bag=single", "bag=triple", 5, "option bag takes single, double, not 'triple'"),
        ("bag=single", "bag", 5, "expected options like"),
        ("seat2: Player 2 (random)", "seat2: Player 2", 7, "expected “name (kind)”"),
        ("seat2: Player 2 (random)", "seat2: \x07 (random)", 7, "a player's name is printable text"),
        ("seat2: Player 2 (random)", "seat1: Player 2 (random)", 7, "“seat1” is duplicated"),
        ("commitment: ", "commitment: x", 9, "expected 64 hexadecimal digits"),
        ("commitment: ", "committed: ", 9, "expected “key: value”"),
        ("edition: standard\n", "", 9, "the header has no “edition”"),
        ("\n\n1 chance", "\n\n2 chance", 11, "expected answer 1, not 2"),
        ("1 chance draw", "1 seat3 draw", 11, "“draw” is asked of chance, not of seat3"),
        ("1 chance draw", "1 seat7 draw", 11, "there is no seat7"),
        ("1 chance draw", "1 chance lay", 11, "“lay two” is not allowed at “draw”"),
        ("1 chance draw", "1 chance jump", 11, "'jump two' is no action; known verbs: block, draw, lay, let"),
        ("1 chance", "eins", 11, "expected an answer like"),
        ("result: end-hands-empty", "result: end-hands-full", 0, "the result is “end-hands-empty"),
        ("result: end-hands-empty", "result: nothing to see", 0, "expected “result: reason place:points …”"),
        ("# digest ", "# digest 1", 0, "stands after"),
    ],
)
def test_tampering_is_named_with_its_line(text: str, old: str, new: str, line: int, said: str) -> None:
    found = complaint(resealed(text, old, new))
    assert said in str(found)
    assert found.line == line or (line == 0 and found.line > 11)


def test_a_digest_that_does_not_fit_is_named(text: str) -> None:
    old = next(line for line in text.splitlines() if line.startswith("# digest"))
    assert "has digest" in str(complaint(resealed(text, old, old[:-8] + "01234567")))


def test_a_record_cut_short_is_refused_wherever_it_is_cut(text: str) -> None:
    for length in range(len(text)):
        with pytest.raises(BadRecord):
            read(text[:length])


@pytest.mark.usefixtures("pebbles")
def test_the_game_is_found_by_the_record(text: str) -> None:
    assert game_of(read(text)).name == "pebbles"


def test_a_record_of_an_unknown_game_is_refused(text: str) -> None:
    with pytest.raises(BadRecord, match="line 2: there is no game 'chess'"):
        game_of(read(resealed(text, "game: pebbles", "game: chess")))


# -- a thousand mutations


def mutated(text: str, rng: Random) -> str:
    """The text with a character changed, removed or doubled, or lines removed, doubled or swapped."""
    kind = rng.randrange(6)
    lines = text.split("\n")
    i, j = sorted(rng.sample(range(len(lines) - 1), 2))
    if kind == 0:
        del lines[i]
    elif kind == 1:
        lines.insert(i, lines[j])
    elif kind == 2:
        lines[i], lines[j] = lines[j], lines[i]
    else:
        at = rng.randrange(len(text))
        middle = {3: rng.choice("abc019 :#=\n\t\0é"), 4: "", 5: text[at] * 2}[kind]
        return text[:at] + middle + text[at + 1 :]
    return "\n".join(lines)


def samples() -> list[str]:
    texts = [write(played(Pebbles(), Options(3), "m")[0], reveal=True)]
    for name in GAMES:
        game = load_game(name)
        texts.append(write(played(game, game.modes()[0], "m", answers=120)[0], reveal=True))
    return texts


def test_a_thousand_mutated_records_are_refused() -> None:
    rng = Random(1)
    refused = 0
    texts = samples()
    while refused < 1000:
        text = texts[refused % len(texts)]
        changed = mutated(text, rng)
        if changed == text:
            continue
        with pytest.raises(BadRecord, match=r"^line \d+: "):
            read(changed)
        refused += 1


def test_mutations_that_were_sealed_again_are_refused_or_change_no_more_than_a_name() -> None:
    rng = Random(2)
    text = samples()[0]
    game = Pebbles()
    answers = [a.text for a in read(text).answers]
    refused = 0
    for _ in range(500):
        body = mutated(text.rpartition("seal: ")[0], rng)
        try:
            record = read(f"{body}seal: {seal(body)}\n")
            verify(record, game)
        except BadRecord:
            refused += 1
        else:
            assert [" ".join(a.text.split()) for a in record.answers] == answers
    assert refused > 400


@pytest.fixture
def given_up() -> str:
    """Of a game of three in which the second gave up after six answers, and the third ran out of time at the end."""
    record, s = played(Pebbles(), Options(3), "a", 9)
    record.forfeits.extend([Forfeit(6, 1, "resign"), Forfeit(len(record.answers), 2, "time")])
    outcome = outcome_of(record, Pebbles(), s)
    assert outcome is not None
    record.result = result_text(outcome)
    return write(record, reveal=True)


def test_a_game_is_over_when_all_but_one_have_given_up(given_up: str) -> None:
    lines = given_up.splitlines()
    assert lines[lines.index("# resign seat2") - 1].startswith("6 ")
    assert lines[lines.index("# time seat3") + 1].startswith("result: end-forfeit 1:")
    assert write(read(given_up), reveal=True) == given_up
    assert verify(read(given_up), Pebbles()).over


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("# resign seat2", "# resign seat4", "no seat4"),
        ("# resign seat2", "# resign seat3", "duplicated"),
        ("# resign seat2", "# resigns seat2", "expected"),
        ("# time seat3\n", "", "not over"),
        ("# resign seat2\n", "# resign seat2\n# resign seat1\n", "comes after the end"),
        ("result: end-forfeit 1:", "result: end-forfeit 2:", "the result is"),
        ("# time seat3\nresult:", "# time seat3\n# agreed\nresult: end-agreed 1:0 1:0 1:0", "expected"),
        ("# time seat3\n", "# agreed\n# time seat3\n", "expected"),
    ],
)
def test_forfeits_that_cannot_be_are_named(given_up: str, old: str, new: str, said: str) -> None:
    assert said in str(complaint(resealed(given_up, old, new)))
