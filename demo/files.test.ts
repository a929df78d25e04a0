import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { generateChampionship } from './championship.ts';
import { videoClips } from './clips.ts';
import ALT_TEXTS from './files/alt-texts.json' with { type: 'json' };
import { FILES } from './files.ts';
import { keyOfFile } from './seed/pictures.ts';

const MOST_BYTES = 15_000_000;
/** Days before, during and after a season: none may need other files. */
const DAYS = ['2026-07-01', '2026-12-24', '2027-01-27', '2027-06-30', '2028-02-29'];

const championships = DAYS.map((day) => generateChampionship({ today: new Date(`${day}T00:00:00Z`) }));

function picturesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('kind' in value && value.kind === 'picture' && 'key' in value) return [String(value.key)];
  return Object.values(value).flatMap(picturesIn);
}

describe("the demo's files", () => {
  it('are exactly the pictures that records need on any day, each with an alt text', async () => {
    const described = Object.keys(ALT_TEXTS);
    const pictureKeys = championships.map((championship) =>
      [...new Set(picturesIn(championship))].toSorted(),
    );
    for (const keys of pictureKeys) expect(keys).toEqual(described.map(keyOfFile).toSorted());
    expect((await readdir(join(FILES, 'pictures'))).toSorted()).toEqual(described.toSorted());
    expect(Object.entries(ALT_TEXTS).filter(([, alt]) => alt.trim() === '')).toEqual([]);
  });

  it("include every episode's audio and every clip", async () => {
    const sound = (await readdir(join(FILES, 'podcast'))).toSorted();
    for (const { podcast } of championships)
      expect(podcast.episodes.map(({ url }) => `${url}.mp3`).toSorted()).toEqual(sound);
    expect(await readdir(join(FILES, 'clips'))).toEqual(videoClips.map(({ key }) => `${key}.mp4`));
  });

  it('take up at most 15 MB', async () => {
    const names = await readdir(FILES, { recursive: true });
    const stats = await Promise.all(names.map((name) => stat(join(FILES, name))));
    const bytes = stats.filter((file) => file.isFile()).map(({ size }) => size);
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(MOST_BYTES);
  });
});
