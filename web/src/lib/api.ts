// HTTP calls. Every failure becomes a Refusal that can be said in the reader's language.
import type {
  AccountReply,
  BlocksReply,
  BoxReply,
  ChairBody,
  ChallengeBody,
  EditionBody,
  EditionInfo,
  ErrorBody,
  ErrorReply,
  FigureReply,
  FiguresReply,
  GameReply,
  GamesReply,
  GuestsReply,
  GuideReply,
  HolidayBody,
  HolidaysReply,
  HookBody,
  InvitationReply,
  InvitationsReply,
  InviteBody,
  JoinBody,
  KeyBody,
  LessonBody,
  LessonReply,
  MessageData,
  MomentReply,
  NameBody,
  NewPasskeyBody,
  NotesBody,
  NoticesReply,
  NoticeWishes,
  OnwardBody,
  PasskeyBody,
  PasskeyOptions,
  PersonPage,
  PersonReply,
  PictureReply,
  ProfileReply,
  ProgramsReply,
  PushBody,
  PuzzleReply,
  PuzzlesReply,
  QuickBody,
  QuickReply,
  RatingsReply,
  RecordReply,
  RecoveryReply,
  ReplayReply,
  ReportBody,
  ResultsReply,
  ReviewReply,
  SettingsBody,
  SignInBody,
  SignOutBody,
  StartBody,
  SubjectBody,
  SwitchBody,
  TableBody,
  TableInfo,
  TablesReply,
  TokenReply,
  TournamentBody,
  TournamentReply,
  TournamentsReply,
  Verification,
  VisibleBody,
} from '../generated/wire';
import type { Page } from './handbook';
import { transport } from './transport';

export class Refusal extends Error {
  readonly problem: ErrorBody;
  readonly status: number;

  constructor(problem: ErrorBody, status: number) {
    super(problem.text);
    this.problem = problem;
    this.status = status;
  }
}

/** What goes wrong on this side of the wire, in the form in which the server tells it. */
export function ownError(code: string, message: MessageData, text = ''): ErrorBody {
  return { code, message, text, rule: null, expected: null };
}

export const offline = (): ErrorBody => ownError('offline', ['ui-offline', {}], 'The server cannot be reached.');

async function call(method: string, path: string, body?: unknown, plain = false): Promise<Response> {
  let response: Response;
  try {
    response = await transport().ask(path, {
      method,
      ...(body === undefined
        ? {}
        : {
            headers: { 'Content-Type': plain ? 'text/plain' : 'application/json' },
            body: plain ? String(body) : JSON.stringify(body),
          }),
    });
  } catch {
    throw new Refusal(offline(), 0);
  }
  if (!response.ok) throw new Refusal(await problemOf(response), response.status);
  return response;
}

async function problemOf(response: Response): Promise<ErrorBody> {
  try {
    return ((await response.json()) as ErrorReply).error;
  } catch {
    return ownError('unknown', ['ui-server-trouble', { status: response.status }], response.statusText);
  }
}

async function get<T>(path: string): Promise<T> {
  return (await (await call('GET', path)).json()) as T;
}

/** Send a body of type B (undefined: none), get a T. */
async function send<T, B = undefined>(method: string, path: string, body?: B): Promise<T> {
  return (await (await call(method, path, body)).json()) as T;
}

export const api = {
  me: () => get<PersonReply>('/api/me'),
  rename: (name: string) => send<PersonReply, NameBody>('PUT', '/api/me', { name }),
  profile: () => get<ProfileReply>('/api/me/profile'),
  person: (who: string) => get<PersonPage>(`/api/people/${encodeURIComponent(who)}`),
  ratings: (game: string, pool: string, season: string) =>
    get<RatingsReply>(`/api/ratings?game=${game}&pool=${pool}${season && `&season=${season}`}`),
  setVisible: (body: VisibleBody) => send<AccountReply, VisibleBody>('PUT', '/api/me/visible', body),
  agree: (id: string) => send<TableInfo>('POST', `/api/tables/${id}/agree`),
  account: () => get<AccountReply>('/api/me/account'),
  dropDevice: (id: string) => send<AccountReply>('DELETE', `/api/me/devices/${id}`),
  dropPasskey: (id: string) => send<AccountReply>('DELETE', `/api/me/passkeys/${id}`),
  invite: () => send<InvitationReply>('POST', '/api/me/invitation'),
  askPasskey: () => send<PasskeyOptions>('POST', '/api/me/passkeys/challenge'),
  addPasskey: (body: NewPasskeyBody) => send<AccountReply, NewPasskeyBody>('POST', '/api/me/passkeys', body),
  recovery: () => send<RecoveryReply>('POST', '/api/me/recovery'),
  deleteMe: (name: string) => send<PersonReply, NameBody>('POST', '/api/me/delete', { name }),
  signIn: (body: SignInBody) => send<PersonReply, SignInBody>('POST', '/api/sign-in', body),
  mailLink: (address: string) => call('POST', '/api/sign-in/mail', { address }),
  askWho: () => send<PasskeyOptions>('POST', '/api/sign-in/challenge'),
  signInByPasskey: (body: PasskeyBody) => send<PersonReply, PasskeyBody>('POST', '/api/sign-in/passkey', body),
  holidays: () => get<HolidaysReply>('/api/me/holidays'),
  addHoliday: (body: HolidayBody) => send<HolidaysReply, HolidayBody>('POST', '/api/me/holidays', body),
  dropHoliday: (id: string) => send<HolidaysReply>('DELETE', `/api/me/holidays/${id}`),
  quick: (body: QuickBody) => send<QuickReply, QuickBody>('POST', '/api/quick', body),
  quickState: () => get<QuickReply>('/api/quick'),
  stopQuick: () => send<QuickReply>('DELETE', '/api/quick'),
  invitations: () => get<InvitationsReply>('/api/invitations'),
  accept: (id: string) => send<TableInfo>('POST', `/api/tables/${id}/accept`),
  decline: (id: string) => call('POST', `/api/tables/${id}/decline`, {}),
  challenge: (body: ChallengeBody) => send<TableInfo, ChallengeBody>('POST', '/api/challenges', body),
  inviteTo: (id: string, person: string) => send<TableInfo, InviteBody>('POST', `/api/tables/${id}/invite`, { person }),
  picture: (id: string) => get<PictureReply>(`/api/tables/${id}/picture`),
  guests: (id: string) => get<GuestsReply>(`/api/tables/${id}/guests`),
  dropGuest: (id: string, person: string) => send<GuestsReply>('DELETE', `/api/tables/${id}/guests/${person}`),
  blocks: (of = '') => get<BlocksReply>(`/api/me/blocks${of}`),
  block: (body: SubjectBody) => send<BlocksReply, SubjectBody>('POST', '/api/me/blocks', body),
  unblock: (id: string) => send<BlocksReply>('DELETE', `/api/me/blocks/${id}`),
  report: (body: ReportBody) => call('POST', '/api/reports', body),
  programs: () => get<ProgramsReply>('/api/me/programs'),
  addProgram: (name: string) => send<TokenReply, NameBody>('POST', '/api/me/programs', { name }),
  renewToken: (id: string) => send<TokenReply>('POST', `/api/me/programs/${id}/token`),
  dropProgram: (id: string) => send<ProgramsReply>('DELETE', `/api/me/programs/${id}`),
  notes: (id: string) => get<NotesBody>(`/api/tables/${id}/notes`),
  setNotes: (id: string, key: string, text: string) =>
    send<NotesBody, NotesBody>('PUT', `/api/tables/${id}/notes${key ? `?key=${encodeURIComponent(key)}` : ''}`, {
      text,
    }),
  signOut: (everywhere: boolean) => send<PersonReply, SignOutBody>('POST', '/api/sign-out', { everywhere }),
  games: () => get<GamesReply>('/api/games'),
  game: (name: string) => get<GameReply>(`/api/games/${name}`),
  /** The game with the figures of a table's or a record's edition. */
  gameAt: (source: string, key = '') => get<GameReply>(`${source}/game${key ? `?key=${encodeURIComponent(key)}` : ''}`),
  figures: (game: string) => get<FiguresReply>(`/api/games/${game}/figures`),
  edition: (game: string, body: EditionBody) =>
    send<EditionInfo, EditionBody>('POST', `/api/games/${game}/edition`, body),
  shareBox: (game: string, edition: EditionInfo['edition']) =>
    send<BoxReply, EditionBody>('POST', `/api/games/${game}/boxes`, { edition }),
  box: (game: string, id: string) => get<BoxReply>(`/api/games/${game}/boxes/${encodeURIComponent(id)}`),
  handbook: async (page: Page) => (await call('GET', `/api/handbook/${page}`)).text(),
  words: async (lang: string, game: string) =>
    (await call('GET', game ? `/api/games/${game}/words/${lang}` : `/api/words/${lang}`)).text(),
  /** What players read, by the figures of a game, a table or a record. */
  guide: (source: string, lang: string, key = '') =>
    get<GuideReply>(`${source}/guide?lang=${lang}${key && `&key=${encodeURIComponent(key)}`}`),
  lesson: (game: string, lang: string) => get<LessonReply>(`/api/games/${game}/lesson/${lang}`),
  figure: (game: string, step: string) => get<FigureReply>(`/api/games/${game}/figures/${step}`),
  learn: (game: string) => send<TableInfo, LessonBody>('POST', '/api/lessons', { game }),
  /** `terms`: what they are to be like, as a query. */
  tables: async (list: 'open' | 'mine' | 'live' | 'over', terms = '') =>
    (await get<TablesReply>(`/api/tables?list=${list}${terms && `&${terms}`}`)).tables,
  table: (id: string, key: string) =>
    get<TableInfo>(`/api/tables/${id}${key ? `?key=${encodeURIComponent(key)}` : ''}`),
  open: (table: TableBody) => send<TableInfo, TableBody>('POST', '/api/tables', table),
  join: (id: string, seat: number | null, key: string) =>
    send<TableInfo, JoinBody>('POST', `/api/tables/${id}/join`, { seat, key: key || null }),
  leave: (id: string) => send<TableInfo>('POST', `/api/tables/${id}/leave`),
  seat: (id: string, seat: number, chair: ChairBody) =>
    send<TableInfo, ChairBody>('POST', `/api/tables/${id}/seats/${seat}`, chair),
  settings: (id: string, settings: SettingsBody) =>
    send<TableInfo, SettingsBody>('POST', `/api/tables/${id}/settings`, settings),
  start: (id: string, fill: string | null) => send<TableInfo, StartBody>('POST', `/api/tables/${id}/start`, { fill }),
  muted: async (id: string) => (await get<SwitchBody>(`/api/tables/${id}/mute`)).on,
  mute: (id: string, on: boolean) => send<SwitchBody, SwitchBody>('POST', `/api/tables/${id}/mute`, { on }),
  notices: () => get<NoticesReply>('/api/notices'),
  wish: (wishes: NoticeWishes) => send<NoticesReply, NoticeWishes>('PUT', '/api/notices', wishes),
  addPush: (body: PushBody) => send<NoticesReply, PushBody>('POST', '/api/notices/push', body),
  addMail: (address: string) => send<NoticesReply, { address: string }>('POST', '/api/notices/mail', { address }),
  addHook: (body: HookBody) => send<NoticesReply, HookBody>('POST', '/api/notices/webhook', body),
  switchChannel: (id: string, on: boolean) =>
    send<NoticesReply, SwitchBody>('POST', `/api/notices/channels/${id}`, { on }),
  dropChannel: (id: string) => send<NoticesReply>('DELETE', `/api/notices/channels/${id}`),
  tryChannel: (id: string) => send<NoticesReply>('POST', `/api/notices/channels/${id}/test`),
  proveMail: (token: string) => call('POST', '/api/notices/verify', { token }),
  stopMails: (token: string, daily: boolean) => call('POST', '/api/notices/stop', { token, daily }),
  rematch: (id: string) => send<TableInfo>('POST', `/api/tables/${id}/rematch`),
  verify: (id: string) => get<Verification>(`/api/tables/${id}/verify`),
  moment: (id: string, key: string, seq: number) =>
    get<MomentReply>(`/api/tables/${id}/moment?seq=${seq}${key ? `&key=${encodeURIComponent(key)}` : ''}`),
  replay: (source: string, from: number, limit: number, seat: number | null) =>
    get<ReplayReply>(`${source}/replay?from=${from}&limit=${limit}${seat === null ? '' : `&seat=${seat}`}`),
  beginReview: (source: string) => send<ReviewReply>('POST', `${source}/review`),
  playOn: (source: string, body: OnwardBody) => send<TableInfo, OnwardBody>('POST', `${source}/onward`, body),
  review: (source: string) => get<ReviewReply>(`${source}/review`),
  tournaments: async (list: 'open' | 'mine' | 'live' | 'over') =>
    (await get<TournamentsReply>(`/api/tournaments?list=${list}`)).tournaments,
  tournament: (id: string, key: string) =>
    get<TournamentReply>(`/api/tournaments/${id}${key ? `?key=${encodeURIComponent(key)}` : ''}`),
  newTournament: (body: TournamentBody) => send<TournamentReply, TournamentBody>('POST', '/api/tournaments', body),
  enter: (id: string, key: string) =>
    send<TournamentReply, KeyBody>('POST', `/api/tournaments/${id}/enter`, { key: key || null }),
  leaveTournament: (id: string) => send<TournamentReply>('POST', `/api/tournaments/${id}/leave`),
  begin: (id: string) => send<TournamentReply>('POST', `/api/tournaments/${id}/begin`),
  callOff: (id: string) => call('DELETE', `/api/tournaments/${id}`),
  puzzles: async () => (await get<PuzzlesReply>('/api/puzzles')).games,
  puzzle: (game: string, id: string) =>
    get<PuzzleReply>(`/api/puzzles/${encodeURIComponent(game)}/${encodeURIComponent(id)}`),
  results: async () => (await get<ResultsReply>('/api/results?limit=20')).results,
  upload: async (text: string) => (await (await call('POST', '/api/records', text, true)).json()) as RecordReply,
  record: (id: string) => get<RecordReply>(`/api/records/${id}`),
  goOn: (record: string) => send<TableInfo>('POST', `/api/records/${record}/table`),
};
