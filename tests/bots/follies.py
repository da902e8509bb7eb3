"""What a person would see at once to be foolish, counted over games between bots.

    python -m tests.bots.follies GAME --bot net --players 4 --games 100

prints, for each folly that is known of the game, how often a game has it.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, Final, NamedTuple

from pessoi.bots import make_bot
from pessoi.games import GAMES, load_game
from pessoi.games.cyclades.chapters.offerings import OfferValue
from pessoi.games.cyclades.state import Position as Cyclades
from pessoi.games.cyclades.terms import NOBODY
from pessoi.kernel import CHANCE, OVER, Game, Options, State
from pessoi.kernel.chance import Chance, seed_from


class Answer(NamedTuple):
    """A choice: the position before it, its words, those of all that could be said, and what the seat said before."""

    position: State
    seat: int
    words: str
    legal: list[str]
    before: list[str]


Sign = Callable[[Answer], bool]


def outbids_itself(a: Answer) -> bool:
    """With two players a seat has several factions, and may drive one of its own from a god."""
    s = a.position
    assert isinstance(s, Cyclades)
    frame = s.stack[-1]
    if not isinstance(frame, OfferValue):
        return False
    rival = s.servant(frame.god)
    return rival != NOBODY and s.seat(rival) == a.seat


def pulls_down(a: Answer) -> bool:
    """A building for another, though nothing had to be built."""
    return a.words.startswith("replace_building ") and "renounce" in a.legal


def adds_elsewhere(a: Answer) -> bool:
    """A new piece is put into a city from which, in the same turn, one of its kind then goes elsewhere."""
    verb, _, rest = a.words.partition(" ")
    return verb == "take" and f"add {rest}" in a.before[-6:]


def concedes_its_attack(a: Answer) -> bool:
    """An attack is made, soldiers are sent, and then it is given up though a card could be played."""
    return a.words == "concede" and len(a.legal) > 1 and any(words.startswith("attack ") for words in a.before[-5:])


def marches_back(a: Answer) -> bool:
    """A settler goes where the seat's settler of the turn before has come from."""
    kind, _, place = a.words.partition(" ")
    return kind in ("to", "detour") and place != "olympos" and f"move {place}" in a.before[-6:-1]


def goes_the_long_way(a: Answer) -> bool:
    """Time is burned where the short way leads to the same place."""
    kind, _, place = a.words.partition(" ")
    return kind == "detour" and f"to {place}" in a.legal


def moves_to_and_fro(a: Answer) -> bool:
    """A resource goes back to the level that it came from in the same action."""
    words = a.words.split()
    return words[0] == "move" and len(words) == 4 and f"move {words[1]} {words[3]} {words[2]}" in a.before[-4:]


def buys_what_it_pays_with(a: Answer) -> bool:
    """A god's favor is paid for following, and a favor of the same god is what it brings."""
    words = a.words.split()
    return words[0] == "favor" and bool(a.before) and a.before[-1].endswith(f"favor_{words[1]}")


def rebuilds(a: Answer) -> bool:
    """A building gives way to another, and had itself replaced one within the last two turns or so."""
    kind, _, rest = a.words.partition(" ")
    zone = rest.partition(" ")[0]
    return kind == "replace_building" and any(words.startswith(f"{kind} {zone} ") for words in a.before[-30:])


def bids_a_fortune(a: Answer) -> bool:
    """Ten gold or more for a god, where some god is left for less."""
    kind, _, gold = a.words.partition(" ")
    return kind == "offer_value" and int(gold) >= 10


def plays(*words: str) -> Sign:
    """These words one after the other."""
    return lambda a: [*a.before, a.words][-len(words) :] == list(words)


FOLLIES: Final[dict[str, dict[str, Sign]]] = {
    "mytikas": {
        "skips a main action": lambda a: a.words == "skip" and "main" in a.legal,
        "takes a favor from the player who took one from it": lambda a: (
            a.words in a.before[-12:]
            and a.words.startswith("favor ")
            and a.words.split()[-1] in ("blue", "red", "white", "black")
        ),
        "places its builder for nothing": plays("skip", "decline"),
        "moves a resource to and fro": moves_to_and_fro,
        "pays a favor for one of the same god": buys_what_it_pays_with,
    },
    "hellas": {
        "adds a piece where it then takes one away": adds_elsewhere,
        "draws a tile and gives it up": lambda a: a.words == "give_up" and len(a.legal) > 1,
        "attacks and concedes": concedes_its_attack,
        "announces an attack and makes none": plays("announce attack", "abandon"),
        "announces reinforcement and takes nothing": plays("announce reinforcement", "stop"),
    },
    "olympos": {
        "settlers march on Olympos": lambda a: a.words == "to olympos" and len(a.legal) > 1,
        "idles though it could act": lambda a: a.words == "idle" and len(a.legal) > 2,
        "settlers march to and fro": marches_back,
        "goes the long way for nothing": goes_the_long_way,
    },
    "cyclades": {
        "outbids itself": outbids_itself,
        "pulls down a building of its own accord": pulls_down,
        "builds, pulls down and builds again": rebuilds,
        "offers ten gold or more": bids_a_fortune,
        "moves and leaves all troops behind": lambda a: a.words == "move_troops 0" and "move_troops 1" in a.legal,
    },
}


def answers(game: Game[Any], options: Options, bot: str, number: int) -> Iterator[Answer]:
    """Every choice of one game, before it is carried out."""
    chance = Chance(seed_from(f"follies {number}"))
    bots = [make_bot(bot, 1000 * number + seat) for seat in range(options.players)]
    said: list[list[str]] = [[] for _ in bots]
    s = game.setup(options)
    request = game.pending(s)
    count = 0
    while request.seat != OVER:
        if request.seat == CHANCE:
            action = chance.answer(request, count)
        else:
            seat = request.seat
            action = bots[seat].choose(game, game.known(s, seat), seat, request)
            text = game.vocabulary.text
            yield Answer(s, seat, text(action), [text(x) for x in request.actions], said[seat])
            said[seat].append(text(action))
        request = game.play(s, action)
        count += 1


def count_follies(game: Game[Any], options: Options, bot: str, games: int) -> Counter[str]:
    """How often each folly is seen in so many games."""
    found: Counter[str] = Counter()
    for number in range(games):
        for answer in answers(game, options, bot, number):
            found.update(name for name, sign in FOLLIES[game.name].items() if sign(answer))
    return found


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.bots.follies", description="What looks foolish, counted.")
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--bot", default="net", help="who plays in every seat (default: %(default)s)")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=100)
    wanted = parser.parse_args()
    game = load_game(wanted.game)
    options = game.settled_options(Options(wanted.players))
    found = count_follies(game, options, wanted.bot, wanted.games)
    print(f"{wanted.game}, {wanted.players} players, {wanted.games} games of {wanted.bot}")
    for name in FOLLIES[wanted.game]:
        print(f"{found[name] / wanted.games:8.2f} a game: {name}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
