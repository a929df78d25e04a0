import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { setEnvironment } from '../kernel/config.ts';
import { CENTRE } from './crop.ts';
import type { MediaSource } from './media-source.ts';
import { rendition } from './renditions.ts';

const GRID: MediaSource = {
  id: 1,
  hash: '0123456789abcdef0123456789abcdef',
  alt: '',
  caption: '',
  credit: '',
  isDownloadable: false,
  folder: 'media',
  filename: 'grid.jpg',
  mimeType: 'image/jpeg',
  width: 640,
  height: 360,
  hasAlpha: false,
  placeholder: '',
  focal: CENTRE,
};

test('a machine that doesn’t improve pictures keeps each as first made, and marks it as final', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'renditions-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  setEnvironment({ DATA_DIR: dataDir, IMPROVE_PICTURES: 'false' });
  await mkdir(join(dataDir, 'media'));
  const { width, height } = GRID;
  const bytes = await sharp({ create: { width, height, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer();
  await writeFile(join(dataDir, 'media', GRID.filename), bytes);

  const crop = { shape: '16x9', width: 400, extension: 'avif', focal: CENTRE } as const;
  const first = await rendition(GRID, crop);
  expect(first.isFinal).toBe(true);
  expect(await sharp(first.path).metadata()).toMatchObject({ format: 'heif', width: 400 });
  expect(await rendition(GRID, crop)).toEqual(first);
});
