// Small sounds of our own, put together from tones and noise: no files. Off until wished for.
import type { Frame } from './film.svelte';
import type { Motion } from './match';

export type Sound = 'turn' | 'move' | 'arrive' | 'leave' | 'harm' | 'dice' | 'word';

/** What an event sounds like: the gravest thing about it. */
export function soundOf({ told }: Frame, motions: readonly Motion[], dice: boolean): Sound {
  if (dice) return 'dice';
  if (told.some(({ harm }) => harm)) return 'harm';
  if (motions.some(({ from, to }) => from && to)) return 'move';
  if (motions.some(({ to }) => to)) return 'arrive';
  return motions.length ? 'leave' : 'word';
}

/** A tone: when it starts, its pitch at the start and at the end, how long it rings, how loud. A pitch of 0 is noise. */
type Tone = readonly [start: number, from: number, to: number, length: number, loud: number];

const TONES: Record<Sound, readonly Tone[]> = {
  turn: [
    [0, 392, 392, 0.7, 0.8],
    [0.13, 587, 587, 0.7, 0.8],
  ],
  move: [
    [0, 0, 0, 0.05, 0.25],
    [0.01, 190, 150, 0.12, 0.5],
  ],
  arrive: [[0, 440, 660, 0.22, 0.4]],
  leave: [[0, 300, 170, 0.28, 0.4]],
  harm: [
    [0, 110, 70, 0.4, 1],
    [0.02, 0, 0, 0.12, 0.3],
  ],
  dice: [0, 0.07, 0.13, 0.22, 0.34].map((start) => [start, 0, 0, 0.04, 0.5] as const),
  word: [[0, 520, 520, 0.09, 0.15]],
};

class Sounds {
  on = $state(localStorage.getItem('pessoi.sound') === 'on');
  /** From 0 to 1. */
  volume = $state(Math.min(1, Math.max(0, Number(localStorage.getItem('pessoi.volume') ?? 0.5) || 0)));
  #audio: AudioContext | null = null;

  setOn(on: boolean): void {
    this.on = on;
    localStorage.setItem('pessoi.sound', on ? 'on' : 'off');
    if (on) this.play('turn');
  }

  setVolume(volume: number): void {
    this.volume = volume;
    localStorage.setItem('pessoi.volume', String(volume));
    this.play('turn');
  }

  play(sound: Sound): void {
    if (!this.on || !this.volume || (document.hidden && sound !== 'turn')) return;
    this.#audio ??= new AudioContext();
    const audio = this.#audio;
    void audio.resume();
    for (const tone of TONES[sound]) this.#ring(audio, tone);
  }

  #ring(audio: AudioContext, [start, from, to, length, loud]: Tone): void {
    const at = audio.currentTime + start;
    const gain = audio.createGain();
    gain.gain.setValueAtTime(0.22 * this.volume * loud, at);
    gain.gain.exponentialRampToValueAtTime(0.0005, at + length);
    const source = from ? this.#string(audio, from, to, at, length) : this.#rattle(audio, length);
    source.connect(gain).connect(audio.destination);
    source.start(at);
    source.stop(at + length);
  }

  #string(audio: AudioContext, from: number, to: number, at: number, length: number): OscillatorNode {
    const tone = audio.createOscillator();
    tone.type = 'triangle';
    tone.frequency.setValueAtTime(from, at);
    tone.frequency.exponentialRampToValueAtTime(to, at + length);
    return tone;
  }

  #rattle(audio: AudioContext, length: number): AudioBufferSourceNode {
    const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
    const samples = buffer.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
    const noise = audio.createBufferSource();
    noise.buffer = buffer;
    return noise;
  }
}

export const sound = new Sounds();
