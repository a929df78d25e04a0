import { setTimeout as wait } from 'node:timers/promises';
import { readUntilClosed } from '../scripts/drill/read-until-closed.ts';
import type { TestSite } from '../scripts/run/test-site.ts';
import { round, table, writeReport } from './report.ts';

const REQUESTS = 20_000;
const CONNECTIONS = 50;
const TICK_MS = 50;

type Program = 'site' | 'backend';

const statusOf = (url: string): Promise<number | null> =>
  fetch(url).then(
    async (answer) => {
      await answer.arrayBuffer();
      return answer.status;
    },
    () => null,
  );

const isUp = async (siteUrl: string) => {
  const answer = await fetch(`${siteUrl}/api/ready`).catch(() => null);
  return answer !== null && (await answer.text()).includes('"status":"ready"');
};

/** Kills a program and requests visited pages until both programs work again. */
async function kill(site: TestSite, program: Program, paths: readonly string[]) {
  const { siteUrl } = site.env;
  const pid = site.processIds()[program] ?? 0;
  const startedAt = performance.now();
  const answers = { good: 0, refused: 0, other: 0 };
  process.kill(pid, 'SIGKILL');
  while (site.processIds()[program] === pid || !(await isUp(siteUrl))) {
    for (const path of paths) {
      const status = await statusOf(`${siteUrl}${path}`);
      answers[status === 200 ? 'good' : status === null ? 'refused' : 'other'] += 1;
    }
    await wait(TICK_MS);
  }
  return { seconds: (performance.now() - startedAt) / 1000, ...answers };
}

/** Stops a program in the middle of twenty thousand requests. It is restarted afterwards. */
async function terminate(site: TestSite, program: Program, url: string, told: readonly string[]) {
  let answered = 0;
  const readers = Array.from({ length: CONNECTIONS }, () => readUntilClosed(url, () => (answered += 1)));
  while (answered < REQUESTS) await wait(TICK_MS);
  const [startedAt, before] = [performance.now(), told.length];
  process.kill(site.processIds()[program] ?? 0, 'SIGTERM');
  const unbroken = await Promise.all(readers);
  while (told.length === before) await wait(TICK_MS);
  const seconds = (performance.now() - startedAt) / 1000;
  const exit = /\(([^)]*)\)/.exec(told[before] ?? '')?.[1] ?? '';
  while (!(await isUp(site.env.siteUrl))) await wait(TICK_MS);
  return { answered, broken: unbroken.filter((isWhole) => !isWhole).length, seconds, exit };
}

/**
 * What visitors notice of a program that is killed, or stopped in the middle of many requests.
 * @param told what the start command has printed so far; it grows meanwhile
 */
export async function benchFaults(
  site: TestSite,
  told: readonly string[],
  paths: readonly string[],
): Promise<void> {
  const { siteUrl, contentApiUrl } = site.env;
  for (const path of paths) await statusOf(`${siteUrl}${path}`);
  const backendKilled = await kill(site, 'backend', paths);
  const siteKilled = await kill(site, 'site', paths);
  const killed = [backendKilled, siteKilled].map(({ seconds, good, refused, other }, index) => [
    index === 0 ? 'backend' : 'site',
    round(seconds, 1),
    good,
    refused,
    other,
  ]);
  const domain = `${contentApiUrl}/api/v1/cognito/domain/currentDomain`;
  const stopped = [
    { name: 'site', ...(await terminate(site, 'site', `${siteUrl}/`, told)) },
    { name: 'backend', ...(await terminate(site, 'backend', domain, told)) },
  ].map(({ name, answered, broken, seconds, exit }) => [name, answered, broken, round(seconds, 1), exit]);
  const lines = [
    'Killed (`kill -9`) under `npm start`: seconds until both work again, and how pages seen before were answered meanwhile.',
    table(['Program', 'seconds', '200', 'refused', 'other'], killed),
    `SIGTERM while ${String(CONNECTIONS)} connections ask without a pause.`,
    table(['Program', 'answered', 'broken', 'seconds to the end', 'ended with'], stopped),
  ];
  await writeReport('faults', 'Faults', lines.join('\n\n'));
}
