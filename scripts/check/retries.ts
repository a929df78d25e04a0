import { firstLines, type TestRun } from './test-report.ts';

/** How often a failed test is retried. `npm test` reports retries (docs/develop.md). */
export const MAX_RETRIES = { browser: 2, contract: 1, integration: 1 } as const;

/** More flaky tests than this have a common cause, or the machine is in trouble. */
export const MAX_FLAKY = 8;

/** Tests about money, sign-in and members' content get one retry, whatever the runner allows, and are listed first if flaky. */
const STRICT =
  /^(?:account|shop)\/|\/tests\/contract\/(?:shop\/|account-|cart|documents|form-payments|gate|money-|payment-|roles|stripe|vouchers)|\/backend\/(?:commerce|people)\//;
const STRICT_TRIES = 2;

const isStrict = ({ file }: TestRun): boolean => STRICT.test(file);

/** The tests with strict ones counted as failed if they needed a third try. */
export const withStrictRetries = (tests: readonly TestRun[]): TestRun[] =>
  tests.map((test) =>
    test.outcome === 'flaky' && test.tries > STRICT_TRIES && isStrict(test)
      ? {
          ...test,
          outcome: 'failed',
          message: `passed on try ${String(test.tries)} only: ${test.message ?? ''}`,
        }
      : test,
  );

/** The flaky tests of a run, strict ones first. */
export const flakyOf = (tests: readonly TestRun[]): TestRun[] =>
  tests
    .filter(({ outcome }) => outcome === 'flaky')
    .toSorted((a, b) => Number(isStrict(b)) - Number(isStrict(a)));

/** One line each: file, title, and the first error. */
export const flakyLines = (tests: readonly TestRun[]): string[] =>
  flakyOf(tests).map((test) => {
    const [error = 'no message'] = firstLines(test.message ?? '', 1);
    const mark = isStrict(test) ? ' (find its cause before anything else)' : '';
    return `~ ${test.file}: ${test.title}: ${error}${mark}`;
  });
