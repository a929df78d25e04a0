import type { ContentTap } from '../scripts/run/content-tap.ts';
import { openContentTap } from '../scripts/run/content-tap.ts';
import { startSiteOnly } from '../scripts/run/site-only.ts';
import { load, percentile, timeEach } from './load.ts';
import type { LoadFigures } from './load.ts';
import { startPlainNext } from './plain-next.ts';
import { round, table, writeReport } from './report.ts';

const FIRST_RENDERS = 30;

const row = (name: string, { perSecond, p50Ms, p99Ms, errors, cpuUs }: LoadFigures, times = '') => [
  name,
  round(perSecond),
  round(p50Ms, 2),
  round(p99Ms, 2),
  errors,
  cpuUs === null ? '' : round(cpuUs),
  times,
];

/** How many times cheaper the server is, by requests per second and by CPU time. */
const compare = (own: LoadFigures, yardstick: LoadFigures): string => {
  const byTime = `${round(own.perSecond / yardstick.perSecond, 1)}×`;
  if (own.cpuUs === null || yardstick.cpuUs === null) return byTime;
  return `${byTime} requests/s, ${round(yardstick.cpuUs / own.cpuUs, 1)}× by CPU`;
};

async function cachedPages(contentApiUrl: string, paths: readonly string[]): Promise<string> {
  const plain = await startPlainNext(contentApiUrl);
  const site = await startSiteOnly(contentApiUrl);
  try {
    const rows: (string | number)[][] = [];
    for (const path of paths) {
      await timeEach([`${site.url}${path}`, `${plain.url}${path}`]);
      // One right after the other, so that both run under the same load.
      const yardstick = await load(`${plain.url}${path}`, plain.pid);
      const own = await load(`${site.url}${path}`, site.pid);
      rows.push(
        row(`${path}, next start`, yardstick),
        row(`${path}, this server`, own, compare(own, yardstick)),
      );
    }
    return table(
      ['Page', 'requests/s', 'p50 ms', 'p99 ms', 'errors', 'CPU µs a request', 'against next start'],
      rows,
    );
  } finally {
    await site.stop();
    await plain.stop();
  }
}

async function callsOf(tap: ContentTap, url: string): Promise<string[]> {
  tap.reset();
  await timeEach([url]);
  return tap.calls.map((call) => call.split('?', 1)[0] ?? call);
}

async function firstRenders(contentApiUrl: string, articles: readonly string[]): Promise<string> {
  const tap = await openContentTap(contentApiUrl);
  const site = await startSiteOnly(tap.url);
  try {
    const home = await callsOf(tap, `${site.url}/`);
    const [first = '/', ...others] = articles;
    const article = await callsOf(tap, `${site.url}${first}`);
    tap.reset();
    const urls = others.slice(0, FIRST_RENDERS).map((path) => `${site.url}${path}`);
    const times = await timeEach(urls);
    const perArticle = tap.calls.length / urls.length;
    return [
      `${String(urls.length)} articles that nobody had opened: p50 ${round(percentile(times, 0.5))} ms, p99 ${round(percentile(times, 0.99))} ms; ${round(perArticle, 1)} backend calls each.`,
      `Backend calls of the very first home page: ${String(home.length)} (${home.join(', ')}).`,
      `Backend calls of the first article after it: ${String(article.length)} (${article.join(', ')}).`,
    ].join('\n\n');
  } finally {
    await site.stop();
    await tap.close();
  }
}

/** Figures of cached pages compared with `next start`, of first renders, and of the backend calls they make. */
export async function benchPages(contentApiUrl: string, articles: readonly string[]): Promise<void> {
  const [article = '/'] = articles;
  const cached = await cachedPages(contentApiUrl, ['/', article]);
  const first = await firstRenders(contentApiUrl, articles);
  const body = `## Cached, 16 connections, gzip\n\n${cached}\n\nLoad: \`wrk --threads=1 --connections=16 --duration=8s --latency --header='Accept-Encoding: gzip' <page>\`, a process of its own on the same machine.\n\n## First render\n\n${first}`;
  await writeReport('pages', 'Pages', body);
}
