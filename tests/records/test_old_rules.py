"""A finished game is a promise: it can be seen and verified after its rules were corrected, too."""

import re
import sys
from importlib import resources
from pathlib import Path
from typing import Any

import pytest
from tools.freeze import freeze

from pessoi.games import GAMES, load_game
from pessoi.games.frozen import frozen, rules_of
from pessoi.kernel import OVER, Game, Options
from pessoi.records import BadRecord, RulesChange, game_of, read, replay, verify, write
from tests.toys.pebbles import Pebbles
from tests.toys.played import played

OLD = sorted((Path(__file__).parent / "old").glob("*.record"))
PACKS = sorted((Path(__file__).parents[2] / "src" / "pessoi" / "games" / "packs").glob("*.zip"))


def name_and_version(pack: Path) -> tuple[str, int]:
    name, _, version = pack.stem.rpartition("-")
    return name, int(version)


@pytest.mark.parametrize("path", OLD, ids=lambda path: path.stem)
def test_records_of_every_version_replay_and_verify(path: Path) -> None:
    """Written by the engine of their time: every answer, checkpoint and result, and chance from the seed."""
    record = read(path.read_text(encoding="utf-8"))
    game = game_of(record)
    assert game.version == record.version
    found = verify(record, game)
    assert found.seed
    assert found.over
    assert found.answers == len(record.answers) > 100
    last = list(replay(record, game))[-1]
    assert last.game.pending(last.after).seat == OVER
    assert read(write(record, reveal=True)).answers[-1].text == record.answers[-1].text


def test_there_is_a_pack_and_a_record_for_every_version_that_was() -> None:
    wanted = {(name, version) for name in GAMES for version in range(1, load_game(name).version)}
    assert wanted <= {name_and_version(pack) for pack in PACKS}
    assert wanted <= {name_and_version(path) for path in OLD}


@pytest.mark.parametrize("pack", PACKS, ids=lambda pack: pack.stem)
def test_an_old_game_has_its_own_rules_and_words_that_still_exist(pack: Path) -> None:
    name, version = name_and_version(pack)
    game = frozen(name, version)
    assert (game.name, game.version) == (name, version)
    assert type(game).__module__.startswith(f"pessoi_{name}_{version}.")
    for lang in ("en", "fr"):
        old = words(f"pessoi_{name}_{version}.games.{name}", lang)
        assert sorted(old - words(GAMES[name].module, lang)) == []


def words(module: str, lang: str) -> set[str]:
    text = resources.files(module).joinpath(f"{lang}.ftl").read_text(encoding="utf-8")
    return {key for key in re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE) if key.startswith(("event-", "do-"))}


def test_nobody_kept_what_never_was() -> None:
    assert rules_of("hellas", 99, None) is None


def test_a_pack_is_never_made_anew(tmp_path: Path) -> None:
    pack = freeze("mytikas", tmp_path)
    with pytest.raises(FileExistsError):
        freeze("mytikas", tmp_path)
    (tmp_path / "again").mkdir()
    assert freeze("mytikas", tmp_path / "again").read_bytes() == pack.read_bytes()


# -- games that crossed a change


class Corrected(Pebbles):
    version = 2


def by_version(name: str, version: int, edition: object) -> Game[Any] | None:
    return {1: Pebbles(), 2: Corrected()}.get(version)


def test_a_game_that_crossed_a_change_replays_by_both_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(vars(sys.modules["pessoi.records.replay"]), "rules_of", by_version)
    record, _ = played(Pebbles(), Options(2), "old")
    half = len(record.answers) // 2
    steps = list(replay(record, Pebbles()))
    record.changes.append(RulesChange(half, 2))
    record.checkpoints.clear()
    text = write(record, reveal=False)
    assert text.count("# rules 2\n") == 1
    again = list(replay(read(text), game_of(read(text))))
    assert [step.game.version for step in again] == [1] * half + [2] * (len(steps) - half)
    assert [step.action for step in again] == [step.action for step in steps]
    assert [step.drawn for step in again[half:]] == list(range(1, len(steps) - half + 1))


@pytest.mark.usefixtures("pebbles")
def test_rules_that_nobody_kept_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(vars(sys.modules["pessoi.records.replay"]), "rules_of", lambda *asked: None)
    record, _ = played(Pebbles(), Options(2), "old")
    with pytest.raises(BadRecord, match="rules version 1"):
        game_of(record)
