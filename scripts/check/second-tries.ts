import { firstLines, type TestRun } from './test-report.ts';

/** How often a failed test is tried again; `npm test` says how often it had to be (docs/develop.md). */
export const SECOND_TRIES = { browser: 2, contract: 1, integration: 1 } as const;

/** With more flaky tests than that, the machine or a cause common to them is ill. */
export const MOST_FLAKY = 8;

/** Money, sign-in and members' content: one second try, whoever runs them, and a flaky one is listed first. */
const STRICT =
  /^(?:account|shop)\/|\/tests\/contract\/(?:shop\/|account-|cart|documents|form-payments|gate|money-|payment-|roles|stripe|vouchers)|\/backend\/(?:commerce|people)\//;
const STRICT_TRIES = 2;

export const isStrict = ({ file }: TestRun): boolean => STRICT.test(file);

/** The run as it counts: a test of money or sign-in that needed a third try has failed. */
export const judged = (tests: readonly TestRun[]): TestRun[] =>
  tests.map((test) =>
    test.outcome === 'flaky' && test.tries > STRICT_TRIES && isStrict(test)
      ? {
          ...test,
          outcome: 'failed',
          message: `passed on try ${String(test.tries)} only: ${test.message ?? ''}`,
        }
      : test,
  );

/** The flaky tests of a run, those of money and sign-in first. */
export const flakyOf = (tests: readonly TestRun[]): TestRun[] =>
  tests
    .filter(({ outcome }) => outcome === 'flaky')
    .toSorted((one, other) => Number(isStrict(other)) - Number(isStrict(one)));

/** One line each: file, title, and the first error. */
export const flakyLines = (tests: readonly TestRun[]): string[] =>
  flakyOf(tests).map((test) => {
    const [error = 'no message'] = firstLines(test.message ?? '', 1);
    const mark = isStrict(test) ? ' (find its cause before anything else)' : '';
    return `~ ${test.file}: ${test.title}: ${error}${mark}`;
  });
