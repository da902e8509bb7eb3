"""What happened, for people: a turn under its action, pieces counted, an attack with who was sent.

Most events are a sentence of their own (`story-<event>`) with the arguments of `words`; `FOLDS` says which belong to a
line before them, or are summed.
"""

from collections.abc import Callable, Sequence
from typing import Final

from pessoi.games.hellas import terms
from pessoi.games.hellas.components import Components
from pessoi.games.hellas.words import Args, describe_event
from pessoi.kernel import Event, Options
from pessoi.kernel.story import NOBODY, ROUND, TURN, Line, Step, Story

PIECES: Final = [f"n-{kind}" for kind in terms.KINDS]

# What sort of thing an event is; those of HURTS are against the other seat
KINDS: Final[dict[str, str]] = {
    "looks": "card",
    "draws_tile": "tile",
    "sets_aside": "tile",
    "opens": "tile",
    "opening_ends": "start",
    "extra_turn": "power",
    "announces": "turn",
    "adds": "gain",
    "draws": "card",
    "reshuffles": "card",
    "moves": "move",
    "disbands": "lose",
    "gathers_soldiers": "gain",
    "gathers_ships": "gain",
    "fails": "lose",
    "discovers": "tile",
    "pays": "pay",
    "plays": "card",
    "cancelled": "card",
    "keeps": "card",
    "exchanges": "power",
    "puts_under": "tile",
    "storm": "lose",
    "swaps": "power",
    "steals": "steal",
    "steals_in_vain": "steal",
    "recalls": "card",
    "strikes": "lose",
    "attacks": "fight",
    "sends": "fight",
    "abandons": "pass",
    "conquers": "fight",
    "repelled": "fight",
    "retreats": "move",
    "wins": "end",
    "draw": "end",
}
HURTS: Final = {"storm", "swaps", "steals", "steals_in_vain", "strikes", "attacks", "conquers"}


def heading(step: Step) -> int:
    """Turns begin with their event."""
    return step.find("turn")


def tell(figures: Components, options: Options, steps: Sequence[Step], so_far: Story | None = None) -> list[Line]:
    story = Story() if so_far is None else so_far
    for step in steps:
        if not story.lines and step.decision == "deal":
            story.head(step.number, ROUND, "setup", NOBODY, "story-setup", {})
        for event in step.events:
            args = describe_event(figures, event).args
            line = fold(story, step, event, args)
            line.goes_on(step.number, event)
            place = str(args.get("tile", ""))
            if "to" in args or event.name in ("pays", "sends"):
                line.touch(place, str(args.get("to", "")))
            else:
                line.touch("", place)
            if event.name in HURTS:
                line.hurt(1 - event.seat)
    return story.lines


def fold(story: Story, step: Step, event: Event, args: Args) -> Line:
    """The line that the event is told by."""
    who: Args = {"who": args["who"]}
    if event.name == "turn":
        return story.head(step.number, TURN, "turn", event.seat, "story-turn", {**who, "number": event.values[0]})
    if event.name in FOLDS:
        line = FOLDS[event.name](story, event, args)
        if line is not None:
            return line
    kind = KINDS[event.name]
    drawn = story.latest("story-draws_tile")
    if drawn is not None and event.name in ("fails", "puts_under"):
        drawn.key, drawn.kind = key_of(step, event), kind
        return drawn
    if event.name in COUNTED:
        key, kept = COUNTED[event.name]
        rest = {name: args[name] for name in ["who", *kept]}
        line = story.tell(step.number, kind, event.seat, key, rest, is_counted=True)
        for thing, count in counted(event).items():
            line.count(thing, count)
        return line
    args = {name: value for name, value in args.items() if name not in ("q", "r")}
    return story.tell(step.number, kind, event.seat, key_of(step, event), args)


def key_of(step: Step, event: Event) -> str:
    if event.name == "fails" and step.decision != "exp_cell":
        return "story-fails-nowhere"  # nobody was asked: no cell was open
    if event.name == "repelled" and event.values[1] >= event.values[2]:
        return "story-repelled-sea"  # by sea the attacker must be stronger
    return f"story-{event.name}"


# -- what is summed: the sentence, and which arguments it keeps

COUNTED: Final[dict[str, tuple[str, list[str]]]] = {
    "adds": ("story-adds", ["tile"]),
    "moves": ("story-moves", ["to"]),
    "gathers_soldiers": ("story-gathers", ["tile"]),
    "gathers_ships": ("story-gathers", ["tile"]),
    "draws": ("story-draws", []),
    "looks": ("story-looks", []),
}


def counted(event: Event) -> dict[str, int]:
    values = event.values
    if event.name in ("adds", "moves"):
        return {PIECES[values[0]]: 1}
    if event.name == "draws":
        return {f"n-card-{terms.GODS[values[0]]}": 1}
    if event.name == "looks":
        return {terms.CARD_IDS[values[0]]: 0}
    return {PIECES[terms.SOLDIER if event.name == "gathers_soldiers" else terms.SHIP]: values[0]}


# -- events that belong to a line before them


def announce(story: Story, event: Event, args: Args) -> Line | None:
    """The action stands over the turn."""
    line = story.heading()
    if line is None or line.key != "story-turn":
        return None
    line.key = "story-turn-at"
    line.args["action"] = args["action"]
    return line


def look(story: Story, event: Event, args: Args) -> Line | None:
    """Who has drawn a card sees which."""
    line = story.latest("story-draws")
    if line is None or line.seat != event.seat or list(line.things.values()) != [1]:
        return None
    line.things.clear()
    line.key = "story-looks"
    line.count(str(args["card"]), 0)
    return line


def lay(story: Story, event: Event, args: Args) -> Line | None:
    """A tile was drawn, then it finds its place."""
    line = story.latest("story-draws_tile")
    if line is not None:
        line.key = f"story-{event.name}"
    return line


def settle(story: Story, event: Event, args: Args) -> Line | None:
    """A soldier comes with the discovery."""
    line = story.latest("story-discovers")
    if line is None or line.args["tile"] != args["tile"]:
        return None
    line.key = "story-discovers-with"
    line.count(PIECES[terms.SOLDIER], event.values[0])
    return line


def pay(story: Story, event: Event, args: Args) -> Line | None:
    """A ship for the discovery."""
    line = story.latest("story-discovers-with")
    if line is not None:
        line.key = "story-discovers-for"
        line.args["source"] = args["tile"]
    return line


def send(story: Story, event: Event, args: Args) -> Line | None:
    """All who are sent make one attack."""
    line = story.latest("story-attacks") or story.latest("story-attacks-with")
    if line is not None:
        line.key = "story-attacks-with"
        line.count(PIECES[terms.SOLDIER], event.values[0])
    return line


FOLDS: Final[dict[str, Callable[[Story, Event, Args], Line | None]]] = {
    "announces": announce,
    "looks": look,
    "opens": lay,
    "discovers": lay,
    "sets_aside": lay,
    "gathers_soldiers": settle,
    "pays": pay,
    "sends": send,
}
