import { expect, test } from 'vitest';
import { at, pack, put, read, remove, toml, typed, unpack } from './edition';

const figures = {
  die: { faces: [0, 1, 2] },
  lock: [
    { id: 'low', value: 4 },
    { id: 'high', value: 6 },
  ],
  tiles: [{ id: 't01', side_a: [{ zone: 'l1', sites: 1 }] }],
  action: [{ id: 'produce', combos: [{ stone: 3 }, { gold: 1 }] }],
};

test('an edition names rows, and writes those without a name anew', () => {
  const edition = {};
  put(figures, edition, 'die.faces', [0, 1, 2, 3]);
  put(figures, edition, 'lock.high.value', 7);
  put(figures, edition, 'tiles.t01.side_a.l1.sites', 2);
  put(figures, edition, 'action.produce.combos.1.gold', 2);
  expect(edition).toEqual({
    die: { faces: [0, 1, 2, 3] },
    lock: [{ id: 'high', value: 7 }],
    tiles: [{ id: 't01', side_a: [{ zone: 'l1', sites: 2 }] }],
    action: [{ id: 'produce', combos: [{ stone: 3 }, { gold: 2 }] }],
  });
  expect(at(edition, 'tiles.t01.side_a.l1.sites')).toBe(2);
  expect(at(edition, 'lock.low.value')).toBeUndefined();
  remove(figures, edition, 'tiles.t01.side_a.l1.sites');
  remove(figures, edition, 'lock.high.value');
  remove(figures, edition, 'action.produce.combos.1.gold');
  expect(edition).toEqual({ die: { faces: [0, 1, 2, 3] } });
});

test('one of several rows without a name is ours again, and the others stay', () => {
  const edition = {};
  put(figures, edition, 'action.produce.combos.0.stone', 5);
  put(figures, edition, 'action.produce.combos.1.gold', 2);
  remove(figures, edition, 'action.produce.combos.1.gold');
  expect(at(edition, 'action.produce.combos.0.stone')).toBe(5);
  remove(figures, edition, 'action.produce.combos.0.stone');
  expect(edition).toEqual({});
});

test('a row that ours lack is put in and taken out', () => {
  const edition = {};
  put(figures, edition, 'tiles.t01.side_a.l2.sites', 1);
  expect(edition).toEqual({ tiles: [{ id: 't01', side_a: [{ zone: 'l2', sites: 1 }] }] });
  remove(figures, edition, 'tiles.t01.side_a.l2.sites');
  expect(edition).toEqual({});
});

test('figures are typed and read', () => {
  for (const value of [3, true, 'land', [1, 2], ['a', 'b'], [[0, 1], [2]], 0.4]) {
    expect(read(typed(value), value)).toEqual(value);
  }
  expect(read('many', 3)).toBeUndefined();
  expect(read('1, x', [1])).toBeUndefined();
  expect(read('[1', [[1]])).toBeUndefined();
});

test('an edition is a file and a link', async () => {
  const edition = { edition: { name: 'x "y"' }, lock: [{ id: 'low', value: 3 }] };
  expect(toml(edition)).toBe('edition = { name = "x \\"y\\"" }\nlock = [{ id = "low", value = 3 }]\n');
  expect(await unpack(await pack(edition))).toEqual(edition);
  expect(await unpack('nonsense')).toBeNull();
});
