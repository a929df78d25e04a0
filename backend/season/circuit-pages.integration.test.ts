import type { Payload } from 'payload';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTemporaryPayload, type TemporaryPayload } from '../testing/temporary-payload.ts';
import { findCircuitDetails } from './search-details.ts';
import { seasonSitemap } from './sitemap.ts';

let opened: TemporaryPayload;
let payload: Payload;
beforeAll(async () => {
  opened = await openTemporaryPayload();
  ({ payload } = opened);
}, 120_000);
afterAll(() => opened.close());

const listed = async () => {
  const { circuit = [] } = await seasonSitemap(payload, { now: new Date(), isShopOpen: false });
  return circuit.map(({ url, seo_title }) => [url, seo_title]);
};

it('a circuit has a page once a published round is held there', async () => {
  const data = { name: 'Hill Pārk', timezone: 'Pacific/Auckland' };
  const { id: venue, url } = await payload.create({ collection: 'venues', data });
  expect(url).toBe('hill-park');
  expect(await listed()).toEqual([]);
  const dates = { start_date: '2026-11-19T19:30:00.000Z', end_date: '2026-11-22T04:30:00.000Z' };
  const round = { name: 'Hill sprint', url: 'hill-sprint', venue, ...dates };
  const { id } = await payload.create({
    collection: 'rounds',
    data: { ...round, _status: 'draft' },
    draft: true,
  });
  expect(await listed()).toEqual([]);
  await payload.update({ collection: 'rounds', id, data: { ...round, _status: 'published' } });
  expect(await listed()).toEqual([['circuit/hill-park', 'Hill Pārk']]);
});

it('circuits of one name have addresses of their own, and a former address leads to the new one', async () => {
  const data = { name: 'Hill Pārk', timezone: 'Pacific/Auckland' };
  const { id, url } = await payload.create({ collection: 'venues', data });
  expect(url).toBe('hill-park-2');
  await payload.update({ collection: 'venues', id, data: { url: 'hilltop' } });
  const { docs } = await payload.find({ collection: 'redirects' });
  expect(docs).toMatchObject([{ from: '/circuit/hill-park-2', to: '/circuit/hilltop' }]);
});

it('a circuit is found by its town and its corners', async () => {
  await payload.create({
    collection: 'venues',
    data: {
      name: 'Dune Park',
      timezone: 'Pacific/Auckland',
      corner_names: 'The dipper',
      address: { suburb_name: 'Ōtaki', state: 'Wellington' },
    },
  });
  const details = await findCircuitDetails(payload, ['dune-park', 'nowhere']);
  expect([...details]).toEqual([['dune-park', { description: 'Ōtaki · Wellington', text: 'The dipper' }]]);
});
