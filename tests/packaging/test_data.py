"""What the package carries besides code."""

from importlib import resources

import pytest

from pessoi.games import GAMES
from pessoi.i18n import LANGUAGES, catalogue
from pessoi.spec.rulebook import specification

DATA = ["components.toml", *[f"{lang}.ftl" for lang in LANGUAGES]]


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_game_brings_figures_words_and_rules(game: str) -> None:
    for name in DATA:
        assert resources.files(GAMES[game].module).joinpath(name).is_file()
    assert len(specification(game)) > 10_000


def test_common_words_are_the_same_set_in_every_language() -> None:
    keys = []
    for lang in LANGUAGES:
        text = resources.files("pessoi.i18n").joinpath(f"{lang}.ftl").read_text(encoding="utf-8")
        keys.append({line.split(" =")[0] for line in text.splitlines() if " =" in line and line[0].isalpha()})
        assert all(catalogue(lang).has(key) for key in keys[-1])
    assert keys[0] == keys[1]
