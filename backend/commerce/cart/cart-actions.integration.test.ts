import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { RATE_LIMITS } from '../../../lib/shared/rate-limits/rate-limits.ts';
import { temporaryPayload } from '../../../tests/backend/temporary-payload.ts';
import { openTestShop } from '../../../tests/backend/test-shop.ts';
import { takeUses } from '../../kernel/limiter/count-uses.ts';
import { addToCart, mergeCarts } from './cart-actions.ts';
import { addLine, readLines, type CartOwner } from './cart-store.ts';

const opened = temporaryPayload();

test('one network address can’t make carts without end; whoever has a cart or an account, or is elsewhere, goes on', async () => {
  const { payload } = opened;
  const shop = await openTestShop(payload);
  const guest = (): CartOwner => ({ session: randomBytes(18).toString('base64url') });
  const [here, elsewhere] = ['192.0.2.1', '192.0.2.2'];
  const add = (owner: CartOwner, address: string) =>
    addToCart(payload, owner, { sku: shop.sku, addons: [], qty: 1 }, address);

  const first = guest();
  await add(first, here);
  for (let carts = 1; carts < RATE_LIMITS.newCarts.max; carts += 1)
    await takeUses([RATE_LIMITS.newCarts, here]);
  const late = guest();
  await expect(add(late, here)).rejects.toMatchObject({ status: 429 });
  expect(await readLines(payload, late)).toEqual([]);

  await add(first, here);
  await add({ customer: (await shop.newBuyer()).id }, here);
  await add(late, elsewhere);
  expect(await readLines(payload, first)).toMatchObject([{ qty: 2 }]);
});

test('a merged cart says what there was too much of; lines of the same thing share what there is', async () => {
  const { payload } = opened;
  const scarce = await openTestShop(payload, { stock: 3 });
  const plenty = await openTestShop(payload);
  const gone = await openTestShop(payload, { stock: 0 });
  const { id: customer } = await plenty.newBuyer();
  const session = randomBytes(18).toString('base64url');
  const put = (owner: CartOwner, sku: number, qty: number, addons: readonly number[] = []) =>
    addLine(payload, owner, { sku, addons, qty });
  await put({ customer }, scarce.sku, 2);
  await put({ customer }, plenty.sku, 60);
  await put({ session }, scarce.sku, 2, [7]);
  await put({ session }, plenty.sku, 60);
  await put({ session }, gone.sku, 1);

  expect(await mergeCarts(payload, session, customer)).toEqual([
    { name: expect.stringMatching(/^cap-/), reason: 'too_few', left: 1 },
    { name: expect.stringMatching(/^cap-/), reason: 'too_few', left: 99 },
    { name: expect.stringMatching(/^cap-/), reason: 'too_few' },
  ]);
  expect(await readLines(payload, { customer })).toMatchObject([
    { sku: scarce.sku, qty: 1 },
    { sku: plenty.sku, qty: 99 },
    { sku: scarce.sku, qty: 2 },
  ]);
  expect(await mergeCarts(payload, session, customer)).toEqual([]);
});
