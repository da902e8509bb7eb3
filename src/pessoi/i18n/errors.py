"""Faults in words: every error that carries a key and arguments, in the reader's language."""

from functools import cache
from importlib import resources

from pessoi.i18n.catalogues import LANGUAGES, Catalogue, UnknownLanguage
from pessoi.kernel import Fault, Message


def word(fault: Fault | Message, lang: str) -> str:
    """One sentence, without a full stop."""
    return errors(lang).say(fault.message if isinstance(fault, Fault) else fault)


@cache
def errors(lang: str) -> Catalogue:
    if lang not in LANGUAGES:
        raise UnknownLanguage(lang)
    file = resources.files("pessoi.i18n").joinpath(f"errors.{lang}.ftl")
    return Catalogue(lang, [file.read_text(encoding="utf-8")])
