import type { Browser } from '@playwright/test';
import { z } from 'zod';

/** How much slower than this machine a phone is assumed to be, as in Lighthouse. */
const PHONE_FACTOR = 4;
/** A task longer than this blocks the page (Total Blocking Time). */
const TASK_MS = 50;
/** By then, everything that a page starts by itself has run. */
const SETTLED_MS = 2_500;
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** An event of Chromium's trace; times in microseconds, `tdur` is the CPU time of a task. */
const eventSchema = z.object({
  name: z.string(),
  pid: z.number(),
  tid: z.number(),
  ts: z.number().default(0),
  dur: z.number().optional(),
  tdur: z.number().optional(),
});
const traceSchema = z.object({ value: z.array(eventSchema) });

export type MainThread = {
  readonly totalMs: number;
  readonly longestMs: number;
  readonly blockingMs: number;
};

/**
 * CPU time of a page's main thread from its first contentful paint on, in milliseconds of a phone.
 * @throws if the page never painted anything
 */
export async function mainThreadOf(browser: Browser, url: string): Promise<MainThread> {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const events: z.infer<typeof eventSchema>[] = [];
  devtools.on('Tracing.dataCollected', (data) => events.push(...traceSchema.parse(data).value));
  const categories = ['toplevel', 'loading', 'disabled-by-default-devtools.timeline'];
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: categories },
  });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(SETTLED_MS);
  const complete = new Promise<void>((resolve) => {
    devtools.once('Tracing.tracingComplete', () => resolve());
  });
  await devtools.send('Tracing.end');
  await complete;
  await context.close();

  const paint = events.find(({ name }) => name === 'firstContentfulPaint');
  if (paint === undefined) throw new Error(`${url} painted nothing.`);
  const tasks = events
    .filter(({ name, pid, tid }) => name === 'RunTask' && pid === paint.pid && tid === paint.tid)
    .filter(({ ts, dur = 0 }) => ts + dur > paint.ts)
    .map(({ tdur = 0 }) => (tdur / 1000) * PHONE_FACTOR);
  return {
    totalMs: tasks.reduce((sum, ms) => sum + ms, 0),
    longestMs: Math.max(0, ...tasks),
    blockingMs: tasks.reduce((sum, ms) => sum + Math.max(0, ms - TASK_MS), 0),
  };
}
