import type { Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SESSION_STATUSES, type SessionStatus } from '../../../lib/contract/entities/racing.ts';
import { openWeekend, type Weekend } from '../../../tests/backend/test-weekend.ts';

/** What each status means for the record. */
const MEANS: Readonly<
  Record<
    SessionStatus,
    {
      /** Its time is taken: no other session of its category may overlap it, and it must be on the round's days. */
      readonly takesTime: boolean;
      /** The status that its first timing rows give it, unless another is sent. */
      readonly withRows: SessionStatus;
      /** Whether a timing provider may write it. */
      readonly isTimed: boolean;
    }
  >
> = {
  scheduled: { takesTime: true, withRows: 'finished', isTimed: true },
  delayed: { takesTime: true, withRows: 'finished', isTimed: true },
  postponed: { takesTime: false, withRows: 'finished', isTimed: false },
  cancelled: { takesTime: false, withRows: 'cancelled', isTimed: false },
  running: { takesTime: true, withRows: 'running', isTimed: true },
  suspended: { takesTime: true, withRows: 'suspended', isTimed: true },
  finished: { takesTime: true, withRows: 'finished', isTimed: true },
};

let weekend: Weekend;
let payload: Payload;
let round: number;
let category: number;

beforeAll(async () => {
  weekend = await openWeekend();
  ({ payload, round, category } = weekend);
}, 120_000);
afterAll(() => weekend.close());

const TIMES = { date: '2026-11-21T00:30:00.000Z', ends_at: '2026-11-21T00:50:00.000Z' };
const OUTSIDE = { date: '2026-11-25T00:30:00.000Z', ends_at: '2026-11-25T00:50:00.000Z' };

const create = (session_status: SessionStatus, more: object = TIMES) =>
  payload.create({
    collection: 'results',
    depth: 0,
    data: {
      session_name: 'Race 1',
      round,
      category,
      kind: 'race',
      session_status,
      ...more,
      _status: 'published',
    },
  });
const update = (id: number, data: object) =>
  payload.update({ collection: 'results', id, depth: 0, data: { ...data, _status: 'published' } });
const remove = (id: number) => payload.delete({ collection: 'results', id });
const isRefused = (work: Promise<{ id: number }>) =>
  work.then(
    async ({ id }) => {
      await remove(id);
      return false;
    },
    () => true,
  );

describe.each(SESSION_STATUSES)('a session that is %s', (status) => {
  const { takesTime, withRows, isTimed } = MEANS[status];

  it(takesTime ? 'takes its time, on a day of its round' : 'keeps a time that others may have', async () => {
    const { id } = await create(status);
    expect(await isRefused(create('scheduled'))).toBe(takesTime);
    await remove(id);
    expect(await isRefused(create(status, OUTSIDE))).toBe(takesTime);
  });

  it('has notified its visitors and their calendars, with the reason', async () => {
    const isNew = status !== 'scheduled';
    const { id, revision } = await create('scheduled');
    const announced = await update(id, { session_status: status, status_note: isNew ? 'Fog' : '' });
    expect(
      announced.changes?.map(({ kind, before, after, reason }) => [kind, before, after, reason]),
    ).toEqual(isNew ? [['status', 'scheduled', status, 'Fog']] : []);
    expect([announced.date, announced.ends_at]).toEqual([TIMES.date, TIMES.ends_at]);
    expect(Number(announced.revision) > Number(revision)).toBe(isNew);
    // Going back is another change.
    const back = await update(id, { session_status: 'scheduled', status_note: '' });
    expect(back.changes?.slice(1).map(({ before, after }) => [before, after])).toEqual(
      isNew ? [[status, 'scheduled']] : [],
    );
    expect(Number(back.revision) > Number(announced.revision)).toBe(isNew);
    await remove(id);
  });

  it(`becomes ${withRows} with its first rows, which stay when it is called off`, async () => {
    const { id } = await create(status);
    const rows = [{ position: 1, race_number: '7', name: 'Mere Tautahi' }];
    expect(await update(id, { rows })).toMatchObject({ session_status: withRows, has_sheet: true });
    const off = await update(id, { session_status: 'cancelled' });
    expect(off).toMatchObject({ session_status: 'cancelled', has_sheet: true, rows: [{ race_number: '7' }] });
    await remove(id);
  });

  it(isTimed ? 'is written by a timing provider' : 'is left alone by timing providers', async () => {
    const { id } = await create(status);
    const sent = weekend.send(id, 1, { status: 'suspended', status_note: 'Red flag' });
    const refusal = await sent.then(
      () => null,
      (error: unknown) => error,
    );
    expect(refusal === null).toBe(isTimed);
    const now = await payload.findByID({ collection: 'results', id, depth: 0 });
    expect(now.session_status).toBe(isTimed ? 'suspended' : status);
    await remove(id);
  });
});
