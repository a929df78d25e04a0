import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ROOT } from '../run/project.ts';
import { until, type Copy, type Program } from './copy.ts';
import type { Drill, Outcome } from './drill.ts';
import { areAll200, startReaders, tally } from './readers.ts';

/* Clocks that jump. */

const DAY_MS = 24 * 60 * 60_000;
/** More than two programs' clocks may differ if reports of changes are to be accepted. */
const APART_MS = 10 * 60_000;
/** The programs read their clocks' files a few times a second. */
const SETTLED_MS = 500;
/** If reports of changes are rejected, pages are rechecked every minute. */
const SHOWN_WITHIN_MS = 75_000;

/** Publishes a page. @returns the seconds until visitors see it */
async function publish({ ask, siteUrl }: Copy): Promise<number> {
  const name = `drill-${randomBytes(6).toString('hex')}`;
  const blocks = [{ blockType: 'core-heading', heading: name, heading_type: 'h1' }];
  const answer = await ask('pages', { name, url: name, blocks, _status: 'published' });
  if (!answer.ok) throw new Error(`The page could not be published: ${await answer.text()}`);
  return until(async () => {
    const page = await fetch(`${siteUrl}/${name}`).catch(() => null);
    return page?.status === 200 && (await page.text()).includes(`${name}</h1>`);
  }, SHOWN_WITHIN_MS);
}

async function jump(copy: Copy): Promise<Outcome> {
  const folder = await mkdtemp(join(tmpdir(), 'clocks-'));
  await copy.stop();
  await copy.start({
    CLOCK_FOLDER: folder,
    NODE_OPTIONS: `--import=${join(ROOT, 'scripts/drill/shifted-clock.ts')}`,
  });
  const set = async (shiftMs: number, ...programs: Program[]) => {
    for (const program of programs) await writeFile(join(folder, program), String(shiftMs));
    await wait(SETTLED_MS);
  };
  try {
    const stopReaders = await startReaders(copy);
    await set(DAY_MS, 'site', 'backend');
    const ahead = await publish(copy);
    await set(0, 'site', 'backend');
    const back = await publish(copy);
    await set(APART_MS, 'site');
    const apart = await publish(copy);
    await set(0, 'site');
    const together = await publish(copy);
    const visits = await stopReaders();
    const shown = [ahead, back, apart, together].map((took) => `${took.toFixed(1)} s`);
    return {
      passed: areAll200(visits),
      figures: `a publication shows after ${shown[0] ?? ''} (a day ahead), ${shown[1] ?? ''} (back), ${shown[2] ?? ''} (ten minutes apart), ${shown[3] ?? ''} (together again); pages ${tally(visits)}`,
    };
  } finally {
    await copy.stop();
    await copy.start();
    await rm(folder, { recursive: true, force: true });
  }
}

export const CLOCK_DRILLS: readonly Drill[] = [
  {
    name: 'clock-jumps',
    fault: "both clocks jump a day ahead and back, then only the site's by ten minutes",
    expected: `pages seen before are 200, editors sign in, and a publication shows within ${String(SHOWN_WITHIN_MS / 1000)} s`,
    play: jump,
  },
];
