import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { startSiteOnly } from '../scripts/run/site-only.ts';
import { memoryMb } from './cpu.ts';
import { timeEach } from './load.ts';
import { round, table, writeReport } from './report.ts';

const READERS = 200;
/** Requests that each pipelines, as many as a server reads from one packet. */
const AHEAD = 300;
const REST_MS = 10_000;

/** Opens a connection that sends requests for a page and reads nothing. No Accept-Encoding, for the largest responses. */
const openReader = (url: URL, ahead: number) =>
  new Promise<Socket>((resolve, reject) => {
    const socket = connect(Number(url.port), url.hostname, () => {
      socket.pause();
      socket.write(`GET ${url.pathname} HTTP/1.1\r\nHost: ${url.host}\r\n\r\n`.repeat(ahead));
      resolve(socket);
    });
    socket.once('error', reject);
    // Being disconnected later is a valid response, too.
    socket.on('error', () => undefined);
  });

/** Opens connections that don't read. @returns memory of the server meanwhile, and after they are gone */
async function readSlowly(page: URL, ahead: number, pid: number | undefined): Promise<[number, number]> {
  const readers = await Promise.all(Array.from({ length: READERS }, () => openReader(page, ahead)));
  await wait(REST_MS);
  const held = memoryMb(pid);
  for (const reader of readers) reader.destroy();
  await wait(REST_MS);
  return [held, memoryMb(pid)];
}

/** Memory used by clients that pipeline requests and read nothing. Measured twice: a leak would add up. */
export async function benchSlowReaders(contentApiUrl: string, path: string): Promise<void> {
  const rows: (string | number)[][] = [];
  for (const ahead of [1, 20, AHEAD]) {
    const site = await startSiteOnly(contentApiUrl);
    try {
      const page = new URL(path, site.url);
      await timeEach([page.href]);
      const before = memoryMb(site.pid);
      const first = await readSlowly(page, ahead, site.pid);
      const second = await readSlowly(page, ahead, site.pid);
      rows.push([ahead, ...[before, ...first, ...second].map((megabytes) => round(megabytes))]);
    } finally {
      await site.stop();
    }
  }
  const head = [
    'Requests ahead',
    'before, MB',
    'while they wait',
    'afterwards',
    'the next 200 wait',
    'afterwards',
  ];
  await writeReport(
    'slow-readers',
    'Slow readers',
    `${String(READERS)} connections that ask for \`${path}\` and take no answer; memory of the server.\n\n${table(head, rows)}`,
  );
}
