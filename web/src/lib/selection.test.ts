import { describe, expect, it } from 'vitest';
import { Selection } from './selection.svelte';
import type { LegalAction } from '../generated/wire';

const legal = (notation: string): LegalAction => ({ notation, message: ['x', {}], detail: null, index: 0 });
const BOX = { left: 0, top: 0 } as DOMRect;

function setUp(...notations: string[]) {
  const played: string[] = [];
  const selection = new Selection((action) => played.push(action.notation));
  selection.ask(notations.map(legal));
  return { selection, played };
}

describe('a selection', () => {
  it('plays the only action of a thing at once', () => {
    const { selection, played } = setUp('place zeus_day', 'place zeus_night');
    selection.choose('zeus_day', BOX);
    expect(played).toEqual(['place zeus_day']);
  });
  it('narrows several actions down, and the second click decides', () => {
    const { selection, played } = setUp('tumble stone 3 1', 'tumble stone 3 2', 'tumble gold 2 1');
    selection.choose('stone 3', BOX);
    expect(played).toEqual([]);
    expect(selection.narrowed).toHaveLength(2);
    expect(selection.of('tumble * * 1').map((a) => a.notation)).toEqual(['tumble stone 3 1']);
    selection.choose('tumble * * 1', BOX);
    expect(played).toEqual(['tumble stone 3 1']);
    expect(selection.narrowed).toBeNull();
  });
  it('goes back on a second click on the same thing', () => {
    const { selection, played } = setUp('tumble stone 3 1', 'tumble stone 3 2');
    selection.choose('stone 3', BOX);
    selection.choose('stone 3', BOX);
    expect(selection.narrowed).toBeNull();
    expect(played).toEqual([]);
  });
  it('changes its mind on a click on something else', () => {
    const { selection, played } = setUp('tumble stone 3 1', 'tumble stone 3 2', 'place zeus_day');
    selection.choose('stone 3', BOX);
    selection.choose('zeus_day', BOX);
    expect(played).toEqual(['place zeus_day']);
  });
  it('forgets what was half chosen when a new question comes', () => {
    const { selection } = setUp('tumble stone 3 1', 'tumble stone 3 2');
    selection.choose('stone 3', BOX);
    selection.ask([legal('end_turn')]);
    expect(selection.narrowed).toBeNull();
    expect(selection.of('end_turn')).toHaveLength(1);
  });
  it('asks why not only about things that cannot be chosen', () => {
    const { selection } = setUp('place zeus_day');
    selection.explain(['zeus_day'], '', 'zeus_day', BOX);
    expect(selection.card?.why).toBe('');
    selection.explain(['zeus_night'], '', 'zeus_night', BOX);
    expect(selection.card?.why).toBe('zeus_night');
  });
});
