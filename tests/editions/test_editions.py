"""Every figure can be changed or is refused with a sentence; records keep the edition they were played with."""

import ast
import io
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.console import Console

from pessoi.games import GAMES, make_game
from pessoi.games.edition import check_new, edition_name, figures, limits_of, merged, owners_edition, packaged
from pessoi.games.sheet import BadFigures, Sheet
from pessoi.i18n import LANGUAGES
from pessoi.i18n.errors import word
from pessoi.kernel import Options
from pessoi.terminal.help import Help
from pessoi.terminal.table import Table
from tests.editions.figures import effects
from tests.editions.mutations import mutated
from tests.editions.playing import fate

SOURCE = Path(__file__).parents[2]
NEIGHBOURS = ["adriatic_sea", "epirus", "northern_zone", "paeonia"]  # of Illyria
SHORT = 6  # mutated editions of a game in the suite; `make editions` plays as many as are asked for


@pytest.mark.parametrize("game", ["mytikas", "hellas"])
def test_no_figure_is_ignored(game: str) -> None:
    count_effects(game)


@pytest.mark.long
@pytest.mark.parametrize("game", ["olympos", "cyclades"])
def test_no_figure_of_the_large_games_is_ignored(game: str) -> None:
    count_effects(game)


def count_effects(game: str) -> None:
    found = dict(effects(game))
    print(game, Counter(effect.partition(":")[0] for effect in found.values()))
    assert [path for path, effect in found.items() if effect == "ignored"] == []


@pytest.mark.parametrize("game", GAMES)
def test_what_is_made_of_the_figures_is_used(game: str) -> None:
    """Else a figure could be read, and still have no effect."""
    folder = SOURCE / "src/pessoi/games" / game
    own = (folder / "components.py").read_text("utf-8")
    elsewhere = "\n".join(path.read_text("utf-8") for path in folder.rglob("*.py") if path.name != "components.py")
    targets = [node.target for node in ast.walk(ast.parse(own)) if isinstance(node, ast.AnnAssign)]
    names = {target.attr for target in targets if isinstance(target, ast.Attribute)}
    assert len(names) > 30
    assert [n for n in sorted(names) if f".{n}" not in elsewhere and own.count(f".{n}") < 2] == []


@pytest.mark.parametrize("game", GAMES)
def test_what_is_shown_is_read_by_a_page_or_a_board(game: str) -> None:
    folders = [
        SOURCE / "web/src/boards" / game,
        SOURCE / "src/pessoi/terminal" / game,
        SOURCE / "src/pessoi/server/http",
    ]
    text = "\n".join(
        f.read_text("utf-8") for folder in folders for f in folder.rglob("*") if f.suffix in {".ts", ".py", ".svelte"}
    )
    assert [path for path in limits_of(game).shown if path.rpartition(".")[2] not in text] == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(SHORT))
def test_a_mutated_edition_is_refused_with_a_sentence_or_played_to_the_end(game: str, seed: int) -> None:
    assert fate(game, mutated(game, seed), Random(seed)) in ("refused", "played")


def refusal(game: str, edition: dict[str, Any], lang: str = "en") -> str:
    with pytest.raises(BadFigures) as refused:
        make_game(game, edition)
    return word(refused.value, lang)


def test_a_border_goes_both_ways() -> None:
    edition = {"map": {"space": [{"id": "illyria", "adjacent": [*NEIGHBOURS, "crete"]}]}}
    assert refusal("olympos", edition) == "Illyria borders Crete, but Crete does not border Illyria"
    assert refusal("olympos", edition, "fr") == "Illyrie a pour voisin Crète, mais Crète n’a pas pour voisin Illyrie"


@pytest.mark.parametrize(
    ("game", "edition", "complaint"),
    [
        ("olympos", {"map": {"space": [{"id": "atlantropa", "kind": "land"}]}}, "has no row 'atlantropa'"),
        (
            "olympos",
            {"map": {"space": [{"id": "crete", "adjacent": ["moon"]}]}},
            "borders 'moon', which is not on the map",
        ),
        ("cyclades", {"maps": [{"id": "a9", "side": "a"}]}, "has no row 'a9'"),
        ("cyclades", {"tiles": [{"id": "t01", "side_a": [{"zone": "l9", "sites": 1}]}]}, "2 to 6 entries"),
        ("cyclades", {"tiles": [{"id": "t01", "side_a": [{"zone": "l1", "kind": "sea"}]}]}, "l1 to l3 are land"),
        ("cyclades", {"offering": {"spaces": [25]}}, "has 2 to 16 entries, not 1"),
        ("mytikas", {"lock": [{"id": "lock_low", "colour": "red"}]}, "there is no figure lock.lock_low.colour"),
        ("hellas", {"card": [{"id": "zeus_keep", "cards": 2}]}, "nothing reads card.zeus_keep.cards"),
        ("hellas", {"edition": {"name": "x" * 61}}, "at most 60 characters"),
        ("hellas", {"edition": {"title": "x"}}, "the edition’s name alone"),
    ],
)
def test_wrong_names_are_errors_and_nothing_is_applied_elsewhere(
    game: str, edition: dict[str, Any], complaint: str
) -> None:
    assert complaint in refusal(game, edition)
    with pytest.raises(BadFigures) as refused:
        make_game(game, edition)
    assert all(word(refused.value, lang) for lang in LANGUAGES)


def test_lists_grow_and_shrink() -> None:
    longer = {"offering": {"spaces": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 25]}, "die": {"faces": [0, 1, 2, 3]}}
    cyclades: Any = make_game("cyclades", longer)
    assert (len(cyclades.figures.spaces), cyclades.figures.die_weights) == (12, [1, 1, 1, 1])
    fewer: Any = make_game("cyclades", {"creatures": [{"id": "kraken", "count": 0}]})
    assert fewer.figures.creature_cards.bit_count() == 30


def test_a_card_s_effect_may_differ() -> None:
    """Cards have other effects of those that the rules know, and heroes other strengths."""
    olympos: Any = make_game("olympos", {"destiny_card": [{"id": "harmony", "effect": "cube", "resource": "gold"}]})
    assert olympos.figures.card_effect[olympos.figures.card_ids.index("harmony")] == 0
    cyclades: Any = make_game("cyclades", {"heroes": [{"id": "jason", "strength": 3}]})
    assert sorted(cyclades.figures.hero_strength)[-1] == 3


def test_exactly_what_differs_is_listed() -> None:
    edition: dict[str, Any] = {
        "edition": {"name": "My box"},
        "building": [{"id": "small_city", "cost": {"stone": 1, "marble": 1}}],
        "deity": [{"id": "deity_apollo", "score": {"tiers": [[0, 1], [3, 9]]}}],
    }
    found = {f.path: f.value for f in figures(merged("mytikas", edition), packaged("mytikas")) if f.source == "edition"}
    assert found == {"building.small_city.cost.stone": 1, "deity.deity_apollo.score.tiers": [[0, 1], [3, 9]]}
    assert edition_name(edition) == "My box"


def test_old_records_may_name_figures_that_never_had_an_effect() -> None:
    old = {"resource": [{"id": "stone", "cubes_in_box": 46}], "setup": {"favor_pick_order": "any"}}
    assert merged("mytikas", old) == packaged("mytikas")
    with pytest.raises(BadFigures, match="has no effect on the game"):
        check_new("mytikas", old)


def test_a_figure_that_nothing_reads_is_refused() -> None:
    sheet = Sheet({"limits": {"most": 3, "least": 1, "source": "booklet"}, "card": [{"id": "a", "x": 1}]})
    assert sheet["limits"]["most"] == 3
    with pytest.raises(BadFigures, match=r"nothing reads limits\.least"):
        sheet.check_read([])
    assert sheet["limits"].get("least") == 1
    with pytest.raises(BadFigures, match=r"nothing reads card\.a\.x"):
        sheet.check_read([])
    sheet.check_read(["card.*.x"])


@pytest.mark.parametrize("game", GAMES)
def test_the_example_of_the_guide_is_played_to_the_end(game: str) -> None:
    edition = owners_edition(game, SOURCE / "examples/editions" / f"{game}.toml")
    assert edition_name(edition)
    assert fate(game, edition, Random(1)) == "played"
    changed = [f.path for f in figures(merged(game, edition), packaged(game)) if f.source == "edition"]
    assert 4 <= len(changed) <= 12


@pytest.mark.parametrize(("lang", "said"), [("en", "In this edition: Value 4 → 3."), ("fr", "Valeur 4 → 3.")])
def test_help_in_the_terminal_says_what_the_edition_changes(lang: str, said: str) -> None:
    game = make_game("mytikas", {"lock": [{"id": "lock_low", "value": 3}]})
    console = Console(record=True, width=200, file=io.StringIO())
    table = Table(game, lang, ["A", "B"], console)
    s = game.setup(Options(2))
    Help(table).explain_key(table.scene(s, 0), "lock_low")
    assert said in console.export_text()
