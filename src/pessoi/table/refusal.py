"""What a table says when something cannot be done. Nothing has changed then."""

from typing import Final

from pessoi.kernel import IllegalAction, Message


class Refusal(Exception):
    """A code for programs, a message for people (`error-<code>` of the common words), a plain text for logs."""

    def __init__(
        self,
        code: str,
        text: str,
        args: dict[str, int | str] | None = None,
        rule: str | None = None,
        expected: list[str] | None = None,
    ) -> None:
        super().__init__(text)
        self.code: Final = code
        self.text: Final = text
        self.message: Final = Message("error-" + code.replace("_", "-"), args)
        self.rule: Final = rule
        self.expected: Final = expected


def illegal(error: IllegalAction) -> Refusal:
    return Refusal("illegal", str(error), rule=error.rule or None, expected=error.expected)
