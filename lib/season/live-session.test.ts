import { describe, expect, test } from 'vitest';
import type { LiveRow, LiveSession } from '@/lib/contract/entities/live-session';
import { liveRowSchema, liveSessionSchema } from '@/lib/contract/entities/live-session';
import { changeOf, timingMoment, withChange, type NumberedSession } from './live-session';

const car = (race_number: string, cells: Partial<LiveRow> = {}): LiveRow =>
  liveRowSchema.parse({ race_number, name: `Driver ${race_number}`, ...cells });
const session = (rows: readonly LiveRow[], facts: Partial<LiveSession> = {}): LiveSession =>
  liveSessionSchema.parse({ id: 4, is_a_race: true, session_status: 'running', ...facts, rows });
const first = (now: LiveSession): NumberedSession => ({ number: 1, session: now });

/** What a reader of the first state has after a change of it. */
function told(before: LiveSession, after: LiveSession) {
  const change = changeOf(first(before), after);
  if (typeof change === 'string') return change;
  // As it comes out of a stream.
  return withChange(first(before), JSON.parse(JSON.stringify(change)));
}

describe('a change of a running session', () => {
  const before = session([car('7', { position: 1, laps: 3 }), car('8', { position: 2, laps: 3 }), car('9')]);

  test.each<[string, LiveSession]>([
    ['a car that ends a lap', session([car('7', { position: 1, laps: 4 }), ...before.rows.slice(1)])],
    ['cars that change places', session([before.rows[1]!, before.rows[0]!, before.rows[2]!])],
    ['a car that joins', session([car('88', { position: 1 }), ...before.rows])],
    ['a car that leaves', session(before.rows.slice(1))],
    ['all cars that leave', session([])],
    ['a flag', session(before.rows, { flag: 'red' })],
    ['a sector', session([car('7', { position: 1, laps: 3, sectors: ['28.100'] }), ...before.rows.slice(1)])],
    ['a message', session(before.rows, { messages: [{ id: '1', at: null, text: 'Oil in turn 2' }] })],
  ])('has readers know the next state: %s', (_, after) => {
    expect(told(before, after)).toEqual({ number: 2, session: after });
  });

  test('is only what changed', () => {
    const rows = [car('7', { position: 1, laps: 4 }), ...before.rows.slice(1)];
    expect(changeOf(first(before), session(rows))).toEqual({ after: 1, cars: { '7 Driver 7': { laps: 4 } } });
    expect(changeOf(first(before), session(before.rows))).toBe('nothing');
  });

  test('is the whole where two cars can’t be distinguished', () => {
    const twins = session([car('7'), car('7')]);
    expect(changeOf(first(twins), session([car('7', { laps: 1 }), car('7')]))).toBe('whole');
    expect(changeOf(first(twins), session([car('7'), car('7')]))).toBe('nothing');
  });

  test('of another state than the one at hand is refused', () => {
    expect(withChange(first(before), { after: 2, facts: { flag: 'red' } })).toBeNull();
  });
});

test('news from the timing is apart from what race control says, if the content server tells them apart', () => {
  const [timing, office] = ['2027-01-23T01:00:00.000Z', '2027-01-23T01:05:00.000Z'];
  expect(timingMoment(session([], { timing_at: timing, updated_at: office }))).toBe(timing);
  expect(timingMoment(session([], { updated_at: office }))).toBe(office);
  expect(timingMoment(session([]))).toBeNull();
});
