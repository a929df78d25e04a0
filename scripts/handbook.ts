import { mkdir, rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { readCommandLine } from '../lib/shared/node/command-line.ts';
import { chromium } from '@playwright/test';
import type { TakePicture } from './handbook/desk.ts';
import { KEYBOARD } from './handbook/input-method.ts';
import type { Job } from './handbook/jobs.ts';
import { ALL_JOBS, FREQUENT_JOBS } from './handbook/more-jobs.ts';
import { takePicture } from './handbook/take-picture.ts';
import { timesTable } from './handbook/times-table.ts';
import { runJobs, type TimedJob, type RunJobsOptions } from './handbook/run-jobs.ts';
import { CHROMIUM_ARGS, findChromium } from './run/chromium.ts';
import { ROOT } from './run/project.ts';
import { RACE_FRIDAY } from './run/seeded-data.ts';
import { startTestSite } from './run/test-site.ts';

/* `npm run handbook`: does the office's jobs on the demo, and saves pictures for docs/office.md, clicks and times. */

const PICTURES = 'docs/office';
const TIMES = 'bench/results/office-jobs.md';
const SMALL = 1024;

/** Saves a job's pictures, numbered in order. */
const keepPictures = ({ file }: Job): TakePicture => {
  let taken = 0;
  return async (page, about) => {
    taken += 1;
    await writeFile(resolve(folder, `${file}-${String(taken)}.webp`), await takePicture(page, about));
  };
};

const { values } = readCommandLine('npm run handbook [-- --only=<name of a job>]', {
  options: { only: { type: 'string', default: '' } },
});
const jobs = ALL_JOBS.filter(({ file }) => file.startsWith(values.only));
const isWhole = jobs.length === ALL_JOBS.length;
const folder = resolve(ROOT, PICTURES);
if (isWhole) await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS });

/** Does jobs on a new site: on a used one, what they create would exist already. */
async function runOnOwnSite(options: RunJobsOptions): Promise<readonly TimedJob[]> {
  const site = await startTestSite(console.log, undefined, { DEMO_DATE: RACE_FRIDAY });
  try {
    return await runJobs(browser, site, options);
  } finally {
    await site.stop();
  }
}

try {
  const timed = await runOnOwnSite({ jobs, pictureOf: keepPictures });
  for (const { job, clicks, ms } of timed)
    console.log(`${job.name}: ${String(clicks)} clicks, ${(ms / 1000).toFixed(1)} s`);
  if (isWhole) {
    const small = await runOnOwnSite({ jobs, width: SMALL });
    const byKeyboard = await runOnOwnSite({ jobs: FREQUENT_JOBS, input: KEYBOARD });
    await writeFile(resolve(ROOT, TIMES), timesTable({ timed, small, byKeyboard }));
  }
} finally {
  await browser.close();
}
