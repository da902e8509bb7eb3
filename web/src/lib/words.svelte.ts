// What is said, in the reader's language: the client's own words and the catalogues that the server hands out.
import { FluentBundle, FluentResource } from '@fluent/bundle';
import en from '../words/en.ftl?raw';
import fr from '../words/fr.ftl?raw';
import { api } from './api';
import type { Table } from './edition';
import { shownFigure } from './figures';
import { de, tie } from './french';
import type { MessageData } from '../generated/wire';

export type Lang = 'en' | 'fr';
const OWN: Record<Lang, string> = { en, fr };

// Arguments are marked while a sentence is put together, so that names of things can be set apart afterwards.
const OPEN = '\ue000';
const CLOSE = '\ue001';
const MARK = new RegExp(`^${OPEN}\\d+ `);

export interface Part {
  text: string;
  /** The catalogue key of a thing, or "@n" for a player; empty for ordinary text and numbers. */
  key: string;
}

function firstLanguage(): Lang {
  const kept = globalThis.localStorage?.getItem('pessoi.lang');
  if (kept === 'en' || kept === 'fr') return kept;
  return globalThis.navigator?.language?.toLowerCase().startsWith('fr') ? 'fr' : 'en';
}

class Words {
  lang = $state<Lang>(firstLanguage());
  /** Raised whenever a catalogue arrives; reading it makes a text follow. */
  #loaded = $state(0);
  readonly #bundles = new Map<string, FluentBundle>();
  readonly #wanted = new Set<string>();
  readonly #extra = new Map<string, Record<Lang, string>>();
  readonly #sources = new Map<string, string>();
  /** Those that the sentence being put together shows, and their paths that it names. */
  #figures: Table = {};
  #named: string[] = [];

  constructor() {
    for (const lang of ['en', 'fr'] as const) this.#bundles.set(`${lang}/`, this.#bundle(lang, ['']));
  }

  #bundle(lang: Lang, sources: string[]): FluentBundle {
    const functions = {
      DE: ([name]: unknown[]) => de(String(name).replace(MARK, '')) + String(name),
      FIGURE: (paths: unknown[], options: Record<string, unknown>) => {
        this.#named.push(...paths.map(String));
        return shownFigure(this.#figures, lang, paths.map(String), options as Record<string, string>);
      },
    };
    const bundle = new FluentBundle(lang, { useIsolating: false, functions });
    for (const source of [...sources, OWN[lang]]) {
      bundle.addResource(new FluentResource(lang === 'fr' ? tie(source) : source), { allowOverrides: true });
    }
    return bundle;
  }

  async speak(lang: Lang): Promise<void> {
    await Promise.all([...this.#wanted].map((game) => this.#fetch(lang, game)));
    this.lang = lang;
    localStorage.setItem('pessoi.lang', lang);
    document.documentElement.lang = lang;
  }

  /** Make a game's catalogue ('' for the common one) available, now and after a change of language. */
  async want(game: string): Promise<void> {
    this.#wanted.add(game);
    await this.#fetch(this.lang, game);
  }

  async #fetch(lang: Lang, game: string): Promise<void> {
    const name = `${lang}/${game}`;
    if (game && this.#bundles.has(name)) return;
    this.learn(lang, game, await api.words(lang, game));
  }

  learn(lang: Lang, game: string, source: string): void {
    this.#sources.set(`${lang}/${game}`, source);
    this.#bundles.set(`${lang}/${game}`, this.#bundle(lang, [source, this.#extra.get(game)?.[lang] ?? '']));
    this.#loaded++;
  }

  /** A board's own words, beside the game's. */
  extend(game: string, extra: Record<Lang, string>): void {
    if (this.#extra.has(game)) return;
    this.#extra.set(game, extra);
    for (const lang of ['en', 'fr'] as const) this.learn(lang, game, this.#sources.get(`${lang}/${game}`) ?? '');
    for (const lang of ['en', 'fr'] as const) {
      if (!this.#sources.get(`${lang}/${game}`)) this.#bundles.delete(`${lang}/${game}`);
    }
  }

  #find(game: string): FluentBundle {
    void this.#loaded;
    return this.#bundles.get(`${this.lang}/${game}`) ?? this.#bundles.get(`${this.lang}/`)!;
  }

  has(key: string, game = ''): boolean {
    const [name, attribute] = split(key);
    const message = this.#find(game).getMessage(name);
    return !!message && (attribute ? attribute in message.attributes : message.value !== null);
  }

  /** A text. Missing words show their key, readable enough to report. */
  say(key: string, args: Record<string, string | number> = {}, game = '', figures: Table = {}): string {
    const bundle = this.#find(game);
    const [name, attribute] = split(key);
    const message = bundle.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!pattern) return attribute ? '' : name;
    this.#figures = figures;
    this.#named = [];
    return bundle.formatPattern(pattern, args, []);
  }

  /** The figures that a text shows, as they are called in it: paths, with stars for every row. */
  figuresIn(key: string, game: string): string[] {
    this.say(key, {}, game);
    return this.#named;
  }

  /** A figure's path in the reader's words: names of things, and of keys where the catalogue has them. */
  figureName(path: string, game: string): string {
    return path
      .split('.')
      .map((part) => {
        const key = [`figure-${part}`, part].find((name) => this.has(name, game));
        return key ? this.say(key, {}, game) : part.replaceAll('_', ' ');
      })
      .join(' · ');
  }

  /** Why a figure is as it is: what is said of the innermost of its tables, from so many names of its path on. */
  figureNote(path: string, game: string, from = 1): string {
    const parts = path.split('.');
    for (let n = parts.length; n >= from; n--) {
      const key = `note-${parts.slice(0, n).join('-')}`;
      if (this.has(key, game)) return this.say(key, {}, game);
    }
    return '';
  }

  /** The word for what stands at a figure's place, if there is one. */
  valueKey(value: string, game: string): string | undefined {
    return [`value-${value}`, value].find((key) => value && this.has(key, game));
  }

  /** A figure in the reader's words, as `i18n/figures.py`; lines of a drawing are seen on the drawing. */
  figureValue(value: unknown, game: string): string {
    if (typeof value === 'boolean') return this.say(value ? 'yes' : 'no');
    if (typeof value === 'string') {
      const key = this.valueKey(value, game);
      return key ? this.say(key, {}, game) : value || '–';
    }
    if (!Array.isArray(value)) return value === null || value === undefined ? '–' : JSON.stringify(value);
    if (value.every((part) => typeof part !== 'object'))
      return value.map((part) => this.figureValue(part, game)).join(', ') || '–';
    const text = JSON.stringify(value);
    return /\d\.\d/.test(text) ? this.say('box-drawing') : text;
  }

  /** A server's message in parts: things and players are told apart from the words around them. */
  parts([key, args]: MessageData, game: string, nameOf: (seat: number) => string, me: number | null = null): Part[] {
    const keys: string[] = [];
    const values: Record<string, string | number> = { you: youIn(args, me) };
    for (const [name, value] of Object.entries(args)) {
      if (typeof value === 'number') values[name] = value;
      else {
        values[name] = `${OPEN}${keys.length}\u0020${this.#argument(value, game, nameOf, me)}${CLOSE}`;
        keys.push(/^[=+]/.test(value) ? '' : value);
      }
    }
    return cut(this.say(key, values, game), keys);
  }

  /** A server's message as plain text. */
  tell([key, args]: MessageData, game: string, nameOf: (seat: number) => string, me: number | null = null): string {
    const values: MessageData[1] = { you: youIn(args, me) };
    for (const [name, value] of Object.entries(args)) {
      values[name] = typeof value === 'number' ? value : this.#argument(value, game, nameOf, me);
    }
    return this.say(key, values, game);
  }

  /** A player ("@n"), a text that is the same in every language ("=text"), things in a row, or the name of a thing. */
  #argument(value: string, game: string, nameOf: (seat: number) => string, me: number | null): string {
    if (value.startsWith('@')) return nameOf(seatIn(value));
    if (value.startsWith('+')) return this.#row(value.slice(1).split('+'), game, nameOf, me);
    return value.startsWith('=') ? value.slice(1) : this.say(value, {}, game);
  }

  #row(items: string[], game: string, nameOf: (seat: number) => string, me: number | null): string {
    const texts = items.map((item) => {
      const [key, number] = item.split(' ') as [string, string?];
      const count: MessageData[1] = number ? { count: Number(number) } : {};
      if (!key.startsWith('@')) return this.say(key, count, game);
      const said = this.tell([number ? 'share' : 'oneself', { who: key, ...count }], game, nameOf, me);
      const side = key.split('.')[1];
      return side ? `${said} (${this.say(side, {}, game)})` : said;
    });
    const last = texts.pop()!;
    return texts.length ? this.say('row', { first: texts.join(', '), last }, game) : last;
  }
}

/** The seat of "@n" or "@n.faction". */
export function seatIn(value: string): number {
  return Number(value.slice(1).split('.')[0]);
}

/** Which argument is the reader's own seat: sentences say “you” there. */
function youIn(args: MessageData[1], me: number | null): string {
  const mine = Object.entries(args).find(
    ([, value]) => typeof value === 'string' && value[0] === '@' && seatIn(value) === me,
  );
  return mine?.[0] ?? 'nobody';
}

function split(key: string): [string, string] {
  const dot = key.indexOf('.');
  return dot < 0 ? [key, ''] : [key.slice(0, dot), key.slice(dot + 1)];
}

/** Take a marked sentence apart. */
export function cut(text: string, keys: string[]): Part[] {
  const parts: Part[] = [];
  for (const piece of text.split(OPEN)) {
    const end = piece.indexOf(CLOSE);
    if (end < 0) {
      if (piece) parts.push({ text: piece, key: '' });
      continue;
    }
    const space = piece.indexOf(' ');
    parts.push({ text: piece.slice(space + 1, end), key: keys[Number(piece.slice(0, space))] ?? '' });
    if (end + 1 < piece.length) parts.push({ text: piece.slice(end + 1), key: '' });
  }
  return parts;
}

export const words = new Words();

/** The client's own words. */
export function t(key: string, args: Record<string, string | number> = {}): string {
  return words.say(key, args);
}

/** A thing and what is said of it: the colon is each language's own. */
export function pair(thing: string, said: string | number): string {
  return t('pair', { thing, said });
}
