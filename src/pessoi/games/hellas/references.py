"""The rule that explains each thing, verb and decision."""

from typing import Final

from pessoi.games.hellas.components import Components
from pessoi.games.hellas.terms import CARD_IDS

RULES: Final[dict[str, str]] = {
    "reinforcement": "HEL-5.1",
    "expedition": "HEL-6.1",
    "attack": "HEL-7.1",
    "soldier": "HEL-5.3",
    "ship": "HEL-5.4",
    "temple": "HEL-5.1",
    "tile_dolphin": "HEL-3.12",
    "open_cell": "HEL-2.6",
    "open_rot": "HEL-3.10",
    "main": "HEL-4.2",
    "reinf": "HEL-5.2",
    "reorg_src": "HEL-8.1",
    "reorg_dst": "HEL-8.4",
    "reorg_into": "HEL-8.3",
    "exp_prep": "HEL-6.1",
    "exp_cell": "HEL-6.3",
    "exp_rot": "HEL-3.10",
    "exp_pay": "HEL-6.8",
    "exp_again": "HEL-6.12",
    "exp_over": "HEL-10.12",
    "att": "HEL-7.2",
    "att_over": "HEL-10.4",
    "commit": "HEL-7.5",
    "battle": "HEL-7.11",
    "plunder": "HEL-10.8",
    "cancel": "HEL-9.5",
    "keep": "HEL-10.18",
    "keep_which": "HEL-10.18",
    "city": "HEL-10.16",
    "exch": "HEL-10.25",
    "donor": "HEL-9.12",
    "recall": "HEL-10.23",
    "end": "HEL-4.4",
}


def references(figures: Components) -> dict[str, str]:
    """Chapter 10 explains the cards in their order."""
    return {**{card: f"HEL-10.{i + 1}" for i, card in enumerate(CARD_IDS)}, **RULES}
