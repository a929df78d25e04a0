import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countdown } from './countdown';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const start = new Date('2027-01-22T00:00:00Z');
const end = new Date('2027-01-24T06:00:00Z');
const after = (from: Date, ms: number) => new Date(from.getTime() + ms);

describe('countdown', () => {
  it('rounds days before the start up (spec 4.23)', () => {
    expect(countdown(start, end, after(start, -HOUR_MS))).toEqual({ kind: 'ahead', days: 1 });
    expect(countdown(start, end, after(start, -DAY_MS))).toEqual({ kind: 'ahead', days: 1 });
    expect(countdown(start, end, after(start, -DAY_MS - 1))).toEqual({ kind: 'ahead', days: 2 });
  });

  it('says today from the start to the end (spec 4.25)', () => {
    expect(countdown(start, end, start)).toEqual({ kind: 'today' });
    expect(countdown(start, end, end)).toEqual({ kind: 'today' });
  });

  it('rounds days since the end down, the first of them being today (spec 4.24)', () => {
    expect(countdown(start, end, after(end, DAY_MS - 1))).toEqual({ kind: 'today' });
    expect(countdown(start, end, after(end, DAY_MS))).toEqual({ kind: 'past', days: 1 });
    expect(countdown(start, end, after(end, 2 * DAY_MS - 1))).toEqual({ kind: 'past', days: 1 });
  });

  it('never counts fewer than one day, and never goes backwards as time passes', () => {
    const moment = fc.integer({ min: -400 * DAY_MS, max: 400 * DAY_MS });
    const signed = (ms: number) => {
      const result = countdown(start, end, after(start, ms));
      if (result.kind === 'today') return 0;
      expect(result.days).toBeGreaterThanOrEqual(1);
      return result.kind === 'ahead' ? -result.days : result.days;
    };
    fc.assert(
      fc.property(moment, moment, (a, b) => {
        expect(signed(Math.min(a, b))).toBeLessThanOrEqual(signed(Math.max(a, b)));
      }),
    );
  });
});
