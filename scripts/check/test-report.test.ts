import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { failures, slowest, testsRun, untried } from './test-report.ts';

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

/** A test as Playwright reports it: one duration and message for each try. */
const spec = (title: string, status: string, ...tries: readonly (readonly [number, string?])[]) => ({
  title,
  file: 'shop.spec.ts',
  tests: [
    {
      status,
      results: tries.map(([duration, message]) => ({
        duration,
        errors: message === undefined ? [] : [{ message }],
      })),
    },
  ],
});

describe('the slowest tests', () => {
  it('are read from Vitest’s report', async () => {
    const assertionResults = [
      { fullName: 'cart adds', status: 'passed', duration: 12 },
      { fullName: 'cart waits', status: 'passed', duration: 3400 },
    ];
    const path = await write({ testResults: [{ name: 'cart.test.ts', assertionResults }] });
    expect(slowest(await testsRun('Unit tests', path, 0), 1)).toEqual([
      '    3.4 s  cart.test.ts: cart waits',
    ]);
  });

  it('are read from Playwright’s report, at any nesting depth, with all tries', async () => {
    const path = await write({
      suites: [
        {
          specs: [spec('buys', 'expected', [9000])],
          suites: [{ specs: [spec('pays', 'flaky', [15_000, 'late'], [5000])] }],
        },
        { specs: [spec('looks', 'expected', [10])] },
      ],
    });
    expect(slowest(await testsRun('Browser tests', path, 0), 2)).toEqual([
      '   20.0 s  shop.spec.ts: pays',
      '    9.0 s  shop.spec.ts: buys',
    ]);
  });
});

describe('what a test came to', () => {
  const outcomes = async (report: unknown, exitCode = 0) =>
    (await testsRun('Tests', await write(report), exitCode)).map(({ title, outcome, tries }) => [
      title,
      outcome,
      tries,
    ]);

  it('is read from Vitest’s report: one with messages that passed is flaky, one left out is none', async () => {
    const assertionResults = [
      { fullName: 'adds', status: 'passed', failureMessages: [] },
      { fullName: 'waits', status: 'passed', failureMessages: ['expected 1'] },
      { fullName: 'pays', status: 'failed', failureMessages: ['expected 1', 'expected 2'] },
      { fullName: 'sweeps', status: 'skipped', failureMessages: [] },
    ];
    expect(await outcomes({ testResults: [{ name: 'cart.test.ts', assertionResults }] }, 1)).toEqual([
      ['adds', 'passed', 1],
      ['waits', 'flaky', 2],
      ['pays', 'failed', 2],
    ]);
  });

  it('is read from Playwright’s report', async () => {
    const specs = [
      spec('buys', 'expected', [1]),
      spec('pays', 'flaky', [1, 'late'], [1]),
      spec('waits', 'unexpected', [1, 'late'], [1, 'late'], [1, 'late']),
      spec('sweeps', 'skipped'),
    ];
    expect(await outcomes({ suites: [{ specs }] }, 1)).toEqual([
      ['buys', 'passed', 1],
      ['pays', 'flaky', 2],
      ['waits', 'failed', 3],
    ]);
  });

  it('is flaky for a browser test that passed at once, but looked at a page twice', async () => {
    const [looked] = spec('looks', 'expected', [1]).tests;
    const annotations = [{ type: 'second look', description: 'the browser stopped drawing /news' }];
    const path = await write({
      suites: [{ specs: [{ title: 'looks', file: 'a.spec.ts', tests: [{ ...looked, annotations }] }] }],
    });
    expect(await testsRun('Browser tests', path, 0)).toMatchObject([
      { outcome: 'flaky', tries: 1, message: 'the browser stopped drawing /news' },
    ]);
  });

  it('is a failure for a file that could not run, and for what Playwright can’t give to a test', async () => {
    const testResults = [{ name: 'broken.test.ts', status: 'failed', assertionResults: [] }];
    expect(await outcomes({ testResults }, 1)).toEqual([['the file could not run', 'failed', 1]]);
    const whole = { suites: [{ specs: [spec('buys', 'expected', [1])] }], errors: [{ message: 'too late' }] };
    expect(await outcomes(whole, 1)).toEqual([
      ['buys', 'passed', 1],
      ['outside of tests', 'failed', 1],
    ]);
  });

  it('is never good for a runner that failed, ran nothing or left no report', async () => {
    const good = [{ fullName: 'adds', status: 'passed' }];
    const report = { testResults: [{ name: 'cart.test.ts', assertionResults: good }] };
    expect(await outcomes(report, 1)).toContainEqual(['Tests', 'failed', 1]);
    expect(await outcomes({ suites: [] })).toEqual([['Tests', 'failed', 1]]);
    const none = await testsRun('Tests', join(folder, 'none.json'), 0);
    expect(none).toMatchObject([{ title: 'Tests', outcome: 'failed' }]);
  });
});

describe('the failed tests', () => {
  it('are named with the first lines of their message and the command that runs them alone', async () => {
    const assertionResults = [
      { fullName: 'cart adds', status: 'passed', failureMessages: [] },
      {
        fullName: 'cart waits (a bit)',
        status: 'failed',
        failureMessages: ['expected 1\n\nto be 2', 'second'],
      },
    ];
    const path = await write({
      testResults: [
        { name: 'cart.test.ts', status: 'failed', assertionResults },
        { name: 'broken.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
      ],
    });
    expect(failures(await testsRun('Unit tests', path, 1))).toEqual([
      '✘ cart.test.ts: cart waits (a bit)',
      '    expected 1',
      '    to be 2',
      String.raw`    $ npx vitest run cart.test.ts -t 'cart waits \(a bit\)'`,
      '✘ broken.test.ts: the file could not run',
      '    no such module',
      '    $ npx vitest run broken.test.ts',
    ]);
  });

  it('are read from Playwright’s report without the colours of its terminal', async () => {
    const specs = [
      spec('buys', 'expected', [1]),
      spec("pays a friend's order", 'unexpected', [1, '\u001b[31mnot visible\u001b[39m']),
    ];
    expect(failures(await testsRun('Browser tests', await write({ suites: [{ specs }] }), 1))).toEqual([
      "✘ shop.spec.ts: pays a friend's order",
      '    not visible',
      String.raw`    $ npx playwright test -g 'pays a friend'\''s order'`,
    ]);
  });
});

test('what a machine could not try is listed with its reason, and nothing else that was skipped', async () => {
  const assertionResults = [
    { fullName: 'builds', status: 'skipped', meta: { notTried: 'mmdebstrap isn’t installed' } },
    { fullName: 'left out', status: 'skipped', meta: {} },
    { fullName: 'works', status: 'passed', duration: 1 },
  ];
  const tests = await testsRun(
    'Short drills',
    await write({ testResults: [{ name: 'image.test.ts', assertionResults }] }),
    0,
  );
  expect(untried(tests)).toEqual(['– image.test.ts: builds: mmdebstrap isn’t installed']);
  expect(tests.map(({ outcome }) => outcome)).toEqual(['not tried', 'passed']);
});
