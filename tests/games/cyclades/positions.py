"""A table for tests: put pieces where a rule needs them, start a frame, answer in the game's own notation."""

from typing import Any

from pessoi.games.cyclades import terms
from pessoi.games.cyclades.chapters.board import SITES, miniature_of
from pessoi.games.cyclades.components import Components
from pessoi.games.cyclades.state import ACTIONS, Position, new_position
from pessoi.games.cyclades.vocabulary import make_vocabulary
from pessoi.games.edition import merged
from pessoi.kernel import Event, Frame, Game, Request
from pessoi.kernel.rows import add, put

FIGURES = Components(merged("cyclades", None))
VOCABULARY = make_vocabulary(FIGURES)
RULES: Game[Position] = Game(VOCABULARY, [], [], [])  # only to settle and to check answers


def zone(name: str) -> int:
    return terms.ZONE_IDS.index(name)


def card(name: str) -> int:
    return terms.CREATURE_IDS.index(name)


def hero(name: str) -> int:
    return terms.HERO_IDS.index(name)


class Table:
    """Recommended map of side a; phase of actions, purple (0) active with Athena, everybody with 10 gold."""

    def __init__(self, mode: str = "solo3", god: int = terms.ATHENA) -> None:
        self.s = new_position(FIGURES, mode, 3)
        self.s.lay_map(FIGURES.recommended_map(self.s.mode, terms.SIDE_A))
        self.s.cycle = 3
        self.s.phase = ACTIONS
        self.s.active = 0
        self.s.god_slots = (terms.ATHENA, terms.ZEUS, terms.POSEIDON, terms.ARES, terms.HERA)
        for faction in range(self.s.mode.factions):
            self.s.bid_god[faction] = (god + faction) % terms.APOLLO
        for team in range(len(self.s.mode.teams)):
            self.gold(team, 10)
        self.journal: list[Event] = []
        self.request = Request(terms.NOBODY, [], "")

    # -- pieces

    def gold(self, team: int, amount: int) -> None:
        self.s.gold[team] = amount
        self.s.tally[team] = amount

    def land(self, name: str, faction: int, troops: int = 0, mercenaries: int = 0) -> None:
        z = zone(name)
        self.s.set_owner(z, faction)
        self.s.units = add(self.s.units, z, troops)
        self.s.troops_left = add(self.s.troops_left, faction, -troops)
        self.s.mercenaries = add(self.s.mercenaries, z, mercenaries)
        self.s.mercenaries_left -= mercenaries

    def fleet(self, name: str, faction: int, number: int = 1) -> None:
        self.s.add_fleets(zone(name), faction, number)
        self.s.fleets_left = add(self.s.fleets_left, faction, -number)

    def build(self, name: str, *buildings: str, opens: str = "") -> None:
        """Base buildings (or `metropolis`) on the first free sites of a zone; ports open onto `opens`."""
        z = zone(name)
        for building in buildings:
            place = z * SITES
            while self.s.site[place] != terms.NONE:
                place += 1
            kind = terms.BUILDING_IDS.index(building)
            self.s.site = put(self.s.site, place, kind)
            if kind == terms.METROPOLIS:
                self.s.tokens_left = add(self.s.tokens_left, 0, -1)
            else:
                self.s.buildings_left = add(self.s.buildings_left, kind, -1)
            if kind in (terms.PORT, terms.METROPOLIS):
                self.s.opens = put(self.s.opens, place, zone(opens) if opens else self.s.map.sea_next[z][0])

    def hero(self, name: str, faction: int, where: str, cycle: int = 1) -> None:
        h = hero(name)
        self.s.hero_deck &= ~(1 << h)
        self.s.hero_owner = put(self.s.hero_owner, h, faction)
        self.s.hero_zone = put(self.s.hero_zone, h, zone(where))
        self.s.hero_cycle = put(self.s.hero_cycle, h, cycle)

    def hire(self, *names: str) -> None:
        """Heroes on the track."""
        for slot, name in enumerate(names):
            self.s.hero_deck &= ~(1 << hero(name))
            self.s.hero_track = put(self.s.hero_track, slot, hero(name))

    def creature(self, name: str, faction: int, *where: str) -> None:
        c = card(name)
        self.s.creature_deck &= ~(1 << c)
        self.s.creature_owner = put(self.s.creature_owner, c, faction)
        for miniature, place in zip(self.s.miniatures_of(c), where, strict=True):
            self.s.figure_zone = put(self.s.figure_zone, miniature, zone(place))

    def discard(self, *names: str) -> None:
        for name in names:
            self.s.creature_deck &= ~(1 << card(name))
            self.s.creature_discard |= 1 << card(name)

    def cards(self, faction: int, priestesses: int = 0, philosophers: int = 0) -> None:
        self.s.priestesses = put(self.s.priestesses, faction, priestesses)
        self.s.priestesses_left -= priestesses
        self.s.philosophers = put(self.s.philosophers, faction, philosophers)
        self.s.philosophers_left -= philosophers

    # -- play

    def start(self, frame: Frame[Any]) -> "Table":
        self.s.stack = [frame]
        self.s.journal = self.journal
        self.request = RULES.settle(self.s)
        return self

    def play(self, name: str, faction: int = 0) -> "Table":
        """The faction plays a creature card from the deck."""
        from pessoi.games.cyclades.chapters.creatures import PlayCreature

        self.s.creature_deck &= ~(1 << card(name))
        self.s.resolving |= 1 << card(name)
        return self.start(PlayCreature(faction, card(name)))

    def answer(self, *texts: str) -> "Table":
        for text in texts:
            self.request = RULES.play(self.s, VOCABULARY.read(text), self.journal)
        return self

    def roll(self, *values: int) -> "Table":
        return self.answer(*[f"roll {value}" for value in values])

    # -- questions

    @property
    def decision(self) -> str:
        """What is asked; empty when all is done."""
        return self.request.decision if self.s.stack else ""

    @property
    def options(self) -> list[str]:
        """The legal answers, without their verb where all have the same."""
        texts = [VOCABULARY.text(a) for a in self.request.actions] if self.s.stack else []
        verbs = {text.split()[0] for text in texts}
        if len(verbs) == 1:
            return sorted(" ".join(text.split()[1:]) for text in texts)
        return sorted(texts)

    def events(self) -> list[str]:
        return [event.name for event in self.journal]

    def at(self, name: str) -> tuple[int, int]:
        """Base units and mercenaries of a zone."""
        z = zone(name)
        return self.s.units[z], self.s.mercenaries[z] if z < terms.LANDS else 0

    def owner(self, name: str) -> int:
        return self.s.owner[zone(name)]

    def tokens(self, name: str) -> int:
        return self.s.tokens[zone(name)]

    def where(self, creature: str, second: bool = False) -> str:
        miniature = terms.SCYLLA if second else miniature_of(card(creature))
        z = self.s.figure_zone[miniature]
        return "" if z == terms.NOWHERE else terms.ZONE_IDS[z]

    def standing(self, name: str) -> str:
        """Where a hero stands."""
        z = self.s.hero_zone[hero(name)]
        return "" if z == terms.NOWHERE else terms.ZONE_IDS[z]

    def types(self, name: str) -> list[str]:
        """The buildings of a zone."""
        z = zone(name)
        found = [b for b in self.s.site[z * SITES : z * SITES + SITES] if b != terms.NONE]
        return sorted(terms.BUILDING_IDS[min(b, terms.METROPOLIS)] for b in found)

    def is_discarded(self, creature: str) -> bool:
        return (self.s.creature_discard >> card(creature)) & 1 == 1
