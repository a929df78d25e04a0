import { handleEndpoints } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Role } from '../../cms/access/roles.ts';
import { openTemporaryPayload, type TemporaryPayload } from '../../../tests/backend/temporary-payload.ts';
import { findNextSessions } from './next-sessions.ts';
import type { SessionState } from './session-change.ts';

let opened: TemporaryPayload;
let round: number;
beforeAll(async () => {
  opened = await openTemporaryPayload();
  ({ id: round } = await opened.payload.create({
    collection: 'rounds',
    data: {
      name: 'Cloverhill',
      url: 'cloverhill',
      start_date: '2127-01-22T20:00:00.000Z',
      end_date: '2127-01-24T05:00:00.000Z',
      _status: 'published',
    },
  }));
}, 120_000);
afterAll(() => opened.close());

async function signIn(role: Role): Promise<string> {
  const account = { email: `${crypto.randomUUID()}@example.org`, password: crypto.randomUUID(), role };
  await opened.payload.create({ collection: 'users', data: account });
  const { token } = await opened.payload.login({ collection: 'users', data: account });
  return token ?? '';
}

const newSession = async (session_name: string) =>
  (
    await opened.payload.create({
      collection: 'results',
      data: {
        round,
        session_name,
        kind: 'activity',
        date: '2127-01-22T21:00:00.000Z',
        ends_at: '2127-01-22T21:30:00.000Z',
        _status: 'published',
      },
    })
  ).id;

const PLANNED: SessionState = { status: 'scheduled', reason: '', starts_at: '2127-01-22T21:00:00.000Z' };
const FOGGY: SessionState = { status: 'delayed', reason: 'Fog', starts_at: '2127-01-22T21:20:00.000Z' };

/** Sends what the screen's buttons send. */
async function press(token: string, id: number, body: object) {
  const request = new Request(`http://localhost:4000/api/results/${String(id)}/change`, {
    method: 'POST',
    headers: { Authorization: `JWT ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  const answer = await handleEndpoints({ config: opened.payload.config, request });
  return { status: answer.status, body: await answer.text() };
}

test('one press delays a published session for visitors along with its end, and another undoes it', async () => {
  const { payload } = opened;
  const officer = await signIn('results');
  const id = await newSession('Pit walk');
  const [listed] = await findNextSessions(payload);
  expect(listed).toMatchObject({ name: 'Cloverhill', sessions: [{ id, name: 'Pit walk', state: PLANNED }] });
  await payload.update({
    collection: 'results',
    id,
    draft: true,
    data: { session_name: 'Pit walk with autographs', _status: 'draft' },
  });

  expect((await press(officer, id, { from: PLANNED, to: FOGGY })).status).toBe(200);
  expect(await payload.findByID({ collection: 'results', id })).toMatchObject({
    session_name: 'Pit walk',
    session_status: 'delayed',
    status_note: 'Fog',
    date: FOGGY.starts_at,
    ends_at: '2127-01-22T21:50:00.000Z',
    changes: [
      { kind: 'start', reason: 'Fog' },
      { kind: 'status', before: 'scheduled', after: 'delayed', reason: 'Fog' },
    ],
  });
  const versions = await payload.findVersions({
    collection: 'results',
    where: { 'version.session_name': { equals: 'Pit walk with autographs' } },
  });
  expect(versions.totalDocs).toBe(1);

  expect((await press(officer, id, { from: FOGGY, to: PLANNED })).status).toBe(200);
  expect(await payload.findByID({ collection: 'results', id })).toMatchObject({
    session_status: 'scheduled',
    date: PLANNED.starts_at,
    ends_at: '2127-01-22T21:30:00.000Z',
  });
});

test('a press is refused if the session has changed, doesn’t fit its round, or isn’t the account’s work', async () => {
  const [officer, shop] = [await signIn('results'), await signIn('shop')];
  const id = await newSession('Parade');
  const cancelled = { ...PLANNED, status: 'cancelled' };
  expect((await press(shop, id, { from: PLANNED, to: cancelled })).status).toBe(403);
  expect((await press(officer, 9999, { from: PLANNED, to: cancelled })).status).toBe(404);
  expect((await press(officer, id, { from: PLANNED, to: { status: 'gone' } })).status).toBe(422);
  const later = { ...FOGGY, starts_at: '2127-02-22T21:20:00.000Z' };
  const outside = await press(officer, id, { from: PLANNED, to: later });
  expect(outside).toMatchObject({ status: 422, body: expect.stringContaining('outside the round’s dates') });
  const both = await Promise.all([
    press(officer, id, { from: PLANNED, to: cancelled }),
    press(officer, id, { from: PLANNED, to: FOGGY }),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});
