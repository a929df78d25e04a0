import { expect, test } from 'vitest';
import { temporaryPayload } from '../../../tests/backend/temporary-payload.ts';
import { addLine, readLines } from './cart-store.ts';
import { purgeAbandonedCarts } from './purge-abandoned-carts.ts';

const open = temporaryPayload();

const DAY_MS = 24 * 60 * 60_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);

test('deletes an abandoned cart with its lines, but no cart in use and no customer’s cart', async () => {
  const { payload } = open;
  const customer = await payload.create({
    collection: 'customers',
    data: { email: 'cart@example.org', first_name: 'A', last_name: 'B' },
  });
  const owners = [{ session: 'a'.repeat(24) }, { customer: customer.id }];
  const line = { sku: 10_001, addons: [], qty: 1 };
  for (const owner of owners) await addLine(payload, owner, line);
  await purgeAbandonedCarts(payload, inDays(59));
  expect(await Promise.all(owners.map((owner) => readLines(payload, owner)))).toMatchObject([[line], [line]]);
  await purgeAbandonedCarts(payload, inDays(61));
  expect(await Promise.all(owners.map((owner) => readLines(payload, owner)))).toMatchObject([[], [line]]);
});
