import { expect, test } from 'vitest';
import { timetableSession } from '@/tests/widgets/racing-records';
import { firstSession } from './first-session';

const GT = { id: 1, name: 'GT', url: 'gt' };
const FORD = { id: 2, name: 'Formula Ford', url: 'formula-ford' };
const at = (id: number, starts_at: string | null, over = {}) =>
  timetableSession({ id, kind: 'practice', starts_at, category: GT, ...over });

const GATES = at(1, '2027-01-15T18:00:00Z', { kind: 'activity', category: null });
const OFF = at(2, '2027-01-15T19:00:00Z', { session_status: 'cancelled' });
const UNDATED = at(3, null);
const LATER = at(4, '2027-01-15T22:00:00Z');
const FIRST = at(5, '2027-01-15T20:00:00Z', { category: FORD });

const idOf = (sessions: Parameters<typeof firstSession>[0], ...categories: string[]) =>
  firstSession(sessions, categories)?.id;

test('a round starts with its first on-track session that is still planned', () => {
  expect(idOf([GATES, OFF, UNDATED, LATER, FIRST])).toBe(5);
  expect(idOf([GATES, OFF, UNDATED])).toBeUndefined();
});

test('for readers of one category it starts with that category’s first session, if there is one', () => {
  expect(idOf([GATES, OFF, LATER, FIRST], 'gt')).toBe(4);
  expect(idOf([LATER, FIRST], 'heritage', 'formula-ford')).toBe(5);
  expect(idOf([LATER, FIRST], 'heritage')).toBe(5);
});
