import { rmSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { createSingleFlight } from '../../lib/shared/single-flight.ts';
import { BACKEND_BUILD, buildIfStale, hashFiles } from './build.ts';
import { runProgram } from './program.ts';
import { ROOT } from './project.ts';
import type { FirstAdmin } from './whole-site.ts';

/** Today's date in tests and benchmarks: mid-season, with past, next and later rounds. */
export const TEST_DAY = '2027-01-27';

/**
 * The Friday of the round that is next on the test day. A site with the same data that is started on this date begins at one o'clock
 * local time, when a practice session starts.
 */
export const RACE_FRIDAY = '2027-02-05';

/** The seeded database depends on these files and is seeded again if any of them changes. */
const INPUTS = [
  'package-lock.json',
  'demo',
  'backend/content/import',
  'backend/cms/blocks',
  'backend/cms/collections',
  'backend/cms/fields',
  'backend/cms/hooks',
  'backend/site',
  'backend/commerce/collections',
  'backend/content/collections',
  'backend/content/groups',
  'backend/forms/collections',
  'backend/mail/mails.ts',
  'backend/media/collections',
  'backend/media/uploads',
  'backend/people/collections',
  'backend/season/collections',
  'backend/season/standings/points',
  'backend/migrations',
  'backend/payload.config.ts',
  'backend/start.ts',
  'lib/contract',
  'lib/shared',
];
const PREFIX = 'e2e-';
const MARK = 'seeded.json';

const markSchema = z.object({ email: z.string(), password: z.string() });

export type SeededData = {
  readonly dataDir: string;
  readonly admin: FirstAdmin;
  readonly remove: () => Promise<void>;
};

async function seed(
  folder: string,
  port: number,
  onProgress: (message: string) => void,
  signal?: AbortSignal,
): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await buildIfStale(BACKEND_BUILD, (title) => onProgress(`Building ${title} …`));
  let admin: FirstAdmin = { email: '', password: '' };
  const backend = runProgram({
    title: 'The content backend',
    script: 'backend/start.ts',
    env: {
      DATA_DIR: folder,
      BACKEND_PORT: String(port),
      DEMO_DATE: TEST_DAY,
      DATABASE_URL: '',
      NODE_ENV: 'production',
    },
    onEvent: (event) => {
      if (event.event === 'progress') onProgress(event.message);
      if (event.event === 'first-admin') admin = { email: event.email, password: event.password };
    },
    onLog: () => undefined,
  });
  const interrupt = () => void backend.stop();
  signal?.addEventListener('abort', interrupt);
  try {
    await backend.ready;
  } finally {
    signal?.removeEventListener('abort', interrupt);
    await backend.stop();
  }
  await writeFile(join(folder, MARK), JSON.stringify(admin));
}

/** Sites that start in parallel share one seeding. */
const once = createSingleFlight<string | null>();

async function removeOthers(current: string): Promise<void> {
  const names = await readdir(join(ROOT, '.data')).catch(() => []);
  const old = names.filter((name) => name.startsWith(PREFIX) && name !== current && !name.includes('-run-'));
  await Promise.all(old.map((name) => rm(join(ROOT, '.data', name), { recursive: true, force: true })));
}

/**
 * Seeds the original that every run copies, unless it exists.
 * @param port a free port for the backend during seeding
 * @param signal interrupts it
 * @returns its folder and first account
 * @throws StartError if seeding fails or is interrupted
 */
export async function prepareSeededData(
  port: number,
  onProgress: (message: string) => void,
  signal?: AbortSignal,
): Promise<{ readonly original: string; readonly admin: FirstAdmin }> {
  const name = `${PREFIX}${(await hashFiles(INPUTS, /\.test\.ts$/)).slice(0, 16)}`;
  const original = join(ROOT, '.data', name);
  const readMark = () => readFile(join(original, MARK), 'utf8').catch(() => null);
  let mark = await readMark();
  if (mark === null) {
    mark = await once(name, async () => {
      await removeOthers(name);
      await seed(original, port, onProgress, signal);
      return readMark();
    });
  }
  return { original, admin: markSchema.parse(JSON.parse(mark ?? '{}')) };
}

/**
 * Creates a data folder with the demo championship on the test day, for one run. The seeded original is reused between runs.
 * @param port a free port for the backend during seeding
 */
export async function createSeededData(
  port: number,
  onProgress: (message: string) => void,
): Promise<SeededData> {
  const { original, admin } = await prepareSeededData(port, onProgress);
  const dataDir = await mkdtemp(`${original}-run-`);
  // If a run is interrupted while its sites start, there is no teardown yet.
  const removeAtExit = () => rmSync(dataDir, { recursive: true, force: true });
  process.once('exit', removeAtExit);
  await cp(original, dataDir, { recursive: true });
  const remove = async () => {
    await rm(dataDir, { recursive: true, force: true });
    process.off('exit', removeAtExit);
  };
  return { dataDir, admin, remove };
}
