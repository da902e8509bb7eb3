"""Bad usage: what commands refuse, and what Typer refuses before them, as faults with words in every language.

Typer's own errors are told apart by their class and their fields; the classes have no public names but those.
"""

from collections.abc import Callable, Sequence
from difflib import get_close_matches
from typing import Any, Final, NoReturn

import typer

from pessoi.kernel import Fault, listed


class UsageError(Fault):
    """Bad input on the command line: one line for the user, exit code 2."""


def fail(key: str, args: dict[str, int | str] | None = None) -> NoReturn:
    raise UsageError(key, args)


def explain(error: typer.TyperException, words: Sequence[str]) -> UsageError:
    """What Typer has against these words."""
    for kind in type(error).__mro__:
        if kind.__name__ in EXPLAINED:
            return EXPLAINED[kind.__name__](error, words)
    return as_told(error)


def as_told(error: Any) -> UsageError:
    return UsageError("error-usage", {"text": f"={error.format_message()}"})


def explain_option(error: Any, words: Sequence[str]) -> UsageError:
    name = f"={error.option_name}"
    if error.possibilities:
        return UsageError("error-no-flag-similar", {"name": name, "known": listed(sorted(error.possibilities))})
    return UsageError("error-no-flag", {"name": name})


def explain_option_use(error: Any, words: Sequence[str]) -> UsageError:
    """An option without its value has nothing after it; else it is a flag that was given one."""
    name = f"={error.option_name!r}"
    if words[-1] == error.option_name:
        return UsageError("error-flag-needs", {"name": name})
    return UsageError("error-flag-value", {"name": name})


def explain_missing(error: Any, words: Sequence[str]) -> UsageError:
    name = f"={error.param.get_error_hint()}"
    if error.param.param_type_name == "argument":
        return UsageError("error-missing-argument", {"name": name})
    return UsageError("error-missing-flag", {"name": name})


def explain_value(error: Any, words: Sequence[str]) -> UsageError:
    """Pydantic checks the values, and says what it found."""
    found: dict[str, Any] = error.__cause__.errors()[0] if hasattr(error.__cause__, "errors") else {"type": ""}
    name = f"={error.param.get_error_hint()}"
    if found["type"] == "greater_than_equal":
        return UsageError("error-at-least", {"name": name, "least": f"={found['ctx']['ge']:g}"})
    if found["type"] == "less_than_equal":
        return UsageError("error-at-most", {"name": name, "most": f"={found['ctx']['le']:g}"})
    return UsageError("error-value", {"name": name, "reason": REASONS.get(found["type"], f"={error.message}")})


def explain_words(error: Any, words: Sequence[str]) -> UsageError:
    """A command that does not exist, or more words than a command takes."""
    if error.ctx is None:
        return as_told(error)
    command = error.ctx.command
    if hasattr(command, "commands"):
        name = next(word for word in words if not word.startswith("-"))
        known = [repr(similar) for similar in get_close_matches(name, command.commands)]
        if known:
            return UsageError("error-no-command-similar", {"name": f"={name!r}", "known": listed(known)})
        return UsageError("error-no-command", {"name": f"={name!r}"})
    own = list(words[words.index(error.ctx.info_name) + 1 :])
    _, surplus, _ = command.make_parser(error.ctx).parse_args(args=own)
    return UsageError("error-surplus", {"words": f"={' '.join(surplus)}"}) if surplus else as_told(error)


EXPLAINED: Final[dict[str, Callable[[Any, Sequence[str]], UsageError]]] = {
    "NoSuchOption": explain_option,
    "BadOptionUsage": explain_option_use,
    "MissingParameter": explain_missing,
    "BadParameter": explain_value,
    "UsageError": explain_words,
}
REASONS: Final = {
    "int_parsing": "reason-integer",
    "int_from_float": "reason-integer",
    "float_parsing": "reason-number",
}
