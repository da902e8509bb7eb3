"""What happened, for people: a turn under what was done in it, a settler's way and fight as one, gains summed.

Most events are a sentence of their own (`story-<event>`) with the arguments of `words`; `FOLDS` says which belong to a
line before them, or are summed.
"""

from collections.abc import Callable, Sequence
from typing import Final

from pessoi.games.olympos.components import Components
from pessoi.games.olympos.words import Args, describe_event
from pessoi.kernel import Event, Options
from pessoi.kernel.story import NOBODY, ROUND, TURN, Line, Step, Story

# What sort of thing an event is
KINDS: Final[dict[str, str]] = {
    "stacked": "start",
    "condemns": "lose",
    "barbarians": "start",
    "dealt": "gain",
    "pays": "pay",
    "idles": "pass",
    "finishes": "end",
    "creates": "move",
    "leaves": "move",
    "takes": "move",
    "beats_tribe": "fight",
    "beats_barbarians": "fight",
    "attacks": "fight",
    "detours": "move",
    "spends_cubes": "pay",
    "discovers": "build",
    "variant": "gain",
    "bonus": "gain",
    "spends_athena": "pay",
    "builds": "build",
    "recruits": "gain",
    "hourglasses": "gain",
    "prestige": "gain",
    "cube": "gain",
    "reshuffled": "card",
    "draws": "card",
    "no_card": "card",
    "gets_card": "card",
    "plays": "card",
    "discards": "card",
    "revealed": "power",
    "nobody": "power",
    "favours": "power",
    "strikes": "lose",
    "loses_settler": "lose",
}
TAKEN: Final = ("takes", "beats_tribe", "beats_barbarians", "attacks")  # how a settler's way ends
PLACED: Final = (*TAKEN, "condemns", "barbarians")  # they touch where they happened
TITLES: Final = ("discovers", "builds", *TAKEN)  # what a turn was used for
CARDS: Final = ("favours", "strikes")  # of Olympos: one line for all whom a card concerns
SET_UP: Final = ("stacked", "condemns", "dealt")


def heading(step: Step) -> int:
    """Turns begin with their event; older logs do not have it."""
    return step.find("turn")


def tell(figures: Components, options: Options, steps: Sequence[Step], so_far: Story | None = None) -> list[Line]:
    story = Story() if so_far is None else so_far
    for step in steps:
        above = story.heading()
        is_new = step.decision == "turn_menu" and (above is None or above.seat != step.seat)
        if is_new and heading(step) < 0:
            story.head(step.number, TURN, "turn", step.seat, "story-turn", {"who": f"@{step.seat}"})
        for event in step.events:
            args = describe_event(figures, event).args
            line = fold(figures, story, step, event, args)
            line.goes_on(step.number, event)
            line.touch(str(args.get("where", "")) if event.name in ("creates", "leaves", "loses_settler") else "", "")
            if event.name in PLACED:
                line.touch("", str(args["where"]))
            if event.name == "attacks":
                line.hurt(event.values[1])
            if event.name in ("discovers", "builds"):
                line.touch("", str(args["what"]))
    return story.lines


def fold(figures: Components, story: Story, step: Step, event: Event, args: Args) -> Line:
    """The line that the event is told by."""
    who: Args = {"who": args["who"]}
    if event.name == "turn":
        return story.head(step.number, TURN, "turn", event.seat, "story-turn", who)
    if not story.lines and event.name in SET_UP:
        story.head(step.number, ROUND, "setup", NOBODY, "story-setup", {})
    if event.name in TITLES:
        entitle(story, args)
    line = FOLDS[event.name](story, event, args) if event.name in FOLDS else None
    if line is not None:
        return line
    if event.name in COUNTED:
        seat = NOBODY if event.name in CARDS else event.seat
        rest: Args = {"card": args["card"]} if event.name in CARDS else who
        line = story.tell(step.number, KINDS[event.name], seat, COUNTED[event.name], rest, is_counted=True)
        if event.name == "strikes":
            line.hurt(event.seat)
        for thing, count in counted(figures, event, args).items():
            line.count(thing, count)
        return line
    return story.tell(step.number, KINDS[event.name], event.seat, f"story-{event.name}", args)


def entitle(story: Story, args: Args) -> None:
    """What the turn was used for stands over it."""
    line = story.heading()
    if line is not None and line.key == "story-turn":
        line.key = "story-turn-at"
        line.args["what"] = args["what"] if "what" in args else args["where"]


# -- what is summed, and its sentence

COUNTED: Final[dict[str, str]] = {
    "condemns": "story-condemns",
    "barbarians": "story-barbarians",
    "dealt": "story-dealt",
    "spends_cubes": "story-spends",
    "recruits": "story-gains",
    "hourglasses": "story-gains",
    "prestige": "story-gains",
    "cube": "story-gains",
    "draws": "story-draws",
    "plays": "story-plays",
    "discards": "story-discards",
    "favours": "story-favours",
    "strikes": "story-strikes",
}


def counted(figures: Components, event: Event, args: Args) -> dict[str, int]:
    if event.name == "condemns":
        return {"n-territory": 1}
    if event.name == "barbarians":
        return {str(args["where"]): 0}
    if event.name in ("draws", "plays", "discards"):
        return {str(args["card"]): 0}
    if event.name in CARDS:
        return {str(args["who"]): 0}
    if event.name == "dealt":
        return {f"n-{args['what']}": 1}
    if event.name == "spends_cubes":
        return {f"n-{name}": count for name, count in zip(figures.resource_ids, event.values, strict=True) if count}
    if event.name == "cube":
        return {f"n-{args['what']}": event.values[1]}
    return {GAINS[event.name]: event.values[0]}


GAINS: Final = {"recruits": "n-settler", "hourglasses": "n-hourglass", "prestige": "n-prestige"}


# -- events that belong to a line before them


def arrive(story: Story, event: Event, args: Args) -> Line | None:
    """A settler's way, new or old, ends in a territory."""
    line = story.latest("story-creates") or story.latest("story-leaves")
    if line is not None:
        line.key = f"{line.key}-{event.name}"
        line.kind = KINDS[event.name]
        line.args["from"] = line.args["where"]
        line.args.update(args)
    return line


def discover(story: Story, event: Event, args: Args) -> Line | None:
    """Cubes are spent for it."""
    line = story.latest("story-spends")
    if line is not None:
        line.key = "story-discovers-for"
        line.kind = KINDS[event.name]
        line.args["what"] = args["what"]
    return line


def receive(story: Story, event: Event, args: Args) -> Line | None:
    """A bonus is called after what it brings."""
    return story.latest("story-bonus")


def keep(story: Story, event: Event, args: Args) -> Line | None:
    """Who has drawn a card, and no second one to choose from, has told it."""
    line = story.latest("story-draws")
    return line if line is not None and line.seat == event.seat and len(line.things) == 1 else None


FOLDS: Final[dict[str, Callable[[Story, Event, Args], Line | None]]] = {
    **dict.fromkeys(TAKEN, arrive),
    "discovers": discover,
    "recruits": receive,
    "hourglasses": receive,
    "prestige": receive,
    "cube": receive,
    "gets_card": keep,
}
