import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { CHROMIUM_ARGS, findChromium } from '../scripts/run/chromium.ts';
import { freePort } from '../scripts/run/ports.ts';
import { round, table, writeReport } from './report.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const METRICS = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
] as const;
/** One run can be disturbed, so the median of five counts. */
const RUNS = 5;

type Run = {
  readonly scores: readonly number[];
  readonly metrics: readonly string[];
  readonly faults: readonly string[];
};

/** @returns null if Lighthouse could not score the page, as on an overloaded machine */
async function runOnce(url: string, port: number): Promise<Run | null> {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: [...CATEGORIES],
  });
  if (result === undefined) throw new Error(`Lighthouse returned no result for ${url}.`);
  const { lhr } = result;
  if (CATEGORIES.some((name) => (lhr.categories[name]?.score ?? null) === null)) return null;
  const audits = CATEGORIES.flatMap((name) => lhr.categories[name]?.auditRefs ?? []).filter(
    ({ weight }) => weight > 0,
  );
  return {
    scores: CATEGORIES.map((name) => Math.round((lhr.categories[name]?.score ?? 0) * 100)),
    metrics: METRICS.map((name) => lhr.audits[name]?.displayValue ?? ''),
    faults: audits.flatMap(({ id }) => {
      const audit = lhr.audits[id];
      return audit?.score !== null && audit !== undefined && audit.score < 0.9
        ? [`${id} (${round(audit.score, 2)})`]
        : [];
    }),
  };
}

/** Lighthouse for mobile, the median of five runs per page. */
export async function benchLighthouse(siteUrl: string, paths: readonly string[]): Promise<void> {
  const port = await freePort();
  const chrome = await chromium.launch({
    executablePath: findChromium(),
    args: [...CHROMIUM_ARGS, `--remote-debugging-port=${String(port)}`],
  });
  try {
    const rows: (string | number)[][] = [];
    const spreads: string[] = [];
    const notes: string[] = [];
    for (const path of paths) {
      const runs: Run[] = [];
      for (let tried = 0; runs.length < RUNS && tried < 2 * RUNS; tried += 1) {
        const run = await runOnce(`${siteUrl}${path}`, port);
        if (run !== null) runs.push(run);
      }
      runs.sort((a, b) => (a.scores[0] ?? 0) - (b.scores[0] ?? 0));
      const middle = runs[Math.floor(runs.length / 2)];
      if (middle === undefined) {
        rows.push([path, 'not judged']);
        continue;
      }
      spreads.push(`${path} ${runs.map(({ scores }) => String(scores[0])).join(', ')}`);
      rows.push([path, ...middle.scores, ...middle.metrics]);
      if (middle.faults.length > 0) notes.push(`- ${path}: ${middle.faults.join(', ')}`);
    }
    const head = [
      'Page',
      'Performance',
      'Accessibility',
      'Best practices',
      'SEO',
      'FCP',
      'LCP',
      'TBT',
      'CLS',
    ];
    const below = notes.length === 0 ? '' : `\n\nAudits below 0.9:\n\n${notes.join('\n')}`;
    const note = `The run with the middle performance of up to ${String(RUNS)} a page; all of them: ${spreads.join('; ')}.`;
    await writeReport('lighthouse', 'Lighthouse, mobile', `${table(head, rows)}\n\n${note}${below}`);
  } finally {
    await chrome.close();
  }
}
