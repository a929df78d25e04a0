import { MAX_FLAKY } from './retries.ts';
import type { TestRun } from './test-report.ts';

/** Flaky tests are counted separately from those that passed at once. */
export type Counts = { readonly passed: number; readonly failed: number; readonly flaky: number };

export function countsOf(tests: readonly TestRun[]): Counts {
  const count = (wanted: TestRun['outcome']) => tests.filter(({ outcome }) => outcome === wanted).length;
  return { passed: count('passed'), failed: count('failed'), flaky: count('flaky') };
}

/** Whether the run is green. */
export const isGood = ({ failed, flaky }: Counts): boolean => failed === 0 && flaky <= MAX_FLAKY;
