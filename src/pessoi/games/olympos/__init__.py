"""Olympos: expansion and discovery in mythical Greece, for two to five players.

The rulebook's chapters and where they are:

  2   components                components.toml, components
  3   set-up, 12 other counts   setup
  4   time track and turns      track, turn
  5   expansion                 expansion (distances: travel; piles of settlers: stacks)
  6   discoveries               development (resources and cubes: payment; what players receive: gains)
  7   wonders                   wonders
  8   Destiny cards             destiny
  9   Olympos cards             olympos_cards
  10  end and scoring           ending
  11  powers of discoveries     figures in components; used by the chapter that each power changes
  15  hidden information        knowledge
  16  invariants                invariants

`state` is the position, `view` draws it for clients, `vocabulary` and `words` are its language, `sense` is for bots,
`observation` for learning.
"""

from pessoi.games.olympos.game import Olympos, create

__all__ = ["Olympos", "create"]
