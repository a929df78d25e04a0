import { createLocalReq, type Payload } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Role } from '../../cms/access/roles.ts';
import { openTemporaryPayload, type TemporaryPayload } from '../../../tests/backend/temporary-payload.ts';
import { newRoundEndpoint } from './round-endpoint.ts';
import { roundRefusalSchema, roundReportSchema } from './round-report.ts';

let opened: TemporaryPayload;
let payload: Payload;
beforeAll(async () => {
  opened = await openTemporaryPayload();
  ({ payload } = opened);
  await payload.updateGlobal({
    slug: 'domain-settings',
    data: { name: 'Test Series', tickets_on_sale: true, organisation_email: 'office@example.org' },
  });
  await payload.create({ collection: 'categories', data: { name: 'GT', url: 'gt' } });
}, 120_000);
afterAll(() => opened.close());

const INPUT = {
  name: 'Teretonga',
  from: '21/11/2026',
  to: '22/11/2026',
  timetable: 'Day,Start,End,Category,Session\nSat,9:00,9:20,GT,Qualifying\nSun,14:00,14:30,GT,Race\n',
  tickets: [
    { name: 'Sunday', day: 2, admission: 'adult', price: '45', number: '500' },
    { name: 'Sunday', day: 2, admission: 'child', price: '20', early_price: '15', early_until: '31/10/2026' },
  ],
};

async function send(data: object, role: Role = 'editor') {
  const user = await payload.create({
    collection: 'users',
    data: { email: `${crypto.randomUUID()}@example.org`, password: crypto.randomUUID(), role },
  });
  const req = await createLocalReq({ user: { ...user, collection: 'users' } }, payload);
  req.data = { ...data };
  const answer = await newRoundEndpoint.handler(req);
  const json: unknown = await answer.json();
  return {
    status: answer.status,
    report: roundReportSchema.safeParse(json).data,
    refusal: roundRefusalSchema.safeParse(json).data,
  };
}

const count = async () => {
  const kinds = ['rounds', 'results', 'products'] as const;
  return Promise.all(kinds.map(async (collection) => (await payload.count({ collection })).totalDocs));
};

test('a round is previewed first, then created once with its sessions and tickets, all as drafts', async () => {
  const { report } = await send(INPUT);
  expect(report).toMatchObject({ round: { address: 'teretonga' }, made: null });
  expect(await count()).toEqual([0, 0, 0]);

  const apply = { ...INPUT, basedOn: report?.basedOn, apply: true };
  const { report: done } = await send(apply);
  const { round = 0, tickets = [] } = done?.made ?? {};
  expect(done?.made?.sessions).toBe(2);
  expect(await payload.findByID({ collection: 'rounds', id: round, depth: 0 })).toMatchObject({
    name: 'Teretonga',
    url: 'teretonga',
    start_date: '2026-11-20T20:00:00.000Z',
    end_date: '2026-11-22T01:30:00.000Z',
    round_status: 'scheduled',
    categories: [expect.any(Number)],
    _status: 'draft',
  });
  const { docs: sessions } = await payload.find({ collection: 'results', sort: 'date', depth: 0 });
  expect(sessions).toMatchObject([
    { round, session_name: 'Qualifying', kind: 'qualifying', _status: 'draft' },
    { round, session_name: 'Race', kind: 'race', _status: 'draft' },
  ]);
  expect(await payload.findByID({ collection: 'products', id: tickets[0] ?? 0, depth: 0 })).toMatchObject({
    name: 'Sunday · Teretonga',
    slug: 'sunday-teretonga',
    price: 45,
    is_ticket: true,
    round,
    round_day: 2,
    skus: [
      { code: 'teretonga-sunday-adult', admission: 'adult', price: 45, stock: 500, number: 1 },
      {
        ...{ code: 'teretonga-sunday-child', admission: 'child', price: 20, stock: null, number: 2 },
        ...{ early_price: 15, early_until: '2026-10-31' },
      },
    ],
    _status: 'draft',
  });

  // If pressed again, it would create something else: another round with that name.
  const again = await send(apply);
  expect(again.status).toBe(409);
  expect(await count()).toEqual([1, 2, 1]);
  // Everything that was created can be published unchanged.
  for (const [collection, id] of [
    ['rounds', round],
    ...sessions.map((session) => ['results', session.id] as const),
    ['products', tickets[0] ?? 0],
  ] as const)
    await payload.update({ collection, id, data: { _status: 'published' } });
});

test('a failure halfway leaves nothing', async () => {
  const before = await count();
  const failing = payload.collections.products.config.hooks.beforeChange;
  const fail = () => {
    throw new Error('The disk is full.');
  };
  failing.push(fail);
  await expect(send({ ...INPUT, name: 'Ruapuna', apply: true })).rejects.toThrow('The disk is full.');
  failing.splice(failing.indexOf(fail), 1);
  expect(await count()).toEqual(before);
});

test('only administrators and editors can plan rounds, and bad input is reported at its field', async () => {
  const before = await count();
  for (const role of ['results', 'shop', 'gate'] as const)
    expect((await send({ ...INPUT, apply: true }, role)).status).toBe(403);
  const { status, refusal } = await send({ ...INPUT, to: '', apply: true });
  expect([status, refusal?.fields]).toEqual([422, { to: 'Enter the last day, such as 22/11/2026.' }]);
  expect((await send({ ...INPUT, name: 5 })).status).toBe(422);
  expect(await count()).toEqual(before);
});
