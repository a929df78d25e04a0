import { readFile } from 'node:fs/promises';
import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';

/** One test of a run. */
export type TestRun = {
  readonly title: string;
  /** As its runner names it: Playwright from `e2e/`, Vitest from the root of the file system. */
  readonly file: string;
  readonly ms: number;
  /** Flaky: it passed, but not at once. Not tried: this machine can't. */
  readonly outcome: 'passed' | 'flaky' | 'failed' | 'not tried';
  /** How often it ran. */
  readonly tries: number;
  /** The first message of one that did not pass at once; why one was not tried. */
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
          /** What a test says of itself (tests/not-tried.ts). */
          meta: z.object({ notTried: z.string().optional() }).optional(),
        }),
      ),
    }),
  ),
});
type VitestFile = z.infer<typeof vitestSchema>['testResults'][number];

const playwrightTestSchema = z.object({
  status: z.enum(['expected', 'unexpected', 'flaky', 'skipped']),
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
  /** What belongs to no test: a set-up that failed, a limit of time that was reached. */
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

/** Vitest says of a test that passed on a later try that it passed, and keeps what the earlier tries threw. */
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
    tests.flatMap(({ status, results }): TestRun[] => {
      if (status === 'skipped') return [];
      const message = results
        .flatMap(({ errors }) => errors ?? [])
        .find((error) => error.message !== undefined)?.message;
      return [
        {
          title,
          file,
          ms: results.reduce((sum, { duration }) => sum + duration, 0),
          outcome: OUTCOMES[status],
          tries: results.length,
          message: status === 'expected' ? null : (message ?? UNNAMED),
        },
      ];
    }),
  ),
  ...(suite.suites ?? []).flatMap(testsOfSuite),
];

/** @returns null if there is no report that can be read */
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
 * The tests of a run, from Vitest's or Playwright's JSON report; what a filter or a quarantine left out is not among them. A runner that
 * failed without naming a failed test, and one that ran no test, is a failure of its own.
 * @param title what the report is of
 * @param exitCode how its runner ended
 */
export async function testsRun(title: string, path: string, exitCode: number): Promise<TestRun[]> {
  const tests = await readReport(path);
  if (tests === null) return [failureOf(title, `left no report (exit code ${String(exitCode)})`)];
  if (tests.length === 0) return [failureOf(title, `ran no test (exit code ${String(exitCode)})`)];
  if (exitCode === 0 || tests.some(({ outcome }) => outcome === 'failed')) return tests;
  return [...tests, failureOf(title, `ended with exit code ${String(exitCode)}; its reason stands above`)];
}

/** The slowest tests of a run, one per line, slowest first. */
export const slowest = (tests: readonly TestRun[], count: number): string[] =>
  tests
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, count)
    .map(({ title, file, ms }) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${file}: ${title}`);

/** What this machine could not try, one per line, and why. */
export const untried = (tests: readonly TestRun[]): string[] =>
  tests
    .filter(({ outcome }) => outcome === 'not tried')
    .map(({ title, file, message }) => `– ${file}: ${title}: ${message ?? UNNAMED}`);

const MESSAGE_LINES = 6;
const PLAYWRIGHT_FILE = /\.spec\.ts$|-tests\.ts$/;

/** The first lines of a message, without the colours of its terminal. */
export const firstLines = (message: string, count = MESSAGE_LINES): string[] =>
  stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, count)
    .map((line) => line.trimEnd());

const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;
const pattern = (title: string) => quoted(title.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));

/** The command that runs one test alone; null for what is no test. */
export function commandOf({ title, file }: TestRun): string | null {
  if (PLAYWRIGHT_FILE.test(file)) return `npx playwright test -g ${pattern(title)}`;
  if (!/\.test\.tsx?$/.test(file)) return null;
  return title === BROKEN_FILE ? `npx vitest run ${file}` : `npx vitest run ${file} -t ${pattern(title)}`;
}

/** The tests that failed, each with the first lines of its message and the command that runs it alone. */
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
