import { expect, test } from 'vitest';
import { nextDayOf, sessionsToCome, type ComingSession, type ComingSessions } from './coming-sessions';

const gt = { id: 3, name: 'GT Championship', url: 'gt' };
const ford = { id: 4, name: 'Formula Ford', url: 'formula-ford' };
const ZONE = 'Pacific/Auckland';

const planned = (id: number, starts_at: string, more: Partial<ComingSession> = {}): ComingSession => ({
  id,
  name: `Race ${String(id)}`,
  is_own_name: false,
  mark: '',
  category: gt,
  starts_at,
  ends_at: new Date(Date.parse(starts_at) + 20 * 60_000).toISOString(),
  status: 'scheduled',
  ...more,
});

// In local time at the circuit: two on Saturday, one on Sunday.
const coming: ComingSessions = {
  round: { name: 'Teretonga', url: 'teretonga', time_zone: ZONE },
  sessions: [
    planned(1, '2027-01-22T22:00:00Z'),
    planned(2, '2027-01-23T01:00:00Z', { category: ford }),
    planned(3, '2027-01-23T10:30:00Z'),
    planned(4, '2027-01-23T11:30:00Z'),
  ],
};
const isGt = ({ id }: { id: number }) => id === gt.id;
const at = (moment: string, of = coming) => sessionsToCome(of, isGt, Date.parse(moment)).map(({ id }) => id);

test('are those of the categories, until each is over', () => {
  expect(at('2027-01-20T00:00:00Z')).toEqual([1, 3, 4]);
  expect(at('2027-01-22T22:19:00Z')).toEqual([1, 3, 4]);
  expect(at('2027-01-22T22:20:00Z')).toEqual([3, 4]);
  expect(at('2027-01-24T00:00:00Z')).toEqual([]);
});

test('follow the office: what is finished is over, and what runs late is not', () => {
  const of = (status: ComingSession['status']) => ({
    ...coming,
    sessions: [planned(1, '2027-01-22T22:00:00Z', { status })],
  });
  expect(at('2027-01-22T22:10:00Z', of('finished'))).toEqual([]);
  expect(at('2027-01-22T22:50:00Z', of('running'))).toEqual([1]);
  expect(at('2027-01-22T22:50:00Z', of('delayed'))).toEqual([1]);
  expect(at('2027-01-23T03:00:00Z', of('running'))).toEqual([]);
});

test('one without an end is taken to last an hour', () => {
  const of = { ...coming, sessions: [planned(1, '2027-01-22T22:00:00Z', { ends_at: null })] };
  expect(at('2027-01-22T22:59:00Z', of)).toEqual([1]);
  expect(at('2027-01-22T23:00:00Z', of)).toEqual([]);
});

test('the next day is one by the clock at the circuit', () => {
  const day = (moment: string) =>
    nextDayOf(sessionsToCome(coming, isGt, Date.parse(moment)), ZONE)?.map(({ id }) => id);
  expect(day('2027-01-20T00:00:00Z')).toEqual([1, 3]);
  expect(day('2027-01-23T11:00:00Z')).toEqual([4]);
  expect(day('2027-01-24T00:00:00Z')).toBeUndefined();
});
