// @vitest-environment node
// Everything that the coach of a lesson points at is there: boards draw every view of the lessons
// (tests/boards/lessons.py), wide and on phones. What has no place on the board is a button of the bar.
import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { boardOf, drawn, games, viewsOf, type View } from '../boards/harness';
import { fits } from '../lib/targets';
import { PARTS } from './aims';

interface LessonView extends View {
  step: string;
  point: string[];
  answers: string[];
}

const taught = games.filter((game) => existsSync(`../src/pessoi/games/${game}/learn/lesson.toml`));

describe.each(taught)('%s', (game) => {
  it('has what the coach points at', { timeout: 300_000 }, async () => {
    const { figures, views } = viewsOf<LessonView>('tests.boards.lessons', game);
    const board = await boardOf(game);
    const missing = new Set<string>();
    let onBoard = 0;
    for (const view of views) {
      for (const compact of [false, true]) {
        const things = [...drawn(view, game, board, figures, compact).values()].flat();
        const where = `${compact ? 'phone' : 'wide'} ${view.step}`;
        for (const point of view.point) {
          if (point.startsWith('<') ? !(point in PARTS) : !things.some(({ ids }) => ids.includes(point)))
            missing.add(`${where}: ${point}`);
        }
        const [answer] = view.answers;
        if (!answer) continue;
        // every answer is a button of the bar; most are things on the board
        if (!view.actions.includes(answer)) missing.add(`${where}: ${answer}`);
        if (things.some(({ ids, legal }) => legal && ids.some((id) => fits(answer, id)))) onBoard++;
      }
    }
    expect([...missing]).toEqual([]);
    expect(onBoard).toBeGreaterThan(views.length);
  });
});
