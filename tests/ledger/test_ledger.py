"""The ledger: what it reads, and that no finished game has a gap."""

from pathlib import Path
from typing import Final

import pytest

from pessoi.games import GAMES
from pessoi.spec import ledger
from pessoi.spec.rulebook import NoRulebook, parse, rules

# Games whose code has not landed completely. A game leaves this set when `pessoi rules GAME --missing` is silent.
UNFINISHED: Final[set[str]] = set()


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_rule_of_a_finished_game_has_code_and_a_test(game: str) -> None:
    kept = ledger.keep(game)
    gaps = [f"{c.id} ({c.place})" for c in kept.unknown] if game in UNFINISHED else kept.gaps()
    assert not gaps, "\n".join(gaps)


@pytest.mark.parametrize(
    ("game", "count", "some"),
    [
        ("mytikas", 191, ["MYT-4.3", "MYT-13.10", "MYT-D03", "MYT-C1"]),
        ("hellas", 171, ["HEL-10.1", "HEL-D-OPEN-CELL", "HEL-C-TILES-2"]),
        ("olympos", 197, ["OLY-4.3", "OLY-D-03", "OLY-C-02"]),
        ("cyclades", 390, ["CYC-8.4", "CYC-D01", "CYC-C1", "CYC-19.8"]),
    ],
)
def test_all_rules_of_the_specifications_are_found(game: str, count: int, some: list[str]) -> None:
    found = rules(game)
    assert len(found) == count
    assert set(some) <= set(found)
    assert all(rule.text and rule.chapter for rule in found.values())


def test_worked_examples_are_no_rules() -> None:
    assert not [id for game in GAMES for id in rules(game) if id.startswith(("OLY-18.", "CYC-E", "HEL-EX", "MYT-W"))]


def test_a_rule_s_text_goes_on_over_indented_lines_and_loses_its_table() -> None:
    text = (
        "## 4. Turn\n- **TOY-4.1** First\n  half.\n- TOY-4.2 Second.\n| D-MOVE | active | any |\n- TOY-4.1 (mentioned)"
    )
    found = parse(text, "TOY")
    assert [(r.id, r.chapter, r.text, r.line) for r in found.values()] == [
        ("TOY-4.1", "Turn", "First half.", 2),
        ("TOY-4.2", "Turn", "Second.", 4),
        ("TOY-D-MOVE", "Turn", "active — any", 5),
    ]


def test_a_rule_that_announces_a_table_has_all_of_it() -> None:
    text = (
        "## 6. Spaces\n- **TOY-6.1** The\n  spaces:\n\n| Space | Does |\n|:--|---|\n| a | x<br>y |\n| b | z |\n\n"
        "- **TOY-6.2** No table:\n- **TOY-6.3** Cards.\n\n| Id | Rule |\n|---|---|\n| **TOY-6.4** | fly |\n"
    )
    assert {id: rule.text for id, rule in parse(text, "TOY").items()} == {
        "TOY-6.1": "The spaces:\nSpace — Does\na — x; y\nb — z",
        "TOY-6.2": "No table:",
        "TOY-6.3": "Cards.",
        "TOY-6.4": "fly",
    }


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize(
    ("game", "id", "rows", "first", "last"),
    [
        ("mytikas", "MYT-6.12", 9, "`zeus_day` — `produce_cities` — `take_favor`", "`hades_night` — "),
        ("mytikas", "MYT-15.3", 14, "`deity_zeus` — 3, ", "`deity_hermes` — "),
        ("olympos", "OLY-6.4", 6, "", " — 2x + 2y + 1z + 1w"),
    ],
)
def test_tables_of_the_specifications_are_whole(
    game: str, id: str, rows: int, first: str, last: str, lang: str
) -> None:
    lines = rules(game, lang)[id].text.splitlines()
    assert len(lines) == 1 + rows
    assert lines[2].startswith(first)
    assert last in lines[-1]


def test_an_unknown_game_has_no_rulebook() -> None:
    with pytest.raises(NoRulebook, match="no specification of 'chess'; there are: mytikas"):
        rules("chess")


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A checkout that implements three rules of Mytikas, each in its own bad way."""
    code = tmp_path / "src/pessoi/games/mytikas"
    tests = tmp_path / "tests/games/mytikas"
    code.mkdir(parents=True)
    tests.mkdir(parents=True)
    (code / "turn.py").write_text(
        '"""Turns.  [MYT-1.1] [MYT-1.2]"""\nx = [MYT][0]  # [MYT-99.1] [MYT-1.1–1.3] [HEL-1.1]\n'
    )
    (tests / "test_turn.py").write_text(
        "import pytest\n"
        'pytestmark = pytest.mark.rule("MYT-1.3")\n'
        '@pytest.mark.rule("MYT-1.1", "MYT-98.1")\n'
        "def test_aim() -> None: ...\n"
    )
    return tmp_path


def test_places_and_gaps_are_named(tree: Path) -> None:
    kept = ledger.keep("mytikas", tree)
    entries = {e.rule.id: e for e in kept.entries}
    assert entries["MYT-1.1"].code == ["turn.py:1"]
    assert entries["MYT-1.1"].tests == ["test_turn.py::test_aim"]
    assert entries["MYT-1.2"].gaps() == ["test"]
    assert entries["MYT-1.3"].tests == ["test_turn.py:2"]
    assert entries["MYT-1.3"].gaps() == ["code"]
    assert entries["MYT-2.1"].gaps() == ["code", "test"]
    assert [c.id for c in kept.unknown] == ["MYT-99.1", "MYT-1.1–1.3", "HEL-1.1", "MYT-98.1"]
    assert "MYT-2.1: no code and no test" in kept.gaps()


def test_without_a_checkout_the_ledger_says_so(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(ledger, "__file__", str(tmp_path / "lib/pessoi/ledger.py"))
    with pytest.raises(ledger.NoSources, match="needs a source checkout"):
        ledger.keep("mytikas")
