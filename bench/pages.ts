import type { ContentTap } from '../scripts/run/content-tap.ts';
import { openContentTap } from '../scripts/run/content-tap.ts';
import { startSiteOnly } from '../scripts/run/site-only.ts';
import { load, percentile, timeEach } from './load.ts';
import type { LoadFigures } from './load.ts';
import { startPlainNext } from './plain-next.ts';
import { round, table, writeReport } from './report.ts';

const PLAIN_PORT = 3220;
const FIRST_RENDERS = 30;

const row = (name: string, { perSecond, p50Ms, p99Ms, errors }: LoadFigures, times?: number) => [
  name,
  round(perSecond),
  p50Ms,
  p99Ms,
  errors,
  times === undefined ? '' : `${round(times, 1)}×`,
];

async function cachedPages(
  siteUrl: string,
  contentApiUrl: string,
  paths: readonly string[],
): Promise<string> {
  const plain = await startPlainNext(PLAIN_PORT, contentApiUrl);
  try {
    const rows: (string | number)[][] = [];
    for (const path of paths) {
      // Side by side in time, so that both meet the machine in the same mood.
      await timeEach([`${siteUrl}${path}`, `${plain.url}${path}`]);
      const yardstick = await load(`${plain.url}${path}`);
      const own = await load(`${siteUrl}${path}`);
      rows.push(
        row(`${path}, next start`, yardstick),
        row(`${path}, this server`, own, own.perSecond / yardstick.perSecond),
      );
    }
    return table(['Page', 'requests/s', 'p50 ms', 'p99 ms', 'errors', 'times next start'], rows);
  } finally {
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

/** Figures of cached pages against `next start`, of first renders, and of the calls that they cost. */
export async function benchPages(
  siteUrl: string,
  contentApiUrl: string,
  articles: readonly string[],
): Promise<void> {
  const [article = '/'] = articles;
  const cached = await cachedPages(siteUrl, contentApiUrl, ['/', article]);
  const first = await firstRenders(contentApiUrl, articles);
  const body = `## Cached, 16 connections, gzip\n\n${cached}\n\n## First render\n\n${first}`;
  await writeReport('pages', 'Pages', body);
}
