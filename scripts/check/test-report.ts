import { readFile } from 'node:fs/promises';
import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';

/** One test of a run; `failure` is the first message of one that failed. */
export type TestRun = {
  readonly title: string;
  readonly file: string;
  readonly ms: number;
  readonly failure: string | null;
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
          status: z.string().optional(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
});
type VitestFile = z.infer<typeof vitestSchema>['testResults'][number];

const playwrightResultSchema = z.object({
  duration: z.number(),
  status: z.string().optional(),
  errors: z.array(z.object({ message: z.string().optional() })).optional(),
});
type Suite = {
  readonly specs: readonly {
    readonly title: string;
    readonly file: string;
    readonly ok?: boolean | undefined;
    readonly tests: readonly { readonly results: readonly z.infer<typeof playwrightResultSchema>[] }[];
  }[];
  readonly suites?: readonly Suite[] | undefined;
};
const suiteSchema: z.ZodType<Suite> = z.lazy(() =>
  z.object({
    specs: z.array(
      z.object({
        title: z.string(),
        file: z.string(),
        ok: z.boolean().optional(),
        tests: z.array(z.object({ results: z.array(playwrightResultSchema) })),
      }),
    ),
    suites: z.array(suiteSchema).optional(),
  }),
);
const playwrightSchema = z.object({ suites: z.array(suiteSchema) });

const UNNAMED = 'failed without a message';

const testsOfFile = ({ name, status, message, assertionResults }: VitestFile): TestRun[] =>
  status === 'failed' && assertionResults.length === 0
    ? [{ title: 'the file could not run', file: name, ms: 0, failure: message ?? UNNAMED }]
    : assertionResults.map((test) => ({
        title: test.fullName,
        file: name,
        ms: test.duration ?? 0,
        failure: test.status === 'failed' ? (test.failureMessages?.[0] ?? UNNAMED) : null,
      }));

const testsOfSuite = (suite: Suite): TestRun[] => [
  ...suite.specs.map(({ title, file, ok, tests }) => {
    const results = tests.flatMap((test) => test.results);
    const message = results
      .flatMap(({ errors }) => errors ?? [])
      .find((error) => error.message !== undefined);
    return {
      title,
      file,
      ms: results.reduce((sum, { duration }) => sum + duration, 0),
      failure: ok === false ? (message?.message ?? UNNAMED) : null,
    };
  }),
  ...(suite.suites ?? []).flatMap(testsOfSuite),
];

/**
 * The tests of a run, from Vitest's or Playwright's JSON report.
 * @returns nothing if there is no report: the code that counts the tests reports that
 */
export async function testsRun(path: string): Promise<TestRun[]> {
  const text = await readFile(path, 'utf8').catch(() => 'null');
  const report: unknown = JSON.parse(text);
  const vitest = vitestSchema.safeParse(report);
  if (vitest.success) return vitest.data.testResults.flatMap(testsOfFile);
  const playwright = playwrightSchema.safeParse(report);
  return playwright.success ? playwright.data.suites.flatMap(testsOfSuite) : [];
}

/** The slowest tests of a run, one per line, slowest first. */
export const slowest = (tests: readonly TestRun[], count: number): string[] =>
  tests
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, count)
    .map(({ title, file, ms }) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${file}: ${title}`);

const MESSAGE_LINES = 6;

/** The tests that failed, each with the first lines of its message, so that the end of a long output says what to look at. */
export const failures = (tests: readonly TestRun[]): string[] =>
  tests.flatMap(({ title, file, failure }) =>
    failure === null
      ? []
      : [
          `✘ ${file}: ${title}`,
          ...stripVTControlCharacters(failure)
            .split('\n')
            .filter((line) => line.trim() !== '')
            .slice(0, MESSAGE_LINES)
            .map((line) => `    ${line.trimEnd()}`),
        ],
  );
