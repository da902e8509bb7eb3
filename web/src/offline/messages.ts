// What the page and the house's worker say to each other.
export type ToHouse =
  | { type: 'ask'; id: number; method: string; path: string; body: string; kind: string }
  | { type: 'connect'; line: number; path: string }
  | { type: 'send'; line: number; text: string }
  | { type: 'hang up'; line: number }
  | { type: 'export'; id: number }
  | { type: 'import'; id: number; text: string };

export type ToPage =
  | { type: 'progress'; done: number; total: number }
  | { type: 'elsewhere' }
  | { type: 'ready' }
  | { type: 'failed'; reason: string }
  | { type: 'thought'; level: string; seconds: number }
  | { type: 'reply'; id: number; status: number; headers: [string, string][]; body: string }
  | { type: 'open'; line: number }
  | { type: 'hear'; line: number; text: string }
  | { type: 'closed'; line: number; code: number };
