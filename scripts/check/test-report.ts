import { readFile } from 'node:fs/promises';
import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';
import { SECOND_LOOK } from './second-look.ts';

/** The result of one test. */
export type TestRun = {
  readonly title: string;
  /** Its path as the runner gives it: relative to `e2e/` (Playwright) or absolute (Vitest). */
  readonly file: string;
  readonly ms: number;
  /** `flaky`: it passed, but not at once, or looked at a page twice. `not tried`: this machine can't run it. */
  readonly outcome: 'passed' | 'flaky' | 'failed' | 'not tried';
  /** How often it ran. */
  readonly tries: number;
  /** The first error, if it didn't pass at once; the reason, if it wasn't tried. */
  readonly message: string | null;
};

const vitestSchema = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string().optional(),
      message: z.string().optional(),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          duration: z.number().nullish(),
          status: z.string(),
          failureMessages: z.array(z.string()).nullish(),
          /** Set by the test itself (tests/not-tried.ts). */
          meta: z.object({ notTried: z.string().optional() }).optional(),
        }),
      ),
    }),
  ),
});
type VitestFile = z.infer<typeof vitestSchema>['testResults'][number];

const playwrightTestSchema = z.object({
  status: z.enum(['expected', 'unexpected', 'flaky', 'skipped']),
  annotations: z.array(z.object({ type: z.string(), description: z.string().optional() })).optional(),
  results: z.array(
    z.object({
      duration: z.number(),
      errors: z.array(z.object({ message: z.string().optional() })).optional(),
    }),
  ),
});
type Suite = {
  readonly specs: readonly {
    readonly title: string;
    readonly file: string;
    readonly tests: readonly z.infer<typeof playwrightTestSchema>[];
  }[];
  readonly suites?: readonly Suite[] | undefined;
};
const suiteSchema: z.ZodType<Suite> = z.lazy(() =>
  z.object({
    specs: z.array(z.object({ title: z.string(), file: z.string(), tests: z.array(playwrightTestSchema) })),
    suites: z.array(suiteSchema).optional(),
  }),
);
const playwrightSchema = z.object({
  suites: z.array(suiteSchema),
  /** Errors outside tests, such as a failed set-up or an exceeded time limit. */
  errors: z.array(z.object({ message: z.string().optional() })).optional(),
});

const BROKEN_FILE = 'the file could not run';
const UNNAMED = 'failed without a message';

/** A failure that belongs to no single test. */
export const failureOf = (title: string, message: string, file = 'npm test'): TestRun => ({
  title,
  file,
  ms: 0,
  outcome: 'failed',
  tries: 1,
  message,
});

/** Vitest reports a test that passed on a later try as passed, with the errors of the earlier tries. */
const testsOfFile = ({ name, status, message, assertionResults }: VitestFile): TestRun[] => {
  const tests = assertionResults.flatMap((test): TestRun[] => {
    const why = test.meta?.notTried;
    if (why !== undefined)
      return [{ title: test.fullName, file: name, ms: 0, outcome: 'not tried', tries: 0, message: why }];
    if (test.status !== 'passed' && test.status !== 'failed') return [];
    const messages = test.failureMessages ?? [];
    const isFailed = test.status === 'failed';
    return [
      {
        title: test.fullName,
        file: name,
        ms: test.duration ?? 0,
        outcome: isFailed ? 'failed' : messages.length > 0 ? 'flaky' : 'passed',
        tries: Math.max(1, messages.length + (isFailed ? 0 : 1)),
        message: messages[0] ?? (isFailed ? UNNAMED : null),
      },
    ];
  });
  const isUnnamed = status === 'failed' && tests.every(({ outcome }) => outcome !== 'failed');
  return isUnnamed ? [...tests, failureOf(BROKEN_FILE, message || UNNAMED, name)] : tests;
};

const OUTCOMES = { expected: 'passed', unexpected: 'failed', flaky: 'flaky' } as const;

const testsOfSuite = (suite: Suite): TestRun[] => [
  ...suite.specs.flatMap(({ title, file, tests }) =>
    tests.flatMap(({ status, results, annotations }): TestRun[] => {
      if (status === 'skipped') return [];
      const secondLook = annotations?.find(({ type }) => type === SECOND_LOOK);
      const message =
        results.flatMap(({ errors }) => errors ?? []).find((error) => error.message !== undefined)?.message ??
        secondLook?.description;
      const isClean = status === 'expected' && secondLook === undefined;
      return [
        {
          title,
          file,
          ms: results.reduce((sum, { duration }) => sum + duration, 0),
          outcome: status === 'expected' && !isClean ? 'flaky' : OUTCOMES[status],
          tries: results.length,
          message: isClean ? null : (message ?? UNNAMED),
        },
      ];
    }),
  ),
  ...(suite.suites ?? []).flatMap(testsOfSuite),
];

/** @returns null if there is no readable report */
async function readReport(path: string): Promise<TestRun[] | null> {
  const text = await readFile(path, 'utf8').catch(() => 'null');
  const report: unknown = JSON.parse(text);
  const vitest = vitestSchema.safeParse(report);
  if (vitest.success) return vitest.data.testResults.flatMap(testsOfFile);
  const playwright = playwrightSchema.safeParse(report);
  if (!playwright.success) return null;
  return [
    ...playwright.data.suites.flatMap(testsOfSuite),
    ...(playwright.data.errors ?? []).map(({ message }) => failureOf('outside of tests', message ?? UNNAMED)),
  ];
}

/**
 * Reads the tests of a run from Vitest's or Playwright's JSON report, without those skipped by a filter or quarantine. If the runner
 * failed without naming a failed test, or ran no test, that is a failure too.
 * @param title the part of the run that the report is about
 * @param exitCode of the runner
 */
export async function testsRun(title: string, path: string, exitCode: number): Promise<TestRun[]> {
  const tests = await readReport(path);
  if (tests === null) return [failureOf(title, `left no report (exit code ${String(exitCode)})`)];
  if (tests.length === 0) return [failureOf(title, `ran no test (exit code ${String(exitCode)})`)];
  if (exitCode === 0 || tests.some(({ outcome }) => outcome === 'failed')) return tests;
  return [...tests, failureOf(title, `ended with exit code ${String(exitCode)}; its reason stands above`)];
}

/** The slowest tests of a run, slowest first, one a line. */
export const slowest = (tests: readonly TestRun[], count: number): string[] =>
  tests
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, count)
    .map(({ title, file, ms }) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${file}: ${title}`);

/** The tests that this machine couldn't run, one a line, with the reason. */
export const untried = (tests: readonly TestRun[]): string[] =>
  tests
    .filter(({ outcome }) => outcome === 'not tried')
    .map(({ title, file, message }) => `– ${file}: ${title}: ${message ?? UNNAMED}`);

const MESSAGE_LINES = 6;
const PLAYWRIGHT_FILE = /\.spec\.ts$|-tests\.ts$/;

/** The first lines of a message, without terminal colours. */
export const firstLines = (message: string, count = MESSAGE_LINES): string[] =>
  stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, count)
    .map((line) => line.trimEnd());

const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;
const pattern = (title: string) => quoted(title.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));

/** The command that runs one test alone; null if it isn't a test. */
function commandOf({ title, file }: TestRun): string | null {
  if (PLAYWRIGHT_FILE.test(file)) return `npx playwright test -g ${pattern(title)}`;
  if (!/\.test\.tsx?$/.test(file)) return null;
  return title === BROKEN_FILE ? `npx vitest run ${file}` : `npx vitest run ${file} -t ${pattern(title)}`;
}

/** The failed tests, each with the first lines of its message and the command to run it alone. */
export const failures = (tests: readonly TestRun[]): string[] =>
  tests
    .filter(({ outcome }) => outcome === 'failed')
    .flatMap((test) => {
      const command = commandOf(test);
      return [
        `✘ ${test.file}: ${test.title}`,
        ...firstLines(test.message ?? UNNAMED).map((line) => `    ${line}`),
        ...(command === null ? [] : [`    $ ${command}`]),
      ];
    });
