import { createLocalReq, type Payload } from 'payload';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { contentChanged } from '../../kernel/events.ts';
import { sql } from '../../kernel/database/statement.ts';
import { runStatement } from '../../kernel/database/run-in-transaction.ts';
import { shop } from '../../office/todo-shop.ts';
import { openTemporaryPayload, type TemporaryPayload } from '../../../tests/backend/temporary-payload.ts';
import { rowId } from '../catalogue/sku.ts';
import { alertsOf, confirmAlert, recordAlert, stopAlerts } from './alerts.ts';
import { requestStockAlert } from './request-alert.ts';
import { alertsOfCustomer } from './customer-records.ts';
import { sendStockAlerts } from './send-alerts.ts';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
const START = new Date('2027-01-10T00:00:00Z');
const later = (ms: number) => new Date(START.getTime() + ms);

let cms: TemporaryPayload;
let payload: Payload;
let product: number;
let sku: number;

beforeAll(async () => {
  cms = await openTemporaryPayload();
  ({ payload } = cms);
  await payload.updateGlobal({
    slug: 'domain-settings',
    data: { name: 'Test Series', ecommerce_enabled: true },
  });
}, 120_000);
afterAll(() => cms.close());

let made = 0;
beforeEach(async () => {
  made += 1;
  const { id, skus } = await payload.create({
    collection: 'products',
    data: {
      name: `Cap ${String(made)}`,
      slug: `cap-${String(made)}`,
      price: 35,
      _status: 'published',
      skus: [{ code: `CAP-${String(made)}`, name: 'Black', price: 35, stock: 0 }],
    },
  });
  product = id;
  sku = rowId(id, skus?.[0]?.number);
});

/** Sells units, or returns those of an order that ended, as orders do. */
async function sell(qty: number) {
  await runStatement(
    payload,
    sql`INSERT INTO stock_levels (sku, taken) VALUES (${sku}, ${qty})
        ON CONFLICT (sku) DO UPDATE SET taken = stock_levels.taken + ${qty}`,
  );
  contentChanged({ model: 'stock-levels' });
}

const nameOf = (index: number) => `fan-${String(index)}-of-${String(sku)}@example.org`;
/** Adds people to the waiting list, in this order. */
async function wait(count: number, isProven = true) {
  for (let index = 1; index <= count; index += 1)
    await requestStockAlert(payload, { sku, email: nameOf(index), language: 'en', isProven }, later(index));
}

/** Who has been emailed about the product, in order. */
async function mailed(): Promise<string[]> {
  const { docs } = await payload.find({
    collection: 'mails',
    where: {
      and: [{ template: { equals: 'stock_alert' } }, { subject: { contains: `Cap ${String(made)},` } }],
    },
    sort: 'id',
    depth: 0,
    pagination: false,
  });
  return docs.map(({ to }) => to);
}
const names = (...indexes: number[]) => indexes.map(nameOf);

test('as many people are notified as units came back, in the order they asked, and the next ones if any are left after an hour', async () => {
  await wait(6);
  await sendStockAlerts(payload, later(HOUR_MS));
  expect(await mailed()).toEqual([]);

  await sell(-2);
  await sendStockAlerts(payload, later(2 * HOUR_MS));
  expect(await mailed()).toEqual(names(1, 2));
  await sendStockAlerts(payload, later(2.5 * HOUR_MS));
  expect(await mailed()).toEqual(names(1, 2));

  await sell(1);
  await sendStockAlerts(payload, later(3 * HOUR_MS + 1));
  expect(await mailed()).toEqual(names(1, 2, 3));

  // The office counts again: somebody was just notified of one of the three that are left.
  const { skus } = await payload.findByID({ collection: 'products', id: product, depth: 0 });
  await payload.update({
    collection: 'products',
    id: product,
    data: { skus: (skus ?? []).map((row) => ({ ...row, stock: 3 })) },
  });
  await sell(1);
  await sendStockAlerts(payload, later(3.5 * HOUR_MS));
  expect(await mailed()).toEqual(names(1, 2, 3, 4, 5));
});

test('nobody is notified twice, by however many backends at once; asking again is a new place in the queue', async () => {
  await wait(3);
  await sell(-2);
  await Promise.all(Array.from({ length: 5 }, () => sendStockAlerts(payload, later(HOUR_MS))));
  expect(await mailed()).toEqual(expect.arrayContaining(names(1, 2)));
  expect(await mailed()).toHaveLength(2);

  await requestStockAlert(
    payload,
    { sku, email: nameOf(1), language: 'en', isProven: true },
    later(2 * HOUR_MS),
  );
  await sendStockAlerts(payload, later(4 * HOUR_MS));
  expect((await mailed()).slice(2)).toEqual(names(3, 1));
});

test('an address is only notified once its owner has confirmed it, who keeps a place that was already confirmed', async () => {
  const ask = (isProven: boolean, ms: number) =>
    requestStockAlert(payload, { sku, email: nameOf(1), language: 'de', isProven }, later(ms));
  const confirmations = async () =>
    (
      await payload.find({
        collection: 'mails',
        where: {
          and: [{ to: { equals: nameOf(1) } }, { template: { equals: 'stock_alert_confirmation' } }],
        },
        depth: 0,
      })
    ).docs;
  await ask(false, 0);
  await ask(false, 1);
  const [mail, ...others] = await confirmations();
  // One email an hour, however often they ask.
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ language: 'de', is_secret: true });
  await sell(-5);
  await sendStockAlerts(payload, later(HOUR_MS));
  expect(await mailed()).toEqual([]);

  const key = /key=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  await confirmAlert(payload, key, sku, later(HOUR_MS));
  await ask(false, 2 * HOUR_MS);
  expect(await alertsOf(payload, key)).toEqual([{ sku, language: 'de', isConfirmed: true, isSent: false }]);
  expect(await confirmations()).toHaveLength(1);
  await sendStockAlerts(payload, later(2 * HOUR_MS));
  const { docs } = await payload.find({
    collection: 'mails',
    where: { and: [{ to: { equals: nameOf(1) } }, { template: { equals: 'stock_alert' } }] },
    depth: 0,
  });
  expect(docs).toMatchObject([
    {
      text: expect.stringContaining(`/product/cap-${String(made)}`),
      unsubscribe: expect.stringContaining(`/api/v1/sell/product/alerts?key=${key}`),
    },
  ]);

  // A stranger's second request for the same address doesn't put it back on the list.
  await ask(false, 3 * HOUR_MS);
  expect(await alertsOf(payload, key)).toMatchObject([{ isConfirmed: false }]);
  await stopAlerts(payload, key);
  expect(await alertsOf(payload, key)).toEqual([]);
});

test('what isn’t for sale can’t be waited for', async () => {
  const ask = requestStockAlert(payload, { sku: sku + 7, email: nameOf(1), language: 'en', isProven: true });
  await expect(ask).rejects.toMatchObject({ status: 422, details: { fields: { sku: expect.anything() } } });
});

test('alerts are deleted after a week without confirmation, a month after they were sent, and after a year', async () => {
  const keyOf = async (index: number, isProven: boolean) => {
    const asked = { sku, email: nameOf(index), language: 'en' as const, isProven };
    return (await recordAlert(payload, asked, START)).key;
  };
  const [unconfirmed, waiting] = [await keyOf(1, false), await keyOf(2, true)];
  const left = async () => [
    (await alertsOf(payload, unconfirmed)).length,
    (await alertsOf(payload, waiting)).length,
  ];
  await sendStockAlerts(payload, later(6 * DAY_MS));
  expect(await left()).toEqual([1, 1]);
  await sendStockAlerts(payload, later(8 * DAY_MS));
  expect(await left()).toEqual([0, 1]);
  await sendStockAlerts(payload, later(366 * DAY_MS));
  expect(await left()).toEqual([0, 0]);

  const sent = await keyOf(3, true);
  await sell(-1);
  await sendStockAlerts(payload, later(HOUR_MS));
  await sendStockAlerts(payload, later(29 * DAY_MS));
  expect(await alertsOf(payload, sent)).toMatchObject([{ isSent: true }]);
  await sendStockAlerts(payload, later(32 * DAY_MS));
  expect(await alertsOf(payload, sent)).toEqual([]);
});

test('a customer’s export lists their alerts, and deleting the account ends them', async () => {
  const customer = await payload.create({
    collection: 'customers',
    data: { email: nameOf(1), is_verified: true },
  });
  const { key } = await recordAlert(
    payload,
    { sku, email: nameOf(1), language: 'en', isProven: true },
    START,
  );
  expect(await alertsOfCustomer.exported(payload, customer.id)).toEqual({
    stock_alerts: [{ sku: `Cap ${String(made)}, Black`, at: START.toISOString(), sent_at: '' }],
  });
  await alertsOfCustomer.anonymise(await createLocalReq({}, payload), customer.id);
  expect(await alertsOf(payload, key)).toEqual([]);
});

test('a product shows the office how many people are waiting for each size, and Needs doing lists products with many', async () => {
  const user = await payload.create({
    collection: 'users',
    data: { email: 'shop@example.org', password: 'a-long-password-1', role: 'admin' },
  });
  const req = await createLocalReq({ user: { ...user, collection: 'users' } }, payload);
  const waiting = async () =>
    (await payload.findByID({ collection: 'products', id: product, depth: 0, req })).skus?.map(
      (row) => row.waiting,
    );
  const todo = async () => JSON.stringify(await shop(req, null));
  expect(await waiting()).toEqual([0]);
  await wait(9);
  await requestStockAlert(payload, { sku, email: nameOf(10), language: 'en', isProven: false }, later(10));
  expect(await waiting()).toEqual([9]);
  expect(await todo()).not.toContain('waiting');
  await requestStockAlert(payload, { sku, email: nameOf(10), language: 'en', isProven: true }, later(11));
  expect(await todo()).toContain(`Cap ${String(made)}: 10 waiting`);
});
