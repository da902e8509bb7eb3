"""What a table says when something cannot be done. Nothing has changed then."""

from typing import Final

from pessoi.kernel import Fault, IllegalAction


class Refusal(Fault):
    """A code for programs, a message for people, a plain text for logs.

    The message is `error-<key>`; the key is the code unless the case deserves words of its own.
    """

    def __init__(
        self,
        code: str,
        text: str,
        args: dict[str, int | str] | None = None,
        rule: str | None = None,
        expected: list[str] | None = None,
        key: str | None = None,
    ) -> None:
        super().__init__("error-" + (key or code).replace("_", "-"), args)
        self.code: Final = code
        self.text: Final = text
        self.rule: Final = rule
        self.expected: Final = expected

    def __str__(self) -> str:
        return self.text


def refused(code: str, fault: Fault) -> Refusal:
    """What a fault explains, in its own words."""
    return Refusal(code, str(fault), fault.message.args, key=fault.message.key.removeprefix("error-"))


def illegal(error: IllegalAction) -> Refusal:
    return Refusal("illegal", str(error), rule=error.rule or None, expected=error.expected)
