import { mkdir, rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { readCommandLine } from '../lib/shared/node/command-line.ts';
import { chromium } from '@playwright/test';
import type { TakePicture } from './handbook/desk.ts';
import { KEYBOARD } from './handbook/hands.ts';
import type { Job } from './handbook/jobs.ts';
import { ALL_JOBS, FREQUENT_JOBS } from './handbook/more-jobs.ts';
import { takePicture } from './handbook/take-picture.ts';
import { timesTable } from './handbook/times-table.ts';
import { walkJobs, type Walked, type WalkOptions } from './handbook/walk.ts';
import { CHROMIUM_ARGS, findChromium } from './run/chromium.ts';
import { ROOT } from './run/project.ts';
import { RACE_FRIDAY } from './run/seeded-data.ts';
import { startTestSite } from './run/test-site.ts';

/* Does the office's jobs on the demo, and keeps pictures for docs/office.md, clicks and times: npm run handbook */

const PICTURES = 'docs/office';
const TIMES = 'bench/results/office-jobs.md';
const SMALL = 1024;

/** Keeps a job's pictures, numbered as they are taken. */
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

/** Does jobs on a site of their own: a second time, what they make would be there already. */
async function walk(options: WalkOptions): Promise<readonly Walked[]> {
  const site = await startTestSite(console.log, undefined, { DEMO_DATE: RACE_FRIDAY });
  try {
    return await walkJobs(browser, site, options);
  } finally {
    await site.stop();
  }
}

try {
  const walked = await walk({ jobs, pictureOf: keepPictures });
  for (const { job, clicks, ms } of walked)
    console.log(`${job.name}: ${String(clicks)} clicks, ${(ms / 1000).toFixed(1)} s`);
  if (isWhole) {
    const small = await walk({ jobs, width: SMALL });
    const byKeyboard = await walk({ jobs: FREQUENT_JOBS, hands: KEYBOARD });
    await writeFile(resolve(ROOT, TIMES), timesTable({ walked, small, byKeyboard }));
  }
} finally {
  await browser.close();
}
