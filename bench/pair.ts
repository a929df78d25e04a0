import { gzipSync } from 'node:zlib';
import { chromium, type Browser } from '@playwright/test';
import lighthouse from 'lighthouse';
import { RULES_ATTRIBUTE } from '../lib/build/page-styles.ts';
import { firstLoadOf } from '../scripts/check/first-load-js.ts';
import { CHROMIUM_ARGS, findChromium } from '../scripts/run/chromium.ts';
import { freePort } from '../scripts/run/ports.ts';
import { prepareFloor, startFloor } from './floor-app.ts';
import { firstTapMs, type Tap } from './first-tap.ts';
import { percentile } from './load.ts';
import { round, table, writeReport } from './report.ts';
import { wrk } from './wrk.ts';

/** One run can be disturbed, so the median of seven counts. */
const RUNS = 7;
const WRK_ROUNDS = 3;
const WRK = { connections: 16, seconds: 4 } as const;

const AUDITS = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
  mainThread: 'mainthread-work-breakdown',
} as const;
type Look = Readonly<Record<keyof typeof AUDITS | 'score', number>>;

async function lookOnce(url: string, port: number): Promise<Look> {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: ['performance'],
  });
  const lhr = result?.lhr;
  const score = lhr?.categories['performance']?.score ?? null;
  if (lhr === undefined || score === null) throw new Error(`Lighthouse could not judge ${url}.`);
  const read = (name: keyof typeof AUDITS) => lhr.audits[AUDITS[name]]?.numericValue ?? 0;
  return {
    score: score * 100,
    fcp: read('fcp'),
    lcp: read('lcp'),
    tbt: read('tbt'),
    cls: read('cls'),
    mainThread: read('mainThread'),
  };
}

type Side = {
  readonly url: string;
  readonly looks: Look[];
  /** By what was tapped. */
  readonly taps: Readonly<Record<Tap, number[]>>;
  readonly rates: number[];
};
const side = (url: string): Side => ({
  url,
  looks: [],
  taps: { link: [], menu: [], carousel: [] },
  rates: [],
});

/** Both sides by turns, so that what else the machine does hits both. */
async function measure(
  sides: readonly Side[],
  browser: Browser,
  port: number,
  own: readonly Tap[],
): Promise<void> {
  // Once for nothing: pictures are made at their first request.
  for (const { url } of sides) await lookOnce(url, port);
  for (let run = 0; run < RUNS; run += 1)
    for (const { url, looks, taps } of sides) {
      looks.push(await lookOnce(url, port));
      taps.link.push(await firstTapMs(browser, url, 'link'));
    }
  // The bare app has neither.
  const site = sides.at(-1);
  for (let run = 0; run < RUNS; run += 1)
    for (const tap of own) site?.taps[tap].push(await firstTapMs(browser, site.url, tap));
  for (let turn = 0; turn < WRK_ROUNDS; turn += 1)
    for (const { url, rates } of sides) rates.push((await wrk(url, WRK)).perSecond);
}

/** The rules that a page of the site has in its head (docs/decisions/0186). */
const RULES = new RegExp(`<style ${RULES_ATTRIBUTE}="">([^]*?)</style>`);

async function gzipBytes(url: string): Promise<number> {
  return gzipSync(await (await fetch(url)).text()).byteLength;
}

async function rulesBytes(url: string): Promise<number> {
  const [, rules] = RULES.exec(await (await fetch(url)).text()) ?? [];
  return rules === undefined ? 0 : gzipSync(rules).byteLength;
}

const median = (values: readonly number[]) => percentile(values, 0.5);
const ratio = (site: number, floor: number) => (floor === 0 ? '–' : `${round(site / floor, 2)} ×`);

/** The site against a bare Next app with the same cards and pictures: home, a list and an article, measured by turns. */
export async function benchPair(siteUrl: string, contentApiUrl: string): Promise<void> {
  const [article] = await prepareFloor(siteUrl);
  const floor = await startFloor(contentApiUrl);
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...CHROMIUM_ARGS, `--remote-debugging-port=${String(port)}`],
  });
  const rows: string[][] = [];
  try {
    for (const path of ['/', '/news', article]) {
      const ours = side(siteUrl + path);
      const bare = side(floor.url + path);
      const own: readonly Tap[] = path === '/' ? ['menu', 'carousel'] : ['menu'];
      await measure([bare, ours], browser, port, own);
      const line = (what: string, read: (of: Side) => number, digits = 0) => {
        const [site, base] = [read(ours), read(bare)];
        rows.push([path, what, round(base, digits), round(site, digits), ratio(site, base)]);
      };
      line('Lighthouse', ({ looks }) => median(looks.map(({ score }) => score)));
      line('First contentful paint, ms', ({ looks }) => median(looks.map(({ fcp }) => fcp)));
      line('Largest contentful paint, ms', ({ looks }) => median(looks.map(({ lcp }) => lcp)));
      line('Total blocking time, ms', ({ looks }) => median(looks.map(({ tbt }) => tbt)));
      line('Layout shift', ({ looks }) => median(looks.map(({ cls }) => cls)), 3);
      line('Main thread, ms', ({ looks }) => median(looks.map(({ mainThread }) => mainThread)));
      line('First tap at 4×, on a link, ms', ({ taps }) => median(taps.link));
      for (const tap of own)
        rows.push([path, `First tap at 4×, on the ${tap}, ms`, '–', round(median(ours.taps[tap])), '–']);
      line('Requests a second', ({ rates }) => median(rates));
      for (const [what, read] of [
        ['HTML gzip, KB', (of: string) => gzipBytes(of + path)],
        ['Style rules in it gzip, KB', (of: string) => rulesBytes(of + path)],
        ['First-load JS gzip, KB', async (of: string) => (await firstLoadOf(of, path)).bytes],
      ] as const) {
        const [site, base] = [(await read(siteUrl)) / 1024, (await read(floor.url)) / 1024];
        rows.push([path, what, round(base, 1), round(site, 1), ratio(site, base)]);
      }
    }
  } finally {
    await browser.close();
    await floor.stop();
  }
  const note =
    `The bare app (\`bench/floor\`) is the same version of Next with the same cards, pictures and texts, and nothing else. Both were measured by turns: ` +
    `Lighthouse for mobile and the first tap as the median of ${String(RUNS)} each after one look that does not count, requests a second as the median of ${String(WRK_ROUNDS)} times ` +
    `${String(WRK.seconds)} s over ${String(WRK.connections)} connections. The first tap comes right after the page has loaded, on the first link, the menu button or the first carousel’s next button, and lasts until the next frame.`;
  await writeReport(
    'pair',
    'Beside a bare page',
    `${table(['Page', 'What', 'Bare', 'Site', 'Site against bare'], rows)}\n\n${note}`,
  );
}
