import { createLocalReq, type PayloadRequest } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Role } from '../../cms/access/roles.ts';
import { openTemporaryPayload, type TemporaryPayload } from '../../testing/temporary-payload.ts';
import { newSeasonEndpoint } from './season-endpoint.ts';
import { seasonRefusalSchema, seasonReportSchema } from './season-report.ts';

let opened: TemporaryPayload;
beforeAll(async () => {
  opened = await openTemporaryPayload();
}, 60_000);
afterAll(() => opened.close());

async function requestOf(role: Role, data: object): Promise<PayloadRequest> {
  const { payload } = opened;
  const user = await payload.create({
    collection: 'users',
    data: { email: `${crypto.randomUUID()}@example.org`, password: crypto.randomUUID(), role },
  });
  const req = await createLocalReq({ user: { ...user, collection: 'users' } }, payload);
  req.data = { ...data };
  return req;
}

async function send(data: object, role: Role = 'editor') {
  const answer = await newSeasonEndpoint.handler(await requestOf(role, data));
  const json: unknown = await answer.json();
  return {
    status: answer.status,
    report: seasonReportSchema.safeParse(json).data,
    refusal: seasonRefusalSchema.safeParse(json).data,
  };
}

const counts = async () => {
  const { payload } = opened;
  const count = async (collection: 'rounds' | 'results' | 'championships' | 'pages' | 'audit-entries') =>
    (await payload.count({ collection })).totalDocs;
  return [
    await count('rounds'),
    await count('results'),
    await count('championships'),
    await count('pages'),
    await count('audit-entries'),
  ];
};

test('a failure in the middle leaves nothing', async () => {
  const { payload } = opened;
  const category = (await payload.create({ collection: 'categories', data: { name: 'GT', url: 'gt' } })).id;
  const round = await payload.create({
    collection: 'rounds',
    data: {
      name: 'One',
      url: 'one',
      start_date: '2026-11-19T19:30:00.000Z',
      end_date: '2026-11-22T04:30:00.000Z',
      _status: 'published',
    },
  });
  await payload.create({
    collection: 'results',
    data: { round: round.id, category, session_name: 'Race', kind: 'race', _status: 'published' },
  });
  const scoring = await payload.create({
    collection: 'scorings',
    data: {
      name: 'S',
      points: [{ kind: 'race', points: '3, 2, 1', per_round: 1 }],
      guests: 'move_up',
      shared_cars: 'each',
      ties: 'countback',
    },
  });
  const championship = await payload.create({
    collection: 'championships',
    data: {
      name: 'GT',
      url: 'gt',
      season: '2026/27',
      of: 'drivers',
      category,
      scoring: scoring.id,
      rounds: [round.id],
    },
  });
  // A championship that couldn't be saved as it is.
  await payload.db.updateOne({ collection: 'championships', id: championship.id, data: { name: '' } });
  const input = { source: { by: 'season', season: '2026/27' }, name: '2027/28', weeks: 52 };
  const preview = await send(input);
  expect(preview.report?.rounds).toMatchObject([{ address: 'one-2027', sessions: 1, existing: null }]);
  const chosen = { rounds: [round.id], championships: [championship.id], pages: [] };
  const before = await counts();
  const failed = await send({ ...input, chosen, basedOn: preview.report?.basedOn, apply: true });
  expect(failed.status).toBe(422);
  expect(failed.refusal?.message).toMatch(/^Nothing was created\./);
  expect(await counts()).toEqual(before);

  const rest = await send({ ...input, chosen: { ...chosen, championships: [] }, apply: true });
  expect(rest.report?.made).toMatchObject({ rounds: [expect.any(Number)], sessions: 1 });
});
