import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, open, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { API_BASE_PATH } from '../../lib/contract/endpoint.ts';
import { prepareSeededData } from '../run/seeded-data.ts';
import { checkCarts, openShop, startBuyers } from './buyers.ts';
import { openCopy, until, type Copy } from './copy.ts';
import type { Drill, Outcome } from './drill.ts';
import { folderMb } from './folder-size.ts';
import { areAll200, visitPage, SEEN, startReaders, tally } from './readers.ts';

/* Full disks and broken files. */

const WRITING_MS = 2_000;
const TORN_BYTES = 256;
/** Writes that may have been under way at the same time. */
const AT_ONCE = 16;
/** Space on the small disk at first. A backend with less than 64 MB isn't ready. */
const ROOM_MB = 128;
const RECOVERS_WITHIN_MS = 30_000;
const SEARCH_WITHIN_MS = 90_000;
/** Different from the ports of the copy that other drills use. */
const SECOND_PORTS = { port: 3262, backendPort: 4262 };

/** The result of SQLite's own check of its file; `ok` if it is intact. */
export function integrity({ dataDir }: Pick<Copy, 'dataDir'>): string {
  const database = new DatabaseSync(join(dataDir, 'content.db'));
  try {
    return String(Object.values(database.prepare('PRAGMA integrity_check').get() ?? {})[0]);
  } finally {
    database.close();
  }
}

/** Overwrites part of a file with random bytes. */
async function tear(path: string, at: number, bytes: number): Promise<void> {
  const file = await open(path, 'r+');
  await file.write(randomBytes(bytes), 0, bytes, at);
  await file.close();
}

async function tearWriteAheadLog(copy: Copy): Promise<Outcome> {
  const sku = await openShop(copy);
  const buyers = startBuyers(copy, sku);
  await wait(WRITING_MS);
  await copy.killBoth();
  await buyers.stop();
  const log = join(copy.dataDir, 'content.db-wal');
  const { size } = await stat(log);
  await tear(log, Math.floor(size * 0.75), TORN_BYTES);
  await copy.start();
  const { lost, doubled } = await checkCarts(copy, buyers.acknowledged);
  const count = buyers.acknowledged.length;
  const isNewest = lost.length === 0 || (lost[0] ?? 0) >= count - lost.length - AT_ONCE;
  await copy.stop();
  const state = integrity(copy);
  await copy.start();
  return {
    passed: state === 'ok' && doubled === 0 && isNewest,
    figures: `${String(count)} writes confirmed; ${String(lost.length)} were behind the torn place and are gone, ${isNewest ? 'the newest' : 'not only the newest'}; integrity ${state}`,
  };
}

const quickSearch = async ({ siteUrl }: Copy) => {
  const answer = await fetch(`${siteUrl}/api/search?q=taupo`).catch(() => null);
  return answer?.ok === true && (await answer.text()).includes('"href"');
};

/** The address of a resized picture on the home page. */
async function pictureOf({ siteUrl }: Copy): Promise<string> {
  const html = await fetch(siteUrl).then((answer) => answer.text());
  const [, path = ''] = /src="(\/assets\/i\/[^"]+\.jpg)"/.exec(html) ?? [];
  return new URL(path, siteUrl).href;
}

const isPicture = async (url: string) => {
  const answer = await fetch(url);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const isWebp = String.fromCharCode(...bytes.slice(8, 12)) === 'WEBP';
  const isJpeg = bytes[0] === 0xff && bytes[1] === 0xd8;
  const isPng = bytes[1] === 0x50 && bytes[2] === 0x4e;
  return answer.ok && (isWebp || isJpeg || isPng);
};

/** Breaks the caches on disk, which the programs can rebuild. */
async function breakCaches(copy: Copy): Promise<Outcome> {
  const picture = await pictureOf(copy);
  const wasPicture = await isPicture(picture);
  await until(() => quickSearch(copy), SEARCH_WITHIN_MS);
  await copy.stop();
  await writeFile(join(copy.dataDir, 'search.db'), randomBytes(300_000));
  for (const end of ['-wal', '-shm']) await rm(join(copy.dataDir, `search.db${end}`), { force: true });
  const renditions = join(copy.dataDir, 'renditions');
  const files = await readdir(renditions, { recursive: true, withFileTypes: true }).catch(() => []);
  const broken = files.filter((file) => file.isFile());
  for (const { parentPath, name } of broken) await writeFile(join(parentPath, name), 'not a picture');
  await copy.start();
  const visits = await Promise.all(SEEN.map((path) => visitPage(copy.siteUrl + path)));
  const isBack = await isPicture(picture);
  const took = await until(() => quickSearch(copy), SEARCH_WITHIN_MS);
  return {
    passed: areAll200(visits) && wasPicture && isBack,
    figures: `pages ${tally(visits)}; search again after ${took.toFixed(1)} s; ${String(broken.length)} broken pictures, the one asked for ${isBack ? 'made again' : 'sent broken'}`,
  };
}

/** Mounts a small disk. @returns null if this process may not mount */
async function smallDisk(megabytes: number): Promise<{ folder: string; remove: () => Promise<void> } | null> {
  const folder = await mkdtemp(join(tmpdir(), 'small-disk-'));
  const size = `size=${String(megabytes)}m`;
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', size, 'tmpfs', folder]).status !== 0) {
    await rm(folder, { recursive: true });
    return null;
  }
  return {
    folder,
    async remove() {
      spawnSync('umount', [folder]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Writes to a file until the disk is full. */
async function fill(path: string): Promise<void> {
  const piece = Buffer.alloc(64 * 1024);
  const file = await open(path, 'w');
  try {
    for (;;) await file.write(piece);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
  } finally {
    await file.close();
  }
}

async function fillDisk(): Promise<Outcome> {
  const { original } = await prepareSeededData(SECOND_PORTS.backendPort, () => undefined);
  const disk = await smallDisk(Math.ceil(folderMb(original)) + ROOM_MB);
  if (disk === null) return { passed: null, figures: 'not tried: a disk can only be made by root' };
  const copy = await openCopy(SECOND_PORTS, disk.folder);
  try {
    await copy.start();
    const sku = await openShop(copy);
    const stopReaders = await startReaders(copy);
    const buyers = startBuyers(copy, sku);
    await wait(WRITING_MS);
    const filler = join(disk.folder, 'filler');
    await fill(filler);
    const before = buyers.refused();
    await until(() => buyers.refused() > before);
    const refusal = await fetch(`${copy.siteUrl}${API_BASE_PATH}/sell/cart/cartAdd`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ sku, session: 'of-the-full-disk' }),
    });
    const refusalText = await refusal.text();
    const reasons = await fetch(`${copy.cmsUrl}/api/ready`).then((answer) => answer.text());
    await rm(filler);
    const confirmed = buyers.acknowledged.length;
    const took = await until(() => buyers.acknowledged.length > confirmed, RECOVERS_WITHIN_MS);
    await buyers.stop();
    const visits = await stopReaders();
    const { lost, doubled } = await checkCarts(copy, buyers.acknowledged);
    await copy.stop();
    const state = integrity(copy);
    const isReported =
      refusal.status >= 500 && refusalText.includes('"success":false') && reasons.includes('disk_full');
    return {
      passed: isReported && areAll200(visits) && lost.length === 0 && doubled === 0 && state === 'ok',
      figures: `refused with ${String(refusal.status)}, ready says ${reasons.includes('disk_full') ? 'disk_full' : reasons.slice(0, 80)}; pages ${tally(visits)}; writes again ${took.toFixed(1)} s after there is room; ${String(buyers.acknowledged.length)} confirmed, ${String(lost.length)} lost, ${String(doubled)} doubled; integrity ${state}`,
    };
  } finally {
    await copy.remove();
    await disk.remove();
  }
}

export const DISK_DRILLS: readonly Drill[] = [
  {
    name: 'torn-log',
    fault:
      '`kill -9` of both programs while visitors fill carts, then nonsense in the middle of the write-ahead log',
    expected: 'it starts, the database is whole, and only what came after the torn place is gone',
    isShort: true,
    play: tearWriteAheadLog,
  },
  {
    name: 'broken-caches',
    fault: 'the search index and every resized picture are overwritten with nonsense',
    expected: 'it starts; pages are 200; both are made again',
    isShort: true,
    play: breakCaches,
  },
  {
    name: 'full-disk',
    fault: `the disk is full while visitors fill carts (a disk with ${String(ROOM_MB)} MB of room)`,
    expected:
      'a clear refusal, `disk_full` in /api/ready, pages 200; once there is room all goes on, and nothing confirmed is lost',
    play: fillDisk,
  },
];
