import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';

const sources = import.meta.glob<string>('./*/*.ftl', { query: '?raw', import: 'default', eager: true });

function speak(path: string): (key: string, args?: Record<string, number>) => string {
  const bundle = new FluentBundle(path.slice(-6, -4), { useIsolating: false });
  bundle.addResource(new FluentResource(sources[path]!));
  return (key, args = {}) => bundle.formatPattern(bundle.getMessage(key)!.value!, args);
}

describe('words of the boards', () => {
  it.each(Object.keys(sources))('%s: no two tabs are called alike', (path) => {
    const names = [...sources[path]!.matchAll(/^\w+-tab-\w+ = (.*)$/gm)].map(([, name]) => name!.replace(/s$/, ''));
    expect(new Set(names).size).toBe(names.length);
  });
  it.each(Object.keys(sources))('%s: no key twice, of which one would be lost', (path) => {
    const keys = [...sources[path]!.matchAll(/^([\w-]+) =/gm)].map(([, key]) => key);
    expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([]);
  });
  it.each(Object.keys(sources))('%s: a group of answers is not called by half a sentence', (path) => {
    const names = [...sources[path]!.matchAll(/^verb-[\w-]+ = (.*)$/gm)].map(([, name]) => name!);
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => /\b(from|in|on|of|de|en|sur)$/.test(name))).toEqual([]);
  });
  it('count things', () => {
    const [en, fr] = [speak('./cyclades/en.ftl'), speak('./cyclades/fr.ftl')];
    expect([1, 2].map((n) => en('cyc-n-site', { n }))).toEqual(['1 building site', '2 building sites']);
    expect([1, 2].map((n) => fr('cyc-n-site', { n }))).toEqual(['1 site de construction', '2 sites de construction']);
  });
});
