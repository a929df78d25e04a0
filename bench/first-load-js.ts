import { chromium, type Browser } from '@playwright/test';
import { firstLoadOf } from '../scripts/check/first-load-js.ts';
import { CHROMIUM_ARGS, findChromium } from '../scripts/run/chromium.ts';
import { round, table, writeReport } from './report.ts';

const kilobytes = (bytes: number) => `${round(bytes / 1024, 1)} KB`;

/** Bytes of all scripts that a page has loaded once it requests nothing more, whether or not the HTML named them. */
async function allScripts(browser: Browser, url: string): Promise<number> {
  const page = await browser.newPage({ serviceWorkers: 'block' });
  await page.goto(url, { waitUntil: 'networkidle' });
  const bytes = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/_next/static/chunks/') && name.endsWith('.js'))
      .reduce(
        (sum, entry) => sum + (entry instanceof PerformanceResourceTiming ? entry.encodedBodySize : 0),
        0,
      ),
  );
  await page.close();
  return bytes;
}

/** First-load JavaScript of each page, and what loads by itself afterwards. */
export async function benchFirstLoadJs(siteUrl: string, paths: readonly string[]): Promise<void> {
  const rows: (string | number)[][] = [];
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS });
  try {
    for (const path of paths) {
      const { bytes, scripts } = await firstLoadOf(siteUrl, path);
      rows.push([path, kilobytes(bytes), scripts, kilobytes(await allScripts(browser, siteUrl + path))]);
    }
  } finally {
    await browser.close();
  }
  const note =
    'First: the scripts that the HTML names. With what follows: all that a visitor who touches nothing has loaded in the end, compressed ' +
    'as the browser asked for it (brotli); screens for signed-in visitors lead a stranger on to /login.';
  await writeReport(
    'first-load-js',
    'First-load JavaScript (gzip, without nomodule)',
    `${table(['Page', 'First', 'Files', 'With what follows'], rows)}\n\n${note}`,
  );
}
