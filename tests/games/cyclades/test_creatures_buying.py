"""How creatures come into play: bought, or shown by Zeus.  [CYC-17.1] to [CYC-17.3], [CYC-12.5]"""

import pytest

from pessoi.games.cyclades import terms
from pessoi.games.cyclades.chapters.actions import Menu
from pessoi.kernel.rows import put
from tests.games.cyclades.positions import Table, card


def market(god: int = terms.ATHENA) -> Table:
    """The track: Harpy 2, Kraken 3, Pegasus 4, Medusa 5."""
    table = Table(god=god)
    table.land("t10_l1", 0)
    for space, name in enumerate(("harpy", "kraken", "pegasus", "medusa")):
        table.s.creature_deck &= ~(1 << card(name))
        table.s.creature_track = put(table.s.creature_track, space, card(name))
    return table


def for_sale(table: Table) -> list[str]:
    return [text.split()[1] for text in table.start(Menu(0)).options if text.startswith("buy_creature")]


@pytest.mark.rule("CYC-17.1")
@pytest.mark.parametrize("god", [terms.ATHENA, terms.ZEUS, terms.POSEIDON, terms.ARES, terms.HERA])
def test_with_any_god_but_apollo_creatures_may_be_bought(god: int) -> None:
    assert for_sale(market(god)) == ["harpy", "kraken", "medusa", "pegasus"]


@pytest.mark.rule("CYC-17.1", "CYC-12.18")
def test_with_apollo_no_creature_is_bought() -> None:
    table = market()
    table.s.bid_god[0] = terms.APOLLO
    assert for_sale(table) == []


@pytest.mark.rule("CYC-17.1", "CYC-16.6", "CYC-16.7")
def test_any_number_is_bought_each_for_its_space_less_temple_reductions() -> None:
    table = market()
    table.gold(0, 6)
    table.build("t10_l1", "temple")
    table.start(Menu(0)).answer("buy_creature medusa", "figure_zone t05_l1")
    assert table.s.gold[0] == 2  # 5 less 1
    assert table.options == ["buy_creature harpy", "end_turn"]  # the Kraken costs 3: the temple is used
    table.answer("buy_creature harpy")
    assert table.s.gold[0] == 0


@pytest.mark.rule("CYC-17.5")
def test_a_card_without_legal_effect_may_be_bought_all_the_same() -> None:
    table = market()  # no troop on the map
    table.start(Menu(0)).answer("buy_creature harpy")
    assert table.s.gold[0] == 8
    assert table.is_discarded("harpy")


@pytest.mark.rule("CYC-17.2")
def test_a_card_reserved_by_another_faction_cannot_be_bought() -> None:
    table = market()
    table.s.reserved = put(table.s.reserved, 0, 1)
    table.s.reserved = put(table.s.reserved, 1, 0)
    assert for_sale(table) == ["kraken", "medusa", "pegasus"]


@pytest.mark.rule("CYC-17.3")
def test_a_bought_space_stays_empty() -> None:
    table = market()
    table.start(Menu(0)).answer("buy_creature kraken", "figure_zone t10_s1")
    assert table.s.creature_track == (card("harpy"), terms.NONE, card("pegasus"), card("medusa"))


@pytest.mark.rule("CYC-D70", "CYC-12.5", "CYC-17.9")
def test_the_card_that_zeus_shows_is_played_for_one_gold_whatever_the_temples() -> None:
    table = market(terms.ZEUS)
    table.build("t10_l1", "temple")
    table.start(Menu(0)).answer("peek", "draw_creature chiron")
    assert (table.decision, table.options) == ("peek_play", ["play_card", "put_back"])
    table.answer("play_card", "figure_zone t05_l1")
    assert table.s.gold[0] == 9
    assert table.where("chiron") == "t05_l1"
    assert "peek" not in table.options  # once a cycle


@pytest.mark.rule("CYC-D70", "CYC-12.5")
def test_a_card_put_back_stays_on_top_unseen_by_the_others() -> None:
    table = market(terms.ZEUS)
    table.start(Menu(0)).answer("peek")
    assert table.request.seen == 1
    table.answer("draw_creature chiron", "put_back")
    assert table.s.gold[0] == 10
    assert table.s.top_card == card("chiron")
    assert table.s.top_known == 1
    assert (table.s.creature_deck >> card("chiron")) & 1
