"""The README's moving picture: `make film` plays a while in a real browser, follows the others' moves, and writes
docs/images/turn.webp. The film's clock is ours: it goes on a step for every picture, however long that takes."""

import io
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from PIL import Image
from playwright.sync_api import Page, sync_playwright

from tests.browser.conftest import FLAGS, ROOT, chromium_path, serving
from tests.browser.hands import Hands, start

FILE: Final = ROOT / "docs" / "images" / "turn.webp"
LARGEST: Final = 2_000_000  # bytes
GAME: Final = "cyclades"
CLICKS: Final = 36  # before the picture
STEP: Final = 80  # milliseconds between two pictures
PICTURES: Final = 120
SIZE: Final = (1280, 800)
WIDTH: Final = 800
LOOK: Final = 5  # pictures before I answer

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


def shoot(page: Page) -> Image.Image:
    picture = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
    return picture.resize((WIDTH, WIDTH * SIZE[1] // SIZE[0]), Image.Resampling.LANCZOS)


def follow(page: Page, hands: Hands) -> list[Image.Image]:
    """Pictures of a turn and what follows it; the time that bots think is left out."""
    pictures: list[Image.Image] = []
    looked = 0
    page.evaluate("window.holding = true")
    while len(pictures) < PICTURES and not hands.over:
        if page.evaluate(PLAYED):
            pictures.append(shoot(page))
            page.evaluate(GO_ON, STEP)
            looked = 0
        elif page.evaluate(MINE):
            pictures.append(shoot(page))
            looked += 1
            if looked >= LOOK:
                hands.turn()
                page.mouse.move(2, 2)  # no card of what was clicked
                looked = 0
        else:
            page.wait_for_timeout(30)
    return pictures


def write(pictures: list[Image.Image]) -> int:
    for quality in (70, 55, 40, 25):
        pictures[0].save(
            FILE, save_all=True, append_images=pictures[1:], duration=STEP, loop=0, quality=quality, method=6
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
        hands.play(CLICKS)
        pictures = follow(page, hands)
        print(f"{FILE.relative_to(ROOT)}: {len(pictures)} pictures, {write(pictures):,} bytes")
        browser.close()


if __name__ == "__main__":
    main()
