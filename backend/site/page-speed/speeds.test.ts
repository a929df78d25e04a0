import { describe, expect, test } from 'vitest';
import { BIN_LIMITS, binOf, RATED, VITALS, type Vital } from '../../../lib/contract/page-speed.ts';
import { addSpeeds, figureOf, keyOf, ratingOf, summarise, type Bins } from './speeds.ts';

/** The bins of some values. */
function binsOf(vital: Vital, values: readonly number[]): Bins {
  const bins = Array.from({ length: BIN_LIMITS[vital].length + 1 }, () => 0);
  for (const value of values) {
    const at = binOf(vital, value);
    bins[at] = (bins[at] ?? 0) + 1;
  }
  return bins;
}

describe('a figure', () => {
  test('is the value that three quarters of visits don’t exceed, and the share of good ones', () => {
    const figure = figureOf('LCP', binsOf('LCP', [400, 900, 2400, 3900]));
    expect(figure).toEqual({ visits: 4, value: 2500, good: 0.75 });
    // Evenly spread over the bin from 1,500 to 2,000.
    expect(
      figureOf(
        'LCP',
        binsOf(
          'LCP',
          Array.from({ length: 100 }, () => 1700),
        ),
      )?.value,
    ).toBe(1875);
  });

  test('has no value beyond the last bin, and there is no figure without visits', () => {
    const slow = figureOf('TTFB', binsOf('TTFB', [60_000, 60_000]));
    expect(slow).toEqual({ visits: 2, value: null, good: 0 });
    expect(slow && ratingOf('TTFB', slow)).toBe('poor');
    expect(figureOf('INP', [])).toBeNull();
    expect(figureOf('INP', [0, 0])).toBeNull();
  });

  test.each(VITALS)('of %s is rated by limits that are limits of its bins', (vital) => {
    const { good, poor } = RATED[vital];
    expect(BIN_LIMITS[vital]).toEqual(expect.arrayContaining([good, poor]));
    expect(BIN_LIMITS[vital]).toEqual([...BIN_LIMITS[vital]].toSorted((a, b) => a - b));
    const rated = (value: number) => ratingOf(vital, { visits: 1, value, good: 0 });
    expect([rated(good), rated((good + poor) / 2), rated(poor + 1)]).toEqual(['good', 'middling', 'poor']);
  });
});

test('pages are listed most visited first, for all devices or one', () => {
  const speeds = addSpeeds([
    { [keyOf('home', 'phone', 'LCP')]: [1, 2], [keyOf('news', 'phone', 'LCP')]: [1] },
    { [keyOf('news', 'computer', 'LCP')]: [0, 5], [keyOf('home', 'phone', 'CLS')]: [4] },
  ]);
  const { all, pages } = summarise(speeds);
  expect(all.LCP?.visits).toBe(9);
  expect(pages.map(({ page, visits }) => [page, visits])).toEqual([
    ['news', 6],
    ['home', 4],
  ]);
  expect(summarise(speeds, ['computer']).pages.map(({ page, visits }) => [page, visits])).toEqual([
    ['news', 5],
  ]);
  expect(summarise({}).pages).toEqual([]);
});
