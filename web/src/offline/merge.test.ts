import { describe, expect, it } from 'vitest';
import { brought, read, type Kept } from './merge';

const browser = (id: string, ...games: [string, number][]): Kept[] => [
  ['cookie', `secret-${id}`],
  [`person/secret-${id}`, JSON.stringify({ id, name: id })],
  ...games.flatMap(([table, seq]): Kept[] => [
    [`table/${table}`, JSON.stringify({ seq, people: [id] })],
    [`log/${table}/00000001`, JSON.stringify({ owner: id })],
  ]),
];

describe('what another browser kept', () => {
  it('is taken over as it is where nobody plays yet', () => {
    const theirs = browser('aa11', ['t1', 4]);
    expect(brought(theirs, [])).toEqual(theirs);
  });

  it('becomes the games of whoever plays here', () => {
    const found = brought(browser('aa11', ['t1', 4]), browser('bb22', ['t2', 1]));
    expect(found.map(([name]) => name)).toEqual(['table/t1', 'log/t1/00000001']);
    expect(found.every(([, text]) => text.includes('bb22') && !text.includes('aa11'))).toBe(true);
  });

  it('leaves a game alone that went on here, and brings one that went on there', () => {
    const mine = browser('aa11', ['here', 9], ['there', 3]);
    const names = brought(browser('aa11', ['here', 5], ['there', 7]), mine).map(([name]) => name);
    expect(names).toEqual(['table/there', 'log/there/00000001']);
  });

  it('is refused when it is something else', () => {
    expect(read('no')).toBeNull();
    expect(read('{"pessoi":2,"kept":[]}')).toBeNull();
    expect(read('{"pessoi":1,"kept":[["a",1]]}')).toBeNull();
    expect(read('{"pessoi":1,"kept":[["a","b"]]}')).toEqual([['a', 'b']]);
  });
});
