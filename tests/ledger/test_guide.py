"""What players read: guides in both languages, and rules without anything that only an engineer reads."""

import re
import tomllib
from pathlib import Path

import pytest

from pessoi.games import GAMES, load_game
from pessoi.i18n import LANGUAGES
from pessoi.server.http.guides import guide, rules_for_players
from pessoi.server.http.lessons import figure
from pessoi.spec.guide import folder, learning, page
from pessoi.spec.reader import for_players
from pessoi.spec.rulebook import rules

ROOT = Path(__file__).parents[2]
GUIDED = [(game, lang) for game in GAMES for lang in LANGUAGES]


def test_a_guide_has_the_same_chapters_in_every_language_and_is_short() -> None:
    for game in GAMES:
        chapters = {lang: len(re.findall(r"(?m)^## ", page(game, "guide", lang))) for lang in LANGUAGES}
        assert len(set(chapters.values())) == 1, (game, chapters)
        assert chapters["en"] >= 6
        told = re.sub(r"(?m)^!\[.*$", "", guide(load_game(game), "en").guide)  # what stands under a figure is extra
        assert len(told.split()) <= 700
        rows = {lang: len(re.findall(r"(?m)^[|-]", page(game, "card", lang))) for lang in LANGUAGES}
        assert len(set(rows.values())) == 1, (game, rows)


@pytest.mark.parametrize(("game", "lang"), GUIDED)
def test_players_read_no_identifier_file_or_row_of_a_catalogue(game: str, lang: str) -> None:
    shown = guide(load_game(game), lang)
    for text in (shown.guide, shown.card, shown.rules):
        said = re.sub(rf"(?m)^[-|] (?:\*\*)?{GAMES[game].prefix}-\d+\.\d+(?:\*\*)?", "", text)
        found = re.findall(r"`[^`]*`|\b[a-z]+_[a-z_]+\b|\b[A-Z]{3}-[\dDC][\w.-]*|\b[DC]-[A-Z]{3,}\b|\w+\.toml", said)
        assert found == []


@pytest.mark.parametrize(("game", "lang"), GUIDED)
def test_every_numbered_rule_can_be_read_but_those_left_out(game: str, lang: str) -> None:
    numbered = {id for id in rules(game, lang) if re.fullmatch(r"[A-Z]{3}-\d+\.\d+", id)}
    shown = set(re.findall(rf"(?m)^[-|] (?:\*\*)?({GAMES[game].prefix}-\d+\.\d+)", rules_for_players(game, lang)))
    assert numbered - shown == set(learning(game).get("left_out", ()))
    assert len(shown) > 100


def test_terms_are_there_in_every_language() -> None:
    for game in GAMES:
        terms = tomllib.loads(folder(game).joinpath("terms.toml").read_text(encoding="utf-8"))
        assert {frozenset(terms[lang]) for lang in LANGUAGES} == {frozenset(terms["en"])}


@pytest.mark.parametrize("game", GAMES)
def test_figures_are_positions_of_the_lesson(game: str) -> None:
    """The same ones in every language, each on a tab that its board has."""
    marks = [re.findall(r"(?m)^!\[.+\]\(([\w-]+)/(\w+)\)$", page(game, "guide", lang)) for lang in LANGUAGES]
    assert all(found == marks[0] for found in marks)
    assert len(marks[0]) >= 5
    board = (ROOT / "web/src/boards" / game / "index.ts").read_text()
    for step, tab in marks[0]:
        assert f"id: '{tab}'" in board
        drawn = figure(game, step)
        assert drawn is not None
        assert len(drawn.shown["scores"]) == drawn.players
    assert figure(game, "nothing") is None


def test_a_sentence_about_notation_goes_and_the_rule_stays() -> None:
    rule = "- **TOY-1.1** Take `red_stone` (TOY-1.2). The notation is `take:<x>`. Then stop."
    text = f"# Toy\n\n## 1. Aim\n\n{rule}\n\n## Invariants\n\n1. x"
    found = for_players(text, "TOY", {"red_stone": "the red stone"}.get)
    assert found == "## Aim\n\n- **TOY-1.1** Take the red stone (1.2). Then stop.\n\n"
