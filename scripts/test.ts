import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand } from './check/command.ts';
import { add, NOTHING, playwrightCounts, vitestCounts } from './check/counts.ts';
import type { Counts } from './check/counts.ts';
import { failures, slowest, testsRun } from './check/test-report.ts';
import type { TestRun } from './check/test-report.ts';
import { BACKEND_BUILD, buildIfStale, SITE_BUILD } from './run/build.ts';
import type { Build } from './run/build.ts';
import { COMPILE_CACHE } from './run/project.ts';

/**
 * `npm test`: everything that must hold before a change is done. The last line is `N passed, N failed`.
 * `-- --only=checks,unit,integration,contract,e2e,drills` runs some parts, `-- --bail` stops after the first part that fails.
 */

const PARTS = ['checks', 'unit', 'integration', 'contract', 'e2e', 'drills'] as const;
type Part = (typeof PARTS)[number];
/** With this many cores, two parts run in parallel; with fewer they would only slow each other down. */
const CORES_FOR_TWO = 4;
const SHOWN_SLOWEST = 20;
/** By default Vitest leaves a core free. But many contract tests wait for a backend that starts, and others can run meanwhile. */
const ALL_CORES = [`--maxWorkers=${String(availableParallelism())}`];

// The tests start some forty backends.
process.env['NODE_COMPILE_CACHE'] ??= COMPILE_CACHE;

const started = Date.now();
const heading = (title: string) => {
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(`\n── ${title} (after ${String(Math.floor(seconds / 60))} min ${String(seconds % 60)} s)`);
};

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

/** The checks are independent, so they run in parallel; each prints its output when it is done. */
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
      if (exitCode !== 0) {
        console.log(output.trimEnd());
        tests.push({ title, file: 'npm test', ms: 0, failure: output });
      }
      return { passed: 0, failed: exitCode === 0 ? 0 : 1 };
    }),
  );
  return results.reduce(add, NOTHING);
}

const tests: TestRun[] = [];

/** Adds a runner's tests to the whole. A runner that fails without naming a test has its reason further up. */
async function collect(title: string, report: string, exitCode: number): Promise<void> {
  const run = await testsRun(report);
  tests.push(...run);
  if (exitCode !== 0 && run.every(({ failure }) => failure === null))
    tests.push({
      title,
      file: 'npm test',
      ms: 0,
      failure: `ended with exit code ${String(exitCode)}; its reason stands above`,
    });
}

async function runVitest(
  title: string,
  projects: readonly string[],
  reports: string,
  isBailing: boolean,
  more: readonly string[] = [],
): Promise<Counts> {
  heading(title);
  const report = join(reports, `${projects.join('-')}.json`);
  const { exitCode } = await runCommand('vitest', [
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    ...more,
    ...(isBailing ? ['--bail=1'] : []),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);
  await collect(title, report, exitCode);
  return vitestCounts(report, exitCode);
}

async function runPlaywright(reports: string, isBailing: boolean): Promise<Counts> {
  heading('Browser tests');
  const report = join(reports, 'playwright.json');
  const { exitCode } = await runCommand('playwright', ['test', ...(isBailing ? ['-x'] : [])], {
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  });
  await collect('Browser tests', report, exitCode);
  return playwrightCounts(report, exitCode);
}

/** @throws if the build fails: without it the later steps have nothing to test */
async function build(part: Build): Promise<Counts> {
  try {
    await buildIfStale(part, (title) => heading(`Building ${title}`));
    return NOTHING;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    throw new Error('The build failed, so the tests that need it were skipped.');
  }
}

function readOptions(): { readonly isWanted: (part: Part) => boolean; readonly isBailing: boolean } {
  const { values } = parseArgs({ options: { only: { type: 'string' }, bail: { type: 'boolean' } } });
  const only = values.only?.split(',');
  const unknown = only?.find((name) => !PARTS.some((part) => part === name));
  if (unknown !== undefined)
    throw new Error(`--only got "${unknown}"; use ${PARTS.join(', ')}, separated by commas.`);
  return { isWanted: (part) => only?.includes(part) ?? true, isBailing: values.bail ?? false };
}

async function main(): Promise<Counts> {
  const { isWanted, isBailing } = readOptions();
  const reports = await mkdtemp(join(tmpdir(), 'reports-'));
  let counts = NOTHING;
  /** Runs steps one after the other; after a failure it continues only without --bail. */
  const inTurn = async (steps: readonly (() => Promise<Counts>)[]) => {
    for (const step of steps) {
      if (isBailing && counts.failed > 0) return;
      const done = await step();
      // Read only now: other steps may have been counted meanwhile.
      counts = add(counts, done);
    }
  };
  const checks = isWanted('checks') ? [runChecks] : [];
  const unit = isWanted('unit')
    ? [() => runVitest('Unit tests', ['unit', 'dom'], reports, isBailing, ALL_CORES)]
    : [];
  const integration = isWanted('integration')
    ? [() => runVitest('Integration tests', ['integration'], reports, isBailing, ALL_CORES)]
    : [];
  const contract = isWanted('contract')
    ? [() => runVitest('Contract tests', ['contract'], reports, isBailing, ALL_CORES)]
    : [];
  // The contract tests only need the backend, and the site's build keeps one core busy.
  const besideSiteBuild = async () => {
    const [tested, built] = await Promise.allSettled([inTurn(contract), build(SITE_BUILD)]);
    for (const done of [tested, built]) if (done.status === 'rejected') throw done.reason;
    return NOTHING;
  };
  const needsBuilds = (['contract', 'e2e', 'drills'] as const).some(isWanted);
  const built = needsBuilds ? [() => build(BACKEND_BUILD), besideSiteBuild] : [];
  try {
    if (availableParallelism() >= CORES_FOR_TWO)
      await Promise.all([inTurn([...checks, ...unit, ...integration]), inTurn(built)]);
    else await inTurn([...checks, ...unit, ...integration, ...built]);
    if (isWanted('e2e')) await inTurn([() => runPlaywright(reports, isBailing)]);
    // Alone: killed programs and full connections would make other tests wait.
    if (isWanted('drills'))
      await inTurn([() => runVitest('Short drills', ['drills'], reports, isBailing, ['--maxWorkers=1'])]);
    return counts;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    console.error(message);
    tests.push({ title: 'the run', file: 'npm test', ms: 0, failure: message });
    return add(counts, { passed: 0, failed: 1 });
  } finally {
    await rm(reports, { recursive: true, force: true });
  }
}

const { passed, failed } = await main();
heading(`The slowest ${String(SHOWN_SLOWEST)} tests`);
console.log(slowest(tests, SHOWN_SLOWEST).join('\n'));
if (failed > 0) {
  heading('What failed');
  console.log(failures(tests).join('\n'));
}
console.log(`\n${String(passed)} passed, ${String(failed)} failed`);
process.exit(failed === 0 ? 0 : 1);
