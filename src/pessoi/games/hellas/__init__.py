"""Hellas: discovery and conquest for two, on a map that grows.

Contents, by chapter of the specification (its rules are in `chapters`):

  1  components                  `components`, `terms`, `state`
  2  setup and opening           `setup`, `opening`
  3  geometry                    `hexes` (grid), `board` (map, connections, placements), `components.fitting`
  4  turn                        `turn`
  5  reinforcement               `reinforcement`
  6  expedition                  `expedition`, `tiles` (the stack)
  7  attack                      `attack` (target, soldiers sent), `strength`, `battle`
  8  reorganisation              `reorganisation`
  9  god cards in general        `cards` (playing, reactions, keeping), `hands` (drawing, stealing), `pieces` (adding)
 10  god cards one by one        `ares`, `poseidon`, `zeus`, `pieces` (exchange)
 11  end of the game             `ending`

Around the rules:

     the game as the kernel has it    `game`
     hidden information               `secrecy`
     the position for drawing         `view`, its types in `shown`
     invariants                       `invariants`
     notation                         `vocabulary`
     terms for display                `words`, `references`, en.ftl, fr.ftl
     what happened, for people        `story`
     why not, for people              `reasons`
     for bots                         `evaluation`, `motives`, `priors`
     for learning                     `observation`
"""

from pessoi.games.hellas.game import Hellas, create

__all__ = ["Hellas", "create"]
