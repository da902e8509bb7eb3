"""A game's record in memory: what was settled before it, and every answer that was asked for."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from pessoi.kernel import CHANCE, Action, Event, Fault, Game, Message, Options, Outcome, Request, State
from pessoi.kernel.chance import Chance

EVERY: Final = 50  # answers between two checkpoints


class BadRecord(Fault):
    """A record that cannot be what it says; `line` is where (0: in a record that was never written)."""

    def __init__(self, key: str, args: dict[str, int | str] | None = None, line: int = 0) -> None:
        super().__init__(key, args)
        self.line: Final = line
        if line:
            self.places.append(Message("error-line", {"line": line}))


def bad_line(line: int, fault: ValueError) -> BadRecord:
    """A fault that is not the record's alone, found in that line: an unknown game, an answer that is not allowed.

    Old rules have faults of their own class, with the same message.
    """
    message: Message = fault.message  # type: ignore[attr-defined]
    return BadRecord(message.key, message.args, line)


class BadPlayer(Fault):
    """A name, or a kind of player, that cannot be written down."""


class Player:
    """Who sits where: a name to show, and what kind of player it is (`human` or a bot's name)."""

    def __init__(self, name: str, kind: str) -> None:
        if not name.strip() or not name.isprintable():
            raise BadPlayer("error-player-name", {"name": f"={name!r}"})
        if not kind.isprintable() or not kind.strip() or "(" in kind or ")" in kind:
            raise BadPlayer("error-player-kind", {"kind": f"={kind!r}"})
        self.name: Final = name.strip()
        self.kind: Final = kind.strip()


class Answer:
    """One answer: who gave it (a seat or CHANCE), its notation, and its line in the file it was read from."""

    def __init__(self, seat: int, text: str, line: int = 0) -> None:
        self.seat: Final = seat
        self.text: Final = text
        self.line: Final = line


class RulesChange:
    """After `number` answers the game went on by rules `version`, from the same position."""

    def __init__(self, number: int, version: int, line: int = 0) -> None:
        self.number: Final = number
        self.version: Final = version
        self.line: Final = line


class Forfeit:
    """After `number` answers that seat gave up (`resign`) or was out of time (`time`); a bot may go on for it."""

    def __init__(self, number: int, seat: int, why: str, line: int = 0) -> None:
        self.number: Final = number
        self.seat: Final = seat
        self.why: Final = why
        self.line: Final = line


class Record:
    """A game that is being played or was played.

    `start` is the position before the first answer, as data; None: the set-up.
    `is_ended`: all who were left ended it as it stood, before the rules say so.
    `checkpoints` has digests of the position by number of answers given. `seed` is known to whoever runs the game;
    it is written only when it may be revealed.
    """

    def __init__(
        self,
        game: str,
        version: int,
        options: Options,
        players: Sequence[Player],
        commitment: str,
        edition: Mapping[str, Any] | None = None,
        start: Mapping[str, Any] | None = None,
    ) -> None:
        if len(players) != options.players:
            raise ValueError(f"{options.players} seats need as many players, not {len(players)}")
        self.game: Final = game
        self.version: Final = version
        self.options: Final = options
        self.players: Final = list(players)
        self.commitment: Final = commitment
        self.edition: Final = dict(edition) if edition else None
        self.start: Final = None if start is None else dict(start)
        self.answers: Final[list[Answer]] = []
        self.changes: Final[list[RulesChange]] = []
        self.forfeits: Final[list[Forfeit]] = []
        self.is_ended = False
        self.checkpoints: Final[dict[int, str]] = {}
        self.result = ""
        self.seed: bytes | None = None
        self.lines: Final[dict[str, int]] = {}  # where the header and the end stood in the file, to point at

    @classmethod
    def begin(
        cls,
        game: Game[Any],
        options: Options,
        players: Sequence[Player],
        seed: bytes,
        edition: Mapping[str, Any] | None = None,
    ) -> "Record":
        """A new game's record, committed to its seed."""
        settled = game.settled_options(options)
        record = cls(game.name, game.version, settled, players, Chance(seed).commitment(), edition)
        record.seed = seed
        return record

    def play(self, game: Game[Any], s: State, a: Action, journal: list[Event] | None = None) -> Request:
        """Answer the pending question of `s` and write it down. IllegalAction, and nothing changed, if forbidden."""
        seat = game.pending(s).seat
        request = game.play(s, a, journal)
        self.answers.append(Answer(seat, game.vocabulary.text(a)))
        outcome = game.outcome(s)
        if outcome is not None:
            self.result = result_text(outcome)
        self.check_in(len(self.answers), s, is_over=outcome is not None)
        return request

    def check_in(self, number: int, s: State, is_over: bool) -> None:
        """Keep a checkpoint of the position after answer `number`, if one is due."""
        if is_over or number % EVERY == 0:
            self.checkpoints[number] = s.digest()

    def draw(self, game: Game[Any], s: State, journal: list[Event] | None = None) -> Request:
        """Let chance answer as long as it is asked; returns the first question to a player, or the end."""
        if self.seed is None:
            raise ValueError("the record does not know its seed, so chance cannot answer")
        chance = Chance(self.seed)
        request = game.pending(s)
        while request.seat == CHANCE:
            request = self.play(game, s, chance.answer(request, len(self.answers)), journal)
        return request

    def take_back(self, count: int) -> None:
        """Forget the answers after the first `count`."""
        del self.answers[count:]
        for number in [n for n in self.checkpoints if n > count]:
            del self.checkpoints[number]
        self.result = ""


def result_text(outcome: Outcome) -> str:
    """What ended the game, and every seat's place and points: `end-locks 1:34 2:20`."""
    return " ".join([outcome.reason, *[f"{r.place}:{r.points}" for r in outcome.seats]])
