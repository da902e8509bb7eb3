"""The terminal drawing: everything on the map is on the screen, and the tile in hand in every way it may lie."""

from rich.console import Console

from pessoi.games.hellas.terms import RED, WHITE
from pessoi.terminal.hellas import draw, explain
from pessoi.terminal.scene import Scene, words_for
from tests.games.hellas.positions import F_PLACE, F_SEA, SEA, Table, changed, position


def scene_of(t: Table, seat: int, lang: str = "en") -> Scene:
    shown = t.game.show(t.game.known(t.s, seat), seat)
    return Scene(shown, words_for(lang, "hellas"), [], seat, t.game.figures_data)


def screen(t: Table, seat: int, lang: str = "en", width: int = 80) -> str:
    console = Console(width=width, color_system=None)
    with console.capture() as capture:
        console.print(draw(scene_of(t, seat, lang)))
    return capture.get()


def test_the_map_shows_tiles_pieces_rims_and_coordinates() -> None:
    text = screen(position(changed(F_PLACE, "tile_athens 1 1 k0 white 1/0"), white="zeus_cancel"), WHITE)
    for word in ("Malea", "R●▲", "W●▲▲", "0,-1", "Π", "##", "~~", "Veto", "3/10"):
        assert word in text


def test_rims_that_touch_show_the_same() -> None:
    """F-PLACE: Sounion (1, -1) meets Mykale (0, -1) with sea on both sides of their shared edge."""
    lines = screen(position(F_PLACE), WHITE).splitlines()
    name = next(i for i, line in enumerate(lines) if "Mykale" in line)
    assert "~~" in lines[name + 1].replace(" ", "")


def test_an_expedition_marks_the_open_cells() -> None:
    text = screen(position(F_PLACE).do("announce expedition", "tile tile_naxos"), WHITE)
    assert "◇◇◇" in text
    assert "2:1" in text
    assert "1,1: rotations 0; ships 2 to 1" in text


def test_the_tile_in_hand_is_drawn_in_every_rotation_that_fits() -> None:
    t = position(F_PLACE).do("announce expedition", "tile tile_chalkis")
    text = screen(t, WHITE)
    shown = scene_of(t, WHITE).shown
    turns = sorted({k for cell in shown["expedition"]["cells"] if cell["open"] for k in cell["rotations"]})
    assert turns
    for k in turns:
        assert f"Rotation {k}" in text
    first = text.splitlines()[next(i for i, line in enumerate(text.splitlines()) if "Rotation" in line) + 1]
    row = next(row for row in t.game.figures_data["tile"] if row["id"] == "tile_chalkis")
    north_west, north_east = (row["edges"][(d - turns[0]) % 6] for d in (5, 0))
    assert first[:2] == ("##" if north_west == "L" else "~~")
    assert first.split()[1] == ("##" if north_east == "L" else "~~")


def test_a_battle_shows_its_count() -> None:
    t = position(F_SEA, white="ares_retreat").do("announce attack", f"attack {SEA['D']}", "send 2")
    text = " ".join(screen(t, RED).split())
    assert "Battle for Samos" in text
    assert "must exceed the defence by 1" in text
    assert "Attack 2, 3 needed; defence 2" in text


def test_a_wide_map_is_printed_in_bands_that_share_a_hex() -> None:
    t = position(F_PLACE)
    narrow, wide = screen(t, WHITE, width=30), screen(t, WHITE, width=120)
    assert "further east" in narrow
    assert "further east" not in wide
    assert max(len(line) for line in narrow.splitlines()) <= 30
    for city in ("Malea", "Mykale", "Sounion", "Tainaron"):
        assert city in narrow


def test_a_city_tells_where_it_leads() -> None:
    told = " ".join(explain(scene_of(position(F_PLACE), WHITE), "tile_mykale"))
    assert "1 soldier and 1 ship" in told
    assert "Connected by sea:" in told


def test_while_a_target_is_chosen_every_attack_is_weighed() -> None:
    t = position(F_SEA).do("announce attack")
    goals = scene_of(t, RED).shown["attack"]["goals"]
    assert goals
    text = " ".join(screen(t, RED).split())
    words = words_for("en", "hellas")
    for goal in goals:
        assert f"{words.say(goal['tile'])}: defence {goal['defence']}, at most {goal['most']} against it" in text


def test_the_stack_tells_which_tiles_are_left_in_no_order() -> None:
    scene = scene_of(position(F_PLACE), WHITE)
    told = " ".join(explain(scene, "label-stack"))
    assert all(scene.say(tile) in told for tile in scene.shown["stack"]["left"])
