import { describe, expect, it } from 'vitest';
import type { StoryLine } from '../generated/wire';
import { bringIntoSight, thingOf, waysOf, type Mark } from './marks';

function stage(...things: [ids: string, x: number][]): HTMLElement {
  const root = document.createElement('div');
  for (const [ids, x] of things) {
    const thing = document.createElement('i');
    thing.dataset['ids'] = ids;
    thing.getBoundingClientRect = () => new DOMRect(x, 0, 10, 10);
    root.append(thing);
  }
  return root;
}
const line = (origins: string[], goals: string[]) => ({ origins, goals }) as unknown as StoryLine;
const mark = (notation: string, ...lines: StoryLine[]): Mark => ({ kind: 'better', notation, lines, label: '' });

describe('marks of answers on the board', () => {
  const drawn = stage(['naxos', 0], ['to naxos,from naxos', 100], ['delos', 200]);
  it('find what the answer names, by the longest pattern', () => {
    expect((thingOf(drawn, 'to naxos') as HTMLElement).dataset['ids']).toBe('to naxos,from naxos');
    expect(thingOf(drawn, 'bid 3')).toBeNull();
  });
  it('lead from where the story says to what the answer names, then on', () => {
    const ways = waysOf(drawn, mark('to naxos', line(['delos'], ['naxos']), line(['naxos'], ['delos'])));
    expect(ways).toEqual([
      { from: { x: 205, y: 5 }, to: { x: 105, y: 5 } },
      { from: { x: 5, y: 5 }, to: { x: 205, y: 5 } },
    ]);
  });
  it('point without an arrow where nothing moves, and not at all where nothing is drawn', () => {
    expect(waysOf(drawn, mark('to naxos'))).toEqual([{ from: null, to: { x: 105, y: 5 } }]);
    expect(waysOf(drawn, mark('bid 3', line([], ['crete'])))).toEqual([]);
  });
  it('are brought into sight on a map of which only a part is seen', () => {
    const port = document.createElement('div');
    port.getBoundingClientRect = () => new DOMRect(0, 0, 300, 300);
    const moved: unknown[] = [];
    port.scrollBy = (...by: unknown[]) => void moved.push(by[0]);
    bringIntoSight(port, [{ from: null, to: { x: 150, y: 150 } }]);
    bringIntoSight(null, [{ from: null, to: { x: 900, y: 150 } }]);
    expect(moved).toEqual([]);
    bringIntoSight(port, [
      { from: null, to: { x: 150, y: 150 } },
      { from: { x: 350, y: 250 }, to: { x: 290, y: 150 } },
    ]);
    expect(moved).toEqual([{ left: 100, top: 50 }]);
  });
});
