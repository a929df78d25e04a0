import { gzipSync } from 'node:zlib';
import { chromium, type Browser } from '@playwright/test';
import { firstLoadOf } from '../scripts/check/first-load-js.ts';
import { CHROMIUM_ARGS, findChromium } from '../scripts/run/chromium.ts';
import { startSiteOnly } from '../scripts/run/site-only.ts';
import { percentile, timeEach } from './load.ts';
import { round, table, writeReport } from './report.ts';

/** Each time on a server that has not rendered such a page before. */
const FIRST_RENDERS = 3;
const SCREENS = [
  { name: 'phone', viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 },
  { name: 'desktop', viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
] as const;

const kilobytes = (bytes: number) => `${round(bytes / 1024, 1)} KB`;

async function htmlOf(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${String(response.status)}.`);
  return response.text();
}

/** The page with the most occurrences of something in its HTML. */
async function pageWithMost(
  siteUrl: string,
  paths: readonly string[],
  what: RegExp,
): Promise<{ path: string; count: number }> {
  let most = { path: paths[0] ?? '/', count: 0 };
  for (const path of paths) {
    const count = (await htmlOf(siteUrl + path)).match(what)?.length ?? 0;
    if (count > most.count) most = { path, count };
  }
  return most;
}

/** Milliseconds to the last byte of an uncached page; the median of several servers. */
async function firstRenderMs(contentApiUrl: string, path: string): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < FIRST_RENDERS; run += 1) {
    const site = await startSiteOnly(contentApiUrl);
    try {
      // The very first page pays for what all pages share.
      await timeEach([`${site.url}/`]);
      times.push(...(await timeEach([`${site.url}${path}`])));
    } finally {
      await site.stop();
    }
  }
  return percentile(times, 0.5);
}

/** Images that a browser loads before scrolling. */
async function firstPictures(
  browser: Browser,
  url: string,
  screen: (typeof SCREENS)[number],
): Promise<string> {
  const context = await browser.newContext(screen);
  const page = await context.newPage();
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() !== 'image') return;
    sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  await context.close();
  return `${String(sizes.length)} pictures, ${kilobytes(bytes)}`;
}

/**
 * Figures of the heaviest pages: the session with the most rows and the page with the most images.
 * @param paths addresses in the sitemap
 */
export async function benchHeavy(
  siteUrl: string,
  contentApiUrl: string,
  paths: readonly string[],
): Promise<void> {
  const sessions = paths.filter((path) => path.startsWith('/session/'));
  const lists = paths.filter((path) => path.split('/').length === 2 || path.startsWith('/gallery/'));
  const session = await pageWithMost(siteUrl, sessions, /<tr\b/g);
  const gallery = await pageWithMost(siteUrl, lists, /\bdata-lightbox=/g);
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS });
  const rows: string[][] = [];
  try {
    for (const { path, count, of } of [
      { ...session, of: 'table rows' },
      { ...gallery, of: 'pictures' },
    ]) {
      const html = await htmlOf(siteUrl + path);
      const scripts = await firstLoadOf(siteUrl, path);
      const pictures = await Promise.all(
        SCREENS.map((screen) => firstPictures(browser, siteUrl + path, screen)),
      );
      rows.push([
        `${path}, ${String(count)} ${of}`,
        `${round(await firstRenderMs(contentApiUrl, path))} ms`,
        kilobytes(Buffer.byteLength(html)),
        kilobytes(gzipSync(html).byteLength),
        kilobytes(scripts.bytes),
        ...pictures,
      ]);
    }
  } finally {
    await browser.close();
  }
  const head = ['Page', 'First render', 'HTML', 'HTML gzip', 'JS gzip', 'Phone at 2×', 'Desktop at 1×'];
  await writeReport('heavy', 'The heaviest pages', table(head, rows));
}
