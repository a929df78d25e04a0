import { mkdir, rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { readCommandLine } from '../lib/shared/node/command-line.ts';
import { chromium } from '@playwright/test';
import type { TakePicture } from './handbook/desk.ts';
import { JOBS, type Job } from './handbook/jobs.ts';
import { takePicture } from './handbook/take-picture.ts';
import { walkJobs, type Walked } from './handbook/walk.ts';
import { CHROMIUM_ARGS, findChromium } from './run/chromium.ts';
import { ROOT } from './run/project.ts';
import { RACE_FRIDAY } from './run/seeded-data.ts';
import { startTestSite } from './run/test-site.ts';

/* Does the office's most frequent jobs on the demo, and keeps pictures for docs/office.md, clicks and times: npm run handbook */

const PICTURES = 'docs/office';
const TIMES = 'bench/results/office-jobs.md';

const table = (walked: readonly Walked[]): string =>
  [
    '# Jobs of the office',
    '',
    'Done by `npm run handbook` on the demo, from the home screen: the clicks, and the time from the first one until the CMS confirms the last.',
    'That’s what the screens need, without time to think.',
    '',
    '| Job | Clicks | Seconds |',
    '| --- | --- | --- |',
    ...walked.map(({ job, clicks, ms }) => `| ${job.name} | ${String(clicks)} | ${(ms / 1000).toFixed(1)} |`),
    '',
  ].join('\n');

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
const jobs = JOBS.filter(({ file }) => file.startsWith(values.only));
const isWhole = jobs.length === JOBS.length;
const folder = resolve(ROOT, PICTURES);
if (isWhole) await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const site = await startTestSite(console.log, undefined, { DEMO_DATE: RACE_FRIDAY });
const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS });
try {
  const walked = await walkJobs(browser, site, { jobs, pictureOf: keepPictures });
  if (isWhole) await writeFile(resolve(ROOT, TIMES), table(walked));
  for (const { job, clicks, ms } of walked)
    console.log(`${job.name}: ${String(clicks)} clicks, ${(ms / 1000).toFixed(1)} s`);
} finally {
  await browser.close();
  await site.stop();
}
