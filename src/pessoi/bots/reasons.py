"""Why an idea is good: what it brings, costs, takes from others, prevents and risks, beside the other idea."""

from typing import Final, Literal

from pessoi.bots.futures import Future, Standing
from pessoi.kernel import Message
from pessoi.kernel.motive import UNCOUNTED
from pessoi.kernel.story import counted

TELLING: Final = 0.03  # of an evaluation's value: what makes less of a difference is not told,
LEAST: Final = 0.002  # unless there is nothing else to tell
GOOD: Final = 3  # motives that are told for an idea
BAD: Final = 1  # and against it; of an answer that is doubted, as many as for one
LIKELY: Final = 0.25  # share of the worlds in which something has to come to be worth a word
ALIKE: Final = 0.015  # of the chance to win: ideas that differ less are as good as each other
BID: Final = "bid"  # of lines: who does not bid there cannot be outbid, which prevents nothing
MORE_LIKELY: Final = 0.2  # than by the other idea


Kind = Literal["brings", "costs", "keeps", "takes", "hope", "worry", "prevents", "risks", "alike", "weaker"]


INTRODUCED: Final = ("prevents", "risks")  # a sentence of the story, which needs a word before it: `idea-<kind>`


class Reason:
    """A sentence, and what it speaks of: what the idea `brings`, `costs`, `keeps` or `takes`; what `hope` or `worry` it
    means; what others would do to the seat that it `prevents` or `risks`; that the ideas are much `alike`, or this one
    is `weaker`."""

    def __init__(self, kind: Kind, message: Message) -> None:
        self.kind: Final = kind
        self.message: Final = message


def reasons(seat: int, future: Future, other: Future | None, against: bool = False) -> list[Reason]:
    """What tells the idea from the other one; without another, from how things stand now.

    Against: what speaks for the other one only.
    """
    own = compared(future.before[seat], future.after[seat], None if other is None else other.after[seat])
    risks = harms("risks", future, other) if other is not None else []
    if against:
        return [*risks, *own.bad(GOOD)] or own.bad(GOOD, LEAST) or [level(future, other)]
    found = own.good(TELLING)
    found += [r for rival in range(len(future.before)) if rival != seat for r in taken(future, other, rival)]
    found += harms("prevents", other, future) if other is not None else []
    bad = own.bad(BAD)
    found = found or own.good(LEAST) or since_now(seat, future, bad) or [level(future, other)]
    return found + risks + bad


def since_now(seat: int, future: Future, bad: list[Reason]) -> list[Reason]:
    """What is better than it is now, but for what the other idea makes better still: that is said against this one."""
    worse = {reason.message.key for reason in bad}
    good = compared(future.before[seat], future.after[seat], None).good(LEAST)
    return [reason for reason in good if f"{reason.message.key}-not" not in worse]


def level(future: Future, other: Future | None) -> Reason:
    """What there is to say of an idea that nothing speaks for."""
    if other is not None and future.chance - other.chance >= ALIKE:
        return Reason("hope", Message("idea-ahead"))
    is_alike = other is None or other.chance - future.chance < ALIKE
    return Reason("alike" if is_alike else "weaker", Message("idea-alike" if is_alike else "idea-weaker"))


class Comparison:
    """One seat's motives: by how much each is better than by the other idea, and by how many it has changed."""

    def __init__(
        self, differences: dict[str, float], changes: dict[str, int], spared: dict[str, int], now: Standing
    ) -> None:
        self.differences: Final = differences
        self.changes: Final = changes
        self.spared: Final = spared  # what the other idea would cost
        self.now: Final = now

    def ranked(self, sign: int, least: float = TELLING) -> list[str]:
        names = [name for name, worth in self.differences.items() if sign * worth >= least]
        return sorted(names, key=lambda name: -sign * self.differences[name])

    def good(self, least: float) -> list[Reason]:
        brought: dict[str, int] = {}
        kept: dict[str, int] = {}
        hopes: list[Reason] = []
        for name in self.ranked(1, least)[:GOOD]:
            motive = self.now.motives[name]
            change = self.changes.get(name, 0)
            if change > 0:
                brought[name] = change
            elif change == 0 and self.spared.get(name, 0) > 0:
                kept[name] = self.spared[name]
            elif change == 0 and motive.sentence:
                hopes.append(Reason("hope", Message(f"idea-{motive.sentence}")))
        found = []
        if brought:
            found.append(Reason("brings", Message("idea-brings", {"things": counted(brought)})))
        if kept:
            found.append(Reason("keeps", Message("idea-keeps", {"things": counted(kept)})))
        return found + unique(hopes)

    def bad(self, most: int, least: float = TELLING) -> list[Reason]:
        lost: dict[str, int] = {}
        missed: dict[str, int] = {}
        worries: list[Reason] = []
        for name in self.ranked(-1, least)[:most]:
            motive = self.now.motives[name]
            change = self.changes.get(name, 0)
            if change < 0:
                lost[name] = -change
            elif motive.number != UNCOUNTED and -self.spared.get(name, 0) > change:
                missed[name] = -self.spared[name] - change
            elif change == 0 and motive.sentence and motive.number == UNCOUNTED:
                worries.append(Reason("worry", Message(f"idea-{motive.sentence}-not")))
        found = []
        if lost:
            found.append(Reason("costs", Message("idea-costs", {"things": counted(lost)})))
        if missed:
            found.append(Reason("weaker", Message("idea-misses", {"things": counted(missed)})))
        return found + unique(worries)


def compared(before: Standing, after: Standing, other: Standing | None) -> Comparison:
    base = before if other is None else other
    differences = {name: worth - base.worth.get(name, 0.0) for name, worth in after.worth.items()}
    changes = {name: round(number - before.number[name]) for name, number in after.number.items()}
    spared = {} if other is None else {n: round(before.number[n] - number) for n, number in other.number.items()}
    return Comparison(differences, changes, spared, before)


def unique(found: list[Reason]) -> list[Reason]:
    return list({reason.message.key: reason for reason in found}.values())


def taken(future: Future, other: Future | None, rival: int) -> list[Reason]:
    """What a rival has less of when the turn has ended."""
    theirs = compared(future.before[rival], future.after[rival], None if other is None else other.after[rival])
    lost = {name: -theirs.changes[name] for name in theirs.ranked(-1) if theirs.changes.get(name, 0) < 0}
    if not lost:
        return []
    return [Reason("takes", Message("idea-takes", {"who": f"@{rival}", "things": counted(lost)}))]


def harms(kind: Kind, future: Future, other: Future | None) -> list[Reason]:
    """What others would do to the seat after the one answer and not after the other: the likeliest."""
    found = []
    for said, harm in future.harms.items():
        spared = 0.0 if other is None or said not in other.harms else other.harms[said].share
        if kind == "prevents" and harm.line.kind == BID:
            continue
        if harm.share >= LIKELY and harm.share - spared >= MORE_LIKELY:
            found.append((harm.share, Reason(kind, harm.line.message())))
    found.sort(key=lambda entry: -entry[0])
    return [reason for _, reason in found[:1]]
