import type { TimedJob } from './run-jobs.ts';

type Times = {
  /** By mouse, on a screen of 1440 pixels. */
  readonly timed: readonly TimedJob[];
  /** By mouse, on a screen of 1024 pixels. */
  readonly small: readonly TimedJob[];
  readonly byKeyboard: readonly TimedJob[];
};

/** The text of bench/results/office-jobs.md: clicks and time of each job, in every way that it was done. */
export function timesTable({ timed, small, byKeyboard }: Times): string {
  const secondsIn = (times: readonly TimedJob[], name: string): string => {
    const found = times.find(({ job }) => job.name === name);
    return found === undefined ? '' : (found.ms / 1000).toFixed(1);
  };
  return [
    '# Jobs of the office',
    '',
    'Done by `npm run handbook` on the demo, from the home screen: the clicks, and the time from the first one until the CMS confirms the last.',
    'That’s what the screens need, without time to think. What is typed takes no time of its own. [The handbook](../../docs/office.md) says how each is done.',
    '',
    '| Job | Clicks | Seconds | Seconds at 1024 pixels | Seconds by keyboard |',
    '| --- | --- | --- | --- | --- |',
    ...timed.map(({ job: { name }, clicks }) => {
      const seconds = [timed, small, byKeyboard].map((times) => secondsIn(times, name));
      return `| ${[name, String(clicks), ...seconds].join(' | ')} |`;
    }),
    '',
  ].join('\n');
}
