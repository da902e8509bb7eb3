"""Chapter 16: what holds in every position. Each check names the invariant's number."""

from typing import Final

from pessoi.games.olympos.chapters.development import discovery_cost
from pessoi.games.olympos.chapters.ending import points
from pessoi.games.olympos.chapters.expansion import Destination, Detour, PaymentWindow, distances
from pessoi.games.olympos.chapters.setup import Condemn, DealCubes, FifthCube, LayTiles, PlaceBarbarians, StackTokens
from pessoi.games.olympos.chapters.stacks import controller, pieces_of
from pessoi.games.olympos.chapters.track import next_player
from pessoi.games.olympos.chapters.turn import TurnMenu
from pessoi.games.olympos.chapters.wonders import wonder_cost
from pessoi.games.olympos.state import Position
from pessoi.games.olympos.terms import BARBARIAN, COLUMNS, NOWHERE, PURPLE, RESOURCES, SLOTS, TWO_PLAYERS

SETUP_FRAMES: Final = (LayTiles, StackTokens, Condemn, PlaceBarbarians, FifthCube, DealCubes)


def violations(s: Position, before: Position | None) -> list[str]:
    """All that does not hold in `s`, or since `before`, one decision ago. During set-up there is little to hold."""
    if s.stack and isinstance(s.stack[-1], SETUP_FRAMES):
        return []
    faults: list[str] = []
    check_discs(s, faults)
    check_map(s, faults)
    check_track(s, faults)
    check_tiles(s, faults)
    check_cards(s, faults)
    check_costs(s, faults)
    check_score(s, faults)
    if before is not None and not (before.stack and isinstance(before.stack[-1], SETUP_FRAMES)):
        check_since(s, before, faults)
    return faults


def demand(holds: bool, number: int, text: str, faults: list[str]) -> None:
    if not holds:
        faults.append(f"invariant {number}: {text}")


def between_turns(s: Position) -> bool:
    return not s.stack or isinstance(s.stack[-1], TurnMenu)


def check_discs(s: Position, faults: list[str]) -> None:
    """1 and 12."""
    f = s.figures
    for seat in range(s.players):
        markers = sum(1 for m in s.marker if m == seat) - s.substitute[seat]
        settlers = sum(pieces_of(stack).count(seat) for stack in s.pile)
        demand(settlers == s.on_map[seat], 1, f"seat {seat} has {settlers} settlers on the map", faults)
        total = f.time_tokens + settlers + s.stock[seat] + s.reserve[seat] + markers
        demand(total == f.discs, 1, f"seat {seat} has {total} discs", faults)
        demand(min(s.stock[seat], s.reserve[seat], s.substitute[seat], markers) >= 0, 1, "negative discs", faults)
        cubes = s.cube[seat * RESOURCES : (seat + 1) * RESOURCES]
        demand(min(s.hourglass[seat], s.prestige[seat], *cubes) >= 0, 12, f"seat {seat} owes tokens", faults)


def check_map(s: Position, faults: list[str]) -> None:
    """2 to 9."""
    f = s.figures
    total = [0] * RESOURCES
    tokens = [0] * (s.players * RESOURCES)
    stars = [0] * s.players
    for t in range(f.territories):
        stack = s.pile[t]
        owner = controller(stack)
        pieces = pieces_of(stack)
        top = pieces[-1] if pieces else -1
        demand(owner == top, 2, f"{f.territory_ids[t]} is not controlled by its top piece", faults)
        demand(BARBARIAN not in pieces[1:], 2, "a barbarian left the bottom of its stack", faults)
        out = s.condemned >> t & 1
        tribe = s.tribes >> t & 1
        demand(not (out and stack), 8, f"a piece is on condemned {f.territory_ids[t]}", faults)
        demand(not (tribe and stack), 6, f"a tribe and a piece are in {f.territory_ids[t]}", faults)
        demand(not tribe or (f.starred >> t & 1 == 1 and out == 0), 5, "a tribe is where no star is", faults)
        total[f.resource_of[t]] += 1
        if 0 <= owner < s.players:
            tokens[owner * RESOURCES + f.resource_of[t]] += 1
            stars[owner] += f.starred >> t & 1
    demand(tokens == s.token, 3, f"Territory tokens {s.token} do not match control {tokens}", faults)
    demand(tuple(stars) == s.star, 5, f"Star tokens {s.star} do not match control {stars}", faults)
    demand(min(total) == max(total) == f.territories // RESOURCES, 4, "a resource has too many territories", faults)
    for r in range(RESOURCES):
        held = sum(s.token[seat * RESOURCES + r] for seat in range(s.players))
        lands = [t for t in range(f.territories) if f.resource_of[t] == r]
        rest = sum(1 for t in lands if not 0 <= controller(s.pile[t]) < s.players)
        demand(held + rest == len(lands), 4, f"{f.resource_ids[r]}: {held} tokens held, {rest} not", faults)
        gone = sum(s.condemned & f.starred & 1 << t != 0 for t in lands)
        demand(gone <= f.condemned_stars[s.players], 9, f"{gone} stars of {f.resource_ids[r]} condemned", faults)
    demand(s.condemned.bit_count() == RESOURCES * f.condemned[s.players], 9, "condemned territories", faults)
    holders = [seat for seat in range(s.players) if s.symbols_of(seat) > s.symbols[seat] + s.boost[seat]]
    owner = controller(s.pile[f.olympos])
    demand(holders == ([owner] if 0 <= owner < s.players else []), 7, "the Zeus token is misplaced", faults)


def check_track(s: Position, faults: list[str]) -> None:
    """10, 11 and 21."""
    f = s.figures
    demand(sorted(s.line) == list(range(s.players)), 11, f"line {s.line}", faults)
    places = [s.position[seat] for seat in s.line]
    demand(places == sorted(places), 11, f"the line {s.line} is not in track order {places}", faults)
    demand(f.start <= min(places) and max(places) <= f.cross, 10, f"positions {s.position}", faults)
    if s.stack and isinstance(s.stack[-1], TurnMenu):
        demand(s.active == next_player(s), 11, f"seat {s.active} plays out of turn", faults)
    for seat in range(s.players):
        demand(not s.is_finished(seat) or s.position[seat] >= f.last_zeus, 21, f"seat {seat} finished early", faults)


def check_tiles(s: Position, faults: list[str]) -> None:
    """13 to 16."""
    f = s.figures
    for d in range(f.discoveries):
        owners = sum(s.owned[seat] >> d & 1 for seat in range(s.players))
        cell = s.cell_of[d]
        if cell == NOWHERE:
            demand(owners == 0 and s.left[d] == 0, 13, f"{f.discovery_ids[d]} is not in the game", faults)
            continue
        both = s.players == TWO_PLAYERS and f.both_stacked >> d & 1
        laid = f.backs[f.row[d]] if both else f.copies[s.players][f.row[d]]
        gone = laid - 1 if both and owners else 0
        demand(s.left[d] + owners + gone == laid, 13, f"tiles of {f.discovery_ids[d]}", faults)
        taking = s.stack and not between_turns(s)
        if f.row[d] != PURPLE and not taking:
            marked = sum(1 for m in s.marker[cell * SLOTS : (cell + 1) * SLOTS] if m >= 0)
            demand(marked == owners, 15, f"{marked} markers at {f.cell_ids[cell]}, {owners} owners", faults)
    for slot, seat in enumerate(s.marker):
        closed = f.cell_bonus[slot] < 0 or (f.cell_grey[slot] and not f.grey_open[s.players])
        demand(seat < 0 or not closed, 14, f"a marker at closed space {slot}", faults)
    for seat in range(s.players):
        owned = sum(1 for d in range(f.discoveries) if s.owned[seat] >> d & 1 and f.row[d] != PURPLE)
        markers = sum(1 for m in s.marker if m == seat)
        late = 0 if between_turns(s) else 1
        demand(owned - late <= markers <= owned, 14, f"seat {seat}: {markers} markers, {owned} discoveries", faults)
    for w in range(f.wonders):
        builders = sum(s.built[seat] >> w & 1 for seat in range(s.players))
        demand(builders <= 1, 16, f"{f.wonder_ids[w]} is built {builders} times", faults)
        demand(builders == 0 or s.wonder_column[w] != NOWHERE, 16, f"{f.wonder_ids[w]} is not in the game", faults)
    columns = sorted(c for c in s.wonder_column if c != NOWHERE)
    demand(columns == list(range(min(COLUMNS, f.columns[s.players]))), 16, f"wonders in columns {columns}", faults)


def check_cards(s: Position, faults: list[str]) -> None:
    """17 to 20."""
    f = s.figures
    total = s.deck_left + sum(s.discard) + sum(s.held) + s.taken
    demand(total == f.deck_size, 17, f"{total} Destiny cards", faults)
    demand(min(s.deck()) >= 0, 17, "a Destiny card exists too often", faults)
    demand(len(set(s.revealed)) == len(s.revealed) == sum(s.turned), 18, "Olympos cards revealed", faults)
    latest = s.revealed[-1] if s.revealed else -1
    demand(not s.ares or f.god_swords[latest] > 0, 19, "Ares outlived his card", faults)
    demand(not s.siren or f.god_no_sea[latest], 19, "the Siren outlived her card", faults)
    if between_turns(s):
        due = 0
        missed = 0
        for z, space in enumerate(f.zeus_spaces):
            reached = sum(1 for p in s.position if p >= space)
            due += min(reached, 1) + (1 if f.zeus_cards[z] == 2 and reached == s.players else 0)
        demand(len(s.revealed) == due, 18, f"{len(s.revealed)} Olympos cards revealed, {due} due", faults)
        for seat in range(s.players):
            cards = sum(1 for space in f.zeus_spaces if s.position[seat] >= space)
            cards += sum(f.gain_cards[d] for d in range(f.discoveries) if s.owned[seat] >> d & 1)
            demand(s.received[seat] <= cards, 20, f"seat {seat} received too many Destiny cards", faults)
            missed += cards - s.received[seat]
        demand(missed == s.exhausted, 20, f"{missed} Destiny cards are missing", faults)


def check_costs(s: Position, faults: list[str]) -> None:
    """22."""
    f = s.figures
    seat = s.active
    demand(min(distances(s, seat)) >= 1, 22, "a movement costs nothing", faults)
    least = f.discovery_cost - sum(f.discount)
    for d in range(f.discoveries):
        if s.cell_of[d] != NOWHERE:
            demand(discovery_cost(s, seat, d) >= least, 22, f"{f.discovery_ids[d]} costs too little", faults)
    demand(wonder_cost(s, seat) >= f.wonder_cost - sum(f.wonder_discount), 22, "a wonder costs too little", faults)


def check_score(s: Position, faults: list[str]) -> None:
    """25, counted in another way than `ending` does."""
    f = s.figures
    for seat in range(s.players):
        lands = [t for t in range(f.territories) if controller(s.pile[t]) == seat]
        owned = [d for d in range(f.discoveries) if s.owned[seat] >> d & 1]
        total = f.end_points[s.position[seat]] + s.prestige[seat] + s.held[seat] * f.card_value
        total += sum(f.atlantis_points if f.atlantis >> t & 1 else f.territory_points for t in lands)
        total += len(owned) * f.tile_value + sum(f.tile_points[d] for d in owned)
        total += sum(f.points_per_discovery[d] for d in owned) * len(owned)
        total += sum(f.points_per_settler[d] for d in owned) * s.on_map[seat]
        total += sum(f.points_per_sword[d] for d in owned) * sum(f.swords[d] for d in owned)
        total += sum(f.points_per_star[d] for d in owned) * sum(f.starred >> t & 1 for t in lands)
        total += sum(f.wonder_points[w] for w in range(f.wonders) if s.built[seat] >> w & 1)
        total += f.curse_points if s.keres >> seat & 1 else 0
        demand(total == points(s, seat), 25, f"seat {seat} scores {points(s, seat)}, not {total}", faults)


def check_since(s: Position, before: Position, faults: list[str]) -> None:
    """6, 10, 23 and 24."""
    demand(s.tribes & ~before.tribes == 0, 6, "a tribe came back", faults)
    for seat in range(s.players):
        demand(s.position[seat] >= before.position[seat], 10, f"seat {seat} went back in time", faults)
    quiet = s.turn - before.turn <= 1 and len(s.revealed) == len(before.revealed)
    asked = before.stack[-1] if before.stack else None
    answered = s.stack[-1] if s.stack else None
    seat = before.active
    if isinstance(asked, (Destination, Detour)) and not isinstance(answered, Detour) and quiet:
        gained = [
            t
            for t in range(s.figures.territories)
            if controller(s.pile[t]) == seat and controller(before.pile[t]) != seat
        ]
        demand(len(gained) == 1, 23, f"an Expansion of seat {seat} took {len(gained)} territories", faults)
    if isinstance(asked, (Destination, Detour, PaymentWindow)) and quiet:
        moved = s.position[seat] > before.position[seat]
        demand(not moved or s.hourglass[seat] == 0, 24, f"seat {seat} kept hourglasses", faults)
