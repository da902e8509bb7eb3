"""Records as text. The format, by example:

    pessoi record 1
    game: mytikas
    rules: 1
    edition: 5f0c2b1d90aa7e61
    override: {"lock": [{"id": "lock_low", "value": 3}]}
    options: players=2 draft=no
    start: {"turn": 31, …}
    seat1: North (human)
    seat2: greedy (greedy)
    commitment: 0d4c…

    1 chance first seat_2
    2 seat1 favor zeus
    # digest 50 9b1f…
    result: end-locks 1:34 2:20
    seed: 77aa…
    seal: 1c9e…

If the rules changed while the game was played, a line `# rules 2` after the last answer by the old ones says so. Where
somebody gave up or ran out of time stands `# resign seat2` or `# time seat2`; a game that was ended by agreement ends
with `# agreed`.

`override` stands there for an edition other than `standard`, `start` for a game that did not start at the set-up: the
position before the first answer. Answers are numbered from 1 and seats too; the n-th answer
is chance's (n − 1)-th question, counted from where the rules changed last. `seed` is written when it may be revealed.
The seal is a fingerprint of all that stands above it, so that a file cut short or changed by accident is noticed.
"""

import hashlib
import json
import re
from collections.abc import Mapping
from typing import Any, Final

from pessoi.games.edition import edition_hash
from pessoi.kernel import CHANCE, Options, listed
from pessoi.kernel.chance import SEED_BYTES
from pessoi.records.record import Answer, BadPlayer, BadRecord, Forfeit, Player, Record, RulesChange, bad_line

FORMAT: Final = "pessoi record 1"
HEADER: Final = ("game", "rules", "edition", "override", "options", "start", "commitment")
OPTIONAL: Final = ("override", "start")
ANSWER: Final = re.compile(r"(\d+) (chance|seat([1-9]\d?)) (\S.*)")
RULES: Final = re.compile(r"# rules ([1-9]\d{0,8})")
FORFEIT: Final = re.compile(r"# (resign|time) seat([1-9]\d?)")
AGREED: Final = "# agreed"
DIGEST: Final = re.compile(r"# digest (\d+) ([0-9a-f]{32})")
SEAT: Final = re.compile(r"seat([1-9]\d?)")
PLAYER: Final = re.compile(r"(.+) \(([^()]+)\)")
RESULT: Final = re.compile(r"\S+(?: \d+:-?\d+)+")


def write(record: Record, reveal: bool) -> str:
    """The record as text; `reveal` says whether the seed may be shown."""
    lines = [FORMAT, f"game: {record.game}", f"rules: {record.version}", f"edition: {edition_hash(record.edition)}"]
    if record.edition:
        lines.append(f"override: {json.dumps(record.edition, sort_keys=True, ensure_ascii=False)}")
    lines.append(f"options: {record.options}")
    if record.start is not None:
        lines.append(f"start: {json.dumps(record.start, sort_keys=True, ensure_ascii=False)}")
    lines += [f"seat{i}: {p.name} ({p.kind})" for i, p in enumerate(record.players, start=1)]
    lines += [f"commitment: {record.commitment}", ""]
    lines += marks_after(record, 0)
    for number, answer in enumerate(record.answers, start=1):
        who = "chance" if answer.seat == CHANCE else f"seat{answer.seat + 1}"
        lines.append(f"{number} {who} {answer.text}")
        if number in record.checkpoints:
            lines.append(f"# digest {number} {record.checkpoints[number]}")
        lines += marks_after(record, number)
    if record.is_ended:
        lines.append(AGREED)
    if record.result:
        lines.append(f"result: {record.result}")
    if reveal and record.seed is not None:
        lines.append(f"seed: {record.seed.hex()}")
    body = "\n".join(lines) + "\n"
    return f"{body}seal: {seal(body)}\n"


def marks_after(record: Record, number: int) -> list[str]:
    changes = [f"# rules {change.version}" for change in record.changes if change.number == number]
    forfeits = [f"# {forfeit.why} seat{forfeit.seat + 1}" for forfeit in record.forfeits if forfeit.number == number]
    return changes + forfeits


def seal(body: str) -> str:
    return hashlib.blake2b(body.encode(), digest_size=16, person=b"pessoi-seal").hexdigest()


def read(text: str) -> Record:
    """The record written in `text`. BadRecord names the line that is wrong and what was expected there."""
    text = text.replace("\r\n", "\n")
    reader = Reader(text.split("\n"))
    record = reader.record()
    check_seal(text, reader.at)
    return record


def check_seal(text: str, last: int) -> None:
    body, mark, given = text.rpartition("seal: ")
    if not mark or given != seal(body) + "\n":
        raise BadRecord("error-record-seal", line=last)


class Reader:
    """Goes through the lines once; `at` is the number of the line just taken."""

    def __init__(self, lines: list[str]) -> None:
        self.lines: Final = lines
        self.at = 0

    def take(self, expected: str) -> str:
        if self.at >= len(self.lines):
            raise BadRecord("error-record-ends", {"expected": expected}, self.at)
        self.at += 1
        return self.lines[self.at - 1]

    def wrong(self, expected: str) -> BadRecord:
        """Another line than expected; that is the key of a name, or "=" and how it begins."""
        return BadRecord("error-record-expected", {"expected": expected, "text": f"={self.shown()!r}"}, self.at)

    def shown(self) -> str:
        """The line just taken, or its beginning."""
        line = self.lines[self.at - 1]
        return line if len(line) <= 60 else line[:60] + "…"

    def record(self) -> Record:
        if self.take(f"=“{FORMAT}”") != FORMAT:
            raise self.wrong(f"=“{FORMAT}”")
        record = self.header()
        self.answers(record)
        return record

    # -- the header

    def header(self) -> Record:
        fields: dict[str, str] = {}
        lines: dict[str, int] = {}
        while line := self.take("record-header-line"):
            key, mark, value = line.partition(": ")
            if not mark or not (key in HEADER or SEAT.fullmatch(key)):
                known: dict[str, int | str] = {"known": listed(HEADER), "text": f"={self.shown()!r}"}
                raise BadRecord("error-record-key", known, self.at)
            if key in fields:
                raise BadRecord("error-record-twice", {"key": f"={key}"}, self.at)
            fields[key] = value
            lines[key] = self.at
        for key in HEADER:
            if key not in fields and key not in OPTIONAL:
                raise BadRecord("error-record-header", {"key": f"={key}"}, self.at)
        options = read_options(fields["options"], lines["options"])
        record = Record(
            fields["game"],
            read_number(fields["rules"], lines["rules"]),
            options,
            self.players(fields, lines, options.players),
            read_hex(fields["commitment"], 32, lines["commitment"]).hex(),
            read_override(fields, lines),
            read_object("start", fields, lines),
        )
        record.lines.update(lines)
        return record

    def players(self, fields: Mapping[str, str], lines: Mapping[str, int], count: int) -> list[Player]:
        seats = [key for key in fields if SEAT.fullmatch(key)]
        if seats != [f"seat{i}" for i in range(1, count + 1)]:
            there = listed(seats) if seats else "known-none"
            raise BadRecord("error-record-seats", {"count": count, "known": there}, lines["options"])
        players = []
        for key in seats:
            match = PLAYER.fullmatch(fields[key])
            if match is None:
                form: dict[str, int | str] = {"expected": "record-player", "text": f"={fields[key]!r}"}
                raise BadRecord("error-record-expected", form, lines[key])
            try:
                players.append(Player(match[1], match[2]))
            except BadPlayer as error:
                raise bad_line(lines[key], error) from error
        return players

    # -- the course of the game

    def answers(self, record: Record) -> None:
        while True:
            line = self.take("record-answer-or-end")
            if match := ANSWER.fullmatch(line):
                self.answer(record, match)
            elif match := DIGEST.fullmatch(line):
                if int(match[1]) != len(record.answers):
                    counts: dict[str, int | str] = {"number": f"={match[1]}", "answers": len(record.answers)}
                    raise BadRecord("error-record-digest-place", counts, self.at)
                record.checkpoints[len(record.answers)] = match[2]
                record.lines[f"digest {len(record.answers)}"] = self.at
            elif match := RULES.fullmatch(line):
                record.changes.append(RulesChange(len(record.answers), int(match[1]), self.at))
            elif match := FORFEIT.fullmatch(line):
                self.forfeit(record, match)
            else:
                if line == AGREED:
                    record.is_ended = True
                    line = self.take("record-result")
                return self.end(record, line)

    def answer(self, record: Record, match: re.Match[str]) -> None:
        number, who, seat, text = match.groups()
        if int(number) != len(record.answers) + 1:
            due: dict[str, int | str] = {"number": len(record.answers) + 1, "other": f"={number}"}
            raise BadRecord("error-record-number", due, self.at)
        if seat:
            self.check_seat(record, who, int(seat))
        record.answers.append(Answer(int(seat) - 1 if seat else CHANCE, text, self.at))

    def forfeit(self, record: Record, match: re.Match[str]) -> None:
        why, seat = match[1], int(match[2]) - 1
        self.check_seat(record, f"seat{seat + 1}", seat + 1)
        if any(forfeit.seat == seat for forfeit in record.forfeits):
            raise BadRecord("error-record-twice", {"key": f"={self.shown()}"}, self.at)
        record.forfeits.append(Forfeit(len(record.answers), seat, why, self.at))

    def check_seat(self, record: Record, who: str, seat: int) -> None:
        if seat > record.options.players:
            raise BadRecord("error-record-no-seat", {"who": f"={who}", "seats": record.options.players}, self.at)

    def end(self, record: Record, line: str) -> None:
        if line.startswith("result: "):
            record.result = line.removeprefix("result: ")
            record.lines["result"] = self.at
            if not RESULT.fullmatch(record.result):
                raise self.wrong("record-result")
            line = self.take("record-seed-or-seal")
        if line.startswith("seed: "):
            record.seed = read_hex(line.removeprefix("seed: "), SEED_BYTES, self.at)
            record.lines["seed"] = self.at
            line = self.take("record-seal")
        if not line.startswith("seal: "):
            raise self.wrong("record-line")
        read_hex(line.removeprefix("seal: "), 16, self.at)


def read_number(text: str, line: int) -> int:
    if not re.fullmatch(r"[0-9]{1,9}", text):
        raise BadRecord("error-record-expected", {"expected": "kind-whole", "text": f"={text!r}"}, line)
    return int(text)


def read_hex(text: str, size: int, line: int) -> bytes:
    if not re.fullmatch(rf"[0-9a-f]{{{2 * size}}}", text):
        raise BadRecord("error-record-hex", {"number": 2 * size, "text": f"={text[:80]!r}"}, line)
    return bytes.fromhex(text)


def read_options(text: str, line: int) -> Options:
    values: dict[str, str] = {}
    for word in text.split(" "):
        name, mark, value = word.partition("=")
        if not (name and mark and value) or name in values:
            raise BadRecord("error-record-expected", {"expected": "record-options", "text": f"={text!r}"}, line)
        values[name] = value
    if "players" not in values:
        raise BadRecord("error-record-players", line=line)
    return Options(read_number(values.pop("players"), line), values)


def read_override(fields: Mapping[str, str], lines: Mapping[str, int]) -> dict[str, Any] | None:
    """The edition's own figures; they must be those that the header's hash names."""
    edition = read_object("override", fields, lines)
    if fields["edition"] != edition_hash(edition):
        hashes: dict[str, int | str] = {"right": f"={edition_hash(edition)}", "given": f"={fields['edition']!r}"}
        raise BadRecord("error-record-edition", hashes, lines["edition"])
    return edition


def read_object(key: str, fields: Mapping[str, str], lines: Mapping[str, int]) -> dict[str, Any] | None:
    """That field's JSON, if there is one."""
    if key not in fields:
        return None
    try:
        found = json.loads(fields[key])
    except (ValueError, RecursionError) as error:
        raise BadRecord("error-record-json", {"reason": f"={error}"}, lines[key]) from error
    if not isinstance(found, dict) or not found:
        raise BadRecord("error-record-object", line=lines[key])
    return found
