import { describe, expect, it } from 'vitest';
import { Desk } from './desk.svelte';
import type { LegalAction } from './protocol';

const legal = (notation: string): LegalAction => ({ notation, message: ['x', {}], detail: null, index: 0 });
const BOX = { left: 0, top: 0 } as DOMRect;

function setUp(...notations: string[]) {
  const played: string[] = [];
  const desk = new Desk((action) => played.push(action.notation));
  desk.ask(notations.map(legal));
  return { desk, played };
}

describe('the desk', () => {
  it('plays the only action of a thing at once', () => {
    const { desk, played } = setUp('place zeus_day', 'place zeus_night');
    desk.choose('zeus_day', BOX);
    expect(played).toEqual(['place zeus_day']);
  });
  it('narrows several actions down, and the second click decides', () => {
    const { desk, played } = setUp('tumble stone 3 1', 'tumble stone 3 2', 'tumble gold 2 1');
    desk.choose('stone 3', BOX);
    expect(played).toEqual([]);
    expect(desk.narrowed).toHaveLength(2);
    expect(desk.of('tumble * * 1').map((a) => a.notation)).toEqual(['tumble stone 3 1']);
    desk.choose('tumble * * 1', BOX);
    expect(played).toEqual(['tumble stone 3 1']);
    expect(desk.narrowed).toBeNull();
  });
  it('goes back on a second click on the same thing', () => {
    const { desk, played } = setUp('tumble stone 3 1', 'tumble stone 3 2');
    desk.choose('stone 3', BOX);
    desk.choose('stone 3', BOX);
    expect(desk.narrowed).toBeNull();
    expect(played).toEqual([]);
  });
  it('changes its mind on a click on something else', () => {
    const { desk, played } = setUp('tumble stone 3 1', 'tumble stone 3 2', 'place zeus_day');
    desk.choose('stone 3', BOX);
    desk.choose('zeus_day', BOX);
    expect(played).toEqual(['place zeus_day']);
  });
  it('forgets what was half chosen when a new question comes', () => {
    const { desk } = setUp('tumble stone 3 1', 'tumble stone 3 2');
    desk.choose('stone 3', BOX);
    desk.ask([legal('end_turn')]);
    expect(desk.narrowed).toBeNull();
    expect(desk.of('end_turn')).toHaveLength(1);
  });
  it('asks why not only about things that cannot be chosen', () => {
    const { desk } = setUp('place zeus_day');
    desk.explain(['zeus_day'], '', 'zeus_day', BOX);
    expect(desk.card?.why).toBe('');
    desk.explain(['zeus_night'], '', 'zeus_night', BOX);
    expect(desk.card?.why).toBe('place zeus_night');
  });
});
