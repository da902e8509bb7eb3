"""What happened, for people: cycles, offerings, turns under their god; a march, a combat, a purchase as one line each.

Most events are a sentence of their own (`story-<event>`) with the arguments of `words`, in which factions become their
players; `COUNTED` are summed, and `FOLDS` says which belong to a line before them.
"""

from collections.abc import Callable, Sequence
from typing import Final

from pessoi.games.cyclades import terms
from pessoi.games.cyclades.chapters.setup import mode_of
from pessoi.games.cyclades.components import Components
from pessoi.games.cyclades.words import describe_event
from pessoi.kernel import Event, Options
from pessoi.kernel.story import NOBODY, ROUND, SENTENCE, TURN, Line, Step, Story

Args = dict[str, int | str]

# What sort of thing an event is; the rest is `gain`
KINDS: Final[dict[str, str]] = {
    "start": "god_placed order_placed",
    "card": (
        "creature_revealed creature_discarded hero_revealed creatures_shuffled keeps_creature buys_creature "
        "peeks sees_card puts_back recruits plays_creature no_effect reserves"
    ),
    "bid": "bids bids_apollo outbid",
    "pay": "pays_offering pays gives_mercenary discards_cornucopia sacrifices converts",
    "lose": (
        "loses_creature building_removed destroyed hero_dies minotaur_dies eliminated metropolis_lost "
        "hector_kills heracles_slays"
    ),
    "move": (
        "creature_placed creature_moves fleet_pushed fleets_pushed unit_pushed units_pushed fleets_move "
        "troops_move hero_moves takes_zone retreats moves_cornucopia swaps_fleets"
    ),
    "build": "builds opens_onto metropolis metropolis_on_card four_buildings four_philosophers",
    "pass": "renounces turn_ends",
    "fight": "combat_starts combat_round rolls strength round_lost round_tied combat_won combat_undecided",
    "steal": (
        "steals_priestess steals_philosopher steals_half steals_gold steals_creature steals_building steals_mercenaries"
    ),
    "income": "income",
    "power": "swaps_heroes copies pandora_takes saves_troop bonus",
}
KIND_OF: Final = {event: kind for kind, events in KINDS.items() for event in events.split()}
WAYS: Final = ("fleet_pushed", "fleets_pushed", "unit_pushed", "units_pushed", "fleets_move", "troops_move")
LEFT: Final = (*WAYS, "hero_moves", "retreats", "moves_cornucopia", "steals_mercenaries", "gives_mercenary")


def heading(step: Step) -> int:
    """Cycles and turns begin with their events."""
    return step.find("cycle_starts", "turn_starts")


def tell(figures: Components, options: Options, steps: Sequence[Step], so_far: Story | None = None) -> list[Line]:
    seat_of = figures.modes[mode_of(options)].seat_of
    story = Story() if so_far is None else so_far
    for step in steps:
        for event in step.events:
            args = name_players(describe_event(figures, event).args, seat_of)
            line = fold(story, step, event, args)
            line.goes_on(step.number, event)
            zone, to = str(args.get("zone", "")), str(args.get("to", ""))
            if event.name in LEFT:
                line.touch(zone, to)
            elif not event.name.startswith("combat") or event.name == "combat_starts":
                line.touch("", zone)
                line.touch("", to)
            for name in ("victim", "defender"):
                if name in args:
                    line.hurt(int(str(args[name])[1:].partition(".")[0]))
            faction = str(args.get("who", "")).partition(".")[2]
            if line.rank == SENTENCE and line.seat != NOBODY and not line.side:
                line.side = faction
    return story.lines


def name_players(args: Args, seat_of: list[int]) -> Args:
    """Factions are called as their players; where one plays several, with the faction."""
    named: Args = {}
    for name, value in args.items():
        if value in terms.FACTION_IDS:
            faction = terms.FACTION_IDS.index(str(value))
            seat = seat_of[faction]
            named[{"faction": "who", "defender": "victim"}.get(name, name)] = (
                f"@{seat}.{value}" if seat_of.count(seat) > 1 else f"@{seat}"
            )
        else:
            named[name] = value
    return named


def fold(story: Story, step: Step, event: Event, args: Args) -> Line:
    """The line that the event is told by."""
    if event.name == "cycle_starts":
        return story.head(step.number, ROUND, "round", NOBODY, "story-cycle", args)
    if event.name == "turn_starts":
        turn = story.head(step.number, TURN, "turn", event.seat, "story-turn", args)
        turn.side = str(args["who"]).partition(".")[2]
        return turn
    above = story.heading()
    if not story.lines and event.name in ("god_placed", "order_placed"):
        story.head(step.number, ROUND, "setup", NOBODY, "story-setup", {})
    if event.name in ("bids", "bids_apollo") and (above is None or above.key != "story-offerings"):
        story.head(step.number, TURN, "bid", NOBODY, "story-offerings", {})
    line = FOLDS[event.name](story, event, args) if event.name in FOLDS else None
    if line is not None:
        return line
    kind = KIND_OF.get(event.name, "gain")
    if event.name not in COUNTED:
        return story.tell(step.number, kind, event.seat, f"story-{event.name}", args)
    key, kept = COUNTED[event.name]
    seat = event.seat if "who" in kept else NOBODY
    line = story.tell(step.number, kind, seat, key, {name: args[name] for name in kept}, is_counted=True)
    thing, count = counted(event, args)
    line.count(thing, count)
    return line


# -- what is summed: the sentence, and which arguments it keeps

COUNTED: Final[dict[str, tuple[str, list[str]]]] = {
    "god_placed": ("story-gods", []),
    "order_placed": ("story-order", []),
    "creature_revealed": ("story-creatures", []),
    "hero_revealed": ("story-heroes", []),
    "income": ("story-income", []),
    "pays_offering": ("story-offered", []),
    "takes_zone": ("story-takes_zone", ["who"]),
    "places": ("story-places", ["who", "zone"]),
    "places_cornucopia": ("story-cornucopias", ["who"]),
    "gains_gold": ("story-gains", ["who"]),
    "gains_priestess": ("story-gains", ["who"]),
    "gains_philosopher": ("story-gains", ["who"]),
    "fleets_move": ("story-sails", ["who", "zone", "to"]),
    "troops_move": ("story-marches", ["who", "zone", "to"]),
    "hero_moves": ("story-marches", ["who", "zone", "to"]),
    "fleet_pushed": ("story-pushed", ["who", "zone", "to"]),
    "unit_pushed": ("story-pushed", ["who", "zone", "to"]),
    "destroyed": ("story-destroyed", ["who", "zone"]),
}
GAINS: Final = {"gains_gold": "n-gold", "gains_priestess": "n-priestess", "gains_philosopher": "n-philosopher"}


def counted(event: Event, args: Args) -> tuple[str, int]:
    """The thing, and how many; 0 for what is only named."""
    name = event.name
    if name in ("income", "pays_offering"):
        return str(args["who"]), event.values[-1]
    if name == "order_placed":
        return str(args["who"]), 0
    if name in GAINS:
        return GAINS[name], event.values[1]
    if name in ("fleets_move", "troops_move"):
        return "n-fleet" if name == "fleets_move" else "n-base_troop", event.values[1]
    if name == "destroyed":
        return f"n-{args['unit']}", event.values[1]
    if name == "places":
        return f"n-{args['unit']}", 1
    if name == "fleet_pushed":
        return "n-fleet", 1
    if name == "unit_pushed" and args["loss"] in terms.UNIT_IDS:
        return f"n-{args['loss']}", 1
    for kind in ("god", "creature", "hero", "loss", "zone"):
        if kind in args:
            return str(args[kind]), 0
    raise KeyError(name)


# -- events that belong to a line before them


def outbid(story: Story, event: Event, args: Args) -> Line | None:
    """Who is driven away is told with the bid."""
    line = story.latest("story-bids")
    if line is None or line.args["god"] != args["god"]:
        return None
    line.key = "story-bids-over"
    line.args["victim"] = args["who"]
    line.hurt(event.seat)
    return line


def pay_nothing(story: Story, event: Event, args: Args) -> Line | None:
    """An offering that priestesses have paid for, or Apollo's."""
    return story.lines[-1] if story.lines and event.values[-1] == 0 else None


def collect(story: Story, event: Event, args: Args) -> Line | None:
    """Outside a cycle's beginning a card brings income to one alone."""
    above = story.heading()
    if above is None or above.rank == ROUND:
        return None
    return story.tell(story.lines[-1].last, "income", event.seat, "story-collects", args)


def end_turn(story: Story, event: Event, args: Args) -> Line | None:
    line = story.heading()
    return line if line is not None and line.key == "story-turn" else None


def take(story: Story, event: Event, args: Args) -> Line | None:
    """A march or a combat ends with it."""
    line = story.lines[-1] if story.lines else None
    if line is not None and line.key == "story-marches" and line.args["to"] == args["zone"]:
        line.key = "story-marches-takes"
        return line
    line = combat(story, "story-combat-won", "story-combat-won-late")
    if line is not None and line.args["who"] == args["who"] and line.args["zone"] == args["zone"]:
        line.key = line.key.replace("won", "takes")
        return line
    return None


def combat(story: Story, *keys: str) -> Line | None:
    """The combat told last, if it stands at one of these."""
    for line in reversed(story.lines):
        if line.key.startswith("story-combat"):
            return line if line.key in keys else None
        if line.rank != SENTENCE:
            return None
    return None


def fight(story: Story, event: Event, args: Args) -> Line | None:
    """Rounds, dice and strengths, until the end."""
    line = combat(story, "story-combat_starts", "story-combat-round")
    if line is None:
        return None
    if event.name == "strength":
        side = "attack" if args["who"] == line.args["who"] else "defence"
        line.args[side] = event.values[1]
        if "attack" in line.args and "defence" in line.args:
            line.key = "story-combat-round"
    elif event.name in ("combat_won", "combat_undecided") and line.key == "story-combat-round":
        won = event.name == "combat_won" and args["who"] == line.args["who"]
        lost = event.name == "combat_won" and not won
        line.key = "story-combat-won" if won else "story-combat-lost" if lost else "story-combat-undecided"
        ahead = int(line.args["attack"]) - int(line.args["defence"])
        if (won and ahead <= 0) or (lost and ahead >= 0):
            line.key += "-late"  # the last round went the other way: they fled
    elif event.name in ("combat_won", "combat_undecided"):
        line.key = "story-combat-short"  # over before the first round
    return line


def play(story: Story, event: Event, args: Args) -> Line | None:
    """A creature is bought to be played."""
    line = story.latest("story-buys_creature")
    if line is None or line.args["creature"] != args["creature"]:
        return None
    line.key = "story-plays-for"
    return line


def welcome(story: Story, event: Event, args: Args) -> Line | None:
    """A hero is recruited to stand somewhere."""
    line = story.latest("story-recruits")
    if line is None or line.args["hero"] != args["hero"]:
        return None
    line.key = "story-recruits-at"
    line.args["zone"] = args["zone"]
    return line


def learn(story: Story, event: Event, args: Args) -> Line | None:
    """Who may know how much the half is."""
    line = story.latest("story-steals_half")
    if line is not None:
        line.key = "story-steals_gold"
        line.args.update(args)
    return line


Fold = Callable[[Story, Event, Args], Line | None]
FOLDS: Final[dict[str, Fold]] = {
    "outbid": outbid,
    "pays_offering": pay_nothing,
    "income": collect,
    "turn_ends": end_turn,
    "takes_zone": take,
    "combat_round": fight,
    "rolls": fight,
    "strength": fight,
    "round_lost": fight,
    "round_tied": fight,
    "combat_won": fight,
    "combat_undecided": fight,
    "plays_creature": play,
    "places_hero": welcome,
    "steals_gold": learn,
}
