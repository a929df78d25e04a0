import { describe, expect, it } from 'vitest';
import { countsOf, isGood } from './counts.ts';
import { flakyLines, withStrictRetries } from './retries.ts';
import type { TestRun } from './test-report.ts';

const test = (outcome: TestRun['outcome'], file = 'content/news.spec.ts', tries = 1): TestRun => ({
  title: 'works',
  file,
  ms: 1,
  outcome,
  tries,
  message: outcome === 'passed' ? null : 'not visible\nat line 3',
});

describe('a run', () => {
  it('counts what passed on a later try apart', () => {
    expect(countsOf([test('passed'), test('flaky'), test('failed'), test('passed')])).toEqual({
      passed: 2,
      failed: 1,
      flaky: 1,
    });
  });

  it('is good with eight flaky tests, and neither with nine nor with a failed one', () => {
    expect(isGood({ passed: 1, failed: 0, flaky: 8 })).toBe(true);
    expect(isGood({ passed: 1, failed: 0, flaky: 9 })).toBe(false);
    expect(isGood({ passed: 1, failed: 1, flaky: 0 })).toBe(false);
  });
});

describe('second tries', () => {
  const outcomeOf = (file: string, tries: number) =>
    withStrictRetries([test('flaky', file, tries)])[0]?.outcome;

  it('are two for most tests', () => {
    expect(outcomeOf('content/news.spec.ts', 3)).toBe('flaky');
  });

  it.each(['shop/shop.spec.ts', 'account/members.spec.ts', '/site/tests/contract/vouchers.test.ts'])(
    'is one for money, sign-in and members’ content: %s',
    (file) => {
      expect(outcomeOf(file, 2)).toBe('flaky');
      expect(outcomeOf(file, 3)).toBe('failed');
    },
  );

  it('are listed with file, title and first error, those of money first', () => {
    const lines = flakyLines([
      test('flaky'),
      test('passed'),
      { ...test('flaky', 'shop/shop.spec.ts'), title: 'pays' },
    ]);
    expect(lines).toEqual([
      '~ shop/shop.spec.ts: pays: not visible (find its cause before anything else)',
      '~ content/news.spec.ts: works: not visible',
    ]);
  });
});
