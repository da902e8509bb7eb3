// HTTP calls. Every failure becomes a Refusal that can be said in the reader's language.
import type {
  GameData,
  Games,
  NewTable,
  Person,
  Problem,
  RecordInfo,
  Replay,
  Result,
  TableInfo,
  Verification,
} from './protocol';

export class Refusal extends Error {
  readonly problem: Problem;
  readonly status: number;

  constructor(problem: Problem, status: number) {
    super(problem.text);
    this.problem = problem;
    this.status = status;
  }
}

async function call(method: string, path: string, body?: unknown, plain = false): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      credentials: 'same-origin',
      ...(body === undefined
        ? {}
        : {
            headers: { 'Content-Type': plain ? 'text/plain' : 'application/json' },
            body: plain ? String(body) : JSON.stringify(body),
          }),
    });
  } catch {
    throw new Refusal({ code: 'offline', message: ['ui-offline', {}], text: 'The server cannot be reached.' }, 0);
  }
  if (!response.ok) throw new Refusal(await problemOf(response), response.status);
  return response;
}

async function problemOf(response: Response): Promise<Problem> {
  try {
    const data = (await response.json()) as { error: Problem };
    return data.error;
  } catch {
    return { code: 'unknown', message: ['ui-server-trouble', { status: response.status }], text: response.statusText };
  }
}

async function get<T>(path: string): Promise<T> {
  return (await (await call('GET', path)).json()) as T;
}

async function post<T>(path: string, body?: unknown): Promise<T> {
  return (await (await call('POST', path, body)).json()) as T;
}

export const api = {
  me: () => get<{ person: Person | null }>('/api/me'),
  rename: async (name: string) =>
    (await (await call('PUT', '/api/me', { name })).json()) as unknown as { person: Person },
  games: () => get<Games>('/api/games'),
  game: (name: string) => get<GameData>(`/api/games/${name}`),
  words: async (lang: string, game: string) =>
    (await call('GET', game ? `/api/games/${game}/words/${lang}` : `/api/words/${lang}`)).text(),
  rules: async (game: string, lang: string) => {
    const response = await call('GET', `/api/games/${game}/rules?lang=${lang}`);
    return { text: await response.text(), lang: response.headers.get('Content-Language') ?? lang };
  },
  tables: async (list: 'open' | 'mine' | 'live' | 'over') =>
    (await get<{ tables: TableInfo[] }>(`/api/tables?list=${list}`)).tables,
  table: (id: string, key: string) =>
    get<TableInfo>(`/api/tables/${id}${key ? `?key=${encodeURIComponent(key)}` : ''}`),
  open: (table: NewTable) => post<TableInfo>('/api/tables', table),
  join: (id: string, seat: number | null, key: string) =>
    post<TableInfo>(`/api/tables/${id}/join`, { seat, key: key || null }),
  leave: (id: string) => post<TableInfo>(`/api/tables/${id}/leave`),
  seat: (id: string, seat: number, kind: 'open' | 'bot', level: string | null) =>
    post<TableInfo>(`/api/tables/${id}/seats/${seat}`, { kind, level }),
  settings: (id: string, settings: Partial<Pick<TableInfo, 'players' | 'options' | 'clock' | 'private'>>) =>
    post<TableInfo>(`/api/tables/${id}/settings`, settings),
  start: (id: string, fill: string | null) => post<TableInfo>(`/api/tables/${id}/start`, { fill }),
  rematch: (id: string) => post<TableInfo>(`/api/tables/${id}/rematch`),
  verify: (id: string) => get<Verification>(`/api/tables/${id}/verify`),
  replay: (source: string, from: number, limit: number, seat: number | null) =>
    get<Replay>(`${source}/replay?from=${from}&limit=${limit}${seat === null ? '' : `&seat=${seat}`}`),
  results: async () =>
    (await get<{ results: { table: TableInfo; result: Result }[] }>('/api/results?limit=20')).results,
  upload: async (text: string) =>
    (await (await call('POST', '/api/records', text, true)).json()) as unknown as RecordInfo,
  record: (id: string) => get<RecordInfo>(`/api/records/${id}`),
};
