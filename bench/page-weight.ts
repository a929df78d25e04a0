import { gzipSync } from 'node:zlib';
import { chromium, type Browser } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from '../scripts/run/chromium.ts';
import { percentile } from './load.ts';
import { mainThreadOf, type MainThread } from './main-thread.ts';
import { round, table, writeReport } from './report.ts';

/** One run can be disturbed; the median of nine hardly is. */
const RUNS = 9;

/** The data for Next's router, in inline scripts of the page. */
const DATA = /self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\)/g;

const kilobytes = (bytes: number) => `${round(bytes / 1024, 1)} KB`;

async function sizesOf(url: string): Promise<string[]> {
  const html = await (await fetch(url)).text();
  const data = [...html.matchAll(DATA)].reduce((sum, [, text = '']) => sum + text.length, 0);
  return [html.length, gzipSync(html).byteLength, data].map(kilobytes);
}

/** How many elements a page's HTML has. */
export async function elementsOf(browser: Browser, url: string): Promise<number> {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(url);
  const count = await page.locator('*').count();
  await page.close();
  return count;
}

/** A page's weight, and how long it blocks a phone. Measured in CPU time, which other programs hardly affect. */
export async function benchPageWeight(siteUrl: string, paths: readonly string[]): Promise<void> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS });
  const rows: (string | number)[][] = [];
  try {
    for (const path of paths) {
      const url = `${siteUrl}${path}`;
      const runs: MainThread[] = [];
      for (let run = 0; run < RUNS; run += 1) runs.push(await mainThreadOf(browser, url));
      const middle = (read: (run: MainThread) => number) => round(percentile(runs.map(read), 0.5));
      rows.push([
        path,
        ...(await sizesOf(url)),
        await elementsOf(browser, url),
        middle(({ totalMs }) => totalMs),
        middle(({ longestMs }) => longestMs),
        middle(({ blockingMs }) => blockingMs),
      ]);
    }
  } finally {
    await browser.close();
  }
  const head = [
    'Page',
    'HTML',
    'HTML gzip',
    'of it router data',
    'Elements',
    'Main thread ms',
    'Longest task ms',
    'Blocked ms',
  ];
  const note =
    `Times: processor time of the main thread after the first contentful paint, four times over as on a phone, the middle of ${String(RUNS)} first visits; ` +
    'blocked is what tasks take beyond 50 ms.';
  await writeReport('page-weight', 'What a page weighs', `${table(head, rows)}\n\n${note}`);
}
