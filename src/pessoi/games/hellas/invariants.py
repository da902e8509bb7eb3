"""What holds in every position: the specification's list, by its numbers."""

from pessoi.games.hellas.chapters.attack import AnotherAttack, Attack, Commit
from pessoi.games.hellas.chapters.battle import Battle
from pessoi.games.hellas.chapters.hexes import START, STEPS, opposite
from pessoi.games.hellas.chapters.opening import OpeningCell, OpeningDraw, OpeningRotation
from pessoi.games.hellas.chapters.pieces import Gather
from pessoi.games.hellas.chapters.setup import Deal
from pessoi.games.hellas.chapters.strength import attack_strength, behind, defence_strength, margin
from pessoi.games.hellas.chapters.tiles import stack_size
from pessoi.games.hellas.chapters.turn import MainWindow
from pessoi.games.hellas.state import Position, count_cities, hand_total
from pessoi.games.hellas.terms import CARDS, CARDS_PER_GOD, DOLPHIN, NO_TILE, NOBODY, SHIP, SOLDIER, TILES


def violations(s: Position, before: Position | None) -> list[str]:
    """Those that do not hold in a complete position, or since `before`, one decision ago."""
    faults = pieces_faults(s) + cards_faults(s) + tiles_faults(s) + course_faults(s)
    if before is None or before.board is not s.board:  # the map is a value: the same one has been judged already
        faults += map_faults(s)
    if before is not None:
        faults += change_faults(s, before)
    return faults


def pieces_faults(s: Position) -> list[str]:
    faults = []
    for seat in (0, 1):
        mine = [tile for tile in s.board.placed if s.owner[tile] == seat]
        committed = sum(s.sent) if seat == s.active else 0
        if sum(s.soldiers[t] for t in mine) + committed + s.reserve[seat * 2] != s.figures.pieces[seat * 2]:
            faults.append(f"1: soldiers of seat {seat} are missing or too many")
        if sum(s.ships[t] for t in mine) + s.reserve[seat * 2 + SHIP] != s.figures.pieces[seat * 2 + SHIP]:
            faults.append(f"1: ships of seat {seat} are missing or too many")
    for name in ("soldiers", "ships", "reserve", "hand", "pile", "discard", "in_play", "sent", "locked", "face_down"):
        if min(getattr(s, name)) < 0:
            faults.append(f"2: a count of {name} is negative")
    crowd = s.figures.soldiers_max if s.acted else max(s.figures.pieces[0], s.figures.pieces[2])
    settling = [f.city for f in s.stack if isinstance(f, Gather) and f.kind == SOLDIER]
    for tile in s.board.placed:
        fewest = 0 if tile in settling else s.figures.soldiers_min
        if s.owner[tile] == NOBODY or not fewest <= s.soldiers[tile] <= crowd:
            faults.append(f"3: {s.figures.tile_ids[tile]} has {s.soldiers[tile]} soldiers of {s.owner[tile]}")
        if not 0 <= s.ships[tile] <= s.figures.ships_max:
            faults.append(f"3: {s.figures.tile_ids[tile]} has {s.ships[tile]} ships")
    fighting = any(isinstance(frame, Commit | Battle) for frame in s.stack)
    if sum(s.sent) and not fighting:
        faults.append("4: soldiers are committed outside a battle")
    if any(s.sent[t] and s.owner[t] != s.active for t in range(TILES)):
        faults.append("4: soldiers are committed from a city that is not the active player's")
    return faults


def cards_faults(s: Position) -> list[str]:
    faults = []
    for god in range(3):
        cards = range(god * CARDS_PER_GOD, (god + 1) * CARDS_PER_GOD)
        held = s.hand_size[god] + s.hand_size[3 + god] + s.drawn[god]
        laid = sum(s.discard[card] + s.in_play[card] for card in cards)
        if s.pile[god] + held + laid != s.figures.deck[god]:
            faults.append(f"5: cards of god {god} are missing or too many")
        for seat in (0, 1):
            if sum(s.hand[seat * CARDS + card] for card in cards) != s.hand_size[seat * 3 + god]:
                faults.append(f"5: the hand of seat {seat} is miscounted")
            if s.hand_size[seat * 3 + god] > s.figures.hand_max_per_god:
                faults.append(f"6: seat {seat} holds too many cards of god {god}")
        if sum(s.locked[card] for card in cards) != s.locked_size[god]:
            faults.append("7: locked cards are miscounted")
        if any(s.discard[card] > s.figures.copies[card] for card in cards):
            faults.append("23: a discard has more of a card than there are")
    for seat in (0, 1):
        if hand_total(s, seat) > s.figures.hand_max:
            faults.append(f"6: seat {seat} holds too many cards")
    for card in range(CARDS):
        if s.locked[card] > s.hand[s.active * CARDS + card]:
            faults.append("7: a locked card is not in the hand")
        for seat in (0, 1):
            if not s.revealed[seat * CARDS + card] <= s.seen[seat * CARDS + card] <= s.hand[seat * CARDS + card]:
                faults.append("a card that is known is not in the hand")
        if s.locked_openly[card] > min(s.locked[card], s.revealed[s.active * CARDS + card]):
            faults.append("a card known to be locked is not locked, or not known")
        if s.doubtful[card] > s.seen[s.active * CARDS + card] - s.locked_openly[card]:
            faults.append("a doubtful card is not known, or no doubt is possible")
        places = s.hand[card] + s.hand[CARDS + card] + s.discard[card] + s.in_play[card] + s.face_down[card]
        if places > s.figures.copies[card]:
            faults.append(f"5: there are too many of card {card}")
    return faults


def tiles_faults(s: Position) -> list[str]:
    faults = []
    listed = [DOLPHIN, *s.board.placed, *s.bottom]
    listed += [tile for tile in range(TILES) if s.pool >> tile & 1]
    listed += [tile for tile in range(TILES) if s.aside >> tile & 1]
    if s.in_hand != NO_TILE:
        listed.append(s.in_hand)
    if sorted(listed) != list(range(TILES)):
        faults.append("8: a tile is missing or doubled")
    dolphin = s.board.tile_at.get(START)
    if dolphin != DOLPHIN or s.owner[DOLPHIN] != NOBODY or s.soldiers[DOLPHIN] or s.ships[DOLPHIN]:
        faults.append("9: the dolphin tile is not alone on (0, 0)")
    opening = any(isinstance(frame, Deal | OpeningDraw | OpeningCell | OpeningRotation) for frame in s.stack)
    if opening and any(s.figures.temple[tile] for tile in s.board.placed):
        faults.append("15: a temple tile is on the board in the opening")
    if s.turn == 1 and isinstance(s.stack[-1], MainWindow):
        each = [count_cities(s, seat) for seat in (0, 1)]
        if each != [s.figures.opening_tiles] * 2:
            faults.append("15: the opening did not give each player his tiles")
    if s.aside and not opening:
        faults.append("21: tiles are set aside after the opening")
    return faults


def map_faults(s: Position) -> list[str]:
    faults = []
    sea = [s.figures.sea[tile * 6 + s.rotation[tile]] for tile in range(TILES)]
    by_cell = {s.cell[tile]: tile for tile in s.board.placed}
    by_cell[START] = DOLPHIN
    for tile in s.board.placed:
        beside = [by_cell.get(s.cell[tile] + step, NO_TILE) for step in STEPS]
        for d, other in enumerate(beside):
            if other != NO_TILE and (sea[tile] >> d & 1) != (sea[other] >> opposite(d) & 1):
                faults.append(f"10: edges of tiles {tile} and {other} do not match")
        contacts = sum(other != NO_TILE for other in beside)
        if DOLPHIN not in beside and contacts < s.figures.contacts_min:
            faults.append(f"11: tile {tile} has {contacts} contacts")
        for other in s.board.placed:
            by_land = s.board.by_land[tile] >> other & 1
            by_sea = s.board.by_sea[tile] >> other & 1
            if by_land and by_sea:
                faults.append("13: two tiles are connected by land and by sea")
            if by_land != s.board.by_land[other] >> tile & 1 or by_sea != s.board.by_sea[other] >> tile & 1:
                faults.append("13: a connection is not symmetric")
    if not water_is_one(s, by_cell):
        faults.append("12: a body of water is cut off from the dolphin tile")
    return faults


def water_is_one(s: Position, by_cell: dict[int, int]) -> bool:
    """Flood from the dolphin tile over shared sea edges, body of water by body of water.  [HEL-3.18]"""
    waters = {(t, i) for t in by_cell.values() for i in range(len(s.figures.waters[t * 6 + s.rotation[t]]))}
    reached = {(DOLPHIN, 0)}
    frontier = [(DOLPHIN, 0)]
    while frontier:
        tile, body = frontier.pop()
        edges = s.figures.waters[tile * 6 + s.rotation[tile]][body]
        cell = START if tile == DOLPHIN else s.cell[tile]
        for d in range(6):
            other = by_cell.get(cell + STEPS[d], NO_TILE) if edges >> d & 1 else NO_TILE
            if other == NO_TILE:
                continue
            for i, water in enumerate(s.figures.waters[other * 6 + s.rotation[other]]):
                if water >> opposite(d) & 1 and (other, i) not in reached:
                    reached.add((other, i))
                    frontier.append((other, i))
    return reached == waters


def course_faults(s: Position) -> list[str]:
    faults = []
    if not s.stack:
        return [] if s.winner != NOBODY else ["25: nobody is asked, yet nobody has won"]
    top = s.stack[-1]
    request = top.ask(s)
    if request is not None and not request.actions:
        faults.append("25: a decision without options")
    if s.extra > s.figures.extra_turns:
        faults.append("18: more than one extra turn is pending")
    if isinstance(top, Battle):
        ahead = attack_strength(s) >= defence_strength(s) + margin(s)
        if (behind(s) == s.active) == ahead:
            faults.append("19: not exactly one player is behind")
    if isinstance(top, Attack | AnotherAttack) and s.target != NO_TILE:
        faults.append("20: a battle goes on while the next attack is prepared")
    return faults


def change_faults(s: Position, before: Position) -> list[str]:
    faults = []
    for tile in before.board.placed:
        if s.cell[tile] != before.cell[tile] or s.rotation[tile] != before.rotation[tile]:
            faults.append(f"14: tile {tile} moved")
    if len(s.board.placed) < len(before.board.placed):
        faults.append("16: the number of cities fell")
    grown = [count_cities(s, seat) - count_cities(before, seat) for seat in (0, 1)]
    if max(grown) > 1 or min(grown) < -1:
        faults.append("16: one decision changed a city count by more than one")
    if s.attacked & before.attacked != before.attacked and s.attacked:
        faults.append("20: attacked cities were forgotten in the middle of the action")
    if s.turn == before.turn == 1 and hand_total(s, 0) < hand_total(before, 0):
        faults.append("22: White played a card in the first turn")
    if s.turn > before.turn and s.stack:
        if any(s.locked):
            faults.append("7: a card is locked at the start of a turn")
        counts = [count_cities(s, seat) for seat in (0, 1)]
        if max(counts) >= s.figures.cities_to_win:
            faults.append("17: the turn went on although the game was won")
        if min(counts) == 0:
            faults.append("17: a player without city is still in the game")
        if stack_size(s) < TILES - 1 - 2 * (s.figures.cities_to_win - 1):
            faults.append("24: the stack is too small")
    return faults
