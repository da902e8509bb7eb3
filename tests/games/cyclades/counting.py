"""A player who counts: what one seat, or a watcher, can work out about creature cards and gold that it does not see.

It hears the events that the seat is told of, the answers, and what each answer costs; of the table it sees what is
shown to everybody. What the position itself keeps for knowledge (`tally`, `top_known`, `drawn_known`, `drawn_open`) it
never looks at. `python -m tests.games.cyclades.counting 200` plays so many random games with every number of players
and says how many imagined worlds the counter rules out.
"""

import sys
from collections.abc import Iterable, Mapping
from random import Random
from typing import Any, Final

from pessoi.games import load_game
from pessoi.games.cyclades import terms
from pessoi.games.cyclades.chapters.archipelago import bits
from pessoi.games.cyclades.components import Mode
from pessoi.games.cyclades.state import Position
from pessoi.kernel import OVER, WATCHER, Action, Event, Known, Options, Request
from pessoi.kernel.chance import sample

GAME: Final = load_game("cyclades")
EVERY_CARD: Final = frozenset(terms.CREATURE_IDS)
# answers that are paid without an event that says how much; prices are told beside the answers
EXTRAS: Final = ("extra_philosopher", "extra_priestess", "extra_fleet", "extra_troop", "extra_mercenary")
PAID: Final = (*EXTRAS, "move_to", "play_card")
MOVES: Final = ("sea_move", "land_move", "heroic_move")  # paid when it is chosen where to, which may be forced

# events that tell what changes hands
GAINS: Final = ("income", "gains_gold", "steals_half", "eliminated")
MONEY: Final = (*GAINS, "pays", "pays_offering", "recruits", "buys_creature")


class Counter:
    """What can be where, and how much every team must have."""

    def __init__(self, mode: Mode, seat: int) -> None:
        self.mode: Final = mode
        self.seat: Final = seat
        self.gold: Final = [mode.gold * len(team) for team in mode.teams]
        self.played: list[str] = []  # cards whose effect is under way
        self.deck: frozenset[str] = EVERY_CARD  # face down, drawn by a Sphinx or not
        self.hidden = 0  # how many of them a Sphinx has drawn
        self.before: frozenset[str] = EVERY_CARD  # the deck before she drew
        self.drawn: set[str] = set()  # those of her cards that the seat has seen
        self.is_settled = False  # somebody has looked at the top card
        self.top = ""  # and so has the seat

    # -- hearing

    def hear(self, answer: str, price: int, faction: int, events: Iterable[Event]) -> None:
        """An answer (empty if the seat does not see it), what it costs the faction, and what happened then."""
        if price > 0:
            self.gold[self.mode.team_of[faction]] -= price
        if answer == "play_card":
            self.forget_top()
        for event in events:
            if event.is_seen_by(self.seat):
                self.note(event.name, event.values)

    def note(self, name: str, values: list[int]) -> None:
        team = self.mode.team_of[values[0]] if name in MONEY else 0
        if name in ("income", "gains_gold"):
            self.gold[team] += values[1]
        elif name == "pays":
            self.gold[team] -= values[1]
        elif name in ("pays_offering", "recruits"):
            self.gold[team] -= values[2]
        elif name == "steals_half":
            victim = self.mode.team_of[values[1]]
            half = self.gold[victim] // 2
            self.gold[victim] -= half
            self.gold[team] += half
        elif name == "eliminated" and len(self.mode.teams[team]) == 1:
            self.gold[team] = 0
        elif name == "buys_creature":
            self.gold[team] -= values[2]
            self.played.append(terms.CREATURE_IDS[values[1]])
        elif name == "plays_creature":
            self.played.append(terms.CREATURE_IDS[values[1]])
            self.drawn = set()
        elif name == "creature_revealed":
            self.forget_top()
        elif name == "creatures_shuffled":
            self.forget_top()
            if "chimera" in self.played:  # she is spent, and so is what was played through her
                self.played = self.played[: self.played.index("chimera")]
        elif name == "peeks":
            self.is_settled = True
        elif name == "sees_card":
            self.see(terms.CREATURE_IDS[values[1]])

    def see(self, card: str) -> None:
        """A card that Zeus shows, or that the Sphinx has drawn."""
        if self.played and self.played[-1] == "sphinx":
            self.drawn.add(card)
        else:
            self.top = card

    def forget_top(self) -> None:
        self.is_settled = False
        self.top = ""

    def look(self, shown: Mapping[str, Any]) -> None:
        """What lies on the table."""
        open_cards = {space["creature"] for space in shown["creature_track"]} | set(shown["creature_discard"])
        for faction in shown["factions"]:
            open_cards |= {*faction["creatures"], *faction["trophies"]}
        self.played = [card for card in self.played if card not in open_cards]
        self.deck = EVERY_CARD - open_cards - set(self.played)
        self.hidden = len(self.deck) - shown["creature_deck"]
        if self.hidden == 0:
            self.before = self.deck
        elif self.is_settled:
            if self.top:
                self.drawn.add(self.top)
            self.forget_top()

    # -- judging

    def possible(self, world: Position) -> list[str]:
        """Why that world cannot be; nothing if it can."""
        faults: list[str] = []
        deck = {terms.CREATURE_IDS[card] for card in bits(world.creature_deck)}
        drawn = {terms.CREATURE_IDS[card] for card in world.drawn}
        top = "" if world.top_card == terms.NONE else terms.CREATURE_IDS[world.top_card]
        if world.gold != self.gold:
            faults.append(f"treasuries {world.gold}, counted {self.gold}")
        if len(drawn) != self.hidden or deck & drawn or deck | drawn != self.deck:
            faults.append(f"deck {sorted(deck)} and drawn {sorted(drawn)} are not {sorted(self.deck)}")
        before = self.before - set(self.played)
        if self.hidden and not (drawn <= before or before <= drawn):
            faults.append(f"{sorted(drawn)} drawn while {sorted(before)} were the deck")
        if not self.drawn <= drawn:
            faults.append(f"{sorted(self.drawn)} were drawn, not {sorted(drawn)}")
        if bool(top) != self.is_settled or (top and top not in deck) or (self.top and top != self.top):
            faults.append(f"{top or 'no card'} on top, not {self.top or 'any of the deck'}")
        return faults


class Tally:
    """Worlds imagined in games, and those among them that a counter rules out."""

    def __init__(self) -> None:
        self.worlds = 0
        self.secrets = 0  # worlds in which a card was hidden from the seat
        self.impossible: list[str] = []

    def play(self, options: Options, seed: int, worlds: int = 2) -> None:
        """A random game; every seat and a watcher count, and imagine at some questions and where cards are drawn."""
        rng = Random(seed)
        s = GAME.setup(options)
        counters = [Counter(s.mode, seat) for seat in (*range(options.players), WATCHER)]
        while True:
            request = GAME.pending(s)
            for counter in counters:
                k = GAME.known(s, counter.seat)
                counter.look(GAME.show(k, counter.seat))
                if s.drawn or rng.random() < 0.05:
                    self.judge(counter, s, [GAME.imagine(k, counter.seat, rng) for _ in range(worlds)])
            if request.seat == OVER:
                return
            answer(s, request, sample(request, rng), counters)

    def judge(self, counter: Counter, s: Position, worlds: list[Position]) -> None:
        for world in worlds:
            self.worlds += 1
            self.secrets += 1 if world.drawn or world.top_card != terms.NONE else 0
            faults = counter.possible(world)
            if faults:
                self.impossible.append(f"cycle {s.cycle}, seat {counter.seat}: {'; '.join(faults)}")


def answer(s: Position, request: Request, a: Action, counters: Iterable[Counter]) -> None:
    """Play the answer; the counters hear of it what they may."""
    price = price_of(s, request, a) if request.seat >= 0 else 0
    faction = s.active
    events: list[Event] = []
    GAME.play(s, a, events)
    for counter in counters:
        is_seen = request.is_seen_by(counter.seat)
        counter.hear(GAME.vocabulary.text(a) if is_seen else "", price, faction, events)


def price_of(s: Position, request: Request, a: Action) -> int:
    """What the answer costs at once, as everybody can work out; for a move, if there is one way to go."""
    k = GAME.known(s, request.seat)
    verb = GAME.vocabulary.text(a).partition(" ")[0]
    if verb in MOVES:
        after = k.copy()
        after.stack[-1].tell(after, a)
        asked = after.stack[-1].ask(after)
        if asked is None or len(asked.actions) > 1:
            return 0
        return told_price(Known(after), asked.actions[0])
    return told_price(k, a) if verb in PAID else 0


def told_price(k: Known, a: Action) -> int:
    told = GAME.detail(k, a)
    return int(told.args["number"]) if told is not None and told.key == "cost" else 0


def sweep(games: int) -> Tally:
    """So many random games, with every number of players in turn, alone and in teams, on random maps."""
    tally = Tally()
    modes = [Options(n, {"map": "random"}) for n in GAME.players] + [Options(4, {"teams": "yes"})]
    for number in range(games):
        tally.play(modes[number % len(modes)], number)
    return tally


if __name__ == "__main__":
    result = sweep(int(sys.argv[1]) if len(sys.argv) > 1 else 20)
    print(f"{result.worlds} worlds, {result.secrets} with a hidden card, {len(result.impossible)} impossible")
    for line in result.impossible[:5]:
        print(line)
