"""Olympos: expansion and discovery in mythical Greece, for two to five players.

The rulebook's chapters and where they are:

  2   components                components.toml, components
  3   set-up, 12 other counts   chapters/setup
  4   time track and turns      chapters/track, chapters/turn
  5   expansion                 chapters/expansion (distances: travel; piles of settlers: stacks)
  6   discoveries               chapters/development (resources and cubes: payment; what players receive: gains)
  7   wonders                   chapters/wonders
  8   Destiny cards             chapters/destiny
  9   Olympos cards             chapters/olympos_cards
  10  end and scoring           chapters/ending
  11  powers of discoveries     figures in components; used by the chapter that each power changes
  15  hidden information        secrecy
  16  invariants                invariants

`game` answers the kernel by pointing to these modules. `terms` are the words of the rules as numbers, `state` is the
position, `view` draws it for clients (`shown`: the types of what it gives), `vocabulary` and `words` are its language,
`references` leads from words to rules; `evaluation` and `priors` are for bots, `observation` for learning.
"""

from pessoi.games.olympos.game import Olympos, create

__all__ = ["Olympos", "create"]
