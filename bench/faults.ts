import { setTimeout as wait } from 'node:timers/promises';
import { readUntilClosed } from '../scripts/drill/read-until-closed.ts';
import { startSocketSite } from '../scripts/run/socket-site.ts';
import { TEST_DAY } from '../scripts/run/seeded-data.ts';
import type { TestSite } from '../scripts/run/test-site.ts';
import { round, table, writeReport } from './report.ts';

const REQUESTS = 20_000;
const CONNECTIONS = 50;
const TICK_MS = 50;
/** Visitors who read on while a program is killed. */
const READERS = 8;

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

/**
 * Reads visited pages while a program is killed, until it works again.
 * @param kill resolves then
 * @returns the figures of a row
 */
async function readThrough(
  url: string,
  paths: readonly string[],
  kill: () => Promise<unknown>,
): Promise<(string | number)[]> {
  const answers = { good: 0, refused: 0, other: 0 };
  const state = { isOver: false, longestMs: 0 };
  const readers = Array.from({ length: READERS }, async () => {
    while (!state.isOver)
      for (const path of paths) {
        const askedAt = performance.now();
        const status = await statusOf(`${url}${path}`);
        state.longestMs = Math.max(state.longestMs, performance.now() - askedAt);
        answers[status === 200 ? 'good' : status === null ? 'refused' : 'other'] += 1;
        await wait(TICK_MS);
      }
  });
  const startedAt = performance.now();
  await kill();
  const seconds = (performance.now() - startedAt) / 1000;
  state.isOver = true;
  await Promise.all(readers);
  return [round(seconds, 1), answers.good, answers.refused, answers.other, round(state.longestMs / 1000, 1)];
}

/** Kills a program that `npm start` keeps running. Resolves when both work again. */
async function kill(site: TestSite, program: Program): Promise<void> {
  const pid = site.processIds()[program] ?? 0;
  process.kill(pid, 'SIGKILL');
  while (site.processIds()[program] === pid || !(await isUp(site.env.siteUrl))) await wait(TICK_MS);
}

/** The only site is killed as a service: what visitors see behind nginx, and at the socket itself. */
async function killHeld(site: TestSite, paths: readonly string[]): Promise<(string | number)[][]> {
  const held = await startSocketSite(site.env.contentApiUrl, {
    SITE_URL: site.env.siteUrl,
    DEMO_DATE: TEST_DAY,
  });
  try {
    for (const path of paths) await statusOf(`${held.siteUrl}${path}`);
    return [
      ['site', 'as a service, behind nginx', ...(await readThrough(held.siteUrl, paths, held.kill))],
      ['site', 'as a service, without a proxy', ...(await readThrough(held.socketUrl, paths, held.kill))],
    ];
  } finally {
    await held.stop();
  }
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
  const supervised = async (program: Program) => [
    program,
    'under `npm start`',
    ...(await readThrough(siteUrl, paths, () => kill(site, program))),
  ];
  const killed = [await supervised('backend'), await supervised('site'), ...(await killHeld(site, paths))];
  const domain = `${contentApiUrl}/api/v1/cognito/domain/currentDomain`;
  const stopped = [
    { name: 'site', ...(await terminate(site, 'site', `${siteUrl}/`, told)) },
    { name: 'backend', ...(await terminate(site, 'backend', domain, told)) },
  ].map(({ name, answered, broken, seconds, exit }) => [name, answered, broken, round(seconds, 1), exit]);
  const lines = [
    `Killed (\`kill -9\`) while ${String(READERS)} visitors read pages seen before: seconds until all works again, and how they were answered meanwhile. As a service, the site's socket is held while it starts again (\`ops/systemd\`; a small program plays systemd's part). Two sites cover for each other, too (\`npm run test:drills\`).`,
    table(['Program', 'How', 'seconds', '200', 'refused or broken off', 'other', 'longest wait, s'], killed),
    `SIGTERM while ${String(CONNECTIONS)} connections ask without a pause.`,
    table(['Program', 'answered', 'broken', 'seconds to the end', 'ended with'], stopped),
  ];
  await writeReport('faults', 'Faults', lines.join('\n\n'));
}
