"""A specification for players: what they may read of it, in words that are printed on their boards.

The whole text speaks to engineers too: it names things by identifiers and has catalogues of decisions, invariants
and sources. Here chapters of numbered rules stay, every rule keeps its id (the page makes anchors and quiet numbers of
them), identifiers become names, and a sentence that speaks of files or notation goes.
"""

import re
from collections.abc import Callable, Sequence

from pessoi.spec.rulebook import EXAMPLES

CHAPTER = re.compile(r"(?m)^(?=#{1,2} )")
NUMBER = re.compile(r"^#+ (?:[A-Z]{3}-)?[\d.]* ?")
SENTENCE = re.compile(r"(?<=[.!?;:])\s+(?=[A-ZÀ-Ý`*(\[«“\"])")
IDENTIFIER = re.compile(r"`([^`]+)`")
BARE = re.compile(r"\b[a-z]+(?:_[a-z0-9_]+|2)\b")  # in the cells of tables identifiers stand as they are
QUESTION = re.compile(r"\b(?:[A-Z]{3}-)?([DC](?:-?\d\d|-[A-Z][A-Z-]+))\b")
PART = re.compile(r"\s+(?:\([a-z0-9]\) |- )")
MARKS = re.compile(r" ?\*\*\[(?:deduced|déduit)[^\]]*\]\*\*")
OPENING = re.compile(r"^(\s*(?:- |\| )(?:\*\*)?[A-Z]{3}-\d+\.\d+[a-z]?(?:\*\*)?)(.*)$")


def for_players(text: str, prefix: str, name_of: Callable[[str], str | None], left_out: Sequence[str] = ()) -> str:
    """The chapters of numbered rules, as Markdown; `name_of` gives the printed name of an identifier, if it has one."""
    rule = re.compile(rf"(?m)^[-|] (?:\*\*)?({prefix}-\d+\.\d+)")
    kept, told = [], set(left_out)
    for chapter in CHAPTER.split(text):
        found = set(rule.findall(chapter))
        if found - told and not NUMBER.sub("", chapter).startswith(
            EXAMPLES
        ):  # chapters on termination and sources only speak of rules that stand elsewhere
            kept.append(chapter)
        told |= found
    return "\n".join(tidy(chapter, prefix, name_of, left_out) for chapter in kept)


def tidy(chapter: str, prefix: str, name_of: Callable[[str], str | None], left_out: Sequence[str]) -> str:
    lines = [line for line in join(chapter.splitlines()) if not line.startswith(openings(left_out))]
    lines[0] = "## " + NUMBER.sub("", lines[0])
    found = [tidy_line(line, prefix, name_of) for line in lines]
    return "\n".join(line for line in found if line is not None) + "\n"


def openings(rules: Sequence[str]) -> tuple[str, ...]:
    return tuple(f"- {mark}{rule}{end}" for rule in rules for mark, end in (("**", "**"), ("", " ")))


def join(lines: list[str]) -> list[str]:
    """A rule that goes on in indented lines becomes one line; lettered parts of it stay apart."""
    found: list[str] = []
    for line in lines:
        if line.startswith("  ") and found and found[-1].startswith("- ") and not PART.match(line):
            found[-1] += f" {line.strip()}"
        else:
            found.append(line)
    return found


def tidy_line(line: str, prefix: str, name_of: Callable[[str], str | None]) -> str | None:
    """None: nothing of it is for players."""
    opening, rest = "", line
    if match := OPENING.match(line):
        opening, rest = match[1], match[2]
    cells = line.startswith("|")
    sentences = [rest] if cells else SENTENCE.split(rest)
    said = MARKS.sub("", " ".join(s for s in sentences if cells or not is_technical(s, name_of)))
    for pattern in (IDENTIFIER, BARE, QUESTION):
        said = pattern.sub(lambda found: name_of(found[found.lastindex or 0]) or found[0].strip("`"), said)
    said = re.sub(rf"\b{prefix}-(\d+(?:\.\d+)?)", r"\1", said)
    said = re.sub(r" +([.,])", r"\1", said).rstrip()
    return None if opening and not said.strip(" .:*") else f"{opening}{said}"


def is_technical(sentence: str, name_of: Callable[[str], str | None]) -> bool:
    """Whether it names a file, a notation or a row of the decision catalogue."""
    return any(name_of(found) is None for found in IDENTIFIER.findall(sentence) + QUESTION.findall(sentence))
