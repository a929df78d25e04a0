import { createRandom } from '../art/kit/random.ts';

export const SAMPLE_RATE = 44_100;

/** Adds one sound to a track from a moment in seconds, at a gain; what would pass the end is dropped. */
export function mixInto(track: Float32Array, sound: Float32Array, atSeconds: number, gain: number): void {
  const start = Math.round(atSeconds * SAMPLE_RATE);
  const end = Math.min(track.length - start, sound.length);
  for (let index = 0; index < end; index += 1) {
    track[start + index] = (track[start + index] ?? 0) + (sound[index] ?? 0) * gain;
  }
}

const samples = (seconds: number): number => Math.round(seconds * SAMPLE_RATE);

/** Plucked tone with a few harmonics; frequency in Hz, length in seconds. */
export function tone(frequency: number, seconds: number, brightness: number): Float32Array {
  const out = new Float32Array(samples(seconds));
  for (let index = 0; index < out.length; index += 1) {
    const t = index / SAMPLE_RATE;
    const fade = Math.exp(-t * (3.2 / seconds)) * Math.min(1, t * 180);
    const phase = 2 * Math.PI * frequency * t;
    out[index] =
      (Math.sin(phase) + brightness * 0.5 * Math.sin(phase * 2) + brightness * 0.3 * Math.sin(phase * 3.01)) *
      fade *
      0.5;
  }
  return out;
}

/** Low drum: a falling sine. */
export function kick(): Float32Array {
  const out = new Float32Array(samples(0.28));
  let phase = 0;
  for (let index = 0; index < out.length; index += 1) {
    const t = index / SAMPLE_RATE;
    phase += (2 * Math.PI * (46 + 110 * Math.exp(-t * 32))) / SAMPLE_RATE;
    out[index] = Math.sin(phase) * Math.exp(-t * 13);
  }
  return out;
}

/** Burst of noise for snare (`seconds` 0.18) and hats (0.05). */
export function noise(seconds: number, seed: string): Float32Array {
  const random = createRandom(`noise ${seed}`);
  const out = new Float32Array(samples(seconds));
  let last = 0;
  for (let index = 0; index < out.length; index += 1) {
    const raw = random.next() * 2 - 1;
    // The difference to the sample before keeps the high end only.
    out[index] = (raw - last) * 0.5 * Math.exp((-index / out.length) * 5);
    last = raw;
  }
  return out;
}

/**
 * A car going by: engine note with its firing harmonics, up through the gears, pitch falling as it passes.
 * `cylinders` shapes the timbre.
 */
export function engine(seconds: number, cylinders: 4 | 6 | 8, seed: string): Float32Array {
  const random = createRandom(`engine ${seed}`);
  const out = new Float32Array(samples(seconds));
  const gears = 4;
  let phase = 0;
  let breath = 0;
  for (let index = 0; index < out.length; index += 1) {
    const t = index / out.length;
    const inGear = (t * gears) % 1;
    const revs = 4200 + inGear * 3600 + Math.floor(t * gears) * 240;
    const passing = 1 - 0.2 / (1 + Math.exp(-(t - 0.5) * 26));
    phase += (((revs / 60) * (cylinders / 2)) / SAMPLE_RATE) * passing;
    const wave = 2 * Math.PI * phase;
    breath = breath * 0.86 + (random.next() * 2 - 1) * 0.14;
    const near = 0.12 + 0.88 * Math.exp(-(((t - 0.5) / 0.17) ** 2));
    const body =
      Math.sin(wave) * 0.5 +
      Math.sin(wave * 0.5) * 0.34 +
      Math.sin(wave * 1.5 + 0.6) * 0.22 +
      Math.sin(wave * 2) * 0.2 +
      Math.sin(wave * 3) * 0.08;
    out[index] = Math.tanh((body + breath * 0.9) * 1.5) * near;
  }
  return out;
}
