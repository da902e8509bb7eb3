"""Names and chat are text, never markup."""

from typing import Final

from playwright.sync_api import expect

from tests.browser.conftest import Open
from tests.browser.hands import start

BODIES: Final = ["window.xss=1", "xss=1", "alert(1)", "parent.xss=1", "top['xss']=1"]
SHAPES: Final = [
    "<script>{}</script>",
    "<img src=x onerror={}>",
    "<svg onload={}>",
    '"><script>{}</script>',
    "javascript:{}",
    "<iframe srcdoc='<script>{}</script>'>",
    "<a href=javascript:{}>x</a>",
    "{{{{constructor.constructor('{}')()}}}}",
    "<style>@import'javascript:{}';</style>",
    "</span><details open ontoggle={}>",
]
STRINGS: Final = [shape.format(body) for shape in SHAPES for body in BODIES]


def test_fifty_strings_as_chat_do_nothing(open_page: Open) -> None:
    assert len(STRINGS) == 50
    page = open_page()
    start(page, "mytikas")
    page.get_by_role("tab", name="Chat").click()
    field = page.get_by_label("Say something")
    log = page.get_by_role("log")
    lines = [" ".join(STRINGS[i : i + 5]) for i in range(0, 50, 5)]  # talk is limited to one message a second
    for text in lines:
        field.fill(text)
        page.keyboard.press("Enter")
        page.wait_for_timeout(1100)
        expect(field).to_have_value("")
    expect(log.locator("li")).to_have_count(10)
    shown = log.inner_text()
    for text in STRINGS:
        assert text in shown
    assert log.locator("script, img, iframe, style, a, details").count() == 0
    assert page.evaluate("window.xss") is None


def test_fifty_strings_as_names_do_nothing(open_page: Open) -> None:
    page = open_page()
    for text in STRINGS:
        short = text[:24]
        answer = page.request.put("/api/me", data={"name": short})
        if not answer.ok:
            assert answer.status == 422  # refused in so many words: fine as well
            continue
        page.goto("/tables")
        expect(page.locator("header")).to_contain_text(short.strip())
        assert page.evaluate("window.xss") is None
    start(page, "mytikas")
    assert page.evaluate("window.xss") is None
