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
/** Readers of the cached page meanwhile; few, so that what they wait for is the flood and not each other. */
const READERS = 4;

const asked = (url: string, agent: Agent) =>
  new Promise<number>((resolve, reject) => {
    get(url, { agent, headers: { 'accept-encoding': 'gzip' } }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode ?? 0));
    }).on('error', reject);
  });

/** Asks for paths that nobody made, each once, evenly over the time. @returns how often each status was answered */
async function flood(siteUrl: string): Promise<Map<number, number>> {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const answers: Promise<number>[] = [];
  const startedAt = performance.now();
  while (answers.length < PATHS) {
    const due = Math.min(PATHS, Math.ceil(((performance.now() - startedAt) / (SECONDS * 1000)) * PATHS));
    while (answers.length < due) answers.push(asked(`${siteUrl}/made-up/${String(answers.length)}-x`, agent));
    await wait(TICK_MS);
  }
  const statuses = new Map<number, number>();
  for (const status of await Promise.all(answers)) statuses.set(status, (statuses.get(status) ?? 0) + 1);
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

/** What readers of a cached page feel of ten thousand made-up addresses, a thousand a second. */
export async function benchFlood(contentApiUrl: string, path: string): Promise<void> {
  const site = await startSiteOnly(contentApiUrl);
  try {
    const page = `${site.url}${path}`;
    await timeEach([page]);
    const options = { connections: READERS, seconds: SECONDS };
    const quiet = await wrk(page, options);
    const before = memoryMb(site.pid);
    const [flooded, statuses] = await Promise.all([wrk(page, options), flood(site.url)]);
    const after = memoryMb(site.pid);
    const head = ['Readers of a cached page', 'requests/s', 'p50 ms', 'p99 ms', 'errors'];
    const rows = [row('nobody else', quiet), row('during the flood', flooded)];
    const answers = [...statuses].map(([status, count]) => `${String(count)} × ${String(status)}`).join(', ');
    await writeReport(
      'flood',
      'Flood of made-up addresses',
      `${String(PATHS)} addresses that do not exist, each asked for once, ${String(PATHS / SECONDS)} a second; ${String(READERS)} connections read \`${path}\` meanwhile.\n\n` +
        `${table(head, rows)}\n\nAnswers to the flood: ${answers}. Memory of the server: ${round(before)} MB before, ${round(after)} MB after.`,
    );
  } finally {
    await site.stop();
  }
}
