"""The commands, as a user types them: what they print, and one clear line with exit code 2 for bad input."""

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest

from pessoi.bots import LEVELS, bots_of_levels
from pessoi.cli import main
from pessoi.cli.app import app, with_local_ray
from pessoi.games import GAMES, load_game
from pessoi.lab.ladder import Book, Meeting, kept, read_book, written
from pessoi.records import read, write
from tests.toys.played import played

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """A command: exit code, output, error."""
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.setenv("LC_ALL", "C.UTF-8")

    def go(*words: str) -> tuple[int, str, str]:
        code = main(words)
        captured = capsys.readouterr()
        return code, captured.out, captured.err

    return go


def save_game(place: Path, reveal: bool) -> Path:
    """The record of a random game of Mytikas."""
    game = load_game("mytikas")
    record, _ = played(game, game.modes()[0], "cli")
    path = place / "game.pessoi"
    path.write_text(write(record, reveal=reveal))
    return path


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    return save_game(tmp_path, reveal=True)


def test_every_command_has_help_with_an_example(run: Run) -> None:
    names = [command.name or command.callback.__name__ for command in app.registered_commands if command.callback]
    assert {"games", "components", "rules", "play", "replay", "verify", "simulate", "bench"} <= set(names)
    for name in names:
        code, out, _ = run(name, "--help")
        assert code == 0
        assert "Example" in out, name


BAD_INPUT: Final[list[tuple[list[str], str]]] = [
    (["games", "--lang", "xx"], "there is no language 'xx'"),
    (["foo"], "No such command 'foo'"),
    (["components", "chess"], "there is no game 'chess'"),
    (["components", "mytikas", "--source", "rumour"], "there is no source 'rumour'; there are: booklet"),
    (["components", "mytikas", "--edition", "/no/file"], "the edition /no/file cannot be read"),
    (["rules", "chess"], "there is no game 'chess'"),
    (["rules", "MYT-99.9"], "there is no rule 'MYT-99.9'"),
    (["rules", "MYT-4.1", "--lang", "de"], "there is no language 'de'"),
    (["play"], "say which game"),
    (["play", "chess"], "there is no game 'chess'"),
    (["play", "mytikas", "--seats", "me"], "is played by 2, 3, 4, not by 1"),
    (["play", "mytikas", "--seats", "me,clever"], "there is no bot 'clever'"),
    (["play", "mytikas", "--seats", "me,,greedy"], "one of them is empty"),
    (["play", "mytikas", "--lang", "de"], "there is no language 'de'"),
    (["play", "mytikas", "--option", "draft"], "given as NAME=VALUE"),
    (["features", "cyclades", "-o", "map=custom:@/no/file"], "option map: /no/file cannot be read: "),
    (["play", "mytikas", "--option", "draft=maybe"], "option draft takes no, yes, not 'maybe'"),
    (["play", "--resume", "/no/file"], "/no/file cannot be read"),
    (["replay", "/no/file"], "/no/file cannot be read"),
    (["verify", "/no/file"], "/no/file cannot be read"),
    (["simulate", "chess"], "there is no game 'chess'"),
    (["simulate", "mytikas", "--players", "9"], "is played by 2, 3, 4, not by 9"),
    (["simulate", "mytikas", "--games", "many"], "valid integer"),
    (["simulate", "mytikas", "--games", "0"], "greater than or equal to 1"),
    (["simulate", "mytikas", "--bots", "clever"], "there is no bot 'clever'"),
    (["simulate", "mytikas", "--players", "2", "--bots", "random,random,random"], "at most 2 bots, not 3"),
    (["simulate", "mytikas", "--ray=olympia"], "given as HOST:PORT, ray://HOST:PORT, auto or local, not 'olympia'"),
    (["simulate", "mytikas", "--ray", "127.0.0.1:1"], "there is no Ray at 127.0.0.1:1"),
    (
        ["arena", "mytikas", "--bots", "random", "--ray", "ray://127.0.0.1:1"],
        "there is no Ray at ray://127.0.0.1:1",
    ),
    (["export", "mytikas", "games.csv"], "the formats are parquet, jsonl, not 'csv'"),
    (["export", "mytikas", "/no/games.jsonl", "--games", "1"], "/no/games.jsonl cannot be written: no such file"),
    (["arena", "mytikas", "--bots", "greedy@/no/file"], "/no/file cannot be read: no such file or directory"),
    (["tune", "mytikas", "--bots", "clever"], "there is no bot 'clever'"),
    (["bench", "chess"], "there is no game 'chess'"),
    (["admin", "bots", "list"], "what to see to is tables, people, reports, keys, database, not 'bots'"),
    (["admin", "tables", "repair"], "seen to by list, show, export, quarantine, release, delete, not 'repair'"),
    (["admin", "tables", "release"], "tables release takes a table, a person or a file"),
    (["admin", "database", "replay", "abc"], "database replay takes nothing more"),
    (["admin", "people", "delete", "abc"], "this cannot be undone: say --yes"),
    (["admin", "tables", "list", "--database", "sqlite:////no/file"], "/no/file cannot be read: no such file"),
    (["admin", "tables", "list", "--database", "mysql://host"], "sqlite:///FILE or postgresql://…, not mysql"),
    (["admin", "tables", "list", "--database", "nonsense"], "sqlite:///FILE or postgresql://…, not nonsense"),
    (["admin", "database", "restore", "/no/file", "--database", "sqlite:////no/n"], "/no/file cannot be read: no such"),
]


@pytest.mark.parametrize(("words", "said"), BAD_INPUT, ids=lambda x: " ".join(x) if isinstance(x, list) else "")
def test_bad_input_gets_one_line_and_exit_code_2(run: Run, words: list[str], said: str) -> None:
    code, out, err = run(*words)
    assert (code, out) == (2, "")
    assert err.startswith("pessoi: ")
    assert err.count("\n") == 1
    assert said in err


def test_without_a_command_the_help_is_printed(run: Run) -> None:
    code, out, err = run()
    assert (code, err) == (0, "")
    assert "simulate" in out


def test_a_missing_extra_is_named(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "pessoi.lab.tournament", raising=False)  # another test may have imported it
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    code, _, err = run("arena", "mytikas", "--bots", "random", "--games", "2", "--workers", "1")
    assert (code, err.count("\n")) == (2, 1)
    assert "this needs openskill.models, which comes with pip install 'pessoi[" in err


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        (["simulate", "mytikas", "--ray"], ["simulate", "mytikas", "--ray=local"]),
        (["simulate", "--ray", "mytikas"], ["simulate", "--ray=local", "mytikas"]),
        (["arena", "--ray", "auto", "mytikas"], ["arena", "--ray", "auto", "mytikas"]),
        (["arena", "mytikas", "--ray", "olympia:6379"], ["arena", "mytikas", "--ray", "olympia:6379"]),
        (["arena", "mytikas", "--ray", "--json"], ["arena", "mytikas", "--ray=local", "--json"]),
    ],
)
def test_ray_without_an_address_is_a_ray_on_this_machine(typed: list[str], meant: list[str]) -> None:
    assert with_local_ray(typed) == meant


# -- looking things up


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_games_are_listed(run: Run, lang: str) -> None:
    _, out, _ = run("games", "--json", "--lang", lang)
    rows = json.loads(out)
    assert [row["name"] for row in rows] == list(GAMES)
    assert all(row["title"] and row["pitch"] and row["players"] for row in rows)
    assert "mytikas" in run("games")[1]


def test_components_are_listed_by_source(run: Run) -> None:
    _, out, _ = run("components", "mytikas", "--source", "reconstructed", "--json")
    rows = json.loads(out)
    assert rows
    assert {row["source"] for row in rows} == {"reconstructed"}
    assert f"{len(rows)} figures" in run("components", "mytikas", "--source", "reconstructed")[1]


def edition(path: Path, text: str) -> str:
    path.write_text(text)
    return str(path)


def test_an_edition_s_figures_are_marked_as_such(run: Run, tmp_path: Path) -> None:
    mine = edition(tmp_path / "mine.toml", '[[lock]]\nid = "lock_low"\nvalue = 3\n')
    _, out, _ = run("components", "mytikas", "--edition", mine, "--source", "edition", "--json")
    assert [(row["path"], row["value"]) for row in json.loads(out)] == [("lock.lock_low.value", 3)]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[lok]\n", "there is no figure lok"),
        ('[[lock]]\nid = "lock_tiny"\nvalue = 3\n', "lock has no row 'lock_tiny'"),
        (
            '[[lock]]\nid = "lock_low"\nvalue = "3"\n',
            "lock.lock_low.value takes a whole number like 4, not a text ('3')",
        ),
        ("lock = [", "is no valid TOML"),
    ],
)
def test_an_edition_that_does_not_fit_is_refused(run: Run, tmp_path: Path, text: str, said: str) -> None:
    mine = edition(tmp_path / "mine.toml", text)
    for words in (["components", "mytikas"], ["play", "mytikas"], ["simulate", "mytikas", "--games", "1"]):
        code, out, err = run(*words, "--edition", mine)
        assert (code, out) == (2, "")
        assert said in err


def test_the_ledger_is_printed(run: Run) -> None:
    code, out, _ = run("rules", "mytikas", "--json")
    found = json.loads(out)[0]
    assert code == 0
    assert len(found["rules"]) == 192
    code, out, _ = run("rules", "mytikas", "--missing")
    gaps = [rule for rule in found["rules"] if rule["missing"]] + found["unknown"]
    assert code == (1 if gaps else 0)
    assert out.splitlines()[-1] == (f"{len(gaps)} gaps" if gaps else "no gaps: 192 rules")


def test_a_rule_can_be_read(run: Run) -> None:
    code, out, _ = run("rules", "myt-4.1")
    assert code == 0
    assert out.startswith("MYT-4.1 (Turn order and phases)\nPlayers take turns clockwise")


def test_a_rule_that_is_a_table_can_be_read_whole(run: Run) -> None:
    code, out, _ = run("rules", "MYT-6.12")
    assert code == 0
    lines = out.splitlines()
    assert lines[1:3] == ["The eight spaces:", "Space — Main action — Bonus action"]
    assert len(lines) == 11
    assert lines[-1] == "`hades_night` — `offering_choice` — `take_favor`"


def test_a_rule_can_be_read_in_french(run: Run) -> None:
    code, out, _ = run("rules", "myt-4.1", "--lang", "fr")
    assert code == 0
    assert out.startswith("MYT-4.1 (Ordre du tour et phases)\nLes joueurs jouent à tour de rôle")


# -- records


def test_a_record_is_verified(run: Run, saved: Path) -> None:
    code, out, _ = run("verify", str(saved))
    assert code == 0
    assert "all given by the revealed seed" in out
    assert "the result holds" in out
    found = json.loads(run("verify", str(saved), "--json")[1])
    assert found["seed"]
    assert found["over"]


def test_an_unrevealed_seed_is_said(run: Run, saved: Path) -> None:
    record = read(saved.read_text())
    saved.write_text(write(record, reveal=False))
    assert "not checked: the seed is not revealed yet" in run("verify", str(saved))[1]


def test_a_tampered_record_is_refused_with_file_and_line(run: Run, saved: Path) -> None:
    saved.write_text(saved.read_text().replace("rules: 2", "rules: x"))
    for command in (["verify"], ["replay"], ["play", "--resume"]):
        code, out, err = run(*command, str(saved))
        assert (code, out) == (2, "")
        assert err.startswith(f"pessoi: {saved}, line 3: expected a whole number")


def test_what_is_no_text_is_refused(run: Run, saved: Path) -> None:
    saved.write_bytes(b"\xff\xfe\x00")
    assert "is no text: byte 0 is not UTF-8" in run("verify", str(saved))[2]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_record_is_replayed_to_any_answer(run: Run, saved: Path, lang: str) -> None:
    for to in ("0", "7", "60"):
        code, out, err = run("replay", str(saved), "--to", to, "--lang", lang, "--log")
        assert (code, err) == (0, "")
        assert out.strip()
    found = json.loads(run("replay", str(saved), "--to", "7", "--json")[1])
    assert found["answers"] == 7
    assert "seats" in found["shown"]
    code, out, _ = run("replay", str(saved), "--lang", lang)
    assert code == 0
    assert "points" in out


def test_a_replay_beyond_the_end_or_from_no_seat_is_refused(run: Run, saved: Path) -> None:
    assert "answers, not 99999" in run("replay", str(saved), "--to", "99999")[2]
    assert "there are seats 1 to 2, not 7" in run("replay", str(saved), "--seat", "7")[2]


# -- measuring


def test_a_simulation_is_the_same_whatever_the_workers(run: Run) -> None:
    words = ["simulate", "mytikas", "--players", "2", "--games", "6", "--seed", "s", "--json"]
    found = [json.loads(run(*words, "--workers", workers)[1]) for workers in ("1", "2")]
    assert found[0]["digest"] == found[1]["digest"]
    assert found[0]["length"] == found[1]["length"]
    other = json.loads(run(*words[:-2], "t", "--json", "--workers", "1")[1])
    assert other["digest"] != found[0]["digest"]


def test_a_simulation_goes_on_where_its_file_ends(run: Run, tmp_path: Path) -> None:
    words = ["simulate", "mytikas", "--players", "2", "--seed", "s", "--json", "--workers", "1"]
    whole = json.loads(run(*words, "--games", "6")[1])
    path = tmp_path / "results.jsonl"
    kept = [*words, "--results", str(path)]
    run(*kept, "--games", "4")
    path.write_bytes(path.read_bytes()[:-10])  # killed in the middle of writing the fourth game
    found = json.loads(run(*kept, "--games", "6")[1])
    assert found["played_now"] == 3
    assert found["digest"] == whole["digest"]
    assert found["bots"] == whole["bots"]
    again = json.loads(run(*kept, "--games", "6")[1])
    assert again["played_now"] == 0
    assert again["digest"] == whole["digest"]


def test_a_simulation_s_file_serves_no_other_simulation(run: Run, tmp_path: Path) -> None:
    words = ["simulate", "mytikas", "--players", "2", "--workers", "1", "--results", str(tmp_path / "results.jsonl")]
    run(*words, "--games", "2", "--seed", "s")
    before = (tmp_path / "results.jsonl").read_bytes()
    code, _, err = run(*words, "--games", "2", "--seed", "t")
    assert code == 2
    assert "holds another run" in err
    assert (tmp_path / "results.jsonl").read_bytes() == before


def test_a_simulation_counts_by_seat_and_by_bot_with_rotated_seats(run: Run) -> None:
    words = ["simulate", "mytikas", "--players", "3", "--games", "6", "--bots", "greedy,random", "--workers", "1"]
    found = json.loads(run(*words, "--json")[1])
    assert [row["games"] for row in found["seats"]] == [6, 6, 6]
    assert {name: row["games"] for name, row in found["bots"].items()} == {"greedy": 6, "random": 12}
    assert sum(row["wins"] for row in found["seats"]) == pytest.approx(6)
    assert sum(found["reasons"].values()) == 6
    assert found["length"]["min"] <= found["length"]["mean"] <= found["length"]["max"]
    code, out, _ = run(*words)
    assert code == 0
    assert f"digest: {found['digest']}" in out


@pytest.mark.parametrize("command", ["simulate", "arena", "tune", "export"])
def test_editions_options_and_seeds_work_in_all_that_run_games(run: Run, tmp_path: Path, command: str) -> None:
    mine = edition(tmp_path / "mine.toml", '[[lock]]\nid = "lock_low"\nvalue = 3\n')
    words = [command, "mytikas", *([str(tmp_path / "d.jsonl")] if command == "export" else [])]
    words += ["--players", "3", "--games", "5", "--bots", "greedy,random", "--workers", "1", "--json"]
    found = []
    for more in ([], ["--edition", mine], ["--option", "draft=yes"], ["--seed", "other"], []):
        code, out, err = run(*words, *more)
        assert (code, err) == (0, "")
        found.append(json.loads(out))
    assert [row["options"]["draft"] for row in found] == ["no", "no", "yes", "no", "no"]
    assert [row["seed"] for row in found] == ["1", "1", "1", "other", "1"]
    digests = [row["digest"] for row in found]
    assert len(set(digests)) == 4
    assert digests[0] == digests[4]


def test_the_bench_prints_rates_with_their_spread(run: Run) -> None:
    row = json.loads(run("bench", "mytikas", "--seconds", "0.01", "--json")[1])["games"][0]
    for name in (
        "decisions_per_s",
        "games_per_s",
        "copies_per_s",
        "search_per_s",
        "network_per_s",
        "playouts_per_s",
        "env_per_s",
        "batch_per_s",
    ):
        assert 0 < row[name]["min"] <= row[name]["median"] <= row[name]["max"]
    assert min(row["batch_by_games"].values()) > 0
    assert list(row["batch_by_games"]) == ["1", "8", "128"]
    table = run("bench", "mytikas", "--seconds", "0.01")[1]
    assert "mytikas, 4 players" in table
    assert "…" not in table  # every figure is whole


# -- documentation


def test_every_command_is_in_the_guide() -> None:
    guide = (Path(__file__).parents[2] / "docs" / "command-line.md").read_text(encoding="utf-8")
    names = [command.name or command.callback.__name__ for command in app.registered_commands if command.callback]
    assert [name for name in names if f"`pessoi {name}" not in guide] == []


def test_an_option_s_text_may_come_from_a_file(run: Run, tmp_path: Path) -> None:
    """Cyclades takes a map that people have assembled, a tile a line."""
    own = tmp_path / "isles.txt"
    own.write_text("# six tiles in a row\n\n" + "".join(f"t{i + 3:02} @ {i},0 / 0  # tile {i}\n" for i in range(6)))
    simulate = ["simulate", "cyclades", "--players", "3", "--games", "1", "--bots", "random", "--workers", "1"]
    code, out, _ = run(*simulate, "--option", f"map=custom:@{own}", "--json")
    assert code == 0
    assert json.loads(out)["options"]["map"] == "custom:" + ";".join(f"t{i + 3:02}@{i},0/0" for i in range(6))
    own.write_text("t03@0,0/0\n")
    code, _, err = run(*simulate, "--option", f"map=custom:@{own}")
    assert (code, "the custom map has one tile; this game is played with 6" in err) == (2, True)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_how_strong_levels_are_is_told_without_a_game(run: Run, lang: str) -> None:
    code, out, _ = run("ladder", "mytikas", "--players", "2", "--lang", lang)
    assert code == 0
    lines = out.splitlines()
    for level, bot in zip(LEVELS, bots_of_levels("mytikas", 2), strict=True):
        assert any(f" {level} " in line and f" {bot} " in line for line in lines)


def test_what_a_ladder_finds_is_added_to_its_file(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "ladder.json"
    words = ["ladder", "hellas", "--players", "2", "--workers", "1", "--write", str(path)]
    assert run(*words)[0] == 0
    known = read_book(path.read_bytes())
    assert known == kept("hellas")
    more = Book("hellas", known.rules, [Meeting(2, "net", "random", "test", 4, 3.0)])
    path.write_bytes(written(more))
    assert run(*words)[0] == 0
    assert read_book(path.read_bytes()) == known.with_more(more)
    path.write_text("no book")
    code, _, err = run(*words)
    assert code == 2
    assert str(path) in err
    assert path.read_text() == "no book"
