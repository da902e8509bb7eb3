"""What happened, for people: a turn under its god, equal steps summed, cards credited.

Most events are a sentence of their own (`story-<event>`); `COUNTED` are summed, and `FOLDS` say the rest.
"""

from collections.abc import Callable, Sequence
from typing import Final

from pessoi.games.mytikas import terms as t
from pessoi.games.mytikas.components import Components
from pessoi.games.mytikas.words import CALLED, FAVORS, ROMAN, Arguments, describe_event
from pessoi.kernel import Event, Options
from pessoi.kernel.story import NOBODY, ROUND, TURN, Line, Step, Story

GOODS: Final = [f"n-{resource}" for resource in t.RESOURCES]
OFFERING: Final = "n-offering"

# What sort of thing an event is
KINDS: Final[dict[str, str]] = {
    "first": "start",
    "dealt": "card",
    "keeps": "card",
    "turned-up": "card",
    "last-turn": "end",
    "places": "move",
    "skips-main": "pass",
    "uses-bonus": "power",
    "receives": "gain",
    "takes-favor": "gain",
    "wins-favor": "steal",
    "buys-favor": "pay",
    "refines": "power",
    "burns": "pay",
    "gives": "pay",
    "tumbles": "fall",
    "raises": "rise",
    "raises-refined": "rise",
    "lifts": "rise",
    "moves": "move",
    "spends": "build",
    "builds": "build",
    "gains": "gain",
    "protects": "card",
    "claims": "card",
    "steals": "steal",
    "secures": "card",
    "follows": "move",
}

# Events that count things: their sentence; of their values the things, and the other arguments
Counted = Callable[[list[int]], tuple[dict[str, int], Arguments]]


def climbed(values: list[int]) -> tuple[dict[str, int], Arguments]:
    kind, start, goal = values
    return {GOODS[kind]: 1}, {"from": ROMAN[start], "to": ROMAN[goal]}


def offered(values: list[int]) -> tuple[dict[str, int], Arguments]:
    args: Arguments = {"deity": t.DEITIES[values[0]]}
    if len(values) > 2:
        args["loser"] = f"@{values[2]}"
    return {OFFERING: values[1]}, args


def spent(values: list[int]) -> tuple[dict[str, int], Arguments]:
    return {GOODS[kind]: count for kind, count in enumerate(values[:-1]) if count}, {"level": ROMAN[values[-1]]}


COUNTED: Final[dict[str, tuple[str, Counted]]] = {
    "receives": ("story-receives", lambda values: ({OFFERING: values[0]}, {})),
    "takes-favor": ("story-takes-favor", lambda values: ({f"n-{FAVORS[values[0]]}": 1}, {})),
    "wins-favor": ("story-wins-favor", lambda values: ({f"n-{FAVORS[values[0]]}": 1}, {"loser": f"@{values[1]}"})),
    "tumbles": ("story-tumbles", climbed),
    "raises": ("story-raises", climbed),
    "lifts": ("story-raises", climbed),
    "moves": ("story-moves", climbed),
    "gains": ("story-gains", lambda values: ({GOODS[values[1]]: values[0]}, {"level": ROMAN[values[2]]})),
    "spends": ("story-spends", spent),
    "protects": ("story-protects", offered),
    "claims": ("story-claims", offered),
    "steals": ("story-steals", offered),
}


def heading(step: Step) -> int:
    """Turns begin with their event."""
    return step.find("turn")


def tell(figures: Components, options: Options, steps: Sequence[Step], so_far: Story | None = None) -> list[Line]:
    story = Story() if so_far is None else so_far
    for step in steps:
        for event in step.events:
            line = fold(figures, story, step, event)
            line.goes_on(step.number, event)
            line.touch(str(line.args.get("from", "")), "")
            for name in ("space", "deity", "level", "to"):
                line.touch("", str(line.args.get(name, "")))
            if "loser" in line.args:
                line.hurt(int(str(line.args["loser"])[1:]))
    return story.lines


def fold(figures: Components, story: Story, step: Step, event: Event) -> Line:
    """The line that the event is told by."""
    who: Arguments = {"who": f"@{event.seat}"}
    if event.name == "turn":
        return story.head(step.number, TURN, "turn", event.seat, "story-turn", {**who, "count": event.values[0]})
    if event.name == "first":
        story.head(step.number, ROUND, "setup", NOBODY, "story-setup", {})
    if event.name in FOLDS:
        line = FOLDS[event.name](story, event)
        if line is not None:
            return line
    kind = KINDS[event.name]
    if event.name in COUNTED:
        key, counts = COUNTED[event.name]
        things, args = counts(event.values)
        if step.decision == "pan_extra" and event.name == "gains":
            key = "story-pan"
        line = story.tell(step.number, kind, event.seat, key, {**who, **args}, is_counted=True)
        for thing, count in things.items():
            line.count(thing, count)
        return line
    message = describe_event(figures, event)
    key = message.key.replace("event-", "story-")
    if event.name == "skips-main" and step.decision != "main_or_skip":
        key = "story-cannot-main"
    return story.tell(step.number, kind, event.seat, key, message.args)


# -- events that belong to a line before them


def arrive(story: Story, event: Event) -> Line | None:
    """The builder's space stands over the turn."""
    line = story.heading()
    if line is None or line.key != "story-turn":
        return None
    line.key = "story-turn-at"
    line.args["space"] = t.SPACES[event.values[0]]
    return line


def give(story: Story, event: Event) -> Line | None:
    """Resources for Hades are chosen one by one."""
    line = story.latest("story-burns") or story.latest("story-gives")
    if line is not None:
        line.key = "story-gives"
        line.args.pop("count", None)
        line.count(GOODS[event.values[0]])
    return line


def climb(story: Story, event: Event) -> Line | None:
    """One resource that goes on from where it came to."""
    line = story.latest("story-raises")
    kind, start, goal = event.values
    if line is None or line.seat != event.seat or line.things != {GOODS[kind]: 1} or line.args["to"] != ROMAN[start]:
        return None
    line.args["to"] = ROMAN[goal]
    line.goals.clear()
    return line


def build(story: Story, event: Event) -> Line | None:
    """What it cost was told just before."""
    line = story.latest("story-spends")
    if line is not None:
        line.key = "story-builds-for"
        building, level, _ = event.values
        line.args.update({"building": CALLED["building"][building], "level": ROMAN[level]})
    return line


FOLDS: Final[dict[str, Callable[[Story, Event], Line | None]]] = {
    "places": arrive,
    "gives": give,
    "raises": climb,
    "builds": build,
}
