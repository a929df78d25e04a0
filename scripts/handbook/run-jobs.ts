import type { Browser } from '@playwright/test';
import { CHAMPIONSHIP_TIME_ZONE } from '../../lib/contract/time-zone.ts';
import { signInToCms } from '../run/cms-sign-in.ts';
import type { TestSite } from '../run/test-site.ts';
import { openOffice } from './cms.ts';
import { createDesk, type TakePicture } from './desk.ts';
import { MOUSE, type InputMethod } from './input-method.ts';
import type { Job } from './jobs.ts';
import { ALL_JOBS } from './more-jobs.ts';

/** The clicks and time of a job; `ms` is without taking pictures. */
export type TimedJob = { readonly job: Job; readonly clicks: number; readonly ms: number };

export type RunJobsOptions = {
  readonly jobs?: readonly Job[];
  readonly input?: InputMethod;
  /** The screen's width in pixels. */
  readonly width?: number;
  /** Saves the pictures of a job. Without it, none are taken. */
  readonly pictureOf?: (job: Job) => TakePicture;
};

/** Does the office's jobs one after the other on the caller's site: the demo, on the Friday of a round. */
export async function runJobs(
  browser: Browser,
  site: Pick<TestSite, 'admin' | 'env'>,
  {
    jobs = ALL_JOBS,
    input = MOUSE,
    width = 1440,
    pictureOf = () => () => Promise.resolve(),
  }: RunJobsOptions = {},
): Promise<readonly TimedJob[]> {
  const cmsUrl = `http://localhost:${String(site.env.backendPort)}`;
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    locale: 'en-NZ',
    timezoneId: CHAMPIONSHIP_TIME_ZONE,
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  try {
    const office = await openOffice(site.env.siteUrl, cmsUrl, site.admin);
    const page = await context.newPage();
    page.setDefaultTimeout(15_000);
    await signInToCms(page, `${cmsUrl}/admin/login`, site.admin);
    const timed: TimedJob[] = [];
    for (const job of jobs) {
      await job.prepare?.(office);
      await page.goto(`${cmsUrl}/admin`);
      const takePicture = pictureOf(job);
      let picturesMs = 0;
      const desk = createDesk(page, input, async (...picture) => {
        const before = performance.now();
        await takePicture(...picture);
        picturesMs += performance.now() - before;
      });
      const since = performance.now();
      await job.run(desk);
      timed.push({ job, clicks: desk.clicks(), ms: performance.now() - since - picturesMs });
    }
    return timed;
  } finally {
    await context.close();
  }
}
