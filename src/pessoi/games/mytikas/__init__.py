"""Mytikas, for two to four players: the rulebook's parts and where they are; its rules are in `chapters`.

| part                         | module                                 |
|------------------------------|----------------------------------------|
| 0 names                      | `terms`                                |
| 2 components                 | `components` (components.toml)         |
| 3, 17 setup, divinity draft  | `setup`                                |
| 4 turn and phases            | `turn`                                 |
| 5, 16 placement, two players | `placement`                            |
| 6 main and bonus actions     | `actions`                              |
| 7 following                  | `following`                            |
| 8 producing                  | `production`                           |
| 9 building                   | `building`                             |
| 10 moving resources          | `moving`                               |
| 11 favors and offerings      | `favors`, `offerings`                  |
| 12 making an offering, locks | `offerings`                            |
| 13 deity cards               | `deities` (a table says where each is) |
| 14, 15 end and scoring       | `ending`                               |
| 19 hidden things, invariants | `secrecy`, `invariants`                |
| 22 words in both languages   | `words`, `references` (en.ftl, fr.ftl) |
| the game behind the contract | `game`                                 |
| the position                 | `state`                                |
| the position for drawing     | `view`, its types in `shown`           |
| notation of actions          | `vocabulary`                           |
| what happened, for people    | `story`                                |
| why not, for people          | `reasons`                              |
| what needs no question       | `needless`                             |
| for bots                     | `evaluation`, `motives`, `priors`      |
| for learning                 | `observation`                          |
"""

from pessoi.games.mytikas.game import Mytikas, create

__all__ = ["Mytikas", "create"]
