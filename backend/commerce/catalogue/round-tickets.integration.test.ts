import type { Payload } from 'payload';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { DEFAULT_CROPS } from '../../media/default-crops.ts';
import { createContentContext } from '../../content/context.ts';
import { viewAsOf } from '../../kernel/clock.ts';
import { onVisibleChange, type ContentChange } from '../../kernel/events.ts';
import { msg } from '../../kernel/messages/messages.ts';
import { ticketsLink } from '../../season/data/ticketed-rounds.ts';
import { failureOf } from '../../../tests/backend/failure-of.ts';
import { openTemporaryPayload, type TemporaryPayload } from '../../../tests/backend/temporary-payload.ts';
import { addToCart } from '../cart/cart-actions.ts';
import { pricedLines } from '../cart/priced-cart.ts';
import { ticketAnnouncer } from './announce-tickets.ts';
import { soldSkus } from './catalogue.ts';
import { productEntity } from './product.ts';
import { findProducts, findRoundTickets } from './products.ts';
import { rowId } from './sku.ts';
import { findSoldOutRounds } from './sold-out-rounds.ts';
import { ticketEvent } from './ticket-event.ts';

let cms: TemporaryPayload;
let payload: Payload;
let round: number;
let weekend: number;
let sunday: number;
let cap: number;

const EARLY = '2027-01-01T00:00:00Z';
const GATE = '2027-01-10T00:00:00Z';
/** The Sunday of the round, and the following day. */
const ON = '2027-01-17T01:00:00Z';
const AFTER = '2027-01-18T01:00:00Z';

async function setSales(data: { ecommerce_enabled: boolean; tickets_on_sale: boolean }) {
  await payload.updateGlobal({ slug: 'domain-settings', data: { name: 'Test Series', ...data } });
}

beforeAll(async () => {
  cms = await openTemporaryPayload();
  ({ payload } = cms);
  payload.logger.level = 'silent';
  const venue = await payload.create({
    collection: 'venues',
    data: { name: 'Teretonga Park', url: 'teretonga', timezone: 'Pacific/Auckland' },
  });
  const made = await payload.create({
    collection: 'rounds',
    data: {
      name: 'Southern Sprint',
      url: 'southern-sprint',
      // Saturday morning to Sunday evening in New Zealand.
      start_date: '2027-01-15T19:30:00.000Z',
      end_date: '2027-01-17T04:30:00.000Z',
      venue: venue.id,
      spectator_purchase_link: 'https://tickets.example/7',
      gates_open: '7:30am on both days',
      what_to_bring: 'A hat',
      parking: 'On the grass',
      _status: 'published',
    },
  });
  round = made.id;
  const tickets = { is_ticket: true, round, _status: 'published' as const };
  ({ id: sunday } = await payload.create({
    collection: 'products',
    data: {
      ...tickets,
      name: 'Sunday',
      slug: 'sunday',
      price: 40,
      round_day: 2,
      skus: [{ code: 'SUN', admission: 'adult', price: 40, stock: 100 }],
    },
  }));
  ({ id: weekend } = await payload.create({
    collection: 'products',
    data: {
      ...tickets,
      name: 'Weekend',
      slug: 'weekend',
      price: 65,
      skus: [
        {
          code: 'WKD',
          name: 'Grown-up',
          admission: 'adult',
          price: 65,
          early_price: 55,
          early_until: '2027-01-04',
        },
        { code: 'KID', admission: 'child', price: 30 },
      ],
    },
  }));
  ({ id: cap } = await payload.create({
    collection: 'products',
    data: { name: 'Cap', slug: 'cap', price: 35, skus: [{ code: 'CAP', price: 35 }], _status: 'published' },
  }));
}, 120_000);
afterAll(() => cms.close());
beforeEach(() => setSales({ ecommerce_enabled: false, tickets_on_sale: true }));

const entityOf = async (id: number) =>
  productEntity(
    await payload.findByID({ collection: 'products', id, depth: 0 }),
    createContentContext(payload),
    DEFAULT_CROPS.product,
  );
async function setStock(id: number, stock: number | null) {
  const { skus } = await payload.findByID({ collection: 'products', id, depth: 0 });
  await payload.update({
    collection: 'products',
    id,
    data: { skus: (skus ?? []).map((sku) => ({ ...sku, stock })) },
  });
}
const namesAt = (moment: string) =>
  viewAsOf(moment, async () => (await findRoundTickets(payload, 'southern-sprint')).map(({ name }) => name));

test('a product gives its tickets’ round, whom they admit, and their present and later prices', async () => {
  expect(await viewAsOf(EARLY, () => entityOf(weekend))).toMatchObject({
    price: 30,
    ticket: {
      event: 'Southern Sprint',
      round_url: 'round/southern-sprint',
      venue: 'Teretonga Park',
      start_date: '2027-01-16',
      end_date: '2027-01-17',
      gates_open: '7:30am on both days',
      what_to_bring: 'A hat',
      parking: 'On the grass',
    },
    skus: [
      { name: 'Grown-up', admission: 'adult', price: 55, price_until: '2027-01-04', later_price: 65 },
      // Named after the person it admits.
      { name: 'Child', admission: 'child', price: 30, price_until: '', later_price: null },
    ],
  });
  expect(await viewAsOf(GATE, () => entityOf(weekend))).toMatchObject({
    skus: [{ price: 65, price_until: '', later_price: null }, { price: 30 }],
  });
  expect((await viewAsOf(EARLY, () => entityOf(cap))).ticket).toBeNull();
});

test('a cart has the current price, not that of when the ticket was added', async () => {
  const owner = { session: 'a-cart-of-the-tickets-test' };
  const add = { sku: rowId(weekend, 1), addons: [], qty: 2 };
  await viewAsOf(EARLY, () => addToCart(payload, owner, add, '203.0.113.9'));
  const at = (moment: string) =>
    viewAsOf(moment, async () => (await pricedLines(payload, owner)).map(({ cents }) => cents));
  expect(await at(EARLY)).toEqual([11_000]);
  expect(await at(GATE)).toEqual([13_000]);
});

test('tickets are sold up to their last day, whatever the shop does; nothing else while it is closed', async () => {
  const soldAt = (moment: string) =>
    viewAsOf(moment, async () => {
      const sold = await soldSkus(payload);
      return [weekend, sunday, cap].map((id) => sold.has(rowId(id, 1)));
    });
  expect(await soldAt(EARLY)).toEqual([true, true, false]);
  expect(await soldAt(ON)).toEqual([true, true, false]);
  expect(await soldAt(AFTER)).toEqual([false, false, false]);
  // Those for all days come first.
  expect(await namesAt(EARLY)).toEqual(['Weekend', 'Sunday']);
  expect(await namesAt(AFTER)).toEqual([]);
  expect(await viewAsOf(AFTER, () => entityOf(sunday))).toMatchObject({ in_stock: false });
  await setSales({ ecommerce_enabled: true, tickets_on_sale: false });
  expect(await soldAt(EARLY)).toEqual([true, true, true]);
  await setSales({ ecommerce_enabled: false, tickets_on_sale: false });
  expect(await soldAt(EARLY)).toEqual([false, false, false]);
  expect(await namesAt(EARLY)).toEqual([]);
});

test('a round links to its own tickets if it has any, otherwise to the office’s link', async () => {
  const link = async () =>
    ticketsLink(payload, await payload.findByID({ collection: 'rounds', id: round, depth: 0 }));
  expect(await link()).toBe('/round/southern-sprint#tickets');
  await setSales({ ecommerce_enabled: false, tickets_on_sale: false });
  expect(await link()).toBe('https://tickets.example/7');
});

test('a round is sold out once none of the tickets that can still be bought is left', async () => {
  const isSoldOut = () => viewAsOf(EARLY, async () => (await findSoldOutRounds(payload)).has(round));
  expect(await isSoldOut()).toBe(false);
  await setStock(weekend, 0);
  expect(await isSoldOut()).toBe(false);
  await setStock(sunday, 0);
  expect(await isSoldOut()).toBe(true);
  // While nothing is sold here, the link leads elsewhere.
  await setSales({ ecommerce_enabled: false, tickets_on_sale: false });
  expect(await isSoldOut()).toBe(false);
  await setSales({ ecommerce_enabled: false, tickets_on_sale: true });
  await setStock(weekend, null);
  expect(await isSoldOut()).toBe(false);
  await setStock(sunday, 100);
});

test('a ticket for a day is for that day of the round, wherever the round moves, and is not sold while it is postponed', async () => {
  const days = async () => {
    const { start_date, end_date } = await ticketEvent(payload, { round, day: 2, event: '' });
    return [start_date, end_date];
  };
  const change = (data: object) => payload.update({ collection: 'rounds', id: round, data, depth: 0 });
  expect(await days()).toEqual(['2027-01-17', '2027-01-17']);
  await change({ round_status: 'postponed' });
  expect(await namesAt(EARLY)).toEqual([]);
  await change({
    round_status: 'rescheduled',
    start_date: '2027-02-19T19:30:00.000Z',
    end_date: '2027-02-21T04:30:00.000Z',
  });
  expect(await days()).toEqual(['2027-02-21', '2027-02-21']);
  // If the round becomes a day shorter, it has no second day: the last one counts.
  await change({ end_date: '2027-02-20T04:30:00.000Z' });
  expect(await days()).toEqual(['2027-02-20', '2027-02-20']);
  await change({
    round_status: 'scheduled',
    start_date: '2027-01-15T19:30:00.000Z',
    end_date: '2027-01-17T04:30:00.000Z',
  });
});

test('while a round is postponed or cancelled, its tickets say so and aren’t listed among what is in stock, and the cart says why not', async () => {
  const owner = { session: 'a-cart-of-a-round-that-is-off' };
  const change = (round_status: 'postponed' | 'cancelled' | 'scheduled') =>
    payload.update({ collection: 'rounds', id: round, data: { round_status }, depth: 0 });
  const add = async () => {
    const asked = { sku: rowId(weekend, 1), addons: [], qty: 1 };
    return (await failureOf(addToCart(payload, owner, asked, '203.0.113.9'))).details.fields;
  };
  const listed = async () => {
    const page = { orderby: 'latest_in_stock', page: 1, page_size: 10 } as const;
    return (await findProducts(payload, page)).docs.map(({ name }) => name);
  };
  await setSales({ ecommerce_enabled: true, tickets_on_sale: false });
  // The latest product, so that only stock puts it behind the tickets.
  await setStock(cap, 0);
  await viewAsOf(EARLY, async () => {
    expect(await entityOf(weekend)).toMatchObject({ off_sale: null, in_stock: true });
    expect(await listed()).toEqual(['Weekend', 'Sunday', 'Cap']);
    await change('postponed');
    expect(await entityOf(weekend)).toMatchObject({
      off_sale: 'postponed',
      in_stock: false,
      skus: [{ in_stock: false, stock: 0 }, { in_stock: false }],
    });
    expect(await entityOf(cap)).toMatchObject({ off_sale: null, in_stock: false });
    expect(await add()).toEqual({ sku: msg('cart.postponed') });
    expect(await listed()).toEqual(['Cap', 'Weekend', 'Sunday']);
    await change('cancelled');
    expect(await entityOf(sunday)).toMatchObject({ off_sale: 'cancelled' });
    expect(await add()).toEqual({ sku: msg('cart.cancelled') });
    await change('scheduled');
    expect(await entityOf(weekend)).toMatchObject({ off_sale: null, in_stock: true });
  });
  await setStock(cap, null);
  expect(await viewAsOf(AFTER, () => entityOf(weekend))).toMatchObject({ off_sale: 'over', in_stock: false });
  expect(await viewAsOf(AFTER, add)).toEqual({ sku: msg('cart.notSold') });
});

test('the site is notified of a new day once, as early prices end with the one before', async () => {
  const heard: ContentChange[] = [];
  const stop = onVisibleChange((change) => heard.push(change));
  const announce = ticketAnnouncer(payload);
  const both = [{ model: 'stock', id: weekend }, { model: 'stock', id: sunday }, { model: 'stock' }];
  for (const moment of [EARLY, EARLY, GATE]) await viewAsOf(moment, announce);
  stop();
  expect(heard).toHaveLength(2 * both.length);
  expect(heard).toEqual(expect.arrayContaining(both));
});

test('errors in a ticket are reported at their field', async () => {
  const save = (data: object) => payload.update({ collection: 'products', id: weekend, data });
  const sku = { code: 'WKD', price: 65 };
  await expect(save({ skus: [{ ...sku, early_price: 70, early_until: '2027-01-04' }] })).rejects.toThrow(
    /early price/i,
  );
  await expect(save({ skus: [{ ...sku, early_price: 50 }] })).rejects.toThrow(/Last day/);
  await expect(save({ skus: [{ ...sku, early_price: 50, early_until: '2027-02-30' }] })).rejects.toThrow(
    /Last day/,
  );
  await expect(save({ round_day: 3 })).rejects.toThrow(/Day of the round/);
});
