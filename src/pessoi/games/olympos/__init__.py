"""Olympos: expansion and discovery in mythical Greece, for two to five players.

Contents, by chapter of the specification (its rules are in `chapters`):

  2  components                 components.toml, `components`, `terms`, `state`
  3  set-up, 12 other counts    `setup`
  4  time track and turns       `track`, `turn`
  5  expansion                  `expansion`, `travel` (distances), `stacks` (piles of settlers),
                              `counted` (once for a map)
  6  discoveries                `development`, `payment` (resources and cubes), `gains` (what players receive)
  7  wonders                    `wonders`
  8  Destiny cards              `destiny`
  9  Olympos cards              `olympos_cards`
 10  end and scoring            `ending`
 11  powers of discoveries      figures in `components`, used by the chapter that each power changes
 15  hidden information         `secrecy`, `trail` (what counting cards tells)
 16  invariants                 `invariants`

Around the rules:

     the game as the kernel has it    `game`
     the position for drawing         `view`, `choices`, their types in `shown`
     notation                         `vocabulary`
     terms for display                `words`, `references`, en.ftl, fr.ftl
     what happened, for people        `story`
     why not, for people              `reasons`
     for bots                         `evaluation`, `motives`, `priors`
     for learning                     `observation`
"""

from pessoi.games.olympos.game import Olympos, create

__all__ = ["Olympos", "create"]
