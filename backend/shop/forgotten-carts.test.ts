import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTemporaryPayload, type TemporaryPayload } from '../testing/temporary-payload.ts';
import { addLine, readLines } from './cart-store.ts';
import { dropForgottenCarts } from './forgotten-carts.ts';

let open: TemporaryPayload;
beforeAll(async () => {
  open = await openTemporaryPayload();
}, 120_000);
afterAll(() => open.close());

const DAY_MS = 24 * 60 * 60_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);

test('a cart that nobody came back to is dropped with its lines, one in use and a customer’s are kept', async () => {
  const { payload } = open;
  const customer = await payload.create({
    collection: 'customers',
    data: { email: 'cart@example.org', first_name: 'A', last_name: 'B' },
  });
  const owners = [{ session: 'a'.repeat(24) }, { customer: customer.id }];
  const line = { sku: 10_001, addons: [], qty: 1 };
  for (const owner of owners) await addLine(payload, owner, line);
  await dropForgottenCarts(payload, inDays(59));
  expect(await Promise.all(owners.map((owner) => readLines(payload, owner)))).toMatchObject([[line], [line]]);
  await dropForgottenCarts(payload, inDays(61));
  expect(await Promise.all(owners.map((owner) => readLines(payload, owner)))).toMatchObject([[], [line]]);
});
