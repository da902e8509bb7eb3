"""Part 19.3: what holds in every position, and from one decision to the next. Numbers are the specification's.

Nothing of this is needed to play; `Game.violations` gives it to the laws.
"""

from typing import Final

from pessoi.games.mytikas import terms as t
from pessoi.games.mytikas.chapters import ending
from pessoi.games.mytikas.chapters.setup import DealHands, DealRiver, Draft, FirstPlayer
from pessoi.games.mytikas.chapters.turn import TurnStart
from pessoi.games.mytikas.state import Position
from pessoi.kernel import CHANCE

MOVING: Final = ("raise_any", "effect_move", "turn_end", "last_tumble")  # answers that only move resources


def violations(s: Position, before: Position | None) -> list[str]:
    faults: list[str] = []
    check_tokens(s, faults)
    check_locks(s, faults)
    check_cards(s, faults)
    check_boards(s, faults)
    check_request(s, faults)
    if before is not None:
        check_course(s, before, faults)
        check_totals(s, before, faults)
    return faults


def check(holds: bool, number: int, what: str, faults: list[str]) -> None:
    if not holds:
        faults.append(f"invariant {number}: {what}")


def check_tokens(s: Position, faults: list[str]) -> None:
    setup = s.figures.setup(s.players)
    for god in range(t.GOD_COUNT):
        held = [s.favors[seat * t.GOD_COUNT + god] for seat in range(s.players)]
        check(s.stacks[god] + sum(held) == setup.favors, 1, f"favors of {t.GODS[god]} are lost or made", faults)
        check(min(s.stacks[god], *held) >= 0, 1, f"a count of {t.GODS[god]} favors is negative", faults)
    for level in range(t.LEVELS):
        slots = [i for i in range(len(s.built)) if not s.figures.slot_home[i % t.SLOT_COUNT]]
        used = sum(s.built[i] == level + 1 for i in slots)
        total = s.tokens[level] + used
        check(total == setup.level_tokens[level], 2, f"level {level + 1} has {total} tokens in all", faults)
    for seat in range(s.players):
        for slot in range(t.SLOT_COUNT):
            built = s.built[seat * t.SLOT_COUNT + slot]
            check(0 <= built <= t.LEVELS, 3, f"slot {t.SLOTS[slot]} shows {built}", faults)
            if s.figures.slot_home[slot]:
                check(built == s.figures.home_level, 3, f"the home city of seat {seat} is on {built}", faults)


def check_locks(s: Position, faults: list[str]) -> None:
    setup = s.figures.setup(s.players)
    on_cards = sorted(lock for lock in s.lock if lock >= 0)
    check(len(on_cards) + s.locks_left() == len(setup.locks), 4, f"{len(on_cards)} locks on cards", faults)
    check(on_cards == setup.locks[: s.taken], 5, f"the locks {on_cards} were not taken lowest first", faults)
    current = s.current_lock()
    for deity in range(t.DEITY_COUNT):
        name = t.DEITIES[deity]
        if s.lock[deity] >= 0:
            check(s.laid[deity] == 0 and s.place[deity] < t.FACE_UP, 6, f"{name} is secured, yet open", faults)
        elif s.place[deity] < t.FACE_UP:
            check(s.laid[deity] >= 1, 7, f"{name} carries no offering", faults)
            check(not current or s.laid[deity] < current, 8, f"{name} carries a lock's worth", faults)
        else:
            check(s.laid[deity] == 0, 9, f"{name} carries offerings without an owner", faults)


def check_cards(s: Position, faults: list[str]) -> None:
    setup = s.figures.setup(s.players)
    places = [*range(s.players), t.FACE_UP, t.UNSEEN, t.BOTTOM, *range(t.DEALT, t.DEALT + s.players)]
    check(all(place in places for place in s.place), 10, "a card is nowhere", faults)
    seen = [deity for deity in s.river if deity >= 0]
    check(len(set(seen)) == len(seen), 10, "a card lies twice in the river", faults)
    if any(isinstance(frame, FirstPlayer | DealHands | Draft | DealRiver) for frame in s.stack):
        return
    held = sum(place < t.FACE_UP for place in s.place)
    face_up = sum(place == t.FACE_UP for place in s.place)
    hidden = len(s.river) - len(seen)
    cards = s.players * s.figures.hand_cards + s.figures.face_up + setup.face_down
    check(held + face_up + hidden == cards, 11, f"{held + face_up + hidden} cards are in play", faults)
    if s.stack and isinstance(s.stack[-1], TurnStart):
        claimed = sum(s.place[deity] != t.FACE_UP for deity in seen)
        expected = min(s.figures.face_up + s.taken, len(s.river)) - claimed
        check(face_up == expected, 12, f"{face_up} cards of the river are face up, not {expected}", faults)


def check_boards(s: Position, faults: list[str]) -> None:
    check(min(s.goods) >= 0, 13, "a count of resources is negative", faults)
    check(min(s.reserve) >= 0, 14, "a reserve is negative", faults)
    spaces = [space for space in s.builder if space >= 0]
    if s.figures.setup(s.players).whole_god:
        spaces = [s.figures.god_of[space] for space in spaces]
    check(len(set(spaces)) == len(spaces), 15, "two builders share a place", faults)
    for seat in range(s.players):
        check(s.cities(seat) >= 1, 17, f"seat {seat} has no city", faults)
    check(s.turn <= s.figures.max_rounds * s.players, 26, f"turn {s.turn} is beyond the cap", faults)


def check_request(s: Position, faults: list[str]) -> None:
    if not s.stack:
        check(s.ended != t.GOES_ON, 24, "the game is over without a reason", faults)
        return
    request = s.stack[-1].ask(s)
    if request is not None:
        distinct = len(set(request.actions)) == len(request.actions)
        check(len(request.actions) > 0 and distinct, 25, f"{request.decision} offers nothing, or a thing twice", faults)
        if request.seat != CHANCE and s.turn:
            late = s.ended != t.GOES_ON and isinstance(s.stack[-1], TurnStart)
            check(not late, 24, "a turn begins after the end", faults)


def check_course(s: Position, before: Position, faults: list[str]) -> None:
    """From one decision to the next."""
    for seat in range(s.players):
        old, new = before.builder[seat], s.builder[seat]
        if s.turn == before.turn and old != new and old >= 0 and s.figures.setup(s.players).whole_god:
            check(s.figures.god_of[old] != s.figures.god_of[new], 16, f"seat {seat} stays with its god", faults)
        if before.turn < s.turn and before.turn and seat == before.active:
            check(new >= 0, 16, f"seat {seat} did not place", faults)
        check(before.locks_of(seat) <= s.locks_of(seat), 19, f"seat {seat} lost a lock", faults)
        points = [ending.building_points(p, seat) for p in (before, s)]
        check(points[0] <= points[1], 23, f"building points of seat {seat} fell", faults)
        check(before.pieces_built(seat) <= s.pieces_built(seat), 18, f"seat {seat} lost a piece", faults)
    check(all(a >= b for a, b in zip(before.tokens, s.tokens, strict=True)), 18, "level tokens came back", faults)
    for deity in range(t.DEITY_COUNT):
        if before.lock[deity] >= 0:
            check(before.place[deity] == s.place[deity], 6, f"{t.DEITIES[deity]} was secured and moved", faults)
    if before.ended != t.GOES_ON:
        check(s.turn == before.turn, 24, "a turn follows the last one", faults)


def check_totals(s: Position, before: Position, faults: list[str]) -> None:
    """What one answer may change of its giver's goods and favors, as long as nobody else has answered since."""
    request = before.stack[-1].ask(before)
    if request is None or request.seat < 0 or not s.stack or s.turn != before.turn:
        return
    after = s.stack[-1].ask(s)
    if after is None or after.seat != request.seat:
        return
    seat = request.seat
    if after.decision == request.decision and request.decision in MOVING:
        for kind in range(t.KINDS):
            same = before.goods_of(seat, kind) == s.goods_of(seat, kind)
            check(same, 20, f"moving changed the count of {t.RESOURCES[kind]}", faults)
    if request.decision == "raise_step":
        check(before.goods_total(seat) <= s.goods_total(seat), 20, "raising lost a resource", faults)
    favors = s.favors_total(seat) - before.favors_total(seat)
    if request.decision == "follow":
        paid = before.reserve[seat] - s.reserve[seat]
        check(favors >= -1 and (paid <= 0 or favors >= 0), 21, f"seat {seat} paid twice to follow", faults)
    if request.decision == "bonus_or_decline":
        check(favors >= 0, 22, f"seat {seat} lost a favor by its bonus action", faults)
