"""The French specifications: the same rules under the same ids, and found by those who read French."""

import re
from collections import Counter
from pathlib import Path
from typing import Final

import pytest

from pessoi.games import GAMES
from pessoi.spec.rulebook import parse, rules, specification, written_in

FOLDER: Final = Path(__file__).parents[2] / "docs" / "rules"
TRANSLATED: Final = sorted(path.name.removesuffix(".fr.md") for path in FOLDER.glob("*.fr.md"))
MARKS: Final = {"[ruling": "[décision", "[deduced": "[déduit", "[reconstructed": "[reconstitué"}

CODE = re.compile(r"`[^`]+`")
HEADING = re.compile(r"^(#+) ", re.MULTILINE)


def test_all_games_are_translated() -> None:
    assert set(TRANSLATED) == set(GAMES)


@pytest.mark.parametrize("game", TRANSLATED)
def test_the_same_rules_in_the_same_order(game: str) -> None:
    assert list(rules(game, "fr")) == list(rules(game, "en"))


@pytest.mark.parametrize("game", TRANSLATED)
def test_the_same_headings(game: str) -> None:
    assert HEADING.findall(specification(game, "fr")) == HEADING.findall(specification(game))


@pytest.mark.parametrize("game", TRANSLATED)
def test_every_rule_names_the_same_things_and_bears_the_same_marks(game: str) -> None:
    french = rules(game, "fr")
    for id, rule in rules(game).items():
        assert Counter(CODE.findall(french[id].text)) == Counter(CODE.findall(rule.text)), id
        for mark, translated in MARKS.items():
            assert french[id].text.count(translated) == rule.text.count(mark), id
            assert mark not in french[id].text, id
        assert french[id].text != rule.text or len(rule.text) < 60, f"{id} is not translated"


@pytest.mark.parametrize("game", TRANSLATED)
def test_the_page_is_used_for_french_readers_only(game: str) -> None:
    page = (FOLDER / f"{game}.fr.md").read_text(encoding="utf-8")
    assert specification(game, "fr") == page != specification(game)
    assert (written_in(game, "fr"), written_in(game, "en")) == ("fr", "en")


def test_without_a_translation_it_is_english() -> None:
    assert specification("mytikas", "el") == specification("mytikas")
    assert written_in("mytikas", "el") == "en"


def test_french_examples_are_no_rules() -> None:
    assert list(parse("## 1. But\n- TOY-1.1 Un.\n## 2. Exemples\n- TOY-2.1 Deux.\n", "TOY")) == ["TOY-1.1"]
