// A table as this browser sees it: the newest view, all lines, the connection, and what can be asked of the server.
import type {
  ClientMessage,
  ErrorBody,
  HintReply,
  LegalAction,
  Line,
  ServerMessage,
  StoryLine,
  View,
  WeighReply,
  WhyReply,
} from '../generated/wire';
import { continued } from '../film/story';
import { isAmongBots } from './names';
import { TableSocket, type Status } from './socket';

const SEEING = 1000; // milliseconds that something is before somebody's eyes until it counts as seen

export class TableClient {
  view = $state.raw<View | null>(null);
  lines = $state.raw<readonly Line[]>([]);
  /** What happened, in sentences. */
  story = $state.raw<readonly StoryLine[]>([]);
  status = $state<Status>('connecting');
  closeCode = $state(0);
  hint = $state.raw<HintReply | null>(null);
  thinking = $state(false);
  /** An answer is under way: buttons rest until the server has spoken. */
  busy = $state(false);
  /** A refusal: read until the player does something else, whatever others do meanwhile. */
  problem = $state.raw<ErrorBody | null>(null);
  /** An answer that would uncover something: given only when the player says so once more. */
  doubt = $state.raw<LegalAction | null>(null);
  online = $state.raw<boolean[]>([]);
  watchers = $state(0);
  /** The device has to be passed on: nobody is shown anything until whoever is asked says that they have it. */
  covered = $state(false);
  /** The server's clock minus ours, in milliseconds. */
  skew = 0;
  /** What the next question is answered with: the second half of an answer given in one go. */
  #then = '';
  #careful = true;
  readonly #socket: TableSocket;
  #seen = 0;
  #seeing: ReturnType<typeof setTimeout> | undefined;

  constructor(id: string, key: string) {
    const path = `/api/tables/${id}/socket${key ? `?key=${encodeURIComponent(key)}` : ''}`;
    this.#socket = new TableSocket(path, {
      message: (message) => this.#hear(message),
      status: (status, code) => {
        this.status = status;
        this.closeCode = code;
        if (status !== 'open') this.busy = false;
      },
      since: () => this.view?.seq ?? 0,
    });
    document.addEventListener('visibilitychange', this.#tellSeen);
  }

  #hear(message: ServerMessage): void {
    if (message.type === 'view') this.#see(message);
    else if (message.type === 'presence') {
      this.online = message.online;
      this.watchers = message.watchers;
    } else if (message.type === 'error') {
      this.problem = message.error;
      this.busy = false;
    }
  }

  #see(view: View): void {
    const have = this.view?.seq ?? 0;
    if (this.view && view.turn < this.view.turn && view.seq < have) return; // an older view overtaken on the way
    if (view.first === 0) this.lines = view.lines;
    else if (view.first > have) this.#socket.send({ type: 'resync' });
    else this.lines = [...this.lines, ...view.lines.filter((line) => line.seq > have)];
    this.story = continued(this.story, view);
    if (this.view?.turn !== view.turn) {
      this.hint = null;
      this.doubt = null;
      this.busy = false;
    }
    if (this.view?.seat !== view.seat) {
      this.covered = view.covered;
      this.#then = '';
    } else if (!view.covered) this.covered = false;
    if (view.clocks) this.skew = view.clocks.now - performance.now();
    const asked = this.view?.turn !== view.turn;
    this.view = view;
    this.#tellSeen();
    if (asked && this.#then) this.#goOn(view);
  }

  /** What is before somebody's eyes is not told to them elsewhere; said when a moment has passed without news. */
  #tellSeen = (): void => {
    const view = this.view;
    if (document.hidden || !view || view.seat === null || isAmongBots(view.table) || view.seq <= this.#seen) return;
    clearTimeout(this.#seeing);
    this.#seeing = setTimeout(() => {
      this.#seen = view.seq;
      this.#socket.send({ type: 'seen', seq: view.seq });
    }, SEEING);
  };

  /** The second half of an answer: given if it is possible, and else forgotten. */
  #goOn(view: View): void {
    const then = view.request?.actions.find((action) => action.notation === this.#then);
    this.#then = '';
    if (then) void this.answer(then, this.#careful);
  }

  /** The server's answer, its refusal shown. */
  async #ask(message: ClientMessage): Promise<ServerMessage> {
    this.problem = null;
    const answer = await this.#socket.ask(message);
    if (answer.type === 'refused') {
      this.busy = false;
      this.problem = answer.error;
    }
    return answer;
  }

  /** Carefully: an answer that uncovers something is not given yet, but kept as a doubt. */
  async answer(action: LegalAction, careful: boolean, then = ''): Promise<void> {
    if (!this.view || this.busy) return;
    this.#then = then;
    this.#careful = careful;
    this.busy = true;
    this.doubt = null;
    const { turn } = this.view;
    const answer = await this.#ask({ type: 'answer', turn, action: action.notation, careful });
    if (answer.type === 'refused') this.#then = '';
    if (answer.type === 'refused' && answer.error.code === 'reveals') {
      this.problem = null;
      if (this.view.turn === turn) this.doubt = action;
    }
  }

  async undo(): Promise<void> {
    if (this.view) await this.#ask({ type: 'undo', turn: this.view.turn });
  }

  async consent(agree: boolean): Promise<void> {
    if (this.view) await this.#ask({ type: 'consent', turn: this.view.turn, agree });
  }

  async chat(text: string): Promise<boolean> {
    return (await this.#ask({ type: 'chat', text })).type === 'ack';
  }

  /** Quietly: nobody asked for it in so many words, so a refusal is not worth one either. */
  async askHint(quietly = false): Promise<void> {
    if (!this.view || this.thinking) return;
    this.thinking = true;
    const message: ClientMessage = { type: 'hint', turn: this.view.turn };
    const answer = await (quietly ? this.#socket.ask(message) : this.#ask(message));
    this.thinking = false;
    if (answer.type === 'hint' && answer.turn === this.view.turn) this.hint = answer;
  }

  /** The best idea, unasked: null if there is none, and nobody hears of it. */
  async idea(): Promise<HintReply | null> {
    if (!this.view || this.thinking) return null;
    const { turn } = this.view;
    const answer = await this.#socket.ask({ type: 'hint', turn });
    return answer.type === 'hint' && this.view.turn === turn ? answer : null;
  }

  /** What an answer would lose, or null if nobody says. */
  async weigh(action: string): Promise<WeighReply | null> {
    if (!this.view) return null;
    const answer = await this.#socket.ask({ type: 'weigh', turn: this.view.turn, action });
    return answer.type === 'weigh' ? answer : null;
  }

  async why(action: string): Promise<WhyReply | null> {
    const answer = await this.#socket.ask({ type: 'why', action });
    return answer.type === 'why' ? answer : null;
  }

  /** So many steps of the lesson are behind me; or I play on without it. */
  lesson = (told: number, over = false) => this.#ask({ type: 'lesson', told, over });
  resign = () => this.#ask({ type: 'resign' });
  away = (level: string | null) => this.#ask({ type: 'away', level });
  back = () => this.#ask({ type: 'back' });
  /** What can be done when who is asked does not come. */
  nudge = () => this.#ask({ type: 'nudge', turn: this.view!.turn });
  standIn = () => this.#ask({ type: 'stand_in', turn: this.view!.turn });
  end = () => this.#ask({ type: 'end', turn: this.view!.turn });
  /** I would have the clocks stand, or run on. */
  pause = (on: boolean) => this.#ask({ type: 'pause', on });
  auto = (lone: boolean) => this.#ask({ type: 'auto', lone });
  plan = (decision: string, action: string | null) => this.#ask({ type: 'plan', decision, action });

  retry(): void {
    this.#socket.retry();
  }

  restart(): void {
    this.#socket.restart();
  }

  close(): void {
    clearTimeout(this.#seeing);
    document.removeEventListener('visibilitychange', this.#tellSeen);
    this.#socket.close();
  }
}

/** The lines since the viewer's own last move (all of the last turn for a spectator). */
export function fresh(lines: readonly Line[], seat: number | null): ReadonlySet<Line> {
  const game = lines.filter((line) => line.kind === 'event' || line.kind === 'answer');
  let from = game.length;
  while (from > 0 && (seat === null ? game.length - from < 2 : game[from - 1]!.seat !== seat)) from--;
  return new Set(game.slice(from));
}

/** The ids that lines speak of: what a board marks as the latest move. */
export function mentioned(lines: Iterable<Line>): Set<string> {
  const ids = new Set<string>();
  for (const line of lines) {
    for (const value of Object.values(line.message?.[1] ?? {})) {
      if (typeof value === 'string' && !/^[@=]/.test(value)) ids.add(value);
    }
  }
  return ids;
}

/** The places that a line of the story is about. */
export function touched(line: StoryLine): Set<string> {
  return new Set([...line.origins, ...line.goals]);
}
