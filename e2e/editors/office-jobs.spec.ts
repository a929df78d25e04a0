import { expect, test } from '@playwright/test';
import { KEYBOARD } from '../../scripts/handbook/input-method.ts';
import { ALL_JOBS, FREQUENT_JOBS } from '../../scripts/handbook/more-jobs.ts';
import { readClicks } from '../../scripts/handbook/office-page.ts';
import { runJobs, type TimedJob } from '../../scripts/handbook/run-jobs.ts';
import { RACE_FRIDAY } from '../../scripts/run/seeded-data.ts';
import { TEST_BACKEND_PORT, TEST_PORT, type TestSite } from '../../scripts/run/test-site.ts';
import { startOwnSite } from '../support/own-site.ts';

// They publish notices, menus and results: on the editors' site other tests would see them.
test.describe.configure({ mode: 'default' });

/** Done in pictures.spec.ts, in full. */
const WALKED_ELSEWHERE = 'gallery';
const SMALL = 1024;

let site: TestSite;

test.beforeAll(async () => {
  site = await startOwnSite(TEST_PORT + 7, TEST_BACKEND_PORT + 7, { DEMO_DATE: RACE_FRIDAY });
});
test.afterAll(() => site.stop());

/** The handbook's number beside the one that it took. */
const compared = (timed: readonly TimedJob[]) => {
  const clicks = readClicks();
  return timed.map(({ job, clicks: taken }) => ({ job: job.name, taken, written: clicks.get(job.name) }));
};
const asWritten = (timed: readonly TimedJob[]) =>
  timed.map(({ job, clicks }) => ({ job: job.name, taken: clicks, written: clicks }));

test(
  'the five most frequent jobs are done by keyboard alone, in as many steps as the handbook says',
  { tag: '@full' },
  async ({ browser }) => {
    const timed = await runJobs(browser, site, { jobs: FREQUENT_JOBS, input: KEYBOARD });
    expect(timed).toHaveLength(FREQUENT_JOBS.length);
    expect(compared(timed)).toEqual(asWritten(timed));
  },
);

test(
  'the other jobs take as many clicks as the handbook says, on a small screen too',
  { tag: '@full' },
  async ({ browser }) => {
    const jobs = ALL_JOBS.filter((job) => !FREQUENT_JOBS.includes(job) && job.file !== WALKED_ELSEWHERE);
    const timed = await runJobs(browser, site, { jobs, width: SMALL });
    expect(compared(timed)).toEqual(asWritten(timed));
  },
);
