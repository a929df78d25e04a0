import { createLocalReq, type PayloadRequest } from 'payload';
import { expect, test } from 'vitest';
import type { Role } from '../../cms/access/roles.ts';
import { temporaryPayload } from '../../../tests/backend/temporary-payload.ts';
import { newSeasonEndpoint } from './season-endpoint.ts';
import { seasonRefusalSchema, seasonReportSchema } from './season-report.ts';

const opened = temporaryPayload();

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

test('a failure halfway leaves nothing', async () => {
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
  // A championship that couldn't be saved unchanged.
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

test('tickets and forms are copied with the typed prices, and aren’t for sale until published', async () => {
  const { payload } = opened;
  const round = await payload.create({
    collection: 'rounds',
    data: {
      name: 'Two',
      url: 'two',
      start_date: '2028-11-17T19:30:00.000Z',
      end_date: '2028-11-19T04:30:00.000Z',
      parking: 'In the northern paddock.',
      _status: 'published',
    },
  });
  const series = (await payload.create({ collection: 'series', data: { name: 'Cup', url: 'cup' } })).id;
  await payload.update({ collection: 'rounds', id: round.id, data: { series } });
  const product = await payload.create({
    collection: 'products',
    data: {
      ...{ name: 'Weekend pass', slug: 'weekend-pass', price: 45, is_ticket: true, round: round.id },
      skus: [
        {
          ...{ code: 'ADULT', admission: 'adult', price: 45, stock: 500 },
          ...{ early_price: 40, early_until: '2028-10-31' },
        },
        { code: 'CHILD', name: 'Child', price: 15 },
      ],
      _status: 'published',
    },
  });
  // Twelve of the first kind have been sold.
  await payload.create({ collection: 'stock-levels', data: { sku: product.id * 10_000 + 1, taken: 12 } });
  const form = await payload.create({
    collection: 'forms',
    data: {
      ...{ name: 'Laps', url: 'laps', cost: 20, is_ticket: true, round: round.id },
      closes_at: '2028-11-10T04:00:00.000Z',
      data: [
        {
          ...{ type: 'select', name: 'car', label: 'Car' },
          values: [{ label: 'Open wheeler', value: 'open', price: 30 }],
        },
      ],
    },
  });
  const source = { by: 'series', series, from: '2028-11-01', to: '2028-11-30' };
  const { report } = await send({ source, weeks: 52 });
  expect(report?.products).toMatchObject([
    {
      id: product.id,
      address: 'weekend-pass-2029',
      note: 'Enter how many are for sale before you publish it.',
    },
  ]);
  expect(report?.forms).toMatchObject([{ id: form.id, address: 'laps-2029' }]);

  const chosen = { championships: [], pages: [], products: [product.id], forms: [form.id] };
  const [ofPass, ofLaps] = [`products.${String(product.id)}`, `forms.${String(form.id)}`];
  const input = { source, weeks: 52, apply: true };
  const lost = await send({ ...input, chosen: { ...chosen, rounds: [] } });
  expect(lost.refusal?.fields).toEqual({ chosen: 'Tick the round of Weekend pass, Laps, too.' });
  const all = { ...chosen, rounds: [round.id] };
  const wrong = await send({ ...input, chosen: all, prices: { [`${ofPass}.price`]: 'fifty' } });
  expect([wrong.status, wrong.refusal?.prices]).toEqual([
    422,
    { [`${ofPass}.price`]: 'Enter a price in dollars, such as 45 or 45.50.' },
  ]);

  const late = await send({ ...input, chosen: all, prices: { [`${ofPass}.price`]: '40' } });
  expect([late.status, late.refusal?.prices]).toEqual([
    422,
    { [`${ofPass}.sku.0.early`]: 'The early price has to be lower than the price after it.' },
  ]);

  const prices = { [`${ofPass}.price`]: '$50', [`${ofLaps}.cost`]: '22.50' };
  const { report: done } = await send({ ...input, chosen: all, prices });
  const [newRound, ticket = 0, laps = 0] = [
    done?.made?.rounds[0],
    done?.made?.products[0],
    done?.made?.forms[0],
  ];
  expect(await payload.findByID({ collection: 'products', id: ticket, depth: 0 })).toMatchObject({
    slug: 'weekend-pass-2029',
    price: 50,
    round: newRound,
    skus: [
      {
        ...{ code: 'ADULT-2029', admission: 'adult', price: 50, stock: 0, counted_at: null },
        ...{ early_price: 40, early_until: '2029-10-30' },
      },
      { code: 'CHILD-2029', price: 15, stock: null, early_price: null },
    ],
    _status: 'draft',
  });
  expect(await payload.findByID({ collection: 'forms', id: laps, depth: 0 })).toMatchObject({
    url: 'laps-2029',
    cost: 22.5,
    round: newRound,
    enabled: false,
    closes_at: '2029-11-09T04:00:00.000Z',
    data: [{ name: 'car', values: [{ label: 'Open wheeler', price: 30 }] }],
  });
  expect(await payload.findByID({ collection: 'rounds', id: newRound ?? 0 })).toMatchObject({
    parking: 'In the northern paddock.',
  });
  // The source stays as it was.
  expect(await payload.findByID({ collection: 'products', id: product.id, depth: 0 })).toMatchObject({
    price: 45,
    skus: [{ code: 'ADULT', price: 45, stock: 500, early_until: '2028-10-31' }, { code: 'CHILD' }],
  });
});
