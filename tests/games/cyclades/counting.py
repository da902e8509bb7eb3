"""A player who counts: what one seat, or a watcher, can work out about creature cards and gold that it does not see.

It follows answers and events as its seat sees them. What positions themselves keep for knowledge (`tally`, `top_known`,
`drawn_known`, `drawn_open`) it never looks at. `CardCounter` is the law's; `Treasurer` also needs to be told what
answers cost, as clients are. `python -m tests.games.cyclades.counting 200` plays so many random games with every number
of players and says how many imagined worlds the two rule out.
"""

import sys
from collections.abc import Iterable
from random import Random
from typing import Any, Final

from pessoi.conformance.counting import Glimpse
from pessoi.games import load_game
from pessoi.games.cyclades import terms
from pessoi.games.cyclades.components import Mode
from pessoi.games.cyclades.state import Position
from pessoi.kernel import OVER, WATCHER, Action, Event, Game, Known, Options, Request
from pessoi.kernel.chance import sample
from pessoi.kernel.sets import bits

GAME: Final = load_game("cyclades")
EVERY_CARD: Final = set(range(terms.CREATURES))
# nothing is under way any more
QUIET: Final = ("turn_menu", "offer_god", "upkeep_pick")


def counter(game: Game[Any], options: Options, seat: int) -> "CardCounter":
    return CardCounter()


def names(cards: Iterable[int]) -> list[str]:
    return sorted(terms.CREATURE_IDS[card] for card in cards)


class CardCounter:
    """Where every creature card can be; what is nowhere else is in the discard pile."""

    def __init__(self) -> None:
        self.deck: set[int] = set(EVERY_CARD)  # before a Sphinx who has not chosen yet drew from it
        self.track: set[int] = set()
        self.owned: set[int] = set()
        self.trophies: set[int] = set()
        self.played: list[int] = []  # cards whose effect is under way, one within the other
        self.drawn: set[int] = set()  # by the Sphinx, as far as the seat has seen
        self.is_settled = False  # somebody has looked at the top card
        self.top = terms.NONE  # which it is, if the seat has

    def discarded(self) -> set[int]:
        return EVERY_CARD - self.deck - self.track - self.owned - self.trophies - set(self.played)

    # -- following

    def follow(self, glimpse: Glimpse) -> None:
        if glimpse.decision in QUIET:
            self.played = []
        for i, event in enumerate(glimpse.events):
            if event.values or event.name == "creatures_shuffled":
                self.note(event.name, event.values, glimpse.events[i + 1 :])

    def note(self, name: str, values: list[int], later: list[Event]) -> None:
        if name == "creature_revealed":
            self.leave(values[0])
            self.track.add(values[0])
        elif name in ("turn_starts", "cycle_starts"):
            self.played = []
        elif name == "creature_discarded":
            self.track.discard(values[0])
        elif name == "creatures_shuffled":
            self.shuffle()
        elif name == "buys_creature":
            self.track.discard(values[1])
            self.played.append(values[1])
        elif name == "plays_creature":
            self.play(values[1], later)
        elif name == "creature_placed":
            self.owned.add(values[1])
            self.played = [card for card in self.played if card != values[1]]
        elif name == "loses_creature":
            self.owned.discard(values[1])
        elif name == "heracles_slays":
            self.owned.discard(values[1])
            self.trophies.add(values[1])
        elif name in ("hero_dies", "sacrifices", "swaps_heroes") and values[1] == terms.HERACLES:
            self.trophies = set()
        elif name == "peeks":
            self.renew()
            self.is_settled = True
        elif name == "sees_card":
            if self.is_drawing():
                self.drawn.add(values[1])
            else:
                self.top = values[1]

    def is_drawing(self) -> bool:
        return bool(self.played) and self.played[-1] == terms.SPHINX

    def renew(self) -> None:
        if not self.deck:
            self.deck = self.discarded()

    def leave(self, card: int) -> None:
        """The top card leaves the deck."""
        self.renew()
        self.deck.discard(card)
        self.forget_top()

    def forget_top(self) -> None:
        self.is_settled = False
        self.top = terms.NONE

    def shuffle(self) -> None:
        """The Chimera takes the discard pile into the deck; if she was played, she is spent, and what she found."""
        if terms.CHIMERA in self.played:
            self.played = self.played[: self.played.index(terms.CHIMERA)]
        self.deck |= self.discarded()
        self.forget_top()

    def play(self, card: int, later: list[Event]) -> None:
        """A card found with Zeus, by the Sphinx (who now discards her others) or with the Chimera."""
        if self.is_drawing():
            found = [card]
            for event in later:
                if event.name != "creature_discarded":
                    break
                found.append(event.values[0])
            self.played += found  # none of them is in a discard pile that she took up
            for one in sorted(found, key=lambda one: one not in self.deck):  # the old deck's came first
                self.leave(one)
            self.played = self.played[: len(self.played) - len(found) + 1]
            self.drawn = set()
            return
        if not self.played:
            self.leave(card)
        self.played.append(card)

    # -- judging

    def possible(self, world: Position) -> list[str]:
        """Why that world cannot be; nothing if it can."""
        faults: list[str] = []
        deck = set(bits(world.creature_deck))
        drawn = set(world.drawn)
        seen = self.drawn | ({self.top} if drawn and self.is_settled and self.top != terms.NONE else set())
        left = self.deck - drawn if len(drawn) <= len(self.deck) else self.discarded() - drawn
        if deck != left or len(drawn) < len(world.drawn):
            faults.append(f"with {names(drawn)} drawn the deck is {names(deck)}, not {names(left)}")
        if not (drawn <= self.deck or self.deck <= drawn):
            faults.append(f"{names(drawn)} drawn while {names(self.deck)} were the deck")
        if not seen <= drawn:
            faults.append(f"{names(seen)} were drawn, not {names(drawn)}")
        if not drawn:
            faults += self.wrong_top(world.top_card)
        return faults

    def wrong_top(self, top: int) -> list[str]:
        if not self.is_settled:
            return [] if top == terms.NONE else ["a card on top that nobody has looked at"]
        if top not in self.deck or self.top not in (terms.NONE, top):
            return [f"{names({top} - {terms.NONE})} on top, not {names({self.top} - {terms.NONE} or self.deck)}"]
        return []


# -- gold

# answers that are paid without an event that says how much; prices are told beside the answers
EXTRAS: Final = ("extra_philosopher", "extra_priestess", "extra_fleet", "extra_troop", "extra_mercenary")
PAID: Final = (*EXTRAS, "move_to", "play_card")
MOVES: Final = ("sea_move", "land_move", "heroic_move")  # paid when it is chosen where to, which may be forced
MONEY: Final = {  # events, and which of their values is the amount; payments count down
    "income": (1, 1),
    "gains_gold": (1, 1),
    "pays": (1, -1),
    "pays_offering": (2, -1),
    "recruits": (2, -1),
    "buys_creature": (2, -1),
}


class Treasurer:
    """How much every team must have."""

    def __init__(self, mode: Mode) -> None:
        self.mode: Final = mode
        self.gold: Final = [mode.gold * len(team) for team in mode.teams]

    def follow(self, glimpse: Glimpse, price: int, faction: int) -> None:
        if price > 0:
            self.gold[self.mode.team_of[faction]] -= price
        for event in glimpse.events:
            if event.values:
                self.note(event.name, event.values)

    def note(self, name: str, values: list[int]) -> None:
        if name in MONEY:
            place, sign = MONEY[name]
            self.gold[self.mode.team_of[values[0]]] += sign * values[place]
        elif name == "steals_half":
            thief, victim = (self.mode.team_of[faction] for faction in values[:2])
            half = self.gold[victim] // 2
            self.gold[victim] -= half
            self.gold[thief] += half
        elif name == "eliminated" and len(self.mode.teams[self.mode.team_of[values[0]]]) == 1:
            self.gold[self.mode.team_of[values[0]]] = 0

    def possible(self, world: Position) -> list[str]:
        return [] if world.gold == self.gold else [f"treasuries {world.gold}, counted {self.gold}"]


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


# -- random games


class Tally:
    """Worlds imagined in games, and those among them that are impossible."""

    def __init__(self) -> None:
        self.worlds = 0
        self.secrets = 0  # worlds in which a card was drawn or looked at
        self.impossible: list[str] = []

    def play(self, options: Options, seed: int, worlds: int = 2) -> None:
        """A random game; every seat and a watcher count, and imagine at some questions and where cards are drawn."""
        rng = Random(seed)
        s = GAME.setup(options)
        counters = {seat: counter(GAME, options, seat) for seat in (*range(options.players), WATCHER)}
        treasurer = Treasurer(s.mode)
        while (request := GAME.pending(s)).seat != OVER:
            if s.drawn or rng.random() < 0.05:
                for seat, counting in counters.items():
                    k = GAME.known(s, seat)
                    for world in [s, *[GAME.imagine(k, seat, rng) for _ in range(worlds)]]:
                        self.judge(world, f"cycle {s.cycle}, seat {seat}", counting.possible(world))
                        self.judge(world, f"cycle {s.cycle}, seat {seat}", treasurer.possible(world))
            a = sample(request, rng)
            price = price_of(s, request, a) if request.seat >= 0 else 0
            faction = s.active
            journal: list[Event] = []
            GAME.play(s, a, journal)
            treasurer.follow(Glimpse(request, a, journal, WATCHER), price, faction)
            for seat, counting in counters.items():
                counting.follow(Glimpse(request, a, journal, seat))

    def judge(self, world: Position, where: str, faults: list[str]) -> None:
        self.worlds += 1
        self.secrets += 1 if world.drawn or world.top_card != terms.NONE else 0
        if faults:
            self.impossible.append(f"{where}: {'; '.join(faults)}")


def sweep(games: int) -> Tally:
    """So many random games, with every number of players in turn, alone and in teams, on random maps."""
    tally = Tally()
    modes = [Options(n, {"map": "random"}) for n in GAME.players] + [Options(4, {"teams": "yes"})]
    for number in range(games):
        tally.play(modes[number % len(modes)], number)
    return tally


if __name__ == "__main__":
    result = sweep(int(sys.argv[1]) if len(sys.argv) > 1 else 20)
    print(f"{result.worlds} worlds judged, {result.secrets} with a hidden card, {len(result.impossible)} impossible")
    for line in result.impossible[:5]:
        print(line)
