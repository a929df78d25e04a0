import fc from 'fast-check';
import { expect, test } from 'vitest';
import { orderNumber, ORDERS } from './order.ts';

const day = (iso: string) => Date.parse(iso);

test('an earlier tier comes first, then the latest time, or the earliest of what is planned', () => {
  const race = orderNumber({ tier: 1, time: day('2026-01-10') });
  const later = orderNumber({ tier: 1, time: day('2026-02-10') });
  const practice = orderNumber({ tier: 3, time: day('2026-03-10') });
  expect([practice, race, later].toSorted((a, b) => a - b)).toEqual([later, race, practice]);
  const soon = orderNumber({ tier: 2, time: -day('2026-12-04') });
  const distant = orderNumber({ tier: 2, time: -day('2027-03-04') });
  expect(soon).toBeLessThan(distant);
});

test('every order is an integer within its bounds, whatever the time', () => {
  fc.assert(
    fc.property(fc.integer({ min: -3, max: 40 }), fc.double({ noNaN: true }), (tier, time) => {
      const order = orderNumber({ tier, time });
      expect(Number.isSafeInteger(order) && order >= 0 && order < ORDERS).toBe(true);
    }),
  );
});
