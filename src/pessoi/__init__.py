"""Pessoi: four board games of ancient Greece on one small kernel."""

from pessoi import engine

WHY_PLAIN = engine.choose(__path__)

from pessoi.kernel.message import Fault, speakers  # noqa: E402 - found where the line above says

__version__ = "0.1.0"


def say_in_english(fault: Fault) -> str:
    """What `str` of a fault is, for tracebacks, logs and tests; languages are loaded when the first is said."""
    from pessoi.i18n.errors import word

    return word(fault, "en")


speakers.append(say_in_english)
