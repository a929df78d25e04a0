import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { playwrightCounts, vitestCounts } from './counts.ts';

let folder: string;
const write = async (report: unknown) => {
  const path = join(folder, 'report.json');
  await writeFile(path, JSON.stringify(report));
  return path;
};
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'counts-'));
});
afterEach(() => rm(folder, { recursive: true }));

describe('counts', () => {
  it('reads the numbers from a test report', async () => {
    const path = await write({ numPassedTests: 5, numFailedTests: 2, testResults: [] });
    expect(await vitestCounts(path, 1)).toEqual({ passed: 5, failed: 2 });
  });

  it('counts a test file that could not run as a failure', async () => {
    const testResults = [{ status: 'failed', assertionResults: [] }];
    const path = await write({ numPassedTests: 5, numFailedTests: 0, testResults });
    expect(await vitestCounts(path, 1)).toEqual({ passed: 5, failed: 1 });
  });

  it('never reports success for a runner that failed or left no report', async () => {
    const path = await write({ numPassedTests: 5, numFailedTests: 0, testResults: [] });
    expect(await vitestCounts(path, 1)).toEqual({ passed: 5, failed: 1 });
    expect(await vitestCounts(join(folder, 'none.json'), 0)).toEqual({ passed: 0, failed: 1 });
    expect(await playwrightCounts(join(folder, 'none.json'), 1)).toEqual({ passed: 0, failed: 1 });
  });

  it('counts a browser test that passed only on a retry as failed', async () => {
    const path = await write({ stats: { expected: 9, unexpected: 1, flaky: 1 } });
    expect(await playwrightCounts(path, 1)).toEqual({ passed: 9, failed: 2 });
  });
});
