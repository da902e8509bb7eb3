import { expect, it } from 'vitest';
import type { HintReply } from '../generated/wire';
import { lettersOf, placed } from './ideas';

const idea = (notation: string) => ({
  notation,
  message: ['do-x', {}] as HintReply['ideas'][number]['message'],
  chance: 0.4,
  reasons: [],
  line: [],
  reply: [],
});
const hint: HintReply = {
  type: 'hint',
  id: 1,
  turn: 6,
  ideas: [idea('place zeus_day'), idea('skip')],
  now: 0.3,
  level: 'hard',
};

it('every idea has its letter', () => {
  expect([...lettersOf(hint)]).toEqual([
    ['place zeus_day', 'A'],
    ['skip', 'B'],
  ]);
  expect(lettersOf(null).size).toBe(0);
});

it('a letter stands on the thing that its answer is about, if one is drawn', () => {
  document.body.innerHTML =
    '<main><g class="legal" data-ids="zeus_night"></g><g class="legal" data-ids="hera,zeus_day"></g></main>';
  const stage = document.querySelector('main')!;
  stage.getBoundingClientRect = () => new DOMRect(0, 0, 500, 400);
  stage.children[1]!.getBoundingClientRect = () => new DOMRect(100, 50, 80, 40);
  expect(placed(lettersOf(hint), stage)).toEqual([{ letter: 'A', x: 166, y: 50 }]);
  stage.children[1]!.getBoundingClientRect = () => new DOMRect(600, 50, 80, 40); // out of sight
  expect(placed(lettersOf(hint), stage)).toEqual([]);
});
