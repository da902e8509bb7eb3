"""Mytikas, for two to four players: the rulebook's chapters and where they are.

| part                           | module                                    |
|--------------------------------|-------------------------------------------|
| 0, 2 names, components         | `terms`, `components` (components.toml)   |
| the position                   | `state`                                   |
| 3, 17 setup, divinity draft    | `setup`                                   |
| 4 turn and phases              | `turn`                                    |
| 5, 16 placement, two players   | `placement`                               |
| 6 main and bonus actions       | `actions`                                 |
| 7 following                    | `following`                               |
| 8 producing                    | `production`                              |
| 9 building                     | `building`                                |
| 10 moving resources            | `moving`                                  |
| 11 favors and offerings        | `favors`, `offerings`                     |
| 12 making an offering, locks   | `offerings`                               |
| 13 deity cards                 | `deities` (a table says where each is)    |
| 14, 15 end and scoring         | `ending`                                  |
| 19 hidden things, invariants   | `view`, `invariants`                      |
| words in English and French    | `words` (en.ftl, fr.ftl)                  |
| sense, for bots                | `sense`                                   |
| what learners see              | `observation`                             |

`game` puts them behind the kernel's contract.
"""

from pessoi.games.mytikas.game import Mytikas, create

__all__ = ["Mytikas", "create"]
