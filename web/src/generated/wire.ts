// Made by tools/wire_types.py from the types of the server and of the table: change it there, then `make web/src/generated`.

export type MessageData = [string, Record<string, number | string>];

/** A refusal as it is sent. */
export interface ErrorBody {
  code: string;
  message: MessageData | null;
  text: string;
  rule: string | null;
  expected: string[] | null;
}

export interface ErrorReply {
  error: ErrorBody;
}

export interface Person {
  id: string;
  name: string;
  /** a bot account */
  program: boolean;
}

export interface PersonReply {
  person: Person | null;
}

export interface NameBody {
  name: string;
}

export interface TokenReply {
  person: Person;
  token: string;
}

export interface ProgramInfo {
  person: Person;
  created: number;
  /** when last, give or take a day */
  seen: number;
}

/** The bot accounts that I have made. */
export interface ProgramsReply {
  programs: ProgramInfo[];
  most: number;
}

export interface Seat {
  kind: 'person' | 'bot' | 'open';
  name: string | null;
  level: string | null;
  online: boolean;
  forfeit: boolean;
  away: boolean;
  /** its person is away for some days, and their time stands */
  holiday: boolean;
  /** its person has agreed that the game counts */
  agreed: boolean;
  /** its person is a bot account */
  program: boolean;
}

/** Thinking time: `none`, `move` (seconds for each answer) or `bank` (for the game, with an increment an answer). */
export interface ClockRule {
  kind: 'none' | 'move' | 'bank';
  seconds: number;
  increment: number;
  at_zero: 'bot' | 'forfeit';
}

/** A table as lists and pages show it. */
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
  /** what holds now: free where one person plays among bots */
  hints: 'off' | 'announced' | 'free';
  /** what its owner calls the figures that it plays by */
  edition_name: string;
  /** seconds that one waits for somebody at a table without a clock; 0: for ever */
  patience: number;
  /** steps put behind, of how many; None: no lesson is under way */
  lesson: [number, number] | null;
  /** it began as a lesson: when that is over, the coach goes on with light hints */
  taught: boolean;
  /** one person answers for every seat */
  analysis: boolean;
  /** it started from a position of another game */
  onward: boolean;
  /** its log cannot be read: it was put aside */
  broken: boolean;
  /** all clocks stand */
  paused: boolean;
  /** it counts for ratings */
  rated: boolean;
  /** that people speak there; empty: any */
  lang: '' | 'en' | 'fr';
  /** that it belongs to */
  tournament: string;
  /** when the time of who is asked is up, where people come and go between answers */
  deadline: number | null;
  /** my seats: several, where people share my device */
  hands: number[];
  /** who has had a turn since mine, in a list of my tables */
  since: number[];
}

/** Something that a bot account hears of; its number is the cursor to go on from. */
export interface Event {
  type: 'event';
  id: number;
  kind: 'challenge' | 'declined' | 'start' | 'turn' | 'over';
  table: string;
  /** the entry of the table's log that it tells of; 0: none */
  seq: number;
  at: number;
  by: Person | null;
  info: TableInfo | null;
  reason: 'later' | 'game' | 'terms' | 'no' | null;
}

/**
 * What there is after a cursor, or at the beginning of a stream. `missed`: there was more, which is kept no
 * longer; look at your tables.
 */
export interface EventsReply {
  type: 'events';
  events: Event[];
  cursor: number;
  missed: boolean;
}

/** I would play this with whoever else would; bots of a level take empty seats after a while, if I like. */
export interface QuickBody {
  game: string;
  players: number;
  pace?: 'live' | 'relaxed' | 'day' | 'none';
  level?: string | null;
  bots?: boolean;
  lang?: '' | 'en' | 'fr';
}

export interface SeekOf {
  game: string;
  players: number;
  pace: string;
  level: string;
  since: number;
}

/**
 * `since` when I wait (None: I do not), how many people do for the same, when bots come, what I seek; or the
 * table.
 */
export interface QuickReply {
  since: number | null;
  waiting: number;
  bots_at: number | null;
  table: string | null;
  seek: SeekOf | null;
}

/** Whom I keep away; `subject`: whom I asked about, by their seat or what they said. */
export interface BlocksReply {
  people: Person[];
  most: number;
  subject: string | null;
}

/** Somebody: by id or name, or at a table by their seat, or by the log's entry in which they say something. */
export interface SubjectBody {
  person?: string | null;
  table?: string | null;
  seat?: number | null;
  line?: number | null;
}

export interface ReportBody {
  person?: string | null;
  table?: string | null;
  seat?: number | null;
  line?: number | null;
  reason?: 'chat' | 'name' | 'cheating' | 'other';
  text?: string;
}

export interface ClockBody {
  kind?: 'none' | 'move' | 'bank';
  seconds?: number;
  increment?: number;
  at_zero?: 'bot' | 'forfeit';
}

/**
 * A game with somebody (by id or name), which starts when they accept; bots of a level take the other seats.
 * Without a seat of mine, chance decides.
 */
export interface ChallengeBody {
  to: string;
  game: string;
  players?: number;
  options?: Record<string, string>;
  clock?: ClockBody | 'live' | 'relaxed' | 'day' | 'none' | null;
  level?: string | null;
  seat?: number | null;
  private?: boolean;
  rated?: boolean;
}

/** To a table, by somebody; `link` leads there. `starts`: a challenge, the game starts when all seats are taken. */
export interface InvitationInfo {
  table: TableInfo;
  by: Person;
  at: number;
  link: string;
  starts: boolean;
}

export interface InvitationsReply {
  invitations: InvitationInfo[];
}

export interface Device {
  id: string;
  label: string;
  created: number;
  /** when last, give or take an hour */
  used: number;
  /** the one that asks */
  here: boolean;
}

export interface Passkey {
  id: string;
  label: string;
  created: number;
  used: number;
}

export interface AccountReply {
  person: Person;
  /** nobody but this browser can show that they are this person */
  guest: boolean;
  devices: Device[];
  passkeys: Passkey[];
  /** codes left */
  recovery: number;
  /** a link can be sent to their mail box */
  mail: boolean;
  /** who may look at my profile */
  visible: 'nobody' | 'met' | 'everybody';
  /** who may invite me */
  reachable: 'nobody' | 'met' | 'everybody';
}

/** Another device is let in by one of these, once; `picture` is the link as a QR code (a data: address). */
export interface InvitationReply {
  link: string;
  code: string;
  picture: string;
  expires: number;
}

/** For the browser: `PublicKeyCredential.parse…OptionsFromJSON`. */
export interface PasskeyOptions {
  options: Record<string, unknown>;
}

export interface NewPasskeyBody {
  credential: Record<string, unknown>;
}

/** Each lets somebody in once. They are told here and never again. */
export interface RecoveryReply {
  codes: string[];
}

export interface Tally {
  games: number;
  won: number;
}

export interface TitleTally {
  game: string;
  players: number;
  tally: Tally;
}

/** Somebody I have met, under the name that they had at our newest table. */
export interface Rival {
  name: string;
  id: string;
  games: number;
  /** I had the better place */
  ahead: number;
  behind: number;
}

/** Who sat in another seat: somebody, or a bot of a level. */
export interface Opponent {
  seat: number;
  name: string;
  level: string | null;
  program: boolean;
}

export interface PlayedGame {
  id: string;
  game: string;
  players: number;
  /** None: it ended without a winner */
  place: number | null;
  /** against people, not against bots alone */
  people: boolean;
  against: Opponent[];
  at: number;
  /** from 0 to 100, where a review of it is kept */
  accuracy: number | null;
}

/** How somebody likes to begin: the first answer of theirs that names something. */
export interface Opening {
  game: string;
  message: MessageData;
  tally: Tally;
}

/** Games from the beginning against bots alone, some of them of that level; won by oneself to the end. */
export interface LevelTally {
  game: string;
  level: string;
  tally: Tally;
}

/** What the reviews that are kept say of somebody's games. */
export interface Reviewed {
  games: number;
  /** from 0 to 100: the mean of those games in which a choice was graded */
  accuracy: number | null;
  /** by how much chance moved their chances to win, on average */
  luck: number;
}

export interface ProfileReply {
  all: Tally;
  titles: TitleTally[];
  /** tables where other people sat */
  people: Tally;
  /** by level: tables with bots alone */
  bots: Record<string, Tally>;
  /** games won in a row, up to now */
  streak: number;
  /** and ever */
  longest: number;
  rivals: Rival[];
  /** the newest first: 20 against people, 20 against bots */
  history: PlayedGame[];
  openings: Opening[];
  levels: LevelTally[];
  reviewed: Reviewed | null;
}

/** Who may look at my profile, who may invite me; None: as it is. */
export interface VisibleBody {
  visible?: 'nobody' | 'met' | 'everybody' | null;
  reachable?: 'nobody' | 'met' | 'everybody' | null;
}

/** `points`, give or take `margin` nineteen times in twenty; of a person, or of bots of a level. */
export interface RatingInfo {
  game: string;
  pool: 'people' | 'bots';
  season: string;
  points: number;
  margin: number;
  games: number;
  won: number;
  /** too few games: the margin is still wide */
  provisional: boolean;
  person: Person | null;
  level: string | null;
}

/** Somebody as they let me see them: of their games those that are public, or that I played too. */
export interface PersonPage {
  person: Person;
  mine: boolean;
  /** when they came */
  since: number;
  profile: ProfileReply;
  /** the newest season first */
  ratings: RatingInfo[];
  /** of bots, in the newest season in which they have played */
  marks: RatingInfo[];
}

export interface RatingsReply {
  season: string;
  /** the newest first */
  seasons: string[];
  /** whoever is surely the best first */
  ratings: RatingInfo[];
}

export interface Holiday {
  id: string;
  start: number;
  until: number;
}

export interface HolidaysReply {
  /** running, and to come */
  holidays: Holiday[];
  /** days that could begin now */
  left: number;
  /** in any year */
  most: number;
}

/** Days on which my time stands at tables by turns. */
export interface HolidayBody {
  start: number;
  until: number;
}

export interface Said {
  table: string;
  at: number;
  text: string;
}

/** For a seat of mine. */
export interface TokenOf {
  table: string;
  created: number;
}

/** From then until then, in the person's own time zone. */
export interface QuietHours {
  start: number;
  end: number;
}

/** What somebody wants to be told of, and when. */
export interface NoticeWishes {
  lang?: 'en' | 'fr';
  zone?: string;
  quiet?: QuietHours | null;
  /** even then, where their time would run out */
  urgent?: boolean;
  /** minutes that are gathered into one message; 0: at once */
  digest?: 0 | 15 | 60 | 1440;
  push?: ('turn' | 'over' | 'chat' | 'invited')[];
  mail?: ('turn' | 'over' | 'chat' | 'invited')[];
  webhook?: ('turn' | 'over' | 'chat' | 'invited')[];
}

export interface ChannelInfo {
  id: string;
  kind: 'push' | 'mail' | 'webhook';
  /** of a browser: whose push service it is */
  address: string;
  state: 'on' | 'off' | 'unproven' | 'failed';
  /** of a webhook */
  format: string;
  /** of a webhook: signs what is sent */
  secret: string;
  fault: string | null;
  /** that are left before it is given up */
  tries: number;
}

/** A table as far as I have seen it, and whether I hear of it. */
export interface LookedAt {
  table: string;
  seen: number;
  muted: boolean;
}

/** A notice that waits. */
export interface Untold {
  table: string;
  kind: 'turn' | 'over' | 'chat' | 'invited';
  at: number;
}

export interface NotesOf {
  table: string;
  text: string;
}

/** One that I share. */
export interface SharedBox {
  id: string;
  game: string;
  created: number;
  edition: Record<string, unknown>;
}

export interface TournamentOf {
  id: string;
  title: string;
}

/** That I have sent or got. */
export interface InvitationOf {
  table: string;
  by: string;
  to: string;
  at: number;
  starts: boolean;
  answer: 'later' | 'game' | 'terms' | 'no' | null;
}

/** That I have made. */
export interface ReportOf {
  person: string;
  table: string;
  reason: 'chat' | 'name' | 'cheating' | 'other';
  text: string;
  at: number;
}

/** All that is kept about me, but for secrets, of which we know hashes only. */
export interface MyData {
  account: AccountReply;
  created: number;
  seen: number;
  /** nobody reads what I write */
  muted: boolean;
  /** of a bot account: who made it */
  keeper: string | null;
  programs: ProgramInfo[];
  /** what was played there: /api/tables/{id}/record */
  tables: TableInfo[];
  said: Said[];
  seat_tokens: TokenOf[];
  wishes: NoticeWishes;
  channels: ChannelInfo[];
  looked: LookedAt[];
  untold: Untold[];
  notes: NotesOf[];
  holidays: Holiday[];
  ratings: RatingInfo[];
  boxes: SharedBox[];
  tournaments: TournamentOf[];
  invitations: InvitationOf[];
  blocks: Person[];
  reports: ReportOf[];
  seek: SeekOf | null;
  /** that a bot account has been told of */
  events: Event[];
}

export interface SignInBody {
  kind: 'link' | 'code' | 'recovery';
  secret: string;
  take?: boolean;
}

/** `take`: the games of the guest who sat here come along. */
export interface PasskeyBody {
  credential: Record<string, unknown>;
  take?: boolean;
}

/** A mail box that I have shown to be mine: a link is sent there. */
export interface SignInMailBody {
  address: string;
}

export interface SignOutBody {
  everywhere?: boolean;
}

export interface NoticesReply {
  wishes: NoticeWishes;
  channels: ChannelInfo[];
  /** whether this server sends mail */
  mail: boolean;
  /** of this server, for browsers */
  push_key: string;
}

export interface PushKeys {
  p256dh: string;
  auth: string;
}

export interface PushBody {
  endpoint: string;
  keys: PushKeys;
}

export interface MailBody {
  address: string;
}

export interface HookBody {
  url: string;
  format?: 'json' | 'discord' | 'slack';
}

export interface SwitchBody {
  on: boolean;
}

export interface ProofBody {
  token: string;
}

/** What a link of a mail says: no more of them, or once a day. */
export interface StopBody {
  token: string;
  daily?: boolean;
}

export interface OptionInfo {
  name: string;
  values: string[];
}

export interface GameInfo {
  name: string;
  players: number[];
  options: OptionInfo[];
  credits: Record<string, string | number>;
  reconstructed: number;
  /** steps of its lesson; 0: it has none */
  lesson: number;
}

export interface GamesReply {
  games: GameInfo[];
  levels: string[];
  default_level: string;
  languages: string[];
  version: string;
  /** clocks by their names */
  paces: Record<string, ClockRule>;
  /** whether this server sends mail */
  mail: boolean;
  /** where games against bots run in the browser, if that is not here */
  page: string;
}

/** What an edition says instead of our figure; None where one of both has none. */
export interface FigureChange {
  path: string;
  ours: unknown;
  value: unknown;
}

/** An owner's figures: a fingerprint of them, what they are called, and exactly what differs. */
export interface EditionInfo {
  id: string;
  name: string;
  changes: FigureChange[];
  edition: Record<string, unknown>;
}

export interface GameReply {
  name: string;
  players: number[];
  options: OptionInfo[];
  credits: Record<string, string | number>;
  reconstructed: number;
  figures: Record<string, unknown>;
  references: Record<string, string>;
  verbs: string[];
  rules_version: number;
  /** of a table or a record with figures of its own */
  edition: EditionInfo | null;
}

/** How far a number (or those of a list) may go, and how long a list may be. */
export interface FigureBounds {
  least: number | null;
  most: number | null;
  shortest: number;
  longest: number;
}

export interface FigureInfo {
  path: string;
  value: unknown;
  source: string;
  note: string;
  bounds: FigureBounds;
}

export interface FiguresReply {
  figures: FigureInfo[];
  /** whether this server takes figures of one's own */
  taken: boolean;
}

/** Figures to be tried, as data or as the text of a file. */
export interface EditionBody {
  edition?: Record<string, unknown>;
  toml?: string;
}

/** Figures that somebody shares: their page is /box/{game}/{id}. */
export interface BoxReply {
  id: string;
  edition: Record<string, unknown>;
}

/** What a player reads, as Markdown: how to play, the reference card, the numbered rules in printed words. */
export interface GuideReply {
  guide: string;
  card: string;
  rules: string;
  lang: string;
}

/** What the coach says: `{seat2}` stands for a player's name. Empty: nothing. */
export interface LessonStep {
  id: string;
  title: string;
  say: string;
  after: string;
  nudge: string;
}

export interface LessonReply {
  steps: LessonStep[];
}

/** What every game shows of its position; the rest is its own: `games/<game>/shown.py`. */
export interface Shown {
  /** the seat in turn */
  active: number | null;
  round: number;
  /** points by seat as things stand */
  scores: number[];
}

/** A position of a game's lesson, to be drawn in its guide: as the learner sees it. */
export interface FigureReply {
  shown: Shown;
  seat: number;
  players: number;
}

export interface LessonBody {
  game: string;
}

export interface SeatBody {
  kind: 'me' | 'open' | 'bot';
  level?: string | null;
}

/** A new table. `seats` may be "shuffle-bots:LEVEL": me in a random seat among bots. */
export interface TableBody {
  game: string;
  players: number;
  options?: Record<string, string>;
  private?: boolean;
  clock?: ClockBody | 'live' | 'relaxed' | 'day' | 'none' | null;
  takeover?: string | null;
  seats?: SeatBody[] | string | null;
  start?: boolean;
  edition?: Record<string, unknown> | null;
  hints?: 'off' | 'announced' | 'free';
  rated?: boolean;
  /** seconds that one waits where there is no clock; None: a week */
  patience?: number | null;
  lang?: '' | 'en' | 'fr';
}

export interface TablesReply {
  tables: TableInfo[];
}

export interface JoinBody {
  seat?: number | null;
  key?: string | null;
}

export interface ChairBody {
  /** here: somebody who shares the owner's device */
  kind: 'open' | 'bot' | 'here';
  level?: string | null;
  /** of whoever is here */
  name?: string | null;
}

export interface SettingsBody {
  players?: number | null;
  options?: Record<string, string> | null;
  clock?: ClockBody | 'live' | 'relaxed' | 'day' | 'none' | null;
  private?: boolean | null;
  hints?: 'off' | 'announced' | 'free' | null;
  rated?: boolean | null;
  patience?: number | null;
  lang?: '' | 'en' | 'fr' | null;
}

export interface StartBody {
  fill?: string | null;
}

/** By id, or by a name that one person has whom I may look at. */
export interface InviteBody {
  person: string;
}

export interface DeclineBody {
  reason?: 'later' | 'game' | 'terms' | 'no';
}

/** A table's link, also as a QR code (a data: address). */
export interface PictureReply {
  link: string;
  picture: string;
}

/** Who is invited to a table, and why they do not come (None: they have not answered). */
export interface Guest {
  person: Person;
  at: number;
  answer: 'later' | 'game' | 'terms' | 'no' | null;
}

export interface GuestsReply {
  guests: Guest[];
}

/** What I have noted about a game, for my own eyes. */
export interface NotesBody {
  text: string;
}

export interface MomentReply {
  seq: number;
  seat: number | null;
  shown: Shown;
}

export interface Verification {
  ok: boolean;
  commitment: string;
  seed: string;
  answers: number;
  chance: number;
  fault: string | null;
}

/** A line of the log as the viewer may read it. */
export interface Line {
  seq: number;
  kind: 'event' | 'answer' | 'chat' | 'table';
  seat: number | null;
  message: MessageData | null;
  text: string | null;
  name: string | null;
  at: number;
  turn: number;
}

export interface Step {
  n: number;
  shown: Shown;
  by: number | null;
  action: string | null;
  message: MessageData | null;
  lines: Line[];
  waiting: number[];
  decision: string | null;
}

/** What happened, in a sentence (rank 0) or the heading of several (1: a turn, 2: a round); never an answer. */
export interface StoryLine {
  /** the entry of the log (in a replay the step) that it begins with */
  first: number;
  /** and the one that it ends with: the position then */
  last: number;
  rank: number;
  /** what sort of thing, for a sign */
  kind: string;
  /** who acts */
  seat: number | null;
  /** the faction that acts, where its seat plays several; or empty */
  side: string;
  message: MessageData;
  /** places that something left */
  origins: string[];
  /** places where it went, or where it happened */
  goals: string[];
  /** seats that lose by it */
  against: number[];
}

export interface ReplayReply {
  total: number;
  from: number;
  seat: number | null;
  game: string;
  names: string[];
  chart: number[][] | null;
  steps: Step[];
  /** with the first steps: all of it */
  story: StoryLine[] | null;
}

/** An answer of chance, and how lucky it was for every seat. */
export interface Draw {
  number: number;
  luck: number[];
}

/**
 * What moved a seat's chance from `start` to `end`: start + luck + own + others = end.
 * `own` is what the seat gave away, so never more than nothing. `others` is the rest: with a perfect judge what others
 * gave away; with ours, what it learned only later, too.
 */
export interface Parts {
  start: number;
  luck: number;
  own: number;
  others: number;
  end: number;
}

/** A turn, from the position after answer `first` to that after `last`, and the answer that did most of it. */
export interface TurningPoint {
  first: number;
  last: number;
  number: number;
  /** who did that; None: chance, or the rules */
  seat: number | null;
  before: number[];
  after: number[];
  /** what happened, as everybody saw it */
  line: StoryLine | null;
}

/** What speaks for an idea, or against it; `prevents` and `risks` tell what others would do. */
export interface HintReason {
  kind: 'brings' | 'costs' | 'keeps' | 'takes' | 'hope' | 'worry' | 'prevents' | 'risks' | 'alike' | 'weaker';
  message: MessageData;
}

/**
 * A choice: the answer played and the best one with the chances to win that they leave the seat.
 * stake    how far apart answers are
 * grade    a key of GRADES; empty where nothing was at stake, or nothing to be won
 * better   how the best answer would have gone on, where it was another
 * why      what speaks against the answer played, said to the seat; of choices that deserve a look
 */
export interface Choice {
  number: number;
  seat: number;
  decision: string;
  played: string;
  best: string;
  /** both in words */
  said: MessageData;
  best_said: MessageData;
  chance: number;
  best_chance: number;
  loss: number;
  stake: number;
  grade: string;
  better: StoryLine[];
  why: HintReason[];
}

/**
 * How well a seat played: accuracy from 0 to 100 over all graded choices and by phase, how many choices had which
 * grade, and the chances given away in all.
 */
export interface Played {
  accuracy: number | null;
  phases: (number | null)[];
  grades: Record<string, number>;
  lost: number;
}

/**
 * Everything that is found out about a game that was played. Lists of chances are by seat.
 * judge      whether a network judged or the hand-made evaluation
 * open       chances to win for the set-up and after every answer, with open cards
 * fair       the same, as the seat that is asked could know it
 * turns      the answers that ended turns: where a curve has its points
 * draws      luck of every answer of chance; `parts` is where each seat's chance went
 * total      how many choices there are; `choices` are those that have been graded so far
 */
export interface Review {
  game: string;
  names: string[];
  options: Record<string, string>;
  level: string;
  seed: string;
  judge: 'network' | 'hand';
  answers: number;
  open: number[][];
  fair: number[][];
  turns: number[];
  draws: Draw[];
  parts: Parts[];
  turning: TurningPoint[];
  total: number;
  choices: Choice[];
  players: Played[];
}

/**
 * A game's review as far as it is there: the curve comes first, then choices as they are graded.
 * state   asked: nothing yet; running: some of it; done; failed: no more will come
 */
export interface ReviewReply {
  state: 'asked' | 'running' | 'done' | 'failed';
  review: Review | null;
}

/** A table that starts after that many answers of a game; without a seat, one answers for everybody. */
export interface OnwardBody {
  step: number;
  seat?: number | null;
  level?: string | null;
}

export interface SeatResult {
  place: number;
  points: number;
  parts: [string, number][];
  team: number;
  forfeit: boolean;
}

export interface Result {
  reason: MessageData;
  seats: SeatResult[];
}

export interface TableResult {
  table: TableInfo;
  result: Result;
}

export interface ResultsReply {
  results: TableResult[];
}

/** A new one: its plan, how many bots take part, and whether its maker does. */
export interface TournamentBody {
  title: string;
  game: string;
  seats?: number;
  format?: 'robin' | 'swiss' | 'groups' | 'league' | 'cup';
  pace?: 'live' | 'relaxed' | 'day';
  options?: Record<string, string>;
  rounds?: number;
  parts?: number;
  seasons?: number;
  most?: number;
  private?: boolean;
  stand_in?: string | null;
  fill?: boolean;
  bots?: number;
  level?: string | null;
  enter?: boolean;
  rated?: boolean;
  starts?: number;
}

/** All that is settled when a tournament is made. */
export interface TournamentPlan {
  game: string;
  /** at a table */
  seats: number;
  format: 'robin' | 'swiss' | 'groups' | 'league' | 'cup';
  pace: 'live' | 'relaxed' | 'day';
  options: Record<string, string>;
  /** of a Swiss tournament; otherwise how often everybody is to meet everybody */
  rounds: number;
  /** groups, or divisions of a league */
  parts: number;
  seasons: number;
  /** level of the bots that take the place of who leaves */
  stand_in: string;
  /** such bots make up full tables, so that nobody sits out */
  fill: boolean;
  /** entrants */
  most: number;
  /** by its link only */
  private: boolean;
  /** tables count where people alone play: whoever enters agrees to it */
  rated: boolean;
  /** when it begins by itself, by the wall clock; 0: when its maker says so */
  starts: number;
}

/** As lists show it. */
export interface TournamentInfo {
  id: string;
  title: string;
  plan: TournamentPlan;
  phase: 'open' | 'play' | 'over';
  entrants: number;
  most: number;
  /** of its stage */
  round: number;
  stage: number;
  mine: boolean;
  owned: boolean;
}

/** `level`: a bot of ours plays, `program`: one from outside; `left`: for whom it, or the person, took over. */
export interface EntrantInfo {
  name: string;
  level: string | null;
  program: boolean;
  left: string[];
}

/** Points, and then what decides between equals, the first of them first. */
export interface StandingInfo {
  entrant: number;
  points: number;
  opponents: number;
  direct: number;
  wins: number;
  lot: number;
  games: number;
  byes: number;
  rounds: (number | null)[];
}

/** Entrants by seat; `points` once it is over. */
export interface MatchInfo {
  table: string;
  entrants: number[];
  state: 'planned' | 'play' | 'over';
  points: number[];
}

/** Two places in the bracket of a cup. Of an entrant null: nobody yet; in the first round nobody at all. */
export interface TieInfo {
  entrants: (number | null)[];
  table: string | null;
  winner: number | null;
}

/**
 * Rounds so far of `of`; standings by pool: groups, divisions, or everybody in one; a cup has a bracket instead,
 * from the first round to the final.
 */
export interface StageInfo {
  of: number;
  pools: StandingInfo[][];
  rounds: MatchInfo[][];
  bracket: TieInfo[][];
}

/** `me`: for which entrant I play; `next`: my table now; `link`: for others to enter, where it takes one. */
export interface TournamentReply {
  info: TournamentInfo;
  entrants: EntrantInfo[];
  waiting: string[];
  me: number | null;
  waits: boolean;
  next: string | null;
  link: string;
  key: string;
  least: number;
  seed: string;
  stages: StageInfo[];
  ranking: number[];
}

export interface TournamentsReply {
  tournaments: TournamentInfo[];
}

export interface KeyBody {
  key?: string | null;
}

export interface PuzzleInfo {
  id: string;
  /** how hard it is, on the scale of people's ratings */
  rating: number;
  players: number;
}

/** The puzzles of every game, the easiest first. */
export interface PuzzlesReply {
  games: Record<string, PuzzleInfo[]>;
}

/** A legal action: its notation, its words, what it costs or brings, its number in the game's vocabulary. */
export interface LegalAction {
  notation: string;
  message: MessageData;
  detail: MessageData | null;
  index: number;
}

export interface Request {
  decision: string;
  prompt: MessageData;
  secret: boolean;
  actions: LegalAction[];
}

/** A question of a puzzle, as its seat sees it, with the one good answer. */
export interface PuzzleStep {
  shown: Shown;
  request: Request;
  answer: string;
  /** that come nearest */
  others: string[];
  /** to win by the good answer */
  chance: number;
  /** and by the next best */
  next_chance: number;
}

/** What is the best that the seat can do? */
export interface PuzzleReply {
  id: string;
  game: string;
  rating: number;
  players: number;
  options: Record<string, string>;
  seat: number;
  steps: PuzzleStep[];
  /** the board when all is answered */
  end: Shown;
  /** what the solver did, in sentences */
  line: MessageData[];
  /** what speaks for the first answer */
  why: HintReason[];
}

export interface RecordReply {
  id: string;
  game: string;
  players: number;
  options: Record<string, string>;
  total: number;
  result: Result | null;
  names: string[];
  /** somebody has something to answer, and chance's answers are known: a table can go on with it */
  unfinished: boolean;
}

export interface Hello {
  type: 'hello';
  id?: number | null;
  since?: number;
  /** of the protocol */
  version?: 1 | 2;
}

export interface Answer {
  type: 'answer';
  id?: number | null;
  turn: number;
  action: string;
  careful?: boolean;
}

export interface Undo {
  type: 'undo';
  id?: number | null;
  turn: number;
}

export interface Consent {
  type: 'consent';
  id?: number | null;
  turn: number;
  agree: boolean;
}

export interface Chat {
  type: 'chat';
  id?: number | null;
  text: string;
}

export interface Hint {
  type: 'hint';
  id?: number | null;
  turn: number;
}

/** An answer that is about to be given: does it lose much? */
export interface Weigh {
  type: 'weigh';
  id?: number | null;
  turn: number;
  action: string;
}

export interface Why {
  type: 'why';
  id?: number | null;
  action: string;
  lang?: string;
}

export interface Resign {
  type: 'resign';
  id?: number | null;
}

export interface Away {
  type: 'away';
  id?: number | null;
  level?: string | null;
}

export interface Back {
  type: 'back';
  id?: number | null;
}

export interface Auto {
  type: 'auto';
  id?: number | null;
  lone: boolean;
}

export interface Plan {
  type: 'plan';
  id?: number | null;
  decision: string;
  action?: string | null;
}

/** So many steps are behind me; or I play on without the lesson. */
export interface Lesson {
  type: 'lesson';
  id?: number | null;
  told: number;
  over?: boolean;
}

/** Remind who is asked. */
export interface Nudge {
  type: 'nudge';
  id?: number | null;
  turn: number;
}

/** Who is asked has not come for longer than the table waits: a bot plays on for them. */
export interface StandIn {
  type: 'stand_in';
  id?: number | null;
  turn: number;
}

/** The same; I would end the game as it stands. */
export interface End {
  type: 'end';
  id?: number | null;
  turn: number;
}

/** I would have the clocks stand (or run on), if everybody agrees. */
export interface Pause {
  type: 'pause';
  id?: number | null;
  on: boolean;
}

/** All up to this entry has been before the person's eyes: they need not be told of it elsewhere. */
export interface Seen {
  type: 'seen';
  id?: number | null;
  seq: number;
}

export interface Ping {
  type: 'ping';
  id?: number | null;
  t?: number | string | null;
}

export interface Resync {
  type: 'resync';
  id?: number | null;
}

export interface Clocks {
  now: number;
  running: number | null;
  left: number[];
}

export interface UndoWish {
  by: number;
  agreed: number[];
  missing: number[];
  mine: boolean;
}

export interface UndoState {
  can: 'free' | 'ask' | null;
  asked: UndoWish | null;
}

export interface AutoState {
  lone: boolean;
  plans: Record<string, string>;
}

/** What the coach is about: `docs/protocol.md`, lessons. */
export interface LessonState {
  /** from 0 */
  step: number;
  steps: number;
  id: string;
  phase: 'read' | 'do' | 'wait' | 'done' | 'astray';
  point: string[];
  /** that will do now; the first one is shown to who wants to be shown */
  answers: string[];
}

/** Others wait for a person who is asked. */
export interface Absence {
  seat: number;
  /** when the question was put, by the wall clock */
  since: number;
  /** seconds after which they need not wait any longer; 0: never */
  patience: number;
  /** when they were reminded last */
  nudged: number | null;
  /** seats that would end the game as it stands */
  ending: number[];
  /** and those of which it takes the consent, too */
  missing: number[];
}

/** The clocks stand, or some would have it so. */
export interface PauseState {
  paused: boolean;
  /** from then on anybody may end it */
  until: number;
  /** seats that would have it otherwise */
  wished: number[];
  /** and those of which it takes the consent, too */
  missing: number[];
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
  undo: UndoState;
  auto: AutoState;
  result: Result | null;
  commitment: string | null;
  seed: string | null;
  note: MessageData | null;
  digest: string;
  story: StoryLine[];
  /** a lesson, while there is something to say */
  lesson: LessonState | null;
  absence: Absence | null;
  pause: PauseState | null;
  /** lines from the first heading at or after this entry are told anew; 0: all */
  story_from: number;
  /** others at this device must not see it */
  covered: boolean;
  /** version 2: counts the views and changes of a socket */
  n: number;
}

/** Version 2: what has changed since the view or change before. */
export interface ViewChange {
  type: 'change';
  n: number;
  clocks: Clocks | null;
  /** [place, value], or [place] alone where something is gone; a place is names and numbers */
  set: unknown[][];
}

export interface Ack {
  type: 'ack';
  id: number | null;
  seq: number;
  turn: number;
  again: boolean;
}

export interface Refused {
  type: 'refused';
  id: number | null;
  error: ErrorBody;
}

/** An answer that is worth a thought, as its seat may judge it. */
export interface HintIdea {
  notation: string;
  message: MessageData;
  /** to win */
  chance: number;
  reasons: HintReason[];
  /** how the turn would go on, as far as chance has no say */
  line: MessageData[];
  /** what the next player would do then, if that can be told */
  reply: MessageData[];
}

export interface HintReply {
  type: 'hint';
  id: number | null;
  turn: number;
  /** the best first */
  ideas: HintIdea[];
  /** the chance to win before the answer */
  now: number;
  level: string;
}

/** How much of the chance to win the answer loses against the best one, and what speaks against it. */
export interface WeighReply {
  type: 'weigh';
  id: number | null;
  turn: number;
  action: string;
  message: MessageData;
  loss: number;
  best: string;
  best_message: MessageData;
  reasons: HintReason[];
}

export interface WhyReply {
  type: 'why';
  id: number | null;
  action: string;
  legal: boolean;
  rule: string | null;
  text: string | null;
  expected: string[];
  /** for people: what is lacking now; its attribute `more` says the rest */
  reason: MessageData | null;
}

export interface Presence {
  type: 'presence';
  online: boolean[];
  watchers: number;
}

export interface Pong {
  type: 'pong';
  id: number | null;
  t: number | string | null;
}

export interface Bye {
  type: 'bye';
  reason: string;
  retry_ms: number;
}

export interface SocketError {
  type: 'error';
  error: ErrorBody;
}

export type ClientMessage = Hello | Answer | Undo | Consent | Chat | Hint | Weigh | Why | Resign | Away | Back | Auto | Plan | Lesson | Nudge | StandIn | End | Pause | Seen | Ping | Resync;

export type ServerMessage = View | ViewChange | Ack | Refused | HintReply | WeighReply | WhyReply | Presence | Pong | Bye | SocketError;
