import { createRandom } from '../art/kit/random.ts';
import { kick, mixInto, noise, SAMPLE_RATE, tone } from './synth.ts';

const BEATS_PER_BAR = 4;
export const BARS_PER_LOOP = 4;

/** Minor and modal progressions as semitones above the root, one chord a bar. */
const PROGRESSIONS: readonly (readonly (readonly number[])[])[] = [
  [
    [0, 3, 7],
    [8, 12, 15],
    [3, 7, 10],
    [10, 14, 17],
  ],
  [
    [0, 3, 7],
    [5, 8, 12],
    [10, 14, 17],
    [3, 7, 10],
  ],
  [
    [0, 4, 7],
    [9, 12, 16],
    [5, 9, 12],
    [7, 11, 14],
  ],
  [
    [0, 3, 7],
    [10, 14, 17],
    [8, 12, 15],
    [7, 10, 14],
  ],
];

/** Frequency in Hz of a number of semitones above A2. */
export const pitch = (semitones: number): number => 110 * 2 ** (semitones / 12);

/** The seed's own tempo, key and progression. */
export function musicPlan(seed: string): {
  beatSeconds: number;
  root: number;
  chords: readonly (readonly number[])[];
} {
  const random = createRandom(`music ${seed}`);
  return {
    beatSeconds: 60 / random.integer(104, 128),
    root: random.integer(-3, 4),
    chords: random.pick(PROGRESSIONS),
  };
}

/** Four bars of rhythm, bass and chords that loop without a seam. */
export function musicBed(seed: string): Float32Array {
  const { beatSeconds, root, chords } = musicPlan(seed);
  const random = createRandom(`bed ${seed}`);
  const bar = beatSeconds * BEATS_PER_BAR;
  const track = new Float32Array(Math.round(bar * BARS_PER_LOOP * SAMPLE_RATE));
  const drum = kick();
  const snare = noise(0.18, 'snare');
  const hat = noise(0.05, 'hat');
  const swing = random.between(0, 0.06);
  chords.forEach((chord, index) => {
    const at = index * bar;
    for (let beat = 0; beat < BEATS_PER_BAR; beat += 1) {
      mixInto(track, drum, at + beat * beatSeconds, beat % 2 === 0 ? 0.8 : 0.45);
      if (beat % 2 === 1) mixInto(track, snare, at + beat * beatSeconds, 0.5);
      for (const half of [0, 0.5 + swing])
        mixInto(track, hat, at + (beat + half) * beatSeconds, half === 0 ? 0.2 : 0.3);
      const step = beat === 3 ? (chord[1] ?? 0) : (chord[0] ?? 0);
      mixInto(track, tone(pitch(root + step - 12), beatSeconds * 0.9, 0.6), at + beat * beatSeconds, 0.5);
    }
    for (const note of chord) mixInto(track, tone(pitch(root + note), bar, 0.35), at, 0.16);
    const arpeggio = [...chord, (chord[0] ?? 0) + 12];
    for (let eighth = 0; eighth < 8; eighth += 1) {
      if (random.chance(0.3)) continue;
      mixInto(
        track,
        tone(pitch(root + 12 + (arpeggio[eighth % arpeggio.length] ?? 0)), beatSeconds * 0.8, 0.8),
        at + (eighth * beatSeconds) / 2,
        0.1,
      );
    }
  });
  return track;
}

/** Opening signature: five rising notes over a held chord, about three seconds. */
export function jingle(seed: string): Float32Array {
  const { root, chords } = musicPlan(seed);
  const track = new Float32Array(Math.round(3.4 * SAMPLE_RATE));
  [0, 7, 12, 15, 19].forEach((step, index) => {
    mixInto(track, tone(pitch(root + 12 + step), 1.4, 0.9), 0.12 + index * 0.17, 0.4);
  });
  for (const note of chords[0] ?? []) mixInto(track, tone(pitch(root + note), 2.6, 0.5), 0.95, 0.3);
  mixInto(track, kick(), 0.95, 0.9);
  return track;
}
