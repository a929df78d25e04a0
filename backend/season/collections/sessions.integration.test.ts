import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createLocalReq, type Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { propertyOf } from '../../../lib/shared/record.ts';
import { openTemporaryPayload, type TemporaryPayload } from '../../../tests/backend/temporary-payload.ts';

let opened: TemporaryPayload;
let payload: Payload;
let round: number;
let categories: number[];

const newRound = async (name: string, start_date: string, end_date: string) => {
  const venue = await payload.create({ collection: 'venues', data: { name, timezone: 'Pacific/Auckland' } });
  const url = name.toLowerCase();
  const data = { name, url, venue: venue.id, start_date, end_date, _status: 'published' } as const;
  return (await payload.create({ collection: 'rounds', data })).id;
};

beforeAll(async () => {
  opened = await openTemporaryPayload();
  ({ payload } = opened);
  // Friday to Sunday in New Zealand, in summer: 20 to 22 November.
  round = await newRound('Teretonga', '2026-11-19T19:30:00.000Z', '2026-11-22T04:30:00.000Z');
  categories = await Promise.all(
    ['gt', 'ford'].map(async (url) => {
      return (await payload.create({ collection: 'categories', data: { name: url, url } })).id;
    }),
  );
}, 120_000);
afterAll(() => opened.close());

type NewSession = Parameters<typeof payload.create<'results', object>>[0]['data'];
const create = (data: Partial<NewSession> = {}) =>
  payload.create({
    collection: 'results',
    depth: 0,
    data: { session_name: 'Race 1', round, category: categories[0]!, _status: 'published', ...data },
  });
const update = (id: number, data: Partial<NewSession>) =>
  payload.update({ collection: 'results', id, depth: 0, data: { _status: 'published', ...data } });

const rejected = async (work: Promise<unknown>): Promise<{ path: string; message: string }[]> => {
  try {
    await work;
    return [];
  } catch (error) {
    const { data } = error as { data?: { errors?: { path: string; message: string }[] } };
    return (data?.errors ?? []).map(({ path, message }) => ({ path, message }));
  }
};

const winner = { position: 1, race_number: '7', name: 'Mere Tautahi' };

describe('a session', () => {
  it('is scheduled until it has results, and finished then', async () => {
    const planned = await create({ kind: 'race', date: '2026-11-21T00:30:00.000Z' });
    expect(planned).toMatchObject({ session_status: 'scheduled', has_sheet: false, is_a_race: true });
    const over = await update(planned.id, { rows: [winner] });
    expect(over).toMatchObject({ session_status: 'finished', has_sheet: true });
    expect(over.classified_since).toBeTruthy();
    await payload.delete({ collection: 'results', id: planned.id });
  });

  it('has a kind even if entered with only the specification’s fields', async () => {
    const made = [
      await create({ session_name: 'Race 9', is_a_race: true }),
      await create({ session_name: 'Qualifying 2' }),
      await create({ session_name: 'Morning' }),
    ];
    expect(made.map(({ kind }) => kind)).toEqual(['race', 'qualifying', 'practice']);
    for (const { id } of made) await payload.delete({ collection: 'results', id });
  });

  it('keeps its duration if only its start is moved, and has the end that is sent with it', async () => {
    const { id } = await create({ date: '2026-11-21T00:30:00.000Z', ends_at: '2026-11-21T00:50:00.000Z' });
    const delayed = await update(id, { date: '2026-11-21T00:55:00.000Z', session_status: 'delayed' });
    expect(delayed.ends_at).toBe('2026-11-21T01:15:00.000Z');
    const shortened = await update(id, {
      date: '2026-11-21T01:00:00.000Z',
      ends_at: '2026-11-21T01:15:00.000Z',
    });
    expect(shortened.ends_at).toBe('2026-11-21T01:15:00.000Z');
    const renamed = await update(id, { session_name: 'Race 1a' });
    expect(renamed).toMatchObject({ date: shortened.date, ends_at: shortened.ends_at });
    const endless = await update(id, { date: '2026-11-21T01:05:00.000Z', ends_at: null });
    expect(endless.ends_at).toBeNull();
    expect(await rejected(update(id, { ends_at: '2026-11-21T01:00:00.000Z' }))).toMatchObject([
      { path: 'ends_at' },
    ]);
    await payload.delete({ collection: 'results', id });
  });

  it('keeps every start it was published with, and the reasons for changes', async () => {
    const first = '2026-11-21T00:30:00.000Z';
    const { id } = await create({ date: first });
    await update(id, { date: '2026-11-21T01:00:00.000Z', session_status: 'delayed', status_note: 'Rain' });
    // A draft in between must not hide what visitors have seen.
    await payload.update({
      collection: 'results',
      id,
      draft: true,
      data: { date: '2026-11-21T02:00:00.000Z', _status: 'draft' },
    });
    const moved = await update(id, { date: '2026-11-21T03:00:00.000Z', status_note: 'Still raining' });
    expect(moved.previous_starts_at).toBe('2026-11-21T01:00:00.000Z');
    expect(moved.changes?.map(({ kind, before, after, reason }) => [kind, before, after, reason])).toEqual([
      ['start', first, '2026-11-21T01:00:00.000Z', 'Rain'],
      ['status', 'scheduled', 'delayed', 'Rain'],
      ['start', '2026-11-21T01:00:00.000Z', '2026-11-21T03:00:00.000Z', 'Still raining'],
    ]);
    const emptied = await update(id, { changes: [], previous_starts_at: null });
    expect(emptied.changes).toHaveLength(3);
    expect(emptied.previous_starts_at).toBe('2026-11-21T01:00:00.000Z');
    await payload.delete({ collection: 'results', id });
  });

  it('is only amended with a reason, which stays on record', async () => {
    const { id } = await create({ rows: [winner], classification: 'official' });
    expect((await rejected(update(id, { classification: 'amended' }))).map(({ path }) => path)).toEqual([
      'classification_note',
    ]);
    const reason = 'Car 21: 5 s, track limits, stewards’ decision 14';
    const amended = await update(id, { classification: 'amended', classification_note: reason });
    expect(amended.changes).toMatchObject([
      { kind: 'classification', before: 'official', after: 'amended', reason },
    ]);
    await payload.delete({ collection: 'results', id });
  });
});

describe('a round whose days change', () => {
  const day = (of: number, time = '20') => `2026-12-${String(of)}T${time}:00:00.000Z`;
  const change = (id: number, data: object) =>
    rejected(payload.update({ collection: 'rounds', id, data: { ...data, _status: 'published' } }));

  it('can’t be shortened while sessions take place on the days that it would lose', async () => {
    // Friday to Sunday in New Zealand: 11 to 13 December.
    const id = await newRound('Shorter', day(10), day(13, '04'));
    const friday = await create({ round: id, session_name: 'Practice', date: day(10, '22') });
    const sunday = await create({ round: id, session_name: 'Final', date: day(13, '01') });
    expect(await change(id, { end_date: day(12, '04') })).toEqual([
      { path: 'end_date', message: 'Final is on 13 Dec 2026. Move or cancel it first.' },
    ]);
    expect(await change(id, { start_date: day(11) })).toEqual([
      { path: 'start_date', message: 'Practice is on 11 Dec 2026. Move or cancel it first.' },
    ]);
    expect(
      (await change(id, { start_date: day(11), end_date: day(12, '04') })).map(({ path }) => path),
    ).toEqual(['start_date', 'end_date']);
    // Times within a day don't change the days.
    expect(await change(id, { start_date: day(10, '21'), end_date: day(13, '03') })).toEqual([]);
    await update(sunday.id, { session_status: 'cancelled' });
    await update(friday.id, { date: day(11, '22') });
    expect(await change(id, { start_date: day(11), end_date: day(12, '04') })).toEqual([]);
    // Moving a round doesn't move its sessions, and isn't refused because of them.
    expect(await change(id, { start_date: day(17), end_date: day(20, '04') })).toEqual([]);
  });
});

describe('an official sheet', () => {
  const second = { position: 2, race_number: '8', name: 'Tom Lindqvist' };
  const official = () => create({ rows: [winner, second], classification: 'official' });
  const rows = [{ ...second, position: 1 }];

  it('only changes its rows with a new amendment', async () => {
    const { id } = await official();
    const refusals = await rejected(update(id, { rows }));
    expect(refusals).toEqual([
      { path: 'classification_note', message: expect.stringContaining('choose “Amended”') },
    ]);
    const first = { classification: 'amended', classification_note: 'Car 7 excluded, decision 14' } as const;
    await update(id, { ...first, rows });
    // The reason for the previous amendment doesn't count for this one.
    expect(await rejected(update(id, { ...first, rows: [winner, second] }))).toHaveLength(1);
    expect(await rejected(update(id, { rows: [] }))).toHaveLength(1);
    // Everything else can still be changed, and so can a sheet that the office marks as provisional again.
    await update(id, { session_name: 'Race 1a', status_note: 'Rain' });
    await update(id, { classification: 'provisional', rows: [winner] });
    await payload.delete({ collection: 'results', id });
  });

  it('is the same however its rows are sent', async () => {
    const { id } = await official();
    const { id: driver } = await payload.create({
      collection: 'drivers',
      data: { last_name: 'Tautahi', url: 'tautahi' },
    });
    const crewed = { classification: 'amended', classification_note: 'Crew named' } as const;
    await update(id, { ...crewed, rows: [{ ...winner, drivers: [driver] }, second] });
    const read = await payload.findByID({ collection: 'results', id, depth: 1 });
    expect(read.rows?.[0]?.drivers).toMatchObject([{ id: driver }]);
    // As the form sends it back, and as a script does that has only some of the columns.
    await update(id, { rows: read.rows ?? [] });
    await update(id, {
      rows: [
        { ...winner, drivers: [driver], team: '', points: null, is_fastest_lap: false },
        { name: 'Tom Lindqvist', race_number: '8', position: 2 },
      ],
    });
    await payload.delete({ collection: 'results', id });
  });

  it('keeps every amendment with its reason, and dates it again', async () => {
    const { id } = await official();
    const amend = async (classification_note: string) => {
      const { classified_since, changes } = await update(id, {
        classification: 'amended',
        classification_note,
      });
      return { since: classified_since ?? '', last: changes?.at(-1), count: changes?.length };
    };
    const first = await amend('Decision 14');
    expect(first).toMatchObject({ count: 1, last: { before: 'official', after: 'amended' } });
    // The same reason again is no new amendment.
    expect(await amend('Decision 14 ')).toEqual(first);
    // Visitors haven't seen a draft in between.
    await payload.update({
      collection: 'results',
      id,
      draft: true,
      data: { classification_note: 'Decision 15', _status: 'draft' },
    });
    const second = await amend('Decision 15');
    expect(second).toMatchObject({
      count: 2,
      last: { kind: 'classification', before: 'amended', after: 'amended', reason: 'Decision 15' },
    });
    expect(second.since).toBe(second.last?.at);
    expect(Date.parse(second.since)).toBeGreaterThan(Date.parse(first.since));
    await payload.delete({ collection: 'results', id });
  });
});

describe('bad input is refused at its field', () => {
  const starts = async (date: string, data: Partial<NewSession> = {}) => rejected(create({ date, ...data }));

  it('names the session at the same time, to the minute', async () => {
    const qualifying = { session_name: 'Qualifying', ends_at: '2026-11-21T00:20:00.000Z' };
    const { id } = await create({ date: '2026-11-21T00:00:00.000Z', ...qualifying });
    const [clash] = await starts('2026-11-21T00:19:00.000Z', { ends_at: '2026-11-21T00:40:00.000Z' });
    expect(clash).toMatchObject({ path: 'date', message: expect.stringContaining('Qualifying') });
    expect(clash?.message).toContain('1:00pm–1:20pm');
    expect(await starts('2026-11-20T23:50:00.000Z', { ends_at: '2026-11-21T00:01:00.000Z' })).toHaveLength(1);
    // One after the other, at the same time in another category, or cancelled: all are fine.
    for (const [date, ends_at, more] of [
      ['2026-11-21T00:20:00.000Z', '2026-11-21T00:40:00.000Z', {}],
      ['2026-11-20T23:40:00.000Z', '2026-11-21T00:00:00.000Z', {}],
      ['2026-11-21T00:05:00.000Z', '2026-11-21T00:15:00.000Z', { category: categories[1]! }],
      ['2026-11-21T00:05:00.000Z', '2026-11-21T00:15:00.000Z', { session_status: 'cancelled' }],
    ] as const) {
      const made = await create({ date, ends_at, ...more });
      await payload.delete({ collection: 'results', id: made.id });
    }
    // It doesn't overlap itself.
    await update(id, { ends_at: '2026-11-21T00:30:00.000Z' });
    await payload.delete({ collection: 'results', id });
  });

  it('gives a session without an end its minute, unless it is over', async () => {
    const date = '2026-11-21T03:00:00.000Z';
    const { id } = await create({ session_name: 'Warm-up', date });
    const [clash] = await starts(date);
    expect(clash).toEqual({
      path: 'date',
      message: 'This category has Warm-up at that time, 4:00pm (Pacific/Auckland).',
    });
    // One that starts earlier and lasts until then, and one that starts during it.
    for (const [start, ends_at] of [
      ['2026-11-21T02:50:00.000Z', '2026-11-21T03:10:00.000Z'],
      ['2026-11-21T03:00:30.000Z', '2026-11-21T03:10:00.000Z'],
    ] as const)
      expect(await starts(start, { ends_at }), start).toHaveLength(1);
    for (const [start, ends_at] of [
      ['2026-11-21T02:50:00.000Z', date],
      ['2026-11-21T03:01:00.000Z', null],
      ['2026-11-21T02:59:00.000Z', null],
    ] as const)
      await payload.delete({ collection: 'results', id: (await create({ date: start, ends_at })).id });
    // Results of old seasons may still have only a day.
    await update(id, { session_status: 'finished' });
    await payload.delete({ collection: 'results', id: (await create({ date, rows: [winner] })).id });
    await payload.delete({ collection: 'results', id });
  });

  it('refuses an end at or before the start', async () => {
    const date = '2026-11-21T00:00:00.000Z';
    expect(await starts(date, { ends_at: date })).toEqual([
      { path: 'ends_at', message: 'A session must end after it starts.' },
    ]);
    expect(await rejected(create({ ends_at: date }))).toHaveLength(1);
  });

  it('refuses a session outside the days of its round, by the clock at the circuit', async () => {
    // From midnight on Friday until midnight on Sunday, New Zealand daylight time.
    const [early] = await starts('2026-11-19T10:59:00.000Z');
    expect(early).toEqual({
      path: 'date',
      message: '19 Nov 2026 is outside the round’s dates, 20 Nov 2026 to 22 Nov 2026 (Pacific/Auckland).',
    });
    expect(await starts('2026-11-22T11:00:00.000Z')).toHaveLength(1);
    for (const date of ['2026-11-19T11:00:00.000Z', '2026-11-22T10:59:00.000Z']) {
      await payload.delete({ collection: 'results', id: (await create({ date })).id });
    }
  });

  it('counts the days of a round on which the clocks change', async () => {
    // Sunday 27 September 2026 has 23 hours, Sunday 4 April 2027 has 25.
    const spring = await newRound('Spring', '2026-09-25T20:00:00.000Z', '2026-09-27T04:00:00.000Z');
    const autumn = await newRound('Autumn', '2027-04-02T20:00:00.000Z', '2027-04-04T05:00:00.000Z');
    const isAllowed = async (of: number, date: string) =>
      (await rejected(create({ round: of, date }))).length === 0;
    expect(await isAllowed(spring, '2026-09-27T10:59:00.000Z')).toBe(true);
    expect(await isAllowed(spring, '2026-09-27T11:00:00.000Z')).toBe(false);
    expect(await isAllowed(autumn, '2027-04-04T11:59:00.000Z')).toBe(true);
    expect(await isAllowed(autumn, '2027-04-04T12:00:00.000Z')).toBe(false);
  });

  it('refuses two winners at the second', async () => {
    const rows = [
      winner,
      { position: 2, name: 'B' },
      { position: 1, race_number: '8', name: 'Tom Lindqvist' },
    ];
    expect(await rejected(create({ rows }))).toEqual([
      { path: 'rows.2.position', message: expect.stringContaining('Mere Tautahi is already in position 1') },
    ]);
  });

  it('requires a category unless it is an activity', async () => {
    expect((await rejected(create({ category: null }))).map(({ path }) => path)).toEqual(['category']);
    const gates = await create({ category: null, kind: 'activity', session_name: 'Gates open' });
    expect(gates.kind).toBe('activity');
  });
});

it('the migration keeps every session and sets its kind', async () => {
  const rows = [winner];
  const made = [
    await create({ session_name: 'Race 5', is_a_race: true, rows }),
    await create({ session_name: 'Qualifying', rows }),
    await create({ session_name: 'Empty' }),
  ];
  const folder = join(
    import.meta.dirname,
    '../../migrations',
    payload.db.name === 'sqlite' ? 'sqlite' : 'postgres',
  );
  const file = readdirSync(folder).find((name) => name.endsWith('_sessions.ts'))!;
  const { up, down } = await import(join(folder, file));
  const args = { db: propertyOf(payload.db, 'drizzle'), payload, req: await createLocalReq({}, payload) };
  await down(args);
  await up(args);
  const where = { id: { in: made.map(({ id }) => id) } };
  const { docs } = await payload.find({ collection: 'results', where, sort: 'id', depth: 0 });
  expect(
    docs.map(({ kind, session_status, has_sheet, rows }) => [kind, session_status, has_sheet, rows?.length]),
  ).toEqual([
    ['race', 'finished', true, 1],
    ['qualifying', 'finished', true, 1],
    ['practice', 'finished', false, 0],
  ]);
  const { docs: versions } = await payload.findVersions({
    collection: 'results',
    where: { parent: { in: [made[0]!.id] } },
  });
  expect(versions[0]?.version).toMatchObject({ kind: 'race', session_status: 'finished', has_sheet: true });
});
