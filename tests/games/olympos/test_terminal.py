"""The table in a terminal."""

import io
from random import Random

import pytest
from rich.console import Console

from pessoi.i18n import LANGUAGES, catalogue
from pessoi.kernel import CHANCE, WATCHER, Options
from pessoi.kernel.chance import sample
from pessoi.terminal.olympos import REGIONS, draw
from tests.games.olympos.positions import GAME, F, Table


def drawn(t: Table, seat: int, lang: str) -> str:
    console = Console(width=100, file=io.StringIO())
    console.print(draw(t.show(seat), catalogue(lang, "olympos").say))
    file = console.file
    assert isinstance(file, io.StringIO)
    return file.getvalue()


def test_every_territory_is_in_one_region() -> None:
    placed = [name for names, _ in REGIONS.values() for name in names]
    assert sorted(placed) == sorted(F.territory_ids)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_map_track_and_board_are_drawn(lang: str) -> None:
    t = Table()
    t.at(12, 14, 14, 30)
    t.settle(0, "illyria", "attica")
    t.settle(1, "attica")
    t.condemn("thrace")
    t.hold(0, "harmony")
    t.start()
    text = drawn(t, 0, lang)
    words = catalogue(lang, "olympos")
    for name in [*F.territory_ids, *F.discovery_ids, *F.wonder_ids, "harmony", "nemesis"]:
        assert words.say(name) in text, name
    attica = next(line for line in text.splitlines() if words.say("attica") in line)
    assert "①②" in attica
    assert "✕" in next(line for line in text.splitlines() if words.say("thrace") in line)
    assert text.splitlines()[1].index("②") == text.splitlines()[2].index("③")  # one pile on space 14
    assert words.say("harmony") not in drawn(t, 1, lang).split("╮")[-1]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_position_fits_a_hundred_columns(players: int) -> None:
    rng = Random(players)
    t = Table(players)
    t.s = GAME.setup(Options(players))
    while t.request.seat >= CHANCE:
        if rng.random() < 0.05:
            seat = t.request.seat if t.request.seat >= 0 else WATCHER
            assert max(len(line) for line in drawn(t, seat, "fr").splitlines()) <= 100
        GAME.step(t.s, sample(t.request, rng))
    assert drawn(t, WATCHER, "en")
