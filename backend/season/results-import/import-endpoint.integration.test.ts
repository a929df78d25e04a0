import { createLocalReq, type Payload } from 'payload';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { User } from '../../payload-types.ts';
import { openTemporaryPayload, type TemporaryPayload } from '../../testing/temporary-payload.ts';
import { importRowsEndpoint } from './import-endpoint.ts';

let opened: TemporaryPayload;
let payload: Payload;
let officer: User;
let round: number;
let category: number;

beforeAll(async () => {
  opened = await openTemporaryPayload();
  ({ payload } = opened);
  const account = { email: 'results@example.org', password: crypto.randomUUID(), role: 'results' } as const;
  officer = await payload.create({ collection: 'users', data: account });
  const dates = { start_date: '2026-11-19T19:30:00.000Z', end_date: '2026-11-22T04:30:00.000Z' };
  const data = { name: 'Teretonga', url: 'teretonga', ...dates, _status: 'published' } as const;
  round = (await payload.create({ collection: 'rounds', data })).id;
  category = (await payload.create({ collection: 'categories', data: { name: 'GT', url: 'gt' } })).id;
}, 120_000);
afterAll(() => opened.close());

/** What the endpoint answers to the CMS's form. */
async function importSheet(id: number, csv: string): Promise<{ status: number; body: unknown }> {
  const req = await createLocalReq({ user: { ...officer, collection: 'users' } }, payload);
  const request = new Request('http://localhost/api/results', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ csv, apply: true }),
  });
  const sent = Object.assign(req, {
    method: 'POST',
    headers: request.headers,
    body: request.body,
    text: () => request.text(),
    json: () => request.json(),
    routeParams: { id: String(id) },
  });
  const answer = await importRowsEndpoint.handler(sent);
  return { status: answer.status, body: await answer.json() };
}

const read = (id: number) => payload.findByID({ collection: 'results', id, depth: 0 });
const create = (session_name: string, classification: 'provisional' | 'official') =>
  payload.create({
    collection: 'results',
    data: {
      ...{ session_name, round, category, kind: 'race', classification, _status: 'published' },
      rows: [
        { position: 1, race_number: '7', name: 'Ana Roe', total_time: '14:21.000', points: 20, grid: 2 },
        { race_number: '8', name: 'Bo Kim', total_time: 'DNF', status: 'dnf', status_note: 'Gearbox' },
      ],
    },
  });
const SHEET = 'Pos,No,Name,Total,Grid\n1,7,Ana Roe,14:20.5,3\n,8,Bo Kim,DNF,\n';

it('replaces rows, and keeps what the file says nothing about', async () => {
  const { id } = await create('Race 1', 'provisional');
  expect(await importSheet(id, SHEET)).toMatchObject({
    status: 200,
    body: { changes: [{ row: '7 Ana Roe', details: ['total time: 14:21.000 → 14:20.500', 'grid: 2 → 3'] }] },
  });
  expect((await read(id)).rows).toMatchObject([
    { total_time: '14:20.500', points: 20, grid: 3 },
    { total_time: 'DNF', status: 'dnf', status_note: 'Gearbox' },
  ]);
});

it('amends an official sheet by a draft that says why, and in no other way', async () => {
  const { id } = await create('Race 2', 'official');
  const refused = await importSheet(id, SHEET);
  expect(refused).toEqual({
    status: 422,
    body: { message: expect.stringMatching(/^This sheet is official. Choose “Amended”.* as a draft/) },
  });
  expect((await read(id)).rows).toMatchObject([{ total_time: '14:21.000' }, {}]);
  const amended = { classification: 'amended', classification_note: 'Timing of car 7 corrected' } as const;
  const draft = { ...amended, _status: 'draft' } as const;
  await payload.update({ collection: 'results', id, draft: true, data: draft });
  expect((await importSheet(id, SHEET)).status).toBe(200);
  expect(await read(id)).toMatchObject({
    classification: 'official',
    rows: [{ total_time: '14:21.000' }, {}],
  });
  await payload.update({ collection: 'results', id, data: { _status: 'published' } });
  expect(await read(id)).toMatchObject({
    ...amended,
    rows: [{ total_time: '14:20.500' }, {}],
    changes: [{ before: 'official', after: 'amended', reason: 'Timing of car 7 corrected' }],
  });
});
