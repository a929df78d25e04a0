import { expect, test } from 'vitest';
import { pressed, pressesOf, readMinutes } from './session-change.ts';

const BEFORE = { status: 'scheduled', reason: '', starts_at: '2027-01-23T01:30:00.000Z' } as const;

test('a delay moves the start by its minutes, and leaves it without any', () => {
  const reason = 'Fog';
  expect(pressed(BEFORE, 'delay', { reason, minutes: 45 })).toEqual({
    status: 'delayed',
    reason,
    starts_at: '2027-01-23T02:15:00.000Z',
  });
  expect(pressed(BEFORE, 'delay', { reason, minutes: 0 }).starts_at).toBe(BEFORE.starts_at);
  expect(pressed(BEFORE, 'postpone', { reason, minutes: 45 }).starts_at).toBe(BEFORE.starts_at);
});

test('what was called off can be reinstated, and what is over stays as it is', () => {
  expect(pressesOf('scheduled')).toEqual(['delay', 'postpone', 'cancel']);
  expect(pressesOf('cancelled')).toEqual(['reinstate']);
  expect(pressesOf('postponed')).toContain('reinstate');
  expect(pressesOf('finished')).toEqual([]);
  expect(pressed({ ...BEFORE, status: 'cancelled' }, 'reinstate', { reason: '', minutes: 0 }).status).toBe(
    'scheduled',
  );
});

test('a delay is in whole minutes, up to ten hours', () => {
  expect(['', ' 15 ', '600'].map(readMinutes)).toEqual([0, 15, 600]);
  expect(['0', '601', '-5', '1.5', 'soon', '1e2'].map(readMinutes)).toEqual(Array(6).fill(null));
});
