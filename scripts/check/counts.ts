import { readFile } from 'node:fs/promises';
import { z } from 'zod';

export type Counts = { readonly passed: number; readonly failed: number };
export const NOTHING: Counts = { passed: 0, failed: 0 };
export const add = (a: Counts, b: Counts): Counts => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
});

const vitestSchema = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.unknown()) })),
});
const playwrightSchema = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
});

const readJson = async (path: string): Promise<unknown> => {
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch {
    return null;
  }
};

/** A runner that failed without naming a failed test (a broken file, a failed set-up) counts as one failure. */
const settle = (counts: Counts | null, exitCode: number): Counts => {
  if (counts === null) return { passed: 0, failed: 1 };
  return exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
};

/** Counts of a Vitest run from its JSON report. A file that could not run counts as one failure. */
export async function vitestCounts(path: string, exitCode: number): Promise<Counts> {
  const report = vitestSchema.safeParse(await readJson(path));
  if (!report.success) return settle(null, exitCode);
  const { numPassedTests, numFailedTests, testResults } = report.data;
  const brokenFiles = testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  ).length;
  return settle({ passed: numPassedTests, failed: numFailedTests + brokenFiles }, exitCode);
}

/** Counts of a Playwright run from its JSON report. A test that passed only on a retry counts as failed. */
export async function playwrightCounts(path: string, exitCode: number): Promise<Counts> {
  const report = playwrightSchema.safeParse(await readJson(path));
  if (!report.success) return settle(null, exitCode);
  const { expected, unexpected, flaky } = report.data.stats;
  return settle({ passed: expected, failed: unexpected + flaky }, exitCode);
}
