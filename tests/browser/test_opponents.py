"""Two people find each other: a quick match, an invitation by name, a picture of the link; and one keeps away."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import ROOT, Open
from tests.browser.hands import RESIGN, no_raw_keys, no_sideways
from tests.browser.test_access import accessible

TABLE = re.compile(r"/table/\w+$")


def named(page: Page, name: str) -> str:
    """Returns who they are."""
    put = "(name) => fetch('/api/me', {method: 'PUT', headers: {'Content-Type': 'application/json'}, "
    put += "body: JSON.stringify({name})}).then((r) => r.json()).then((r) => r.person.id)"
    made: str = page.evaluate(put, name)
    page.reload()
    return made


def looked_over(page: Page) -> None:
    no_raw_keys(page)
    no_sideways(page)
    accessible(page)


def test_two_people_find_each_other_and_one_keeps_away(open_page: Open) -> None:
    ada, ben = open_page(path="/tables"), open_page("tall", lang="fr", path="/tables", dark=True)
    named(ada, "Ada")
    named(ben, "Ben")
    looked_over(ben)
    ada.get_by_role("button", name="Find a game").click()
    expect(ada.get_by_text("You are the first to look for this game.")).to_be_visible()
    looked_over(ada)
    ben.get_by_role("button", name="Chercher une partie").click()
    for page in (ada, ben):
        page.wait_for_url(TABLE)
    keeps_away_at_the_table(ada, ben)
    # they have met: by name, from a table that Ada makes
    ada.goto("/")
    ada.get_by_role("button", name="Create a table").first.click()
    ada.wait_for_url(TABLE)
    ada.get_by_label("Invite somebody by name").fill("Ben")
    ada.get_by_role("button", name="Invite", exact=True).click()
    expect(ada.get_by_text("invited", exact=True)).to_be_visible()
    ada.get_by_role("button", name="QR code").click()
    expect(ada.get_by_role("img", name="The table’s link as a QR code")).to_be_visible()
    ada.get_by_role("combobox", name="Language").select_option("French")
    looked_over(ada)
    ben.goto("/tables")
    expect(ben.get_by_text("Ada vous garde une place")).to_be_visible()
    looked_over(ben)
    ben.get_by_role("button", name="Accepter").click()
    ben.wait_for_url(TABLE)
    expect(ada.get_by_role("listitem").filter(has_text="Ben").first).to_be_visible()
    # Ben thinks better of it
    ben.goto("/people/Ada")
    ben.get_by_text("Bloquer ou signaler").click()
    looked_over(ben)
    ben.get_by_role("button", name="Bloquer", exact=True).click()
    expect(ben.get_by_role("button", name="Débloquer")).to_be_visible()
    ben.get_by_label("Ce qui s’est passé").fill("…")
    ben.get_by_role("button", name="Signaler au responsable").click()
    expect(ben.get_by_text("Merci : ce sera lu.")).to_be_visible()
    ben.goto("/notices")
    expect(ben.get_by_text("Personnes que vous avez bloquées")).to_be_visible()
    looked_over(ben)


def keeps_away_at_the_table(ada: Page, ben: Page) -> None:
    """From the chat, from the menu and from a seat; and back again."""
    ben.get_by_role("tab", name="Journal").last.click()
    ben.get_by_role("tab", name="Discussion").last.click()
    ada.get_by_role("tab", name="Chat").last.click()
    ada.get_by_label("Say something").fill("Greetings!")
    ada.get_by_label("Say something").press("Enter")
    ben.get_by_role("button", name="Ada", exact=True).click()
    ben.get_by_role("button", name="Bloquer", exact=True).click()
    expect(ben.get_by_role("button", name="Débloquer")).to_be_visible()
    looked_over(ben)
    ben.get_by_role("button", name="Débloquer").click()
    expect(ben.get_by_role("button", name="Bloquer", exact=True)).to_be_visible()
    ben.get_by_role("button", name="Fermer").click()
    ada.get_by_role("button", name="Menu").click()
    ada.get_by_role("button", name="Block or report").click()
    dialog = ada.get_by_role("dialog", name="Block or report")
    expect(dialog.get_by_role("button", name="Ben", exact=True)).to_have_attribute("aria-pressed", "true")
    looked_over(ada)
    dialog.get_by_role("button", name="Close").click()
    ada.get_by_role("region", name="Ben", exact=True).get_by_role("button", name="Ben").click()
    expect(dialog.get_by_role("button", name="Ben", exact=True)).to_have_attribute("aria-pressed", "true")
    dialog.get_by_role("button", name="Close").click()


def test_an_onlooker_who_speaks_is_reported(open_page: Open) -> None:
    host, onlooker = open_page(), open_page("tall")
    named(host, "Host")
    seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    wanted = {"game": "hellas", "players": 2, "private": False, "seats": seats, "start": True}
    host.goto(f"/table/{host.request.post('/api/tables', data=wanted).json()['id']}")
    named(onlooker, "Passer-by")
    onlooker.goto(host.url)
    onlooker.get_by_role("tab", name="Log").last.click()
    onlooker.get_by_role("tab", name="Chat").last.click()
    onlooker.get_by_label("Say something").fill("Badly played!")
    onlooker.get_by_label("Say something").press("Enter")
    host.get_by_role("tab", name="Chat").last.click()
    expect(onlooker.get_by_text("Badly played!")).to_be_visible()
    expect(onlooker.get_by_role("button", name="Passer-by")).to_have_count(0)  # nobody minds themselves
    host.get_by_role("button", name="Passer-by").click()
    dialog = host.get_by_role("dialog", name="Block or report")
    expect(dialog.get_by_role("button", name="Passer-by")).to_have_attribute("aria-pressed", "true")
    dialog.get_by_label("What happened").fill("He shouts.")
    dialog.get_by_role("button", name="Report to whoever runs this server").click()
    expect(host.get_by_text("Thank you: it will be read.")).to_be_visible()
    dialog.get_by_role("button", name="Block", exact=True).click()
    expect(dialog.get_by_role("button", name="Unblock")).to_be_visible()
    looked_over(host)
    dialog.get_by_role("button", name="Close").click()
    onlooker.get_by_label("Say something").fill("Hello?")
    onlooker.get_by_label("Say something").press("Enter")
    expect(onlooker.get_by_text("Somebody at this table does not want to hear you")).to_be_visible()
    host.evaluate(RESIGN, host.url.rpartition("/")[2])
    for page, offers in ((host, 1), (onlooker, 0)):  # who did not play has no rematch
        expect(page.get_by_role("dialog").get_by_role("button", name="Look at the board")).to_be_visible()
        expect(page.get_by_role("dialog").get_by_role("button", name="Rematch")).to_have_count(offers)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_who_writes_a_bot_finds_what_to_read_on_this_very_server(open_page: Open, lang: str) -> None:
    words = {"en": ("How to write a bot", "The protocol"), "fr": ("Écrire un robot", "Le protocole")}[lang]
    page = open_page("phone" if lang == "fr" else "wide", lang, path="/me")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    named(page, "Writer")
    page.get_by_role("link", name=words[0]).click()
    expect(page.get_by_role("heading", name="Bots of your own")).to_be_visible()
    expect(page.get_by_text("Ce texte n’existe encore qu’en anglais.")).to_have_count(int(lang == "fr"))
    looked_over(page)
    page.get_by_role("link", name="socket of the table").click()  # a place of another page
    expect(page.get_by_role("heading", name="The socket of a table")).to_be_in_viewport()
    expect(page.get_by_role("link", name=words[1])).to_have_attribute("aria-current", "page")
    no_sideways(page)
    accessible(page)
    origin = page.url.partition("/programs")[0]
    assert asked
    assert not [url for url in asked if not url.startswith((origin, "data:"))]


def test_a_bot_account_is_made_and_challenged(open_page: Open) -> None:
    page = open_page(path="/me")
    named(page, "Keeper")
    page.get_by_label("Name of the bot").fill("Marvin")
    page.get_by_role("button", name="Make a bot account").click()
    expect(page.get_by_text("The token of Marvin (bot).")).to_be_visible()
    looked_over(page)
    expect(page.get_by_text(re.compile("python bot.py http"))).to_be_visible()
    with page.expect_download() as example:
        page.get_by_role("link", name="bot.py, an example").click()
    assert example.value.suggested_filename == "bot.py"
    assert example.value.path().read_bytes() == (ROOT / "examples" / "bot.py").read_bytes()
    page.get_by_role("link", name="Marvin (bot)").click()
    expect(page.get_by_role("heading", name="A bot account")).to_be_visible()
    looked_over(page)
    page.get_by_role("button", name="Send the challenge").click()
    page.wait_for_url(TABLE)
    expect(page.get_by_text("Marvin (bot)")).to_be_visible()
