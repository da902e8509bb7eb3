"""The table in a terminal: the map with its borders, seas and costs, the track, the development board."""

import io

import pytest
from rich.console import Console

from pessoi.i18n import LANGUAGES
from pessoi.terminal.olympos import draw, explain
from pessoi.terminal.olympos.board import REGIONS
from pessoi.terminal.olympos.chart import corner, draw_map
from pessoi.terminal.scene import Scene, words_for
from tests.games.olympos.positions import GAME, F, Table


def scene_of(t: Table, seat: int, lang: str = "en") -> Scene:
    return Scene(t.show(seat), words_for(lang, "olympos"), [], seat, GAME.figures_data)


def drawn(t: Table, seat: int, lang: str = "en") -> str:
    out = io.StringIO()
    Console(width=80, file=out, color_system=None).print(draw(scene_of(t, seat, lang)))
    return out.getvalue()


def test_every_territory_is_in_one_region() -> None:
    placed = [name for column in REGIONS for _, names in column for name in names.split()]
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
    words = words_for(lang, "olympos")
    for name in [*F.territory_ids, *F.discovery_ids, *F.wonder_ids, "harmony", "nemesis"]:
        assert words.say(name) in text, name
    listed = [line for line in text.splitlines() if words.say("attica") in line and "│" not in line]
    assert "①②" in listed[0]
    assert "✕" in next(line for line in text.splitlines() if words.say("thrace") in line and "│" not in line)
    assert text.splitlines()[1].index("②") == text.splitlines()[2].index("③")  # one pile on space 14
    assert words.say("harmony") not in drawn(t, 1, lang)


def test_every_border_between_neighbours_in_a_row_has_a_bar_and_no_other_place_has_one() -> None:
    t = Table()
    t.start()
    lines = draw_map(scene_of(t, 0)).text().plain.splitlines()
    at = {(c, r): space["id"] for space in GAME.figures_data["map"]["space"] for c, r in space["hexes"]}
    for (c, r), id in at.items():
        x, y = corner(c, r)
        assert (lines[y][x] == "│") == (at.get((c - 1, r)) != id), (id, c, r)


def test_seas_are_waves_and_names_stand_in_their_spaces() -> None:
    t = Table()
    t.start()
    canvas = draw_map(scene_of(t, 0))
    at = {(c, r): space for space in GAME.figures_data["map"]["space"] for c, r in space["hexes"]}
    waves = {(c, r) for (c, r) in at for x, y in [corner(c, r)] if "~" in "".join(canvas.letters[y][x : x + 3])}
    assert waves
    assert all(at[cell]["kind"] == "sea" for cell in waves)
    assert "Crete" in "".join(canvas.letters[18])


def test_costs_of_the_way_stand_on_the_map_while_a_destination_is_asked() -> None:
    t = Table()
    t.settle(0, "attica")
    t.start()
    assert "New settler 2 AP · land 1 AP a space · sea 2 AP a space" in " ".join(drawn(t, t.request.seat).split())
    assert "→" not in drawn(t, t.request.seat)
    t.play("new northern_zone")
    seat = t.request.seat
    choice = t.show(seat)["choice"]
    assert choice is not None
    goal = next(goal for goal in choice["destinations"] if goal["to"] == "thrace")
    assert f"Thrace →{goal['ap']}" in " ".join(drawn(t, seat).split())
    told = " ".join(explain(scene_of(t, seat), "thrace"))
    assert f"costs {goal['ap']} action points" in told
    assert f"Your time token would go to space {goal['space']}." in told
    assert "It borders on: " in told
