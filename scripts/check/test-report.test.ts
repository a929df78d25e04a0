import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { failures, slowest, testsRun } from './test-report.ts';

let folder: string;
const write = async (report: unknown) => {
  const path = join(folder, 'report.json');
  await writeFile(path, JSON.stringify(report));
  return path;
};
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'test-report-'));
});
afterEach(() => rm(folder, { recursive: true }));

describe('the slowest tests', () => {
  it('are read from Vitest’s report', async () => {
    const assertionResults = [
      { fullName: 'cart adds', duration: 12 },
      { fullName: 'cart waits', duration: 3400 },
      { fullName: 'cart is skipped' },
    ];
    const path = await write({ testResults: [{ name: 'cart.test.ts', assertionResults }] });
    expect(slowest(await testsRun(path), 1)).toEqual(['    3.4 s  cart.test.ts: cart waits']);
  });

  it('are read from Playwright’s report, at any nesting depth', async () => {
    const spec = (title: string, duration: number) => ({
      title,
      file: 'shop.spec.ts',
      tests: [{ results: [{ duration }] }],
    });
    const path = await write({
      suites: [
        { specs: [spec('buys', 9000)], suites: [{ specs: [spec('pays', 20_000)] }] },
        { specs: [spec('looks', 10)] },
      ],
    });
    expect(slowest(await testsRun(path), 2)).toEqual([
      '   20.0 s  shop.spec.ts: pays',
      '    9.0 s  shop.spec.ts: buys',
    ]);
  });

  it('are empty if a run left no report', async () => {
    expect(await testsRun(join(folder, 'none.json'))).toEqual([]);
  });
});

describe('the failed tests', () => {
  it('are named with the first lines of their message', async () => {
    const assertionResults = [
      { fullName: 'cart adds', status: 'passed', failureMessages: [] },
      { fullName: 'cart waits', status: 'failed', failureMessages: ['expected 1\n\nto be 2', 'second'] },
    ];
    const path = await write({
      testResults: [
        { name: 'cart.test.ts', status: 'failed', assertionResults },
        { name: 'broken.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
      ],
    });
    expect(failures(await testsRun(path))).toEqual([
      '✘ cart.test.ts: cart waits',
      '    expected 1',
      '    to be 2',
      '✘ broken.test.ts: the file could not run',
      '    no such module',
    ]);
  });

  it('are read from Playwright’s report without the colours of its terminal', async () => {
    const spec = (title: string, ok: boolean, message?: string) => ({
      title,
      file: 'shop.spec.ts',
      ok,
      tests: [{ results: [{ duration: 1, errors: message === undefined ? [] : [{ message }] }] }],
    });
    const path = await write({
      suites: [{ specs: [spec('buys', true), spec('pays', false, '\u001b[31mnot visible\u001b[39m')] }],
    });
    expect(failures(await testsRun(path))).toEqual(['✘ shop.spec.ts: pays', '    not visible']);
  });
});
