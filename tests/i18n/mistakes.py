"""What is wrong with a sentence as it is read: articles, elisions, spaces, and what no reader should see."""

import re
from collections.abc import Iterator
from typing import Final

NO_BREAK: Final = "\u00a0"
VOWEL: Final = "aeiouyàâäéèêëîïôöùûüœæAEIOUYÀÂÄÉÈÊËÎÏÔÖÙÛÜŒÆ"
CONSONANT: Final = "bcçdfgjklmnpqrstvwxzBCÇDFGJKLMNPQRSTVWXZ"
INFINITIVE: Final = r"\w*(?:er|ir|re|oir)\b"

EVERYWHERE: Final = {
    "a space at an end": r"^\s|\s$",
    "two spaces": rf"[ {NO_BREAK}]{{2}}",
    "a space too many": r"[ \u00a0][,.)\]](?![\w.])|[(\[][ \u00a0]",
    "no space": r"[,;](?=[^\W\d_])|[^\W\d_]\((?!s\))|[a-z]\.(?=[A-ZÀÉ][a-zé])",
    "an empty place": r"\(\)|«\s*»|: ?[,.;]|, ?[,.;]",
    "Fluent's own signs": r"[{}]|\$\w",
}
IDENTIFIER: Final = {
    "a raw identifier": r"\b[a-z]+_[a-z0-9_]+\b|\b(?:do|ask|event|story|error|detail)-[a-z]",
    "a number of a rule": r"\b(?:CYC|HEL|MYT|OLY)-\w",
}
FRENCH: Final = {
    "no no-break space": rf"(?<=[^{NO_BREAK}\s])[;!?»%]|[ ][:;!?»%]|«(?!{NO_BREAK})|\w:(?= |$)",
    "no no-break space before a unit": r"\d (?:PO|PA|min|ms|ko|s|h|j)\b",
    "a space before an ellipsis": rf"[ {NO_BREAK}]…",
    "a straight apostrophe": r"\w'\w",
    "no elision": rf"(?<![-\w])(?i:de|le|la|que|ne|se|me|je|jusque) (?=[{VOWEL}])(?!(?i:onz|oui|un\b|y[aeiou]))",
    "no elision before a mute h": r"\b(?i:de|le|la|que) (?i:hoplite|heure|homme|hydre|hôte|halicarnasse)",
    "a wrong elision": rf"\b(?i:d|l|n|s|j|m|qu)’(?=[{CONSONANT}]|(?i:h[ée]ros|hadès|hasard|y[aeiou]))",
    "no contraction": rf"\b(?i:de|à) (?i:les?)\b (?!{INFINITIVE})",
    "a noun without its article": r"\b(?i:de|à|dans|sur) (?:Mer|Golfe|Piste|Case|Zone)\b",
}
ENGLISH: Final = {
    "a for an": r"(?<![=\w])(?<!slot )[Aa] (?=[aeioAEIO])",
    "an for a": r"\b[Aa]n (?=[bcdfgjklmnpqrstvwxyzBCDFGJKLMNPQRSTVWXYZ])",
    "a space before a sign": r" [:;!?](?:\s|$)",
}
# Words after a number that are no nouns, or nouns that have one form
FOLLOWING: Final = {
    "en": "ap makes prestige erinyes if of in to from left for against and at by on gold stone marble wood grain more "
    "together discarded removed or land sea way new fight needed min h s d ms each is was are with",
    "fr": "po pa d qui la avec si ne n est sur contre à en dans du de des et par pour au aux ou bois min h s "
    "j ms ko fois chacun cadenas choix héros",
}


# Words before a number that give a thing its number
NUMBERED: Final = (
    "place case étape version réponse niveau octet tour joueur n° cycle round emplacement position "
    "seat space step answer level byte turn player cycle round slot no. space tile row line version place rules"
)


def mistakes(text: str, lang: str, is_plain: bool = True) -> Iterator[str]:
    """The mistakes of a text. One that is not plain may name files, options and keys."""
    kinds = EVERYWHERE | (FRENCH if lang == "fr" else ENGLISH) | (IDENTIFIER if is_plain else {})
    for kind, pattern in kinds.items():
        if found := re.search(pattern, text):
            yield f"{kind}: {text!r} at {found.start()}"


def number_mistakes(none: str, one: str, many: str, lang: str) -> Iterator[str]:
    """What is wrong with the noun of a number: the same text with 0, with 1 and with 2."""
    zero, singular, plural = (set(counted(number, text, lang)) for number, text in enumerate((none, one, many)))
    if singular & plural:
        yield f"one form for 1 and for 2: {one!r}"
    if lang == "fr" and singular and zero - singular:
        yield f"0 is singular: {none!r}"


def counted(number: int, text: str, lang: str) -> Iterator[str]:
    """What follows the number, up to two words, where it counts and does not number, as in “niveau 2”."""
    space, word = rf"[ {NO_BREAK}]", r"(?:[^\W\d_]|-)+"
    pattern = rf"(?:(\S+){space})?(?<![\w.,/+×-]){number}{space}(({word})(?![\w/])(?:{space}{word})?)"
    for before, phrase, noun in re.findall(pattern, text.lower()):
        if before.rpartition("’")[2] not in NUMBERED.split() and noun not in FOLLOWING[lang].split():
            yield phrase
