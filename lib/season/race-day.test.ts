import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { SESSION_STATUSES } from '@/lib/contract/entities/racing';
import { raceDaySession } from '@/tests/widgets/racing-records';
import { raceDayState, sessionsAround, sessionStages, type RaceDaySession } from './race-day';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let ids = 0;
/** A practice of 20 minutes, unless told otherwise. */
const session = (starts_at: string, more: Partial<RaceDaySession> = {}) =>
  raceDaySession({
    id: (ids += 1),
    name: 'Practice',
    kind: 'practice',
    starts_at,
    ends_at: new Date(Date.parse(starts_at) + 20 * MINUTE).toISOString(),
    ...more,
  });

const at = (sessions: readonly RaceDaySession[], moment: string | number) => {
  const state = raceDayState(sessions, typeof moment === 'number' ? moment : Date.parse(moment));
  const ids = (list: readonly RaceDaySession[]) => list.map(({ id }) => id);
  return {
    on: ids(state.on),
    waiting: ids(state.waiting),
    calledOff: ids(state.calledOff),
    next: state.next?.id ?? null,
    finished: state.finished[0]?.id ?? null,
    minutes: state.minutesToNext,
    changesAt: state.changesAt === null ? null : new Date(state.changesAt).toISOString(),
  };
};

// Saturday 10:00 and 11:00 in New Zealand's summer.
const ten = session('2027-01-22T21:00:00.000Z');
const eleven = session('2027-01-22T22:00:00.000Z');
const day = [eleven, ten];

describe('by the clock', () => {
  it('a session is next until the very moment it starts', () => {
    expect(at(day, '2027-01-22T20:59:59.999Z')).toMatchObject({ on: [], next: ten.id, minutes: 1 });
    expect(at(day, '2027-01-22T21:00:00.000Z')).toMatchObject({ on: [ten.id], next: eleven.id, minutes: 60 });
  });

  it('a session is on until the moment it ends, and the last that ended is known', () => {
    expect(at(day, '2027-01-22T21:19:59.999Z')).toMatchObject({ on: [ten.id], finished: null });
    expect(at(day, '2027-01-22T21:20:00.000Z')).toMatchObject({ on: [], finished: ten.id, next: eleven.id });
    expect(at(day, '2027-01-22T22:20:00.000Z')).toEqual({
      on: [],
      waiting: [],
      calledOff: [],
      next: null,
      finished: eleven.id,
      minutes: null,
      changesAt: null,
    });
  });

  it('counts whole minutes, rounded up, and says when the figure changes', () => {
    expect(at(day, '2027-01-22T20:30:00.000Z')).toMatchObject({
      minutes: 30,
      changesAt: '2027-01-22T20:31:00.000Z',
    });
    expect(at(day, '2027-01-22T20:30:00.001Z')).toMatchObject({
      minutes: 30,
      changesAt: '2027-01-22T20:31:00.000Z',
    });
    expect(at(day, '2027-01-22T20:30:59.999Z')).toMatchObject({
      minutes: 30,
      changesAt: '2027-01-22T20:31:00.000Z',
    });
    expect(at(day, '2027-01-22T20:31:00.000Z').minutes).toBe(29);
  });

  it('one session follows another without a gap', () => {
    const following = session('2027-01-22T21:20:00.000Z');
    expect(at([ten, following], '2027-01-22T21:20:00.000Z')).toMatchObject({
      on: [following.id],
      finished: ten.id,
    });
  });

  it('a session without an end lasts until the next one starts, an hour at most', () => {
    const open = session('2027-01-22T21:00:00.000Z', { ends_at: null });
    const soon = session('2027-01-22T21:30:00.000Z');
    expect(at([open, soon], '2027-01-22T21:29:59.999Z').on).toEqual([open.id]);
    expect(at([open, soon], '2027-01-22T21:30:00.000Z').on).toEqual([soon.id]);
    expect(at([open], '2027-01-22T21:59:59.999Z').on).toEqual([open.id]);
    expect(at([open], '2027-01-22T22:00:00.000Z').on).toEqual([]);
  });

  it('a content server without statuses goes by the clock', () => {
    const bare = { ...ten, status: null };
    expect(at([bare], '2027-01-22T21:10:00.000Z').on).toEqual([bare.id]);
    expect(at([bare], '2027-01-22T21:20:00.000Z').on).toEqual([]);
  });

  it('what is on the track comes before a pit walk, and open gates are not what is on', () => {
    const gates = session('2027-01-22T18:30:00.000Z', {
      kind: 'activity',
      ends_at: '2027-01-23T04:30:00.000Z',
    });
    const walk = session('2027-01-22T21:05:00.000Z', { kind: 'activity' });
    expect(at([gates, walk, ten], '2027-01-22T21:10:00.000Z').on).toEqual([ten.id, walk.id]);
    expect(at([gates, ten], '2027-01-22T18:00:00.000Z').next).toBe(gates.id);
    expect(at([gates, walk], '2027-01-23T05:00:00.000Z').finished).toEqual(null);
  });
});

describe('by what the office says', () => {
  it('a session that is running is on before its time and after it, but not for ever', () => {
    const running = { ...ten, status: 'running' as const };
    expect(at([running], '2027-01-22T20:58:00.000Z').on).toEqual([running.id]);
    expect(at([running], '2027-01-22T21:45:00.000Z').on).toEqual([running.id]);
    expect(at([running], '2027-01-22T23:19:59.999Z').on).toEqual([running.id]);
    expect(at([running], '2027-01-22T23:20:00.000Z')).toMatchObject({ on: [], finished: running.id });
  });

  it('a suspended session is still on', () => {
    expect(at([{ ...ten, status: 'suspended' }], '2027-01-22T21:30:00.000Z').on).toEqual([ten.id]);
  });

  it('a finished session is over before its planned end', () => {
    expect(at([{ ...ten, status: 'finished' }, eleven], '2027-01-22T21:10:00.000Z')).toMatchObject({
      on: [],
      finished: ten.id,
      next: eleven.id,
    });
  });

  it('a delayed session waits for its new time, whatever the clock says', () => {
    const delayed = { ...ten, status: 'delayed' as const };
    expect(at([delayed, eleven], '2027-01-22T20:59:00.000Z')).toMatchObject({ next: ten.id, minutes: 1 });
    expect(at([delayed, eleven], '2027-01-22T21:00:00.000Z')).toMatchObject({
      on: [],
      waiting: [ten.id],
      next: eleven.id,
    });
    expect(at([delayed], '2027-01-22T23:20:00.000Z')).toMatchObject({ waiting: [], finished: ten.id });
  });

  it('a delayed session with a new time starts at it', () => {
    const moved = session('2027-01-22T21:20:00.000Z', {
      status: 'delayed',
      previous_starts_at: '2027-01-22T21:00:00.000Z',
    });
    expect(at([moved], '2027-01-22T21:19:00.000Z')).toMatchObject({
      waiting: [],
      next: moved.id,
      minutes: 1,
    });
    expect(at([moved], '2027-01-22T21:20:00.000Z').on).toEqual([moved.id]);
  });

  it.each(['cancelled', 'postponed'] as const)(
    'a %s session is neither next nor on, and is mentioned from two hours before its time until its end',
    (status) => {
      const off = { ...ten, status };
      expect(at([off, eleven], '2027-01-22T18:59:59.999Z')).toMatchObject({ calledOff: [], next: eleven.id });
      expect(at([off], '2027-01-22T18:30:00.000Z').changesAt).toBe('2027-01-22T19:00:00.000Z');
      expect(at([off, eleven], '2027-01-22T19:00:00.000Z').calledOff).toEqual([off.id]);
      expect(at([off, eleven], '2027-01-22T21:10:00.000Z')).toMatchObject({ on: [], calledOff: [off.id] });
      expect(at([off, eleven], '2027-01-22T21:20:00.000Z').calledOff).toEqual([]);
    },
  );
});

/** The same local times at the circuit, on the days when New Zealand's clocks change. */
describe.each([
  // 27 September 2026: 2:00 becomes 3:00. Sessions at 1:30 NZST and 3:30 NZDT are one hour apart.
  ['forward', '2026-09-26T13:30:00.000Z', '2026-09-26T14:30:00.000Z', 60],
  // 4 April 2027: 3:00 becomes 2:00. Sessions at 1:30 NZDT and 3:30 NZST are three hours apart.
  ['back', '2027-04-03T12:30:00.000Z', '2027-04-03T15:30:00.000Z', 180],
] as const)('when the clocks go %s in the night', (_, before, after, minutes) => {
  it.each(['Pacific/Auckland', 'Europe/London', 'UTC'])('counts real minutes for a visitor in %s', (zone) => {
    const inherited = process.env['TZ'];
    process.env['TZ'] = zone;
    try {
      const [one, other] = [session(before), session(after)];
      expect(at([one, other], before)).toMatchObject({ on: [one.id], next: other.id, minutes });
      expect(at([one, other], Date.parse(after) - 1)).toMatchObject({ next: other.id, minutes: 1 });
      expect(at([one, other], after)).toMatchObject({ on: [other.id], next: null });
    } finally {
      if (inherited === undefined) delete process.env['TZ'];
      else process.env['TZ'] = inherited;
    }
  });
});

test('nothing changes before the time it gives, and something does then', () => {
  const start = Date.parse('2027-01-22T20:00:00.000Z');
  const instant = (base: number) =>
    fc.integer({ min: 0, max: 600 }).map((minutes) => base + minutes * MINUTE);
  const sessions = fc.array(
    fc
      .record({
        from: instant(start),
        length: fc.integer({ min: 0, max: 300 }),
        hasEnd: fc.boolean(),
        status: fc.constantFrom(...SESSION_STATUSES, null),
        isMoved: fc.boolean(),
        kind: fc.constantFrom('practice' as const, 'activity' as const),
      })
      .map(({ from, length, hasEnd, status, isMoved, kind }) =>
        session(new Date(from).toISOString(), {
          ends_at: hasEnd ? new Date(from + length * MINUTE).toISOString() : null,
          status,
          kind,
          previous_starts_at: isMoved ? new Date(from - 10 * MINUTE).toISOString() : null,
        }),
      ),
    { maxLength: 6 },
  );
  const moments = fc.integer({ min: start - 3 * HOUR, max: start + 16 * HOUR });
  const without = (state: ReturnType<typeof at>) => ({ ...state, changesAt: null });
  fc.assert(
    fc.property(sessions, moments, fc.nat(), (list, now, later) => {
      const state = at(list, now);
      if (state.changesAt === null) {
        expect(without(at(list, now + later))).toEqual(without(state));
        return;
      }
      const change = Date.parse(state.changesAt);
      expect(change).toBeGreaterThan(now);
      expect(without(at(list, now + (later % (change - now))))).toEqual(without(state));
    }),
  );
});

describe('each session of a list', () => {
  const gates = session('2027-01-22T18:30:00.000Z', {
    kind: 'activity',
    ends_at: '2027-01-23T04:30:00.000Z',
  });
  const walk = session('2027-01-22T20:30:00.000Z', { kind: 'activity' });
  const late = session('2027-01-22T20:50:00.000Z', { status: 'delayed' });
  const off = session('2027-01-22T20:40:00.000Z', { status: 'cancelled' });

  it('has a stage, activities that are over, too; open gates are none while they are open', () => {
    const all = [gates, walk, late, off, ten, eleven];
    const stages = sessionStages(all, Date.parse('2027-01-22T21:05:00Z'));
    expect(all.map(({ id }) => stages.get(id))).toEqual([undefined, 'over', 'waiting', 'off', 'on', 'ahead']);
    expect(sessionStages(all, Date.parse('2027-01-23T04:30:00Z')).get(gates.id)).toBe('over');
  });

  it('is what the race day makes of it', () => {
    fc.assert(
      fc.property(fc.integer({ min: -180, max: 300 }), (minutes) => {
        const now = Date.parse('2027-01-22T21:00:00Z') + minutes * MINUTE;
        const all = [gates, walk, late, off, ten, eleven];
        const stages = sessionStages(all, now);
        const idsIn = (stage: string) => all.map(({ id }) => id).filter((id) => stages.get(id) === stage);
        const { on, waiting, next, later } = raceDayState(all, now);
        const sorted = (ids: number[]) => ids.toSorted((a, b) => a - b);
        expect(sorted(on.map(({ id }) => id))).toEqual(sorted(idsIn('on')));
        expect(waiting.map(({ id }) => id)).toEqual(idsIn('waiting'));
        const ahead = [...(next === null ? [] : [next]), ...later].map(({ id }) => id);
        expect(sorted(ahead)).toEqual(sorted(idsIn('ahead')));
      }),
    );
  });
});

describe('a list with room for some of a day', () => {
  /** Eight sessions of 20 minutes, from 10:00 in New Zealand, every half hour. */
  const every30 = Array.from({ length: 8 }, (_, index) =>
    session(new Date(Date.parse(ten.starts_at) + index * 30 * MINUTE).toISOString()),
  );
  const around = (moment: string, sessions: readonly RaceDaySession[] = every30) => {
    const { first, until } = sessionsAround(sessions, 5, Date.parse(moment));
    return { first, until: until === null ? null : new Date(until).toISOString() };
  };

  it('begins with the last session that is over, and moves on when only one that isn’t is left', () => {
    const start = { first: 0, until: '2027-01-22T22:50:00.000Z' };
    expect(around('2027-01-22T11:00:00.000Z')).toEqual(start);
    expect(around('2027-01-22T21:49:59.999Z')).toEqual(start);
    expect(around('2027-01-22T21:50:00.000Z')).toEqual({ first: 1, until: '2027-01-22T23:20:00.000Z' });
  });

  it('ends with the day’s last session, and stays there', () => {
    expect(around('2027-01-22T23:20:00.000Z')).toEqual({ first: 3, until: null });
    expect(around('2027-01-23T09:00:00.000Z')).toEqual({ first: 3, until: null });
    expect(around('2027-01-23T09:00:00.000Z', every30.slice(0, 5))).toEqual({ first: 0, until: null });
  });

  it('follows the office: what has finished early is behind, what is delayed is not', () => {
    const [a, b, c, ...rest] = every30;
    const finished = [a!, b!, c!].map((each) => ({ ...each, status: 'finished' as const }));
    expect(around('2027-01-22T21:00:00.000Z', [...finished, ...rest]).first).toBe(2);
    const late = { ...b!, status: 'delayed' as const };
    expect(around('2027-01-22T22:25:00.000Z', [a!, late, c!, ...rest]).first).toBe(0);
  });

  it('keeps a cancelled session until its time has passed, and leaves open gates behind', () => {
    const [a, b, c, ...rest] = every30;
    const calledOff = [b!, c!].map((each) => ({ ...each, status: 'cancelled' as const }));
    const off = [a!, ...calledOff, ...rest];
    expect(around('2027-01-22T21:25:00.000Z', off).first).toBe(0);
    expect(around('2027-01-22T22:20:00.000Z', off).first).toBe(2);
    const gates = session('2027-01-22T18:30:00.000Z', {
      kind: 'activity',
      ends_at: '2027-01-23T04:30:00.000Z',
    });
    expect(around('2027-01-22T21:50:00.000Z', [gates, ...every30])).toEqual({
      first: 2,
      until: '2027-01-22T23:20:00.000Z',
    });
  });
});
