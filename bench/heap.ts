import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../scripts/run/ports.ts';
import { readMetrics } from '../scripts/run/read-metrics.ts';
import { startTestSite } from '../scripts/run/test-site.ts';
import { memoryMb } from './cpu.ts';
import { summariseHeap, type HeapGroup } from './heap-snapshot.ts';
import { round, table, writeReport } from './report.ts';
import { each, endVisits, LANGUAGES, readPage } from './visits.ts';

/** Not the ports of the browser tests, nor those of other measurements. */
const PORTS = { port: 3244, backendPort: 4244 };
const SIGNAL = 'SIGUSR2';
/** By then, garbage has been collected. */
const REST_MS = 30_000;
const LOOK_EVERY_MS = 2_000;
const GIVE_UP_MS = 300_000;
const SHOWN_GROUPS = 25;
const SHOWN_TWICE = 15;
const CACHES = ['pages', 'searches', 'pictures'] as const;

const megabytes = (bytes: number) => round(bytes / 2 ** 20, 1);

/** Has a process write its heap, and waits for the file. @throws if none comes */
async function snapshotOf(pid: number, folder: string): Promise<string> {
  process.kill(pid, SIGNAL);
  const deadline = performance.now() + GIVE_UP_MS;
  let size = 0;
  while (performance.now() < deadline) {
    await wait(LOOK_EVERY_MS);
    const name = (await readdir(folder)).find((file) => file.includes(`.${String(pid)}.`));
    if (name === undefined) continue;
    const path = join(folder, name);
    const now = (await stat(path)).size;
    // V8 writes it in one go.
    if (now > 0 && now === size) return path;
    size = now;
  }
  throw new Error(`Process ${String(pid)} wrote no heap snapshot.`);
}

const groupsTable = (head: string, groups: readonly HeapGroup[]) =>
  table(
    [head, 'How many', 'MB'],
    groups.map(({ name, count, bytes }) => [
      `\`${name.replaceAll('`', '').replaceAll('|', '/').replaceAll('\n', ' ')}\``,
      round(count),
      megabytes(bytes),
    ]),
  );

/** What the heaps of both programs hold after a visit to every page in two languages, and what in them is there twice. */
export async function benchHeap(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-heap-'));
  const metricsPort = await freePort();
  const site = await startTestSite(console.log, PORTS, {
    NODE_OPTIONS: `--heapsnapshot-signal=${SIGNAL} --diagnostic-dir=${folder}`,
    METRICS_PORT: String(metricsPort),
  });
  try {
    const { siteUrl } = site.env;
    const sitemap = await (await fetch(`${siteUrl}/sitemap.xml`)).text();
    const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
    for (const lang of LANGUAGES) await each(paths, (path) => readPage(siteUrl + path, lang));
    endVisits();
    await wait(REST_MS);
    const metrics = await readMetrics(`http://127.0.0.1:${String(metricsPort)}/metrics`);
    const [bytesName = ''] = metrics.names.filter((name) => name.endsWith('cache_bytes'));
    const caches = table(
      ['Cache of the site', 'MB'],
      CACHES.map((cache) => [cache, megabytes(metrics.value(bytesName, { cache }))]),
    );
    const parts = [`After ${round(paths.length * LANGUAGES.length)} pages, at rest.`, caches];
    for (const [program, pid] of Object.entries(site.processIds())) {
      if (pid === undefined) continue;
      const resident = memoryMb(pid);
      const path = await snapshotOf(pid, folder);
      const { bytes, groups, twice } = await summariseHeap(path);
      await rm(path);
      const saved = twice.reduce((sum, group) => sum + group.bytes, 0);
      parts.push(
        `## The ${program}`,
        `${round(resident)} MB resident, ${megabytes(bytes)} MB of it in the heap and in buffers.`,
        groupsTable('What', groups.slice(0, SHOWN_GROUPS)),
        `Texts of 2 KB and more that are there more than once take ${megabytes(saved)} MB more than one copy of each would.`,
        groupsTable('Begins with', twice.slice(0, SHOWN_TWICE)),
      );
    }
    await writeReport('heap', 'What memory holds', parts.join('\n\n'), 'npm run bench -- heap');
  } finally {
    await site.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
