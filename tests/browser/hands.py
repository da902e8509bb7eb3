"""What a person does at a table: sit down, look for what glows, click it."""

import random
import re
import time
from collections.abc import Callable
from typing import Any, Final

from playwright.sync_api import Locator, Page, expect

from tests.machine import PATIENCE

MANY: Final = 3000  # clicks: more than any game of ours takes
# Everything that a client may show instead of a word that is missing.
RAW_KEY: Final = re.compile(r"\b(?:do|event|ask|detail|score|end|option|level|title|line|error|myt|hel|oly|cyc)-[a-z]")


def start(page: Page, game: str, bots: int = 1, level: str = "easy", **more: Any) -> str:
    """A running table against bots, my seat first; its address."""
    page.request.put("/api/me", data={"name": "Tester"})
    seats: list[dict[str, str]] = [{"kind": "me"}, *[{"kind": "bot", "level": level}] * bots]
    table = {"game": game, "players": bots + 1, "seats": seats, "start": True, **more}
    answer = page.request.post("/api/tables", data=table)
    assert answer.ok, answer.text()
    address = f"/table/{answer.json()['id']}"
    page.goto(address)
    expect(page.locator("section.bar")).to_be_visible()
    return address


# Gives up at a table, without its page.
RESIGN: Final = """(table) => new Promise((done, fail) => {
  const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/tables/${table}/socket`);
  socket.onopen = () => socket.send(JSON.stringify({type: 'hello', since: 0}));
  socket.onmessage = ({data}) => {
    const said = JSON.parse(data);
    if (said.type === 'view' && said.result) { socket.close(); done(); }
    else if (said.type === 'view') socket.send(JSON.stringify({type: 'resign', id: 1}));
    else if (said.type === 'error') fail(new Error(data));
  };
})"""

# What a person sees at a glance: whether it is over, or where a click would do something. Waits a moment for it.
# A thing that can be chosen is looked for at several points of its box, until one is not covered by another.
LOOK: Final = """async ([chance, boardly, patience, goal]) => {
  const all = (selector) => [...document.querySelectorAll(selector)];
  const pointOf = (element) => {
    element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const { left, top, width, height } = element.getBoundingClientRect();
    for (const [u, v] of [[.5, .5], [.5, .2], [.2, .5], [.8, .5], [.5, .8], [.2, .2], [.8, .2], [.2, .8], [.8, .8]]) {
      const [x, y] = [left + width * u, top + height * v];
      const hit = document.elementFromPoint(x, y);
      if (hit && (element === hit || element.contains(hit))) return [x, y];
    }
    return null;
  };
  const pick = (kind, elements) => {
    const order = [...elements.slice(Math.floor(chance * elements.length)), ...elements];
    for (const element of order) {
      const point = pointOf(element);
      if (point) return [kind, ...point];
    }
    return null;
  };
  const look = () => {
    if (document.querySelector('dialog[open]')) return ['over'];
    if (goal && document.querySelector(goal)) return ['goal'];
    const sure = all('.doubt .sure');
    if (sure.length) return pick('confirm', sure);
    const choices = all('.choices button[data-action]:enabled');
    if (choices.length) return pick('board', choices);
    if (!document.querySelector('section.bar button[data-action]:enabled')) return null;
    const spot = boardly ? pick('board', all('main .legal:not(.quiet)')) : null;
    return spot ?? pick('bar', all('.tray.open button[data-action]:enabled'))
      ?? pick('bar', all('section.bar .row button:enabled'));
  };
  // The stage, and what is drawn on it, wherever either is scrolled to; a phone has a drawing for each of its tabs.
  const boxes = () => {
    const round = (...numbers) => numbers.map(Math.round).join(' ');
    const main = document.querySelector('main.stage');
    if (!main) return [];
    const tab = document.querySelector('[role=tablist] [role=tab][aria-selected=true] span')?.textContent ?? '';
    const { left, top, width, height } = main.getBoundingClientRect();
    const found = [['stage', round(left, top, width, height)]];
    const drawn = main.querySelector('.map, .ring, svg.drawn');
    if (drawn) {
      const box = drawn.getBoundingClientRect();
      found.push([`drawing ${tab}`, round(box.left - left, box.top - top + main.scrollTop, box.width, box.height)]);
    }
    return found;
  };
  // Buttons of the bar that are not whole: outside of it, or with words that do not fit and do not say so.
  const cut = () => {
    const bar = document.querySelector('section.bar')?.getBoundingClientRect();
    return all('section.bar .row button').filter((button) => {
      const { left, top, right, bottom, width } = button.getBoundingClientRect();
      if (!width) return false;
      const out = left < bar.left - 1 || right > bar.right + 1 || top < bar.top - 1 || bottom > bar.bottom + 1;
      return out || button.scrollWidth > button.clientWidth + 1 || button.scrollHeight > button.clientHeight + 1;
    }).map((button) => button.innerText);
  };
  // What makes the page wider than the window, if something does.
  const sideways = () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const out = all('body *:not(svg *)').filter((element) => element.getBoundingClientRect().right > clientWidth + 1);
    return [`${scrollWidth} of ${clientWidth}: ${out.map((element) => element.outerHTML.split('>')[0]).join(' ')}`];
  };
  const end = performance.now() + patience;
  for (;;) {
    const found = look();
    if (found || performance.now() > end)
      return [found ?? ['waits'], boxes(), all('section.bar [data-action]').length, cut(), sideways()];
    await new Promise((done) => setTimeout(done, 15));
  }
}"""


class Hands:
    """Clicks (or taps) on the board where something glows, now and then in the bar; counts both."""

    def __init__(self, page: Page, seed: int = 1, touch: bool = False, bold: bool = True) -> None:
        self.page = page
        self.bold = bold  # confirms at once what uncovers something
        self.chance = random.Random(seed)
        self.touch = touch
        self.board = 0
        self.bar = 0
        self.confirmed = 0
        self.answers = 0  # that there were at the last look
        self.looks = 0  # at which the boxes were measured
        self.cut: list[str] = []  # buttons that were not whole
        self.sideways: list[str] = []  # what made the page wider than the window
        self.boxes: dict[str, list[str]] = {}  # each place that the stage, and each drawing on it, has had in turn

    @property
    def over(self) -> bool:
        return self.page.locator("dialog[open]").count() > 0

    @property
    def moved(self) -> int:
        """How often the stage or a drawing on it has changed its place or size."""
        return sum(len(had) - 1 for had in self.boxes.values())

    @property
    def clicks(self) -> int:
        return self.board + self.bar

    def turn(self, patience: float = 0, goal: str = "") -> str:
        """One look and at most one click; what was clicked, or "waits", "over", "confirm", "goal" if that is there."""
        found, boxes, self.answers, cut, sideways = self.page.evaluate(
            LOOK, [self.chance.random(), self.chance.random() < 0.9, 1000 * patience, goal]
        )
        self.looks += bool(boxes)
        self.cut += cut
        self.sideways += sideways
        for name, box in boxes:
            had = self.boxes.setdefault(name, [box])
            if had[-1] != box:
                had.append(box)
        kind = str(found[0])
        assert kind != "waits" or patience < PATIENCE, "nothing can be done, and nothing happens"
        if kind in ("over", "waits", "goal") or (kind == "confirm" and not self.bold):
            return kind
        (self.page.touchscreen.tap if self.touch else self.page.mouse.click)(found[1], found[2])
        if kind == "confirm":
            self.confirmed += 1
        elif kind == "board":
            self.board += 1
        else:
            self.bar += 1
        return kind

    def play(self, turns: int = MANY) -> None:
        """Until the game is over or so many clicks are made."""
        while self.clicks < turns and self.turn(patience=PATIENCE) != "over":
            pass

    def until(self, goal: str) -> None:
        """Play until something is on the page (and answer nothing more)."""
        assert self.sees(goal), f"{goal} was not seen"

    def sees(self, goal: str) -> bool:
        """Play until something is on the page (and answer nothing more), or the game is over without it."""
        for _ in range(MANY):
            done = self.turn(patience=PATIENCE, goal=goal)
            if done in ("goal", "over"):
                return done == "goal"
        raise AssertionError(f"{goal} was not seen in {MANY} clicks")


def seek(page: Page, game: str, goal: str, games: int = 5, **table: Any) -> None:
    """Play until something is on the page that not every game comes to: one after the other."""
    for seed in range(games):
        start(page, game, **table)
        if Hands(page, seed).sees(goal):
            return
    raise AssertionError(f"{goal} was not seen in {games} games")


def find_answer(page: Page, start: str) -> Locator:
    """The first answer in the bar whose notation begins so; its tray is opened if it is in one."""
    answer = page.locator(f'section.bar [data-action^="{start}"]:enabled').first
    if not answer.is_visible():
        page.locator(f'section.bar [data-group="{start.split()[0]}"], section.bar [data-group=""]').first.click()
    return answer


def give(page: Page, start: str) -> None:
    find_answer(page, start).click()


def bar_menu(page: Page, item: str | re.Pattern[str]) -> None:
    """Open the bar's own menu, and take something of it."""
    page.get_by_role("button", name="More choices").click()
    page.locator(".sheet").get_by_role("button", name=item).click()


class Keys:
    """Plays with the keyboard alone: Tab to what can be chosen, Enter."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.chance = random.Random(seed)
        self.answers = 0
        self.board = 0

    def state(self) -> tuple[bool, bool, str, str]:
        """Is it over; is something to be answered; of which turn; what is in focus: "spot", "button" or ""."""
        over, ready, turn, focus = self.page.evaluate(
            """() => {
              const e = document.activeElement;
              const seen = e.matches(':focus-visible');
              const sure = '.doubt .sure';
              return [!!document.querySelector('dialog[open]'),
                      !!document.querySelector('section.bar button[data-action]:enabled'),
                      document.querySelector('section.bar')?.dataset.turn ?? '',
                      seen && e.matches('main .legal') ? 'spot'
                        : seen && e.matches(`[data-action]:enabled, [data-group], ${sure}`) ? 'button' : ''];
            }"""
        )
        return over, ready, turn, focus

    def play(self, answers: int = MANY) -> bool:
        """Until so many answers are given or the game is over; whether it is over."""
        end = time.monotonic() + PATIENCE
        turn = ""
        while self.answers < answers:
            assert time.monotonic() < end, "no answer was given for long"
            over, ready, now, focus = self.state()
            if now != turn:
                self.answers += turn != ""
                turn = now if ready else ""
                end = time.monotonic() + PATIENCE
            if over:
                return True
            if not ready:
                self.page.wait_for_timeout(20)
            elif focus and self.chance.random() < 0.5:
                self.board += focus == "spot"
                self.page.keyboard.press("Enter")
                self.page.wait_for_timeout(15)
            else:
                self.page.keyboard.press("Tab")
        return False


def together(open_page: Callable[..., Page], title: str, players: int = 2) -> tuple[Page, Page]:
    """Two people at a table of their own: one opens it on the home page, the other comes by the link and sits down."""
    host = open_page()
    host.get_by_role("button", name=f"Create a table: {title}").click()
    choice = host.get_by_label(re.compile("^Players"))
    if choice.input_value() != str(players):
        choice.select_option(str(players))
        expect(choice).to_have_value(str(players))
    friend = open_page(path=host.get_by_label("Send this link to your friends").input_value())
    friend.get_by_role("button", name="Sit down").click()
    host.get_by_role("button", name="Start", exact=True).click()  # so it is called when everybody is there
    expect(friend.locator("section.bar")).to_be_visible()
    expect(host.locator("section.bar")).to_be_visible()
    return host, friend


def alternate(pages: tuple[Page, Page], clicks: int) -> int:
    """Both play until so many clicks are made; how often something had to be confirmed."""
    both = [Hands(page, seed) for seed, page in enumerate(pages, start=1)]
    end = time.monotonic() + PATIENCE
    while sum(hands.clicks for hands in both) < clicks:
        if [hands.turn() for hands in both] != ["waits", "waits"]:
            end = time.monotonic() + PATIENCE
        assert time.monotonic() < end, "neither can do anything"
        pages[0].wait_for_timeout(20)
    return sum(hands.confirmed for hands in both)


def settled(*pages: Page) -> None:
    """Until all pages show the same turn, no film of it, and no answer is under way: nothing can be chosen then."""
    end = time.monotonic() + PATIENCE
    while True:
        for page in pages:
            page.evaluate("document.querySelector('section.bar button.skip')?.click()")
        under_way = sum(page.locator("section.bar button[data-action]:disabled").count() for page in pages)
        turns = {page.locator("section.bar").get_attribute("data-turn") for page in pages}
        filmed = sum(page.locator("section.bar button.skip").count() for page in pages)
        if len(turns) == 1 and not under_way and not filmed:
            return
        assert time.monotonic() < end, f"the pages disagree: {turns}"
        pages[0].wait_for_timeout(50)


def view_of(page: Page) -> dict[str, Any]:
    """What the page shows of the position once it is at rest, as text to compare before and after."""
    end = time.monotonic() + PATIENCE
    last: dict[str, Any] = {}
    while time.monotonic() < end:
        seen = {
            "log": page.get_by_role("log").inner_text(),
            "board": page.locator("main svg").first.inner_html(),
            "bar": page.locator("section.bar").inner_text(),
        }
        if seen == last:
            return seen
        last = seen
        page.wait_for_timeout(300)  # a mark that fades, a glow under the pointer
    raise AssertionError("the page is never at rest")


def no_raw_keys(page: Page) -> None:
    text = page.locator("body").inner_text()
    assert not RAW_KEY.search(text), RAW_KEY.search(text)


def no_sideways(page: Page) -> None:
    """Nothing is wider than the window."""
    wide, window = page.evaluate("[document.documentElement.scrollWidth, document.documentElement.clientWidth]")
    assert wide <= window, page.url
