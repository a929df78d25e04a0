import { gzipSync } from 'node:zlib';
import { chromium, type Browser } from '@playwright/test';
import { RULES_ATTRIBUTE } from '../lib/build/page-styles.ts';
import { firstLoadOf } from '../scripts/check/first-load-js.ts';
import { CHROMIUM_ARGS, findChromium } from '../scripts/run/chromium.ts';
import { freePort } from '../scripts/run/ports.ts';
import { prepareFloor, startFloor } from './floor-app.ts';
import { firstTapMs, TAPS, tapsOn, type Tap } from './first-tap.ts';
import { percentile } from './load.ts';
import { lookOnce, type Look } from './look.ts';
import { elementsOf } from './page-weight.ts';
import { round, table, writeReport } from './report.ts';
import { wrk } from './wrk.ts';

/** One run can be disturbed, so the median of seven counts. */
const RUNS = 7;
const WRK_ROUNDS = 3;
const STANDINGS = '/standings';
const WRK = { connections: 16, seconds: 4 } as const;

type Goal = { readonly words: string; readonly isKept: (site: number, bare: number) => boolean };
const below = (words: string, limit: (bare: number) => number): Goal => ({
  words: `≤ ${words}`,
  isKept: (site, bare) => site <= limit(bare),
});
/** What a page of the site may be against the bare app's, or by itself. */
const GOALS = {
  score: { words: 'at most 1 below', isKept: (site: number, bare: number) => site >= bare - 1 },
  paint: below('1.1 ×', (bare) => bare * 1.1),
  tbt: below('1.25 ×, or 50', (bare) => Math.max(50, bare * 1.25)),
  mainThread: below('2 ×', (bare) => bare * 2),
  tap: below('100', () => 100),
  script: below('150', () => 150),
  short: below('14', () => 14),
  long: below('24', () => 24),
} as const;

type Side = {
  readonly url: string;
  readonly looks: Look[];
  readonly taps: Readonly<Record<Tap, number[]>>;
  readonly rates: number[];
};
const side = (url: string): Side => ({
  url,
  looks: [],
  taps: { link: [], menu: [], carousel: [], tab: [] },
  rates: [],
});

/** Both sides by turns, so that what else the machine does hits both. */
async function measure(
  [bare, site]: readonly [bare: Side, site: Side],
  browser: Browser,
  port: number,
  own: readonly Tap[],
): Promise<void> {
  const sides = [bare, site];
  // Once for nothing: pictures are made at their first request.
  for (const { url } of sides) await lookOnce(url, port);
  for (let run = 0; run < RUNS; run += 1)
    for (const { url, looks, taps } of sides) {
      looks.push(await lookOnce(url, port));
      taps.link.push(await firstTapMs(browser, url, 'link'));
    }
  for (let run = 0; run < RUNS; run += 1)
    for (const tap of own) site.taps[tap].push(await firstTapMs(browser, site.url, tap));
  for (let turn = 0; turn < WRK_ROUNDS; turn += 1)
    for (const { url, rates } of sides) rates.push((await wrk(url, WRK)).perSecond);
}

/** The rules that a page of the site has in its head (docs/decisions/0186). */
const RULES = new RegExp(`<style ${RULES_ATTRIBUTE}="">([^]*?)</style>`);

/** Kilobytes of gzip: the document without its rules, and the rules. */
async function weightOf(url: string): Promise<{ readonly html: number; readonly rules: number }> {
  const html = await (await fetch(url)).text();
  const [element = '', rules = ''] = RULES.exec(html) ?? [];
  const kilobytes = (text: string) => gzipSync(text).byteLength / 1024;
  return { html: kilobytes(html.replace(element, '')), rules: rules === '' ? 0 : kilobytes(rules) };
}

const median = (values: readonly number[]) => percentile(values, 0.5);
const ratio = (site: number, bare: number | null) =>
  bare === null || bare === 0 ? '–' : `${round(site / bare, 2)} ×`;

type Kind = { readonly path: string; readonly html?: Goal };

/** The rows of one kind of page. */
async function compare(
  { path, html: htmlGoal }: Kind,
  urls: { readonly bare: string; readonly site: string },
  browser: Browser,
  port: number,
): Promise<string[][]> {
  const bare = side(urls.bare + path);
  const site = side(urls.site + path);
  const own = (await tapsOn(browser, site.url)).filter((tap) => tap !== 'link');
  await measure([bare, site], browser, port, own);
  const rows: string[][] = [];
  /** @param base null if the bare app has nothing of the kind */
  const line = (what: string, [base, ours]: readonly [number | null, number], goal?: Goal, digits = 0) =>
    rows.push([
      path,
      what,
      base === null ? '–' : round(base, digits),
      round(ours, digits),
      ratio(ours, base),
      goal === undefined ? '' : `${goal.words}: ${goal.isKept(ours, base ?? 0) ? 'kept' : '**not kept**'}`,
    ]);
  const looks = (read: (look: Look) => number) =>
    [median(bare.looks.map(read)), median(site.looks.map(read))] as const;
  line(
    'Lighthouse',
    looks(({ score }) => score),
    GOALS.score,
  );
  line(
    'First contentful paint, ms',
    looks(({ fcp }) => fcp),
    GOALS.paint,
  );
  line(
    'Largest contentful paint, ms',
    looks(({ lcp }) => lcp),
    GOALS.paint,
  );
  line(
    'Total blocking time, ms',
    looks(({ tbt }) => tbt),
    GOALS.tbt,
  );
  line(
    'Layout shift',
    looks(({ cls }) => cls),
    undefined,
    3,
  );
  line(
    'Main thread, ms',
    looks(({ mainThread }) => mainThread),
    GOALS.mainThread,
  );
  line('First tap at 4×, on a link, ms', [median(bare.taps.link), median(site.taps.link)], GOALS.tap);
  for (const tap of own) line(`First tap at 4×, on a ${tap}, ms`, [null, median(site.taps[tap])], GOALS.tap);
  line('Requests a second', [median(bare.rates), median(site.rates)]);
  const weights = [await weightOf(bare.url), await weightOf(site.url)] as const;
  line('HTML gzip without rules, KB', [weights[0].html, weights[1].html], htmlGoal, 1);
  line('Style rules in it gzip, KB', [null, weights[1].rules], undefined, 1);
  const scripts = [await firstLoadOf(urls.bare, path), await firstLoadOf(urls.site, path)] as const;
  line('First-load JS gzip, KB', [scripts[0].bytes / 1024, scripts[1].bytes / 1024], GOALS.script, 1);
  line(
    'Pictures, KB',
    looks(({ pictures }) => pictures / 1024),
  );
  line('Elements', [await elementsOf(browser, bare.url), await elementsOf(browser, site.url)]);
  return rows;
}

/** The first address of a kind. @throws if the site has none */
function firstOf(paths: readonly string[], start: string): string {
  const found = paths.find((path) => path.startsWith(start));
  if (found === undefined) throw new Error(`The site has no page below ${start}.`);
  return found;
}

/**
 * The site against a bare Next app with the same cards, pictures, texts and tables: home, a list, an article, a round, a session's sheet
 * and the standings, measured by turns.
 * @param paths all addresses of the site
 */
export async function benchPair(
  siteUrl: string,
  contentApiUrl: string,
  paths: readonly string[],
): Promise<void> {
  const weekend = firstOf(paths, '/round/');
  const session = firstOf(paths, '/session/');
  const [article] = await prepareFloor(siteUrl, [weekend, session, STANDINGS]);
  const kinds: readonly Kind[] = [
    { path: '/', html: GOALS.long },
    { path: '/news', html: GOALS.short },
    { path: article, html: GOALS.short },
    { path: weekend, html: GOALS.long },
    { path: session },
    { path: STANDINGS },
  ];
  const floor = await startFloor(contentApiUrl);
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...CHROMIUM_ARGS, `--remote-debugging-port=${String(port)}`],
  });
  const rows: string[][] = [];
  try {
    for (const kind of kinds) {
      console.log(`${kind.path} …`);
      rows.push(...(await compare(kind, { bare: floor.url, site: siteUrl }, browser, port)));
    }
  } finally {
    await browser.close();
    await floor.stop();
  }
  const note =
    `The bare app (\`bench/floor\`) is the same version of Next with the same cards, pictures, texts and tables, and nothing else. Both were measured by turns: ` +
    `Lighthouse for mobile and the first tap as the median of ${String(RUNS)} each after one look that does not count, requests a second as the median of ${String(WRK_ROUNDS)} times ` +
    `${String(WRK.seconds)} s over ${String(WRK.connections)} connections. The first tap comes right after the page has loaded, on the first of its kind (${Object.keys(TAPS).join(', ')}), and lasts until the next frame.`;
  await writeReport(
    'pair',
    'Beside a bare page',
    `${table(['Page', 'What', 'Bare', 'Site', 'Site against bare', 'Goal'], rows)}\n\n${note}`,
  );
}
