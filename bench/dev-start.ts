import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../scripts/run/ports.ts';
import { ROOT } from '../scripts/run/project.ts';
import { TEST_DAY } from '../scripts/run/seeded-data.ts';
import { startWholeSite } from '../scripts/run/whole-site.ts';
import { round, table, writeReport } from './report.ts';

/** What development keeps between two starts. */
const CACHES = ['.next/dev', 'backend/.next/dev'];

/** Turbopack writes its cache once it has had nothing to do for a while. */
const WRITING_MS = 40_000;

type Start = { readonly ready: number; readonly page: number; readonly status: number };

/**
 * Starts both programs as `npm run dev` does, and asks for the home page as soon as they are ready. Seconds since the start.
 * @param workMs how long it then keeps running
 */
async function start(dataDir: string, workMs = 0): Promise<Start> {
  const started = performance.now();
  const seconds = () => (performance.now() - started) / 1000;
  const site = await startWholeSite({
    isDev: true,
    env: {
      PORT: String(await freePort()),
      BACKEND_PORT: String(await freePort()),
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      CONTENT_API_URL: '',
      DEMO_DATE: TEST_DAY,
      LOG_LEVEL: 'error',
    },
    onProgress: (message) => console.log(`${round(seconds(), 1)} s  ${message}`),
    onLog: (line) => console.error(line),
  });
  try {
    const ready = seconds();
    const home = await fetch(site.env.siteUrl);
    await home.text();
    const page = seconds();
    await delay(workMs);
    return { ready, page, status: home.status };
  } finally {
    await site.stop();
  }
}

/** How long `npm run dev` takes until a developer sees the first page: in a fresh clone, with a filled database, and the second time. */
export async function benchDevStart(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-dev-start-'));
  const forget = () =>
    Promise.all(CACHES.map((cache) => rm(join(ROOT, cache), { recursive: true, force: true })));
  try {
    await forget();
    const fresh = await start(dataDir);
    await forget();
    const uncompiled = await start(dataDir, WRITING_MS);
    const second = await start(dataDir);
    const row = (name: string, { ready, page, status }: Start) => [
      name,
      `${round(ready, 1)} s`,
      `${round(page, 1)} s (${String(status)})`,
    ];
    await writeReport(
      'dev-start',
      'Starting `npm run dev`',
      table(
        ['', 'says that it is ready', 'first page answered'],
        [
          row('fresh clone: no database, nothing compiled', fresh),
          row('a database, nothing compiled', uncompiled),
          row('any later start', second),
        ],
      ),
    );
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
