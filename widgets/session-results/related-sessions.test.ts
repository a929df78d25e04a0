import { expect, test } from 'vitest';
import { timetableSession } from '@/tests/widgets/racing-records';
import { relatedSessions } from './related-sessions';

const gt = { id: 1, name: 'GT', url: 'gt' };
const ford = { id: 2, name: 'Ford', url: 'ford' };
const long = { id: 3, name: 'Endurance', url: 'endurance' };
const line = (id: number, category: typeof gt | null, session_name: string, kind = 'race' as const) =>
  timetableSession({ id, category, session_name, kind });

const weekend = [
  timetableSession({ id: 9, category: null, session_name: 'Gates open', kind: 'activity' }),
  timetableSession({ id: 10, category: gt, session_name: 'Qualifying', kind: 'qualifying', has_sheet: true }),
  line(11, gt, 'Race 1'),
  line(21, ford, 'Race 1'),
  line(31, long, 'Three Hour'),
  timetableSession({ id: 8, category: null, session_name: 'Pit walk', kind: 'activity' }),
  line(12, gt, 'Race 2'),
  line(22, ford, 'Race 2'),
];
const idsOf = (sessions: readonly { readonly id: number }[]) => sessions.map(({ id }) => id);

test('the previous and next sessions are those on the track', () => {
  const { previous, next } = relatedSessions(12, weekend);
  expect([previous?.id, next?.id]).toEqual([31, 22]);
  expect(relatedSessions(10, weekend).previous).toBeNull();
  expect(relatedSessions(22, weekend).next).toBeNull();
});

test('the same session of another category has the same name, else the same index, else it is the last', () => {
  expect(idsOf(relatedSessions(12, weekend).sameOfAll)).toEqual([12, 22, 31]);
  expect(idsOf(relatedSessions(31, weekend).sameOfAll)).toEqual([11, 21, 31]);
  // No other category has a qualifying session.
  expect(idsOf(relatedSessions(10, weekend).sameOfAll)).toEqual([10]);
});

test('siblings are of the same category; an activity has no related sessions', () => {
  expect(idsOf(relatedSessions(11, weekend).siblings)).toEqual([10, 11, 12]);
  expect(relatedSessions(9, weekend)).toMatchObject({ siblings: [], previous: null, next: null });
});

test('qualifying sets the first race’s grid once it has a sheet; an earlier race may set a later one’s', () => {
  const gridOf = (id: number, sessions = weekend) => relatedSessions(id, sessions).gridFrom?.id ?? null;
  expect([gridOf(11), gridOf(12), gridOf(10), gridOf(21)]).toEqual([10, null, null, null]);
  const still = weekend.map((session) => ({ ...session, has_sheet: false }));
  expect(gridOf(11, still)).toBeNull();
});
