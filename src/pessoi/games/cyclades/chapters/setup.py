"""Set-up: gods, cards, map, gold, first order.  [CYC-4.1]"""

from pessoi.games.cyclades.chapters.assembly import custom_map, is_custom, random_map
from pessoi.games.cyclades.chapters.cycle import Cycle, RefillCreatures, RefillHeroes
from pessoi.games.cyclades.chapters.placement import READY, Placement
from pessoi.games.cyclades.chapters.supply import gain_gold
from pessoi.games.cyclades.components import Components
from pessoi.games.cyclades.state import INIT, Position, new_position
from pessoi.games.cyclades.terms import DRAW_FIRST, DRAW_GOD, NOBODY, SIDE_IDS, UNKNOWN
from pessoi.kernel import CHANCE, Action, BadOption, Frame, Options, Request, acts_on, target


def mode_of(options: Options) -> str:
    """The mode by players and teams: two and six always play in teams.  [CYC-20.1]"""
    names = {2: "duel2", 3: "solo3", 4: "solo4", 5: "solo5", 6: "team6"}
    return "team4" if options.values.get("teams") == "yes" else names[options.players]


def check_options(figures: Components, options: Options) -> None:
    """BadOption for combinations that the game does not have.  [CYC-21.1] [CYC-21.2]"""
    values = options.values
    if values["teams"] == "yes" and options.players != 4:
        raise BadOption("error-teams")
    if values["goal"] == "4" and mode_of(options).startswith("solo"):
        raise BadOption("error-goal")
    if values["side"] == "random" and values["map"] == "recommended":
        raise BadOption("error-map-side")
    if is_custom(values["map"]):
        custom_map(figures, figures.modes[mode_of(options)], values["side"], values["map"])


def initial(figures: Components, options: Options) -> Position:
    """The table before the first question.  [CYC-4.5] [CYC-4.6] [CYC-4.8]"""
    s = new_position(figures, mode_of(options), int(options.values["goal"]))
    side = UNKNOWN if options.values["side"] == "random" else SIDE_IDS.index(options.values["side"])
    for faction in range(s.mode.factions):
        gain_gold(s, faction, s.mode.gold)
    s.stack = [Cycle(INIT), Placement(READY if options.values["opening"] == "ready" else 0), FirstOrder()]
    if options.values["map"] == "random":
        s.stack.append(random_map(side))
    elif is_custom(options.values["map"]):
        s.lay_map(custom_map(figures, s.mode, options.values["side"], options.values["map"]))  # [CYC-3.16]
    else:
        s.lay_map(figures.recommended_map(s.mode, side))  # [CYC-3.11]
    s.stack += [RefillHeroes(), RefillCreatures(), ShuffleGods()]
    return s


class ShuffleGods(Frame[Position]):
    """God tiles go into the slots at random.  [CYC-C2] [CYC-4.1]"""

    def ask(self, s: Position) -> Request | None:
        left = [god for god in range(s.figures.god_slots) if god not in s.god_slots]
        return Request(CHANCE, acts_on(DRAW_GOD, left), "draw_god", [1] * len(left)) if left else None

    def tell(self, s: Position, a: Action) -> None:
        if len(s.god_slots) == s.figures.god_slots:
            s.end()
        else:
            s.god_slots = (*s.god_slots, target(a))
            s.jot("god_placed", NOBODY, target(a), len(s.god_slots))


class FirstOrder(Frame[Position]):
    """Offering markers go on the turn-order track at random.  [CYC-C6] [CYC-4.7]"""

    def ask(self, s: Position) -> Request | None:
        left = [faction for faction in range(s.mode.factions) if faction not in s.turn_order]
        return Request(CHANCE, acts_on(DRAW_FIRST, left), "draw_first", [1] * len(left)) if left else None

    def tell(self, s: Position, a: Action) -> None:
        if len(s.turn_order) == s.mode.factions:
            s.end()
        else:
            s.turn_order = (*s.turn_order, target(a))
            s.jot("order_placed", s.seat(target(a)), target(a), len(s.turn_order))
