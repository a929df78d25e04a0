import { describe, expect, it } from 'vitest';
import { episodeAudio } from './index.ts';

const FRAME_BYTES_PER_SECOND = 8000;

describe('an episode’s sound', () => {
  it('is an MP3 of the asked length at 64 kbit/s, with its title in the tag', () => {
    const { data, seconds } = episodeAudio({ seed: 1, seconds: 12, title: 'Taupō preview' });
    expect(data.subarray(0, 3).toString('latin1')).toBe('ID3');
    expect(data.includes(Buffer.from('Taupō preview', 'utf16le'))).toBe(true);
    expect(seconds).toBe(12);
    expect(data.length / FRAME_BYTES_PER_SECOND).toBeCloseTo(12, 0);
  });

  it('is the same for the same seed and another for another', () => {
    const of = (seed: number): Buffer => episodeAudio({ seed, seconds: 8, title: 'Episode' }).data;
    expect(of(4).equals(of(4))).toBe(true);
    expect(of(4).equals(of(5))).toBe(false);
  });
});
