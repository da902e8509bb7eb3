"""Somebody in a lesson, who does nothing but what the coach says: presses its button, or what it points at."""

from typing import Final

from playwright.sync_api import Page

from tests.machine import PATIENCE

# What the coach is at, and where to click: its own button, or a point of what it points at that nothing covers.
LOOK: Final = """async ([known, patience]) => {
  const inside = ({ x, y, width, height }) => {
    for (const [u, v] of [[.5, .5], [.5, .2], [.2, .5], [.8, .5], [.5, .8], [.2, .2], [.8, .2], [.2, .8], [.8, .8]]) {
      const point = [x + width * u, y + height * v];
      const hit = document.elementFromPoint(...point);
      if (hit?.closest('.legal, [data-action]:enabled, [data-group]')) return point;
    }
    return null;
  };
  const look = () => {
    const bubble = document.querySelector('.bubble.placed');
    if (!bubble) return document.querySelector('section.bar') && !document.querySelector('.bubble') ? ['none'] : null;
    const { step, phase } = bubble.dataset;
    const go = bubble.querySelector('.go:enabled');
    if (go) {
      const { x, y, width, height } = go.getBoundingClientRect();
      return [phase, step, x + width / 2, y + height / 2, []];
    }
    const rings = [...document.querySelectorAll('svg .ring')].map((ring) => ring.getBoundingClientRect());
    const box = bubble.getBoundingClientRect();
    const apart = (r) => r.left > box.right || r.right < box.left || r.top > box.bottom || r.bottom < box.top;
    const hidden = rings.filter((ring) => !apart(ring));
    for (const ring of rings) {
      const point = inside(ring);
      if (point) return [phase, step, ...point, hidden.map(({ x, y, width, height }) => [x, y, width, height])];
    }
    return null;
  };
  const end = performance.now() + patience;
  const again = performance.now() + 10000;  // nothing came of the last click: one more
  let before = '';
  for (;;) {
    // settled: what was looked at twice is the same
    const found = look();
    const now = JSON.stringify([found, document.querySelector('section.bar')?.dataset.turn]);  // the same thing twice
    const isNew = now !== known || performance.now() > again;
    if (found && found[0] !== 'none' && now === before && isNew) return [found, now];
    if (performance.now() > end) return [found ?? ['stuck'], now];
    before = now;
    await new Promise((done) => setTimeout(done, 60));
  }
}"""


class Pupil:
    def __init__(self, page: Page, touch: bool = False) -> None:
        self.page = page
        self.touch = touch
        self.steps: list[str] = []  # in the order in which they were met
        self.clicks = 0
        self.covered: list[str] = []  # steps whose bubble lay over what it pointed at
        self._known = ""

    def turn(self) -> str:
        """One click; the phase that the coach was in."""
        found, self._known = self.page.evaluate(LOOK, [self._known, 1000 * PATIENCE])
        phase = str(found[0])
        assert phase not in ("stuck", "none"), f"nothing to click after {self.steps} ({self.clicks} clicks)"
        _, step, x, y, hidden = found
        if not self.steps or self.steps[-1] != step:
            self.steps.append(step)
        if hidden:
            self.covered.append(f"{step} {hidden}")
        (self.page.touchscreen.tap if self.touch else self.page.mouse.click)(x, y)
        self.clicks += 1
        return phase

    def learn(self, last: str) -> None:
        """To the end: the button of the last step."""
        while not (self.turn() == "read" and self.steps[-1] == last):
            assert self.clicks < 200, self.steps
