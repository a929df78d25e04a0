import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from './check/command.ts';
import { add, NOTHING, playwrightCounts, vitestCounts } from './check/counts.ts';
import type { Counts } from './check/counts.ts';
import { BACKEND_BUILD, buildIfStale, SITE_BUILD } from './run/build.ts';

/** `npm test`: everything that must hold before a change is done. The last line is `N passed, N failed`. */

const heading = (title: string) => console.log(`\n── ${title}`);

type Check = {
  readonly title: string;
  readonly steps: readonly (readonly [command: string, ...args: string[]])[];
};

const CHECKS: readonly Check[] = [
  { title: 'Format', steps: [['prettier', '--check', '--log-level', 'warn', '.']] },
  { title: 'Lint', steps: [['eslint', '.', '--max-warnings', '0']] },
  {
    title: 'Types of the site',
    steps: [
      ['next', 'typegen'],
      ['tsc', '--noEmit'],
    ],
  },
  { title: 'Types of the backend', steps: [['tsc', '--noEmit', '-p', 'backend']] },
  { title: 'Languages', steps: [['node', 'scripts/i18n-check.ts']] },
];

/** The checks have nothing to do with each other, so they run side by side; each shows its output when it is done. */
async function runChecks(): Promise<Counts> {
  const results = await Promise.all(
    CHECKS.map(async ({ title, steps }): Promise<Counts> => {
      let exitCode = 0;
      let output = '';
      for (const [command, ...args] of steps) {
        if (exitCode === 0) {
          const done = await runCommand(command, args, { isQuiet: true });
          exitCode = done.exitCode;
          output += done.output;
        }
      }
      heading(`${title}: ${exitCode === 0 ? 'good' : 'failed'}`);
      if (exitCode !== 0) console.log(output.trimEnd());
      return { passed: 0, failed: exitCode === 0 ? 0 : 1 };
    }),
  );
  return results.reduce(add, NOTHING);
}

async function runVitest(title: string, projects: readonly string[], reports: string): Promise<Counts> {
  heading(title);
  const report = join(reports, `${projects.join('-')}.json`);
  const { exitCode } = await runCommand('vitest', [
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);
  return vitestCounts(report, exitCode);
}

async function runPlaywright(reports: string): Promise<Counts> {
  heading('Browser tests');
  const report = join(reports, 'playwright.json');
  const { exitCode } = await runCommand('playwright', ['test'], {
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  });
  return playwrightCounts(report, exitCode);
}

/** Without a build there is nothing for the later steps to look at. */
async function build(): Promise<boolean> {
  try {
    for (const part of [BACKEND_BUILD, SITE_BUILD])
      await buildIfStale(part, (title) => heading(`Building ${title}`));
    return true;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return false;
  }
}

async function main(): Promise<Counts> {
  const reports = await mkdtemp(join(tmpdir(), 'reports-'));
  try {
    let counts = await runChecks();
    counts = add(counts, await runVitest('Unit and integration tests', ['unit', 'dom'], reports));
    if (!(await build())) return add(counts, { passed: 0, failed: 1 });
    counts = add(counts, await runVitest('Contract tests', ['contract'], reports));
    return add(counts, await runPlaywright(reports));
  } finally {
    await rm(reports, { recursive: true, force: true });
  }
}

const { passed, failed } = await main();
console.log(`\n${String(passed)} passed, ${String(failed)} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);
