import { setTimeout as pause } from 'node:timers/promises';
import { BACKEND_BUILD, buildIfStale, SITE_BUILD } from '../scripts/run/build.ts';
import { startManyMachines, until, type Machine } from '../scripts/run/many-machines.ts';
import { percentile } from './load.ts';
import { signIn } from './publish.ts';
import { round, table, writeReport } from './report.ts';

const RUNS = 40;
const GIVE_UP_MS = 30_000;
const LOOK_EVERY_MS = 5;
const PAGE = 'Bench publish';
const PATH = '/bench-publish';
const IN_CHARGE = 'this backend now runs the once-only work';

const heading = (words: string) => ({ blockType: 'core-heading', heading: words, heading_type: 'h1' });

async function shows({ url }: Machine, words: string, since: number): Promise<number> {
  while (!(await (await fetch(`${url}${PATH}`)).text()).includes(words)) {
    if (performance.now() - since > GIVE_UP_MS) throw new Error('The page did not change.');
    await pause(LOOK_EVERY_MS);
  }
  return performance.now() - since;
}

/** How soon a publication at one backend shows on each of two sites, and how soon work that is done once is taken over. */
export async function benchManyMachines(): Promise<void> {
  for (const build of [BACKEND_BUILD, SITE_BUILD]) await buildIfStale(build, console.log);
  const all = await startManyMachines();
  try {
    const admin = all.admins[0];
    if (!admin) throw new Error('No account was made.');
    const one = await signIn(all.backends[0].url, admin);
    const other = await signIn(all.backends[1].url, admin);
    const { id } = await one('POST', 'pages', {
      name: PAGE,
      blocks: [heading('First')],
      _status: 'published',
    });
    const slower: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      const words = `Words of run ${String(run)}`;
      const send = run % 2 === 0 ? one : other;
      await send('PATCH', `pages/${String(id)}`, {
        blocks: [heading(words)],
        _status: 'published',
      });
      const stored = performance.now();
      slower.push(Math.max(...(await Promise.all(all.sites.map((site) => shows(site, words, stored))))));
    }
    const holders = () => all.backends.filter((one) => one.log().some((line) => line.includes(IN_CHARGE)));
    await until(() => holders().length === 1, GIVE_UP_MS);
    const [holder] = holders();
    await holder?.kill();
    const takenOver = await until(() => holders().length === 2, GIVE_UP_MS);
    await writeReport(
      'many-machines',
      'Two sites and two backends on one machine',
      [
        table(
          ['From the answer to publishing, at one backend or the other', 'half', '95 %', 'slowest'],
          [
            [
              'until both sites show it (ms)',
              round(percentile(slower, 0.5)),
              round(percentile(slower, 0.95)),
              round(Math.max(...slower)),
            ],
          ],
        ),
        `After \`kill -9\` of the backend that does what is done once, the other does it after ${round(takenOver / 1000, 1)} s.`,
        `${String(RUNS)} publications. PostgreSQL, Valkey, nginx and all four programs shared the cores.`,
      ].join('\n\n'),
      'npm run bench -- many-machines',
    );
  } finally {
    await all.stop();
  }
}
