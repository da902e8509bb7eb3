"""Mytikas, for two to four players: the rulebook's chapters and where they are.

| part                         | module                                          |
|------------------------------|-------------------------------------------------|
| 0 names                      | `terms`                                         |
| 2 components                 | `components` (components.toml)                  |
| the position                 | `state`                                         |
| 3, 17 setup, divinity draft  | `chapters.setup`                                |
| 4 turn and phases            | `chapters.turn`                                 |
| 5, 16 placement, two players | `chapters.placement`                            |
| 6 main and bonus actions     | `chapters.actions`                              |
| 7 following                  | `chapters.following`                            |
| 8 producing                  | `chapters.production`                           |
| 9 building                   | `chapters.building`                             |
| 10 moving resources          | `chapters.moving`                               |
| 11 favors and offerings      | `chapters.favors`, `chapters.offerings`         |
| 12 making an offering, locks | `chapters.offerings`                            |
| 13 deity cards               | `chapters.deities` (a table says where each is) |
| 14, 15 end and scoring       | `chapters.ending`                               |
| notation of actions          | `vocabulary`                                    |
| 19 hidden things, invariants | `secrecy`, `invariants`                         |
| the position for drawing     | `view`, `shown`                                 |
| 22 words in both languages   | `words` (en.ftl, fr.ftl)                        |
| what the rules explain where | `references`                                    |
| evaluation, priors, for bots | `evaluation`, `priors`                          |
| what learners see            | `observation`                                   |

`game` puts them behind the kernel's contract.
"""

from pessoi.games.mytikas.game import Mytikas, create

__all__ = ["Mytikas", "create"]
