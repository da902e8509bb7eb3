// What the parts of the table page share: the game, its board, its words, and who sits where.
import { getContext, setContext } from 'svelte';
import type { BoardModule, Sign } from '../boards/board';
import type { GameReply, MessageData, Seat, Shown } from '../generated/wire';
import { rulesAddress } from '../lib/rules.svelte';
import { verb } from '../lib/targets';
import { words, type Part } from '../lib/words.svelte';

export function suitOf(board: BoardModule, players: number, seat: number): number {
  return board.suits?.(players)[seat] ?? seat;
}

/** A seat of a game that was played: nobody is waited for. */
export function seatOf(name: string, isPerson: boolean, level = name): Seat {
  return {
    kind: isPerson ? 'person' : 'bot',
    name,
    level,
    online: true,
    forfeit: false,
    away: false,
    holiday: false,
    agreed: false,
    program: false,
  };
}

export class GameContext {
  readonly data: GameReply;
  readonly board: BoardModule;
  readonly #names: () => readonly string[];
  /** Whose figures are played, as a query (`table=…`, `record=…`); empty where they are ours. */
  own = '';
  /** The position, for messages that the board tells in its own words. */
  shown: () => Shown | null = () => null;
  /** The reader's seat: sentences say “you” there. */
  me: () => number | null = () => null;

  constructor(data: GameReply, board: BoardModule, names: () => readonly string[]) {
    this.data = data;
    this.board = board;
    this.#names = names;
  }

  get game(): string {
    return this.data.name;
  }

  get names(): readonly string[] {
    return this.#names();
  }

  /** The colour, emblem and pattern of a seat. */
  readonly suit = (seat: number): number => suitOf(this.board, this.#names().length, seat);
  /** The same for a faction, where its seat plays several. */
  readonly suitOf = (seat: number, side: string): number => this.board.sides?.[side] ?? this.suit(seat);
  readonly nameOf = (seat: number): string => this.#names()[seat] ?? String(seat + 1);
  readonly say = (key: string, args: Record<string, string | number> = {}): string =>
    words.say(key, args, this.game, this.data.figures);
  readonly has = (key: string): boolean => words.has(key, this.game);
  readonly #retell = (message: MessageData): MessageData => {
    const shown = this.shown();
    return (shown && this.board.retell?.(message, shown, this.say)) ?? message;
  };
  readonly tell = (message: MessageData): string =>
    words.tell(this.#retell(message), this.game, this.nameOf, this.me());
  /** A message as a sentence of its own. */
  readonly state = (message: MessageData): string => {
    const text = this.tell(message);
    return text.charAt(0).toUpperCase() + text.slice(1);
  };
  readonly parts = (message: MessageData): Part[] =>
    words.parts(this.#retell(message), this.game, this.nameOf, this.me());

  readonly signOf = (notation: string): Sign | null => {
    const own = this.board.signOf?.(notation);
    if (own) return own;
    for (const word of notation.split(' ').slice(1)) {
      const sign = this.board.sign(word);
      if (sign) return sign;
    }
    return null;
  };

  /** Where the rules are that this table plays by, or one of them. */
  rulesAt(rule = ''): string {
    return rulesAddress(this.game, this.own, rule);
  }

  /** The rule that explains a thing, a verb or a question. */
  ruleOf(id: string): string {
    return this.data.references[id] ?? this.data.references[verb(id)] ?? this.board.rules[id] ?? '';
  }
}

const KEY = Symbol('game context');

export function provideGameContext(context: GameContext): void {
  setContext(KEY, context);
}

export function useGameContext(): GameContext {
  return getContext<GameContext>(KEY);
}
