import type { Browser } from '@playwright/test';
import { CHAMPIONSHIP_TIME_ZONE } from '../../lib/contract/time-zone.ts';
import { signInToCms } from '../run/cms-sign-in.ts';
import type { TestSite } from '../run/test-site.ts';
import { openOffice } from './cms.ts';
import { createDesk, type TakePicture } from './desk.ts';
import { MOUSE, type Hands } from './hands.ts';
import type { Job } from './jobs.ts';
import { ALL_JOBS } from './more-jobs.ts';

/** What a job took; `ms` without its pictures. */
export type Walked = { readonly job: Job; readonly clicks: number; readonly ms: number };

export type WalkOptions = {
  readonly jobs?: readonly Job[];
  readonly hands?: Hands;
  /** Of the screen, in pixels. */
  readonly width?: number;
  /** Keeps the pictures of a job. Without it none are taken. */
  readonly pictureOf?: (job: Job) => TakePicture;
};

/** Does the office's jobs one after the other, on a site that belongs to whoever calls: the demo, on the Friday of a round. */
export async function walkJobs(
  browser: Browser,
  site: Pick<TestSite, 'admin' | 'env'>,
  {
    jobs = ALL_JOBS,
    hands = MOUSE,
    width = 1440,
    pictureOf = () => () => Promise.resolve(),
  }: WalkOptions = {},
): Promise<readonly Walked[]> {
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
    const walked: Walked[] = [];
    for (const job of jobs) {
      await job.prepare?.(office);
      await page.goto(`${cmsUrl}/admin`);
      const takePicture = pictureOf(job);
      let picturesMs = 0;
      const desk = createDesk(page, hands, async (...picture) => {
        const before = performance.now();
        await takePicture(...picture);
        picturesMs += performance.now() - before;
      });
      const since = performance.now();
      await job.run(desk);
      walked.push({ job, clicks: desk.clicks(), ms: performance.now() - since - picturesMs });
    }
    return walked;
  } finally {
    await context.close();
  }
}
