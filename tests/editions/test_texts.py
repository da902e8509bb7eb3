"""Texts follow the figures: no number is written into a sentence that an owner of the box may correct."""

import copy
import re
from importlib import resources
from typing import Any, Final

import pytest

from pessoi.games import GAMES, load_game, make_game
from pessoi.games.edition import figures, limits_of, packaged
from pessoi.i18n import LANGUAGES, Catalogue
from pessoi.i18n.catalogues import common_words, names_of_figures
from pessoi.i18n.figures import PLACE, Figures, figure_value, found
from pessoi.server.http.guides import goods_in, guide
from pessoi.spec.guide import page
from pessoi.spec.rulebook import rules

PAGES = [(game, name, lang) for game in GAMES for name in ("guide", "card") for lang in LANGUAGES]
NUMBER: Final = re.compile(
    r"\d+|\b(?:two|three|four|five|six|seven|eight|nine|ten|twice|half|second|third|fourth"
    r"|deux|trois|quatre|cinq|sept|huit|neuf|dix|moitié|seconde?|deuxième|troisième|quatrième)\b",
    re.IGNORECASE,
)
# What is no figure of a box: the rules themselves, advice, and numbers that count sentences.
NO_FIGURE: Final = {
    "olympos": [
        "one action out of three|une action parmi trois",  # kinds of action
        "play twice in a row|deux fois de suite",
        "Three things beginners|Trois erreurs",
        "Three discs in one column are three stars|Trois jetons dans une colonne, ce sont trois étoiles",
        "Take two neighbouring lands|deux territoires voisins",  # advice
        r"\(two players\)|\(à deux\)",
        "all four kinds|les quatre ressources",  # the resources of the rules
        "1 Destiny card|1 carte Destin",  # a rule: one card a space [OLY-8.2]
        "at least 1|au moins 1",  # a god favours nobody without a symbol [OLY-9.10]
    ],
    "hellas": [
        "one\\*\\* of three actions|sur trois",
        "and 0 to|et 0 à|0–",  # no ship at all is always possible
        "Three things beginners|Trois erreurs",
        "Keep two or three soldiers|Gardez deux ou trois soldats",
        "through a third city|une troisième ville",
        "Two Fronts|Two Voyages|Second Dawn|Seconde aurore|toutes deux",  # names; both
        "second attack|second expedition|deuxième attaque|deuxième expédition",
    ],
    "mytikas": [
        "has two spaces|a deux cases",
        "three steps|four times as many|quatre fois plus",  # levels are four by the rules
        "at least 1 offering|au moins 1 offrande|with 1 or more|avec 1 ou plus",
        "of the four levels|des quatre niveaux",
        "Three things beginners|Trois erreurs",
        "1 offering is gone as soon as somebody lays 2|à 1 offrande part dès que quelqu’un en pose 2",
        "all eight pieces|someone's eight pieces",
        "With two players|À deux joueurs|les deux côtés|un tour sur deux|Two players|À deux",
        "your second deity card|votre deuxième divinité",
        "2/3/4",
        "pay 1 favor|dépenser 1 faveur",
    ],
    "cyclades": [
        "Control three metropolises|Contrôler trois métropoles|Three, and the game|À trois, la partie",  # [CYC-19.2]
        "three metropolises\\?|trois métropoles \\?|3 metropolises \\(4 if|3 métropoles \\(4 si",
        "pay 1 gold each|rapportent 1 pièce|1 gold per horn|1 PO par corne",  # what a horn is
        "1 less for each|1 de moins par|Priestesses −1|Prêtresses −1|takes 1 off|retire 1|−1 per Temple|−1 par Temple",
        "First two free|D’abord deux|its two free|ses deux",
        "a second Philosopher|a second Priestess|second Philosophe|seconde Prêtresse|2nd|2e ",
        r"1 gold, then 2, 3…|\(1, puis 2, 3…\)|moves 1, 2, 3…|héroïques 1, 2, 3…",  # heroic moves [CYC-13.22]
        "four Philosophers|Quatre Philosophes|4 Philosophers|4 Philosophes|four types|quatre types",  # [CYC-16.9]
        "between the two|entre les deux|on a tie, both|loses 1|perd 1|les deux",
        "Three things beginners|Trois erreurs",
        "owns three kinds|or three Philosophers|a trois sortes|ou trois Philosophes",
        r"(?:\||·) [1-6] (?=[a-zé ])",  # phases of a cycle
    ],
}


def written(game: str, name: str, lang: str) -> str:
    """A page without what it takes from figures; captions describe a drawn position of the lesson."""
    return PLACE.sub("", re.sub(r"(?m)^!\[.*$|^\d\.", "", page(game, name, lang)))


@pytest.mark.parametrize(("game", "name", "lang"), PAGES)
def test_no_number_is_written_into_a_page(game: str, name: str, lang: str) -> None:
    text = written(game, name, lang)
    for allowed in NO_FIGURE[game]:
        text = re.sub(allowed, "", text)
    assert [text[max(0, n.start() - 30) : n.end() + 20] for n in NUMBER.finditer(text)] == []


# In explanations of things: rules, and one that a sentence could not do without.
NO_FIGURE_OF_A_THING: Final = {
    "olympos": {"star_token", "zeus_token"},  # one token, one star [OLY-7.2]
    "hellas": {"zeus_swap_city"},  # one for one
    "mytikas": {
        "deity_zeus",
        "deity_poseidon",
        "deity_demeter",
        "deity_hestia",
        "mountain",
        "demeter",  # names of actions
        "hades",
        "demeter_day",
        "poseidon_night",
        "hades_day",
        "small_city_a",
        "small_city_b",
        "small_temple_a",
        "small_temple_b",
        "large_city_a",
        "large_city_b",
        "large_temple_a",
        "action_board",
        "player_board",
    },
    "cyclades": {
        "creature_track",
        "university",
        "temple",
        "philosopher",
        "priestess",
        "cornucopia",
        "sylph",
        "charybdis_scylla",
    },
}


@pytest.mark.parametrize("game", GAMES)
def test_no_number_is_written_into_an_explanation(game: str) -> None:
    """Names of tiles count land sides; those are drawn, and `[edition]` notes tell what differs."""
    for lang in LANGUAGES:
        for key, text in explanations(game, lang):
            if key.startswith("tile_") or key in NO_FIGURE_OF_A_THING[game]:
                continue
            said = re.sub(r"\{ FIGURE\([^)]*\)|\[0\]|«[^»]*»", "", text)
            assert not NUMBER.search(said), (lang, key, text)


def explanations(game: str, lang: str) -> list[tuple[str, str]]:
    return re.findall(r"(?m)^([\w-]+) = .*\n    \.text = (.*(?:\n {4,}[^.].*)*)", source(game, lang))


def source(game: str, lang: str) -> str:
    return resources.files(GAMES[game].module).joinpath(f"{lang}.ftl").read_text(encoding="utf-8")


def paths_in(game: str) -> set[str]:
    """Every figure that a page or an explanation names."""
    named = {
        path
        for _, name, lang in PAGES
        for place in PLACE.finditer(page(game, name, lang))
        for path in place[2].split("+")
    }
    for lang in LANGUAGES:
        for _, text in explanations(game, lang):
            for call in re.findall(r"FIGURE\(([^)]*)\)", text):
                named |= set(re.findall(r'"([^"]+)"', re.sub(r', \w+: "[^"]*"', "", call)))
    return named


def changed(data: dict[str, Any], path: str) -> dict[str, Any]:
    """The figures with another value there."""
    data = copy.deepcopy(data)
    *names, last = path.removesuffix(".*").split(".")
    for row in found(data, names) if names else [data]:
        row[last] = other(row[last])
    return data


def other(value: Any) -> Any:
    if isinstance(value, list):
        return [other(part) for part in [*value, *value[-1:]]]
    if isinstance(value, dict):
        return {key: other(part) for key, part in value.items()}
    return value + 1 if isinstance(value, int) else value


def said(words: Catalogue, data: dict[str, Any], name: str, text: str) -> str:
    goods = goods_in("mytikas", words.lang)
    return words.say(name) if name.endswith(".text") else Figures(words.lang, data).filled(text, goods)


@pytest.mark.parametrize("game", GAMES)
def test_another_figure_is_another_text(game: str) -> None:
    """For each figure that a text names, in both languages."""
    data = packaged(game)
    paths = sorted(paths_in(game))
    assert len(paths) > 25
    assert [path for path in paths if not found(data, path.split("."))] == []
    for lang in LANGUAGES:
        live = dict(data)  # figures that change under a catalogue
        words = Catalogue(lang, [common_words(lang), source(game, lang)], live)
        texts = {name: page(game, name, lang) for name in ("guide", "card")}
        texts |= {f"{key}.text": text for key, text in explanations(game, lang)}
        for path in paths:
            naming = {name: text for name, text in texts.items() if path in re.findall(r"[\w.*]+", text)}
            ours = {name: said(words, live, name, text) for name, text in naming.items()}
            live.update(changed(data, path))
            assert [name for name, text in naming.items() if said(words, live, name, text) == ours[name]] == [], (
                lang,
                path,
            )
            live.update(data)


@pytest.mark.parametrize("game", GAMES)
def test_every_figure_has_its_rule(game: str) -> None:
    limits, references = limits_of(game), load_game(game).references()
    paths = [figure.path for figure in figures(packaged(game))]
    assert [path for path in paths if limits.rule_of(path, references) not in rules(game)] == []


@pytest.mark.parametrize(("game", "lang"), [(game, lang) for game in GAMES for lang in LANGUAGES])
def test_every_figure_has_a_name(game: str, lang: str) -> None:
    """Rows are called by what they are; tiles, maps and their zones have their printed codes."""
    words = names_of_figures(lang, game)
    parts = {part for figure in figures(packaged(game)) for part in figure.path.split(".")}
    code = re.compile(r"\d+|t\d\d|[abn]\d+|[ls]\d")
    assert [p for p in parts if not code.fullmatch(p) and not words.has(f"figure-{p}") and not words.has(p)] == []


@pytest.mark.parametrize(("game", "lang"), [(game, lang) for game in GAMES for lang in LANGUAGES])
def test_every_word_among_figures_has_a_name(game: str, lang: str) -> None:
    """People's names and letters for the sides of a tile are written as they are."""
    names = names_of_figures(lang, game)
    found = {
        text
        for figure in figures(packaged(game))
        if not figure.path.startswith("meta.") and not figure.path.endswith(".edges")
        for text in (figure.value if isinstance(figure.value, list) else [figure.value])
        if isinstance(text, str) and text and not text.isdigit()
    }
    assert [text for text in sorted(found) if not names.has(f"value-{text}") and not names.has(text)] == []
    assert all("_" not in figure_value(names.has, names.say, text) for text in found)


@pytest.mark.parametrize(("game", "lang"), [(game, lang) for game in GAMES for lang in LANGUAGES])
def test_what_we_have_reconstructed_says_why(game: str, lang: str) -> None:
    names = names_of_figures(lang, game)
    paths = [figure.path.split(".") for figure in figures(packaged(game)) if figure.source == "reconstructed"]
    silent = [p for p in paths if not any(names.has(f"note-{'-'.join(p[:n])}") for n in range(1, len(p) + 1))]
    assert silent == []


def test_rules_and_pages_of_an_edition() -> None:
    edition = {
        "edition": {"name": "Cheap"},
        "lock": [{"id": "lock_low", "value": 3}],
        "mountain": {"full_levels_to_end": 2},
    }
    game = make_game("mytikas", edition)
    ours, own = guide(load_game("mytikas"), "en"), guide(game, "en", edition)
    assert "(4, 5, 6)" in ours.guide
    assert "(3, 5, 6)" in own.guide
    assert "when 3 of the four levels" in ours.guide
    assert "when 2 of the four levels" in own.guide
    assert "**In Cheap: Mount Olympus · Full levels that end the game 3 → 2.**" in own.rules
    french = guide(game, "fr", edition)
    assert "**Dans Cheap" in french.rules
    assert "**Dans Cheap" not in guide(load_game("mytikas"), "fr").rules
