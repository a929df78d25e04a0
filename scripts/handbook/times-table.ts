import type { Walked } from './walk.ts';

type Times = {
  /** By mouse, on a screen of 1440 pixels. */
  readonly walked: readonly Walked[];
  /** By mouse, on a screen of 1024 pixels. */
  readonly small: readonly Walked[];
  readonly byKeyboard: readonly Walked[];
};

/** bench/results/office-jobs.md: what each job takes, in every way that it was done. */
export function timesTable({ walked, small, byKeyboard }: Times): string {
  const secondsIn = (times: readonly Walked[], name: string): string => {
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
    ...walked.map(({ job: { name }, clicks }) => {
      const seconds = [walked, small, byKeyboard].map((times) => secondsIn(times, name));
      return `| ${[name, String(clicks), ...seconds].join(' | ')} |`;
    }),
    '',
  ].join('\n');
}
