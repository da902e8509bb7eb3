"""The laws: what holds for every game at every decision, whatever its rules.

 1 the same options and answers give the same position
 2 a copy is independent
 3 loading the data of a position gives the position back
 4 every listed answer applies, every other one is refused and changes nothing
 5 no leak: nothing that a seat must not know reaches it, not even through what is asked
 6 notation round-trips and is unique; everything can be said in every language
 7 the invariants of the specification hold
 8 every game ends within its bound, with a result
 9 a log replays to the same position at every checkpoint
10 two builds of the engine agree
11 evaluation: values lie between 0 and 1, every legal answer has a positive prior
12 no impossible worlds: nobody imagines what counting rules out

Each function checks one law at one place and raises `LawBroken`. What to check where is for the tests to choose: they
play the games (see `tests/laws`).
"""

import json
import subprocess
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, Final

from pessoi.conformance.counting import Counter
from pessoi.kernel.action import Action
from pessoi.kernel.chance import sample
from pessoi.kernel.drawn import Drawn
from pessoi.kernel.game import Game, IllegalAction, Options
from pessoi.kernel.message import Message
from pessoi.kernel.request import CHANCE, OVER, WATCHER, Request
from pessoi.kernel.state import Event, State, fingerprint

Say = Callable[[Message], str]


class LawBroken(AssertionError):
    def __init__(self, law: int, fault: str) -> None:
        super().__init__(f"law {law}: {fault}")
        self.law: Final = law
        self.fault: Final = fault


def hold(law: int, condition: bool, fault: str) -> None:
    if not condition:
        raise LawBroken(law, fault)


# -- 1


def same_answers_same_position(game: Game[Any], options: Options, answers: Sequence[Action], digest: str) -> None:
    s = game.setup(options)
    for a in answers:
        game.play(s, a)
    hold(1, s.digest() == digest, f"the same {len(answers)} answers gave digest {digest}, then {s.digest()}")


# -- 2


def copy_is_independent(game: Game[Any], s: State, rng: Random) -> None:
    before = s.data()
    copy = s.copy()
    hold(2, copy.data() == before, f"a copy differs in {difference(before, copy.data())}")
    for name in s.FIELDS:
        shared = shares_a_list(getattr(s, name), getattr(copy, name))
        hold(2, not shared, f"the copy shares the list {name} with its original")
    hold(2, copy.stack is not s.stack, "the copy shares the stack with its original")
    request = game.pending(copy)
    if request.seat != OVER:
        game.step(copy, sample(request, rng))
        hold(2, s.data() == before, f"playing on the copy changed the original's {difference(before, s.data())}")


def shares_a_list(one: Any, other: Any) -> bool:
    if not isinstance(one, list):
        return False
    if one is other:
        return True
    return any(shares_a_list(a, b) for a, b in zip(one, other, strict=False))


# -- 3


def load_gives_the_position_back(game: Game[Any], s: State, rng: Random) -> None:
    data = s.data()
    loaded: State = game.load(json.loads(json.dumps(data)))
    hold(3, loaded.data() == data, f"after loading, {difference(data, loaded.data())} differs")
    request, again = game.pending(s), game.pending(loaded)
    hold(3, same_question(request, again), f"after loading, {told(request)} became {told(again)}")
    if request.seat != OVER:
        a = sample(request, rng)
        one, other = s.copy(), loaded
        game.step(one, a)
        game.step(other, a)
        differs = difference(one.data(), other.data())
        hold(3, not differs, f"after loading, “{game.vocabulary.text(a)}” leads to another {differs}")


# -- 4


def question_is_well_formed(game: Game[Any], s: State, request: Request) -> None:
    """The cheap half of law 4: for every decision."""
    known = game.vocabulary.index
    hold(4, len(set(request.actions)) == len(request.actions), f"{request.decision} lists an answer twice")
    for a in request.actions:
        hold(4, a in known, f"{request.decision} lists {int(a)}, which is not in the vocabulary")
    if request.seat == CHANCE:
        weights = request.weights
        hold(4, weights is not None, f"{request.decision} asks chance without weights")
        if weights is not None:
            hold(4, len(weights) == len(request.actions), f"{request.decision} has not one weight an answer")
            hold(4, min(weights) > 0, f"{request.decision} has the weight {min(weights)}")
    elif request.seat != OVER:
        hold(4, 0 <= request.seat < len(game.teams(s)), f"{request.decision} asks seat {request.seat}")
        hold(4, request.weights is None, f"{request.decision} gives a player weights")
    again = game.pending(s)
    hold(4, same_question(request, again), f"asked twice, {told(request)} became {told(again)}")


def exactly_the_listed_answers_apply(game: Game[Any], s: State, rng: Random, tries: int) -> None:
    """Up to `tries` listed answers apply to a copy; up to `tries` others and some nonsense are refused."""
    before = s.data()
    request = game.pending(s)
    for a in some(request.actions, tries, rng):
        try:
            game.play(s.copy(), a)
        except Exception as error:
            raise LawBroken(
                4, f"“{game.vocabulary.text(a)}” is listed at {request.decision} but fails: {error!r}"
            ) from error
    listed = set(request.actions)
    others = [a for a in game.vocabulary.actions if a not in listed]
    for a in [*some(others, tries, rng), Action(-1), Action(1 << 40)]:
        try:
            game.play(s, a)
        except IllegalAction:
            continue
        except Exception as error:
            raise LawBroken(
                4, f"refusing “{game.vocabulary.text(a)}” at {request.decision} fails: {error!r}"
            ) from error
        raise LawBroken(4, f"“{game.vocabulary.text(a)}” is not listed at {request.decision} but applies")
    hold(4, s.data() == before, f"an answer tried at {request.decision} changed {difference(before, s.data())}")


def some(actions: Sequence[Action], count: int, rng: Random) -> list[Action]:
    return list(actions) if len(actions) <= count else rng.sample(list(actions), count)


# -- 5


def nothing_leaks(game: Game[Any], s: State, seat: int, rng: Random, worlds: int) -> None:
    """What `seat` (or WATCHER) knows is all that imagined worlds are made of, and they ask the same questions."""
    before = s.data()
    k = game.known(s, seat)
    hold(5, s.data() == before, f"looking from {view(seat)} changed {difference(before, s.data())}")
    knowledge = k.data()
    twice = game.known(k, seat).data()
    hold(5, twice == knowledge, f"{view(seat)} looking again forgets {difference(knowledge, twice)}")
    seen = game.show(k, seat)
    json.dumps(seen)
    if seat != WATCHER:
        watched = game.show(game.known(s, WATCHER), WATCHER)
        shared = {**watched, **game.show_own(k, seat, watched)}
        hold(5, shared == seen, f"{view(seat)} sees otherwise, and not as its own, {difference(shared, seen)}")
    request = game.pending(s)
    if request.seat == seat:
        same = same_question(request, game.pending(k))
        hold(5, same, f"{view(seat)} cannot tell its own answers: {told(request)} became {told(game.pending(k))}")
    for _ in range(worlds):
        w: State = game.imagine(k, seat, rng)
        hold(5, k.data() == knowledge, f"imagining changes what {view(seat)} knows")
        again = game.known(w, seat)
        hold(5, again.data() == knowledge, f"{view(seat)} sees hidden {difference(knowledge, again.data())}")
        faults = game.violations(w, None)
        hold(5, not faults, f"{view(seat)} imagines what cannot be: {'; '.join(faults)}")
        asked = game.pending(w)
        same_seat = (asked.seat, asked.decision, asked.secret) == (request.seat, request.decision, request.secret)
        hold(5, same_seat, f"who is asked betrays something to {view(seat)}: {told(request)} or {told(asked)}")
        if asked.seat >= 0:
            askable = asked.secret or len(asked.actions) > 1
            hold(5, askable, f"being asked {told(request)} betrays to {view(seat)} that there is a choice")
        if request.seat == seat:
            hold(5, asked.actions == request.actions, f"{view(seat)}'s answers betray something at {request.decision}")


def drawing_goes_on(game: Game[Any], s: State, seat: int, drawn: Mapping[int, Drawn]) -> None:
    """What is taken from what was drawn of earlier positions is what is shown now."""
    k = game.known(s, seat)
    watched = game.draw(game.known(s, WATCHER), WATCHER, drawn[WATCHER])
    own = {} if seat == WATCHER else game.draw_own(k, seat, watched, drawn[seat])
    again, seen = {**watched, **own}, game.show(k, seat)
    hold(5, again == seen, f"{view(seat)} is shown what was drawn before {difference(again, seen)}")


def unseen_answers_look_alike(game: Game[Any], s: State, seat: int, rng: Random) -> None:
    """Chance answers that `seat` must not see: it cannot tell two of them apart afterwards."""
    request = game.pending(s)
    if request.seat != CHANCE or request.is_seen_by(seat) or len(request.actions) < 2:
        return
    a, b = rng.sample(request.actions, 2)
    one, other = after(game, s, a, seat), after(game, s, b, seat)
    differs = difference(one, other)
    texts = game.vocabulary.text(a), game.vocabulary.text(b)
    hold(5, not differs, f"{view(seat)} can tell “{texts[0]}” from “{texts[1]}” by {differs}")


def after(game: Game[Any], s: State, a: Action, seat: int) -> dict[str, Any]:
    """What `seat` knows and has been told after `a`."""
    copy = s.copy()
    journal: list[Event] = []
    game.play(copy, a, journal)
    data: dict[str, Any] = game.known(copy, seat).data()
    data["events"] = [[e.name, e.seat, e.values] for e in journal if e.is_seen_by(seat)]
    return data


def view(seat: int) -> str:
    return "a watcher" if seat == WATCHER else f"seat {seat}"


# -- 6


def notation_round_trips(game: Game[Any]) -> None:
    texts: dict[str, Action] = {}
    for a in game.vocabulary.actions:
        text = game.vocabulary.text(a)
        hold(6, text not in texts, f"two actions are called “{text}”")
        texts[text] = a
        hold(6, game.vocabulary.read(text) == a, f"“{text}” is read as another action")


def can_be_said(message: Message, says: Sequence[Say]) -> None:
    """The message has words in every language."""
    for say in says:
        try:
            text = say(message)
        except Exception as error:
            raise LawBroken(6, f"“{message.key}” cannot be said: {error!r}") from error
        hold(6, bool(text.strip()), f"“{message.key}” says nothing")


def question_can_be_said(game: Game[Any], s: State, request: Request, says: Sequence[Say]) -> None:
    """The prompt, and the details of its answers, as the seat asked would read them."""
    if request.seat < 0:
        return
    k = game.known(s, request.seat)
    can_be_said(game.prompt(k, request), says)
    for a in request.actions:
        detail = game.detail(k, a)
        if detail is not None:
            can_be_said(detail, says)


# -- 7


def invariants_hold(game: Game[Any], s: State, before: State | None) -> None:
    faults = game.violations(s, before)
    hold(7, not faults, "; ".join(faults))


# -- 8


def ends_within_bound(game: Game[Any], s: State, options: Options, answers: int) -> None:
    """At every decision: the bound is not passed, and there is a result exactly when the game is over."""
    bound = game.max_decisions(options)
    hold(8, answers <= bound, f"the game goes on after its bound of {bound} answers")
    over = game.pending(s).seat == OVER
    outcome = game.outcome(s)
    hold(8, over == (outcome is not None), "there is a result before the end" if not over else "the end has no result")
    if outcome is not None:
        hold(8, len(outcome.seats) == len(game.teams(s)), "the result does not rank every seat")
        hold(8, min(r.place for r in outcome.seats) == 1, "nobody has the first place")
        for r in outcome.seats:
            hold(8, 1 <= r.place <= len(outcome.seats), f"a seat has the place {r.place}")


# -- 9


def log_replays(game: Game[Any], options: Options, log: Sequence[str], checkpoints: Mapping[int, str]) -> None:
    """The answers in notation lead to the same digest wherever one was taken (by number of answers)."""
    s = game.setup(options)
    for number, text in enumerate(log, start=1):
        try:
            game.play(s, game.vocabulary.read(text))
        except ValueError as error:
            raise LawBroken(9, f"answer {number} of the log is refused: {error}") from error
        due = checkpoints.get(number)
        hold(9, due is None or due == s.digest(), f"the log leads to another position after answer {number}")


# -- 10


def engines_agree(commands: Sequence[Sequence[str]]) -> None:
    """Every command prints the digest of the same games (see `digest_of_play`) as another build plays them."""
    digests = [subprocess.run(c, capture_output=True, text=True, check=True).stdout.strip() for c in commands]
    for command, digest in zip(commands, digests, strict=True):
        hold(10, bool(digest) and digest == digests[0], f"{' '.join(command)} gives {digest!r}, not {digests[0]!r}")


def digest_of_play(game: Game[Any], options: Options, seed: int, games: int) -> str:
    """A fingerprint of every question and position of that many random games."""
    rng = Random(seed)
    trail: list[str] = []
    for _ in range(games):
        s = game.setup(options)
        request = game.pending(s)
        while request.seat != OVER:
            a = sample(request, rng)
            trail.append(f"{request.seat} {request.decision} {request.actions} {request.weights} {a}")
            request = game.play(s, a)
            trail.append(s.digest())
    return fingerprint(trail)


# -- 11


def sense_is_sane(game: Game[Any], s: State, request: Request) -> None:
    values = game.evaluate(s)
    hold(11, len(values) == len(game.teams(s)), "the evaluation has not one value a seat")
    hold(11, all(0.0 <= v <= 1.0 for v in values), f"an evaluation lies outside 0 to 1: {values}")
    if request.seat >= 0:
        weights = game.priors(s, request)
        hold(11, len(weights) == len(request.actions), f"the priors at {request.decision} are not one an answer")
        hold(11, all(w > 0.0 for w in weights), f"a prior at {request.decision} is not positive: {weights}")


# -- 12


def no_impossible_worlds(game: Game[Any], s: State, seat: int, counter: Counter, rng: Random, worlds: int) -> None:
    """What `seat` imagines could be so, for all that it has seen. A counter that rules out what is so is wrong."""
    faults = counter.possible(s)
    hold(12, not faults, f"the counter of {view(seat)} rules out what is so: {'; '.join(faults)}")
    k = game.known(s, seat)
    for _ in range(worlds):
        faults = counter.possible(game.imagine(k, seat, rng))
        hold(12, not faults, f"{view(seat)} imagines what counting rules out: {'; '.join(faults)}")


# -- helpers


def same_question(one: Request, other: Request) -> bool:
    return (one.seat, one.decision, one.actions, one.weights, one.secret, one.seen) == (
        other.seat,
        other.decision,
        other.actions,
        other.weights,
        other.secret,
        other.seen,
    )


def told(request: Request) -> str:
    return f"{request.decision} (seat {request.seat}, {len(request.actions)} answers)"


def difference(one: Mapping[str, Any], other: Mapping[str, Any]) -> str:
    """The names of the fields that differ, with their values; empty if none do."""
    names = [name for name in one if one[name] != other.get(name)] + [name for name in other if name not in one]
    return ", ".join(f"{name} ({clipped(one.get(name))} / {clipped(other.get(name))})" for name in names)


def clipped(value: Any) -> str:
    text = repr(value)
    return text if len(text) <= 60 else text[:59] + "…"
