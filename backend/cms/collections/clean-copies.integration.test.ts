import { expect, test } from 'vitest';
import { temporaryPayload } from '../../../tests/backend/temporary-payload.ts';

const opened = temporaryPayload();

const published = { _status: 'published' } as const;
const newRound = (url: string) =>
  opened.payload.create({
    collection: 'rounds',
    data: {
      name: 'Ruapuna',
      url,
      start_date: '2027-01-27T00:00:00.000Z',
      end_date: '2027-01-28T00:00:00.000Z',
      ...published,
    },
  });

test('a copy of an official session is a planned session, without results and history', async () => {
  const { payload } = opened;
  const round = await newRound('ruapuna');
  const category = await payload.create({ collection: 'categories', data: { name: 'GT', url: 'gt' } });
  const rows = Array.from({ length: 60 }, (_, index) => ({
    position: index + 1,
    name: `Driver ${String(index)}`,
  }));
  const { id } = await payload.create({
    collection: 'results',
    data: {
      session_name: 'Race 1',
      round: round.id,
      category: category.id,
      kind: 'race',
      date: '2027-01-27T01:00:00.000Z',
      rows,
      ...published,
    },
  });
  await payload.update({
    collection: 'results',
    id,
    data: {
      date: '2027-01-27T02:00:00.000Z',
      status_note: 'Rain',
      classification: 'official',
      ...published,
    },
  });
  const original = await payload.findByID({ collection: 'results', id });
  expect(original).toMatchObject({
    session_status: 'finished',
    previous_starts_at: '2027-01-27T01:00:00.000Z',
  });

  const copy = await payload.duplicate({ collection: 'results', id, draft: true, depth: 0 });
  expect(copy).toMatchObject({
    session_name: 'Race 1',
    round: round.id,
    category: category.id,
    kind: 'race',
    date: '2027-01-27T02:00:00.000Z',
    session_status: 'scheduled',
    classification: 'provisional',
    has_sheet: false,
    rows: [],
    changes: [],
    documents: [],
    revision: 0,
    _status: 'draft',
  });
  for (const name of ['status_note', 'previous_starts_at', 'classified_since', 'revised_at'] as const)
    expect([name, copy[name] ?? null]).toEqual([name, null]);
  expect((await payload.findByID({ collection: 'results', id })).rows).toHaveLength(60);
});

test('a copy of a round that moved has not moved', async () => {
  const { payload } = opened;
  const { id } = await newRound('manfeild');
  await payload.update({
    collection: 'rounds',
    id,
    data: {
      start_date: '2027-01-26T00:00:00.000Z',
      round_status: 'rescheduled',
      status_note: 'Ferry',
      ...published,
    },
  });
  const copy = await payload.duplicate({ collection: 'rounds', id, draft: true });
  expect(copy).toMatchObject({
    name: 'Ruapuna',
    url: 'ruapuna-2',
    round_status: 'scheduled',
    _status: 'draft',
  });
  expect([copy.status_note ?? null, copy.previous_start_date ?? null, copy.revision]).toEqual([
    null,
    null,
    0,
  ]);
});

test('a copy of a published article can be published at an address of its own', async () => {
  const { payload } = opened;
  const original = await payload.create({
    collection: 'articles',
    data: { name: 'Rain', url: 'rain', display_start_time: '2026-11-01T00:00:00.000Z', ...published },
  });
  const copy = await payload.duplicate({ collection: 'articles', id: original.id, draft: true });
  expect(copy._status).toBe('draft');
  const live = await payload.update({ collection: 'articles', id: copy.id, data: published });
  expect([live._status, live.url]).toEqual(['published', 'rain-2']);
  expect((await payload.findByID({ collection: 'articles', id: original.id })).url).toBe('rain');
  const again = await payload.duplicate({ collection: 'articles', id: original.id, draft: true });
  expect(again.url).toBe('rain-3');
});

test('a copy of a product has its own stock, and a timing provider its own secret', async () => {
  const { payload } = opened;
  const product = await payload.create({
    collection: 'products',
    data: {
      name: 'Cap',
      slug: 'cap',
      price: 20,
      skus: [{ code: 'CAP', price: 20, stock: 5, counted_at: 7 }],
      ...published,
    },
  });
  const copy = await payload.duplicate({ collection: 'products', id: product.id, draft: true });
  expect(copy.slug).toBe('cap-2');
  expect(copy.skus?.map(({ stock, counted_at }) => [stock, counted_at ?? 0])).toEqual([[5, 0]]);

  const provider = await payload.create({
    collection: 'timing-providers',
    data: { name: 'Natsoft', secret_reference: 'a-reference' },
  });
  const second = await payload.duplicate({ collection: 'timing-providers', id: provider.id });
  expect([second.name, second.secret_reference ?? null]).toEqual(['Natsoft', null]);
});

test('a copy of a promotion code is not active, and nobody has used it', async () => {
  const { payload } = opened;
  const { id } = await payload.create({
    collection: 'promotion-codes',
    data: { code: 'SUMMER10', kind: 'percent', value: 10, used: 3, is_enabled: true },
  });
  const copy = await payload.duplicate({ collection: 'promotion-codes', id });
  expect(copy).toMatchObject({ value: 10, used: 0, is_enabled: false });
  expect(copy.code).not.toBe('SUMMER10');
  expect(await payload.findByID({ collection: 'promotion-codes', id })).toMatchObject({
    code: 'SUMMER10',
    used: 3,
    is_enabled: true,
  });
});

test('a copy of a championship has its rounds and scoring, but none of its competitors', async () => {
  const { payload } = opened;
  const round = await newRound('teretonga');
  const category = await payload.create({ collection: 'categories', data: { name: 'TCR', url: 'tcr' } });
  const scoring = await payload.create({
    collection: 'scorings',
    data: {
      name: 'Ten to one',
      points: [{ kind: 'race', per_round: 1, points: '10, 8, 6, 4, 2, 1' }],
      guests: 'move_up',
      shared_cars: 'each',
      ties: 'countback',
    },
  });
  const session = await payload.create({
    collection: 'results',
    data: {
      session_name: 'Race 1',
      round: round.id,
      category: category.id,
      kind: 'race',
      date: '2027-01-27T05:00:00.000Z',
      ...published,
    },
  });
  const { id } = await payload.create({
    collection: 'championships',
    data: {
      name: 'Rookies',
      url: 'rookies',
      season: '2026/27',
      of: 'rookies',
      category: category.id,
      scoring: scoring.id,
      rounds: [round.id],
      rookies: ['Mere Tautahi'],
      guests: ['Tom Lindqvist'],
      same_names: [{ name: 'M Tautahi', same_as: 'Mere Tautahi' }],
      session_points: [{ session: session.id, factor: '0.5', reason: 'Rain' }],
      adjustments: [{ name: 'Mere Tautahi', points: -5, reason: 'Ride height' }],
    },
  });
  const copy = await payload.duplicate({ collection: 'championships', id, depth: 0 });
  expect(copy).toMatchObject({
    name: 'Rookies',
    url: 'rookies-2',
    of: 'rookies',
    category: category.id,
    scoring: scoring.id,
    rounds: [round.id],
  });
  for (const name of ['rookies', 'guests', 'same_names', 'session_points', 'adjustments'] as const)
    expect([name, copy[name] ?? []]).toEqual([name, []]);
  const original = await payload.findByID({ collection: 'championships', id });
  expect([original.rookies, original.adjustments?.length]).toEqual([['Mere Tautahi'], 1]);
});

test('a copy of a withdrawn entry is entered', async () => {
  const { payload } = opened;
  const round = await newRound('hampton-downs');
  const category = await payload.create({ collection: 'categories', data: { name: 'GT4', url: 'gt4' } });
  const { id } = await payload.create({
    collection: 'entries',
    data: {
      round: round.id,
      category: category.id,
      name: 'Mere Tautahi',
      team: 'Kea',
      status: 'withdrawn',
      note: 'Engine',
    },
  });
  const copy = await payload.duplicate({ collection: 'entries', id });
  expect([copy.team, copy.status, copy.note ?? null]).toEqual(['Kea', 'entered', null]);
});
