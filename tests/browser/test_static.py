"""The static host of the tests: a browser that hangs up is nothing to speak of, and anything else is."""

import io
from contextlib import redirect_stderr

import pytest

from tests.browser.static import Host


def told(error: Exception) -> str:
    said = io.StringIO()
    host = Host(("127.0.0.1", 0), lambda *_: None)  # type: ignore[arg-type] # nobody is served
    try:
        with redirect_stderr(said):
            try:
                raise error
            except Exception:
                host.handle_error(None, ("127.0.0.1", 1))
    finally:
        host.server_close()
    return said.getvalue()


@pytest.mark.parametrize("error", [ConnectionResetError(), BrokenPipeError()])
def test_a_browser_that_is_closed_is_no_error(error: Exception) -> None:
    assert told(error) == ""


def test_any_other_error_is_told() -> None:
    assert "FileNotFoundError" in told(FileNotFoundError("python"))
