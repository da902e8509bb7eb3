"""Cyclades Legendary Edition, for two to six players: the rulebook's chapters and where they are.

| chapter                           | module in `chapters`                                                             |
|-----------------------------------|----------------------------------------------------------------------------------|
| 1, 2 shortages                    | `supply`, `losses`, `decks`                                                      |
| 3 the map, and what stands on it  | `archipelago`, `assembly`, `board`                                               |
| 4, 20, 21 set-up, teams, options  | `setup`                                                                          |
| 5 placement                       | `placement`                                                                      |
| 6, 7 the cycle, initialisation    | `cycle`                                                                          |
| 8 income                          | `income`                                                                         |
| 9 offerings                       | `offerings`                                                                      |
| 10 upkeep                         | `upkeep`                                                                         |
| 11, 12 actions, the gods          | `actions`, `mandatory`, `gods`, `recruits`                                       |
| 13 movement                       | `movement`, `muster`, `reach`                                                    |
| 14 combat                         | `combat`, `sides`, `dice`                                                        |
| 15 control, conquest, elimination | `control`                                                                        |
| 16 buildings, metropolises        | `buildings`, `demolition`, `temples`, `metropolises`, `bonuses`                  |
| 17 creatures                      | `creatures` (tells where each is), `instants`, `hippalectryon`, `thefts`,        |
|                                   | `arrivals`, `presence`                                                           |
| 18 heroes                         | `heroes` (military), `heracles`, `sacrifices`, `conditions`                      |
| 19 the end                        | `ending`                                                                         |
| 22 resolution order               | metropolises.Completion                                                          |

| beside the rules                  | module                                                                           |
|-----------------------------------|----------------------------------------------------------------------------------|
| names and printed numbers         | `terms`, `components` (components.toml)                                          |
| the position                      | `state`                                                                          |
| hidden things, invariants         | `secrecy`, `invariants`                                                          |
| what clients draw                 | `view`, `shown`                                                                  |
| notation                          | `vocabulary`                                                                     |
| words in English and French       | `words` (en.ftl, fr.ftl), `references`                                           |
| what happened, for people         | `story`                                                                          |
| why not, for people               | `reasons`                                                                        |
| for bots                          | `evaluation`, `motives`, `priors`                                                |
| what learners see                 | `observation`                                                                    |

`game` puts them behind the kernel's contract.
"""

from pessoi.games.cyclades.game import Cyclades, create

__all__ = ["Cyclades", "create"]
