"""What somebody has played: counted from the summaries of their finished tables, the newest first."""

from collections.abc import Mapping, Sequence

from pessoi.games import GAMES, load_game
from pessoi.server import wire
from pessoi.server.storage.kept import SeatQuality
from pessoi.server.tables.summary import Summary
from pessoi.table.openings import is_opening
from pessoi.table.types import Result, Seat

HISTORY = 20  # games that are listed of a kind: against people, against bots
RIVALS = 10
OPENINGS = 3  # of a game
PROGRAM = "program"  # among levels: a bot account
AGREED = "end-agreed"  # a game without a winner


def profile(
    person: str,
    found: Sequence[tuple[Summary, int]],
    qualities: Mapping[str, Sequence[SeatQuality]] | None = None,
) -> wire.ProfileReply:
    """`found`: summaries, and when something happened there last; `qualities`: of tables whose review is kept, by seat.
    Where several shared a device nobody knows who it was."""
    played_well: list[SeatQuality] = []
    listed = {True: 0, False: 0}
    alone = [(s, at) for s, at in found if s.persons.count(person) == 1 and not s.info.broken]
    games = [(s, at, s.result) for s, at in alone if s.result is not None]
    made = wire.ProfileReply(wire.Tally(), [], wire.Tally(), {}, 0, 0, [], [], [], [])
    titles: dict[tuple[str, int], wire.Tally] = {}
    rivals: dict[str, wire.Rival] = {}
    openings: dict[tuple[str, str], wire.Tally] = {}
    levels: dict[tuple[str, str], wire.Tally] = {}
    for summary, at, result in games:
        me, info = summary.persons.index(person), summary.info
        won = has_won(result, me)
        others = [seat for seat in range(info.players) if seat != me]
        count(made.all, won)
        count(titles.setdefault((info.game, info.players), wire.Tally()), won)
        if me < len(summary.firsts) and summary.firsts[me]:
            count(openings.setdefault((info.game, summary.firsts[me]), wire.Tally()), won)
        among_people = any(info.seats[seat].kind == "person" and not info.seats[seat].program for seat in others)
        if among_people:
            count(made.people, won)
        else:
            for level in {PROGRAM if info.seats[seat].program else info.seats[seat].level or "" for seat in others}:
                count(made.bots.setdefault(level, wire.Tally()), won)
                if level != PROGRAM and not info.onward:
                    count(levels.setdefault((info.game, level), wire.Tally()), won and not info.seats[me].away)
        if quality := (qualities or {}).get(info.id):
            played_well.append(quality[me])
        for seat in others:
            if (other := summary.persons[seat]) is not None:
                meet(rivals.setdefault(other, wire.Rival(info.seats[seat].name or "", other)), result, me, seat)
        if listed[among_people] < HISTORY:
            listed[among_people] += 1
            game = played_game(summary, result, me, at)
            game.people, game.accuracy = among_people, quality[me].accuracy if quality else None
            made.history.append(game)
    made.titles = [wire.TitleTally(game, players, tally) for (game, players), tally in sorted(titles.items())]
    made.openings = favourites(openings)
    made.levels = [wire.LevelTally(game, level, tally) for (game, level), tally in sorted(levels.items())]
    made.reviewed = reviewed(played_well)
    made.rivals = sorted(rivals.values(), key=lambda rival: -rival.games)[:RIVALS]
    made.streak, made.longest = streaks([has_won(r, s.persons.index(person)) for s, _, r in games])
    return made


def played_game(summary: Summary, result: Result, me: int, at: int) -> wire.PlayedGame:
    info = summary.info
    place = None if result.reason[0] == AGREED else result.seats[me].place
    against = [opponent(seat, there) for seat, there in enumerate(info.seats) if seat != me]
    return wire.PlayedGame(info.id, info.game, info.players, place, False, against, at)


def opponent(seat: int, there: Seat) -> wire.Opponent:
    if there.kind == "person":
        return wire.Opponent(seat, there.name or "", None, there.program)
    return wire.Opponent(seat, "", there.level)


def reviewed(qualities: Sequence[SeatQuality]) -> wire.Reviewed | None:
    if not qualities:
        return None
    graded = [quality.accuracy for quality in qualities if quality.accuracy is not None]
    luck = mean([quality.luck for quality in qualities])
    return wire.Reviewed(len(qualities), mean(graded) if graded else None, luck)


def mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def favourites(openings: dict[tuple[str, str], wire.Tally]) -> list[wire.Opening]:
    """Of each game the openings that were played most often."""
    found: list[wire.Opening] = []
    for (name, text), tally in sorted(openings.items(), key=lambda item: (item[0][0], -item[1].games, item[0][1])):
        if name in GAMES and sum(1 for other in found if other.game == name) < OPENINGS:
            game = load_game(name)
            if is_opening(game, text):  # older summaries have first answers of any kind
                said = game.describe(game.vocabulary.read(text))
                found.append(wire.Opening(name, (said.key, said.args), tally))
    return found


def has_won(result: Result, seat: int) -> bool:
    return result.seats[seat].place == 1 and result.reason[0] != AGREED


def count(tally: wire.Tally, won: bool) -> None:
    tally.games += 1
    tally.won += won


def meet(rival: wire.Rival, result: Result, me: int, seat: int) -> None:
    """Whoever has the better place is ahead; partners, and whoever shares a place, are not."""
    mine, theirs = result.seats[me].place, result.seats[seat].place
    rival.games += 1
    rival.ahead += mine < theirs
    rival.behind += mine > theirs


def streaks(won: Sequence[bool]) -> tuple[int, int]:
    """Games won in a row, up to the newest (which stands first) and ever."""
    now = next((number for number, is_won in enumerate(won) if not is_won), len(won))
    longest = run = 0
    for is_won in won:
        run = run + 1 if is_won else 0
        longest = max(longest, run)
    return now, longest
