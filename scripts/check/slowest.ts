import { readFile } from 'node:fs/promises';
import { z } from 'zod';

export type TimedTest = { readonly title: string; readonly file: string; readonly ms: number };

const vitestSchema = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), duration: z.number().nullish() })),
    }),
  ),
});

type Suite = {
  readonly specs: readonly {
    readonly title: string;
    readonly file: string;
    readonly tests: readonly { readonly results: readonly { readonly duration: number }[] }[];
  }[];
  readonly suites?: readonly Suite[] | undefined;
};
const suiteSchema: z.ZodType<Suite> = z.lazy(() =>
  z.object({
    specs: z.array(
      z.object({
        title: z.string(),
        file: z.string(),
        tests: z.array(z.object({ results: z.array(z.object({ duration: z.number() })) })),
      }),
    ),
    suites: z.array(suiteSchema).optional(),
  }),
);
const playwrightSchema = z.object({ suites: z.array(suiteSchema) });

const testsOf = (suite: Suite): TimedTest[] => [
  ...suite.specs.map(({ title, file, tests }) => ({
    title,
    file,
    ms: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0),
  })),
  ...(suite.suites ?? []).flatMap(testsOf),
];

/**
 * How long each test of a run took, from Vitest's or Playwright's JSON report.
 * @returns nothing if there is no report: the code that counts the tests reports that
 */
export async function timedTests(path: string): Promise<TimedTest[]> {
  const text = await readFile(path, 'utf8').catch(() => 'null');
  const report: unknown = JSON.parse(text);
  const vitest = vitestSchema.safeParse(report);
  if (vitest.success)
    return vitest.data.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ fullName, duration }) => ({ title: fullName, file: name, ms: duration ?? 0 })),
    );
  const playwright = playwrightSchema.safeParse(report);
  return playwright.success ? playwright.data.suites.flatMap(testsOf) : [];
}

/** The slowest tests of a run, one per line, slowest first. */
export const slowest = (tests: readonly TimedTest[], count: number): string[] =>
  tests
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, count)
    .map(({ title, file, ms }) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${file}: ${title}`);
