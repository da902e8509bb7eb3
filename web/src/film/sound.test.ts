import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Frame } from './film.svelte';
import type { Motion } from './match';
import { soundOf, type Sound } from './sound.svelte';

const frame = (harm = false) => ({ told: [{ harm }] }) as unknown as Frame;
const motion = (from: boolean, to: boolean) => ({ from: from || null, to: to || null }) as unknown as Motion;

test('an event sounds like the gravest thing about it', () => {
  const kinds: [Sound, Frame, Motion[], boolean][] = [
    ['dice', frame(true), [motion(true, true)], true],
    ['harm', frame(true), [motion(true, true)], false],
    ['move', frame(), [motion(false, true), motion(true, true)], false],
    ['arrive', frame(), [motion(true, false), motion(false, true)], false],
    ['leave', frame(), [motion(true, false)], false],
    ['word', frame(), [], false],
  ];
  for (const [sound, event, motions, dice] of kinds) expect(soundOf(event, motions, dice)).toBe(sound);
});

/** Loudness and pitch of every tone that was rung. */
let rung: { loud: number; pitch: number }[] = [];
class Audio {
  currentTime = 0;
  sampleRate = 100;
  destination = {};
  resume() {}
  createGain() {
    const tone = { loud: 0, pitch: 0 };
    rung.push(tone);
    const gain = { setValueAtTime: (value: number) => (tone.loud = value), exponentialRampToValueAtTime: () => {} };
    return { gain, connect: () => ({}) };
  }
  createOscillator() {
    const tone = rung.at(-1)!;
    const frequency = { setValueAtTime: (hz: number) => (tone.pitch = hz), exponentialRampToValueAtTime: () => {} };
    return { frequency, connect: (next: { connect: () => object }) => next, start() {}, stop() {} };
  }
  createBuffer(_: number, length: number) {
    return { getChannelData: () => new Float32Array(length) };
  }
  createBufferSource() {
    return { connect: (next: { connect: () => object }) => next, start() {}, stop() {} };
  }
}
beforeEach(() => {
  rung = [];
  localStorage.clear();
  vi.stubGlobal('AudioContext', Audio);
  vi.resetModules();
});
afterEach(() => vi.unstubAllGlobals());

test('there is none until it is wished for, then each kind has its own, as loud as wished, and that is kept', async () => {
  const { sound } = await import('./sound.svelte');
  sound.play('harm');
  expect(rung).toEqual([]);
  sound.setOn(true);
  sound.setVolume(1);
  const heard = (['turn', 'move', 'arrive', 'leave', 'harm', 'dice', 'word'] as const).map((kind) => {
    rung = [];
    sound.play(kind);
    return JSON.stringify(rung);
  });
  expect(new Set(heard).size).toBe(heard.length);
  const loud = rung[0]!.loud;
  sound.setVolume(0.5);
  rung = [];
  sound.play('word');
  expect(rung[0]!.loud).toBeCloseTo(loud / 2);
  sound.setVolume(0);
  rung = [];
  sound.play('harm');
  expect(rung).toEqual([]);
  sound.setVolume(0.5);
  vi.resetModules();
  const { sound: again } = await import('./sound.svelte');
  expect([again.on, again.volume]).toEqual([true, 0.5]);
});
