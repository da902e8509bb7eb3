"""The README's moving picture: `make film` plays a while in a real browser, follows the others' moves, and writes
docs/images/turn.webp. The film's clock is ours: it goes on a step for every picture, however long that takes."""

import io
import math
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from PIL import Image, ImageChops
from playwright.sync_api import Page, sync_playwright

from tests.browser.conftest import FLAGS, ROOT, chromium_path, serving
from tests.browser.hands import Hands, start

FILE: Final = ROOT / "docs" / "images" / "turn.webp"
LARGEST: Final = 2_000_000  # bytes
GAME: Final = "cyclades"
STEP: Final = 80  # milliseconds between two pictures
PICTURES: Final = 150
SIZE: Final = (1280, 720)
WIDTH: Final = 960
GLIDE: Final = 6  # pictures of the pointer on its way
STILL: Final = 14  # equal pictures in a row at most: a caption is read by then

# A turn with something to see: troops or fleets go somewhere, and somebody else plays afterwards.
WORTH: Final = "section.bar [data-action^=sea_move]:enabled, section.bar [data-action^=land_move]:enabled"
# What I would rather do, first things first: get a god who moves pieces for little, and then move as many as can go.
WISHES: Final = (
    "offer_god poseidon",
    "offer_god ares",
    "offer_value",
    "move_to",
    "move_from",
    "move_fleets",
    "move_troops",
    "move_mercenaries",
    "hero_goes",
    "sea_move",
    "land_move",
    "go_on",
    "place",
    "offer_god",
    "build",
    "end_turn",
)

OWN_CLOCK: Final = """
  window.held = new Set();
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...args) {
    const animation = animate.apply(this, args);
    if (window.holding) {
      animation.pause();
      window.held.add(animation);
    }
    return animation;
  };
"""
GO_ON: Final = """(step) => {
  for (const animation of window.held) {
    if (animation.playState !== 'paused') window.held.delete(animation);
    else if (animation.currentTime + step < animation.effect.getComputedTiming().endTime) animation.currentTime += step;
    else {
      window.held.delete(animation);
      animation.finish();
    }
  }
}"""
PLAYED: Final = "[...window.held].some((animation) => animation.id === 'film')"
MINE: Final = "!!document.querySelector('section.bar [data-action]:enabled')"
# Where to click for the best of my wishes: on the board if it is there, else in the bar.
AIM: Final = """(wishes) => {
  const answers = [...document.querySelectorAll('section.bar [data-action]:enabled')];
  const of = (wish) => answers.filter((answer) => answer.dataset.action.startsWith(wish));
  const wish = wishes.find((one) => of(one).length);
  const seen = (element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit && element.contains(hit) ? [left + width / 2, top + height / 2] : null;
  };
  const names = (element) => element.dataset.ids.split(/[ ,]/);
  const all = wish ? of(wish) : answers;
  for (const answer of wish?.startsWith('move_') ? all.reverse() : all) {
    const target = answer.dataset.action.split(' ').at(-1);
    const spots = [...document.querySelectorAll('main .legal[data-ids]')].filter((one) => names(one).includes(target));
    for (const place of [...spots, answer]) if (seen(place)) return seen(place);
  }
  const group = wish && document.querySelector(`section.bar [data-group^="${wish}"]`);
  return group ? seen(group) : null;
}"""
POINTER: Final = """([x, y]) => {
  let pointer = document.getElementById('pointer');
  if (!pointer) {
    pointer = document.createElement('div');
    pointer.id = 'pointer';
    pointer.style = 'position:fixed;z-index:999;pointer-events:none;filter:drop-shadow(0 1px 2px #0008)';
    pointer.innerHTML = '<svg width="24" height="30"><path d="M2 2v22l6-5 4 9 4-2-4-9h8z" fill="#fff" stroke="#221b17"'
      + ' stroke-width="1.8" stroke-linejoin="round"/></svg>';
    document.body.append(pointer);
  }
  pointer.style.left = `${x - 2}px`;
  pointer.style.top = `${y - 2}px`;
}"""


class Camera:
    """Takes pictures of a page, and leaves out those that show nothing new for long."""

    def __init__(self, page: Page) -> None:
        self.page: Final = page
        self.pictures: Final[list[Image.Image]] = []
        self.pointer = (SIZE[0] * 0.45, SIZE[1] * 0.75)
        self.equal = 0

    def shoot(self) -> None:
        picture = Image.open(io.BytesIO(self.page.screenshot())).convert("RGB")
        small = picture.resize((WIDTH, WIDTH * SIZE[1] // SIZE[0]), Image.Resampling.LANCZOS)
        is_new = not self.pictures or ImageChops.difference(small, self.pictures[-1]).getbbox() is not None
        self.equal = 0 if is_new else self.equal + 1
        if self.equal < STILL:
            self.pictures.append(small)

    def click(self, x: float, y: float) -> None:
        """Glide there, look a moment, and click."""
        start = self.pointer
        for i in range(1, GLIDE + 1):
            part = (1 - math.cos(math.pi * i / GLIDE)) / 2
            self.pointer = (start[0] + (x - start[0]) * part, start[1] + (y - start[1]) * part)
            self.page.evaluate(POINTER, self.pointer)
            self.shoot()
        self.shoot()
        self.page.mouse.click(x, y)
        self.page.mouse.move(2, 2)  # no card of what was clicked


def play_on(page: Page, hands: Hands) -> None:
    """To a turn that is worth a picture."""
    while page.locator(WORTH).count() == 0 and not hands.over:
        place = page.evaluate(AIM, WISHES) if page.evaluate(MINE) else None
        if place:
            page.mouse.click(*place)
            page.wait_for_timeout(50)
        else:
            hands.turn(patience=1)


def follow(page: Page, hands: Hands) -> list[Image.Image]:
    """Pictures of a turn and what follows it; the time that bots think is left out."""
    camera = Camera(page)
    page.evaluate("window.holding = true")
    page.evaluate(POINTER, camera.pointer)
    while len(camera.pictures) < PICTURES and not hands.over:
        if page.evaluate(PLAYED):
            camera.shoot()
            page.evaluate(GO_ON, STEP)
        elif page.evaluate(MINE):
            place = page.evaluate(AIM, WISHES)
            if place:
                camera.click(*place)
            else:
                hands.turn()
            page.wait_for_timeout(60)  # for the answer to come
        else:
            page.wait_for_timeout(30)
    return camera.pictures


def write(pictures: list[Image.Image]) -> int:
    for quality in (60, 45, 30):
        pictures[0].save(
            FILE, save_all=True, append_images=pictures[1:], duration=STEP, loop=0, quality=quality, method=4
        )
        if FILE.stat().st_size <= LARGEST:
            break
    return FILE.stat().st_size


def main() -> None:
    with (
        TemporaryDirectory() as folder,
        serving(Path(folder)) as site,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=FLAGS)
        context = browser.new_context(viewport={"width": SIZE[0], "height": SIZE[1]}, locale="en", base_url=site)
        context.add_init_script(OWN_CLOCK)
        page = context.new_page()
        page.goto("/")
        start(page, GAME, bots=2, level="normal")
        hands = Hands(page, seed=int(sys.argv[1]) if len(sys.argv) > 1 else 3)
        play_on(page, hands)
        pictures = follow(page, hands)
        print(f"{FILE.relative_to(ROOT)}: {len(pictures)} pictures, {write(pictures):,} bytes")
        browser.close()


if __name__ == "__main__":
    main()
