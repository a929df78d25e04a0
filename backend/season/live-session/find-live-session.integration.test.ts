import type { Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { liveSessionSchema } from '../../../lib/contract/entities/live-session.ts';
import { onVisibleChange } from '../../kernel/events.ts';
import { openWeekend, type Weekend } from '../../../tests/backend/test-weekend.ts';
import { findLiveSession, liveVersion } from './find-live-session.ts';

let weekend: Weekend;
let payload: Payload;
let round: number;
let category: number;

beforeAll(async () => {
  weekend = await openWeekend();
  ({ payload, round, category } = weekend);
}, 120_000);
afterAll(() => weekend.close());

const plan: Weekend['plan'] = (...race) => weekend.plan(...race);
const send: Weekend['send'] = (...update) => weekend.send(...update);

describe('a session as it stands', () => {
  it('has its rows with who drives and what they did last, and what was said of the moment', async () => {
    const { id: driver } = await payload.create({
      collection: 'drivers',
      data: { first_name: 'Ana', last_name: 'Roe', url: 'ana-roe' },
    });
    const entry = { race_number: '7', name: 'Ana Roe', drivers: [driver], team: 'Kea Racing' };
    await payload.create({
      collection: 'entries',
      data: { round, category, ...entry, status: 'entered' },
    });
    const id = await plan('Race 1');
    await send(id, 1, {
      status: 'running',
      flag: 'green',
      laps_to_go: 11,
      rows: [
        { position: 1, race_number: '7', name: 'ROE A.', laps: 1, last_time: 61.25, sectors: ['28.1'] },
        { position: 2, race_number: '8', name: 'Bo Kim', laps: 1 },
      ],
      messages: [{ id: '1', text: 'Green flag' }],
    });
    const session = await findLiveSession(payload, id);
    expect(liveSessionSchema.parse(session)).toEqual(session);
    expect(session).toMatchObject({
      ...{ id, is_a_race: true, session_status: 'running', flag: 'green', laps_to_go: 11 },
      rows: [
        {
          race_number: '7',
          drivers: [{ id: driver, name: 'Ana Roe', url: 'ana-roe' }],
          team_url: 'kea-racing',
          last_time: '1:01.250',
          sectors: ['28.100'],
        },
        { race_number: '8', drivers: [], last_time: '', sectors: [] },
      ],
      messages: [{ id: '1', text: 'Green flag' }],
    });
  });

  it('has a new name with each call and each change in the office, and the same in between', async () => {
    const id = await plan('Race 2');
    const names = [await liveVersion(payload, id)];
    const note = async () => names.push(await liveVersion(payload, id));
    await send(id, 1, { status: 'running', rows: [{ name: 'Ana Roe' }] });
    await note();
    // Nothing of it changed, but the timing system is still there.
    await send(id, 2, { status: 'running' });
    await note();
    await payload.update({
      collection: 'results',
      id,
      data: { status_note: 'Fog', _status: 'published' },
    });
    await note();
    expect(new Set(names).size).toBe(4);
    expect(await liveVersion(payload, id)).toBe(names.at(-1));
    expect((await findLiveSession(payload, id))?.status_note).toBe('Fog');
  });

  it('is announced when a flag alone changes, and not by a call that says the same', async () => {
    const id = await plan('Race 3');
    await send(id, 1, { status: 'running', flag: 'green' });
    const heard: unknown[] = [];
    const stop = onVisibleChange((change) => heard.push(change));
    await send(id, 2, { status: 'running', flag: 'green' });
    expect(heard).toEqual([]);
    await send(id, 3, { status: 'running', flag: 'red' });
    // What moves within a second is announced together.
    await expect.poll(() => heard).toContainEqual({ model: 'results', id });
    stop();
  });

  it('is nothing for a session that isn’t published', async () => {
    const draft = await payload.create({
      collection: 'results',
      data: { session_name: 'Race 4', round, category, kind: 'race', _status: 'draft' },
      draft: true,
    });
    for (const id of [draft.id, 999_999])
      expect([await liveVersion(payload, id), await findLiveSession(payload, id)]).toEqual([null, null]);
  });
});
