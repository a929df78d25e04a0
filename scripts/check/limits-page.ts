import { RATE_LIMITS } from '../../lib/shared/rate-limits/rate-limits.ts';

export const LIMITS_PAGE = 'docs/limits.md';

const PERIODS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1000],
] as const;

/** '1 minute', '15 minutes': in the largest unit that gives a whole number. */
function periodOf(ms: number): string {
  const [unit, length] = PERIODS.find(([, length]) => ms % length === 0) ?? (['ms', 1] as const);
  const count = ms / length;
  return `${String(count)} ${unit}${count === 1 ? '' : 's'}`;
}

/** The text of docs/limits.md, generated from the table of rate limits. */
export const limitsPage = (): string =>
  [
    '# Limits',
    '',
    'How often somebody may ask. Whoever asks more often gets a 429 with the seconds to wait in `Retry-After`, and what was refused isn’t counted. A network address is a visitor’s IPv4',
    'address or their IPv6 network, as [the proxy names it](run.md#one-machine); an attempt that turns out to be right isn’t counted where failed ones are.',
    'Made by `node scripts/list-limits.ts` from `lib/shared/rate-limits/rate-limits.ts` ([decision 62](decisions/0062-one-rate-limiter.md)).',
    '',
    '| What | For each | At most | In any | Why |',
    '| --- | --- | --- | --- | --- |',
    ...Object.values(RATE_LIMITS).map(
      ({ what, of, max, windowMs, why }) =>
        `| ${what} | ${of} | ${new Intl.NumberFormat('en-NZ').format(max)} | ${periodOf(windowMs)} | ${why} |`,
    ),
    '',
  ].join('\n');
