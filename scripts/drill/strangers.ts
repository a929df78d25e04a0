import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ROOT } from '../run/project.ts';
import type { Copy } from './copy.ts';
import type { Drill, Outcome } from './drill.ts';
import { folderMb } from './folder-size.ts';
import { areAll200, visitPage, slowest, startReaders, tally, type PageVisit } from './readers.ts';

/* Visitors who request made-up paths, or are slow. */

const PATHS = 10_000;
const AT_ONCE = 32;
const KINDS = ['', '/news', '/article', '/round', '/session', '/driver', '/results'] as const;
const MORE_MEMORY_MB = 150;
/** Requested addresses that don't exist are recorded for the office, up to a limit. */
const MORE_DISK_MB = 10;
const REST_MS = 15_000;
const SLOW_CLIENTS = 300;
const SLOW_MS = 15_000;
const FAST_ENOUGH_MS = 2_000;

const memoryMb = (pid: number) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${String(pid)}/status`, 'utf8'))?.[1] ?? 0) / 1024;

async function makeUpPaths(copy: Copy): Promise<Outcome> {
  const stopReaders = await startReaders(copy);
  const pid = copy.processId('site');
  const before = memoryMb(pid);
  const folders = [join(ROOT, '.next/cache'), copy.dataDir];
  const diskNow = () => folders.reduce((sum, folder) => sum + folderMb(folder), 0);
  const disk = diskNow();
  const made: PageVisit[] = [];
  let asked = 0;
  const strangers = Array.from({ length: AT_ONCE }, async () => {
    while (asked < PATHS) {
      const kind = KINDS[(asked += 1) % KINDS.length] ?? '';
      made.push(await visitPage(`${copy.siteUrl}${kind}/${randomBytes(6).toString('hex')}`));
    }
  });
  await Promise.all(strangers);
  const visits = await stopReaders();
  await wait(REST_MS);
  const more = memoryMb(pid) - before;
  const moreDisk = diskNow() - disk;
  const isRefused = made.every(({ status }) => status === 404 || status === 503 || status === 429);
  return {
    passed: isRefused && areAll200(visits) && more < MORE_MEMORY_MB && moreDisk < MORE_DISK_MB,
    figures: `made-up addresses ${tally(made)}; pages seen before ${tally(visits)}, the slowest after ${slowest(visits).toFixed(0)} ms; memory ${more.toFixed(0)} MB and disk ${moreDisk.toFixed(1)} MB more afterwards`,
  };
}

const open = (url: URL, text: string) =>
  new Promise<Socket>((resolve, reject) => {
    const socket = connect(Number(url.port), url.hostname, () => {
      socket.pause();
      socket.write(text);
      resolve(socket);
    });
    socket.once('error', reject);
    // Being disconnected later is fine, too.
    socket.on('error', () => undefined);
  });

async function takeTime(copy: Copy): Promise<Outcome> {
  const url = new URL(copy.siteUrl);
  const head = `GET / HTTP/1.1\r\nHost: ${url.host}\r\n`;
  const halves = await Promise.all(Array.from({ length: SLOW_CLIENTS }, () => open(url, head)));
  const deaf = await Promise.all(
    Array.from({ length: SLOW_CLIENTS }, () => open(url, `${head}\r\n`.repeat(20))),
  );
  const stopReaders = await startReaders(copy);
  const endsAt = performance.now() + SLOW_MS;
  while (performance.now() < endsAt) {
    for (const socket of halves) if (!socket.destroyed) socket.write('x');
    await wait(1_000);
  }
  const visits = await stopReaders();
  for (const socket of [...halves, ...deaf]) socket.destroy();
  return {
    passed: areAll200(visits),
    isInTime: slowest(visits) < FAST_ENOUGH_MS,
    figures: `others meanwhile ${tally(visits)}, the slowest after ${slowest(visits).toFixed(0)} ms`,
  };
}

export const STRANGER_DRILLS: readonly Drill[] = [
  {
    name: 'made-up-paths',
    fault: `${PATHS.toLocaleString('en')} addresses that don't exist, ${String(AT_ONCE)} at once`,
    expected: `each is refused; pages seen before are 200; less than ${String(MORE_MEMORY_MB)} MB of memory and ${String(MORE_DISK_MB)} MB of disk more afterwards`,
    play: makeUpPaths,
  },
  {
    name: 'slow-clients',
    fault: `${String(SLOW_CLIENTS)} connections send their request letter by letter, ${String(SLOW_CLIENTS)} read no answer`,
    expected: `everybody else gets pages within ${String(FAST_ENOUGH_MS / 1000)} s`,
    isShort: true,
    play: takeTime,
  },
];
