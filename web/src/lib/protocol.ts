// The shapes that travel between client and server (docs: the protocol guide).

export type Args = Record<string, number | string>;
export type Message = [key: string, args: Args];

export interface Problem {
  code: string;
  message: Message | null;
  text: string;
  rule?: string | null;
  expected?: string[] | null;
}

export interface Person {
  id: string;
  name: string;
}

export interface GameOption {
  name: string;
  values: string[];
}

export interface GameInfo {
  name: string;
  players: number[];
  options: GameOption[];
  credits: Partial<Record<string, string | number>>;
  reconstructed: number;
}

export interface GameData extends GameInfo {
  // Figures are a game's own business: its board knows their shape.
  figures: Figures;
  references: Record<string, string>;
  verbs: string[];
  rules_version: number;
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- every game has its own shape
export type Figures = any;
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- every game has its own shape
export type Shown = any;

export interface Games {
  games: GameInfo[];
  levels: string[];
  default_level: string;
  languages: string[];
  version: string;
}

export interface Seat {
  kind: 'person' | 'bot' | 'open';
  name: string | null;
  level: string | null;
  online: boolean;
  forfeit: boolean;
  away: boolean;
}

export interface ClockRule {
  kind: 'none' | 'move' | 'bank';
  seconds: number;
  increment: number;
  at_zero: 'bot' | 'forfeit';
}

export interface TableInfo {
  id: string;
  game: string;
  phase: 'lobby' | 'play' | 'over';
  players: number;
  options: Record<string, string>;
  private: boolean;
  owner: number | null;
  mine: number | null;
  owned: boolean;
  seats: Seat[];
  clock: ClockRule;
  takeover: string;
  invite: string | null;
  waiting: number[];
  round: number | null;
  created: number;
  updated: number;
  next: string | null;
  edition: string;
  commitment: string | null;
  broken: boolean;
}

export interface NewTable {
  game: string;
  players: number;
  options?: Record<string, string>;
  private?: boolean;
  clock?: ClockRule | null;
  takeover?: string | null;
  seats?: { kind: 'me' | 'bot' | 'open'; level?: string }[] | string | null;
  start?: boolean;
}

export interface LegalAction {
  notation: string;
  message: Message;
  detail: Message | null;
  index: number;
}

export interface Request {
  decision: string;
  prompt: Message;
  secret: boolean;
  actions: LegalAction[];
}

export interface Line {
  seq: number;
  kind: 'event' | 'answer' | 'chat' | 'table';
  seat: number | null;
  message: Message | null;
  text: string | null;
  name: string | null;
  at: number;
  turn: number;
}

export interface Clocks {
  now: number;
  running: number | null;
  left: number[];
}

export interface SeatResult {
  place: number;
  points: number;
  parts: [string, number][];
  team: number;
  forfeit: boolean;
}

export interface Result {
  reason: Message;
  seats: SeatResult[];
}

export interface View {
  type: 'view';
  seq: number;
  turn: number;
  seat: number | null;
  table: TableInfo;
  shown: Shown | null;
  request: Request | null;
  waiting: number[];
  decision: string | null;
  lines: Line[];
  first: number;
  clocks: Clocks | null;
  undo: {
    can: 'free' | 'ask' | null;
    asked: { by: number; agreed: number[]; missing: number[]; mine: boolean } | null;
  };
  auto: { lone: boolean; plans: Record<string, string> };
  result: Result | null;
  commitment: string | null;
  seed: string | null;
  note: Message | null;
  digest: string;
}

export interface Hint {
  type: 'hint';
  turn: number;
  choices: { notation: string; message: Message; share: number }[];
  level: string;
}

export interface Why {
  type: 'why';
  action: string;
  legal: boolean;
  rule: string | null;
  text: string | null;
}

export type FromServer = (
  | View
  | Hint
  | Why
  | { type: 'ack'; seq: number; turn: number; again: boolean }
  | { type: 'refused'; error: Problem }
  | { type: 'error'; error: Problem }
  | { type: 'presence'; online: boolean[]; watchers: number }
  | { type: 'pong' }
  | { type: 'bye'; reason: string; retry_ms: number }
) & { id?: number };

export interface Step {
  n: number;
  shown: Shown;
  by: number | null;
  action: string | null;
  message: Message | null;
  lines: Line[];
  waiting: number[];
  decision: string | null;
}

export interface Replay {
  total: number;
  from: number;
  seat: number | null;
  game: string;
  names: (string | null)[];
  chart?: number[][];
  steps: Step[];
}

export interface RecordInfo {
  id: string;
  game: string;
  players: number;
  options: Record<string, string>;
  total: number;
  result: Result | null;
  names: (string | null)[];
}

export interface Verification {
  ok: boolean;
  commitment: string;
  seed: string;
  answers: number;
  chance: number;
  fault: string | null;
}
