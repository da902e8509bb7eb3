"""How creatures come into play: bought, or shown by Zeus.  [CYC-17.1] to [CYC-17.3], [CYC-12.5]"""

import pytest

from pessoi.games.cyclades import terms
from pessoi.games.cyclades.chapters.actions import Menu
from pessoi.kernel.rows import put
from tests.games.cyclades.positions import Scene, card


def market(god: int = terms.ATHENA) -> Scene:
    """The track: Harpy 2, Kraken 3, Pegasus 4, Medusa 5."""
    scene = Scene(god=god)
    scene.land("t10_l1", 0)
    for space, name in enumerate(("harpy", "kraken", "pegasus", "medusa")):
        scene.s.creature_deck &= ~(1 << card(name))
        scene.s.creature_track = put(scene.s.creature_track, space, card(name))
    return scene


def for_sale(scene: Scene) -> list[str]:
    return [text.split()[1] for text in scene.start(Menu(0)).options if text.startswith("buy_creature")]


@pytest.mark.rule("CYC-17.1")
@pytest.mark.parametrize("god", [terms.ATHENA, terms.ZEUS, terms.POSEIDON, terms.ARES, terms.HERA])
def test_with_any_god_but_apollo_creatures_may_be_bought(god: int) -> None:
    assert for_sale(market(god)) == ["harpy", "kraken", "medusa", "pegasus"]


@pytest.mark.rule("CYC-17.1", "CYC-12.18")
def test_with_apollo_no_creature_is_bought() -> None:
    scene = market()
    scene.s.bid_god[0] = terms.APOLLO
    assert for_sale(scene) == []


@pytest.mark.rule("CYC-17.1", "CYC-16.6", "CYC-16.7")
def test_any_number_is_bought_each_for_its_space_less_temple_reductions() -> None:
    scene = market()
    scene.gold(0, 6)
    scene.build("t10_l1", "temple")
    scene.start(Menu(0)).answer("buy_creature medusa", "figure_zone t05_l1")
    assert scene.s.gold[0] == 2  # 5 less 1
    assert scene.options == ["buy_creature harpy", "end_turn"]  # the Kraken costs 3: the temple is used
    scene.answer("buy_creature harpy")
    assert scene.s.gold[0] == 0


@pytest.mark.rule("CYC-17.5")
def test_a_card_without_legal_effect_may_be_bought_all_the_same() -> None:
    scene = market()  # no troop on the map
    scene.start(Menu(0)).answer("buy_creature harpy")
    assert scene.s.gold[0] == 8
    assert scene.is_discarded("harpy")


@pytest.mark.rule("CYC-17.2")
def test_a_card_reserved_by_another_faction_cannot_be_bought() -> None:
    scene = market()
    scene.s.reserved = put(scene.s.reserved, 0, 1)
    scene.s.reserved = put(scene.s.reserved, 1, 0)
    assert for_sale(scene) == ["kraken", "medusa", "pegasus"]


@pytest.mark.rule("CYC-17.3")
def test_a_bought_space_stays_empty() -> None:
    scene = market()
    scene.start(Menu(0)).answer("buy_creature kraken", "figure_zone t10_s1")
    assert scene.s.creature_track == (card("harpy"), terms.NONE, card("pegasus"), card("medusa"))


@pytest.mark.rule("CYC-D70", "CYC-12.5", "CYC-17.9")
def test_the_card_that_zeus_shows_is_played_for_one_gold_whatever_the_temples() -> None:
    scene = market(terms.ZEUS)
    scene.build("t10_l1", "temple")
    scene.start(Menu(0)).answer("peek", "draw_creature chiron")
    assert (scene.decision, scene.options) == ("peek_play", ["play_card", "put_back"])
    scene.answer("play_card", "figure_zone t05_l1")
    assert scene.s.gold[0] == 9
    assert scene.where("chiron") == "t05_l1"
    assert "peek" not in scene.options  # once a cycle


@pytest.mark.rule("CYC-D70", "CYC-12.5")
def test_a_card_put_back_stays_on_top_unseen_by_the_others() -> None:
    scene = market(terms.ZEUS)
    scene.start(Menu(0)).answer("peek")
    assert scene.request.seen == 1
    scene.answer("draw_creature chiron", "put_back")
    assert scene.s.gold[0] == 10
    assert scene.s.top_card == card("chiron")
    assert scene.s.top_known == 1
    assert (scene.s.creature_deck >> card("chiron")) & 1
