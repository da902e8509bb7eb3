"""One person, many devices: passkeys (Chromium's own virtual authenticator), link and code, logging out, leaving."""

import time
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Page, expect

from tests.browser.conftest import Open
from tests.browser.hands import Hands, no_raw_keys, no_sideways, settled
from tests.machine import PATIENCE


def local(site: str, path: str) -> str:
    """Passkeys belong to a name, not to an address of numbers."""
    return site.replace("127.0.0.1", "localhost") + path


class Keyring:
    """The virtual authenticator of a page."""

    def __init__(self, page: Page) -> None:
        self.session: CDPSession = page.context.new_cdp_session(page)
        self.session.send("WebAuthn.enable")
        options = {"protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True}
        options |= {"isUserVerified": True, "automaticPresenceSimulation": True}
        added = self.session.send("WebAuthn.addVirtualAuthenticator", {"options": options})
        self.id: str = added["authenticatorId"]

    def keys(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self.session.send("WebAuthn.getCredentials", {"authenticatorId": self.id})[
            "credentials"
        ]
        return found

    def take(self, key: dict[str, Any]) -> None:
        """As a key ring does that is shared between devices."""
        self.session.send("WebAuthn.addCredential", {"authenticatorId": self.id, "credential": key})


def named(page: Page, name: str) -> None:
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("heading", name="Devices")).to_be_visible()


def test_a_passkey_made_on_one_device_signs_in_on_another(open_page: Open, site: str) -> None:
    home = open_page(path=local(site, "/me"))
    named(home, "Ada")
    ring = Keyring(home)
    expect(home.get_by_text("You live in this browser only")).to_be_visible()
    home.get_by_role("button", name="Make a passkey").click()
    expect(home.get_by_role("button", name="Remove Chrome")).to_be_visible()
    expect(home.get_by_text("You live in this browser only")).to_have_count(0)

    phone = open_page("tall", path=local(site, "/sign-in"))
    Keyring(phone).take(ring.keys()[0])
    phone.get_by_role("button", name="Sign in").first.click()
    phone.wait_for_url("**/me")
    expect(phone.get_by_label("Name", exact=True)).to_have_value("Ada")
    expect(phone.get_by_role("button", name="Log out Chrome")).to_have_count(2)


def test_link_and_code_and_logging_out_everywhere(open_page: Open, site: str) -> None:
    home = open_page(path="/me")
    named(home, "Ada")
    home.get_by_role("button", name="Show picture and code").click()
    expect(home.get_by_role("img", name="QR code of the link")).to_be_visible()
    code = home.get_by_test_id("code").inner_text()
    phone = open_page("tall", path="/sign-in")
    phone.get_by_label("Code", exact=True).fill(code.lower())
    phone.get_by_role("button", name="Sign in").last.click()
    phone.wait_for_url("**/me")
    expect(home.get_by_text("Your device is in")).to_be_visible()

    link = home.evaluate("fetch('/api/me/invitation', {method: 'POST'}).then((r) => r.json()).then((i) => i.link)")
    tablet = open_page("medium", path="/sign-in#" + link.partition("#")[2])
    expect(tablet.get_by_text("You opened a link")).to_be_visible()
    assert "#" not in tablet.url
    tablet.get_by_role("button", name="Sign in").first.click()
    tablet.wait_for_url("**/me")
    expect(tablet.get_by_role("button", name="Log out Chrome")).to_have_count(3)

    home.get_by_role("button", name="Make new codes").click()
    expect(home.get_by_role("region", name="Recovery codes").get_by_role("listitem")).to_have_count(8)
    home.get_by_role("button", name="Log out everywhere").click()
    expect(home.get_by_role("alert")).to_contain_text("Write them down now")
    home.get_by_role("button", name="Log out all the same").click()
    home.wait_for_url("**/sign-in")
    for page in (phone, tablet):
        page.goto("/me")
        expect(page.get_by_text("You are nobody here yet")).to_be_visible()


def test_two_devices_in_one_seat_stay_in_step_and_a_guest_s_game_comes_along(open_page: Open) -> None:
    home = open_page(path="/me")
    named(home, "Ada")
    phone = open_page("tall")
    phone.get_by_role("button", name="Play against bots: Mytikas").click()
    phone.wait_for_url("**/table/*")
    table = phone.url
    home.get_by_role("button", name="Show picture and code").click()
    code = home.get_by_test_id("code").inner_text()
    phone.goto("/sign-in")
    expect(phone.get_by_label("Take the game of this guest along")).to_be_checked()
    phone.get_by_label("Code", exact=True).fill(code)
    phone.get_by_role("button", name="Sign in").last.click()
    phone.wait_for_url("**/me")
    mine = "fetch('/api/tables?list=mine').then((r) => r.json()).then(({tables}) => tables.map((t) => t.mine))"
    end = time.monotonic() + PATIENCE
    while home.evaluate(mine) in ([], [None]):
        assert time.monotonic() < end, "the game does not come along"
    both = (home, phone)
    for page in both:
        page.goto(table)
        expect(page.locator("section.bar")).to_be_visible()
    played_until_seen(Hands(home), phone)
    settled(*both)
    played_until_seen(Hands(phone, touch=True), home)
    settled(*both)


def played_until_seen(hands: Hands, other: Page) -> None:
    """What one device answers, the other shows."""
    asked, end = turn_of(other), time.monotonic() + PATIENCE
    while turn_of(other) <= asked:
        hands.turn(patience=0.06)
        assert time.monotonic() < end, "the other page hears nothing"


def turn_of(page: Page) -> int:
    return int(page.locator("section.bar").get_attribute("data-turn") or 0)


def test_leaving_for_good(open_page: Open) -> None:
    page = open_page(path="/me")
    named(page, "Ada")
    page.get_by_text("Delete me", exact=True).click()
    page.locator("details").get_by_label("Your name").fill("ada")
    expect(page.get_by_role("button", name="Delete me for good")).to_be_disabled()
    page.locator("details").get_by_label("Your name").fill("Ada")
    page.get_by_role("button", name="Delete me for good").click()
    page.wait_for_url(lambda url: url.endswith("/"))
    page.goto("/me")
    expect(page.get_by_text("You are nobody here yet")).to_be_visible()


@pytest.mark.parametrize("path", ["/me", "/sign-in"])
def test_in_french_and_fitting_a_phone(open_page: Open, path: str) -> None:
    page = open_page("tall", "fr", path="/me")
    page.get_by_label("Votre nom").fill("Ada")
    page.get_by_role("button", name="Enregistrer").click()
    expect(page.get_by_role("heading", name="Appareils")).to_be_visible()
    page.goto(path)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    no_raw_keys(page)
    no_sideways(page)
