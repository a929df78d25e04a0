import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { readCommandLine } from '../lib/shared/node/command-line.ts';
import { interruptCommands, runCommand } from './check/command.ts';
import { countsOf, isGood } from './check/counts.ts';
import { FLAKY_LOG, logFlaky } from './check/flaky-log.ts';
import { watchLeftovers } from './check/leftovers.ts';
import { casesByDatabase, currentCommit, prepareMachine } from './check/machine.ts';
import { overdue, quarantinePattern, QUARANTINE_FILE, readQuarantine } from './check/quarantine.ts';
import { flakyLines, withStrictRetries, MAX_FLAKY, MAX_RETRIES } from './check/retries.ts';
import { findTaggedFiles } from './check/tagged-files.ts';
import type { TaggedFiles } from './check/tagged-files.ts';
import { failureOf, failures, slowest, testsRun, untried } from './check/test-report.ts';
import type { TestRun } from './check/test-report.ts';
import { BACKEND_BUILD, buildIfStale, SITE_BUILD } from './run/build.ts';
import type { Build } from './run/build.ts';
import { freePort, freePorts } from './run/ports.ts';
import { COMPILE_CACHE } from './run/project.ts';
import { prepareSeededData } from './run/seeded-data.ts';
import { TEST_PORTS } from './run/test-site.ts';

/**
 * `npm test`: what must hold before a change is done. `npm run test:all` (`--all`): everything, with the tests tagged `full` and the
 * drills; `npm run test:rest` (`--rest`): only what `npm test` leaves out, for a commit on which that has passed. The last line is `N passed, N failed`, above it `N flaky`: those that passed on a later try.
 * `-- --only=checks,unit,integration,contract,e2e,drills` runs some parts, `-- --bail` stops after the first part that fails.
 */

const USAGE = `npm test [-- --only=checks,unit,integration,contract,e2e,drills] [--bail]
npm run test:all: the same with every test; npm run test:rest: those that npm test leaves out`;
const PARTS = ['checks', 'unit', 'integration', 'contract', 'e2e', 'drills'] as const;
type Part = (typeof PARTS)[number];
const SHOWN_SLOWEST = 20;
/** More than Vitest's default, which leaves a core free: tests often wait for timers, clocks and other programs, and others can run meanwhile. */
const WORKERS = `--maxWorkers=${String(availableParallelism() + 1)}`;
/** Tag of tests that only `npm run test:all` runs (docs/decisions/0121). */
const FULL = 'full';
/** Signals this close together count as one press of Ctrl-C. */
const SAME_PRESS_MS = 1_000;
/** Removal is retried, since a program that is just ending may still write. */
const REMOVAL_TRIES = 5;
/** A run that is slow still says what it found. */
const BROWSER_LIMIT_MS = { gate: 45 * 60_000, all: 150 * 60_000, rest: 150 * 60_000 };
/** Which tests run: what `npm test` has, all, or those that it leaves out. */
type Extent = keyof typeof BROWSER_LIMIT_MS;

// The tests start some forty backends.
process.env['NODE_COMPILE_CACHE'] ??= COMPILE_CACHE;

const started = Date.now();
const heading = (title: string) => {
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(`\n── ${title} (after ${String(Math.floor(seconds / 60))} min ${String(seconds % 60)} s)`);
};

type Options = {
  readonly isWanted: (part: Part) => boolean;
  readonly isBailing: boolean;
  readonly extent: Extent;
};

function readOptions(): Options {
  const { values } = readCommandLine(USAGE, {
    options: {
      only: { type: 'string' },
      bail: { type: 'boolean' },
      all: { type: 'boolean' },
      rest: { type: 'boolean' },
    },
  });
  const only = values.only?.split(',');
  const unknown = only?.find((name) => !PARTS.some((part) => part === name));
  if (unknown !== undefined)
    throw new Error(`--only got "${unknown}"; use ${PARTS.join(', ')}, separated by commas.`);
  if (values.all && values.rest) throw new Error('Use --all or --rest, not both.');
  const extent = values.rest ? 'rest' : values.all ? 'all' : 'gate';
  const isUsual = (part: Part) =>
    extent === 'all' || (extent === 'rest' ? part !== 'checks' : part !== 'drills');
  return {
    isWanted: (part) => only?.includes(part) ?? isUsual(part),
    isBailing: values.bail ?? false,
    extent,
  };
}

type Check = {
  readonly title: string;
  readonly steps: readonly (readonly [command: string, ...args: string[]])[];
};

/** TypeScript's native compiler takes half the time. Tools that use TypeScript as a library (Next, lint) still need the previous one. */
const TSC = ['node', 'node_modules/typescript-7/bin/tsc', '--noEmit'] as const;

const CHECKS: readonly Check[] = [
  { title: 'Format', steps: [['prettier', '--check', '--log-level', 'warn', '.']] },
  {
    title: 'Types of the site',
    steps: [['next', 'typegen'], TSC],
  },
  { title: 'Types of the backend', steps: [[...TSC, '-p', 'backend']] },
  { title: 'Languages', steps: [['node', 'scripts/i18n-check.ts']] },
];

/** Takes as long as all the others together, on one core. */
const LINT: Check = { title: 'Lint', steps: [['eslint', '.', '--max-warnings', '0']] };

/** Runs independent checks in parallel. Each prints its output when it is done. */
async function runChecks(checks: readonly Check[]): Promise<TestRun[]> {
  const results = await Promise.all(
    checks.map(async ({ title, steps }): Promise<TestRun[]> => {
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
      if (exitCode === 0) return [];
      console.log(output.trimEnd());
      return [failureOf(title, output)];
    }),
  );
  return results.flat();
}

/** Options that both test runners share. */
type Filter = {
  readonly reports: string;
  readonly isBailing: boolean;
  readonly extent: Extent;
  /** A pattern of the titles in quarantine. */
  readonly left: string | null;
  /** The files with what `npm test` leaves out, in a run of that alone. */
  readonly tagged: TaggedFiles | null;
};

/** Vitest's filter by tag. The drills have none: they are no part of `npm test`. */
const tagsFilter = (extent: Extent, projects: readonly string[]): readonly string[] =>
  extent === 'all' || projects.includes('drills')
    ? []
    : [extent === 'gate' ? `--tagsFilter=!${FULL}` : `--tagsFilter=${FULL}`];

/** The files of projects that have the tag; undefined if all files are needed. */
function filesWithTag(
  tagged: TaggedFiles | null,
  projects: readonly string[],
): readonly string[] | undefined {
  if (projects.includes('unit')) return tagged?.unit;
  if (projects.includes('integration')) return tagged?.integration;
  return undefined;
}

async function runVitest(
  title: string,
  projects: readonly string[],
  { reports, isBailing, extent, left, tagged }: Filter,
  more: readonly string[],
): Promise<TestRun[]> {
  const files = filesWithTag(tagged, projects);
  // Without a name Vitest would take them all.
  if (files?.length === 0) return [];
  heading(title);
  const report = join(reports, `${projects.join('-')}.json`);
  const { exitCode } = await runCommand('vitest', [
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    ...(files ?? []),
    ...more,
    ...tagsFilter(extent, projects),
    ...(left === null ? [] : [`--testNamePattern=^(?!.*${left})`]),
    ...(isBailing ? ['--bail=1'] : []),
    // Programs' logs are only useful next to a failure.
    '--silent=passed-only',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);
  return testsRun(title, report, exitCode);
}

async function runPlaywright(
  title: string,
  { reports, isBailing, extent, left }: Filter,
  more: readonly string[],
): Promise<TestRun[]> {
  heading(title);
  const report = join(reports, `${title}.json`);
  const port = await freePorts(2 * TEST_PORTS);
  const leftBehind = await watchLeftovers({ first: port, count: 2 * TEST_PORTS });
  const excluded = [...(extent === 'gate' ? [`@${FULL}`] : []), ...(left === null ? [] : [left])];
  const { exitCode } = await runCommand(
    'playwright',
    [
      'test',
      ...more,
      `--retries=${String(MAX_RETRIES.browser)}`,
      `--global-timeout=${String(BROWSER_LIMIT_MS[extent])}`,
      ...(extent === 'rest' ? ['--grep', `@${FULL}`] : []),
      ...(excluded.length > 0 ? ['--grep-invert', excluded.join('|')] : []),
      ...(isBailing ? ['-x'] : []),
    ],
    {
      env: {
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
        TEST_PORT: String(port),
        TEST_BACKEND_PORT: String(port + TEST_PORTS),
      },
    },
  );
  return [...(await testsRun(title, report, exitCode)), ...(await leftBehind())];
}

/** @throws if the build fails, as later steps would have nothing to test */
async function build(part: Build): Promise<TestRun[]> {
  try {
    await buildIfStale(part, (title) => heading(`Building ${title}`), { signal: stopping.signal });
    return [];
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    throw new Error('The build failed, so the tests that need it were skipped.');
  }
}

/** Imports the demo, which the browser tests' sites copy. @throws if it can't be imported */
async function importDemo(): Promise<TestRun[]> {
  let isAnnounced = false;
  const announce = () => {
    if (!isAnnounced) heading('Importing the demo for the browser tests');
    isAnnounced = true;
  };
  await prepareSeededData(await freePort(), announce, stopping.signal);
  return [];
}

const stopping = new AbortController();
let interruptedAt = 0;
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    // npm passes on a signal that the terminal has sent already.
    if (Date.now() - interruptedAt < SAME_PRESS_MS) return;
    interruptedAt = Date.now();
    stopping.abort();
    interruptCommands();
  });

type Step = () => Promise<TestRun[]>;

/** Runs what is wanted. @returns what each test came to */
async function run({ isWanted, isBailing, extent }: Options, reports: string): Promise<TestRun[]> {
  const tests: TestRun[] = [];
  const isOver = () =>
    stopping.signal.aborted || (isBailing && tests.some(({ outcome }) => outcome === 'failed'));
  const inTurn = async (steps: readonly Step[]) => {
    for (const step of steps) if (!isOver()) tests.push(...(await step()));
  };
  const quarantined = await readQuarantine();
  tests.push(...overdue(quarantined, new Date()));
  const filter: Filter = {
    reports,
    isBailing,
    extent,
    left: extent === 'gate' ? quarantinePattern(quarantined) : null,
    tagged: extent === 'rest' ? await findTaggedFiles(FULL) : null,
  };
  const when = (part: Part, ...steps: Step[]) => (isWanted(part) ? steps : []);
  const needsBuilds = (['contract', 'e2e', 'drills'] as const).some(isWanted);
  // In parallel, even on two cores: lint, the import and parts of a build use one core, and tests wait a lot. The lanes share no files,
  // since types are checked before a build writes them.
  const lanes: readonly (readonly Step[])[] = [
    [
      ...when('checks', () => runChecks(CHECKS)),
      ...(needsBuilds ? [() => build(BACKEND_BUILD), () => build(SITE_BUILD)] : []),
      ...when('e2e', importDemo),
    ],
    [
      ...when('checks', () => runChecks([LINT])),
      ...when('unit', () => runVitest('Unit tests', ['unit', 'dom'], filter, [WORKERS])),
      ...when('integration', () =>
        runVitest('Integration tests', ['integration'], filter, [
          WORKERS,
          `--retry=${String(MAX_RETRIES.integration)}`,
        ]),
      ),
    ],
  ];
  const running = lanes.map(inTurn);
  // If a build fails, the other lane still finishes, so nothing is left running.
  await Promise.allSettled(running);
  await Promise.all(running);
  await inTurn([
    ...when('contract', () =>
      runVitest('Contract tests', ['contract'], filter, [WORKERS, `--retry=${String(MAX_RETRIES.contract)}`]),
    ),
    ...when('e2e', () =>
      runPlaywright(
        'Browser tests',
        filter,
        ['desktop', 'editors', 'settings', 'phone'].map((name) => `--project=${name}`),
      ),
    ),
    // Alone and last: a sweep asks for so many pages that others would be told to come again later.
    ...(extent === 'gate'
      ? []
      : when('e2e', () => runPlaywright('Sweeps', filter, ['--project=sweeps', '--workers=1']))),
    // Alone: killed programs and full connections would make other tests wait.
    ...when('drills', () => runVitest('Short drills', ['drills'], filter, ['--maxWorkers=1'])),
  ]);
  return tests;
}

/** A temporary folder for this run, which is deleted with whatever interrupted tests leave in it. */
async function ownTmpFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'run-'));
  // PostgreSQL runs as another user.
  await chmod(folder, 0o755);
  process.env['TMPDIR'] = folder;
  return folder;
}

async function main(): Promise<boolean> {
  const options = readOptions();
  const { isWanted } = options;
  const environment = prepareMachine({
    programs: (['integration', 'contract', 'e2e', 'drills'] as const).some(isWanted),
    browser: isWanted('e2e'),
    postgres: isWanted('contract') && Boolean(process.env['CI']),
  });
  const folder = await ownTmpFolder();
  const tests: TestRun[] = [];
  try {
    tests.push(...withStrictRetries(await run(options, folder)));
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    console.error(message);
    tests.push(failureOf('the run', message));
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: REMOVAL_TRIES });
  }
  if (stopping.signal.aborted) tests.push(failureOf('the run', 'was interrupted'));
  else await logFlaky(tests, currentCommit(), new Date());
  const counts = countsOf(tests);

  heading(`The slowest ${String(SHOWN_SLOWEST)} tests`);
  console.log(slowest(tests, SHOWN_SLOWEST).join('\n'));
  heading('Where it ran');
  console.log(
    [`Node.js ${process.version}`, ...environment, casesByDatabase(tests)].filter(Boolean).join('\n'),
  );
  if (counts.flaky > 0) {
    heading(`What passed on a later try (${FLAKY_LOG} has those of earlier runs)`);
    console.log(flakyLines(tests).join('\n'));
  }
  if (untried(tests).length > 0) {
    heading('What was not tried');
    console.log(untried(tests).join('\n'));
  }
  if (counts.failed > 0) {
    heading('What failed');
    console.log(failures(tests).join('\n'));
  }
  if (counts.flaky > MAX_FLAKY)
    console.log(
      `\nMore than ${String(MAX_FLAKY)} tests needed a second try: the machine is in trouble, or they share a cause (${QUARANTINE_FILE} is for single ones).`,
    );
  console.log(`\n${String(counts.flaky)} flaky`);
  console.log(`${String(counts.passed)} passed, ${String(counts.failed)} failed`);
  return isGood(counts);
}

try {
  process.exit((await main()) ? 0 : 1);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
