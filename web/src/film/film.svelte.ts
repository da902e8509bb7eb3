// The film of what others did: the positions that came over the wire, shown one after the other at the reader's pace.
// The newest position is always known; only what is drawn lags behind, and never longer than the reader likes.
import type { Shown } from '../generated/wire';
import type { Told } from './story';
import type { Pace } from './timing';

export interface Frame {
  seq: number;
  shown: Shown;
  /** What happened since the frame before, for captions. */
  told: readonly Told[];
  /** What I did myself: it needs no caption. */
  own: boolean;
  waiting: readonly number[];
}

/** An event being played. */
export interface Run {
  /** It is over, or was ended. */
  done: Promise<void>;
  pause(): void;
  resume(): void;
  end(): void;
}

/** Where a film is shown; tests have one of their own. */
export interface Stage {
  /** The reader wants no travel: positions are drawn at once, and captions follow. */
  readonly still: boolean;
  /** Look at what stands there, before the next frame is drawn. */
  look(): void;
  /** The frame is drawn: remember what differs from the last look. */
  compare(frame: Frame): void;
  /** Move what differs; null if nobody would notice. */
  play(frame: Frame): Run | null;
}

/** The later frame tells what the earlier one began: five cubes are one motion. */
function isPart(earlier: Frame, later: Frame): boolean {
  return earlier.told.length > 0 && earlier.told.every((one) => later.told.some(({ first }) => first === one.first));
}

/** So many frames can be gone back to, where nobody's turn begins the film anew. */
const KEPT = 40;

export class Film {
  /** From my last move on. */
  reel = $state.raw<readonly Frame[]>([]);
  /** Which frame is drawn. */
  at = $state(0);
  /** Which frame is being told: the drawn one, or an earlier one where there is no travel. */
  telling = $state(0);
  paused = $state(false);
  running = $state(false);
  /** Up to where everything was watched to its end. */
  watched = $state(0);
  #run: Run | null = null;
  /** Raised whenever the film is cut: what was being played is then no longer wanted. */
  #cut = 0;
  readonly #stage: Stage;
  readonly #pace: () => Pace;
  readonly #tick: () => Promise<void>;

  constructor(stage: Stage, pace: () => Pace, tick: () => Promise<void>) {
    this.#stage = stage;
    this.#pace = pace;
    this.#tick = tick;
  }

  get shown(): Shown | null {
    return this.reel[this.at]?.shown ?? null;
  }

  get frame(): Frame | null {
    return this.reel[this.telling] ?? null;
  }

  /** The events that have a caption, for a reader who counts. */
  get events(): Frame[] {
    return this.reel.slice(1).filter(({ told }) => told.length > 0);
  }

  /** The number of the event that is told; -1 for none. */
  get step(): number {
    return this.frame ? this.events.indexOf(this.frame) : -1;
  }

  /** Who plays in what is told. */
  get actor(): number | null {
    return this.frame?.told.find((one) => one.seat !== null)?.seat ?? this.frame?.waiting[0] ?? null;
  }

  /** A new position. It is played after those that wait, unless it is to be `shown` at once: the first, or after an undo. */
  feed(frame: Frame, atOnce = false): void {
    if (atOnce || !this.reel.length || this.#pace() === 'instant') {
      this.#stop();
      this.reel = [frame];
      this.at = this.telling = 0;
      return;
    }
    this.reel = [...this.reel, frame];
    if (frame.own && !this.running) this.#forget(this.reel.length - 2);
    else if (!this.running) this.#forget(this.reel.length - KEPT);
    if (this.#stage.still) void this.#draw(this.reel.length - 1).then(() => this.#roll());
    else void this.#roll();
  }

  async #draw(at: number): Promise<void> {
    this.#stage.look();
    this.at = at;
    const frame = this.reel[at]!;
    await this.#tick();
    this.#stage.compare(frame);
  }

  #forget(count: number): void {
    if (count <= 0) return;
    this.reel = this.reel.slice(count);
    this.at = Math.max(0, this.at - count);
    this.telling = Math.max(0, this.telling - count);
  }

  async #roll(): Promise<void> {
    if (this.running) return;
    this.running = true;
    const cut = this.#cut;
    while (this.telling < this.reel.length - 1) {
      this.telling += 1;
      while (this.telling < this.reel.length - 1 && isPart(this.reel[this.telling]!, this.reel[this.telling + 1]!)) {
        this.telling += 1;
      }
      const frame = this.reel[this.telling]!;
      // without travel nobody looks at an old board: it is drawn already
      if (!this.#stage.still) await this.#draw(this.telling);
      if (cut !== this.#cut) return;
      const run = this.#stage.play(frame);
      if (run) {
        this.#run = run;
        if (this.paused) run.pause();
        await run.done;
        if (cut !== this.#cut) return;
        this.#run = null;
      }
      this.watched = Math.max(this.watched, frame.seq);
    }
    this.running = false;
  }

  #stop(): void {
    this.#cut += 1;
    this.#run?.end();
    this.#run = null;
    this.running = false;
    this.paused = false;
  }

  /** The newest position now; what is not yet told is told by the recap. */
  skip(): void {
    if (!this.running) return;
    this.#stop();
    this.at = this.telling = this.reel.length - 1;
  }

  pause(): void {
    if (!this.running) return;
    this.paused = !this.paused;
    if (this.paused) this.#run?.pause();
    else this.#run?.resume();
  }

  /** The event before the one that is told, again. */
  back(): void {
    this.#from(this.#before(this.running ? this.telling : this.reel.length));
  }

  /** Everything since my last move, again. */
  again(): void {
    this.#from(this.#after(1));
  }

  /** The event of that frame, and what came after it. */
  replay(frame: Frame): void {
    this.#from(this.reel.indexOf(frame));
  }

  #before(at: number): number {
    for (let i = at - 1; i > 0; i--) if (this.reel[i]!.told.length) return i;
    return this.#after(1);
  }

  #after(at: number): number {
    for (let i = at; i < this.reel.length; i++) if (this.reel[i]!.told.length) return i;
    return this.reel.length - 1;
  }

  #from(at: number): void {
    if (at < 1) return;
    this.#stop();
    this.at = this.telling = at - 1;
    void this.#tick().then(() => this.#roll());
  }
}
