import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { startSiteOnly } from '../scripts/run/site-only.ts';
import { memoryMb } from './cpu.ts';
import { timeEach } from './load.ts';
import { round, table, writeReport } from './report.ts';
import { wrk } from './wrk.ts';
import type { WrkFigures } from './wrk.ts';

const PATHS = 10_000;
const SECONDS = 10;
const TICK_MS = 20;
/** Readers of the cached page meanwhile; few, so that they wait for the flood and not for each other. */
const READERS = 4;
/** Warm-up requests per kind: what the server loads and compiles for them doesn't count as memory used by the flood. */
const WARM_UP = 300;
/** By then, garbage has been collected. */
const REST_MS = 30_000;

/** Made-up addresses below every route of the site (screens/routes.ts). */
const MADE_UP: Readonly<Record<string, (name: string) => string>> = {
  'no page': (name) => `/made-up/${name}`,
  'below a page': (name) => `/about/${name}`,
  'below a list': (name) => `/news/${name}`,
  'below an item': (name) => `/news/page/${name}`,
  cart: (name) => `/cart/${name}`,
  checkout: (name) => `/checkout/${name}`,
  offline: (name) => `/offline/${name}`,
  'preview ended': (name) => `/preview-ended/${name}`,
  account: (name) => `/login/${name}`,
  PDF: (name) => `/pdf/${String(Number.parseInt(name, 36) + 100_000)}`,
  invoice: (name) => `/invoice/${name}`,
  tickets: (name) => `/print-tickets/${name}`,
  order: (name) => `/order/${name}`,
  feeds: (name) => `/feeds/rounds/${name}.ics`,
  icons: (name) => `/icons/${name}.png`,
  'raw code': (name) => `/api/raw-code/${name}/${name}`,
  'raw code of a page': (name) => `/api/raw-code/about/${name.padStart(32, '0')}`,
  api: (name) => `/api/${name}`,
  'search results': (name) => `/search/${name}`,
  'quick search': (name) => `/api/search?q=${name}`,
};

const asked = (url: string, agent: Agent) =>
  new Promise<number>((resolve, reject) => {
    get(url, { agent, headers: { 'accept-encoding': 'gzip' } }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode ?? 0));
    }).on('error', reject);
  });

type Counts = ReadonlyMap<number, number>;
const count = (statuses: readonly number[]): Counts =>
  statuses.reduce(
    (counts, status) => counts.set(status, (counts.get(status) ?? 0) + 1),
    new Map<number, number>(),
  );
const told = (counts: Counts) =>
  [...counts].map(([status, times]) => `${String(times)} × ${String(status)}`).join(', ');

/** Requests made-up addresses, each once, evenly over the time. @returns how often each status was returned */
async function flood(siteUrl: string): Promise<Counts> {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const answers: Promise<number>[] = [];
  const startedAt = performance.now();
  while (answers.length < PATHS) {
    const due = Math.min(PATHS, Math.ceil(((performance.now() - startedAt) / (SECONDS * 1000)) * PATHS));
    while (answers.length < due) answers.push(asked(`${siteUrl}/made-up/${String(answers.length)}-x`, agent));
    await wait(TICK_MS);
  }
  const statuses = count(await Promise.all(answers));
  agent.destroy();
  return statuses;
}

/** Requests this many addresses of one kind, as fast as they are answered. */
async function floodRoute(siteUrl: string, of: (name: string) => string, from: number, times: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 16 });
  const names = Array.from({ length: times }, (_, index) => (from + index).toString(36));
  const statuses = count(await Promise.all(names.map((name) => asked(siteUrl + of(`x${name}`), agent))));
  agent.destroy();
  return statuses;
}

const row = (name: string, { perSecond, p50Ms, p99Ms, errors }: WrkFigures) => [
  name,
  round(perSecond),
  round(p50Ms, 2),
  round(p99Ms, 2),
  errors,
];

async function benchReaders(contentApiUrl: string, path: string): Promise<string> {
  const site = await startSiteOnly(contentApiUrl);
  try {
    const page = `${site.url}${path}`;
    await timeEach([page]);
    const options = { connections: READERS, seconds: SECONDS };
    const quiet = await wrk(page, options);
    const [flooded, statuses] = await Promise.all([wrk(page, options), flood(site.url)]);
    const head = ['Readers of a cached page', 'requests/s', 'p50 ms', 'p99 ms', 'errors'];
    return (
      `${String(PATHS)} addresses that do not exist, each asked for once, ${String(PATHS / SECONDS)} a second; ${String(READERS)} connections read \`${path}\` meanwhile.\n\n` +
      `${table(head, [row('nobody else', quiet), row('during the flood', flooded)])}\n\nAnswers to the flood: ${told(statuses)}.`
    );
  } finally {
    await site.stop();
  }
}

/** Memory that a flood over every route of the site uses and does not release. */
async function benchMemory(contentApiUrl: string, paths: readonly string[]): Promise<string> {
  const site = await startSiteOnly(contentApiUrl);
  const kinds = Object.entries(MADE_UP);
  const each = Math.ceil(PATHS / kinds.length);
  try {
    // A site in use has cached its pages; the flood comes on top.
    await timeEach(paths.map((path) => site.url + path));
    for (const [, of] of kinds) await floodRoute(site.url, of, 0, WARM_UP);
    await wait(REST_MS);
    const before = memoryMb(site.pid);
    const rows: (string | number)[][] = [];
    let peak = before;
    for (const [kind, of] of kinds) {
      const startedAt = performance.now();
      const statuses = await floodRoute(site.url, of, WARM_UP, each);
      const seconds = (performance.now() - startedAt) / 1000;
      peak = Math.max(peak, memoryMb(site.pid));
      rows.push([kind, told(statuses), round(each / seconds), round(memoryMb(site.pid))]);
    }
    await wait(REST_MS);
    const after = memoryMb(site.pid);
    return (
      `${String(each)} made-up addresses of each kind, ${String(each * kinds.length)} in all, as fast as they are answered, after ${String(WARM_UP)} of each that warm the server up.\n\n` +
      `${table(['Kind', 'Answers', 'a second', 'Memory MB'], rows)}\n\n` +
      `Memory of the server: ${round(before)} MB before, ${round(peak)} MB at most, ${round(after)} MB half a minute afterwards: ${round(after - before)} MB not given back.`
    );
  } finally {
    await site.stop();
  }
}

/**
 * The cost of made-up addresses: for readers of a cached page meanwhile, and in the server's memory.
 * @param paths existing pages of the site
 */
export async function benchFlood(
  contentApiUrl: string,
  path: string,
  paths: readonly string[],
): Promise<void> {
  const readers = await benchReaders(contentApiUrl, path);
  const memory = await benchMemory(contentApiUrl, paths);
  await writeReport('flood', 'Flood of made-up addresses', `${readers}\n\n${memory}`);
}
