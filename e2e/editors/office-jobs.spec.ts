import { expect, test } from '@playwright/test';
import { KEYBOARD } from '../../scripts/handbook/hands.ts';
import { ALL_JOBS, FREQUENT_JOBS } from '../../scripts/handbook/more-jobs.ts';
import { readClicks } from '../../scripts/handbook/office-page.ts';
import { walkJobs, type Walked } from '../../scripts/handbook/walk.ts';
import { RACE_FRIDAY } from '../../scripts/run/seeded-data.ts';
import { TEST_BACKEND_PORT, TEST_PORT, type TestSite } from '../../scripts/run/test-site.ts';
import { startOwnSite } from '../support/own-site.ts';

// They publish notices, menus and results: on the editors' site other tests would see them.
test.describe.configure({ mode: 'default' });

/** Walked in pictures.spec.ts, in full. */
const WALKED_ELSEWHERE = 'gallery';
const SMALL = 1024;

let site: TestSite;

test.beforeAll(async () => {
  site = await startOwnSite(TEST_PORT + 7, TEST_BACKEND_PORT + 7, { DEMO_DATE: RACE_FRIDAY });
});
test.afterAll(() => site.stop());

/** The handbook's number beside the one that it took. */
const compared = (walked: readonly Walked[]) => {
  const clicks = readClicks();
  return walked.map(({ job, clicks: taken }) => ({ job: job.name, taken, written: clicks.get(job.name) }));
};
const asWritten = (walked: readonly Walked[]) =>
  walked.map(({ job, clicks }) => ({ job: job.name, taken: clicks, written: clicks }));

test(
  'the five most frequent jobs are done by keyboard alone, in as many steps as the handbook says',
  { tag: '@full' },
  async ({ browser }) => {
    const walked = await walkJobs(browser, site, { jobs: FREQUENT_JOBS, hands: KEYBOARD });
    expect(walked).toHaveLength(FREQUENT_JOBS.length);
    expect(compared(walked)).toEqual(asWritten(walked));
  },
);

test(
  'the other jobs take as many clicks as the handbook says, on a small screen too',
  { tag: '@full' },
  async ({ browser }) => {
    const jobs = ALL_JOBS.filter((job) => !FREQUENT_JOBS.includes(job) && job.file !== WALKED_ELSEWHERE);
    const walked = await walkJobs(browser, site, { jobs, width: SMALL });
    expect(compared(walked)).toEqual(asWritten(walked));
  },
);
